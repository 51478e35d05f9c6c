"""POI cards: placing them (IV-POI)."""

from __future__ import annotations

from starboard.games.vanguard import effects
from starboard.games.vanguard.moments import Moment
from starboard.games.vanguard.rules.acting import react
from starboard.games.vanguard.rules.rank_up import look_at_rank_up
from starboard.games.vanguard.state import State


async def place_poi(state: State, at: int, poi: int, *, top: bool = False) -> None:
    """IV-POI-01 to 03: a card replaces those of its sector, or is put on top of them."""
    effects.place_poi(state, at, poi, top=top, rule="IV-POI-03" if top else "IV-POI-01")
    look_at_rank_up(state)
    await react(state, Moment.POI_PLACED)
