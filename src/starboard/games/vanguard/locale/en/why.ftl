# Why not: reasons, conditions, and what things are for.

reason-another-time = it is used at another time: { $timing ->
        [check] during a dice check
        [turn] in your own turn
        [any] at any time
        [event] before an event is resolved
        [danger] before a danger die is resolved
        [injury] before an injury is gained
        [exhaust] before dice are exhausted
        *[move] when moving
    }
reason-beds-are-filled = beds are filled when a hurt team comes home
reason-between-turns = it is nobody’s turn just now
reason-board-rules-hold = what is printed on the board holds by itself
reason-card-elsewhere = { $section } is not where this card lies
reason-cards-are-drawn = cards are drawn by preparing, resting, and effects
reason-cards-offer-actions = what can be done stands under the name of each action
reason-change-hands = equipment changes hands between actions
reason-choice-is-made = this is not asked now
reason-columns-hold-dice = columns hold available dice
reason-combos-of-the-active = combos are for whoever makes the check
reason-complete-in-a-turn = a mission is completed before or after an action
reason-condition-holds = the condition holds by itself
reason-depart-from-lander = departing is an action of a crew member who stands here
reason-dice-are-bought-there = dice are bought at the debriefing
reason-dice-do-not-pay = the dice in the pool do not pay for it
reason-dice-go-into-checks = dice are taken into hand when a check begins
reason-die-exhausted = this die of { $section } is exhausted
reason-die-in-the-pool = this die is in the pool of the check
reason-discards-lie-there = cards that were played lie here
reason-effects-are-forced = special effects come by themselves in step 7
reason-ends-by-itself = a card or a page of the log ends this mission
reason-event-happens = the event happens to whoever revealed it
reason-events-come = events come at the end of each turn
reason-facility-waits = this cannot be activated now
reason-figure-stands = this is where { $section } is
reason-fly-to-systems = one flies to systems, not along the lines between them
reason-fly-on-the-star-map = one cannot fly there now
reason-game-over = the game is over
reason-in-its-turn = this comes in its turn
reason-in-the-armory = it lies in the armory
reason-in-the-section-box = it is not in a hand
reason-injuries-are-healed = injuries are removed by healing
reason-injury-dice-stay = injury dice stay until they are healed
reason-kept-for-research = it is kept for research
reason-kept-for-the-book = it is kept for the ship book
reason-lander-waits = it cannot be chosen now
reason-landing-goes-on = the landing goes on by itself
reason-leads-are-gained = leads are gained by what one does on the planet
reason-mod-is-fitted = mods are fitted in the hangar
reason-morale-moves = morale moves by what happens
reason-move-to-sectors = this is not a sector to move to now
reason-name-on-the-wall = a name on the wall
reason-no-charges = { $section } has no charges left
reason-no-equipment-in-support = whoever supports uses no equipment
reason-not-completed = what it asks for does not hold yet
reason-not-exploring = no exploration is under way
reason-not-ranked-yet = the rank-up card is not completed yet
reason-not-this-die = this die is not asked for
reason-not-usable-now = it cannot be used now
reason-not-your-section = { $section } is led by somebody else
reason-not-your-turn = it is the turn of { $section }
reason-nothing-to-do-now = it would do nothing now
reason-objective-is-reached = an objective is reached by what it says
reason-of-one-section = only { $section } carries it
reason-one-at-a-time = this action is not offered now
reason-one-card-each = { $section } has played a card in this check already
reason-only-in-step-five = combos are used in step 5 of a check
reason-other-page = the book is not open there: { $page }
reason-others-are-asked = others are asked just now
reason-others-are-in-charge = { $section } is in charge of this page
reason-others-decide = { $section } decides just now
reason-page-is-open = the book is open here
reason-pages-are-read = this page has been read
reason-pages-in-order = the pages follow in their order
reason-part-is-clear = this part can be read
reason-part-of-the-table = this is a part of the table
reason-penalty-lies = the penalty token lies here until the next bridge
reason-pools-are-spent = it is spent where something has a price
reason-project-waits = this project cannot be worked on now
reason-push-beside-a-question = a push is possible beside any question that you are asked
reason-ranked-already = it is completed
reason-required-dice = these dice come along by rule
reason-rest-instead = supplies are spent by resting and on the way
reason-rows-are-marked = rows are marked by what the dice show
reason-scan-in-order = parts are scanned one after another
reason-seat-tells = { $who } leads { $count ->
        [one] one section
        *[other] { $count } sections
    }
reason-serves-here = serves with { $section } on the planet
reason-ship-is-here = this is where the ship is
reason-side-takes-part = this shows who takes part in the check
reason-situation-waits = it is dealt with in the situation room
reason-something-under-way = { $what ->
        [check] a dice check is under way
       *[move] a move is under way
    }
reason-spent-lie-here = exhausted dice lie here
reason-steps-follow = this is step { $step }; the check is at step { $now }
reason-success-is-counted = success is counted here
reason-technology-rises = it rises through projects and the story
reason-there-already = { $section } is here already
reason-threat-acts = a threat acts when its time token moves
reason-threat-stands = a threat stands here
reason-token-works = it works for whoever is in its sector
reason-too-far-to-support = { $section } is in another sector
reason-too-many-cards = { $section } holds too many cards
reason-tracks-advance = tracks advance by special effects
reason-turn-tells = turn of { $section }, actions left: { $left }
reason-uniques-are-found = unique discoveries are found at set places
reason-upgrade-works = it works by itself, or on its page
reason-used-already = it has been used already
reason-visit-on-the-star-map = one cannot go there now
reason-waits-aboard = this crew member is not asked for now
reason-waits-for-its-page = it waits until its page is reached
reason-works-by-itself = it works by itself
check-action-left = An action is left
check-any-section = It bears no section symbol
check-at-lander = The crew member stands in the landing sector
check-card-here = Its card lies in the sector, or concerns everybody
check-charge = A charge is left
check-command = Command is left
check-completion = What the mission asks for holds
check-dice-are-chosen = Dice are being chosen for a check
check-exploring = An exploration is under way
check-hand-limit = The hand is within its limit
check-in-charge = { $leader } decides here ({ $section })
check-in-one-sector = Both crew members are in one sector
check-in-sector = A crew member of yours is in the sector
check-makes-the-check = Its crew member makes the check
check-may-leave = One may leave the sector
check-nothing-under-way = No check and no move is under way
check-one-card = The section has played no card in this check
check-page = The book is open at: { $page }
check-push = There is something to refresh
check-route = A route leads there
check-same-sector = In the sector of the check
check-special = The special action of this turn is free
check-step-five = The check is at step 5
check-supplies = There are supplies for a rest
check-timing = It is time for it: { $timing ->
        [check] during a dice check
        [turn] in your own turn
        [any] at any time
        [event] before an event is resolved
        [danger] before a danger die is resolved
        [injury] before an injury is gained
        [exhaust] before dice are exhausted
        *[move] when moving
    }
check-unused = It has not been used up
check-your-section = You lead the section
check-your-turn = It is the turn of a crew member of yours
opens-action = { $name }: a special action, one a turn.
opens-bag = Leads are drawn from here.
opens-bed = Hurt crew members recover here.
opens-board-rules = Rules of this planet.
opens-card = Top: { $text } Combo ({ $needs }): { $combo }
opens-choice = What the page lets you choose.
opens-column = Dice in usable slots can be taken into a check.
opens-combo = Combo ({ $needs }): { $text }
opens-condition = It says what the move symbol does, and what else holds here.
opens-crew = Skill, { $skill }: { $text }
opens-deck = Three points of leads bring a discovery: { $kind }.
opens-die = { $text }: it is rolled in checks.
opens-discards = They come back when the deck is empty.
opens-discovery = { $text }
opens-effect = { $needs }: { $text }
opens-equipment = { $text }
opens-event = Its biomes decide which effect counts.
opens-events = One is turned up at the end of each turn.
opens-facility = One command activates it, once in a pass.
opens-future = Cards wait here for their page.
opens-injury = { $text }
opens-injury-die = It is rolled in every check of its owner.
opens-lander = Whoever departs takes along only those who are here.
opens-landing-track = It says how many rolls the landing still takes.
opens-lane = The price of the flight stands on it.
opens-log = The page that was read last.
opens-member = A crew member on the planet.
opens-mission = { $text }
opens-morale = It changes what the bridge gives.
opens-name = { $name } is remembered.
opens-page = Each page is followed when the book is open there.
opens-part = A part of the landing card.
opens-penalty = The next bridge gives less command.
opens-pile = Section cards to be drawn.
opens-poi = Whoever is in its sector may act here.
opens-pool = The bridge fills it in every pass.
opens-pool-die = It is exhausted at the end of the check.
opens-push = Sacrifice a die, refresh five.
opens-rank-up = { $text }
opens-required = Injury dice and danger dice are resolved in step 6.
opens-route = From { $start } to { $to }.
opens-row = { $needs }: { $text }
opens-seat = Each seat decides for the sections it leads.
opens-sector = Sector { $number }, { $name }: a move leads there along a route.
opens-ship-card = { $text }
opens-side = Who makes the check, and who supports.
opens-skill = { $text }
opens-spent = They come back by a rest or a push.
opens-step = A step of the check: { $step }.
opens-success = Success buys dice and completes rank-up cards.
opens-supplies = Each rest costs { $count ->
        [0] none of them here
        [one] one
        *[other] { $count }
    }.
opens-threat = Its card says what it does and how it is dealt with.
opens-token = { $text }
opens-track = At its end: { $text }
opens-turn = Two actions, then an event.
opens-unique = { $text }
opens-uniques = They are gained when a text says so.
opens-vanguard = The ISS Vanguard.
reason-log-is-read = the logbook is read here
opens-log-entries = Checks, cards and pages send the team to its entries.
reason-crew-stands-here = this is where crew members of a section stand
opens-crew-here = They go down to a planet with the away team, and come back to rest.
opens-zone = Look at the things on it.
reason-weeks-pass = each pass of the book is a week
opens-weeks = Every Lamp that burns gives the ship one more week.
