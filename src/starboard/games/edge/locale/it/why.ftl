# Edge: perché qualcosa non si può scegliere, che cosa serve e che cosa lo permette.

# --- Motivi: ognuno segue «No:» o «Non si può:» ----------------------------------------------------------------

reason-others-set-up = ora sceglie qualcun altro
reason-others-decide = ora decide qualcun altro, nel turno di: { $whose }
reason-game-over = la partita è finita e non si chiede più nulla
reason-not-your-turn = il turno è di: { $whose }
reason-turn-is-under-way = un turno è un lancio o un ritorno, e questo è già cominciato
reason-in-a-return = serve un turno in cui torni alla stazione
reason-building-comes-first = si costruisce prima che le navi attracchino

# L’atlante
reason-pad-is-empty = sulla tua rampa di lancio non c’è più nessuna nave
reason-no-ship-may-go = nessuna nave sulla tua rampa di lancio può andare lì
reason-ship-before-region = scegli prima una nave, poi dove va
reason-launch-for-moon = una luna si rivendica lanciando una nave nella sua regione
reason-launch-for-goods = le risorse in una regione le raccoglie una nave che è lì
reason-launch-for-leaders = i tuoi leader salgono a bordo quando una tua nave è nella loro regione
reason-leaders-of-another = questi leader sono di: { $whose }
reason-development-of-another = questa struttura è di: { $whose }
reason-development-works = { $development } è sempre in funzione
reason-ship-of-another = questa nave è di: { $whose }
reason-ships-stay = una nave sulla mappa resta dov’è finché non si unisce a una battaglia o torna a casa
reason-fights-already = questa nave è già nella battaglia
reason-joins-already = questa nave sta già entrando nella battaglia
reason-out-of-reach = la battaglia è a distanza { $distance } e questa nave ha portata { $reach }
reason-raider-out-of-reach = è a distanza { $distance } e ha portata { $reach }
reason-raiders-are-fought = i predoni si combattono nella regione in cui sono: scegli prima una nave
reason-probe-follows = la sonda la muovono solo le regole
reason-not-this-region = { $question ->
    [recruit-where] lì non hai leader da reclutare
    [moon-where] lì non si può rivendicare una luna in questo modo
    [lay-where] lì non si può posare nulla
    [push-where] una nave viene spinta dove non c’è nessuno, alla distanza indicata dal predone
    [wyrm-where] il Drago va dove si trova la nave più vicina
    [collapse-which] lì nessuna struttura può andare fuori uso
    [move-which] nessuna tua nave può spostarsi lì
    [hegemon-goes] la sua carta azione non lo manda lì
    [hegemon-moon] prende una luna dalla nebulosa più a sinistra che ne ha una, e da un pianeta se nessuna ne ha
    [hegemon-restores] lì nulla di suo è fuori uso
   *[hegemon-builds] costruisce sul pianeta più a sinistra con un suo trasporto
}

# Stazioni
reason-station-of-another = questo è di: { $whose }
reason-modules-are-bought = { $module } si acquista lanciando una nave in una base che lo vende
reason-not-sold-here = { $module } non si vende qui
reason-not-this-module = { $question ->
    [damage-which] si può danneggiare solo un modulo intatto della stazione
    [repair-which] non ha danni da riparare
    [infest-which] un mecafago si posa su un tuo modulo non danneggiato
    [take-which] questo modulo ora non si può prendere
    [hegemon-takes-named] prende il più economico del tipo indicato
   *[hegemon-takes] prende il più economico del tipo di cui ne ha meno
}
reason-return-to-activate = lo usa una nave che torna: prima serve un ritorno alla stazione
reason-no-ship-left = tutte le tue navi di questo tipo sono costruite: { $ship }
reason-ships-are-built = una nave si costruisce al Bacino Halcyon, con Assemblaggio sulla stazione, con una carta, un modulo o un evento
reason-wrecks-are-repaired = una nave nel deposito rottami aspetta una riparazione
reason-his-modules-come-first = ripara i moduli prima delle navi
reason-bay-waits = una nave nella baia di riparazione torna con il tuo prossimo ritorno
reason-resources-are-spent = le risorse si spendono dove qualcosa le richiede
reason-six-dice-already = tiri già sei dadi, e nessuno ne tira di più
reason-leaders-build = i leader sulla stazione servono per le strutture
reason-moon-without-icon = questa luna non mostra nulla che possa sostituire un costo
reason-no-cargo-space = nessun tuo modulo ha uno spazio di carico libero
reason-free-action-later = le azioni gratuite aspettano la risposta alla domanda aperta
reason-cards-have-times = questa carta si gioca { $timing ->
    [free] come azione gratuita
    [diplomacy] nella diplomazia di una battaglia
    [prepare] prima di un tiro
   *[outcome] dopo un tiro
}
reason-ability-works = le capacità di questa fazione funzionano da sole
reason-ability-spent = questa capacità è già stata usata in questo turno
reason-ability-does-nothing = questa capacità ora non avrebbe effetto
reason-token-works = questo segnalino funziona da solo
reason-upgrades-are-reached = un potenziamento nave si ottiene sul tracciato industria
reason-one-neutral-upgrade = questo tipo di nave ha già un potenziamento neutrale: { $ship }
reason-upgrade-works = un potenziamento è sempre in funzione
reason-factions-are-chosen = le fazioni si scelgono prima della partita
reason-destiny-counts = una carta destino si conta alla fine della partita
reason-one-discovery-is-kept = si tiene una delle scoperte, l’altra torna indietro

# Il resto del tavolo
reason-part-of-the-table = si scelgono le cose, non la parte del tavolo su cui stanno
reason-turn-tells = è il turno { $turn }, di: { $whose }
reason-seat-tells = { $whose }: { $points } { $points ->
    [one] punto
   *[other] punti
}
reason-tracks-are-climbed = su un tracciato si avanza con ciò che si fa, non scegliendolo
reason-marker-tells = { $whose }: spazio { $at }, alla fine vale { $points } { $points ->
    [one] punto
   *[other] punti
}
reason-events-come = il prossimo evento è a { $steps } { $steps ->
    [one] passo
   *[other] passi
}
reason-decks-are-drawn = sono le regole a dire quando si pesca da qui
reason-supremacy-waits = questo segnalino aspetta chi raggiunge per primo il suo spazio
reason-officer-commands = l’ufficiale dice che cosa ottiene l’Egemone
reason-ring-turns = { $steps ->
    [0] l’indicatore di comando è qui
    [one] l’indicatore di comando è a 1 spazio da qui
   *[other] l’indicatore di comando è a { $steps } spazi da qui
}
reason-orders-are-rolled = fra le sue carte sceglie il dado dell’Egemone; questa è per la sezione { $section }
reason-his-upgrade-works = questo potenziamento dell’Egemone è sempre in funzione
reason-his-upgrade-given = questo potenziamento dell’Egemone ha dato una volta, quando è stato girato, ciò che dice
reason-steps-follow = i passi di una battaglia si seguono da soli
reason-dice-are-compared = i dadi si confrontano dal più alto; li cambiano solo carte e capacità
reason-side-fights = { $whose } è una parte di questa battaglia

# --- Condizioni ------------------------------------------------------------------------------------------------

check-your-turn = È il tuo turno
check-turn-begins = Il tuo turno comincia: non hai ancora lanciato nulla
check-building-step = Torni alla stazione e puoi costruire
check-docking-step = Torni alla stazione e le navi attraccano
check-cost = Si può pagare: { $cost }{ $discount ->
    [0] {""}
   *[other] , { $discount } in meno
}; hai { $stores }
check-region-there = Lì c’è una regione
check-navigation = Navigazione: { $ship }
check-no-own-ship = Nessuna tua nave in: { $region }
check-assault = Assalto, perché c’è qualcuno in { $region }: { $ship }
check-unoccupied = Nessun altro in: { $region }
check-ship-on-pad = Una nave è sulla tua rampa di lancio
check-a-ship-goes = Una nave sulla tua rampa di lancio che può andare in: { $region }
check-ship-goes = { $ship } può andarci
check-ship-stays = { $ship }: { $reason }
check-planet = Un pianeta: { $region }
check-not-built = Nulla è costruito su: { $region }
check-transport-there = Un tuo trasporto è su: { $region }
check-tile-left = Tessere rimaste, { $development }: { $left }
check-leaders = Leader sulla stazione: ne servono { $needed }, ce ne sono { $leaders }
check-not-docked = In questo ritorno nessuna nave ha attraccato lì
check-ship-to-dock = Una nave non ha ancora attraccato
check-module-works = { $module } è intatto e pulito
check-has-action = { $module } ha qualcosa da attivare
check-card-to-discard = Una carta tattica da scartare: ne hai { $cards }
check-ship-left = Una tua nave di questo tipo non è ancora costruita: { $ship }
check-moon-has-icon = La luna mostra una risorsa, una carta o nessun costo
check-cargo-space = Un tuo modulo ha uno spazio di carico libero
check-free-moment = La domanda aperta lascia spazio a un’azione gratuita
check-does-something = La prima cosa che dice { $card } ora si può fare
check-in-battle = Partecipi a una battaglia, o tiri al Portale
check-battle-step = { $timing ->
    [diplomacy] La battaglia è alla diplomazia
    [prepare] Non si è ancora tirato
   *[outcome] I dadi sono stati tirati
}
check-ability-unspent = La capacità non è stata usata in questo turno
check-ability-works = La capacità ora avrebbe effetto
check-one-neutral = Senza potenziamento neutrale: { $ship }

# --- A che cosa serve e che cosa lo permette -------------------------------------------------------------------

opens-zone = Indica una cosa qui dentro per sapere che cos’è; ciò che si può scegliere è illuminato.
opens-planet = Una nave che atterra qui rivendica la luna in cima, o una risorsa del tipo del pianeta se non ce ne sono. Con un trasporto qui, al ritorno si può costruire: { $development }.
opens-built-planet = Una nave che atterra qui rivendica la luna in cima, o una risorsa del tipo del pianeta se non ce ne sono. Ha già la sua struttura, e non ne accoglie altre.
opens-base = Una nave che atterra qui fa questo: { $text }
opens-nebula = Entrano solo navi con navigazione. Chi atterra rivendica una luna, se ne resta una; da qui arrivano i predoni.
opens-gate = Una nave che atterra qui tira tanti dadi quanti cannoni ha e prende un risultato.
opens-special = A una nave non dà nulla, ma alla fine dà punti alle strutture adiacenti.
opens-empty = Più tardi qui può comparire un pianeta: lo porta il Faro Farsight.
opens-moon-there = Lancia una nave in { $region }: la luna dà ciò che mostra e arriva alla tua stazione.
opens-goods = Lancia una nave in { $region }, o tienine una lì quando lanci: tutto ciò che c’è è tuo.
opens-leaders = Lancia una nave in { $region }, o tienine una lì quando lanci: i leader arrivano alla tua stazione.
opens-their-leaders = I leader di ogni colore vicino a un pianeta rendono più preziosa una struttura.
opens-development = La sua capacità vale per chi la possiede; alla fine vale 5, 7 o 10 punti, secondo il tuo posto sul suo tracciato.
opens-their-development = La sua capacità è solo di chi la possiede; il pianeta è aperto a tutti.
opens-his-development = Per l’Egemone non ha una capacità duratura; il pianeta è aperto a tutti.
opens-ruin = Tornando alla stazione puoi ripristinarla per metà del costo, invece di costruire.
opens-own-ship = Torna a casa con il tuo ritorno e attiva allora un modulo. Si unisce a battaglie fino a distanza { $reach }: { $ship }.
opens-their-ship = { $nebula ->
    [yes] Una nave con Assalto e navigazione
   *[no] Un caccia, o un’altra nave con Assalto,
} può essere { $nebula ->
    [yes] lanciata
   *[no] lanciato
} in { $region }: allora c’è una battaglia.
opens-raider = Chi lancia entro { $reach } subisce un’incursione. Per combatterlo lancia una nave con Assalto { $nebula ->
    [yes] e navigazione{" "}
   *[no] {""}
}in { $region }: chi lo sconfigge ottiene la ricompensa.
opens-probe = Segue tutti i lanci dei giocatori umani verso pianeti e basi. Se nessuna regione corrisponde alla sua carta, l’Egemone va dalla sonda.
opens-display = Sono indicate le basi che vendono moduli di questo tipo: { $type }. Un modulo fa avanzare il suo tracciato di uno spazio.
opens-module = Una nave che torna attracca a { $module } e fa ciò che dice, una volta per ritorno.
opens-lasting = { $module } non ha bisogno di navi: funziona finché è intatto.
opens-their-module = Funziona solo per chi lo possiede.
opens-his-module = L’Egemone non usa mai un modulo. Danneggiato, alla fine gli costa { $points } punti.
opens-function = Una nave che torna può attraccare qui: { $text }
opens-pad = Un turno lancia una nave da qui: { $ship }.
opens-supply = { $ship }: { $cost }. Le navi si costruiscono al Bacino Halcyon, o con Assemblaggio a un ritorno.
opens-scrapyard = Una riparazione la porta alla baia di riparazione. A un ritorno ogni nave nel deposito rottami dà { $points } punti e torna a casa.
opens-bay = Conta fra le navi che tornano: si può attivare un modulo in più.
opens-store = { $kind ->
    [energy] L’energia compra dadi prima di un tiro, uno ciascuna, e paga molti moduli.
    [credits] I crediti pagano, e ognuno può valere un ghiaccio, un nanocarbonio o un titanio.
    [ice] Il ghiaccio viene dai pianeti ghiacciati; paga la scienza.
    [nanocarbon] Il nanocarbonio viene dai pianeti giardino; paga la civiltà.
   *[titanium] Il titanio viene dai pianeti metallici; paga navi e industria.
}
opens-home-leaders = Una struttura porta i leader da qui al suo pianeta. Ognuno che resta vale { $points } { $points ->
    [one] punto
   *[other] punti
} alla fine.
opens-moon = Un’azione gratuita la mette su uno spazio di carico: allora sostituisce il costo dell’azione a pagamento di quel modulo.
opens-his-moon = All’Egemone dà { $points } punti alla fine, e nient’altro.
opens-card = { $timing ->
    [free] Giocala come azione gratuita nel tuo turno.
    [diplomacy] Giocala in battaglia prima dei dadi: una carta diplomazia per parte.
    [prepare] Giocala in battaglia, o al Portale, prima di tirare.
   *[outcome] Giocala in battaglia, o al Portale, quando i dadi sono tirati.
}
opens-ability = La prima e la seconda capacità sono tue per tutta la partita; quella che è un’azione si usa una volta per turno.
opens-token = Una scoperta con un’azione si usa una volta come azione gratuita; le altre durano, o contano alla fine.
opens-supremacy = Funziona, o conta alla fine, per chi lo ha preso.
opens-his-token = Per l’Egemone non ha effetto; alla fine gli vale { $points } punti.
opens-upgrade = Gli spazi 3, 6 e 9 del tracciato industria danno un potenziamento a scelta; anche alcuni moduli ed eventi.
opens-owned-upgrade = Cambia tutte le navi del suo tipo, ora e dopo.
opens-faction = Tieni una delle fazioni ricevute; le sue risorse e le sue due capacità sono tue.
opens-destiny = Tienila segreta: alla fine dà punti per ciò che dice.
opens-discovery = Tieni una delle due; l’altra torna coperta.
opens-turn = Si gioca finché qualcuno ha { $terminus } punti; poi ognuno ha ancora un turno.
opens-seat = { $terminus } punti durante la partita la fanno finire. Il conto completo viene dopo.
opens-track = { $track ->
    [supremacy] Si avanza vincendo battaglie e costruendo un obelisco.
   *[other] Lo fanno avanzare moduli e strutture del suo tipo.
} { $text }
opens-events = Ogni ritorno di un giocatore umano muove l’indicatore. Sull’ultimo spazio si gira un evento, arrivano predoni e l’indicatore torna indietro.
opens-deck = { $deck ->
    [tactics] Carte tattica: battaglia, diplomazia e azioni gratuite.
    [events] Il mazzo eventi di questa partita.
   *[planets] Pianeti che possono comparire più tardi, ognuno con tre lune.
}
opens-laid = Vinci battaglie: il primo sullo spazio 3, 6 o 9 della supremazia prende il suo segnalino.
opens-officer = L’anello attorno all’ufficiale dà all’Egemone qualcosa per ogni sua nave che torna dalla mappa o dalla baia di riparazione.
opens-ring = L’indicatore avanza di uno spazio quando l’Egemone atterra in una base, e di uno per ogni nave che torna dalla mappa o dalla baia di riparazione; lo spazio dà ciò che dice.
opens-order = Con 1 o 2 conta la sua prima carta, con 3 o 4 la seconda, con 5 o 6 la terza: dice dove va la prossima nave di quella sezione.
opens-tile = L’Egemone li gira quando una persona otterrebbe un potenziamento nave.
opens-step = { $step ->
    [escalate] Possono unirsi le navi che hanno la battaglia a portata.
    [talk] Ogni parte può giocare una carta diplomazia.
    [prepare] L’energia compra dadi, le carte aiutano.
    [roll] Tutti tirano; ciò che è sotto il puntamento si ritira.
    [outcome] Le carte possono cambiare i dadi; poi vince il dado più alto, e in parità conta il successivo.
   *[damage] Le navi degli sconfitti vanno al deposito rottami, uno scudo prende il primo colpo.
}
opens-column = I dadi di una fila si confrontano fra loro; vince il più alto, e solo in parità conta la fila successiva.
opens-side = Le sue navi le danno dadi per i cannoni, da uno a sei.
opens-die = Il dado più alto vince la battaglia; i dadi pari si mettono da parte e contano i successivi.
