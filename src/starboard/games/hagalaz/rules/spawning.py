"""Spawning grunts and elites (catalogue 38, 39)."""

from __future__ import annotations

from starboard.core.chance import draw
from starboard.core.choice import choose
from starboard.core.hexes import bits
from starboard.games.hagalaz.effects import announce_no_spawn, place_enemy, take_from_bag
from starboard.games.hagalaz.queries import active_hero, is_revealed, spawns_by_distance
from starboard.games.hagalaz.state import Enemy, State


async def draw_grunt(state: State) -> str:
    """HG-BAG-07: a random token out of the bag, without replacement."""
    place = await draw("bag", state.bag, rule="HG-BAG-07")
    return take_from_bag(state, place)


async def spawn(state: State, *, far: bool, rule: str = "HG-SPAWN-03") -> Enemy | None:
    """HG-SPAWN-01 to 04, HG-RULING-38, 40: a random grunt on the nearest (or farthest) open spawn hex."""
    spawns = spawns_by_distance(state, far)
    if not spawns or not any(state.bag):
        announce_no_spawn(state)
        return None
    picked = await choose(active_hero(state).seat, "spawn-where", [("spawn", at) for at in spawns], rule="HG-RULING-38")
    token = await draw_grunt(state)
    return place_enemy(state, token, int(picked[1]), stunned=False, rule=rule)


async def spawn_elite(state: State, elite: str) -> Enemy:
    """HG-ELSP-01, HG-ELSP-02: an elite appears on its spawn hex, or in the nearest available hex."""
    the_kit = state.kit
    spec = next(spec for spec in the_kit.mission.spec.elite if spec.id == elite)
    home = the_kit.board.marks[f"elite-{spec.spawn}"][0]
    distances = state.grid.distances(home)
    free = bits(((1 << the_kit.board.size) - 1) & ~(state.hero_hexes | state.enemy_hexes))
    least = min(distances[hex] for hex in free)
    values = [("elite-at", hex) for hex in free if distances[hex] == least]
    lead = state.heroes[state.lead]
    picked = await choose(lead.seat, "elite-where", values, rule="HG-ELSP-02", elite=elite)
    at = int(picked[1])
    return place_enemy(state, elite, at, stunned=not is_revealed(state, at), rule="HG-ELSP-01")
