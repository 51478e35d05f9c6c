"""Chances of a battle, about: from the highest dice, and a little for the rest."""

from __future__ import annotations

from functools import cache
from itertools import product

MOST_DICE = 6


@cache
def chance_to_win(mine: int, aim: int, theirs: int, their_aim: int) -> float:
    """How often one side beats another, each with so many dice and so good an aim."""
    mine, theirs = (max(1, min(MOST_DICE, dice)) for dice in (mine, theirs))
    own = [_highest(mine, aim, face) for face in range(1, 7)]
    other = [_highest(theirs, their_aim, face) for face in range(1, 7)]
    wins = sum(own[a] * other[b] for a, b in product(range(6), range(6)) if a > b)
    ties = sum(own[a] * other[a] for a in range(6))
    edge = 0.48 + 0.12 * (mine - theirs)
    return wins + ties * max(0.05, min(0.95, edge))


def _highest(dice: int, aim: int, face: int) -> float:
    """How often the highest of some dice shows a face."""
    sides = 7 - aim
    upto = max(0, face - aim + 1)
    return float((upto / sides) ** dice - (max(0, upto - 1) / sides) ** dice)
