"""The door between sockets and tables: which house a table lives in, who is on which line, what is asked and replied.

Everything goes through messages (`seam.py`), so the houses may be in this process or in others.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator
from itertools import count
from typing import Protocol

import msgspec

from starboard.core.text import say
from starboard.server.database import StoreError
from starboard.server.digging import AnyJob, Beside, Denial, Denied, Made, decode_made
from starboard.server.house import CANNOT_OPEN
from starboard.server.live import TRY_AGAIN
from starboard.server.metrics import ASIDE
from starboard.server.protocol import Trouble, encode
from starboard.server.seam import (
    Aside,
    Ask,
    Close,
    FromHouse,
    Heard,
    Join,
    JoinAgain,
    Leave,
    Question,
    Rename,
    Reply,
    Say,
    TellLatest,
    ToHouse,
)

LATEST_SECONDS = 1.0
"""How long the lobby waits to hear what happened last."""

COME_BACK = Denial(503, "come back in a moment", say("server-come-back"))
"""Whoever asked something has to ask again."""

_decode_latest = msgspec.msgpack.Decoder(dict[str, bytes]).decode


class Guest(Protocol):
    """A line as its socket has it, and the way to the house where its table lives."""

    number: int
    house: Link

    def send(self, data: bytes) -> None: ...
    def close(self, code: int, reason: str) -> None: ...


class Reader(Protocol):
    """Somebody who has something to read."""

    @property
    def unread(self) -> int: ...
    def cut(self) -> None: ...


class Link(Protocol):
    """The way to a house."""

    def send(self, message: ToHouse) -> None: ...


class Street(Protocol):
    """The houses: those in which tables live now and where jobs are done."""

    beside: Beside

    async def open(self) -> None: ...
    async def close(self) -> None: ...
    def home(self, table: str) -> Link: ...
    def all(self) -> Iterable[Link]: ...
    def missing(self) -> str: ...


class Town(Protocol):
    """The other servers of a database, and which table is whose."""

    def has(self, table: str) -> bool: ...
    async def find(self, table: str) -> Link | None: ...
    async def find_all(self, tables: list[str]) -> dict[str, Link]: ...
    async def take(self, table: str) -> bool: ...
    def let_go(self, table: str) -> None: ...


class Porch:
    """Where somebody waits while it is looked up who has their table; what they say goes there with them."""

    def __init__(self) -> None:
        self.said: list[ToHouse] = []

    def send(self, message: ToHouse) -> None:
        self.said.append(message)


class Front:
    """What the sockets and the lobby need of tables."""

    def __init__(self) -> None:
        self.street: Street
        self.town: Town | None = None
        """The other servers, where the database is shared."""
        self._finding: set[asyncio.Task[None]] = set()
        self.aside: set[str] = set()
        """Tables that nobody may open: they have taken more than there is."""
        self.behind: set[Reader] = set()
        """Those who have not read for a while."""
        self._guests: dict[int, tuple[Guest, Join]] = {}
        self._numbers = count(1)
        self._asked: dict[int, tuple[Link, asyncio.Future[bytes]]] = {}

    # --- lines -----------------------------------------------------------------------------------------

    def next_line(self) -> int:
        """A number for a new line."""
        return next(self._numbers)

    def join(self, guest: Guest, join: Join) -> None:
        """Somebody comes to a table, if it can be opened."""
        if join.table in self.aside:
            _send_away(guest)
            return
        self._guests[guest.number] = (guest, join)
        if self.town is None or self.town.has(join.table):
            guest.house = self.street.home(join.table)
            guest.house.send(join)
        else:
            guest.house = porch = Porch()
            finding = asyncio.get_running_loop().create_task(self._lead(guest, join, porch))
            self._finding.add(finding)
            finding.add_done_callback(self._finding.discard)

    async def _lead(self, guest: Guest, join: Join, porch: Porch) -> None:
        """Lead somebody to wherever their table is."""
        try:
            house = await self.find(join.table)
        except Denied:
            guest.close(TRY_AGAIN, "come back in a moment")
            return
        if guest.house is porch and self._guests.get(guest.number) == (guest, join):
            guest.house = house
            for message in (join, *porch.said):
                house.send(message)

    async def find(self, table: str) -> Link:
        """The way to a table, here or at another server; Denied if it is not known just now."""
        if self.town is not None and not self.town.has(table):
            try:
                elsewhere = await self.town.find(table)
            except StoreError:
                raise Denied(COME_BACK) from None
            if elsewhere is not None:
                return elsewhere
        return self.street.home(table)

    async def take(self, table: str) -> bool:
        """Whether a table is for this server to play."""
        return self.town is None or await self.town.take(table)

    def let_go(self, table: str) -> None:
        """A table is not in memory any more."""
        if self.town is not None:
            self.town.let_go(table)

    def leave(self, guest: Guest) -> None:
        """A line is cut."""
        if self._guests.pop(guest.number, None) is not None:
            guest.house.send(Leave(guest.number))

    def everybody(self) -> Iterator[Guest]:
        """All who are at a table, or on their way to it."""
        return (guest for guest, _ in self._guests.values())

    def close(self, link: Link, code: int, reason: str) -> None:
        """A house is gone: whoever was there comes back."""
        for guest, _ in list(self._guests.values()):
            if guest.house is link:
                guest.close(code, reason)

    def set_aside(self, table: str) -> None:
        """Nobody may open a table any more; whoever is there is told."""
        self._put_aside(table)
        for guest, join in list(self._guests.values()):
            if join.table == table:
                _send_away(guest)

    def _put_aside(self, table: str) -> None:
        self.aside.add(table)
        ASIDE.set(len(self.aside))

    # --- questions -------------------------------------------------------------------------------------

    async def ask(self, question: Question, link: Link | None = None) -> bytes:
        """Ask the house of a table; Denied if it cannot be."""
        while True:
            house = link or await self.find(_table_of(question))
            number = next(self._numbers)
            replied: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
            self._asked[number] = (house, replied)
            try:
                house.send(Ask(number, question))
                return await replied
            except Denied as denied:
                if denied.denial.status != 503 or link is not None:
                    raise
                if await self.find(_table_of(question)) is house:
                    raise
            finally:
                del self._asked[number]

    async def make(self, whose: str, job: AnyJob) -> Made:
        """A new table, made beside everything else; Denied if it cannot be."""
        return decode_made(await self.street.beside(whose, job))

    async def latest(self, tables: list[str], language: str) -> dict[str, bytes]:
        """What happened last at the tables in memory, here or at another server, as far as it is told in time."""
        elsewhere = {} if self.town is None else await self.town.find_all(tables)
        homes = {table: elsewhere.get(table) or self.street.home(table) for table in tables}
        return await self._latest(homes, language)

    async def latest_here(self, tables: list[str], language: str) -> dict[str, bytes]:
        """What happened last at the tables in memory here."""
        return await self._latest({table: self.street.home(table) for table in tables}, language)

    async def _latest(self, homes: dict[str, Link], language: str) -> dict[str, bytes]:
        by_house: dict[Link, list[str]] = {}
        for table, home in homes.items():
            by_house.setdefault(home, []).append(table)
        asked = [self.ask(TellLatest(some, language), house) for house, some in by_house.items()]
        told: dict[str, bytes] = {}
        tasks = [asyncio.ensure_future(each) for each in asked]
        if tasks:
            done, late = await asyncio.wait(tasks, timeout=LATEST_SECONDS)
            for task in late:
                task.cancel()
            for task in done:
                if task.exception() is None:
                    told |= _decode_latest(task.result())
        return told

    def rename(self, person: str, name: str) -> None:
        """Somebody is called something else, at whatever table they are."""
        for house in self.street.all():
            house.send(Rename(person, name))

    # --- from houses -----------------------------------------------------------------------------------

    def receive(self, message: FromHouse) -> None:
        """What every house says, wherever it is."""
        match message:
            case Say():
                found = self._guests.get(message.line)
                if found is not None:
                    found[0].send(message.data)
            case Close():
                found = self._guests.get(message.line)
                if found is not None:
                    found[0].close(message.code, message.reason)
            case JoinAgain():
                found = self._guests.get(message.line)
                if found is not None:
                    self.join(*found)
                    for text in message.said:
                        found[0].house.send(Heard(message.line, text))
            case Reply():
                self._reply(message)
            case Aside():
                self._put_aside(message.table)

    def _reply(self, message: Reply) -> None:
        found = self._asked.get(message.number)
        if found is None or found[1].done():
            return
        if isinstance(message.done, Denial):
            found[1].set_exception(Denied(message.done))
        else:
            found[1].set_result(message.done)

    def lost(self, link: Link) -> None:
        """A house is gone: whoever asked it something has to ask again."""
        for house, replied in self._asked.values():
            if house is link and not replied.done():
                replied.set_exception(Denied(COME_BACK))


def _send_away(guest: Guest) -> None:
    """Whoever comes to a table that has been set aside is told so."""
    guest.send(encode(Trouble(say("server-table-set-aside"))))
    guest.close(CANNOT_OPEN, "this table has been set aside")


def _table_of(question: Question) -> str:
    assert not isinstance(question, TellLatest)
    return question.table
