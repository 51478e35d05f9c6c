"""Hangar Eleven: one hero stays at each clamp until all of them are thrown in one round."""

from __future__ import annotations

from typing import Any

from starboard.games.hagalaz.printed import ObjectiveSpec
from starboard.games.hagalaz.thumb import goals
from starboard.games.hagalaz.thumb.goals import TICK, Chore, Errand
from starboard.games.hagalaz.thumb.sight import Sight


def _clamping(sight: Sight, effect: dict[str, Any], short: int) -> list[Errand]:
    """One hero at each clamp, also at one that has been thrown: it will spring back."""
    return [Errand(1 << at, 1) for at in sight.mission.board.marks["objective"]]


def _hold_worth(sight: Sight, effect: dict[str, Any], objective: ObjectiveSpec | None, barred: bool, at: int) -> Chore:
    worth = 0.3 * TICK * min(effect["amount"], sight.view.counters.get(effect["counter"], 0))
    return Chore(worth, worth)


goals.FIRST["throw-clamp"] = _clamping
goals.ACTIONS["throw-clamp"] = goals.ticking_worth
goals.ACTIONS["hold-the-count"] = _hold_worth
