"""Page 27, debriefing: ranks, success, dice bought and sold, objectives (IV-SHIP-DEBRIEF)."""

from __future__ import annotations

from starboard.core.choice import Value, choose
from starboard.core.ruling import ALLOWED, Ruling, refuse
from starboard.games.vanguard import effects_ship as effects
from starboard.games.vanguard.printed_ship import BOOK
from starboard.games.vanguard.queries_ship import (
    SECTION_NUMBERS,
    assignable,
    can_take_dice,
    crew_at,
    decider,
    dice_of_each,
    dice_on_sale,
    dice_price,
    free_sleeves,
)
from starboard.games.vanguard.rules.ship.aboard import DECLINE, DONE
from starboard.games.vanguard.rules.ship.morale import can_return_dice, return_dice
from starboard.games.vanguard.rules.ship.objectives import settle_objectives
from starboard.games.vanguard.ship_state import Page, Place
from starboard.games.vanguard.state import State

BUY: Value = ("buy-dice",)
SELL: Value = ("sell-dice",)


def can_rank_up(state: State, crew: int) -> Ruling:
    """IV-SHIP-DEBRIEF-01, IV-RULING-66: never above the highest rank, and only with a free sleeve."""
    ship = state.ship
    rank = ship.ranks[crew] + 1
    if rank > len(BOOK.numbers.sleeves):
        return refuse("IV-RULING-66", "highest-rank")
    if free_sleeves(ship, ship.sections[crew], rank) < 1:
        return refuse("IV-SHIP-DEBRIEF-01", "no-sleeve", rank=rank)
    return ALLOWED


async def rank_up(state: State) -> None:
    """IV-SHIP-DEBRIEF-01, IV-RULING-66: with a completed card each member of the away team may rank up, if the
    section's leader wants it."""
    section = state.ship.at
    if section == len(SECTION_NUMBERS) or not state.ranked:
        return effects.next_step(state)
    for crew in crew_at(state.ship, Place.RETURNED, section):
        if can_rank_up(state, crew):
            picked = await choose(
                state.leaders[section],
                "rank-up",
                [("promote", crew), DECLINE],
                rule="IV-SHIP-DEBRIEF-01",
                section=section,
            )
            if picked != DECLINE:
                effects.raise_rank(state, crew, "IV-SHIP-DEBRIEF-01")
                effects.note_rank_up(state)
    effects.next_at(state)


async def bank(state: State) -> None:
    """IV-SHIP-DEBRIEF-02, IV-SHIP-DEBRIEF-03: the rank-up card is put away, success tokens go into the bag."""
    effects.put_rank_up_away(state)
    effects.bank_success(state)
    effects.next_step(state)


# --- dice -------------------------------------------------------------------------------------------------------------


def can_buy(state: State, rank: int = 0) -> Ruling:
    """IV-SHIP-DEBRIEF-04: the price is there, and a die for every section."""
    ship = state.ship
    price = dice_price(ship, rank)
    if not can_take_dice(ship):
        return refuse("IV-SHIP-DEBRIEF-08", "no-dice-left")
    if ship.success < price:
        return refuse("IV-SHIP-DEBRIEF-04", "too-little-success", success=price)
    return ALLOWED


def can_sell(state: State) -> Ruling:
    """IV-SHIP-DEBRIEF-07: not below the dice one began with."""
    if not can_return_dice(state):
        return refuse("IV-SHIP-DEBRIEF-07", "too-few-dice", least=BOOK.numbers.least_dice)
    return ALLOWED


def _helpers(state: State) -> list[int]:
    """IV-SHIP-DEBRIEF-05: crew members whose assignment makes the price lower, and payable."""
    ship = state.ship
    off = BOOK.numbers.dice_discount
    return [crew for crew in assignable(state) if off[ship.ranks[crew] - 1] and can_buy(state, ship.ranks[crew])]


async def trade_dice(state: State) -> None:
    """IV-SHIP-DEBRIEF-04 to 07: buy one die for every section, or sell one of every section, as often as possible."""
    ship = state.ship
    buy, sell = can_buy(state), can_sell(state)
    values: list[Value] = [BUY] if buy else []
    values += [("buy-with", crew) for crew in _helpers(state)]
    if sell:
        values.append(SELL)
    if not values:
        return effects.next_step(state)
    rulings: list[tuple[Value, Ruling]] = [(BUY, buy), (SELL, sell)]
    picked = await choose(
        decider(state),
        "trade-dice",
        [*values, DONE],
        rule="IV-SHIP-DEBRIEF-04",
        refused=lambda: [(value, ruling) for value, ruling in rulings if not ruling],
        price=dice_price(ship),
        success=ship.success,
    )
    if picked == DONE:
        return effects.next_step(state)
    if picked == SELL:
        gained = dice_of_each(ship) // BOOK.numbers.sale_part
        await return_dice(state, "IV-SHIP-DEBRIEF-07")
        return effects.change_success(state, gained, "IV-SHIP-DEBRIEF-07")
    rank = 0
    if picked[0] == "buy-with":
        rank = ship.ranks[int(picked[1])]
        effects.assign(state, int(picked[1]), "IV-SHIP-DEBRIEF-05")
    effects.change_success(state, -dice_price(ship, rank), "IV-SHIP-DEBRIEF-04")
    await take_dice(state)


async def take_dice(state: State) -> None:
    """IV-SHIP-DEBRIEF-08: every section gains a die that its leader picks among those in the supply."""
    for section in SECTION_NUMBERS:
        values: list[Value] = [("take-die", section, die) for die in dice_on_sale(state.ship)]
        picked = await choose(state.leaders[section], "take-die", values, rule="IV-SHIP-DEBRIEF-08", section=section)
        effects.gain_die(state, section, int(picked[2]))


async def report(state: State) -> None:
    """IV-KEY-07: objectives that the mission has reached; then the hold is unloaded."""
    effects.turn_to(state, Page.UNLOADING)
    await settle_objectives(state)


STEPS = (rank_up, bank, trade_dice, report)
