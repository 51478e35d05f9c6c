"""Journals and save files.

A journal holds the inputs of a game: answers as keys, chance as outcomes. With the position it began from it
explains a game; the checkpoint beside it saves the game, so a rules fix never breaks a running one.
"""

from __future__ import annotations

import hashlib
from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Annotated, Any, Literal, TypeAlias, TypeVar

import msgspec

from starboard.core.chance import SeatWords, Seed
from starboard.core.errors import IllegalAnswer, SaveError

FORMAT = 1
MOST_WORDS = 16
"""The seats that can have added words to the seed of a save."""

_KEPT = 6
"""How many of the latest checkpoints are kept, whatever lies between them."""
_SPACING = 128
"""Older ones are kept so many entries apart, and further apart the longer ago they are: a long campaign stays small,"""
_PARTS = 4
"""by this part of their age. To go back to any moment, about a quarter of what came since is played again at most."""
_SLACK = 6
"""So many more checkpoints than needed before they are thinned out."""

Entry: TypeAlias = "str | int | tuple[int, ...]"
"""An answer's key, the outcome of a draw, or the faces of a roll."""

StepName: TypeAlias = Literal["turn", "action"]
"""What begins with a step: a turn, or a part of one."""

T = TypeVar("T")


def by_answer(entries: Sequence[Entry]) -> Iterator[Sequence[Entry]]:
    """A journal in parts: each answer with the rolls and draws after it; those before the first come by themselves."""
    begin = 0
    for place in range(1, len(entries) + 1):
        if place == len(entries) or isinstance(entries[place], str):
            yield entries[begin:place]
            begin = place


def answered_seat(entry: Entry) -> int | None:
    """The seat an entry says it is the answer of; None where only one seat was asked, so that it need not say."""
    if isinstance(entry, str) and entry.startswith("@"):
        return int(entry[1:].partition(" ")[0])
    return None


_unpack: dict[type, msgspec.msgpack.Decoder[Any]] = {}


def snapshot(state: object) -> bytes:
    """A state as bytes: a checkpoint nobody can change by accident."""
    return msgspec.msgpack.encode(state)


def restore(kind: type[T], data: bytes) -> T:
    """A fresh state from a snapshot."""
    decoder = _unpack.get(kind)
    if decoder is None:
        decoder = _unpack[kind] = msgspec.msgpack.Decoder(kind)
    return decoder.decode(data)  # type: ignore[no-any-return]


def state_json(state: object) -> bytes:
    """A state as JSON, for saves and for people."""
    return msgspec.json.encode(state)


class Segment(msgspec.Struct, frozen=True):
    """From entry `start` on, the game was played by the rules `rules`."""

    start: int
    rules: str


class Steps:
    """After how many entries each step began, in order, and whether a turn began with it. A long game has hundreds."""

    __slots__ = ("_at", "_turns")

    def __init__(self, steps: Iterable[tuple[int, StepName]] = ()) -> None:
        self._at = array("I")
        self._turns = bytearray()
        for at, name in steps:
            self.add(at, name)

    def __iter__(self) -> Iterator[tuple[int, StepName]]:
        return ((at, "turn" if turn else "action") for at, turn in zip(self._at, self._turns, strict=True))

    def add(self, at: int, name: StepName) -> None:
        """A step of this name begins after so many entries."""
        self._at.append(at)
        self._turns.append(name == "turn")

    def before(self, at: int) -> Steps:
        """Those that began after fewer entries."""
        count = bisect_left(self._at, at)
        steps = Steps()
        steps._at, steps._turns = self._at[:count], self._turns[:count]
        return steps


class Journal:
    """Everything that was put into a game, in order, and what is needed to go back in it.

    `points` are checkpoints: the position between two steps, after so many entries. `seen` are the numbers of
    entries after which something came to light. `hidden` is the one after which something was last put in that not
    everybody knows: a secret answer, a card dealt face down.
    """

    __slots__ = ("_thin_at", "branched", "entries", "hidden", "points", "seen", "segments", "start", "steps", "whole")

    def __init__(
        self,
        start: bytes,
        segments: list[Segment],
        entries: list[Entry] | None = None,
        *,
        points: list[tuple[int, bytes]] | None = None,
        steps: Steps | None = None,
        seen: Iterable[int] = (),
        whole: bool = True,
        branched: int = 0,
    ) -> None:
        self.start = start
        self.branched = branched
        """The number of entries up to which the game was another one, with another chance."""
        self.whole = whole
        """Whether the game begins with its set-up; a copy of a shared table begins in the middle of it."""
        self.segments = segments
        self.entries: list[Entry] = [] if entries is None else entries
        self.points = [] if points is None else points
        self.steps = Steps() if steps is None else steps
        self.seen = array("I", seen)
        self.hidden = 0
        self._thin_at = len(self.points) + _SLACK

    @property
    def floor(self) -> int:
        """The first entry the present rules have played; nothing before it can be replayed by them."""
        return self.segments[-1].start

    @property
    def horizon(self) -> int:
        """The number of entries up to which nothing seen since would be taken back."""
        return self.seen[-1] if self.seen else 0

    def see(self) -> None:
        """Something has come to light just now."""
        at = len(self.entries)
        if not self.seen or self.seen[-1] < at:
            self.seen.append(at)

    def hide(self) -> None:
        """What was put in last is not known to everybody."""
        self.hidden = len(self.entries)

    def checkpoint(self, state: object, name: StepName) -> None:
        """Remember the position between two steps."""
        at = len(self.entries)
        self.points.append((at, snapshot(state)))
        self.steps.add(at, name)
        if len(self.points) >= self._thin_at:
            self._thin()

    def _thin(self) -> None:
        """Keep the latest checkpoints and fewer and fewer of the older ones: a checkpoint goes where the one before it
        and the one after it are near enough without it."""
        end = len(self.entries)
        kept: list[tuple[int, bytes]] = []
        before = self.floor
        for point, after in pairwise(self.points[: 1 - _KEPT]):
            if after[0] - before > max(_SPACING, (end - point[0]) // _PARTS):
                kept.append(point)
                before = point[0]
        self.points = kept + self.points[-_KEPT:]
        self._thin_at = len(self.points) + _SLACK

    def question(self, count: int) -> int:
        """The number of entries up to the next question after the first `count`: what is rolled belongs to it."""
        while count < len(self.entries) and not isinstance(self.entries[count], str):
            count += 1
        return count

    def back_to(self, count: int) -> tuple[Journal, bytes, list[Entry]]:
        """The way to the question after the first `count` entries: the journal up to the last checkpoint before it,
        that checkpoint, and the entries since."""
        if not self.floor <= count <= len(self.entries):
            raise IllegalAnswer(f"there are entries {self.floor} to {len(self.entries)} to go back to, not {count}")
        count = self.question(count)
        last = bisect_right(self.points, count, key=_place)
        at, data = self.points[last - 1] if last else (self.floor, self.start)
        journal = Journal(
            self.start,
            list(self.segments),
            self.entries[:at],
            points=self.points[: last - 1] if last else [],
            steps=self.steps.before(at),
            seen=self.seen[: bisect_right(self.seen, at)],
            whole=self.whole,
            branched=min(self.branched, count),
        )
        return journal, data, self.entries[at:count]

    def point_before(self, count: int) -> int:
        """The number of entries at the last checkpoint within the first `count` of them, or where they begin."""
        last = bisect_right(self.points, count, key=_place)
        return self.points[last - 1][0] if last else self.floor

    def last_answer(self) -> int:
        """The number of entries before the last answer that can be taken back."""
        last = len(self.entries) - 1
        while last >= self.floor and not isinstance(self.entries[last], str):
            last -= 1
        if last < self.floor:
            raise IllegalAnswer("there is nothing to undo")
        return last


def _place(point: tuple[int, bytes]) -> int:
    return point[0]


class Guided(msgspec.Struct, frozen=True, omit_defaults=True):
    """That a table is played as a lesson: which, whether the coach was sent away, and the steps that were skipped."""

    lesson: str
    left: bool = False
    skipped: tuple[str, ...] = ()


class Save(msgspec.Struct, kw_only=True):
    """A game put away: where it began, everything that was put in, and the last checkpoint.

    `whole` says that the game begins with its set-up; a copy of a shared table begins in the middle of it. `guided` is
    the lesson it is played as. Up to the entry `branched` it was another game, and the rolls were those of its seed.
    From the first answer on the `words` of seats are mixed into the seed.
    """

    game: str
    seats: int
    options: dict[str, Any]
    seed: Seed
    segments: list[Segment]
    entries: list[str | int | tuple[int, ...]]
    at: int
    checkpoint: msgspec.Raw
    start: msgspec.Raw
    steps: list[tuple[int, StepName]] = []
    seen: list[int] | None = None
    whole: bool = True
    guided: Guided | None = None
    branched: int = 0
    words: Annotated[tuple[SeatWords, ...], msgspec.Meta(max_length=MOST_WORDS)] = ()


class _File(msgspec.Struct):
    starboard: int
    digest: str
    save: msgspec.Raw


def write_save(save: Save) -> bytes:
    """The save as the bytes of a file."""
    body = msgspec.json.encode(save)
    return msgspec.json.encode(_File(FORMAT, hashlib.sha256(body).hexdigest(), msgspec.Raw(body)))


def read_save(data: bytes) -> Save:
    """The save in a file's bytes; SaveError says what is wrong with a file that is none."""
    try:
        file = msgspec.json.decode(data, type=_File)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
        raise SaveError(f"this is not a Starboard save, or it was cut off: {problem}") from None
    if file.starboard != FORMAT:
        raise SaveError(f"the save has format {file.starboard}; this program reads format {FORMAT}")
    if hashlib.sha256(bytes(file.save)).hexdigest() != file.digest:
        raise SaveError("the save is damaged: its contents do not match its checksum")
    try:
        save = msgspec.json.decode(bytes(file.save), type=Save)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
        raise SaveError(f"the save does not have the expected fields: {problem}") from None
    known: dict[Entry, Entry] = {}  # a long game says the same again and again
    save.entries = [known.setdefault(entry, entry) for entry in save.entries]
    return save


def decode_state(kind: type[T], raw: msgspec.Raw, what: str) -> T:
    """A state out of a save."""
    try:
        return msgspec.json.decode(bytes(raw), type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
        raise SaveError(f"the {what} of the save cannot be read: {problem}") from None
