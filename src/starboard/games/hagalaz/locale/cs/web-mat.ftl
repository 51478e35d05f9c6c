# Desky hrdinů, kostky, karty, stupnice a mapa kampaně v prohlížeči.

# Desky hrdinů
web-mat-move = Pohyb až o tolik hexů, kolik ukazuje kostka.
web-mat-mission = Co mise nabízí tam, kde hrdina stojí.
web-mat-revive = Sousední vyřazený hrdina se vrátí do boje.
web-mat-health = Zdraví { $value } z { $full }
web-mat-shields = Štíty { $value } z { $full }
web-mat-meter = { $name }: { $value } z { $of }
web-mat-downed = mimo boj
web-mat-acting = právě hraje
web-mat-acted = po tahu
web-mat-lead = má vedoucí žeton
web-mat-card-down = karta hrozeb lícem dolů
web-mat-card-seen = karta hrozeb odkrytá
web-mat-xp = { $xp } XP v této misi
web-mat-renegade = { $count ->
        [one] { $count } renegátský žeton
        [few] { $count } renegátské žetony
        [many] { $count } renegátského žetonu
       *[other] { $count } renegátských žetonů
    }
web-mat-overwatch = hlídkuje, { $damage } zranění
web-mat-mines = { $count ->
        [one] zbývá { $count } mina
        [few] zbývají { $count } miny
        [many] zbývá { $count } miny
       *[other] zbývá { $count } min
    }
web-mat-locked-dice = { $count ->
        [one] { $count } uzamčená kostka
        [few] { $count } uzamčené kostky
        [many] { $count } uzamčené kostky
       *[other] { $count } uzamčených kostek
    }
web-mat-joined = v týmu
web-mat-always = platí stále
web-mat-locked-abilities = Zamčeno: { $count }
web-mat-locked-loyalty = Odemkne ji jen věrnostní mise.
web-mat-slot = { $action }, { $kind ->
        [move] slot pro pohyb
        [empowered] slot pro posílenou akci
       *[standard] slot pro standardní akci
    }, { $state ->
        [full] leží na něm { $die }
        [lit] lze vybrat
       *[free] volný
    }

# Kostky
web-mat-dice = { $count } v zásobě
web-mat-no-dice = Kostkami se hází na začátku tahu.
web-mat-die-lit = { $die }, lze vybrat

# Bouře
web-mat-storm = karty Eskalace: { $cards } z { $perBox }; zaškrtnutá pole Selhání mise: { $ticked } z { $boxes }
web-mat-storm-cards = karty: { $cards } z { $perBox }

# Karty
web-mat-card = { $known ->
        [yes] Karta hrozeb, { $hero }: { $card }. { $text }
       *[no] Karta hrozeb, { $hero }, lícem dolů
    }

# Mapa kampaně
web-mat-tier = { $tier }. dějství
web-mat-waypoint = { $number }, { $name }, { $state }
web-mat-waypoint-state = { $state ->
        [paragon] paragonové vítězství
        [renegade] renegátské vítězství
        [loyalty] splněno
        [defeat] prohráno
        [now] právě se hraje
        [lit] lze vybrat
        [passed] vynecháno
       *[later] zatím nepřístupné
    }
web-mat-war-readiness = Válečná připravenost
web-mat-war-readiness-value = Válečná připravenost { $value }
web-mat-band-next = { $band } od { $least }
web-mat-band = { $band ->
        [failure] Neúspěch
        [costly] Draze vykoupeno
        [success] Úspěch
        [triumph] Triumf
       *[perfect] Dokonalé vítězství
    }
web-mat-data = Získaná data
web-mat-experience = Zkušenosti
web-mat-experience-value = { $hero }: { $xp } XP
web-mat-achievements = Úspěchy
web-mat-wreck = Vrak
