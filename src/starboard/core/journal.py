"""Journals and save files.

A journal holds the inputs of a game: answers as keys, chance as outcomes. With the position it began from it
explains a game; the checkpoint beside it saves the game, so a rules fix never breaks a running one.
"""

from __future__ import annotations

import hashlib
from array import array
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Literal, TypeAlias, TypeVar

import msgspec

from starboard.core.errors import SaveError

FORMAT = 1

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


class Save(msgspec.Struct, kw_only=True):
    """A game put away: where it began, everything that was put in, and the last checkpoint."""

    game: str
    seats: int
    options: dict[str, Any]
    seed: int
    segments: list[Segment]
    entries: list[str | int | tuple[int, ...]]
    at: int
    checkpoint: msgspec.Raw
    start: msgspec.Raw
    steps: list[tuple[int, StepName]] = []


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
    except msgspec.DecodeError as problem:
        raise SaveError(f"this is not a Starboard save, or it was cut off: {problem}") from None
    if file.starboard != FORMAT:
        raise SaveError(f"the save has format {file.starboard}; this program reads format {FORMAT}")
    if hashlib.sha256(bytes(file.save)).hexdigest() != file.digest:
        raise SaveError("the save is damaged: its contents do not match its checksum")
    try:
        return msgspec.json.decode(bytes(file.save), type=Save)
    except msgspec.ValidationError as problem:
        raise SaveError(f"the save does not have the expected fields: {problem}") from None


def decode_state(kind: type[T], raw: msgspec.Raw, what: str) -> T:
    """A state out of a save."""
    try:
        return msgspec.json.decode(bytes(raw), type=kind)
    except msgspec.ValidationError as problem:
        raise SaveError(f"the {what} of the save cannot be read: {problem}") from None
