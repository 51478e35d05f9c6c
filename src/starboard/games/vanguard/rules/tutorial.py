"""The tutorial: the scripted first round, what it does differently, its logs (IV-TUT, IV-RULING-37, 54).

`state.script` is 0 where play is free; else it counts the actions of the first round from 1.
"""

from __future__ import annotations

from collections.abc import Sequence

from starboard.core.choice import Value
from starboard.games.vanguard import effects, effects_setup
from starboard.games.vanguard.printed import ACCIDENT, BASIC, BLUE, BOX, RED, Part
from starboard.games.vanguard.queries import board_of, dice_at, may_leave, member_of, shown_poi, turn_order
from starboard.games.vanguard.rules.logs import read_log
from starboard.games.vanguard.state import AVAILABLE, Check, Mode, State

EVENTS_FROM = "m02"
"""IV-TUT-13: events are drawn once this mission is revealed."""
OPEN_BULKHEAD, SAVE_SUPPLIES, SAMPLING = "force-open-the-bulkhead", "save-the-supplies", "surface-sampling"
AFTER_FIRST_TURN, AFTER_FIRST_ROUND = "50", "59"
MOST_ACCIDENTS, ENOUGH_ACCIDENTS = 3, 2
"""IV-RULING-37: more accidents than the first are rolled again, until there are at most as many as the second."""


def mission_revealed(state: State, mission: str) -> None:
    """IV-TUT-13, 25: the second mission brings the events."""
    if state.mode == Mode.TUTORIAL and mission == EVENTS_FROM:
        effects.switch_events(state, True)


def place_in_script(state: State, who: int) -> tuple[int, int]:
    """Whose turn of the script it is, and which action of it; (-1, 0) where nothing is scripted."""
    if not state.script or state.mode != Mode.TUTORIAL:
        return -1, 0
    order = turn_order(state)
    if who not in order:
        return -1, 0
    return order.index(who), BOX.numbers.actions - state.actions_left


def scripted_action(state: State, who: int) -> Value | None:
    """IV-TUT-17 to 21: the action that the script takes now; None where the player is free."""
    place, number = place_in_script(state, who)
    if place < 0:
        return None
    match place, number:
        case 0, 0:
            return _special(state, who, OPEN_BULKHEAD)
        case 0, 1:
            return _move(state, who, 5)
        case 1, 0:
            return _special(state, who, SAVE_SUPPLIES)
        case 1, 1:
            return ("rest",)
        case 2, 0:
            return _special(state, who, SAMPLING)
        case 2, 1:
            return _move(state, who, 5)
        case 3, 0:
            return _move(state, who, 4) if may_leave(state, who) else _special(state, who, SAVE_SUPPLIES)
        case 3, 1:
            return ("prepare",) if member_of(state, who).at == 3 else None
        case _:
            return None


def _special(state: State, who: int, action: str) -> Value | None:
    at = member_of(state, who).at
    poi = shown_poi(state, at)
    found = next((each for each in BOX.pois[poi].actions if each.id == action), None) if poi >= 0 else None
    return None if found is None or state.special_used else ("act", found.number, at)


def _move(state: State, who: int, sector: int) -> Value | None:
    if not may_leave(state, who):
        return None
    at = member_of(state, who).at
    found = next((route for route in board_of(state).exits[at] if route.to == sector - 1), None)
    return None if found is None else ("move", found.number)


def scripted_dice(state: State, check: Check) -> list[int] | None:
    """IV-TUT-17, 19: the dice that the script takes; None where the player chooses."""
    place, number = place_in_script(state, check.active)
    if place < 0 or check.action < 0:
        return None
    member = member_of(state, check.active)
    match place, number:
        case 0, 1:
            return [_showing(member.dice, RED, ACCIDENT), _showing(member.dice, BLUE, BASIC)]
        case 1, 1:
            return dice_at(member, AVAILABLE)
        case _:
            return None


def _showing(dice: Sequence[int], colour: int, symbol: int) -> int:
    """A die of a colour that has a symbol: the plainest one."""
    fitting = [
        die
        for die, kind in enumerate(dice)
        if BOX.die_colours[kind] == colour and any(symbol in face for face in BOX.faces[kind])
    ]
    return max(fitting, key=lambda die: sum(1 for face in BOX.faces[dice[die]] if symbol in face))


def scripted_roll(state: State, check: Check) -> list[int] | None:
    """IV-TUT-17: the first roll is not random: red accident, blue basic."""
    place, number = place_in_script(state, check.active)
    if (place, number) != (0, 1) or check.action < 0:
        return None
    member = member_of(state, check.active)
    faces = []
    for die in check.pool:
        kind = member.dice[die.die]
        wanted = ACCIDENT if BOX.die_colours[kind] == RED else BASIC
        faces.append(next(number for number, face in enumerate(BOX.faces[kind]) if wanted in face))
    return faces


def must_roll_again(state: State, check: Check, faces: Sequence[int], again: bool) -> bool:
    """IV-TUT-19, IV-RULING-37: too many accidents in the second member's first roll."""
    if place_in_script(state, check.active) != (1, 1) or check.action < 0:
        return False
    member = member_of(state, check.active)
    accidents = sum(
        1 for die, face in zip(check.pool, faces, strict=True) if ACCIDENT in BOX.faces[member.dice[die.die]][face]
    )
    return accidents > (ENOUGH_ACCIDENTS if again else MOST_ACCIDENTS)


def scripted_option(state: State, who: int, parts: Sequence[Part]) -> list[int] | None:
    """IV-TUT-18: on the first move the script rolls the danger die."""
    if place_in_script(state, who) != (0, 2):
        return None
    found = [place for place, part in enumerate(parts) if "danger" in part.call.names]
    return found or None


def draws_only(state: State, who: int) -> bool:
    """IV-TUT-21: the fourth member only draws a card in the first round's prepare."""
    return place_in_script(state, who) == (3, 2)


async def after_turn(state: State, who: int) -> None:
    """IV-TUT-18: the first member's turn ends with a log."""
    if state.script and place_in_script(state, who)[0] == 0:
        await read_log(state, who, BOX.logs.number(AFTER_FIRST_TURN))


async def after_round(state: State) -> None:
    """IV-TUT-22: after the first round a log, and play is free."""
    if state.script:
        effects_setup.end_script(state)
        await read_log(state, -1, BOX.logs.number(AFTER_FIRST_ROUND))
