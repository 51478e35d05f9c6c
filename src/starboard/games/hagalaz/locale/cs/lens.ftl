# Hagalaz: lupa, která řekne o věci všechno.

lens-name = { $words }
lens-printed = { $words }
lens-main = { $ability }: { $words }

# Čísla
lens-attack = Útok
lens-walks = Pohyb
lens-damage = Zranění
lens-levels = Zbývá úrovní
lens-health = Zdraví
lens-shields = Štíty
lens-xp = Zkušenosti
lens-in-pool = V zásobě
lens-unseen = Neviděné karty
lens-count = V inventáři
lens-in-its-lane = Hrdinů v linii
lens-ticked = Pole
lens-storm-boxes = Pole selhání
lens-storm-cards = Eskalace
lens-loot-kind = { $kind }

# Co to je
lens-enemy = { $elite ->
        [yes] šampion
       *[no] pěšák
    }, hex { $hex }
lens-hero = { $downed ->
        [yes] vyřazený hrdina
       *[no] hrdina
    }{ $shared ->
        [yes] , { $seat }
       *[no] {""}
    }{ $hex ->
        [none] {""}
       *[other] , hex { $hex }
    }
lens-slot = Slot akce „{ $action }“, { $hero }
lens-slot-state = { $used ->
        [yes] v tomto kole na něm leží kostka
       *[no] volný
    }
lens-ability = { $box ->
        [start] schopnost od začátku
        [advanced] pokročilá schopnost
        [loyalty] věrnostní schopnost
       *[locked] schopnost
    }, { $hero }, { $unlocked ->
        [yes] odemčená
       *[no] zamčená
    }
lens-die = kostka společné zásoby
lens-face-down = Karta hrozeb lícem dolů
lens-card = { $known ->
        [yes] otočená karta hrozeb, { $hero }
       *[no] leží před tímto hrdinou a nikdo ji neviděl: { $hero }
    }
lens-hex-name = Hex { $hex }
lens-hex = { $concealed ->
        [yes] v zakryté oblasti
       *[no] v odkryté oblasti
    }
lens-turret-name = Věž
lens-turret = { $active ->
        [yes] aktivní
       *[no] vypnutá
    }, hex { $hex }
lens-loot = Kořist
lens-loot-where = lícem dolů na hexu { $hex }; čísla platí pro všechny žetony, které nikdo neviděl
lens-item = našel tým
lens-door = Dveře { $hex } / { $other }
lens-door-state = { $locked ->
        [yes] zamčené: jako stěna
       *[no] odemčené
    }
lens-mission-action = úkolová akce z této stránky
lens-objective = { $box ->
        [preliminary] přípravný cíl
        [paragon] paragonový cíl: ukončí misi
        [renegade] renegátský cíl: ukončí misi
        [loyalty] věrnostní cíl: ukončí misi
       *[secondary] vedlejší cíl
    }, { $done ->
        [yes] splněný
       *[no] nesplněný
    }
lens-counter = postup mise
lens-storm = jak dlouho vrak ještě vydrží
lens-page = stránka mise s dodatečnými pravidly

# Značky a pravidla
lens-marker = { $marker ->
        [grapple] Držení. Jeho příležitostný útok hrdinu zadrží: v této akci už se nepohne.
        [ranged] Střelba. Zasáhne kteréhokoli hrdinu ve svém palebném poli.
        [reaction] Reakce. Když ho hrdina zraní a on zůstane stát, přiblíží se o hex.
       *[sprint] Sprint. Jde 4 místo 2.
    }
lens-stunned = Omráčený. Do konce kola nejedná, neútočí a nemá značku.
lens-biotic = Biotický účinek. Do konce kola má útok o 2 nižší.
lens-slot-fits = { $slot ->
        [move] Bere pohyb 2, pohyb 3 a pohyb 2 nebo standardní akci.
        [empowered] Bere jen posílenou akci.
       *[standard] Bere standardní akci, posílenou akci a pohyb 2 nebo standardní akci.
    }
lens-needs = Nejdřív se musí odemknout „{ $needs }“.
lens-die-goes = { $slot ->
        [move] Hodí se do slotů pohybu.
        [empowered] Hodí se do slotů posílené akce.
       *[standard] Hodí se do slotů standardní akce.
    }
lens-mission-die = { $die ->
        [empowered] Potřebuje posílenou akci na úkolovém slotu.
       *[standard] Potřebuje kostku na úkolovém slotu.
    }
lens-in-lane = Na tento hex { $count ->
        [one] míří { $count } aktivní věž
        [few] míří { $count } aktivní věže
        [many] míří { $count } aktivní věže
       *[other] míří { $count } aktivních věží
    }.
lens-mark = { $mark ->
        [start] Startovní hex hrdiny.
        [loot] Na začátku mise tu leží kořist.
        [bonus-loot] Bonusová kořist.
        [grunt-spawn] Místo příchodu: dokud je volné, objevují se tu pěšáci.
        [elite-spawn] Místo příchodu šampiona.
        [inferno] Požár: 1 zranění tomu, kdo vstoupí nebo je tu na začátku kola; šampionům ne.
        [coolant] Únik chladiva: 2 zranění hrdinovi, který tu ukončí tah.
        [fast-travel] Rychlý přesun: za bod pohybu na druhý konec dvojice.
        [terminal] Terminál: lze tu provést úkolovou akci.
        [objective] Na začátku mise tu leží žeton cíle.
        [prisoner] Na začátku mise tu čeká uprchlík.
        [exit] Východ.
        [turret] Je tu věž; na jejím hexu se dá stát.
       *[upper] Vyšší úroveň: dolů se jde volně, nahoru jen po rampě.
    }
lens-mark-of-mission = Místo této mise: { $mark }.

# Co udělá, jak věci stojí
lens-next-hits = { $tie ->
        [no] Zasáhne za { $damage }: { $hero }.
       *[yes] Zasáhne za { $damage }, vybírá ten, kdo hraje za hrdinu na tahu: { $hero }.
    }
lens-next-walks = Na nikoho nedosáhne: jde nejvýš { $points } směrem k tomuto hrdinovi: { $hero }.
lens-next-stunned = Nic, dokud se na konci kola nevzpamatuje.
lens-next-concealed = Nic, dokud se jeho oblast neodkryje.
lens-next-nobody = Nemá na koho útočit: žádný hrdina nestojí.
lens-woken-by = Jmenuje ho { $count } z { $total } neviděných karet hrozeb.
lens-either = { $one } nebo { $other }
lens-next-downed = { $hero } leží, dokud někdo vedle nepoužije oživení.
lens-next-acting = { $hero } je na tahu.
lens-next-played = { $hero } už má v tomto kole tah za sebou.
lens-next-plays = { $soon ->
        [yes] { $hero } je na tahu jako další.
       *[no] { $hero } bude v tomto kole ještě na tahu.
    }

# Co dělají základní akce a hodnoty kostek
lens-action-move = Jděte tolik hexů, kolik kostka dává, 2 nebo 3. Kdo odejde od nepřítele, vyvolá jeho útok.
lens-action-mission = Udělejte, co na tomto hexu nabízí stránka mise.
lens-action-revive = Vyřazený hrdina na sousedním hexu vstane.
lens-face-move2 = Dva body pohybu.
lens-face-move3 = Tři body pohybu.
lens-face-standard = Standardní akce.
lens-face-empowered = Standardní akce v silnější podobě, má-li ji schopnost.
lens-face-combined = Buď dva body pohybu, nebo standardní akce.
lens-face-star = Spustí základní schopnost hrdiny, kterému padla, a hází se znovu.
