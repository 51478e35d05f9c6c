"""Kinetic Barrier: who feeds the banks, who fetches hands for the wheels or throws breakers, and when."""

from __future__ import annotations

from typing import Any

from starboard.core.choice import Choice, Value
from starboard.core.hexes import mask_of
from starboard.games.hagalaz.printed import ObjectiveSpec
from starboard.games.hagalaz.thumb import answers, goals, mind
from starboard.games.hagalaz.thumb.goals import NOTHING, TICK, Chore, Errand, Goals
from starboard.games.hagalaz.thumb.mind import Mind
from starboard.games.hagalaz.thumb.sight import Foe, Sight

MISSION = "kinetic-barrier"
PAIR = 2
"""How many heroes feed the banks together."""
HAND, BREAKER, GUN = 1.5 * TICK, 1.2 * TICK, 4.0
"""What a captive at a wheel, a breaker thrown and a gun turned round are worth."""
IN_STORE = 0.4
"""What charge is worth that is not needed this round, in parts of charge that is."""
SAPPER, AT_THE_WHEELS = 1.6, 1.6
"""How much more an enemy is worth that grounds the charge, or that stands in the way of a wheel."""


def _drawn(sight: Sight) -> int:
    """How many boxes the field draws at the end of the round."""
    effect = next(rule.effect for rule in sight.mission.spec.rule if rule.id == "the-draw")
    assert effect is not None, "the draw is a rule with an effect"
    shelters = sum(1 for token in sight.view.tokens if token.startswith("objective"))
    return int(effect["base"]) + shelters


def _manned(sight: Sight) -> int:
    """How many wheels have a captive."""
    names, wheels = sight.mission.board.names, sight.mission.board.marks["wheel"]
    places = [at for token, at in sight.view.tokens.items() if token.startswith("prisoner")]
    return sum(1 for at in wheels if names[at] in places)


def _missing(sight: Sight) -> int:
    """How many boxes of Charge are still missing for this round, the wheels counted in."""
    return _drawn(sight) - _manned(sight) - sight.view.counters.get("charge", 0)


def _asking(sight: Sight) -> list[Errand]:
    """Captives to be asked: one hero each, while a wheel is free."""
    board = sight.mission.board
    wheels = mask_of(board.marks["wheel"])
    waiting = [
        hexes
        for spec in goals.actions_of(sight, "to-the-wheel")
        for hexes in goals.action_hexes(sight, spec)
        if not hexes & wheels
    ]
    return [Errand(hexes, 1) for hexes in waiting] if _manned(sight) < len(board.marks["wheel"]) else []


def _feeding(sight: Sight) -> Errand:
    """A pair at the banks."""
    return Errand(mask_of(sight.mission.board.marks["bank"]), PAIR)


def _holding(sight: Sight, when: dict[str, Any]) -> list[Errand]:
    """Breakers or hands for the wheels, and a pair at the banks."""
    if when.get("cut"):
        errands = [
            Errand(hexes, 1) for spec in goals.actions_of(sight, "cut-off") for hexes in goals.action_hexes(sight, spec)
        ]
    else:
        errands = _asking(sight)
    return [_feeding(sight), *errands]


def _paired(sight: Sight, at: int) -> bool:
    """Whether a hero on a bank has company on another."""
    banks = mask_of(sight.mission.board.marks["bank"]) & ~(1 << at)
    return any(banks >> hero.at & 1 for hero in sight.standing)


def _feed_worth(sight: Sight, effect: dict[str, Any], objective: ObjectiveSpec | None, barred: bool, at: int) -> Chore:
    boxes = int(effect["paired"] if _paired(sight, at) else effect["amount"])
    if objective is not None and objective.kind == "preliminary":
        return Chore(TICK * boxes, TICK * boxes)
    needed = min(boxes, max(_missing(sight), 0))
    worth = TICK * (needed + IN_STORE * (boxes - needed))
    return Chore(worth, worth)


def _hand_worth(sight: Sight, effect: dict[str, Any], objective: ObjectiveSpec | None, barred: bool, at: int) -> Chore:
    if _is_ring_wanted(objective) or not any(errand.hexes >> at & 1 for errand in _asking(sight)):
        return NOTHING
    return Chore(HAND, HAND)


def _cut_worth(sight: Sight, effect: dict[str, Any], objective: ObjectiveSpec | None, barred: bool, at: int) -> Chore:
    return Chore(BREAKER, BREAKER) if _is_ring_wanted(objective) else NOTHING


def _is_ring_wanted(objective: ObjectiveSpec | None) -> bool:
    """Whether the objective of the moment has the shelters cut off."""
    return objective is not None and bool(objective.when.get("cut"))


def _foe_worth(sight: Sight, wanted: Goals, foe: Foe) -> float:
    """Whoever grounds the charge, and whoever stands at a wheel."""
    board = sight.mission.board
    near = sight.grid.near[foe.at] | 1 << foe.at
    if near & mask_of(board.marks["wheel"]):
        return AT_THE_WHEELS
    return SAPPER if foe.view.token == "sapper-idris" else 1.0


def _is_hopeless(sight: Sight, objective: ObjectiveSpec) -> bool:
    """A shelter is cut off, so that they cannot all be inside any more."""
    return objective.kind == "paragon" and sight.view.counters.get("cut-off", 0) > 0


def _wheel(mind: Mind, choice: Choice, value: Value) -> float:
    """The wheel farthest from the enemies."""
    distances = mind.sight.grid.distances(int(value[1]))
    return float(min((distances[foe.at] for foe in mind.sight.foes), default=0))


goals.READY["feed"] = lambda sight, effect, short: PAIR
goals.ACTIONS["feed"] = _feed_worth
goals.ACTIONS["to-the-wheel"] = _hand_worth
goals.ACTIONS["cut-off"] = _cut_worth
goals.CONDITIONS["field-holds"] = _holding
goals.CONDITIONS["never-flickered"] = _holding
goals.HOPELESS[MISSION] = _is_hopeless
goals.GUNS[MISSION] = GUN
mind.FOES[MISSION] = _foe_worth
answers.SCORES["wheel-which"] = _wheel
