# Mrtvý vzduch.

prompt-turn-which-door = Které dveře { $hero } přepne?
prompt-override-which-door = { $enemy } přepíná nejbližší dveře: které to budou?
prompt-fail-safe-which-section = Pojistka: která sekce zavře dveře?
