# Hagalaz: proč něco nejde vybrat, co je k tomu potřeba a čím se to otevře.

# --- Důvody: navazují na „Ne:“ nebo „Není možné:“ -------------------------------------------------------------

reason-others-set-up = teď rozhoduje někdo jiný, mise se připravuje
reason-others-decide = teď rozhoduje někdo jiný; na tahu: { $hero }
reason-mission-over = mise skončila a na nic už se neptáme

# Mapa
reason-hexes-are-walked = na hex vstupuje hrdina ve vlastním tahu
reason-stands-here = { $hero } už na hexu { $hex } stojí
reason-hero-stands-there = na hexu { $hex } je { $hero }: projít lze, zastavit ne
reason-behind-a-locked-door = jediná cesta na hex { $hex } vede zamčenými dveřmi
reason-enemies-bar-the-way = na každé cestě na hex { $hex } stojí nepřátelé
reason-too-far-to-walk = cesta na hex { $hex } má { $steps } { $steps ->
        [one] krok
        [few] kroky
        [many] kroku
       *[other] kroků
    } a k dispozici { $points ->
        [one] je { $points } bod pohybu
        [few] jsou { $points } body pohybu
        [many] je { $points } bodu pohybu
       *[other] je { $points } bodů pohybu
    }
reason-no-way-there = stěny a výška nenechávají na hex { $hex } cestu
reason-walk-there-first = cesta vede přes hex { $hex }, kde se něco stane: nejdřív vstupte tam a uvidíte
reason-walk-step-by-step = na hex { $hex } jsou { $steps } { $steps ->
        [one] krok
        [few] kroky
        [many] kroku
       *[other] kroků
    }: jděte tam krok za krokem
reason-enemies-are-attacked = { $enemy } je cílem útoků v tahu hrdiny
reason-no-action-reaches = žádná akce, na kterou má { $hero } kostku a volný slot, odsud nedosáhne
reason-not-in-the-squad = { $hero } na této misi není
reason-heroes-have-turns = { $hero } přijde na výběr, jen když se otázka týká hrdinů
reason-hero-acts-now = { $hero } je právě na tahu: vybírají se kostky, sloty a okolní hexy
reason-no-action-for-hero = nic z toho, co teď jde udělat, není pro tohoto hrdinu: { $hero }
reason-turret-is-disabled = věž na hexu { $hex } je vypnutá a nestřílí
reason-turret-is-no-target = věž na hexu { $hex } není postava: nikdo na ni neútočí
reason-token-lies-there = leží tu { $token } a žádná akce této mise se ho netýká
reason-loot-lies-there = kořist se nevybírá: sebere ji hrdina, který vstoupí na hex { $hex }
reason-mine-waits = mina na hexu { $hex } čeká na prvního nepřítele, který tam vstoupí
reason-drone-waits = Chatika se pohne, když Tali padne hvězda
reason-door-is-open = dveře mezi hexy { $hex } a { $other } jsou odemčené: projde se jimi
reason-door-is-locked = dveře mezi hexy { $hex } a { $other } jsou zamčené
reason-ramp-there = tady obě úrovně spojuje rampa
reason-obstacle-there = mezi hexy leží překážka
reason-wall-there = mezi hexy stojí stěna

# Kostky a desky
reason-dice-in-a-turn = kostky se hází a umisťují v tahu hrdiny
reason-no-slot-for-die = { $hero } nemá volný slot, do kterého se tato kostka hodí
reason-dice-are-placed = { $hero } umisťuje kostky, až bude toto rozhodnuto
reason-not-its-turn = { $hero } teď není na tahu
reason-no-die-fits = v zásobě není kostka pro akci „{ $action }“, která chce { $slot ->
        [move] pohyb
        [empowered] posílenou akci
       *[standard] standardní akci
    }
reason-slots-take-dice = akce „{ $action }“ přijme kostku, až se budou kostky umisťovat
reason-works-by-itself = schopnost „{ $ability }“ kostku nepotřebuje a působí sama
reason-board-tells = tyto hodnoty se jen čtou: { $hero }
reason-card-is-known = tato karta hrozeb je známá a vyhodnotí se na konci tahu: { $hero }
reason-card-is-hidden = tato karta hrozeb leží lícem dolů až do konce tahu: { $hero }
reason-item-at-an-action = { $kind } se používá na začátku nebo na konci akce
reason-data-for-later = data nemají v misi využití: počítají se po ní

# Úkolové akce a cíle
reason-no-mission-actions = tato mise nemá úkolové akce
reason-mission-in-a-turn = akce „{ $action }“ se provádí v tahu hrdiny kostkou na úkolovém slotu
reason-nothing-left-for-action = pro akci „{ $action }“ na mapě už nic nezbývá
reason-action-is-elsewhere = akce „{ $action }“ se provádí na hexu { $hex }, vzdáleném { $steps } { $steps ->
        [one] krok
        [few] kroky
        [many] kroku
       *[other] kroků
    }
reason-mission-takes-a-die = akce „{ $action }“ potřebuje nejdřív kostku na úkolovém slotu
reason-objective-is-done = cíl „{ $objective }“ je splněný
reason-objective-is-a-goal = „{ $objective }“ je cíl: zaškrtne se sám, jakmile platí, co žádá
reason-objective-comes-after = cíl „{ $objective }“ se počítá až po cíli „{ $before }“
reason-counter-counts = „{ $counter }“ je na { $count } z { $wanted }: zaškrtává se tím, co se děje na mapě
reason-storm-rises = bouře se nevybírá: zaškrtnutá pole { $count } z { $wanted }
reason-page-tells = stránka mise je ke čtení
reason-turn-tells = { $round }. kolo, na tahu: { $hero }
reason-between-turns = v { $round }. kole teď není na tahu žádný hrdina
reason-pool-holds = v zásobě { $count ->
        [one] je { $count } kostka
        [few] jsou { $count } kostky
        [many] je { $count } kostky
       *[other] je { $count } kostek
    }; vybírají se jednotlivé kostky
reason-seat-plays = { $seat } hraje za { $heroes } { $heroes ->
        [one] hrdinu
        [few] hrdiny
        [many] hrdiny
       *[other] hrdinů
    }
reason-passage-was-read = oddíl „{ $passage }“ jste přečetli
reason-chosen-between-missions = { $mission } se volí jen mezi misemi
reason-loyalty-between-missions = věrnostní mise se volí jen mezi misemi: { $hero }
reason-war-readiness-counts = válečná připravenost je { $points }
reason-xp-counts = tady se počítají zkušenosti: { $hero }
reason-map-is-pointed-at = vybírají se hexy a žetony na mapě, ne mapa sama
reason-threat-cards-lie-there = karty hrozeb přicházejí po jedné, na konci každého tahu
reason-inventory-holds-loot = tady leží, co tým našel
reason-players-sit-here = tady jsou hráči u tohoto stolu
reason-story-is-read = příběh je ke čtení
reason-squad-waits = tady čekají hrdinové, kteří nejsou v týmu
reason-campaign-map-shows = mapa kampaně ukazuje, kde všude tým byl

# --- Podmínky ---------------------------------------------------------------------------------------------------

check-turn-of = Na tahu je { $hero }

check-free = Hex { $hex } je volný
check-no-enemy = Na hexu { $hex } není nepřítel: stojí tam { $enemy }
check-no-hero = Na hexu { $hex } není jiný hrdina: je tam { $hero }
check-way-leads = Na hex { $hex } vede cesta: { $steps } { $steps ->
        [one] krok
        [few] kroky
        [many] kroku
       *[other] kroků
    }
check-doors-open = Dveře na cestě na hex { $hex } jsou odemčené
check-enemies-off-the-way = Cestu na hex { $hex } nikdo z nepřátel nezastupuje
check-no-way = Na hex { $hex } vede cesta
check-steps-left = Dost bodů pohybu: třeba { $steps }, zbývá { $points }
check-die-reaches = Kostka pohybu na { $steps } { $steps ->
        [one] krok
        [few] kroky
        [many] kroku
       *[other] kroků
    }: nejlepší v zásobě má { $points }
check-quiet-way = Chůzi nic nezastaví: { $cause ->
        [loot] na hexu { $hex } leží kořist
        [fire] hex { $hex } hoří
        [strike] krok na hex { $hex } vyvolá útok
        [lift] na hex { $hex } vede rychlé cestování
       *[door] z hexu { $hex } je vidět nová oblast
    }
check-door-unlocked = Dveře { $hex } / { $other } jsou odemčené

check-revealed = { $enemy } není v zakryté oblasti
check-line-of-fire = { $enemy } je na jedné ze šesti přímek z hexu { $hex } a nic mezi nimi nestojí
check-adjacent = { $enemy } sousedí
check-in-range = Do vzdálenosti { $range }: teď { $distance } { $distance ->
        [one] hex
        [few] hexy
        [many] hexu
       *[other] hexů
    }
check-far-enough = Vzdálenost aspoň { $range }: teď { $distance }
check-any-action-reaches = Kostka na akci, která dosáhne: { $hero }
check-action-reaches = „{ $action }“ dosáhne
check-action-fails = „{ $action }“: { $reason }
check-item-fails = { $kind }: { $reason }

check-slot-free = Slot akce „{ $action }“ je volný
check-slot-of = Slot akce „{ $action }“ je volný
check-slot-for-die = { $hero } má volný slot, do kterého se hodí
check-dice-left = V tomto tahu méně než { $most } kostky: zatím { $count }
check-die-in-pool = { $slot ->
        [move] Kostka pohybu
        [empowered] Kostka posílené akce
       *[standard] Kostka standardní akce
    }: v zásobě { $count }
check-ability-unlocked = Schopnost „{ $ability }“ je odemčená
check-xp = Zkušenosti v této misi, třeba { $wanted }: { $hero } má { $count }
check-xp-left = { $hero } může v této misi získat další zkušenosti: { $count } je nejvíc

check-stands-there = { $hero } stojí na místě, na hexu { $hex }
check-stands-at-spot = { $hero } stojí na hexu { $hex }: chybí { $steps } { $steps ->
        [one] krok
        [few] kroky
        [many] kroku
       *[other] kroků
    }
check-spot-is-left = Na mapě ještě něco zbývá pro akci „{ $action }“
check-changes-something = Akce „{ $action }“ by tu něco změnila
check-objective-done = Cíl „{ $objective }“ je splněný
check-boxes-ticked = { $counter }: zaškrtnuto { $count } z { $wanted }
check-turrets-disabled = Vypnuté věže najednou, třeba { $wanted }: teď { $count }
check-elite-defeated = { $elite }: šampion je poražený
check-as-printed = { $words }

# --- Čím se to otevře -------------------------------------------------------------------------------------------

opens-zone = Ukažte tu na některou věc a dozvíte se, co to je; co jde vybrat, svítí.
opens-hex = Vede tam kostka na akci pohyb nebo na akci, která hrdinou pohne, krok za krokem.
opens-enemy = Hrdinové útočí kostkou na schopnosti; dosáhne i granát. Cíl: { $enemy }.
opens-concealed = Odkryje ji hrdina, který stojí u odemčených dveří oblasti nebo do ní vejde.
opens-hero = Oživení, medigel a některé schopnosti jsou pro jiné hrdiny; { $hero } jedná ve vlastním tahu.
opens-active-hero = Položte kostku na některý slot: za tah tři kostky, pak karta hrozeb. Na tahu: { $hero }.
opens-absent-hero = Mezi misemi se tým volí znovu: Shepard a tři další.
opens-turret = Aktivní věž zasáhne každého hrdinu ve své palebné linii, když ji vypálí karta nebo mise; před věží na hexu { $hex } teď { $heroes ->
        [one] stojí { $heroes } hrdina
        [few] stojí { $heroes } hrdinové
        [many] stojí { $heroes } hrdiny
       *[other] stojí { $heroes } hrdinů
    }.
opens-turret-disabled = Někteří nepřátelé a karty vypnutou věž znovu zapnou; věž na hexu { $hex } by pak měla v linii { $heroes } { $heroes ->
        [one] hrdinu
        [few] hrdiny
        [many] hrdiny
       *[other] hrdinů
    }.
opens-token = K čemu je { $token }, říká stránka mise.
opens-loot = Vstupte na hex { $hex }: žeton se otočí a zdarma přejde do inventáře.
opens-mine = Vybuchne pod prvním nepřítelem, který vstoupí na její hex.
opens-drone = S každou hvězdou Tali pohne Chatikou, která pak zraní, odemkne dveře nebo vypne věž.
opens-unlocked-door = Hrdinové i nepřátelé projdou; hrdina vedle nich vidí, co je za nimi.
opens-locked-door = Odemknout je může Taliin dron, úkolová akce nebo příběh.
opens-door-by-action = Odemyká je akce „{ $action }“.
opens-ramp = Tudy mohou hrdinové i nepřátelé nahoru.
opens-obstacle = Přerušuje palebné linie, jen ne z hexů hned vedle; přejít se dá.
opens-wall = Nikdo jí neprojde ani neprostřelí; hledejte dveře.
opens-die = Kostka „{ $die }“ jde v tahu hrdiny ze zásoby na volný slot, do kterého se hodí.
opens-slot = Akce „{ $action }“ bere jednou za kolo ze zásoby kostku: { $slot ->
        [move] pohyb 2, pohyb 3 nebo pohyb 2 či standardní akci
        [empowered] posílenou akci
       *[standard] standardní nebo posílenou akci nebo pohyb 2 či standardní akci
    }.
opens-used-slot = Desky se uvolní, až začne další kolo.
opens-passive = Kostku nepotřebuje; kdy pomáhá, říká její text.
opens-loyalty = Odemkne ji vítězství ve věrnostní misi: { $hero }.
opens-locked-ability = Třetí zkušenost v misi hned odemkne jednu schopnost; za každého poraženého nepřítele je jedna zkušenost. Odemyká i každé třetí pole dat. Hrdina: { $hero }.
opens-locked-ability-later = Třetí zkušenost této mise už je získaná, a s ní jedna schopnost. Další odemkne až jiná mise nebo každé třetí pole dat. Hrdina: { $hero }.
opens-status = Zdraví, štíty, zkušenosti a žetony: { $hero }.
opens-card = Otočí se a vyhodnotí po kostkách tohoto hrdiny: { $hero }; Liařina Analýza se na ni může podívat dřív.
opens-medigel = Hrdina sám nebo jiný do 2 hexů si vyléčí 2 zdraví; vyřazený ne.
opens-grenade = Na hex v palebném poli do 3 hexů: každý nepřítel na něm a vedle něj utrpí 2 zranění, z pouzdra 3.
opens-data = Po misi každý žeton zaškrtne pole získaných dat; každé třetí odemkne schopnost.
opens-mission-action = { $words }
opens-by-action = Vede k tomu akce „{ $action }“.
opens-by-action-at = Vede k tomu akce „{ $action }“ na hexu { $hex }; { $steps ->
        [0] { $hero } tam stojí.
        [one] nejblíž je { $hero }, { $steps } krok.
        [few] nejblíž je { $hero }, { $steps } kroky.
        [many] nejblíž je { $hero }, { $steps } kroku.
       *[other] nejblíž je { $hero }, { $steps } kroků.
    }
opens-objective = { $words }
opens-counter = Čím se zaškrtává, říká stránka mise.
opens-counter-by-action = Zaškrtává je akce „{ $action }“.
opens-storm = { $words }
opens-page = Jsou na ní cíle, akce a pravidla mise.
opens-turn = Tah: hod, tři kostky, karta hrozeb. Pak další hrdina.
opens-pool = Sdílejí ji všichni hrdinové kola: 12 kostek, pak 9, 6 a 3.
opens-seat = Za každého hrdinu hraje a rozhoduje jeden hráč.
opens-passage = V příběhu si ho můžete přečíst znovu.
opens-waypoint = Musí tam vést cesta z poslední hlavní mise.
opens-loyalty-box = Volí se mezi dvěma hlavními misemi, v kampani nejvýš dvakrát; účastní se jí { $hero }.
opens-war-readiness = Zvyšují ji vyhrané mise a závisí na ní konec kampaně.
opens-xp = Za každého poraženého nepřítele jedna zkušenost, nejvýš 3 za misi.
