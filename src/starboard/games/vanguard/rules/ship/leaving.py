"""Page 25, leaving the planet: what leaves the board, and what goes back to where it belongs (IV-SHIP-LEAVE)."""

from __future__ import annotations

from starboard.games.vanguard import effects_ship as effects
from starboard.games.vanguard.ship_state import Page
from starboard.games.vanguard.state import State


async def tidy_board(state: State) -> None:
    """IV-SHIP-LEAVE-03: cards that are not saved, optional missions and the condition card leave the board."""
    effects.tidy_board(state)
    effects.next_step(state)


async def come_aboard(state: State) -> None:
    """IV-SHIP-LEAVE-04 to 06: cards and dice to the section boxes, equipment to the armory, leads to the bag; charges
    are discarded. Whoever has come back is aboard, with all injuries; the dead are mourned. Of a planet that was never
    reached, because the landing was broken off (IV-SHIP-LAND-06), there is nothing to record."""
    effects.come_aboard(state)
    if state.ship.evacuated and state.lander_at < 0:
        effects.clear_board(state)
    effects.turn_to(state, Page.DOCKING)


STEPS = (tidy_board, come_aboard)
