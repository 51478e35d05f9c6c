"""What mission pages name: Mission actions, additional rules, conditions of objectives, passage effects."""

from __future__ import annotations

from typing import Literal

from starboard.core.chance import draw
from starboard.core.choice import Value, choose, choose_some
from starboard.games.hagalaz.content.orders import Where, escalation_without_card, rearm_nearest
from starboard.games.hagalaz.content.registry import CONDITION, EFFECTS, MISSION, PASSAGE, POSSIBLE
from starboard.games.hagalaz.effects import (
    carry_token,
    drop_token,
    exhaust_level,
    gain_item,
    gain_war_readiness,
    put_token,
    remember_fact,
    tick,
    turn_turret,
)
from starboard.games.hagalaz.moments import Moment
from starboard.games.hagalaz.queries import (
    active_turrets,
    can_be_activated,
    elite_on_map,
    hero_board,
    hero_named,
    is_revealed,
    loot_on_map,
    standing,
)
from starboard.games.hagalaz.rules.damage import grant
from starboard.games.hagalaz.rules.movement import unlock_doors
from starboard.games.hagalaz.rules.objectives import check_objectives
from starboard.games.hagalaz.rules.reacting import react
from starboard.games.hagalaz.rules.spawning import spawn, spawn_elite
from starboard.games.hagalaz.rules.threats import activate_each, fire_turrets
from starboard.games.hagalaz.state import Enemy, Face, Hero, State

# --- Mission actions -----------------------------------------------------------------------------------------


@EFFECTS.on("unlock-doors", POSSIBLE)
def could_unlock(state: State, hero: Hero, target: str, *, doors: list[str]) -> bool:
    """One of the doors is still locked."""
    known = state.kit.mission.doors
    return any(state.locked_doors >> known[name] & 1 for name in doors)


@EFFECTS.on("unlock-doors", MISSION)
async def unlock_doors_here(state: State, hero: Hero, target: str, face: int, *, doors: list[str]) -> None:
    """The named doors unlock."""
    await unlock_named(state, doors=doors)


@EFFECTS.on("unlock-doors", PASSAGE)
async def unlock_named(state: State, *, doors: list[str]) -> None:
    """HG-DOOR-05, HG-RULING-36: the named doors unlock; heroes standing at them see what lies behind."""
    known = [state.kit.mission.doors[name] for name in doors]
    unlock_doors(state, [door for door in known if state.locked_doors >> door & 1], rule="HG-DOOR-05")


def boxes_of(state: State, counter: str) -> int:
    """How many boxes a counter of the mission page has."""
    return next(spec.boxes for spec in state.kit.mission.spec.counter if spec.id == counter)


@EFFECTS.on("tick", POSSIBLE)
def could_tick(
    state: State, hero: Hero, target: str, *, counter: str, amount: int, empowered: int = 0, remove: str = ""
) -> bool:
    """There is a box left to tick."""
    return state.counters.get(counter, 0) < boxes_of(state, counter)


@EFFECTS.on("tick", MISSION)
async def tick_boxes(
    state: State,
    hero: Hero,
    target: str,
    face: int,
    *,
    counter: str,
    amount: int,
    empowered: int = 0,
    remove: str = "",
) -> None:
    """HG-GEN-08: tick boxes of a counter, more with an Empowered die; a token used for it leaves play."""
    amount = await how_many(hero, face, amount, empowered)
    if remove:
        put_token(state, target, -1, rule="HG-MISS-02")
    await tick_boxes_of(state, counter, amount)


async def how_many(hero: Hero, face: int, amount: int, empowered: int) -> int:
    """HG-EMP-02: an Empowered die may do more, if the action says so."""
    if not empowered or face != Face.EMPOWERED:
        return amount
    picked = await choose(hero.seat, "tick-how-many", [("tick", empowered), ("tick", amount)], rule="HG-EMP-02")
    return int(picked[1])


async def tick_boxes_of(state: State, counter: str, amount: int) -> None:
    """HG-GEN-08: tick boxes, never beyond the last; objectives are looked at, then whoever waits for it reacts."""
    left = boxes_of(state, counter) - state.counters.get(counter, 0)
    tick(state, counter, min(amount, left))
    await check_objectives(state)
    await react(state, Moment.TICKED, counter)


@EFFECTS.on("pick-up", POSSIBLE)
def could_pick_up(state: State, hero: Hero, target: str, *, limit: int = 0) -> bool:
    """HG-CARRY-04: any number may be carried unless the mission limits it."""
    return not limit or len(hero.carried) < limit


@EFFECTS.on("pick-up", MISSION)
async def pick_up(state: State, hero: Hero, target: str, face: int, *, limit: int = 0) -> None:
    """HG-CARRY-01, HG-RULING-70: the hero carries the token from now on."""
    carry_token(state, hero, target, rule="HG-CARRY-01")


def carried_of(hero: Hero, kind: str) -> list[str]:
    """The tokens of a kind that a hero carries."""
    return [token for token in hero.carried if token.rpartition("-")[0] == kind]


@EFFECTS.on("drop", POSSIBLE)
def could_drop(state: State, hero: Hero, target: str, *, token: str, counter: str = "") -> bool:
    """The hero carries a token of the kind, and there is a box left to tick for it."""
    if counter and state.counters.get(counter, 0) >= boxes_of(state, counter):
        return False
    return bool(carried_of(hero, token))


@EFFECTS.on("drop", MISSION)
async def drop(state: State, hero: Hero, target: str, face: int, *, token: str, counter: str = "") -> None:
    """HG-RULING-70: a carried token is put down in the hero's hex; where a counter waits for it, it is
    delivered: it leaves play and a box is ticked, so that nobody can bring it twice."""
    carried = carried_of(hero, token)[0]
    drop_token(state, hero, carried, -1 if counter else hero.at, rule="HG-RULING-70")
    if counter:
        await tick_boxes_of(state, counter, 1)


@EFFECTS.on("disable-turrets", POSSIBLE)
def could_disable(state: State, hero: Hero, target: str, *, which: Literal["here", "any"], count: int) -> bool:
    """A turret is still active: the one here, or any."""
    if which == "any":
        return bool(active_turrets(state))
    return int(target.rpartition("-")[2]) in active_turrets(state)


@EFFECTS.on("disable-turrets", MISSION)
async def disable_turrets(
    state: State, hero: Hero, target: str, face: int, *, which: Literal["here", "any"], count: int
) -> None:
    """HG-TURR-08: disable the turret in the hero's hex, or a number of turrets anywhere."""
    if which == "here":
        chosen = [int(target.rpartition("-")[2])]
    else:
        values: list[Value] = [("disable", turret) for turret in active_turrets(state)]
        picked = await choose_some(hero.seat, "disable-which", values, rule="HG-TURR-08", most=count, least=1)
        chosen = [int(value[1]) for value in picked]
    for turret in chosen:
        turn_turret(state, turret, active=False, rule="HG-TURR-08")


# --- additional rules and elites -----------------------------------------------------------------------------


@EFFECTS.on("turrets@start-of-round", Moment.ROUND_START)
async def turrets_at_round_start(state: State, owner: None, *, damage: int) -> None:
    """Active turrets of revealed areas fire by themselves."""
    spots = state.kit.mission.turrets
    awake = [turret for turret in active_turrets(state) if is_revealed(state, spots[turret].at)]
    await fire_turrets(state, awake, damage, rule="HG-RULING-65")


@EFFECTS.on("spawn@start-of-round", Moment.ROUND_START)
async def spawn_at_round_start(state: State, owner: None, *, where: Where) -> None:
    """A grunt appears whenever a round starts, near the lead hero or far from it."""
    await spawn(state, far=where == "far", rule="HG-RULING-65")


@EFFECTS.on("spawn@counter-ticked", Moment.TICKED)
async def spawn_when_ticked(state: State, owner: None, ticked: str, *, counter: str, where: Where) -> None:
    """A grunt appears whenever a certain counter is ticked."""
    if ticked == counter:
        await spawn(state, far=where == "far", rule="HG-RULING-65")


@EFFECTS.on("rouse@counter-ticked", Moment.TICKED)
async def rouse_when_ticked(state: State, owner: Enemy | None, ticked: str, *, counter: str, elite: str) -> None:
    """HG-ELITE-08: an elite is activated whenever a certain counter is ticked."""
    if ticked == counter:
        roused = [enemy for enemy in state.enemies if enemy.token == elite and can_be_activated(state, enemy)]
        await activate_each(state, roused)


@EFFECTS.on("rearm-turret@after-activation", Moment.ENEMY_ACTIVATED)
async def rearm_after_activation(state: State, elite: Enemy, activated: Enemy) -> None:
    """The elite turns the nearest disabled turret Active again."""
    if activated is elite:
        await rearm_nearest(state, elite.at)


# --- conditions ----------------------------------------------------------------------------------------------


@EFFECTS.on("counter", CONDITION)
def counter_reached(state: State, *, counter: str, at_least: int) -> bool:
    """A counter has enough ticked boxes."""
    return state.counters.get(counter, 0) >= at_least


@EFFECTS.on("doors-unlocked", CONDITION)
def doors_unlocked(state: State, *, doors: list[str]) -> bool:
    """All named doors are unlocked now."""
    known = state.kit.mission.doors
    return not any(state.locked_doors >> known[name] & 1 for name in doors)


@EFFECTS.on("turrets-disabled", CONDITION)
def turrets_disabled(state: State, *, at_least: int) -> bool:
    """Enough turrets are disabled at one moment."""
    return state.disabled_turrets.bit_count() >= at_least


@EFFECTS.on("elite-defeated", CONDITION)
def elite_defeated(state: State, *, elite: str) -> bool:
    """The elite has been defeated; one that has not come yet does not count."""
    return elite in state.defeated


@EFFECTS.on("heroes-on", CONDITION)
def heroes_on(state: State, *, mark: str, count: int) -> bool:
    """Enough standing heroes are on hexes of a mark."""
    hexes = state.kit.board.marks.get(mark, ())
    return sum(1 for hero in standing(state) if hero.at in hexes) >= count


# --- passages ------------------------------------------------------------------------------------------------


@EFFECTS.on("war-readiness", PASSAGE)
async def war_readiness(state: State, *, amount: int) -> None:
    """HG-WAR-02, HG-WAR-06."""
    gain_war_readiness(state, amount, rule="HG-WAR-06")


@EFFECTS.on("readiness-if", PASSAGE)
async def readiness_if(state: State, *, fact: str, amount: int) -> None:
    """HG-FACT-09, HG-FACT-10: what the campaign remembers makes the result better or worse."""
    if fact in state.facts:
        gain_war_readiness(state, amount, rule="HG-WAR-06")


@EFFECTS.on("escalation-if", PASSAGE)
async def escalation_if(state: State, *, fact: str) -> None:
    """HG-FACT-10: what the campaign remembers brings the storm nearer."""
    if fact in state.facts:
        await escalation_without_card(state)


@EFFECTS.on("door-if-remembered", PASSAGE)
async def door_if_remembered(state: State, *, fact: str, door: str) -> None:
    """HG-FACT-10: somebody the campaign remembers has seen to a door: it is unlocked."""
    if fact in state.facts:
        unlock_doors(state, [state.kit.mission.doors[door]], rule="HG-NARR-03")


@EFFECTS.on("tick-if", PASSAGE)
async def tick_if(state: State, *, fact: str, counter: str, amount: int) -> None:
    """HG-FACT-10: those whom the campaign remembers have done some of the work already."""
    if fact in state.facts:
        await tick_boxes_of(state, counter, amount)


@EFFECTS.on("level-if-remembered", PASSAGE)
async def level_if_remembered(state: State, *, fact: str, elite: str) -> None:
    """HG-FACT-10: for something the campaign remembers, an elite has lost its first level."""
    found = elite_on_map(state, elite)
    if fact in state.facts and found is not None:
        exhaust_level(state, found)


@EFFECTS.on("remember", PASSAGE)
async def remember(state: State, *, fact: str) -> None:
    """The campaign will know."""
    remember_fact(state, fact)


@EFFECTS.on("unlock-loyalty", PASSAGE)
async def unlock_loyalty(state: State) -> None:
    """HG-LOYM-08, HG-LOYAB-01, HG-OBJ-06: the hero the mission is about has its loyalty ability from now on."""
    hero = hero_named(state, state.kit.mission.spec.loyalty)
    assert hero is not None, "the hero of a loyalty mission is in the squad (HG-RULING-49)"
    for ability in hero_board(state, hero).abilities.values():
        if ability.kind == "loyalty":
            await grant(state, hero, ability.id, rule="HG-LOYM-08")


@EFFECTS.on("gain-loot", PASSAGE)
async def gain_loot(state: State, *, amount: int) -> None:
    """Random unused loot goes straight to the inventory."""
    for _ in range(amount):
        if sum(state.loot_left) <= loot_on_map(state):
            return
        kind = await draw("loot", state.loot_left, rule="HG-LOOT-05")
        gain_item(state, kind)


@EFFECTS.on("spawn-elite", PASSAGE)
async def bring_elite(state: State, *, elite: str) -> None:
    """HG-ELSP-01, HG-ELSP-02: an elite of the mission page enters the map."""
    await spawn_elite(state, elite)


@EFFECTS.on("no-rule", Moment.ROUND_START)
async def no_rule(state: State, owner: object) -> None:
    """An elite or an additional rule that does nothing by itself."""
