"""Storage: tables as a snapshot and the operations since, people, seats and links.

Everything that changes goes through one writer thread that commits in groups: callers hand over a change and
get a future that is done when the change is on disk. An acknowledged answer survives a killed process.

What was written first goes to the write-ahead log (WAL). Overwriting a file is synced in half the time that
appending to it takes, so the log is made large at once and started over from time to time. Copying it into the
database is slow, so another thread does most of that while the writer goes on.
"""

from __future__ import annotations

import asyncio
import os
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Future
from itertools import groupby
from pathlib import Path
from typing import IO, Any, Literal, NamedTuple, Protocol, TypeVar

import msgspec
import structlog

from starboard.server.database import POSTGRES, VERSION, StoreError, claim, inspect, path_of

log = structlog.get_logger()

T = TypeVar("T")

SCHEMA = """
CREATE TABLE IF NOT EXISTS person (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    made REAL NOT NULL
);
CREATE TABLE IF NOT EXISTS secret (
    hash TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    person TEXT NOT NULL REFERENCES person(id),
    made REAL NOT NULL
);
CREATE INDEX IF NOT EXISTS secret_by_person ON secret(person, kind, made);
CREATE TABLE IF NOT EXISTS game_table (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    title TEXT NOT NULL,
    host TEXT NOT NULL REFERENCES person(id),
    watch TEXT NOT NULL UNIQUE,
    made REAL NOT NULL,
    moved REAL NOT NULL,
    seq INTEGER NOT NULL,
    status TEXT NOT NULL
);
CREATE INDEX IF NOT EXISTS table_by_host ON game_table(host);
CREATE TABLE IF NOT EXISTS snapshot (
    game_table TEXT PRIMARY KEY REFERENCES game_table(id),
    seq INTEGER NOT NULL,
    body BLOB NOT NULL
);
CREATE TABLE IF NOT EXISTS seat (
    game_table TEXT NOT NULL REFERENCES game_table(id),
    number INTEGER NOT NULL,
    holder TEXT NOT NULL,
    invite TEXT NOT NULL UNIQUE,
    bot TEXT NOT NULL,
    seen INTEGER NOT NULL,
    PRIMARY KEY (game_table, number)
);
CREATE INDEX IF NOT EXISTS seat_by_holder ON seat(holder);
CREATE TABLE IF NOT EXISTS operation (
    game_table TEXT NOT NULL REFERENCES game_table(id),
    seq INTEGER NOT NULL,
    body TEXT NOT NULL,
    status TEXT NOT NULL,
    made REAL NOT NULL,
    PRIMARY KEY (game_table, seq)
) WITHOUT ROWID;
CREATE TRIGGER IF NOT EXISTS follow AFTER INSERT ON operation BEGIN
    SELECT RAISE(ABORT, 'it does not follow the last one kept')
    WHERE NOT EXISTS (SELECT 1 FROM game_table WHERE id = NEW.game_table AND seq = NEW.seq - 1);
    UPDATE game_table SET seq = NEW.seq, status = NEW.status, moved = NEW.made WHERE id = NEW.game_table;
END;
CREATE TABLE IF NOT EXISTS lesson (
    game_table TEXT PRIMARY KEY REFERENCES game_table(id),
    lesson TEXT NOT NULL,
    chapter INTEGER NOT NULL,
    chapters INTEGER NOT NULL,
    state TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS card (
    game_table TEXT PRIMARY KEY REFERENCES game_table(id),
    body BLOB NOT NULL
);
CREATE TABLE IF NOT EXISTS fork (
    game_table TEXT PRIMARY KEY REFERENCES game_table(id),
    origin TEXT NOT NULL,
    title TEXT NOT NULL,
    step INTEGER NOT NULL
);
CREATE TABLE IF NOT EXISTS trouble (
    id INTEGER PRIMARY KEY,
    game_table TEXT NOT NULL REFERENCES game_table(id),
    made REAL NOT NULL,
    problem TEXT NOT NULL,
    journal BLOB NOT NULL
);
"""

SecretKind = Literal["cookie", "key"]
"""A secret is what a browser's cookie holds, or a key to carry oneself to another device."""
MOST_SECRETS = 20
"""How many secrets of a kind a person has; the first one made goes when there are more, whatever the clock says."""
MOST_LISTED = 200
"""How many of a person's tables are listed, the latest first."""
LOG_BYTES = 16 * 1024 * 1024
"""How large the write-ahead log is made at the start."""
COPY_CHANGES = 1_000
"""After so many changes the log is copied into the database, and started over."""


class PersonRow(msgspec.Struct, frozen=True):
    """Somebody who plays: kept by a secret in a cookie, carried by a key."""

    id: str
    name: str


class TableRow(msgspec.Struct, frozen=True):
    """A table as the lobby lists it."""

    id: str
    game: str
    title: str
    host: str
    watch: str
    made: float
    moved: float
    seq: int
    status: str


class ForkRow(msgspec.Struct, frozen=True):
    """Where a table comes from: the table it left, what that was called, and after how many entries."""

    origin: str
    title: str
    step: int


class SeatRow(msgspec.Struct, frozen=True):
    """A seat: who holds it (a person, or nobody yet), its invitation, the bot that plays it if any, and the change
    up to which its holder has looked."""

    number: int
    holder: str
    invite: str
    bot: str = ""
    seen: int = 0


class LessonRow(msgspec.Struct, frozen=True):
    """How far a lesson has come at a table, for the lobby: `on`, `left` or `over`."""

    lesson: str
    chapter: int
    chapters: int
    state: str


class Holder(NamedTuple):
    """A server that has a table, and where the other servers reach it."""

    server: str
    address: str


class Listener(Protocol):
    """Who is told what happens in a database that several servers share; from a thread of the store."""

    def struck_off(self) -> None: ...
    def server_gone(self, server: str) -> None: ...
    def renamed(self, person: str, name: str) -> None: ...


class Sharing(Protocol):
    """What a database does for several servers: each of them is on a list as long as it shows that it lives, and each
    table is claimed by one of them."""

    server: str
    """What this server is called on the list."""
    password: bytes
    """What only servers of this database know."""

    def enlist(self, address: str, listener: Listener) -> None: ...
    def claim(self, table: str) -> Future[None]: ...
    def release(self, table: str) -> Future[None]: ...
    def holders(self, tables: Sequence[str]) -> dict[str, Holder]: ...


class Store(Protocol):
    """What the server needs of a database. Reads are direct; writes are durable when their future is done.

    Writes are carried out in the order they are given. Secrets come hashed.
    """

    commits: int
    """How often something was written, so far."""
    sharing: Sharing | None
    """How several servers share it, if they can."""

    def close(self) -> None: ...
    def check(self) -> None: ...
    def probe(self) -> Future[None]: ...
    def call_back_in(self, loop: asyncio.AbstractEventLoop) -> None: ...
    def person(self, id: str) -> PersonRow | None: ...
    def person_by_secret(self, kind: SecretKind, hash: str) -> PersonRow | None: ...
    def add_person(self, id: str, name: str, now: float) -> Future[None]: ...
    def add_secret(self, kind: SecretKind, hash: str, person: str, now: float) -> Future[None]: ...
    def rename_person(self, id: str, name: str) -> Future[None]: ...
    def add_table(self, row: TableRow, seats: Sequence[SeatRow], snapshot: bytes) -> Future[None]: ...
    def table(self, id: str) -> TableRow | None: ...
    def rename_table(self, id: str, title: str) -> Future[None]: ...
    def delete_table(self, id: str) -> Future[None]: ...
    def add_fork(self, table: str, fork: ForkRow) -> Future[None]: ...
    def fork(self, table: str) -> ForkRow | None: ...
    def keep_card(self, table: str, body: bytes) -> Future[None]: ...
    def card(self, table: str) -> bytes | None: ...
    def table_by_invite(self, invite: str) -> tuple[TableRow, SeatRow] | None: ...
    def tables_of(self, person: str) -> list[TableRow]: ...
    def hosted_by(self, person: str) -> int: ...
    def seats(self, table: str) -> list[SeatRow]: ...
    def set_seat(self, table: str, seat: SeatRow) -> Future[None]: ...
    def lessons_of(self, person: str) -> dict[str, LessonRow]: ...
    def set_lesson(self, table: str, row: LessonRow) -> Future[None]: ...
    def load(self, table: str) -> tuple[bytes, int, list[str]]: ...
    def append(self, table: str, seq: int, body: bytes, status: str, now: float) -> Future[None]: ...
    def put_away(self, table: str, seq: int, snapshot: bytes) -> Future[None]: ...
    def add_trouble(self, table: str, problem: str, journal: bytes, now: float) -> Future[None]: ...


class Appending(NamedTuple):
    """An operation to be kept."""

    game_table: str
    seq: int
    body: str
    status: str
    made: float


class Changing:
    """Another change to a table that is being played."""

    def __init__(self, game_table: str, change: Callable[[Any], object]) -> None:
        self.game_table = game_table
        self._change = change

    def __call__(self, db: Any) -> object:
        return self._change(db)


class Database(Protocol):
    """A connection on which a change is made. Values stand for question marks."""

    def execute(self, sql: str, values: Sequence[Any] = ..., /) -> Any: ...
    def executemany(self, sql: str, rows: Iterable[Sequence[Any]], /) -> Any: ...


Change = Callable[[Any], object]
_Write = tuple[Change | Appending, "Future[None]"]

_ROW = ", ".join(f"json_extract(value, '$[{place}]')" for place in range(len(Appending._fields)))
_KEEP_CARD = "INSERT INTO card VALUES (?, ?) ON CONFLICT (game_table) DO UPDATE SET body = EXCLUDED.body"
_SET_LESSON = (
    "INSERT INTO lesson VALUES (?, ?, ?, ?, ?) ON CONFLICT (game_table) DO UPDATE SET lesson = EXCLUDED.lesson, "
    "chapter = EXCLUDED.chapter, chapters = EXCLUDED.chapters, state = EXCLUDED.state"
)
_APPEND = f"INSERT INTO operation SELECT {_ROW} FROM json_each(?)"


class SqlStore:
    """What a store is whatever database is behind it: one writer with group commit, changes and questions in the SQL
    that SQLite and PostgreSQL both understand."""

    errors: type[Exception] = Exception
    """What a database raises."""
    outages: tuple[type[Exception], ...] = ()
    """What a database raises that takes nothing at all."""
    sharing: Sharing | None = None
    latest_secrets = "made"
    """What secrets are ordered by, in the order they were made, whatever the clock says."""

    def __init__(self, name: str) -> None:
        self.name = name
        """What it is called in sentences."""
        self.commits = 0
        self._closed = False
        self._loop: asyncio.AbstractEventLoop | None = None
        self._gathered: list[_Write] = []
        self._queue: queue.SimpleQueue[list[_Write] | None] = queue.SimpleQueue()
        self._failing = ""
        """Why nothing can be stored, and since when; nothing while all is well."""
        self._writer = threading.Thread(target=self._write_loop, name="store-writer", daemon=True)

    # --- what a database does in its own way -----------------------------------------------------------

    def probe(self) -> Future[None]:
        """Write something that changes nothing, to see whether anything can be written."""
        raise NotImplementedError

    def _make(self, changes: Sequence[Change | Appending]) -> None:
        """Make some changes in one transaction: all of them, or none if one fails."""
        raise NotImplementedError

    def _rows(self, sql: str, values: Iterable[Any]) -> list[Any]:
        """The rows that answer a question."""
        raise NotImplementedError

    def _let_go(self) -> None:
        """The writer has stopped: everything that is open is closed."""
        raise NotImplementedError

    def _committed(self, changes: int) -> None:
        """So many changes are on disk, and those who wait have been told."""

    def close(self) -> None:
        """Write what is waiting and stop."""
        if self._closed:
            return
        self._closed = True
        self._hand_over()
        self._queue.put(None)
        self._writer.join()
        self._let_go()

    def check(self) -> None:
        """StoreError if nothing can be read or written."""
        self._row("SELECT 1 FROM game_table LIMIT 1", ())
        if self._closed or not self._writer.is_alive():
            raise StoreError(f"nobody writes to the database '{self.name}'")
        if self._failing:
            raise StoreError(self._failing)

    def call_back_in(self, loop: asyncio.AbstractEventLoop) -> None:
        """From now on, futures are done in the thread of this loop, those of one commit all at once. What is given
        in one turn of the loop is handed to the writer together."""
        if self._loop is not loop:
            self._hand_over()
            self._loop = loop

    # --- writing ---------------------------------------------------------------------------------------

    def _write_loop(self) -> None:
        while True:
            first = self._queue.get()
            if first is None:
                return
            group, stop = self._gather(first)
            self._commit(group)
            if stop:
                return

    def _gather(self, group: list[_Write]) -> tuple[list[_Write], bool]:
        """Everything that waits now is committed together."""
        while True:
            try:
                more = self._queue.get_nowait()
            except queue.Empty:
                return group, False
            if more is None:
                return group, True
            group += more

    def _commit(self, group: list[_Write]) -> None:
        failed: dict[int, Exception] = {}
        try:
            self._make([change for change, _ in group])
        except Exception:
            failed = self._make_one_by_one([change for change, _ in group])
        self.commits += 1
        self._note_health(failed, len(group))
        self._call_back(group, failed)
        self._committed(len(group))

    def _note_health(self, failed: dict[int, Exception], changes: int) -> None:
        """Remember since when the database takes nothing. A change that does not fit is no sign of that."""
        problem = next((each for each in failed.values() if isinstance(each, self.outages)), None)
        if problem is None or len(failed) < changes:
            self._failing = ""
        elif not self._failing:
            since = time.strftime("%Y-%m-%d %H:%M:%S %Z")
            self._failing = f"nothing can be stored in '{self.name}' since {since}: {problem}"

    def _call_back(self, group: list[_Write], failed: dict[int, Exception]) -> None:
        try:
            if self._loop is not None:
                self._loop.call_soon_threadsafe(_settle, group, failed)
                return
        except RuntimeError:
            self._loop = None  # it has been closed
        _settle(group, failed)

    def _make_one_by_one(self, changes: Sequence[Change | Appending]) -> dict[int, Exception]:
        """Make those changes that can be made; which cannot, and why."""
        failed: dict[int, Exception] = {}
        for place, change in enumerate(changes):
            try:
                self._make([change])
            except Exception as problem:
                failed[place] = problem
        return failed

    def _write(self, change: Change | Appending) -> Future[None]:
        done: Future[None] = Future()
        if self._closed:
            done.set_exception(StoreError("the store is closed"))
        elif self._in_loop():
            if not self._gathered:
                asyncio.get_running_loop().call_soon(self._hand_over)
            self._gathered.append((change, done))
        else:
            self._queue.put([(change, done)])
        return done

    def _write_at(self, table: str, change: Change) -> Future[None]:
        """Only whoever plays a table makes such a change."""
        return self._write(Changing(table, change))

    def _in_loop(self) -> bool:
        try:
            return asyncio.get_running_loop() is self._loop
        except RuntimeError:
            return False

    def _hand_over(self) -> None:
        """Give the writer what was gathered; each time it wakes up, the loop has to wait for it a little."""
        if self._gathered:
            self._queue.put(self._gathered)
            self._gathered = []

    # --- people ----------------------------------------------------------------------------------------

    def person(self, id: str) -> PersonRow | None:
        return self._one(PersonRow, "SELECT id, name FROM person WHERE id = ?", (id,))

    def person_by_secret(self, kind: SecretKind, hash: str) -> PersonRow | None:
        sql = "SELECT person.id, name FROM secret JOIN person ON person.id = person WHERE hash = ? AND kind = ?"
        return self._one(PersonRow, sql, (hash, kind))

    def add_person(self, id: str, name: str, now: float) -> Future[None]:
        return self._write(lambda db: db.execute("INSERT INTO person VALUES (?, ?, ?)", (id, name, now)))

    def add_secret(self, kind: SecretKind, hash: str, person: str, now: float) -> Future[None]:
        def change(db: Database) -> None:
            db.execute("INSERT INTO secret VALUES (?, ?, ?, ?)", (hash, kind, person, now))
            kept = f"SELECT hash FROM secret WHERE person = ? AND kind = ? ORDER BY {self.latest_secrets} DESC LIMIT ?"
            db.execute(
                f"DELETE FROM secret WHERE person = ? AND kind = ? AND hash NOT IN ({kept})",
                (person, kind, person, kind, MOST_SECRETS),
            )

        return self._write(change)

    def rename_person(self, id: str, name: str) -> Future[None]:
        return self._write(lambda db: db.execute("UPDATE person SET name = ? WHERE id = ?", (name, id)))

    # --- tables ----------------------------------------------------------------------------------------

    def add_table(self, row: TableRow, seats: Sequence[SeatRow], snapshot: bytes) -> Future[None]:
        def change(db: Database) -> None:
            db.execute("INSERT INTO game_table VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", msgspec.structs.astuple(row))
            db.execute("INSERT INTO snapshot VALUES (?, ?, ?)", (row.id, row.seq, snapshot))
            db.executemany(
                "INSERT INTO seat VALUES (?, ?, ?, ?, ?, ?)",
                [(row.id, *msgspec.structs.astuple(seat)) for seat in seats],
            )

        return self._write(change)

    _TABLE = "SELECT id, game, title, host, watch, made, moved, seq, status FROM game_table"
    _SEAT = "SELECT number, holder, invite, bot, seen FROM seat"

    def table(self, id: str) -> TableRow | None:
        return self._one(TableRow, f"{self._TABLE} WHERE id = ?", (id,))

    def rename_table(self, id: str, title: str) -> Future[None]:
        return self._write(lambda db: db.execute("UPDATE game_table SET title = ? WHERE id = ?", (title, id)))

    def delete_table(self, id: str) -> Future[None]:
        """A table is gone for good, with everything that belongs to it."""

        def change(db: Database) -> None:
            for part in ("operation", "snapshot", "seat", "lesson", "card", "fork", "trouble"):
                db.execute(f"DELETE FROM {part} WHERE game_table = ?", (id,))
            db.execute("DELETE FROM game_table WHERE id = ?", (id,))

        return self._write(change)

    def add_fork(self, table: str, fork: ForkRow) -> Future[None]:
        values = (table, *msgspec.structs.astuple(fork))
        return self._write(lambda db: db.execute("INSERT INTO fork VALUES (?, ?, ?, ?)", values))

    def fork(self, table: str) -> ForkRow | None:
        return self._one(ForkRow, "SELECT origin, title, step FROM fork WHERE game_table = ?", (table,))

    def keep_card(self, table: str, body: bytes) -> Future[None]:
        """What the lobby tells of a table that is not in memory."""
        return self._write_at(table, lambda db: db.execute(_KEEP_CARD, (table, body)))

    def card(self, table: str) -> bytes | None:
        row = self._row("SELECT body FROM card WHERE game_table = ?", (table,))
        return None if row is None else bytes(row[0])

    def table_by_invite(self, invite: str) -> tuple[TableRow, SeatRow] | None:
        row = self._one(TableRow, f"{self._TABLE} WHERE id = (SELECT game_table FROM seat WHERE invite = ?)", (invite,))
        seat = self._one(SeatRow, f"{self._SEAT} WHERE invite = ?", (invite,))
        return (row, seat) if row and seat else None

    def tables_of(self, person: str) -> list[TableRow]:
        """The tables a person made or sits at, the latest first."""
        return self._all(
            TableRow,
            f"{self._TABLE} WHERE host = ? OR id IN (SELECT game_table FROM seat WHERE holder = ?) "
            "ORDER BY moved DESC LIMIT ?",
            (person, person, MOST_LISTED),
        )

    def lessons_of(self, person: str) -> dict[str, LessonRow]:
        """How far the lessons have come at the tables where a person sits, by table."""
        rows = self._read(
            "SELECT game_table, lesson, chapter, chapters, state FROM lesson "
            "WHERE game_table IN (SELECT game_table FROM seat WHERE holder = ?)",
            (person,),
        )
        return {table: LessonRow(*rest) for table, *rest in rows}

    def set_lesson(self, table: str, row: LessonRow) -> Future[None]:
        """Keep how far a lesson has come."""
        return self._write_at(table, lambda db: db.execute(_SET_LESSON, (table, *msgspec.structs.astuple(row))))

    def hosted_by(self, person: str) -> int:
        """How many tables a person has made."""
        return int(self._row("SELECT count(*) FROM game_table WHERE host = ?", (person,))[0])

    def seats(self, table: str) -> list[SeatRow]:
        return self._all(SeatRow, f"{self._SEAT} WHERE game_table = ? ORDER BY number", (table,))

    def set_seat(self, table: str, seat: SeatRow) -> Future[None]:
        """Keep a seat; one that somebody holds stays theirs."""

        def change(db: Database) -> None:
            done = db.execute(
                "UPDATE seat SET holder = ?, invite = ?, bot = ?, seen = ? "
                "WHERE game_table = ? AND number = ? AND holder IN ('', ?)",
                (*msgspec.structs.astuple(seat)[1:], table, seat.number, seat.holder),
            )
            if done.rowcount != 1:
                raise StoreError(f"seat {seat.number} of table {table} is somebody else's")

        return self._write_at(table, change)

    def load(self, table: str) -> tuple[bytes, int, list[str]]:
        """The last snapshot, its sequence number, and the operations since in order."""
        seq, snapshot = self._row("SELECT seq, body FROM snapshot WHERE game_table = ?", (table,))
        rows = self._read("SELECT body FROM operation WHERE game_table = ? AND seq > ? ORDER BY seq", (table, seq))
        return snapshot, seq, [body for (body,) in rows]

    def append(self, table: str, seq: int, body: bytes, status: str, now: float) -> Future[None]:
        """Keep the operation after number `seq - 1`; if that is not the last one, nothing is kept."""
        return self._write(Appending(table, seq, body.decode(), status, now))

    def put_away(self, table: str, seq: int, snapshot: bytes) -> Future[None]:
        """Keep a snapshot, unless there is a later one; the operations before it are not needed any more."""

        def change(db: Database) -> None:
            sql = "UPDATE snapshot SET body = ?, seq = ? WHERE game_table = ? AND seq <= ?"
            if db.execute(sql, (snapshot, seq, table, seq)).rowcount == 1:
                db.execute("DELETE FROM operation WHERE game_table = ? AND seq <= ?", (table, seq))

        return self._write_at(table, change)

    def add_trouble(self, table: str, problem: str, journal: bytes, now: float) -> Future[None]:
        """Keep the journal of a table that broke, with what was wrong."""
        sql = "INSERT INTO trouble (game_table, made, problem, journal) VALUES (?, ?, ?, ?)"
        return self._write_at(table, lambda db: db.execute(sql, (table, now, problem, journal)))

    # --- reading ---------------------------------------------------------------------------------------

    def _read(self, sql: str, values: Iterable[Any]) -> list[Any]:
        """The rows that answer a question. StoreError if the database gives none."""
        try:
            return self._rows(sql, values)
        except self.errors as problem:
            raise StoreError(f"the database '{self.name}' cannot be read: {' '.join(str(problem).split())}") from None

    def _row(self, sql: str, values: Iterable[Any]) -> Any:
        return next(iter(self._read(sql, values)), None)

    def _one(self, kind: type[T], sql: str, values: Iterable[Any]) -> T | None:
        row = self._row(sql, values)
        return None if row is None else kind(*row)

    def _all(self, kind: type[T], sql: str, values: Iterable[Any]) -> list[T]:
        return [kind(*row) for row in self._read(sql, values)]


class SqliteStore(SqlStore):
    """The embedded default: one file, WAL, `synchronous=FULL`, one writer with group commit."""

    errors = sqlite3.Error
    outages = (sqlite3.OperationalError,)
    latest_secrets = "rowid"

    def __init__(self, path: str | Path) -> None:
        super().__init__(str(path))
        self.path = os.path.realpath(path)  # whatever it is called, there is one lock and one log for a file
        self._to_copy = threading.Event()
        self._copied = threading.Event()
        self._is_copying = False
        self._changes = 0
        self._claim: IO[bytes] | None = None
        try:
            inspect(self.path)
            self._claim = claim(self.path)
            self._writing = self._connect()
            self._prepare()
            self._reading = self._connect()
            self._copying = self._connect()
            self._file = self._found()
        except StoreError:
            self._unclaim()
            raise
        except (sqlite3.Error, OSError) as problem:
            self._unclaim()
            raise StoreError(f"the database '{self.path}' cannot be used: {problem}") from None
        self._writer.start()
        self._copier = threading.Thread(target=self._copy_loop, name="store-copier", daemon=True)
        self._copier.start()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, check_same_thread=False, isolation_level=None, timeout=30)
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA foreign_keys=ON")
        connection.execute("PRAGMA wal_autocheckpoint=0")
        return connection

    def _prepare(self) -> None:
        self._writing.executescript(f"BEGIN IMMEDIATE; {SCHEMA} PRAGMA user_version = {VERSION}; COMMIT")
        self._lengthen_log()

    def _lengthen_log(self) -> None:
        """Fill the log up with zeros, which nobody takes for a change."""
        with open(f"{self.path}-wal", "r+b") as file:
            missing = LOG_BYTES - file.seek(0, os.SEEK_END)
            file.write(bytes(max(missing, 0)))
            file.flush()
            os.fsync(file.fileno())

    def _let_go(self) -> None:
        self._to_copy.set()
        self._copier.join()
        self._copying.close()
        self._reading.close()
        self._writing.close()
        self._unclaim()

    def _unclaim(self) -> None:
        if self._claim is not None:
            self._claim.close()

    def _found(self) -> tuple[int, int]:
        """Which file is there under the database's name."""
        found = os.stat(self.path)
        return found.st_dev, found.st_ino

    def _is_there(self) -> bool:
        """Whether the file that is open is still the one people will find: what is written to another is lost."""
        try:
            return self._found() == self._file
        except OSError:
            return False

    def check(self) -> None:
        super().check()
        if not self._is_there():
            raise StoreError(f"the database '{self.path}' is gone")

    def probe(self) -> Future[None]:
        """Write something that changes nothing, to see whether anything can be written."""
        return self._write(lambda db: db.execute(f"PRAGMA user_version = {VERSION}"))

    def _rows(self, sql: str, values: Iterable[Any]) -> list[Any]:
        return self._reading.execute(sql, tuple(values)).fetchall()

    def _make(self, changes: Sequence[Change | Appending]) -> None:
        """Make some changes in one transaction: all of them, or none if one fails."""
        if not self._is_there():
            raise sqlite3.OperationalError("the file is gone")
        calls = appends_together(changes, _append)
        if len(calls) == 1 and isinstance(changes[0], Appending):
            calls[0](self._writing)  # a single statement is a transaction by itself
            return
        try:
            self._writing.execute("BEGIN IMMEDIATE")
            for call in calls:
                call(self._writing)
            self._writing.execute("COMMIT")
        except Exception:
            if self._writing.in_transaction:
                self._writing.execute("ROLLBACK")
            raise

    # --- the write-ahead log ---------------------------------------------------------------------------

    def _copy_loop(self) -> None:
        """Copy the log while the writer goes on. The writer copies the little that came meanwhile, and as then
        nothing is left, its next change starts the log over."""
        while True:
            self._to_copy.wait()
            if self._closed:
                return
            self._to_copy.clear()
            self._copy_log(self._copying)
            self._copied.set()

    def _copy_log(self, connection: sqlite3.Connection) -> None:
        try:
            connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
        except sqlite3.Error as problem:
            log.error("log-not-copied", problem=str(problem))

    def _committed(self, changes: int) -> None:
        """Have the log copied every now and then, by one connection at a time: SQLite before 3.51.3 can spoil a log
        that is copied by two, or copied again while it is being started over."""
        self._changes += changes
        if self._copied.is_set():
            self._copied.clear()
            self._copy_log(self._writing)
            self._is_copying = False
        elif self._changes >= COPY_CHANGES and not self._is_copying:
            self._changes = 0
            self._is_copying = True
            self._to_copy.set()


def appends_together(
    changes: Sequence[Change | Appending], append: Callable[[Any, list[Appending]], object]
) -> list[Change]:
    """The calls of the database that make some changes.

    Every call lets the thread that plays go on, and has to wait for it when it comes back. So operations that stand
    one after the other are kept by one call.
    """
    calls: list[Change] = []
    for _, run in groupby(changes, lambda change: isinstance(change, Appending)):
        appends: list[Appending] = []
        for change in run:
            if isinstance(change, Appending):
                appends.append(change)
            else:
                calls.append(change)
        if appends:
            calls.append(lambda db, rows=appends: append(db, rows))  # type: ignore[misc]
    return calls


def _append(db: sqlite3.Connection, rows: list[Appending]) -> None:
    db.execute(_APPEND, (msgspec.json.encode(rows).decode(),))


def _settle(group: list[_Write], failed: dict[int, Exception]) -> None:
    """Tell those who wait what became of their changes; whoever waits no more is not told."""
    for place, (_, done) in enumerate(group):
        if done.cancelled():
            continue
        if place in failed:
            done.set_exception(StoreError(f"a change could not be stored: {failed[place]}"))
        else:
            done.set_result(None)


def open_store(address: str) -> Store:
    """The store of a database address."""
    if address.startswith(POSTGRES):
        from starboard.server.postgres import PostgresStore

        return PostgresStore(address)
    return SqliteStore(path_of(address))
