"""Page 28, unloading: unique discoveries to their pockets, others to the store, mods to Future Use (IV-SHIP-UNLOAD)."""

from __future__ import annotations

from starboard.games.vanguard import effects_ship as effects
from starboard.games.vanguard.printed import BOX
from starboard.games.vanguard.printed_ship import BOOK
from starboard.games.vanguard.rules.ship.aboard import carry_out
from starboard.games.vanguard.ship_state import Page
from starboard.games.vanguard.state import State


async def store_uniques(state: State) -> None:
    """IV-SHIP-UNLOAD-01: one unique discovery after the other into its pocket; what it does aboard is done."""
    if not state.uniques:
        return effects.next_step(state)
    unique = state.uniques[0]
    effects.take_unique(state, unique)
    if BOX.uniques[unique].spec.number <= BOX.numbers.last_stored_unique:
        effects.store_unique(state, unique)
        await carry_out(state, BOX.uniques[unique], BOX.uniques[unique].calls["ship"])


async def reward_rows(state: State) -> None:
    """IV-SHIP-UNLOAD-02: a row of pockets that is full gives its reward, once."""
    ship = state.ship
    stored = [BOX.uniques[unique].spec.number for unique in ship.pockets]
    for row, numbers in enumerate(BOOK.pocket_rows):
        if row not in ship.rows and all(number in stored for number in numbers):
            effects.reward_row(state, row)
            return await carry_out(state, BOOK.rows[row], BOOK.rows[row].calls["reward"])
    effects.next_step(state)


async def store_discoveries(state: State) -> None:
    """IV-SHIP-UNLOAD-03, IV-DISC-05: one discovery after the other; its "ship management" ability is resolved."""
    if not state.discoveries:
        return effects.next_step(state)
    discovery = state.discoveries[0]
    effects.unload(state, discovery)
    await carry_out(state, BOX.discoveries[discovery], BOX.discoveries[discovery].calls["ship"])


async def store_mods(state: State) -> None:
    """IV-SHIP-UNLOAD-04: mods wait in the Future Use envelope; then to the medbay."""
    effects.unload_mods(state)
    effects.turn_to(state, Page.MEDBAY)


STEPS = (store_uniques, reward_rows, store_discoveries, store_mods)
