"""What the Broker Kept: whoever may hold the key reads a core in."""

from __future__ import annotations

from typing import Any

from starboard.games.hagalaz.printed import ObjectiveSpec
from starboard.games.hagalaz.thumb import goals
from starboard.games.hagalaz.thumb.goals import Chore, boxes_worth, carries
from starboard.games.hagalaz.thumb.sight import Friend, Sight


def _may_fit(sight: Sight, hero: Friend) -> bool:
    """Whether the card beside a hero's board is a key, or could be one."""
    mission = sight.mission
    card = hero.view.card
    return mission.cards[mission.card_place[card]].names_a_kind if card in mission.card_place else bool(card)


def _read_worth(sight: Sight, effect: dict[str, Any], objective: ObjectiveSpec | None, barred: bool, at: int) -> Chore:
    counter = objective.when.get("counter") if objective is not None else None
    if objective is None or counter not in (effect["counter"], effect["own"]):
        return Chore(0.0, 0.0)
    readers = [hero for hero in sight.standing if counter == effect["counter"] or hero.id == effect["by"]]
    able = tuple(hero.id for hero in readers if carries(hero, effect["token"]) and _may_fit(sight, hero))
    worth = boxes_worth(sight, {**effect, "counter": counter}, objective, 1, 1)
    return worth._replace(who=able) if able else Chore(0.0, 0.0)


def _cards(sight: Sight) -> object:
    """Who can read a core in depends on the threat cards."""
    return tuple(hero.view.card for hero in sight.heroes)


goals.ALSO["the-vault"] = _cards
goals.DELIVERING.append("read-in")
goals.ACTIONS["read-in"] = _read_worth
