"""Mission 1B, Breakthrough: a burning keel, bulkheads to cut through, and what walks in the fire."""

from __future__ import annotations

from starboard.core.choice import Value, choose
from starboard.core.hexes import bits
from starboard.games.hagalaz.content.missions_effects import boxes_of, how_many, tick_boxes_of
from starboard.games.hagalaz.content.registry import CONDITION, EFFECTS, MISSION, POSSIBLE
from starboard.games.hagalaz.effects import end_mission, put_token, tick, tick_failure, turn_door
from starboard.games.hagalaz.moments import Moment
from starboard.games.hagalaz.queries import active_hero
from starboard.games.hagalaz.rules.movement import unlock_doors
from starboard.games.hagalaz.rules.objectives import check_objectives
from starboard.games.hagalaz.state import FIRE, Enemy, Hero, State

RULE = "HG-RULING-65"


# --- fire ----------------------------------------------------------------------------------------------------


def ignite(state: State, at: int) -> None:
    """A hex catches fire, unless it burns already."""
    if not state.inferno >> at & 1:
        number = next(number for number in range(1, state.kit.board.size + 1) if f"{FIRE}{number}" not in state.tokens)
        put_token(state, f"{FIRE}{number}", at, rule=RULE)


async def douse(state: State, hexes: int) -> None:
    """All fires in a set of hexes go out."""
    for token in [token for token, at in state.tokens.items() if token.startswith(FIRE) and hexes >> at & 1]:
        put_token(state, token, -1, rule=RULE)
    await check_objectives(state)


@EFFECTS.on("burning-keel", Moment.SETUP)
async def set_the_fire(state: State, owner: None) -> None:
    """The fire that burns already when the squad comes in."""
    for at in state.kit.board.marks["ablaze"]:
        ignite(state, at)


@EFFECTS.on("burning-keel", Moment.ROUND_END)
async def spread_the_fire(state: State, owner: None, *, spread: int, most: int) -> None:
    """The fire takes so many more hexes, one after the other; too many burning ones tick a failure box."""
    for _ in range(spread):
        await spread_once(state)
    if state.fires.bit_count() > most and tick_failure(state):
        end_mission(state, "defeat-storm", rule=RULE)


async def spread_once(state: State) -> None:
    """A hex next to a burning one catches fire: the nearest to the lead hero, whose player breaks ties."""
    lead = state.heroes[state.lead]
    near = state.grid.near
    rim = 0
    for at in bits(state.fires):
        rim |= near[at]
    rim &= ~state.inferno
    if not rim:
        return
    distances = state.grid.distances(lead.at)
    nearest = min(distances[at] for at in bits(rim))
    values: list[Value] = [("hex", at) for at in bits(rim) if distances[at] == nearest]
    picked = await choose(lead.seat, "fire-where", values, rule=RULE)
    ignite(state, int(picked[1]))


@EFFECTS.on("smother", POSSIBLE)
def could_smother(state: State, hero: Hero, target: str) -> bool:
    """Where there is fire it can be put out."""
    return True


@EFFECTS.on("smother", MISSION)
async def smother(state: State, hero: Hero, target: str, face: int) -> None:
    """The fire in one hex goes out."""
    await douse(state, 1 << state.tokens[target])


@EFFECTS.on("foam", POSSIBLE)
def could_empty_tank(state: State, hero: Hero, target: str, *, reach: int) -> bool:
    """Something burns within reach of the hose."""
    return bool(state.grid.within(state.tokens[target], reach) & state.fires)


@EFFECTS.on("foam", MISSION)
async def empty_tank(state: State, hero: Hero, target: str, face: int, *, reach: int) -> None:
    """Every fire within reach of the hose goes out; then the tank is empty."""
    hexes = state.grid.within(state.tokens[target], reach)
    put_token(state, target, -1, rule="HG-MISS-02")
    await douse(state, hexes)


@EFFECTS.on("fires-out", CONDITION)
def fires_out(state: State) -> bool:
    """No fire token lies on the map."""
    return not state.fires


@EFFECTS.on("fire-walker@after-advance", Moment.ENEMY_ADVANCED)
async def walk_in_fire(state: State, elite: Enemy, advanced: Enemy) -> None:
    """The hex in which the elite ends an advance catches fire."""
    if advanced is elite:
        ignite(state, elite.at)


# --- bulkheads -----------------------------------------------------------------------------------------------


def _locked(state: State, doors: list[str]) -> list[int]:
    known = state.kit.mission.doors
    return [known[name] for name in doors if state.locked_doors >> known[name] & 1]


@EFFECTS.on("cut-through", POSSIBLE)
def could_cut(
    state: State, hero: Hero, target: str, *, counter: str, doors: list[str], amount: int, empowered: int
) -> bool:
    """A door of the bulkhead is still locked."""
    return bool(_locked(state, doors))


@EFFECTS.on("cut-through", MISSION)
async def cut_through(
    state: State, hero: Hero, target: str, face: int, *, counter: str, doors: list[str], amount: int, empowered: int
) -> None:
    """Tick boxes of the bulkhead; with the last one its doors unlock."""
    amount = await how_many(hero, face, amount, empowered)
    await tick_boxes_of(state, counter, amount)
    if state.counters[counter] >= boxes_of(state, counter):
        unlock_doors(state, _locked(state, doors), rule="HG-DOOR-05")


@EFFECTS.on("any-door-unlocked", CONDITION)
def any_door_unlocked(state: State, *, doors: list[str]) -> bool:
    """One of the named doors is unlocked now."""
    return len(_locked(state, doors)) < len(doors)


@EFFECTS.on("rivet@after-activation", Moment.ENEMY_ACTIVATED)
async def rivet(state: State, elite: Enemy, activated: Enemy) -> None:
    """The elite locks the nearest unlocked door and takes back a box of its bulkhead."""
    board = state.kit.board
    distances = state.grid.distances(elite.at)
    ways = {
        door: min(distances[a], distances[b])
        for door, (a, b) in enumerate(board.doors)
        if not state.locked_doors >> door & 1
    }
    if activated is not elite or not ways:
        return
    nearest = min(ways.values())
    values: list[Value] = [("door", door) for door, way in ways.items() if way == nearest]
    picked = await choose(active_hero(state).seat, "rivet-which", values, rule=RULE)
    door = int(picked[1])
    turn_door(state, door, locked=True, rule=RULE)
    for action in state.kit.mission.spec.action:
        names = action.effect.get("doors", ())
        if door in [state.kit.mission.doors[name] for name in names] and state.counters.get(action.effect["counter"]):
            tick(state, action.effect["counter"], -1, rule=RULE)
