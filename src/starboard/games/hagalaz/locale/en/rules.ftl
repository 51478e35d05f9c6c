# Hagalaz: what the rules ask, offer and refuse, and what happens. The hero boards have files of their own.

# --- Questions ------------------------------------------------------------------------------------------------

# Campaign and set-up
prompt-campaign-where = Where does the squad go next?
prompt-squad-whom = Who else joins the squad? ({ $number } of 4 chosen)
prompt-give-to-whom = Who plays { $hero }?
prompt-start-where = Where does { $hero } start?
prompt-unlock-which = Which ability does { $hero } unlock?
prompt-data-for-whom = The recovered data is complete: who unlocks an ability?

# Dice and actions
prompt-keep-which = Which die does { $hero } keep before rolling?
prompt-turn-which = Does { $hero } spend a renegade token to turn a die?
prompt-place-which = Which die does { $hero } place, and where?
prompt-use-items = Does { $hero } use anything from the inventory?
prompt-mission-what = Mission action: what do you do here?
prompt-tick-how-many = How many boxes do you tick?
prompt-disable-which = Which turret do you disable? ({ $picked } of up to { $most } chosen)
prompt-revive-whom = Whom do you revive?
prompt-attack-whom = { $action }: whom does { $hero } attack?

# Movement
prompt-move-where = Where does { $hero } move? ({ $points } { $points ->
        [one] point
       *[other] points
    } left)
prompt-who-strikes-first = Opportunity attacks on { $hero }: who strikes first?

# Enemies
prompt-activate-which = Which enemy activates first?
prompt-attacks-whom = Whom does { $enemy } attack?
prompt-toward-whom = Toward whom does { $enemy } advance?
prompt-enemy-goes-where = Where does { $enemy } go?
prompt-which-enemy-reacts = Reaction: which enemy moves first?
prompt-where-enemy-reacts = Reaction: where does { $enemy } move?
prompt-spawn-where = Where does the new grunt appear?
prompt-elite-where = The spawn hex is taken: where does { $elite } appear?
prompt-loot-where = Respite: where do you put the loot?
prompt-turret-which = Which turret fires first?
prompt-rearm-which = Which turret is active again?

# --- Options --------------------------------------------------------------------------------------------------

option-done = Done
option-decline = Do nothing
option-go-on = Go on
option-stop = Stop here
option-end-actions = End the actions
option-roll-all = Roll all dice

option-mission = { $mission }
option-loyalty = { $hero }'s loyalty mission
option-squad = { $hero }
option-give = { $hero } for { $seat }
option-start = Start in { $hex }
option-unlock = { $hero }: { $ability }
option-data = { $hero }

option-keep = Keep { $die }
option-spare = { $die } → { $action }, without effect
option-spare-on = { $die } → { $action }, { $slot ->
        [move] Move slot
        [empowered] Empowered slot
       *[standard] Standard slot
    }, without effect
option-turn = Turn { $die } to { $face }
option-place = { $die } → { $action }
option-place-as = { $die } as { $face } → { $action }
option-place-on = { $die } → { $action }, { $slot ->
        [move] Move slot
        [empowered] Empowered slot
       *[standard] Standard slot
    }
option-do = { $action }
option-tick = { $boxes } { $boxes ->
        [one] box
       *[other] boxes
    }
option-revive = Revive { $hero }
option-medigel = Medi-gel: { $hero } regains { $health } health
option-grenade = Grenade into { $hex }, hurting { $enemies } { $enemies ->
        [one] enemy
       *[other] enemies
    }
option-grenade-case = Grenade case into { $hex }, hurting { $enemies } { $enemies ->
        [one] enemy
       *[other] enemies
    }

option-move = Move to { $hex }
option-travel = Fast travel to { $hex }
option-hex = { $hex }
option-hero = { $hero }
option-direction = { $direction ->
        [E] East
        [NE] North-east
        [NW] North-west
        [W] West
        [SW] South-west
        [SE] South-east
       *[other] { $direction }
    }
option-attack = { $enemy } in { $hex }
option-attack-for = { $enemy } in { $hex } for { $damage } damage

option-activate = { $enemy } in { $hex }
option-react = { $enemy } in { $hex }
option-strikes = { $enemy } in { $hex }
option-enemy-to = { $enemy } to { $hex }
option-target = { $hero }
option-toward = Toward { $hero }
option-spawn = In { $hex }
option-elite-at = In { $hex }
option-loot-at = In { $hex }
option-fire = Turret in { $hex }
option-rearm = Turret in { $hex }
option-disable = Turret in { $hex }
option-turret = Turret in { $hex }
option-door = Door between { $hex } and { $other }

# --- Reasons: each follows after "No:" or "Not possible:" ------------------------------------------------------

# Campaign and set-up
reason-already-played = { $mission } has been played already
reason-begins-with-tier-1 = a campaign begins in tier 1, and { $mission } belongs to a later one
reason-no-path = no path leads from { $last } to { $mission }
reason-loyalty-attempted = { $hero }'s loyalty mission has been attempted already
reason-two-loyalty-missions = two loyalty missions have been attempted, and a campaign allows no more
reason-loyalty-between-main-missions = loyalty missions come between main missions, and none has been played yet
reason-one-loyalty-mission-at-a-time = the next mission after a loyalty mission is a main mission
reason-controls-enough = { $seat } has enough heroes
reason-start-hex-taken = another hero starts there
reason-own-start-hex = { $hero } has a start hex of their own
reason-reserved-start-hex = this start hex is reserved for another hero
reason-already-unlocked = { $ability } is unlocked already
reason-loyalty-only = { $ability } is a loyalty ability, which only a loyalty mission unlocks
reason-prerequisite-missing = { $ability } requires { $needs } first

# Dice and actions
reason-slot-used = there is a die on this slot of { $action } already
reason-face-does-not-fit = this face does not fit the slot
reason-ability-locked = { $action } is not unlocked yet
reason-three-dice-taken = three dice have been taken, and only paragon dice may follow
reason-die-before-enemy = a die comes first: put one on an action against enemies, then choose whom it is for
reason-die-before-way = a die comes first: put one on Move or on another action that moves { $hero }, then choose the way
reason-die-before-hero = a die comes first: put one on Revive or on another action for heroes, then choose whom it is for
reason-no-mission-action-here = the Mission action has nothing to do here with this die
reason-objective-not-in-force = { $action } is possible only after the objective { $objective }
reason-wrong-die-for-mission-action = { $action } needs another die
reason-nothing-to-do-here = there is nothing here for { $action }
reason-downed = { $hero } is Downed
reason-not-downed = { $hero } is not Downed
reason-not-adjacent = { $hero } is not adjacent
reason-full-health = { $hero } has full health
reason-nobody-to-hurt = no enemy would be hurt there
reason-one-of-each-at-a-time = only one of its kind may be used at a time

# Aiming
reason-concealed = it is in a concealed area
reason-no-line-of-fire = it is not in line of fire
reason-not-adjacent-enemy = it is not adjacent
reason-out-of-range = it is more than { $range } { $range ->
        [one] hex
       *[other] hexes
    } away
reason-too-near = it is less than { $range } { $range ->
        [one] hex
       *[other] hexes
    } away

# Movement
reason-not-a-neighbour = { $hex } is not next to the hero's hex
reason-wall-in-the-way = there is a wall in between
reason-door-locked = the door in between is locked
reason-too-high = the upper ground cannot be climbed here
reason-enemy-in-the-way = there is an enemy in { $hex }
reason-hero-in-the-way = there is a hero in { $hex }, and no way on from there

# --- What happened --------------------------------------------------------------------------------------------

# Campaign and set-up
event-waypoint-ticked = The squad sets out for { $mission }.
event-loyalty-ticked = The squad sets out for { $hero }'s loyalty mission.
event-squad-picked = { $hero } joins the squad.
event-mission-ended = { $result ->
        [paragon] Paragon victory.
        [renegade] Renegade victory.
        [loyalty] Victory: the loyalty objective is completed.
        [defeat-storm] Defeat: the storm has reached the wreck.
       *[defeat-shepard] Defeat: Shepard is Downed.
    }
event-mission-recorded = The result of { $mission }: { $result ->
        [paragon] { result-paragon }
        [renegade] { result-renegade }
        [loyalty] { result-loyalty }
       *[defeat] { result-defeat }
    }.
event-achievement-earned = Achievement: { $achievement }.
event-campaign-ended = The campaign ends with War Readiness { $war_readiness }.
event-war-readiness-gained = War Readiness changes by { $amount }.

# Rounds and dice
event-round-began = Round { $round } begins; { $lead } has the lead token.
event-cards-dealt = { $count } threat { $count ->
        [one] card is
       *[other] cards are
    } dealt face down.
event-turn-began = { $hero }'s turn begins with { $dice } { $dice ->
        [one] die
       *[other] dice
    } in the pool.
event-dice-rolled = { $hero } rolls { $faces }.
event-star-triggered = A star triggers { $hero }'s main ability.
event-meter-set = { $hero ->
        [Shepard] Command: Shepard now has { $value } { $value ->
                [one] token
               *[other] tokens
            } ready.
        [Garrus] Aim: Garrus is now at { $value }.
        [Liara] Analysis: Liara is now at { $value }.
        [Wrex] Blood Rage: Wrex now has { $value } Enraged { $value ->
                [one] token
               *[other] tokens
            }.
       *[other] { $hero }'s main ability is now at { $value }.
    }
event-die-placed = { $hero } uses { $face } for { $action }.
event-die-spared = { $hero } puts { $face } on { $action }, without effect.
event-round-ended = Round { $round } ends.
event-lead-passed = The lead token goes to { $hero }.

# Heroes
event-hero-moved = { $start ->
        [none] { $hero } starts in { $to }.
       *[other] { $hero } moves from { $start } to { $to }.
    }
event-hero-attacked = { $token } attacks { $hero } for { $damage }.
event-hero-hurt = { $health ->
        [0] { $hero } loses { $shields } { $shields ->
                [one] shield
               *[other] shields
            }.
       *[other] { $shields ->
                [0] { $hero } loses { $health } health.
               *[other] { $hero } loses { $shields } { $shields ->
                        [one] shield
                       *[other] shields
                    } and { $health } health.
            }
    }
event-hero-downed = { $hero } is Downed.
event-hero-revived = { $hero } is back on their feet.
event-hero-healed = { $hero } regains { $health } health.
event-shields-restored = { $hero } regains { $shields } { $shields ->
        [one] shield
       *[other] shields
    }.
event-xp-gained = { $hero } gains 1 XP ({ $xp } in this mission).
event-ability-unlocked = { $hero } unlocks { $ability }.
event-drone-moved = Chatika flies to { $to }.
event-mine-placed = A mine is laid in { $at }.
event-mine-went-off = The mine in { $at } goes off.

# Enemies
event-enemy-spawned = { $token } appears in { $at }.
event-spawn-failed = { $empty ->
        [yes] No grunt appears: the bag is empty.
       *[no] No grunt appears: no revealed spawn hex is free.
    }
event-enemy-activated = { $token } activates.
event-enemy-moved = { $token } moves from { $start } to { $to }.
event-enemy-hurt = { $hero ->
        [none] { $token } suffers { $damage } damage.
       *[other] { $hero } hits { $token } for { $damage }.
    }
event-enemy-defeated = { $hero ->
        [none] { $token } is defeated.
       *[other] { $hero } defeats { $token }.
    }
event-level-exhausted = { $token }: resilience level { $level } is exhausted.
event-level-restored = { $token } wins back a resilience level.
event-elite-withdrawn = { $token } leaves the map.
event-enemy-toughened = { $token } withstands { $amount } more damage until the round ends.
event-enemy-mended = All damage comes off { $token }.
event-enemy-stunned = { $token } is stunned.
event-biotic-placed = { $token } receives a biotic effect.
event-biotic-removed = { $token } loses its biotic effect.

# Threat cards
event-card-revealed = { $hero }'s threat card: { $card }.
event-card-looked-at = { $hero }'s threat card is turned up: { $card }.
event-card-discarded = { $hero }'s threat card is discarded.
event-deck-shuffled = The threat deck is shuffled.
event-escalation-counted = Escalation { $count } of { $of }.
event-failure-ticked = The storm draws nearer: failure box { $boxes } of { $of } is ticked.

# Map and mission
event-loot-placed = Loot lies in { $at }.
event-loot-taken = { $hero ->
        [none] The squad receives: { $kind }.
       *[other] { $hero } finds: { $kind }.
    }
event-item-used = { $hero } uses: { $kind }.
event-area-revealed = { $enemies ->
        [0] { $hero } reveals an area without enemies.
        [one] { $hero } reveals an area with { $enemies } enemy.
       *[other] { $hero } reveals an area with { $enemies } enemies.
    }
event-door-turned = { $locked ->
        [yes] The door { $between } is locked.
       *[no] The door { $between } is unlocked.
    }
event-turret-turned = { $active ->
        [yes] The turret in { $at } is active.
       *[no] The turret in { $at } is disabled.
    }
event-turret-fired = The turret in { $at } fires for { $damage }.
event-token-moved = { $hero ->
        [none] { $at ->
                [none] { $token } leaves play.
               *[other] { $token } is put down in { $at }.
            }
       *[other] { $hero } picks up { $token }.
    }
event-counter-ticked = { $counter }: { $value } ticked.
event-objective-done = Objective completed: { $objective }.
event-passage-read = The story goes on: { $passage }.

# --- Names ----------------------------------------------------------------------------------------------------

die-move2 = Move 2
die-move3 = Move 3
die-standard = Standard
die-empowered = Empowered
die-combined = Move 2 or Standard
die-star = Star
die-paragon-move2 = Paragon Move 2
die-paragon-move3 = Paragon Move 3
die-paragon-standard = Paragon Standard
die-paragon-empowered = Paragon Empowered
die-paragon-combined = Paragon Move 2 or Standard
die-paragon-star = Paragon Star
dice-none = no dice
dice-alike = { $count } × { $die }
dice-and-more = { $dice }, { $more }

action-move = Move
action-mission = Mission
action-revive = Revive
action-none = no action

loot-medi-gel = medi-gel
loot-grenade = grenade
loot-grenade-case = grenade case
loot-data = data

token-objective = Objective token { $number }
token-prisoner = Prisoner { $number }
token-fire = Fire { $number }

hero = { $name }
enemy = { $name }
waypoint = { $name }

zone-map = Map
zone-pool = Dice pool
zone-mission = Mission
zone-threat = Threat cards
zone-inventory = Inventory
zone-storm = Storm
zone-seats = Players
zone-squad = Heroes
zone-campaign = Campaign map

result-paragon = Paragon victory
result-renegade = Renegade victory
result-loyalty = Victory
result-defeat = Defeat

# --- How it ended ---------------------------------------------------------------------------------------------

outcome-paragon = Paragon victory after { $rounds } { $rounds ->
        [one] round
       *[other] rounds
    }
outcome-renegade = Renegade victory after { $rounds } { $rounds ->
        [one] round
       *[other] rounds
    }
outcome-loyalty = Victory after { $rounds } { $rounds ->
        [one] round
       *[other] rounds
    }: the loyalty objective is completed
outcome-defeat-storm = Defeat after { $rounds } { $rounds ->
        [one] round
       *[other] rounds
    }: the storm has reached the wreck
outcome-defeat-shepard = Defeat after { $rounds } { $rounds ->
        [one] round
       *[other] rounds
    }: Shepard is Downed

outcome-campaign-failure = The campaign has failed: War Readiness { $points } after { $missions } { $missions ->
        [one] mission
       *[other] missions
    }
outcome-campaign-costly = The campaign was too costly: War Readiness { $points } after { $missions } { $missions ->
        [one] mission
       *[other] missions
    }
outcome-campaign-success = The campaign is a success: War Readiness { $points } after { $missions } { $missions ->
        [one] mission
       *[other] missions
    }
outcome-campaign-triumph = The campaign is a triumph: War Readiness { $points } after { $missions } { $missions ->
        [one] mission
       *[other] missions
    }
outcome-campaign-perfect = A perfect campaign: War Readiness { $points } after { $missions } { $missions ->
        [one] mission
       *[other] missions
    }
outcome-campaign-abandoned = The campaign ends early, both first main missions lost: War Readiness { $points } after { $missions } { $missions ->
        [one] mission
       *[other] missions
    }
