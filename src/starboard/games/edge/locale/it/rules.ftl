# Edge: che cosa le regole chiedono, offrono e rifiutano, e che cosa è successo.

named = { $name }
resource-energy = energia
resource-credits = crediti
resource-ice = ghiaccio
resource-nanocarbon = nanocarbonio
resource-titanium = titanio
amount-energy = { $count } energia
amount-credits = { $count } { $count ->
    [one] credito
   *[other] crediti
}
amount-ice = { $count } ghiaccio
amount-nanocarbon = { $count } nanocarbonio
amount-titanium = { $count } titanio
amount-and = { $first }, { $more }
amount-none = niente
side-hegemon = L’Egemone
side-raiders = Predoni
region-nebula = Nebulosa { $number }
region-gate = Il Portale
region-gate-text = Tira tanti dadi quanti sono i cannoni della tua nave, scegli un risultato e ottieni ciò che dice.
region-empty = Spazio vuoto
leaders = Leader
probe = La sonda dell’Egemone
seat-of = { $who }, { $faction }
faction-text = { $first } { $second }
die = { $face }
die-number = Dado { $number }
event-marker = Indicatore evento
ring-space = Spazio { $number }
ship-pad = { $ship } sulla rampa di lancio
ship-scrapyard = { $ship } nel deposito rottami
ship-supply = { $ship }, non ancora costruita
ship-bay = { $ship } nella baia di riparazione
deck-tactics = Carte tattica
deck-events = Carte evento
deck-planets = Pianeti ancora da scoprire

# Domande

prompt-faction = Quale fazione guiderai?
prompt-destiny = Quale destino tieni?
prompt-turn = Lanci una nave o torni alla stazione?
prompt-launch-where = { $ship }: in quale regione la lanci?
prompt-end-turn = Ancora qualcosa prima che il tuo turno finisca?
prompt-base-action = Esegui l’azione di { $base }?
prompt-before-raid = Ancora qualcosa prima che tocchi ai predoni e ai nemici?
prompt-hand-limit = Hai troppe carte in mano. Quali scarti? { $picked } di { $most }
prompt-build = Costruisci una struttura?
prompt-dock = { $left ->
    [0] Tutte le navi hanno attraccato. Con una riparazione attraccherebbe anche un relitto
   *[other] Dove attracca la prossima nave? Rimaste: { $left }
}
prompt-gain-which = Quale risorsa ottieni?
prompt-gain-different = Quali risorse ottieni? { $picked } di { $most }
prompt-pay-how = Come paghi?
prompt-lose-which = A che cosa rinunci?
prompt-advance-which = { $whose ->
    [hegemon] Su quale tracciato avanza l’Egemone?
   *[own] Su quale tracciato avanzi?
}
prompt-upgrade-which = Quale potenziamento prendi?
prompt-discovery-which = Quale scoperta tieni?
prompt-damage-which = { $whose ->
    [hegemon] Quale modulo dell’Egemone viene danneggiato?
   *[own] Quale modulo viene danneggiato?
}
prompt-repair-which = { $whose ->
    [hegemon] Che cosa si ripara per l’Egemone?
   *[own] Che cosa ripari?
}
prompt-buy-which = Quale modulo acquisti?
prompt-take-which = Quale modulo prendi?
prompt-hegemon-takes = Quale modulo prende l’Egemone?
prompt-moon-which = { $whose ->
    [hegemon] Quale luna rivendica l’Egemone?
   *[own] Quale luna rivendichi?
}
prompt-moon-where = Da dove rivendichi una luna?
prompt-raid-which = { $whose ->
    [hegemon] Quale predone assale l’Egemone?
   *[own] Quale predone fa incursione?
}
prompt-discard-which = Quale carta scarti?
prompt-escalate = Porti altre navi nella battaglia? { $picked } di { $most }
prompt-window-diplomacy = Vuoi trattare prima del tiro dei dadi?
prompt-window-prepare = Energia o carte prima del tiro?
prompt-window-outcome = Cambi il risultato del tiro?
prompt-manoeuvre = Perdi la battaglia. Che cosa ti dà la manovra tattica?
prompt-gate-result = Quale risultato scegli?
prompt-hegemon-goes = Dove va la nave dell’Egemone?
prompt-hegemon-moon = Da dove prende una luna l’Egemone?
prompt-hegemon-restores = Che cosa ripristina l’Egemone?
prompt-hegemon-builds = Dove costruisce l’Egemone?
prompt-hegemon-demands = L’Egemone esige una risorsa. La paghi perché si ritiri?
prompt-hegemon-offers = L’Egemone offre una carta se lo lasci ritirare. Accetti?
prompt-recruit-where = { $whose ->
    [hegemon] Da dove recluta l’Egemone?
   *[own] Da dove recluti?
}
prompt-build-ship = Quale nave costruisci?
prompt-infest-which = Su quale modulo si annida il mecafago?
prompt-collapse-which = { $whose ->
    [hegemon] Quale struttura dell’Egemone smette di funzionare?
   *[own] Quale struttura smette di funzionare?
}
prompt-exchange = Che cosa scambi?
prompt-trade = Fai lo scambio?
prompt-sell = Che cosa vendi?
prompt-cycle = Quali carte scarti? { $picked } di { $most }
prompt-lose-or-damage = { $whose ->
    [hegemon] L’Egemone rinuncia a una risorsa o subisce un danno a un modulo?
   *[own] Rinunci a una risorsa o danneggi un modulo?
}
prompt-take-from = A chi prendi una risorsa?
prompt-lay-where = Dove la metti?
prompt-move-which = Quale nave si sposta, e dove?
prompt-recall-which = Quale nave torna?
prompt-salvage-which = { $whose ->
    [hegemon] Quale nave dell’Egemone viene recuperata?
   *[own] Quale nave recuperi?
}
prompt-push-where = { $whose ->
    [hegemon] Dove viene spinta la nave dell’Egemone?
   *[own] Dove viene spinta la tua nave?
}
prompt-wyrm-where = Dove va il Drago?
prompt-hinder-whom = Chi ostacoli?
prompt-parley-whom = Con chi tratti?
prompt-send-away-whom = Chi si ritira?
prompt-reroll-which = Quale dado ritiri?
prompt-set-which = Quale dado giri su { $face }?
prompt-raise-which = Quale dado vale di più?
prompt-cancel-which = Quale dado non conta?
prompt-tribute = { $whose ->
    [hegemon] { $who } vuole una risorsa dell’Egemone. Dà una carta o si ritira?
   *[own] { $who } vuole una risorsa. La dai o ti ritiri?
}

# Risposte

option-faction = { $name }
option-destiny = { $name }
option-launch = Lancia: { $ship }
option-return = Torna alla stazione
option-to = { $region }
option-end-turn = Termina il turno
option-perform = Sì
option-go-on = Continua
option-card = Gioca { $card }
option-lose-card = { $card }
option-discard = Scarta { $card }
option-ability = Usa la capacità della fazione: { $name }
option-token = Usa { $name }
option-store = Metti la luna { $moon } su { $module }
option-clean = Paga 1 energia: ripulisci { $module }
option-build = Costruisci su { $region }
option-restore = Ripristina la struttura su { $region }
option-nothing = Non costruire niente
option-activate = Attiva { $module }
option-function = { $name }
option-done = Fatto
option-gain = { $kind }
option-gain-card = Una carta tattica
option-pay = { $what }
option-lose = { $kind }
option-advance = { $track }
option-upgrade = { $name }
option-discovery = { $name }
option-damage = { $module }
option-mend = Ripara { $module }
option-salvage = { $ship }
option-buy = { $module }
option-take = { $module }
option-decline = No
option-moon = { $name }
option-moon-from = { $region }
option-raider = { $raider }, da { $region }
option-join = { $ship }
option-energy = Spendi 1 energia per un dado
option-power = Usa { $name }
option-ready = Continua
option-pass-battle = Passa per questa battaglia
option-manoeuvre-card = { $count ->
    [one] 1 carta tattica
   *[other] { $count } carte tattica
}
option-manoeuvre-energy = { $count } energia
option-result = { $face }
option-send = { $region }
option-agree = Accetta
option-refuse = Rifiuta
option-recruit = { $region }
option-ship = { $ship }
option-infest = { $module }
option-collapse = { $region }
option-swap = { $old } in cambio di { $new }
option-trade = Sì
option-sell = { $kind }
option-lose-one = Rinuncia a una risorsa
option-damage-one = Danneggia un modulo
option-from = { $who }
option-lay = { $region }
option-shift = { $ship } verso { $region }
option-recall = { $ship }
option-push = { $region }
option-wyrm = { $region }
option-side = { $who }
option-die = { $face }
option-cancel = { $face } ({ $who })
option-give-one = Dai una risorsa
option-leave = Ritirati

# Rifiuti

reason-all-on-the-pad = tutta la tua flotta è sulla rampa di lancio: devi lanciare una nave
reason-not-on-the-pad = sulla tua rampa di lancio non c’è una nave di questo tipo: { $ship }
reason-just-built = questa nave è stata costruita in questo turno e potrà partire dal prossimo: { $ship }
reason-nowhere-to-go = non c’è nessuna regione in cui questa nave possa andare: { $ship }
reason-no-region-there = lì non c’è ancora nessuna regione
reason-needs-navigation = senza navigazione non si entra in una nebulosa: { $ship }
reason-own-ship-there = hai già una nave lì
reason-occupied = la regione è occupata e questa nave non ha Assalto: { $ship }
reason-too-far = non è adiacente a una tua nave
reason-not-a-planet = le strutture stanno sui pianeti
reason-built-already = su questo pianeta c’è già una struttura
reason-no-transport-there = non hai un trasporto lì
reason-no-tile-left = tutte le tessere di questa struttura sono già costruite: { $development }
reason-too-few-leaders = servono { $needed } leader, e sulla tua stazione ce ne sono { $leaders }
reason-cannot-pay = non puoi pagarne il costo
reason-nothing-to-restore = qui nessuna tua struttura è fuori uso
reason-docked-already = lì c’è già una nave attraccata
reason-all-have-docked = tutte le navi hanno attraccato
reason-module-damaged = un modulo danneggiato non si può attivare
reason-nothing-to-activate = funziona sempre: non c’è niente da attivare
reason-wrong-time = { $card } si gioca in un altro momento: { $timing ->
    [free] come azione gratuita nel tuo turno
    [diplomacy] nel passo diplomazia di una battaglia
    [prepare] prima del tiro di una battaglia
   *[outcome] dopo il tiro di una battaglia
}
reason-would-do-nothing = la prima cosa che dice { $card } ora non si può fare

# Che cosa è successo

event-map-laid = La mappa è pronta: { $tiles } tessere, di cui { $planets } pianeti.
event-leader-placed = { $who } ha un leader: { $at }.
event-faction-taken = { $who } guida la fazione { $faction }.
event-first-player-drawn = { $who } comincia.
event-destiny-kept = { $who } tiene il destino { $destiny }.
event-destiny-kept-hidden = { $who } tiene un destino.
event-turn-began = Turno { $turn }: { $who }.
event-ship-launched = { $who } lancia una nave: { $ship }, verso { $to }.
event-ship-moved = { $who } sposta una nave: { $ship }, da { $start } a { $to }.
event-moon-claimed = { $who } rivendica la luna { $moon } ({ $at }).
event-moon-stored = { $who } mette la luna { $moon } su { $module }.
event-resources-gained = { $who } ottiene { $kind }.
event-resources-paid = { $who } paga { $paid }.
event-resource-lost = { $who } rinuncia a { $kind }.
event-card-drawn = { $who } pesca { $card }.
event-card-drawn-hidden = { $who } pesca una carta tattica.
event-cards-discarded = { $who } scarta { $count ->
    [one] una carta
   *[other] { $count } carte
}.
event-card-played = { $who } gioca { $card }.
event-card-given = Una carta passa di mano: { $who } → { $to }, { $card }.
event-card-given-hidden = Una carta passa di mano: { $who } → { $to }.
event-leaders-recruited = { $who } recluta { $count ->
    [one] un leader
   *[other] { $count } leader
} da { $at }.
event-goods-collected = { $who } raccoglie { $kind } ({ $at }).
event-goods-laid = { $at }: si aggiunge { $kind }.
event-points-scored = { $who } { $points ->
    [one] segna 1 punto
   *[other] segna { $points } punti
}.
event-points-scored-less = { $who } { $points ->
    [one] perde 1 punto
   *[other] perde { $points } punti
}.
event-track-advanced = { $who } avanza allo spazio { $to }: { $track }.
event-module-gained = { $who } ottiene { $module }.
event-module-shown = Nuovo modulo in mostra: { $module }.
event-module-damaged = { $who }: { $module } è danneggiato.
event-module-infested = { $who }: un mecafago si annida su { $module }.
event-module-cleaned = { $who }: { $module } è libero dal mecafago.
event-module-repaired = { $who } ripara { $module }.
event-module-used = { $who } attiva { $module }.
event-station-used = { $who } usa { $function }.
event-ship-built = { $who } costruisce una nave: { $ship }.
event-ship-damaged = { $who }: una nave va al deposito rottami, { $ship } ({ $at }).
event-shield-hit = { $who }: lo scudo della nave assorbe il danno, { $ship } ({ $at }).
event-shield-restored = { $who }: lo scudo della nave è di nuovo integro, { $ship }.
event-ship-repaired = { $who }: una nave passa alla baia di riparazione, { $ship }.
event-ship-recalled = { $who }: una nave torna alla rampa di lancio, { $ship }.
event-fleet-returned = { $who }: la flotta torna a casa, { $ships ->
    [one] 1 nave
   *[other] { $ships } navi
}.
event-upgrade-gained = { $who } prende il potenziamento { $upgrade }.
event-hegemon-upgraded = { $who } scopre il potenziamento { $tile }.
event-discovery-taken = { $who } prende un segnalino scoperta.
event-supremacy-taken = { $who } prende un segnalino supremazia.
event-token-used = { $who } usa un segnalino scoperta.
event-ability-used = Capacità della fazione: { $faction }.
event-development-built = { $who } costruisce { $development } ({ $at }) con { $leaders ->
    [one] 1 leader
   *[other] { $leaders } leader
}.
event-development-collapsed = { $who }: { $development } ({ $at }) smette di funzionare.
event-development-restored = { $who }: { $development } ({ $at }) funziona di nuovo.
event-planet-placed = Nuovo pianeta sulla mappa: { $at }.
event-raider-entered = Compaiono predoni: { $raider } ({ $at }).
event-raider-moved = Spostamento dei predoni: { $raider }, da { $start } a { $to }.
event-raider-defeated = Predoni sconfitti: { $raider } ({ $at }).
event-battle-began = Battaglia: { $at }.
event-energy-spent = { $who } spende { $count } energia per i dadi.
event-dice-added = { $who }: { $count } { $count ->
    [one] dado
   *[other] dadi
} in più.
event-dice-added-less = { $who }: { $count } { $count ->
    [one] dado
   *[other] dadi
} in meno.
event-targeting-raised = { $who }: puntamento migliorato di { $count }.
event-targeting-raised-less = { $who }: puntamento peggiorato di { $count }.
event-battle-rolled = { $who }, tiro: { $faces }.
event-battle-rolled-raiders = Predoni, tiro: { $faces }.
event-die-changed = { $who }: un dado ora mostra { $face }.
event-die-removed = { $who }: un { $face } non conta.
event-side-withdrew = Si ritira dalla battaglia: { $who }.
event-battle-ended = La battaglia finisce senza esito: { $at }.
event-battle-won = Battaglia vinta ({ $at }): { $who }.
event-battle-won-raiders = I predoni vincono la battaglia: { $at }.
event-everyone-lost = Tutti perdono la battaglia: { $at }.
event-gate-rolled = { $who }, tiro al Portale: { $faces }.
event-gate-answered = { $who } sceglie il { $face }.
event-event-marker-moved = L’indicatore evento va allo spazio { $step }.
event-event-marker-reset = L’indicatore evento torna allo spazio { $step }.
event-event-revealed = Evento: { $event }.
event-event-spared = { $who } non ha il Portale a portata.
event-end-triggered = { $who } raggiunge la fine partita con { $points } punti. Ancora un turno per tutti.
event-eye-passed = { $who } ora ha l’Occhio dell’Egemone.
event-probe-moved = La sonda segue la nave: { $at }.
event-hegemon-rolled = L’Egemone tira { $face }: sezione { $section }.
event-hegemon-ordered = La carta dell’Egemone: { $order }.
event-hegemon-diverted = Nessuna regione corrisponde alla carta, quindi va alla sonda: { $at }.
event-hegemon-order-turned = La prossima carta dell’Egemone: { $order }.
event-hegemon-built-nothing = L’Egemone non costruisce niente: { $reason ->
    [leaders] ha troppo pochi leader.
   *[other] non ha un trasporto su un pianeta senza struttura.
}
event-hegemon-returned = L’Egemone torna alla stazione: { $reason ->
    [last-turn] è il suo ultimo turno.
   *[empty-section] in quella sezione non resta nessuna nave.
}
event-hegemon-acted = La sua carta dice: { $symbol ->
    [build] costruisce.
    [event] l’indicatore evento avanza.
   *[repair] ripara.
}
event-command-moved = L’indicatore di comando va allo spazio { $space }.
event-negotiation-turned = La risposta dell’Egemone: { $negotiation }.
event-negotiation-answered = { $who } { $agreed ->
    [yes] accetta
   *[no] rifiuta
}.

# La fine

outcome-won = { $winners ->
    [one] Vince { $player } con { $score } punti.
   *[other] Vittoria condivisa con { $score } punti.
}
outcome-hegemon = L’Egemone vince con { $score } punti.
score-track = Punti durante la partita
score-science = Scienza
score-industry = Industria
score-commerce = Commercio
score-civilization = Civiltà
score-supremacy = Supremazia
score-developments = Strutture
score-specials = Quasar e vortici
score-damage = Moduli danneggiati
score-vault = Caveau
score-civilization-modules = Moduli
score-leaders = Leader
score-moons = Lune
score-tokens = Segnalini
score-relics = Reliquie
score-destiny = Destino
