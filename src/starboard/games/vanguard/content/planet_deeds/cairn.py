"""Bright Cairn: the echo of two equal symbols, and the harmony it becomes."""

from __future__ import annotations

from starboard.games.vanguard.content.deeds import advance_deed, refresh_deed, time_deed
from starboard.games.vanguard.content.registry import DEED, EFFECTS, GOAL
from starboard.games.vanguard.printed import BIOMES, BOX
from starboard.games.vanguard.queries import top_poi
from starboard.games.vanguard.state import State


def _has_track(state: State, colour: str) -> bool:
    """Whether the action that is being checked has a track of a colour."""
    check = state.check
    if check is None or check.action < 0:
        return False
    return any(track.colour == colour for track in BOX.actions[check.action].tracks)


@EFFECTS.on("echo", DEED)
async def echo(state: State, who: int) -> None:
    """Resonance: red advances; an action without red, a Prepare and a route wind the condition's own track."""
    if _has_track(state, "red"):
        await advance_deed(state, who, track="red")
    else:
        await time_deed(state, who, which="condition")


@EFFECTS.on("harmony", DEED)
async def harmony(state: State, who: int) -> None:
    """In Tune: green advances; where there is no green track a die is refreshed."""
    if _has_track(state, "green"):
        await advance_deed(state, who, track="green")
    else:
        await refresh_deed(state, who)


@EFFECTS.on("in-biome", GOAL)
def in_biome(state: State, who: int, *, biome: str) -> bool:
    """The member is in a sector of a biome, printed there or on its POI (IV-RULING-22)."""
    member = state.members[who] if who >= 0 else None
    if member is None:
        return False
    poi = top_poi(state, member.at)
    biomes = BOX.boards[state.planet].biomes[member.at] | (BOX.poi_biomes[poi] if poi >= 0 else 0)
    return bool(biomes >> BIOMES.index(biome) & 1)


@EFFECTS.on("lander-elsewhere", GOAL)
def lander_elsewhere(state: State, who: int, *, sector: int) -> bool:
    """The lander is not in a sector yet."""
    return state.lander_at != sector - 1
