"""Requirements: which dice of a pool meet one, and which of them are spent (IV-REQ, IV-TRANS, IV-RULING-04 to 08).

A die is known here by its symbols and its colour. Ways to pay are sets of places in the pool, as bits.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from starboard.core.choice import Value, choose
from starboard.games.vanguard.printed import ACCIDENT, BASIC, BOX, TOKEN_COLOUR, TOKEN_DIE, TOKEN_EQUAL, VANGUARD
from starboard.games.vanguard.printed import Need as Need
from starboard.games.vanguard.state import Check, State

Shown = tuple[tuple[int, ...], int]
"""A die as it lies there: its symbols and its colour, -1 for a symbol that is on no die."""
Transforms = tuple[tuple[int, int], ...]
NO_TRANSFORMS: Transforms = ()


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


@lru_cache(maxsize=20_000)
def ways_to_pay(dice: tuple[Shown, ...], need: Need, transforms: Transforms, free: bool) -> tuple[int, ...]:
    """The smallest sets of dice that meet a requirement, as bits. Where `free`, a Vanguard stands for any symbol and a
    basic may be transformed (IV-RULING-04); otherwise only what the dice show counts."""
    found: dict[int, None] = {}
    for terms in need:
        for wanted in _without_equal(dice, terms, free):
            _search(dice, wanted, 0, 0, transforms, free, found)
    return _smallest(found)


def _without_equal(
    dice: tuple[Shown, ...], terms: tuple[tuple[int, ...], ...], free: bool
) -> list[Sequence[Sequence[int]]]:
    """IV-REQ-09: the terms with a symbol for every "any equal": all the same one, and never an accident."""
    if not any(TOKEN_EQUAL in term for term in terms):
        return [terms]
    symbols = {symbol for symbols, _ in dice for symbol in symbols if symbol != ACCIDENT}
    candidates = range(VANGUARD) if free else sorted(symbols)
    if free and not symbols & {VANGUARD, BASIC}:
        candidates = sorted(symbols)
    return [
        [tuple(symbol if token == TOKEN_EQUAL else token for token in term) for term in terms] for symbol in candidates
    ]


def _search(
    dice: tuple[Shown, ...],
    terms: Sequence[Sequence[int]],
    place: int,
    used: int,
    transforms: Transforms,
    free: bool,
    found: dict[int, None],
) -> None:
    """Every way to meet the terms from `place` on; `used` has two bits a die: its symbols, both for the whole die."""
    if place == len(terms):
        found[_places(used)] = None
        return
    for token in terms[place]:
        for number, (symbols, colour) in enumerate(dice):
            spent = used >> 2 * number & 3
            if token >= TOKEN_COLOUR:
                if not spent and colour >= 0 and token in (TOKEN_DIE, TOKEN_COLOUR + colour):
                    _search(dice, terms, place + 1, used | 3 << 2 * number, transforms, free, found)
                continue
            for unit, symbol in enumerate(symbols):
                if not spent >> unit & 1 and gives(symbol, colour, token, transforms, free):
                    _search(dice, terms, place + 1, used | 1 << 2 * number + unit, transforms, free, found)
                    if len(symbols) == 2 and symbols[0] == symbols[1]:
                        break


def gives(symbol: int, colour: int, token: int, transforms: Transforms, free: bool) -> bool:
    """Whether a symbol counts as another one."""
    if symbol == token:
        return True
    if not free or token == ACCIDENT:
        return False
    return symbol == VANGUARD or (symbol == BASIC and (colour, token) in transforms)


def _places(used: int) -> int:
    places, number = 0, 0
    while used:
        if used & 3:
            places |= 1 << number
        used >>= 2
        number += 1
    return places


def _smallest(found: dict[int, None]) -> tuple[int, ...]:
    """IV-RULING-08: those sets that hold no other one."""
    kept: list[int] = []
    for way in sorted(found, key=lambda each: (each.bit_count(), each)):
        if not any(other & way == other for other in kept):
            kept.append(way)
    return tuple(kept)


def places_in(way: int) -> list[int]:
    """The places of a way to pay."""
    return [place for place in range(way.bit_length()) if way >> place & 1]


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
