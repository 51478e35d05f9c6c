"""Events: announcements of what happened and what made it happen, for animation and log. The view is the truth; a
missed event loses an animation, never a game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import msgspec

from starboard.core.text import Text


class Event(msgspec.Struct, frozen=True, tag=True):
    """What a player would say happened, in the past tense, with the rule it came from."""


@cache
def event_name(kind: type[Event]) -> str:
    """What an event is called in messages and scenario files: `hero-moved` for `HeroMoved`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()


class Cause(msgspec.Struct, frozen=True, omit_defaults=True):
    """What made something happen. `kind` is a word of the game (`card`, `ability`), `id` says which one it is and
    `owner` whose, where that says something: a hero's id, an enemy's. `part` counts what it says from 1, where that
    is carried out one after the other.

    An answer has the key for its id, the seat that gave it, and its text as it stood when it was offered; one given
    in secret is told to that seat alone.
    """

    kind: str
    id: str = ""
    owner: str = ""
    seat: int = -1
    text: Text | None = None
    secret: bool = False
    part: int = 0


SET_UP = Cause("set-up")
"""What makes everything happen before the first answer."""
ANSWER = "answer"
"""The kind of cause that is an answer to a choice."""
TOGETHER = Cause("answers")
"""The answers of several seats that were asked at the same time."""
BESIDE = Cause("note")
"""What is told beside the game: somebody went back in time."""


class Happened(NamedTuple):
    """An event with what made it happen."""

    event: Event
    cause: Cause


class Log:
    """Where effects announce events. Off by default: simulation and search do not keep them.

    A rule says what acts while it does so, and all that is announced in the meantime has that cause, whoever is asked:

    with state.log.because("card", card.id):
        await resolve(state, card)

    Where a whole step is about one thing it sets `step` instead. Whoever runs many things in turn may put them on
    `acting` and take them off again, which costs less than a `with`.
    """

    __slots__ = ("_events", "acting", "answer", "heard", "revealed", "step")

    def __init__(self) -> None:
        self._events: list[Happened] = []
        self.heard = False
        """Whether anybody listens."""
        self.acting: list[Cause] = []
        """What acts, the innermost last."""
        self.step: Cause | None = None
        """What acts in the present step where nothing else does; None for the answers. A game sets it when it hands
        out the next step."""
        self.answer = SET_UP
        """The latest answer, kept while somebody listens."""
        self.revealed = False
        """Whether something hidden has come to light since the table last looked."""

    def reveal(self) -> None:
        """Something hidden came to light, such as the face of a card: an undo must not take it back unasked."""
        self.revealed = True

    def add(self, event: Event) -> None:
        """Announce an event to whoever listens."""
        if self.heard:
            self._events.append(Happened(event, self.cause))

    # --- causes --------------------------------------------------------------------------------------

    @property
    def cause(self) -> Cause:
        """What makes happen what happens now."""
        return self.acting[-1] if self.acting else self.step or self.answer

    def because(self, kind: str, id: str = "", owner: str = "") -> Log:
        """What acts until the end of the `with` that this stands in."""
        self.acting.append(Cause(kind, id, owner))
        return self

    def by(self, cause: Cause) -> Log:
        """Like `because`, for a cause that is at hand."""
        self.acting.append(cause)
        return self

    def __enter__(self) -> None:
        return None

    def __exit__(self, kind: object, problem: object, trace: object) -> None:
        self.acting.pop()

    # --- listening -----------------------------------------------------------------------------------

    def listen(self) -> None:
        """Start keeping events."""
        self.heard = True

    def take(self) -> list[Happened]:
        """The events since the last take."""
        events, self._events = self._events, []
        return events

    def __iter__(self) -> Iterator[Happened]:
        return iter(self._events)


class WithLog:
    """Gives a state its log, which no save holds: `class State(WithLog, msgspec.Struct)`."""

    __slots__ = ("log",)

    log: Log

    def __post_init__(self) -> None:
        self.log = Log()
