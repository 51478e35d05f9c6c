"""The order of play: which step comes next."""

from __future__ import annotations

from collections.abc import Callable

from starboard.core.event import Cause
from starboard.core.game import Step
from starboard.games.edge.rules.acting import (
    of_answer,
    of_battle,
    of_his_launch,
    of_launch,
    of_raid,
    of_return,
    of_set_up,
    of_turn,
    of_turn_end,
)
from starboard.games.edge.rules.battle import change_results, escalate, prepare, roll_all, settle, talk
from starboard.games.edge.rules.hegemon import finish_launch, take_hegemon_turn
from starboard.games.edge.rules.launching import arrive
from starboard.games.edge.rules.raids import raid
from starboard.games.edge.rules.setup import choose_factions, get_ready, lay_out
from starboard.games.edge.rules.station import build_step, come_home, dock_step
from starboard.games.edge.rules.turns import end_turn, next_turn, take_turn
from starboard.games.edge.state import Phase, State

_STEPS: dict[Phase, tuple[Callable[[State], Step], Callable[[State], Cause | None]]] = {
    Phase.SETUP: (lay_out, of_set_up),
    Phase.FACTIONS: (choose_factions, of_set_up),
    Phase.READY: (get_ready, of_set_up),
    Phase.TURN: (take_turn, of_answer),
    Phase.GO_ON: (take_turn, of_answer),
    Phase.ARRIVE: (arrive, of_launch),
    Phase.RAID: (raid, of_raid),
    Phase.ESCALATE: (escalate, of_battle),
    Phase.TALK: (talk, of_battle),
    Phase.PREPARE: (prepare, of_battle),
    Phase.ROLL: (roll_all, of_battle),
    Phase.OUTCOME: (change_results, of_battle),
    Phase.AFTERMATH: (settle, of_battle),
    Phase.BUILD: (build_step, of_return),
    Phase.DOCK: (dock_step, of_return),
    Phase.COME_HOME: (come_home, of_return),
    Phase.TURN_END: (end_turn, of_turn_end),
    Phase.HEGEMON: (take_hegemon_turn, of_turn),
    Phase.HEGEMON_CALLS: (finish_launch, of_his_launch),
    Phase.NEXT: (next_turn, of_turn),
}
"""The steps, and what acts in each where no card, module or anything else does."""


def next_step(state: State) -> Step | None:
    """AE-TURN-01: the coroutine of the next step; None when the game is over."""
    found = _STEPS.get(state.phase)
    if found is None:
        return None
    step, cause = found
    if state.log.heard:
        state.log.step = cause(state)
    return step(state)
