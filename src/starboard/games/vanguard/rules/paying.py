"""Requirements: what lies in the pool, and which dice of it are spent (IV-REQ, IV-RULING-04 to 08).

Which dice meet a requirement at all is in `needs_met.py`.
"""

from __future__ import annotations

from collections.abc import Sequence

from starboard.core.choice import Value, choose
from starboard.games.vanguard.needs_met import Shown
from starboard.games.vanguard.needs_met import places_in as places_in
from starboard.games.vanguard.needs_met import ways_to_pay as ways_to_pay
from starboard.games.vanguard.printed import BOX
from starboard.games.vanguard.state import Check, State


def shown(state: State, check: Check) -> tuple[Shown, ...]:
    """The pool as it lies there, with the virtual symbols after the dice."""
    faces, colours, members = BOX.faces, BOX.die_colours, state.members
    found: list[Shown] = []
    for die in check.pool:
        kind = members[die.section].dice[die.die]  # type: ignore[union-attr]
        found.append((faces[kind][die.face], colours[kind]))
    for symbol in check.symbols:
        found.append(((symbol,), -1))
    return tuple(found)


def _kind(state: State, check: Check, place: int) -> tuple[int, ...]:
    """Dice of one kind are alike for everybody: same owner, type and face."""
    if place >= len(check.pool):
        return (-1, check.symbols[place - len(check.pool)])
    die = check.pool[place]
    return (die.section, state.members[die.section].dice[die.die], die.face)  # type: ignore[union-attr]


def value_of(check: Check, place: int) -> Value:
    """What is offered for a place of the pool."""
    if place >= len(check.pool):
        return ("symbol", check.symbols[place - len(check.pool)])
    die = check.pool[place]
    return ("die", die.section, die.die)


async def choose_way(
    state: State, check: Check, seat: int, ways: Sequence[int], rule: str, besides: Sequence[Value] = ()
) -> tuple[int, Value | None]:
    """IV-RULING-08: the active player picks the dice to spend one by one, where there is something to pick. What is
    offered besides may be answered before the first die: then the way is 0."""
    if len(ways) == 1 and not besides:
        return ways[0], None
    kinds = [_kind(state, check, place) for place in range(len(check.pool) + len(check.symbols))]
    left: dict[tuple[tuple[int, ...], ...], int] = {}
    for way in ways:
        left.setdefault(tuple(sorted(kinds[place] for place in places_in(way))), way)
    while len(left) > 1 or besides:
        open_kinds = list(dict.fromkeys(kind for spent in left for kind in spent))
        if not besides:
            open_kinds = [
                kind for kind in open_kinds if len(left) < 2 or len({spent.count(kind) for spent in left}) > 1
            ]
        values: dict[Value, tuple[int, ...]] = {value_of(check, kinds.index(kind)): kind for kind in open_kinds}
        answer = await choose(seat, "spend-die", [*values, *besides], rule=rule, always=bool(besides))
        if answer in besides:
            return 0, answer
        besides = ()
        kind = values[answer]
        fewer: dict[tuple[tuple[int, ...], ...], int] = {}
        for spent, way in left.items():
            if kind in spent:
                place = spent.index(kind)
                fewer[spent[:place] + spent[place + 1 :]] = way
        left = fewer
    return next(iter(left.values())), None
