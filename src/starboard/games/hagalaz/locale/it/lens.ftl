# Hagalaz: la lente, che dice tutto di una cosa.

lens-name = { $words }
lens-printed = { $words }
lens-main = { $ability }: { $words }

# Numeri
lens-attack = Attacco
lens-walks = Movimento
lens-damage = Danni
lens-levels = Livelli rimasti
lens-health = Punti ferita
lens-shields = Scudi
lens-xp = PE
lens-in-pool = Nella riserva
lens-unseen = Carte non viste
lens-count = Nell’inventario
lens-in-its-lane = Compagni nella linea
lens-ticked = Caselle
lens-storm-boxes = Caselle sconfitta
lens-storm-cards = Escalation
lens-loot-kind = { $kind }

# Che cos’è
lens-enemy = { $elite ->
        [yes] Elite
       *[no] Gregario
    }, in { $hex }
lens-hero = { $downed ->
        [yes] compagno A Terra
       *[no] compagno
    }{ $shared ->
        [yes] {" "}di { $seat }
       *[no] {""}
    }{ $hex ->
        [none] {""}
       *[other] , in { $hex }
    }
lens-slot = Slot di { $action }, { $hero }
lens-slot-state = { $used ->
        [yes] in questo round ha già un dado
       *[no] libero
    }
lens-ability = { $box ->
        [start] capacità iniziale
        [advanced] capacità avanzata
        [loyalty] capacità lealtà
       *[locked] capacità
    } di { $hero }, { $unlocked ->
        [yes] sbloccata
       *[no] bloccata
    }
lens-die = dado della riserva comune
lens-face-down = Carta pericolo coperta
lens-card = { $known ->
        [yes] carta pericolo di { $hero }, rivelata
       *[no] davanti a { $hero }; nessuno l’ha vista
    }
lens-hex-name = Esagono { $hex }
lens-hex = { $concealed ->
        [yes] in un’area Occultata
       *[no] in un’area rivelata
    }
lens-turret-name = Torretta
lens-turret = { $active ->
        [yes] Attiva
       *[no] disattivata
    }, in { $hex }
lens-loot = Bottino
lens-loot-where = coperto, in { $hex }; i numeri sono quelli di tutti i segnalini che nessuno ha visto
lens-item = trovato dalla squadra
lens-door = Porta { $hex } / { $other }
lens-door-state = { $locked ->
        [yes] bloccata: come una parete
       *[no] sbloccata
    }
lens-mission-action = azione Missione di questa pagina
lens-objective = { $box ->
        [preliminary] obiettivo preliminare
        [paragon] obiettivo eroico: conclude la missione
        [renegade] obiettivo rinnegato: conclude la missione
        [loyalty] obiettivo lealtà: conclude la missione
       *[secondary] obiettivo secondario
    }, { $done ->
        [yes] completato
       *[no] non completato
    }
lens-counter = progresso della missione
lens-storm = quanto regge ancora il relitto
lens-page = pagina della missione, con le regole aggiuntive

# Marcatori e regole
lens-marker = { $marker ->
        [grapple] Presa. Il suo attacco di opportunità trattiene il compagno: niente più movimento in questa azione.
        [ranged] A distanza. Colpisce qualsiasi compagno nella sua Linea di Fuoco.
        [reaction] Reazione. Si avvicina di un esagono quando un compagno lo ferisce e resta in piedi.
       *[sprint] Scatto. Percorre 4 invece di 2.
    }
lens-stunned = Stordito. Fino alla fine del round non agisce, non colpisce e non ha marcatori.
lens-biotic = Effetto biotico. Fino alla fine del round il suo attacco è inferiore di 2.
lens-slot-fits = { $slot ->
        [move] Riceve Movimento 2, Movimento 3, o Movimento 2 oppure Azione Standard.
        [empowered] Riceve solo un’Azione Potenziata.
       *[standard] Riceve un’Azione Standard, un’Azione Potenziata, o Movimento 2 oppure Azione Standard.
    }
lens-needs = Prima va sbloccata { $needs }.
lens-die-goes = { $slot ->
        [move] È adatto agli slot Movimento.
        [empowered] È adatto agli slot Azione Potenziata.
       *[standard] È adatto agli slot Azione Standard.
    }
lens-mission-die = { $die ->
        [empowered] Richiede un’Azione Potenziata sullo slot Missione.
       *[standard] Richiede un dado sullo slot Missione.
    }
lens-in-lane = { $count ->
        [one] { $count } torretta Attiva spara
       *[other] { $count } torrette Attive sparano
    } lungo questo esagono.
lens-mark = { $mark ->
        [start] Esagono di partenza di un compagno.
        [loot] All’inizio della missione qui c’è bottino.
        [bonus-loot] Bottino bonus.
        [grunt-spawn] Esagono di arrivo: finché è libero vi compaiono Gregari.
        [elite-spawn] Esagono di arrivo di un Elite.
        [inferno] Inferno: 1 danno a chi entra o è qui all’inizio del round; non agli Elite.
        [coolant] Perdita di refrigerante: 2 danni a un compagno che finisce qui il turno.
        [fast-travel] Viaggio rapido: un punto movimento fino all’altro capo della coppia.
        [terminal] Terminale: qui si può fare un’azione Missione.
        [objective] All’inizio della missione qui c’è un segnalino obiettivo.
        [prisoner] All’inizio della missione qui aspetta un prigioniero.
        [exit] Uscita.
        [turret] Qui c’è una torretta; si può stare nel suo esagono.
       *[upper] Terreno Superiore: si scende liberamente, si sale solo da una rampa.
    }
lens-mark-of-mission = Un luogo di questa missione: { $mark }.

# Che cosa farà, così come stanno le cose
lens-next-hits = { $tie ->
        [no] Colpisce { $hero } per { $damage }.
       *[yes] Colpisce { $hero } per { $damage }; sceglie chi controlla il compagno attuale.
    }
lens-next-walks = Non ha nessuno a portata: si muove fino a { $points } verso { $hero }.
lens-next-stunned = Non fa nulla finché non si riprende alla fine del round.
lens-next-concealed = Non fa nulla finché la sua area non è rivelata.
lens-next-nobody = Non ha nessuno da attaccare: nessun eroe è in piedi.
lens-woken-by = { $count } carte pericolo non viste su { $total } lo nominano.
lens-either = { $one } o { $other }
lens-next-downed = { $hero } resta a terra finché qualcuno accanto non lo rianima.
lens-next-acting = { $hero } agisce ora.
lens-next-played = { $hero } ha già giocato in questo round.
lens-next-plays = { $soon ->
        [yes] { $hero } gioca subito dopo.
       *[no] { $hero } deve ancora giocare in questo round.
    }

# Che cosa fanno le azioni base e le facce
lens-action-move = Percorri tanti esagoni quanti ne dà il dado, 2 o 3. Chi si allontana da un nemico provoca il suo attacco.
lens-action-mission = Fai ciò che la pagina della missione offre in questo esagono.
lens-action-revive = Un compagno A Terra in un esagono adiacente si rialza.
lens-face-move2 = Due punti movimento.
lens-face-move3 = Tre punti movimento.
lens-face-standard = Un’Azione Standard.
lens-face-empowered = Un’Azione Standard nella versione più forte, se la capacità ne ha una.
lens-face-combined = Due punti movimento oppure un’Azione Standard.
lens-face-star = Attiva la capacità principale del compagno che l’ha tirata, poi si ripete il tiro.
