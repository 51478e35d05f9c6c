"""Breakthrough: fires are put out one by one, or several at once with a foam tank."""

from __future__ import annotations

from typing import Any

from starboard.core.hexes import first
from starboard.games.hagalaz.printed import ObjectiveSpec
from starboard.games.hagalaz.state import FIRE
from starboard.games.hagalaz.thumb import answers, goals
from starboard.games.hagalaz.thumb.goals import NOTHING, TICK, VICTORY, Chore, Errand
from starboard.games.hagalaz.thumb.sight import Sight


def _burning(sight: Sight) -> list[int]:
    """The hexes with a fire that can be put out."""
    index = sight.mission.board.index
    return [index[at] for token, at in sight.view.tokens.items() if token.startswith(FIRE)]


def _within_foam(sight: Sight, effect: dict[str, Any], at: int) -> list[int]:
    """The fires that a foam tank reaches."""
    reach = sight.grid.within(at, effect["reach"])
    return [fire for fire in _burning(sight) if reach >> fire & 1]


def _dousing(sight: Sight, when: dict[str, Any]) -> list[Errand]:
    """One hero beside each fire, or where several can be put out at once."""
    tanks = [
        Errand(hexes, 1)
        for spec in goals.actions_of(sight, "foam")
        for hexes in goals.action_hexes(sight, spec)
        if len(_within_foam(sight, spec.effect, first(hexes))) > 1
    ]
    return tanks + [Errand(sight.grid.near[at] & ~sight.inferno or 1 << at, 1) for at in _burning(sight)]


def _fires_worth(sight: Sight, objective: ObjectiveSpec | None, count: int) -> Chore:
    if objective is None or objective.when["name"] != "fires-out":
        return NOTHING
    worth = TICK * count + (VICTORY if count == len(_burning(sight)) else 0.0)
    return Chore(worth, worth)


def _smother_worth(
    sight: Sight, effect: dict[str, Any], objective: ObjectiveSpec | None, barred: bool, at: int
) -> Chore:
    return _fires_worth(sight, objective, 1)


def _foam_worth(sight: Sight, effect: dict[str, Any], objective: ObjectiveSpec | None, barred: bool, at: int) -> Chore:
    return _fires_worth(sight, objective, len(_within_foam(sight, effect, at)))


goals.CONDITIONS["fires-out"] = _dousing
goals.ACTIONS["smother"] = _smother_worth
goals.ACTIONS["foam"] = _foam_worth
answers.SCORES["fire-where"] = answers.SCORES["spawn-where"]
