"""Morale, the penalty token, and what is lost where there is no lower morale (IV-SHIP-MORALE, IV-SHIP-PEN)."""

from __future__ import annotations

from starboard.core.choice import Value, choose
from starboard.games.vanguard import effects_ship as effects
from starboard.games.vanguard.printed_ship import BOOK
from starboard.games.vanguard.queries_ship import SECTION_NUMBERS, decider, dice_of_each
from starboard.games.vanguard.ship_state import HIGH, VERY_LOW
from starboard.games.vanguard.state import State


def raise_morale(state: State, rule: str) -> None:
    """IV-SHIP-MORALE-02: one level up, never above high."""
    if state.ship.morale < HIGH:
        effects.set_morale(state, state.ship.morale + 1, rule)


async def lower_morale(state: State, rule: str) -> None:
    """IV-SHIP-MORALE-02, 03, 05: one level down; where there is none, a penalty that the players choose."""
    ship = state.ship
    if ship.morale > VERY_LOW:
        return effects.set_morale(state, ship.morale - 1, rule)
    values: list[Value] = []
    if can_return_dice(state):
        values.append(("return-dice",))
    if not ship.penalty:
        values.append(("take-penalty",))
    if not values:
        return
    picked = await choose(decider(state), "morale-penalty", values, rule="IV-SHIP-MORALE-05")
    if picked[0] == "return-dice":
        await return_dice(state, "IV-SHIP-MORALE-05")
    else:
        effects.take_penalty(state)


async def take_penalty(state: State) -> None:
    """IV-SHIP-PEN-01, IV-SHIP-PEN-02: the penalty token; whoever has it already lowers morale, or returns dice."""
    ship = state.ship
    if not ship.penalty:
        effects.take_penalty(state)
    else:
        await lower_morale(state, "IV-SHIP-PEN-02")


# --- dice that go back ------------------------------------------------------------------------------------------------


def can_return_dice(state: State) -> bool:
    """IV-SHIP-MORALE-05: no section goes below the dice it began with."""
    return dice_of_each(state.ship) > BOOK.numbers.least_dice


async def return_dice(state: State, rule: str) -> None:
    """Every section returns one die of its choice; its own leader chooses."""
    for section in SECTION_NUMBERS:
        kinds = sorted(set(state.ship.dice[section]))
        values: list[Value] = [("return-die", section, die) for die in kinds]
        picked = await choose(state.leaders[section], "return-die", values, rule=rule)
        effects.return_die(state, section, int(picked[2]), rule)
