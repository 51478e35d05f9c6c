"""A house: tables, and the lines of people who are at them, behind messages alone.

It has no sockets and no database, so it can live in this process or in another one. A table that is not in memory is
wanted from whoever keeps them, and what concerns it waits until it is there.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import TypeAlias

import msgspec
import structlog

from starboard.core.text import say
from starboard.server import protocol as wire
from starboard.server.botseats import STRETCH_SECONDS
from starboard.server.database import StoreError
from starboard.server.digging import AnyJob, Beside, Denial, Denied, ForkTable
from starboard.server.hearing import Hearing
from starboard.server.live import TRY_AGAIN, LiveTable, SayLater, TooLong
from starboard.server.seam import (
    Aside,
    Ask,
    ClearAway,
    Close,
    Elsewhere,
    Export,
    ForkAt,
    FromHouse,
    Gone,
    Heard,
    Join,
    JoinAgain,
    Keeping,
    Leave,
    Question,
    Rename,
    Reply,
    Retitle,
    Say,
    SitDown,
    TellLatest,
    ToHouse,
    Vacate,
    Wake,
    Want,
    waited,
)
from starboard.server.tables import IDLE_SECONDS, Tables

MOST_SOCKETS = 16
"""How often one person may have one table open."""

NO_SEAT = 4403
NO_TABLE = 4404
CANNOT_OPEN = 4500
POLICY = 1008

log = structlog.get_logger()

Refusal = tuple[int, str]
"""The code a socket is closed with, and why."""
COME_BACK: Refusal = (TRY_AGAIN, "come back in a moment")
MOVED: Refusal = (TRY_AGAIN, "this table has moved")
"""Whoever waits for a table to be opened here waits for it elsewhere from now on."""
UNREADABLE: Refusal = (CANNOT_OPEN, "this table cannot be opened now")
Found: TypeAlias = LiveTable | Refusal
Bound: TypeAlias = Callable[[str, Callable[[], None]], bool]
"""Lets the rules of a table run; whether they came to an end in time."""

_encode = msgspec.msgpack.Encoder().encode


class Line:
    """Somebody at a table, or on their way to it."""

    __slots__ = ("_house", "early", "language", "live", "number", "person", "seats")

    def __init__(self, house: House, join: Join) -> None:
        self.number = join.line
        self.person = join.person
        self.language = join.language
        self.seats: list[int] = []
        self.live: LiveTable | None = None
        self.early: list[str] = []
        """What was heard before the table was open."""
        self._house = house

    def send(self, data: bytes) -> None:
        self._house.say(Say(self.number, data))

    def close(self, code: int, reason: str) -> None:
        self._house.say(Close(self.number, code, reason))


class House:
    """`say` takes what the house has to say. Without a `bound` rules have all the time they want; a table that has not
    enough of it goes elsewhere, or from the `last` house there is nowhere."""

    def __init__(
        self,
        store: Keeping,
        say: Callable[[FromHouse], None],
        beside: Beside | None = None,
        say_later: SayLater | None = None,
        *,
        bound: Bound | None = None,
        far: bool = False,
        last: bool = False,
        idle_seconds: float = IDLE_SECONDS,
        bot_pause: float = 0.0,
    ) -> None:
        """`far` if the store is elsewhere, so that a table has to be brought before it can be opened."""
        self.store = store
        self.say = say
        self._bound = bound
        self._far = far
        self._last = last
        self.tables = Tables(
            store,
            beside,
            self.within,
            self._set_aside,
            say_later,
            lambda table: self.say(Gone(table)),
            idle_seconds=idle_seconds,
            bot_pause=bot_pause,
        )
        self._hearing = Hearing()
        self._lines: dict[int, Line] = {}
        self._opening: dict[str, list[Callable[[Found], None]]] = {}
        self._telling: set[asyncio.Task[None]] = set()

    def receive(self, message: ToHouse) -> None:
        """Carry out what comes from the process with the sockets."""
        match message:
            case Heard():
                self._hear(message)
            case Join():
                self._join(message)
            case Leave():
                self._leave(message)
            case Ask():
                self._ask(message.number, message.question)
            case Wake():
                self._open(message.table, _wake)
            case Retitle():
                live = self.tables.live.get(message.table)
                if live is not None:
                    live.row = msgspec.structs.replace(live.row, title=message.title)
            case Rename():
                for live in self.tables.of(message.person):
                    live.rename(message.person)
            case Vacate():
                for live in list(self.tables.live.values()):
                    self._move_away(live)

    # --- tables ----------------------------------------------------------------------------------------

    def _open(self, id: str, then: Callable[[Found], None]) -> None:
        """Do something with a table once it is here."""
        live = self.tables.live.get(id)
        if id in self._opening:
            self._opening[id].append(then)
        elif live is not None:
            then(live)
        elif not self._far:
            then(self._load(id))
        else:
            self._opening[id] = [then]
            self.say(Want(id))

    def brought(self, id: str) -> None:
        """What is stored of a table has come."""
        found = self._load(id)
        if isinstance(found, LiveTable):
            self._retell(found, found.record.retell())
        else:
            self._opened(id, found)

    def not_here(self, id: str) -> None:
        """A table that was wanted lives elsewhere by now."""
        self._opened(id, MOVED)

    def not_now(self, id: str) -> None:
        """It cannot be said where a table that was wanted lives."""
        self._opened(id, COME_BACK)

    def _retell(self, live: LiveTable, telling: Iterator[None]) -> None:
        """Before anybody comes, what happened there is told again, and others have their turn in between."""
        over = False

        def tell_on() -> None:
            nonlocal over
            until = time.perf_counter() + STRETCH_SECONDS
            try:
                while not over and time.perf_counter() < until:
                    over = next(telling, self) is self
            except Exception as problem:
                live.stop_for(problem)
                self._opened(live.row.id, UNREADABLE)

        self.within(live.row.id, tell_on)
        if live.broken:
            self._opened(live.row.id, MOVED)
        elif over:
            self._opened(live.row.id, live)
        else:
            asyncio.get_running_loop().call_soon(self._retell, live, telling)

    def _opened(self, id: str, found: Found) -> None:
        for then in self._opening.pop(id, []):
            then(found)

    def _load(self, id: str) -> Found:
        found: Found = MOVED

        def load() -> None:
            nonlocal found
            try:
                found = self.tables.get(id) or (NO_TABLE, "there is no such table")
            except StoreError as problem:
                log.error("cannot-admit", table=id, problem=str(problem))
                found = COME_BACK
            except Exception as problem:
                log.error("table-cannot-open", table=id, exc_info=problem)
                found = UNREADABLE

        self.within(id, load)
        return found

    def within(self, id: str, work: Callable[[], None]) -> None:
        """Let the rules of a table run, as long as there is time."""
        if self._bound is None:
            work()
        elif not self._bound(id, work):
            self._too_long(id)

    def _too_long(self, id: str) -> None:
        """A table has kept everybody waiting: it goes on where it does not, or not at all."""
        live = self.tables.live.get(id)
        if self._last and live is not None:
            live.stop_for(TooLong("the rules ran for too long"))
            return
        if self._last:
            self._set_aside(id)
            return
        log.info("table-moved", table=id)
        if live is not None:
            self._move_away(live)
        self.say(Elsewhere(id))

    def _move_away(self, live: LiveTable) -> None:
        live.move_away()
        self.tables.forget(live)

    def _set_aside(self, id: str) -> None:
        """A table has taken more than there is: it would do so again."""
        log.error("table-set-aside", table=id)
        self.say(Aside(id))

    # --- lines -----------------------------------------------------------------------------------------

    def _join(self, join: Join) -> None:
        line = self._lines[join.line] = Line(self, join)
        self._open(join.table, lambda found: self._let_in(line, found, join))

    def _let_in(self, line: Line, found: Found, join: Join) -> None:
        if self._lines.get(line.number) is not line:
            return  # it has been cut already
        if found is MOVED:
            del self._lines[line.number]
            self.say(JoinAgain(line.number, line.early))
            return
        refusal = self._turn_away(found, join) if isinstance(found, LiveTable) else found
        if refusal is not None or not isinstance(found, LiveTable):
            assert refusal is not None
            line.close(*refusal)
            return
        line.live, line.seats = found, found.seats_of(line.person)
        log.info("joined", table=join.table, person=line.person, seats=line.seats)
        self.within(join.table, lambda: found.join(line))
        early, line.early = line.early, []
        for text in early:
            self._hear(Heard(line.number, text))

    def _turn_away(self, live: LiveTable, join: Join) -> Refusal | None:
        seats = live.seats_of(join.person)
        if not seats and not secrets.compare_digest(join.watch.encode(), live.row.watch.encode()):
            return NO_SEAT, "you do not sit at this table"
        if live.broken or (live.full and not seats):
            return COME_BACK
        if join.person and live.sockets_of(join.person) >= MOST_SOCKETS:
            return POLICY, "you have this table open too often"
        return None

    def _hear(self, heard: Heard) -> None:
        line = self._lines.get(heard.line)
        if line is None:
            return
        live = line.live
        if live is None:
            line.early.append(heard.text)
            return
        message: wire.Incoming = wire.decode_incoming(heard.text)
        if self._hearing.full(live.row.id):
            line.send(wire.encode(wire.Refused(message.id, say("server-too-fast"), live.seq)))
            return

        def receive() -> None:
            self.within(live.row.id, lambda: live.receive(line, message))

        self._hearing.hear(live.row.id, receive)

    def _leave(self, leave: Leave) -> None:
        line = self._lines.pop(leave.line, None)
        live = line.live if line is not None else None
        if line is not None and live is not None:
            self._hearing.hear(live.row.id, partial(live.leave, line))

    # --- questions -------------------------------------------------------------------------------------

    def _ask(self, number: int, question: Question) -> None:
        match question:
            case TellLatest():
                telling = asyncio.get_running_loop().create_task(self._tell_latest(number, question))
                self._telling.add(telling)
                telling.add_done_callback(self._telling.discard)
            case ClearAway():
                live = self.tables.live.get(question.table)
                if live is not None:
                    live.clear_away()
                    self.tables.forget(live)
                self.say(Reply(number, b""))
            case _:
                self._open(question.table, lambda found: self._ask_at(number, question, found))

    def _ask_at(self, number: int, question: Export | ForkAt | SitDown, found: Found) -> None:
        if not isinstance(found, LiveTable):
            code, reason = found
            self.say(Reply(number, Denial(404 if code == NO_TABLE else 503, reason)))
            return
        live = found

        def reply() -> None:
            match question:
                case Export():
                    self._export(number, question, live)
                case ForkAt():
                    self._fork(number, question, live)
                case SitDown():
                    self._sit_down(number, question, live)

        self.within(question.table, reply)

    def _export(self, number: int, question: Export, live: LiveTable) -> None:
        save = live.save_for(question.person)
        live.tell(say("server-exported", who=live.who(live.seats_of(question.person)[0])))
        if isinstance(save, bytes):
            self.say(Reply(number, save))
        else:
            self._dig(number, live, save)

    def _fork(self, number: int, question: ForkAt, live: LiveTable) -> None:
        copy = live.copy_for(question.person.id, question.wanted.at, question.wanted.seats)

        def forked() -> None:
            live.tell(say("server-forked", who=live.who(live.seats_of(question.person.id)[0])))

        self._dig(number, live, ForkTable(copy, live.row, question.wanted, question.person), forked)

    def _dig(self, number: int, live: LiveTable, job: AnyJob, then: Callable[[], None] | None = None) -> None:
        """Reply with what a job brings."""

        def dug(finished: asyncio.Future[bytes]) -> None:
            problem = asyncio.CancelledError() if finished.cancelled() else finished.exception()
            if problem is None:
                if then is not None and not live.broken:
                    then()
                self.say(Reply(number, finished.result()))
            else:
                self.say(Reply(number, problem.denial if isinstance(problem, Denied) else Denial(500, repr(problem))))

        self.tables.beside(live.row.id, job).add_done_callback(dug)

    def _sit_down(self, number: int, question: SitDown, live: LiveTable) -> None:
        holder = live.seats[question.seat].holder
        if holder == question.person.id:
            self.say(Reply(number, b""))
        elif holder:
            self.say(Reply(number, Denial(409, "the seat is taken", say("server-seat-taken"))))
        elif live.record.laid_open:
            self.say(Reply(number, Denial(409, "the dice are known", say("server-laid-open"))))
        else:
            done = waited(live.sit_down(question.seat, question.person.id))
            done.add_done_callback(lambda finished: self._has_sat_down(number, question, finished))

    def _has_sat_down(self, number: int, question: SitDown, finished: asyncio.Future[None]) -> None:
        if finished.exception() is not None:
            self.say(Reply(number, Denial(503, str(finished.exception()), say("server-not-stored"))))
            return
        log.info("person-sat-down", table=question.table, person=question.person.id, seat=question.seat)
        self.say(Reply(number, b""))

    async def _tell_latest(self, number: int, question: TellLatest) -> None:
        """One table after the other; in between, others have their turn."""
        told: dict[str, bytes] = {}
        for id in question.tables:
            live = self.tables.live.get(id)
            if live is not None and not live.broken:
                self.within(id, partial(_tell_of, live, question.language, told))
                await asyncio.sleep(0)
        self.say(Reply(number, _encode(told)))


def _tell_of(live: LiveTable, language: str, told: dict[str, bytes]) -> None:
    told[live.row.id] = live.latest(language)


def _wake(found: Found) -> None:
    if isinstance(found, LiveTable):
        found.bots.wake()
