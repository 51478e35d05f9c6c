"""Atlas Binary: which of the two walkers to go for, and how to spare their pilots."""

from __future__ import annotations

from typing import Any

from starboard.games.hagalaz.printed import ObjectiveSpec
from starboard.games.hagalaz.thumb import goals, mind
from starboard.games.hagalaz.thumb.goals import NOTHING, Chore, Errand, Goals
from starboard.games.hagalaz.thumb.sight import Foe, Sight
from starboard.games.hagalaz.view import EnemyView

MISSION = "atlas-binary"
SHIELDED, SHIELD = "castor", "pollux"
"""One walker, and the other that shields it."""
GOAL, SPARED, PROTECTED = 1.6, -1.0, 0.3
"""How much more a walker is worth than another enemy: as a rule, while its pilot can be saved, and while its twin
takes something off every hit."""


def _walkers(sight: Sight) -> list[EnemyView]:
    """The walkers on the map, the one with more levels left first; of equals the one that shields the other."""
    found = [enemy for enemy in sight.view.enemies if enemy.token in (SHIELD, SHIELDED)]
    return sorted(found, key=lambda enemy: (enemy.level - enemy.levels, enemy.token != SHIELD))


def _is_open(walker: EnemyView) -> bool:
    """Whether it is on its last level."""
    return walker.level == walker.levels - 1


def _hunting(sight: Sight, when: dict[str, Any]) -> list[Errand]:
    """Everybody after the walker with more levels left, so that both can fall in one round."""
    walkers = _walkers(sight)
    return goals.hunting(sight, {"elite": walkers[0].token}) if walkers else []


def _pulling(sight: Sight, effect: dict[str, Any], short: int) -> list[Errand]:
    """Two heroes to each walker when the cockpits can be forced; before that, everybody after one that cannot."""
    walkers = _walkers(sight)
    if not all(map(_is_open, walkers)):
        return _hunting(sight, effect)
    index, near = sight.mission.board.index, sight.grid.near
    return [Errand(near[index[walker.at]] & ~sight.enemy_hexes, 2) for walker in walkers]


def _pull_worth(sight: Sight, effect: dict[str, Any], objective: ObjectiveSpec | None, barred: bool, at: int) -> Chore:
    if not all(map(_is_open, _walkers(sight))):
        return NOTHING
    return goals.ticking_worth(sight, effect, objective, barred, at)


def _worth(sight: Sight, goal: Goals, foe: Foe) -> float:
    """A walker is the goal, but nobody shoots a pilot who can be saved, nor much at a walker that is shielded."""
    if foe.view.token not in (SHIELD, SHIELDED):
        return 1.0
    if goal.objective is not None and goal.objective.kind != "renegade" and _is_open(foe.view):
        return SPARED
    covered = any(walker.token == SHIELD and not walker.damage for walker in _walkers(sight))
    return PROTECTED if foe.view.token == SHIELDED and covered else GOAL


def _is_hopeless(sight: Sight, objective: ObjectiveSpec) -> bool:
    """A pilot is lost: neither in a walker nor pulled out."""
    inside = sum(1 for token in sight.view.tokens if token.startswith("prisoner"))
    return objective.kind == "paragon" and inside + sight.view.counters.get("pilots-out", 0) < 2


goals.CONDITIONS["pair-down"] = _hunting
goals.FIRST["pull-pilot"] = _pulling
goals.ACTIONS["pull-pilot"] = _pull_worth
goals.HOPELESS[MISSION] = _is_hopeless
goals.ALSO[MISSION] = lambda sight: tuple((walker.token, walker.level) for walker in _walkers(sight))
mind.FOES[MISSION] = _worth
