# I nomi e le introduzioni delle missioni; la 1A ha un file proprio.

# --- Missioni principali --------------------------------------------------------------------------------------

mission-breakthrough =
    .name = Breccia
    .intro =
        La prua si è staccata quando l’incrociatore ha toccato terra. Quel che ne resta giace duecento metri più in là con il muso nel vetro, e tra prua e scafo corre la chiglia: un tunnel alto un uomo e mezzo, fatto per i tubi e mai pensato per le persone. È l’unica via d’accesso alla nave che Cerberus non sorveglia.

        Nessuno la sorveglia perché è in fiamme. Nello schianto una condotta di carburante si è spezzata e ha incontrato una linea elettrica, e il tunnel brucia dal tramonto, lentamente, come qualcosa che abbia un piano. Anche certe cose del laboratorio hanno trovato la strada per scendere laggiù. Il calore non sembra disturbarle.

        Due paratie, quindici ordinate, un portello all’altro capo. E lungo il lato nord, dietro una saracinesca calata da sola, le cuccette del turno di notte.

mission-hangar-eleven =
    .name = Hangar Undici
    .intro =
        Dieci degli undici hangar dell’incrociatore sono pieni di sabbia nera. Nell’undicesimo le luci sono accese, i portelloni esterni si aprono ancora, e un trasporto di nome Halcyon sta sulla rotaia di lancio con i motori al minimo. Sarà l’ultima cosa a lasciare questa nave, e a bordo chiunque ne abbia sentito parlare cerca di finire sulla lista.

        La lista è corta. Oltre agli ufficiali nomina sei passeggeri, e li nomina per numero. Sono il gruppo di controllo: sei persone di Benning a cui non è stato fatto assolutamente nulla, perché ci fosse qualcuno con cui confrontare gli altri. Cerberus può costruire un altro laboratorio. Altri sei così, no.

        Da qualche parte un altoparlante conta. Non dice che cosa succede allo zero. Non ce n’è bisogno.

mission-atlas-binary =
    .name = Atlas Binari
    .intro =
        La sala di montaggio fu costruita per fare una cosa sola, e l’ha fatta due volte. Sulla rampa ovest c’è un mech alto quattro metri con la scritta CASTOR sullo stinco; sulla rampa est, con le spalle all’altra parete, c’è POLLUX. In mezzo una gru a portale, una cabina di controllo, una conduttura di refrigerante che perde e nulla dietro cui abbiate voglia di nascondervi.

        Ogni via in avanti passa da quella sala. A ogni pattuglia che vi cerca è stato detto.

        IDA ascolta le macchine da un’ora. Dice che non si scambiano ordini, come farebbero due macchine. Quando una sposta il peso, lo sposta anche l’altra. Quando una tarda a rispondere, l’altra la aspetta. Le fanno pensare, dice, a due persone che tornano a casa al buio.

mission-the-choir =
    .name = Il Coro
    .intro =
        A mezza nave, dove i piani non mostrano che zavorra, l’incrociatore ha un laboratorio. Qualcuno l’ha costruito a forma di croce: una lunga navata con i banchi per gli osservatori, due bracci corti, quattro corsie dietro porte d’acciaio e, all’estremità, una stanza rotonda con dentro una cosa che non è stata fatta da mani.

        La gente presa a Benning è stata portata qui a dozzine. Trenta e più sono già diventati qualcos’altro e vagano al buio tra i banchi. Sette sono ancora nelle capsule. Sono svegli, e tutti mormorano la stessa nota.

        L’unico ascensore è quello con cui siete arrivati. Chi entra deve uscire per la stessa via.

mission-critical-mass =
    .name = Massa Critica
    .intro =
        La sezione motori giace su un fianco in una trincea che si è scavata da sola, ed è calda. La neve che cade su quella parte dello scafo non attecchisce. Dentro, un anello di ponti macchine gira tutto intorno al reattore principale; dentro l’anello c’è un vuoto, e in mezzo al vuoto, retta da nulla di cui un ingegnere sano di mente si fiderebbe, è sospesa la sala del reattore.

        In quella sala nessuno entra a piedi. Due montacarichi la raggiungono, uno dal ponte nord e uno dal ponte sud, e si aprono solo a una mano che arrivi al pannello. Le squadre di Cerberus sull’anello hanno perso i codici. Ci terrebbero molto a riaverli.

        Il nucleo sta andando fuori controllo da solo, lentamente. Potete addormentarlo, oppure dargli una spinta.

mission-the-mainframe =
    .name = Il Mainframe
    .intro =
        Tutto ciò che l’incrociatore ha imparato è custodito in un solo posto, a prua, dietro la plancia, in una camera che vista dall’alto ha il contorno di un cervello. Era uno scherzo dell’architetto. Ha smesso di esserlo.

        Ci sono due lobi di rack di server, sinistro e destro, con un terminale in fondo a ciascuno. In mezzo corre un corridoio, e in capo al corridoio c’è un caveau con il nucleo dati. Nessuno dei due lobi sa che cosa pensa l’altro. Furono costruiti così perché nessun traditore, da solo, potesse leggere una parola; una domanda si fa a sinistra e la risposta arriva a destra, ed è buona più o meno quanto un respiro trattenuto.

        I Razziatori sono entrati attraverso le risposte. Ora le porte si aprono e si chiudono con un battito lento, prima da una parte, poi dall’altra, e nessuno sul ruolo dell’equipaggio lo sta facendo.

mission-kinetic-barrier =
    .name = Barriera Cinetica
    .intro =
        Su in alto, sotto le ultime lamiere del relitto, dove si sente la pioggia, c’è una sala a sei lati. Nel mezzo, su una piattaforma che sembra un palco per la banda, sta il generatore della barriera cinetica. Potrebbe coprire la nave da un capo all’altro. È spento dallo schianto, perché Cerberus intende andarsene, e non intende lasciare nulla dietro di sé.

        Tre dei sei angoli sono buchi nello scafo, e da lì salgono truppe. Gli altri tre sono rifugi. Ognuno ha una porta d’acciaio, un interruttore sulla parete esterna e dentro una trentina di persone, le ultime di Benning, portate quassù per toglierle di mezzo.

        Non c’è dove portarle. Il fronte è a un quarto d’ora. Ciò che starà dentro il campo quando arriverà, ci sarà ancora domattina.

# --- Missioni lealtà ------------------------------------------------------------------------------------------

mission-clear-shot =
    .name = Un Tiro Pulito
    .intro =
        In cima al relitto, dove lo scafo fa da tetto, due rotaie corrono per tutta la lunghezza della dorsale con una passerella nel mezzo. È l’unica traversata che non passi per i ponti, e per una notte e un giorno chiunque sia evaso dalle stive è passato di qui.

        Hanno smesso di passare circa un’ora fa. Giacciono lungo le rotaie a distanze ampie e regolari, e accanto a ciascuno giace qualcuno uscito ad aiutarlo.

        Quassù il vento prende il suono di un fucile e lo restituisce dalla parte sbagliata. Sulla dorsale ci sono cinque punti da cui un uomo paziente può vedere tutto ciò che si muove. Lui li usa tutti e cinque. Non passa mai dall’uno all’altro dove lo si possa vedere, e finora non ha sparato a nessuno che non stesse già guardando qualcun altro.

mission-the-vault =
    .name = Ciò che l’Ombra Custodiva
    .intro =
        Anni fa su questo mondo è caduta un’altra nave, molto privata, e il suo proprietario è morto con lei. Cerberus ha passato quel relitto con le pinzette. Ciò che le pinzette hanno trovato è finito in questa stanza.

        È rotonda, bianca e freddissima. Vi si affacciano sei archivi, e in ciascuno un nucleo non più grande di un portavivande ronza tra sé su uno scaffale. Nel mezzo c’è il vecchio lettore, prelevato intero dall’altra nave e imbullonato al ponte di questa, con davanti un paio di sedie che non furono mai fatte per gli umani.

        Gli archivisti erano undici. Lavoravano qui a turni, in scarpe di feltro, e annaffiavano la pianta un giorno ciascuno. Qualcos’altro ha letto da sopra le loro spalle. Sono ancora al lavoro tutti e undici. La pianta è morta.

mission-dead-air =
    .name = Aria Morta
    .intro =
        Il ponte nove fu costruito da gente che non si fidava l’una dell’altra. Ogni compartimento ha il suo scafo, le sue paratie, la sua aria in bombole e una porta che richiede il permesso di qualcuno. Quando l’incrociatore ha toccato terra, tutte quelle porte hanno fatto ciò per cui erano state progettate.

        Lì dentro ci sono sei ingegneri quarian. Cerberus li ha presi da un rimorchiatore di recupero della Flotta perché tenessero in funzione il supporto vitale, dato che a bordo nessun altro ci capiva qualcosa, e per undici settimane l’hanno tenuto in funzione, appena appena sbagliato, in un modo che solo un altro quarian avrebbe notato.

        Tali l’ha notato. Ci ha messo quattro secondi. Il ronzio della ventilazione compitava il nome di una nave.

mission-blood-price =
    .name = Prezzo di Sangue
    .intro =
        Su Tuchanka c’è una vecchia legge, più vecchia delle bombe: chi vende un krogan ne è debitore, e il debito si paga col sangue, a mano, dove altri possano vedere.

        Sotto i ponti di carico di poppa dell’incrociatore c’è una stanza rotonda con uno scolo nel mezzo. Il manifesto la chiama gestione bestiame. Cerberus ha comprato cinque krogan per metterceli in ceppi, e scoprire quanto si può togliere a un krogan prima che smetta di esserlo. Poi la cosa nel nucleo si è svegliata, e quelli del personale hanno smesso di fare domande e si sono messi all’opera gli uni sugli altri.

        I cinque sono ancora nelle gabbie. C’è anche quello che li ha venduti. L’odore del posto si sente fin dalle scale della galleria, e Wrex ha smesso di fare battute.
