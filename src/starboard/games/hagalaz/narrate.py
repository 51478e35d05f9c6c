"""Events as text: how heroes, enemies, cards, dice and boxes are named in the messages of the log."""

from __future__ import annotations

from collections.abc import Callable

from starboard.core.event import Event
from starboard.core.narration import Narration, from_one
from starboard.core.text import Arg, Text, who_sits
from starboard.games.hagalaz.events import CounterTicked
from starboard.games.hagalaz.options import hero_name
from starboard.games.hagalaz.printed import SHELF
from starboard.games.hagalaz.state import FACE_NAMES, LOOT_NAMES

MAP_TOKENS = ("objective-", "prisoner-", "fire-")
"""How the tokens of a map begin that have a number for a name."""


def _token_name(token: str) -> Arg:
    if token.startswith(MAP_TOKENS):
        kind, _, number = token.rpartition("-")
        return Text(f"token-{kind}", {"number": int(number)})
    return SHELF.token_name(token)


def _die(face: int) -> Text:
    return Text(f"die-{FACE_NAMES[face]}")


def _dice(faces: tuple[int, ...]) -> Text:
    """Rolled dice, those with the same face together."""
    told = Text("dice-none")
    for face in sorted(set(faces), reverse=True):
        alike = Text("dice-alike", {"count": faces.count(face), "die": _die(face)})
        told = alike if told.id == "dice-none" else Text("dice-and-more", {"dice": alike, "more": told})
    return told


_ACTIONS = ("action", "ability", "needs")
_NAMES: dict[str, Callable[[str], Arg]] = {
    **dict.fromkeys(_ACTIONS, SHELF.action_name),
    "hero": hero_name,
    "lead": hero_name,
    "token": _token_name,
    "enemy": SHELF.token_name,
    "elite": SHELF.token_name,
    "card": SHELF.card_name,
    "item": lambda kind: Text(f"loot-{kind}"),
    "additional": SHELF.rule_title,
    "objective": SHELF.objective_title,
    "mission": SHELF.mission_name,
    "last": SHELF.mission_name,
    "achievement": SHELF.achievement_name,
}
"""How an id is named, by the field it stands in."""
_NUMBERS: dict[str, Callable[[int], Arg]] = {
    "face": _die,
    "kind": lambda kind: Text(f"loot-{LOOT_NAMES[kind]}"),
    "passage": SHELF.passage_title,
    "turret": from_one,
    "door": from_one,
    "seat": who_sits,
}
"""What a number is told as, by the field it stands in."""

_NARRATION = Narration(_NAMES, _NUMBERS, {"faces": _dice}, named_when_empty=_ACTIONS)


def narrate(event: Event) -> Text:
    """`HeroMoved(...)` becomes the message `event-hero-moved` with its fields; ids become names."""
    told = _NARRATION.tell(event)
    if isinstance(event, CounterTicked):
        told.args["counter"] = SHELF.counter_name(event.counter, event.mission)
    return told


phrase = _NARRATION.phrase
"""A prompt or a reason with the names of heroes, enemies, abilities and boxes for their ids."""
