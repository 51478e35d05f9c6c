"""Page 26, docking: a failed mission, the lander's limit, and the crew that has rested (IV-SHIP-DOCK)."""

from __future__ import annotations

from starboard.core.choice import Value, choose
from starboard.games.vanguard import effects_ship as effects
from starboard.games.vanguard.printed import SCIENCE
from starboard.games.vanguard.queries_ship import crew_at, lander_value, stored_uniques
from starboard.games.vanguard.rules.ship.morale import can_return_dice, lower_morale, return_dice
from starboard.games.vanguard.ship_state import VERY_LOW, Page, Place
from starboard.games.vanguard.state import State


async def face_failure(state: State) -> None:
    """IV-SHIP-DOCK-01, IV-SHIP-DOCK-02: after a failed mission nobody ranks up and morale falls; where it cannot,
    every section returns a die (IV-SHIP-MORALE-04)."""
    ship = state.ship
    effects.next_step(state)
    if ship.aimless or not ship.failed:
        return
    effects.put_failure_away(state)
    if ship.morale == VERY_LOW and can_return_dice(state):
        await return_dice(state, "IV-SHIP-MORALE-04")
    else:
        await lower_morale(state, "IV-SHIP-DOCK-01")


async def keep_to_limit(state: State) -> None:
    """IV-SHIP-DOCK-03, IV-RULING-26: unique discoveries count and are kept; the Science leader leaves others behind."""
    ship = state.ship
    limit = lander_value(ship, "discoveries")
    held = len(state.discoveries) + len(stored_uniques(state))
    if ship.aimless or not state.discoveries or held <= limit:
        return effects.next_step(state)
    values: list[Value] = [("leave", each) for each in sorted(set(state.discoveries))]
    picked = await choose(state.leaders[SCIENCE], "leave-discovery", values, rule="IV-SHIP-DOCK-03", limit=limit)
    effects.leave_discovery(state, int(picked[1]))


async def wake_crew(state: State) -> None:
    """IV-SHIP-DOCK-04, IV-SHIP-DOCK-05: the resting crew is available; the away team is not yet."""
    for crew in crew_at(state.ship, Place.RESTING):
        effects.move_crew(state, crew, Place.AVAILABLE, "IV-SHIP-DOCK-04")
    effects.turn_to(state, Page.MEDBAY if state.ship.aimless else Page.DEBRIEFING)


STEPS = (face_failure, keep_to_limit, wake_crew)
