# Aria morta.

prompt-turn-which-door = Quale porta gira { $hero }?
prompt-override-which-door = { $enemy } gira la porta più vicina: quale?
prompt-fail-safe-which-section = Dispositivo di sicurezza: quale sezione chiude le porte?
