# Hagalaz in the terminal.

terminal-hagalaz-campaign = Campaign
terminal-hagalaz-between-missions = Between missions
terminal-hagalaz-setting-up = Setting up
terminal-hagalaz-round = Round { $round }
terminal-hagalaz-turn = Round { $round } · { $hero }'s turn
terminal-hagalaz-player = player { $seat }

terminal-hagalaz-map-goes-on = The map goes on to the east:
terminal-hagalaz-legend-locked = locked door
terminal-hagalaz-legend-unlocked = unlocked door
terminal-hagalaz-legend-obstacle = obstacle
terminal-hagalaz-legend-ramp = ramp
terminal-hagalaz-legend-drop = ledge, down only
terminal-hagalaz-legend-concealed = concealed
terminal-hagalaz-legend-turret = turret and where it fires
terminal-hagalaz-legend-turret-off = disabled turret
terminal-hagalaz-legend-objective = objective
terminal-hagalaz-legend-prisoner = prisoner
terminal-hagalaz-legend-fire = fire
terminal-hagalaz-legend-loot = loot
terminal-hagalaz-legend-mine = mine
terminal-hagalaz-legend-drone = Chatika
terminal-hagalaz-legend-terminal = terminal
terminal-hagalaz-legend-grunt-spawn = spawn hex
terminal-hagalaz-legend-inferno = inferno
terminal-hagalaz-legend-coolant = coolant
terminal-hagalaz-legend-exit = exit
terminal-hagalaz-legend-fast-travel = fast travel
terminal-hagalaz-legend-upper = upper level
terminal-hagalaz-legend-mark = { $mark ->
        [magazine] magazine
        [gate] gate
        [perch] sniper perch
        [rod] control rod
        [panel] door panel
        [plant] air plant
        [breach] breach
        [bunks] bunks
        [workshop] workshop
        [tanks] tanks
        [bulkhead] bulkhead
        [lever] lever
        [reader] reader
        [aft-seam] aft seam
        [fore-seam] fore seam
        [bank] charge bank
        [wheel] hand-wheel
       *[other] { $mark }
    }

terminal-hagalaz-column-hero = Hero
terminal-hagalaz-column-enemy = Enemy
terminal-hagalaz-column-hex = Hex
terminal-hagalaz-column-health = Health
terminal-hagalaz-column-shields = Shields
terminal-hagalaz-column-xp = XP
terminal-hagalaz-column-main = Main
terminal-hagalaz-column-card = Card
terminal-hagalaz-column-notes = Notes
terminal-hagalaz-column-attack = Attack
terminal-hagalaz-column-damage = Damage

terminal-hagalaz-card-face-down = face down
terminal-hagalaz-downed = Downed
terminal-hagalaz-acted = has acted
terminal-hagalaz-locked-dice = { $dice ->
        [one] 1 die locked
       *[other] { $dice } dice locked
    }
terminal-hagalaz-renegade = { $tokens ->
        [one] 1 renegade token
       *[other] { $tokens } renegade tokens
    }
terminal-hagalaz-stock = { $count ->
        [one] 1 mine
       *[other] { $count } mines
    }
terminal-hagalaz-hidden-enemies = { $count ->
        [one] 1 enemy waits in the dark
       *[other] { $count } enemies wait in the dark
    }
terminal-hagalaz-marker-grapple = Grapple
terminal-hagalaz-marker-ranged = Ranged
terminal-hagalaz-marker-reaction = Reaction
terminal-hagalaz-marker-sprint = Sprint
terminal-hagalaz-level = level { $level } of { $levels }
terminal-hagalaz-stunned = stunned
terminal-hagalaz-biotic = biotic effect

terminal-hagalaz-tray-slots = Slots
terminal-hagalaz-tray-pool = Dice pool
terminal-hagalaz-tray-inventory = Inventory
terminal-hagalaz-tray-storm = Storm
terminal-hagalaz-escalations = { $count } of { $of } Escalation cards toward the next box
terminal-hagalaz-slot-move = move
terminal-hagalaz-slot-standard = standard
terminal-hagalaz-slot-empowered = empowered
terminal-hagalaz-no-slot = (always on)

terminal-hagalaz-base-move = Move as many hexes as the die shows.
terminal-hagalaz-base-mission = Do what the mission offers in this hex.
terminal-hagalaz-base-revive = Revive an adjacent Downed hero.

terminal-hagalaz-objective-preliminary = First
terminal-hagalaz-objective-paragon = Paragon
terminal-hagalaz-objective-renegade = Renegade
terminal-hagalaz-objective-secondary = Secondary
terminal-hagalaz-objective-loyalty = Loyalty
terminal-hagalaz-not-yet = not open yet
terminal-hagalaz-heading-objectives = Objectives
terminal-hagalaz-heading-failure = How it is lost
terminal-hagalaz-heading-actions = What the Mission action can do
terminal-hagalaz-heading-rules = Rules of this mission
terminal-hagalaz-heading-campaign = Missions so far
terminal-hagalaz-result-paragon = Paragon victory
terminal-hagalaz-result-renegade = Renegade victory
terminal-hagalaz-result-loyalty = loyalty won
terminal-hagalaz-result-defeat = lost
terminal-hagalaz-heading-story = The story so far
terminal-hagalaz-war-readiness = War readiness gained: { $amount }
terminal-hagalaz-band = { $band ->
        [failure] a failure so far
        [costly] a costly success so far
        [success] a success so far
        [triumph] a triumph so far
       *[perfect] perfect so far
    }

terminal-hagalaz-board-health = Health { $health }, shields { $shields }
terminal-hagalaz-ability-locked = locked
terminal-hagalaz-ability-advanced = locked
terminal-hagalaz-ability-loyalty = for loyalty
terminal-hagalaz-ability-needs = locked, needs { $needs }

# What the help of the terminal says of Hagalaz in its own words.

terminal-how-to-ask = Type ? and a hex, a name, an action or a number to learn why it is not offered, or ? and a rule's id to read that rule. This question follows from:
terminal-no-such-board = Nobody here is called '{ $word }'; type b and the name of a hero, such as b garrus.
terminal-help-number = a number    choose that option; its key or the name of a hex or unit works too
terminal-help-why = ? WORD      why is it not offered? WORD is a hex (? E5), a unit (? garrus, ? Gu3), an action or a number
terminal-help-rule = ? RULE      read a rule, such as ? HG-MOVE-04; ? alone shows the rule of this question
terminal-help-board = b NAME      a hero's board with all ability texts, such as b garrus
terminal-help-objectives = o           objectives, rules of the mission, and the story so far
