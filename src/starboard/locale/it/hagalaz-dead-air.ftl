# Aria morta.

prompt-turn-which-door = Quale porta gira { $hero }?
prompt-override-which-door = { $enemy } gira la porta più vicina: quale?
prompt-fail-safe-which-door = Dispositivo di sicurezza: quale delle porte più lontane si blocca?
