"""A Clear Shot, the loyalty mission of Garrus: a marksman who fires from watch and moves from perch to perch."""

from __future__ import annotations

from starboard.core.choice import Value, choose
from starboard.games.hagalaz.content.registry import CONDITION, EFFECTS, MISSION, POSSIBLE
from starboard.games.hagalaz.effects import announce_attack, put_token, tick
from starboard.games.hagalaz.moments import Moment, Query
from starboard.games.hagalaz.printed import Hook
from starboard.games.hagalaz.queries import (
    active_hero,
    attack_value,
    elite_on_map,
    is_revealed,
    sees,
    standing_hexes,
    valid_targets,
)
from starboard.games.hagalaz.rules.damage import move_enemy, strike, suffer_hit
from starboard.games.hagalaz.state import Enemy, Face, Hero, State

PERCH = "perch"

# --- the watch -----------------------------------------------------------------------------------------------


def clear(state: State, counter: str) -> None:
    """Rub out the ticks of a row of progress boxes."""
    ticked = state.counters.get(counter, 0)
    if ticked:
        tick(state, counter, -ticked, rule="HG-RULING-65")


@EFFECTS.on("long-watch", Moment.ROUND_START)
async def reload(state: State, elite: Enemy, *, counter: str) -> None:
    """The marksman can fire from watch again in every round."""
    clear(state, counter)


@EFFECTS.on("long-watch", Moment.HERO_ENTERED)
async def fire_from_watch(state: State, elite: Enemy, hero: Hero, *, counter: str) -> None:
    """The first hero in a round who enters his line of fire suffers his attack value; it is no activation."""
    if state.counters.get(counter, 0) or not sees(state, elite.at, hero.at):
        return
    tick(state, counter, rule="HG-RULING-65")
    damage = attack_value(state, elite)
    announce_attack(state, elite, hero, damage, rule="HG-RULING-65")
    await suffer_hit(state, hero, damage, rule="HG-RULING-65")


@EFFECTS.on("long-watch", Query.DAMAGE)
def behind_the_parapet(state: State, hook: Hook, enemy: Enemy, amount: int, *, less: int) -> int:
    """On a perch he suffers less of every hit."""
    return amount - less if enemy.token == hook.elite and enemy.at in state.kit.board.marks[PERCH] else amount


@EFFECTS.on("call-the-wind", Moment.ENEMY_ACTIVATED)
async def call_the_wind(state: State, elite: Enemy, activated: Enemy, *, counter: str) -> None:
    """After her activation, whoever she sees, the marksman may fire from watch once more."""
    if activated is elite and state.grid.fire[elite.at] & standing_hexes(state):
        clear(state, counter)


@EFFECTS.on("floodlight", POSSIBLE)
def could_blind(state: State, hero: Hero, target: str, *, counter: str) -> bool:
    """He has not fired from watch yet."""
    return not state.counters.get(counter, 0)


@EFFECTS.on("floodlight", MISSION)
async def blind(state: State, hero: Hero, target: str, face: int, *, counter: str) -> None:
    """The watch is as good as fired."""
    tick(state, counter)


# --- the perches ---------------------------------------------------------------------------------------------


@EFFECTS.on("perch-to-perch", Query.ADVANCE)
def stay_put(state: State, hook: Hook, enemy: Enemy, points: int, *, elite: str) -> int:
    """He does not walk."""
    return 0 if enemy.token == elite else points


@EFFECTS.on("perch-to-perch", Moment.ENEMY_ACTIVATED)
async def shift_after_activation(state: State, owner: None, activated: Enemy, *, elite: str) -> None:
    """He stays only on a perch with somebody to shoot at."""
    if activated.token != elite:
        return
    if activated.at not in state.kit.board.marks[PERCH] or not valid_targets(state, activated):
        await shift(state, activated)


@EFFECTS.on("perch-to-perch", Moment.HURT)
async def shift_when_hit(state: State, owner: None, by: Hero, enemy: Enemy, source: str, *, elite: str) -> None:
    """A level has just been exhausted when an enemy has been hurt and bears no damage (HG-ELITE-03)."""
    if enemy.token == elite and not enemy.damage:
        await shift(state, enemy)


async def shift(state: State, enemy: Enemy) -> None:
    """To another free perch, the one with the most heroes in its line of fire; without one he stays."""
    taken = state.hero_hexes | state.enemy_hexes
    free = [at for at in state.kit.board.marks[PERCH] if not taken >> at & 1]
    if not free:
        return
    heroes = standing_hexes(state)
    in_line = {at: (state.grid.fire[at] & heroes).bit_count() for at in free}
    most = max(in_line.values())
    values: list[Value] = [("enemy-to", enemy.id, at) for at in free if in_line[at] == most]
    picked = await choose(active_hero(state).seat, "enemy-goes-where", values, rule="HG-RULING-65", enemy=enemy.token)
    await move_enemy(state, enemy, [int(picked[2])], rule="HG-RULING-65")


# --- the hides -----------------------------------------------------------------------------------------------


@EFFECTS.on("take-the-shot", POSSIBLE)
def could_shoot(
    state: State, hero: Hero, target: str, *, by: str, elite: str, counter: str, damage: int, empowered: int
) -> bool:
    """The right hero, and the marksman in line of fire."""
    marksman = elite_on_map(state, elite)
    if hero.id != by or marksman is None:
        return False
    return is_revealed(state, marksman.at) and sees(state, hero.at, marksman.at)


@EFFECTS.on("take-the-shot", MISSION)
async def take_the_shot(
    state: State, hero: Hero, target: str, face: int, *, by: str, elite: str, counter: str, damage: int, empowered: int
) -> None:
    """A hide is good for one shot."""
    marksman = elite_on_map(state, elite)
    assert marksman is not None, "it was possible"
    put_token(state, target, -1, rule="HG-MISS-02")
    tick(state, counter)
    amount = empowered if face == Face.EMPOWERED else damage
    await strike(state, hero, marksman, amount, source="take-the-shot", rule="HG-MISS-02")


@EFFECTS.on("answered", CONDITION)
def answered(state: State, *, counter: str, elite: str) -> bool:
    """A shot has been taken; if he fell to others first, that is answer enough."""
    return state.counters.get(counter, 0) > 0 or elite in state.defeated


@EFFECTS.on("unannounced", CONDITION)
def unannounced(state: State, *, elite: str, counter: str) -> bool:
    """An elite has been defeated while no box of a counter is ticked."""
    return elite in state.defeated and not state.counters.get(counter, 0)
