"""A game as a table keeps it: the game itself, how it is stored, and what people want to know of its past."""

from __future__ import annotations

import sys
from collections import deque
from collections.abc import Callable, Collection, Iterable, Iterator
from typing import Any, NamedTuple, TypeAlias

import msgspec

import starboard
from starboard.core.beat import Beat
from starboard.core.because import because, heads
from starboard.core.chance import SeatWords
from starboard.core.choice import Choice, Seat, Value
from starboard.core.coach import Coach
from starboard.core.errors import IllegalAnswer
from starboard.core.event import BESIDE, Cause, Event, Happened
from starboard.core.journal import Entry, Guided, answered_seat, by_answer
from starboard.core.table import Table
from starboard.core.text import Text, Words, say
from starboard.server import protocol as wire

MOST_LINES = 60
"""Log lines kept for those who join; the whole game is told from the journal when somebody asks."""
MOST_MARKS = 64
"""Messages remembered, so that one sent twice is carried out once."""
MOST_LABELS = 12
"""Answers that an undo or a redo can name."""
RETOLD_ENTRIES = 60
"""How far back a table that is loaded tells what happened."""


class Operation(msgspec.Struct, frozen=True, omit_defaults=True):
    """One change of a table, as it is stored: entries played, a rewind to a number of entries, or a word to the coach.

    `mark` tells the message it came from; `by` is the seat that went back in time, and `note` what the log says of it.
    What bots answered is not for people to undo one by one, so it needs no names. `words` are added to the seed. A game
    that is `laid_open` has been given to somebody as it is, with its seed.
    """

    entries: list[Entry] = []
    rewind: int = -1
    redo: bool = False
    mark: str = ""
    by: int = -1
    by_bots: bool = False
    note: Text | None = None
    guided: Guided | None = None
    words: SeatWords | None = None
    laid_open: bool = False


class Line(msgspec.Struct, frozen=True, gc=False):
    """Something for the log: an event of the game, or a note about the table; after which entry, in which change, and
    what made it happen."""

    at: int
    seq: int
    what: Event | Text
    cause: Cause = BESIDE

    def told(self, table: Table[Any], seat: Seat) -> tuple[Text, str] | None:
        """The line as a seat may read it, and the rule behind it; None where it is told nothing."""
        if isinstance(self.what, Text):
            return self.what, ""
        text = table.game.narrate(self.what, seat)
        return None if text is None else (text, getattr(self.what, "rule", ""))


Show: TypeAlias = Callable[[Line, Seat], Beat | None]
"""How a line is shown to a seat that may read it."""


class Label(NamedTuple):
    """Whose an answer is and what it says; a secret one only to its own seat."""

    seat: Seat
    text: Text
    secret: bool

    def for_seats(self, seats: Iterable[Seat]) -> Text | None:
        """What somebody may know of the answer."""
        return None if self.secret and self.seat not in seats else self.text


class Kept(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table as it is put away: the save, and what a save does not hold.

    `notes` are the latest lines that no event of the game tells; `changes` say after how many entries the latest
    changes ended. What happened is told from the journal.
    """

    save: bytes
    undone: list[Entry] = []
    notes: list[tuple[int, int, Text]] = []
    changes: list[tuple[int, int]] = []
    marks: dict[str, int] = {}
    laid_open: bool = False


def _in_english(value: object) -> str:
    """Words of the game in a note: a note is a thing of the past, so it stays as it was said."""
    if isinstance(value, Words):
        return str(value)
    raise NotImplementedError(f"a {type(value).__name__} cannot be kept")


_encode_kept = msgspec.msgpack.Encoder(enc_hook=_in_english).encode
_decode_operation = msgspec.json.Decoder(Operation).decode


def first_snapshot(table: Table[Any], *, laid_open: bool = False) -> bytes:
    """What is stored of a new table."""
    return msgspec.msgpack.encode(Kept(table.save(), laid_open=laid_open))


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
        self.coach = Coach.at(self.table)
        """Who goes along with the game, if it is played as a lesson."""
        self._lines: deque[Line] = deque((Line(*note) for note in kept.notes), MOST_LINES)
        self._changes = deque(kept.changes or [(len(self.table.entries), seq)], MOST_LINES)
        self._untold_from = len(self.table.entries)
        """The number of entries up to which the lines do not tell what happened yet."""
        self._fresh: list[Line] = []
        self._labels: dict[int, Label] = {}
        self._marks = kept.marks
        self.laid_open = kept.laid_open
        """Whether somebody knows the dice to come."""
        self.outdated = False
        """Whether something that was stored no longer goes by the present rules: it must be put away again."""
        for body in operations:
            self._restore(_decode_operation(body))
        self.take_fresh()

    def _restore(self, operation: Operation) -> None:
        """Carry out again what was stored. Where the rules have changed since and it does not fit them, the game goes
        on from where they can still play it, and says so."""
        if not self.outdated:
            try:
                self._apply(operation)
            except IllegalAnswer:
                if len(self.table.journal.segments) < 2:
                    raise
                self.outdated = True
                self.table.undone = []
                self.note(say("server-rules-changed"))
        self.finish(operation)

    def _apply(self, operation: Operation) -> None:
        if operation.rewind >= 0:
            self.go_back(operation.rewind, operation.note)
            return
        if operation.guided is not None:
            self.guide(operation.guided)
            return
        if operation.words is not None:
            self.add_words(operation.words, operation.note)
            return
        if operation.laid_open:
            self.laid_open = True
            return
        undone = self.table.undone[len(operation.entries) :] if operation.redo else []
        for part in by_answer(operation.entries):
            if not operation.by_bots and not operation.redo:
                self._label_entry(part[0], self.table)
            self.table.replay(part)
            self._tell_news()
        self.table.undone = undone

    def kept(self) -> bytes:
        """Everything, to be put away."""
        self.kept_seq = self.seq
        self.outdated = False
        notes = [(line.at, line.seq, line.what) for line in self._lines if isinstance(line.what, Text)]
        kept = Kept(self.table.save(), self.table.undone, notes, list(self._changes), self._marks, self.laid_open)
        return _encode_kept(kept)

    # --- changes ---------------------------------------------------------------------------------------

    def play(self, choice: Choice, value: Value, key: str) -> None:
        """Answer an open choice, and tell what comes of it."""
        self.table.give(choice, value, key)
        self._tell_news()

    def go_back(self, target: int, note: Text | None = None) -> None:
        """Undo; the log may say so."""
        self.table.undo_to(target)
        if self.coach is not None:
            self.coach.go_back()
        end = len(self.table.entries)
        for lines in (self._lines, self._fresh):
            while lines and lines[-1].at > end:
                lines.pop()
        while self._changes and self._changes[-1][0] > end:
            self._changes.pop()
        self._untold_from = min(self._untold_from, end)
        if note is not None:
            self._add(Line(end, self.seq + 1, note))

    @property
    def takes_words(self) -> bool:
        """Whether seats may add words to the seed: nobody has answered anything yet, nor taken an answer back."""
        table = self.table
        answered = any(isinstance(entry, str) for entry in table.entries)
        return self.seq == len(table.words) and not answered and isinstance(table.seed, str)

    def add_words(self, words: SeatWords, note: Text | None) -> None:
        """A seat adds words to the seed; the log says so."""
        self.table.add_words(words)
        if note is not None:
            self._add(Line(len(self.table.entries), self.seq + 1, note))

    def guide(self, guided: Guided) -> None:
        """The coach is told something."""
        if self.coach is not None:
            self.coach.guide(guided)

    def redo(self) -> None:
        """Give the next of the answers again that were taken back; IllegalAnswer if it no longer fits."""
        self.table.redo()
        self._tell_news()

    def next_redone(self) -> Seat:
        """Whose answer a redo would give again."""
        entry = self.table.undone[0]
        answered = answered_seat(entry)
        return self.table.choices[0].seat if answered is None else answered

    def finish(self, operation: Operation) -> None:
        """A change is complete."""
        self.seq += 1
        self._changes.append((len(self.table.entries), self.seq))
        if operation.mark:
            self._marks[operation.mark] = self.seq
            if len(self._marks) > MOST_MARKS:
                del self._marks[next(iter(self._marks))]

    def asked_since(self) -> int:
        """The change since which the present question is open; whoever is asked with others may answer after them."""
        asked_at = len(self.table.entries) - self.table.answers_heard
        return next((seq for entries, seq in reversed(self._changes) if entries <= asked_at), self.seq)

    def done_before(self, mark: str) -> int | None:
        """The change that a message led to, if it has been carried out already."""
        return self._marks.get(mark)

    # --- the log ---------------------------------------------------------------------------------------

    @property
    def lines(self) -> deque[Line]:
        """The latest of the log. What happened before the table was loaded is told when somebody wants to know."""
        for _ in self.retell():
            pass
        return self._lines

    def retell(self) -> Iterator[None]:
        """Tell what happened before the table was loaded, if it is not told yet, a little at a time."""
        if self._untold_from == 0 or len(self._lines) >= MOST_LINES:
            return
        begun, retold = self._untold_from, []
        for line in self._retold(begun):
            if line is None:
                yield
            else:
                retold.append(line)
        self._untold_from = 0
        earlier = [*retold, *(line for line in self._lines if line.at <= begun)]
        earlier.sort(key=lambda line: (line.at, line.seq))
        later = [line for line in self._lines if line.at > begun]
        self._lines = deque([*earlier, *later], MOST_LINES)

    def _retold(self, end: int) -> Iterator[Line | None]:
        """What happened in the last entries before the first `end`, and None every now and then; nothing if older rules
        played them."""
        entries, floor = self.table.entries, self.table.journal.floor
        start = max(floor, end - RETOLD_ENTRIES)
        while start > floor and not isinstance(entries[start], str):
            start -= 1
        if start == floor:  # what happened before the first question is told too
            for at, happened in self.table.story():
                if at <= end:
                    yield self._line_of(at, happened)
        teller = self.table.fork(at=self.table.journal.point_before(start))
        for part in by_answer(entries[len(teller.entries) : start]):
            teller.replay(part)
            yield None
        teller.state.log.listen()
        for part in by_answer(entries[len(teller.entries) : end]):
            yield None
            if len(teller.entries) not in self._labels:
                self._label_entry(part[0], teller)
            teller.replay(part)
            for happened in teller.news():
                if start > floor:
                    yield self._line_of(len(teller.entries), happened)

    def _line_of(self, at: int, happened: Happened) -> Line:
        """An event that was told in an earlier change."""
        return Line(at, next((seq for place, seq in self._changes if place >= at), 0), *happened)

    def note(self, text: Text) -> None:
        """Put something beside the game into the log."""
        self._add(Line(len(self.table.entries), self.seq, text))
        self.kept_seq = min(self.kept_seq, self.seq - 1)

    @property
    def untold(self) -> int:
        """How many lines nobody has been told yet."""
        return len(self._fresh)

    def take_fresh(self) -> list[Line]:
        """The lines since the last time."""
        fresh, self._fresh = self._fresh, []
        return fresh

    def _tell_news(self) -> None:
        at = len(self.table.entries)
        news = self.table.news()
        if self.coach is not None:
            self.coach.hear(news)
        for happened in news:
            self._add(Line(at, self.seq + 1, *happened))

    def _add(self, line: Line) -> None:
        self._lines.append(line)
        self._fresh.append(line)

    # --- names of answers ------------------------------------------------------------------------------

    def label(self, choice: Choice, value: Value) -> None:
        """Name the answer that is about to be given; what could be redone until now is gone."""
        at = len(self.table.entries)
        self._labels = {before: label for before, label in self._labels.items() if before < at}
        self._name(at, Label(choice.seat, self.table.option(value).text, choice.secret))

    def _name(self, at: int, label: Label) -> None:
        self._labels[at] = label
        if len(self._labels) > MOST_LABELS:
            del self._labels[min(self._labels)]

    def _label_entry(self, entry: Entry, table: Table[Any]) -> None:
        """Name the answer that an entry of the journal gives at a table."""
        if not isinstance(entry, str):
            return
        seat = answered_seat(entry)
        key = entry if seat is None else entry.partition(" ")[2]
        for choice in table.choices:
            value = table.value_of(choice, key) if seat in (None, choice.seat) else None
            if value is not None:
                self._name(len(table.entries), Label(choice.seat, table.option(value).text, choice.secret))

    def label_at(self, at: int) -> Label | None:
        """The answer after the first `at` entries, if it has a name."""
        if at not in self._labels and at == len(self.table.entries) and self.table.can_redo:
            self._label_entry(self.table.undone[0], self.table)
        return self._labels.get(at)

    def last_label(self, bots: Collection[Seat]) -> tuple[int, Label | None] | None:
        """Where an undo would go back to, and the answer of a person it would take back; None if there is nothing."""
        end = len(self.table.entries)
        target = max((at for at, label in self._labels.items() if at < end and label.seat not in bots), default=-1)
        if target < 0:
            try:
                target = self.table.undo_target()
            except IllegalAnswer:
                return None
        return target, self._labels.get(target)


def log_lines(table: Table[Any], lines: Iterable[Line], seat: Seat, show: Show | None = None) -> Iterator[wire.LogLine]:
    """Log lines as a seat may read them, the first of each cause with its name; with beats if somebody shows them."""
    told = ((line, line.told(table, seat)) for line in lines)
    readable = (((line, words), line.cause) for line, words in told if words is not None)
    for (line, (text, rule)), named in heads(table.game.name, readable, seat):
        yield wire.LogLine(line.at, text, rule, line.seq, named, show(line, seat) if show else None)


def met(table: Table[Any], lines: Iterable[Line], thing: str, seat: Seat) -> Cause | None:
    """What a seat has read of in these lines that opens this; None if there is no such thing."""
    for line in lines:
        if line.told(table, seat) is not None and because(table.game.name, line.cause, seat).opens == thing:
            return line.cause
    return None


def moments(table: Table[Any]) -> list[int]:
    """The numbers of entries after which somebody was asked, and the end."""
    return [at for at, entry in enumerate(table.entries) if isinstance(entry, str)] + [len(table.entries)]


def story_lines(table: Table[Any]) -> Iterator[Line]:
    """Everything that has happened, told from the journal."""
    return (Line(at, 0, *happened) for at, happened in table.story())


def all_lines(table: Table[Any], seat: Seat) -> list[wire.LogLine]:
    """Everything that has happened, told from the journal as a seat may know it."""
    return list(log_lines(table, story_lines(table), seat))
