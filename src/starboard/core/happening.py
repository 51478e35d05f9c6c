"""An event as a file writes it down: `hero-moved hero=shepard to=A3`. Scenario files expect it, lessons wait for it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import msgspec

from starboard.core.errors import UnknownName, did_you_mean
from starboard.core.event import Event, event_name


class Happening(msgspec.Struct, frozen=True):
    """An event that a file means, with some of its fields."""

    kind: type[Event]
    fields: dict[str, str]

    @classmethod
    def read(cls, line: str, game: str) -> Happening:
        """What a line says of a game; UnknownName if it has no such event or field."""
        name, *words = line.split()
        home = f"starboard.games.{game}."
        kinds = {event_name(kind): kind for kind in _kinds(Event) if kind.__module__.startswith(home)}
        if name not in kinds:
            raise UnknownName(f"there is no event '{name}'{did_you_mean(name, kinds)}")
        fields = {}
        for word in words:
            field, _, value = word.partition("=")
            if field not in kinds[name].__struct_fields__:
                known = kinds[name].__struct_fields__
                raise UnknownName(f"the event '{name}' has no '{field}'{did_you_mean(field, known)}")
            fields[field] = value
        return cls(kinds[name], fields)

    def fits(
        self, event: Event, told: Callable[[Event], Mapping[str, Any]], meant: Callable[[str], str] | None = None
    ) -> bool:
        """Whether an event is the one that is meant. `told` writes its fields as a person would, and what the file
        says may also be `meant` in another way, such as a letter for a unit."""
        if type(event) is not self.kind:
            return False
        if not self.fields:
            return True
        fields = told(event)
        return all(
            (found := written(fields[field])) == value or (meant is not None and found == meant(value))
            for field, value in self.fields.items()
        )


def written(value: object) -> str:
    """A field of an event as a file writes it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return ",".join(map(str, value)) if isinstance(value, list | tuple) else str(value)


def _kinds(kind: type[Event]) -> Iterator[type[Event]]:
    for each in kind.__subclasses__():
        yield each
        yield from _kinds(each)
