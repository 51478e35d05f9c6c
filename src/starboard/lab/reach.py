"""Reach: what of a game many games have reached, what exploring finds beyond them, and what nobody ever did."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from starboard.core.modules import TERRAIN
from starboard.lab.explore import explore
from starboard.lab.simulate import Played, Series, play_game

AFRESH = 500
"""So many legs a search is given before it is begun anew."""


class Reach(msgspec.Struct, frozen=True):
    """One kind of thing: in how many games each was reached, what was found only by exploring, and what never."""

    kind: str
    things: int
    reached: dict[str, int]
    never: list[str]
    explored: list[str] = []


def play_traced(series: Series, seed: int) -> Played:
    """Play one game and keep track of what it reaches."""
    return play_game(series, seed, TERRAIN.needed(series.game).traces)


def reach(game: str, played: Sequence[Played], explored: Sequence[Played] = ()) -> list[Reach]:
    """What some traced games reached, and exploring after them, by the kinds of thing the game lists."""
    counts = Counter(mark for each in played for mark in each.reached)
    found = {mark for each in explored for mark in each.reached}
    rows = []
    for kind, names in TERRAIN.needed(game).reachable().items():
        reached = {name: counts[kind, name] for name in names if counts[kind, name]}
        rest = [name for name in names if name not in reached]
        more = [name for name in rest if (kind, name) in found]
        rows.append(Reach(kind, len(names), reached, [name for name in rest if name not in more], more))
    return rows


def explore_rest(series: Series, played: Sequence[Played], *, most: int, seed: int, jobs: int) -> list[Played]:
    """Legs of exploring that look for what traced games have not reached. A search that has gone on for long is begun
    anew for what is left: where it stands by then leads elsewhere, and a short list is sought faster."""
    explored: list[Played] = []
    for begun in range(0, most, AFRESH):
        wanted = [(row.kind, name) for row in reach(series.game, played, explored) for name in row.never]
        if not wanted:
            break
        explored += explore(series, wanted, most=min(AFRESH, most - begun), seed=seed + begun, jobs=jobs)
    return explored
