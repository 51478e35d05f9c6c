"""Verbs of a planet: the only writers of its state. Each changes one thing and announces it; none of them asks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NoReturn

from starboard.core.errors import EndStep
from starboard.core.piles import reshuffle
from starboard.games.vanguard import events
from starboard.games.vanguard.printed import (
    ACCIDENT,
    BOX,
    COLOURS,
    DANGER_FACES,
    INJURY_FACES,
    KINDS,
    SECTIONS,
    SYMBOLS,
    VANGUARD,
    Action,
    Part,
    Thing,
)
from starboard.games.vanguard.queries import (
    die_piece,
    injury_number,
    marker_key,
    member_of,
    sector_id,
    supply_limit,
    top_poi,
    track_spaces,
)
from starboard.games.vanguard.state import (
    AVAILABLE,
    BOXED,
    EXHAUSTED,
    GONE,
    POOL,
    UNIQUE,
    Check,
    Die,
    Member,
    Mission,
    Moving,
    Phase,
    Result,
    State,
    Threat,
)

# --- the order of play ------------------------------------------------------------------------------------------------


def go_on_with(state: State, phase: Phase) -> None:
    """The next step is one of this phase."""
    state.phase = phase


def begin_round(state: State) -> None:
    """IV-ROUND-07: all turn tokens are turned back."""
    state.round += 1
    for member in state.members:
        if member is not None:
            member.acted = False
            member.weary = False
    if state.log.heard:
        state.log.add(events.RoundBegan(state.round))


def give_start_token(state: State, who: int, rule: str = "IV-ROUND-03") -> None:
    """IV-ROUND-02, 03: somebody gets the start token."""
    state.first = who
    if state.log.heard:
        state.log.add(events.StartTokenGiven(who, rule=rule))


def begin_turn(state: State, who: int, actions: int) -> None:
    """IV-ROUND-05: a crew member's turn."""
    state.active = who
    state.actions_left = actions
    state.special_used = False
    state.refused = False
    member_of(state, who).used_turn = []
    state.used_things = [each for each in state.used_things if not _is_ready_again(each)]
    if state.log.heard:
        state.log.add(events.TurnBegan(who, state.round))


def _is_ready_again(thing: int) -> bool:
    """Whether a discovery can be used once a turn."""
    found = BOX.discoveries[thing] if thing < UNIQUE else BOX.uniques[thing - UNIQUE]
    return bool(found.spec.uses == "turn")


def end_turn(state: State, who: int) -> None:
    """IV-ROUND-06: the turn token is flipped."""
    member_of(state, who).acted = True
    if state.log.heard:
        state.log.add(events.TurnEnded(who))


def begin_action(state: State, who: int, action: str, name: str = "", *, special: bool = False) -> None:
    """IV-ACT-02: an action is taken."""
    state.actions_left -= 1
    if special:
        state.special_used = True
    if state.log.heard:
        state.log.add(events.ActionBegan(who, action, name))


def give_actions(state: State, who: int, count: int, rule: str) -> None:
    """More actions in this turn."""
    state.actions_left += count
    if state.log.heard:
        state.log.add(events.ActionGained(who, count, rule=rule))


def refuse_departure(state: State, who: int) -> None:
    """IV-DEPART-01: somebody does not agree."""
    state.refused = True
    if state.log.heard:
        state.log.add(events.DepartureRefused(who))


# --- members and sectors ----------------------------------------------------------------------------------------------


def begin_move(state: State, who: int, route: int, symbols: Sequence[str]) -> None:
    """IV-MOVE-02: a member sets out along a route."""
    state.moving = Moving(who, route, symbols=list(symbols))
    state.skips = 0


def resolve_symbol(state: State) -> str:
    """IV-MOVE-03: the next symbol of the route is being resolved."""
    moving = state.moving
    assert moving is not None
    symbol = moving.symbols[moving.done]
    moving.done += 1
    if state.log.heard:
        state.log.add(events.RouteResolved(moving.who, symbol))
    return symbol


def finish_move(state: State) -> None:
    """The move is over."""
    state.moving = None


def may_skip(state: State, count: int) -> None:
    """Symbols of this move may be left out."""
    state.skips += count


def use_skip(state: State) -> None:
    """A symbol is left out."""
    state.skips -= 1


def move_member(state: State, who: int, to: int) -> None:
    """IV-MOVE-07: the figure is put into its destination."""
    member = member_of(state, who)
    start, member.at = member.at, to
    member.unread = False
    if state.log.heard:
        piece = f"member:{SECTIONS[who]}"
        state.log.add(events.MemberMoved(who, sector_id(state, start), sector_id(state, to), piece=piece))


def place_member(state: State, who: int, to: int, rule: str) -> None:
    """A figure is put into a sector by an effect."""
    member = member_of(state, who)
    start, member.at = member.at, to
    member.unread = False
    if state.log.heard:
        piece = f"member:{SECTIONS[who]}"
        state.log.add(events.MemberPlaced(who, sector_id(state, start), sector_id(state, to), rule, piece))


def leave_unread(state: State, who: int) -> None:
    """IV-RULING-58: the log of the sector will be read at the start of the member's next turn."""
    member_of(state, who).unread = True


def has_read(state: State, who: int) -> None:
    """The log of the sector has been read."""
    member_of(state, who).unread = False


def lose_member(state: State, who: int, rule: str) -> None:
    """A crew member dies; what it carried returns to the armory (IV-RULING-46)."""
    member = member_of(state, who)
    state.members[who] = None
    state.dead.append(member.crew)
    state.deaths += 1
    state.ship.armory += member.equipment
    for injury in member.injuries:
        state.injuries[injury_number(injury)] += 1
    state.change_powers()
    if state.log.heard:
        state.log.add(events.MemberDied(who, BOX.crew[member.crew].id, rule))


def put_lander(state: State, at: int) -> None:
    """IV-BOARD-11: the lander stands in a sector."""
    state.lander_at = at
    if state.log.heard:
        state.log.add(events.LanderPlaced(sector_id(state, at)))


# --- dice -------------------------------------------------------------------------------------------------------------


def exhaust(state: State, who: int, dice: Sequence[int], rule: str) -> None:
    """Dice go to their owner's exhausted ones."""
    member = member_of(state, who)
    for die in dice:
        member.where[die] = EXHAUSTED
    if dice and state.log.heard:
        pieces = tuple(die_piece(who, die) for die in dice)
        state.log.add(events.DiceExhausted(who, len(dice), rule, pieces))


def refresh(state: State, who: int, dice: Sequence[int], rule: str) -> None:
    """IV-SAC-07: exhausted dice go to slots."""
    member = member_of(state, who)
    for die in dice:
        member.where[die] = AVAILABLE
    if dice and state.log.heard:
        pieces = tuple(die_piece(who, die) for die in dice)
        state.log.add(events.DiceRefreshed(who, len(dice), rule, pieces))


def sacrifice(state: State, who: int, die: int, rule: str) -> None:
    """IV-SAC-04: a die is gone until the exploration ends."""
    member = member_of(state, who)
    member.where[die] = GONE
    if state.log.heard:
        state.log.add(events.DieSacrificed(who, BOX.dice[member.dice[die]].id, rule, die_piece(who, die)))


def recover(state: State, who: int, die: int) -> None:
    """A sacrificed die comes back, exhausted."""
    member_of(state, who).where[die] = EXHAUSTED


def box_dice(state: State, who: int, dice: Sequence[int]) -> None:
    """IV-RULING-15: dice without a slot stay in the section box."""
    member = member_of(state, who)
    for die in dice:
        member.where[die] = BOXED
    if dice and state.log.heard:
        state.log.add(events.DiceAway(who, len(dice)))


# --- checks -----------------------------------------------------------------------------------------------------------


def begin_check(state: State, check: Check) -> None:
    """IV-CHECK-03: a check begins."""
    state.check = check
    state.phase = Phase.CHOOSE_DICE
    if state.log.heard:
        action = BOX.actions[check.action] if check.action >= 0 else None
        owner, name = (action.owner.id, action.id) if action else ("", "")
        state.log.add(events.CheckBegan(check.active, owner, name))


def step_check(state: State, step: int, phase: Phase) -> None:
    """A check goes on with another of its ten steps."""
    check = state.check
    assert check is not None
    check.step = step
    check.cursor = 0
    state.phase = phase


def advance_cursor(check: Check) -> None:
    """The present step of a check has got further."""
    check.cursor += 1


def take_die(state: State, check: Check, who: int, die: int) -> None:
    """IV-CHECK-04, 05: a die is taken into hand."""
    member = member_of(state, who)
    member.where[die] = POOL
    check.pool.append(Die(who, die))
    if who != check.active and who not in check.supporters:
        check.supporters.append(who)
    if state.log.heard:
        kind = BOX.dice[member.dice[die]].id
        piece = die_piece(who, die)
        if who == check.active:
            state.log.add(events.DieTaken(who, kind, piece=piece))
        else:
            state.log.add(events.Supported(who, check.active, kind, piece=piece))


def take_injury_dice(state: State, check: Check, count: int) -> None:
    """IV-CHECK-06: injury dice leave the active member's board."""
    member = member_of(state, check.active)
    check.injury_dice = count
    for colour in range(3):
        if count and member.hurt >> colour & 1:
            member.hurt &= ~(1 << colour)
            count -= 1


def set_faces(state: State, check: Check, faces: Sequence[int], injury: Sequence[int], danger: Sequence[int]) -> None:
    """IV-CHECK-09: everything has been rolled."""
    accidents = 0
    members = state.members
    for die, face in zip(check.pool, faces, strict=True):
        die.face = face
        member = members[die.section]
        assert member is not None
        if 11 in BOX.faces[member.dice[die.die]][face]:
            accidents += 1
    check.accidents = accidents
    check.injury = list(injury)
    check.danger = list(danger)
    if state.log.heard:
        plain = [BOX.faces[kind][die.face] for die in check.pool if (kind := _kind(state, die)) in BOX.plain_dice]
        state.log.add(
            events.DiceRolled(
                check.active,
                len(faces),
                injury=len(injury),
                danger=len(danger),
                plain=len(plain),
                accidents=plain.count((ACCIDENT,)),
                vanguards=plain.count((VANGUARD,)),
            )
        )


def _kind(state: State, die: Die) -> int:
    return member_of(state, die.section).dice[die.die]


def face_id(symbols: Sequence[int]) -> str:
    """A face as events name it."""
    return "+".join(SYMBOLS[symbol] for symbol in symbols)


def turn_die(state: State, die: Die, face: int, rule: str, *, rolled: bool = False) -> None:
    """A die of the pool shows another face: it was turned, or rolled again."""
    die.face = face
    if state.log.heard:
        member = member_of(state, die.section)
        kind = member.dice[die.die]
        told = events.DieRerolled if rolled else events.DieTurned
        shown = face_id(BOX.faces[kind][face])
        state.log.add(told(die.section, BOX.dice[kind].id, shown, rule, die_piece(die.section, die.die)))


def add_die(state: State, check: Check, who: int, die: int, face: int, rule: str) -> None:
    """A die joins the pool after the roll."""
    member = member_of(state, who)
    member.where[die] = POOL
    check.pool.append(Die(who, die, face))
    if state.log.heard:
        kind = member.dice[die]
        shown = face_id(BOX.faces[kind][face])
        state.log.add(events.DieAdded(who, BOX.dice[kind].id, shown, rule, die_piece(who, die)))


def add_symbol(state: State, check: Check, symbol: int, rule: str) -> None:
    """A symbol that is on no die counts in this check."""
    check.symbols.append(symbol)
    if state.log.heard:
        state.log.add(events.SymbolAdded(check.active, SYMBOLS[symbol], rule))


def spend(state: State, check: Check, places: Sequence[int], rule: str) -> None:
    """IV-CHECK-32: dice of the pool (and virtual symbols after them) are exhausted to their owners."""
    count = len(check.pool)
    by_owner: dict[int, list[int]] = {}
    for place in places:
        if place < count:
            die = check.pool[place]
            by_owner.setdefault(die.section, []).append(die.die)
    check.symbols = [symbol for place, symbol in enumerate(check.symbols) if place + count not in places]
    check.pool = [die for place, die in enumerate(check.pool) if place not in places]
    for section, dice in by_owner.items():
        if state.members[section] is not None:
            exhaust(state, section, dice, rule)


def empty_pool(state: State, check: Check, rule: str) -> None:
    """IV-CHECK-28: all dice left go to their owners' exhausted ones."""
    spend(state, check, range(len(check.pool) + len(check.symbols)), rule)


def take_back(state: State, check: Check, place: int) -> None:
    """A die of the pool returns to its owner's available dice."""
    die = check.pool.pop(place)
    member_of(state, die.section).where[die.die] = AVAILABLE


def note_support(check: Check, who: int) -> None:
    """IV-CHECK-12: a supporter has played its one card."""
    check.supported.append(who)


def let_support(check: Check, who: int) -> None:
    """Somebody may support from another sector."""
    if who not in check.helpers:
        check.helpers.append(who)


def take_injury_face(check: Check, place: int) -> int:
    """IV-CHECK-17: an injury die is picked."""
    return check.injury.pop(place)


def settle_injury(state: State, check: Check, slot: int, face: int) -> None:
    """IV-CHECK-18, 19: an injury die lies on a card."""
    if slot >= 0:
        check.settled.append(slot)
    if state.log.heard:
        member = member_of(state, check.active)
        injury = BOX.injuries[injury_number(member.injuries[slot])].id if slot >= 0 else ""
        piece = f"injury:{SECTIONS[check.active]}:{slot}" if slot >= 0 else ""
        state.log.add(events.InjuryDieResolved(check.active, INJURY_FACES[face], injury, piece=piece))


def drop_injury_die(check: Check, place: int) -> None:
    """An injury die counts no more in this check; it returns with the others."""
    check.injury.pop(place)


def drop_danger_die(check: Check, place: int) -> None:
    """A danger die leaves the pool."""
    check.danger.pop(place)


def take_danger(check: Check) -> int:
    """IV-CHECK-22: a danger die is looked up."""
    return check.danger.pop(0)


def announce_danger(state: State, who: int, frame: int, face: int, rule: str) -> None:
    """What a danger die shows."""
    if state.log.heard:
        thing = BOX.frames[frame]
        name = DANGER_FACES[face]
        text = next((each.text for each in thing.parts.get("on", ()) if each.spec.result == name), thing.spec.text)
        state.log.add(events.DangerRolled(who, thing.id, name, rule, text))


def announce_combo(state: State, who: int, card: str, condition: str, count: int) -> None:
    """IV-COMBO-02: a combo has been paid."""
    if state.log.heard:
        state.log.add(events.ComboUsed(who, card, condition, count))


def announce_effect(state: State, who: int, owner: str, part: Part, times: int) -> None:
    """IV-FX-04: a special effect is resolved so often."""
    if state.log.heard:
        state.log.add(events.EffectResolved(who, owner, times, text=part.text))


def end_at_once(state: State, check: Check, outcome: int) -> None:
    """IV-FX-08: an immediate effect ends the check with an outcome."""
    action = BOX.actions[check.action]
    check.immediate = True
    check.marked = outcome
    if state.log.heard:
        parts = (*action.rows, *action.tracks)
        state.log.add(events.ImmediateOutcome(check.active, parts[outcome].colour))


def mark_row(state: State, check: Check, row: int) -> None:
    """IV-CHECK-25: a row is marked."""
    check.marked = row
    if state.log.heard:
        state.log.add(events.RowMarked(check.active, BOX.actions[check.action].rows[row].colour))


def announce_outcome(state: State, who: int, part: Part) -> None:
    """IV-CHECK-29, 30: an outcome is resolved."""
    if state.log.heard:
        state.log.add(events.OutcomeResolved(who, part.colour, text=part.text))


def cancel_check(state: State, check: Check) -> None:
    """IV-RULING-43: the card being checked is gone, so the check ends."""
    if state.log.heard:
        state.log.add(events.CheckCancelled(check.active))


def finish_check(state: State) -> None:
    """The check is over."""
    check = state.check
    state.check = None
    if check is not None and state.log.heard:
        state.log.add(events.CheckEnded(check.active))


def put_off(state: State, due: int) -> None:
    """IV-RULING-53: a time track waits for the end of the check."""
    state.due.append(due)


def take_due(state: State) -> list[int]:
    """The time tracks that have waited."""
    due, state.due = state.due, []
    return due


# --- tracks -----------------------------------------------------------------------------------------------------------


def advance_track(state: State, action: Action, place: int, at: int, by: int) -> None:
    """IV-FX-09, 10: a marker goes right, or left where `by` is negative; it stops on the outcome space."""
    key = marker_key(action.first_track + place, at)
    before = state.markers.get(key, 0)
    most = track_spaces(state, action, place)
    after = max(0, min(most, before + by))
    if after:
        state.markers[key] = after
    else:
        state.markers.pop(key, None)
    if after != before and state.log.heard:
        told = events.TrackAdvanced if after > before else events.TrackRetreated
        state.log.add(told(action.owner.id, action.tracks[place].colour, after, most))


def clear_track(state: State, action: Action, place: int, at: int) -> None:
    """IV-TRACK-05, 06: the marker is removed."""
    state.markers.pop(marker_key(action.first_track + place, at), None)


def clear_tracks(state: State, thing: Thing, at: int) -> None:
    """All markers are taken off a card."""
    for action in thing.actions:
        for place in range(len(action.tracks)):
            clear_track(state, action, place, at)


# --- section cards ----------------------------------------------------------------------------------------------------


def shuffle_deck(state: State, who: int) -> None:
    """IV-CARD-06: the discards become a new deck."""
    member = member_of(state, who)
    for card in member.discards:
        member.deck[card] += 1
    member.discards = []
    if state.log.heard:
        state.log.add(events.DeckShuffled(who))


def draw_card(state: State, who: int, card: int, rule: str) -> None:
    """A card comes from the deck into the hand."""
    member = member_of(state, who)
    member.deck[card] -= 1
    member.hand.append(card)
    if state.log.heard:
        state.log.add(events.CardDrawn(who, BOX.cards[card].id, rule))


def play_card(state: State, who: int, card: int, active: int) -> None:
    """IV-CARD-03: a card is played, and goes to the owner's discards."""
    member = member_of(state, who)
    member.hand.remove(card)
    member.discards.append(card)
    if state.log.heard:
        state.log.add(events.CardPlayed(who, BOX.cards[card].id, active))


def discard_card(state: State, who: int, card: int, rule: str) -> None:
    """A card goes to the owner's discards."""
    member = member_of(state, who)
    member.hand.remove(card)
    member.discards.append(card)
    if state.log.heard:
        state.log.add(events.CardDiscarded(who, BOX.cards[card].id, rule))


def recall_card(state: State, who: int, card: int, rule: str) -> None:
    """A card comes back from the discards."""
    member = member_of(state, who)
    member.discards.remove(card)
    member.hand.append(card)
    if state.log.heard:
        state.log.add(events.CardDrawn(who, BOX.cards[card].id, rule))


# --- charges and equipment --------------------------------------------------------------------------------------------


def gain_charges(state: State, who: int, count: int, rule: str) -> None:
    """IV-CREW-04: charges have no maximum."""
    member_of(state, who).charges += count
    if state.log.heard:
        state.log.add(events.ChargeGained(who, count, rule))


def spend_charge(state: State, who: int, rule: str = "IV-CREW-03") -> None:
    """IV-CREW-03: a skill costs one charge."""
    member = member_of(state, who)
    member.charges -= 1
    if state.log.heard:
        state.log.add(events.SkillUsed(who, BOX.crew[member.crew].id, rule=rule))


def use_equipment(state: State, who: int, equipment: int) -> None:
    """IV-EQUIP-08: a piece of equipment is used, as often as it may be."""
    thing = BOX.equipment[equipment]
    member = member_of(state, who)
    if state.log.heard:
        state.log.add(events.EquipmentUsed(who, thing.id))
    match thing.spec.uses:
        case "turn":
            member.used_turn.append(equipment)
        case "exploration":
            member.used.append(equipment)
        case "discard":
            if equipment in member.equipment:
                member.equipment.remove(equipment)
            for sector in state.sectors:
                if equipment in sector.tokens:
                    sector.tokens.remove(equipment)
            state.ship.armory.append(equipment)
            state.change_powers()
            if state.log.heard:
                state.log.add(events.EquipmentLost(who, thing.id, "IV-EQUIP-12"))


def ready_equipment(state: State, who: int, equipment: int) -> None:
    """A used piece of equipment can be used again."""
    member = member_of(state, who)
    if equipment in member.used:
        member.used.remove(equipment)
    if equipment in member.used_turn:
        member.used_turn.remove(equipment)


def give_equipment(state: State, who: int, to: int, equipment: int) -> None:
    """IV-EQUIP-07: a piece of equipment changes hands."""
    giver, taker = member_of(state, who), member_of(state, to)
    giver.equipment.remove(equipment)
    taker.equipment.append(equipment)
    if equipment in giver.used:
        giver.used.remove(equipment)
        taker.used.append(equipment)
    if equipment in giver.used_turn:
        giver.used_turn.remove(equipment)
        taker.used_turn.append(equipment)
    state.change_powers()
    if state.log.heard:
        state.log.add(events.EquipmentGiven(who, to, BOX.equipment[equipment].id))


def gain_equipment(state: State, who: int, equipment: int, rule: str) -> None:
    """A member gets a piece of equipment."""
    member_of(state, who).equipment.append(equipment)
    state.change_powers()
    if state.log.heard:
        state.log.add(events.EquipmentGained(who, BOX.equipment[equipment].id, rule))


def lose_equipment(state: State, who: int, equipment: int, rule: str) -> None:
    """A piece of equipment is taken away from a member."""
    member_of(state, who).equipment.remove(equipment)
    state.change_powers()
    if state.log.heard:
        state.log.add(events.EquipmentLost(who, BOX.equipment[equipment].id, rule))


def put_token(state: State, who: int, equipment: int, at: int) -> None:
    """IV-EQUIP-10: field equipment is set up in a sector."""
    state.sectors[at].tokens.append(equipment)
    state.change_powers()
    if state.log.heard:
        state.log.add(events.TokenPlaced(who, BOX.equipment[equipment].id, sector_id(state, at)))


def lift_token(state: State, equipment: int, at: int, rule: str) -> None:
    """A token of field equipment leaves the board."""
    state.sectors[at].tokens.remove(equipment)
    state.change_powers()
    if state.log.heard:
        state.log.add(events.TokenRemoved(BOX.equipment[equipment].id, sector_id(state, at), rule))


# --- injuries ---------------------------------------------------------------------------------------------------------


def gain_injury(state: State, who: int, injury: int, rule: str) -> None:
    """IV-INJ-01: an injury card into the leftmost empty slot."""
    state.injuries[injury] -= 1
    member = member_of(state, who)
    place = min(member.gaps, default=len(member.injuries))
    member.gaps = [gap for gap in member.gaps if gap != place]
    member.injuries.insert(place, injury)
    check = state.check
    if check is not None and check.active == who:
        check.settled = [slot + (slot >= place) for slot in check.settled]
    state.change_powers()
    if state.log.heard:
        state.log.add(events.InjuryGained(who, BOX.injuries[injury].id, rule))


def ignore_injury(state: State, who: int, injury: int, rule: str) -> None:
    """An injury is not taken."""
    if state.log.heard:
        state.log.add(events.InjuryIgnored(who, BOX.injuries[injury].id, rule))


def put_injury_die(state: State, who: int, colour: int, *, returned: bool = False) -> None:
    """IV-INJ-02: an injury die blocks the top slot of a column."""
    member_of(state, who).hurt |= 1 << colour
    if state.log.heard:
        told = events.InjuryDieReturned if returned else events.InjuryDieGained
        state.log.add(told(who, COLOURS[colour]))


def remove_injury_die(state: State, who: int, colour: int, rule: str) -> None:
    """IV-INJ-07: an injury die returns to the supply."""
    member_of(state, who).hurt &= ~(1 << colour)
    if state.log.heard:
        state.log.add(events.InjuryDieRemoved(who, COLOURS[colour], rule))


def remove_injury(state: State, who: int, slot: int, rule: str) -> None:
    """IV-INJ-07: an injury card returns to the deck."""
    member = member_of(state, who)
    injury = injury_number(member.injuries.pop(slot))
    state.injuries[injury] += 1
    member.gaps.append(_slot_of(member, slot))
    check = state.check
    if check is not None and check.active == who:
        check.settled = [each - (each > slot) for each in check.settled if each != slot]
    state.change_powers()
    if state.log.heard:
        state.log.add(events.InjuryRemoved(who, BOX.injuries[injury].id, rule))


def _slot_of(member: Member, place: int) -> int:
    """The slot of the card that is so many cards from the left: gaps are slots too."""
    slot = place
    for gap in sorted(member.gaps):
        slot += gap <= slot
    return slot


def turn_injury(state: State, who: int, slot: int, rule: str) -> None:
    """IV-INJ-08: an injury is turned face down."""
    injuries = member_of(state, who).injuries
    injuries[slot] = -1 - injuries[slot]
    state.change_powers()
    if state.log.heard:
        state.log.add(events.InjuryTurned(who, BOX.injuries[injury_number(injuries[slot])].id, rule))


def make_weary(state: State, who: int) -> None:
    """A member may not push in this round."""
    member_of(state, who).weary = True


# --- success, supplies, leads, discoveries ----------------------------------------------------------------------------


def gain_success(state: State, count: int, rule: str) -> None:
    """IV-RANK-05."""
    state.success += count
    if state.log.heard:
        state.log.add(events.SuccessGained(count, state.success, rule))


def change_supplies(state: State, by: int, rule: str) -> int:
    """IV-LANDER-06, IV-RULING-65: supplies go up or down within the track; by how much. Unlimited ones stay."""
    if state.unlimited:
        return 0
    after = max(0, min(max(supply_limit(state), state.supplies), state.supplies + by))
    change = after - state.supplies
    state.supplies = after
    if change and state.log.heard:
        state.log.add(events.SuppliesChanged(change, after, rule))
    return change


def draw_lead(state: State, lead: int) -> None:
    """IV-LEAD-02: a token leaves the bag."""
    state.lead_bag[lead] -= 1


def place_lead(state: State, kind: int, lead: int) -> None:
    """IV-LEAD-02: a token lies on a deck."""
    state.leads[kind].append(lead)
    if state.log.heard:
        total = sum(BOX.leads[each].spec.value for each in state.leads[kind])
        state.log.add(events.LeadPlaced(KINDS[kind], BOX.leads[lead].spec.value, total))


def announce_no_leads(state: State, kind: int) -> None:
    """IV-LEAD-07: the bag is empty."""
    if state.log.heard:
        state.log.add(events.NoLeads(KINDS[kind]))


def clear_leads(state: State, kind: int) -> None:
    """IV-LEAD-05, 10: tokens leave a deck: beside the bag, or into it with the return symbol."""
    tokens = state.leads[kind]
    for lead in tokens:
        (state.lead_bag if BOX.leads[lead].spec.returns else state.lead_beside)[lead] += 1
    state.leads[kind] = []
    if tokens and state.log.heard:
        state.log.add(events.LeadsCleared(KINDS[kind], len(tokens)))


def gain_discovery(state: State, discovery: int) -> None:
    """IV-DISC-02: the top card of a deck goes to the lander."""
    kind = BOX.kinds[discovery]
    state.decks[kind][discovery] -= 1
    state.discoveries.append(discovery)
    state.change_powers()
    if state.log.heard:
        state.log.add(events.DiscoveryGained(BOX.discoveries[discovery].id, KINDS[kind]))


def use_discovery(state: State, who: int, discovery: int) -> None:
    """IV-DISC-04: its planetary ability is used; it goes back to its deck if that is its price."""
    thing = BOX.discoveries[discovery]
    if thing.spec.uses == "discard":
        state.discoveries.remove(discovery)
        state.decks[BOX.kinds[discovery]][discovery] += 1
        state.change_powers()
    elif thing.spec.uses != "unlimited":
        state.used_things.append(discovery)
    if state.log.heard:
        state.log.add(events.DiscoveryUsed(who, thing.id))


def gain_unique(state: State, unique: int) -> None:
    """IV-UDISC-01: a unique discovery goes to the lander."""
    if unique in state.unique_stack:
        state.unique_stack.remove(unique)
    state.uniques.append(unique)
    state.change_powers()
    if state.log.heard:
        state.log.add(events.UniqueGained(BOX.uniques[unique].spec.number))


def use_unique(state: State, who: int, unique: int) -> None:
    """IV-RULING-49: its planetary ability is used; from number 33 on it is discarded."""
    spec = BOX.uniques[unique].spec
    if spec.uses == "discard" and spec.number > BOX.numbers.last_stored_unique:
        state.uniques.remove(unique)
        state.change_powers()
    elif spec.uses != "unlimited":
        state.used_things.append(UNIQUE + unique)
    if state.log.heard:
        state.log.add(events.UniqueUsed(who, spec.number))


# --- POI cards, conditions, missions, threats -------------------------------------------------------------------------


def _leave_poi(state: State, at: int) -> None:
    """IV-POI-05: time token and markers leave the POI that was in effect."""
    poi = top_poi(state, at)
    if poi >= 0:
        clear_tracks(state, BOX.pois[poi], at)
    state.sectors[at].time = 0


def place_poi(state: State, at: int, poi: int, *, top: bool = False, rule: str = "IV-POI-01") -> None:
    """IV-POI-01 to 05: a POI card comes into a sector, instead of those there or on top of them."""
    _leave_poi(state, at)
    sector = state.sectors[at]
    if not top:
        sector.pois = []
    sector.pois.append(poi)
    if BOX.pois[poi].spec.final and poi not in state.finals:
        state.finals.append(poi)
    state.placed = at
    state.change_powers()
    if state.log.heard:
        state.log.add(events.PoiPlaced(BOX.pois[poi].id, sector_id(state, at), rule))


def clear_poi(state: State, at: int, rule: str) -> None:
    """All POI cards leave a sector."""
    sector = state.sectors[at]
    if not sector.pois:
        return
    _leave_poi(state, at)
    gone, sector.pois = sector.pois[-1], []
    state.change_powers()
    if state.log.heard:
        state.log.add(events.PoiRemoved(BOX.pois[gone].id, sector_id(state, at), rule))


def lift_poi(state: State, at: int, rule: str) -> None:
    """The top POI card leaves a sector; what lies below is in effect again."""
    sector = state.sectors[at]
    if not sector.pois:
        return
    _leave_poi(state, at)
    gone = sector.pois.pop()
    state.change_powers()
    if state.log.heard:
        state.log.add(events.PoiRemoved(BOX.pois[gone].id, sector_id(state, at), rule))


def flag_sector(state: State, at: int, flags: int) -> None:
    """A planet's own marks in a sector."""
    state.sectors[at].flags = flags


def set_condition(state: State, condition: int) -> None:
    """IV-COND-04, IV-RULING-59: a condition covers the one before; its tokens and markers are gone."""
    if state.condition >= 0:
        clear_tracks(state, BOX.conditions[state.condition], -1)
    state.condition = condition
    state.condition_time = 0
    state.change_powers()
    if state.log.heard:
        state.log.add(events.ConditionSet(BOX.conditions[condition].id))


def reveal_mission(state: State, mission: int) -> None:
    """IV-BOARD-07: a mission lies on the board."""
    state.missions.append(Mission(mission))
    state.change_powers()
    if state.log.heard:
        state.log.add(events.MissionRevealed(BOX.missions[mission].id))


def complete_mission(state: State, mission: int) -> None:
    """IV-MISS-01, 02: a mission is discarded as completed."""
    state.missions = [each for each in state.missions if each.card != mission]
    state.completed.append(mission)
    state.change_powers()
    if state.log.heard:
        state.log.add(events.MissionCompleted(BOX.missions[mission].id))


def fail_mission(state: State, mission: int) -> None:
    """IV-RULING-33: a mission has failed."""
    state.missions = [each for each in state.missions if each.card != mission]
    state.failed.append(mission)
    state.change_powers()
    if state.log.heard:
        state.log.add(events.MissionFailed(BOX.missions[mission].id))


def place_threat(state: State, card: int, at: int) -> None:
    """IV-THREAT-01: a threat comes to the board; one that is there gets another standee."""
    known = next((each for each in state.threats if each.card == card), None)
    if known is None:
        state.threats.append(Threat(card, at))
        state.change_powers()
    else:
        known.others.append(at)
    if state.log.heard:
        state.log.add(events.ThreatPlaced(BOX.threats[card].id, sector_id(state, at)))


def move_threat(state: State, threat: Threat, to: int) -> None:
    """IV-THREAT-05: a threat moves."""
    start, threat.at = threat.at, to
    if state.log.heard:
        told = events.ThreatMoved(BOX.threats[threat.card].id, sector_id(state, start), sector_id(state, to))
        state.log.add(told)


def remove_threat(state: State, threat: Threat, *, neutralised: bool = True) -> None:
    """IV-THREAT-03: a threat is gone, with its tokens and markers."""
    state.threats.remove(threat)
    clear_tracks(state, BOX.threats[threat.card], -1)
    state.neutralised += neutralised
    state.change_powers()
    if state.log.heard:
        state.log.add(events.ThreatRemoved(BOX.threats[threat.card].id))


def announce_threat(state: State, threat: Threat, part: Part) -> None:
    """IV-THREAT-02: what a threat does."""
    if state.log.heard:
        state.log.add(events.ThreatActed(BOX.threats[threat.card].id, text=part.text))


# --- logs and facts ---------------------------------------------------------------------------------------------------


def read_log(state: State, log: int, who: int) -> None:
    """IV-LOG-01: an entry of the logbook is read."""
    open_log(state, log)
    state.log.reveal()
    if state.log.heard:
        state.log.add(events.LogRead(BOX.logs[log].id, who))


def open_log(state: State, log: int) -> None:
    """The logbook lies open at an entry: of those that were read it is the last."""
    for read in (state.read, state.ship.read):
        if log in read:
            read.remove(log)
        read.append(log)


def remember(state: State, fact: str, value: int) -> None:
    """A mark in the logbook."""
    marks = state.marks if fact.startswith(".") else state.ship.facts
    if value:
        marks[fact] = value
    else:
        marks.pop(fact, None)


def announce_option(state: State, who: int, part: Part, rule: str) -> None:
    """One of several things was chosen."""
    if state.log.heard:
        state.log.add(events.OptionTaken(who, part.text, rule))


# --- events -----------------------------------------------------------------------------------------------------------


def shuffle_events(state: State) -> None:
    """IV-EVENT-01: the discards become a new deck."""
    reshuffle(state.events, state.event_discards)
    if state.log.heard:
        state.log.add(events.EventsShuffled())


def take_event(state: State, event: int) -> None:
    """An event leaves the deck."""
    state.events[event] -= 1


def take_foreseen(state: State) -> int:
    """The event that is known to lie on top."""
    return state.foreseen.pop()


def foresee(state: State, event: int) -> None:
    """An event is put back on top, known to all."""
    state.foreseen.append(event)


def reveal_event(state: State, who: int, event: int, main: bool) -> None:
    """IV-EVENT-01: an event is revealed."""
    state.event = event
    if state.log.heard:
        state.log.add(events.EventRevealed(who, BOX.events[event].id, main))


def ignore_event(state: State, who: int, event: int, rule: str) -> None:
    """An event is not resolved."""
    if state.log.heard:
        state.log.add(events.EventIgnored(who, BOX.events[event].id, rule))


def discard_event(state: State, event: int) -> None:
    """IV-EVENT-05: an event goes to the discards."""
    state.event_discards[event] += 1
    state.event = -1


def switch_events(state: State, on: bool) -> None:
    """IV-TUT-13: whether events are drawn at the end of turns."""
    state.event_on = on


# --- time -------------------------------------------------------------------------------------------------------------

CONDITION, MISSION, POI, THREAT = 0, 1000, 2000, 3000
"""Time tracks: the condition's, a mission's by card, that of a sector's POI, a threat's by card."""


def time_of(state: State, track: int) -> tuple[int, int, str, str]:
    """Where the token of a time track is, how many spaces it has, and what it is called."""
    if track == CONDITION:
        thing = BOX.conditions[state.condition]
        return state.condition_time, thing.spec.time, "condition", thing.id
    if track < POI:
        thing = BOX.missions[track - MISSION]
        time = next((each.time for each in state.missions if each.card == track - MISSION), 0)
        return time, thing.spec.time, "mission", thing.id
    if track < THREAT:
        at = track - POI
        thing = BOX.pois[top_poi(state, at)]
        return state.sectors[at].time, thing.spec.time, "poi", thing.id
    thing = BOX.threats[track - THREAT]
    time = next((each.time for each in state.threats if each.card == track - THREAT), 0)
    return time, len(thing.spec.space), "threat", thing.id


def _set_time(state: State, track: int, time: int) -> None:
    if track == CONDITION:
        state.condition_time = time
    elif track < POI:
        for mission in state.missions:
            if mission.card == track - MISSION:
                mission.time = time
    elif track < THREAT:
        state.sectors[track - POI].time = time
    else:
        for threat in state.threats:
            if threat.card == track - THREAT:
                threat.time = time


def advance_time(state: State, track: int) -> bool:
    """IV-TIME-01, IV-RULING-52: a time token goes one space right, if there is one. Whether it did."""
    time, spaces, what, id = time_of(state, track)
    if time >= spaces:
        return False
    _set_time(state, track, time + 1)
    if state.log.heard:
        state.log.add(events.TimeAdvanced(what, id, time + 1, spaces))
    return True


def retreat_time(state: State, track: int) -> None:
    """IV-TIME-03: a time token goes one space left, or off the track."""
    time, spaces, what, id = time_of(state, track)
    if time:
        _set_time(state, track, time - 1)
        if state.log.heard:
            state.log.add(events.TimeRetreated(what, id, time - 1, spaces))


def reset_time(state: State, track: int) -> None:
    """IV-TIME-05: the token is removed."""
    time, _, what, id = time_of(state, track)
    if time:
        _set_time(state, track, 0)
        if state.log.heard:
            state.log.add(events.TimeReset(what, id))


def announce_time(state: State, track: int, thing: Thing) -> None:
    """IV-TIME-02: a time track has run out."""
    if state.log.heard:
        _, _, what, id = time_of(state, track)
        state.log.add(events.TimeEnded(what, id, text=thing.spec.time_text))


# --- actions that need no more ----------------------------------------------------------------------------------------


def push(state: State, who: int) -> None:
    """IV-PUSH-02: somebody pushes."""
    if state.log.heard:
        state.log.add(events.Pushed(who))


def rest(state: State, who: int) -> None:
    """IV-REST-02: somebody has rested."""
    if state.log.heard:
        state.log.add(events.Rested(who))


def prepare(state: State, what: int) -> None:
    """IV-PREP-01: which parts of a prepare action are done, as bits."""
    state.prepared = what


def pick_random(state: State, who: int) -> None:
    """IV-CREW-07: the dice have chosen a member."""
    if state.log.heard:
        state.log.add(events.RandomMember(who))


# --- rank-up and the end ----------------------------------------------------------------------------------------------


def complete_rank_up(state: State) -> None:
    """IV-RANK-02: the card is turned to "completed"."""
    state.ranked = True
    if state.log.heard:
        state.log.add(events.RankUpCompleted(BOX.rankups[state.rank_up].id))


def keep_rank_up(state: State, card: int) -> None:
    """IV-SHIP-BEGIN-03: one rank-up card lies above the board."""
    state.rank_up = card
    state.ranked = False
    state.change_powers()
    if state.log.heard:
        state.log.add(events.RankUpKept(BOX.rankups[card].id))


def end_exploration(state: State, result: Result, log: int, who: int = -1) -> NoReturn:
    """IV-ROUND-08: the exploration ends here and now, whatever is under way."""
    state.result = result
    state.end_log = log
    state.phase = Phase.ENDING
    if state.log.heard:
        if result == Result.EVACUATED:
            state.log.add(events.Evacuated(who))
        elif result == Result.DEPARTED:
            state.log.add(events.Departed(who))
    raise EndStep


def lay_down(state: State) -> None:
    """What was under way when the exploration ended is under way no more."""
    check = state.check
    if check is not None:
        for die in check.pool:
            member = state.members[die.section]
            if member is not None:
                member.where[die.die] = EXHAUSTED
    state.check = state.moving = None
    state.due = []


def lose_discoveries(state: State, *, uniques: bool) -> None:
    """IV-END-03: everything on the lander is lost but what is unique; in Deadly Space that too."""
    lost = len(state.discoveries)
    for discovery in state.discoveries:
        state.decks[BOX.kinds[discovery]][discovery] += 1
    state.discoveries = []
    if uniques:
        lost += len(state.uniques)
        state.uniques = []
    state.change_powers()
    if lost and state.log.heard:
        state.log.add(events.DiscoveriesLost(lost))


def discard_used_uniques(state: State) -> None:
    """IV-UDISC-03: numbers above 32 do not outlast the exploration."""
    last = BOX.numbers.last_stored_unique
    state.uniques = [each for each in state.uniques if BOX.uniques[each].spec.number <= last]
    state.change_powers()


def announce_end(state: State, result: str) -> None:
    """IV-END-04: the exploration is over."""
    if state.log.heard:
        state.log.add(events.ExplorationEnded(BOX.planets[state.planet].id, result))


def note_result(state: State, *, failed: bool, evacuated: bool) -> None:
    """What the ship book will have to know (IV-RULING-33)."""
    state.ship.failed = failed
    state.ship.evacuated = evacuated


def rank_up(state: State, who: int) -> None:
    """IV-RANK-04: a member gets a sleeve of the next rank."""
    member = member_of(state, who)
    member.rank += 1
    if state.ship.ranks:
        state.ship.ranks[member.crew] = member.rank
    if state.log.heard:
        state.log.add(events.RankedUp(who, member.rank))


def buy_dice(state: State, dice: Sequence[int], price: int) -> None:
    """IV-RANK-08: every section gets a new die."""
    state.success -= price
    for section, die in enumerate(dice):
        state.ship.dice[section].append(die)
    if state.log.heard:
        state.log.add(events.DiceBought(len(dice)))


def seat_member(state: State, who: int, member: Member) -> None:
    """A crew member joins the away team."""
    state.members[who] = member
    state.change_powers()


def return_injury_die(check: Check) -> None:
    """IV-CHECK-23: an injury die of the check goes back to a column."""
    check.injury_dice -= 1
