"""Dead Air, Tali's loyalty mission: sections of a ship that breathe or do not, and the doors that decide it."""

from __future__ import annotations

from starboard.core.choice import Value, choose
from starboard.games.hagalaz.content.missions_effects import boxes_of, tick_boxes_of
from starboard.games.hagalaz.content.registry import CONDITION, EFFECTS, MISSION, PASSAGE, POSSIBLE
from starboard.games.hagalaz.effects import (
    end_mission,
    gain_war_readiness,
    put_token,
    tick,
    tick_failure,
)
from starboard.games.hagalaz.moments import Moment, Query
from starboard.games.hagalaz.printed import Hook
from starboard.games.hagalaz.queries import active_hero, standing, turn_order
from starboard.games.hagalaz.rules.damage import suffer
from starboard.games.hagalaz.rules.movement import turn_over
from starboard.games.hagalaz.rules.objectives import check_objectives
from starboard.games.hagalaz.state import Enemy, Hero, State

PLANT, BREACH = "plant", "breach"
"""The marks by which the map names the two sections that decide about the air of all others."""
PUMPS = "pumps"
"""The counter of the pumps: they run once all its boxes are ticked."""
ENGINEER = "prisoner-"
"""How the tokens of engineers begin."""

# --- sections and their air ----------------------------------------------------------------------------------


def section_of(state: State, mark: str) -> int:
    """The area of the map that has a mark."""
    board = state.kit.board
    return board.area_of[board.marks[mark][0]]


def joined(state: State, section: int) -> int:
    """The sections that share the air of a section, itself included: chains of unlocked doors join them."""
    board = state.kit.board
    found = 1 << section
    while True:
        before = found
        for door, (a, b) in enumerate(board.doors):
            pair = 1 << board.area_of[a] | 1 << board.area_of[b]
            if not state.locked_doors >> door & 1 and found & pair:
                found |= pair
        if found == before:
            return found


def breathes(state: State, section: int) -> bool:
    """The pumps run, and the section is joined to the plant and not to the breach."""
    if state.counters.get(PUMPS, 0) < boxes_of(state, PUMPS):
        return False
    shared = joined(state, section)
    return bool(shared >> section_of(state, PLANT) & 1) and not shared >> section_of(state, BREACH) & 1


def engineers_in(state: State, section: int) -> list[str]:
    """The tokens of the engineers in a section."""
    hexes = state.kit.board.areas[section]
    return [token for token, at in state.tokens.items() if token.startswith(ENGINEER) and hexes >> at & 1]


def clear_air(state: State, section: str, boxes: int) -> None:
    """Boxes of air used are cleared, as many as are ticked."""
    cleared = min(boxes, state.counters.get(section, 0))
    if cleared:
        tick(state, section, -cleared)


# --- rules ---------------------------------------------------------------------------------------------------


@EFFECTS.on("bottled-air@end-of-round", Moment.ROUND_END)
async def bottled_air(state: State, owner: None, *, sections: list[str], refill: int) -> None:
    """A section with engineers uses up a box of its own air, or is refilled if it breathes; with the last box
    it is lost, and a failure box is ticked."""
    for name in sections:
        section = section_of(state, name)
        engineers = engineers_in(state, section)
        if not engineers:
            continue
        if breathes(state, section):
            clear_air(state, name, refill)
            continue
        await tick_boxes_of(state, name, 1)
        if state.counters[name] < boxes_of(state, name):
            continue
        for engineer in engineers:
            put_token(state, engineer, -1, rule="HG-RULING-65")
        gain_war_readiness(state, -1, rule="HG-WAR-06")
        if tick_failure(state):
            end_mission(state, "defeat-storm", rule="HG-ESC-05")


@EFFECTS.on("open-to-the-storm@end-of-round", Moment.ROUND_END)
async def open_to_the_storm(state: State, owner: None, *, damage: int) -> None:
    """Whoever is in the breach, or in a section that unlocked doors join to it, suffers damage."""
    area_of = state.kit.board.area_of
    for place in turn_order(state):
        hero = state.heroes[place]
        if joined(state, section_of(state, BREACH)) >> area_of[hero.at] & 1:
            await suffer(state, hero, damage, rule="HG-RULING-65")


@EFFECTS.on("fail-safe@end-of-round", Moment.ROUND_END)
async def fail_safe(state: State, owner: None, *, sections: list[str]) -> None:
    """The open section with the most air used shuts its doors, unless a hero is in it. The lead player breaks
    ties (HG-GEN-04)."""
    board = state.kit.board
    guarded = {board.area_of[hero.at] for hero in standing(state)}
    used = {
        name: state.counters.get(name, 0)
        for name in sections
        if (section := section_of(state, name)) not in guarded
        and engineers_in(state, section)
        and open_doors(state, section)
    }
    if not used:
        return
    values: list[Value] = [("hex", board.marks[name][0]) for name in used if used[name] == max(used.values())]
    lead = state.heroes[state.lead]
    picked = await choose(lead.seat, "fail-safe-which-section", values, rule="HG-GEN-04")
    for door in open_doors(state, board.area_of[int(picked[1])]):
        await turn_over(state, door, rule="HG-DOOR-01")


def open_doors(state: State, section: int) -> list[int]:
    """The unlocked doors of a section."""
    board = state.kit.board
    return [
        door
        for door, pair in enumerate(board.doors)
        if not state.locked_doors >> door & 1 and section in (board.area_of[at] for at in pair)
    ]


# --- Mission actions -----------------------------------------------------------------------------------------


def doors_here(state: State, at: int) -> list[int]:
    """The doors on the edges of a hex."""
    return [door for door, pair in enumerate(state.kit.board.doors) if at in pair]


@EFFECTS.on("turn-door", POSSIBLE)
def could_turn(state: State, hero: Hero, target: str) -> bool:
    """There is a door at the panel."""
    return bool(doors_here(state, hero.at))


@EFFECTS.on("turn-door", MISSION)
async def turn_door_here(state: State, hero: Hero, target: str, face: int) -> None:
    """HG-DOOR-05: a door on an edge of the hero's hex is turned over, locked or unlocked."""
    values: list[Value] = [("door", door) for door in doors_here(state, hero.at)]
    picked = await choose(hero.seat, "turn-which-door", values, rule="HG-DOOR-05", hero=hero.id)
    await turn_over(state, int(picked[1]), rule="HG-DOOR-01")


def air_of(state: State, engineer: str, sections: list[str]) -> str:
    """The counter of the air an engineer breathes."""
    at = state.tokens[engineer]
    return next(name for name in sections if state.kit.board.areas[section_of(state, name)] >> at & 1)


@EFFECTS.on("share-air", POSSIBLE)
def could_share_air(state: State, hero: Hero, target: str, *, sections: list[str], boxes: int, damage: int) -> bool:
    """Some of the section's air has been used up."""
    return state.counters.get(air_of(state, target, sections), 0) > 0


@EFFECTS.on("share-air", MISSION)
async def share_air(
    state: State, hero: Hero, target: str, face: int, *, sections: list[str], boxes: int, damage: int
) -> None:
    """The hero gives air of its own: boxes of the section are cleared, and the hero suffers for it."""
    clear_air(state, air_of(state, target, sections), boxes)
    # Air that saves them all ends the mission before the hero suffers for it (HG-RULING-58, HG-RULING-63).
    await check_objectives(state)
    await suffer(state, hero, damage, rule="HG-RULING-65")


# --- elites --------------------------------------------------------------------------------------------------


@EFFECTS.on("override@after-activation", Moment.ENEMY_ACTIVATED)
async def override(state: State, elite: Enemy, activated: Enemy) -> None:
    """The elite turns over the door nearest to it; the active hero's player breaks ties."""
    if activated is not elite:
        return
    distances = state.grid.distances(elite.at)
    far = {door: min(distances[at] for at in pair) for door, pair in enumerate(state.kit.board.doors)}
    values: list[Value] = [("door", door) for door in far if far[door] == min(far.values())]
    seat = active_hero(state).seat
    picked = await choose(seat, "override-which-door", values, rule="HG-RULING-65", enemy=elite.token)
    await turn_over(state, int(picked[1]), rule="HG-DOOR-01")


@EFFECTS.on("vacuum-hunter", Query.ATTACK)
def hunts_in_dead_air(state: State, hook: Hook, enemy: Enemy, value: int, *, attack: int) -> int:
    """The elite hits harder in a section that does not breathe."""
    if enemy.token == hook.elite and not breathes(state, state.kit.board.area_of[enemy.at]):
        return value + attack
    return value


# --- objectives and passages ---------------------------------------------------------------------------------


@EFFECTS.on("sections-breathe", CONDITION)
def sections_breathe(state: State, *, sections: list[str], engineers: int) -> bool:
    """Every section that still holds engineers breathes and has no air used, and there are enough engineers."""
    alive = 0
    for name in sections:
        section = section_of(state, name)
        held = len(engineers_in(state, section))
        alive += held
        if held and (state.counters.get(name, 0) or not breathes(state, section)):
            return False
    return alive >= engineers


@EFFECTS.on("thin-air-if-remembered", PASSAGE)
async def thin_air_if_remembered(state: State, *, fact: str, sections: list[str]) -> None:
    """HG-FACT-10: for something the campaign remembers, every section has less air."""
    if fact in state.facts:
        for name in sections:
            tick(state, name)
