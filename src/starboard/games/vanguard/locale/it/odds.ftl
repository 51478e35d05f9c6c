# What comes of an answer.

odds-row = { $outcome }
odds-row-brief = { $outcome }
odds-fits = Mostra ciò che serve
odds-fits-brief = utile
odds-advances = Da solo fa avanzare il tracciato
odds-advances-brief = avanza
odds-success = { $amount ->
        [one] { $amount } segnalino successo
       *[other] { $amount } segnalini successo
    }
odds-success-brief = { $amount ->
        [one] { $amount } segnalino successo
       *[other] { $amount } segnalini successo
    }
odds-unique = { $amount ->
        [one] { $amount } scoperta unica
       *[other] { $amount } scoperte uniche
    }
odds-unique-brief = { $amount ->
        [one] { $amount } scoperta unica
       *[other] { $amount } scoperte uniche
    }
odds-discovery = { $amount ->
        [one] { $amount } scoperta
       *[other] { $amount } scoperte
    }
odds-discovery-brief = { $amount ->
        [one] { $amount } scoperta
       *[other] { $amount } scoperte
    }
odds-supplies = Provviste: { $amount }
odds-supplies-brief = Provviste: { $amount }
odds-energy = Energia: { $amount }
odds-energy-brief = Energia: { $amount }
odds-command = Comando: { $amount }
odds-command-brief = Comando: { $amount }
odds-morale = Morale: { $amount }
odds-morale-brief = Morale: { $amount }
odds-completes = Missione compiuta: { $mission }
odds-completes-brief = { $mission }
odds-hurt = { $section }, lesioni: { $amount }
odds-hurt-brief = lesioni: { $amount }
odds-healed = { $section }, lesioni guarite: { $amount }
odds-healed-brief = lesioni guarite: { $amount }
odds-sacrifices = { $section } sacrifica { $amount ->
        [one] { $amount } dado
       *[other] { $amount } dadi
    }
odds-sacrifices-brief = sacrifica { $amount ->
        [one] { $amount } dado
       *[other] { $amount } dadi
    }
odds-refreshes = { $section } ripristina { $amount ->
        [one] { $amount } dado
       *[other] { $amount } dadi
    }
odds-refreshes-brief = ripristina { $amount ->
        [one] { $amount } dado
       *[other] { $amount } dadi
    }
odds-exhausts = { $section } esaurisce { $amount ->
        [one] { $amount } dado
       *[other] { $amount } dadi
    }
odds-exhausts-brief = esaurisce { $amount ->
        [one] { $amount } dado
       *[other] { $amount } dadi
    }
odds-draws = { $section } pesca { $amount ->
        [one] { $amount } carta
       *[other] { $amount } carte
    }
odds-draws-brief = pesca { $amount ->
        [one] { $amount } carta
       *[other] { $amount } carte
    }
odds-moves = { $section } si sposta
odds-moves-brief = spostamento
