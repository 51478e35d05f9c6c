# What happened aboard, line by line.

event-page-turned = Libro della nave: { $page }.
event-game-resumed = La partita salvata riprende.
event-game-saved = La partita è salvata.
event-card-kept = Uso futuro: { $card } ({ $kind }).
event-card-installed = Installata: { $card } ({ $kind }).
event-card-removed = Fuori dal gioco: { $card } ({ $kind }).
event-pools-filled = Il ponte dà { $command } comando e { $energy } energia.
event-command-changed = Comando: { $by }, ora { $to }.
event-energy-changed = Energia: { $by }, ora { $to }.
event-success-changed = Segnalini successo: { $by }, ora { $to }.
event-morale-changed = Morale: { $start }, ora { $to }.
event-penalty-taken = Il segnalino penalità è sul ponte.
event-penalty-removed = Il segnalino penalità è tolto.
event-upgrade-used = Miglioria del ponte usata: { $card }.
event-objective-completed = Obiettivo raggiunto: { $card }.
event-objective-failed = Obiettivo fallito: { $card }.
event-situation-revealed = Una situazione: { $card }.
event-situation-aged = { $card } si fa più urgente: { $time }.
event-situation-failed = Non risolta in tempo: { $card }.
event-situation-solved = Risolta: { $card }.
event-situation-shelved = Riposta: { $card }.
event-system-reached = La ISS Vanguard vola a { $system } per { $energy } energia.
event-object-visited = Visitato: { $object } (energia: { $energy }).
event-landing-chosen = Il prossimo sbarco: { $object }.
event-part-scanned = Lo scanner mostra { $parts ->
        [one] 1 parte
        *[other] { $parts } parti
    } della carta atterraggio.
event-went-aimless = La nave è senza meta.
event-facility-activated = Attivata: { $page }.
event-crew-assigned = { $crew } riceve un’assegnazione.
event-crew-moved = { $crew }: { $to }.
event-crew-recruited = { $crew } si arruola: { $section }.
event-rank-raised = { $crew } sale al grado { $rank }.
event-crew-died = { $crew } muore.
event-crew-remembered = Un nome sul muro della memoria: { $crew }.
event-project-started = La produzione comincia: { $card } (fasi mancanti: { $stage }).
event-project-advanced = La produzione prosegue: { $card } (fasi mancanti: { $stage }).
event-project-completed = Completato: { $card } ({ $kind }).
event-discovery-collected = Portata a bordo: { $discovery }.
event-discovery-paid = Pagata: { $discovery }.
event-discovery-left = Non c’è posto per { $discovery }.
event-unique-stored = Nella sua tasca: { $unique }.
event-row-completed = Una fila di tasche è piena: { $row }.
event-equipment-stored = Armeria: { $equipment }.
event-equipment-loaded = { $section } prende { $equipment }.
event-lander-damaged = { $lander } è danneggiata.
event-lander-repaired = { $lander } è riparata.
event-lander-chosen = La navetta: { $lander }.
event-team-member-chosen = { $section } invia { $crew }.
event-deck-built = { $section } prende un mazzo di { $cards ->
        [one] 1 carta
        *[other] { $cards } carte
    }.
event-landing-rolled = Atterraggio, { $result }: { $row }.
event-lander-touched-down = La navetta ha toccato terra.
event-planet-recorded = { $planet } è registrato.
event-board-cleared = La plancia viene riposta: { $planet }.
event-die-gained = { $section } ottiene un dado: { $die }.
event-die-given-back = { $section } restituisce un dado: { $die }.
event-patient-admitted = { $crew } in infermeria: { $row }.
event-patient-moved = { $crew } guarisce; posti mancanti: { $left }.
event-critical-rolled = { $crew } lotta per la vita: { $faces }.
event-deadly-switched = Spazio letale, { $switch ->
        [no_push] sforzo estremo con tre dadi
        [deadly_injuries] quarta lesione
        [lost_uniques] scoperte uniche
        *[short_supplies] provviste iniziali
    }: { $on ->
        [yes] attivo
        *[no] spento
    }.
event-envelope-opened = La busta segreta è aperta.
event-campaign-ended = La campagna è finita: { $ending }.
