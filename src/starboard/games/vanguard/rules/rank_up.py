"""The rank-up card: when it is turned (IV-RANK)."""

from __future__ import annotations

from starboard.games.vanguard import effects
from starboard.games.vanguard.printed import BOX
from starboard.games.vanguard.state import State


def look_at_rank_up(state: State) -> None:
    """IV-RANK-02: the card is turned as soon as its requirement is met."""
    if earns_rank_up(state):
        effects.complete_rank_up(state)


def earns_rank_up(state: State) -> bool:
    """IV-RANK-02: whether the requirement of a card that has not been turned is met."""
    if state.rank_up < 0 or state.ranked:
        return False
    goal = BOX.rankups[state.rank_up].goals.get("goal")
    return goal is not None and bool(goal(state, -1))
