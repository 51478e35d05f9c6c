"""Mission 3C, Kinetic Barrier: a field that draws on a charge, hands on the wheels, guns that fire both ways."""

from __future__ import annotations

from starboard.core.choice import Value, choose
from starboard.core.hexes import mask_of
from starboard.games.hagalaz.content.missions_effects import boxes_of, tick_boxes_of
from starboard.games.hagalaz.content.registry import CONDITION, EFFECTS, MISSION, PASSAGE, POSSIBLE
from starboard.games.hagalaz.effects import end_mission, put_token, tick, tick_failure
from starboard.games.hagalaz.moments import Moment, Query
from starboard.games.hagalaz.printed import Hook
from starboard.games.hagalaz.queries import (
    active_turrets,
    can_be_activated,
    elite_on_map,
    enemies_in,
    is_adjacent,
    is_revealed,
    standing_hexes,
    targetable,
    turret_line,
)
from starboard.games.hagalaz.rules.damage import strike_all
from starboard.games.hagalaz.rules.movement import step
from starboard.games.hagalaz.rules.spawning import spawn, spawn_elite
from starboard.games.hagalaz.rules.threats import Attack
from starboard.games.hagalaz.state import Enemy, Hero, State

RULE = "HG-RULING-65"
CAPTIVE = "prisoner-"
WHEEL, BANK = "wheel", "bank"


# --- the banks -----------------------------------------------------------------------------------------------


@EFFECTS.on("feed", POSSIBLE)
def could_feed(state: State, hero: Hero, target: str, *, counter: str, amount: int, paired: int) -> bool:
    """There is a box left to tick."""
    return state.counters.get(counter, 0) < boxes_of(state, counter)


@EFFECTS.on("feed", MISSION)
async def feed(state: State, hero: Hero, target: str, face: int, *, counter: str, amount: int, paired: int) -> None:
    """HG-GEN-08: tick boxes, more if another standing hero is on a bank as well."""
    others = standing_hexes(state) & ~(1 << hero.at)
    await tick_boxes_of(state, counter, paired if others & mask_of(state.kit.board.marks[BANK]) else amount)


# --- the wheels ----------------------------------------------------------------------------------------------


def free_wheels(state: State) -> list[int]:
    """The wheels at which no captive stands."""
    taken = state.tokens.values()
    return [at for at in state.kit.board.marks[WHEEL] if at not in taken]


def turning(state: State) -> int:
    """How many captives turn a wheel: those at one with no Active enemy on it or next to it."""
    wheels, near = state.kit.board.marks[WHEEL], state.grid.near
    manned = [at for token, at in state.tokens.items() if token.startswith(CAPTIVE) and at in wheels]
    enemies = mask_of(enemy.at for enemy in state.enemies if can_be_activated(state, enemy))
    return sum(1 for at in manned if not (near[at] | 1 << at) & enemies)


@EFFECTS.on("to-the-wheel", POSSIBLE)
def could_ask(state: State, hero: Hero, target: str) -> bool:
    """The captive is still in the shelter, and a wheel is free."""
    return state.tokens[target] not in state.kit.board.marks[WHEEL] and bool(free_wheels(state))


@EFFECTS.on("to-the-wheel", MISSION)
async def to_the_wheel(state: State, hero: Hero, target: str, face: int) -> None:
    """The captive goes to a free wheel; the hero's player says to which."""
    values: list[Value] = [("hex", at) for at in free_wheels(state)]
    picked = await choose(hero.seat, "wheel-which", values, rule=RULE)
    put_token(state, target, int(picked[1]), rule=RULE)


# --- the shelters --------------------------------------------------------------------------------------------


@EFFECTS.on("cut-off", POSSIBLE)
def could_cut_off(state: State, hero: Hero, target: str, *, counter: str) -> bool:
    """A breaker that still has its token has not been thrown."""
    return True


@EFFECTS.on("cut-off", MISSION)
async def cut_off(state: State, hero: Hero, target: str, face: int, *, counter: str) -> None:
    """The breaker is thrown: its shelter, the nearest one, is outside the field, and its captives leave play."""
    board = state.kit.board
    homes = board.marks["prisoner"]
    breaker = state.tokens[target]
    shelter = board.area_of[min(homes, key=lambda at: board.plain_distance(breaker, at))]
    put_token(state, target, -1, rule="HG-MISS-02")
    for number, home in enumerate(homes, 1):
        if board.area_of[home] == shelter and f"{CAPTIVE}{number}" in state.tokens:
            put_token(state, f"{CAPTIVE}{number}", -1, rule=RULE)
    await tick_boxes_of(state, counter, 1)


# --- the field -----------------------------------------------------------------------------------------------


@EFFECTS.on("the-draw@end-of-round", Moment.ROUND_END)
async def the_draw(
    state: State, owner: None, *, counter: str, held: str, flicker: str, objective: str, base: int, shelters: str
) -> None:
    """The wheels tick boxes of the charge; then, once the field is up, it clears what it draws, or flickers."""
    turned = turning(state)
    if turned:
        await tick_boxes_of(state, counter, turned)
    if objective not in state.done:
        return
    drawn = base + boxes_of(state, shelters) - state.counters.get(shelters, 0)
    charge = state.counters.get(counter, 0)
    tick(state, counter, -min(drawn, charge), rule=RULE)
    if charge >= drawn:
        await tick_boxes_of(state, held, 1)
    else:
        await tick_boxes_of(state, flicker, 1)
        if tick_failure(state):
            end_mission(state, "defeat-storm", rule=RULE)


@EFFECTS.on("field-holds", CONDITION)
def field_holds(state: State, *, held: str, at_least: int, shelters: str, cut: int) -> bool:
    """The field has held often enough, and exactly so many shelters are cut off."""
    return state.counters.get(held, 0) >= at_least and state.counters.get(shelters, 0) == cut


@EFFECTS.on("never-flickered", CONDITION)
def never_flickered(state: State, *, held: str, at_least: int, flicker: str) -> bool:
    """The field has held so often without flickering."""
    return state.counters.get(held, 0) >= at_least and not state.counters.get(flicker, 0)


# --- guns and enemies ----------------------------------------------------------------------------------------


@EFFECTS.on("both-ways@end-of-round", Moment.ROUND_END)
async def both_ways(state: State, owner: None, *, damage: int) -> None:
    """Every gun that has been turned round hits each enemy in its line of fire."""
    active = active_turrets(state)
    for turret, spot in enumerate(state.kit.mission.turrets):
        if turret not in active and is_revealed(state, spot.at):
            enemies = enemies_in(state, turret_line(state, turret) & targetable(state))
            await strike_all(state, None, enemies, damage, rule=RULE)


@EFFECTS.on("siege", Moment.ROUND_START)
async def reinforce(state: State, owner: None) -> None:
    """HG-SPAWN-03: a grunt appears near the lead hero whenever a round starts."""
    await spawn(state, far=False, rule=RULE)


@EFFECTS.on("siege", Moment.TICKED)
async def bring_the_ram(state: State, owner: None, ticked: str, *, counter: str, boxes: int, elite: str) -> None:
    """HG-ELSP-01: with a certain box of a counter an elite enters the map."""
    if ticked == counter and state.counters[counter] == boxes:
        await spawn_elite(state, elite)


@EFFECTS.on("phalanx", Query.DAMAGE)
def phalanx(state: State, hook: Hook, enemy: Enemy, amount: int, *, cover: int) -> int:
    """Every other enemy next to the elite suffers less of a hit."""
    elite = elite_on_map(state, hook.elite)
    assert elite is not None, "an elite's rule speaks while it is on the map"
    return amount - cover if is_adjacent(state, elite.at, enemy.at) else amount


@EFFECTS.on("ground@end-of-round", Moment.ROUND_END)
async def ground(state: State, elite: Enemy, *, counter: str, amount: int, reach: int) -> None:
    """Charge is lost while the elite is near a bank."""
    charge = state.counters.get(counter, 0)
    if charge and state.grid.within(elite.at, reach) & mask_of(state.kit.board.marks[BANK]):
        tick(state, counter, -min(amount, charge), rule=RULE)


@EFFECTS.on("ram@after-attack", Moment.ATTACKED)
async def ram(state: State, elite: Enemy, blow: Attack) -> None:
    """HG-OPP-05: a hero whom the elite attacked from the next hex is driven one hex straight back, if there is room."""
    hero, board = blow.hero, state.kit.board
    if blow.enemy is not elite or hero.downed or not is_adjacent(state, elite.at, hero.at):
        return
    back = board.step[hero.at][board.step[elite.at].index(hero.at)]
    free = state.grid.walk[hero.at] & ~(state.hero_hexes | state.enemy_hexes)
    if back >= 0 and free >> back & 1:
        await step(state, hero, back, provoke=False, rule=RULE)


# --- what the campaign remembers -----------------------------------------------------------------------------


@EFFECTS.on("hand-if-remembered", PASSAGE)
async def hand_if_remembered(state: State, *, fact: str, token: str) -> None:
    """HG-FACT-10: somebody the campaign remembers is at a wheel already."""
    if fact in state.facts:
        put_token(state, token, free_wheels(state)[0], rule="HG-NARR-03")
