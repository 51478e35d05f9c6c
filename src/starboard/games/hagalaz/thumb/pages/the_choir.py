"""The Choir: wards are sealed one by one before the fire is let in."""

from __future__ import annotations

from typing import Any

from starboard.core.hexes import mask_of
from starboard.games.hagalaz.printed import ObjectiveSpec
from starboard.games.hagalaz.thumb import goals
from starboard.games.hagalaz.thumb.goals import NOTHING, TICK, Chore, Errand
from starboard.games.hagalaz.thumb.sight import Sight


def open_doors(sight: Sight, effect: dict[str, Any]) -> list[int]:
    """The doors an effect names that are not locked."""
    doors = [sight.mission.doors[name] for name in effect["doors"]]
    return [door for door in doors if not sight.locked >> door & 1]


def _purging(sight: Sight, effect: dict[str, Any], short: int) -> int:
    return 0 if open_doors(sight, effect) else short


def _sealing(sight: Sight, effect: dict[str, Any], short: int) -> list[Errand]:
    """Doors that have to be locked: one hero each."""
    doors = sight.mission.board.doors
    return [
        Errand(hexes & mask_of(doors[door]), 1)
        for spec in goals.actions_of(sight, "seal-door")
        for door in open_doors(sight, effect)
        for hexes in goals.action_hexes(sight, spec)
    ]


def _seal_worth(sight: Sight, effect: dict[str, Any], objective: ObjectiveSpec | None, barred: bool, at: int) -> Chore:
    doors = sight.mission.board.doors
    here = any(at in doors[door] for door in open_doors(sight, effect))
    return Chore(TICK, TICK) if here and goals.serves(sight, objective, "doors", effect["doors"]) else NOTHING


goals.READY["purge"] = _purging
goals.FIRST["purge"] = _sealing
goals.ACTIONS["purge"] = goals.ticking_worth
goals.ACTIONS["seal-door"] = _seal_worth
