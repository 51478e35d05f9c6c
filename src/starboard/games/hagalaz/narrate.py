"""Events as text: every event has a message of its name, with its fields as arguments."""

from __future__ import annotations

from collections.abc import Callable

from starboard.core.event import Event, event_name
from starboard.core.text import Arg, Text, Words
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
    return Text(f"event-{event_name(type(event))}", args)


def phrase(text: Text) -> Text:
    """A prompt or a reason with the names of heroes, enemies, abilities and boxes for their ids."""
    return Text(text.id, {field: _argument(field, value) for field, value in text.args.items()})


def _argument(field: str, value: object) -> Arg:
    if isinstance(value, str):
        if not value and field not in _ACTIONS:
            return NOTHING
        name = _NAMES.get(field)
        return value if name is None else name(value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int):
        tell = _NUMBERS.get(field)
        return value if tell is None else tell(value)
    if isinstance(value, Text | Words):
        return value
    return _dice(value) if isinstance(value, tuple) and field == "faces" else str(value)


def _token_name(token: str) -> Arg:
    if token.startswith(MAP_TOKENS):
        kind, _, number = token.rpartition("-")
        return Text(f"token-{kind}", {"number": int(number)})
    return SHELF.token_name(token)


def _die(face: int) -> Text:
    return Text(f"die-{FACE_NAMES[face]}")


def _from_one(place: int) -> int:
    return place + 1


_ACTIONS = ("action", "ability", "needs")
_NAMES: dict[str, Callable[[str], Arg]] = {
    **dict.fromkeys(_ACTIONS, SHELF.action_name),
    "hero": hero_name,
    "lead": hero_name,
    "token": _token_name,
    "enemy": SHELF.token_name,
    "elite": SHELF.token_name,
    "card": SHELF.card_name,
    "objective": SHELF.objective_title,
    "mission": SHELF.mission_name,
    "last": SHELF.mission_name,
    "achievement": SHELF.achievement_name,
    "counter": SHELF.counter_name,
}
"""How an id is named, by the field it stands in."""
_NUMBERS: dict[str, Callable[[int], Arg]] = {
    "face": _die,
    "kind": lambda kind: Text(f"loot-{LOOT_NAMES[kind]}"),
    "passage": SHELF.passage_title,
    "turret": _from_one,
    "door": _from_one,
    "seat": _from_one,
}
"""What a number is told as, by the field it stands in."""


def _dice(faces: tuple[int, ...]) -> Text:
    """Rolled dice, those with the same face together."""
    told = Text("dice-none")
    for face in sorted(set(faces), reverse=True):
        alike = Text("dice-alike", {"count": faces.count(face), "die": _die(face)})
        told = alike if told.id == "dice-none" else Text("dice-and-more", {"dice": alike, "more": told})
    return told
