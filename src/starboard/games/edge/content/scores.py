"""What counts at the end: destiny cards, tokens and civilization modules (U-09 to U-11, AE-END-09)."""

from __future__ import annotations

from collections.abc import Callable

from starboard.games.edge.content.registry import EFFECTS, SCORE
from starboard.games.edge.printed import BOX, FLEET, MODULE_TYPES, TRACKS
from starboard.games.edge.queries import all_moons, resources_of
from starboard.games.edge.state import SUPPLY, Player, State


def _modules(player: Player, type: int) -> int:
    return sum(1 for module in player.modules if BOX.module_types[module.number] == type)


def _counts(state: State, who: int) -> dict[str, Callable[[], int]]:
    """Everything that can be counted at the end, by name; each is worked out only when it is wanted."""
    player = state.players[who]
    own = [each for each in state.developments if each.owner == who]
    in_use = [each for each in own if not each.out_of_use]  # AE-RULING-65
    counts: dict[str, Callable[[], int]] = {
        "modules": lambda: len(player.modules),
        "module-sets": lambda: min(_modules(player, type) for type in range(len(MODULE_TYPES))),
        "moons": lambda: len(all_moons(player)),
        "moon-colours": lambda: len(
            {BOX.moons[moon].spec.type for moon in all_moons(player) if BOX.moons[moon].spec.type}
        ),
        "nebula-moons": lambda: sum(1 for moon in all_moons(player) if BOX.moons[moon].spec.set != "planetary"),
        "developments": lambda: len(in_use),
        "development-types": lambda: len({each.type for each in in_use}),
        "committed": lambda: sum(each.leaders for each in own),
        "leaders": lambda: player.leaders,
        "ships": lambda: sum(1 for place in player.ships if place != SUPPLY),
        "ship-types": lambda: len({FLEET[ship] for ship, place in enumerate(player.ships) if place != SUPPLY}),
        "upgrades": lambda: (
            len(player.upgrades) + (len(state.hegemon.tiles) if state.hegemon and who == state.seats else 0)
        ),
        "wins": lambda: player.wins,
        "tokens": lambda: len(player.discoveries) + len(player.supremacies),
        "resources": lambda: resources_of(player),
        "lowest-track": lambda: min(player.tracks),
        "tracks-at-5": lambda: sum(1 for space in player.tracks if space >= 5),
    }
    for track, name in enumerate(TRACKS):
        counts[name] = lambda track=track: player.tracks[track]  # type: ignore[misc]
    return counts


@EFFECTS.on("per", SCORE)
def per(state: State, who: int, *, what: str, points: int = 1, each: int = 1, most: int = 99) -> int:
    """Points for each of something, or for every so many of it."""
    return min(most, points * (_counts(state, who)[what]() // each))


@EFFECTS.on("at-least", SCORE)
def at_least(state: State, who: int, *, what: str, count: int, points: int) -> int:
    """Points for having so many of something."""
    return points if _counts(state, who)[what]() >= count else 0


@EFFECTS.on("most", SCORE)
def most_of(state: State, who: int, *, what: str, points: int, shared: int = 0) -> int:
    """Points for having more of something than anybody else, or as many."""
    own = _counts(state, who)[what]()
    best = max((_counts(state, other)[what]() for other in range(len(state.players)) if other != who), default=0)
    return points if own > best else shared if own == best else 0


@EFFECTS.on("steps", SCORE)
def steps(state: State, who: int, *, what: str, points: list[int]) -> int:
    """Points by how many there are: the first number is for one of it."""
    count = _counts(state, who)[what]()
    return points[min(count, len(points)) - 1] if count else 0


@EFFECTS.on("flat", SCORE)
def flat(state: State, who: int, *, points: int) -> int:
    """Points for nothing but having it."""
    return points
