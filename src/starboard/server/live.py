"""A live table: the game, its seats, the people connected to it. Loaded on demand, put away when idle.

A change is made in memory, stored, and only then told: `_waiting` holds what will be said when it is on disk, in
order. So nobody has ever seen an answer that a killed server could lose.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from typing import Any, Protocol, TypeAlias

import msgspec
import structlog

from starboard.bots import bots_for
from starboard.core.chance import SeatWords
from starboard.core.choice import SPECTATOR
from starboard.core.errors import IllegalAnswer
from starboard.core.foresight import Danger, Odds
from starboard.core.retrospect import has_ended
from starboard.core.table import Extent, Table
from starboard.core.text import Text, say, who_sits
from starboard.locale import ENGLISH
from starboard.server import lessons
from starboard.server import protocol as wire
from starboard.server.botseats import BotSeats, Turns
from starboard.server.database import StoreError
from starboard.server.digging import (
    AnyQuestion,
    Beside,
    CheckDice,
    Copy,
    LookBack,
    ReadThing,
    SumUp,
    TellStory,
    opened,
)
from starboard.server.foreseeing import Foreseeing
from starboard.server.garbage import look_after_changes
from starboard.server.limits import Bucket
from starboard.server.lobby import FRIEND, ME, Latest, title_of
from starboard.server.metrics import STORED
from starboard.server.names import on_one_line
from starboard.server.record import Operation, Record, met, status_of
from starboard.server.seam import Keeping, Writing
from starboard.server.store import LessonRow, SeatRow, TableRow
from starboard.server.telling import Audience, Greeting, Telling
from starboard.server.undo import Undo, UndoRequest, wanted_undo

SNAPSHOT_EVERY = 100
"""After so many changes a snapshot is kept, so that a table loads quickly also after a crash."""
MOST_AT_TABLE = 100
"""Connections at one table, spectators included."""

REMARKS_PER_SECOND, MOST_REMARKS = 0.5, 4
"""How often somebody may say or point at something, and how much of it at once."""
LATEST_LINES = 2
"""How much of what happened last the lobby tells."""
GONE = 4404
"""The code a socket is closed with when there is no such table."""
TRY_AGAIN = 1013
"""The code a socket is closed with when the client should come back."""


class TooLong(BaseException):
    """Rules have run longer than there is time for. No rule catches it."""


def is_out_of_bounds(problem: BaseException) -> bool:
    """Whether rules took more time or memory than there is: they would stop everybody else who plays here."""
    return isinstance(problem, TooLong | MemoryError) or isinstance(problem.__cause__, MemoryError)


log = structlog.get_logger()

_decode_foreseen = msgspec.json.Decoder(tuple[list[Odds], Danger | None]).decode


class Client(Protocol):
    """A connection. `send` never blocks; a client that cannot keep up is closed by its own side."""

    person: str
    seats: list[int]
    language: str

    def send(self, data: bytes) -> None: ...
    def close(self, code: int, reason: str) -> None: ...


Said = list[tuple[Client, bytes]]


Within: TypeAlias = Callable[[str, Callable[[], None]], None]
"""Lets the rules of a table run, within the time there is for it."""


SayLater: TypeAlias = Callable[[Writing, Client, bytes], bool]
"""Whether whoever stores a change will say something to a client when that is on disk; else the table does."""


class Home(Protocol):
    """Where a table lives."""

    store: Keeping
    beside: Beside
    within: Within
    turns: Turns
    say_later: SayLater

    def broke(self, table: LiveTable, problem: BaseException) -> None:
        """A table has had to stop."""

    def forget(self, table: LiveTable) -> None:
        """A table has broken, or is put away, and must not be used any more."""


class LiveTable:
    """A table people are at."""

    def __init__(self, home: Home, row: TableRow, *, bot_pause: float = 0.0) -> None:
        store = home.store
        self.store = store
        self.row = row
        self.seats = store.seats(row.id)
        self.clients: list[Client] = []
        self.broken = False
        self.idle_since = time.monotonic()
        self._home = home
        self._names: dict[str, str] = {}
        self.bots = BotSeats(self, bot_pause, home.turns)
        self._request: UndoRequest | None = None
        self.requests = secrets.randbits(40)
        """The number of the last undo that was asked for; none is the same after the table has been loaded again."""
        self._waiting: list[Said] = []
        self._storing: Writing | None = None
        """The last change that was to be stored."""
        self._remarks: dict[str, Bucket] = {}
        self._unseen_seats: set[int] = set()
        self._lesson: LessonRow | None = None
        self._loop = asyncio.get_running_loop()
        self._saved: bytes | None = None
        """The save of the present position, once somebody has needed it."""
        self._foreseeing = Foreseeing(row.id, home.beside)
        store.call_back_in(self._loop)
        self.record = Record(*store.load(row.id))
        self.telling = Telling(row.id, self.record, self.seats)
        since = self.record.asked_since()
        self._opened = {choice.seat: (choice, since) for choice in self.table.choices}
        if self.record.outdated:
            self.keep()

    @property
    def table(self) -> Table[Any]:
        """The game."""
        return self.record.table

    @property
    def seq(self) -> int:
        """The number of the last change."""
        return self.record.seq

    # --- people ----------------------------------------------------------------------------------------

    def seats_of(self, person: str) -> list[int]:
        """The seats a person holds."""
        return [seat.number for seat in self.seats if person and seat.holder == person]

    def sockets_of(self, person: str) -> int:
        """How often a person has this table open."""
        return sum(client.person == person for client in self.clients)

    @property
    def full(self) -> bool:
        """Whether nobody else can connect."""
        return len(self.clients) >= MOST_AT_TABLE

    @property
    def in_use(self) -> bool:
        """Whether somebody is here or something is being stored."""
        return self.watched or self.storing

    @property
    def watched(self) -> bool:
        """Whether somebody is here."""
        return bool(self.clients)

    @property
    def busy(self) -> bool:
        """Whether nothing may be played just now: something is being stored, or the table has broken."""
        return self.broken or self.storing

    @property
    def storing(self) -> bool:
        """Whether something waits to be on disk."""
        return bool(self._waiting)

    def join(self, client: Client) -> None:
        """Greet a client with everything it may know."""
        self.clients.append(client)
        self._names.pop(client.person, None)
        try:
            self._say(client, self._welcome(client))
        except Exception as problem:
            self._fail(problem)
            return
        if self._request is not None:
            self._say(client, self._consultation(client, self._request))
        self._note_lesson()
        self._tell_seats(but=client)
        self.bots.wake()

    def leave(self, client: Client) -> None:
        """A client is gone."""
        if client in self.clients:
            self.clients.remove(client)
            self.idle_since = time.monotonic()
            self._tell_seats()
            self._keep_seen()
            if not self.clients:
                self.telling.forget()
                self.bots.wake()

    def rename(self, person: str) -> None:
        """Somebody has a new name."""
        self._names.pop(person, None)
        self._tell_seats()

    def sit_down(self, number: int, person: str) -> Writing:
        """Somebody takes a seat that nobody holds. A bot that played it so far plays it no more."""
        assert not self.seats[number].holder
        done = self._set_seat(msgspec.structs.replace(self.seats[number], holder=person, bot="", seen=self.seq))
        for client in self.clients:
            if client.person == person:
                client.seats = self.seats_of(person)
                self._say(client, self._welcome(client))
        self._tell_seats()
        return done

    def _set_seat(self, seat: SeatRow, *said: tuple[Client, bytes]) -> Writing:
        """Another holder or another bot; an undo that waits for consent would need others', so it is off."""
        self.seats[seat.number] = seat
        self.bots.replace(seat.number)
        done = self._store(self.store.set_seat(self.row.id, seat), list(said))
        if self._request is not None:
            self._end_request()
        return done

    def _tell_seats(self, but: Client | None = None) -> None:
        for client in self.clients:
            if client is not but:
                self._say(client, wire.encode(wire.SeatsChanged(self._seat_infos(client), self._invites(client))))

    def _seat_infos(self, client: Client) -> list[wire.SeatInfo]:
        here = {seat for other in self.clients for seat in other.seats}
        return [
            wire.SeatInfo(
                seat.number,
                self._name(seat.holder),
                seat.bot,
                seat.number in here,
                seat.number in client.seats,
            )
            for seat in self.seats
        ]

    def _invites(self, client: Client) -> dict[int, str]:
        """The invitations to seats that nobody holds, for whoever made the table."""
        if client.person != self.row.host or self.record.laid_open:
            return {}
        return {seat.number: seat.invite for seat in self.seats if not seat.holder}

    def _name(self, person: str) -> str:
        if person and person not in self._names:
            row = self.store.person(person)
            self._names[person] = row.name if row else ""
        return self._names.get(person, "")

    def who(self, seat: int) -> str | Text:
        """Whoever holds a seat by their name, or the seat if they have none."""
        return self._name(self.seats[seat].holder) or who_sits(seat)

    # --- messages --------------------------------------------------------------------------------------

    def receive(self, client: Client, message: wire.Incoming) -> None:
        """Carry out a message. Whatever goes wrong stays at this table."""
        if self.broken:
            self._refuse(client, message.id, say("server-table-broken"))
            return
        try:
            self._carry_out(client, message)
        except Exception as problem:
            self._fail(problem)

    def _carry_out(self, client: Client, message: wire.Incoming) -> None:
        match message:
            case wire.WhyNot():
                self._why_not(client, message)
            case wire.Inspect():
                self._inspect(client, message)
            case wire.Look():
                self._look(client, message)
            case wire.Tell():
                self._tell(client, message)
            case wire.SumUp():
                self._sum_up(client, message)
            case wire.CheckDice():
                self._check_dice(client, message)
            case wire.Read():
                self._read(client, message)
            case _ if not client.seats:
                self._refuse(client, message.id, say("server-spectator"))
            case wire.Foresee():
                self._foresee(client, message)
            case wire.Seen():
                self._seen(client, message)
            case wire.Consent():
                self._consent(client, message)
            case wire.Hand():
                self._hand(client, message)
            case wire.Remark():
                self._remark(client, message)
            case wire.Hurry():
                self._hurry(client, message)
            case wire.Guide():
                self._guide(client, message)
            case wire.Answer() | wire.Undo() | wire.Redo() | wire.AddWords():
                mark = _mark(client.person, message)
                done = self.record.done_before(mark)
                if done is None:
                    self._change(client, message, mark)
                else:
                    self._say(client, wire.encode(wire.Done(message.id, done)))

    def _change(self, client: Client, message: wire.Answer | wire.Undo | wire.Redo | wire.AddWords, mark: str) -> None:
        match message:
            case wire.Answer():
                self._answer(client, message, mark)
            case wire.Undo():
                self._undo(client, message, mark)
            case wire.Redo():
                self._redo(client, message, mark)
            case wire.AddWords():
                self._add_words(client, message, mark)

    def _refuse(self, client: Client, id: str, reason: Text) -> None:
        client.send(wire.encode(wire.Refused(id, reason, self.seq)))

    def _may(self, client: Client, seat: int, id: str) -> bool:
        """Nobody acts for a seat that is not theirs."""
        if seat in client.seats:
            return True
        self._refuse(client, id, say("server-not-your-seat", seat=seat + 1))
        return False

    def _is_current(self, client: Client, seq: int, now: int, id: str) -> bool:
        """Nobody decides on a position that is no more."""
        if now <= seq <= self.seq:
            return True
        self._refuse(client, id, say("server-out-of-date", seq=seq, now=self.seq))
        return False

    def _answer(self, client: Client, message: wire.Answer, mark: str) -> None:
        if not self._may(client, message.seat, message.id):
            return
        choice, opened = self._opened.get(message.seat, (None, self.seq))
        if not self._is_current(client, message.seq, opened, message.id):
            return
        if choice is None:
            self._refuse(client, message.id, say("server-not-asked", seat=message.seat + 1))
            return
        value = self.table.value_of(choice, message.key)
        if value is None:
            self._refuse(client, message.id, say("server-not-offered", key=message.key))
            return
        before = len(self.table.entries)
        self.record.label(choice, value)
        self.record.play(choice, value, message.key)
        self.change(Operation(self.table.entries[before:], mark=mark), client, message.id)

    def _why_not(self, client: Client, message: wire.WhyNot) -> None:
        if not self._may(client, message.seat, message.id):
            return
        ruling = self.table.why_not(message.asked, message.seat)
        why = wire.Why(message.id, message.asked)
        if ruling is not None:
            grounds = self.table.grounds(ruling)
            reason = self.table.explain(ruling)
            why = wire.Why(message.id, message.asked, reason, ruling.rule, *msgspec.structs.astuple(grounds))
        client.send(self.telling.encode(client.language)(why))

    def _foresee(self, client: Client, message: wire.Foresee) -> None:
        """It takes a while, so it is worked out beside everything else."""
        if not self._may(client, message.seat, message.id):
            return
        choice, opened = self._opened.get(message.seat, (None, self.seq))
        if not self._is_current(client, message.seq, opened, message.id):
            return
        if choice is None:
            self._refuse(client, message.id, say("server-not-asked", seat=message.seat + 1))
            return
        seq = self.seq

        def foreseen(finished: asyncio.Future[bytes]) -> None:
            if finished.cancelled() or finished.exception() is not None:
                self._refuse(client, message.id, say("server-cannot-foresee"))
            else:
                odds, danger = _decode_foreseen(finished.result())
                client.send(wire.encode(wire.Foreseen(message.id, seq, message.seat, odds, danger)))

        asked = self._foreseeing.ask(self._save, seq, choice.seat, message.place, client.language)
        asked.add_done_callback(foreseen)

    def _inspect(self, client: Client, message: wire.Inspect) -> None:
        lens = self.table.inspect(message.piece, self.telling.viewpoint(client.seats))
        if lens is None:
            self._refuse(client, message.id, say("server-no-such-piece"))
            return
        client.send(self.telling.encode(client.language)(wire.Looked(message.id, message.piece, lens)))

    # --- time ------------------------------------------------------------------------------------------

    def within(self, work: Callable[[], None]) -> None:
        """Let rules run, within the time there is for it."""
        self._home.within(self.row.id, work)

    def people(self) -> set[str]:
        """Those who play: whoever holds a seat that is not in the hands of a bot."""
        return {seat.holder for seat in self.seats if seat.holder and not seat.bot}

    def _undo(self, client: Client, message: wire.Undo, mark: str) -> None:
        if not self._is_current(client, message.seq, self.seq, message.id):
            return
        try:
            undo = wanted_undo(self.record, self.seats, message.unit)
        except IllegalAnswer:
            self._refuse(client, message.id, say("server-nothing-to-undo"))
            return
        by = client.seats[0]
        needed = undo.needs(self.seats, client.person)
        if not needed:
            self._rewind(undo, by, client, message.id, mark)
            return
        self.requests += 1
        self._request = UndoRequest(self.requests, undo, by, client.person, needed, set())
        self._consult()
        client.send(wire.encode(wire.Done(message.id, self.seq)))

    def _consult(self) -> None:
        for client in self.clients:
            self._say(client, self._consultation(client, self._request))

    def _consultation(self, client: Client, request: UndoRequest | None) -> bytes:
        if request is None:
            return wire.encode(wire.Consult(self.requests, -1, [], []))
        label = self.record.label_at(request.undo.target)
        playing = [seat for seat in self.seats if seat.holder and not seat.bot]
        return self.telling.encode(client.language)(
            wire.Consult(
                request.number,
                request.by,
                [seat.number for seat in playing if request.has_agreed(seat.holder)],
                [seat.number for seat in playing if request.concerns(seat.holder)],
                label.for_seats(client.seats) if label is not None else None,
                request.undo.beyond,
            )
        )

    def _consent(self, client: Client, message: wire.Consent) -> None:
        request = self._request
        if (
            request is None
            or message.number != request.number
            or client.person not in request.needed | {request.person}
        ):
            self._refuse(client, message.id, say("server-nothing-to-agree-to"))
            return
        done = wire.encode(wire.Done(message.id, self.seq))
        if not message.agree:
            who = self.who(client.seats[0])
            own = client.person == request.person
            self._end_request()
            client.send(done)
            self.tell(say("server-undo-withdrawn", who=who) if own else say("server-undo-refused", who=who))
            return
        request.agreed.add(client.person)
        if request.agreed >= request.needed:
            self._rewind(request.undo, request.by, client, message.id)
            return
        self._consult()
        client.send(done)

    def _end_request(self) -> None:
        self._request = None
        self._consult()

    def _rewind(self, undo: Undo, by: int, client: Client, id: str, mark: str = "") -> None:
        """Go back. Whoever shares the table is told who took back what, and all when something was seen since."""
        note: Text | None = None
        if undo.beyond or len(self.people()) > 1:
            label = self.record.label_at(undo.target)
            what = label.for_seats(()) if label is not None else None
            args = {"who": self.who(by), "what": what or say("server-something")}
            note = say("server-undone-beyond", **args) if undo.beyond else say("server-undone", **args)
        self.record.go_back(undo.target, note)
        self.change(Operation(rewind=undo.target, mark=mark, by=by, note=note), client, id)

    def _redo(self, client: Client, message: wire.Redo, mark: str) -> None:
        """Give again what was taken back, up to the end of an action or a turn; nobody answers for somebody else."""
        if not self._is_current(client, message.seq, self.seq, message.id):
            return
        if not self.table.can_redo:
            self._refuse(client, message.id, say("server-nothing-to-redo"))
            return
        if not self._may_redo(client):
            self._refuse(client, message.id, say("server-redo-not-yours", who=self.who(self.record.next_redone())))
            return
        before = len(self.table.entries)
        try:
            self.record.redo()
            while self._redoes_on(client, message.unit, before):
                self.record.redo()
        except IllegalAnswer:  # it was taken back under older rules
            if len(self.table.entries) == before:
                self._refuse(client, message.id, say("server-nothing-to-redo"))
                return
        self.change(Operation(self.table.entries[before:], redo=True, mark=mark), client, message.id)

    def _redoes_on(self, client: Client, extent: Extent, before: int) -> bool:
        """Whether a redo gives the next answer again too: a bot's always, one's own as far as was wanted."""
        if not self.table.can_redo:
            return False
        if self.seats[self.record.next_redone()].bot:
            return True
        return self._may_redo(client) and not self.table.has_begun(extent, since=before)

    def _may_redo(self, client: Client) -> bool:
        """Whether the next answer to be given again is this person's own, or nobody else's."""
        holder = self.seats[self.record.next_redone()]
        return bool(holder.bot) or not holder.holder or holder.holder == client.person

    # --- the dice --------------------------------------------------------------------------------------

    def _add_words(self, client: Client, message: wire.AddWords, mark: str) -> None:
        """What a seat adds to the seed is everybody's to know at once: nobody can have chosen what comes of it."""
        if not self._may(client, message.seat, message.id):
            return
        words = on_one_line(message.words)
        if not words:
            self._refuse(client, message.id, say("server-nothing-said"))
        elif any(each.seat == message.seat for each in self.table.words):
            self._refuse(client, message.id, say("server-words-added-already"))
        elif not self.record.takes_words:
            self._refuse(client, message.id, say("server-words-too-late"))
        else:
            added = SeatWords(message.seat, words)
            note = say("server-words-added", who=self.who(message.seat), words=words)
            self.record.add_words(added, note)
            self.change(Operation(words=added, note=note, mark=mark), client, message.id)

    def _check_dice(self, client: Client, message: wire.CheckDice) -> None:
        """The whole game is played again for it."""
        if not self.table.over:
            self._refuse(client, message.id, say("server-dice-not-yet"))
            return
        self._find_out(client, CheckDice(*self._asking(client, message.id)), say("server-dice-cannot"))

    # --- the past, and copies --------------------------------------------------------------------------

    def _plays_alone(self, person: str) -> bool:
        """Whether somebody may have the game as it is: nobody else has a seat, also one that a bot plays meanwhile, nor
        is waited for."""
        return self.table.over or all(seat.holder == person or (seat.bot and not seat.holder) for seat in self.seats)

    def _save(self) -> bytes:
        """The save of the present position, made once: that of a long game takes a while, and people look about."""
        if self._saved is None:
            self._saved = self.table.save()
        return self._saved

    def save_for(self, person: str) -> bytes | Copy:
        """A save for somebody. If others play too it must not hold what they may not know, nor the dice to come, so
        there is a copy to be made first."""
        copy = self.copy_for(person, len(self.table.entries), [])
        return copy.save if copy.seats is None else copy

    def copy_for(self, person: str, at: int, kinds: list[str]) -> Copy:
        """A game of its own from a moment of this one, for somebody; if others play too, here or there, it will hold
        nothing that may not be known at the seats they keep. `kinds` says who will sit there, if not they alone."""
        kept = [seat for seat in self.seats_of(person) if not kinds or kinds[seat : seat + 1] == [ME]]
        if FRIEND in kinds or not self._plays_alone(person):
            return Copy(self._save(), at, tuple(kept))
        self._lay_open()
        return Copy(self._save(), at)

    def _lay_open(self) -> None:
        """Whoever plays alone knows the dice to come and what is hidden from now on, so nobody may join them."""
        if not self.table.over and not self.record.laid_open and any(not seat.holder for seat in self.seats):
            self.record.laid_open = True
            self.change(Operation(laid_open=True))

    def _look(self, client: Client, message: wire.Look) -> None:
        self._find_out(client, LookBack(*self._asking(client, message.id), message.at), say("server-cannot-tell"))

    def _tell(self, client: Client, message: wire.Tell) -> None:
        self._find_out(client, TellStory(*self._asking(client, message.id)), say("server-cannot-tell"))

    def _sum_up(self, client: Client, message: wire.SumUp) -> None:
        if not has_ended(self.table):
            self._refuse(client, message.id, say("server-nothing-to-sum-up"))
            return
        self._find_out(client, SumUp(*self._asking(client, message.id)), say("server-cannot-tell"))

    def _read(self, client: Client, message: wire.Read) -> None:
        """Whatever a person has been told of may be read whole, however long ago it acted: the latest lines are at
        hand, all others are told from the journal."""
        cause = met(self.table, self.record.lines, message.thing, self.telling.viewpoint(client.seats))
        if cause is None:
            question = ReadThing(*self._asking(client, message.id), message.thing)
            self._find_out(client, question, say("server-not-met"))
            return
        thing = opened(self.row.game, message.id, message.thing, cause)
        if thing is None:
            self._refuse(client, message.id, say("server-not-met"))
        else:
            client.send(self.telling.encode(client.language)(thing))

    def _asking(self, client: Client, id: str) -> tuple[bytes, Audience, str, int]:
        """What every question about the journal begins with."""
        return self._save(), _audience(client), id, self.seq

    def _find_out(self, client: Client, question: AnyQuestion, otherwise: Text) -> None:
        """What takes a while is found out beside everything else, and refused if it cannot be."""

        def found(finished: asyncio.Future[bytes]) -> None:
            if finished.cancelled() or finished.exception() is not None:
                self._refuse(client, question.id, otherwise)
            else:
                client.send(finished.result())

        self._home.beside(self.row.id, question).add_done_callback(found)

    # --- seats and bots --------------------------------------------------------------------------------

    def _hand(self, client: Client, message: wire.Hand) -> None:
        if message.seat >= len(self.seats):
            self._refuse(client, message.id, say("server-no-such-seat", seat=message.seat + 1))
            return
        seat = self.seats[message.seat]
        hosting = client.person == self.row.host and not seat.holder
        if not hosting and not self._may(client, message.seat, message.id):
            return
        if message.bot and message.bot not in bots_for(self.row.game):
            self._refuse(client, message.id, say("server-no-such-bot", bot=message.bot))
            return
        done = wire.encode(wire.Done(message.id, self.seq))
        self._set_seat(msgspec.structs.replace(seat, bot=message.bot), (client, done))
        self._tell_seats()

    def _seen(self, client: Client, message: wire.Seen) -> None:
        """What people have seen is written down when they leave; a crash makes something old look new, no more."""
        for number in client.seats:
            seat = self.seats[number]
            if seat.seen < message.seq:
                self.seats[number] = msgspec.structs.replace(seat, seen=min(message.seq, self.seq))
                self._unseen_seats.add(number)
        if all(self.seats[number].seen >= self.seq for each in self.clients for number in each.seats):
            self.bots.seen()
        client.send(wire.encode(wire.Done(message.id, self.seq)))

    def _keep_seen(self) -> None:
        if self.broken:
            return
        for number in sorted(self._unseen_seats):
            self._store(self.store.set_seat(self.row.id, self.seats[number]), [])
        self._unseen_seats.clear()

    def _guide(self, client: Client, message: wire.Guide) -> None:
        coach = self.record.coach
        if coach is None or coach.seat not in client.seats:
            self._refuse(client, message.id, say("server-no-lesson"))
            return
        guided = lessons.wanted(coach, message)
        if guided is None:
            self._refuse(client, message.id, say("server-no-such-step", step=message.step))
            return
        self.record.guide(guided)
        self.change(Operation(guided=guided), client, message.id)

    def _remark(self, client: Client, message: wire.Remark) -> None:
        """Tell everybody else what somebody says or points at, not too often; nothing of it is kept."""
        words = on_one_line(message.words)
        if not words and not message.piece:
            self._refuse(client, message.id, say("server-nothing-said"))
            return
        if not self._remarks.setdefault(client.person, Bucket(REMARKS_PER_SECOND, MOST_REMARKS)).take():
            self._refuse(client, message.id, say("server-too-many-remarks"))
            return
        remarked = wire.encode(wire.Remarked(client.seats[0], words, message.piece))
        for other in self.clients:
            if other is not client:
                self._say(other, remarked)
        client.send(wire.encode(wire.Done(message.id, self.seq)))

    def _hurry(self, client: Client, message: wire.Hurry) -> None:
        self.bots.hurry()
        client.send(wire.encode(wire.Done(message.id, self.seq)))

    # --- storing and telling ---------------------------------------------------------------------------

    def change(self, operation: Operation, client: Client | None = None, id: str = "") -> None:
        """Store a change of the game; when it is on disk, tell everybody and acknowledge it."""
        self.record.finish(operation)
        self._saved = None
        self.idle_since = time.monotonic()
        self._request = None
        self.bots.pause()
        self._note_opened()
        said = [(each, _with_done(data, id) if each is client else data) for each, data in self._updates()]
        body = self.telling.encode(ENGLISH)(operation)
        self._store(self.store.append(self.row.id, self.seq, body, status_of(self.table), time.time()), said)
        self._note_lesson()
        if self.seq - self.record.kept_seq >= SNAPSHOT_EVERY:
            self.keep()

    def _note_lesson(self) -> None:
        """The lobby knows how far a lesson has come."""
        if self.record.coach is None:
            return
        row = lessons.row_of(self.record.coach)
        if row != self._lesson:
            self._lesson = row
            self._store(self.store.set_lesson(self.row.id, row), [])

    def _note_opened(self) -> None:
        """Since which change each choice is open: an answer to it may come later than others' to theirs."""
        before = self._opened
        self._opened = {
            choice.seat: before[choice.seat]
            if choice.seat in before and before[choice.seat][0] is choice
            else (choice, self.seq)
            for choice in self.table.choices
        }

    def _store(self, done: Writing, said: Said) -> Writing:
        """Say something once a change is on disk; what is said later waits its turn."""
        self._waiting.append([])
        self._storing = done
        for client, data in said:
            self._say(client, data)
        if isinstance(done, Future):
            done.add_done_callback(partial(_observe, time.perf_counter()))
        done.add_done_callback(lambda finished: self._loop.call_soon(self._stored, finished))
        return done

    def _stored(self, finished: Writing) -> None:
        """The oldest of the changes that wait is on disk, or cannot be stored."""
        problem = finished.exception()
        if problem is not None:
            self._stop(problem)
        if self._waiting:
            for client, data in self._waiting.pop(0):
                client.send(data)
            look_after_changes()
        if not self._waiting:
            self._storing = None
        if self.broken and not self._waiting:
            self._home.forget(self)
        else:
            self.bots.wake()

    def _say(self, client: Client, data: bytes) -> None:
        """Send something after everything that waits to be stored."""
        if not self._waiting or self._storing is None:
            client.send(data)
        elif not self._home.say_later(self._storing, client, data):
            self._waiting[-1].append((client, data))

    def _fail(self, problem: Exception) -> None:
        """Something went wrong: a bug, or the database cannot be read just now."""
        if not isinstance(problem, StoreError):
            self.stop_for(problem)
            return
        self._stop(problem)
        if not self._waiting:
            self._home.forget(self)

    def stop_for(self, problem: BaseException) -> None:
        """A bug: this table stops, its journal is kept, the others go on. Who comes back finds the last good one."""
        self.broken = True
        what = f"{type(problem).__name__}: {problem}"
        log.error("table-broken", table=self.row.id, game=self.row.game, seq=self.seq, exc_info=problem)
        sentence = say("server-table-set-aside" if is_out_of_bounds(problem) else "server-table-broken")
        for client in self.clients:
            self._say(client, wire.encode(wire.Trouble(sentence)))
        try:
            journal = self.table.save()
        except Exception as worse:
            journal = wire.encode(self.table.entries)
            log.error("journal-without-position", table=self.row.id, exc_info=worse)
        self._store(self.store.add_trouble(self.row.id, what, journal, time.time()), [])
        self._home.broke(self, problem)

    def _stop(self, problem: BaseException) -> None:
        """What is in memory is not what is on disk: everybody leaves, and finds the table as it was stored."""
        if not self.broken:
            self.broken = True
            self._home.broke(self, problem)
            log.error("table-not-stored", table=self.row.id, seq=self.seq, problem=str(problem))
            for said in self._waiting:
                said.clear()
            for client in self.clients:
                client.send(wire.encode(wire.Trouble(say("server-not-stored"))))
                client.close(TRY_AGAIN, "not stored")

    def tell(self, text: Text) -> None:
        """Put something beside the game into the log."""
        self.record.note(text)
        for client, data in self._updates():
            self._say(client, data)

    def _updates(self) -> Said:
        """The message about the present position for everybody, made once for those who get the same."""
        audiences = [_audience(client) for client in self.clients]
        told = self.telling.updates(audiences)
        return [(client, told[audience]) for client, audience in zip(self.clients, audiences, strict=True)]

    def _welcome(self, client: Client) -> bytes:
        seen = (self.seats[number].seen for number in client.seats)
        return self.telling.welcome(
            _audience(client),
            Greeting(
                title_of(self.row, client.language),
                self._seat_infos(client),
                self.row.watch,
                self._invites(client),
                min(seen, default=self.seq),
            ),
        )

    # --- putting away ----------------------------------------------------------------------------------

    def latest(self, language: str) -> bytes:
        """Where the game stands and what happened last, as everybody may know it."""
        told = [line.told(self.table, SPECTATOR) for line in self.record.lines]
        turn = next((zone for zone in self.table.scene(SPECTATOR).zones if zone.id == "turn"), None)
        rounds = [piece.facts.get("round", 0) for piece in turn.pieces] if turn is not None else []
        lines = [text for text, _ in filter(None, told)][-LATEST_LINES:]
        return self.telling.encode(language)(Latest(int(str(next(iter(rounds), 0))), lines))

    def move_away(self) -> None:
        """The table goes on elsewhere from what is stored: whoever is here comes back and finds it there."""
        self.broken = True
        for client in list(self.clients):
            client.close(TRY_AGAIN, "come back in a moment")

    def clear_away(self) -> None:
        """The table is deleted: whoever is here is told, and nothing more happens."""
        self.broken = True
        for client in list(self.clients):
            client.send(wire.encode(wire.Trouble(say("server-table-deleted"))))
            client.close(GONE, "deleted")

    def keep(self) -> Writing:
        """Keep a snapshot, so that the table loads quickly next time."""
        self.store.keep_card(self.row.id, self.latest(ENGLISH))
        return self._store(self.store.put_away(self.row.id, self.seq, self.record.kept()), [])

    def put_away(self) -> Writing | None:
        """Write down what is not yet; the future is done when everything is on disk."""
        if self.broken:
            return None
        self._keep_seen()
        return self.keep() if self.record.kept_seq != self.seq else None


def _observe(started: float, finished: Future[None]) -> None:
    """How long it took to store something; where the store is far, whoever has it counts."""
    STORED.observe(time.perf_counter() - started)


def _audience(client: Client) -> Audience:
    return Audience(tuple(client.seats), client.language)


def _with_done(update: bytes, id: str) -> bytes:
    """An update for the one whose message it comes from."""
    return b'%b,"done":%b}' % (update[:-1], wire.encode(id))


def _mark(person: str, message: wire.Incoming) -> str:
    """A fingerprint of a person's message: the same only if every word of it is."""
    return hashlib.blake2b(wire.encode((person, message)), digest_size=8).hexdigest()
