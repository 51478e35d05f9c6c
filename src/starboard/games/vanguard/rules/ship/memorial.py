"""Page 36, the memorial wall: the dead, morale, and a section that has nobody left (IV-SHIP-MEMORIAL)."""

from __future__ import annotations

from starboard.core.chance import draw
from starboard.games.vanguard import effects_ship as effects
from starboard.games.vanguard.printed_ship import BOOK
from starboard.games.vanguard.queries_ship import SECTION_NUMBERS, can_recruit, is_lost, recruits, serving
from starboard.games.vanguard.rules.ship.morale import lower_morale
from starboard.games.vanguard.rules.ship.objectives import end_lost
from starboard.games.vanguard.ship_state import Page, Place
from starboard.games.vanguard.state import State


async def remember(state: State) -> None:
    """IV-SHIP-MEMORIAL-01, IV-SHIP-MEMORIAL-03: a place on the wall, and morale falls with each death."""
    ship = state.ship
    if not ship.mourned:
        return effects.next_step(state)
    crew = ship.mourned[0]
    own = ship.sections[crew]
    slots = BOOK.numbers.wall_slots
    free = [section for section in (own, *SECTION_NUMBERS) if len(ship.wall[section]) < slots]
    effects.remember(state, crew, free[0] if free else -1)
    for _ in range(BOOK.numbers.death_morale):
        await lower_morale(state, "IV-SHIP-MEMORIAL-03")


async def fill_ranks(state: State) -> None:
    """IV-SHIP-MEMORIAL-04, IV-DES-30: a section without crew recruits somebody at random; if nobody is left, all is
    lost."""
    ship = state.ship
    for section in SECTION_NUMBERS:
        if not serving(ship, section) and can_recruit(ship, section):
            crew = await draw("recruit", recruits(ship), rule="IV-SHIP-MEMORIAL-04")
            effects.recruit(state, crew, section, Place.AVAILABLE, "IV-SHIP-MEMORIAL-04")
    if is_lost(ship):
        return end_lost(state)
    effects.turn_to(state, Page.SAVING)


STEPS = (remember, fill_ranks)
