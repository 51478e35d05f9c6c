# Le parole del client in Vanguard.

web-about = Una campagna giocata insieme: pianeti esplorati con i dadi e una nave da governare tra l’uno e l’altro.
web-tab-dock = Equipaggio
web-tab-side = Qui
web-dock = Plance dell’equipaggio
web-round = Round
web-pass = Giro del libro
web-supplies = Provviste
web-unlimited = illimitate
web-success = Successi
web-pools = Riserve
web-crew-available = Equipaggio disponibile, con grado
web-crew-resting = { $count ->
        [one] 1 altro riposa.
       *[other] Altri { $count } riposano.
    }
web-systems = Sistemi vicini
web-not-scanned = non scansionata
web-atlas-object = Oggetto
web-atlas-kind = A che serve
web-atlas-known = Che cosa si sa
web-atlas-price = Costo
web-atlas-landing = atterraggio
web-atlas-visit = visita
web-atlas-chosen = scelto per l’atterraggio
web-atlas-visited = visitato
web-atlas-unvisited = non visitato
web-needs-or = o
web-here = Qui
web-in-play = In gioco
web-leads = Indizi e ritrovamenti
web-of = { $count } di { $of }
web-spent = Esauriti
web-no-injury = nessuna ferita
web-rank-in = { $section ->
        [security] Sicurezza
        [science] Scienza
        [recon] Ricognizione
       *[engineering] Ingegneria
    } · grado { $rank }
web-in-sector = settore { $number }
web-without-die = senza { $odds }
web-chances = Probabilità su 100, senza carte
web-row-advances = Avanza: { $chance } su 100.
web-on-the-way = Lungo la strada
web-step-action = Azione { $number }
web-step-event = Evento
web-read-before = Lette prima
web-legend-poi = un punto d’interesse
web-legend-log = una pagina del diario
web-legend-lander = dove può stare un lander
web-legend-important = di particolare interesse
web-legend-final = del tutto esplorato
web-legend-route = la condizione dice quanto costa la via
web-legend-exhaust = esaurisci un dado
web-legend-sacrifice = sacrifica un dado
web-legend-danger = tira un dado pericolo
web-legend-supply = perdi una provvista
web-legend-time = il tempo passa
web-legend-injury = una ferita
web-legend-lead = un indizio verso una scoperta
web-legend-success = un successo
