# Il pannello dell'Egemone e il suo turno passo per passo

web-his-launch = L’Egemone lancia una nave
web-his-return = L’Egemone torna alla stazione
web-his-beat = Passo { $number } di { $count }
web-his-die = Il dado sceglie una sezione
web-his-departs = Partenza della nave
web-his-region = Che cosa gli dà la regione
web-his-recruit = Reclutare e raccogliere
web-his-special = Il simbolo della sua carta
web-his-raid = Incursione
web-his-battle = Battaglia
web-his-discard = La carta è scartata, si gira la prossima
web-his-build = Costruisce, se può
web-his-command = L’indicatore di comando avanza
web-his-scrapyard = Punti del deposito rottami
web-his-home = La flotta torna a casa
web-his-pad = La sua rampa di lancio e le sue carte
web-his-faces = dado { $low }, { $high }
web-officer-level = Ufficiale, livello { $level }
web-ring-next = Indicatore su { $now }. Il prossimo è { $next }: { $what }.
web-silo-out = fuori
web-silo-next = parte per prima
web-silo-home = a casa
web-order-goes = Andrebbe qui: { $regions }
web-order-diverted = Nessuna regione corrisponde, andrebbe alla sonda: { $regions }
web-order-empty = Non resta nessuna nave: tornerebbe alla stazione
web-order-last = È il suo ultimo turno: torna alla stazione
web-order-build = poi costruisce
web-order-event = poi l’indicatore evento avanza
web-order-repair = poi ripara
web-he-holds = Che cosa ha
web-holds-cards = { $count ->
    [one] carta, nascosta
   *[other] carte, nascoste
}
web-holds-moons = { $count ->
    [one] luna
   *[other] lune
}
web-holds-tokens = { $count ->
    [one] segnalino
   *[other] segnalini
}
web-holds-leaders = { $count ->
    [one] leader
   *[other] leader
}
web-holds-modules = { $count ->
    [one] modulo
   *[other] moduli
}
