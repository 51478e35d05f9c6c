# Le pagine delle missioni senza i loro brani; la 1A ha un file proprio.

# --- Missioni principali --------------------------------------------------------------------------------------

mission-breakthrough =
    .name = Breccia
    .intro =
        La prua si è staccata quando l’incrociatore ha toccato terra. Quel che ne resta giace duecento metri più in là con il muso nel vetro, e tra prua e scafo corre la chiglia: un tunnel alto un uomo e mezzo, fatto per i tubi e mai pensato per le persone. È l’unica via d’accesso alla nave che Cerberus non sorveglia.

        Nessuno la sorveglia perché è in fiamme. Nello schianto una condotta di carburante si è spezzata e ha incontrato una linea elettrica, e il tunnel brucia dal tramonto, lentamente, come qualcosa che abbia un piano. Anche certe cose del laboratorio hanno trovato la strada per scendere laggiù. Il calore non sembra disturbarle.

        Due paratie, quindici ordinate, un portello all’altro capo. E lungo il lato nord, dietro una saracinesca calata da sola, le cuccette del turno di notte.
    .setup = Collocare un segnalino fuoco su ciascuno dei quindici esagoni in fiamme e un segnalino obiettivo su ciascuno dei tre serbatoi di schiuma. L’esagono del bottino bonus riceve un segnalino bottino come gli altri. Il Fuochista attende nel tunnel e il Rivettatore davanti al portello di prua; entrambe le aree cominciano Occultate.

breakthrough-failure =
    .text = Spuntare una casella ogni tre carte Escalation e alla fine di ogni round in cui bruciano più di 25 esagoni. Quando l’ultima casella è spuntata, la chiglia si spezza. La missione è persa anche non appena Shepard va A Terra.

breakthrough-counter-aft-bulkhead =
    .name = Paratia di poppa tagliata

breakthrough-counter-fore-bulkhead =
    .name = Paratia di prua tagliata

breakthrough-rule-the-keel-burns =
    .title = La chiglia brucia
    .text = Un esagono con un segnalino fuoco è un esagono inferno. Alla fine di ogni round il fuoco prende altri 2 esagoni, uno dopo l’altro: tra tutti gli esagoni adiacenti a uno in fiamme, il più vicino al compagno che sarà l’avanguardia del prossimo round, il cui giocatore sceglie a parità. Pareti e porte bloccate fermano il fuoco. Se allora bruciano più di 25 esagoni, spuntare una casella Missione Fallita.

breakthrough-rule-out-of-the-walls =
    .title = Dalle pareti
    .text = All’inizio di ogni round un Gregario appare nell’esagono generazione libero più vicino al compagno d’avanguardia.

breakthrough-action-cut-the-aft-bulkhead =
    .name = Tagliare la paratia di poppa
    .text = Presso una porta della paratia di poppa: spuntare 1 casella di Paratia di poppa tagliata, o 2 caselle con un dado Azione Potenziata. Con l’ultima casella entrambe le porte si sbloccano.

breakthrough-action-cut-the-fore-bulkhead =
    .name = Tagliare la paratia di prua
    .text = Presso una porta della paratia di prua: spuntare 1 casella di Paratia di prua tagliata, o 2 caselle con un dado Azione Potenziata. Con l’ultima casella entrambe le porte si sbloccano.

breakthrough-action-smother =
    .name = Soffocare le fiamme
    .text = Su un esagono in fiamme o adiacente a uno: spegnere il fuoco in quell’esagono.

breakthrough-action-empty-a-tank =
    .name = Svuotare un serbatoio
    .text = Su un segnalino obiettivo, cioè un serbatoio di schiuma, con un fuoco in questo esagono o in uno adiacente: rimuovere il segnalino e spegnere ogni fuoco in questo esagono e in quelli adiacenti.

breakthrough-objective-open-the-keel =
    .title = Aprire la chiglia
    .text = Avere sbloccata almeno una porta della paratia di poppa.

breakthrough-objective-put-out-the-fire =
    .title = Spegnere l’incendio
    .text = Non avere più alcun segnalino fuoco sulla mappa, nemmeno oltre la paratia di prua.

breakthrough-objective-run-the-keel =
    .title = Di corsa per la chiglia
    .text = Avere tutti e quattro i compagni sugli esagoni di uscita presso il portello di prua.

breakthrough-objective-break-the-bellows =
    .title = Rompere il mantice
    .text = Sconfiggere il Fuochista.

mission-hangar-eleven =
    .name = Hangar Undici
    .intro =
        Dieci degli undici hangar dell’incrociatore sono pieni di sabbia nera. Nell’undicesimo le luci sono accese, i portelloni esterni si aprono ancora, e un trasporto di nome Halcyon sta sulla rotaia di lancio con i motori al minimo. Sarà l’ultima cosa a lasciare questa nave, e a bordo chiunque ne abbia sentito parlare cerca di finire sulla lista.

        La lista è corta. Oltre agli ufficiali nomina sei passeggeri, e li nomina per numero. Sono il gruppo di controllo: sei persone di Benning a cui non è stato fatto assolutamente nulla, perché ci fosse qualcuno con cui confrontare gli altri. Cerberus può costruire un altro laboratorio. Altri sei così, no.

        Da qualche parte un altoparlante conta. Non dice che cosa succede allo zero. Non ce n’è bisogno.
    .setup = Collocare un segnalino torretta attiva su ciascuna delle cinque torrette, un segnalino obiettivo su ciascuno dei quattro morsetti della rotaia e un segnalino prigioniero su ciascuna delle sei celle della stiva. Capocarico Brandt attende nel suo esagono generazione; Aguzzino Roake arriva più tardi. Il piano dell’hangar, la stiva e il montacarichi di servizio cominciano come aree Occultate.

hangar-eleven-failure =
    .text = Spuntare una casella ogni tre carte Escalation e ogni volta che tutte le caselle di Lancio sono spuntate; poi cancellare quella fila. Quando l’ultima casella è spuntata, la Halcyon è partita. La missione è persa anche non appena Shepard va A Terra.

hangar-eleven-counter-launch =
    .name = Lancio

hangar-eleven-counter-clamps-thrown =
    .name = Morsetti azionati

hangar-eleven-counter-brought-out =
    .name = Portati fuori

hangar-eleven-counter-master-switch =
    .name = Interruttore generale

hangar-eleven-counter-manifest-copied =
    .name = Manifesto copiato

hangar-eleven-rule-the-count =
    .title = Il conto alla rovescia
    .text = Alla fine di ogni round spuntare 1 casella di Lancio. Ogni volta che un prigioniero viene portato fuori, spuntare 2 caselle di Lancio: le celle vuote si notano.

hangar-eleven-rule-spring-loaded =
    .title = A molla
    .text = Ogni volta che un morsetto viene azionato, ogni torretta attiva spara: 1 danno a ciascun compagno nella sua Linea di Fuoco. Alla fine di ogni round i morsetti scattano indietro: rimettere tutti i loro segnalini e cancellare Morsetti azionati.

hangar-eleven-action-throw-the-master =
    .name = Azionare l’interruttore generale
    .text = Sul terminale 1, nella torre: spuntare la casella di Interruttore generale.

hangar-eleven-action-throw-a-clamp =
    .name = Azionare un morsetto
    .text = Su un segnalino obiettivo, cioè un morsetto della rotaia: togliere il segnalino fino alla fine del round e spuntare 1 casella di Morsetti azionati.

hangar-eleven-action-hold-the-count =
    .name = Fermare il conto
    .text = Sul terminale 1, nella torre: cancellare fino a 2 spunte di Lancio.

hangar-eleven-action-take-along =
    .name = Portare con sé
    .text = Su un segnalino prigioniero: da ora in poi il compagno lo trasporta. Nessuno ne trasporta più di uno.

hangar-eleven-action-into-the-lift =
    .name = Nel montacarichi
    .text = Su un esagono di uscita, con un prigioniero: portarlo fuori e spuntare 1 casella di Portati fuori.

hangar-eleven-action-copy-the-manifest =
    .name = Copiare il manifesto
    .text = Sul terminale 2, con un dado Azione Potenziata: spuntare la casella di Manifesto copiato.

hangar-eleven-objective-take-the-key =
    .title = Prendere la chiave del capocarico
    .text = Sconfiggere Capocarico Brandt.

hangar-eleven-objective-take-the-tower =
    .title = Prendere la torre
    .text = Azionare l’interruttore generale nella torre.

hangar-eleven-objective-bring-them-out =
    .title = Portarli fuori
    .text = Portare fuori 4 dei 6 prigionieri con il montacarichi di servizio.

hangar-eleven-objective-nail-it-down =
    .title = Inchiodarla a terra
    .text = Azionare tutti e 4 i morsetti della rotaia nello stesso round.

hangar-eleven-objective-know-their-names =
    .title = Sapere i loro nomi
    .text = Copiare il manifesto sul terminale 2.

mission-atlas-binary =
    .name = Atlas Binari
    .intro =
        La sala di montaggio fu costruita per fare una cosa sola, e l’ha fatta due volte. Sulla rampa ovest c’è un mech alto quattro metri con la scritta CASTOR sullo stinco; sulla rampa est, con le spalle all’altra parete, c’è POLLUX. In mezzo una gru a portale, una cabina di controllo, una conduttura di refrigerante che perde e nulla dietro cui abbiate voglia di nascondervi.

        Ogni via in avanti passa da quella sala. A ogni pattuglia che vi cerca è stato detto.

        IDA ascolta le macchine da un’ora. Dice che non si scambiano ordini, come farebbero due macchine. Quando una sposta il peso, lo sposta anche l’altra. Quando una tarda a rispondere, l’altra la aspetta. Le fanno pensare, dice, a due persone che tornano a casa al buio.
    .setup = Collocare un segnalino obiettivo su ciascuna delle sei rastrelliere di piastre corazzate. Castor e Pollux stanno sui loro esagoni generazione, ciascuno con un segnalino prigioniero: il pilota. Il segnalino del pilota va dovunque vada il suo Atlas. La sala comincia come area Occultata.

atlas-binary-failure =
    .text = Spuntare una casella ogni tre carte Escalation. Quando l’ultima casella è spuntata, la tempesta fa crollare la sala. La missione è persa anche non appena Shepard va A Terra.

atlas-binary-counter-release-code =
    .name = Codice di sgancio

atlas-binary-counter-pilots-out =
    .name = Piloti fuori

atlas-binary-counter-racks-slagged =
    .name = Rastrelliere fuse

atlas-binary-rule-binary =
    .title = Binari
    .text = Quando un Atlas è distrutto, il suo pilota è perduto. Se alla fine di un round un Atlas è distrutto e l’altro funziona ancora, quello distrutto riparte a distanza: collocarlo sul suo esagono generazione con il solo ultimo livello e senza pilota.

atlas-binary-rule-in-step =
    .title = Al passo
    .text = All’inizio di ogni round ciascun Atlas si attiva, prima il più vicino al compagno d’avanguardia.

atlas-binary-rule-everyone-to-the-hall =
    .title = Tutti alla sala
    .text = All’inizio di ogni round un Gregario appare nell’esagono generazione libero più vicino al compagno d’avanguardia.

atlas-binary-action-read-the-cradle-log =
    .name = Leggere il registro della culla
    .text = Sul terminale 1, nella cabina sulla gru a portale: spuntare 1 casella di Codice di sgancio, o 2 caselle con un dado Azione Potenziata.

atlas-binary-action-pull-the-pilot-out =
    .name = Tirare fuori il pilota
    .text = Accanto a un Atlas con il suo pilota, con un dado Azione Potenziata, mentre ogni Atlas che funziona è all’ultimo livello: il pilota è fuori, spuntare 1 casella di Piloti fuori, e l’Atlas lascia la mappa. L’altro Atlas, ormai solo, recupera 2 livelli.

atlas-binary-action-slag-a-rack =
    .name = Fondere una rastrelliera
    .text = Su un segnalino obiettivo, cioè una rastrelliera di piastre, finché resta una casella di Rastrelliere fuse: rimuovere il segnalino e spuntare 1 casella.

atlas-binary-objective-know-who-drives =
    .title = Sapere chi guida
    .text = Spuntare entrambe le caselle di Codice di sgancio.

atlas-binary-objective-two-alive =
    .title = Vivi tutti e due
    .text = Tirare fuori entrambi i piloti.

atlas-binary-objective-break-the-pair =
    .title = Spezzare la coppia
    .text = Non avere più alcun Atlas sulla mappa: entrambi distrutti, oppure uno distrutto e l’altro senza il suo pilota.

atlas-binary-objective-no-spares =
    .title = Niente ricambi
    .text = Fondere 3 rastrelliere di piastre.

mission-the-choir =
    .name = Il Coro
    .intro =
        A mezza nave, dove i piani non mostrano che zavorra, l’incrociatore ha un laboratorio. Qualcuno l’ha costruito a forma di croce: una lunga navata con i banchi per gli osservatori, due bracci corti, quattro corsie dietro porte d’acciaio e, all’estremità, una stanza rotonda con dentro una cosa che non è stata fatta da mani.

        La gente presa a Benning è stata portata qui a dozzine. Trenta e più sono già diventati qualcos’altro e vagano al buio tra i banchi. Sette sono ancora nelle capsule. Sono svegli, e tutti mormorano la stessa nota.

        L’unico ascensore è quello con cui siete arrivati. Chi entra deve uscire per la stessa via.
    .setup = Collocare un segnalino prigioniero su ciascuna delle sette capsule e un segnalino obiettivo su ciascuno dei due risonatori. Tutte le porte cominciano sbloccate. Il Cantore attende nel suo esagono generazione dietro la transenna; l’abside e le quattro corsie cominciano come aree Occultate. Il Discanto non è ancora sulla mappa.

the-choir-failure =
    .text = Spuntare una casella ogni tre carte Escalation. Quando l’ultima casella è spuntata, la tempesta spezza la chiglia sotto il laboratorio. La missione è persa anche non appena Shepard va A Terra.

the-choir-counter-pitch =
    .name = Nota trovata

the-choir-counter-freed =
    .name = Voci portate fuori

the-choir-counter-purge =
    .name = Fuoco fatto entrare

the-choir-counter-resonators =
    .name = Corde tagliate

the-choir-rule-the-song =
    .title = Il canto
    .text = Alla fine di ogni terzo round, finché un risonatore è in piedi, il segnalino prigioniero più vicino alla leva è perduto, pareti o non pareti (tra più d’uno, quello con il numero più basso): rimuoverlo e, se il suo esagono è libero, collocarvi un Mutante pescato a caso dal sacchetto. I prigionieri trasportati sono al sicuro.

the-choir-rule-the-lift =
    .title = L’ascensore
    .text = Un compagno che entra in un esagono di uscita manda su con l’ascensore ogni prigioniero che trasporta: spuntare 1 casella di Voci portate fuori per ciascuno. Un prigioniero è perduto se chi lo trasporta va A Terra.

the-choir-action-find-the-pitch =
    .name = Trovare la nota
    .text = Sul terminale, il podio del direttore: spuntare la casella di Nota trovata.

the-choir-action-open-the-pod =
    .name = Aprire la capsula
    .text = Su un segnalino prigioniero: da ora in poi il compagno lo trasporta. Un compagno trasporta al massimo 1 prigioniero.

the-choir-action-seal-the-ward =
    .name = Sigillare la corsia
    .text = Su un esagono paratia: bloccare la porta della corsia accanto.

the-choir-action-let-the-fire-in =
    .name = Far entrare il fuoco
    .text = Sulla leva, mentre tutte e quattro le corsie sono sigillate e nessun compagno è in una di esse: spuntare 1 casella di Fuoco fatto entrare.

the-choir-action-cut-a-string =
    .name = Tagliare una corda
    .text = Su un segnalino obiettivo, cioè un risonatore: rimuovere il segnalino e spuntare 1 casella di Corde tagliate.

the-choir-objective-hear-them =
    .title = Ascoltarli
    .text = Trovare la nota sul podio del direttore, nell’abside.

the-choir-objective-bring-them-out =
    .title = Portarli fuori
    .text = Portare all’ascensore almeno 4 dei 7 prigionieri: spuntare 4 caselle di Voci portate fuori.

the-choir-objective-silence-the-choir =
    .title = Far tacere il coro
    .text = Sigillare le quattro corsie, poi far entrare il fuoco: spuntare tutte e 5 le caselle di Fuoco fatto entrare.

the-choir-objective-cut-the-strings =
    .title = Tagliare le corde
    .text = Tagliare entrambi i risonatori, uno in fondo a ciascun braccio.

mission-critical-mass =
    .name = Massa Critica
    .intro =
        La sezione motori giace su un fianco in una trincea che si è scavata da sola, ed è calda. La neve che cade su quella parte dello scafo non attecchisce. Dentro, un anello di ponti macchine gira tutto intorno al reattore principale; dentro l’anello c’è un vuoto, e in mezzo al vuoto, retta da nulla di cui un ingegnere sano di mente si fiderebbe, è sospesa la sala del reattore.

        In quella sala nessuno entra a piedi. Due montacarichi la raggiungono, uno dal ponte nord e uno dal ponte sud, e si aprono solo a una mano che arrivi al pannello. Le squadre di Cerberus sull’anello hanno perso i codici. Ci terrebbero molto a riaverli.

        Il nucleo sta andando fuori controllo da solo, lentamente. Potete addormentarlo, oppure dargli una spinta.
    .setup = Collocare un segnalino obiettivo su ciascuna delle tre valvole del refrigerante. Tutte le porte delle paratie cominciano sbloccate. Capo Reattorista Ilves attende nel suo esagono generazione a est; i ponti nord, est e sud e la sala del reattore cominciano come aree Occultate. Dragone Hale non è ancora sulla mappa.

critical-mass-failure =
    .text = Spuntare una casella ogni tre carte Escalation. Quando l’ultima casella è spuntata, la tempesta squarcia l’anello. La missione è persa anche non appena Shepard va A Terra.

critical-mass-counter-valves =
    .name = Valvole aperte

critical-mass-counter-rods =
    .name = Barre abbassate

critical-mass-counter-overload =
    .name = Barre estratte

critical-mass-rule-the-hall =
    .title = La sala
    .text = Nella sala del reattore portano solo i montacarichi, e nessun nemico vi entra mai. Alla fine di ogni round ciascun compagno nella sala subisce 1 danno. Una volta innescato il nucleo i danni sono 2, e la fine di ogni round conta come un’Escalation.

critical-mass-rule-hands-on-the-valves =
    .title = Mani sulle valvole
    .text = Alla fine di ogni round ciascuna valvola aperta che ha un nemico Attivo sopra o accanto, e nessun compagno sopra né accanto, viene chiusa: rimettere il suo segnalino e cancellare 1 casella di Valvole aperte. Le barre restano dove sono.

critical-mass-rule-loud-lifts =
    .title = Montacarichi rumorosi
    .text = Ogni volta che un compagno entra in un esagono montacarichi dell’anello, a piedi o uscendo dalla sala, un Gregario appare nell’esagono generazione libero più vicino.

critical-mass-action-open-the-valve =
    .name = Aprire la valvola
    .text = Su un segnalino obiettivo, cioè una valvola chiusa: rimuovere il segnalino e spuntare 1 casella di Valvole aperte.

critical-mass-action-lower-the-rods =
    .name = Abbassare le barre
    .text = Su un esagono delle barre: spuntare 1 casella di Barre abbassate. Non si possono spuntare più di 4 caselle per ogni valvola aperta in quel momento.

critical-mass-action-pull-the-rods =
    .name = Estrarre le barre
    .text = Su un esagono delle barre: spuntare 1 casella di Barre estratte.

critical-mass-objective-set-it-off =
    .title = Innescarlo
    .text = Estrarre le barre: spuntare tutte e 4 le caselle di Barre estratte.

critical-mass-objective-cold-iron =
    .title = Ferro freddo
    .text = Aprire le valvole e abbassare le barre: spuntare tutte e 11 le caselle di Barre abbassate.

critical-mass-objective-get-out =
    .title = Uscire
    .text = Ogni compagno che non è A Terra sta su un esagono di uscita, e sono almeno 2.

critical-mass-objective-relieve-the-master =
    .title = Sollevare il capo dall’incarico
    .text = Sconfiggere Capo Reattorista Ilves.

mission-the-mainframe =
    .name = Il Mainframe
    .intro =
        Tutto ciò che l’incrociatore ha imparato è custodito in un solo posto, a prua, dietro la plancia, in una camera che vista dall’alto ha il contorno di un cervello. Era uno scherzo dell’architetto. Ha smesso di esserlo.

        Ci sono due lobi di rack di server, sinistro e destro, con un terminale in fondo a ciascuno. In mezzo corre un corridoio, e in capo al corridoio c’è un caveau con il nucleo dati. Nessuno dei due lobi sa che cosa pensa l’altro. Furono costruiti così perché nessun traditore, da solo, potesse leggere una parola; una domanda si fa a sinistra e la risposta arriva a destra, ed è buona più o meno quanto un respiro trattenuto.

        I Razziatori sono entrati attraverso le risposte. Ora le porte si aprono e si chiudono con un battito lento, prima da una parte, poi dall’altra, e nessuno sul ruolo dell’equipaggio lo sta facendo.
    .setup = Collocare un segnalino obiettivo, il nucleo dati, sulla sua culla nel caveau e un segnalino prigioniero su ciascuno dei tre dormienti. Le porte del lobo ovest cominciano sbloccate, quelle del lobo est e del caveau bloccate. La Mano Sinistra e la Mano Destra attendono nei loro esagoni generazione; entrambi i lobi e il caveau cominciano come aree Occultate.

the-mainframe-failure =
    .text = Spuntare una casella ogni tre carte Escalation. Quando l’ultima casella è spuntata, la tempesta è tra i rack. La missione è persa anche non appena Shepard va A Terra.

the-mainframe-counter-key =
    .name = Chiave

the-mainframe-counter-copied =
    .name = Blocchi copiati

the-mainframe-counter-core-out =
    .name = Nucleo consegnato

the-mainframe-counter-woken =
    .name = Dormienti svegliati

the-mainframe-rule-the-beat =
    .title = Il battito
    .text = All’inizio di ogni round si cancella 1 casella spuntata di Chiave e le porte dei lobi cambiano: nei round dispari quelle del lobo ovest sono sbloccate e quelle del lobo est bloccate, nei round pari il contrario.

the-mainframe-rule-it-has-noticed =
    .title = Se n’è accorto
    .text = Una volta completato Stringere le mani, all’inizio di ogni round un Gregario appare nell’esagono generazione libero più vicino al compagno d’avanguardia. Poi si attiva ciascuna Mano che non è in un’area Occultata.

the-mainframe-rule-the-core-burns =
    .title = Il nucleo brucia
    .text = Un compagno che trasporta il nucleo subisce 2 danni alla fine del proprio turno. Se chi lo trasporta va A Terra, il nucleo resta nel suo esagono.

the-mainframe-action-ask =
    .name = Chiedere
    .text = Sul terminale 1, senza nemici Attivi adiacenti al compagno: spuntare entrambe le caselle di Chiave.

the-mainframe-action-answer =
    .name = Rispondere
    .text = Sul terminale 2, senza nemici Attivi adiacenti al compagno: cancellare tutte le caselle spuntate di Chiave e spuntare altrettante caselle di Blocchi copiati.

the-mainframe-action-tear-out-the-core =
    .name = Strappare il nucleo
    .text = Sul segnalino obiettivo, il nucleo dati: da ora in poi il compagno lo trasporta.

the-mainframe-action-hand-out-the-core =
    .name = Consegnare il nucleo
    .text = Su un esagono di uscita, trasportando il nucleo: spuntare la casella di Nucleo consegnato.

the-mainframe-action-wake-a-sleeper =
    .name = Svegliare un dormiente
    .text = Su un segnalino prigioniero, cioè un dormiente: rimuovere il segnalino e spuntare 1 casella di Dormienti svegliati.

the-mainframe-objective-shake-hands =
    .title = Stringere le mani
    .text = Chiedere a sinistra e rispondere a destra: avere spuntate 2 caselle di Blocchi copiati.

the-mainframe-objective-every-last-word =
    .title = Fino all’ultima parola
    .text = Copiare l’intero archivio: spuntare tutte e 8 le caselle di Blocchi copiati.

the-mainframe-objective-heart-in-a-bag =
    .title = Il cuore in una borsa
    .text = Portare il nucleo dati su un esagono di uscita e consegnarlo.

the-mainframe-objective-wake-the-sleepers =
    .title = Svegliare i dormienti
    .text = Svegliare tutti e tre i dormienti nel caveau.

mission-kinetic-barrier =
    .name = Barriera Cinetica
    .intro =
        Su in alto, sotto le ultime lamiere del relitto, dove si sente la pioggia, c’è una sala a sei lati. Nel mezzo, su una piattaforma che sembra un palco per la banda, sta il generatore della barriera cinetica. Potrebbe coprire la nave da un capo all’altro. È spento dallo schianto, perché Cerberus intende andarsene, e non intende lasciare nulla dietro di sé.

        Tre dei sei angoli sono buchi nello scafo, e da lì salgono truppe. Gli altri tre sono rifugi. Ognuno ha una porta d’acciaio, un interruttore sulla parete esterna e dentro una trentina di persone, le ultime di Benning, portate quassù per toglierle di mezzo.

        Non c’è dove portarle. Il fronte è a un quarto d’ora. Ciò che starà dentro il campo quando arriverà, ci sarà ancora domattina.
    .setup = Collocare un segnalino torretta attiva su ciascuno dei tre cannoni, un segnalino obiettivo su ciascuno dei tre interruttori e un segnalino prigioniero su ciascuno dei sei prigionieri nei rifugi. L’esagono del bottino bonus riceve un segnalino bottino come gli altri. Castellano Rook attende nel suo esagono generazione; Geniere Idris e Anvil arrivano più tardi. I rifugi cominciano come aree Occultate.

kinetic-barrier-failure =
    .text = Spuntare una casella ogni tre carte Escalation e ogni volta che il campo vacilla. Quando l’ultima casella è spuntata, il campo non c’è più. La missione è persa anche non appena Shepard va A Terra.

kinetic-barrier-counter-charge =
    .name = Carica

kinetic-barrier-counter-squalls =
    .name = Raffiche superate

kinetic-barrier-counter-flicker =
    .name = Ha vacillato

kinetic-barrier-counter-cut-off =
    .name = Rifugi staccati

kinetic-barrier-rule-both-ways =
    .title = Cannoni a doppio senso
    .text = Un cannone con il segnalino torretta disattivata è stato girato: alla fine di ogni round infligge 2 danni a ciascun nemico nella sua Linea di Fuoco.

kinetic-barrier-rule-the-draw =
    .title = Il prelievo
    .text = Poi ogni prigioniero a una ruota, senza nemici Attivi in quell’esagono o in uno adiacente, spunta 1 casella di Carica. Una volta completato Prima luce, il campo la consuma: cancellare 4 caselle di Carica, e 1 in più per ogni rifugio non staccato. Se si sono potute cancellare tutte, spuntare 1 casella di Raffiche superate. Altrimenti il campo vacilla: spuntare la casella di Ha vacillato e una casella Missione Fallita.

kinetic-barrier-rule-siege =
    .title = Assedio
    .text = All’inizio di ogni round un Gregario appare nell’esagono generazione libero più vicino al compagno d’avanguardia. Con la seconda casella di Raffiche superate appare Anvil.

kinetic-barrier-action-feed-the-bank =
    .name = Alimentare la batteria
    .text = Su una batteria di condensatori: spuntare 1 casella di Carica, o 2 caselle se anche un altro compagno è su una batteria.

kinetic-barrier-action-ask-for-hands =
    .name = Chiedere braccia
    .text = Su un prigioniero in un rifugio: mettere il suo segnalino su una ruota libera.

kinetic-barrier-action-turn-the-gun =
    .name = Girare il cannone
    .text = Su una torretta attiva: disattivarla.

kinetic-barrier-action-throw-the-breaker =
    .name = Azionare l’interruttore
    .text = Su un segnalino obiettivo, cioè un interruttore: rimuovere il segnalino e spuntare 1 casella di Rifugi staccati. I prigionieri di quel rifugio escono dal gioco, anche quelli alle ruote.

kinetic-barrier-objective-first-light =
    .title = Prima luce
    .text = Avere spuntate 8 caselle di Carica.

kinetic-barrier-objective-without-a-flicker =
    .title = Senza vacillare
    .text = Superare 3 raffiche prima che il campo vacilli per la prima volta.

kinetic-barrier-objective-all-inside =
    .title = Tutti dentro
    .text = Superare 7 raffiche senza aver staccato alcun rifugio.

kinetic-barrier-objective-the-smaller-ring =
    .title = Il cerchio più stretto
    .text = Superare 6 raffiche e avere staccati tutti e 3 i rifugi.

# --- Missioni lealtà ------------------------------------------------------------------------------------------

mission-clear-shot =
    .name = Un Tiro Pulito
    .intro =
        In cima al relitto, dove lo scafo fa da tetto, due rotaie corrono per tutta la lunghezza della dorsale con una passerella nel mezzo. È l’unica traversata che non passi per i ponti, e per una notte e un giorno chiunque sia evaso dalle stive è passato di qui.

        Hanno smesso di passare circa un’ora fa. Giacciono lungo le rotaie a distanze ampie e regolari, e accanto a ciascuno giace qualcuno uscito ad aiutarlo.

        Quassù il vento prende il suono di un fucile e lo restituisce dalla parte sbagliata. Sulla dorsale ci sono cinque punti da cui un uomo paziente può vedere tutto ciò che si muove. Lui li usa tutti e cinque. Non passa mai dall’uno all’altro dove lo si possa vedere, e finora non ha sparato a nessuno che non stesse già guardando qualcun altro.
    .setup = Collocare un segnalino obiettivo su ciascuno dei sei appostamenti. Lanner occupa la postazione con il suo esagono generazione, Quill attende sulla rotaia sud. Nessuna fila di caselle progresso è spuntata: la sua veglia è pronta. Garrus comincia nell’esagono con la sua icona.

clear-shot-failure =
    .text = Spuntare una casella ogni tre carte Escalation. Quando l’ultima casella è spuntata, il fronte raggiunge la dorsale e lassù non resta più in piedi nulla. La missione è persa anche non appena Shepard va A Terra.

clear-shot-counter-shots =
    .name = Tiri di Garrus

clear-shot-counter-watch =
    .name = Lanner ha sparato in veglia

clear-shot-rule-five-perches =
    .title = Cinque postazioni
    .text = Lanner non cammina. Ogni volta che termina un’attivazione fuori da una postazione o senza un compagno che potrebbe attaccare, e ogni volta che uno dei suoi livelli di Resistenza si esaurisce, va subito in un’altra postazione libera: quella da cui ha più compagni in Linea di Fuoco (a parità sceglie il giocatore del compagno attuale).

clear-shot-action-take-the-shot =
    .name = Sparare
    .text = Garrus, su un segnalino obiettivo e con Lanner in Linea di Fuoco: rimuovere il segnalino, spuntare 1 casella di Tiri di Garrus e infliggere a Lanner 7 danni, o 9 con un dado Azione Potenziata.

clear-shot-action-throw-the-floodlight =
    .name = Puntare il riflettore
    .text = Su un terminale: Lanner è accecato. Spuntare la casella della sua veglia; per il resto del round non spara in veglia.

clear-shot-objective-answer-him =
    .title = Rispondergli
    .text = Sparare una volta da un appostamento, perché sappia chi c’è quassù con lui.

clear-shot-objective-the-second-one =
    .title = Il secondo
    .text = Sconfiggere Lanner.

clear-shot-objective-put-out-his-eyes =
    .title = Cavargli gli occhi
    .text = Sconfiggere Quill prima che Garrus spari per la prima volta da un appostamento.

mission-the-vault =
    .name = Ciò che l’Ombra Custodiva
    .intro =
        Anni fa su questo mondo è caduta un’altra nave, molto privata, e il suo proprietario è morto con lei. Cerberus ha passato quel relitto con le pinzette. Ciò che le pinzette hanno trovato è finito in questa stanza.

        È rotonda, bianca e freddissima. Vi si affacciano sei archivi, e in ciascuno un nucleo non più grande di un portavivande ronza tra sé su uno scaffale. Nel mezzo c’è il vecchio lettore, prelevato intero dall’altra nave e imbullonato al ponte di questa, con davanti un paio di sedie che non furono mai fatte per gli umani.

        Gli archivisti erano undici. Lavoravano qui a turni, in scarpe di feltro, e annaffiavano la pianta un giorno ciascuno. Qualcos’altro ha letto da sopra le loro spalle. Sono ancora al lavoro tutti e undici. La pianta è morta.
    .setup = Collocare un segnalino obiettivo, cioè un nucleo, sullo scaffale di ciascuno dei sei archivi. Tutte e sei le porte sono sbloccate; gli archivi cominciano come aree Occultate. Gli esagoni del bottino bonus ricevono un segnalino bottino ciascuno. La Curatrice attende nel suo esagono generazione; il Censore arriva più tardi. Liara comincia nell’esagono con la sua icona.

the-vault-failure =
    .text = Spuntare una casella ogni tre carte Escalation. Quando l’ultima casella è spuntata, la tempesta ha la parete esterna e il caveau inonda d’acido i suoi scaffali. La missione è persa anche non appena Shepard va A Terra.

the-vault-counter-files =
    .name = Fascicoli presi

the-vault-counter-her-hand =
    .name = Letti da Liara

the-vault-rule-keys =
    .title = Chiavi
    .text = I nuclei sono sigillati con ciò che il nemico sta per fare. Una carta pericolo è una chiave se ordina di attivarsi a un tipo di Gregario chiamandolo per nome. Ogni compagno trasporta un nucleo e non può passarlo ad altri; il nucleo di un compagno che va A Terra resta in quell’esagono.

the-vault-rule-quarantine =
    .title = Quarantena
    .text = Alla fine di ogni round si blocca una porta sbloccata di un archivio: la più lontana dal compagno che sarà l’avanguardia del prossimo round, tra quelle accanto a cui non c’è alcun compagno (tra più d’una, la prima da nord).

the-vault-action-take-the-core =
    .name = Prendere il nucleo
    .text = Su un segnalino obiettivo: trasportarlo, a meno di trasportarne già uno.

the-vault-action-read-it-in =
    .name = Leggere il nucleo
    .text = Su un esagono lettore con un nucleo: girare a faccia in su la carta pericolo accanto alla propria scheda, che si risolve più tardi come al solito. Se è una chiave, il nucleo esce dal gioco e si spunta 1 casella di Fascicoli presi e, per Liara, 1 casella di Letti da Liara. Altrimenti il compagno tiene il nucleo e un Gregario appare nell’esagono generazione libero più vicino.

the-vault-action-consult-the-index =
    .name = Consultare l’indice
    .text = Sul terminale: girare a faccia in su ogni carta pericolo coperta accanto a una scheda. Inoltre Liara aumenta l’analisi di 1.

the-vault-action-lift-the-quarantine =
    .name = Revocare la quarantena
    .text = Sul terminale: sbloccare tutte le porte bloccate.

the-vault-objective-the-first-file =
    .title = Il primo fascicolo
    .text = Leggere un nucleo.

the-vault-objective-everyone-he-knew =
    .title = Tutti quelli che conosceva
    .text = Leggere quattro nuclei: spuntare tutte e 4 le caselle di Fascicoli presi.

the-vault-objective-in-her-own-hand =
    .title = Di suo pugno
    .text = Far leggere due dei nuclei a Liara in persona.

mission-dead-air =
    .name = Aria Morta
    .intro =
        Il ponte nove fu costruito da gente che non si fidava l’una dell’altra. Ogni compartimento ha il suo scafo, le sue paratie, la sua aria in bombole e una porta che richiede il permesso di qualcuno. Quando l’incrociatore ha toccato terra, tutte quelle porte hanno fatto ciò per cui erano state progettate.

        Lì dentro ci sono sei ingegneri quarian. Cerberus li ha presi da un rimorchiatore di recupero della Flotta perché tenessero in funzione il supporto vitale, dato che a bordo nessun altro ci capiva qualcosa, e per undici settimane l’hanno tenuto in funzione, appena appena sbagliato, in un modo che solo un altro quarian avrebbe notato.

        Tali l’ha notato. Ci ha messo quattro secondi. Il ronzio della ventilazione compitava il nome di una nave.
    .setup = Collocare un segnalino prigioniero su ciascuno dei sei ingegneri. Le porte delle tre sezioni dell’equipaggio, dell’impianto e tra serbatoi e impianto cominciano bloccate; la porta della camera stagna ed entrambe le porte della breccia cominciano sbloccate. Guardaporte Vey attende nel suo esagono generazione. Hush non è ancora sulla mappa. Tutto tranne la camera stagna comincia come area Occultata.

dead-air-failure =
    .text = Spuntare una casella ogni tre carte Escalation, e una ogni volta che si spunta l’ultima casella d’aria di una sezione. Quando l’ultima casella è spuntata, il ponte è perduto. La missione è persa anche non appena Shepard va A Terra.

dead-air-counter-pumps =
    .name = Pompe in funzione

dead-air-counter-bunks =
    .name = Aria consumata nelle cuccette

dead-air-counter-workshop =
    .name = Aria consumata nell’officina

dead-air-counter-tanks =
    .name = Aria consumata nella sala serbatoi

dead-air-rule-sections =
    .title = Sezioni
    .text = Pareti e porte dividono il ponte in sezioni; le porte sbloccate le uniscono. In una sezione si respira finché tutte le caselle di Pompe in funzione sono spuntate, delle porte sbloccate la uniscono all’impianto e nessuna la unisce alla breccia. Alla fine di ogni round ciascun compagno nella breccia, o in una sezione unita a essa, subisce 1 danno.

dead-air-rule-bottled-air =
    .title = Aria in bombole
    .text = Alla fine di ogni round ciascuna delle tre sezioni dell’equipaggio in cui ci sono ingegneri spunta 1 casella della sua aria consumata, oppure ne cancella 1 se vi si respira. Con l’ultima casella una sezione è perduta: rimuovere i suoi ingegneri, perdere 1 punto di Reattività Bellica e spuntare una casella Missione Fallita.

dead-air-rule-fail-safe =
    .title = Dispositivo di sicurezza
    .text = Poi si bloccano le porte di una sezione dell’equipaggio: tra quelle in cui ci sono ingegneri, con una porta sbloccata e senza compagni all’interno, quella con più aria consumata (a parità sceglie il giocatore d’avanguardia).

dead-air-action-work-the-panel =
    .name = Usare il pannello
    .text = Su un pannello: girare una porta su un lato di questo esagono, da bloccata a sbloccata o viceversa.

dead-air-action-start-the-pumps =
    .name = Avviare le pompe
    .text = Su un terminale dell’impianto: spuntare 1 casella di Pompe in funzione, o 2 caselle con un dado Azione Potenziata.

dead-air-action-share-your-air =
    .name = Dividere l’aria
    .text = Su un ingegnere: cancellare 2 caselle di aria consumata in questa sezione. Il compagno subisce 1 danno.

dead-air-objective-wake-the-plant =
    .title = Svegliare l’impianto
    .text = Spuntare tutte e 3 le caselle di Pompe in funzione.

dead-air-objective-let-them-breathe =
    .title = Farli respirare
    .text = In ogni sezione in cui ci sono ancora ingegneri si respira e non è spuntata alcuna casella della sua aria consumata; almeno un ingegnere deve essere vivo.

dead-air-objective-count-to-six =
    .title = Contare fino a sei
    .text = Completare l’obiettivo lealtà con tutti e sei gli ingegneri vivi.

mission-blood-price =
    .name = Prezzo di Sangue
    .intro =
        Su Tuchanka c’è una vecchia legge, più vecchia delle bombe: chi vende un krogan ne è debitore, e il debito si paga col sangue, a mano, dove altri possano vedere.

        Sotto i ponti di carico di poppa dell’incrociatore c’è una stanza rotonda con uno scolo nel mezzo. Il manifesto la chiama gestione bestiame. Cerberus ha comprato cinque krogan per metterceli in ceppi, e scoprire quanto si può togliere a un krogan prima che smetta di esserlo. Poi la cosa nel nucleo si è svegliata, e quelli del personale hanno smesso di fare domande e si sono messi all’opera gli uni sugli altri.

        I cinque sono ancora nelle gabbie. C’è anche quello che li ha venduti. L’odore del posto si sente fin dalle scale della galleria, e Wrex ha smesso di fare battute.
    .setup = Collocare un segnalino prigioniero su ciascuno dei cinque krogan. Tutti e quattro i cancelli cominciano bloccati, la porta della sala operatoria sbloccata. La Somma dei Due attende nel suo esagono generazione; Jorgal Karn non è ancora sulla mappa. Le gabbie e la sala operatoria cominciano come aree Occultate.

blood-price-failure =
    .text = Spuntare una casella ogni tre carte Escalation. Quando l’ultima casella è spuntata, la fossa si allaga. La missione è persa anche non appena Shepard va A Terra.

blood-price-counter-freed =
    .name = Krogan liberati

blood-price-counter-price =
    .name = Prezzo di sangue

blood-price-rule-krogan-beside-you =
    .title = Krogan al tuo fianco
    .text = Un krogan liberato va con il compagno che lo ha liberato, al massimo 3 con lo stesso compagno. Alla fine del turno di quel compagno ciascuno di loro infligge 2 danni a un nemico adiacente al compagno. Se il compagno va A Terra, i krogan con lui sono perduti.

blood-price-rule-the-price =
    .title = Il prezzo
    .text = Una volta aperte le gabbie, spuntare 1 casella di Prezzo di sangue per ogni nemico sconfitto: 2 caselle se lo sconfigge Wrex essendogli adiacente, 3 caselle se è un Elite.

blood-price-action-tear-down-the-gate =
    .name = Abbattere il cancello
    .text = Wrex, presso un cancello bloccato: sbloccarlo. Poi lo scaglia: 3 danni a un nemico in Linea di Fuoco entro 3 esagoni.

blood-price-action-haul-the-winch =
    .name = Tirare il verricello
    .text = Sul terminale della sala operatoria: sbloccare tutti i cancelli.

blood-price-action-break-the-chains =
    .name = Spezzare le catene
    .text = Wrex, su un krogan: gli spezza le catene. Spuntare 1 casella di Krogan liberati.

blood-price-action-cut-the-chains =
    .name = Tagliare le catene
    .text = Qualsiasi altro compagno, su un krogan, con un dado Azione Potenziata: tagliargli le catene. Spuntare 1 casella di Krogan liberati.

blood-price-objective-open-the-pens =
    .title = Aprire le gabbie
    .text = Spuntare 3 caselle di Krogan liberati.

blood-price-objective-pay-the-price =
    .title = Pagare il prezzo
    .text = Spuntare tutte e 34 le caselle di Prezzo di sangue.

blood-price-objective-leave-no-chain =
    .title = Nessuna catena intera
    .text = Spuntare tutte e 5 le caselle di Krogan liberati.
