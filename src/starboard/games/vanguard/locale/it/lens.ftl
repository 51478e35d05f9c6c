# The lens: what there is to know of a thing.

lens-biome = Bioma: { $biome }. Qui gli eventi che lo mostrano hanno l’effetto principale.
lens-no-move = Nessuno lascia questo settore con uno spostamento.
lens-final = Questo settore è esplorato del tutto.
lens-important = Alcune regole parlano di questo settore.
lens-landing-sector = Qui c’è la navetta: la squadra può decollare da qui.
lens-opens-log = Chi arriva qui legge una pagina del diario.
lens-ways-out = Vie d’uscita
lens-members-here = Membri qui
lens-route = Da { $start } a { $to }
lens-route-symbol = Lungo la via: { $symbol ->
        [move] il simbolo spostamento: ciò che dice la condizione
        [exhaust] esaurire un dado
        [exhaust-red] esaurire un dado rosso
        [exhaust-green] esaurire un dado verde
        [exhaust-blue] esaurire un dado blu
        [sacrifice] sacrificare un dado
        [sacrifice-red] sacrificare un dado rosso
        [sacrifice-green] sacrificare un dado verde
        [sacrifice-blue] sacrificare un dado blu
        [supply] perdere 1 provvista
        [time] avanzare i tracciati tempo
        [check] compiere la prova del percorso
        *[other] tirare un dado pericolo
    }.
lens-move-effect = Simbolo spostamento: { $text }
lens-member = { $section }{ $shared ->
        [yes] , guidata da { $leader }
       *[no] {""}
    }
lens-start-token = Ha il segnalino iniziale.
lens-turn-ended = Ha già giocato in questo round.
lens-weary = In questo round non può compiere uno sforzo estremo.
lens-available = Dadi disponibili
lens-exhausted = Dadi esauriti
lens-sacrificed = Dadi sacrificati
lens-in-play = Dadi in gioco
lens-injuries = Lesioni
lens-supplies = Provviste
lens-discoveries = Scoperte, e quante ne porta la navetta
lens-depart = Da qui la squadra decolla, se tutti sono d’accordo. Chi è altrove è perduto.
lens-time = Tracciato tempo
lens-threat = Una minaccia
lens-next-space = Quando il suo segnalino avanza: { $text }
lens-token = Equipaggiamento da campo
lens-token-for-all = Lo può usare chiunque sia in questo settore.
lens-action = Azione speciale: { $name }.
lens-covers = Carte sotto di essa
lens-poi = Punto d’interesse: { $sector }
lens-time-ends = Alla fine del tracciato: { $text }
lens-danger-die = Si aggiunge il dado pericolo { $frame }.
lens-effect = { $needs }: { $text }
lens-effect-without = Se manca { $needs }: { $text }
lens-row-green = Successo ({ $needs }): { $text }
lens-row-yellow = Grande successo ({ $needs }): { $text }
lens-row-red = Fallimento ({ $needs }): { $text }
lens-track-green = Tracciato verde
lens-track-yellow = Tracciato giallo
lens-track-red = Tracciato rosso
lens-check = Un’azione speciale con una prova di dadi
lens-deed = Un’azione speciale senza prova
lens-needs = Requisito: { $needs }
lens-mandatory = Si risolve tutte le volte che i dadi lo permettono, che lo si voglia o no.
lens-lacks = Se nella riserva manca: { $needs }
lens-at-once = La prova finisce subito: { $outcome }.
lens-linked = Poi anche: { $outcome }.
lens-advances = Avanzamenti
lens-progress = Fatto finora
lens-mark = { $text }
lens-track-stays = Il progresso resta, chiunque l’abbia fatto; l’esito viene al passo 10.
lens-completion = Completamento: { $text }
lens-ends-itself = La conclude una carta o una pagina del diario.
lens-mission = Una missione da compiere
lens-optional-mission = Una missione facoltativa
lens-every-check = Appartiene a ogni prova di dadi e viene per primo.
lens-combo = Combinazione, { $needs }: { $text }
lens-combo-again = In una prova si può usare più volte, ogni volta con altri dadi.
lens-condition = La condizione globale
lens-rank-up = La carta promozione di questa esplorazione
lens-ranked = È completata: chi torna può salire di grado.
lens-not-ranked = Non ancora completata.
lens-main-effect = Effetto principale dove il settore è: { $biome }.
lens-secondary = Altrimenti: { $text }
lens-event = L’evento rivelato
lens-cards = Carte
lens-tokens = Segnalini
lens-event-each-turn = Alla fine di ogni turno se ne rivela uno.
lens-no-events-yet = Per ora non si rivelano eventi: li porta la seconda missione.
lens-rest-costs = Un riposo { $count ->
        [0] qui non ne costa nessuna
        [one] ne costa una
        *[other] ne costa { $count }
    }.
lens-success = Successi
lens-success-buys = Comprano dadi: uno per ogni sezione, per tanti segnalini quanti dadi ciascuna possiede.
lens-discovery = Scoperta, { $kind } ({ $tier ->
        [rare] rara
        [very-rare] molto rara
        *[basic] comune
    })
lens-use-on-planet = Si può usare durante un’esplorazione.
lens-use-aboard = Fa qualcosa quando viene scaricata.
lens-unique = Scoperta unica { $number }
lens-unique-stored = A bordo va nella sua tasca del libro della nave.
lens-unique-used = Resta in questa esplorazione.
lens-unique-empty = Quando non ne restano: { $text }
lens-leads = Indizi
lens-leads-make = Tre punti di indizi sono una scoperta.
lens-bag = Gli indizi si pescano da qui a caso.
lens-face = { $symbol }
lens-die = Un dado di { $section }, { $where ->
        [available] disponibile
        [pool] nella riserva
        [exhausted] esaurito
        *[gone] fuori gioco
    }
lens-transforms = Quando viene esaurito, il suo simbolo base vale come: { $symbol }.
lens-slots = Spazi
lens-blocked = Un dado lesione blocca uno spazio.
lens-come-back = Tornano con il riposo, lo sforzo estremo o le carte.
lens-injury-die = Un dado lesione
lens-must-roll = Si deve tirare in ogni prova del suo proprietario.
lens-danger-what = Un dado pericolo
lens-danger-frame = La lettera dice quale riquadro della carta pericolo vale.
lens-danger-on = { $face }: { $text }
lens-danger-face = { $face }
lens-transformation = Un simbolo base vale come { $symbol } quando il dado viene esaurito (dado: { $colour }).
lens-skill = { $name }: { $text }
lens-rank = Grado
lens-charges = Dosi di stimolante
lens-serves = Presta servizio: { $section }
lens-timing = Si usa { $timing ->
        [check] durante una prova di dadi
        [turn] nel proprio turno
        [any] in qualsiasi momento
        [event] prima di risolvere un evento
        [danger] prima di risolvere un dado pericolo
        [injury] prima di subire una lesione
        [exhaust] prima di esaurire dadi
        *[move] spostandosi
    }
lens-skill-costs = Ogni uso costa una dose di stimolante.
lens-push-costs = Costa un dado per il resto dell’esplorazione e ne ripristina cinque.
lens-push-hurts = Con tre dadi in gioco costa una lesione Sfinimento.
lens-push-void = Con tre dadi in gioco costa una lesione Sfinimento, e nello Spazio letale non ripristina nulla.
lens-injury-on = { $face }: { $text }
lens-face-down = È a faccia in giù e non fa niente, ma conta ancora.
lens-section-only = Solo per: { $section }.
lens-counts-as-action = Usarlo conta come azione.
lens-uses = Quante volte: { $uses ->
        [turn] una volta per turno
        [exploration] una volta per esplorazione
        [discard] una volta, poi si scarta
        *[unlimited] a piacere
    }.
lens-equipment-kind = { $kind ->
        [minor] Equipaggiamento minore
        [personal] Equipaggiamento personale
        [field] Equipaggiamento da campo
        *[upgrade] Miglioria da campo
    }
lens-equipment = { $kind ->
        [minor] Equipaggiamento minore
        [personal] Equipaggiamento personale
        [field] Equipaggiamento da campo
        *[upgrade] Miglioria da campo
    }, si usa { $timing ->
        [check] durante una prova di dadi
        [turn] nel proprio turno
        [any] in qualsiasi momento
        [event] prima di risolvere un evento
        [danger] prima di risolvere un dado pericolo
        [injury] prima di subire una lesione
        [exhaust] prima di esaurire dadi
        *[move] spostandosi
    }
lens-card = Carta sezione di grado { $rank }, effetto superiore { $timing ->
        [check] durante una prova di dadi
        [turn] nel proprio turno
        [any] in qualsiasi momento
        [event] prima di risolvere un evento
        [danger] prima di risolvere un dado pericolo
        [injury] prima di subire una lesione
        [exhaust] prima di esaurire dadi
        *[move] spostandosi
    }
lens-hand = Carte in mano
lens-shuffled = Quando serve una carta e non ne restano, si rimescolano gli scarti.
lens-step-choose = Prendi quanti dadi disponibili vuoi; gli altri qui ne possono prestare uno ciascuno.
lens-step-add = Si aggiungono i dadi lesione e pericolo.
lens-step-roll = Tutti i dadi si tirano in un’unica riserva.
lens-step-modify = Carte ed equipaggiamento cambiano i risultati.
lens-step-combos = I dadi si possono spendere in combinazioni.
lens-step-injuries = I dadi lesione e pericolo fanno il peggio.
lens-step-effects = Gli effetti speciali prendono i loro dadi, dall’alto, tutte le volte che possono.
lens-step-mark = Si segna la prima riga che il resto soddisfa ancora.
lens-step-exhaust = Tutti i dadi rimasti si esauriscono.
lens-step-resolve = Ciò che è segnato accade.
lens-ten-steps = Una prova ha dieci passi, sempre in quest’ordine.
lens-required = Dadi che una regola aggiunge
lens-support = Supporto: un dado al passo 1, una carta al passo 4.
lens-leads-section = Guida: { $section }.
lens-in-charge = Responsabile di questa pagina: { $section }{ $shared ->
        [yes] {" "}({ $leader })
       *[no] {""}
    }.
lens-next-command = Comando al prossimo ponte
lens-next-energy = Energia al prossimo ponte
lens-unspent = Ciò che non si spende si perde al prossimo ponte.
lens-dice-each = Dadi di ogni sezione
lens-dice-price = Prezzo di uno in più per tutti
lens-morale = Morale
lens-morale-text = { $text }
lens-flight = Verso { $system }: { $energy } energia.
lens-landing-option = Qui si può sbarcare.
lens-visit = Un luogo da visitare
lens-energy = Energia
lens-scanned = Lo scanner la mostra.
lens-not-scanned = Non ancora scandagliata: costa energia o un membro dell’equipaggio.
lens-solves = Risolta: { $text }
lens-fails = Quando il tempo scade: { $text }
lens-price-discovery = Prezzo: { $what }.
lens-technology = Livello tecnologico richiesto
lens-stages = Fasi mancanti
lens-speed = La accelera: { $who }.
lens-lander-armour = Corazza
lens-lander-sensors = Sensori
lens-lander-manoeuvrability = Manovrabilità
lens-lander-supplies = Provviste
lens-lander-equipment = Equipaggiamento
lens-lander-discoveries = Scoperte
lens-lander-rolls = Tiri d’atterraggio
lens-damaged = Danneggiata: va riparata prima di volare.
lens-beds = Letti occupati
lens-recovery = A ogni passaggio un paziente avanza di { $count ->
        [one] un posto
        *[other] { $count } posti
    } verso la guarigione.
lens-available-crew = Disponibili: { $section }
lens-facility-laboratory = Qui le scoperte pagano i progetti.
lens-facility-production = Qui i progetti si avviano e avanzano.
lens-facility-barracks = Reclutare per tutte le sezioni, o addestrare due membri.
lens-facility-situations = Qui si risolvono le situazioni.
lens-facility-addons = Qui lavora ciò che è stato aggiunto.
