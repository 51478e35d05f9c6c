"""Mission 2B, Atlas Binary: two walkers that shield, mend and restart each other, and the pilots inside."""

from __future__ import annotations

from starboard.core.choice import Value, choose
from starboard.games.hagalaz.content.missions_effects import tick_boxes_of
from starboard.games.hagalaz.content.registry import CONDITION, EFFECTS, MISSION, PASSAGE, POSSIBLE
from starboard.games.hagalaz.effects import (
    exhaust_level,
    put_token,
    restart_elite,
    restore_level,
    withdraw_elite,
)
from starboard.games.hagalaz.moments import Moment, Query
from starboard.games.hagalaz.printed import Hook
from starboard.games.hagalaz.queries import active_hero, can_be_activated, distance, elite_on_map, printed
from starboard.games.hagalaz.rules.spawning import spawn_elite
from starboard.games.hagalaz.rules.threats import activate_each
from starboard.games.hagalaz.state import Enemy, Hero, State

RULE = "HG-RULING-65"
RACK = "objective"
PILOT = "prisoner"


def working(state: State, pair: list[str]) -> list[Enemy]:
    """The walkers that are on the map."""
    return [enemy for enemy in state.enemies if enemy.token in pair]


def is_open(state: State, walker: Enemy) -> bool:
    """Whether a walker stands on its last resilience level: its cockpit can be forced."""
    return walker.level == len(printed(state, walker).resilience) - 1


def pilot_of(pair: list[str], token: str) -> str:
    """The pilot's token of one of the walkers."""
    return f"{PILOT}-{pair.index(token) + 1}"


# --- one for the other ---------------------------------------------------------------------------------------


@EFFECTS.on("shield-twin", Query.DAMAGE)
def shield_twin(state: State, hook: Hook, enemy: Enemy, amount: int, *, twin: str) -> int:
    """While the elite carries no damage, its twin suffers 1 less from every hit."""
    elite = elite_on_map(state, hook.elite)
    return amount - 1 if enemy.token == twin and elite is not None and not elite.damage else amount


@EFFECTS.on("mend-twin@end-of-round", Moment.ROUND_END)
async def mend_twin(state: State, elite: Enemy, *, twin: str, reach: int) -> None:
    """The nearest rack of plates is used up: the twin, if it is near, wins back the level it lost last."""
    other = elite_on_map(state, twin)
    racks = {at: token for token, at in state.tokens.items() if token.startswith(RACK)}
    if other is None or not other.level or not racks or distance(state, elite.at, other.at) > reach:
        return
    distances = state.grid.distances(elite.at)
    nearest = min(distances[at] for at in racks)
    values: list[Value] = [("hex", at) for at in racks if distances[at] == nearest]
    picked = await choose(active_hero(state).seat, "rack-which", values, rule=RULE)
    put_token(state, racks[int(picked[1])], -1, rule=RULE)
    restore_level(state, other, rule=RULE)


# --- a binary ------------------------------------------------------------------------------------------------


@EFFECTS.on("binary", Moment.ENEMY_ENTERED)
async def move_the_pilot(state: State, owner: None, enemy: Enemy, *, pair: list[str]) -> None:
    """The pilot goes where the walker goes."""
    if enemy.token in pair and pilot_of(pair, enemy.token) in state.tokens:
        put_token(state, pilot_of(pair, enemy.token), enemy.at, rule=RULE)


@EFFECTS.on("binary", Moment.DEFEATED)
async def lose_the_pilot(state: State, owner: None, enemy: Enemy, by: Hero | None, *, pair: list[str]) -> None:
    """The pilot of a wrecked walker is lost."""
    if enemy.token in pair and pilot_of(pair, enemy.token) in state.tokens:
        put_token(state, pilot_of(pair, enemy.token), -1, rule=RULE)


@EFFECTS.on("binary", Moment.ROUND_END)
async def call_the_twin(state: State, owner: None, *, pair: list[str]) -> None:
    """While one walker works, its wrecked twin starts again with nothing but its last level."""
    wrecked = [token for token in pair if token in state.defeated]
    if wrecked and working(state, pair):
        restart_elite(state, wrecked[0])
        walker = await spawn_elite(state, wrecked[0])
        while not is_open(state, walker):
            exhaust_level(state, walker)


@EFFECTS.on("march@start-of-round", Moment.ROUND_START)
async def march(state: State, owner: None, *, pair: list[str]) -> None:
    """Each walker activates when a round starts, the nearest to the lead hero first."""
    await activate_each(state, [walker for walker in working(state, pair) if can_be_activated(state, walker)])


@EFFECTS.on("pair-down", CONDITION)
def pair_down(state: State, *, pair: list[str]) -> bool:
    """No walker is on the map: both are wrecked, or have lost their pilots."""
    return not working(state, pair)


# --- the pilots ----------------------------------------------------------------------------------------------


@EFFECTS.on("pull-pilot", POSSIBLE)
def could_pull(state: State, hero: Hero, target: str, *, pair: list[str], counter: str, panic: int) -> bool:
    """Every walker that works is on its last level."""
    return all(is_open(state, walker) for walker in working(state, pair))


@EFFECTS.on("pull-pilot", MISSION)
async def pull_pilot(
    state: State, hero: Hero, target: str, face: int, *, pair: list[str], counter: str, panic: int
) -> None:
    """The pilot is pulled out alive and the walker shuts down; its twin wins back levels it had lost."""
    for walker in working(state, pair):
        if pilot_of(pair, walker.token) == target:
            withdraw_elite(state, walker, rule=RULE)
    put_token(state, target, -1, rule=RULE)
    for twin in working(state, pair):
        for _ in range(min(panic, twin.level)):
            restore_level(state, twin, rule=RULE)
    await tick_boxes_of(state, counter, 1)


# --- what the campaign remembers -----------------------------------------------------------------------------


@EFFECTS.on("rack-if-remembered", PASSAGE)
async def rack_if_remembered(state: State, *, fact: str, token: str) -> None:
    """HG-FACT-10: somebody the campaign remembers has locked a rack of plates away."""
    if fact in state.facts:
        put_token(state, token, -1, rule="HG-NARR-03")
