"""What a game may bring besides its rules, each in a module of its own that this page names.

Every module is found by its name in the game's folder and fulfils a protocol; a game that does without one simply has
no such module.

| Module | Protocol | What for |
|---|---|---|
| `thumb` | `Thumb` | rules of thumb: how a sensible player answers, so that the bot `thumb` can play |
| `causes` | `Causes` | how what makes things happen is named in the log, and what of it can be opened |
| `foresight` | `core.foresight.Foresight` | what the difference between two positions means, for odds |
| `coverage` | `Terrain` | what there is to reach, for `starboard sim --coverage` |
| `balance` | `Balance` | what to play to see whether the game is well balanced, for `starboard balance` |
| `beats` | `Beats` | what happened, one change at a time, so that a client can show it at a human pace |
| `ending` | `Endings` | the end of a game summed up: what was reached, who did what, how lucky it was |
| `scenario` | `core.position.Positions` | positions from plain data, for scenario files |
| `content.check` | `ContentCheck` | reads content files of authors, for `starboard check` |
| `content.words` | `Printed` | everything printed on its components, to be translated |
| `why` | `core.reasons.Reasons` | what every piece is for and when it can be picked, for whoever asks why not |
| `inspect` | `core.lens.Inspection` | all there is to know of a piece, for whoever looks at it |
| `terminal` | `terminal.look.TerminalLook` | what the game looks like in the terminal |
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol, TypeAlias

from starboard.core.balance import Balance
from starboard.core.beat import Beat
from starboard.core.choice import Choice, Seat
from starboard.core.ending import Summary
from starboard.core.event import Cause, Event
from starboard.core.foresight import Foresight
from starboard.core.module import Module
from starboard.core.position import Positions
from starboard.core.text import Text, Wording, Words

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


class Page(NamedTuple):
    """A printed thing to be read whole: its name, what is printed on it, and the rules it cites."""

    name: Wording
    text: tuple[Wording, ...]
    rules: tuple[str, ...] = ()


class Causes(Protocol):
    """The names of what makes things happen, for the heads of the log. A game needs them for the causes that its own
    rules open; answers and the set-up have names everywhere."""

    def because(self, cause: Cause, /) -> Text:
        """What a cause is called: a card by its title."""

    def opens(self, cause: Cause, /) -> str:
        """The id of what can be opened to read the whole of it; empty if there is nothing more to read."""

    def page(self, cause: Cause, /) -> Page:
        """The whole of a cause that can be opened."""


class Terrain(Protocol):
    """What there is to reach in a game, and how to explore it: nothing printed may be dead."""

    EXPLORERS: Sequence[str]
    """The bots that between them find what there is."""
    LEFT_TO_CHANCE: Collection[str]
    """The prompts that no bot answers by its own lights, so that every way is tried."""
    BESIDES: Sequence[Mapping[str, object]]
    """The settings of games beside the one that is played: exploring begins in them as well."""

    def reachable(self) -> dict[str, list[str]]:
        """The names of everything that some game should reach, by kind."""

    def traces(self, event: Event, cause: Cause, /) -> Iterable[Mark]:
        """The things that an event, with what made it happen, shows to have been reached."""

    def before(self, mark: Mark, /) -> Mapping[Mark, int]:
        """What leads to something, if it is reached first in the same game, each with how many steps lie between."""

    def towards(self, view: Any, choice: Choice, wanted: Collection[Mark], /) -> Sequence[int]:
        """The answers, by their places, that somebody gives who wants nothing else than these things: those that lead
        to one of them, or spend nothing that one of them may need; none where it does not matter."""

    def landmark(self, view: Any, choice: Choice, /) -> str:
        """The name of the landmark at which a choice is asked, "" for none."""

    def trails(self, view: Any, choice: Choice, /) -> dict[str, tuple[Mark, ...]]:
        """The ways that lead on from a landmark: the answer each begins with, "" for any, and what may be found
        on it before the stage is over. What no trail promises is looked for on all of them."""

    def stage(self, view: Any, choice: Choice, /) -> str:
        """The name of the stage that begins with a choice, "" for none: a leg ends with the stage after its own."""


class Beats(Protocol):
    """What happened, one change at a time. A game without them is told line by line."""

    def beat(self, event: Event, seat: Seat, /) -> Beat | None:
        """What a seat may see of an event that it is told of; None if it is told together with the next one."""


class Endings(Protocol):
    """A game looked back at. Without it, the end is the result and the score."""

    def ended(self, state: Any, /) -> bool:
        """Whether there is something to sum up; asked after every change."""

    def sum_up(self, story: Iterable[tuple[int, Event]], state: Any, /) -> Summary:
        """The end of the game from its events, each with the number of entries after the answer that led to it. What is
        said is for everybody at the table, so it rests on what all of them know by then."""


class ContentKind(NamedTuple):
    """A kind of content file: what it is called, and what reads it from its text and its name (ContentError with every
    mistake). `alone` says that it holds no other tables than the one that gives it away."""

    words: str
    read: Callable[[str, str], object]
    alone: bool = False


class Integrity(Protocol):
    """Whether a state can come up in play: asked about whatever is in a save that somebody brings along."""

    def check(self, state: Any) -> list[str]:
        """Every way in which a state between two steps is impossible, a sentence each with what would be possible."""


class ContentCheck(Protocol):
    """Checks content files that authors write for a game."""

    KINDS: Mapping[str, ContentKind]
    """The kinds of content file, by the table that gives such a file away; the first that a file holds counts."""


class Printed(Protocol):
    """What is printed on the components of a game."""

    def words(self) -> Iterable[Words]:
        """All of it, stories too, each under a key of its own. It is for translators alone: nobody is sent it."""


THUMB: Module[Thumb] = Module("thumb", Thumb, "rules of thumb")
CAUSES: Module[Causes] = Module("causes", Causes, "names for what makes things happen")
FORESIGHT: Module[Foresight] = Module("foresight", Foresight, "foresight")
TERRAIN: Module[Terrain] = Module("coverage", Terrain, "list of what there is to reach")
BEATS: Module[Beats] = Module("beats", Beats, "beats")
ENDINGS: Module[Endings] = Module("ending", Endings, "summary of its end")
BALANCE: Module[Balance] = Module("balance", Balance, "trials of its balance")
POSITIONS: Module[Positions] = Module("scenario", Positions, "positions for scenario files")
INTEGRITY: Module[Integrity] = Module("integrity", Integrity, "look through saves")
PRINTED: Module[Printed] = Module("content.words", Printed, "words of its own")
CONTENT: Module[ContentCheck] = Module("content.check", ContentCheck, "content files of its own")
