"""Events as text: every event has a message of its name, with its fields as arguments."""

from __future__ import annotations

import re

from starboard.core.event import Event
from starboard.core.text import Text
from starboard.games.hagalaz.events import AbilityUnlocked, DiePlaced, PassageRead
from starboard.games.hagalaz.options import hero_name
from starboard.games.hagalaz.printed import SHELF
from starboard.games.hagalaz.state import FACE_NAMES, LOOT_NAMES


def narrate(event: Event) -> Text:
    """`HeroMoved(...)` becomes the message `event-hero-moved` with its fields; ids become names."""
    name = re.sub(r"(?<!^)(?=[A-Z])", "-", type(event).__name__).lower()
    args = {field: _argument(event, field, getattr(event, field)) for field in event.__struct_fields__}
    return Text(f"event-{name}", args)


def rule_of(event: Event) -> str:
    """The rule an event came from, or an empty string."""
    return str(getattr(event, "rule", ""))


def _argument(event: Event, field: str, value: object) -> str | int | Text:
    match field, value:
        case "hero" | "lead", str():
            return hero_name(value)
        case "token", str():
            return SHELF.token_name(value)
        case "card", str():
            return SHELF.card_name(value)
        case "face", int():
            return Text(f"die-{FACE_NAMES[value]}")
        case "faces", tuple():
            return ", ".join(FACE_NAMES[face] for face in value)
        case "kind", int():
            return Text(f"loot-{LOOT_NAMES[value]}")
        case "action", str() if isinstance(event, DiePlaced):
            return _ability_name(event.hero, value) if value else Text("action-none")
        case "ability", str() if isinstance(event, AbilityUnlocked):
            return _ability_name(event.hero, value)
        case "objective", str():
            return SHELF.objective_title(value)
        case "passage", int() if isinstance(event, PassageRead):
            return SHELF.passage_title(value)
        case "turret" | "door" | "seat", int():
            return value + 1
        case _, bool():
            return "yes" if value else "no"
        case _, str() | int():
            return value
    return str(value)


def _ability_name(hero: str, action: str) -> str | Text:
    board = SHELF.heroes[hero]
    return board.abilities[action].name if action in board.abilities else Text(f"action-{action}")
