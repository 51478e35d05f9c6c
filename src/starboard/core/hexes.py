"""Hex geometry on bit sets: what is next to what, what can be walked, what can be seen, how far it is.

Here belongs the plain geometry of a board of hexes with walls, doors, obstacles and two or more levels.
It knows no game: no characters, no tokens, no turns.

A hex is a small int, its place in reading order. A set of hexes is an int with bit `h` set for each hex
`h` in it: union is `|`, intersection `&`, and "everything but" `& ~`. A direction is an int from 0 to 5,
in the order of `DIRECTIONS`.

A `Board` is what never changes; a `Grid` is the same board with a given set of locked doors. Both may be
shared by any number of games, since neither changes after it is made (their caches aside).
"""

from collections.abc import Iterable, Mapping, Sequence
from enum import IntEnum
from typing import NamedTuple

DIRECTIONS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
DIRECTION_NAMES = ("E", "NE", "NW", "W", "SW", "SE")

FAR = 10**6
"""The distance to a hex that cannot be reached."""

_REMEMBERED_GOALS = 4096
_REMEMBERED_SETS = 65536
_REMEMBERED_FLOODS = 16384


class EdgeKind(IntEnum):
    """What lies on the edge between two neighbouring hexes."""

    OPEN = 0
    WALL = 1
    DOOR = 2
    OBSTACLE = 3


class Edge(NamedTuple):
    """An edge worth mentioning: it carries something, or it is a ramp between two levels."""

    kind: EdgeKind
    door: int = -1
    ramp: bool = False


WALL = Edge(EdgeKind.WALL)
OBSTACLE = Edge(EdgeKind.OBSTACLE)
RAMP = Edge(EdgeKind.OPEN, ramp=True)
_PLAIN = Edge(EdgeKind.OPEN)


_bits: dict[int, tuple[int, ...]] = {}


def contains(hexes: int, at: int) -> bool:
    """Whether a hex is in a set of hexes."""
    return hexes >> at & 1 == 1


def bits(mask: int) -> tuple[int, ...]:
    """The hexes of a set, in reading order: `bits(0b1010) == (1, 3)`."""
    hexes = _bits.get(mask)
    if hexes is None:
        if len(_bits) >= _REMEMBERED_SETS:
            _bits.clear()
        hexes = _bits[mask] = tuple(_list_bits(mask))
    return hexes


def _list_bits(mask: int) -> list[int]:
    # Taking the highest bit first and reversing is a fifth faster than isolating the lowest bit.
    hexes = []
    while mask:
        top = mask.bit_length() - 1
        hexes.append(top)
        mask ^= 1 << top
    hexes.reverse()
    return hexes


def first(mask: int) -> int:
    """The first hex of a set in reading order, or -1 if the set is empty."""
    return (mask & -mask).bit_length() - 1


def mask_of(hexes: Iterable[int]) -> int:
    """The set of the given hexes: `mask_of([1, 3]) == 0b1010`."""
    mask = 0
    for h in hexes:
        mask |= 1 << h
    return mask


class Board:
    """The part of a map that never changes. Two boards are equal only if they are the same object.

    `names`, `coords` and `level` go by hex. `edges` holds the pairs (i, j), i < j, of neighbours whose edge
    is not plain. An edge between two levels may only be crossed downwards, unless it is a ramp.
    `step[h][direction]` is the neighbour of `h` whatever lies between, or -1. Door `i` lies between the two
    hexes `doors[i]`, and bit `i` of `initially_locked` says whether it starts locked. `areas` are the sets
    of hexes that walls and doors, locked or not, separate from each other.
    """

    __slots__ = (
        "_fire",
        "_grids",
        "_lanes",
        "_near",
        "_several",
        "_walk",
        "area_of",
        "areas",
        "at",
        "coords",
        "doors",
        "edges",
        "index",
        "initially_locked",
        "level",
        "marks",
        "names",
        "size",
        "step",
    )

    def __init__(
        self,
        *,
        names: Sequence[str],
        coords: Sequence[tuple[int, int]],
        level: Sequence[int],
        edges: Mapping[tuple[int, int], Edge],
        marks: Mapping[str, Sequence[int]],
        initially_locked: int = 0,
    ) -> None:
        self.size = len(coords)
        self.names = tuple(names)
        self.coords = tuple(coords)
        self.level = tuple(level)
        self.edges = dict(edges)
        self.marks = {mark: tuple(hexes) for mark, hexes in marks.items()}
        self.initially_locked = initially_locked
        self.index = {name: h for h, name in enumerate(self.names)}
        self.at = {place: h for h, place in enumerate(self.coords)}
        assert len(self.index) == len(self.at) == len(self.level) == self.size, "each hex has its own name and place"
        self.step = tuple(tuple(self.at.get((q + dq, r + dr), -1) for dq, dr in DIRECTIONS) for q, r in self.coords)
        assert all(i < j and j in self.step[i] for i, j in self.edges), "edges join neighbours, the first hex first"
        doors = sorted((edge.door, pair) for pair, edge in self.edges.items() if edge.kind == EdgeKind.DOOR)
        assert [door for door, _ in doors] == list(range(len(doors))), "doors are numbered from 0"
        self.doors = tuple(pair for _, pair in doors)
        self._grids: dict[int, Grid] = {}
        self._several: dict[int, int] = {}
        # All doors unlocked; a Grid takes away what its locked doors close.
        self._near = tuple(self._neighbours(h) for h in range(self.size))
        self._walk = tuple(self._footholds(h) for h in range(self.size))
        self._lanes = tuple(tuple(self._lane(h, direction) for direction in range(6)) for h in range(self.size))
        self._fire = tuple(a | b | c | d | e | f for a, b, c, d, e, f in self._lanes)
        self.areas = tuple(self._find_areas())
        self.area_of = tuple(
            next(number for number, area in enumerate(self.areas) if area >> h & 1) for h in range(self.size)
        )

    def edge(self, a: int, b: int) -> Edge:
        """What lies between two neighbouring hexes."""
        return self.edges.get((a, b) if a < b else (b, a), _PLAIN)

    def grid(self, locked: int) -> "Grid":
        """The board while exactly the doors of the set `locked` are locked. Asking again is free."""
        grid = self._grids.get(locked)
        if grid is None:
            grid = self._grids[locked] = Grid(self, locked)
        return grid

    def several(self, areas: int) -> int:
        """The hexes of several areas together. Asking again is free."""
        hexes = self._several.get(areas)
        if hexes is None:
            hexes = self._several[areas] = mask_of(h for h in range(self.size) if areas >> self.area_of[h] & 1)
        return hexes

    def plain_distance(self, a: int, b: int) -> int:
        """The distance between two hexes as if there were no edges, nor gaps in the map."""
        q, r = self.coords[a]
        other_q, other_r = self.coords[b]
        dq, dr = q - other_q, r - other_r
        return max(abs(dq), abs(dr), abs(dq + dr))

    def _neighbours(self, h: int) -> int:
        return mask_of(n for n in self.step[h] if n >= 0 and self.edge(h, n).kind != EdgeKind.WALL)

    def _footholds(self, h: int) -> int:
        return mask_of(n for n in bits(self._near[h]) if self.level[n] <= self.level[h] or self.edge(h, n).ramp)

    def _lane(self, h: int, direction: int) -> int:
        """The hexes in line of fire from `h` one way, provided that a door on its own edge is unlocked.

        What lies on the own edge does not hinder, a wall excepted; any door or obstacle further out does.
        Hexes on another level are passed over, except the very next one.
        """
        there = self.step[h][direction]
        if there < 0 or self.edge(h, there).kind == EdgeKind.WALL:
            return 0
        lane = 1 << there
        beyond = self.step[there][direction]
        while beyond >= 0 and self.edge(there, beyond).kind == EdgeKind.OPEN:
            if self.level[beyond] == self.level[h]:
                lane |= 1 << beyond
            there, beyond = beyond, self.step[beyond][direction]
        return lane

    def _find_areas(self) -> Iterable[int]:
        shut = self.grid((1 << len(self.doors)) - 1)
        left = (1 << self.size) - 1
        while left:
            area = shut.within(first(left), self.size)
            yield area
            left &= ~area


class Grid:
    """A board with a given set of locked doors. Get it from `Board.grid`.

    By hex: `near` is the set of adjacent hexes, `walk` the set of hexes one may step to, and `fire` the set
    of hexes in line of fire, without the hex itself.
    """

    __slots__ = (
        "_balls",
        "_climb",
        "_distances",
        "_exposed",
        "_floods",
        "_goals",
        "_strolls",
        "board",
        "fire",
        "locked",
        "near",
        "walk",
    )

    def __init__(self, board: Board, locked: int) -> None:
        self.board = board
        self.locked = locked
        near, walk, fire = list(board._near), list(board._walk), list(board._fire)
        for door in bits(locked):
            a, b = board.doors[door]
            for here, there in ((a, b), (b, a)):
                near[here] &= ~(1 << there)
                walk[here] &= ~(1 << there)
                fire[here] &= ~board._lanes[here][board.step[here].index(there)]
        self.near = tuple(near)
        self.walk = tuple(walk)
        self.fire = tuple(fire)
        self._balls: list[tuple[int, ...] | None] = [None] * board.size
        self._strolls: list[tuple[int, ...] | None] = [None] * board.size
        self._distances: list[tuple[int, ...] | None] = [None] * board.size
        self._floods: dict[tuple[int, int, int], int] = {}
        self._goals: dict[int, tuple[int, ...]] = {}
        self._climb: tuple[int, ...] | None = None
        self._exposed: tuple[int, ...] | None = None

    def exposed(self, h: int) -> int:
        """The hexes from which `h` is in line of fire."""
        if self._exposed is None:
            self._exposed = _reversed(self.fire)
        return self._exposed[h]

    def ray(self, h: int, direction: int) -> int:
        """The hexes in line of fire from `h` in one direction only, and `h` itself."""
        there = self.board.step[h][direction]
        if there < 0 or not self.near[h] >> there & 1:
            return 1 << h
        return 1 << h | self.board._lanes[h][direction]

    def distance(self, a: int, b: int) -> int:
        """The number of edges on a shortest path through adjacent hexes; `FAR` if there is none."""
        distances = self._distances[a]
        return distances[b] if distances else self.distances(a)[b]

    def distances(self, a: int) -> tuple[int, ...]:
        """The distance from `a` to every hex."""
        distances = self._distances[a]
        if distances is None:
            distances = self._distances[a] = _as_distances(self._ball(a), self.board.size)
        return distances

    def within(self, a: int, n: int) -> int:
        """The hexes at a distance of at most `n` from `a`, with `a` itself."""
        assert n >= 0
        balls = self._balls[a] or self._ball(a)
        return balls[n] if n < len(balls) else balls[-1]

    def walk_distances(self, goal: int) -> tuple[int, ...]:
        """For each hex, how many steps it takes to walk to the nearest hex of the set `goal`, or `FAR`."""
        distances = self._goals.get(goal)
        if distances is None:
            if len(self._goals) >= _REMEMBERED_GOALS:
                self._goals.clear()
            if self._climb is None:
                self._climb = _reversed(self.walk)
            distances = self._goals[goal] = _as_distances(_spread(self._climb, goal), self.board.size)
        return distances

    def flood(self, start: int, steps: int, blocked: int) -> int:
        """The hexes one can walk to from `start` in at most `steps` steps without entering `blocked`.

        `start` is always among them, blocked or not.
        """
        assert steps >= 0
        strolls = self._strolls[start]
        if strolls is None:
            strolls = self._strolls[start] = _spread(self.walk, 1 << start)
        reached = strolls[steps] if steps < len(strolls) else strolls[-1]
        # Only what stands within reach can make a difference, so few positions are ever worked out.
        blocked &= reached ^ 1 << start
        if not blocked:
            return reached
        question = (start, steps, blocked)
        answer = self._floods.get(question)
        if answer is None:
            if len(self._floods) >= _REMEMBERED_FLOODS:
                self._floods.clear()
            answer = self._floods[question] = self._flood_between(start, steps, reached ^ blocked)
        return answer

    def _flood_between(self, start: int, steps: int, free: int) -> int:
        """As `flood`, entering only hexes of the set `free`; at least one step."""
        walk = self.walk
        frontier = walk[start] & free
        reached = 1 << start | frontier
        while steps > 1 and frontier:
            steps -= 1
            ahead = 0
            while frontier:
                top = frontier.bit_length() - 1
                ahead |= walk[top]
                frontier ^= 1 << top
            frontier = ahead & free & ~reached
            reached |= frontier
        return reached

    def _ball(self, a: int) -> tuple[int, ...]:
        """The hexes within 0, 1, 2, ... of `a`, as far as it goes."""
        balls = self._balls[a]
        if balls is None:
            balls = self._balls[a] = _spread(self.near, 1 << a)
        return balls


def _reversed(links: Sequence[int]) -> tuple[int, ...]:
    """By hex, the set of hexes that are linked to it."""
    sources = [0] * len(links)
    for h, targets in enumerate(links):
        for target in bits(targets):
            sources[target] |= 1 << h
    return tuple(sources)


def _spread(links: Sequence[int], start: int) -> tuple[int, ...]:
    """The sets of hexes reached from the set `start` in at most 0, 1, 2, ... steps, as far as it goes."""
    reached = frontier = start
    spread = [start]
    while True:
        ahead = 0
        while frontier:
            top = frontier.bit_length() - 1
            ahead |= links[top]
            frontier ^= 1 << top
        frontier = ahead & ~reached
        if not frontier:
            return tuple(spread)
        reached |= frontier
        spread.append(reached)


def _as_distances(spread: Sequence[int], size: int) -> tuple[int, ...]:
    """How many steps it takes to reach each hex, given the sets of hexes reached in 0, 1, 2, ... steps."""
    distances = [FAR] * size
    before = 0
    for steps, reached in enumerate(spread):
        for h in bits(reached & ~before):
            distances[h] = steps
        before = reached
    return tuple(distances)
