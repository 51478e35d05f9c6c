"""Requirements: which dice meet one (IV-REQ, IV-TRANS, IV-RULING-04 to 08).

A die is known here by its symbols and its colour. Ways to pay are sets of places among the dice, as bits.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from starboard.games.vanguard.printed import ACCIDENT, BASIC, TOKEN_COLOUR, TOKEN_DIE, TOKEN_EQUAL, VANGUARD, Need

Shown = tuple[tuple[int, ...], int]
"""A die as it lies there: its symbols and its colour, -1 for a symbol that is on no die."""
Transforms = tuple[tuple[int, int], ...]
NO_TRANSFORMS: Transforms = ()


@lru_cache(maxsize=20_000)
def ways_to_pay(dice: tuple[Shown, ...], need: Need, transforms: Transforms, free: bool) -> tuple[int, ...]:
    """The smallest sets of dice that meet a requirement, as bits. Where `free`, a Vanguard stands for any symbol and a
    basic may be transformed (IV-RULING-04); otherwise only what the dice show counts."""
    return smallest(places_used(used) for used in payments(dice, need, transforms, free))


@lru_cache(maxsize=20_000)
def payments(dice: tuple[Shown, ...], need: Need, transforms: Transforms, free: bool) -> tuple[int, ...]:
    """Every way to meet a requirement, symbol by symbol: two bits a die, its symbols, both for the whole die."""
    found: dict[int, None] = {}
    for terms in need:
        for wanted in _without_equal(dice, terms, free):
            _search(dice, wanted, 0, 0, transforms, free, found)
    return tuple(found)


def rest_of(dice: Sequence[Shown], used: int) -> list[Shown]:
    """IV-REQ-10: what a payment leaves: the other dice, and the symbols of its dice that were not needed."""
    left: list[Shown] = []
    for number, (symbols, colour) in enumerate(dice):
        spent = used >> 2 * number & 3
        if not spent:
            left.append((symbols, colour))
        elif spent < 3 and len(symbols) == 2:
            left.append(((symbols[2 - spent],), -1))
    return left


def _without_equal(
    dice: tuple[Shown, ...], terms: tuple[tuple[int, ...], ...], free: bool
) -> list[Sequence[Sequence[int]]]:
    """IV-REQ-09: the terms with a symbol for every "any equal": all the same one, and never an accident; a Vanguard is
    one of them only where its player wants it to be (IV-RULING-04)."""
    if not any(TOKEN_EQUAL in term for term in terms):
        return [terms]
    symbols = {symbol for symbols, _ in dice for symbol in symbols if symbol != ACCIDENT}
    candidates = range(VANGUARD) if free else sorted(symbols - {VANGUARD})
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
    """Every way to meet the terms from `place` on."""
    if place == len(terms):
        found[used] = None
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


def places_used(used: int) -> int:
    """The dice of a payment, as bits."""
    places, number = 0, 0
    while used:
        if used & 3:
            places |= 1 << number
        used >>= 2
        number += 1
    return places


def smallest(found: Iterable[int]) -> tuple[int, ...]:
    """IV-RULING-08: those sets that hold no other one."""
    kept: list[int] = []
    for way in sorted(dict.fromkeys(found), key=lambda each: (each.bit_count(), each)):
        if not any(other & way == other for other in kept):
            kept.append(way)
    return tuple(kept)


def places_in(way: int) -> list[int]:
    """The places of a way to pay."""
    return [place for place in range(way.bit_length()) if way >> place & 1]
