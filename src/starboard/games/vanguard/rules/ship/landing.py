"""Page 23 goes on: the landing sequence (IV-SHIP-LAND)."""

from __future__ import annotations

from starboard.core.chance import roll
from starboard.games.vanguard import effects_ship as effects
from starboard.games.vanguard.printed_ship import BOOK, LANDING_ROWS
from starboard.games.vanguard.queries_ship import landing_of
from starboard.games.vanguard.rules.acting import choose_part
from starboard.games.vanguard.rules.ship.aboard import ALL, carry_out
from starboard.games.vanguard.rules.ship.records import uncover_board
from starboard.games.vanguard.ship_state import Page
from starboard.games.vanguard.state import State


async def descend(state: State) -> None:
    """IV-SHIP-LAND-02, IV-SHIP-LAND-03: roll, resolve the row, one step nearer; until the last step or a row that ends
    the landing. Of several options one that can be paid is chosen (IV-RULING-50), and push is allowed beside that
    (IV-SHIP-LAND-04)."""
    ship = state.ship
    landing = landing_of(ship)
    if ship.track == 0:
        return effects.next_step(state)
    result = (await roll("landing", 1, BOOK.numbers.landing_sides, rule="IV-SHIP-LAND-03"))[0]
    row = BOOK.landing_rows[landing][result]
    part, options = BOOK.rows_of[landing][row]
    effects.tell_landing_roll(state, landing, row, result + 1)
    effects.set_landing_track(state, 0 if part.spec.ends else ship.track - 1)
    card = BOOK.landings[landing]
    await carry_out(state, card, part.call)
    if options:
        part_chosen = await choose_part(
            state, ALL, options, "landing-row", "IV-SHIP-LAND-03", ("landings", landing * LANDING_ROWS + row)
        )
        if part_chosen is not None:
            await carry_out(state, card, part_chosen.call)


async def touch_down(state: State) -> None:
    """IV-SHIP-LAND-07: after the last step what the card says of a good landing; then page 24, with the board of the
    planet."""
    landing = landing_of(state.ship)
    effects.touch_down(state, landing)
    uncover_board(state)
    card = BOOK.landings[landing]
    effects.turn_to(state, Page.BEGIN)
    await carry_out(state, card, card.calls["success"])
