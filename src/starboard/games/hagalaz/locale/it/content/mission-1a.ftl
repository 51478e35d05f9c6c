# Missione 1A: tutto ciò che sta sulla sua pagina e i suoi brani. Shepard vi resta senza genere.

mission-guns-of-cerberus =
    .name = I Cannoni di Cerberus
    .intro =
        L’incrociatore è caduto sul fianco sinistro e ha arato quattro chilometri di Hagalaz fino a farne vetro nero prima di fermarsi. È quasi tutto al buio. La batteria di dritta no. Ogni pochi minuti un cannone volta la testa verso le nuvole, ascolta, e la rigira.

        Finché la batteria è sveglia, nulla che abbia un transponder dell’Alleanza può avvicinarsi a meno di quaranta chilometri dal relitto, e la Normandy non può scendere a riprendervi. A poppa del ponte di batteria c’è uno squarcio nello scafo, largo quanto basta per una spalla corazzata alla volta.

        Di là: un vano di servizio, porte sigillate, due paratie, una lunga sala piena di armi automatiche e, da qualche parte là dietro, la santabarbara che le alimenta. L’alba sale sotto la tempesta come una mano sotto una coperta.
    .setup = Collocare un segnalino torretta attiva su ciascuna delle sei torrette e un segnalino obiettivo su ciascuno dei sei cannoni. L’esagono del bottino bonus riceve un segnalino bottino come gli altri. Capopezzo Renn attende nel suo esagono generazione; il ponte di batteria, la santabarbara e la direzione di tiro cominciano come aree Occultate.

guns-of-cerberus-failure =
    .text = Spuntare una casella ogni due carte Escalation. Quando l’ultima casella è spuntata, la tempesta si prende il ponte di batteria. La missione è persa anche non appena Shepard va A Terra.

# --- Caselle progresso ----------------------------------------------------------------------------------------

guns-of-cerberus-counter-battery =
    .name = Batteria messa a tacere

guns-of-cerberus-counter-charges =
    .name = Cariche piazzate

# --- Regole Aggiuntive ----------------------------------------------------------------------------------------

guns-of-cerberus-rule-automatic-fire =
    .title = Fuoco automatico
    .text = All’inizio di ogni round ciascuna torretta attiva spara da sola: 2 danni a ogni compagno nella sua Linea di Fuoco.

guns-of-cerberus-rule-battle-stations =
    .title = Posti di combattimento
    .text = All’inizio di ogni round un Gregario appare nell’esagono generazione libero più vicino al compagno d’avanguardia.

guns-of-cerberus-rule-a-gun-is-missed =
    .title = Manca un cannone
    .text = Ogni volta che si spunta una casella di Batteria messa a tacere, un Gregario appare nell’esagono generazione libero più vicino al compagno che l’ha spuntata.

guns-of-cerberus-rule-return-fire =
    .title = Fuoco di risposta
    .text = Ogni volta che si spunta una casella di Batteria messa a tacere, Capopezzo Renn si attiva.

# --- Azioni Missione ------------------------------------------------------------------------------------------

guns-of-cerberus-action-lift-the-lockdown =
    .name = Revocare il blocco
    .text = Sul terminale 1: sbloccare tutte le porte bloccate del ponte.

guns-of-cerberus-action-make-safe =
    .name = Mettere in sicurezza
    .text = Su un segnalino obiettivo, cioè un cannone, con un dado Azione Potenziata: rimuovere il segnalino e spuntare 1 casella di Batteria messa a tacere.

guns-of-cerberus-action-shut-down-fire-control =
    .name = Spegnere la direzione di tiro
    .text = Sul terminale 2, la direzione di tiro, quando tutti e sei i cannoni sono in sicurezza, con un dado Azione Potenziata: spuntare l’ultima casella di Batteria messa a tacere.

guns-of-cerberus-action-blind-the-turrets =
    .name = Accecare le torrette
    .text = Sul terminale 2: disattivare fino a 2 torrette ovunque sulla mappa.

guns-of-cerberus-action-pull-the-feed =
    .name = Staccare l’alimentazione
    .text = Su una torretta attiva: disattivarla.

guns-of-cerberus-action-set-charges =
    .name = Piazzare le cariche
    .text = Su un esagono della santabarbara: spuntare 1 casella di Cariche piazzate.

# --- Obiettivi ------------------------------------------------------------------------------------------------

guns-of-cerberus-objective-break-the-lockdown =
    .title = Forzare il blocco
    .text = Avere sbloccate nello stesso momento entrambe le porte delle paratie del ponte di batteria.

guns-of-cerberus-objective-spike-the-guns =
    .title = Inchiodare i cannoni
    .text = Mettere in sicurezza tutti e sei i cannoni: spuntare 6 caselle di Batteria messa a tacere. Fino ad allora la direzione di tiro non farebbe che svegliare il successivo.

guns-of-cerberus-objective-silence-the-battery =
    .title = Mettere a tacere la batteria
    .text = Mettere in sicurezza tutti e sei i cannoni, poi spegnere la direzione di tiro: spuntare tutte e 7 le caselle di Batteria messa a tacere.

guns-of-cerberus-objective-blow-the-magazine =
    .title = Far saltare la santabarbara
    .text = Spuntare tutte e 10 le caselle di Cariche piazzate.

guns-of-cerberus-objective-pull-their-teeth =
    .title = Cavare i denti
    .text = Avere disattivate nello stesso momento almeno 4 delle 6 torrette.

# --- Brani narrativi ------------------------------------------------------------------------------------------

guns-of-cerberus-passage-1 =
    .title = Attraverso lo squarcio
    .story =
        Anche l’ultimo di voi si infila dentro, e alle vostre spalle il vento si riduce a un lamento oltre le lamiere. Il ponte pende di cinque gradi a sinistra. Il caffè di qualcuno è gelato in una lunga striscia marrone giù per la parete.

        «Rilevo sei torrette di difesa ravvicinata» vi dice IDA nell’orecchio «e sei cannoni della batteria principale. I cannoni non possono abbassarsi abbastanza da mirarvi. Le torrette sì. Spazzano corsie fisse, a tempo. Consiglio di non trovarsi in una corsia quando il tempo scade.»

        «E le porte?»

        «Si sono sigillate all’impatto. In fondo al cunicolo dei cavi, davanti a voi, c’è un terminale del controllo danni. Dovrebbe liberare tutte le paratie del ponte in un colpo solo.» Una pausa, più breve di un respiro. «Sento anche dei colpi. Vengono da sotto il pagliolo, verso prua, vicino alla santabarbara. Sono regolari. Non sono meccanici.»

        Vi guardate. Più avanti una luce diventa ambra e qualcosa, appeso al soffitto, comincia a ruotare, uno scatto paziente dopo l’altro. Nessuno dice che cosa pensa di quei colpi.

        «Prima il terminale» dice Shepard. «Poi vediamo chi bussa.»
    .game = La missione comincia. Raggiungere il terminale 1 e revocare il blocco. All’inizio di ogni round le torrette sparano ai compagni che si trovano nella loro Linea di Fuoco.

guns-of-cerberus-passage-2 =
    .title = Chi bussa
    .story =
        Catenacci lunghi quanto un braccio si ritraggono, uno dopo l’altro, per tutta la lunghezza della nave. Dal varco entra aria fredda; sa di olio bruciato e, appena appena, di gente.

        Accanto al telaio si è acceso uno schermo del controllo danni. Tra gli allarmi di allagamento c’è un ruolino di servizio: squadra dell’elevatore, santabarbara di dritta, quarantuno nomi. Nessun grado. Accanto a ogni nome un luogo di nascita, ed è sempre lo stesso. Benning.

        «Hanno messo a lavorare i coloni» dice qualcuno. «A portare proiettili. Quando la nave è venuta giù, gli hanno semplicemente chiuso il portello in testa.»

        «Allora ci sono due modi di procedere» dice IDA. «Ogni cannone si può mettere in sicurezza dalla culatta, e la direzione di tiro si può spegnere da sopra la santabarbara. Là sotto nessuno si farebbe male. Significa attraversare tutto il ponte. Oppure piazzate delle cariche nella santabarbara. È più vicino, è più rapido, e secondo i miei calcoli la batteria sarebbe distrutta con certezza.»

        «E la squadra dell’elevatore?»

        A questa ci mette un po’.

        «Anch’essa con certezza, Comandante.»

        Dal ponte di batteria una voce d’uomo, roca e calmissima, comincia a scandire distanza e rilevamento. I vostri.
    .game = Se un esagono generazione è libero, un Gregario appare nel più lontano. Ora si possono mettere in sicurezza i cannoni e poi spegnere la direzione di tiro, oppure piazzare le cariche. L’obiettivo eroico e l’obiettivo rinnegato sono aperti; completarne uno pone fine alla missione.

guns-of-cerberus-passage-3 =
    .title = Quarantuno nomi
    .story =
        L’ultimo circuito muore con un suono simile a un sospiro. Lungo il ponte le canne si abbassano, una dopo l’altra, finché tutte e sei guardano il pavimento. Dopo tanto fragore il silenzio ha un peso suo, e dentro quel silenzio i colpi si sentono benissimo.

        Bisogna mettersi in due per sollevare il portello. Sulla scaletta c’è una donna con la giacca strappata da portuale e una chiave inglese in pugno, pronta a usarla, e così rimane per un pezzo anche dopo aver visto chi siete.

        «Abbiamo sentito fermarsi i cannoni» dice alla fine. «Contavamo i colpi. Quando hanno smesso abbiamo pensato, be’. O è finita, o siamo finiti.»

        «È finita» le dice Shepard. «La sua gente riesce a camminare?»

        «State a vedere.»

        Salgono strizzando gli occhi, grigi di polvere da sparo, aiutandosi l’un l’altro a scavalcare la soglia. Un vecchio, passando, dà una pacca al cannone più vicino, come si perdona un cane cattivo. Sopra di voi, fiochi ma sempre più forti, i motori della Normandy: scendono più in basso di quanto abbia osato chiunque in tutta la notte.

        Quarantuno. Li contate due volte, per essere sicuri.
    .game = Vittoria Eroica. Ottenere 3 punti di Reattività Bellica. La campagna ricorda che la squadra dell’elevatore è viva.

guns-of-cerberus-passage-4 =
    .title = Con certezza
    .story =
        Il timer sta nel palmo di una mano. Ne avete usati cento e non vi eravate mai accorti di quanto fossero rumorosi.

        Correte. Oltre la porta, oltre la lunga sala dove i cannoni voltano ancora la testa da una parte all’altra, oltre lo schermo con la sua lista, attraverso lo squarcio e fuori, in una pioggia che vi arriva di traverso. Siete distesi dietro una cresta di vetro nero quando il fianco di dritta dell’incrociatore si gonfia, resiste, e si apre.

        Più che un suono, è una spinta. Lamiere grandi come case salgono girando piano, quasi con grazia, e continuano a ricadere a lungo. Quando tornate a sentire, sentite soltanto il maltempo. La batteria non c’è più. Nemmeno il ponte che c’era sotto.

        «Tutti i cannoni distrutti» riferisce IDA. «La rotta di avvicinamento è libera. La Normandy sta scendendo.» Poi, perché sta imparando: «Non c’era nessun altro segnale, Comandante. Ho ascoltato.»

        Nessuno risponde. Qualcuno di voi ripete qualcosa sotto il casco, a voce bassissima, e agli altri ci vuole un momento per capire che è la lista, fin dove arriva la memoria.

        Il cielo è libero per gli altri. Questo era l’ordine.
    .game = Vittoria Rinnegata. Ottenere 2 punti di Reattività Bellica. La campagna ricorda che il ponte di batteria non c’è più.

guns-of-cerberus-passage-5 =
    .title = Sotto la mano della tempesta
    .story =
        Prima smette di piovere. È così che lo capite.

        Poi l’intero relitto si solleva, di un dito forse, e viene rimesso giù in un posto leggermente diverso. Lungo il ponte di batteria si aprono le giunture e ne entra la luce del giorno, una luce livida con i fulmini che ci passeggiano dentro. Il pavimento che pendeva di cinque gradi ora pende di dieci. I proiettili sparsi cominciano a rotolare, dapprima con educazione.

        «Il fronte è su di voi» dice IDA. «Dovete lasciare quel ponte, adesso.»

        «I cannoni sono ancora attivi!»

        «Fra due minuti i cannoni saranno in fondo a un burrone, Comandante. E con loro tutto ciò che ci sta accanto.»

        Tornate per la strada da cui siete venuti. Dietro di voi fuggono anche gli uomini di Cerberus, gettano i fucili, si arrampicano gli uni sugli altri; per qualche respiro, nello squarcio, non ci sono più schieramenti. Il ponte si richiude a una decina di metri dai vostri talloni, con un rumore a cui ripenserete in seguito ogni volta che si chiude una porta.

        La flotta dovrà aspettare un cielo migliore. Siete seduti più all’interno, la schiena contro una paratia, vivi, a contare le cartucce rimaste, e i colpi sono cessati.
    .game = Sconfitta. Non si ottiene Reattività Bellica. La squadra prosegue dentro il relitto.

guns-of-cerberus-passage-6 =
    .title = Shepard è A Terra
    .story =
        A vederlo non sembra granché. Un passo falso, una mano tesa verso la parete come per controllare che ci sia ancora. Poi la mano scivola, e Shepard si siede sul ponte di batteria di una nave che sta cercando di uccidere tutti a bordo, e non si rialza.

        Sul canale della squadra c’è un silenzio breve e terribile, mentre tre persone aspettano una battuta.

        Poi si muovono tutti insieme. Qualcuno spara a copertura finché la canna non diventa rossa. Qualcun altro ha afferrato Shepard per il colletto dell’armatura e tira, gli stivali che strisciano, indietro attraverso la paratia e il cunicolo dei cavi e il fumo. Il medi-gel entra da ogni attacco che lo accetta. Una torretta ricama il muro dove eravate un attimo fa.

        «Polso» dice qualcuno. «C’è polso. Via, via, via.»

        Trovate un locale con una porta che si chiude. Passa un’ora prima che due occhi si aprano, e ci mettono un po’ a trovare il soffitto.

        «I cannoni?» chiede Shepard.

        Ascoltate. Lontano, a poppa, puntuale come un orologio, uno volta la testa verso le nuvole.

        «La prossima volta» risponde qualcuno, e nessuno dice che è una promessa.
    .game = Sconfitta. Non si ottiene Reattività Bellica. La squadra prosegue dentro il relitto.

guns-of-cerberus-passage-7 =
    .title = Corsie morte
    .story =
        La quarta torretta si affloscia sul supporto, dà due scatti e punta i propri piedi.

        Per la prima volta da quando siete a bordo potete camminare in mezzo a un corridoio. Sembra un trucco. Uno di voi allunga un braccio in quella che un minuto fa era una corsia di tiro, lo tiene lì e agita le dita.

        «Che coraggio» dice Shepard. «C’è qualcosa nell’alloggiamento?»

        C’è. Il tamburo delle munizioni è di modello dell’Alleanza, con i numeri di serie limati da qualcuno che aveva fretta e ha limato il lato sbagliato. Lì sotto, agganciato dove un uomo dell’equipaggio potesse arrivarci senza guardare, c’è un piccolo kit che non è mai finito in nessun inventario di Cerberus.

        «Con questi numeri» dice IDA «posso dire all’Ammiraglio Hackett quale deposito è stato derubato, e quando, e durante il turno di chi. Gli piacerà. Non in modo piacevole.»

        Intascate il kit e lasciate il tamburo aperto, con il nastro che penzola oltre il bordo come una lingua. Da qualche parte più avanti un ufficiale sbraita per avere rapporto da postazioni dove non è rimasto nessuno a farlo. È la cosa più bella che abbiate sentito in tutta la notte.
    .game = Obiettivo secondario completato. Ottenere subito 1 punto di Reattività Bellica e aggiungere all’inventario un segnalino bottino inutilizzato, a caso. La missione prosegue.
