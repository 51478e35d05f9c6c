"""The houses in processes of their own: started, watched, ended when they keep others waiting, and started again.

A table lives in the house that its id leads to. One that has kept its house waiting, or was being played when its house
fell, moves to the last house, where it keeps waiting only others of its kind; if it brings down that one too, it is set
aside. Tables come back from what is stored, and people by themselves: their sockets are closed with "try again".
"""

from __future__ import annotations

import asyncio
import time
import zlib
from collections.abc import Coroutine, Iterable
from concurrent.futures import Future
from functools import partial
from typing import Any

import msgspec
import structlog

from starboard.server.database import StoreError
from starboard.server.diggers import Diggers
from starboard.server.digging import Beside, Denial, Denied
from starboard.server.frames import Frames
from starboard.server.front import Front, Link
from starboard.server.live import TRY_AGAIN
from starboard.server.metrics import BROKEN, FALLEN, STORED, TABLES
from starboard.server.nursery import Life, Nursery, start_again
from starboard.server.record import Kept
from starboard.server.seam import (
    AddTrouble,
    Append,
    Change,
    Dig,
    Dug,
    Elsewhere,
    FromHouse,
    Gone,
    KeepCard,
    Ping,
    Pong,
    PutAway,
    Say,
    SayLater,
    SetLesson,
    SetSeat,
    Shelf,
    Stop,
    Stored,
    ToHouse,
    Want,
    Write,
)
from starboard.server.store import Store
from starboard.server.worker import How

STRETCH_SECONDS = 0.1
"""Processor time that the rules of a table may take at a stretch before the table has to move."""
LAST_SECONDS = 5.0
"""What they may take where nobody else waits for them."""
JOB_SECONDS = 20.0
"""Processor time of a job."""
HOUSE_MEMORY = 4 * 1024**3
JOB_MEMORY = 1024**3
"""Bytes of memory that a process may have."""
FULL = 0.75
"""The part of that with which a house has its tables put away and begins again."""
SOON = 0.002
"""How long a house can wait to hear that something is stored: its people know already."""
PING_SECONDS = 0.5
PATIENCE = 2.0
"""Processor time that a house may use before it says something, or it is ended: Python cannot interrupt everything."""
STARVED = 10
"""So many times as long it may take if it has hardly any processor time."""
LAST_PATIENCE = 10.0
CLOSING_SECONDS = 20.0
"""How long houses have to put everything away."""
STRIKES = 2
"""How often a table may be played when its house falls by itself, before it is set aside."""
MISSED_SECONDS = 2.0
"""How long a house may be gone before the server says that it is not well."""

log = structlog.get_logger()


class FarHouse:
    """A house in another process, over all its lives."""

    def __init__(self, street: FarStreet, nursery: Nursery, how: How) -> None:
        self.how = how
        self._nursery = nursery
        self._street = street
        self.patience = LAST_PATIENCE if how.last else PATIENCE
        self.tables = 0
        self.broken = 0
        self.life: Life | None = None
        self.gone_since = time.monotonic()
        self.ended = asyncio.Event()
        self._pinged: tuple[float, float] | None = None
        self._killed = False
        self._stopping = False
        self.unsaid: dict[int, list[Say]] = {}
        """What waits for a change to be on disk, by its number."""
        self._waiting: list[ToHouse] = []
        self._frames: Frames[FromHouse] | None = None

    def send(self, message: ToHouse) -> None:
        """Say something; while there is nobody to hear it, it waits."""
        if self._frames is None:
            self._waiting.append(message)
        else:
            self._frames.send(message)

    def send_soon(self, message: ToHouse) -> None:
        """Say something that may wait a little for whatever else there is to say."""
        if self._frames is not None:
            self._frames.send(message, within=SOON)

    async def start(self) -> None:
        """Begin a new life."""
        life = await asyncio.to_thread(self._nursery.begin, "house", self.how)
        frames: Frames[FromHouse] = Frames(FromHouse, partial(self._street.receive, self, life), self._lost)
        self.life, self._frames = life, frames
        self._pinged, self._killed, self._stopping = None, False, False
        self.unsaid = {}
        self.ended.clear()
        log.info("house-started", pid=life.pid, last=self.how.last)
        waiting, self._waiting = self._waiting, []
        for message in waiting:
            frames.send(message)
        await asyncio.get_running_loop().create_unix_connection(lambda: frames, sock=life.line)

    def look_after(self) -> None:
        """See whether it still answers."""
        if self.life is None or self._frames is None:
            return
        now, used = time.monotonic(), self.life.time_used
        if self._pinged is None:
            self._pinged = now, used
            self.send(Ping())
        elif used - self._pinged[1] > self.patience or now - self._pinged[0] > self.patience * STARVED:
            log.error("house-silent", pid=self.life.pid, table=self.life.busy)
            self._killed = True
            self.life.kill()

    def pong(self, message: Pong) -> None:
        """It is well."""
        self._pinged = None
        BROKEN.inc(message.broken - self.broken)
        self.tables, self.broken = message.tables, message.broken
        if message.memory > self.how.memory * FULL and not self._stopping:
            log.error("house-full", memory=message.memory, tables=message.tables)
            self._stopping = True
            self.send(Stop())

    def _lost(self) -> None:
        life, self.life, self._frames = self.life, None, None
        self.gone_since = time.monotonic()
        self.tables = self.broken = 0
        self.ended.set()
        if life is not None:
            self._street.fallen(self, life, killed=self._killed)


class FarStreet:
    """So many houses in processes of their own, one more for those that would keep others waiting, and some that do
    jobs."""

    def __init__(
        self,
        store: Store,
        front: Front,
        nursery: Nursery,
        workers: int,
        *,
        idle_seconds: float,
        bot_pause: float,
    ) -> None:
        self._store = store
        self._front = front
        usual = How(STRETCH_SECONDS, HOUSE_MEMORY, idle_seconds=idle_seconds, bot_pause=bot_pause)
        last = msgspec.structs.replace(usual, seconds=LAST_SECONDS, last=True)
        self._usual, self._last_how = usual, last
        self._nursery = nursery
        self._workers = workers
        self._diggers = Diggers(nursery, workers, How(JOB_SECONDS, JOB_MEMORY))
        self.beside: Beside = self._diggers
        self._moved: set[str] = set()
        self._strikes: dict[str, int] = {}
        self._writing: dict[str, Future[None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._closing = False

    async def open(self) -> None:
        """Start everything."""
        self._store.call_back_in(asyncio.get_running_loop())
        self.houses = [FarHouse(self, self._nursery, self._usual) for _ in range(self._workers)]
        self.last = FarHouse(self, self._nursery, self._last_how)
        await asyncio.gather(*(house.start() for house in self._all()), self._diggers.open())
        self._do(self._look_after())

    async def close(self) -> None:
        """Have everything put away."""
        self._closing = True
        for task in list(self._tasks):
            task.cancel()
        for house in self._all():
            house.send(Stop())
        ending = [asyncio.ensure_future(house.ended.wait()) for house in self._all() if house.life is not None]
        if ending:
            _, late = await asyncio.wait(ending, timeout=CLOSING_SECONDS)
            for waiting in late:
                waiting.cancel()
        for house in self._all():
            if house.life is not None:
                house.life.kill()
        self._diggers.close()

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # --- where tables live -----------------------------------------------------------------------------

    def _all(self) -> list[FarHouse]:
        return [*self.houses, self.last]

    def all(self) -> Iterable[Link]:
        """Every house."""
        return self._all()

    def home(self, table: str) -> Link:
        """The house of a table."""
        return self.last if table in self._moved else self.houses[zlib.crc32(table.encode()) % len(self.houses)]

    def missing(self) -> str:
        """What is not there and should be, in a sentence; a house that is just being begun again is not missed."""
        gone = [time.monotonic() - house.gone_since for house in self._all() if house.life is None]
        if max(gone, default=0.0) < MISSED_SECONDS:
            return ""
        return f"{len(gone)} of {len(self._all())} processes with tables are not there, for {max(gone):.0f} s now"

    # --- what houses say -------------------------------------------------------------------------------

    def receive(self, house: FarHouse, life: Life, message: FromHouse) -> None:
        """What a house says."""
        match message:
            case Write():
                self._write(house, life, message)
            case SayLater():
                said = house.unsaid.get(message.number)
                if said is None:
                    self._front.receive(Say(message.line, message.data))
                else:
                    said.append(Say(message.line, message.data))
            case Gone():
                self._front.let_go(message.table)
            case Want():
                self._do(self._bring(house, life, message.table))
            case Dig():
                dug = self.beside(message.whose, message.job)
                dug.add_done_callback(partial(self._dug, house, life, message.number))
            case Elsewhere():
                self._moved.add(message.table)
            case Pong():
                house.pong(message)
                TABLES.set(sum(each.tables for each in self._all()))
            case _:
                self._front.receive(message)

    def _write(self, house: FarHouse, life: Life, message: Write) -> None:
        change = message.change
        if isinstance(change, Append):
            self._strikes.pop(change.table, None)  # it has come through what it was doing when its house fell
        done = _written(self._store, change)
        self._writing[change.table] = done
        said = house.unsaid[message.number] = []
        started = time.perf_counter()

        def settled(finished: Future[None]) -> None:
            STORED.observe(time.perf_counter() - started)
            if self._writing.get(change.table) is done:
                del self._writing[change.table]
            problem = finished.exception()
            if problem is None:
                for each in said:
                    self._front.receive(each)
            if house.life is life:
                del house.unsaid[message.number]
                house.send_soon(Stored(message.number, str(problem) if problem is not None else ""))

        done.add_done_callback(settled)

    async def _bring(self, house: FarHouse, life: Life, table: str) -> None:
        """Bring what is stored of a table, once all that was to be written of it is."""
        while (writing := self._writing.get(table)) is not None:
            await asyncio.wait([asyncio.wrap_future(writing)])
        shelf = await self._take(table) if self.home(table) is house else Shelf(table, elsewhere=True)
        if house.life is life:
            house.send(shelf)

    async def _take(self, table: str) -> Shelf:
        """All that is stored of a table, if it is for this server to play."""
        try:
            ours = await self._front.take(table)
        except StoreError as problem:
            return Shelf(table, problem=str(problem))
        return self._shelf(table) if ours else Shelf(table, elsewhere=True)

    def _shelf(self, table: str) -> Shelf:
        if table in self._front.aside:
            return Shelf(table, problem="it has been set aside")
        try:
            row = self._store.table(table)
            if row is None:
                return Shelf(table)
            seats = self._store.seats(table)
            people = [self._store.person(seat.holder) for seat in seats if seat.holder]
            names = {person.id: person.name for person in people if person is not None}
            return Shelf(table, row, seats, *self._store.load(table), names)
        except Exception as problem:
            log.error("table-cannot-be-read", table=table, exc_info=problem)
            return Shelf(table, problem=str(problem))

    def _dug(self, house: FarHouse, life: Life, number: int, finished: asyncio.Future[bytes]) -> None:
        if house.life is life and not finished.cancelled():
            problem = finished.exception()
            if problem is None:
                house.send(Dug(number, finished.result()))
            else:
                house.send(Dug(number, problem.denial if isinstance(problem, Denied) else Denial(500, repr(problem))))

    # --- houses that fall ------------------------------------------------------------------------------

    async def _look_after(self) -> None:
        while True:
            await asyncio.sleep(PING_SECONDS)
            for house in self._all():
                house.look_after()

    def fallen(self, house: FarHouse, life: Life, *, killed: bool) -> None:
        """A house is gone. Its people come back, its tables too; the one that was being played lives elsewhere now, or
        has been set aside."""
        table = life.busy
        self._front.lost(house)
        if self._closing:
            return
        FALLEN.inc()
        log.error("house-fallen", pid=life.pid, killed=killed, table=table)
        if table:
            self._suspect(table, last=house is self.last, certain=killed)
        self._front.close(house, TRY_AGAIN, "come back in a moment")
        self._do(start_again(house.start, life.age))

    def _suspect(self, table: str, *, last: bool, certain: bool) -> None:
        self._strikes[table] = self._strikes.get(table, 0) + 1
        if last and (certain or self._strikes[table] >= STRIKES):
            log.error("table-set-aside", table=table)
            self._front.set_aside(table)
            self._do(self._keep_trouble(table))
        self._moved.add(table)

    async def _keep_trouble(self, table: str) -> None:
        """The journal stays as it is stored; what is known of the trouble is kept beside it."""
        snapshot, _, _ = self._store.load(table)
        journal = msgspec.msgpack.decode(snapshot, type=Kept).save
        kept = self._store.add_trouble(table, "its house fell while it was being played", journal, time.time())
        await asyncio.wait([asyncio.wrap_future(kept)])


def _written(store: Store, change: Change) -> Future[None]:
    """Have a change written."""
    match change:
        case Append():
            return store.append(change.table, change.seq, change.body, change.status, change.now)
        case PutAway():
            return store.put_away(change.table, change.seq, change.snapshot)
        case SetSeat():
            return store.set_seat(change.table, change.seat)
        case SetLesson():
            return store.set_lesson(change.table, change.row)
        case KeepCard():
            return store.keep_card(change.table, change.body)
        case AddTrouble():
            return store.add_trouble(change.table, change.problem, change.journal, change.now)
