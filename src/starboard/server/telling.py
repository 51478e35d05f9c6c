"""What the people at a table are told, as bytes: made once for all who are told the same, and nobody is told more than
their seats may know."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple, TypeAlias

import msgspec

from starboard.bots import bots_for
from starboard.core.beat import PLAIN, Beat
from starboard.core.choice import SPECTATOR, Choice, Seat
from starboard.core.modules import BEATS
from starboard.core.retrospect import has_ended
from starboard.core.table import Table
from starboard.core.text import Text, say
from starboard.locale import encoder
from starboard.server import lessons
from starboard.server import protocol as wire
from starboard.server.fair import fairness
from starboard.server.record import Label, Line, Record, log_lines
from starboard.server.scenes import Encode, Shown, Written
from starboard.server.store import SeatRow

Raw: TypeAlias = msgspec.Raw


class Audience(NamedTuple):
    """Whoever is told the same: the seats they hold, none for a spectator, and their language."""

    seats: tuple[Seat, ...]
    language: str


class Greeting(NamedTuple):
    """What a newcomer is told of a table besides the game."""

    title: str
    seats: list[wire.SeatInfo]
    watch_link: str
    invites: dict[int, str]
    since: int


def viewpoint(table: Table[Any], seats: Sequence[Seat]) -> Seat:
    """Whose view somebody gets: that of the seat of theirs that is asked, else of the first; or a spectator's. In an
    open game all are alike."""
    if table.game.open_information or not seats:
        return SPECTATOR
    return next((choice.seat for choice in table.choices if choice.seat in seats), seats[0])


class Telling:
    """Tells the game of a table's record; `seats` says who sits where and changes as they do."""

    def __init__(self, id: str, record: Record, seats: list[SeatRow]) -> None:
        self._id = id
        self._record = record
        self._seats = seats
        self._shown: dict[Audience, Shown] = {}
        self._beats = BEATS.of(record.table.game.name)

    # --- who is told what ------------------------------------------------------------------------------

    def viewpoint(self, seats: Sequence[Seat]) -> Seat:
        """Whose view somebody gets."""
        return viewpoint(self._record.table, seats)

    def encode(self, language: str) -> Encode:
        """What writes messages for those who read a language."""
        return encoder(self._record.table.game.name, language)

    def _shown_to(self, audience: Audience) -> Shown:
        """What an audience has been shown of the scene; in an open game all of a language have been shown the same."""
        if self._record.table.game.open_information:
            audience = Audience((), audience.language)
        shown = self._shown.get(audience)
        if shown is None:
            shown = self._shown[audience] = Shown(self.encode(audience.language))
        return shown

    def forget(self) -> None:
        """Nobody is here any more."""
        self._shown.clear()

    # --- messages --------------------------------------------------------------------------------------

    def welcome(self, audience: Audience, greeting: Greeting) -> bytes:
        """The first message, with everything they may know."""
        record, table = self._record, self._record.table
        viewpoint = self.viewpoint(audience.seats)
        encode = self.encode(audience.language)
        return encode(
            wire.Welcome(
                protocol=wire.PROTOCOL,
                table=self._id,
                game=table.game.name,
                title=greeting.title,
                options={name: str(value) for name, value in table.options.items()},
                seats=greeting.seats,
                spectator=not audience.seats,
                watch_link=greeting.watch_link,
                invites=greeting.invites,
                seq=record.seq,
                entries=len(table.entries),
                horizon=table.horizon,
                scene=self._shown_to(audience).whole(table.scene(viewpoint), self._shown.values()),
                waiting=[choice.seat for choice in table.choices],
                asked=self._asked(audience.seats, encode),
                log=self._lines(record.lines, viewpoint, encode),
                since=greeting.since,
                bots=bots_for(table.game.name),
                undo=self._undo(self._last(), audience.seats),
                redo=self._redo(audience.seats),
                result=table.outcome,
                lesson=self._lesson(audience.seats, encode),
                summary=has_ended(table),
                fairness=fairness(self._id, record),
            )
        )

    def updates(self, audiences: Iterable[Audience]) -> dict[Audience, bytes]:
        """The message about the present position for everybody."""
        record, table = self._record, self._record.table
        fresh = record.take_fresh()
        earliest = record.lines[0].at if record.lines else 0
        waiting = [choice.seat for choice in table.choices]
        last = self._last()
        outcome = table.outcome
        ended = has_ended(table)
        untold = table.over or record.seq <= len(table.words) + 1  # words may be added up to the first answer
        fair = fairness(self._id, record) if untold else None
        changes: dict[Shown, tuple[list[Raw], list[str]]] = {}
        written = Written()
        lines: dict[tuple[Seat, str], list[Raw]] = {}
        told: dict[Audience, bytes] = {}
        for audience in audiences:
            if audience in told:
                continue
            viewpoint = self.viewpoint(audience.seats)
            encode = self.encode(audience.language)
            shown = self._shown_to(audience)
            if shown not in changes:
                changes[shown] = shown.changes(table.scene(viewpoint), written)
            if (viewpoint, audience.language) not in lines:
                lines[viewpoint, audience.language] = self._news(fresh, viewpoint, encode)
            zones, gone = changes[shown]
            told[audience] = encode(
                wire.Update(
                    record.seq,
                    len(table.entries),
                    table.horizon,
                    zones,
                    gone,
                    waiting,
                    self._asked(audience.seats, encode),
                    lines[viewpoint, audience.language],
                    earliest,
                    self._undo(last, audience.seats),
                    self._redo(audience.seats),
                    outcome,
                    self._lesson(audience.seats, encode),
                    ended,
                    fair,
                )
            )
        return told

    def _asked(self, seats: Sequence[Seat], encode: Encode) -> list[Raw]:
        """The open choices of these seats."""
        return [Raw(encode(_asked(choice))) for choice in self._record.table.choices if choice.seat in seats]

    def _lesson(self, seats: Sequence[Seat], encode: Encode) -> Raw | None:
        """What the coach says, to whoever it teaches."""
        coach = self._record.coach
        return None if coach is None or coach.seat not in seats else Raw(encode(lessons.told(coach)))

    def _news(self, lines: Iterable[Line], seat: Seat, encode: Encode) -> list[Raw]:
        """Log lines as a seat may read them, each with its beat."""
        return [Raw(encode(line)) for line in log_lines(self._record.table, lines, seat, self._beat)]

    def _beat(self, line: Line, seat: Seat) -> Beat | None:
        """How something is shown: by the game's own beats, or as a sentence alone."""
        if self._beats is None or isinstance(line.what, Text):
            return PLAIN
        beat = self._beats.beat(line.what, seat)
        part = line.cause.part
        return msgspec.structs.replace(beat, part=part) if beat is not None and part else beat

    def _lines(self, lines: Iterable[Line], seat: Seat, encode: Encode) -> list[Raw]:
        """Log lines as a seat may read them."""
        return [Raw(encode(line)) for line in log_lines(self._record.table, lines, seat)]

    # --- what an undo or a redo would do ---------------------------------------------------------------

    @property
    def _shared(self) -> bool:
        return len({seat.holder for seat in self._seats if seat.holder and not seat.bot}) > 1

    def _last(self) -> tuple[int, Label | None] | None:
        """Where an undo would go back to, and the answer of a person it would take back; None if there is nothing."""
        return self._record.last_label([seat.number for seat in self._seats if seat.bot])

    def _undo(self, last: tuple[int, Label | None] | None, seats: Sequence[Seat]) -> Text | None:
        """What an undo would take back, as far as these seats may know; it says so when others have to agree."""
        if last is None:
            return None
        target, label = last
        what = label.for_seats(seats) if label is not None else None
        if target < self._record.table.horizon:
            return say("undo-beyond-last") if what is None else say("undo-beyond", what=what)
        if self._shared and label is not None and label.seat not in seats:
            return say("undo-ask-last") if what is None else say("undo-ask", what=what)
        return say("undo-last") if what is None else say("undo", what=what)

    def _redo(self, seats: Sequence[Seat]) -> Text | None:
        """What a redo would give again."""
        if not self._record.table.can_redo:
            return None
        label = self._record.label_at(len(self._record.table.entries))
        what = label.for_seats(seats) if label is not None else None
        return say("redo-last") if what is None else say("redo", what=what)


def _asked(choice: Choice) -> wire.Asked:
    """An open choice; what may be done beside it stands apart."""
    options = choice.options
    answers = len(options) - choice.beside
    return wire.Asked(
        choice.seat, choice.text, choice.rule, options[:answers], ways=choice.ways, also=options[answers:]
    )
