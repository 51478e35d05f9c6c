"""Ways over the map: how far a hex is for a hero, and what stops a walk before it."""

from __future__ import annotations

from typing import NamedTuple

from starboard.core.hexes import bits
from starboard.games.hagalaz.queries import is_revealed
from starboard.games.hagalaz.rules.movement import is_quiet, other_heroes, strikers, ways_from
from starboard.games.hagalaz.state import Hero, State


class Stop(NamedTuple):
    """The hex where a walk comes to a halt, since something happens there: loot, an area, fire, a blow, a lift."""

    at: int
    cause: str


def way_to(state: State, start: int, goal: int, *, locked: bool = True, enemies: bool = True) -> list[int]:
    """The hexes of a shortest walk, the first one not included; empty if there is none. Doors may be thought open, and
    enemies away. Fast travel is a step like any other (HG-MOVE-11)."""
    grid = state.grid if locked else state.kit.board.grid(0)
    closed = state.enemy_hexes if enemies else 0
    links = state.kit.mission.links
    came: dict[int, int] = {start: start}
    front = [start]
    while front and goal not in came:
        reached = []
        for here in front:
            onward = grid.walk[here] | (1 << links[here] if here in links else 0)
            for to in bits(onward & ~closed):
                if to not in came:
                    came[to] = here
                    reached.append(to)
        front = reached
    if goal not in came or goal == start:
        return []
    way = [goal]
    while came[way[-1]] != start:
        way.append(came[way[-1]])
    return way[::-1]


def doors_on(state: State, start: int, way: list[int]) -> list[int]:
    """The locked doors that a way leads through."""
    board = state.kit.board
    crossed = [board.edge(a, b).door for a, b in zip([start, *way], way, strict=False)]
    return [door for door in crossed if door >= 0 and state.locked_doors >> door & 1]


def first_stop(state: State, hero: Hero, way: list[int], *, provoke: bool = True) -> Stop | None:
    """Where a walk along a way halts before its end."""
    here = hero.at
    for to in way[:-1]:
        if not state.grid.walk[here] >> to & 1:
            return Stop(to, "lift")
        if provoke and strikers(state, here, to):
            return Stop(to, "strike")
        if state.inferno >> to & 1:
            return Stop(to, "fire")
        if to in state.loot:
            return Stop(to, "loot")
        if not is_revealed(state, to) or not is_quiet(state, to):
            return Stop(to, "door")
        here = to
    return None


def in_one_go(state: State, hero: Hero, points: int, to: int) -> bool:
    """Whether a walk of so many points leads to a hex without a halt."""
    return any(values[-1] == ("move", to) for values, _ in ways_from(state, hero, points, provoke=True))


def is_taken(state: State, hero: Hero, at: int) -> bool:
    """Whether somebody else is in a hex."""
    return bool((state.enemy_hexes | other_heroes(state, hero)) >> at & 1)
