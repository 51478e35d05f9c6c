"""Page 17, the situation room: situations in play are solved (IV-SHIP-SIT)."""

from __future__ import annotations

from starboard.core.choice import Value, choose
from starboard.core.ruling import ALLOWED, Ruling, refuse
from starboard.games.vanguard import effects_ship as effects
from starboard.games.vanguard.printed_ship import BOOK
from starboard.games.vanguard.queries_ship import can_assign_all, decider, payable
from starboard.games.vanguard.rules.ship.aboard import DONE, carry_out, pay_price
from starboard.games.vanguard.ship_state import Situation
from starboard.games.vanguard.state import State


def can_solve(state: State, card: int, way: int) -> Ruling:
    """IV-SHIP-SIT-02: the whole price of a way to solve a situation is there."""
    ship = state.ship
    price, part = BOOK.ways[card][way]
    if part.goal is not None and not part.goal(state, -1):
        return refuse("IV-SHIP-SIT-02", "way-not-open")
    if ship.energy < price.energy:
        return refuse("IV-SHIP-SIT-02", "too-little-energy", energy=price.energy, has=ship.energy)
    if ship.success < price.success:
        return refuse("IV-SHIP-SIT-02", "too-little-success", success=price.success)
    if not payable(ship.collected, price.discoveries):
        return refuse("IV-SHIP-SIT-02", "discoveries-missing")
    if not can_assign_all(state, price.crew):
        return refuse("IV-SHIP-SIT-02", "crew-missing")
    return ALLOWED


def _ways(state: State) -> dict[Value, tuple[Situation, int]]:
    """By the answer that solves it so: a situation and a way."""
    return {
        ("solve", situation.card, way): (situation, way)
        for situation in state.ship.situations
        for way in range(len(BOOK.ways[situation.card]))
    }


def solvable(state: State) -> list[Value]:
    """The ways that can be paid for now."""
    return [value for value, (situation, way) in _ways(state).items() if can_solve(state, situation.card, way)]


async def solve(state: State) -> None:
    """IV-SHIP-SIT-01, IV-SHIP-SIT-02: solve as many situations as can be paid for."""
    values = solvable(state)
    if not values:
        return effects.next_step(state)
    ways = _ways(state)

    def refused() -> list[tuple[Value, Ruling]]:
        rulings = [(value, can_solve(state, situation.card, way)) for value, (situation, way) in ways.items()]
        return [(value, ruling) for value, ruling in rulings if not ruling]

    picked = await choose(decider(state), "situation-room", [*values, DONE], rule="IV-SHIP-SIT-02", refused=refused)
    if picked == DONE:
        return effects.next_step(state)
    situation, way = ways[picked]
    price, part = BOOK.ways[situation.card][way]
    await pay_price(state, price, "IV-SHIP-SIT-02")
    effects.close_situation(state, situation, solved=True)
    await carry_out(state, BOOK.situations[situation.card], part.calls["solve"])


STEPS = (solve,)
