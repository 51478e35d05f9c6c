"""The rank-up card: when it is turned (IV-RANK)."""

from __future__ import annotations

from starboard.games.vanguard import effects
from starboard.games.vanguard.printed import BOX
from starboard.games.vanguard.state import State


def look_at_rank_up(state: State) -> None:
    """IV-RANK-02: the card is turned as soon as its requirement is met."""
    if state.rank_up < 0 or state.ranked:
        return
    goal = BOX.rankups[state.rank_up].goals.get("goal")
    if goal is not None and goal(state, -1):
        effects.complete_rank_up(state)
