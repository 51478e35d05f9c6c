"""Developments: building on a planet, and what has collapsed (AE-DEV, AE-RULING-37)."""

from __future__ import annotations

from starboard.core.ruling import ALLOWED, Ruling, refuse
from starboard.games.edge import effects
from starboard.games.edge.moments import Moment, Query
from starboard.games.edge.printed import BOX
from starboard.games.edge.queries import (
    Cost,
    asked,
    can_pay,
    development_at,
    free_transports,
    is_hegemon,
    is_planet,
    leaders_around,
    planet_type,
)
from starboard.games.edge.rules.acting import acting
from starboard.games.edge.rules.gaining import advance, pay_cost, perform, react
from starboard.games.edge.state import Development, State


def tiles_left(state: State, type: int) -> int:
    """How many development tiles of a type nobody has built."""
    return BOX.numbers.tiles_per_type - sum(1 for development in state.developments if development.type == type)


def leaders_needed(state: State, who: int, type: int) -> int:
    """AE-DEV-04: the leaders a development takes."""
    return max(1, int(asked(state, who, Query.BUILDING_LEADERS, BOX.developments[type].spec.leaders, type)))


def building_cost(type: int) -> Cost:
    return BOX.developments[type].cost


def half_cost(type: int) -> Cost:
    """AE-RULING-37: half of each kind of the cost, so that the sum is half of it, rounded up."""
    cost = list(building_cost(type))
    due = (sum(cost) + 1) // 2
    while sum(cost) > due:
        most = max(range(len(cost)), key=lambda kind: cost[kind])
        cost[most] -= 1
    return tuple(cost)


def can_build(state: State, who: int, at: int) -> Ruling:
    """AE-DEV-03: whether a player may build on a region."""
    if not is_planet(state, at):
        return refuse("AE-DEV-03", "not-a-planet")
    if development_at(state, at) is not None:
        return refuse("AE-MAP-11", "built-already")
    player = state.players[who]
    if not free_transports(player, at):
        return refuse("AE-SHIP-06", "no-transport-there")
    type = planet_type(state, at)
    if not tiles_left(state, type):
        return refuse("AE-DEV-03", "no-tile-left", development=BOX.developments[type].name)
    needed = leaders_needed(state, who, type)
    if player.leaders < needed:
        return refuse("AE-DEV-03", "too-few-leaders", needed=needed, leaders=player.leaders)
    discount = asked(state, who, Query.BUILDING_DISCOUNT, 0, type)
    if not is_hegemon(state, who) and not can_pay(player, building_cost(type), discount):
        return refuse("AE-DEV-03", "cannot-pay")
    return ALLOWED


async def build(state: State, who: int, at: int) -> None:
    """AE-DEV-05 to 10: the tile, its leaders, the track, the points, and what the card gives."""
    type = planet_type(state, at)
    development = BOX.developments[type]
    with state.log.by(acting(state, development, who)):
        if not is_hegemon(state, who):
            discount = asked(state, who, Query.BUILDING_DISCOUNT, 0, type)
            await pay_cost(state, who, building_cost(type), "AE-DEV-03", discount)
        effects.build_development(state, who, at, type, leaders_needed(state, who, type))
        await advance(state, who, type)
        effects.score(state, who, building_points(state, who, at), "AE-DEV-07")
        await perform(state, who, development.deeds["hegemon" if is_hegemon(state, who) else "gain"], at)
    await react(state, who, Moment.BUILT, at)


def building_points(state: State, who: int, at: int, *, coming: int = 0) -> int:
    """AE-DEV-07, 08: a point for each leader in the region and around it, ten at most; some may be `coming` yet."""
    counted: int = asked(state, who, Query.BUILDING_POINTS, leaders_around(state, at) + coming, at)
    return min(counted, BOX.numbers.most_building_points)


def can_restore(state: State, who: int, development: Development) -> Ruling:
    """AE-RULING-37: whether a player may restore a development that has collapsed."""
    if development.owner != who or not development.out_of_use:
        return refuse("AE-RULING-37", "nothing-to-restore")
    if not can_pay(state.players[who], half_cost(development.type)):
        return refuse("AE-RULING-37", "cannot-pay")
    return ALLOWED


async def restore(state: State, who: int, development: Development) -> None:
    """AE-RULING-37: half the cost, in place of building."""
    with state.log.by(acting(state, BOX.developments[development.type], who)):
        await pay_cost(state, who, half_cost(development.type), "AE-RULING-37")
        effects.restore(state, development)
