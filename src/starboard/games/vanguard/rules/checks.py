"""The dice check, its first four steps and its end: dice, roll, modify (IV-CHECK, IV-SUP).

Each of the ten steps is a step of the table; `state.check` says how far it has got. Combos, injuries, special effects
and outcomes have modules of their own.
"""

from __future__ import annotations

from collections.abc import Sequence

from starboard.core.chance import roll
from starboard.core.choice import Value
from starboard.core.ruling import Ruling, refuse
from starboard.games.vanguard import effects
from starboard.games.vanguard.moments import Moment, Query
from starboard.games.vanguard.printed import BOX, DANGER_FACES
from starboard.games.vanguard.queries import (
    alike,
    changed,
    dice_at,
    is_here,
    member_of,
    member_sections,
    seat_of,
    top_poi,
)
from starboard.games.vanguard.rules.acting import react
from starboard.games.vanguard.rules.anytime import ANY, anytime, ask_with_asides, do_anytime, first_of
from starboard.games.vanguard.rules.injuries import return_injury_dice
from starboard.games.vanguard.rules.push import can_push
from starboard.games.vanguard.rules.time import resolve_due
from starboard.games.vanguard.rules.tutorial import must_roll_again, scripted_dice, scripted_roll
from starboard.games.vanguard.state import AVAILABLE, EXHAUSTED, Check, Phase, State

ROLL: Value = ("roll",)
NO_SUPPORT: Value = ("no-support",)
IN_CHECK = ("check", "any")
FACES = len(DANGER_FACES)
"""A danger die is kept as frame and face in one number."""


def check_of(state: State) -> Check:
    """The check under way."""
    assert state.check is not None
    return state.check


# --- step 1 -----------------------------------------------------------------------------------------------------------


async def choose_dice(state: State) -> None:
    """IV-CHECK-04, 05: any number of available dice; then everybody else in the sector may support with one."""
    check = check_of(state)
    who = check.active
    if check.cursor == 0:
        effects.advance_cursor(check)
        await react(state, Moment.CHECK_BEGAN, who)
        return
    member = member_of(state, who)

    scripted = scripted_dice(state, check)

    def values() -> list[Value]:
        if scripted is not None:
            left: list[Value] = [("die", who, die) for die in scripted if member.where[die] == AVAILABLE]
            return left[:1] or [ROLL]
        dice: list[Value] = [("die", who, die) for die in alike(member, dice_at(member, AVAILABLE))]
        return [*dice, ROLL]

    def spent() -> list[tuple[Value, Ruling]]:
        ruling = refuse("IV-CHECK-04", "die-exhausted", section=who)
        return [(("die", who, die), ruling) for die in dice_at(member, EXHAUSTED)]

    while True:
        picked = await ask_with_asides(
            state,
            seat_of(state, who),
            "choose-dice",
            values,
            rule="IV-CHECK-04",
            always=True,
            refused=spent,
            section=who,
        )
        if picked == ROLL:
            break
        effects.take_die(state, check, who, int(picked[2]))
    for section in supporters(state, check) if scripted is None else ():
        await support(state, check, section)
    effects.step_check(state, 2, Phase.ROLL)


def supporters(state: State, check: Check) -> list[int]:
    """IV-SUP-01: who may support: everybody else in the sector where the check is made."""
    return [each for each in member_sections(state) if each != check.active and may_support(state, check, each)]


def may_support(state: State, check: Check, who: int) -> bool:
    """IV-SUP-01, IV-MOVE-08: in the same sector, or let by a rule."""
    near = member_of(state, who).at == check.at or who in check.helpers
    return bool(changed(state, Query.CAN_SUPPORT, who, near))


async def support(state: State, check: Check, who: int) -> None:
    """IV-SUP-02, 06: a supporter decides whether to add a die, and which. Whoever has none may push for it
    (IV-PUSH-01); a leader who makes the check as well could do so before."""
    member = member_of(state, who)
    seat = seat_of(state, who)
    timings = ANY if seat != seat_of(state, check.active) else ()

    def values() -> list[Value]:
        return [*(("die", who, die) for die in alike(member, dice_at(member, AVAILABLE))), NO_SUPPORT]

    for _ in range(changed(state, Query.SUPPORT_DICE, who, 1)):
        if AVAILABLE not in member.where and not (timings and can_push(state, who)):
            return
        picked = await ask_with_asides(
            state,
            seat,
            "support",
            values,
            rule="IV-CHECK-05",
            timings=timings,
            only=who,
            section=who,
            active=check.active,
        )
        if picked == NO_SUPPORT:
            return
        effects.take_die(state, check, who, int(picked[2]))


# --- steps 2 and 3 ----------------------------------------------------------------------------------------------------


async def roll_dice(state: State) -> None:
    """IV-CHECK-06 to 09: injury and danger dice are added, and everything is rolled together."""
    check = check_of(state)
    who = check.active
    member = member_of(state, who)
    action = BOX.actions[check.action] if check.action >= 0 else None
    hurt = changed(state, Query.INJURY_DICE, who, member.hurt.bit_count())
    effects.take_injury_dice(state, check, hurt)
    frames: Sequence[int] = changed(state, Query.DANGER_DICE, who, action.danger if action else (), action)
    scripted = scripted_roll(state, check)
    if scripted is not None:
        faces: Sequence[int] = scripted
    else:
        faces = await roll("section-dice", len(check.pool), rule="IV-CHECK-09")
        again = False
        while must_roll_again(state, check, faces, again):
            again = True
            faces = await roll("section-dice", len(check.pool), rule="IV-TUT-19")
    injury = [BOX.injury_faces[face] for face in await roll("injury-dice", check.injury_dice, rule="IV-CHECK-06")]
    rolled = await roll("danger", len(frames), rule="IV-CHECK-07")
    danger = [frame * FACES + BOX.danger_faces[face] for frame, face in zip(frames, rolled, strict=True)]
    effects.set_faces(state, check, faces, injury, danger)
    effects.step_check(state, 4, Phase.MODIFY)
    await react(state, Moment.ROLLED, who)


# --- step 4 -----------------------------------------------------------------------------------------------------------


async def modify(state: State) -> None:
    """IV-CHECK-10 to 13: the active member's cards and equipment, one card of everybody else in the sector."""
    check = check_of(state)
    asked: list[tuple[int, list[Value]]] = []
    own = seat_of(state, check.active)
    for seat in range(state.seats):
        values = anytime(state, seat, IN_CHECK if seat == own else ("check",))
        if any(value[0] != "push" for value in values):
            asked.append((seat, values))
    if not asked:
        return effects.step_check(state, 5, Phase.COMBOS)
    picked = await first_of(asked, "modify", "IV-CHECK-10", section=check.active)
    if picked is None:
        return effects.step_check(state, 5, Phase.COMBOS)
    await do_anytime(state, picked)
    look_for_end(state)


def look_for_end(state: State) -> bool:
    """IV-RULING-43: if the card being checked is not there any more, or the active member is gone, the check ends."""
    check = state.check
    if check is None:
        return True
    gone = is_gone(state, check)
    if gone:
        effects.cancel_check(state, check)
        effects.empty_pool(state, check, "IV-RULING-43")
        effects.step_check(state, check.step, Phase.CHECK_END)
    return gone


def is_gone(state: State, check: Check) -> bool:
    """Whether what is checked, or who checks it, is not there any more."""
    if not is_here(state, check.active):
        return True
    if check.place >= 0:
        return top_poi(state, check.place) != check.card
    return check.action >= 0 and not _in_play(state, check)


def _in_play(state: State, check: Check) -> bool:
    owner = BOX.actions[check.action].owner
    match owner.agent:
        case "threat":
            return any(each.card == owner.number for each in state.threats)
        case "mission":
            return any(each.card == owner.number for each in state.missions)
        case "condition":
            return state.condition == owner.number
        case _:
            return True


# --- the end ----------------------------------------------------------------------------------------------------------


async def exhaust_rest(state: State) -> None:
    """IV-CHECK-28: all section dice left in the pool go to their owners' exhausted dice."""
    check = check_of(state)
    effects.empty_pool(state, check, "IV-CHECK-28")
    effects.step_check(state, 10, Phase.OUTCOMES)


async def end_check(state: State) -> None:
    """IV-RULING-53: the check is over; time tracks that arrived in the meantime are resolved. Then whatever asked for
    the check goes on."""
    check = check_of(state)
    who = check.active
    if check.cursor == 0:
        effects.advance_cursor(check)
        await return_injury_dice(state, check)
        if is_here(state, who):
            await react(state, Moment.CHECK_ENDED, who)
        return
    effects.finish_check(state)
    if not is_here(state, who):
        effects.finish_move(state)
        effects.go_on_with(state, Phase.NEXT_TURN)
    elif state.moving is not None:
        effects.go_on_with(state, Phase.MOVE)
    elif state.prepared and check.action < 0:
        effects.go_on_with(state, Phase.PREPARE)
    else:
        effects.go_on_with(state, Phase.ACTION_END)
    await resolve_due(state, effects.take_due(state))
