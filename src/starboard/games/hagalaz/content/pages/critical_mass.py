"""Mission 3A, Critical Mass: valves and rods, the hall that no enemy enters, and the way out of it."""

from __future__ import annotations

from starboard.core.hexes import mask_of
from starboard.games.hagalaz.content.missions_effects import boxes_of, tick_boxes_of
from starboard.games.hagalaz.content.orders import escalation_without_card
from starboard.games.hagalaz.content.registry import CONDITION, EFFECTS, MISSION, PASSAGE, POSSIBLE
from starboard.games.hagalaz.effects import put_token, tick
from starboard.games.hagalaz.moments import Moment
from starboard.games.hagalaz.queries import can_be_activated, sees, standing, standing_hexes
from starboard.games.hagalaz.rules.damage import suffer
from starboard.games.hagalaz.rules.spawning import spawn
from starboard.games.hagalaz.state import Enemy, Hero, State

# --- Mission actions -----------------------------------------------------------------------------------------


@EFFECTS.on("open-valve", POSSIBLE)
def could_open(state: State, hero: Hero, target: str, *, counter: str) -> bool:
    """A valve that still has its token is closed."""
    return True


@EFFECTS.on("open-valve", MISSION)
async def open_valve(state: State, hero: Hero, target: str, face: int, *, counter: str) -> None:
    """HG-GEN-08: the token leaves the valve, and a box is ticked."""
    await open_by_token(state, target, counter)


async def open_by_token(state: State, token: str, counter: str) -> None:
    """The valve of a token is open from now on."""
    put_token(state, token, -1, rule="HG-MISS-02")
    await tick_boxes_of(state, counter, 1)


@EFFECTS.on("lower-rod", POSSIBLE)
def could_lower(state: State, hero: Hero, target: str, *, counter: str, valves: str, each: int) -> bool:
    """There is a box left, and coolant enough: every open valve feeds so many boxes."""
    fed = each * state.counters.get(valves, 0)
    return state.counters.get(counter, 0) < min(boxes_of(state, counter), fed)


@EFFECTS.on("lower-rod", MISSION)
async def lower_rod(state: State, hero: Hero, target: str, face: int, *, counter: str, valves: str, each: int) -> None:
    """HG-GEN-08: tick a box."""
    await tick_boxes_of(state, counter, 1)


# --- additional rules and elites -----------------------------------------------------------------------------


def in_hall(state: State, at: int, mark: str) -> bool:
    """Whether a hex is in the same area as the hexes of a mark."""
    board = state.kit.board
    return board.area_of[at] == board.area_of[board.marks[mark][0]]


@EFFECTS.on("runaway@end-of-round", Moment.ROUND_END)
async def runaway(state: State, owner: None, *, mark: str, damage: int, objective: str, hotter: int) -> None:
    """Each hero in the hall is hurt, more once an objective is done; then it is an Escalation as well."""
    set_off = objective in state.done
    for hero in standing(state):
        if in_hall(state, hero.at, mark):
            await suffer(state, hero, hotter if set_off else damage, rule="HG-RULING-65")
    if set_off:
        await escalation_without_card(state)


@EFFECTS.on("close-valves@end-of-round", Moment.ROUND_END)
async def close_valves(state: State, owner: None, *, counter: str) -> None:
    """An open valve with an Active enemy on it or next to it and no hero there is closed: its token is back."""
    enemies = mask_of(enemy.at for enemy in state.enemies if can_be_activated(state, enemy))
    for number, at in enumerate(state.kit.board.marks["objective"], 1):
        token, around = f"objective-{number}", state.grid.near[at] | 1 << at
        if token not in state.tokens and around & enemies and not around & standing_hexes(state):
            put_token(state, token, at, rule="HG-RULING-65")
            tick(state, counter, -1)


@EFFECTS.on("loud-lifts@hero-entered", Moment.HERO_ENTERED)
async def loud_lifts(state: State, owner: None, hero: Hero, *, mark: str) -> None:
    """HG-SPAWN-03: a hero who enters a fast-travel hex outside the hall calls a grunt to the nearest spawn hex."""
    if hero.at in state.kit.mission.links and not in_hall(state, hero.at, mark):
        await spawn(state, far=False, rule="HG-RULING-65")


@EFFECTS.on("vent@after-activation", Moment.ENEMY_ACTIVATED)
async def vent(state: State, elite: Enemy, activated: Enemy, *, damage: int) -> None:
    """Each hero on a coolant leak or next to one is hurt at the end of the elite's activation."""
    if activated is not elite:
        return
    leaks = mask_of(state.kit.board.marks["coolant"])
    for hero in standing(state):
        if (state.grid.near[hero.at] | 1 << hero.at) & leaks:
            await suffer(state, hero, damage, rule="HG-RULING-65")


@EFFECTS.on("cover-the-exit@end-of-turn", Moment.TURN_END)
async def cover_the_exit(state: State, elite: Enemy, hero: Hero, *, damage: int) -> None:
    """A hero who ends its turn on an exit hex in the elite's line of fire is hurt."""
    if hero.at in state.kit.board.marks["exit"] and sees(state, elite.at, hero.at):
        await suffer(state, hero, damage, rule="HG-RULING-65")


# --- conditions and passages ---------------------------------------------------------------------------------


@EFFECTS.on("everyone-on", CONDITION)
def everyone_on(state: State, *, mark: str, least: int) -> bool:
    """Every hero who is not Downed is on a hex of the mark, and they are enough."""
    heroes = standing(state)
    return len(heroes) >= least and all(hero.at in state.kit.board.marks[mark] for hero in heroes)


@EFFECTS.on("hoist-crew-opens", PASSAGE)
async def hoist_crew_opens(state: State, *, fact: str, token: str, counter: str) -> None:
    """HG-FACT-10: those who were saved in an earlier mission have opened a valve."""
    if fact in state.facts:
        await open_by_token(state, token, counter)
