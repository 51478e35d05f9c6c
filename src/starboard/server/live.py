"""A live table: the game, its seats, the people connected to it. Loaded on demand, put away when idle.

A change is made in memory, stored, and only then told: `_waiting` holds what will be said when it is on disk, in
order. So nobody has ever seen an answer that a killed server could lose.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from typing import Any, Protocol

import msgspec
import structlog

from starboard.bots import BOTS
from starboard.core.choice import SPECTATOR, Choice
from starboard.core.errors import IllegalAnswer
from starboard.core.journal import Entry, answered_seat
from starboard.core.table import Extent, Table
from starboard.core.text import Text, say
from starboard.server import protocol as wire
from starboard.server import telling
from starboard.server.botseats import BotSeats
from starboard.server.garbage import look_after_changes
from starboard.server.metrics import BROKEN, STORED
from starboard.server.record import Operation, Record, status_of
from starboard.server.store import SeatRow, Store, TableRow

SNAPSHOT_EVERY = 100
"""After so many changes a snapshot is kept, so that a table loads quickly also after a crash."""
MOST_AT_TABLE = 100
"""Connections at one table, spectators included."""

TRY_AGAIN = 1013
"""The code a socket is closed with when the client should come back."""

log = structlog.get_logger()


class Client(Protocol):
    """A connection. `send` never blocks; a client that cannot keep up is closed by its own side."""

    person: str
    seats: list[int]

    def send(self, data: bytes) -> None: ...
    def close(self, code: int, reason: str) -> None: ...


class UndoRequest(msgspec.Struct):
    """An undo beyond the horizon that waits for everybody's consent."""

    target: int
    by: int
    agreed: set[str]


Said = list[tuple[Client, bytes]]


class LiveTable:
    """A table people are at. `gone` is called when it has broken and must not be used any more."""

    def __init__(
        self, store: Store, row: TableRow, gone: Callable[[LiveTable], None], *, bot_pause: float = 0.0
    ) -> None:
        self.store = store
        self.row = row
        self.seats = store.seats(row.id)
        self.clients: list[Client] = []
        self.broken = False
        self.idle_since = time.monotonic()
        self._gone = gone
        self._names: dict[str, str] = {}
        self.bots = BotSeats(self, bot_pause)
        self._request: UndoRequest | None = None
        self._waiting: deque[Said] = deque()
        self._shown: dict[int, telling.Shown] = {}
        self._opened: dict[int, tuple[Choice, int]] = {}
        self._unseen_seats: set[int] = set()
        self._loop = asyncio.get_running_loop()
        store.call_back_in(self._loop)
        self.record = Record(*store.load(row.id))
        self._note_opened()

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
            self.stop_for(problem)
            return
        if self._request is not None:
            self._say(client, self._consultation(self._request))
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
                self._shown.clear()
                self.bots.wake()

    def rename(self, person: str) -> None:
        """Somebody has a new name."""
        self._names.pop(person, None)
        self._tell_seats()

    def sit_down(self, number: int, person: str) -> Future[None]:
        """Somebody takes a seat that nobody holds. A bot that played it so far plays it no more."""
        assert not self.seats[number].holder
        done = self._set_seat(msgspec.structs.replace(self.seats[number], holder=person, bot="", seen=self.seq))
        for client in self.clients:
            if client.person == person:
                client.seats = self.seats_of(person)
                self._say(client, self._welcome(client))
        self._tell_seats()
        return done

    def _set_seat(self, seat: SeatRow, *said: tuple[Client, bytes]) -> Future[None]:
        """Another holder or another bot; an undo that waits for consent would need others', so it is off."""
        self.seats[seat.number] = seat
        self.bots.replace(seat.number)
        done = self._store(self.store.set_seat(self.row.id, seat), list(said))
        if self._request is not None:
            self._request = None
            self._consult()
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
        """The invitations to seats that nobody holds, for who made the table."""
        if client.person != self.row.host:
            return {}
        return {seat.number: seat.invite for seat in self.seats if not seat.holder}

    def _name(self, person: str) -> str:
        if person and person not in self._names:
            row = self.store.person(person)
            self._names[person] = row.name if row else ""
        return self._names.get(person, "")

    # --- messages --------------------------------------------------------------------------------------

    def receive(self, client: Client, message: wire.Incoming) -> None:
        """Carry out a message. Whatever goes wrong stays at this table."""
        if self.broken:
            self._refuse(client, message.id, say("server-table-broken"))
            return
        try:
            self._carry_out(client, message)
        except Exception as problem:
            self.stop_for(problem)

    def _carry_out(self, client: Client, message: wire.Incoming) -> None:
        match message:
            case wire.WhyNot():
                self._why_not(client, message)
            case wire.Look():
                self._look(client, message)
            case wire.Tell():
                self._tell(client, message)
            case _ if not client.seats:
                self._refuse(client, message.id, say("server-spectator"))
            case wire.Seen():
                self._seen(client, message)
            case wire.Consent():
                self._consent(client, message)
            case wire.Hand():
                self._hand(client, message)
            case wire.Hurry():
                self._hurry(client, message)
            case wire.Answer() | wire.Undo() | wire.Redo():
                mark = _mark(client.person, message)
                done = self.record.done_before(mark)
                if done is None:
                    self._change(client, message, mark)
                else:
                    self._say(client, wire.encode(wire.Done(message.id, done)))

    def _change(self, client: Client, message: wire.Answer | wire.Undo | wire.Redo, mark: str) -> None:
        match message:
            case wire.Answer():
                self._answer(client, message, mark)
            case wire.Undo():
                self._undo(client, message, mark)
            case wire.Redo():
                self._redo(client, message, mark)

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
        self.record.play(choice, message.key)
        self.change(Operation(self.table.entries[before:], mark=mark), client, message.id)

    def _why_not(self, client: Client, message: wire.WhyNot) -> None:
        if not self._may(client, message.seat, message.id):
            return
        if message.seat not in self._opened:
            self._refuse(client, message.id, say("server-not-asked", seat=message.seat + 1))
            return
        ruling = self.table.why_not(message.asked, message.seat)
        why = wire.Why(message.id, message.asked)
        if ruling is not None:
            why = wire.Why(message.id, message.asked, self.table.explain(ruling), ruling.rule)
        client.send(wire.encode(why))

    # --- time ------------------------------------------------------------------------------------------

    def _undo(self, client: Client, message: wire.Undo, mark: str) -> None:
        if not self._is_current(client, message.seq, self.seq, message.id):
            return
        try:
            target = self._undo_target(message.unit)
        except IllegalAnswer:
            self._refuse(client, message.id, say("server-nothing-to-undo"))
            return
        by = client.seats[0]
        if target >= self.table.horizon or self.people() <= {client.person}:
            self._rewind(Operation(rewind=target, mark=mark, by=by), client, message.id)
            return
        self._request = UndoRequest(target, by, {client.person})
        self._consult()
        client.send(wire.encode(wire.Done(message.id, self.seq)))

    def _undo_target(self, unit: Extent) -> int:
        """How far an undo goes: a bot's answers are taken back too, so that a person can decide anew."""
        target = self.table.undo_target(unit)
        while any(seat.bot for seat in self.seats):
            place = target
            while not isinstance(self.table.entries[place], str):
                place += 1
            past = self.table.fork(at=place)
            if not self._bot_gave(self.table.entries[place], past):
                break
            target = past.undo_target()
        return target

    def _bot_gave(self, entry: Entry, table: Table[Any]) -> bool:
        """Whether an entry of the journal is the answer of a seat that a bot plays, at the table as it was then."""
        answered = answered_seat(entry)
        seat = table.choices[0].seat if answered is None else answered
        return bool(self.seats[seat].bot)

    def people(self) -> set[str]:
        """Those who play: whoever holds a seat that is not in the hands of a bot."""
        return {seat.holder for seat in self.seats if seat.holder and not seat.bot}

    def save_for(self, person: str) -> bytes:
        """A save for somebody. If others play too it does not hold what they may not know, nor the dice to come."""
        if self.people() <= {person}:
            return self.table.save()
        return self.copy_for(person, len(self.table.entries)).save()

    def copy_for(self, person: str, at: int) -> Table[Any]:
        """A game of its own from a moment of this one, for somebody. From there on it has its own chance, so nobody
        can scout the future; and if others play too it holds nothing that their seat may not know."""
        seed = secrets.randbits(48)
        if self.table.over or self.people() <= {person}:
            return self.table.branch(at, seed)
        return self.table.copy_for(self._viewpoint(self.seats_of(person)), seed, at=at)

    def _consult(self) -> None:
        told = self._consultation(self._request)
        for client in self.clients:
            self._say(client, told)

    def _consultation(self, request: UndoRequest | None) -> bytes:
        if request is None:
            return wire.encode(wire.Consult(-1, [], []))
        playing = [seat for seat in self.seats if seat.holder and not seat.bot]
        agreed = [seat.number for seat in playing if seat.holder in request.agreed]
        return wire.encode(wire.Consult(request.by, agreed, [seat.number for seat in playing]))

    def _consent(self, client: Client, message: wire.Consent) -> None:
        request = self._request
        if request is None:
            self._refuse(client, message.id, say("server-nothing-to-agree-to"))
            return
        if message.agree:
            request.agreed.add(client.person)
        else:
            self._request = None
        if request.agreed >= self.people():
            self._rewind(Operation(rewind=request.target, by=request.by), client, message.id)
            return
        self._consult()
        client.send(wire.encode(wire.Done(message.id, self.seq)))

    def _rewind(self, operation: Operation, client: Client, id: str) -> None:
        self.record.go_back(operation.rewind, operation.by)
        self.change(operation, client, id)

    def _redo(self, client: Client, message: wire.Redo, mark: str) -> None:
        if not self._is_current(client, message.seq, self.seq, message.id):
            return
        if not self.table.can_redo:
            self._refuse(client, message.id, say("server-nothing-to-redo"))
            return
        before = len(self.table.entries)
        self.record.redo()
        while self.table.undone and (
            not self.table.has_begun(message.unit, since=before) or self._bot_gave(self.table.undone[0], self.table)
        ):
            self.record.redo()
        self.change(Operation(self.table.entries[before:], redo=True, mark=mark), client, message.id)

    def _look(self, client: Client, message: wire.Look) -> None:
        try:
            past = self.table.fork(at=message.at)
        except IllegalAnswer:
            self._refuse(client, message.id, say("server-no-such-moment", at=message.at))
            return
        scene = telling.whole_scene(past.scene(self._viewpoint(client.seats)))
        client.send(wire.encode(wire.Past(message.id, message.at, len(self.table.entries), scene, [])))

    def _tell(self, client: Client, message: wire.Tell) -> None:
        """The whole game takes a while to tell, so it is told beside everything else."""
        moments = self.record.moments()

        def told(finished: asyncio.Future[list[telling.Line]]) -> None:
            if finished.cancelled() or finished.exception() is not None:
                self._refuse(client, message.id, say("server-cannot-tell"))
            else:
                client.send(wire.encode(wire.Told(message.id, moments, telling.raw(finished.result()))))

        self._loop.run_in_executor(None, telling.story, self.table).add_done_callback(told)

    # --- seats and bots --------------------------------------------------------------------------------

    def _hand(self, client: Client, message: wire.Hand) -> None:
        if message.seat >= len(self.seats):
            self._refuse(client, message.id, say("server-no-such-seat", seat=message.seat + 1))
            return
        seat = self.seats[message.seat]
        hosting = client.person == self.row.host and not seat.holder
        if not hosting and not self._may(client, message.seat, message.id):
            return
        if message.bot and message.bot not in BOTS:
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
        client.send(wire.encode(wire.Done(message.id, self.seq)))

    def _keep_seen(self) -> None:
        if self.broken:
            return
        for number in sorted(self._unseen_seats):
            self._store(self.store.set_seat(self.row.id, self.seats[number]), [])
        self._unseen_seats.clear()

    def _hurry(self, client: Client, message: wire.Hurry) -> None:
        self.bots.hurry()
        client.send(wire.encode(wire.Done(message.id, self.seq)))

    # --- storing and telling ---------------------------------------------------------------------------

    def change(self, operation: Operation, client: Client | None = None, id: str = "") -> None:
        """Store a change of the game; when it is on disk, tell everybody and acknowledge it."""
        self.record.finish(operation)
        self.idle_since = time.monotonic()
        self._request = None
        self.bots.pause()
        self._note_opened()
        said = [(each, _with_done(data, id) if each is client else data) for each, data in self._updates()]
        body = wire.encode(operation)
        self._store(self.store.append(self.row.id, self.seq, body, status_of(self.table), time.time()), said)
        if self.seq - self.record.kept_seq >= SNAPSHOT_EVERY:
            self.keep()

    def _note_opened(self) -> None:
        """Since which change each choice is open: an answer to it may come later than others' to theirs."""
        before = self._opened
        self._opened = {
            choice.seat: before[choice.seat]
            if choice.seat in before and before[choice.seat][0] is choice
            else (choice, self.seq)
            for choice in self.table.choices
        }

    def _store(self, done: Future[None], said: Said) -> Future[None]:
        """Say something once a change is on disk; what is said later waits its turn."""
        self._waiting.append(said)
        started = time.perf_counter()
        done.add_done_callback(lambda finished: self._loop.call_soon(self._stored, finished, started))
        return done

    def _stored(self, finished: Future[None], started: float) -> None:
        """The oldest of the changes that wait is on disk, or cannot be stored."""
        STORED.observe(time.perf_counter() - started)
        problem = finished.exception()
        if problem is not None:
            self._stop(problem)
        if self._waiting:
            for client, data in self._waiting.popleft():
                client.send(data)
            look_after_changes()
        if self.broken and not self._waiting:
            self._gone(self)
        else:
            self.bots.wake()

    def _say(self, client: Client, data: bytes) -> None:
        """Send something after everything that waits to be stored."""
        if self._waiting:
            self._waiting[-1].append((client, data))
        else:
            client.send(data)

    def stop_for(self, problem: Exception) -> None:
        """A bug: this table stops, its journal is kept, the others go on. Who comes back finds the last good one."""
        self.broken = True
        BROKEN.inc()
        what = f"{type(problem).__name__}: {problem}"
        log.error("table-broken", table=self.row.id, game=self.row.game, seq=self.seq, exc_info=problem)
        for client in self.clients:
            self._say(client, wire.encode(wire.Trouble(say("server-table-broken"))))
        try:
            journal = self.table.save()
        except Exception as worse:
            journal = wire.encode(self.table.entries)
            log.error("journal-without-position", table=self.row.id, exc_info=worse)
        self._store(self.store.add_trouble(self.row.id, what, journal, time.time()), [])

    def _stop(self, problem: BaseException) -> None:
        """What is in memory is not what is on disk: everybody leaves, and finds the table as it was stored."""
        if not self.broken:
            self.broken = True
            BROKEN.inc()
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

    def _viewpoint(self, seats: Sequence[int]) -> int:
        """Whose view a client gets: one of its seats', or a spectator's. In an open game all are alike."""
        if self.table.game.open_information or not seats:
            return SPECTATOR
        return seats[0]

    def _updates(self) -> Said:
        """The message about the present position for everybody, made once for those who get the same."""
        record, table = self.record, self.table
        lines = telling.raw(record.take_fresh())
        asked = self._all_asked()
        changes: dict[int, tuple[list[msgspec.Raw], list[str]]] = {}

        def update(seats: tuple[int, ...]) -> bytes:
            viewpoint = self._viewpoint(seats)
            if viewpoint not in changes:
                changes[viewpoint] = self._shown[viewpoint].changes(table.scene(viewpoint))
            zones, gone = changes[viewpoint]
            return wire.encode(
                wire.Update(
                    self.seq,
                    len(table.entries),
                    horizon,
                    zones,
                    gone,
                    list(asked),
                    [asked[seat] for seat in seats if seat in asked],
                    lines,
                    record.lines[0].at if record.lines else 0,
                    undo,
                    redo,
                    result,
                )
            )

        undo, redo, result, horizon = record.undo_label(), record.redo_label(), self._result(), table.horizon
        made: dict[tuple[int, ...], bytes] = {}
        said: Said = []
        for client in self.clients:
            seats = tuple(client.seats)
            if seats not in made:
                made[seats] = update(seats)
            said.append((client, made[seats]))
        return said

    def _all_asked(self) -> dict[int, msgspec.Raw]:
        """The open choices by seat; options are only made for those whose person is here."""
        here = {seat for client in self.clients for seat in client.seats}
        return {
            choice.seat: msgspec.Raw(
                wire.encode(wire.Asked(choice.seat, choice.text, choice.rule, choice.options, choice.ways))
                if choice.seat in here
                else b""
            )
            for choice in self.table.choices
        }

    def _welcome(self, client: Client) -> bytes:
        viewpoint = self._viewpoint(client.seats)
        shown = self._shown.setdefault(viewpoint, telling.Shown())
        asked = self._all_asked()
        mine = [self.seats[number] for number in client.seats]
        return wire.encode(
            wire.Welcome(
                protocol=wire.PROTOCOL,
                table=self.row.id,
                game=self.row.game,
                title=self.row.title,
                options={name: str(value) for name, value in self.table.options.items()},
                seats=self._seat_infos(client),
                spectator=not client.seats,
                watch_link=self.row.watch,
                invites=self._invites(client),
                seq=self.seq,
                entries=len(self.table.entries),
                horizon=self.table.horizon,
                scene=shown.whole(self.table.scene(viewpoint)),
                waiting=list(asked),
                asked=[asked[seat] for seat in client.seats if seat in asked],
                log=telling.raw(self.record.lines),
                since=min((seat.seen for seat in mine), default=self.seq),
                bots=BOTS,
                undo=self.record.undo_label(),
                redo=self.record.redo_label(),
                result=self._result(),
            )
        )

    def _result(self) -> Text | None:
        outcome = self.table.outcome
        return outcome.text if outcome else None

    # --- putting away ----------------------------------------------------------------------------------

    def keep(self) -> Future[None]:
        """Keep a snapshot, so that the table loads quickly next time."""
        return self._store(self.store.put_away(self.row.id, self.seq, self.record.kept()), [])

    def put_away(self) -> Future[None] | None:
        """Write down what is not yet; the future is done when everything is on disk."""
        if self.broken:
            return None
        self._keep_seen()
        return self.keep() if self.record.kept_seq != self.seq else None


def _with_done(update: bytes, id: str) -> bytes:
    """An update for the one whose message it comes from."""
    return b'%b,"done":%b}' % (update[:-1], wire.encode(id))


def _mark(person: str, message: wire.Incoming) -> str:
    """A fingerprint of a person's message: the same only if every word of it is."""
    return hashlib.blake2b(wire.encode((person, message)), digest_size=8).hexdigest()
