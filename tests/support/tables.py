"""Live tables for tests: a real store, people who only listen, and a toy or Hagalaz to play."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import msgspec
import pytest
import structlog

from starboard.core.table import Table
from starboard.server import protocol as wire
from starboard.server.live import LiveTable
from starboard.server.record import first_snapshot, status_of
from starboard.server.seam import waited
from starboard.server.store import SeatRow, SqliteStore, Store, TableRow
from starboard.server.tables import Tables
from support.scenes import Zones, zones_after
from support.toy import toy

PATIENCE = 10.0
"""Seconds after which something that should have happened has not."""


async def until(happened: Callable[[], Any]) -> None:
    """Wait for something."""
    async with asyncio.timeout(PATIENCE):
        while not happened():
            await asyncio.sleep(0.001)


class Person:
    """A connection that remembers what it was told."""

    def __init__(self, name: str, seats: list[int]) -> None:
        self.person = name
        self.seats = seats
        self.language = "en"
        self.heard: list[dict[str, Any]] = []
        self.closed: tuple[int, str] | None = None
        self._count = 0

    def send(self, data: bytes) -> None:
        self.heard.append(msgspec.json.decode(data))

    def close(self, code: int, reason: str) -> None:
        self.closed = (code, reason)

    def id(self) -> str:
        self._count += 1
        return f"{self.person}-{self._count}"

    def of(self, kind: str) -> list[dict[str, Any]]:
        """What was heard of one kind."""
        return [message for message in self.heard if message["type"] == kind]

    def last(self, kind: str) -> dict[str, Any]:
        return self.of(kind)[-1]

    def refusals(self) -> list[str]:
        """The ids of the sentences this person was refused with."""
        return [message["reason"]["id"] for message in self.of("refused")]

    @property
    def zones(self) -> Zones:
        """What this person sees."""
        zones: Zones = {}
        for message in self.heard:
            zones = zones_after(zones, message)
        return zones

    @property
    def asked(self) -> list[dict[str, Any]]:
        """What this person is asked, as far as they know."""
        for message in reversed(self.heard):
            if message["type"] in ("welcome", "update"):
                return list(message["asked"])
        return []

    @property
    def log(self) -> list[str]:
        """The ids of the log lines as a client shows them: what is undone is taken back."""
        lines: list[dict[str, Any]] = []
        for message in self.heard:
            if message["type"] == "welcome":
                lines = list(message["log"])
            elif message["type"] == "update":
                lines = [line for line in lines if line["at"] <= message["entries"]] + message["log"]
        return [line["text"]["id"] for line in lines]


class HeldStore(SqliteStore):
    """A store whose disk can be made slow or full."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.held = False
        self.full = False
        self._later: list[tuple[Future[None], Exception | None]] = []

    def append(self, table: str, seq: int, body: bytes, status: str, now: float) -> Future[None]:
        if not self.full:
            done = super().append(table, seq, body, status, now)
            if not self.held:
                return done
        later: Future[None] = Future()
        self._later.append((later, OSError("the disk is full") if self.full else None))
        if not self.held:
            self.release()
        return later

    def release(self) -> None:
        """The disk has caught up."""
        self.held = False
        waiting, self._later = self._later, []
        for done, problem in waiting:
            if problem is None:
                done.set_result(None)
            else:
                done.set_exception(problem)


class Desk:
    """A database with tables, and the tables in memory."""

    def __init__(self, path: Path) -> None:
        self.store = HeldStore(path)
        self.tables = Tables(self.store)
        self.logs: list[Any] = []
        self._count = 0

    async def table(self, table: Table[Any], holders: list[str], bots: dict[int, str] | None = None) -> LiveTable:
        """A new table. `holders` are the people on its seats, the first of them its host; "" is nobody."""
        self._count += 1
        id = f"table-{self._count}"
        for name in {name for name in holders if name}:
            if self.store.person(name) is None:
                await self.person(name)
        game = table.game.name
        row = TableRow(id, game, "A table", holders[0], f"watch-{id}", 0, 0, 0, status_of(table))
        seats = [
            SeatRow(number, holder, f"invite-{id}-{number}", (bots or {}).get(number, ""))
            for number, holder in enumerate(holders)
        ]
        await asyncio.wrap_future(self.store.add_table(row, seats, first_snapshot(table)))
        return self.open(id)

    async def person(self, name: str) -> None:
        """Somebody becomes known."""
        await asyncio.wrap_future(self.store.add_person(name, name.title(), 0))

    def open(self, id: str) -> LiveTable:
        live = self.tables.get(id)
        assert live is not None
        return live

    async def reopen(self, live: LiveTable, *, tidy: bool = True) -> LiveTable:
        """The table as the next server finds it; `tidy` if this one has had the time to put it away."""
        await until(lambda: not live.storing)
        if tidy and (done := live.put_away()) is not None:
            await waited(done)
        self.tables.live.clear()
        return self.open(live.row.id)


def sit(live: LiveTable, name: str, *, watching: bool = False) -> Person:
    """Somebody comes to a table."""
    person = Person(name, [] if watching else live.seats_of(name))
    live.join(person)
    return person


async def tell(live: LiveTable, person: Person, message: wire.Incoming) -> None:
    """Send a message, and wait until everything it led to is on disk and told."""
    live.receive(person, message)
    await until(lambda: not live.storing)
    await asyncio.sleep(0)


async def answer(live: LiveTable, person: Person, key: str, seat: int | None = None) -> str:
    """Answer, as the position stands; the id of the message."""
    id = person.id()
    await tell(live, person, wire.Answer(id, live.seq, person.seats[0] if seat is None else seat, key))
    return id


async def undo(live: LiveTable, person: Person, **how: Any) -> None:
    await tell(live, person, wire.Undo(person.id(), live.seq, **how))


async def redo(live: LiveTable, person: Person, **how: Any) -> None:
    await tell(live, person, wire.Redo(person.id(), live.seq, **how))


def run(scene: Coroutine[Any, Any, None]) -> None:
    """Play a scene of a test."""
    asyncio.run(scene)


@pytest.fixture
def desk(tmp_path: Path) -> Any:
    """A desk with a database of its own."""
    desk = Desk(tmp_path / "desk.db")
    with structlog.testing.capture_logs() as desk.logs:
        yield desk
    desk.store.release()
    desk.store.close()


def opened_toy(**how: Any) -> Table[Any]:
    """The toy after both seats have bid; seat 1 begins."""
    table = toy(**how)
    table.answer("bid:0", 0)
    table.answer("bid:2", 1)
    return table


__all__ = ["Desk", "Person", "Store", "answer", "desk", "opened_toy", "redo", "run", "sit", "tell", "undo", "until"]
