"""Pages 39 and 1: saving the game, and resuming it (IV-SHIP-SAVE, IV-SHIP-RESUME)."""

from __future__ import annotations

from starboard.core.choice import Value, choose
from starboard.games.vanguard import effects_ship as effects
from starboard.games.vanguard.queries_ship import decider
from starboard.games.vanguard.rules.ship.records import put_board_away
from starboard.games.vanguard.ship_state import Page
from starboard.games.vanguard.state import State

GO_ON: Value = ("go-on",)
SAVE: Value = ("save",)
DEADLY = ("no_push", "deadly_injuries", "lost_uniques", "short_supplies")
"""IV-DES-27: the rules of the Deadly Space card, by the name of their switch."""


async def save_or_go_on(state: State) -> None:
    """IV-SHIP-SAVE-01, IV-SHIP-SAVE-02: go on with the bridge, or put everything away until the game is resumed. Rules
    of Deadly Space may be added or dropped here (IV-MODE-02)."""
    switches: list[Value] = [("deadly", name) for name in DEADLY]
    picked = await choose(decider(state), "saving", [GO_ON, SAVE, *switches], rule="IV-SHIP-SAVE-01")
    if picked[0] == "deadly":
        return effects.switch_deadly(state, str(picked[1]))
    if picked == GO_ON:
        return effects.turn_to(state, Page.BRIDGE)
    put_board_away(state)
    effects.save(state)
    effects.turn_to(state, Page.RESUME)


async def resume(state: State) -> None:
    """IV-SHIP-RESUME-01 to 04: tokens and books are at hand, leaders take their available crew; then page 2."""
    effects.resume(state)
    effects.turn_to(state, Page.BRIDGE)


STEPS = (save_or_go_on,)
RESUMING = (resume,)
