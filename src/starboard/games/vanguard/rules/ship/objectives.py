"""Objectives that are reached or missed, and the end of the campaign (IV-KEY-07, IV-DES-30)."""

from __future__ import annotations

from collections.abc import Callable

from starboard.games.vanguard import effects_ship as effects
from starboard.games.vanguard.printed_ship import BOOK
from starboard.games.vanguard.rules.ship.aboard import carry_out
from starboard.games.vanguard.state import State


def in_play(state: State) -> list[int]:
    """The objectives on the bridge, the main one first."""
    ship = state.ship
    return [ship.objective, *ship.sides] if ship.objective >= 0 else list(ship.sides)


def _holds(goal: Callable[..., bool] | None, state: State, *, otherwise: bool) -> bool:
    return otherwise if goal is None else goal(state, -1)


async def settle_objectives(state: State) -> None:
    """IV-KEY-07: whatever objective is reached gives its reward; the last one ends the campaign."""
    for card in in_play(state):
        objective = BOOK.objectives[card]
        if not _holds(objective.goals.get("done"), state, otherwise=False):
            continue
        effects.complete_objective(state, card)
        await carry_out(state, objective, objective.calls["reward"])
        if state.ship.ending >= 0:
            return
        if objective.spec.last:
            return effects.end_campaign(state, ending(state, won=True))


async def fail_late_objectives(state: State) -> None:
    """IV-DES-30: an objective whose passes are over does what its failure text says."""
    ship = state.ship
    for card in in_play(state):
        objective = BOOK.objectives[card]
        age = ship.age if card == ship.objective else ship.side_ages[ship.sides.index(card)]
        if 0 < objective.spec.limit < age:
            effects.fail_objective(state, card)
            await carry_out(state, objective, objective.calls["failure"])
            if ship.ending >= 0:
                return


def ending(state: State, *, won: bool) -> int:
    """The ending that the choices of the campaign have led to."""
    for each in BOOK.endings:
        if each.spec.won == won and _holds(each.goals.get("when"), state, otherwise=True):
            return each.number
    return next(each.number for each in BOOK.endings if each.spec.won == won)


def end_with(state: State, number: int) -> None:
    """A card or a log says how the campaign ends."""
    effects.end_campaign(state, number)


def end_lost(state: State) -> None:
    """IV-DES-30: the campaign is lost."""
    effects.end_campaign(state, ending(state, won=False))
