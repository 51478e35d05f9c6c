"""The Loom: the board is woven back."""

from __future__ import annotations

from starboard.games.vanguard import effects
from starboard.games.vanguard.content.deeds import place_deed, refresh_deed
from starboard.games.vanguard.content.registry import DEED, EFFECTS
from starboard.games.vanguard.printed import BOX
from starboard.games.vanguard.queries import member_of, member_sections, top_poi
from starboard.games.vanguard.state import State

HEM = 1
"""The sector where every weave begins."""


@EFFECTS.on("weave", DEED)
async def weave(state: State, who: int) -> None:
    """The board as it was: no cards but the printed ones, no markers, the first threats where they began; the members
    beside the lander, with no die exhausted."""
    for at in range(len(state.sectors)):
        effects.clear_poi(state, at, "IV-POI-01")
        printed = top_poi(state, at)
        if printed >= 0:
            effects.clear_tracks(state, BOX.pois[printed], at)
    for threat in list(state.threats):
        effects.remove_threat(state, threat, neutralised=False)
    for first in BOX.planets[state.planet].spec.threats:
        effects.place_threat(state, BOX.threats.number(first.id), first.sector - 1)
    for section in member_sections(state):
        await place_deed(state, section, sector=HEM)
        await refresh_deed(state, section, count=len(member_of(state, section).dice))
