# Why not: reasons, conditions, and what things are for.

reason-another-time = si usa in un altro momento: { $timing ->
        [check] durante una prova di dadi
        [turn] nel proprio turno
        [any] in qualsiasi momento
        [event] prima di risolvere un evento
        [danger] prima di risolvere un dado pericolo
        [injury] prima di subire una lesione
        [exhaust] prima di esaurire dadi
        *[move] spostandosi
    }
reason-beds-are-filled = i letti si riempiono quando torna una squadra ferita
reason-between-turns = ora non è il turno di nessuno
reason-board-rules-hold = ciò che è stampato sulla plancia vale da sé
reason-card-elsewhere = { $section } non è dove sta questa carta
reason-cards-are-drawn = le carte si pescano preparandosi, riposando e con effetti
reason-cards-offer-actions = ciò che si può fare è scritto sotto ogni azione
reason-change-hands = l’equipaggiamento passa di mano tra un’azione e l’altra
reason-choice-is-made = ora non viene chiesto
reason-columns-hold-dice = le colonne tengono i dadi disponibili
reason-combos-of-the-active = le combinazioni le usa solo chi fa la prova
reason-complete-in-a-turn = una missione si completa prima o dopo un’azione
reason-condition-holds = la condizione vale da sé
reason-depart-from-lander = decollare è un’azione di un membro che sta qui
reason-dice-are-bought-there = i dadi si comprano al debriefing
reason-dice-do-not-pay = i dadi della riserva non bastano
reason-dice-go-into-checks = i dadi si prendono in mano quando comincia una prova
reason-die-exhausted = questo dado di { $section } è esaurito
reason-die-in-the-pool = questo dado è nella riserva della prova
reason-discards-lie-there = qui stanno le carte giocate
reason-effects-are-forced = gli effetti speciali vengono da sé al passo 7
reason-ends-by-itself = questa missione la conclude una carta o una pagina del diario
reason-event-happens = l’evento tocca a chi l’ha rivelato
reason-events-come = gli eventi vengono alla fine di ogni turno
reason-facility-waits = ora non si può attivare
reason-figure-stands = qui c’è { $section }
reason-fly-to-systems = si vola verso i sistemi, non lungo le linee
reason-fly-on-the-star-map = ora non ci si può volare
reason-game-over = la partita è finita
reason-in-its-turn = verrà a suo tempo
reason-in-the-armory = sta nell’armeria
reason-in-the-section-box = non è in mano a nessuno
reason-injuries-are-healed = le lesioni si tolgono curandole
reason-injury-dice-stay = i dadi lesione restano finché non si curano
reason-kept-for-research = si tiene per la ricerca
reason-kept-for-the-book = si tiene per il libro della nave
reason-lander-waits = ora non si può scegliere
reason-landing-goes-on = l’atterraggio procede da sé
reason-leads-are-gained = gli indizi si ottengono con ciò che si fa sul pianeta
reason-mod-is-fitted = le modifiche si montano nell’hangar
reason-morale-moves = il morale cambia con ciò che accade
reason-move-to-sectors = ora non ci si può spostare qui
reason-name-on-the-wall = un nome sul muro
reason-no-charges = { $section } non ha più dosi
reason-no-equipment-in-support = chi dà supporto non usa equipaggiamento
reason-not-completed = ciò che chiede non è ancora così
reason-not-exploring = nessuna esplorazione è in corso
reason-not-ranked-yet = la carta promozione non è ancora completata
reason-not-this-die = questo dado non è richiesto
reason-not-usable-now = ora non si può usare
reason-not-your-section = { $section } è guidata da qualcun altro
reason-not-your-turn = è il turno di { $section }
reason-nothing-to-do-now = ora non farebbe niente
reason-objective-is-reached = un obiettivo si raggiunge con ciò che dice
reason-of-one-section = lo porta solo { $section }
reason-one-at-a-time = ora questa azione non è offerta
reason-one-card-each = { $section } ha già giocato una carta in questa prova
reason-only-in-step-five = le combinazioni si usano al passo 5 di una prova
reason-other-page = il libro non è aperto lì: { $page }
reason-others-are-asked = ora si chiede ad altri
reason-others-are-in-charge = di questa pagina risponde { $section }
reason-others-decide = ora decide { $section }
reason-page-is-open = il libro è aperto qui
reason-pages-are-read = questa pagina è stata letta
reason-pages-in-order = le pagine seguono il loro ordine
reason-part-is-clear = questa parte si può leggere
reason-part-of-the-table = questa è una parte del tavolo
reason-penalty-lies = il segnalino penalità resta qui fino al prossimo ponte
reason-pools-are-spent = si spende dove qualcosa ha un prezzo
reason-project-waits = ora non si può lavorare a questo progetto
reason-push-beside-a-question = lo sforzo estremo è possibile accanto a ogni domanda che ti viene fatta
reason-ranked-already = è completata
reason-required-dice = questi dadi si aggiungono per regola
reason-rest-instead = le provviste si spendono riposando e lungo la via
reason-rows-are-marked = le righe si segnano con ciò che mostrano i dadi
reason-scan-in-order = le parti si scandagliano una dopo l’altra
reason-seat-tells = { $who } guida { $count ->
        [one] una sezione
        *[other] { $count } sezioni
    }
reason-serves-here = presta servizio sul pianeta: { $section }
reason-ship-is-here = la nave è qui
reason-side-takes-part = mostra chi prende parte alla prova
reason-situation-waits = si affronta nella sala situazioni
reason-something-under-way = { $what ->
        [check] è in corso una prova di dadi
       *[move] è in corso uno spostamento
    }
reason-spent-lie-here = qui stanno i dadi esauriti
reason-steps-follow = questo è il passo { $step }; la prova è al passo { $now }
reason-success-is-counted = qui si contano i successi
reason-technology-rises = sale con i progetti e la storia
reason-there-already = { $section } è già qui
reason-threat-acts = una minaccia agisce quando si muove il suo segnalino tempo
reason-threat-stands = qui c’è una minaccia
reason-token-works = serve a chiunque sia nel suo settore
reason-too-far-to-support = { $section } è in un altro settore
reason-too-many-cards = { $section } ha troppe carte
reason-tracks-advance = i tracciati avanzano con gli effetti speciali
reason-turn-tells = turno di { $section }, azioni rimaste: { $left }
reason-uniques-are-found = le scoperte uniche si trovano in luoghi stabiliti
reason-upgrade-works = funziona da sé, o sulla sua pagina
reason-used-already = è già stato usato
reason-visit-on-the-star-map = ora non ci si può andare
reason-waits-aboard = ora questo membro non è richiesto
reason-waits-for-its-page = aspetta la sua pagina
reason-works-by-itself = funziona da sé
check-action-left = Resta un’azione
check-any-section = Non porta il simbolo di una sezione
check-at-lander = Il membro è nel settore di sbarco
check-card-here = La carta è nel settore, o riguarda tutti
check-charge = Resta una dose
check-command = Resta comando
check-completion = Ciò che la missione chiede è così
check-dice-are-chosen = Si scelgono i dadi per una prova
check-exploring = Un’esplorazione è in corso
check-hand-limit = La mano è entro il limite
check-in-charge = Qui decide { $leader } ({ $section })
check-in-one-sector = I due membri sono nello stesso settore
check-in-sector = Un tuo membro è nel settore
check-makes-the-check = La prova la fa il suo membro dell’equipaggio
check-may-leave = Si può lasciare il settore
check-nothing-under-way = Nessuna prova né spostamento in corso
check-one-card = La sezione non ha giocato carte in questa prova
check-page = Il libro è aperto a: { $page }
check-push = C’è qualcosa da ripristinare
check-route = Un percorso porta lì
check-same-sector = Nel settore della prova
check-special = L’azione speciale di questo turno è libera
check-step-five = La prova è al passo 5
check-supplies = Ci sono provviste per un riposo
check-timing = È il momento: { $timing ->
        [check] durante una prova di dadi
        [turn] nel proprio turno
        [any] in qualsiasi momento
        [event] prima di risolvere un evento
        [danger] prima di risolvere un dado pericolo
        [injury] prima di subire una lesione
        [exhaust] prima di esaurire dadi
        *[move] spostandosi
    }
check-unused = Non è stato consumato
check-your-section = La sezione la guidi tu
check-your-turn = È il turno di un tuo membro
opens-action = { $name }: un’azione speciale, una per turno.
opens-bag = Da qui si pescano gli indizi.
opens-bed = Qui guariscono i feriti.
opens-board-rules = Regole di questo pianeta.
opens-card = In alto: { $text } Combinazione ({ $needs }): { $combo }
opens-choice = Ciò che la pagina lascia scegliere.
opens-column = I dadi negli spazi utilizzabili si possono usare in una prova.
opens-combo = Combinazione ({ $needs }): { $text }
opens-condition = Dice che cosa fa il simbolo spostamento e che cos’altro vale qui.
opens-crew = Abilità, { $skill }: { $text }
opens-deck = Tre punti di indizi portano una scoperta: { $kind }.
opens-die = { $text }: si tira nelle prove.
opens-discards = Tornano quando il mazzo è vuoto.
opens-discovery = { $text }
opens-effect = { $needs }: { $text }
opens-equipment = { $text }
opens-event = I suoi biomi decidono quale effetto vale.
opens-events = Se ne scopre uno alla fine di ogni turno.
opens-facility = Un comando la attiva, una volta per passaggio.
opens-future = Le carte aspettano qui la loro pagina.
opens-injury = { $text }
opens-injury-die = Si tira in ogni prova del suo proprietario.
opens-lander = Chi decolla porta solo chi è qui.
opens-landing-track = Dice quanti tiri mancano all’atterraggio.
opens-lane = C’è scritto il prezzo del volo.
opens-log = L’ultima pagina letta.
opens-member = Un membro sul pianeta.
opens-mission = { $text }
opens-morale = Cambia ciò che dà il ponte.
opens-name = { $name } è ricordato.
opens-page = Ogni pagina si segue quando il libro è aperto lì.
opens-part = Una parte della carta atterraggio.
opens-penalty = Il prossimo ponte dà meno comando.
opens-pile = Carte sezione da pescare.
opens-poi = Chi è nel settore può agire qui.
opens-pool = Il ponte la riempie a ogni passaggio.
opens-pool-die = Alla fine della prova si esaurisce.
opens-push = Sacrifica un dado, ripristinane cinque.
opens-rank-up = { $text }
opens-required = I dadi lesione e pericolo si risolvono al passo 6.
opens-route = Da { $start } a { $to }.
opens-row = { $needs }: { $text }
opens-seat = Ognuno decide per le sezioni che guida.
opens-sector = Settore { $number }, { $name }: ci si arriva spostandosi lungo un percorso.
opens-ship-card = { $text }
opens-side = Chi compie la prova e chi supporta.
opens-skill = { $text }
opens-spent = Tornano con un riposo o uno sforzo estremo.
opens-step = Un passo della prova: { $step }.
opens-success = I successi comprano dadi e completano le carte promozione.
opens-supplies = Ogni riposo { $count ->
        [0] qui non ne costa nessuna
        [one] ne costa una
        *[other] ne costa { $count }
    }.
opens-threat = La sua carta dice che cosa fa e come si affronta.
opens-token = { $text }
opens-track = Alla fine: { $text }
opens-turn = Due azioni, poi un evento.
opens-unique = { $text }
opens-uniques = Si ottengono quando un testo lo dice.
opens-vanguard = La ISS Vanguard.
reason-log-is-read = qui si legge il diario
opens-log-entries = Prove, carte e pagine mandano la squadra alle sue voci.
reason-crew-stands-here = qui stanno i membri dell’equipaggio di una sezione
opens-crew-here = Scendono su un pianeta con la squadra e al ritorno riposano.
opens-zone = Guarda le cose che ci sono sopra.
reason-weeks-pass = ogni passaggio del libro è una settimana
opens-weeks = Ogni Lampada accesa dà alla nave una settimana in più.
