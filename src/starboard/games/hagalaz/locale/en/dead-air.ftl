# Dead Air.

prompt-turn-which-door = Which door does { $hero } turn over?
prompt-override-which-door = { $enemy } turns over the nearest door: which one?
prompt-fail-safe-which-section = Fail-safe: which section shuts its doors?
