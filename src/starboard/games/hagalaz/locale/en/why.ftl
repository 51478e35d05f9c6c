# Hagalaz: why something cannot be picked, what it takes, and what opens it.

# --- Reasons: each follows after "No:" or "Not possible:" ------------------------------------------------------

reason-others-set-up = somebody else decides now, while the mission is set up
reason-others-decide = somebody else decides now, in { $hero }'s turn
reason-mission-over = the mission is over, and nothing more is asked

# The map
reason-hexes-are-walked = a hex is entered by a hero in that hero's own turn
reason-stands-here = { $hero } stands in { $hex } already
reason-hero-stands-there = { $hero } is in { $hex }: one can walk through, but not stop there
reason-behind-a-locked-door = the only way to { $hex } leads through a locked door
reason-enemies-bar-the-way = enemies stand on every way to { $hex }
reason-too-far-to-walk = { $hex } is { $steps } { $steps ->
        [one] step
       *[other] steps
    } away, and there are { $points } movement { $points ->
        [one] point
       *[other] points
    }
reason-no-way-there = walls and height leave no way to { $hex }
reason-walk-there-first = the way leads over { $hex }, where something happens: take that step first and see
reason-walk-step-by-step = { $hex } is { $steps } { $steps ->
        [one] step
       *[other] steps
    } away: walk there step by step
reason-enemies-are-attacked = { $enemy } can be attacked in a hero's turn
reason-no-action-reaches = no action that { $hero } has a die and a free slot for reaches it from here
reason-not-in-the-squad = { $hero } has stayed behind in this mission
reason-heroes-have-turns = { $hero } is picked only where a question is about heroes
reason-hero-acts-now = it is { $hero }'s turn: the dice, the slots and the hexes around are what is picked
reason-no-action-for-hero = nothing that can be done now is for { $hero }
reason-turret-is-disabled = the turret in { $hex } is disabled and does not fire
reason-turret-is-no-target = the turret in { $hex } is no character: nobody attacks it
reason-token-lies-there = { $token } lies there, and no action of this mission is about it
reason-loot-lies-there = loot is not picked: a hero who enters { $hex } takes it
reason-mine-waits = the mine in { $hex } waits for the first enemy that enters
reason-drone-waits = Chatika moves when Tali rolls a star
reason-door-is-open = the door between { $hex } and { $other } is unlocked: one walks through
reason-door-is-locked = the door between { $hex } and { $other } is locked
reason-ramp-there = a ramp joins the two levels here
reason-obstacle-there = an obstacle lies between the two hexes
reason-wall-there = a wall stands between the two hexes

# Dice and boards
reason-dice-in-a-turn = dice are rolled and placed in a hero's turn
reason-no-slot-for-die = { $hero } has no free slot that takes this die
reason-dice-are-placed = { $hero } places dice when this is settled
reason-not-its-turn = it is not { $hero }'s turn
reason-no-die-fits = no die in the pool fits { $action }, which takes { $slot ->
        [move] a Move die
        [empowered] an Empowered die
       *[standard] a Standard die
    }
reason-slots-take-dice = { $action } takes a die when one is placed
reason-works-by-itself = { $ability } takes no die and works by itself
reason-board-tells = { $hero }'s numbers are there to be read
reason-card-is-known = { $hero }'s threat card is known; it is resolved at the end of the turn
reason-card-is-hidden = { $hero }'s threat card lies face down until the end of the turn
reason-item-at-an-action = { $kind } is used at the start or at the end of an action
reason-data-for-later = data has no use in a mission: it counts afterwards

# Mission actions and objectives
reason-no-mission-actions = this mission has no Mission actions
reason-mission-in-a-turn = { $action } is done in a hero's turn, with a die on the Mission slot
reason-nothing-left-for-action = nothing is left on the map for { $action }
reason-action-is-elsewhere = { $action } is done in { $hex }, { $steps } { $steps ->
        [one] step
       *[other] steps
    } away
reason-mission-takes-a-die = { $action } needs a die on the Mission slot first
reason-objective-is-done = the objective { $objective } is done
reason-objective-is-a-goal = { $objective } is a goal: it is ticked by itself when what it asks for is so
reason-objective-comes-after = { $objective } counts only after { $before }
reason-counter-counts = { $counter } counts { $count } of { $wanted }: it is ticked by what is done on the map
reason-storm-rises = the storm is not picked: { $count } of { $wanted } boxes are ticked
reason-page-tells = the mission page is there to be read
reason-turn-tells = it is { $hero }'s turn in round { $round }
reason-between-turns = no hero's turn is under way in round { $round }
reason-pool-holds = the pool holds { $count } { $count ->
        [one] die
       *[other] dice
    }; single dice are picked
reason-seat-plays = { $seat } plays { $heroes } { $heroes ->
        [one] hero
       *[other] heroes
    }
reason-passage-was-read = “{ $passage }” has been read
reason-chosen-between-missions = { $mission } can be chosen between missions only
reason-loyalty-between-missions = { $hero }'s loyalty mission can be chosen between missions only
reason-war-readiness-counts = War Readiness stands at { $points }
reason-xp-counts = { $hero }'s experience is counted here
reason-map-is-pointed-at = hexes and pieces of the map are picked, not the map
reason-threat-cards-lie-there = threat cards come up one at a time, at the end of each turn
reason-inventory-holds-loot = what the squad has found lies here
reason-players-sit-here = the players of this table are listed here
reason-story-is-read = the story is there to be read
reason-squad-waits = the heroes who are not in the squad wait here
reason-campaign-map-shows = the campaign map shows where the squad has been

# --- Conditions ------------------------------------------------------------------------------------------------

check-turn-of = It is { $hero }'s turn

check-free = { $hex } is free
check-no-enemy = No enemy in { $hex }: { $enemy } stands there
check-no-hero = No other hero in { $hex }: { $hero } is there
check-way-leads = A way leads to { $hex }: { $steps } { $steps ->
        [one] step
       *[other] steps
    }
check-doors-open = The doors on the way to { $hex } are unlocked
check-enemies-off-the-way = No enemy bars the way to { $hex }
check-no-way = A way leads to { $hex }
check-steps-left = Enough movement points: { $steps } needed, { $points } left
check-die-reaches = A Move die that goes { $steps } { $steps ->
        [one] step
       *[other] steps
    }: the best in the pool goes { $points }
check-quiet-way = Nothing stops the walk: { $cause ->
        [loot] loot lies in { $hex }
        [fire] { $hex } burns
        [strike] the step to { $hex } provokes an attack
        [lift] going to { $hex } is fast travel
       *[door] from { $hex } a new area is seen
    }
check-door-unlocked = The door { $hex } / { $other } is unlocked

check-revealed = { $enemy } is revealed
check-line-of-fire = { $enemy } is on one of the six straight lines from { $hex }, and nothing is between
check-adjacent = { $enemy } is adjacent
check-in-range = Within { $range }: it is { $distance } { $distance ->
        [one] hex
       *[other] hexes
    } away
check-far-enough = At least { $range } away: it is { $distance }
check-any-action-reaches = A die of { $hero } on an action that reaches it
check-action-reaches = { $action } does
check-action-fails = { $action }: { $reason }
check-item-fails = { $kind }: { $reason }

check-slot-free = A slot of { $action } is free
check-slot-of = The slot of { $action } is free
check-slot-for-die = { $hero } has a free slot that takes it
check-dice-left = Fewer than { $most } dice taken this turn: { $count } so far
check-die-in-pool = { $slot ->
        [move] A Move die
        [empowered] An Empowered die
       *[standard] A Standard die
    }: { $count } in the pool
check-ability-unlocked = { $ability } is unlocked
check-xp = { $wanted } XP in this mission: { $hero } has { $count }
check-xp-left = { $hero } can still gain XP in this mission: { $count } is the most

check-stands-there = { $hero } stands on it, in { $hex }
check-stands-at-spot = { $hero } stands in { $hex }: { $steps } { $steps ->
        [one] step
       *[other] steps
    } away
check-spot-is-left = Something is left on the map for { $action }
check-changes-something = { $action } would change something here
check-objective-done = { $objective } is done
check-boxes-ticked = { $counter }: { $count } of { $wanted } boxes
check-turrets-disabled = { $wanted } turrets disabled at the same time: { $count } now
check-elite-defeated = { $elite } is defeated
check-as-printed = { $words }

# --- What opens it ---------------------------------------------------------------------------------------------

opens-zone = Point at a thing in here to learn what it is; what can be picked is lit.
opens-hex = A die on Move, or on an action that moves a hero, leads there step by step.
opens-enemy = Heroes attack { $enemy } with a die on an ability; a grenade reaches it too.
opens-concealed = A hero who stands at an unlocked door of its area, or walks in, reveals it.
opens-hero = Revive, medi-gel and some abilities are for other heroes; { $hero } acts in a turn of their own.
opens-active-hero = Put a die on one of { $hero }'s slots: three dice in a turn, then the threat card.
opens-absent-hero = Between missions the squad is chosen again: Shepard and three others.
opens-turret = An Active turret hits every hero in its lane when a card or the mission fires it; { $heroes } { $heroes ->
        [one] hero stands
       *[other] heroes stand
    } in the lane of the one in { $hex } now.
opens-turret-disabled = Some enemies and cards make a disabled turret Active again; then the one in { $hex } would have { $heroes } { $heroes ->
        [one] hero
       *[other] heroes
    } in its lane.
opens-token = The mission page says what { $token } is for.
opens-loot = Walk into { $hex }: the token is turned up and joins the inventory, for free.
opens-mine = It goes off under the first enemy that enters its hex.
opens-drone = With each star Tali moves Chatika, who then stings, unlocks a door or disables a turret.
opens-unlocked-door = Heroes and enemies walk through; a hero beside it sees what lies behind.
opens-locked-door = Tali's drone, a Mission action or the story can unlock it.
opens-door-by-action = { $action } unlocks it.
opens-ramp = Here heroes and enemies can walk up.
opens-obstacle = It stops lines of fire, except from the hexes right beside it; one walks across.
opens-wall = Nobody walks or fires through it; look for a door.
opens-die = { $die } goes from the pool to a free slot that takes it, in a hero's turn.
opens-slot = { $action } takes { $slot ->
        [move] a Move 2, Move 3 or Move 2-or-Standard die
        [empowered] an Empowered die
       *[standard] a Standard, Empowered or Move 2-or-Standard die
    } from the pool, once a round.
opens-used-slot = The boards are cleared when the next round begins.
opens-passive = It needs no die; its text says when it helps.
opens-loyalty = Winning { $hero }'s loyalty mission unlocks it.
opens-locked-ability = The third XP of a mission unlocks one ability at once; { $hero } gains 1 XP for each enemy defeated. Every third box of data unlocks one too.
opens-locked-ability-later = The third XP of this mission has been gained, and with it an ability. { $hero } can unlock the next one in another mission, or with every third box of data.
opens-status = Health, shields, experience and tokens of { $hero }.
opens-card = It is turned up and resolved after { $hero }'s dice; Liara's Analysis can look at it before.
opens-medigel = Itself or a hero within 2 hexes regains 2 health; not a Downed one.
opens-grenade = Into a hex in line of fire within 3: every enemy there and beside it suffers 2 damage, 3 from a case.
opens-data = After the mission each one ticks a box of recovered data; every third unlocks an ability.
opens-mission-action = { $words }
opens-by-action = { $action } leads there.
opens-by-action-at = { $action } in { $hex } leads there; { $steps ->
        [0] { $hero } stands there.
        [one] { $hero } is nearest, { $steps } step away.
       *[other] { $hero } is nearest, { $steps } steps away.
    }
opens-objective = { $words }
opens-counter = The mission page says what ticks it.
opens-counter-by-action = { $action } ticks it.
opens-storm = { $words }
opens-page = Objectives, actions and rules of the mission are on it.
opens-turn = A turn: roll, three dice, threat card. Then the next hero.
opens-pool = All heroes of a round share it: 12 dice, then 9, 6 and 3.
opens-seat = Each hero is played by one player, who decides for it.
opens-passage = It can be read again in the story.
opens-waypoint = A path must lead there from the last main mission.
opens-loyalty-box = It is chosen between two main missions; a campaign allows two of them, and { $hero } goes along.
opens-war-readiness = Missions won add to it, and the end of the campaign depends on it.
opens-xp = Each defeated enemy is 1 XP, at most 3 a mission.
