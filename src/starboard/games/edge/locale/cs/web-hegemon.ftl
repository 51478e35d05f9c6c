# Hegemonův panel a jeho tah krok za krokem

web-his-launch = Hegemon vypouští loď
web-his-return = Hegemon se vrací na stanici
web-his-beat = Krok { $number } z { $count }
web-his-die = Kostka určí sekci
web-his-departs = Odlet lodi
web-his-region = Co mu dá lokace
web-his-recruit = Najímání a sběr
web-his-special = Symbol jeho karty
web-his-raid = Výpad nájezdníků
web-his-battle = Bitva
web-his-discard = Karta se odhodí a otočí se další
web-his-build = Staví, pokud může
web-his-command = Ukazatel velení se posune
web-his-scrapyard = Body za vrakoviště
web-his-home = Flotila se vrací
web-his-pad = Jeho odletová rampa a karty
web-his-faces = kostka { $low }, { $high }
web-officer-level = Důstojník, úroveň { $level }
web-ring-next = Ukazatel stojí na { $now }. Další je { $next }: { $what }.
web-silo-out = venku
web-silo-next = odletí jako další
web-silo-home = doma
web-order-goes = Letěl by sem: { $regions }
web-order-diverted = Žádná lokace nevyhovuje, letěl by k sondě: { $regions }
web-order-empty = Nezbývá žádná loď: vrátil by se na stanici
web-order-last = Čeká ho poslední tah: vrátí se na stanici
web-order-build = pak staví
web-order-event = pak se posune ukazatel události
web-order-repair = pak opravuje
web-he-holds = Co má
web-holds-cards = { $count ->
    [one] karta, nikdo ji nezná
    [few] karty, nikdo je nezná
    [many] karty, nikdo je nezná
   *[other] karet, nikdo je nezná
}
web-holds-moons = { $count ->
    [one] měsíc
    [few] měsíce
    [many] měsíce
   *[other] měsíců
}
web-holds-tokens = { $count ->
    [one] žeton
    [few] žetony
    [many] žetonu
   *[other] žetonů
}
web-holds-leaders = { $count ->
    [one] velitel
    [few] velitelé
    [many] velitele
   *[other] velitelů
}
web-holds-modules = { $count ->
    [one] modul
    [few] moduly
    [many] modulu
   *[other] modulů
}
