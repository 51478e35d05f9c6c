"""Events as text: every event has a message of its name, with its fields as arguments."""

from __future__ import annotations

import re
from functools import cache

from starboard.core.event import Event
from starboard.core.text import Text
from starboard.games.hagalaz.options import hero_name
from starboard.games.hagalaz.printed import SHELF
from starboard.games.hagalaz.state import FACE_NAMES, LOOT_NAMES

NOTHING = "none"
"""What a message can tell an empty argument by: no hero, no hex."""
MAP_TOKENS = ("objective-", "prisoner-", "fire-")
"""How the tokens of a map begin that have a number for a name."""


def narrate(event: Event) -> Text:
    """`HeroMoved(...)` becomes the message `event-hero-moved` with its fields; ids become names."""
    args = {field: _argument(field, getattr(event, field)) for field in event.__struct_fields__}
    return Text(f"event-{_name(type(event))}", args)


@cache
def _name(kind: type[Event]) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()


def phrase(text: Text) -> Text:
    """A prompt or a reason with the names of heroes, enemies, abilities and boxes for their ids."""
    return Text(text.id, {field: _argument(field, value) for field, value in text.args.items()})


def _argument(field: str, value: object) -> str | int | Text:
    match field, value:
        case "action" | "ability" | "needs", str():
            return SHELF.action_name(value)
        case _, "":
            return NOTHING
        case "hero" | "lead", str():
            return hero_name(value)
        case "token", str() if value.startswith(MAP_TOKENS):
            kind, _, number = value.rpartition("-")
            return Text(f"token-{kind}", {"number": int(number)})
        case "token" | "enemy" | "elite", str():
            return SHELF.token_name(value)
        case "card", str():
            return SHELF.card_name(value)
        case "face", int():
            return Text(f"die-{FACE_NAMES[value]}")
        case "faces", tuple():
            return _dice(value)
        case "kind", int():
            return Text(f"loot-{LOOT_NAMES[value]}")
        case "objective", str():
            return SHELF.objective_title(value)
        case "passage", int():
            return SHELF.passage_title(value)
        case "mission" | "last", str():
            return SHELF.mission_name(value)
        case "achievement", str():
            return SHELF.achievement_name(value)
        case "counter", str():
            return SHELF.counter_name(value)
        case "turret" | "door" | "seat", int():
            return value + 1
        case _, bool():
            return "yes" if value else "no"
        case _, str() | int() | Text():
            return value
    return str(value)


def _dice(faces: tuple[int, ...]) -> Text:
    """Rolled dice, those with the same face together."""
    told = Text("dice-none")
    for face in sorted(set(faces), reverse=True):
        alike = Text("dice-alike", {"count": faces.count(face), "die": Text(f"die-{FACE_NAMES[face]}")})
        told = alike if told.id == "dice-none" else Text("dice-and-more", {"dice": alike, "more": told})
    return told
