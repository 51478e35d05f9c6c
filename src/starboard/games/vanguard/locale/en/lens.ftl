# The lens: what there is to know of a thing.

lens-biome = Biome: { $biome }. Events with it show their main effect here.
lens-no-move = Nobody leaves this sector by a move.
lens-final = This sector is fully explored.
lens-important = Some rules speak of this sector.
lens-landing-sector = The lander stands here: the team may depart from here.
lens-opens-log = Whoever comes here reads a page of the logbook.
lens-ways-out = Ways out
lens-members-here = Crew members here
lens-route = From { $start } to { $to }
lens-route-symbol = On the way: { $symbol ->
        [move] the move symbol: what the condition says
        [exhaust] exhaust one die
        [exhaust-red] exhaust a red die
        [exhaust-green] exhaust a green die
        [exhaust-blue] exhaust a blue die
        [sacrifice] sacrifice one die
        [sacrifice-red] sacrifice a red die
        [sacrifice-green] sacrifice a green die
        [sacrifice-blue] sacrifice a blue die
        [supply] lose 1 supply
        [time] advance the time tracks
        [check] make the check of the route
        *[other] roll a danger die
    }.
lens-move-effect = Move symbol: { $text }
lens-member = { $section }{ $shared ->
        [yes] , led by { $leader }
       *[no] {""}
    }
lens-start-token = Holds the start token.
lens-turn-ended = Has had its turn in this round.
lens-weary = May not push in this round.
lens-available = Available dice
lens-exhausted = Exhausted dice
lens-sacrificed = Sacrificed dice
lens-in-play = Dice in play
lens-injuries = Injuries
lens-supplies = Supplies
lens-discoveries = Discoveries, and how many the lander carries
lens-depart = From here the team departs, if all agree. Whoever is elsewhere is lost.
lens-time = Time track
lens-threat = A threat
lens-next-space = When its token moves on: { $text }
lens-token = Field equipment
lens-token-for-all = Whoever is in this sector may use it.
lens-action = Special action: { $name }.
lens-covers = Cards below it
lens-poi = Point of interest in { $sector }
lens-time-ends = At the end of the track: { $text }
lens-danger-die = Danger die { $frame } is rolled along.
lens-effect = { $needs }: { $text }
lens-effect-without = Without { $needs }: { $text }
lens-row-green = Success ({ $needs }): { $text }
lens-row-yellow = Great success ({ $needs }): { $text }
lens-row-red = Failure ({ $needs }): { $text }
lens-track-green = Green track
lens-track-yellow = Yellow track
lens-track-red = Red track
lens-check = A special action with a dice check
lens-deed = A special action without a check
lens-needs = Needs: { $needs }
lens-mandatory = It is resolved as often as the dice allow, whether one likes it or not.
lens-lacks = If the pool has none of: { $needs }
lens-at-once = It ends the check at once: { $outcome }.
lens-linked = Then also: { $outcome }.
lens-advances = Advances
lens-progress = Done so far
lens-mark = { $text }
lens-track-stays = Progress stays, whoever made it; the outcome comes in step 10.
lens-completion = Completion: { $text }
lens-ends-itself = A card or a page of the log ends it.
lens-mission = A mission that must be done
lens-optional-mission = An optional mission
lens-every-check = It belongs to every dice check and comes first.
lens-combo = Combo, { $needs }: { $text }
lens-combo-again = It may be used several times in one check, each time with other dice.
lens-condition = The global condition
lens-rank-up = The rank-up card of this exploration
lens-ranked = It is completed: whoever comes home may rank up.
lens-not-ranked = Not completed yet.
lens-main-effect = Main effect where the sector is: { $biome }.
lens-secondary = Otherwise: { $text }
lens-event = The event that was revealed
lens-cards = Cards
lens-tokens = Tokens
lens-event-each-turn = One is revealed at the end of every turn.
lens-no-events-yet = No events are drawn yet: the second mission brings them.
lens-rest-costs = A rest costs { $count ->
        [0] none of them here
        [one] one of them
        *[other] { $count } of them
    }.
lens-success = Success
lens-success-buys = They buy dice: one for every section, for as many tokens as each has dice.
lens-discovery = Discovery, { $kind } ({ $tier ->
        [rare] rare
        [very-rare] very rare
        *[basic] basic
    })
lens-use-on-planet = It can be used during an exploration.
lens-use-aboard = It does something when it is unloaded.
lens-unique = Unique discovery { $number }
lens-unique-stored = Aboard it goes into its pocket of the ship book.
lens-unique-used = It stays with this exploration.
lens-unique-empty = When there is none left: { $text }
lens-leads = Leads
lens-leads-make = Three points of leads are a discovery.
lens-bag = Leads are drawn from here at random.
lens-face = { $symbol }
lens-die = A die of { $section }, { $where ->
        [available] available
        [pool] in the pool
        [exhausted] exhausted
        *[gone] out of play
    }
lens-transforms = When exhausted, its basic symbol counts as { $symbol }.
lens-slots = Slots
lens-blocked = An injury die blocks one slot.
lens-come-back = They come back by a rest, a push, or cards.
lens-injury-die = An injury die
lens-must-roll = It must be rolled in every check of its owner.
lens-danger-what = A danger die
lens-danger-frame = Its letter says which frame of the danger card counts.
lens-danger-on = { $face }: { $text }
lens-danger-face = { $face }
lens-transformation = A basic symbol counts as { $symbol } when the die is exhausted (die: { $colour }).
lens-skill = { $name }: { $text }
lens-rank = Rank
lens-charges = Charges
lens-serves = Serves in: { $section }
lens-timing = Used { $timing ->
        [check] during a dice check
        [turn] in your own turn
        [any] at any time
        [event] before an event is resolved
        [danger] before a danger die is resolved
        [injury] before an injury is gained
        [exhaust] before dice are exhausted
        *[move] when moving
    }
lens-skill-costs = Each use costs a charge.
lens-push-costs = It costs a die for the rest of the exploration and refreshes five.
lens-push-hurts = With three dice in play it costs an Exhaustion injury.
lens-push-void = With three dice in play it costs an Exhaustion injury, and in Deadly Space it refreshes nothing.
lens-injury-on = { $face }: { $text }
lens-face-down = It lies face down and does nothing, but it still counts.
lens-section-only = Only for: { $section }.
lens-counts-as-action = Using it counts as an action.
lens-uses = How often: { $uses ->
        [turn] once a turn
        [exploration] once an exploration
        [discard] once, then it is discarded
        *[unlimited] as often as one likes
    }.
lens-equipment-kind = { $kind ->
        [minor] Minor equipment
        [personal] Personal equipment
        [field] Field equipment
        *[upgrade] Field upgrade
    }
lens-equipment = { $kind ->
        [minor] Minor equipment
        [personal] Personal equipment
        [field] Field equipment
        *[upgrade] Field upgrade
    }, used { $timing ->
        [check] during a dice check
        [turn] in your own turn
        [any] at any time
        [event] before an event is resolved
        [danger] before a danger die is resolved
        [injury] before an injury is gained
        [exhaust] before dice are exhausted
        *[move] when moving
    }
lens-card = Section card of rank { $rank }, top effect { $timing ->
        [check] during a dice check
        [turn] in your own turn
        [any] at any time
        [event] before an event is resolved
        [danger] before a danger die is resolved
        [injury] before an injury is gained
        [exhaust] before dice are exhausted
        *[move] when moving
    }
lens-hand = Cards in hand
lens-shuffled = When a card is wanted and none is left, the discard pile is shuffled.
lens-step-choose = Take any number of your available dice; others here may lend one each.
lens-step-add = Injury dice and danger dice come along.
lens-step-roll = All dice are rolled into one pool.
lens-step-modify = Cards and equipment change results.
lens-step-combos = Dice may be spent on combos.
lens-step-injuries = Injury dice and danger dice do their worst.
lens-step-effects = Special effects take their dice, top down, as often as they can.
lens-step-mark = The first row that the rest still meets is marked.
lens-step-exhaust = All dice that are left are exhausted.
lens-step-resolve = What is marked happens.
lens-ten-steps = A check has ten steps, always in this order.
lens-required = Dice that a rule adds
lens-support = Support: one die in step 1, one card in step 4.
lens-leads-section = Leads: { $section }.
lens-in-charge = In charge of this page: { $section }{ $shared ->
        [yes] {" "}({ $leader })
       *[no] {""}
    }.
lens-next-command = Command at the next bridge
lens-next-energy = Energy at the next bridge
lens-unspent = What is not spent is lost at the next bridge.
lens-dice-each = Dice of each section
lens-dice-price = Price of one more for all
lens-morale = Morale
lens-morale-text = { $text }
lens-flight = To { $system }: { $energy } energy.
lens-landing-option = One can land here.
lens-visit = A place to visit
lens-energy = Energy
lens-scanned = The scanner shows it.
lens-not-scanned = Not scanned yet: it takes energy or a crew member.
lens-solves = Solved: { $text }
lens-fails = When its time is up: { $text }
lens-price-discovery = Price: { $what }.
lens-technology = Technology level needed
lens-stages = Stages to go
lens-speed = Sped up by: { $who }.
lens-lander-armour = Armour
lens-lander-sensors = Sensors
lens-lander-manoeuvrability = Manoeuvrability
lens-lander-supplies = Supplies
lens-lander-equipment = Equipment
lens-lander-discoveries = Discoveries
lens-lander-rolls = Landing rolls
lens-damaged = Damaged: it must be repaired before it flies.
lens-beds = Beds taken
lens-recovery = Each pass a patient moves { $count ->
        [one] one place
        *[other] { $count } places
    } towards recovery.
lens-available-crew = Available: { $section }
lens-facility-laboratory = Discoveries pay for projects here.
lens-facility-production = Projects are started and advance here.
lens-facility-barracks = Recruit for all sections, or train two crew members.
lens-facility-situations = Situations are solved here.
lens-facility-addons = What was built on does its work here.
