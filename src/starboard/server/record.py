"""A game as a table keeps it: the game itself, how it is stored, and what people want to know of its past."""

from __future__ import annotations

import sys
from collections import deque
from collections.abc import Iterable
from typing import Any

import msgspec

import starboard
from starboard.core.choice import Choice, Value
from starboard.core.errors import IllegalAnswer
from starboard.core.journal import Entry, answered_seat, by_answer
from starboard.core.table import Table
from starboard.core.text import Text, say
from starboard.server import protocol as wire
from starboard.server import telling

MOST_LINES = 60
"""Log lines kept for those who join; the whole game is told from the journal when somebody asks."""
MOST_MARKS = 64
"""Messages remembered, so that one sent twice is carried out once."""
MOST_LABELS = 12
"""Answers that an undo or a redo can name."""
RETOLD_ENTRIES = 60
"""How far back a table that begins in the middle of a game tells what happened."""


class _Label:
    """A message about an answer, whose text is encoded already, or about one that has no name."""

    def __init__(self, named: Text, unnamed: Text) -> None:
        self._named = wire.encode(named).replace(b'""', b"%b")
        self._unnamed = msgspec.Raw(wire.encode(unnamed))

    def about(self, what: bytes | None) -> msgspec.Raw:
        return msgspec.Raw(self._named % what) if what else self._unnamed


_UNDO = _Label(say("undo", what=""), say("undo-last"))
_UNDO_BEYOND = _Label(say("undo-beyond", what=""), say("undo-beyond-last"))
_REDO = _Label(say("redo", what=""), say("redo-last"))


class Operation(msgspec.Struct, frozen=True, omit_defaults=True):
    """One change of a table, as it is stored: entries played, or a rewind to a number of entries.

    `mark` tells the message it came from; `by` is the seat that went back in time. What bots answered is not for
    people to undo one by one, so it needs no names.
    """

    entries: list[Entry] = []
    rewind: int = -1
    redo: bool = False
    mark: str = ""
    by: int = -1
    by_bots: bool = False


class Kept(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table as it is put away: the save, and what a save does not hold."""

    save: bytes
    undone: list[Entry] = []
    lines: list[telling.Line] = []
    labels: dict[int, bytes] = {}
    marks: dict[str, int] = {}


_decode_operation = msgspec.json.Decoder(Operation).decode


def first_snapshot(table: Table[Any]) -> bytes:
    """What is stored of a new table."""
    return msgspec.msgpack.encode(Kept(table.save()))


def status_of(table: Table[Any]) -> str:
    """A word for the lobby: over, or whose move it is."""
    if table.over:
        return "over"
    return ",".join(str(choice.seat) for choice in table.choices)


class Record:
    """A game with its latest log lines, names for its latest answers, and the messages already carried out.

    `seq` counts the changes that are finished; what is played belongs to the next one.
    """

    def __init__(self, snapshot: bytes, seq: int, operations: Iterable[str]) -> None:
        kept = msgspec.msgpack.decode(snapshot, type=Kept)
        self.seq = seq
        self.kept_seq = seq
        self.table: Table[Any] = starboard.load(kept.save)
        # The same few answers are given in all games, so tables share them.
        self.table.entries[:] = [sys.intern(entry) if isinstance(entry, str) else entry for entry in self.table.entries]
        self.table.undone = kept.undone
        self.lines: deque[telling.Line] = deque(kept.lines, MOST_LINES)
        if not kept.lines and self.table.entries:
            self.lines.extend(telling.ending(self.table, RETOLD_ENTRIES))
        self._fresh: list[telling.Line] = []
        self._labels = kept.labels
        self._marks = kept.marks
        for body in operations:
            operation = _decode_operation(body)
            self._apply(operation)
            self.finish(operation)
        self.take_fresh()

    def _apply(self, operation: Operation) -> None:
        if operation.rewind >= 0:
            self.go_back(operation.rewind, operation.by)
            return
        undone = self.table.undone[len(operation.entries) :] if operation.redo else []
        for part in by_answer(operation.entries):
            if not operation.by_bots and not operation.redo:
                self._label_entry(str(part[0]))
            self.table.replay(part)
            self._tell_news()
        self.table.undone = undone

    def kept(self) -> bytes:
        """Everything, to be put away."""
        self.kept_seq = self.seq
        kept = Kept(self.table.save(), self.table.undone, list(self.lines), self._labels, self._marks)
        return msgspec.msgpack.encode(kept)

    # --- changes ---------------------------------------------------------------------------------------

    def play(self, choice: Choice, key: str) -> None:
        """Answer an open choice, and tell what comes of it."""
        self.table.answer(key, choice.seat)
        self._tell_news()

    def go_back(self, target: int, by: int) -> None:
        """Undo; when something that was seen is taken back, the log says so."""
        beyond = target < self.table.horizon
        self.table.undo_to(target)
        while self.lines and self.lines[-1].at > target:
            self.lines.pop()
        if beyond:
            self._add_line(say("server-undone-beyond", seat=by + 1), self.seq + 1)

    def redo(self) -> None:
        """Give the next of the answers again that were taken back."""
        self.table.redo()
        self._tell_news()

    def finish(self, operation: Operation) -> None:
        """A change is complete."""
        self.seq += 1
        if operation.mark:
            self._marks[operation.mark] = self.seq
            if len(self._marks) > MOST_MARKS:
                del self._marks[next(iter(self._marks))]

    def done_before(self, mark: str) -> int | None:
        """The change that a message led to, if it has been carried out already."""
        return self._marks.get(mark)

    # --- the log ---------------------------------------------------------------------------------------

    def note(self, text: Text) -> None:
        """Put something beside the game into the log."""
        self._add_line(text, self.seq)
        self.kept_seq = min(self.kept_seq, self.seq - 1)

    @property
    def untold(self) -> int:
        """How many lines nobody has been told yet."""
        return len(self._fresh)

    def take_fresh(self) -> list[telling.Line]:
        """The lines since the last time."""
        fresh, self._fresh = self._fresh, []
        return fresh

    def _tell_news(self) -> None:
        lines = telling.news(self.table, self.seq + 1)
        self.lines.extend(lines)
        self._fresh.extend(lines)

    def _add_line(self, text: Text, seq: int) -> None:
        line = telling.line(len(self.table.entries), text, seq=seq)
        self.lines.append(line)
        self._fresh.append(line)

    def moments(self) -> list[int]:
        """The numbers of entries after which somebody was asked, and the end."""
        entries = self.table.entries
        return [at for at, entry in enumerate(entries) if isinstance(entry, str)] + [len(entries)]

    # --- names of answers ------------------------------------------------------------------------------

    def label(self, choice: Choice, value: Value) -> None:
        """Name the answer that is about to be given, unless it is secret; what could be redone until now is gone."""
        at = len(self.table.entries)
        self._labels = {before: label for before, label in self._labels.items() if before < at}
        self._labels[at] = b"" if choice.secret else wire.encode(self.table.option(value).text)
        if len(self._labels) > MOST_LABELS:
            del self._labels[min(self._labels)]

    def _label_entry(self, entry: str) -> None:
        """Name the answer that an entry of the journal gives."""
        seat = answered_seat(entry)
        key = entry if seat is None else entry.partition(" ")[2]
        for choice in self.table.choices:
            value = self.table.value_of(choice, key) if seat in (None, choice.seat) else None
            if value is not None:
                self.label(choice, value)

    def undo_label(self) -> msgspec.Raw | None:
        """What an undo would take back; it says so when that has consequences for all."""
        end = len(self.table.entries)
        target = max((at for at in self._labels if at < end), default=-1)
        if target < 0:
            try:
                target = self.table.undo_target()
            except IllegalAnswer:
                return None
        return (_UNDO_BEYOND if target < self.table.horizon else _UNDO).about(self._labels.get(target))

    def redo_label(self) -> msgspec.Raw | None:
        """What a redo would give again."""
        return _REDO.about(self._labels.get(len(self.table.entries))) if self.table.can_redo else None
