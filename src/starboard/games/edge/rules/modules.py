"""Modules: the display, buying them, taking them for nothing, the moons on their cargo spaces (AE-MOD, AE-MOON)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from starboard.core.chance import draw
from starboard.core.choice import Value, choose
from starboard.games.edge import effects
from starboard.games.edge.moments import Moment, Query
from starboard.games.edge.printed import BOX, MODULE_TYPES, RESOURCES
from starboard.games.edge.queries import (
    Cost,
    asked,
    can_buy,
    decider,
    has_cargo,
    is_hegemon,
    module_cost,
    module_id,
)
from starboard.games.edge.rules.gaining import DECLINE, advance, carry_out, choose_for, pay_cost, react
from starboard.games.edge.state import Player, State


async def refill(state: State, type: int) -> None:
    """AE-MOD-03, 04: three modules of a type are on display, as long as there are any."""
    while len(state.display[type]) < BOX.numbers.modules_shown and any(state.decks[type]):
        module = await draw(f"module-{MODULE_TYPES[type]}", state.decks[type], rule="AE-MOD-04")
        effects.show_module(state, type, module)


async def take_module(state: State, who: int, module: int, rule: str = "AE-MOD-05") -> None:
    """AE-MOD-04 to 07: a module comes to the station, its track goes on, and then come the markers it enters with."""
    type = BOX.module_types[module]
    effects.take_module(state, who, module, rule)
    place = len(state.players[who].modules) - 1
    await refill(state, type)
    await advance(state, who, type)
    if BOX.modules[module].spec.damage:
        effects.damage_module(state, who, place, BOX.modules[module].spec.damage)
    await react(state, who, Moment.MODULE, type)


async def buy_module(state: State, who: int, types: Iterable[int], rule: str, discount: int = 0) -> None:
    """AE-BASE-04: one module on display of these types, paying its cost, or none."""
    offered = [module for type in types for module in state.display[type] if can_buy(state, who, module, discount)]
    if not offered:
        return
    values: list[Value] = [("buy", BOX.modules[module].id) for module in offered]
    picked = await choose(who, "buy-which", [*values, DECLINE], rule=rule)
    if picked == DECLINE:
        return
    module = BOX.modules.number(str(picked[1]))
    less = discount + asked(state, who, Query.MODULE_DISCOUNT, 0, module)
    await pay_cost(state, who, module_cost(module), "AE-MOD-02", less)
    await take_module(state, who, module)


async def gain_module(state: State, who: int, types: Sequence[int], rule: str) -> None:
    """AE-MOD-13: one module on display of these types for nothing; AE-HEG-49, 50: the Hegemon's has its own rule."""
    if is_hegemon(state, who):
        await _gain_for_hegemon(state, types)
        return
    values: list[Value] = [("take", BOX.modules[module].id) for type in types for module in state.display[type]]
    if values:
        picked = await choose(who, "take-which", values, rule=rule)
        await take_module(state, who, BOX.modules.number(str(picked[1])))


async def _gain_for_hegemon(state: State, types: Sequence[int]) -> None:
    """AE-HEG-49, 50, AE-RULING-32: of the type he has fewest of, the cheapest; the holder of the Eye breaks ties."""
    who = state.seats
    counts = [0] * len(MODULE_TYPES)
    for module in state.players[who].modules:
        counts[BOX.module_types[module.number]] += 1
    there = [type for type in types if state.display[type]]
    if not there:
        return effects.announce_idle(state, "module", "AE-RULING-32")
    fewest = min(counts[type] for type in there)
    candidates: list[int] = []
    for type in there:
        if counts[type] == fewest:
            cheapest = min(sum(module_cost(module)) for module in state.display[type])
            candidates += [module for module in state.display[type] if sum(module_cost(module)) == cheapest]
    values: list[Value] = [("take", BOX.modules[module].id) for module in candidates]
    rule = "AE-HEG-49" if len(types) == 1 else "AE-HEG-50"
    picked = await choose(decider(state, who), "hegemon-takes", values, rule=rule)
    effects.announce_decision(state, who, len(values))
    await take_module(state, who, BOX.modules.number(str(picked[1])), rule)


# --- activation -------------------------------------------------------------------------------------------------------


def action_cost(state: State, who: int, place: int) -> Cost | None:
    """AE-RULING-18: what the paid action of a module costs now; None where a tactics card is to be discarded."""
    module = state.players[who].modules[place]
    if module.moon < 0:
        return BOX.modules[module.number].pays
    icon = BOX.moons[module.moon].spec.icon
    if icon == "card":
        return None
    return tuple(int(kind == icon) for kind in RESOURCES)


def can_be_stored(moon: int) -> bool:
    """AE-RULING-18: whether a moon's icon can stand for a cost."""
    return BOX.is_cargo[moon]


def storable(player: Player) -> list[Value]:
    """AE-FREE-03: the moons of the moon area with the empty cargo spaces they fit."""
    if not player.moons:
        return []
    spaces = [place for place, module in enumerate(player.modules) if module.moon < 0 and has_cargo(module)]
    if not spaces:
        return []
    moons = [moon for moon in dict.fromkeys(player.moons) if can_be_stored(moon)]
    return [("store", BOX.moons[moon].id, module_id(player, place)) for moon in moons for place in spaces]


# --- moons ------------------------------------------------------------------------------------------------------------


async def claim_moon(state: State, who: int, at: int, rule: str = "AE-MOON-01") -> bool:
    """AE-MOON-01, 02, 05: the moon of a region comes to the station and gives what it shows; False if there is none.

    AE-RELIC-03: of two moons in a nebula, one of the player's choice.
    """
    there = list(dict.fromkeys(state.moons[at]))
    if not there:
        return False
    values: list[Value] = [("moon", BOX.moons[moon].id) for moon in there]
    picked = await choose_for(state, who, "moon-which", values, "AE-RELIC-03")
    moon = BOX.moons.number(str(picked[1]))
    effects.claim_moon(state, who, at, moon, rule)
    if state.buried[at]:
        type = BOX.moons[moon].spec.type
        pile = [count if BOX.moons[each].spec.type == type else 0 for each, count in enumerate(state.moon_pile)]
        found = await draw(f"moon-{type}", pile, rule="AE-MOON-02")
        effects.dig_up(state, at)
        effects.show_moon(state, at, found)
    if not is_hegemon(state, who):
        await carry_out(state, who, BOX.moons[moon], "action", at)
    await react(state, who, Moment.MOON, at)
    return True


async def discard_for_action(state: State, who: int) -> None:
    """AE-RULING-18: a moon with a card for an icon: the paid action costs a tactics card."""
    hand = state.players[who].hand
    values: list[Value] = [("discard", card) for card in sorted(set(hand))]
    picked = await choose(who, "discard-which", values, rule="AE-RULING-18", secret=True)
    effects.discard_card(state, who, int(picked[1]))
    effects.announce_discards(state, who, 1, "AE-RULING-18")
