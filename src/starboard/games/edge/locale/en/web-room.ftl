# Edge in the browser: the map in words, the station, the score.

web-dock = Station and hand
web-boards = Stations
web-beside = Score and progress
web-tab-dock = Station
web-tab-side = Score
web-map-class = class { $class }
web-map-committed = { $count ->
    [one] 1 leader committed
   *[other] { $count } leaders committed
}
web-map-ruined = out of use
web-map-shield-hit = shield hit
web-map-active = the active region
web-map-buried = { $count ->
    [one] 1 more moon below
   *[other] { $count } more moons below
}
web-map-ice = ice planet
web-map-metallic = metallic planet
web-map-desert = desert planet
web-map-garden = garden planet
web-map-volcanic = volcanic planet
web-map-base = alliance base
web-map-nebula = nebula
web-map-special = special region
web-map-gate = the Gate of the Underdark
web-map-space = space without a tile

# Score, progress, what the moment needs
web-score = Score
web-score-eye = holds the Eye
web-score-cards = Tactics cards in hand
web-progress = Progress
web-raiders = Raiders on the map
web-raider-dice = { $count ->
    [one] 1 die
   *[other] { $count } dice
}
web-eye = The Eye
web-eye-own = You decide where the Hegemon’s rules leave a choice. His turn follows yours.
web-eye-about = { $who } decides where the Hegemon’s rules leave a choice. His turn follows the turn of whoever holds the Eye.
web-turn = Turn
web-turn-own = Your turn
web-terminus = terminus at
web-last-turns = last turns
web-events = Events
web-event-in = event in { $steps }

# The steps of a turn
web-step-launch = Launch
web-step-arrive = Region
web-step-raid = Raid
web-step-build = Build
web-step-dock = Modules
web-step-home = Return
web-step-end = End

# The station and its modules
web-station-pad = Launch pad
web-station-bay = Repair bay
web-station-scrapyard = Scrapyard
web-station-supply = To be built
web-station-none = none
web-station-functions = Printed functions
web-station-things = Faction, upgrades, tokens and moons
web-module-damaged = { $count ->
    [one] damaged
   *[other] damaged { $count } times
}
web-module-infested = a mechaphage on it
web-module-docked = a ship is docked
web-module-moon = holds the { $moon }
web-module-to-take = { $count ->
    [one] 1 can be taken now
   *[other] { $count } can be taken now
}
web-module-left = { $count } left
web-module-passive = passive
web-module-cargo = cargo space
web-module-enters = enters damaged
web-module-points = { $count ->
    [one] 1 at the end
   *[other] { $count } at the end
}
web-module-relics = { $count ->
    [one] 1 relic
   *[other] { $count } relics
}
web-module-price = { $count ->
    [one] costs 1 resource
   *[other] costs { $count } resources
}
web-module-besides = Also on the table
web-kind-upgrade = Ship upgrade
web-kind-token = Supremacy token
web-kind-event = Last event

# The hand
web-hand-count = { $count } of { $limit }
web-hand-empty = No cards.
web-timing-free = Free action
web-timing-diplomacy = Talk
web-timing-prepare = Before the roll
web-timing-outcome = After the roll

# The count
web-count-about = Line by line, as if it ended now. What others keep secret is not in it.
web-count-about-end = Line by line, in the order of the count. Bold is the best of its line.
web-count-leads = leads
web-count-track = Points on the way
web-count-progress = Progress
# The mark in the middle is a place to break it where the column is narrow.
web-count-developments = Develop{ "\u00AD" }ments
web-count-specials = Quasars and vortices
web-count-damage = Damaged modules
web-count-vault = Vault
web-count-civilization-modules = Modules
web-count-leaders = Leaders
web-count-moons = Moons
web-count-tokens = Tokens
web-count-relics = Relics
web-count-destiny = Destiny
web-counts-track = What the score marker shows: points won on the way.
web-counts-progress = The number printed at each of the five progress markers, added up.
web-counts-developments = Each pays by how far its owner is on the matching track.
web-counts-specials = For developments beside a quasar or a vortex.
web-counts-damage = Every damaged module takes points away.
web-counts-vault = Unspent resources and cards, as far as the commerce track has opened the vault.
web-counts-civilization-modules = What is printed on undamaged modules.
web-counts-leaders = Leaders on the station that are not committed.
web-counts-moons = Moons count for the Hegemon alone.
web-counts-tokens = Discovery and supremacy tokens that count at the end.
web-counts-relics = Relics on modules and moons: the more, the more each is worth.
web-counts-destiny = The destiny card that was kept in secret.

# The legend of the map
web-legend-transport = Transport: lets you build on its planet
web-legend-fighter = Fighter: may go where others are
web-legend-science-vessel = Science vessel: may enter nebulae
web-legend-cruiser = Heavy cruiser: three guns, reach 2, a shield
web-legend-leader = Small seat shapes beside the name: free leaders
web-legend-moon = Circles right of a planet: moons; the marked one lies on top
web-legend-development = Square left of a planet: a development, with the leaders committed to it
web-legend-raider = Plate with a red rim: raiders and their class
web-legend-probe = The Hegemon’s probe
web-legend-gate = The Gate of the Underdark
web-legend-special = Quasar or vortex: gives a ship nothing, but building beside it pays
web-legend-base = Double brass rim: an alliance base with its action

# The lobby
web-about = Factions at the rim of the known: launch, build, trade and fight, alone against the Hegemon or with up to five.
web-length = about two to three hours
web-form-escalation = Parts of Escalation
web-form-besides = Besides
