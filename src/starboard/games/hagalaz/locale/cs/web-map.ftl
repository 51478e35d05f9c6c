# Mapa, desky a kostky v prohlížeči: popisky a každý hex a každá figurka slovy.

web-map-lines = Palebné pole
web-map-concealed-plate = Zakryto

# Hex po částech oddělených čárkami
web-map-concealed = zakrytá oblast
web-map-upper = vyvýšená oblast
web-map-mark = { $mark ->
        [start] startovní hex hrdiny
        [loot] místo pro kořist
        [bonus-loot] místo pro bonusovou kořist
        [grunt-spawn] startovní hex pěšáka
        [elite-1] startovní hex šampiona 1
        [elite-2] startovní hex šampiona 2
        [elite-3] startovní hex šampiona 3
        [objective] cíl
        [prisoner] uprchlík
        [terminal] terminál
        [terminal-1] terminál 1
        [terminal-2] terminál 2
        [fast-travel-a] rychlé cestování A
        [fast-travel-b] rychlé cestování B
        [inferno] požár
        [coolant] poškozené chlazení
        [exit] východ z mapy
       *[other] { $mark }
    }
web-map-border = { $kind ->
        [wall] stěna
        [obstacle] překážka
        [door-locked] zamčené dveře
        [door-open] odemčené dveře
        [ramp] rampa
        [up] výše položený hex
       *[down] níže položený hex
    } { $direction ->
        [E] na východě
        [NE] na severovýchodě
        [NW] na severozápadě
        [W] na západě
        [SW] na jihozápadě
       *[SE] na jihovýchodě
    }
web-map-near = vedle hrdiny { $hero }
web-map-in-fire = v palebném poli hrdiny { $hero }
web-map-way = { $steps ->
        [one] jeden krok daleko
        [few] { $steps } kroky daleko
        [many] { $steps } kroku daleko
       *[other] { $steps } kroků daleko
    }
web-map-way-harm = stojí { $harm } zranění

# Figurka nebo žeton
web-map-hero = { $name }, zdraví { $health }, štíty { $shields }
web-map-downed = mimo boj
web-map-enemy = { $name }, útok { $attack }, hodnota štítů { $toughness }
web-map-resilience = úroveň odolnosti { $level } z { $levels }
web-map-damage = { $damage } zranění
web-map-stunned = omráčený
web-map-biotic = biotický účinek
web-map-marker = { $marker ->
        [grapple] chytač
        [ranged] střelec
        [reaction] mstitel
        [sprint] běžec
       *[other] { $marker }
    }
web-map-turret = { $active ->
        [yes] aktivní věž mířící { $direction ->
                [E] na východ
                [NE] na severovýchod
                [NW] na severozápad
                [W] na západ
                [SW] na jihozápad
               *[SE] na jihovýchod
            }
       *[no] vyřazená věž
    }
web-map-loot = kořist: { $count }
web-map-piece = { $kind ->
        [objective] žeton cíle
        [prisoner] uprchlík
        [fire] požár
        [mine] nástražná mina
        [drone] Chatika
       *[other] { $kind }
    }
