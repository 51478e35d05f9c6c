# What happened on a planet, line by line.

event-exploration-began = The exploration of { $planet } begins.
event-team-chosen = The away team: { $sections }.
event-lander-placed = The lander stands in { $sector }.
event-rank-up-kept = Rank-up card: { $rank_up }.
event-round-began = Round { $round }.
event-start-token-given = { $who } has the start token.
event-turn-began = Turn: { $who }.
event-turn-ended = { $who } has ended the turn.
event-action-began = { $who }: { $action }.
event-member-moved = { $who } moves from { $start } to { $to }.
event-member-placed = { $who } is now in { $to }.
event-route-resolved = { $who } resolves a symbol of the route.
event-die-taken = { $who } takes a die: { $die }.
event-supported = { $who } supports { $active }: { $die }.
event-dice-exhausted = { $who } exhausts { $count ->
        [one] 1 die
        *[other] { $count } dice
    }.
event-dice-refreshed = { $who } refreshes { $count ->
        [one] 1 die
        *[other] { $count } dice
    }.
event-die-sacrificed = { $who } sacrifices a die: { $die }.
event-dice-away = { $who } leaves { $count ->
        [one] 1 die
        *[other] { $count } dice
    } in the section box: no slot.
event-check-began = { $who } makes a dice check: { $action } ({ $owner }).
event-dice-rolled = { $who } rolls { $count ->
        [one] 1 die
        *[other] { $count } dice
    }.
event-die-rerolled = { $who } rerolls { $die }: { $face }.
event-die-turned = { $who } turns { $die } to { $face }.
event-die-added = { $who } adds { $die }: { $face }.
event-symbol-added = { $who } adds a symbol: { $symbol }.
event-combo-used = { $who } uses a combo: { $card ->
        [none] { $condition }
        *[other] { $card }
    }.
event-injury-die-resolved = Injury die of { $who }: { $face }{ $injury ->
        [none] , without effect
        *[other] , on { $injury }
    }.
event-injury-die-returned = An injury die of { $who } returns to a column: { $colour }.
event-danger-rolled = { $who }, danger { $frame }: { $result }.
event-effect-resolved = Special effect, { $owner }: { $times } ×.
event-immediate-outcome = The check ends at once: { $outcome }.
event-track-advanced = { $owner }: { $track }, { $space } of { $of }.
event-track-retreated = { $owner }: { $track } falls back to { $space } of { $of }.
event-row-marked = { $who }: { $outcome }.
event-outcome-resolved = { $outcome }: { $text }
event-check-ended = The check of { $who } is over.
event-check-cancelled = The card being checked is gone: the check of { $who } is over.
event-card-drawn = { $who } draws { $card }.
event-card-played = { $who } plays { $card }.
event-card-discarded = { $who } discards { $card }.
event-deck-shuffled = { $who } shuffles the discard pile into a new deck.
event-skill-used = { $who } uses the skill of { $crew }.
event-charge-gained = { $who } gains { $count ->
        [one] 1 charge
        *[other] { $count } charges
    }.
event-charge-spent = { $who } spends a charge.
event-injury-gained = { $who } is hurt: { $injury }.
event-injury-die-gained = { $who } puts an injury die into a column: { $colour }.
event-injury-removed = { $who } is rid of { $injury }.
event-injury-die-removed = { $who } loses an injury die: { $colour }.
event-rolled-injury-die-removed = { $who } takes an injury die out of the pool for good: { $face }.
event-injury-turned = { $who } turns { $injury } over.
event-injury-ignored = { $who } is spared { $injury }.
event-success-gained = { $count ->
        [one] 1 success
        *[other] { $count } successes
    } gained; { $total } now.
event-supplies-changed = Supplies: { $by }, { $left } left.
event-lead-placed = A lead of { $value } on { $kind }; { $total } now.
event-leads-cleared = { $count ->
        [one] 1 lead
        *[other] { $count } leads
    } taken off { $kind }.
event-no-leads = The bag is empty: no lead of { $kind }.
event-discovery-gained = Discovery, { $kind }: { $discovery }.
event-discovery-used = { $who } uses { $discovery }.
event-unique-gained = Unique discovery: { $unique }.
event-unique-used = { $who } uses { $unique }.
event-poi-placed = { $sector }: { $poi }.
event-poi-removed = { $sector }: { $poi } is gone.
event-log-read = Logbook: { $log }.
event-option-taken = { $who }: { $text }
event-condition-set = Global condition: { $condition }.
event-mission-revealed = Mission: { $mission }.
event-mission-completed = Mission completed: { $mission }.
event-mission-failed = Mission failed: { $mission }.
event-threat-placed = { $threat } appears in { $sector }.
event-threat-moved = { $threat } moves from { $start } to { $to }.
event-threat-acted = { $threat }: { $text }
event-threat-removed = { $threat } is gone.
event-time-advanced = Time passes: { $id }, { $space } of { $of }.
event-time-retreated = Time gained: { $id }, { $space } of { $of }.
event-time-reset = The time track of { $id } is reset.
event-time-ended = Time is up, { $id }: { $text }
event-event-revealed = { $who } reveals an event: { $event } ({ $main ->
        [yes] main effect
        *[no] secondary effect
    }).
event-events-shuffled = The events are shuffled again.
event-event-ignored = { $who } is spared the event { $event }.
event-equipment-used = { $who } uses { $equipment }.
event-equipment-given = { $who } gives { $equipment } to { $to }.
event-equipment-gained = { $who } gains { $equipment }.
event-equipment-lost = { $who } loses { $equipment }.
event-token-placed = { $who } sets up { $equipment } in { $sector }.
event-token-removed = { $equipment } is gone from { $sector }.
event-pushed = { $who } pushes.
event-rested = { $who } rests.
event-prepared = { $who } prepares.
event-action-gained = { $who } has { $count ->
        [one] 1 action
        *[other] { $count } actions
    } more.
event-rank-up-completed = The rank-up card is completed: { $rank_up }.
event-departure-refused = { $who } does not agree to depart.
event-departed = The team departs.
event-evacuated = A fourth injury for { $who }: the team is evacuated.
event-team-evacuated = The team is evacuated.
event-member-died = { $crew } has died ({ $who }).
event-discoveries-lost = { $count ->
        [one] 1 discovery is
        *[other] { $count } discoveries are
    } lost.
event-exploration-ended = The exploration of { $planet } is over.
event-random-member = Chance picks { $who }.
event-ranked-up = { $who } rises to rank { $rank }.
event-dice-bought = Every section gains a die for { $count ->
        [one] 1 success
        *[other] { $count } successes
    }.
