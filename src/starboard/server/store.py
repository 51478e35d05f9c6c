"""Storage: tables as a snapshot and the operations since, people, seats and links.

Everything that changes goes through one writer thread that commits in groups: callers hand over a change and
get a future that is done when the change is on disk. An acknowledged answer survives a killed process.
"""

from __future__ import annotations

import queue
import sqlite3
import threading
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import Any, Protocol, TypeVar

import msgspec

from starboard.core.errors import StarboardError

T = TypeVar("T")

SCHEMA = """
CREATE TABLE IF NOT EXISTS person (
    id TEXT PRIMARY KEY,
    secret TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    made REAL NOT NULL
);
CREATE TABLE IF NOT EXISTS game_table (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    title TEXT NOT NULL,
    host TEXT NOT NULL REFERENCES person(id),
    watch TEXT NOT NULL UNIQUE,
    made REAL NOT NULL,
    moved REAL NOT NULL,
    seq INTEGER NOT NULL,
    status TEXT NOT NULL,
    snapshot BLOB NOT NULL,
    snapshot_seq INTEGER NOT NULL
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
    body BLOB NOT NULL,
    PRIMARY KEY (game_table, seq)
) WITHOUT ROWID;
"""


class StoreError(StarboardError):
    """The storage cannot be used; says which and why."""


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


class SeatRow(msgspec.Struct, frozen=True):
    """A seat: who holds it (a person, or nobody yet), its invitation, the bot that plays it if any."""

    number: int
    holder: str
    invite: str
    bot: str
    seen: int


class Store(Protocol):
    """What the server needs of a database. Reads are direct; writes are durable when their future is done."""

    def close(self) -> None: ...
    def person_by_secret(self, secret: str) -> PersonRow | None: ...
    def person(self, id: str) -> PersonRow | None: ...
    def add_person(self, id: str, secret: str, name: str, now: float) -> Future[None]: ...
    def rename_person(self, id: str, name: str) -> Future[None]: ...
    def add_table(self, row: TableRow, seats: Sequence[SeatRow], snapshot: bytes) -> Future[None]: ...
    def table(self, id: str) -> TableRow | None: ...
    def table_by_watch(self, watch: str) -> TableRow | None: ...
    def table_by_invite(self, invite: str) -> tuple[TableRow, SeatRow] | None: ...
    def tables_of(self, person: str) -> list[TableRow]: ...
    def seats(self, table: str) -> list[SeatRow]: ...
    def set_seat(self, table: str, seat: SeatRow) -> Future[None]: ...
    def load(self, table: str) -> tuple[bytes, int, list[bytes]]: ...
    def append(self, table: str, seq: int, body: bytes, status: str, now: float) -> Future[None]: ...
    def put_away(self, table: str, seq: int, snapshot: bytes) -> Future[None]: ...


_Write = tuple[Callable[[sqlite3.Connection], None], "Future[None]"]


class SqliteStore:
    """The embedded default: one file, WAL, `synchronous=FULL`, one writer with group commit."""

    def __init__(self, path: str | Path) -> None:
        self.path = str(path)
        try:
            self._writer_connection = self._connect()
            self._writer_connection.executescript(SCHEMA)
            self._writer_connection.commit()
            self._reader = self._connect()
        except sqlite3.Error as problem:
            raise StoreError(f"the database '{self.path}' cannot be used: {problem}") from None
        self._queue: queue.SimpleQueue[_Write | None] = queue.SimpleQueue()
        self.commits = 0
        self._writer = threading.Thread(target=self._write_loop, name="store-writer", daemon=True)
        self._writer.start()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, check_same_thread=False, isolation_level=None, timeout=30)
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA foreign_keys=ON")
        return connection

    def close(self) -> None:
        """Write what is waiting and stop."""
        self._queue.put(None)
        self._writer.join()
        self._reader.close()
        self._writer_connection.close()

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

    def _gather(self, first: _Write) -> tuple[list[_Write], bool]:
        """Everything that waits now is committed together."""
        group = [first]
        while True:
            try:
                write = self._queue.get_nowait()
            except queue.Empty:
                return group, False
            if write is None:
                return group, True
            group.append(write)

    def _commit(self, group: list[_Write]) -> None:
        connection = self._writer_connection
        failed: dict[int, BaseException] = {}
        connection.execute("BEGIN IMMEDIATE")
        for place, (change, _) in enumerate(group):
            connection.execute("SAVEPOINT change")
            try:
                change(connection)
            except sqlite3.Error as problem:
                connection.execute("ROLLBACK TO change")
                failed[place] = problem
            connection.execute("RELEASE change")
        try:
            connection.execute("COMMIT")
            self.commits += 1
        except sqlite3.Error as problem:
            connection.execute("ROLLBACK")
            failed = dict.fromkeys(range(len(group)), problem)
        for place, (_, done) in enumerate(group):
            if place in failed:
                done.set_exception(StoreError(f"a change could not be stored: {failed[place]}"))
            else:
                done.set_result(None)

    def _write(self, change: Callable[[sqlite3.Connection], None]) -> Future[None]:
        done: Future[None] = Future()
        self._queue.put((change, done))
        return done

    # --- people ----------------------------------------------------------------------------------------

    def person_by_secret(self, secret: str) -> PersonRow | None:
        return self._one(PersonRow, "SELECT id, name FROM person WHERE secret = ?", (secret,))

    def person(self, id: str) -> PersonRow | None:
        return self._one(PersonRow, "SELECT id, name FROM person WHERE id = ?", (id,))

    def add_person(self, id: str, secret: str, name: str, now: float) -> Future[None]:
        def change(connection: sqlite3.Connection) -> None:
            connection.execute("INSERT INTO person VALUES (?, ?, ?, ?)", (id, secret, name, now))

        return self._write(change)

    def rename_person(self, id: str, name: str) -> Future[None]:
        def change(connection: sqlite3.Connection) -> None:
            connection.execute("UPDATE person SET name = ? WHERE id = ?", (name, id))

        return self._write(change)

    # --- tables ----------------------------------------------------------------------------------------

    def add_table(self, row: TableRow, seats: Sequence[SeatRow], snapshot: bytes) -> Future[None]:
        def change(connection: sqlite3.Connection) -> None:
            connection.execute(
                "INSERT INTO game_table VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (*msgspec.structs.astuple(row), snapshot, row.seq),
            )
            connection.executemany(
                "INSERT INTO seat VALUES (?, ?, ?, ?, ?, ?)",
                [(row.id, *msgspec.structs.astuple(seat)) for seat in seats],
            )

        return self._write(change)

    _TABLE = "SELECT id, game, title, host, watch, made, moved, seq, status FROM game_table"
    _SEAT = "SELECT number, holder, invite, bot, seen FROM seat"

    def table(self, id: str) -> TableRow | None:
        return self._one(TableRow, f"{self._TABLE} WHERE id = ?", (id,))

    def table_by_watch(self, watch: str) -> TableRow | None:
        return self._one(TableRow, f"{self._TABLE} WHERE watch = ?", (watch,))

    def table_by_invite(self, invite: str) -> tuple[TableRow, SeatRow] | None:
        found = self._reader.execute("SELECT game_table FROM seat WHERE invite = ?", (invite,)).fetchone()
        if found is None:
            return None
        row = self.table(found[0])
        seat = self._one(SeatRow, f"{self._SEAT} WHERE invite = ?", (invite,))
        assert row is not None
        assert seat is not None
        return row, seat

    def tables_of(self, person: str) -> list[TableRow]:
        return self._all(
            TableRow,
            f"{self._TABLE} WHERE host = ? OR id IN (SELECT game_table FROM seat WHERE holder = ?) ORDER BY moved DESC",
            (person, person),
        )

    def seats(self, table: str) -> list[SeatRow]:
        return self._all(SeatRow, f"{self._SEAT} WHERE game_table = ? ORDER BY number", (table,))

    def set_seat(self, table: str, seat: SeatRow) -> Future[None]:
        def change(connection: sqlite3.Connection) -> None:
            connection.execute(
                "UPDATE seat SET holder = ?, invite = ?, bot = ?, seen = ? WHERE game_table = ? AND number = ?",
                (seat.holder, seat.invite, seat.bot, seat.seen, table, seat.number),
            )

        return self._write(change)

    def load(self, table: str) -> tuple[bytes, int, list[bytes]]:
        """The last snapshot, its sequence number, and the operations since in order."""
        snapshot, seq = self._reader.execute(
            "SELECT snapshot, snapshot_seq FROM game_table WHERE id = ?", (table,)
        ).fetchone()
        rows = self._reader.execute(
            "SELECT body FROM operation WHERE game_table = ? AND seq > ? ORDER BY seq", (table, seq)
        ).fetchall()
        return snapshot, seq, [body for (body,) in rows]

    def append(self, table: str, seq: int, body: bytes, status: str, now: float) -> Future[None]:
        def change(connection: sqlite3.Connection) -> None:
            connection.execute("INSERT INTO operation VALUES (?, ?, ?)", (table, seq, body))
            connection.execute(
                "UPDATE game_table SET seq = ?, status = ?, moved = ? WHERE id = ?", (seq, status, now, table)
            )

        return self._write(change)

    def put_away(self, table: str, seq: int, snapshot: bytes) -> Future[None]:
        """Keep a snapshot; the operations before it are not needed any more."""

        def change(connection: sqlite3.Connection) -> None:
            connection.execute(
                "UPDATE game_table SET snapshot = ?, snapshot_seq = ? WHERE id = ?", (snapshot, seq, table)
            )
            connection.execute("DELETE FROM operation WHERE game_table = ? AND seq <= ?", (table, seq))

        return self._write(change)

    # --- reading ---------------------------------------------------------------------------------------

    def _one(self, kind: type[T], sql: str, values: Iterable[Any]) -> T | None:
        row = self._reader.execute(sql, tuple(values)).fetchone()
        return None if row is None else kind(*row)

    def _all(self, kind: type[T], sql: str, values: Iterable[Any]) -> list[T]:
        return [kind(*row) for row in self._reader.execute(sql, tuple(values)).fetchall()]


def open_store(address: str) -> Store:
    """The store of a database address: `sqlite:///path/to/file.db`, `sqlite://` for one in memory."""
    kind, _, rest = address.partition("://")
    if kind == "sqlite" and rest.startswith("/"):
        return SqliteStore(rest[1:])
    raise StoreError(f"expected a database address like sqlite:///games.db, got '{address}'")
