"""Critical Mass: rods are lowered as far as the open valves feed them."""

from __future__ import annotations

from typing import Any

from starboard.games.hagalaz.printed import ObjectiveSpec
from starboard.games.hagalaz.thumb import goals
from starboard.games.hagalaz.thumb.goals import TICK, Chore, Errand
from starboard.games.hagalaz.thumb.sight import Sight


def _lowering(sight: Sight, effect: dict[str, Any], short: int) -> int:
    counters = sight.view.counters
    fed = int(effect["each"]) * counters.get(effect["valves"], 0)
    return max(0, min(short, fed - counters.get(effect["counter"], 0)))


def _feeding(sight: Sight, effect: dict[str, Any], short: int) -> list[Errand]:
    """Valves that have to be open: one hero each, while the boxes still need them."""
    if _lowering(sight, effect, short) >= short:
        return []
    return [
        Errand(hexes, 1) for spec in goals.actions_of(sight, "open-valve") for hexes in goals.action_hexes(sight, spec)
    ]


def _valve_worth(sight: Sight, effect: dict[str, Any], objective: ObjectiveSpec | None, barred: bool, at: int) -> Chore:
    return Chore(TICK, TICK) if goals.serves(sight, objective, "valves", effect["counter"]) else goals.NOTHING


goals.READY["lower-rod"] = _lowering
goals.FIRST["lower-rod"] = _feeding
goals.ACTIONS["lower-rod"] = goals.ticking_worth
goals.ACTIONS["open-valve"] = _valve_worth
