"""The order of play: which step comes next."""

from __future__ import annotations

from collections.abc import Callable

from starboard.core.event import SET_UP, Cause
from starboard.core.game import Step
from starboard.games.hagalaz.moments import Agent
from starboard.games.hagalaz.rules.actions import take_action
from starboard.games.hagalaz.rules.campaign import choose_mission, close_mission, open_campaign
from starboard.games.hagalaz.rules.dice import resolve_stars, strategic_roll
from starboard.games.hagalaz.rules.rounds import end_phase, end_turn, start_round
from starboard.games.hagalaz.rules.setup import debrief, set_up_mission, set_up_squad, train
from starboard.games.hagalaz.rules.threats import resolve_threat
from starboard.games.hagalaz.state import Phase, State

_STEPS: dict[Phase, tuple[Callable[[State], Step], Cause | None]] = {
    Phase.SETUP: (set_up_mission, SET_UP),
    Phase.SQUAD: (set_up_squad, SET_UP),
    Phase.TRAINING: (train, SET_UP),
    Phase.ROUND: (start_round, Cause(Agent.ROUND, "start")),
    Phase.ROLL: (strategic_roll, None),
    Phase.STARS: (resolve_stars, None),
    Phase.ACTIONS: (take_action, None),
    Phase.THREAT: (resolve_threat, None),
    Phase.TURN_END: (end_turn, None),
    Phase.END: (end_phase, Cause(Agent.ROUND, "end")),
    Phase.DEBRIEF: (debrief, Cause(Agent.DEBRIEF)),
    Phase.OPENING: (open_campaign, Cause(Agent.CAMPAIGN)),
    Phase.CAMPAIGN: (choose_mission, None),
    Phase.CLOSING: (close_mission, Cause(Agent.CAMPAIGN)),
}
"""The steps, and what acts in each where no card, ability or rule does; the steps of a turn say so themselves."""


def next_step(state: State) -> Step | None:
    """HG-ROUND-01, HG-TURN-01: the coroutine of the next step; None when the mission is over."""
    found = _STEPS.get(state.phase)
    if found is None:
        return None
    step, state.log.step = found
    return step(state)
