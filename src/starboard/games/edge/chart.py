"""The grid of the map: 22 spaces in four rows and six nebulae at its rim (AE-RULING-01).

Spaces are numbered in reading order, the nebulae after them. A tile lies on a space; a nebula is printed there.
"""

from __future__ import annotations

ROWS = ((2, 4, 6, 8, 10), (1, 3, 5, 7, 9, 11), (2, 4, 6, 8, 10), (1, 3, 5, 7, 9, 11))
NEBULAE_AT = ((0, 0), (0, 12), (1, -1), (1, 13), (2, 0), (2, 12))
PLACES = tuple((row, x) for row, spaces in enumerate(ROWS) for x in spaces) + NEBULAE_AT
"""The row and the half-hex column of every space."""
SPACES = sum(map(len, ROWS))
REGIONS = len(PLACES)
FIRST_NEBULA = SPACES

GATE_SPACE = PLACES.index((1, 5))
SPECIAL_SPACES = tuple(PLACES.index(place) for place in ((0, 8), (2, 4), (1, 9), (2, 8)))
"""Where special regions go, in this order (AE-RULING-01)."""

PLANETS = 15
BASES = 6
SPECIALS = 4
FIRST_BASE = PLANETS
FIRST_SPECIAL = FIRST_BASE + BASES
GATE = FIRST_SPECIAL + SPECIALS
FIRST_NEBULA_TILE = GATE + 1
"""Tiles are numbered: planets, bases, special regions, the Gate, and then the nebulae, which are no tiles."""
NO_TILE = -1


def _distance(a: tuple[int, int], b: tuple[int, int]) -> int:
    """AE-MAP-07: the steps on the grid; empty spaces and nebulae count like any other."""
    rows, columns = abs(a[0] - b[0]), abs(a[1] - b[1])
    return rows + max(0, (columns - rows) // 2)


DISTANCE = tuple(tuple(_distance(a, b) for b in PLACES) for a in PLACES)
NEIGHBOURS = tuple(tuple(b for b in range(REGIONS) if DISTANCE[a][b] == 1) for a in range(REGIONS))

STEPS = {
    "left": (0, -2),
    "right": (0, 2),
    "upper-left": (-1, -1),
    "upper-right": (-1, 1),
    "lower-left": (1, -1),
    "lower-right": (1, 1),
}
"""AE-RULING-58: directions on action cards."""


def beside(space: int, direction: str) -> int:
    """The space next to another one in a direction, or -1 where the map ends."""
    row, x = PLACES[space]
    rows, columns = STEPS[direction]
    place = (row + rows, x + columns)
    return PLACES.index(place) if place in PLACES else -1


def is_nebula(space: int) -> bool:
    """Whether a space is one of the six nebulae."""
    return space >= FIRST_NEBULA
