# The client's own words in Vanguard.

web-about = A campaign played together: planets explored with dice, and a ship to run between them.
web-tab-dock = Crew
web-tab-side = Here
web-dock = Crew boards
web-round = Round
web-pass = Pass of the book
web-supplies = Supplies
web-unlimited = unlimited
web-success = Success
web-pools = Pools
web-crew-available = Available crew, with rank
web-crew-resting = { $count ->
        [one] 1 more is resting.
       *[other] { $count } more are resting.
    }
web-systems = Neighbouring systems
web-not-scanned = not scanned
web-atlas-object = Object
web-atlas-kind = For
web-atlas-known = What is known
web-atlas-price = Price
web-atlas-landing = a landing
web-atlas-visit = a visit
web-atlas-chosen = chosen for the landing
web-atlas-visited = visited
web-atlas-unvisited = not visited
web-needs-or = or
web-here = Here
web-in-play = In play
web-leads = Leads and finds
web-of = { $count } of { $of }
web-spent = Spent
web-no-injury = no injury
web-rank-in = { $section ->
        [security] Security
        [science] Science
        [recon] Recon
       *[engineering] Engineering
    } · rank { $rank }
web-in-sector = sector { $number }
web-without-die = without { $odds }
web-chances = Chances in 100, before any card
web-row-advances = Moves on: { $chance } in 100.
web-on-the-way = On the way
web-step-action = Action { $number }
web-step-event = Event
web-read-before = Read before
web-legend-poi = a point of interest
web-legend-log = a page of the log
web-legend-lander = where a lander can stand
web-legend-important = of special interest
web-legend-final = fully explored
web-legend-route = the condition says what the way costs
web-legend-exhaust = exhaust a die
web-legend-sacrifice = sacrifice a die
web-legend-danger = roll a danger die
web-legend-supply = lose a supply
web-legend-time = time goes on
web-legend-injury = an injury
web-legend-lead = a lead towards a discovery
web-legend-success = a success
