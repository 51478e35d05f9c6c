"""The order of play: which step comes next."""

from __future__ import annotations

from collections.abc import Callable

from starboard.core.event import SET_UP, Cause
from starboard.core.game import Step
from starboard.games.vanguard.moments import Agent
from starboard.games.vanguard.rules import push as push
from starboard.games.vanguard.rules.acting import because
from starboard.games.vanguard.rules.actions import end_action, prepare, take_action
from starboard.games.vanguard.rules.checks import choose_dice, end_check, exhaust_rest, modify, roll_dice
from starboard.games.vanguard.rules.combos import combos
from starboard.games.vanguard.rules.ending_exploration import clean_up, end
from starboard.games.vanguard.rules.harm import resolve_harm
from starboard.games.vanguard.rules.moving import arrive, move_on
from starboard.games.vanguard.rules.outcomes import mark_outcome, resolve_outcomes
from starboard.games.vanguard.rules.rank_up import earns_rank_up, look_at_rank_up
from starboard.games.vanguard.rules.rounds import begin_round, end_turn, end_with_event, next_turn
from starboard.games.vanguard.rules.setup import begin, choose_team, lay_out
from starboard.games.vanguard.rules.ship.pages import next_page_step
from starboard.games.vanguard.rules.special import resolve_effects
from starboard.games.vanguard.state import Phase, State


def _of_set_up(state: State) -> Cause | None:
    return SET_UP


def _of_answer(state: State) -> Cause | None:
    return None


def _of_round(state: State) -> Cause | None:
    return because(state, Agent.ROUND)


def _of_turn(state: State) -> Cause | None:
    return because(state, Agent.TURN, who=state.active)


def _of_check(state: State) -> Cause | None:
    return because(state, Agent.CHECK, str(state.check.step) if state.check else "", state.active)


def _of_ship(state: State) -> Cause | None:
    return because(state, Agent.SHIP, str(int(state.ship.page)))


_STEPS: dict[Phase, tuple[Callable[[State], Step], Callable[[State], Cause | None]]] = {
    Phase.SETUP: (lay_out, _of_set_up),
    Phase.TEAM: (choose_team, _of_set_up),
    Phase.BEGIN: (begin, _of_set_up),
    Phase.ROUND: (begin_round, _of_round),
    Phase.NEXT_TURN: (next_turn, _of_round),
    Phase.TURN: (take_action, _of_answer),
    Phase.ACTION_END: (end_action, _of_turn),
    Phase.MOVE: (move_on, _of_answer),
    Phase.ARRIVE: (arrive, _of_answer),
    Phase.PREPARE: (prepare, _of_answer),
    Phase.TURN_END: (end_turn, _of_turn),
    Phase.EVENT: (end_with_event, _of_turn),
    Phase.CHOOSE_DICE: (choose_dice, _of_answer),
    Phase.ROLL: (roll_dice, _of_check),
    Phase.MODIFY: (modify, _of_check),
    Phase.COMBOS: (combos, _of_check),
    Phase.INJURIES: (resolve_harm, _of_check),
    Phase.EFFECTS: (resolve_effects, _of_check),
    Phase.MARK: (mark_outcome, _of_check),
    Phase.EXHAUST: (exhaust_rest, _of_check),
    Phase.OUTCOMES: (resolve_outcomes, _of_check),
    Phase.CHECK_END: (end_check, _of_check),
    Phase.ENDING: (end, _of_turn),
    Phase.CLEAN_UP: (clean_up, _of_turn),
    Phase.SHIP: (next_page_step, _of_ship),
}
"""The steps, and what acts in each where nothing printed does."""
_NOT_EXPLORING = frozenset({Phase.SETUP, Phase.TEAM, Phase.BEGIN, Phase.CLEAN_UP, Phase.SHIP})


def next_step(state: State) -> Step | None:
    """IV-FLOW-01: the coroutine of the next step; None when the game is over."""
    found = _STEPS.get(state.phase)
    if found is None:
        return None
    step, cause = found
    if state.scope:
        state.scope.clear()
    if state.pending:
        state.pending.clear()
    if state.log.heard:
        state.log.step = cause(state)
    if state.phase not in _NOT_EXPLORING and earns_rank_up(state):
        return _after_a_look(state, step)
    return step(state)


async def _after_a_look(state: State, step: Callable[[State], Step]) -> None:
    """IV-RANK-02: whatever the step before has brought about, the rank-up card is turned before anything else."""
    look_at_rank_up(state)
    await step(state)
