# Esplorare un pianeta: domande, risposte e rifiuti.

prompt-lead-section = Quale sezione guidi?
prompt-team-section = Quale delle tue sezioni viene con te?
prompt-first-sector = { $section }: in quale settore comincia la miniatura?
prompt-keep-rank-up = Quale carta promozione tieni?
prompt-landing-sector = Dove scende la navetta?
prompt-start-token = Chi riceve il segnalino iniziale?
prompt-turn = { $section }: { $left ->
        [0] nessuna azione rimasta
        [one] { $left } azione rimasta
        *[other] { $left } azioni rimaste
    }
prompt-prepare = { $section } si prepara: che cosa per prima?
prompt-agree-to-depart = { $section } vuole decollare. Chi non è alla navetta muore. Sei d’accordo?
prompt-whom = { $named ->
        [yes] { $by }: di chi si tratta?
       *[no] Di chi si tratta?
    }
prompt-on-the-way = Lungo la via: qualcosa prima del prossimo simbolo?
prompt-move-choice = { $section }: la via chiede qualcosa. Che cosa scegli?
prompt-move-where = { $section }: dove si sposta?
prompt-log-choice = { $section }: che cosa fai? ({ $log })
prompt-event-choice = { $section }: che cosa fai? ({ $event })
prompt-choose-dice = { $section }: quali dadi prendi?
prompt-support = { $section }: supporti { $active } con un dado?
prompt-support-from-afar = { $section }: aggiungi un dado alla riserva?
prompt-modify = I dadi sono sul tavolo ({ $section }). Cambi qualcosa?
prompt-combos = { $section }: usi una combinazione?
prompt-injury-order = { $section }: quale dado lesione per primo?
prompt-injury-column = { $section }: in quale colonna va il dado lesione?
prompt-pushed-out = { $section }: quale dado non ha più posto? ({ $colour })
prompt-heal-injury = { $section }: quale lesione guarisce?
prompt-heal-die = { $section }: quale dado lesione si toglie?
prompt-heal-whom = Chi viene curato?
prompt-turn-injury = { $section }: quale lesione si gira a faccia in giù?
prompt-spend-die = Quale dado spendi?
prompt-spend-on-effect = Anche questo potrebbe contare. Lo spendi per l’effetto speciale?
prompt-vanguard-counts = Il Vanguard conta come il simbolo mancante?
prompt-mark-row = Con un Vanguard o una trasformazione puoi segnare: { $outcome }. Lo fai?
prompt-exhaust-die = { $section }: quale dado si esaurisce?
prompt-sacrifice-die = { $section }: quale dado si sacrifica?
prompt-refresh-die = { $section }: quale dado si ripristina? Ancora { $left }
prompt-hand-limit = { $section } ha troppe carte. Quale va via?
prompt-discard-card = { $section }: quale carta si scarta?
prompt-which-kind = Di quale tipo?
prompt-which-symbol = Quale simbolo?
prompt-lead-order = Quale indizio si mette per primo?
prompt-lead-card = Chi pesca una carta sezione?
prompt-lead-charge = Chi ottiene una dose di stimolante?
prompt-take-equipment = { $section } ti offre { $equipment }. Lo prendi?
prompt-give-equipment = { $section } ti chiede { $equipment }. Glielo dai?
prompt-threat-where = Dove va { $threat }?
prompt-time-order = Più cose sono in scadenza. Quale per prima?
prompt-reroll-die = Quale dado si ritira?
prompt-turn-die = Quale dado si gira?
prompt-turn-to = Su quale faccia?
prompt-spend-to-turn = Quale dado si esaurisce per questo?
prompt-add-die = Quale dado si unisce alla riserva?
prompt-react-danger = { $section } è in pericolo. Interviene qualcuno?
prompt-react-injury = { $section } sta per subire una lesione. Interviene qualcuno?
prompt-react-exhaust = { $section } sta per esaurire dadi. Interviene qualcuno?
prompt-react-event = { $section } ha rivelato un evento. Interviene qualcuno?
prompt-buy-first-dice = Comprare un dado jolly per ogni sezione? Costo in segnalini successo: { $count }
prompt-set-aside = Quale dado si mette da parte?
prompt-take-back = Quale dado torna al suo posto?
prompt-match-die = Quale dado si gira su ciò che mostra un altro?
prompt-copy-symbol = Quale simbolo si copia?
prompt-lend-whom = Chi presta un dado?
prompt-lend-die = Quale dado presti?
prompt-drop-injury = Quale dado lesione lascia la riserva?
prompt-drop-danger = Quale dado pericolo lascia la riserva?
prompt-scout-discard = Quale evento scarti?
prompt-recall-card = Quale carta torna?
prompt-ready-equipment = Quale equipaggiamento è di nuovo pronto?
prompt-recover-die = Quale dado sacrificato torna?
prompt-bring-whom = Chi porti da te?
option-lead = Guidare: { $section }
option-go-along = { $section } viene con te
option-member = { $section }
option-start-token = { $section }
option-sector = { $sector }
option-stay = Restare
option-die = { $section }: { $die } ({ $place ->
        [available] disponibile
        [exhausted] esaurito
        [gone] sacrificato
        [boxed] nella scatola della sezione
        *[pool] nella riserva
    })
option-pool-die = { $section }: { $die }, mostra { $face }
option-face = { $face }
face-two = { $first } e { $second }
option-symbol = { $symbol }
option-push = { $section }: sforzo estremo
option-skill = { $skill } ({ $name })
option-card = Gioca { $card }
option-discard = Scarta { $card }
option-combo = Combinazione di { $card }
option-condition-combo = Combinazione – { $condition }: { $text }
option-no-more = Nessun’altra combinazione
option-act = { $action } ({ $card })
option-move = Vai a { $sector }
option-prepare = Preparazione
option-rest = Riposo
option-depart = Decollo
option-end-turn = Termina il turno
option-draw = Pesca una carta sezione
option-check = Prova di dadi per combinazioni
option-done = Fatto
option-decline = No
option-agree = Sì
option-disagree = No
option-pass = Nessuno interviene
option-suffer = Non c’è più un dado così: sacrificane un altro o, con tre rimasti, prendi una lesione Sfinimento
option-roll = Tira
option-no-support = Nessun dado
option-hold = Tieni il resto
option-counts = Sì, conta
option-counts-not = No, non conta
option-mark = Segna: { $outcome }
option-complete = Completa { $mission }
option-operate = { $section } usa { $equipment }
option-set-up = { $section } installa { $equipment }
option-hand-over = { $section } dà { $equipment } a { $other }
option-equipment = { $equipment }
option-discovery = { $section } usa { $discovery }
option-unique = { $section } usa { $unique }
option-keep-rank-up = { $card }
option-event = { $event }
option-column = Colonna: { $colour }
option-injury = { $injury }
option-injury-die = Dado lesione: { $face }
option-danger-die = Dado pericolo { $frame }: { $face }
option-place-lead = Un indizio da { $value }{ $gives ->
        [card] , che fa pescare una carta
        [charge] , che dà una dose
        *[nothing] {""}
    }
option-threat-to = Verso { $sector }
option-time = { $name }
option-choice = { $text }
option-buy-first-dice = Comprali
option-keep-tokens = Tieni i segnalini
reason-not-on-the-planet = { $section } non ha nessuno sul pianeta
reason-nothing-exhausted = { $section } non ha dadi esauriti da ripristinare
reason-cannot-push = { $section } ora non può compiere uno sforzo estremo
reason-no-route = nessun percorso porta lì da dove è { $section }
reason-no-move-here = nessuno lascia questo settore spostandosi: { $section } deve uscirne in altro modo
reason-route-closed = il percorso per ora è chiuso a { $section }
reason-scripted = il primo round del tutorial segue il suo copione
reason-special-used = { $section } ha già compiuto un’azione speciale in questo turno
reason-elsewhere = si può fare solo nel settore { $number }
reason-not-now = per ora non si può fare
reason-cannot-pay = il prezzo non si può pagare
reason-no-supplies = un riposo costa { $count ->
        [one] { $count } provvista
        *[other] { $count } provviste
    }, e non bastano
reason-not-at-the-lander = { $section } non è alla navetta
reason-refused-already = qualcuno ha già detto di no in questo turno
reason-no-actions-left = { $section } non ha più azioni
