"""The return to station: building, docking, points for wrecks, and the fleet home (AE-STATION)."""

from __future__ import annotations

from functools import partial

from starboard.core.choice import Legality, Value, choose
from starboard.core.ruling import ALLOWED, Ruling, refuse
from starboard.games.edge import effects
from starboard.games.edge.chart import SPACES
from starboard.games.edge.moments import Moment, Query
from starboard.games.edge.printed import BOX
from starboard.games.edge.queries import (
    asked,
    can_pay,
    damaged_ships,
    is_docked,
    is_planet,
    is_working,
    module_id,
    returning_ships,
)
from starboard.games.edge.rules.acting import acting
from starboard.games.edge.rules.developments import build, can_build, can_restore, restore
from starboard.games.edge.rules.event_track import move_event_marker
from starboard.games.edge.rules.free import free_actions, might_act, take_free_action
from starboard.games.edge.rules.gaining import pay_cost, perform, react
from starboard.games.edge.rules.modules import action_cost, discard_for_action
from starboard.games.edge.state import Phase, State

NOTHING: Value = ("nothing",)
DONE: Value = ("done",)


async def build_step(state: State) -> None:
    """AE-STATION-02: at most one development, or a collapsed one restored."""
    who = state.active
    planets: dict[Value, int] = {("build", at): at for at in range(SPACES) if is_planet(state, at)}
    values = [value for value, at in planets.items() if can_build(state, who, at)]
    values += [
        ("restore", development.at) for development in state.developments if can_restore(state, who, development)
    ]
    if not values:
        return effects.go_on_with(state, Phase.DOCK)
    free = free_actions(state, who)
    picked = await choose(
        who,
        "build",
        [*values, NOTHING, *free],
        rule="AE-STATION-02",
        refused=lambda: Legality(planets, partial(can_build, state, who)),
    )
    if picked in free:
        return await take_free_action(state, who, picked)
    if picked[0] == "build":
        await build(state, who, int(picked[1]))
    elif picked[0] == "restore":
        development = next(each for each in state.developments if each.at == picked[1])
        await restore(state, who, development)
    effects.go_on_with(state, Phase.DOCK)


# --- docking ----------------------------------------------------------------------------------------------------------


def berth(function: int) -> int:
    """Printed functions are berths below nothing, modules those from nothing on."""
    return -1 - function


def can_dock(state: State, who: int, place: int) -> Ruling:
    """AE-STATION-06, AE-MOD-08: whether a ship may be docked on a module, or on a printed function."""
    if is_docked(state, place):
        return refuse("AE-MOD-08", "docked-already")
    if place < 0:
        return ALLOWED
    player = state.players[who]
    module = player.modules[place]
    spec = BOX.modules[module.number].spec
    if not is_working(module):
        return refuse("AE-MOD-10", "module-damaged")
    if not spec.action:
        return refuse("AE-STATION-06", "nothing-to-activate")
    if spec.pays:
        cost = action_cost(state, who, place)
        if (not player.hand) if cost is None else not can_pay(player, cost):
            return refuse("AE-STATION-06", "cannot-pay")
    return ALLOWED


def berths(state: State, who: int) -> dict[Value, int]:
    """Every berth of a station by the answer that docks a ship there."""
    functions: dict[Value, int] = {("function", thing.id): berth(thing.number) for thing in BOX.station}
    player = state.players[who]
    modules: dict[Value, int] = {("activate", module_id(player, at)): at for at in range(len(player.modules))}
    return functions | modules


def undocked(state: State, who: int) -> int:
    """AE-STATION-03, AE-STATION-05: how many ships have not given their activation yet."""
    return max(0, len(returning_ships(state.players[who])) - len(state.docked))


def can_dock_next(state: State, who: int, place: int) -> Ruling:
    """AE-STATION-05: a berth is of use while there is a ship to dock."""
    return can_dock(state, who, place) if undocked(state, who) else refuse("AE-STATION-05", "all-have-docked")


async def dock_step(state: State) -> None:
    """AE-STATION-03 to 07: one activation for each ship on the map or in the repair bay, in any order.

    While a wreck lies outside the bay, a free action may still bring it in for an activation (AE-TURN-05).
    """
    who = state.active
    left = undocked(state, who)
    if not left and not (damaged_ships(state.players[who]) and might_act(state, who)):
        return effects.go_on_with(state, Phase.COME_HOME)
    places = berths(state, who)
    values = [value for value, place in places.items() if can_dock_next(state, who, place)]
    free = free_actions(state, who)
    picked = await choose(
        who,
        "dock",
        [*values, DONE, *free],
        rule="AE-STATION-06",
        refused=lambda: Legality(places, partial(can_dock_next, state, who)),
        always=might_act(state, who),
        left=left,
    )
    if picked in free:
        return await take_free_action(state, who, picked)
    if picked == DONE:
        return effects.go_on_with(state, Phase.COME_HOME)
    await _activate(state, who, places[picked])


async def _activate(state: State, who: int, place: int) -> None:
    """AE-STATION-06: pay, then take the benefit."""
    effects.dock(state, place)
    if place < 0:
        function = BOX.station[-1 - place]
        with state.log.by(acting(state, function, who)):
            effects.announce_station_use(state, who, function.number)
            return await perform(state, who, function.deeds["action"])
    module = BOX.modules[state.players[who].modules[place].number]
    with state.log.by(acting(state, module, who)):
        effects.announce_module_use(state, who, module.number)
        if module.spec.pays:
            cost = action_cost(state, who, place)
            if cost is None:
                await discard_for_action(state, who)
            else:
                await pay_cost(state, who, cost, "AE-MOD-09")
        await perform(state, who, module.deeds["action"])


async def come_home(state: State) -> None:
    """AE-STATION-08 to 11: points for ships in the scrapyard, the fleet home, and the event marker moves."""
    who = state.active
    wrecks = len(damaged_ships(state.players[who]))
    if wrecks:
        worth = asked(state, who, Query.SCRAPYARD, BOX.numbers.scrapyard_points)
        effects.score(state, who, worth * wrecks, "AE-STATION-08")
    effects.come_home(state, who)
    await react(state, who, Moment.HOME)
    await move_event_marker(state, "AE-EVENT-03")
    effects.go_on_with(state, Phase.TURN_END)
