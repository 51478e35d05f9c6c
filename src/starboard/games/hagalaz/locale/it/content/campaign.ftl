# La campagna: esiti, traguardi e brani.

campaign-band-failure =
    .name = Fallimento

campaign-band-costly =
    .name = A caro prezzo

campaign-band-success =
    .name = Successo

campaign-band-triumph =
    .name = Trionfo

campaign-band-perfect =
    .name = Vittoria perfetta

campaign-achievement-detonator =
    .name = Detonatore
    .text = Il reattore è stato sovraccaricato e la nave non c’è più.

campaign-achievement-archivist =
    .name = Archivista
    .text = Ogni casella delle informazioni recuperate è spuntata.

campaign-achievement-saviour =
    .name = Salvatore
    .text = Dovunque qualcuno aspettasse di essere salvato, lo è stato: almeno tre volte e senza eccezioni.

campaign-achievement-no-one-left-behind =
    .name = Nessuno Resta Indietro
    .text = In tutta la campagna nessun compagno è andato A Terra, e la campagna è finita con un successo.

campaign-achievement-clean-hands =
    .name = Mani Pulite
    .text = Tutte e tre le missioni principali sono state Vittorie Eroiche.

campaign-achievement-by-any-means =
    .name = Con Ogni Mezzo
    .text = Tutte e tre le missioni principali sono state Vittorie Rinnegate.

campaign-achievement-sworn-company =
    .name = Fedeli fino in Fondo
    .text = Due missioni lealtà sono state vinte.

campaign-achievement-second-wind =
    .name = Secondo Respiro
    .text = La prima missione principale è stata persa, eppure la campagna è finita con un successo.

campaign-achievement-no-loose-ends =
    .name = Nulla in Sospeso
    .text = In ogni missione di una campagna portata a termine l’obiettivo secondario è stato completato.

campaign-achievement-grand-master =
    .name = Gran Maestro
    .text = Un compagno ha sbloccato tutte le capacità della propria scheda, a parte quella lealtà.

campaign-achievement-straight-through =
    .name = Dritti alla Meta
    .text = Tre missioni principali, nessuna missione lealtà e alla fine un successo.

campaign-achievement-no-corrections =
    .name = Nulla da Correggere
    .text = Il tracciato della Reattività Bellica è pieno.

# --- Brani narrativi: l’inizio, e ciò che segue la missione 1A ------------------------------------------------

campaign-passage-76 =
    .title = Una notte su Hagalaz
    .story =
        Su Hagalaz il giorno gira intorno al mondo con il passo di un uomo stanco, e davanti al giorno, sempre, viene la tempesta. Dove siete voi è notte. È notte da un bel po’. A est, lungo il suolo, c’è una striscia di luce bruna con dentro i fulmini.

        «Undici ore» dice l’Ammiraglio Hackett. Quest’anno è dimagrito; è dimagrita perfino la sua immagine. «Poi il fronte passa sul relitto, e non ci sarà più un relitto. Alla flotta ne servono quattordici. Capite la difficoltà.»

        L’incrociatore è caduto tre giorni fa. Era un laboratorio con i motori. Cerberus lo aveva riempito di gente di Benning, di cose dissotterrate dove nessuno dovrebbe scavare e di quattrocento uomini di equipaggio a cui avevano detto che era per il bene di tutti. Qualcosa, là dentro, si è svegliato. Ora giace su un fianco in dodici chilometri di vetro nero in frantumi, e qualche sua parte spara ancora.

        «Negategli la ricerca. Portate fuori chi si può portare fuori. In quest’ordine, mi hanno detto di dire.» Si strofina gli occhi. «L’ordine giusto lo saprete quando sarete lì. Di solito lo sapete.»

        «Ci sono due vie d’accesso» dice IDA. «I cannoni o il fuoco. Ho le planimetrie di entrambe. Non definirei buona nessuna delle due.»
    .game = La campagna comincia. Spuntare la Tappa di una missione di livello 1: I Cannoni di Cerberus o Breccia.

campaign-passage-57 =
    .title = Quarantuno, in cammino
    .story =
        Li rivedete prima di quanto pensavate. Gli era stato detto di andare a poppa e aspettare la navetta. Sono andati a prua.

        «Vi servirà sapere quali scalette tengono» dice la donna con la chiave inglese. Ha trovato una giacca migliore, da ufficiale, e ha tagliato via i gradi con qualcosa di poco affilato. «Ci abbiamo portato su i proiettili per tre mesi, su tutte. Quella no. Quella sì, se si è magri. Su quella c’è seduto un uomo con un fucile, o almeno c’era.»

        Dietro di lei quaranta persone cercano di stare zitte in un corridoio, e non gli riesce affatto.

        «Non posso darvi armi» dice Shepard.

        «Nessuno le chiede.» La donna allunga un foglio strappato da un ruolino di servizio. Sul retro qualcuno ha disegnato a memoria tutta la nave, ponte per ponte, a matita grassa, con delle crocette dove del pavimento non c’è da fidarsi. «Datelo anche al vostro ammiraglio. Vorrà mandare gente a cercarvi, e preferirei che non finisse nei buchi.»

        Se ne vanno cantando a mezza voce qualcosa su un’aringa. È la prima musica, su questa nave, che vi sia sembrata musica.
    .game = Ottenere 1 punto di Reattività Bellica.

campaign-passage-58 =
    .title = Nubi basse
    .story =
        La Normandy scende attraverso un buco nel maltempo che avete aperto voi per lei. In tutta la notte non è mai stata così vicina; le si vedono le bruciature sulla pancia, e il viso di qualcuno a un oblò.

        Una cassa dondola fuori appesa a un cavo. Dentro ci sono razioni, clip termiche, guanti asciutti e un biglietto con la calligrafia di Joker che dice soltanto *bella vista da quassù*, e che nessuno legge ad alta voce.

        «Ho riordinato ciò che è caduto» vi dice IDA mentre vi dividete i guanti. «La memoria della direzione di tiro è atterrata a millecento metri dal ponte a cui era imbullonata. Ha appena qualche graffio. Contiene registri di tiro, richieste di materiale e i fascicoli personali di tutti quelli che hanno servito alla batteria.» Aspetta, come ha imparato a fare. «Ho pensato che avreste voluto i registri di tiro.»

        «Tutto» dice Shepard. «Prendiamo tutto.»

        Così restate al riparo di una roccia, con le mani asciutte, ad ascoltare dei nomi, uno dopo l’altro, in una voce calma e chiara, finché il cavo non è riavvolto e i motori non si allontanano.
    .game = La memoria della direzione di tiro non è perduta: spuntare 1 casella delle informazioni recuperate.

campaign-passage-59 =
    .title = Il suono di un cannone
    .story =
        Per tutto il resto di quell’ora lo sentite. Ormai è molto indietro, verso poppa, con sei paratie in mezzo, eppure ogni pochi minuti, attraverso le suole degli stivali, arriva lo stridio piccolo e paziente di un cannone che volta la testa.

        Nessuno ne parla. Mangiate qualcosa. Trovate un rubinetto che funziona.

        «L’Ammiraglio Hackett è stato informato» dice IDA. «Ha spostato il punto d’incontro quaranta chilometri a est. Per le squadre di sbarco sono novanta minuti in più. Mi prega di dirvi che avrebbe fatto lo stesso tentativo.» Riflette. «Non ha mai prestato servizio su un ponte di batteria. Ho controllato. Credo volesse essere gentile.»

        Shepard è contro un armadietto, a occhi chiusi, e per un po’ credete che la risposta sarà proprio nessuna.

        «Novanta minuti» dice poi. «Bene. Allora diamo loro qualcosa per cui valga la pena camminare.»

        Lo stridio torna. Vi alzate mentre dura, perché nessuno senta quanto siete anchilosati.
    .game = La squadra prosegue.

campaign-passage-63 =
    .title = A poppa o in alto
    .story =
        Oltre l’hangar c’è un pianerottolo dove si incontrano due scale, e IDA vi chiede di fermarvi lì.

        «Vi resta più o meno notte per un’altra cosa sola» dice. «Ho rifatto il conto in diversi modi. Rimane una. Da dove siete può essere l’una o l’altra di due. Dietro di voi, a poppa, c’è il reattore principale. Sta cedendo lentamente, si potrebbe farlo cedere in fretta e si potrebbe anche, con qualche fatica, farlo fermare. Sopra di voi c’è il generatore della barriera cinetica. È spento. Se fosse acceso, e lo restasse, questo scafo resisterebbe alla tempesta con dentro tutti quelli che sono ancora vivi.»

        Guardate le due scale. Da una sale aria calda. Dall’altra scende odore di pioggia.

        «E i dati?» chiede qualcuno. «Quello per cui siamo venuti?»

        «Sono a prua, fuori portata, Comandante. Mi dispiace. Mi è stato chiesto di dire che cosa si può ancora fare. Non mi è stato chiesto di farne un elenco gradevole.»

        Shepard si siede sull’ultimo gradino a stringere una cinghia che è già stretta.
    .game = Due percorsi vanno avanti: verso il reattore e verso la barriera.

campaign-passage-64 =
    .title = Il cuore o la testa
    .story =
        Per un po’ nessuno di voi ci sente bene. Camminate in mezzo a una via di servizio larga come una strada, scalciate via i bossoli e vi gridate cose senza importanza, perché fa piacere scoprire chi risponde.

        «Se mi capite» dice IDA quando va meglio «alzate una mano, per favore. Grazie. Ho due cose da mostrarvi, e voi avete tempo di vederne una.»

        Le proietta sulla parete, una accanto all’altra, con un proiettore a cui resta un solo angolo buono. A sinistra c’è un anello con un bagliore nel mezzo: il reattore. A destra due sale curve piene di rack con una stanzetta quadrata in mezzo: il nucleo, con dentro tutto ciò che a bordo è mai stato scoperto.

        «Un cuore e una testa» osserva qualcuno.

        «Avevo evitato il paragone» dice IDA. «Ma sì. L’uno lo potete fermare, o spezzare. L’altra la potete leggere, o rubare. In ogni caso conterà moltissimo chi c’era ancora nell’edificio.»

        L’immagine tremola. Fuori la tempesta appoggia la spalla allo scafo e spinge.
    .game = Due percorsi vanno avanti: verso il reattore e verso il nucleo dati.

campaign-passage-75 =
    .title = Nulla da dichiarare
    .story =
        La navetta si posa sui pattini con quaranta nodi di vento, e salite uno dopo l’altro e vi allacciate le cinture senza che nessuno ve lo dica. Nessuno corre. Dietro di voi non c’è più nulla da cui valga la pena correre via.

        «Entrambi i tentativi» dice Hackett sullo schermo. Non vi sta rimproverando; sta compilando un modulo. «Capisco. Che cosa potete darmi?»

        Shepard guarda il pavimento della navetta, dove un po’ d’acqua nera scorre avanti e indietro, e glielo dice. Non ci vuole molto. Sono per lo più distanze.

        «Molto bene. Annullo lo sbarco. Non ha senso mettere altra gente là sotto per una nave che non possiamo tenere.» Esita, con la mano già sull’interruttore. «Siete tornati tutti?»

        «Siamo tornati.»

        «Allora scriverò questo.»

        Lo scafo, sotto, si fa piccolo. Un pezzo brilla, un pezzo lampeggia, qualcosa nel mezzo si muove e non dovrebbe. Poi la tempesta ci passa sopra come un coperchio. Molto più tardi qualcuno ci andrà e scoprirà che ne è stato di tutto quanto, e chi stava ancora aspettando. Non sarete voi.
    .game = La campagna è finita prima del tempo: le prime due missioni principali sono state perse.
