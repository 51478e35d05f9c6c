"""The order of play: which step comes next."""

from __future__ import annotations

from starboard.core.game import Step
from starboard.games.hagalaz.rules.actions import take_action
from starboard.games.hagalaz.rules.campaign import choose_mission, close_mission, open_campaign
from starboard.games.hagalaz.rules.dice import resolve_stars, strategic_roll
from starboard.games.hagalaz.rules.rounds import end_phase, end_turn, start_round
from starboard.games.hagalaz.rules.setup import debrief, set_up_mission, set_up_squad, train
from starboard.games.hagalaz.rules.threats import resolve_threat
from starboard.games.hagalaz.state import Phase, State

_STEPS = {
    Phase.SETUP: set_up_mission,
    Phase.SQUAD: set_up_squad,
    Phase.TRAINING: train,
    Phase.ROUND: start_round,
    Phase.ROLL: strategic_roll,
    Phase.STARS: resolve_stars,
    Phase.ACTIONS: take_action,
    Phase.THREAT: resolve_threat,
    Phase.TURN_END: end_turn,
    Phase.END: end_phase,
    Phase.DEBRIEF: debrief,
    Phase.OPENING: open_campaign,
    Phase.CAMPAIGN: choose_mission,
    Phase.CLOSING: close_mission,
}


def next_step(state: State) -> Step | None:
    """HG-ROUND-01, HG-TURN-01: the coroutine of the next step; None when the mission is over."""
    step = _STEPS.get(state.phase)
    return step(state) if step else None
