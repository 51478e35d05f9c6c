"""Injury cards and injury dice."""

from __future__ import annotations

from starboard.games.vanguard import events
from starboard.games.vanguard.printed import BOX, COLOURS, INJURY_FACES
from starboard.games.vanguard.queries import injury_number, member_of
from starboard.games.vanguard.state import Member, State


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


def remove_rolled_injury_die(state: State, who: int, face: int, rule: str) -> None:
    """IV-INJ-07: an injury die that lies in the pool returns to the supply, and does not come back to the board."""
    check = state.check
    assert check is not None
    check.injury.remove(face)
    check.injury_dice -= 1
    if state.log.heard:
        state.log.add(events.RolledInjuryDieRemoved(who, INJURY_FACES[face], rule))


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
