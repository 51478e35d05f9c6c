"""What a game may bring besides its rules, each in a module of its own that this page names.

Every module is found by its name in the game's folder and fulfils a protocol; a game that does without one simply has
no such module.

| Module | Protocol | What for |
|---|---|---|
| `thumb` | `Thumb` | rules of thumb: how a sensible player answers, so that the bot `thumb` can play |
| `coverage` | `Terrain` | what there is to reach, for `starboard sim --coverage` |
| `balance` | `Balance` | what to play to see whether the game is well balanced, for `starboard balance` |
| `scenario` | `core.position.Positions` | positions from plain data, for scenario files |
| `content.check` | `ContentCheck` | reads content files of authors, for `starboard check` |
| `content.words` | `Printed` | everything printed on its components, to be translated |
| `terminal` | `terminal.look.TerminalLook` | what the game looks like in the terminal |
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from importlib import import_module
from inspect import get_annotations
from typing import Any, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from starboard.core.balance import Balance
from starboard.core.choice import Choice
from starboard.core.errors import StarboardError, UnknownName
from starboard.core.event import Event
from starboard.core.position import Positions
from starboard.core.text import Words

M = TypeVar("M")

Mark: TypeAlias = tuple[str, str]
"""Something that can be reached in a game: its kind and its name."""


class Thumb(Protocol):
    """Rules of thumb: how a sensible player would answer, from the seat's view alone."""

    AIMS: Sequence[str]
    """What the thumb can seek; the first one unless it is told otherwise."""
    TASTES: Collection[str]
    """Prompts on which sensible players differ: a bot answers them as its seed says."""

    def advise(self, view: Any, choice: Choice, aim: str, /) -> int:
        """The place among `choice.values` of the answer a sensible player would give."""


class Terrain(Protocol):
    """What there is to reach in a game, and how to explore it: nothing printed may be dead."""

    EXPLORERS: Sequence[str]
    """The bots that between them find what there is."""
    LEFT_TO_CHANCE: Collection[str]
    """The prompts that no bot answers by its own lights, so that every way is tried."""

    def reachable(self) -> dict[str, list[str]]:
        """The names of everything that some game should reach, by kind."""

    def traces(self, event: Event, /) -> Iterable[Mark]:
        """The things an event shows to have been reached."""

    def landmark(self, view: Any, choice: Choice, /) -> str:
        """The name of the landmark at which a choice is asked, "" for none."""

    def trails(self, view: Any, choice: Choice, /) -> dict[str, tuple[Mark, ...]]:
        """The ways that lead on from a landmark: the answer each begins with, "" for any, and what may be found
        on it before the stage is over. What no trail promises is looked for on all of them."""

    def is_stage(self, choice: Choice, /) -> bool:
        """Whether a leg ends here."""


class ContentKind(NamedTuple):
    """A kind of content file: what it is called, and what reads it from its text and its name (ContentError with every
    mistake). `alone` says that it holds no other tables than the one that gives it away."""

    words: str
    read: Callable[[str, str], object]
    alone: bool = False


class ContentCheck(Protocol):
    """Checks content files that authors write for a game."""

    KINDS: Mapping[str, ContentKind]
    """The kinds of content file, by the table that gives such a file away; the first that a file holds counts."""


class Printed(Protocol):
    """What is printed on the components of a game."""

    def words(self) -> Iterable[Words]:
        """All of it, stories too, each under a key of its own. It is for translators alone: nobody is sent it."""


class Module(Generic[M]):
    """A module that a game may bring: its name in the game's folder, its protocol, and what it is in words."""

    def __init__(self, name: str, protocol: type, words: str) -> None:
        self.name = name
        self.protocol = protocol
        self.words = words

    def of(self, game: str) -> M | None:
        """The module of a game, or None if it brings none. BadModule if it lacks something."""
        name = f"starboard.games.{game}.{self.name}"
        try:
            found: M = import_module(name)  # type: ignore[assignment]
        except ModuleNotFoundError as problem:
            if f"{name}.".startswith(f"{problem.name}."):
                return None
            raise
        missing = missing_from(found, self.protocol)
        if missing:
            raise BadModule(f"the module '{self.name}' of the game '{game}' has no {', '.join(missing)}")
        return found

    def needed(self, game: str) -> M:
        """The module of a game; UnknownName if it brings none."""
        found = self.of(game)
        if found is None:
            raise UnknownName(f"the game '{game}' has no {self.words}")
        return found


class BadModule(StarboardError):
    """A module of a game lacks something that its protocol asks for."""


def missing_from(found: object, protocol: type) -> list[str]:
    """What a protocol asks for and an object or a module does not have."""
    asked = [*get_annotations(protocol), *vars(protocol)]
    return [name for name in asked if not name.startswith("_") and not hasattr(found, name)]


THUMB: Module[Thumb] = Module("thumb", Thumb, "rules of thumb")
TERRAIN: Module[Terrain] = Module("coverage", Terrain, "list of what there is to reach")
BALANCE: Module[Balance] = Module("balance", Balance, "trials of its balance")
POSITIONS: Module[Positions] = Module("scenario", Positions, "positions for scenario files")
PRINTED: Module[Printed] = Module("content.words", Printed, "words of its own")
CONTENT: Module[ContentCheck] = Module("content.check", ContentCheck, "content files of its own")
