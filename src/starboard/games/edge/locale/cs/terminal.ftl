# Edge v terminálu.

terminal-edge-setting-up = Před prvním tahem
terminal-edge-turn = Tah { $turn } · { $who }
terminal-edge-kind = { $kind ->
    [ice] ledová
    [metallic] kovová
    [desert] pouštní
    [garden] zahradní
    [volcanic] sopečná
    [base] báze
    [nebula] mlhovina
    [gate] Brána
    [special] speciální
   *[space] prázdno
}
terminal-edge-goods = { $kind ->
    [0] en
    [1] kr
    [2] le
    [3] na
   *[other] ti
}
terminal-edge-legend = A: lodě (t transportér, f stíhačka, s výzkumná loď, c křižník) · + velitel · o měsíc · ! nájezdníci s třídou{ $hegemon ->
    [yes] {" "}· H Hegemon · * jeho sonda
   *[no] {""}
}
terminal-edge-who = Kdo
terminal-edge-points = Body
terminal-edge-cards = Karty
terminal-edge-leaders = Vel.
terminal-edge-pad = Rampa/vraky
terminal-edge-clock = { $ending ->
    [yes] Poslední tahy.
   *[no] Konec přijde s { $terminus } body.
} Do příští události { $steps ->
    [one] zbývá 1 krok
    [few] zbývají { $steps } kroky
    [many] zbývá { $steps } kroku
   *[other] zbývá { $steps } kroků
}.
terminal-edge-is-damaged = poškozeno
terminal-edge-is-infested = mechafág
terminal-edge-is-docked = kotví loď
terminal-edge-next-space = Další na kruhu: { $text }
terminal-edge-section = { $section ->
    [1] na 1 nebo 2
    [2] na 3 nebo 4
   *[other] na 5 nebo 6
}
terminal-edge-not-rolled = ještě nehozeno
