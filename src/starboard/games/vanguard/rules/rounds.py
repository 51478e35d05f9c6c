"""Rounds and turns (IV-ROUND)."""

from __future__ import annotations

from starboard.core.choice import Value, choose
from starboard.games.vanguard import effects
from starboard.games.vanguard.moments import Agent, Moment, Query
from starboard.games.vanguard.printed import BOX, RECON, TURN_ORDER
from starboard.games.vanguard.queries import changed, is_here, member_of, member_sections, turn_order
from starboard.games.vanguard.rules.acting import because, react
from starboard.games.vanguard.rules.happenings import resolve_event
from starboard.games.vanguard.rules.injuries import evacuate
from starboard.games.vanguard.rules.tutorial import after_round, after_turn
from starboard.games.vanguard.state import Phase, Result, State


async def begin_round(state: State) -> None:
    """IV-ROUND-02, 03: the start token; in the first round the Recon leader gives it, later its holder."""
    effects.begin_round(state)
    sections = member_sections(state)
    if state.round == 1:
        if state.first < 0:
            await _give(state, state.leaders[RECON], "IV-ROUND-02")
    else:
        if state.first not in sections:
            pass_start_token(state)
        await _give(state, state.leaders[state.first], "IV-ROUND-03")
    effects.go_on_with(state, Phase.NEXT_TURN)
    with state.log.by(because(state, Agent.ROUND)):
        await react(state, Moment.ROUND_BEGAN)


async def _give(state: State, seat: int, rule: str) -> None:
    values: list[Value] = [("start-token", section) for section in member_sections(state)]
    picked = await choose(seat, "start-token", values, rule=rule)
    effects.give_start_token(state, int(picked[1]), rule)


async def next_turn(state: State) -> None:
    """IV-ROUND-04, 07: the next member who has not had a turn, or the end of the round."""
    sections = member_sections(state)
    if not sections:
        effects.end_exploration(state, Result.FAILURE, -1)
    if state.first not in sections:
        pass_start_token(state)
    waiting = [section for section in turn_order(state) if not member_of(state, section).acted]
    if not waiting:
        effects.go_on_with(state, Phase.ROUND)
        with state.log.by(because(state, Agent.ROUND)):
            await react(state, Moment.ROUND_ENDED)
        await after_round(state)
        last = BOX.planets[state.planet].spec.rounds
        if last and state.round >= last:
            evacuate(state, -1)
        return
    who = waiting[0]
    effects.begin_turn(state, who, changed(state, Query.ACTIONS, who, BOX.numbers.actions))
    effects.go_on_with(state, Phase.TURN)
    await react(state, Moment.TURN_BEGAN, who)


def pass_start_token(state: State) -> None:
    """IV-RULING-23: if the holder has left play the start token passes clockwise."""
    around = [section for seat in range(state.seats) for section in TURN_ORDER if state.leaders[section] == seat]
    place = around.index(state.first) if state.first >= 0 else 0
    heir = next(section for section in around[place:] + around[:place] if is_here(state, section))
    effects.give_start_token(state, heir, "IV-RULING-23")


async def end_turn(state: State) -> None:
    """IV-ROUND-06: the turn token is flipped; then comes an event."""
    who = state.active
    effects.go_on_with(state, Phase.EVENT)
    effects.end_turn(state, who)
    await react(state, Moment.TURN_ENDED, who)


async def end_with_event(state: State) -> None:
    """IV-ROUND-06, IV-TUT-13: one event card, where events are drawn."""
    who = state.active
    effects.go_on_with(state, Phase.NEXT_TURN)
    if is_here(state, who) and state.event_on and changed(state, Query.HAS_EVENTS, who, True):
        await resolve_event(state, who)
    await after_turn(state, who)
