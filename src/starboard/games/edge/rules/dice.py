"""Battle dice: targeting, and who wins (AE-BATTLE-15 to 20)."""

from __future__ import annotations

from collections.abc import Sequence

from starboard.core.chance import roll
from starboard.games.edge.state import State

EVERYBODY = -3
"""Nobody wins: everybody loses."""


async def roll_to_target(state: State, who: int, purpose: str, dice: int, targeting: int, rule: str) -> list[int]:
    """AE-BATTLE-15: dice below the targeting are rolled again until they are not."""
    good: list[int] = []
    while dice:
        faces = [face + 1 for face in await roll(purpose, dice, rule=rule)]
        hits = [face for face in faces if face >= targeting]
        good += hits
        dice -= len(hits)
    return good


def best_of(rolled: Sequence[Sequence[int]]) -> int:
    """AE-BATTLE-17 to 20: the place of the side that wins, or EVERYBODY where those left have the same to the last die.

    Each side's dice are in order, the highest first.
    """
    left = list(range(len(rolled)))
    for turn in range(max(map(len, rolled))):
        shown = [rolled[place][turn] if turn < len(rolled[place]) else 0 for place in left]
        left = [place for place, face in zip(left, shown, strict=True) if face == max(shown)]
        if len(left) == 1:
            return left[0]
    return EVERYBODY
