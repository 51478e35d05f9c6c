"""Piles without order: how many there are of each thing, counted by its place in a list of all things.

Nobody knows the order of a pile face down, so it has none until something is drawn (`chance.draw`). Here is what
happens to whole piles, and how what lies face down is dealt again for somebody who does not know it.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Sequence
from itertools import accumulate
from typing import TypeAlias

from starboard.core.chance import number
from starboard.core.game import S
from starboard.core.journal import restore, snapshot

Pile: TypeAlias = list[int]
"""`pile[thing]` is how often a thing is in it."""


def reshuffle(pile: Pile, discards: Pile) -> None:
    """The discards go back into the pile."""
    pile[:] = [left + back for left, back in zip(pile, discards, strict=True)]
    discards[:] = [0] * len(discards)


def apart(state: S, seed: int) -> S:
    """A copy of a state whose dice and draws to come are others: what `resample` begins with."""
    copy = restore(type(state), snapshot(state))
    copy.chance.reseed(number(seed, "resample", 0))
    return copy


def redeal(pile: Pile, hidden: Sequence[int], seed: int) -> list[int]:
    """Things that could as well lie where these lie hidden: they go back into the pile, and as many come out of it."""
    for thing in hidden:
        pile[thing] += 1
    dealt = []
    for turn in range(1, len(hidden) + 1):
        thing = bisect(list(accumulate(pile)), number(seed, "resample", turn) % sum(pile))
        pile[thing] -= 1
        dealt.append(thing)
    return dealt
