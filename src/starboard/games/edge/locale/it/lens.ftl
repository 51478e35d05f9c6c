# Edge: la lente, che dice tutto di un pezzo.

# Numeri
lens-points = Punti
lens-points-now = Punti ora
lens-points-if-over = Punti se la partita finisse ora
lens-points-at-end = Punti alla fine
lens-development-worth = Una sua struttura vale
lens-building-points = Punti per costruire qui
lens-cards = Carte
lens-wins = Battaglie vinte
lens-leaders = Leader
lens-moons = Lune
lens-guns = Cannoni
lens-dice = Dadi
lens-targeting = Puntamento
lens-reach = Portata
lens-shield = Scudo
lens-damage = Danni
lens-energy = Energia spesa
lens-all-resources = Risorse, carte comprese
lens-on-space = Sullo spazio
lens-steps = Indicatore evento
lens-level = Livello
lens-ring-space = Indicatore di comando sullo spazio

# Che cos’è
lens-planet = { $type ->
    [ice] pianeta ghiacciato
    [metallic] pianeta metallico
    [desert] pianeta desertico
    [garden] pianeta giardino
   *[volcanic] pianeta vulcanico
}
lens-nebula = nebulosa
lens-leaders-there = leader in { $region }, di: { $whose }
lens-lies-in = in: { $region }
lens-built-by = su { $region }, di: { $whose }
lens-ship = { $ship } in { $region }, di: { $whose }
lens-raider = predoni di classe { $rank }, in { $region }
lens-module = { $type ->
    [science] modulo scientifico
    [industry] modulo industriale
    [commerce] modulo commerciale
   *[civilization] modulo di civiltà
} in vendita
lens-module-of = { $type ->
    [science] modulo scientifico
    [industry] modulo industriale
    [commerce] modulo commerciale
   *[civilization] modulo di civiltà
} di: { $whose }
lens-moon = { $set ->
    [planetary] luna di un pianeta
    [orphaned] luna orfana
   *[ancient] luna antica
}
lens-store-of = nel magazzino di: { $whose }
lens-card = { $timing ->
    [free] carta tattica, azione gratuita
    [diplomacy] carta tattica per la diplomazia
    [prepare] carta tattica, prima del tiro
   *[outcome] carta tattica, dopo il tiro
}
lens-faction = { $words }
lens-upgrade = { $own ->
    [yes] potenziamento della tua fazione: { $ship }
    [other] potenziamento di un’altra fazione: { $ship }
   *[no] potenziamento neutrale: { $ship }
}
lens-space = { $track }, spazio { $number }
lens-event-space = Tracciato eventi, spazio { $number }
lens-ring-gives = { $text }

# Regole
lens-costs = Costa { $cost }.
lens-paid = La sua azione costa { $cost }, a meno che una luna sullo spazio di carico lo sostituisca.
lens-building = { $development }: { $leaders } leader e { $cost }.
lens-building-counts = Costruire dà un punto per ogni leader di qualsiasi colore qui e nelle regioni adiacenti, compresi quelli che richiede.
lens-his-part = { $text }
lens-out-of-use = È fuori uso: non funziona e non conta.
lens-any-reach = Si unisce a ogni battaglia fuori dalle nebulose, per quanto lontana.
lens-assault = Assalto: può essere lanciata dove c’è qualcuno.
lens-navigation = Navigazione: può entrare nelle nebulose.
lens-shield-hit = Lo scudo ha preso un colpo: il prossimo danno la manda al deposito rottami.
lens-raid-then-battle = Va da chi lancia entro la sua portata, fa la sua incursione, poi c’è una battaglia.
lens-enters-damaged = Arriva con danni ({ $count }) da riparare prima che funzioni.
lens-damaged = Danneggiato non funziona, e alla fine costa { $points } punti.
lens-infested = C’è sopra un mecafago, che conta come danno: con 1 energia, come azione gratuita, te ne liberi.
lens-cargo = Sullo spazio di carico: { $moon }.
lens-relic = { $count ->
    [one] Mostra una reliquia.
   *[other] Mostra { $count } reliquie.
}
lens-moon-icon = { $icon ->
    [none] Non va su nessuno spazio di carico.
    [nothing] Su uno spazio di carico rende gratis l’azione a pagamento.
    [card] Su uno spazio di carico vale una carta tattica.
    [energy] Su uno spazio di carico vale 1 energia.
    [credits] Su uno spazio di carico vale 1 credito.
    [ice] Su uno spazio di carico vale 1 ghiaccio.
    [nanocarbon] Su uno spazio di carico vale 1 nanocarbonio.
   *[titanium] Su uno spazio di carico vale 1 titanio.
}
lens-card-is-resource = Una carta tattica conta anche come risorsa.
lens-starts-with = Comincia con { $what }.
lens-starts-with-cards = Carte tattica all’inizio: { $count }.
lens-starts-on = Comincia sullo spazio { $space } del tracciato: { $track }.
lens-own-upgrade = Il suo potenziamento, { $upgrade }: { $text }
lens-own-upgrade-active = Questo potenziamento vale fin dall’inizio.
lens-eye = Ha l’Occhio: decide dove le regole dell’Egemone lasciano una scelta.
lens-hegemon = Un avversario che segue le sue carte; nessuno lo gioca.
lens-space-gives = All’arrivo: { $gain ->
    [points] punti: { $count }.
    [draw] una carta tattica.
    [discovery] guarda due segnalini scoperta e tienine uno.
    [upgrade] un potenziamento nave.
    [supremacy-token] il suo segnalino supremazia, per chi arriva primo.
    [vault] le risorse non spese valgono 1 punto in più ciascuna alla fine.
    [hand] puoi tenere una carta tattica in più.
   *[gain] risorse.
}
lens-symbol = { $symbol ->
    [build] Il simbolo: in più costruisce, se può.
    [event] Il simbolo: in più si muove l’indicatore evento.
    [repair] Il simbolo: in più ripara.
   *[none] Senza simbolo: non succede altro.
}

# Che cosa viene dopo
lens-raided-here = { $raider } in { $region }: farebbe un’incursione a chi lancia qui.
lens-last-event = L’ultimo evento, { $event }: { $text }
lens-next-space = Il prossimo spazio dà: { $text }
lens-order-goes = Se uscisse ora, lo manderebbe dove è indicato.
lens-order-diverted = Se uscisse ora, nessuna regione corrisponde: andrebbe dalla sonda in { $region }.
lens-order-empty = In questa sezione non restano navi. Se uscisse ora, tornerebbe alla stazione.
lens-order-last = Il suo prossimo turno è l’ultimo: torna alla stazione, senza tirare.
