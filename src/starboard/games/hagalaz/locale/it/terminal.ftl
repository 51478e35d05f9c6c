# Hagalaz in the terminal.

terminal-hagalaz-campaign = Campagna
terminal-hagalaz-between-missions = Tra una missione e l’altra
terminal-hagalaz-setting-up = Preparazione
terminal-hagalaz-round = Round { $round }
terminal-hagalaz-turn = Round { $round } · turno di { $hero }
terminal-hagalaz-player = giocatore { $seat }

terminal-hagalaz-map-goes-on = La mappa continua verso est:
terminal-hagalaz-legend-locked = porta bloccata
terminal-hagalaz-legend-unlocked = porta sbloccata
terminal-hagalaz-legend-obstacle = ostacolo
terminal-hagalaz-legend-ramp = rampa
terminal-hagalaz-legend-drop = dislivello, solo in discesa
terminal-hagalaz-legend-concealed = area Occultata
terminal-hagalaz-legend-turret = torretta e dove spara
terminal-hagalaz-legend-turret-off = torretta disattivata
terminal-hagalaz-legend-objective = obiettivo
terminal-hagalaz-legend-prisoner = prigioniero
terminal-hagalaz-legend-fire = incendio
terminal-hagalaz-legend-loot = bottino
terminal-hagalaz-legend-mine = mina
terminal-hagalaz-legend-drone = Chatika
terminal-hagalaz-legend-terminal = terminale
terminal-hagalaz-legend-grunt-spawn = esagono generazione
terminal-hagalaz-legend-inferno = inferno
terminal-hagalaz-legend-coolant = perdita di refrigerante
terminal-hagalaz-legend-exit = uscita dalla mappa
terminal-hagalaz-legend-fast-travel = viaggio rapido
terminal-hagalaz-legend-upper = Terreno Superiore
terminal-hagalaz-legend-mark = { $mark ->
        [magazine] santabarbara
        [gate] cancello
        [perch] postazione del cecchino
        [rod] barra di controllo
        [panel] pannello delle porte
        [plant] impianto dell’aria
        [breach] breccia
        [bunks] cuccette
        [workshop] officina
        [tanks] serbatoi
        [bulkhead] paratia
        [lever] leva
        [reader] lettore
        [aft-seam] giunto di poppa
        [fore-seam] giunto di prua
        [bank] batteria di condensatori
        [wheel] ruota a mano
       *[other] { $mark }
    }

terminal-hagalaz-column-hero = Compagno
terminal-hagalaz-column-enemy = Nemico
terminal-hagalaz-column-hex = Esagono
terminal-hagalaz-column-health = Punti ferita
terminal-hagalaz-column-shields = Scudi
terminal-hagalaz-column-xp = PE
terminal-hagalaz-column-main = Principale
terminal-hagalaz-column-card = Carta
terminal-hagalaz-column-notes = Note
terminal-hagalaz-column-attack = Attacco
terminal-hagalaz-column-damage = Danni

terminal-hagalaz-card-face-down = coperta
terminal-hagalaz-downed = A Terra
terminal-hagalaz-acted = turno fatto
terminal-hagalaz-locked-dice = { $dice ->
        [one] 1 dado bloccato
       *[other] { $dice } dadi bloccati
    }
terminal-hagalaz-renegade = { $tokens ->
        [one] 1 segnalino rinnegato
       *[other] { $tokens } segnalini rinnegato
    }
terminal-hagalaz-stock = { $count ->
        [one] 1 mina
       *[other] { $count } mine
    }
terminal-hagalaz-hidden-enemies = { $count ->
        [one] 1 nemico aspetta nel buio
       *[other] { $count } nemici aspettano nel buio
    }
terminal-hagalaz-marker-grapple = Immobilizzazione
terminal-hagalaz-marker-ranged = Distanza
terminal-hagalaz-marker-reaction = Reazione
terminal-hagalaz-marker-sprint = Scatto
terminal-hagalaz-level = livello { $level } di { $levels }
terminal-hagalaz-stunned = Stordito
terminal-hagalaz-biotic = effetto biotico

terminal-hagalaz-tray-slots = Slot
terminal-hagalaz-tray-pool = Riserva strategica
terminal-hagalaz-tray-inventory = Inventario della squadra
terminal-hagalaz-tray-storm = Tempesta
terminal-hagalaz-escalations = carte Escalation verso la prossima casella: { $count } di { $of }
terminal-hagalaz-slot-move = movimento
terminal-hagalaz-slot-standard = standard
terminal-hagalaz-slot-empowered = potenziata
terminal-hagalaz-no-slot = (sempre attiva)

terminal-hagalaz-base-move = Muovi di tanti esagoni quanti ne mostra il dado.
terminal-hagalaz-base-mission = Fai ciò che la missione offre in questo esagono.
terminal-hagalaz-base-revive = Rianima un compagno A Terra adiacente.

terminal-hagalaz-objective-preliminary = Preliminare
terminal-hagalaz-objective-paragon = Eroico
terminal-hagalaz-objective-renegade = Rinnegato
terminal-hagalaz-objective-secondary = Secondario
terminal-hagalaz-objective-loyalty = Lealtà
terminal-hagalaz-not-yet = non ancora valido
terminal-hagalaz-heading-objectives = Obiettivi
terminal-hagalaz-heading-failure = Quando si perde
terminal-hagalaz-heading-actions = Che cosa può fare l’azione Missione
terminal-hagalaz-heading-rules = Regole di questa missione
terminal-hagalaz-heading-campaign = Le missioni finora
terminal-hagalaz-result-paragon = Vittoria Eroica
terminal-hagalaz-result-renegade = Vittoria Rinnegata
terminal-hagalaz-result-loyalty = Vittoria lealtà
terminal-hagalaz-result-defeat = persa
terminal-hagalaz-heading-story = La storia finora
terminal-hagalaz-war-readiness = Reattività Bellica ottenuta: { $amount }
terminal-hagalaz-band = { $band ->
        [failure] finora un fallimento
        [costly] finora un successo a caro prezzo
        [success] finora un successo
        [triumph] finora un trionfo
       *[perfect] finora perfetta
    }

terminal-hagalaz-board-health = Punti ferita { $health }, scudi { $shields }
terminal-hagalaz-ability-locked = da sbloccare
terminal-hagalaz-ability-advanced = da sbloccare
terminal-hagalaz-ability-loyalty = per lealtà
terminal-hagalaz-ability-needs = da sbloccare, richiede { $needs }

# Ciò che l’aiuto del terminale dice di Hagalaz con parole sue.

terminal-how-to-ask = Scrivi ? e un esagono, un nome, un’azione o un numero per sapere perché non è offerto, oppure ? e la sigla di una regola per leggerla. Questa domanda segue da:
terminal-no-such-board = Qui nessuno si chiama «{ $word }»; scrivi b e il nome di un compagno, per esempio b garrus.
terminal-help-number = un numero   scegliere quell’opzione; vale anche la sua chiave o il nome di un esagono o personaggio
terminal-help-why = ? PAROLA    perché non è offerto? PAROLA è un esagono (? E5), un personaggio (? garrus, ? Gu3), un’azione o un numero
terminal-help-rule = ? REGOLA    leggere una regola, per esempio ? HG-MOVE-04; ? da solo mostra la regola di questa domanda
terminal-help-board = b NOME      la scheda di un compagno con i testi di tutte le capacità, per esempio b garrus
terminal-help-objectives = o           obiettivi, regole della missione e la storia finora
