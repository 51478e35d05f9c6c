"""What things wait for: conditions in the order of play, each with the refusal it is the reason for."""

from __future__ import annotations

from typing import NamedTuple

from starboard.core.case import Need, need, told
from starboard.core.choice import Choice, Seat
from starboard.core.ruling import Condition, Ruling, refuse
from starboard.core.text import say
from starboard.games.edge.chart import is_nebula
from starboard.games.edge.moments import Query
from starboard.games.edge.narrate import phrase
from starboard.games.edge.options import amounts, player_name, region_name, region_piece, ship_name
from starboard.games.edge.printed import BOX, RESOURCES, SHIPS
from starboard.games.edge.queries import (
    Cost,
    asked,
    can_pay,
    development_at,
    free_transports,
    is_docked,
    is_occupied,
    is_planet,
    is_region,
    is_working,
    number_of,
    planet_type,
    ready_ships,
    ship_cost,
    ship_of,
    traits,
)
from starboard.games.edge.rules.developments import building_cost, leaders_needed, tiles_left
from starboard.games.edge.rules.launching import can_launch
from starboard.games.edge.rules.modules import action_cost
from starboard.games.edge.rules.station import undocked
from starboard.games.edge.rules.turns import can_return
from starboard.games.edge.state import HEGEMON, SUPPLY, Phase, Player, State

HUB = "turn"
"""The question that a turn begins with: launch, or return."""
LAUNCHING = "launch-where"
_BEFORE_PLAY = frozenset({Phase.SETUP, Phase.FACTIONS, Phase.READY})
BEGINNING = (Phase.TURN, Phase.GO_ON)


class Asking(NamedTuple):
    """Who asks, in which position, and what they are asked themselves."""

    state: State
    seat: Seat
    choice: Choice | None

    @property
    def prompt(self) -> str:
        """The question that is open for whoever asks; empty if there is none."""
        return self.choice.prompt if self.choice is not None else ""

    @property
    def player(self) -> Player | None:
        """The station of whoever asks; None for spectators, and before the first turn."""
        state = self.state
        in_play = state.phase not in _BEFORE_PLAY and 0 <= self.seat < state.seats
        return state.players[self.seat] if in_play else None

    @property
    def is_mine(self) -> bool:
        """Whether it is the turn of whoever asks."""
        return self.player is not None and self.state.active == self.seat


def player_of(state: State, number: str) -> int:
    """The player that a number in the id of a piece means: the Hegemon has his own."""
    who = int(number)
    return state.seats if who == HEGEMON else who


# --- turns ------------------------------------------------------------------------------------------------------------


def your_turn(asking: Asking) -> Need:
    """AE-TURN-01: it is the turn of whoever asks."""
    who = asking.state.active
    ruling = refuse("AE-TURN-01", "not-your-turn", whose=player_name(asking.state, who))
    return need(say("check-your-turn"), asking.is_mine, ruling, f"seat:{number_of(asking.state, who)}")


def launch_open(asking: Asking) -> Need:
    """AE-TURN-01: a turn is one launch or a return; after that nothing more is launched."""
    begins = asking.state.phase in BEGINNING and asking.prompt in (HUB, LAUNCHING)
    return need(say("check-turn-begins"), begins, refuse("AE-TURN-01", "turn-is-under-way"))


def in_return(asking: Asking, phase: Phase) -> Need:
    """AE-STATION-01: a return to station has come to this step, or can be begun now."""
    state = asking.state
    ready = asking.prompt == HUB and asking.is_mine
    now = ready and bool(can_return(state, asking.seat))
    ruling = refuse("AE-STATION-01", "in-a-return")
    if ready and not now:
        ruling = can_return(state, asking.seat)
    text = say("check-building-step") if phase == Phase.BUILD else say("check-docking-step")
    return need(text, state.phase == phase and asking.is_mine, ruling, now=now)


# --- paying -----------------------------------------------------------------------------------------------------------


def payable(player: Player, cost: Cost, rule: str, discount: int = 0) -> Need:
    """AE-FREE-05: a cost can be paid, credits standing for what is short."""
    short = [f"store:{RESOURCES[kind]}" for kind, wanted in enumerate(cost) if player.stores[kind] < wanted]
    text = say("check-cost", cost=amounts(cost), discount=discount, stores=amounts(player.stores))
    return need(text, can_pay(player, cost, discount), refuse(rule, "cannot-pay"), *short)


# --- launching --------------------------------------------------------------------------------------------------------


def launch_needs(state: State, who: int, kind: int, at: int) -> list[Need]:
    """AE-LAUNCH-03 to 05: what a launch of a ship to a region takes, as `can_launch` has it."""
    region, ship = region_name(state, at), ship_name(kind)
    if not is_region(state, at):
        return [need(say("check-region-there"), False, refuse("AE-LAUNCH-02", "no-region-there"))]
    needs: list[Need] = []
    own = traits(state, who)[kind]
    if is_nebula(at):
        ruling = refuse("AE-LAUNCH-05", "needs-navigation", ship=SHIPS[kind])
        needs.append(need(say("check-navigation", ship=ship), own.navigation, ruling))
    mine = [f"ship:{who}:{each}" for each, place in enumerate(state.players[who].ships) if place == at]
    free = not mine or bool(asked(state, who, Query.OWN_REGION, False, at))
    needs.append(need(say("check-no-own-ship", region=region), free, refuse("AE-LAUNCH-04", "own-ship-there"), *mine))
    others = [
        f"ship:{number_of(state, other)}:{each}"
        for other, player in enumerate(state.players)
        for each, place in enumerate(player.ships)
        if other != who and place == at
    ] + [f"raider:{raider.id}" for raider in state.raiders if raider.at == at]
    ruling = refuse("AE-LAUNCH-03", "occupied", ship=SHIPS[kind])
    if is_occupied(state, who, at):
        needs.append(need(say("check-assault", ship=ship, region=region), own.assault, ruling, *others))
    else:
        needs.append(need(say("check-unoccupied", region=region), True, ruling))
    return needs


def a_ship_goes(asking: Asking, at: int) -> list[Need]:
    """AE-LAUNCH-02: a ship on the launch pad that may go to a region, type by type."""
    state, who = asking.state, asking.seat
    kinds = sorted(ready_ships(state, who))
    if not kinds:
        return [need(say("check-ship-on-pad"), False, refuse("AE-TURN-02", "pad-is-empty"))]
    parts: list[Condition] = []
    refused: list[Ruling] = []
    for kind in kinds:
        ruling = can_launch(state, who, kind, at)
        pad = (f"pad:{SHIPS[kind]}",)
        if ruling:
            parts.append(Condition(say("check-ship-goes", ship=ship_name(kind)), True, "AE-LAUNCH-02", pad))
        else:
            refused.append(ruling)
            text = say("check-ship-stays", ship=ship_name(kind), reason=phrase(told(ruling)))
            parts.append(Condition(text, False, ruling.rule, pad))
    goes = len(refused) < len(kinds)
    alike = not goes and len({ruling.rule for ruling in refused}) == 1
    ruling = refused[0] if alike else refuse("AE-LAUNCH-02", "no-ship-may-go")
    text = say("check-a-ship-goes", region=region_name(state, at))
    return [need(text, False, ruling, now=goes, parts=tuple(parts))]


# --- building and docking ---------------------------------------------------------------------------------------------


def build_needs(state: State, who: int, at: int) -> list[Need]:
    """AE-DEV-03: what building on a region takes, as `can_build` has it."""
    region = region_name(state, at)
    planet = is_planet(state, at)
    needs = [need(say("check-planet", region=region), planet, refuse("AE-DEV-03", "not-a-planet"))]
    if not planet:
        return needs
    player = state.players[who]
    built = development_at(state, at) is not None
    there = [f"{region_piece(state, at)}:development"] if built else []
    needs.append(need(say("check-not-built", region=region), not built, refuse("AE-MAP-11", "built-already"), *there))
    needs.append(
        need(
            say("check-transport-there", region=region),
            free_transports(player, at),
            refuse("AE-SHIP-06", "no-transport-there"),
        )
    )
    type = planet_type(state, at)
    thing = BOX.developments[type]
    left = tiles_left(state, type)
    needs.append(
        need(
            say("check-tile-left", development=thing.name, left=left),
            left > 0,
            refuse("AE-DEV-03", "no-tile-left", development=thing.name),
        )
    )
    needed = leaders_needed(state, who, type)
    needs.append(
        need(
            say("check-leaders", needed=needed, leaders=player.leaders),
            player.leaders >= needed,
            refuse("AE-DEV-03", "too-few-leaders", needed=needed, leaders=player.leaders),
            f"leaders:{who}",
        )
    )
    discount = asked(state, who, Query.BUILDING_DISCOUNT, 0, type)
    needs.append(payable(player, building_cost(type), "AE-DEV-03", discount))
    return needs


def dock_needs(state: State, who: int, place: int) -> list[Need]:
    """AE-STATION-05, AE-STATION-06, AE-MOD-08 to 10: what an activation takes, as `can_dock_next` has it."""
    docked = is_docked(state, place) and state.active == who
    needs = [need(say("check-not-docked"), not docked, refuse("AE-MOD-08", "docked-already"))]
    if state.phase == Phase.DOCK and state.active == who:
        waiting = undocked(state, who) > 0
        needs.insert(0, need(say("check-ship-to-dock"), waiting, refuse("AE-STATION-05", "all-have-docked")))
    if place < 0:
        return needs
    player = state.players[who]
    module = player.modules[place]
    spec = BOX.modules[module.number].spec
    needs.append(
        need(
            say("check-module-works", module=spec.name),
            is_working(module),
            refuse("AE-MOD-10", "module-damaged"),
            f"module:{spec.id}",
        )
    )
    if not spec.action:
        ruling = refuse("AE-STATION-06", "nothing-to-activate")
        needs.append(need(say("check-has-action", module=spec.name), False, ruling))
    elif spec.pays:
        cost = action_cost(state, who, place)
        if cost is None:
            ruling = refuse("AE-STATION-06", "cannot-pay")
            needs.append(need(say("check-card-to-discard", cards=len(player.hand)), bool(player.hand), ruling))
        else:
            needs.append(payable(player, cost, "AE-STATION-06"))
    return needs


def ship_needs(state: State, who: int, kind: int) -> list[Need]:
    """AE-SHIP-10 to 12: what building a ship takes."""
    player = state.players[who]
    left = ship_of(player, kind, SUPPLY) >= 0
    discount = asked(state, who, Query.SHIP_DISCOUNT, 0, kind)
    return [
        need(
            say("check-ship-left", ship=ship_name(kind)), left, refuse("AE-SHIP-12", "no-ship-left", ship=SHIPS[kind])
        ),
        payable(player, ship_cost(kind), "AE-SHIP-11", discount),
    ]


def is_side(state: State, who: int) -> bool:
    """Whether a player takes part in the battle, or the Gate's roll, that is under way."""
    battle = state.battle
    return battle is not None and any(side.player == who and not side.out for side in battle.sides)
