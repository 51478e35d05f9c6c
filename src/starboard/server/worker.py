"""A worker: a process with a house of tables, or one that does jobs. It knows nobody but the process with the sockets.

Rules run within a bound of time and memory here. What Python can interrupt, a signal interrupts; for the rest, whoever
started this process ends it. `busy` tells them which table it is at.
"""

from __future__ import annotations

import asyncio
import mmap
import os
import resource
import signal
import socket
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any

import msgspec
import structlog
import uvloop

from starboard.core.errors import StarboardError
from starboard.core.text import say
from starboard.server.database import StoreError
from starboard.server.digging import MOST_WAITING_JOBS, TOO_FAST, AnyJob, Denial, Denied, dug
from starboard.server.frames import Frames, framed, read_frame
from starboard.server.garbage import set_old_aside
from starboard.server.house import House, Line
from starboard.server.live import Client, TooLong
from starboard.server.logs import end_logs, set_up_logs
from starboard.server.rehearsal import rehearse
from starboard.server.seam import (
    AddTrouble,
    Append,
    Ask,
    Change,
    Dig,
    Dug,
    Join,
    KeepCard,
    Ping,
    Pong,
    PutAway,
    Rename,
    SayLater,
    SetLesson,
    SetSeat,
    Shelf,
    SitDown,
    Stop,
    Stored,
    ToHouse,
    Write,
    Writing,
)
from starboard.server.store import LessonRow, PersonRow, SeatRow, TableRow

MOST_NAMES = 10_000
"""Names of people that are remembered; when there are more, those who are at no table here are forgotten."""

log = structlog.get_logger()


class How(msgspec.Struct, frozen=True):
    """What a worker is told: how long the rules of a table may run at a stretch, in seconds of processor time, how many
    bytes it may use, whether it is the house from which there is nowhere to go, and how its tables are kept."""

    seconds: float
    memory: int
    last: bool = False
    idle_seconds: float = 0.0
    bot_pause: float = 0.0


class Bound:
    """So long may something take, in seconds of processor time."""

    def __init__(self, seconds: float, busy: mmap.mmap) -> None:
        self._seconds = seconds
        self._busy = busy
        self._running = False
        signal.signal(signal.SIGPROF, self._ring)

    def __call__(self, whose: str, work: Callable[[], None]) -> bool:
        """Whether it came to an end in time."""
        if self._running:
            work()
            return True
        self._busy[:] = whose.encode()[: len(self._busy)].ljust(len(self._busy), b"\0")
        self._running = True
        signal.setitimer(signal.ITIMER_PROF, self._seconds)
        try:
            work()
        except TooLong:
            return False
        finally:
            self._running = False
            signal.setitimer(signal.ITIMER_PROF, 0)
            self._busy[0] = 0
        return True

    def _ring(self, number: int, frame: FrameType | None) -> None:
        if self._running:
            raise TooLong


def memory_used() -> int:
    """The bytes of memory that this process has now, or where that is not known, has had at most."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize()
    except OSError:
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def _begin(how: How) -> None:
    """A process of its own: whoever started it says when it ends."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    _, most = resource.getrlimit(resource.RLIMIT_DATA)
    resource.setrlimit(resource.RLIMIT_DATA, (how.memory, most))
    set_up_logs()


# --- tables ------------------------------------------------------------------------------------------------


class _Writing:
    """A change that is on its way to the disk: a future for one thread, which costs little."""

    __slots__ = ("_done", "_problem", "_then", "number")

    def __init__(self, number: int) -> None:
        self.number = number
        self._done = False
        self._problem: StarboardError | None = None
        self._then: list[Callable[[Any], object]] = []

    def add_done_callback(self, then: Callable[[Any], object]) -> None:
        if self._done:
            then(self)
        else:
            self._then.append(then)

    def exception(self) -> StarboardError | None:
        return self._problem

    def settle(self, problem: str) -> None:
        """It is on disk, or there is a problem."""
        self._done = True
        self._problem = StarboardError(problem) if problem else None
        waiting, self._then = self._then, []
        for then in waiting:
            then(self)


class FarStore:
    """The store as a house has it that is far from it: what was brought is read, what changes is sent away."""

    def __init__(self, send: Callable[[object], None]) -> None:
        self._send = send
        self._shelf: Shelf | None = None
        self._number = 0
        self._writing: dict[int, _Writing] = {}
        self._digging: dict[int, tuple[str, asyncio.Future[bytes]]] = {}
        self.names: dict[str, str] = {}

    def call_back_in(self, loop: asyncio.AbstractEventLoop) -> None:
        """Everything here happens in one loop."""

    # --- what was brought ------------------------------------------------------------------------------

    def bring(self, shelf: Shelf | None) -> None:
        """All that is stored of a table, to be opened now."""
        self._shelf = shelf
        if shelf is not None:
            self.names |= shelf.names

    def _brought(self) -> Shelf:
        assert self._shelf is not None
        if self._shelf.problem:
            raise StoreError(self._shelf.problem)
        return self._shelf

    def person(self, id: str) -> PersonRow | None:
        name = self.names.get(id)
        return None if name is None else PersonRow(id, name)

    def table(self, id: str) -> TableRow | None:
        return self._brought().row

    def seats(self, table: str) -> list[SeatRow]:
        return self._brought().seats

    def load(self, table: str) -> tuple[bytes, int, list[str]]:
        shelf = self._brought()
        return shelf.snapshot, shelf.seq, shelf.operations

    # --- what changes ----------------------------------------------------------------------------------

    def append(self, table: str, seq: int, body: bytes, status: str, now: float) -> Writing:
        return self._write(Append(table, seq, body, status, now))

    def put_away(self, table: str, seq: int, snapshot: bytes) -> Writing:
        return self._write(PutAway(table, seq, snapshot))

    def set_seat(self, table: str, seat: SeatRow) -> Writing:
        return self._write(SetSeat(table, seat))

    def set_lesson(self, table: str, row: LessonRow) -> Writing:
        return self._write(SetLesson(table, row))

    def keep_card(self, table: str, body: bytes) -> Writing:
        return self._write(KeepCard(table, body))

    def add_trouble(self, table: str, problem: str, journal: bytes, now: float) -> Writing:
        return self._write(AddTrouble(table, problem, journal, now))

    def _write(self, change: Change) -> Writing:
        self._number += 1
        done = self._writing[self._number] = _Writing(self._number)
        self._send(Write(self._number, change))
        return done

    def say_later(self, done: Writing, client: Client, data: bytes) -> bool:
        """Have something said to a client as soon as a change is on disk."""
        assert isinstance(done, _Writing)
        assert isinstance(client, Line)
        self._send(SayLater(done.number, client.number, data))
        return True

    def stored(self, message: Stored) -> None:
        """A change is on disk, or cannot be stored."""
        self._writing.pop(message.number).settle(message.problem)

    # --- jobs ------------------------------------------------------------------------------------------

    def beside(self, whose: str, job: AnyJob) -> asyncio.Future[bytes]:
        """Have a job done elsewhere. What would only be refused there is refused here: a job may be a megabyte."""
        done: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        if sum(each == whose for each, _ in self._digging.values()) >= MOST_WAITING_JOBS:
            done.set_exception(Denied(TOO_FAST))
            return done
        self._number += 1
        self._digging[self._number] = (whose, done)
        self._send(Dig(self._number, whose, job))
        return done

    def dug(self, message: Dug) -> None:
        """A job is done, or cannot be."""
        _, done = self._digging.pop(message.number)
        if done.cancelled():
            return
        if isinstance(message.done, Denial):
            done.set_exception(Denied(message.done))
        else:
            done.set_result(message.done)


class Worker:
    """A house with the line to it."""

    def __init__(self, how: How, busy: mmap.mmap) -> None:
        self.ended = asyncio.Event()
        self.frames: Frames[ToHouse] = Frames(ToHouse, self.receive, self.ended.set)
        self._store = FarStore(self.frames.send)
        self._house = House(
            self._store,
            self.frames.send,
            self._store.beside,
            self._store.say_later,
            bound=Bound(how.seconds, busy),
            far=True,
            last=how.last,
            idle_seconds=how.idle_seconds,
            bot_pause=how.bot_pause,
        )
        self._keeper = asyncio.create_task(self._house.tables.keep_tidy())
        self._stopping: asyncio.Task[None] | None = None

    def receive(self, message: ToHouse) -> None:
        """What comes over the line."""
        match message:
            case Stored():
                self._store.stored(message)
            case Dug():
                self._store.dug(message)
            case Shelf() if message.elsewhere:
                self._house.not_here(message.table)
            case Shelf():
                self._store.bring(message)
                self._house.brought(message.table)
                self._store.bring(None)
            case Ping():
                self._tidy_names()
                tables = self._house.tables
                self.frames.send(Pong(len(tables.live), tables.broken, memory_used()))
            case Stop():
                self._stopping = asyncio.create_task(self._stop())
            case _:
                self._note_name(message)
                self._house.receive(message)

    def _note_name(self, message: ToHouse) -> None:
        match message:
            case Join() | Rename() if message.person:
                self._store.names[message.person] = message.name
            case Ask(question=SitDown(person=person)):
                self._store.names[person.id] = person.name

    def _tidy_names(self) -> None:
        if len(self._store.names) > MOST_NAMES:
            here = {seat.holder for live in self._house.tables.live.values() for seat in live.seats}
            self._store.names = {person: name for person, name in self._store.names.items() if person in here}

    async def _stop(self) -> None:
        self._keeper.cancel()
        await self._house.tables.close()
        end_logs()  # before whoever has started it hears the line close, and says that the server has stopped
        self.frames.close()


def keep_house(line: socket.socket, how: How, busy: mmap.mmap) -> None:
    """The life of a process with tables."""
    _begin(how)
    rehearse()
    set_old_aside()

    async def live() -> None:
        worker = Worker(how, busy)
        await asyncio.get_running_loop().create_unix_connection(lambda: worker.frames, sock=line)
        await worker.ended.wait()

    uvloop.run(live())
    end_logs()
    os._exit(0)


# --- jobs --------------------------------------------------------------------------------------------------

TOO_MUCH = Denial(413, "this takes more time or memory than there is", say("server-takes-too-much"))

_decode_job = msgspec.msgpack.Decoder(AnyJob).decode


def do_jobs(line: socket.socket, how: How, busy: mmap.mmap) -> None:
    """The life of a process that does one job after the other. After one that was too much it has enough."""
    _begin(how)
    os.nice(NICENESS)
    bound = Bound(how.seconds, busy)
    while (frame := read_frame(line)) is not None:
        job = _decode_job(frame)
        done: list[bytes | Denial] = []
        try:
            in_time = bound("", lambda: done.append(_do(job)))  # noqa: B023
        except MemoryError:
            in_time = False
        line.sendall(framed([Dug(0, done[0] if in_time and done else TOO_MUCH)]))
        if not in_time:
            break
    end_logs()
    os._exit(0)


NICENESS = 5
"""How much a job stands back behind tables."""


def _do(job: AnyJob) -> bytes | Denial:
    try:
        return dug(job)
    except MemoryError:
        raise
    except Exception as problem:
        log.error("job-failed", job=type(job).__name__, exc_info=problem)
        return Denial(500, "this could not be worked out")
