"""Injuries: gaining and healing them, injury dice in their columns (IV-INJ)."""

from __future__ import annotations

from starboard.core.chance import draw
from starboard.core.choice import Value, choose
from starboard.games.vanguard import effects
from starboard.games.vanguard.moments import Moment, Query
from starboard.games.vanguard.printed import BOX, COLOURS, INJURY_FACES, Part
from starboard.games.vanguard.queries import changed, dice_at, injury_number, is_here, member_of, seat_of, slots_of
from starboard.games.vanguard.rules.acting import react
from starboard.games.vanguard.rules.anytime import kept_away, react_to
from starboard.games.vanguard.rules.rank_up import look_at_rank_up
from starboard.games.vanguard.state import AVAILABLE, Check, Mode, Result, State


async def gain_injury(state: State, who: int, injury: int, rule: str) -> None:
    """IV-INJ-01, 02, 05, 09: the card and a die; the fourth one ends the exploration for all."""
    member = member_of(state, who)
    if state.mode == Mode.TUTORIAL:
        if BOX.injuries[injury].id != BOX.numbers.scratch:
            return effects.ignore_injury(state, who, injury, "IV-TUT-14")
        if len(member.injuries) >= BOX.numbers.tutorial_injuries:
            return effects.ignore_injury(state, who, injury, "IV-TUT-15")
    injury = changed(state, Query.INJURY, who, injury)
    pending = await react_to(state, "injury", who, 1, injury)
    if kept_away(pending):
        return effects.ignore_injury(state, who, injury, rule)
    if len(member.injuries) >= BOX.numbers.injury_slots:
        if state.flags.deadly_injuries:
            effects.lose_member(state, who, "IV-DES-27")
        evacuate(state, who)
    if not state.injuries[injury]:
        injury = BOX.injuries.number(BOX.numbers.wound)
    if not state.injuries[injury]:
        if not any(state.injuries):
            return
        injury = await draw("injury", state.injuries, rule="IV-RULING-17")
    effects.gain_injury(state, who, injury, rule)
    look_at_rank_up(state)
    await place_injury_die(state, who)
    await react(state, Moment.INJURED, who)


def evacuate(state: State, who: int) -> None:
    """IV-INJ-09, IV-RULING-18: the whole team is fetched, here and now."""
    planet = BOX.planets[state.planet].spec
    log = BOX.logs.number(planet.evacuate_log) if planet.evacuate_log else -1
    effects.end_exploration(state, Result.EVACUATED, log, who)


async def place_injury_die(state: State, who: int, *, returned: bool = False) -> None:
    """IV-INJ-02 to 04, IV-RULING-16, 57: a column without an injury die, and what is pushed out of it."""
    member = member_of(state, who)
    free = [colour for colour in range(3) if not member.hurt >> colour & 1]
    if not free:
        return
    values: list[Value] = [("column", who, colour) for colour in free]
    picked = await choose(seat_of(state, who), "injury-column", values, rule="IV-INJ-02", section=who)
    colour = int(picked[2])
    effects.put_injury_die(state, who, colour, returned=returned)
    await push_out(state, who, colour)


async def push_out(state: State, who: int, colour: int) -> None:
    """IV-INJ-04: dice without a usable slot go to the exhausted ones; their owner chooses which."""
    member = member_of(state, who)
    while len(dice_at(member, AVAILABLE, colour)) > slots_of(who, member, colour):
        seen = []
        values: list[Value] = []
        for die in dice_at(member, AVAILABLE, colour):
            if member.dice[die] not in seen:
                seen.append(member.dice[die])
                values.append(("die", who, die))
        picked = await choose(
            seat_of(state, who), "pushed-out", values, rule="IV-INJ-04", section=who, colour=COLOURS[colour]
        )
        effects.exhaust(state, who, [int(picked[2])], "IV-INJ-04")


async def heal(state: State, who: int, cards: int, dice: int, rule: str) -> None:
    """IV-INJ-06, 07: injury cards and injury dice are removed, each for itself; a die may lie in the pool just now."""
    member = member_of(state, who)
    seat = seat_of(state, who)
    for _ in range(min(cards, len(member.injuries))):
        values: list[Value] = [("injury", who, slot) for slot in range(len(member.injuries))]
        picked = await choose(seat, "heal-injury", values, rule=rule, section=who)
        effects.remove_injury(state, who, int(picked[2]), rule)
    for _ in range(dice):
        values = [("column", who, colour) for colour in range(3) if member.hurt >> colour & 1]
        values += [("injury-die", face) for face in dict.fromkeys(rolled_injury_dice(state, who))]
        if not values:
            break
        picked = await choose(seat, "heal-die", values, rule=rule, section=who)
        if picked[0] == "column":
            effects.remove_injury_die(state, who, int(picked[2]), rule)
        else:
            effects.remove_rolled_injury_die(state, who, int(picked[1]), rule)


async def turn_injury_down(state: State, who: int, rule: str) -> None:
    """IV-INJ-08: an injury is turned face down."""
    member = member_of(state, who)
    values: list[Value] = [("injury", who, slot) for slot, card in enumerate(member.injuries) if card >= 0]
    if values:
        picked = await choose(seat_of(state, who), "turn-injury", values, rule=rule, section=who)
        effects.turn_injury(state, who, int(picked[2]), rule)


async def return_injury_dice(state: State, check: Check) -> None:
    """IV-CHECK-23: each injury die goes back to the top of a column that has none."""
    while check.injury_dice:
        effects.return_injury_die(check)
        if is_here(state, check.active):
            await place_injury_die(state, check.active, returned=True)


def injury_slot(state: State, who: int, face: int, settled: list[int]) -> int:
    """IV-CHECK-18, 19: the leftmost face-up card without a die whose text has the symbol; -1 if there is none."""
    member = member_of(state, who)
    for slot, card in enumerate(member.injuries):
        if card >= 0 and slot not in settled and injury_part(card, face) is not None:
            return slot
    return -1


def injury_part(card: int, face: int) -> Part | None:
    """What an injury says of a symbol; None if it says nothing."""
    name = INJURY_FACES[face]
    parts = BOX.injuries[injury_number(card)].parts.get("on", ())
    return next((part for part in parts if part.spec.symbol == name), None)


def rolled_injury_dice(state: State, who: int) -> list[int]:
    """What the injury dice of a member show that lie in the pool and have not been resolved."""
    check = state.check
    return check.injury if check is not None and check.active == who else []


def has_injury_die(state: State, who: int) -> bool:
    """Whether a member has an injury die, on its board or in the pool."""
    return bool(member_of(state, who).hurt or rolled_injury_dice(state, who))
