# Hero boards, dice, cards, tracks and the campaign map in the browser.

# Hero boards
web-mat-move = Move as many hexes as the die shows.
web-mat-mission = Do what the mission offers where the hero stands.
web-mat-revive = An adjacent Downed hero stands up again.
web-mat-health = Health { $value } of { $full }
web-mat-shields = Shields { $value } of { $full }
web-mat-meter = { $name }: { $value } of { $of }
web-mat-downed = Downed
web-mat-acting = acting now
web-mat-acted = has played
web-mat-lead = has the lead token
web-mat-card-down = threat card face down
web-mat-card-seen = threat card seen
web-mat-xp = { $xp } XP in this mission
web-mat-renegade = { $count } renegade { $count ->
        [one] token
       *[other] tokens
    }
web-mat-overwatch = on overwatch for { $damage } damage
web-mat-mines = { $count } { $count ->
        [one] mine
       *[other] mines
    } left
web-mat-locked-dice = { $count } { $count ->
        [one] die
       *[other] dice
    } locked
web-mat-joined = in the squad
web-mat-always = always in force
web-mat-locked-abilities = { $count } locked
web-mat-locked-loyalty = Only a loyalty mission unlocks this.
web-mat-slot = { $action }, { $kind ->
        [move] Move slot
        [empowered] Empowered slot
       *[standard] Standard slot
    }, { $state ->
        [full] holds { $die }
        [lit] can be picked
       *[free] free
    }

# Dice
web-mat-dice = { $count } in the pool
web-mat-no-dice = The dice are rolled when a turn begins.
web-mat-die-lit = { $die }, can be picked

# Storm
web-mat-storm = { $cards } of { $perBox } Escalation cards; { $ticked } of { $boxes } failure boxes ticked
web-mat-storm-cards = { $cards } of { $perBox } cards

# Cards
web-mat-card = { $known ->
        [yes] Threat card of { $hero }: { $card }. { $text }
       *[no] Threat card of { $hero }, face down
    }

# Campaign map
web-mat-tier = Tier { $tier }
web-mat-waypoint = { $number }, { $name }, { $state }
web-mat-waypoint-state = { $state ->
        [paragon] Paragon victory
        [renegade] Renegade victory
        [loyalty] won
        [defeat] lost
        [now] in play
        [lit] can be chosen
        [passed] not taken
       *[later] not open yet
    }
web-mat-war-readiness = War Readiness
web-mat-war-readiness-value = War Readiness { $value }
web-mat-band-next = { $band } from { $least }
web-mat-band = { $band ->
        [failure] Failure
        [costly] Costly
        [success] Success
        [triumph] Triumph
       *[perfect] Perfect
    }
web-mat-data = Recovered data
web-mat-experience = Experience
web-mat-experience-value = { $hero }: { $xp } XP
web-mat-achievements = Achievements
web-mat-wreck = The wreck
