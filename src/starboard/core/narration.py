"""Events, prompts and reasons as texts: ids by the names of what they stand for.

A field means the same in every event and every prompt: `hero` is a hero's id, so a game says once how a hero is named.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any

from starboard.core.event import Event, event_name
from starboard.core.text import Arg, Text, Words

NOTHING = "none"
"""What a message can tell an empty argument by: no hero, no hex."""

Tell = Callable[[Any], Arg]
"""How the value of a field is told."""


class Narration:
    """How a game tells what is in a field, by the field's name.

    `names` are for fields with ids, `numbers` for those with numbers, `lists` for those with several things. What is in
    none of them is told as it is. An empty id is `NOTHING`, but for the fields of `named_when_empty`.
    """

    def __init__(
        self,
        names: Mapping[str, Callable[[str], Arg]],
        numbers: Mapping[str, Callable[[int], Arg]],
        lists: Mapping[str, Tell] | None = None,
        *,
        named_when_empty: Collection[str] = (),
    ) -> None:
        self._names = names
        self._numbers = numbers
        self._lists = lists or {}
        self._named_when_empty = named_when_empty

    def tell(self, event: Event) -> Text:
        """`HeroMoved(...)` becomes the message `event-hero-moved` with its fields."""
        fields = {field: self.argument(field, getattr(event, field)) for field in event.__struct_fields__}
        return Text(f"event-{event_name(type(event))}", fields)

    def phrase(self, text: Text) -> Text:
        """A prompt or a reason with the names of things for their ids."""
        return Text(text.id, {field: self.argument(field, value) for field, value in text.args.items()})

    def argument(self, field: str, value: object) -> Arg:
        """What is in a field, as an argument of a message."""
        if isinstance(value, str):
            if not value and field not in self._named_when_empty:
                return NOTHING
            name = self._names.get(field)
            return value if name is None else name(value)
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int):
            tell = self._numbers.get(field)
            return value if tell is None else tell(value)
        if isinstance(value, Text | Words):
            return value
        several = self._lists.get(field)
        return str(value) if several is None else several(value)


def from_one(place: int) -> int:
    """Seats, doors and the like count from 0 in the rules, and from 1 for people."""
    return place + 1
