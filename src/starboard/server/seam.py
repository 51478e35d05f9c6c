"""What the process with the sockets and the houses with the tables say to each other.

A house has tables and knows people's lines by number. It reads and writes no database: it wants a table, and is brought
its shelf; it has a change written, and is told when that is on disk. So a house may be anywhere, also in this process.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, Protocol

import msgspec

from starboard.server.digging import AnyJob, Denial
from starboard.server.lobby import Fork
from starboard.server.store import LessonRow, PersonRow, SeatRow, TableRow


class Writing(Protocol):
    """A change that is on its way to the disk."""

    def add_done_callback(self, then: Callable[[Any], object], /) -> None:
        """When it is there, or cannot be stored, this is called with it."""

    def exception(self) -> BaseException | None:
        """Why it could not be stored; asked when it is done."""


def waited(writing: Writing) -> asyncio.Future[None]:
    """A change to be waited for."""
    if isinstance(writing, Future):
        return asyncio.wrap_future(writing)
    waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def done(finished: Writing) -> None:
        problem = finished.exception()
        if waiting.cancelled():
            return
        if problem is None:
            waiting.set_result(None)
        else:
            waiting.set_exception(problem)

    writing.add_done_callback(done)
    return waiting


class Keeping(Protocol):
    """What a table needs of whoever keeps it: a part of `Store`."""

    def call_back_in(self, loop: asyncio.AbstractEventLoop) -> None: ...
    def person(self, id: str) -> PersonRow | None: ...
    def table(self, id: str) -> TableRow | None: ...
    def seats(self, table: str) -> list[SeatRow]: ...
    def load(self, table: str) -> tuple[bytes, int, list[str]]: ...
    def append(self, table: str, seq: int, body: bytes, status: str, now: float) -> Writing: ...
    def put_away(self, table: str, seq: int, snapshot: bytes) -> Writing: ...
    def set_seat(self, table: str, seat: SeatRow) -> Writing: ...
    def set_lesson(self, table: str, row: LessonRow) -> Writing: ...
    def keep_card(self, table: str, body: bytes) -> Writing: ...
    def add_trouble(self, table: str, problem: str, journal: bytes, now: float) -> Writing: ...


class _Said(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """A message, small on the way."""


# --- changes that are written -----------------------------------------------------------------------------


class Append(_Said, frozen=True):
    """Keep an operation."""

    table: str
    seq: int
    body: bytes
    status: str
    now: float


class PutAway(_Said, frozen=True):
    """Keep a snapshot."""

    table: str
    seq: int
    snapshot: bytes


class SetSeat(_Said, frozen=True):
    """Keep a seat."""

    table: str
    seat: SeatRow


class SetLesson(_Said, frozen=True):
    """Keep how far a lesson has come."""

    table: str
    row: LessonRow


class KeepCard(_Said, frozen=True):
    """Keep what the lobby tells."""

    table: str
    body: bytes


class AddTrouble(_Said, frozen=True):
    """Keep the journal of a table that broke."""

    table: str
    problem: str
    journal: bytes
    now: float


Change = Append | PutAway | SetSeat | SetLesson | KeepCard | AddTrouble


# --- questions that a house is asked ----------------------------------------------------------------------


class Export(_Said, frozen=True):
    """The save of a table for somebody who sits there; the reply is the save."""

    table: str
    person: str


class ForkAt(_Said, frozen=True):
    """A table of its own from a moment of this one; the reply is `Made`."""

    table: str
    person: PersonRow
    wanted: Fork


class SitDown(_Said, frozen=True):
    """Somebody takes a seat, if it is theirs or nobody's."""

    table: str
    seat: int
    person: PersonRow


class ClearAway(_Said, frozen=True):
    """The table will be deleted: whoever is there is told."""

    table: str


class TellLatest(_Said, frozen=True):
    """What happened last at those of these tables that are in memory; the reply has a text for each."""

    tables: list[str]
    language: str


Question = Export | ForkAt | SitDown | ClearAway | TellLatest


# --- to a house --------------------------------------------------------------------------------------------


class Join(_Said, frozen=True):
    """Somebody, or a spectator with a watch link, comes to a table."""

    line: int
    table: str
    person: str
    name: str
    language: str
    watch: str


class Leave(_Said, frozen=True):
    """A line is cut."""

    line: int


class Heard(_Said, frozen=True):
    """A message of a client, which has been looked at."""

    line: int
    text: str


class Shelf(_Said, frozen=True):
    """All that is stored of a table that was wanted, with the names of its people; nothing if there is no such one."""

    table: str
    row: TableRow | None = None
    seats: list[SeatRow] = []
    snapshot: bytes = b""
    seq: int = 0
    operations: list[str] = []
    names: dict[str, str] = {}
    elsewhere: bool = False
    """Whether the table lives in another house by now."""
    problem: str = ""
    """Why it cannot be brought."""


class Stored(_Said, frozen=True):
    """A change is on disk, or cannot be stored and why."""

    number: int
    problem: str = ""


class Dug(_Said, frozen=True):
    """A job is done, or cannot be."""

    number: int
    done: bytes | Denial


class Ask(_Said, frozen=True):
    """Something to be replied to."""

    number: int
    question: Question


class Wake(_Said, frozen=True):
    """A new table: its bots may begin."""

    table: str


class Retitle(_Said, frozen=True):
    """A table is called something else."""

    table: str
    title: str


class Rename(_Said, frozen=True):
    """A person is called something else."""

    person: str
    name: str


class Ping(_Said, frozen=True):
    """How are you?"""


class Stop(_Said, frozen=True):
    """Put everything away and end."""


class Vacate(_Said, frozen=True):
    """Every table may be another server's by now: let go of them all as they are."""


ToHouse = Join | Leave | Heard | Shelf | Stored | Dug | Ask | Wake | Retitle | Rename | Ping | Stop | Vacate


# --- from a house ------------------------------------------------------------------------------------------


class Say(_Said, frozen=True):
    """A message for a client."""

    line: int
    data: bytes


class Close(_Said, frozen=True):
    """A line is to be closed."""

    line: int
    code: int
    reason: str


class Want(_Said, frozen=True):
    """A table is wanted."""

    table: str


class Gone(_Said, frozen=True):
    """A table is not in memory any more."""

    table: str


class Write(_Said, frozen=True):
    """A change is to be written."""

    number: int
    change: Change


class SayLater(_Said, frozen=True):
    """A message for a client, once a change is on disk; if it cannot be stored, never."""

    number: int
    line: int
    data: bytes


class Dig(_Said, frozen=True):
    """A job is to be done, for a table."""

    number: int
    whose: str
    job: AnyJob


class Reply(_Said, frozen=True):
    """The reply to a question."""

    number: int
    done: bytes | Denial


class JoinAgain(_Said, frozen=True):
    """Somebody came to a table that lives elsewhere; what they have said by now is for there too."""

    line: int
    said: list[str]


class Elsewhere(_Said, frozen=True):
    """A table takes too long for this house: it must live where it keeps nobody waiting."""

    table: str


class Aside(_Said, frozen=True):
    """A table has been set aside: nobody may open it."""

    table: str


class Pong(_Said, frozen=True):
    """So many tables are in memory, so many have had to stop, so many bytes are used."""

    tables: int
    broken: int
    memory: int


FromHouse = Say | Close | Want | Gone | Write | SayLater | Dig | Reply | JoinAgain | Elsewhere | Aside | Pong
