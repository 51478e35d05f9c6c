# What happened on a planet, line by line.

event-exploration-began = Comincia l’esplorazione: { $planet }.
event-team-chosen = La squadra di sbarco: { $sections }.
event-lander-placed = La navetta è nel settore { $sector }.
event-rank-up-kept = Carta promozione: { $rank_up }.
event-round-began = Round { $round }.
event-start-token-given = { $who } ha il segnalino iniziale.
event-turn-began = Turno: { $who }.
event-turn-ended = { $who } termina il turno.
event-action-began = { $who }: { $action }.
event-member-moved = { $who } si sposta da { $start } a { $to }.
event-member-placed = { $who } è ora nel settore { $to }.
event-route-resolved = { $who } risolve un simbolo del percorso.
event-die-taken = { $who } prende un dado: { $die }.
event-supported = { $who } supporta { $active }: { $die }.
event-dice-exhausted = { $who } esaurisce { $count ->
        [one] 1 dado
        *[other] { $count } dadi
    }.
event-dice-refreshed = { $who } ripristina { $count ->
        [one] 1 dado
        *[other] { $count } dadi
    }.
event-die-sacrificed = { $who } sacrifica un dado: { $die }.
event-dice-away = { $who } lascia { $count ->
        [one] 1 dado
        *[other] { $count } dadi
    } nella scatola della sezione: non c’è spazio.
event-check-began = { $who } compie una prova di dadi: { $action } ({ $owner }).
event-dice-rolled = { $who } tira { $count ->
        [one] 1 dado
        *[other] { $count } dadi
    }.
event-die-rerolled = { $who } ritira { $die }: { $face }.
event-die-turned = { $who } gira { $die }: { $face }.
event-die-added = { $who } aggiunge { $die }: { $face }.
event-symbol-added = { $who } aggiunge un simbolo: { $symbol }.
event-combo-used = { $who } usa una combinazione: { $card ->
        [none] { $condition }
        *[other] { $card }
    }.
event-injury-die-resolved = Dado lesione di { $who }: { $face }{ $injury ->
        [none] , senza effetto
        *[other] , su { $injury }
    }.
event-injury-die-returned = Un dado lesione di { $who } torna in una colonna: { $colour }.
event-danger-rolled = { $who }, pericolo { $frame }: { $result }.
event-effect-resolved = Effetto speciale, { $owner }: { $times } ×.
event-immediate-outcome = La prova finisce subito: { $outcome }.
event-track-advanced = { $owner }: { $track }, { $space } su { $of }.
event-track-retreated = { $owner }: { $track } arretra a { $space } su { $of }.
event-row-marked = { $who }: { $outcome }.
event-outcome-resolved = { $outcome }: { $text }
event-check-ended = La prova di { $who } è finita.
event-check-cancelled = La carta della prova non c’è più: la prova di { $who } è finita.
event-card-drawn = { $who } pesca { $card }.
event-card-played = { $who } gioca { $card }.
event-card-discarded = { $who } scarta { $card }.
event-deck-shuffled = { $who } rimescola gli scarti in un nuovo mazzo.
event-skill-used = { $who } usa l’abilità di { $crew }.
event-charge-gained = { $who } ottiene { $count ->
        [one] 1 dose di stimolante
        *[other] { $count } dosi di stimolante
    }.
event-charge-spent = { $who } spende una dose di stimolante.
event-injury-gained = { $who } subisce una lesione: { $injury }.
event-injury-die-gained = { $who } mette un dado lesione in una colonna: { $colour }.
event-injury-removed = { $who } si libera di { $injury }.
event-injury-die-removed = { $who } toglie un dado lesione: { $colour }.
event-rolled-injury-die-removed = { $who } toglie definitivamente un dado lesione dalla riserva: { $face }.
event-injury-turned = { $who } gira { $injury }.
event-injury-ignored = { $who } evita { $injury }.
event-success-gained = { $count ->
        [one] 1 successo ottenuto
        *[other] { $count } successi ottenuti
    }; ora { $total }.
event-supplies-changed = Provviste: { $by }, ne restano { $left }.
event-lead-placed = Un indizio da { $value } su { $kind }; ora { $total }.
event-leads-cleared = { $count ->
        [one] 1 indizio tolto
        *[other] { $count } indizi tolti
    } da { $kind }.
event-no-leads = Il sacchetto è vuoto: nessun indizio di { $kind }.
event-discovery-gained = Scoperta, { $kind }: { $discovery }.
event-discovery-used = { $who } usa { $discovery }.
event-unique-gained = Scoperta unica: { $unique }.
event-unique-used = { $who } usa { $unique }.
event-poi-placed = { $sector }: { $poi }.
event-poi-removed = { $sector }: { $poi } scompare.
event-log-read = Diario di bordo: { $log }.
event-option-taken = { $who }: { $text }
event-condition-set = Condizione globale: { $condition }.
event-mission-revealed = Missione: { $mission }.
event-mission-completed = Missione compiuta: { $mission }.
event-mission-failed = Missione fallita: { $mission }.
event-threat-placed = { $threat } appare nel settore { $sector }.
event-threat-moved = { $threat } si sposta da { $start } a { $to }.
event-threat-acted = { $threat }: { $text }
event-threat-removed = { $threat } non c’è più.
event-time-advanced = Il tempo passa: { $id }, { $space } su { $of }.
event-time-retreated = Tempo guadagnato: { $id }, { $space } su { $of }.
event-time-reset = Il tracciato tempo di { $id } è azzerato.
event-time-ended = Tempo scaduto, { $id }: { $text }
event-event-revealed = { $who } rivela un evento: { $event } ({ $main ->
        [yes] effetto principale
        *[no] effetto secondario
    }).
event-events-shuffled = Gli eventi vengono rimescolati.
event-event-ignored = { $who } evita l’evento { $event }.
event-equipment-used = { $who } usa { $equipment }.
event-equipment-given = { $who } dà { $equipment } a { $to }.
event-equipment-gained = { $who } ottiene { $equipment }.
event-equipment-lost = { $who } perde { $equipment }.
event-token-placed = { $who } installa { $equipment } nel settore { $sector }.
event-token-removed = { $equipment } scompare dal settore { $sector }.
event-pushed = { $who } compie uno sforzo estremo.
event-rested = { $who } riposa.
event-prepared = { $who } si prepara.
event-action-gained = { $who } ha { $count ->
        [one] 1 azione
        *[other] { $count } azioni
    } in più.
event-rank-up-completed = La carta promozione è completata: { $rank_up }.
event-departure-refused = { $who } non è d’accordo a decollare.
event-departed = La squadra decolla.
event-evacuated = Quarta lesione per { $who }: la squadra viene evacuata.
event-team-evacuated = La squadra viene evacuata.
event-member-died = { $crew } muore ({ $who }).
event-discoveries-lost = { $count ->
        [one] 1 scoperta perduta
        *[other] { $count } scoperte perdute
    }.
event-exploration-ended = L’esplorazione è finita: { $planet }.
event-random-member = Il caso sceglie: { $who }.
event-ranked-up = { $who } sale al grado { $rank }.
event-dice-bought = Ogni sezione ottiene un dado per { $count ->
        [one] 1 successo
        *[other] { $count } successi
    }.
