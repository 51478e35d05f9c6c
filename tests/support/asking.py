"""Asking about pieces: why one cannot be picked and what it is, for any game, and whether the answers hold."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Container, Iterable, Iterator, Sequence
from typing import Any, TypeVar

from starboard.core.choice import SPECTATOR
from starboard.core.lens import Lens
from starboard.core.ruling import Condition, Grounds
from starboard.core.table import Table

FALLBACKS = {"not-part-of-this-choice", "another-is-asked", "nothing-is-asked"}
PER_POSITION = 20

Begun = TypeVar("Begun")
Asked = tuple[Table[Any], int, str]
"""A table, the seat that asks, and the piece it asks about."""


def pairs(
    games: Sequence[Begun], positions: Callable[[Begun, int], Iterable[Table[Any]]], wanted: int
) -> Iterator[Asked]:
    """Random pieces of random positions, asked about by somebody who sees them, mostly whoever is asked."""
    chance = random.Random(wanted)
    seed = 0
    share = -(-wanted // len(games))
    for game in games:
        found = 0
        while found < share:
            seed += 1
            for table in positions(game, seed):
                asked = [choice.seat for choice in table.choices] * 3
                seat = chance.choice([*asked, *range(table.seats)])
                pieces = sorted(table.scene(seat).ids())
                for piece in chance.sample(pieces, min(PER_POSITION, len(pieces))):
                    yield table, seat, piece
                    found += 1
                if found >= share:
                    break


def reasons(asked: Iterable[Asked], rules: Container[str]) -> Counter[str]:
    """Ask why not, and check each answer against the rules it may cite; how often each reason was given."""
    given: Counter[str] = Counter()
    for table, seat, piece in asked:
        ruling = table.why_not(piece, seat)
        if ruling is None:
            given["offered"] += 1
            continue
        where = f"{piece} for seat {seat} at {table.choice.prompt if table.choice else 'the end'}"
        assert ruling.reason is not None
        assert ruling.reason.id not in FALLBACKS, where
        assert ruling.rule, where
        assert ruling.rule in rules, where
        grounds = table.grounds(ruling)
        assert grounds.opens is not None, where
        assert_drawn(table, seat, grounds, where)
        assert all(check.rule in rules for check in flat(grounds.checks)), where
        given[ruling.reason.id] += 1
    return given


def flat(checks: tuple[Condition, ...]) -> Iterator[Condition]:
    """Conditions with all their parts."""
    for check in checks:
        yield check
        yield from flat(check.parts)


def assert_drawn(table: Table[Any], seat: int, grounds: Grounds, where: str) -> None:
    """Whatever is spoken of is on the scene, so that a client can show it."""
    spoken_of = {*grounds.targets, *grounds.way, *(one for check in flat(grounds.checks) for one in check.targets)}
    assert spoken_of <= table.scene(seat).ids(), where


def looks(asked: Iterable[Asked], rules: Container[str]) -> Iterator[tuple[str, Lens]]:
    """Lay pieces under the lens of the seat that asks and of a spectator, if they see them, and check it."""
    for table, seat, piece in asked:
        for eye in (seat, SPECTATOR):
            if piece not in table.scene(eye).ids():
                continue
            lens = table.inspect(piece, eye)
            assert lens is not None, piece
            assert all(saying.rule in rules for saying in (*lens.rules, *lens.next)), piece
            assert set(lens.targets) <= table.scene(eye).ids(), piece
            yield piece, lens
