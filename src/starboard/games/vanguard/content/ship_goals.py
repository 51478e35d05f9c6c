"""Goals of the campaign: how many Lamps were found, what the Keepers think of us, who is missing."""

from __future__ import annotations

from starboard.games.vanguard.content.registry import EFFECTS, GOAL
from starboard.games.vanguard.queries import fact_of
from starboard.games.vanguard.queries_ship import pulses
from starboard.games.vanguard.ship_state import Place
from starboard.games.vanguard.state import State

LAMPS = tuple(f"lamp-{name}" for name in ("tessaly", "kestrel", "cairn", "halcyon", "sunder", "ossuary", "loom"))
"""The marks of the seven Lamps: 1 lit, 2 kept dark."""
LIT, DARK = 1, 2

KINDNESSES: tuple[tuple[tuple[str, int], ...], ...] = (
    (("tessaly-vents", 2), ("pools-saved", 1)),
    (("kestrel-spared", 1), ("garden-amends", 1)),
    (("cairn-song", 1), ("keepers-heard", 1)),
    (("halcyon-crew", 1),),
    (("ossuary-names", 1),),
    (("witness-trust", 1), ("keeper-grammar", 1)),
    (("sunder-pilgrim", 1),),
    (("boats-left", 1),),
)
"""What the Keepers count: each of these once, if one of its marks has that value. A Lamp left dark counts too."""


def lamps(state: State, *values: int) -> int:
    """How many Lamps have one of these values."""
    return sum(1 for each in LAMPS if fact_of(state, each) in values)


def favour_of(state: State) -> int:
    """How many things the Keepers have seen us do well."""
    kind = sum(1 for each in KINDNESSES if any(fact_of(state, fact) == value for fact, value in each))
    return kind + bool(lamps(state, DARK))


@EFFECTS.on("lamps-lit", GOAL)
def lamps_lit(state: State, who: int, *, least: int) -> bool:
    """So many Lamps burn."""
    return lamps(state, LIT) >= least


@EFFECTS.on("lamps-dark", GOAL)
def lamps_dark(state: State, who: int, *, least: int) -> bool:
    """So many Lamps were found and kept dark."""
    return lamps(state, DARK) >= least


@EFFECTS.on("lamps-found", GOAL)
def lamps_found(state: State, who: int, *, least: int) -> bool:
    """So many Lamps were found, whatever was done with them."""
    return lamps(state, LIT, DARK) >= least


@EFFECTS.on("favour", GOAL)
def favour(state: State, who: int, *, least: int) -> bool:
    """The Keepers have seen us do so many things well."""
    return favour_of(state) >= least


@EFFECTS.on("weeks-left", GOAL)
def weeks_left(state: State, who: int, *, most: int) -> bool:
    """The Eye falls silent after so many passes more, this one included, or fewer."""
    last = pulses(state.ship)
    return 0 < last < state.ship.passes + most


@EFFECTS.on("lost-crew", GOAL)
def lost_crew(state: State, who: int, *, least: int) -> bool:
    """So many crew members have died."""
    return state.ship.places.count(Place.DEAD) >= least


@EFFECTS.on("collected", GOAL)
def collected(state: State, who: int, *, count: int) -> bool:
    """So many discoveries are stored on the ship."""
    return len(state.ship.collected) >= count
