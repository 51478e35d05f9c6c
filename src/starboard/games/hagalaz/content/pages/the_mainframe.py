"""Mission 3B, The Mainframe: a key that fades between two terminals, doors that beat, a core that burns."""

from __future__ import annotations

from starboard.games.hagalaz.content.missions_effects import boxes_of, tick_boxes_of
from starboard.games.hagalaz.content.registry import EFFECTS, MISSION, POSSIBLE
from starboard.games.hagalaz.effects import tick, turn_door
from starboard.games.hagalaz.moments import Moment, Query
from starboard.games.hagalaz.printed import Hook
from starboard.games.hagalaz.queries import can_be_activated, elite_on_map, enemies_in, is_elite, is_revealed
from starboard.games.hagalaz.rules.damage import suffer
from starboard.games.hagalaz.rules.movement import unlock_doors
from starboard.games.hagalaz.rules.spawning import spawn
from starboard.games.hagalaz.rules.threats import activate_each
from starboard.games.hagalaz.state import Enemy, Hero, State

CORE = "objective-"

# --- Mission actions -----------------------------------------------------------------------------------------


def is_disturbed(state: State, hero: Hero) -> bool:
    """Whether an Active enemy is next to the hero."""
    return any(can_be_activated(state, enemy) for enemy in enemies_in(state, state.grid.near[hero.at]))


@EFFECTS.on("ask", POSSIBLE)
def could_ask(state: State, hero: Hero, target: str, *, key: str) -> bool:
    """Nobody disturbs, and the key is not as fresh as it can be."""
    return state.counters.get(key, 0) < boxes_of(state, key) and not is_disturbed(state, hero)


@EFFECTS.on("ask", MISSION)
async def ask(state: State, hero: Hero, target: str, face: int, *, key: str) -> None:
    """HG-GEN-08: all boxes of the key are ticked."""
    await tick_boxes_of(state, key, boxes_of(state, key))


@EFFECTS.on("answer", POSSIBLE)
def could_answer(state: State, hero: Hero, target: str, *, key: str, counter: str) -> bool:
    """Nobody disturbs, something is left of a key, and there is a box to tick for it."""
    if not state.counters.get(key, 0) or state.counters.get(counter, 0) >= boxes_of(state, counter):
        return False
    return not is_disturbed(state, hero)


@EFFECTS.on("answer", MISSION)
async def answer(state: State, hero: Hero, target: str, face: int, *, key: str, counter: str) -> None:
    """HG-GEN-08: the key is used up; as many boxes are ticked as were left of it."""
    left = state.counters[key]
    clear(state, key, left)
    await tick_boxes_of(state, counter, left)


def clear(state: State, key: str, most: int) -> None:
    """Clear ticked boxes of the key, as many as there are."""
    left = state.counters.get(key, 0)
    if left:
        tick(state, key, -min(left, most))


# --- additional rules and elites -----------------------------------------------------------------------------


@EFFECTS.on("beat@start-of-round", Moment.ROUND_START)
async def beat(state: State, owner: None, *, key: str, odd: list[str], even: list[str]) -> None:
    """HG-DOOR-01: the key fades; some doors are unlocked in odd rounds and locked in even ones, others the reverse."""
    clear(state, key, 1)
    opening, closing = (odd, even) if state.round % 2 else (even, odd)
    for door in doors_that_are(state, closing, locked=False):
        turn_door(state, door, locked=True, rule="HG-DOOR-01")
    unlock_doors(state, doors_that_are(state, opening, locked=True), rule="HG-DOOR-01")


def doors_that_are(state: State, names: list[str], *, locked: bool) -> list[int]:
    """Those of the named doors that are locked, or that are not."""
    known = state.kit.mission.doors
    return [known[name] for name in names if bool(state.locked_doors >> known[name] & 1) is locked]


@EFFECTS.on("noticed@start-of-round", Moment.ROUND_START)
async def noticed(state: State, owner: None, *, objective: str) -> None:
    """HG-SPAWN-03, HG-ELITE-08: once an objective is done, each round brings a grunt and activates the elites."""
    if objective in state.done:
        await spawn(state, far=False, rule="HG-RULING-65")
        elites = [enemy for enemy in state.enemies if is_elite(state, enemy) and can_be_activated(state, enemy)]
        await activate_each(state, elites)


@EFFECTS.on("core-burns@end-of-turn", Moment.TURN_END)
async def core_burns(state: State, owner: None, hero: Hero, *, damage: int) -> None:
    """Whoever ends a turn carrying the core is hurt."""
    if any(token.startswith(CORE) for token in hero.carried):
        await suffer(state, hero, damage, rule="HG-RULING-65")


@EFFECTS.on("other-hand", Query.DAMAGE)
def other_hand(state: State, hook: Hook, enemy: Enemy, amount: int, *, twin: str, least: int, less: int) -> int:
    """While its twin is on the map and revealed, this elite suffers less of a hard hit."""
    other = elite_on_map(state, twin)
    if enemy.token == hook.elite and amount >= least and other is not None and is_revealed(state, other.at):
        return amount - less
    return amount


@EFFECTS.on("wipe-key@after-activation", Moment.ENEMY_ACTIVATED)
async def wipe_key(state: State, elite: Enemy, activated: Enemy, *, key: str) -> None:
    """Nothing is left of the key at the end of the elite's activation."""
    if activated is elite:
        clear(state, key, boxes_of(state, key))
