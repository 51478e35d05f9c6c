# What the browser client says of Hagalaz alone, besides the map and the boards.

web-phases = Phases of the round
web-phase-prepare = Prepare
web-phase-heroes = Heroes
web-phase-end = End
web-mission-page = Mission page
web-die-as = { $action } (as { $face })
web-beside = Squad and mission
web-boards = Hero boards
web-dock = Dice and hero board
web-squad = Squad, in turn order
web-health = Health
web-shields = Shields
web-acting = acting now
web-played = played
web-downed = Downed
web-leads = has the lead
web-elites = Elite
web-elite-status = In { $at }, attack { $attack }; level { $level } of { $levels }: { $damage } of { $toughness } marked
web-mission = Mission
web-objective-done = completed
web-objective-later = later
web-objective-preliminary = preliminary objective
web-objective-paragon = Paragon objective
web-objective-renegade = Renegade objective
web-objective-secondary = secondary objective
web-objective-loyalty = loyalty objective
web-page-failure = How the mission is lost
web-page-rules = Additional rules
web-page-actions = Mission actions
web-page-objectives = Objectives
web-card-of = Threat card of { $hero }
web-piece-door = Door { $at }
web-piece-turret = Turret in { $at }
web-piece-edge = Edge { $at }
web-piece-token = { $kind ->
        [drone] Chatika
        [fire] Fire
        [loot] Loot
        [mine] Proximity mine
        [objective] Objective token
        [prisoner] Prisoner
       *[other] { $kind }
    } in { $at }
web-tab-dock = Dice
web-tab-side = Squad
web-key-lines = show lines of fire
web-about = A cruiser is down in a standing storm. Four heroes, twelve dice, and the weather keeps score.
web-length = about 90 minutes a mission
web-campaign-about = Four missions or more in one night. What you win, lose and learn stays with the squad.
web-step-roll = Roll
web-step-die = Die { $number }
web-step-threat = Threat
web-turn-threat = { $hero }: threat
web-turn-of = { $hero }'s turn
web-turn-place = turn { $turn } of { $turns } in round { $round }
web-mood-telling = Threat
