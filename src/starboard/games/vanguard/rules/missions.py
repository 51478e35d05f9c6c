"""Missions: when they are completed; success (IV-MISS, IV-RANK-05, IV-RULING-63)."""

from __future__ import annotations

from starboard.core.choice import Value
from starboard.games.vanguard import effects
from starboard.games.vanguard.moments import Moment
from starboard.games.vanguard.printed import BOX
from starboard.games.vanguard.rules.acting import act, react
from starboard.games.vanguard.rules.rank_up import look_at_rank_up
from starboard.games.vanguard.state import State


def completable(state: State) -> list[Value]:
    """IV-MISS-02: missions that say how they are completed, where that holds."""
    found: list[Value] = []
    for mission in state.missions:
        goal = BOX.missions[mission.card].goals.get("completion")
        if goal is not None and goal(state, -1):
            found.append(("complete", mission.card))
    return found


async def complete(state: State, who: int, mission: int) -> None:
    """IV-MISS-01, 02: a mission is discarded as completed, and its text followed."""
    thing = BOX.missions[mission]
    effects.complete_mission(state, mission)
    await act(state, who, thing, thing.calls["deeds"])


async def gain_success(state: State, count: int, rule: str) -> None:
    """IV-RANK-05: success tokens, and what they complete."""
    effects.gain_success(state, count, rule)
    look_at_rank_up(state)
    await react(state, Moment.SUCCEEDED)
