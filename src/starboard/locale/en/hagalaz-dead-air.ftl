# Dead Air.

prompt-turn-which-door = Which door does { $hero } turn over?
prompt-override-which-door = { $enemy } turns over the nearest door: which one?
prompt-fail-safe-which-door = Fail-safe: which of the farthest doors locks?
