"""Page 24, begin exploration: the book is closed, and the board takes over (IV-SHIP-BEGIN)."""

from __future__ import annotations

from starboard.games.vanguard import effects as planet_effects
from starboard.games.vanguard import effects_ship as effects
from starboard.games.vanguard.state import Phase, State


async def begin(state: State) -> None:
    """IV-SHIP-BEGIN-01: the exploration begins; it is set up by the rules of the planet."""
    effects.close_book(state)
    planet_effects.go_on_with(state, Phase.BEGIN)


STEPS = (begin,)
