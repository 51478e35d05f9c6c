"""The Mainframe: a key is asked for at one terminal and given at the other while it is fresh."""

from __future__ import annotations

from typing import Any

from starboard.games.hagalaz.printed import ObjectiveSpec
from starboard.games.hagalaz.thumb import goals, mind
from starboard.games.hagalaz.thumb.goals import NOTHING, TICK, Chore, Errand, Goals
from starboard.games.hagalaz.thumb.sight import Foe, Sight

ASKED = 0.8
"""What a fresh key is worth, in parts of a box."""
DISTURBING = 2.0
"""How much more an enemy is worth that keeps a hero from a terminal."""


def _answering(sight: Sight, effect: dict[str, Any], short: int) -> int:
    return short


def _asking(sight: Sight, effect: dict[str, Any], short: int) -> list[Errand]:
    """A key that has to be asked for: one hero."""
    return [Errand(hexes, 1) for spec in goals.actions_of(sight, "ask") for hexes in goals.action_hexes(sight, spec)]


def _answer_worth(
    sight: Sight, effect: dict[str, Any], objective: ObjectiveSpec | None, barred: bool, at: int
) -> Chore:
    if objective is None or objective.when.get("counter") != effect["counter"]:
        return NOTHING
    left = sight.view.counters.get(effect["key"], 0)
    return goals.boxes_worth(sight, effect, objective, left, left)


def _ask_worth(sight: Sight, effect: dict[str, Any], objective: ObjectiveSpec | None, barred: bool, at: int) -> Chore:
    if not goals.serves(sight, objective, "key", effect["key"]):
        return NOTHING
    boxes = next(row.boxes for row in sight.mission.spec.counter if row.id == effect["key"])
    worth = ASKED * TICK * (boxes - sight.view.counters.get(effect["key"], 0)) / boxes
    return Chore(worth, worth)


def _foe_worth(sight: Sight, wanted: Goals, foe: Foe) -> float:
    marks = sight.mission.board.marks
    near = sight.grid.near[foe.at]
    return DISTURBING if any(near >> at & 1 for at in (*marks["terminal-1"], *marks["terminal-2"])) else 1.0


mind.FOES["the-mainframe"] = _foe_worth
goals.TOGETHER.add("answer")
goals.READY["answer"] = _answering
goals.FIRST["answer"] = _asking
goals.ACTIONS["answer"] = _answer_worth
goals.ACTIONS["ask"] = _ask_worth
