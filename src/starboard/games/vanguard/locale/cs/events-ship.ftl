# What happened aboard, line by line.

event-page-turned = Lodní kniha: { $page }.
event-game-resumed = Uložená hra pokračuje.
event-game-saved = Hra je uložena.
event-card-kept = Pro budoucí použití: { $card } ({ $kind }).
event-card-installed = Umístěno: { $card } ({ $kind }).
event-card-removed = Mimo hru: { $card } ({ $kind }).
event-pools-filled = Můstek dává velení: { $command }, energie: { $energy }.
event-command-changed = Velení: { $by }, nyní { $to }.
event-energy-changed = Energie: { $by }, nyní { $to }.
event-success-changed = Žetony úspěchu: { $by }, nyní { $to }.
event-morale-changed = Morálka: { $start }, nyní { $to }.
event-penalty-taken = Na můstku leží žeton postihu.
event-penalty-removed = Žeton postihu je pryč.
event-upgrade-used = Použito vylepšení můstku: { $card }.
event-objective-completed = Úkol splněn: { $card }.
event-objective-failed = Úkol nesplněn: { $card }.
event-situation-revealed = Situace: { $card }.
event-situation-aged = { $card } je naléhavější: { $time }.
event-situation-failed = Nevyřešeno včas: { $card }.
event-situation-solved = Vyřešeno: { $card }.
event-situation-shelved = Odloženo: { $card }.
event-system-reached = ISS Vanguard letí do soustavy { $system }, energie: { $energy }.
event-object-visited = Navštíveno: { $object } (energie: { $energy }).
event-landing-chosen = Příští přistání: { $object }.
event-part-scanned = Skener ukazuje karty přistání: { $parts ->
        [one] 1 část
        [few] { $parts } části
        [many] { $parts } části
        *[other] { $parts } částí
    }.
event-went-aimless = Loď nemá cíl.
event-facility-activated = Aktivováno: { $page }.
event-crew-assigned = Přidělení: { $crew }.
event-crew-moved = { $crew }: { $to }.
event-crew-recruited = Nový člen posádky: { $crew } ({ $section }).
event-rank-raised = { $crew } postupuje na hodnost { $rank }.
event-crew-died = { $crew } umírá.
event-crew-remembered = Jméno na pamětní stěně: { $crew }.
event-project-started = Výroba začíná: { $card } (zbývá fází: { $stage }).
event-project-advanced = Výroba pokračuje: { $card } (zbývá fází: { $stage }).
event-project-completed = Dokončeno: { $card } ({ $kind }).
event-discovery-collected = Na palubě: { $discovery }.
event-discovery-paid = Zaplaceno: { $discovery }.
event-discovery-left = Není místo: { $discovery }.
event-unique-stored = Do kapsy: { $unique }.
event-row-completed = Řada kapes je plná: { $row }.
event-equipment-stored = Zbrojní sklad: { $equipment }.
event-equipment-loaded = { $section } bere: { $equipment }.
event-lander-damaged = { $lander } má poškození.
event-lander-repaired = { $lander } je po opravě.
event-lander-chosen = Výsadková loď: { $lander }.
event-team-member-chosen = { $section } vysílá: { $crew }.
event-deck-built = { $section } – balíček: { $cards ->
        [one] 1 karta
        [few] { $cards } karty
        [many] { $cards } karty
        *[other] { $cards } karet
    }.
event-landing-rolled = Přistání, { $result }: { $row }.
event-lander-touched-down = Výsadková loď dosedá.
event-planet-recorded = { $planet } je v záznamech.
event-board-cleared = Deska se uklízí: { $planet }.
event-die-gained = { $section } získává kostku: { $die }.
event-die-given-back = { $section } vrací kostku: { $die }.
event-patient-admitted = { $crew } na ošetřovně: { $row }.
event-patient-moved = { $crew } se zotavuje; zbývá míst: { $left }.
event-critical-rolled = { $crew } bojuje o život: { $faces }.
event-deadly-switched = Smrtící vesmír, { $switch ->
        [no_push] vypětí sil při třech kostkách
        [deadly_injuries] čtvrté zranění
        [lost_uniques] mimořádné objevy
        *[short_supplies] zásoby na začátku
    }: { $on ->
        [yes] zapnuto
        *[no] vypnuto
    }.
event-envelope-opened = Tajná obálka je otevřena.
event-campaign-ended = Kampaň končí: { $ending }.
