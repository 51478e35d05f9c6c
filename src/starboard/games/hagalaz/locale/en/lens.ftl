# Hagalaz: the lens, which tells all there is to know of a piece.

lens-name = { $words }
lens-printed = { $words }
lens-main = { $ability }: { $words }

# Numbers
lens-attack = Attack
lens-walks = Walks
lens-damage = Damage
lens-levels = Levels left
lens-health = Health
lens-shields = Shields
lens-xp = XP
lens-in-pool = In the pool
lens-unseen = Unseen cards
lens-count = In the inventory
lens-in-its-lane = Heroes in its lane
lens-ticked = Boxes
lens-storm-boxes = Failure boxes
lens-storm-cards = Escalations
lens-loot-kind = { $kind }

# What it is
lens-enemy = { $elite ->
        [yes] elite
       *[no] grunt
    }, in { $hex }
lens-hero = { $downed ->
        [yes] Downed hero
       *[no] hero
    }{ $shared ->
        [yes] {" "}of { $seat }
       *[no] {""}
    }{ $hex ->
        [none] {""}
       *[other] , in { $hex }
    }
lens-slot = Slot of { $action }, { $hero }
lens-slot-state = { $used ->
        [yes] holds a die this round
       *[no] free
    }
lens-ability = { $box ->
        [start] ability from the start
        [advanced] advanced ability
        [loyalty] loyalty ability
       *[locked] ability
    } of { $hero }, { $unlocked ->
        [yes] unlocked
       *[no] locked
    }
lens-die = die of the shared pool
lens-face-down = Threat card, face down
lens-card = { $known ->
        [yes] { $hero }'s threat card, turned up
       *[no] in front of { $hero }; nobody has seen it
    }
lens-hex-name = Hex { $hex }
lens-hex = { $concealed ->
        [yes] in a concealed area
       *[no] in a revealed area
    }
lens-turret-name = Turret
lens-turret = { $active ->
        [yes] Active
       *[no] disabled
    }, in { $hex }
lens-loot = Loot
lens-loot-where = face down, in { $hex }; the numbers are those of all tokens nobody has seen
lens-item = found by the squad
lens-door = Door { $hex } / { $other }
lens-door-state = { $locked ->
        [yes] locked: like a wall
       *[no] unlocked
    }
lens-mission-action = Mission action of this page
lens-objective = { $box ->
        [preliminary] preliminary objective
        [paragon] Paragon objective: ends the mission
        [renegade] Renegade objective: ends the mission
        [loyalty] loyalty objective: ends the mission
       *[secondary] secondary objective
    }, { $done ->
        [yes] done
       *[no] not done
    }
lens-counter = progress of the mission
lens-storm = how long the wreck still holds
lens-page = mission page, with its additional rules

# Markers and rules
lens-marker = { $marker ->
        [grapple] Grapple. Its opportunity attack holds the hero: no further movement in this action.
        [ranged] Ranged. Hits any hero in its line of fire.
        [reaction] Reaction. Comes one hex nearer when a hero hurts it and it stands.
       *[sprint] Sprint. Walks 4 instead of 2.
    }
lens-stunned = Stunned. It neither acts nor strikes, and has no marker, until the round ends.
lens-biotic = Biotic effect. Its attack is 2 lower, until the round ends.
lens-slot-fits = { $slot ->
        [move] Takes Move 2, Move 3, or Move 2 or Standard.
        [empowered] Takes Empowered only.
       *[standard] Takes Standard, Empowered, or Move 2 or Standard.
    }
lens-needs = { $needs } must be unlocked first.
lens-die-goes = { $slot ->
        [move] Fits Move slots.
        [empowered] Fits Empowered slots.
       *[standard] Fits Standard slots.
    }
lens-mission-die = { $die ->
        [empowered] Takes an Empowered die on the Mission slot.
       *[standard] Takes a die on the Mission slot.
    }
lens-in-lane = { $count } Active { $count ->
        [one] turret fires
       *[other] turrets fire
    } along this hex.
lens-mark = { $mark ->
        [start] Start hex of a hero.
        [loot] Loot lies here when the mission begins.
        [bonus-loot] Bonus loot.
        [grunt-spawn] Spawn hex: grunts appear here while it is free.
        [elite-spawn] Spawn hex of an elite.
        [inferno] Inferno: 1 damage to whoever enters, or is here when a round begins; not to elites.
        [coolant] Coolant leak: 2 damage to a hero who ends a turn here.
        [fast-travel] Fast travel: one movement point to the other end of the pair.
        [terminal] Terminal: a Mission action may be done here.
        [objective] An objective token lies here when the mission begins.
        [prisoner] A prisoner waits here when the mission begins.
        [exit] Exit.
        [turret] A turret is mounted here; one may stand in its hex.
       *[upper] Upper ground: one comes down freely, and up only by a ramp.
    }
lens-mark-of-mission = A place of this mission: { $mark }.

# Next, as things stand
lens-next-hits = { $tie ->
        [no] Hits { $hero } for { $damage }.
       *[yes] Hits { $hero } for { $damage }; whoever plays the active hero chooses.
    }
lens-next-walks = Nobody is in reach: walks up to { $points } toward { $hero }.
lens-next-stunned = Does nothing until it recovers at the end of the round.
lens-next-concealed = Does nothing until its area is revealed.
lens-next-nobody = Has nobody to go for: no hero is standing.
lens-woken-by = { $count } of { $total } unseen threat cards name it.
lens-either = { $one } or { $other }
lens-next-downed = { $hero } lies there until somebody beside revives them.
lens-next-acting = { $hero } acts now.
lens-next-played = { $hero } has played this round.
lens-next-plays = { $soon ->
        [yes] { $hero } plays next.
       *[no] { $hero } still plays this round.
    }

# What base actions and faces do
lens-action-move = Walk as many hexes as the die gives, 2 or 3. Leaving an enemy's side provokes its attack.
lens-action-mission = Do what the mission page offers in this hex.
lens-action-revive = A Downed hero in an adjacent hex gets up.
lens-face-move2 = Two movement points.
lens-face-move3 = Three movement points.
lens-face-standard = A standard action.
lens-face-empowered = A standard action in its stronger version, where the ability has one.
lens-face-combined = Either two movement points or a standard action.
lens-face-star = Triggers the main ability of the hero who rolled it, then is rolled again.
