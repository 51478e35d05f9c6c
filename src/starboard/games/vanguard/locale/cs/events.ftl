# What happened on a planet, line by line.

event-exploration-began = Začíná průzkum planety: { $planet }.
event-team-chosen = Výsadkový tým: { $sections }.
event-lander-placed = Výsadková loď stojí v sektoru { $sector }.
event-rank-up-kept = Karta povýšení: { $rank_up }.
event-round-began = Kolo { $round }.
event-start-token-given = { $who } má žeton začínajícího.
event-turn-began = Tah: { $who }.
event-turn-ended = { $who } končí tah.
event-action-began = { $who }: { $action }.
event-member-moved = { $who }: přesun ze sektoru { $start } do sektoru { $to }.
event-member-placed = { $who } je nyní v sektoru { $to }.
event-route-resolved = { $who } vyhodnocuje symbol trasy.
event-die-taken = { $who } bere kostku: { $die }.
event-supported = { $who } podporuje: { $die } ({ $active }).
event-dice-exhausted = { $who } – vyčerpáno: { $count ->
        [one] 1 kostka
        [few] { $count } kostky
        [many] { $count } kostky
        *[other] { $count } kostek
    }.
event-dice-refreshed = { $who } – obnoveno: { $count ->
        [one] 1 kostka
        [few] { $count } kostky
        [many] { $count } kostky
        *[other] { $count } kostek
    }.
event-die-sacrificed = { $who } obětuje kostku: { $die }.
event-dice-away = { $who } – v krabičce sekce zůstává: { $count ->
        [one] 1 kostka
        [few] { $count } kostky
        [many] { $count } kostky
        *[other] { $count } kostek
    }, není místo.
event-check-began = { $who }, ověření kostkami: { $action } ({ $owner }).
event-dice-rolled = { $who } – hod: { $count ->
        [one] 1 kostka
        [few] { $count } kostky
        [many] { $count } kostky
        *[other] { $count } kostek
    }.
event-die-rerolled = { $who } hází znovu – { $die }: { $face }.
event-die-turned = { $who } otáčí kostku – { $die }: { $face }.
event-die-added = { $who } přidává kostku – { $die }: { $face }.
event-symbol-added = { $who } přidává symbol: { $symbol }.
event-combo-used = { $who } používá kombinaci: { $card ->
        [none] { $condition }
        *[other] { $card }
    }.
event-injury-die-resolved = Kostka zranění ({ $who }): { $face }{ $injury ->
        [none] , bez účinku
        *[other] , karta { $injury }
    }.
event-injury-die-returned = Kostka zranění ({ $who }) se vrací do sloupce: { $colour }.
event-danger-rolled = { $who }, nebezpečí { $frame }: { $result }.
event-effect-resolved = Zvláštní účinek, { $owner }: { $times } ×.
event-immediate-outcome = Ověření ihned končí: { $outcome }.
event-track-advanced = { $owner }: { $track }, { $space } z { $of }.
event-track-retreated = { $owner }: { $track } klesá na { $space } z { $of }.
event-row-marked = { $who }: { $outcome }.
event-outcome-resolved = { $outcome }: { $text }
event-check-ended = Ověření ({ $who }) končí.
event-check-cancelled = Ověřovaná karta je pryč: ověření ({ $who }) končí.
event-card-drawn = { $who } dobírá kartu: { $card }.
event-card-played = { $who } hraje kartu: { $card }.
event-card-discarded = { $who } odhazuje kartu: { $card }.
event-deck-shuffled = { $who } míchá odhazovací balíček do nového balíčku.
event-skill-used = { $who } používá dovednost: { $crew }.
event-charge-gained = { $who } získává: { $count ->
        [one] 1 dávka stimulantů
        [few] { $count } dávky stimulantů
        [many] { $count } dávky stimulantů
        *[other] { $count } dávek stimulantů
    }.
event-charge-spent = { $who } spotřebovává dávku stimulantů.
event-injury-gained = { $who } – zranění: { $injury }.
event-injury-die-gained = { $who } dává kostku zranění do sloupce: { $colour }.
event-injury-removed = { $who } se zbavuje zranění: { $injury }.
event-injury-die-removed = { $who } odkládá kostku zranění: { $colour }.
event-rolled-injury-die-removed = { $who } odkládá kostku zranění ze zásoby nadobro: { $face }.
event-injury-turned = { $who } otáčí zranění: { $injury }.
event-injury-ignored = { $who } se vyhýbá zranění: { $injury }.
event-success-gained = Získáno: { $count ->
        [one] 1 úspěch
        [few] { $count } úspěchy
        [many] { $count } úspěchu
        *[other] { $count } úspěchů
    }; nyní { $total }.
event-supplies-changed = Zásoby: { $by }, zbývá { $left }.
event-lead-placed = Náznak s hodnotou { $value }: { $kind }; nyní { $total }.
event-leads-cleared = Odebráno z balíčku { $kind }: { $count ->
        [one] 1 náznak
        [few] { $count } náznaky
        [many] { $count } náznaku
        *[other] { $count } náznaků
    }.
event-no-leads = Sáček je prázdný: žádný náznak ({ $kind }).
event-discovery-gained = Objev, { $kind }: { $discovery }.
event-discovery-used = { $who } používá objev: { $discovery }.
event-unique-gained = Mimořádný objev: { $unique }.
event-unique-used = { $who } používá mimořádný objev: { $unique }.
event-poi-placed = { $sector }: { $poi }.
event-poi-removed = { $sector }: { $poi } mizí.
event-log-read = Palubní deník: { $log }.
event-option-taken = { $who }: { $text }
event-condition-set = Obecné podmínky: { $condition }.
event-mission-revealed = Mise: { $mission }.
event-mission-completed = Mise splněna: { $mission }.
event-mission-failed = Mise selhala: { $mission }.
event-threat-placed = { $threat } se objevuje v sektoru { $sector }.
event-threat-moved = { $threat } se přesouvá ze sektoru { $start } do sektoru { $to }.
event-threat-acted = { $threat }: { $text }
event-threat-removed = { $threat } mizí.
event-time-advanced = Čas běží: { $id }, { $space } z { $of }.
event-time-retreated = Získaný čas: { $id }, { $space } z { $of }.
event-time-reset = Stupnice času se nuluje: { $id }.
event-time-ended = Čas vypršel, { $id }: { $text }
event-event-revealed = { $who } odkrývá událost: { $event } ({ $main ->
        [yes] hlavní účinek
        *[no] sekundární účinek
    }).
event-events-shuffled = Události se znovu míchají.
event-event-ignored = { $who } se vyhýbá události: { $event }.
event-equipment-used = { $who } používá výbavu: { $equipment }.
event-equipment-given = { $who } předává: { $equipment } ({ $to }).
event-equipment-gained = { $who } získává výbavu: { $equipment }.
event-equipment-lost = { $who } ztrácí výbavu: { $equipment }.
event-token-placed = { $who } staví: { $equipment } ({ $sector }).
event-token-removed = { $equipment } mizí ze sektoru { $sector }.
event-pushed = { $who }: vypětí sil.
event-rested = { $who } odpočívá.
event-prepared = { $who } se připravuje.
event-action-gained = { $who } – navíc { $count ->
        [one] 1 akce
        [few] { $count } akce
        [many] { $count } akce
        *[other] { $count } akcí
    }.
event-rank-up-completed = Karta povýšení je dokončena: { $rank_up }.
event-departure-refused = { $who } nesouhlasí s odletem.
event-departed = Tým odlétá.
event-evacuated = Čtvrté zranění ({ $who }): tým je evakuován.
event-team-evacuated = Tým je evakuován.
event-member-died = { $crew } umírá ({ $who }).
event-discoveries-lost = Ztraceno: { $count ->
        [one] 1 objev
        [few] { $count } objevy
        [many] { $count } objevu
        *[other] { $count } objevů
    }.
event-exploration-ended = Průzkum končí: { $planet }.
event-random-member = Náhoda vybírá: { $who }.
event-ranked-up = { $who } postupuje na hodnost { $rank }.
event-dice-bought = Každá sekce získává kostku; cena: { $count ->
        [one] 1 úspěch
        [few] { $count } úspěchy
        [many] { $count } úspěchu
        *[other] { $count } úspěchů
    }.
