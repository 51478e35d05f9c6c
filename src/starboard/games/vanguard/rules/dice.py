"""Section dice: exhausting, refreshing, sacrificing (IV-SAC)."""

from __future__ import annotations

from collections.abc import Sequence

from starboard.core.choice import Value, choose
from starboard.games.vanguard import effects
from starboard.games.vanguard.moments import Moment
from starboard.games.vanguard.printed import BOX, COLOURS
from starboard.games.vanguard.queries import (
    alike,
    dice_at,
    dice_in_play,
    is_here,
    member_of,
    refreshable,
    room_for,
    seat_of,
)
from starboard.games.vanguard.rules.acting import react
from starboard.games.vanguard.rules.anytime import ask_with_asides, kept_away, react_to
from starboard.games.vanguard.rules.injuries import gain_injury
from starboard.games.vanguard.state import AVAILABLE, EXHAUSTED, State

SUFFER: Value = ("suffer",)


def colour_number(colour: str) -> int:
    """A colour as content files write it; -1 for any."""
    return -1 if colour == "any" else COLOURS.index(colour)


async def exhaust_dice(state: State, who: int, count: int, colour: int, rule: str) -> None:
    """IV-SAC-02, 03, IV-RULING-13: each die is resolved on its own; for each one missing another is sacrificed."""
    pending = await react_to(state, "exhaust", who, count)
    if kept_away(pending):
        return
    for _ in range(pending.left):
        if is_here(state, who):
            await _exhaust_one(state, who, colour, rule)
    if is_here(state, who):
        await react(state, Moment.EXHAUSTED, who)


async def _exhaust_one(state: State, who: int, colour: int, rule: str) -> None:
    member = member_of(state, who)
    seat = seat_of(state, who)

    def values() -> list[Value]:
        dice = alike(member, dice_at(member, AVAILABLE, colour))
        return [("die", who, die) for die in dice] or [SUFFER]

    picked = await ask_with_asides(state, seat, "exhaust-die", values, rule=rule, only=who, section=who)
    if picked == SUFFER:
        await sacrifice_die(state, who, -1, "IV-SAC-03")
    else:
        effects.exhaust(state, who, [int(picked[2])], rule)


def can_lose_die(state: State, who: int) -> bool:
    """IV-SAC-05: whether a sacrifice takes a die; otherwise it is an Exhaustion injury."""
    member = member_of(state, who)
    if dice_in_play(member) <= BOX.numbers.least_dice:
        return False
    return AVAILABLE in member.where or EXHAUSTED in member.where


async def sacrifice_die(state: State, who: int, colour: int, rule: str) -> None:
    """IV-SAC-04 to 06: an available or exhausted die goes back to the section box, or an Exhaustion injury is taken."""
    if not can_lose_die(state, who):
        return await gain_injury(state, who, BOX.injuries.number(BOX.numbers.exhaustion), "IV-SAC-05")
    member = member_of(state, who)
    spare = dice_at(member, AVAILABLE, colour) + dice_at(member, EXHAUSTED, colour)
    if not spare:
        spare = dice_at(member, AVAILABLE) + dice_at(member, EXHAUSTED)
    values = _by_place(who, member.dice, member.where, spare)
    picked = await choose(seat_of(state, who), "sacrifice-die", values, rule=rule, section=who)
    effects.sacrifice(state, who, int(picked[2]), rule)


def _by_place(who: int, dice: Sequence[int], where: Sequence[int], spare: Sequence[int]) -> list[Value]:
    """One die of each type and place."""
    seen = []
    values: list[Value] = []
    for die in spare:
        kind = (dice[die], where[die])
        if kind not in seen:
            seen.append(kind)
            values.append(("die", who, die))
    return values


async def refresh_dice(state: State, who: int, count: int, colour: int, rule: str) -> None:
    """IV-SAC-07, IV-RULING-15: exhausted dice return to slots of their colour, as far as there is room."""
    member = member_of(state, who)
    chosen: list[int] = []
    while len(chosen) < count:
        open_dice = refreshable(who, member, colour)
        if not open_dice:
            break
        left = count - len(chosen)
        if len(open_dice) <= left and _all_fit(who, open_dice, state):
            picks = open_dice
        else:
            values: list[Value] = [("die", who, die) for die in alike(member, open_dice)]
            picked = await choose(seat_of(state, who), "refresh-die", values, rule=rule, left=left, section=who)
            picks = [int(picked[2])]
        effects.refresh(state, who, picks, rule)
        chosen += picks


def _all_fit(who: int, dice: Sequence[int], state: State) -> bool:
    member = member_of(state, who)
    counts = [0, 0, 0]
    for die in dice:
        counts[BOX.die_colours[member.dice[die]]] += 1
    return all(count <= room_for(who, member, colour) for colour, count in enumerate(counts) if count)
