# La campagna: i suoi esiti e i suoi traguardi.

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
