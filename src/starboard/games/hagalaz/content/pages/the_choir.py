"""Mission 2C, The Choir: wards that are sealed or emptied, voices that are lost, two elites that sing."""

from __future__ import annotations

from starboard.core.chance import draw
from starboard.games.hagalaz.content.missions_effects import boxes_of, tick_boxes_of
from starboard.games.hagalaz.content.registry import EFFECTS, MISSION, POSSIBLE
from starboard.games.hagalaz.effects import drop_token, place_enemy, put_token, take_from_bag, turn_door
from starboard.games.hagalaz.moments import Moment
from starboard.games.hagalaz.queries import is_revealed
from starboard.games.hagalaz.rules.movement import unlock_doors
from starboard.games.hagalaz.state import Enemy, Hero, State

PRISONER = "prisoner-"
RESONATOR = "objective-"
HUSK = "husk"

# --- Mission actions -----------------------------------------------------------------------------------------


def open_doors(state: State, names: list[str]) -> list[int]:
    """The named doors that are not locked."""
    doors = [state.kit.mission.doors[name] for name in names]
    return [door for door in doors if not state.locked_doors >> door & 1]


def doors_here(state: State, hero: Hero, names: list[str]) -> list[int]:
    """The unlocked doors among the named ones that the hero stands at."""
    return [door for door in open_doors(state, names) if hero.at in state.kit.board.doors[door]]


@EFFECTS.on("seal-door", POSSIBLE)
def could_seal(state: State, hero: Hero, target: str, *, doors: list[str]) -> bool:
    """The door at the hero's hex is still unlocked."""
    return bool(doors_here(state, hero, doors))


@EFFECTS.on("seal-door", MISSION)
async def seal_door(state: State, hero: Hero, target: str, face: int, *, doors: list[str]) -> None:
    """HG-DOOR-01: the door at the hero's hex is locked, whoever is behind it."""
    turn_door(state, doors_here(state, hero, doors)[0], locked=True, rule="HG-DOOR-01")


@EFFECTS.on("purge", POSSIBLE)
def could_purge(state: State, hero: Hero, target: str, *, doors: list[str], counter: str) -> bool:
    """Every ward is sealed, no hero is in one, and there is a box left to tick."""
    if open_doors(state, doors) or state.counters.get(counter, 0) >= boxes_of(state, counter):
        return False
    board = state.kit.board
    sides = [at for name in doors for at in board.doors[state.kit.mission.doors[name]]]
    wards = [board.area_of[at] for at in sides if at not in board.marks["bulkhead"]]
    return not any(board.area_of[other.at] in wards for other in state.heroes)


@EFFECTS.on("purge", MISSION)
async def purge(state: State, hero: Hero, target: str, face: int, *, doors: list[str], counter: str) -> None:
    """HG-GEN-08: the fire is let in one stop further."""
    await tick_boxes_of(state, counter, 1)


# --- additional rules and elites -----------------------------------------------------------------------------


@EFFECTS.on("hand-over@hero-entered", Moment.HERO_ENTERED)
async def hand_over(state: State, owner: None, hero: Hero, *, mark: str, token: str, counter: str) -> None:
    """HG-RULING-70: whoever enters a hex of the mark hands over what it carries of a kind, a box each."""
    if hero.at not in state.kit.board.marks[mark]:
        return
    brought = [carried for carried in hero.carried if carried.rpartition("-")[0] == token]
    for carried in brought:
        drop_token(state, hero, carried, -1, rule="HG-RULING-70")
    if brought:
        await tick_boxes_of(state, counter, len(brought))


@EFFECTS.on("song@end-of-round", Moment.ROUND_END)
async def song(state: State, owner: None, *, every: int, mark: str) -> None:
    """While a resonator stands, every few rounds the prisoner nearest to the organ is lost to the song."""
    if state.round % every == 0 and any(token.startswith(RESONATOR) for token in state.tokens):
        await lose_voice(state, state.kit.board.marks[mark][0])


@EFFECTS.on("take-a-voice@after-activation", Moment.ENEMY_ACTIVATED)
async def take_a_voice(state: State, elite: Enemy, activated: Enemy) -> None:
    """The prisoner nearest to the elite is lost at the end of each of its activations."""
    if activated is elite:
        await lose_voice(state, elite.at)


async def lose_voice(state: State, at: int) -> None:
    """The prisoner nearest to a hex, walls or not, leaves play; a Husk of the bag stands up in its place."""
    board = state.kit.board
    waiting = {token: spot for token, spot in state.tokens.items() if token.startswith(PRISONER)}
    if not waiting:
        return
    token, spot = min(waiting.items(), key=lambda item: board.plain_distance(at, item[1]))
    put_token(state, token, -1, rule="HG-RULING-65")
    mission = state.kit.mission
    husks = [
        count if mission.tokens[grunt].kind == HUSK else 0
        for (grunt, _), count in zip(mission.bag, state.bag, strict=True)
    ]
    if any(husks) and not (state.hero_hexes | state.enemy_hexes) >> spot & 1:
        place = await draw("bag", husks, rule="HG-BAG-07")
        husk = take_from_bag(state, place)
        place_enemy(state, husk, spot, stunned=not is_revealed(state, spot), rule="HG-RULING-65")


@EFFECTS.on("open-a-door@after-activation", Moment.ENEMY_ACTIVATED)
async def open_a_door(state: State, elite: Enemy, activated: Enemy) -> None:
    """HG-DOOR-05: the locked door nearest to the elite, walls or not, unlocks at the end of its activation."""
    board = state.kit.board
    locked = [door for door in range(len(board.doors)) if state.locked_doors >> door & 1]
    if activated is elite and locked:
        nearest = min(locked, key=lambda door: min(board.plain_distance(elite.at, at) for at in board.doors[door]))
        unlock_doors(state, [nearest], rule="HG-DOOR-05")
