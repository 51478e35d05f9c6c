"""A dice check from its pool to its outcome, and the tracks of actions."""

from __future__ import annotations

from collections.abc import Sequence

from starboard.core.text import NO_WORDS
from starboard.games.vanguard import events
from starboard.games.vanguard.effects.dice import exhaust
from starboard.games.vanguard.printed import (
    ACCIDENT,
    BOX,
    DANGER_FACES,
    INJURY_FACES,
    SECTIONS,
    SYMBOLS,
    VANGUARD,
    Action,
    Part,
    Thing,
)
from starboard.games.vanguard.queries import die_piece, injury_number, marker_key, member_of, track_spaces
from starboard.games.vanguard.state import AVAILABLE, POOL, Check, Die, Phase, State

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
    check.danger = [*check.danger, *danger]
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


def add_danger(check: Check, die: int) -> None:
    """IV-DANGER-05: a danger die rolled in a check lies with the others."""
    check.danger.append(die)


def take_danger(check: Check) -> int:
    """IV-CHECK-22: a danger die is looked up."""
    return check.danger.pop(0)


def announce_danger(state: State, who: int, frame: int, face: int, rule: str) -> None:
    """What a danger die shows, and what its frame lists for that: nothing where it does nothing (IV-DANGER-02)."""
    if state.log.heard:
        thing = BOX.frames[frame]
        name = DANGER_FACES[face]
        text = next((each.text for each in thing.parts.get("on", ()) if each.spec.result == name), NO_WORDS)
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


# --- rank-up and the end ----------------------------------------------------------------------------------------------


def return_injury_die(check: Check) -> None:
    """IV-CHECK-23: an injury die of the check goes back to a column."""
    check.injury_dice -= 1
