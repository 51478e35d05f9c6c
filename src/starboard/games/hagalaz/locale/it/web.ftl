# What the browser client says of Hagalaz alone, besides the map and the boards.

web-phases = Fasi del round
web-phase-prepare = Preparazione
web-phase-heroes = Compagni
web-phase-end = Finale
web-mission-page = Regole della Missione
web-die-as = { $action } (come { $face })
web-beside = Squadra e missione
web-boards = Schede compagno
web-dock = Dadi e scheda compagno
web-squad = Squadra, in ordine di turno
web-health = Punti ferita
web-shields = Scudi
web-acting = turno in corso
web-played = ha giocato
web-downed = A Terra
web-leads = avanguardia
web-elites = Elite
web-elite-status = In { $at }, attacco { $attack }; livello { $level } di { $levels }: { $damage } di { $toughness } segnati
web-mission = Missione
web-objective-done = completato
web-objective-later = più avanti
web-objective-preliminary = obiettivo preliminare
web-objective-paragon = obiettivo eroico
web-objective-renegade = obiettivo rinnegato
web-objective-secondary = obiettivo secondario
web-objective-loyalty = obiettivo lealtà
web-page-failure = Quando la missione fallisce
web-page-rules = Regole Aggiuntive
web-page-actions = Azioni Missione
web-page-objectives = Obiettivi
web-card-of = Carta pericolo ({ $hero })
web-piece-door = Porta { $at }
web-piece-turret = Torretta in { $at }
web-piece-edge = Lato { $at }
web-piece-token = { $kind ->
        [drone] Chatika
        [fire] Inferno
        [loot] Bottino
        [mine] Mina di prossimità
        [objective] Segnalino obiettivo
        [prisoner] Prigioniero
       *[other] { $kind }
    } in { $at }
web-tab-dock = Dadi
web-tab-side = Squadra
web-key-lines = mostra le Linee di Fuoco
web-about = Un incrociatore è caduto in una tempesta che non passa. Quattro compagni, dodici dadi, e il tempo tiene il conto.
web-length = circa 90 minuti a missione
web-campaign-about = Quattro missioni o più in una notte. Ciò che vincete, perdete e imparate resta alla squadra.
web-step-roll = Lancio
web-step-die = Dado { $number }
web-step-threat = Minaccia
web-turn-threat = { $hero }: minaccia
web-turn-of = Turno di { $hero }
web-turn-place = turno { $turn } di { $turns } nel round { $round }
web-mood-telling = Minaccia
