"""The order of the ship book: which page comes next, and which of its steps (IV-SHIP-GEN-01, IV-SHIP-GEN-02)."""

from __future__ import annotations

from collections.abc import Callable

from starboard.core.game import Step
from starboard.games.vanguard.rules.ship import (
    barracks,
    begin,
    bridge,
    debriefing,
    docking,
    facilities,
    hangar,
    laboratory,
    landing,
    launch,
    leaving,
    medbay,
    memorial,
    production,
    saving,
    situations,
    starmap,
    starting,
    unloading,
)
from starboard.games.vanguard.ship_state import Page
from starboard.games.vanguard.state import State

Rule = Callable[[State], Step]


async def come_back(state: State) -> None:
    """A facility is done: back to page 6."""
    facilities.come_back(state)


PAGES: dict[int, tuple[Rule, ...]] = {
    Page.QUICK_START: starting.QUICK_START,
    Page.CONTINUATION: starting.CONTINUATION,
    Page.RESUME: saving.RESUMING,
    Page.BRIDGE: bridge.STEPS,
    Page.STAR_MAP: starmap.STEPS,
    Page.FACILITIES: facilities.STEPS,
    Page.LABORATORY: (*laboratory.STEPS, come_back),
    Page.PRODUCTION: (*production.STEPS, come_back),
    Page.BARRACKS: (*barracks.STEPS, come_back),
    Page.SITUATIONS: (*situations.STEPS, come_back),
    Page.HANGAR: hangar.STEPS,
    Page.LAUNCH: (
        launch.prepare,
        launch.choose_team,
        launch.stay_aboard,
        launch.offer_deck,
        launch.change_deck,
        launch.load,
        launch.board,
        landing.descend,
        landing.touch_down,
    ),
    Page.BEGIN: begin.STEPS,
    Page.LEAVING: leaving.STEPS,
    Page.DOCKING: docking.STEPS,
    Page.DEBRIEFING: debriefing.STEPS,
    Page.UNLOADING: unloading.STEPS,
    Page.MEDBAY: medbay.STEPS,
    Page.MEMORIAL: memorial.STEPS,
    Page.SAVING: saving.STEPS,
}
"""By page, its steps in order."""


def next_page_step(state: State) -> Step:
    """The step that comes next on the open page."""
    ship = state.ship
    return PAGES[ship.page][ship.step](state)
