"""Mission 2A, Hangar Eleven: a transport that counts down, clamps that spring back, prisoners in its hold."""

from __future__ import annotations

from starboard.games.hagalaz.content.missions_effects import boxes_of, tick_boxes_of
from starboard.games.hagalaz.content.registry import EFFECTS, MISSION, PASSAGE, POSSIBLE
from starboard.games.hagalaz.effects import (
    end_mission,
    put_token,
    tick,
    tick_failure,
    turn_turret,
)
from starboard.games.hagalaz.moments import Moment
from starboard.games.hagalaz.queries import active_turrets, is_revealed
from starboard.games.hagalaz.rules.threats import fire_turrets
from starboard.games.hagalaz.state import Enemy, Hero, State

RULE = "HG-RULING-65"


# --- the countdown -------------------------------------------------------------------------------------------


async def count_down(state: State, counter: str) -> None:
    """Tick a box of the countdown; the last one ticks a failure box and clears the row."""
    await tick_boxes_of(state, counter, 1)
    if state.counters[counter] >= boxes_of(state, counter):
        clear(state, counter)
        if tick_failure(state):
            end_mission(state, "defeat-storm", rule=RULE)


def clear(state: State, counter: str) -> None:
    """Take back every tick of a row."""
    tick(state, counter, -state.counters[counter], rule=RULE)


@EFFECTS.on("launch-clock", Moment.ROUND_END)
async def count_down_every_round(state: State, owner: None, *, counter: str) -> None:
    """The countdown goes on by one at the end of every round."""
    await count_down(state, counter)


@EFFECTS.on("launch-clock", Moment.TICKED)
async def count_down_when_ticked(
    state: State, owner: None, ticked: str, *, counter: str, other: str, amount: int
) -> None:
    """The countdown goes on after another counter has been ticked."""
    for _ in range(amount if ticked == other else 0):
        await count_down(state, counter)


@EFFECTS.on("countdown@after-activation", Moment.ENEMY_ACTIVATED)
async def count_down_after_activation(state: State, elite: Enemy, activated: Enemy, *, counter: str) -> None:
    """The elite hurries the countdown on."""
    if activated is elite:
        await count_down(state, counter)


@EFFECTS.on("hold-the-count", POSSIBLE)
def could_hold(state: State, hero: Hero, target: str, *, counter: str, amount: int) -> bool:
    """There is a tick to take back."""
    return state.counters.get(counter, 0) > 0


@EFFECTS.on("hold-the-count", MISSION)
async def hold_the_count(state: State, hero: Hero, target: str, face: int, *, counter: str, amount: int) -> None:
    """Ticks of the countdown are taken back."""
    tick(state, counter, -min(amount, state.counters[counter]), rule=RULE)


# --- the clamps ----------------------------------------------------------------------------------------------


@EFFECTS.on("throw-clamp", POSSIBLE)
def could_throw(state: State, hero: Hero, target: str, *, counter: str) -> bool:
    """A clamp whose token lies on the map is open."""
    return True


@EFFECTS.on("throw-clamp", MISSION)
async def throw_clamp(state: State, hero: Hero, target: str, face: int, *, counter: str) -> None:
    """A clamp bites: its token is taken off until the round ends, and a box is ticked."""
    put_token(state, target, -1, rule="HG-MISS-02")
    await tick_boxes_of(state, counter, 1)


@EFFECTS.on("spring-loaded", Moment.ROUND_END)
async def spring_back(state: State, owner: None, *, counter: str) -> None:
    """Clamps that were thrown are open again: their tokens come back, the row is cleared."""
    if not state.counters.get(counter):
        return
    clear(state, counter)
    for number, at in enumerate(state.kit.board.marks["objective"], 1):
        if f"objective-{number}" not in state.tokens:
            put_token(state, f"objective-{number}", at, rule=RULE)


@EFFECTS.on("spring-loaded", Moment.TICKED)
async def wake_the_guns(state: State, owner: None, ticked: str, *, counter: str, damage: int) -> None:
    """Active turrets of revealed areas fire whenever a clamp is thrown."""
    if ticked == counter:
        spots = state.kit.mission.turrets
        awake = [turret for turret in active_turrets(state) if is_revealed(state, spots[turret].at)]
        await fire_turrets(state, awake, damage, rule=RULE)


# --- what the campaign remembers -----------------------------------------------------------------------------


@EFFECTS.on("turrets-if-remembered", PASSAGE)
async def turrets_if_remembered(state: State, *, fact: str, turrets: list[str]) -> None:
    """HG-FACT-10: for something the campaign remembers, the turrets of some hexes are disabled."""
    if fact in state.facts:
        hexes = [state.kit.board.index[name] for name in turrets]
        for turret, spot in enumerate(state.kit.mission.turrets):
            if spot.at in hexes:
                turn_turret(state, turret, active=False, rule="HG-NARR-03")
