"""Actions of a turn: special actions, prepare, rest, depart (IV-ACT, IV-PREP, IV-REST, IV-DEPART)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from starboard.core.choice import Choice, Legality, Rulings, Value, choose_each
from starboard.core.ruling import ALLOWED, Ruling, refuse
from starboard.games.vanguard import effects
from starboard.games.vanguard.moments import Agent, Moment, Query
from starboard.games.vanguard.printed import BOX, Action
from starboard.games.vanguard.printed_ship import BOOK
from starboard.games.vanguard.queries import (
    board_of,
    changed,
    is_here,
    member_of,
    member_sections,
    seat_of,
    shown_poi,
)
from starboard.games.vanguard.rules.acting import act, because, react
from starboard.games.vanguard.rules.anytime import IN_TURN, ON_TURN, anytime, ask_with_asides
from starboard.games.vanguard.rules.cards import draw_cards
from starboard.games.vanguard.rules.dice import refresh_dice
from starboard.games.vanguard.rules.equipment import AGREE, DISAGREE, gifts, give
from starboard.games.vanguard.rules.logs import read_sector
from starboard.games.vanguard.rules.missions import completable, complete
from starboard.games.vanguard.rules.moving import can_move, move_values, set_out
from starboard.games.vanguard.rules.tutorial import draws_only, scripted_action
from starboard.games.vanguard.state import AVAILABLE, EXHAUSTED, Check, Phase, Result, State

PREPARE: Value = ("prepare",)
REST: Value = ("rest",)
DEPART: Value = ("depart",)
END_TURN: Value = ("end-turn",)
DRAW: Value = ("draw",)
CHECK: Value = ("check",)
DONE: Value = ("done",)
DREW, CHECKED = 1, 2


# --- what may be done -------------------------------------------------------------------------------------------------


def actions_here(state: State, who: int) -> Iterator[tuple[Action, int]]:
    """IV-ACT-06, 10: the special actions a member could take, each with the sector of its card (-1: none)."""
    member = member_of(state, who)
    at = member.at
    poi = shown_poi(state, at)
    if poi >= 0:
        for action in BOX.pois[poi].actions:
            yield action, at
    condition = BOX.conditions[state.condition]
    for action in condition.actions:
        if action.spec is not condition.spec.check:
            yield action, -1
    for threat in state.threats:
        if threat.at == at:
            for action in BOX.threats[threat.card].actions:
                yield action, -1
    for mission in state.missions:
        for action in BOX.missions[mission.card].actions:
            yield action, -1
    if state.rank_up >= 0:
        for action in BOX.rankups[state.rank_up].actions:
            yield action, -1
    for mod in state.ship.mods:
        for action in BOOK.mods[mod].actions:
            yield action, -1
    for each in (*member.equipment, *state.sectors[at].tokens):
        thing = BOX.equipment[each]
        if not thing.spec.token or each in state.sectors[at].tokens:
            for action in thing.actions:
                yield action, -1


def can_act(state: State, who: int, action: Action) -> Ruling:
    """IV-ACT-02, 06: one special action a turn, where its card allows it."""
    if state.special_used:
        return refuse("IV-ACT-02", "special-used", section=who)
    if action.spec.sector and member_of(state, who).at != action.spec.sector - 1:
        return refuse("IV-ACT-10", "elsewhere", number=action.spec.sector)
    if action.goal is not None and not action.goal(state, who):
        return refuse("IV-ACT-06", "not-now")
    if not changed(state, Query.CAN_ACT, who, True, action):
        return refuse("IV-ACT-06", "not-now")
    if not action.is_check and not action.call.payable(state, who):
        return refuse("IV-SAC-09", "cannot-pay")
    return ALLOWED


def can_rest(state: State, who: int) -> Ruling:
    """IV-REST-01, IV-RULING-19: a supply for it."""
    if not state.unlimited and state.supplies < rest_cost(state, who):
        return refuse("IV-REST-01", "no-supplies", count=rest_cost(state, who))
    if not changed(state, Query.CAN_REST, who, True):
        return refuse("IV-REST-01", "not-now")
    return ALLOWED


def rest_cost(state: State, who: int) -> int:
    """IV-REST-01."""
    cost: int = changed(state, Query.REST_COST, who, 1)
    return cost


def can_prepare(state: State, who: int) -> Ruling:
    """IV-PREP-01."""
    return ALLOWED if changed(state, Query.CAN_PREPARE, who, True) else refuse("IV-PREP-01", "not-now")


def can_depart(state: State, who: int) -> Ruling:
    """IV-DEPART-01: from the landing sector."""
    if state.lander_at < 0 or member_of(state, who).at != state.lander_at:
        return refuse("IV-DEPART-01", "not-at-the-lander", section=who)
    if state.refused:
        return refuse("IV-DEPART-01", "refused-already")
    if not changed(state, Query.CAN_DEPART, who, True):
        return refuse("IV-DEPART-01", "not-now")
    return ALLOWED


def action_values(state: State, who: int) -> list[Value]:
    """IV-ACT-01: the actions a member may take now."""
    values: list[Value] = []
    if state.actions_left <= 0:
        return values
    if not state.special_used:
        for action, at in actions_here(state, who):
            if can_act(state, who, action):
                values.append(("act", action.number, at))
    values += move_values(state, who)
    if can_prepare(state, who):
        values.append(PREPARE)
    if can_rest(state, who):
        values.append(REST)
    if state.lander_at >= 0 and can_depart(state, who):
        values.append(DEPART)
    return values


def _thought_of(state: State, who: int, scripted: Value | None) -> Rulings:
    """Everything somebody might want to do in a turn; where the tutorial says what to do, that alone is allowed."""
    candidates: dict[Value, Value] = {
        ("act", action.number, at): ("act", action.number, at) for action, at in actions_here(state, who)
    }
    for route in board_of(state).routes:
        if route.start == member_of(state, who).at:
            candidates[("move", route.number)] = ("move", route.number)
    candidates |= {value: value for value in (PREPARE, REST, DEPART)}
    if scripted is not None:
        candidates[scripted] = scripted
    return Legality(candidates, partial(_may, state, who, scripted))


def _may(state: State, who: int, scripted: Value | None, value: Value) -> Ruling:
    if scripted is not None:
        return ALLOWED if value == scripted else refuse("IV-TUT-22", "scripted")
    if state.actions_left <= 0:
        return refuse("IV-ROUND-05", "no-actions-left", section=who)
    match value[0]:
        case "act":
            return can_act(state, who, BOX.actions[int(value[1])])
        case "move":
            return can_move(state, who, board_of(state).routes[int(value[1])])
        case "prepare":
            return can_prepare(state, who)
        case "rest":
            return can_rest(state, who)
        case _:
            return can_depart(state, who)


# --- the turn ---------------------------------------------------------------------------------------------------------


async def take_action(state: State) -> None:
    """IV-ROUND-05, IV-RULING-63: one action, or what may be done between actions; then the end of the turn. After the
    last action it waits for whoever still has something to do in its turn (IV-EQUIP-08)."""
    who = state.active
    if not is_here(state, who):
        return effects.go_on_with(state, Phase.NEXT_TURN)
    if member_of(state, who).unread:
        return await read_sector(state, who)
    scripted = scripted_action(state, who)
    if state.actions_left <= 0 and not completable(state) and not anytime(state, seat_of(state, who), IN_TURN, who):
        return effects.go_on_with(state, Phase.TURN_END)

    def values() -> list[Value]:
        if scripted is not None:
            return [scripted]
        return [*action_values(state, who), *completable(state), *gifts(state, seat_of(state, who)), END_TURN]

    picked = await ask_with_asides(
        state,
        seat_of(state, who),
        "turn",
        values,
        rule="IV-ROUND-05",
        timings=ON_TURN if scripted is None else (),
        always=True,
        refused=lambda: _thought_of(state, who, scripted),
        section=who,
        left=max(0, state.actions_left),
    )
    if not is_here(state, who):
        return effects.go_on_with(state, Phase.NEXT_TURN)
    await begin(state, who, picked)


async def begin(state: State, who: int, picked: Value) -> None:
    """What was picked for a turn is done."""
    match picked[0]:
        case "end-turn":
            effects.go_on_with(state, Phase.TURN_END)
        case "complete":
            await complete(state, who, int(picked[1]))
        case "hand-over":
            await give(state, picked)
        case "act":
            await special_action(state, who, BOX.actions[int(picked[1])], int(picked[2]))
        case "move":
            route = board_of(state).routes[int(picked[1])]
            effects.begin_action(state, who, "move")
            set_out(state, who, route.number)
        case "prepare":
            effects.begin_action(state, who, "prepare")
            effects.prepare(state, 0)
            effects.go_on_with(state, Phase.PREPARE)
        case "rest":
            effects.begin_action(state, who, "rest")
            effects.go_on_with(state, Phase.ACTION_END)
            await rest(state, who)
        case "depart":
            await depart(state, who)


async def special_action(state: State, who: int, action: Action, at: int) -> None:
    """IV-ACT-07: a dice check, or the text under the name."""
    effects.begin_action(state, who, "check" if action.is_check else action.id, special=True)
    if action.is_check:
        place = member_of(state, who).at
        card = action.owner.number if at >= 0 else -1
        return effects.begin_check(state, Check(who, action.number, at, place, card=card))
    effects.go_on_with(state, Phase.ACTION_END)
    await act(state, who, action.owner, action.call, at)


async def end_action(state: State) -> None:
    """An action is over, and the turn goes on."""
    effects.go_on_with(state, Phase.TURN)


# --- prepare and rest -------------------------------------------------------------------------------------------------


async def prepare(state: State) -> None:
    """IV-PREP-01: draw a card, make a check for combos, or both, in any order."""
    who = state.active
    if not is_here(state, who):
        return effects.go_on_with(state, Phase.NEXT_TURN)
    done = state.prepared
    values: list[Value] = []
    if not done & DREW:
        values.append(DRAW)
    if not done & CHECKED and not draws_only(state, who):
        values.append(CHECK)
    if done:
        values.append(DONE)
    if values == [DONE]:
        return effects.go_on_with(state, Phase.ACTION_END)
    picked = await ask_with_asides(
        state, seat_of(state, who), "prepare", lambda: values, rule="IV-PREP-01", always=True, section=who
    )
    if picked == DRAW:
        effects.prepare(state, done | DREW)
        with state.log.by(because(state, Agent.PREPARE, who=who)):
            await draw_cards(state, who, changed(state, Query.PREPARE_CARDS, who, 1), "IV-PREP-01")
            await react(state, Moment.PREPARED, who)
    elif picked == CHECK:
        effects.prepare(state, done | CHECKED)
        effects.begin_check(state, Check(who, at=member_of(state, who).at))
    else:
        effects.go_on_with(state, Phase.ACTION_END)


async def rest(state: State, who: int) -> None:
    """IV-REST-01 to 05: a supply, half of the dice, a card."""
    with state.log.by(because(state, Agent.REST, who=who)):
        effects.change_supplies(state, -rest_cost(state, who), "IV-REST-01")
        member = member_of(state, who)
        total = member.where.count(AVAILABLE) + member.where.count(EXHAUSTED)
        count = changed(state, Query.REST_DICE, who, (total + 1) // 2)
        effects.rest(state, who)
        await refresh_dice(state, who, count, -1, "IV-REST-02")
        await draw_cards(state, who, changed(state, Query.REST_CARDS, who, 1), "IV-REST-04")
        await react(state, Moment.RESTED, who)


# --- departing --------------------------------------------------------------------------------------------------------


async def depart(state: State, who: int) -> None:
    """IV-DEPART-01, 02, IV-RULING-25: every other player agrees, or it is not done."""
    own = seat_of(state, who)
    others: dict[int, int] = {}
    for each in member_sections(state):
        others.setdefault(seat_of(state, each), each)
    asked = [(seat, each) for seat, each in others.items() if seat != own]
    answers = await choose_each(
        [Choice(seat, "agree-to-depart", [AGREE, DISAGREE], "IV-DEPART-01", {"section": who}) for seat, _ in asked]
    )
    if DISAGREE in answers:
        against = [each for (_, each), answer in zip(asked, answers, strict=True) if answer == DISAGREE]
        return effects.refuse_departure(state, against)
    effects.begin_action(state, who, "depart")
    planet = BOX.planets[state.planet].spec
    log = BOX.logs.number(planet.depart_log) if planet.depart_log else -1
    effects.end_exploration(state, Result.DEPARTED, log, who)
