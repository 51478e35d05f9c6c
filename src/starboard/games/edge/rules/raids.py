"""Raiders: the raid on the active region, and how they come to the map (AE-RAID)."""

from __future__ import annotations

from starboard.core.chance import roll
from starboard.core.choice import Value, choose
from starboard.games.edge import effects
from starboard.games.edge.chart import DISTANCE, FIRST_NEBULA, REGIONS, is_nebula
from starboard.games.edge.moments import Moment
from starboard.games.edge.printed import BOX, FLEET
from starboard.games.edge.queries import (
    NO_REGION,
    gate_at,
    is_hegemon,
    is_occupied,
    is_region,
    sides_at,
    traits,
)
from starboard.games.edge.rules.acting import of_battle
from starboard.games.edge.rules.free import free_actions, might_act, take_free_action
from starboard.games.edge.rules.gaining import carry_out, choose_for, react
from starboard.games.edge.state import Phase, Raider, State

GO_ON: Value = ("go-on",)


def raiders_in_reach(state: State, at: int) -> list[Raider]:
    """AE-RAID-06, 09: the raiders that have a region in reach; those there count."""
    return [raider for raider in state.raiders if DISTANCE[raider.at][at] <= BOX.raiders[raider.number].spec.reach]


async def raid(state: State) -> None:
    """AE-RAID-06 to 09: one raider comes to the active region and does what its card says; a battle may follow."""
    who, at = state.active, state.at
    near = raiders_in_reach(state, at)
    if (near or is_contested(state)) and might_act(state, who):
        free = free_actions(state, who)
        picked = await choose(who, "before-raid", [GO_ON, *free], rule="AE-TURN-05", always=True)
        if picked != GO_ON:
            return await take_free_action(state, who, picked)
    if near:
        values: list[Value] = [("raider", raider.id) for raider in near]
        picked = await choose_for(state, who, "raid-which", values, "AE-RAID-07")
        raider = next(each for each in near if each.id == picked[1])
        if raider.at != at:
            effects.move_raider(state, raider, at, "AE-RAID-08")
            await carry_out(state, who, BOX.raiders[raider.number], "raid", at)
            await react(state, who, Moment.RAIDED, at)
        elif is_hegemon(state, who):
            effects.announce_idle(state, "raider-there", "AE-RAID-09")
    elif is_hegemon(state, who):
        effects.announce_idle(state, "raid", "AE-HEG-88")
    begin_battle_or_end(state)


def is_contested(state: State) -> bool:
    """AE-LAUNCH-16: whether the launching player is in the active region, and enemies are there too."""
    sides = sides_at(state, state.at)
    return len(sides) > 1 and state.active in sides


def begin_battle_or_end(state: State) -> None:
    """AE-LAUNCH-16: a battle if enemies are in the active region now and the launching player is there."""
    with state.log.by(of_battle(state)):
        if is_contested(state):
            effects.begin_battle(state, state.at)
        elif is_hegemon(state, state.active):
            effects.announce_idle(state, "battle", "AE-HEG-89")
    effects.go_on_with(state, Phase.ESCALATE if state.battle is not None else Phase.TURN_END)


async def bring_raider(state: State, number: int) -> None:
    """AE-RAID-05: a raider enters the nebula whose number is rolled."""
    (face,) = await roll("nebula", 1, rule="AE-RAID-05")
    effects.bring_raider(state, number, FIRST_NEBULA + face, "AE-RAID-05")


async def bring_class_s(state: State) -> None:
    """AE-RULING-12: one of class S enters, if one is on its card."""
    there = sum(1 for raider in state.raiders if raider.number == state.class_s)
    if there < BOX.raiders[state.class_s].spec.standees:
        await bring_raider(state, state.class_s)


async def call_raider(state: State, rank: str) -> None:
    """AE-RULING-12: the raider of a class that waits, if there is one."""
    if rank in state.waiting:
        number = state.waiting[rank]
        effects.admit_raider(state, rank)
        await bring_raider(state, number)


def warp_to_gate(state: State, who: int) -> None:
    """AE-WYRM-03, AE-RULING-17: the launched ship is sent to the Gate, and the Gate becomes the active region; a ship
    that is there already stays."""
    gate = gate_at(state)
    if gate in (NO_REGION, state.at) or state.players[who].ships[state.flown] != state.at:
        return
    effects.move_ship(state, who, state.flown, gate, "AE-WYRM-03")
    effects.make_active(state, gate)


def pushed_to(state: State, who: int, steps: int) -> list[int]:
    """AE-RAID-08: the regions so many steps away that are free, so that the launched ship can be pushed there."""
    player = state.players[who]
    if state.flown < 0 or player.ships[state.flown] != state.at:
        return []
    navigates = traits(state, who)[FLEET[state.flown]].navigation
    return [
        place
        for place in range(REGIONS)
        if DISTANCE[state.at][place] == steps
        and is_region(state, place)
        and place not in player.ships
        and not is_occupied(state, who, place)
        and (navigates or not is_nebula(place))
    ]
