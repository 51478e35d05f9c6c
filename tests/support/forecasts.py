"""What an answer can lead to, found by playing every way that chance can come out at copies of a table.

Nothing here knows how odds are computed: a table is copied, the dice are loaded, the answer is given.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from fractions import Fraction
from itertools import islice, product
from typing import Any, NamedTuple, TypeAlias

from msgspec.structs import replace

from starboard.core.chance import Draw, Roll
from starboard.core.journal import Entry, restore
from starboard.core.table import Table

Way: TypeAlias = tuple[Entry, Fraction]
"""One way in which chance can come out, and how likely it is."""


class End(NamedTuple):
    """A position that an answer can lead to, and how likely it is."""

    state: Any
    chance: Fraction


class TooMany(Exception):
    """There are more ends than a test wants to see."""


@contextmanager
def _chance_watched(met: list[tuple[int, Roll | Draw]]) -> Iterator[None]:
    """Every roll and draw that is left to chance meanwhile, with the number of entries before it."""
    real = Table._chance

    def watching(table: Table[Any], request: Roll | Draw) -> Entry:
        if request.forced is None:
            kept = request if isinstance(request, Roll) else replace(request, counts=tuple(request.counts))
            met.append((len(table.entries), kept))
        return real(table, request)

    setattr(Table, "_chance", watching)  # noqa: B010
    try:
        yield
    finally:
        setattr(Table, "_chance", real)  # noqa: B010


def ends(table: Table[Any], key: str, seat: int, most: int = 400) -> list[End]:
    """Every position in which the answer can leave the table, at the next question or at the end of the step."""
    found: list[End] = []
    waiting: list[tuple[tuple[Entry, ...], Fraction]] = [((), Fraction(1))]
    begin = len(table.entries)
    while waiting:
        outcomes, chance = waiting.pop()
        copy = table.fork()
        copy.load_chance(outcomes)
        met: list[tuple[int, Roll | Draw]] = []
        with _chance_watched(met):
            copy.answer(key, seat)
        state, at = _left(copy, begin)
        open = [request for entries, request in met if entries < at]
        if len(open) <= len(outcomes):
            found.append(End(state, chance))
            continue
        ways = list(islice(_ways(open[len(outcomes)]), most))
        if len(ways) + len(waiting) + len(found) > most:
            raise TooMany
        waiting += [((*outcomes, outcome), chance * part) for outcome, part in ways]
    return found


def _left(table: Table[Any], begin: int) -> tuple[Any, int]:
    """The position at the end of the step that was answered in, or at the next question of the same step, and the
    number of entries up to there."""
    for at, data in table.journal.points:
        if at > begin:
            return restore(table.game.state_type, data), at
    return table.state, len(table.entries)


def _ways(request: Roll | Draw) -> Iterator[Way]:
    if isinstance(request, Roll):
        for faces in product(range(request.sides), repeat=request.dice):
            yield faces, Fraction(1, request.sides**request.dice)
    else:
        for thing, count in enumerate(request.counts):
            if count:
                yield thing, Fraction(count, sum(request.counts))
