# Hagalaz: na co se pravidla ptají, co nabízejí a odmítají a co se stalo. Desky hrdinů mají vlastní soubory.

# --- Otázky ---------------------------------------------------------------------------------------------------

# Kampaň a příprava
prompt-campaign-where = Kam tým vyrazí teď?
prompt-squad-whom = Kdo další patří do týmu? (vybráno { $number } ze 4)
prompt-give-to-whom = Kdo bude hrát tohoto hrdinu: { $hero }?
prompt-start-where = Kde začíná { $hero }?
prompt-unlock-which = Kterou schopnost odemkne { $hero }?
prompt-data-for-whom = Získaná data jsou úplná: kdo odemkne schopnost?

# Kostky a akce
prompt-keep-which = Kterou kostku si { $hero } před hodem uloží?
prompt-turn-which = Použije { $hero } renegátský žeton a otočí kostku?
prompt-place-which = Kterou kostku { $hero } umístí a kam?
prompt-use-items = Použije { $hero } něco z inventáře týmu?
prompt-mission-what = Úkolová akce: co zde uděláte?
prompt-tick-how-many = Kolik polí zaškrtnete?
prompt-disable-which = Kterou věž vyřadíte? (vybráno { $picked }, nejvýše { $most })
prompt-revive-whom = Koho oživíte?
prompt-attack-whom = { $action }: na koho útočí { $hero }?

# Pohyb
prompt-move-where = Kam se pohne { $hero }? ({ $points ->
        [one] zbývá { $points } bod
        [few] zbývají { $points } body
        [many] zbývá { $points } bodu
       *[other] zbývá { $points } bodů
    })
prompt-who-strikes-first = Příležitostné útoky, cíl: { $hero }. Kdo zaútočí první?

# Nepřátelé
prompt-activate-which = Který nepřítel se aktivuje první?
prompt-attacks-whom = Na koho útočí { $enemy }?
prompt-toward-whom = Ke komu postupuje { $enemy }?
prompt-enemy-goes-where = Kam jde { $enemy }?
prompt-which-enemy-reacts = Mstitel: který nepřítel se pohne první?
prompt-where-enemy-reacts = Mstitel: kam se pohne { $enemy }?
prompt-spawn-where = Kam umístíte nového pěšáka?
prompt-elite-where = Startovní hex je obsazený: kde se objeví { $elite }?
prompt-loot-where = Oddech: kam položíte kořist?
prompt-turret-which = Která věž střílí první?
prompt-rearm-which = Která věž bude znovu aktivní?

# --- Možnosti -------------------------------------------------------------------------------------------------

option-done = Hotovo
option-decline = Nedělat nic
option-go-on = Pokračovat
option-stop = Zůstat stát
option-end-actions = Ukončit akce
option-roll-all = Hodit všemi kostkami

option-mission = { $mission }
option-loyalty = Věrnostní mise: { $hero }
option-squad = { $hero }
option-give = { $hero } – { $seat }
option-start = Začít na hexu { $hex }
option-unlock = { $hero }: { $ability }
option-data = { $hero }

option-keep = Uložit kostku: { $die }
option-spare = Bez účinku: { $die } → { $action }
option-spare-on = Bez účinku: { $die } → { $action }, { $slot ->
        [move] slot pro pohyb
        [empowered] slot pro posílenou akci
       *[standard] slot pro standardní akci
    }
option-turn = Otočit: { $die } → { $face }
option-place = { $die } → { $action }
option-place-as = { $die } jako { $face } → { $action }
option-place-on = { $die } → { $action }, { $slot ->
        [move] slot pro pohyb
        [empowered] slot pro posílenou akci
       *[standard] slot pro standardní akci
    }
option-do = { $action }
option-tick = { $boxes } { $boxes ->
        [one] pole
        [few] pole
        [many] pole
       *[other] polí
    }
option-revive = Oživit: { $hero }
option-medigel = Medigel: { $hero }, zdraví +{ $health }
option-grenade = Granát na hex { $hex }, zasáhne { $enemies } { $enemies ->
        [one] nepřítele
        [few] nepřátele
        [many] nepřítele
       *[other] nepřátel
    }
option-grenade-case = Pouzdro s granáty na hex { $hex }, zasáhne { $enemies } { $enemies ->
        [one] nepřítele
        [few] nepřátele
        [many] nepřítele
       *[other] nepřátel
    }

option-move = Pohyb na { $hex }
option-travel = Rychlé cestování na { $hex }
option-hex = { $hex }
option-hero = { $hero }
option-direction = { $direction ->
        [E] Východ
        [NE] Severovýchod
        [NW] Severozápad
        [W] Západ
        [SW] Jihozápad
        [SE] Jihovýchod
       *[other] { $direction }
    }
option-attack = { $enemy } na hexu { $hex }
option-attack-for = { $enemy } na hexu { $hex }, { $damage } zranění

option-activate = { $enemy } na hexu { $hex }
option-react = { $enemy } na hexu { $hex }
option-strikes = { $enemy } na hexu { $hex }
option-enemy-to = { $enemy } na hex { $hex }
option-target = { $hero }
option-toward = Směr: { $hero }
option-spawn = Na hex { $hex }
option-elite-at = Na hex { $hex }
option-loot-at = Na hex { $hex }
option-fire = Věž na hexu { $hex }
option-rearm = Věž na hexu { $hex }
option-disable = Věž na hexu { $hex }
option-turret = Věž na hexu { $hex }
option-door = Dveře mezi hexy { $hex } a { $other }

# --- Důvody: navazují na „Ne:“ nebo „Není možné:“ -------------------------------------------------------------

# Kampaň a příprava
reason-already-played = tuto misi jste už hráli: { $mission }
reason-begins-with-tier-1 = kampaň začíná v 1. dějství a { $mission } patří do pozdějšího
reason-no-path = mezi těmito misemi nevede cesta: { $last } → { $mission }
reason-loyalty-attempted = tuto věrnostní misi jste už zkusili: { $hero }
reason-two-loyalty-missions = dvě věrnostní mise máte za sebou a víc jich kampaň nedovoluje
reason-loyalty-between-main-missions = věrnostní mise se hrají mezi hlavními misemi a žádnou jste zatím nehráli
reason-one-loyalty-mission-at-a-time = po věrnostní misi následuje mise hlavní
reason-controls-enough = { $seat } už má hrdinů dost
reason-start-hex-taken = začíná tam jiný hrdina
reason-own-start-hex = { $hero } má vlastní startovní hex
reason-reserved-start-hex = tento startovní hex patří jinému hrdinovi
reason-already-unlocked = schopnost „{ $ability }“ je už odemčená
reason-loyalty-only = „{ $ability }“ je věrnostní schopnost a odemyká ji jen věrnostní mise
reason-prerequisite-missing = „{ $ability }“ vyžaduje schopnost „{ $needs }“

# Kostky a akce
reason-slot-used = na tomto slotu akce „{ $action }“ už kostka leží
reason-face-does-not-fit = tato hodnota se do slotu nehodí
reason-ability-locked = schopnost „{ $action }“ ještě není odemčená
reason-three-dice-taken = tři kostky už máte vzaté a přidat můžete jen paragonové
reason-die-before-enemy = nejdřív přijde na řadu kostka: položte ji na akci proti nepřátelům a pak vyberte cíl
reason-die-before-way = nejdřív přijde na řadu kostka: položte ji na Pohyb nebo na jinou akci, kterou se { $hero } pohne, a pak vyberte cestu
reason-die-before-hero = nejdřív přijde na řadu kostka: položte ji na Oživení nebo na jinou akci pro hrdiny a pak vyberte, komu je určena
reason-no-mission-action-here = úkolová akce tady s touto kostkou nic nezmůže
reason-objective-not-in-force = akce „{ $action }“ je možná až po splnění cíle „{ $objective }“
reason-wrong-die-for-mission-action = akce „{ $action }“ potřebuje jinou kostku
reason-nothing-to-do-here = pro akci „{ $action }“ tu nic není
reason-downed = vyřazený hrdina: { $hero }
reason-not-downed = { $hero } nepatří mezi vyřazené
reason-not-adjacent = { $hero } nesousedí
reason-full-health = { $hero } má plné zdraví
reason-nobody-to-hurt = nikoho z nepřátel by to tam nezranilo
reason-one-of-each-at-a-time = najednou lze použít jen jeden svého druhu

# Míření
reason-concealed = je to v zakryté oblasti
reason-no-line-of-fire = není to v palebném poli
reason-not-adjacent-enemy = tento nepřítel nesousedí
reason-out-of-range = vzdálenost je větší než { $range } { $range ->
        [one] hex
        [few] hexy
        [many] hexu
       *[other] hexů
    }
reason-too-near = vzdálenost je menší než { $range } { $range ->
        [one] hex
        [few] hexy
        [many] hexu
       *[other] hexů
    }

# Pohyb
reason-not-a-neighbour = hex { $hex } s hexem hrdiny nesousedí
reason-wall-in-the-way = mezi hexy je stěna
reason-door-locked = dveře mezi hexy jsou zamčené
reason-too-high = na vyvýšenou oblast se tudy vylézt nedá
reason-enemy-in-the-way = na hexu { $hex } je nepřítel
reason-hero-in-the-way = na hexu { $hex } je hrdina a odtamtud se dál nedostanete

# --- Co se stalo ----------------------------------------------------------------------------------------------

# Kampaň a příprava
event-waypoint-ticked = Tým vyráží na misi { $mission }.
event-loyalty-ticked = Tým vyráží na věrnostní misi: { $hero }.
event-squad-picked = Do týmu patří { $hero }.
event-mission-ended = { $result ->
        [paragon] Paragonové vítězství.
        [renegade] Renegátské vítězství.
        [loyalty] Vítězství: věrnostní cíl je splněný.
        [defeat-storm] Selhání: bouře dorazila k vraku.
       *[defeat-shepard] Selhání: Shepard nemůže dál bojovat.
    }
event-mission-recorded = Výsledek mise { $mission }: { $result ->
        [paragon] { result-paragon }
        [renegade] { result-renegade }
        [loyalty] { result-loyalty }
       *[defeat] { result-defeat }
    }.
event-achievement-earned = Úspěch: { $achievement }.
event-campaign-ended = Kampaň končí, válečná připravenost: { $war_readiness }.
event-war-readiness-gained = Změna válečné připravenosti: { $amount }.

# Kola a kostky
event-round-began = Začíná { $round }. kolo; vedoucí žeton má { $lead }.
event-cards-dealt = Rozdáno lícem dolů: { $count } { $count ->
        [one] karta
        [few] karty
        [many] karty
       *[other] karet
    } hrozeb.
event-turn-began = Na tahu je { $hero }; ve strategické zásobě { $dice ->
        [one] je { $dice } kostka
        [few] jsou { $dice } kostky
        [many] je { $dice } kostky
       *[other] je { $dice } kostek
    }.
event-dice-rolled = { $hero } hází: { $faces }.
event-star-triggered = Hvězda spouští základní schopnost: { $hero }.
event-meter-set = { $hero ->
        [Shepard] Velení: Shepard má { $value ->
                [one] { $value } připravený žeton
                [few] { $value } připravené žetony
                [many] { $value } připraveného žetonu
               *[other] { $value } připravených žetonů
            }.
        [Garrus] Garrus: Zamíření má hodnotu { $value }.
        [Liara] Liara: Analýza má hodnotu { $value }.
        [Wrex] Zuřivost: Wrex má { $value ->
                [one] { $value } žeton zuřivosti
                [few] { $value } žetony zuřivosti
                [many] { $value } žetonu zuřivosti
               *[other] { $value } žetonů zuřivosti
            }.
       *[other] { $hero }: základní schopnost má hodnotu { $value }.
    }
event-die-placed = { $hero } umisťuje kostku: { $face } → { $action }.
event-die-spared = { $hero } umisťuje kostku bez účinku: { $face } → { $action }.
event-round-ended = { $round }. kolo končí.
event-lead-passed = Vedoucí žeton dostává { $hero }.

# Hrdinové
event-hero-moved = { $start ->
        [none] { $hero } začíná na hexu { $to }.
       *[other] { $hero } se pohybuje: { $start } → { $to }.
    }
event-hero-attacked = { $token } útočí za { $damage } zranění, cíl: { $hero }.
event-hero-hurt = { $health ->
        [0] { $hero } ztrácí { $shields } { $shields ->
                [one] bod
                [few] body
                [many] bodu
               *[other] bodů
            } štítů.
       *[other] { $shields ->
                [0] { $hero } ztrácí { $health } { $health ->
                        [one] bod
                        [few] body
                        [many] bodu
                       *[other] bodů
                    } zdraví.
               *[other] { $hero } ztrácí { $shields } { $shields ->
                        [one] bod
                        [few] body
                        [many] bodu
                       *[other] bodů
                    } štítů a { $health } { $health ->
                        [one] bod
                        [few] body
                        [many] bodu
                       *[other] bodů
                    } zdraví.
            }
    }
event-hero-downed = Vyřazený hrdina: { $hero }.
event-hero-revived = { $hero } je zpět na nohou.
event-hero-healed = { $hero } získává zpět { $health } { $health ->
        [one] bod
        [few] body
        [many] bodu
       *[other] bodů
    } zdraví.
event-shields-restored = { $hero } získává zpět { $shields } { $shields ->
        [one] bod
        [few] body
        [many] bodu
       *[other] bodů
    } štítů.
event-xp-gained = { $hero } získává 1 XP (v této misi celkem { $xp }).
event-ability-unlocked = { $hero } odemyká schopnost „{ $ability }“.
event-drone-moved = Chatika letí na hex { $to }.
event-mine-placed = Na hexu { $at } leží nástražná mina.
event-mine-went-off = Mina na hexu { $at } vybuchuje.

# Nepřátelé
event-enemy-spawned = { $token } se objevuje na hexu { $at }.
event-spawn-failed = { $empty ->
        [yes] Žádný pěšák se neobjeví: sáček je prázdný.
       *[no] Žádný pěšák se neobjeví: žádný odhalený startovní hex není volný.
    }
event-enemy-activated = Aktivace: { $token }.
event-enemy-moved = { $token } se pohybuje: { $start } → { $to }.
event-enemy-hurt = { $hero ->
        [none] { $token } utrpí { $damage } zranění.
       *[other] { $hero } způsobuje { $damage } zranění, cíl: { $token }.
    }
event-enemy-defeated = { $hero ->
        [none] Poražený nepřítel: { $token }.
       *[other] { $hero } poráží nepřítele: { $token }.
    }
event-level-exhausted = { $token }: { $level }. štít se zhroutil.
event-level-restored = { $token } získává zpět poslední štít.
event-elite-withdrawn = { $token } opouští mapu.
event-enemy-toughened = { $token } do konce kola vydrží o { $amount } víc.
event-enemy-mended = { $token } přichází o všechna zranění.
event-enemy-stunned = Omráčený nepřítel: { $token }.
event-biotic-placed = { $token } dostává biotický žeton.
event-biotic-removed = { $token } ztrácí biotický žeton.

# Karty hrozeb
event-card-revealed = Karta hrozeb ({ $hero }): { $card }.
event-card-looked-at = Karta hrozeb ({ $hero }) je otočená lícem nahoru: { $card }.
event-card-discarded = Karta hrozeb ({ $hero }) jde na odhazovací balíček.
event-deck-shuffled = Balíček hrozeb je zamíchaný.
event-escalation-counted = Eskalace { $count }/{ $of }.
event-failure-ticked = Bouře se blíží, zaškrtnutá pole selhání: { $boxes }/{ $of }.

# Mapa a mise
event-loot-placed = Na hexu { $at } leží kořist.
event-loot-taken = { $hero ->
        [none] Tým získává kořist: { $kind }.
       *[other] { $hero } nachází kořist: { $kind }.
    }
event-item-used = { $hero } používá: { $kind }.
event-area-revealed = { $enemies ->
        [0] { $hero } odkrývá oblast bez nepřátel.
        [one] { $hero } odkrývá oblast, kde je { $enemies } nepřítel.
        [few] { $hero } odkrývá oblast, kde jsou { $enemies } nepřátelé.
        [many] { $hero } odkrývá oblast, kde je { $enemies } nepřítele.
       *[other] { $hero } odkrývá oblast, kde je { $enemies } nepřátel.
    }
event-door-turned = { $locked ->
        [yes] Dveře { $between } jsou zamčené.
       *[no] Dveře { $between } jsou odemčené.
    }
event-turret-turned = { $active ->
        [yes] Věž na hexu { $at } je aktivní.
       *[no] Věž na hexu { $at } je vyřazená.
    }
event-turret-fired = Věž na hexu { $at } střílí za { $damage } zranění.
event-token-moved = { $hero ->
        [none] { $at ->
                [none] { $token } opouští hru.
               *[other] { $token } leží na hexu { $at }.
            }
       *[other] { $hero } zvedá: { $token }.
    }
event-counter-ticked = { $counter }: zaškrtnuto { $value }.
event-objective-done = Splněný cíl: { $objective }.
event-passage-read = Příběh pokračuje: { $passage }.

# --- Názvy ----------------------------------------------------------------------------------------------------

die-move2 = Pohyb 2
die-move3 = Pohyb 3
die-standard = Standardní akce
die-empowered = Posílená akce
die-combined = Pohyb 2 nebo standardní akce
die-star = Hvězda
die-paragon-move2 = Paragonová: pohyb 2
die-paragon-move3 = Paragonová: pohyb 3
die-paragon-standard = Paragonová: standardní akce
die-paragon-empowered = Paragonová: posílená akce
die-paragon-combined = Paragonová: pohyb 2 nebo standardní akce
die-paragon-star = Paragonová: hvězda
dice-none = žádná kostka
dice-alike = { $count } × { $die }
dice-and-more = { $dice }, { $more }

action-move = Pohyb
action-mission = Úkolová akce
action-revive = Oživení
action-none = bez akce

loot-medi-gel = medigel
loot-grenade = granát
loot-grenade-case = pouzdro s granáty
loot-data = data

token-objective = Žeton cíle { $number }
token-prisoner = Uprchlík { $number }
token-fire = Požár { $number }

hero = { $name }
enemy = { $name }
waypoint = { $name }

zone-map = Mapa
zone-pool = Strategická zásoba
zone-mission = Mise
zone-threat = Karty hrozeb
zone-inventory = Inventář týmu
zone-storm = Bouře
zone-seats = Hráči
zone-squad = Hrdinové
zone-campaign = Mapa kampaně

result-paragon = paragonové vítězství
result-renegade = renegátské vítězství
result-loyalty = vítězství
result-defeat = selhání

# --- Jak to dopadlo -------------------------------------------------------------------------------------------

outcome-paragon = Paragonové vítězství, odehráno: { $rounds } { $rounds ->
        [one] kolo
        [few] kola
        [many] kola
       *[other] kol
    }
outcome-renegade = Renegátské vítězství, odehráno: { $rounds } { $rounds ->
        [one] kolo
        [few] kola
        [many] kola
       *[other] kol
    }
outcome-loyalty = Vítězství, věrnostní cíl je splněný; odehráno: { $rounds } { $rounds ->
        [one] kolo
        [few] kola
        [many] kola
       *[other] kol
    }
outcome-defeat-storm = Selhání, bouře dorazila k vraku; odehráno: { $rounds } { $rounds ->
        [one] kolo
        [few] kola
        [many] kola
       *[other] kol
    }
outcome-defeat-shepard = Selhání, Shepard nemůže dál bojovat; odehráno: { $rounds } { $rounds ->
        [one] kolo
        [few] kola
        [many] kola
       *[other] kol
    }

outcome-campaign-failure = Kampaň skončila neúspěchem: válečná připravenost { $points }, { $missions } { $missions ->
        [one] mise
        [few] mise
        [many] mise
       *[other] misí
    }
outcome-campaign-costly = Kampaň stála příliš mnoho: válečná připravenost { $points }, { $missions } { $missions ->
        [one] mise
        [few] mise
        [many] mise
       *[other] misí
    }
outcome-campaign-success = Kampaň je úspěšná: válečná připravenost { $points }, { $missions } { $missions ->
        [one] mise
        [few] mise
        [many] mise
       *[other] misí
    }
outcome-campaign-triumph = Kampaň je triumf: válečná připravenost { $points }, { $missions } { $missions ->
        [one] mise
        [few] mise
        [many] mise
       *[other] misí
    }
outcome-campaign-perfect = Dokonalá kampaň: válečná připravenost { $points }, { $missions } { $missions ->
        [one] mise
        [few] mise
        [many] mise
       *[other] misí
    }
outcome-campaign-abandoned = Kampaň končí předčasně, obě první hlavní mise selhaly: válečná připravenost { $points }, { $missions } { $missions ->
        [one] mise
        [few] mise
        [many] mise
       *[other] misí
    }
