"""Events: announcements of what happened, for animation and log. The view is the truth; a missed event
loses an animation, never a game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import msgspec


class Event(msgspec.Struct, frozen=True, tag=True):
    """What a player would say happened, in the past tense, with the rule it came from."""


@cache
def event_name(kind: type[Event]) -> str:
    """What an event is called in messages and scenario files: `hero-moved` for `HeroMoved`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()


class Log:
    """Where effects announce events. Off by default: simulation and search do not keep them."""

    __slots__ = ("_events", "revealed")

    def __init__(self) -> None:
        self._events: list[Event] | None = None
        self.revealed = False
        """Whether something hidden has come to light since the table last looked."""

    def reveal(self) -> None:
        """Something hidden came to light, such as the face of a card: an undo must not take it back unasked."""
        self.revealed = True

    def add(self, event: Event) -> None:
        """Announce an event to whoever listens."""
        if self._events is not None:
            self._events.append(event)

    def listen(self) -> None:
        """Start keeping events."""
        if self._events is None:
            self._events = []

    def take(self) -> list[Event]:
        """The events since the last take."""
        events = self._events or []
        if self._events is not None:
            self._events = []
        return events

    def __iter__(self) -> Iterator[Event]:
        return iter(self._events or ())


class WithLog:
    """Gives a state its log, which no save holds: `class State(WithLog, msgspec.Struct)`."""

    __slots__ = ("log",)

    log: Log

    def __post_init__(self) -> None:
        self.log = Log()
