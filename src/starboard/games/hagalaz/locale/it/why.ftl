# Hagalaz: perché qualcosa non si può scegliere, che cosa ci vuole e che cosa lo apre.

# --- Motivi: seguono “No:” o “Non è possibile:” ---------------------------------------------------------------

reason-others-set-up = ora decide qualcun altro, mentre si prepara la missione
reason-others-decide = ora decide qualcun altro, nel turno di { $hero }
reason-mission-over = la missione è finita e non si chiede più nulla

# La mappa
reason-hexes-are-walked = in un esagono entra un compagno nel proprio turno
reason-stands-here = { $hero } è già in { $hex }
reason-hero-stands-there = in { $hex } c’è { $hero }: si può attraversare, ma non fermarsi lì
reason-behind-a-locked-door = l’unica via per { $hex } passa da una porta bloccata
reason-enemies-bar-the-way = su ogni via per { $hex } ci sono nemici
reason-too-far-to-walk = { $hex } dista { $steps } { $steps ->
        [one] passo
       *[other] passi
    } e i punti movimento sono { $points }
reason-no-way-there = pareti e dislivelli non lasciano vie per { $hex }
reason-walk-there-first = la via passa per { $hex }, dove succede qualcosa: prima entra lì e vedi
reason-walk-step-by-step = { $hex } dista { $steps } { $steps ->
        [one] passo
       *[other] passi
    }: vacci un passo alla volta
reason-enemies-are-attacked = { $enemy } si può attaccare nel turno di un compagno
reason-no-action-reaches = nessuna azione per cui { $hero } ha un dado e uno slot libero arriva fin lì
reason-not-in-the-squad = { $hero } non partecipa a questa missione
reason-heroes-have-turns = { $hero } si sceglie solo quando la domanda riguarda i compagni
reason-hero-acts-now = è il turno di { $hero }: si scelgono i dadi, gli slot e gli esagoni intorno
reason-no-action-for-hero = nulla di ciò che ora si può fare è per { $hero }
reason-turret-is-disabled = la torretta in { $hex } è disattivata e non spara
reason-turret-is-no-target = la torretta in { $hex } non è un personaggio: nessuno la attacca
reason-token-lies-there = lì c’è { $token }, e nessuna azione di questa missione lo riguarda
reason-loot-lies-there = il bottino non si sceglie: lo prende chi entra in { $hex }
reason-mine-waits = la mina in { $hex } aspetta il primo nemico che entra
reason-drone-waits = Chatika si muove quando Tali ottiene una stella
reason-door-is-open = la porta tra { $hex } e { $other } è sbloccata: si passa
reason-door-is-locked = la porta tra { $hex } e { $other } è bloccata
reason-ramp-there = qui una rampa unisce i due livelli
reason-obstacle-there = tra i due esagoni c’è un ostacolo
reason-wall-there = tra i due esagoni c’è una parete

# Dadi e schede
reason-dice-in-a-turn = i dadi si tirano e si allocano nel turno di un compagno
reason-no-slot-for-die = { $hero } non ha uno slot libero adatto a questo dado
reason-dice-are-placed = { $hero } alloca i dadi quando questo è deciso
reason-not-its-turn = non è il turno di { $hero }
reason-no-die-fits = nella riserva nessun dado è adatto a { $action }, che richiede { $slot ->
        [move] un dado Movimento
        [empowered] un’Azione Potenziata
       *[standard] un’Azione Standard
    }
reason-slots-take-dice = { $action } riceve un dado quando si allocano i dadi
reason-works-by-itself = { $ability } non richiede dadi e agisce da sé
reason-board-tells = i valori di { $hero } sono lì per essere letti
reason-card-is-known = la carta pericolo di { $hero } è nota; si risolve alla fine del turno
reason-card-is-hidden = la carta pericolo di { $hero } resta coperta fino alla fine del turno
reason-item-at-an-action = { $kind }: si usa all’inizio o alla fine di un’azione
reason-data-for-later = le informazioni non servono durante la missione: contano dopo

# Azioni Missione e obiettivi
reason-no-mission-actions = questa missione non ha azioni Missione
reason-mission-in-a-turn = { $action } si fa nel turno di un compagno, con un dado sullo slot Missione
reason-nothing-left-for-action = sulla mappa non resta nulla per { $action }
reason-action-is-elsewhere = { $action } si fa in { $hex }, a { $steps } { $steps ->
        [one] passo
       *[other] passi
    }
reason-mission-takes-a-die = { $action } richiede prima un dado sullo slot Missione
reason-objective-is-done = l’obiettivo { $objective } è completato
reason-objective-is-a-goal = { $objective } è un obiettivo: si spunta da sé quando accade ciò che chiede
reason-objective-comes-after = { $objective } conta solo dopo { $before }
reason-counter-counts = { $counter } è a { $count } su { $wanted }: lo fa avanzare ciò che accade sulla mappa
reason-storm-rises = la tempesta non si sceglie: caselle spuntate { $count } su { $wanted }
reason-page-tells = la pagina della missione è lì per essere letta
reason-turn-tells = è il turno di { $hero } nel round { $round }
reason-between-turns = nel round { $round } non è in corso il turno di nessuno
reason-pool-holds = nella riserva { $count ->
        [one] c’è { $count } dado
       *[other] ci sono { $count } dadi
    }; si scelgono i singoli dadi
reason-seat-plays = { $seat } controlla { $heroes } { $heroes ->
        [one] compagno
       *[other] compagni
    }
reason-passage-was-read = il brano «{ $passage }» è stato letto
reason-chosen-between-missions = { $mission } si sceglie solo tra una missione e l’altra
reason-loyalty-between-missions = la missione lealtà di { $hero } si sceglie solo tra una missione e l’altra
reason-war-readiness-counts = la Reattività Bellica è { $points }
reason-xp-counts = qui si conta l’esperienza di { $hero }
reason-map-is-pointed-at = si scelgono gli esagoni e i pezzi della mappa, non la mappa
reason-threat-cards-lie-there = le carte pericolo si rivelano una alla volta, alla fine di ogni turno
reason-inventory-holds-loot = qui c’è ciò che la squadra ha trovato
reason-players-sit-here = qui sono elencati i giocatori di questo tavolo
reason-story-is-read = la storia è lì per essere letta
reason-squad-waits = qui aspettano i compagni che non sono nella squadra
reason-campaign-map-shows = la mappa della campagna mostra dove è stata la squadra

# --- Condizioni -------------------------------------------------------------------------------------------------

check-turn-of = È il turno di { $hero }

check-free = { $hex } è libero
check-no-enemy = Nessun nemico in { $hex }: c’è { $enemy }
check-no-hero = Nessun altro compagno in { $hex }: c’è { $hero }
check-way-leads = Una via porta a { $hex }: { $steps } { $steps ->
        [one] passo
       *[other] passi
    }
check-doors-open = Le porte sulla via per { $hex } sono sbloccate
check-enemies-off-the-way = Nessun nemico sbarra la via per { $hex }
check-no-way = Una via porta a { $hex }
check-steps-left = Punti movimento sufficienti: ne servono { $steps }, ne restano { $points }
check-die-reaches = Un dado Movimento da { $steps } { $steps ->
        [one] passo
       *[other] passi
    }: il migliore nella riserva fa { $points }
check-quiet-way = Nulla ferma il cammino: { $cause ->
        [loot] in { $hex } c’è bottino
        [fire] { $hex } brucia
        [strike] il passo in { $hex } provoca un attacco
        [lift] in { $hex } si arriva con il viaggio rapido
       *[door] da { $hex } si vede una nuova area
    }
check-door-unlocked = La porta { $hex } / { $other } è sbloccata

check-revealed = { $enemy } non è in un’area Occultata
check-line-of-fire = { $enemy } è su una delle sei linee rette da { $hex }, senza nulla in mezzo
check-adjacent = { $enemy } è adiacente
check-in-range = Entro { $range }: è a { $distance } { $distance ->
        [one] esagono
       *[other] esagoni
    }
check-far-enough = Ad almeno { $range }: è a { $distance }
check-any-action-reaches = Un dado di { $hero } su un’azione che ci arriva
check-action-reaches = { $action } ci arriva
check-action-fails = { $action }: { $reason }
check-item-fails = { $kind }: { $reason }

check-slot-free = Uno slot di { $action } è libero
check-slot-of = Lo slot di { $action } è libero
check-slot-for-die = { $hero } ha uno slot libero adatto
check-dice-left = Meno di { $most } dadi presi in questo turno: finora { $count }
check-die-in-pool = { $slot ->
        [move] Un dado Movimento
        [empowered] Un’Azione Potenziata
       *[standard] Un’Azione Standard
    }: nella riserva { $count }
check-ability-unlocked = { $ability } è sbloccata
check-xp = { $wanted } PE in questa missione: { $hero } ne ha { $count }
check-xp-left = { $hero } può ancora ottenere PE in questa missione: { $count } è il massimo

check-stands-there = { $hero } è sul posto, in { $hex }
check-stands-at-spot = { $hero } è in { $hex }: mancano { $steps } { $steps ->
        [one] passo
       *[other] passi
    }
check-spot-is-left = Sulla mappa resta qualcosa per { $action }
check-changes-something = { $action } qui cambierebbe qualcosa
check-objective-done = { $objective } è completato
check-boxes-ticked = { $counter }: caselle { $count } su { $wanted }
check-turrets-disabled = { $wanted } torrette disattivate allo stesso tempo: ora { $count }
check-elite-defeated = { $elite } è sconfitto
check-as-printed = { $words }

# --- Che cosa lo apre ---------------------------------------------------------------------------------------------

opens-zone = Indica una cosa qui per sapere che cos’è; ciò che si può scegliere è illuminato.
opens-hex = Ci porta, passo dopo passo, un dado su Movimento o su un’azione che muove un compagno.
opens-enemy = I compagni attaccano { $enemy } con un dado su una capacità; ci arriva anche una granata.
opens-concealed = La rivela un compagno che sta a una porta sbloccata dell’area, o che vi entra.
opens-hero = Rianimare, medi-gel e alcune capacità sono per altri compagni; { $hero } agisce nel proprio turno.
opens-active-hero = Metti un dado su uno slot di { $hero }: tre dadi per turno, poi la carta pericolo.
opens-absent-hero = Tra una missione e l’altra la squadra si sceglie di nuovo: Shepard e altri tre.
opens-turret = Una torretta Attiva colpisce ogni compagno nella sua linea quando una carta o la missione la fa sparare; ora nella linea di quella in { $hex } { $heroes ->
        [one] c’è { $heroes } compagno
       *[other] ci sono { $heroes } compagni
    }.
opens-turret-disabled = Alcuni nemici e carte riattivano una torretta; quella in { $hex } avrebbe allora { $heroes } { $heroes ->
        [one] compagno
       *[other] compagni
    } nella sua linea.
opens-token = La pagina della missione dice a che cosa serve { $token }.
opens-loot = Entra in { $hex }: il segnalino si rivela ed entra gratis nell’inventario.
opens-mine = Esplode sotto il primo nemico che entra nel suo esagono.
opens-drone = Con ogni stella Tali muove Chatika, che poi ferisce, sblocca una porta o disattiva una torretta.
opens-unlocked-door = Compagni e nemici passano; un compagno accanto vede che cosa c’è oltre.
opens-locked-door = Possono sbloccarla il drone di Tali, un’azione Missione o la storia.
opens-door-by-action = La sblocca { $action }.
opens-ramp = Da qui compagni e nemici possono salire.
opens-obstacle = Interrompe le linee di fuoco, tranne che dagli esagoni subito accanto; si attraversa.
opens-wall = Nessuno ci passa o ci spara attraverso; cerca una porta.
opens-die = { $die }: nel turno di un compagno va dalla riserva a uno slot libero adatto.
opens-slot = { $action } riceve una volta per round dalla riserva { $slot ->
        [move] un dado Movimento 2, Movimento 3 o Movimento 2 oppure Azione Standard
        [empowered] un’Azione Potenziata
       *[standard] un’Azione Standard, un’Azione Potenziata o Movimento 2 oppure Azione Standard
    }.
opens-used-slot = Le schede si liberano all’inizio del round successivo.
opens-passive = Non richiede dadi; il suo testo dice quando aiuta.
opens-loyalty = La sblocca la vittoria nella missione lealtà di { $hero }.
opens-locked-ability = Il terzo PE di una missione sblocca subito una capacità; { $hero } ottiene 1 PE per ogni nemico sconfitto. Anche ogni terza casella di informazioni ne sblocca una.
opens-locked-ability-later = Il terzo PE di questa missione è già ottenuto, e con esso una capacità. { $hero } può sbloccare la prossima in un’altra missione, o con ogni terza casella di informazioni.
opens-status = Punti ferita, scudi, esperienza e segnalini di { $hero }.
opens-card = Si rivela e si risolve dopo i dadi di { $hero }; l’Analisi di Liara può guardarla prima.
opens-medigel = Il compagno stesso o un altro entro 2 esagoni recupera 2 punti ferita; non chi è A Terra.
opens-grenade = In un esagono in Linea di Fuoco entro 3: ogni nemico lì e accanto subisce 2 danni, 3 dalla cassa.
opens-data = Dopo la missione ognuno spunta una casella di informazioni; ogni terza sblocca una capacità.
opens-mission-action = { $words }
opens-by-action = Ci porta { $action }.
opens-by-action-at = Ci porta { $action } in { $hex }; { $steps ->
        [0] { $hero } è già lì.
        [one] { $hero } è più vicino di tutti, a { $steps } passo.
       *[other] { $hero } è più vicino di tutti, a { $steps } passi.
    }
opens-objective = { $words }
opens-counter = La pagina della missione dice che cosa lo fa avanzare.
opens-counter-by-action = Lo fa avanzare { $action }.
opens-storm = { $words }
opens-page = Contiene obiettivi, azioni e regole della missione.
opens-turn = Un turno: tiro, tre dadi, carta pericolo. Poi il compagno successivo.
opens-pool = La condividono tutti i compagni del round: 12 dadi, poi 9, 6 e 3.
opens-seat = Ogni compagno è controllato da un giocatore, che decide per lui.
opens-passage = Si può rileggere nella storia.
opens-waypoint = Deve portarci un percorso dall’ultima missione principale.
opens-loyalty-box = Si sceglie tra due missioni principali, al massimo due in una campagna; { $hero } partecipa.
opens-war-readiness = La fanno crescere le missioni vinte, e da essa dipende la fine della campagna.
opens-xp = Ogni nemico sconfitto vale 1 PE, al massimo 3 per missione.
