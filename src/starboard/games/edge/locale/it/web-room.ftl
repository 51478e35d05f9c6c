# Edge nel browser: la mappa a parole, la stazione, il punteggio.

web-dock = Stazione e mano
web-boards = Stazioni
web-beside = Punteggio e progresso
web-tab-dock = Stazione
web-tab-side = Punteggio
web-map-class = classe { $class }
web-map-committed = { $count ->
    [one] 1 leader impegnato
   *[other] { $count } leader impegnati
}
web-map-ruined = fuori uso
web-map-shield-hit = scudo colpito
web-map-active = la regione attiva
web-map-buried = { $count ->
    [one] 1 altra luna sotto
   *[other] { $count } altre lune sotto
}
web-map-ice = pianeta ghiacciato
web-map-metallic = pianeta metallico
web-map-desert = pianeta desertico
web-map-garden = pianeta giardino
web-map-volcanic = pianeta vulcanico
web-map-base = base alleata
web-map-nebula = nebulosa
web-map-special = regione speciale
web-map-gate = il Portale della Sottotenebra
web-map-space = spazio senza tessera

# Punteggio, progresso, ciò che serve ora
web-score = Punteggio
web-score-eye = ha l’Occhio
web-score-cards = Carte tattica in mano
web-progress = Progresso
web-raiders = Predoni sulla mappa
web-raider-dice = { $count ->
    [one] 1 dado
   *[other] { $count } dadi
}
web-eye = L’Occhio
web-eye-own = Dove le regole dell’Egemone lasciano una scelta decidi tu. Il suo turno segue il tuo.
web-eye-about = Dove le regole dell’Egemone lasciano una scelta decide { $who }. Il suo turno segue quello di chi ha l’Occhio.
web-turn = Turno
web-turn-own = Il tuo turno
web-terminus = traguardo a
web-last-turns = ultimi turni
web-events = Eventi
web-event-in = evento fra { $steps }

# I passi di un turno
web-step-launch = Lancio
web-step-arrive = Regione
web-step-raid = Incursione
web-step-build = Struttura
web-step-dock = Moduli
web-step-home = Ritorno
web-step-end = Fine

# La stazione e i suoi moduli
web-station-pad = Rampa di lancio
web-station-bay = Baia di riparazione
web-station-scrapyard = Deposito rottami
web-station-supply = Da costruire
web-station-none = nessuna
web-station-functions = Funzioni stampate
web-station-things = Fazione, potenziamenti, segnalini e lune
web-module-damaged = { $count ->
    [one] danneggiato
   *[other] danneggiato { $count } volte
}
web-module-infested = con un mecafago
web-module-docked = una nave è attraccata
web-module-moon = porta { $moon }
web-module-to-take = { $count ->
    [one] 1 si può prendere ora
   *[other] { $count } si possono prendere ora
}
web-module-left = { $count } rimasti
web-module-passive = passivo
web-module-cargo = spazio di carico
web-module-enters = entra danneggiato
web-module-points = { $count ->
    [one] 1 alla fine
   *[other] { $count } alla fine
}
web-module-relics = { $count ->
    [one] 1 reliquia
   *[other] { $count } reliquie
}
web-module-price = { $count ->
    [one] costa 1 risorsa
   *[other] costa { $count } risorse
}
web-module-besides = Anche sul tavolo
web-kind-upgrade = Potenziamento nave
web-kind-token = Segnalino supremazia
web-kind-event = Ultimo evento

# La mano
web-hand-count = { $count } di { $limit }
web-hand-empty = Nessuna carta.
web-timing-free = Azione gratuita
web-timing-diplomacy = Diplomazia
web-timing-prepare = Prima del tiro
web-timing-outcome = Dopo il tiro

# Il conteggio
web-count-about = Voce per voce, come se finisse ora. Ciò che gli altri tengono segreto non c’è.
web-count-about-end = Voce per voce, nell’ordine del conteggio. In grassetto il migliore di ogni voce.
web-count-leads = in testa
web-count-track = Punti durante la partita
web-count-progress = Progresso
web-count-developments = Strutture
web-count-specials = Quasar e vortici
web-count-damage = Moduli danneggiati
web-count-vault = Caveau
web-count-civilization-modules = Moduli
web-count-leaders = Leader
web-count-moons = Lune
web-count-tokens = Segnalini
web-count-relics = Reliquie
web-count-destiny = Destino
web-counts-track = Ciò che mostra l’indicatore punteggio: i punti presi in gioco.
web-counts-progress = La somma dei numeri ai cinque indicatori progresso.
web-counts-developments = Ognuna paga secondo quanto è avanti il proprietario sul tracciato corrispondente.
web-counts-specials = Per le strutture accanto a un quasar o a un vortice.
web-counts-damage = Ogni modulo danneggiato toglie punti.
web-counts-vault = Risorse e carte non spese, se il tracciato commercio ha aperto il caveau.
web-counts-civilization-modules = Ciò che è stampato sui moduli intatti.
web-counts-leaders = I leader alla stazione non impegnati.
web-counts-moons = Le lune contano solo per l’Egemone.
web-counts-tokens = I segnalini scoperta e supremazia che contano alla fine.
web-counts-relics = Le reliquie su moduli e lune: più sono, più valgono.
web-counts-destiny = La carta destino tenuta segreta.

# La legenda della mappa
web-legend-transport = Trasporto: permette di costruire sul suo pianeta
web-legend-fighter = Caccia: può andare dove ci sono altri
web-legend-science-vessel = Nave scientifica: può entrare nelle nebulose
web-legend-cruiser = Incrociatore pesante: tre cannoni, portata 2, scudo
web-legend-leader = Piccole forme accanto al nome: leader liberi
web-legend-moon = Cerchi a destra del pianeta: lune; quella segnata è in cima
web-legend-development = Quadrato a sinistra del pianeta: una struttura, con i leader impegnati
web-legend-raider = Targa dal bordo rosso: predoni e la loro classe
web-legend-probe = La sonda dell’Egemone
web-legend-gate = Il Portale della Sottotenebra
web-legend-special = Quasar o vortice: non dà niente a una nave, ma costruirgli accanto rende
web-legend-base = Doppio bordo d’ottone: una base alleata con la sua azione

# L’ingresso
web-about = Fazioni ai margini del mondo noto: lanci, costruzioni, commerci e battaglie, da soli contro l’Egemone o fino in cinque.
web-length = circa due o tre ore
web-form-escalation = Parti di Escalation
web-form-besides = Inoltre
