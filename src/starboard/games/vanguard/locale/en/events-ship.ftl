# What happened aboard, line by line.

event-page-turned = Ship book: { $page }.
event-game-resumed = The saved game is resumed.
event-game-saved = The game is saved.
event-card-kept = Future Use: { $card } ({ $kind }).
event-card-installed = Installed: { $card } ({ $kind }).
event-card-removed = Out of the game: { $card } ({ $kind }).
event-pools-filled = The bridge gives { $command } command and { $energy } energy.
event-command-changed = Command: { $by }, { $to } now.
event-energy-changed = Energy: { $by }, { $to } now.
event-success-changed = Success tokens: { $by }, { $to } now.
event-morale-changed = Morale: { $start }, now { $to }.
event-penalty-taken = The penalty token lies on the bridge.
event-penalty-removed = The penalty token is gone.
event-upgrade-used = Bridge upgrade used: { $card }.
event-objective-completed = Objective completed: { $card }.
event-objective-failed = Objective failed: { $card }.
event-situation-revealed = A situation: { $card }.
event-situation-aged = { $card } gets more pressing: { $time }.
event-situation-failed = Not dealt with in time: { $card }.
event-situation-solved = Solved: { $card }.
event-situation-shelved = Put away: { $card }.
event-system-reached = The ISS Vanguard flies to { $system } for { $energy } energy.
event-object-visited = Visited: { $object } (energy: { $energy }).
event-landing-chosen = The next landing: { $object }.
event-part-scanned = The scanner shows { $parts ->
        [one] 1 part
        *[other] { $parts } parts
    } of the landing card.
event-went-aimless = The ship has no destination.
event-facility-activated = Activated: { $page }.
event-crew-assigned = { $crew } is assigned.
event-crew-moved = { $crew }: { $to }.
event-crew-recruited = { $crew } joins: { $section }.
event-rank-raised = { $crew } rises to rank { $rank }.
event-crew-died = { $crew } has died.
event-crew-remembered = A name on the memorial wall: { $crew }.
event-project-started = Production begins: { $card } (stages to go: { $stage }).
event-project-advanced = Production goes on: { $card } (stages to go: { $stage }).
event-project-completed = Completed: { $card } ({ $kind }).
event-discovery-collected = Brought aboard: { $discovery }.
event-discovery-paid = Paid: { $discovery }.
event-discovery-left = No room for { $discovery }.
event-unique-stored = Into its pocket: { $unique }.
event-row-completed = A row of pockets is full: { $row }.
event-equipment-stored = Armory: { $equipment }.
event-equipment-loaded = { $section } takes { $equipment }.
event-lander-damaged = { $lander } is damaged.
event-lander-repaired = { $lander } is repaired.
event-lander-chosen = The lander: { $lander }.
event-team-member-chosen = { $section } sends { $crew }.
event-deck-built = { $section } takes a deck of { $cards ->
        [one] 1 card
        *[other] { $cards } cards
    }.
event-landing-rolled = Landing, { $result }: { $row }.
event-lander-touched-down = The lander has touched down.
event-planet-recorded = { $planet } is recorded.
event-board-cleared = The board is cleared: { $planet }.
event-die-gained = { $section } gains a die: { $die }.
event-die-given-back = { $section } returns a die: { $die }.
event-patient-admitted = { $crew } in the medbay: { $row }.
event-patient-moved = { $crew } recovers; places to go: { $left }.
event-critical-rolled = { $crew } fights for life: { $faces }.
event-deadly-switched = Deadly Space, { $switch ->
        [no_push] push at three dice
        [deadly_injuries] the fourth injury
        [lost_uniques] unique discoveries
        *[short_supplies] supplies at the start
    }: { $on ->
        [yes] on
        *[no] off
    }.
event-envelope-opened = The secret envelope is opened.
event-campaign-ended = The campaign is over: { $ending }.
