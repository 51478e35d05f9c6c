# The map, the boards and the trays in the browser: labels, and every hex and piece in words.

web-map-lines = Lines of fire
web-map-concealed-plate = Concealed

# A hex, its parts separated by commas
web-map-concealed = concealed
web-map-upper = upper floor
web-map-mark = { $mark ->
        [start] start hex
        [loot] place for loot
        [bonus-loot] place for bonus loot
        [grunt-spawn] spawn hex
        [elite-1] elite spawn hex 1
        [elite-2] elite spawn hex 2
        [elite-3] elite spawn hex 3
        [objective] objective
        [prisoner] prisoner
        [terminal] terminal
        [terminal-1] terminal 1
        [terminal-2] terminal 2
        [fast-travel-a] fast travel A
        [fast-travel-b] fast travel B
        [inferno] inferno
        [coolant] coolant
        [exit] exit
       *[other] { $mark }
    }
web-map-border = { $kind ->
        [wall] wall
        [obstacle] obstacle
        [door-locked] locked door
        [door-open] unlocked door
        [ramp] ramp
        [up] higher floor
       *[down] lower floor
    } { $direction ->
        [E] to the east
        [NE] to the north-east
        [NW] to the north-west
        [W] to the west
        [SW] to the south-west
       *[SE] to the south-east
    }
web-map-near = next to { $hero }
web-map-in-fire = in { $hero }’s line of fire
web-map-way = { $steps ->
        [one] one step away
       *[other] { $steps } steps away
    }
web-map-way-harm = costs { $harm } damage

# A piece
web-map-hero = { $name }, health { $health }, shields { $shields }
web-map-downed = Downed
web-map-enemy = { $name }, attack { $attack }, shield value { $toughness }
web-map-resilience = resilience level { $level } of { $levels }
web-map-damage = { $damage } damage
web-map-stunned = stunned
web-map-biotic = biotic effect
web-map-marker = { $marker ->
        [grapple] Grapple
        [ranged] Ranged
        [reaction] Reaction
        [sprint] Sprint
       *[other] { $marker }
    }
web-map-turret = { $active ->
        [yes] Active turret facing { $direction ->
                [E] east
                [NE] north-east
                [NW] north-west
                [W] west
                [SW] south-west
               *[SE] south-east
            }
       *[no] Disabled turret
    }
web-map-loot = { $count } loot
web-map-piece = { $kind ->
        [objective] objective token
        [prisoner] prisoner
        [fire] fire
        [mine] mine
        [drone] Chatika
       *[other] { $kind }
    }
