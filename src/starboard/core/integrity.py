"""Sentences about what cannot be: for games that look at a state from outside, a position that somebody wrote down or a
save that somebody brought along.

Each gives a sentence for everything that is wrong, with what would be possible, and nothing where all is well.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence

from starboard.core.errors import did_you_mean

MANY = 10**6
"""More than any number of rounds, points or tokens."""
MOST_WORDS = 60
"""The letters of a name that is told back."""


def within(what: str, value: int, most: int, least: int = 0) -> Iterator[str]:
    """A number must be in its range."""
    if not least <= value <= most:
        possible = f"it can be {least} to {most}" if least < most else f"it can only be {least}"
        yield f"{what}: {_told(value)} is impossible; {possible if most < MANY else f'it can be {least} or more'}"


def all_within(what: str, values: Iterable[int], most: int, least: int = 0) -> Iterator[str]:
    """Numbers must be in their range."""
    for value in values:
        yield from within(what, value, most, least)


def known(what: str, names: Iterable[str], known: Collection[str]) -> Iterator[str]:
    """Names must be among those that there are."""
    for name in names:
        if name not in known:
            yield f"{what}: '{name[:MOST_WORDS]}' is unknown{did_you_mean(name[:MOST_WORDS], known)}"


def once(what: str, names: Iterable[str]) -> Iterator[str]:
    """Nothing may be there twice."""
    for name, times in Counter(names).items():
        if times > 1:
            yield f"{what}: '{name[:MOST_WORDS]}' stands {times} times, but there is only one"


def sized(what: str, found: int, wanted: int) -> Iterator[str]:
    """A list must have an entry for each of the things it is about."""
    if found != wanted:
        yield f"{what}: {found} are listed, but there are {wanted}"


def shared(what: str, counts: Sequence[Sequence[int]], names: Sequence[str], most: Sequence[int]) -> Iterator[str]:
    """Piles that share the things there are: by pile, how many of each."""
    for pile in counts:
        if len(pile) != len(names):
            yield f"{what}: {len(pile)} kinds are counted, but there are {len(names)}"
            return
    for place, name in enumerate(names):
        found = [pile[place] for pile in counts]
        if min(found) < 0:
            yield f"{what}: '{name}' is there {_told(min(found))} times; no fewer than 0"
        elif sum(found) > most[place]:
            yield f"{what}: '{name}' is there {_told(sum(found))} times, but only {most[place]} exist"


def counted(numbers: Iterable[int], kinds: int) -> list[int]:
    """Things that lie somewhere one by one, as a pile counts them. Those that there are none of are not counted."""
    times = Counter(numbers)
    return [times[kind] for kind in range(kinds)]


def _told(number: int) -> str:
    """A number as a sentence says it: one with a thousand digits is told in short."""
    return str(number) if abs(number) < 10**20 else "a number of more than 20 digits"
