"""PostgreSQL behind the same store: for those who have one already, with its backups and its replicas.

One connection writes and one reads. The writer's session holds a lock on the database as long as it lives, so a second
server is refused. A connection that is lost is made again; what was not committed then has not happened, and those who
wait for it are told so.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from concurrent.futures import Future
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

try:
    import psycopg
except ModuleNotFoundError:  # pragma: no cover (the test environment has it)
    from starboard.server.database import StoreError

    raise StoreError("a PostgreSQL database needs psycopg: install starboard-games[postgres]") from None

from starboard.server.database import OURS, VERSION, StoreError
from starboard.server.store import Appending, Change, SqlStore, appends_together

LOCK = 0x57A2B0A2D
"""The number of the lock that a server holds on its database."""
CONNECT_SECONDS = 10
CLAIM_SECONDS = 1.0
"""How long the lock of a server before may last."""

SCHEMA = """
CREATE TABLE IF NOT EXISTS starboard (version INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS person (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    made DOUBLE PRECISION NOT NULL
);
CREATE TABLE IF NOT EXISTS secret (
    hash TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    person TEXT NOT NULL REFERENCES person(id),
    made DOUBLE PRECISION NOT NULL,
    number BIGINT GENERATED ALWAYS AS IDENTITY
);
CREATE INDEX IF NOT EXISTS secret_by_person ON secret(person, kind, number);
CREATE TABLE IF NOT EXISTS game_table (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    title TEXT NOT NULL,
    host TEXT NOT NULL REFERENCES person(id),
    watch TEXT NOT NULL UNIQUE,
    made DOUBLE PRECISION NOT NULL,
    moved DOUBLE PRECISION NOT NULL,
    seq INTEGER NOT NULL,
    status TEXT NOT NULL
);
CREATE INDEX IF NOT EXISTS table_by_host ON game_table(host);
CREATE TABLE IF NOT EXISTS snapshot (
    game_table TEXT PRIMARY KEY REFERENCES game_table(id),
    seq INTEGER NOT NULL,
    body BYTEA NOT NULL
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
    made DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (game_table, seq)
);
CREATE OR REPLACE FUNCTION follow() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE game_table SET seq = NEW.seq, status = NEW.status, moved = NEW.made
    WHERE id = NEW.game_table AND seq = NEW.seq - 1;
    IF NOT FOUND THEN
        RAISE EXCEPTION 'it does not follow the last one kept';
    END IF;
    RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER follow AFTER INSERT ON operation FOR EACH ROW EXECUTE FUNCTION follow();
CREATE TABLE IF NOT EXISTS lesson (
    game_table TEXT PRIMARY KEY REFERENCES game_table(id),
    lesson TEXT NOT NULL,
    chapter INTEGER NOT NULL,
    chapters INTEGER NOT NULL,
    state TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS card (
    game_table TEXT PRIMARY KEY REFERENCES game_table(id),
    body BYTEA NOT NULL
);
CREATE TABLE IF NOT EXISTS fork (
    game_table TEXT PRIMARY KEY REFERENCES game_table(id),
    origin TEXT NOT NULL,
    title TEXT NOT NULL,
    step INTEGER NOT NULL
);
CREATE TABLE IF NOT EXISTS trouble (
    id BIGINT PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
    game_table TEXT NOT NULL REFERENCES game_table(id),
    made DOUBLE PRECISION NOT NULL,
    problem TEXT NOT NULL,
    journal BYTEA NOT NULL
);
"""
APPEND = "INSERT INTO operation VALUES (?, ?, ?, ?, ?)"


class Taken(StoreError):
    """Another server has the database."""


class _Connection:
    """A connection that takes the question marks of the store's SQL."""

    def __init__(self, connection: psycopg.Connection[Any]) -> None:
        self.connection = connection

    def execute(self, sql: str, values: Sequence[Any] = ()) -> psycopg.Cursor[Any]:
        return self.connection.execute(_with_percents(sql), values)

    def executemany(self, sql: str, rows: Iterable[Sequence[Any]]) -> None:
        with self.connection.cursor() as cursor:
            cursor.executemany(_with_percents(sql), list(rows))


def _with_percents(sql: str) -> bytes:
    return sql.replace("?", "%s").encode()


class PostgresStore(SqlStore):
    """A PostgreSQL database: `synchronous_commit` as it is set there, one writer with group commit."""

    errors = psycopg.Error
    outages = (psycopg.OperationalError, Taken)
    latest_secrets = "number"

    def __init__(self, address: str) -> None:
        where = urlsplit(address)
        super().__init__(f"{where.hostname or 'localhost'}{where.path}")
        self._address = address
        try:
            self._writing = self._connect()
            try:
                self._claim()
                self._prepare()
                self._reading = self._connect()
            except BaseException:
                self._writing.close()
                raise
        except psycopg.Error as problem:
            raise StoreError(f"the database '{self.name}' cannot be used: {_told(problem)}") from None
        self._writer.start()

    def _connect(self) -> psycopg.Connection[Any]:
        return psycopg.connect(self._address, autocommit=True, connect_timeout=CONNECT_SECONDS)

    def _claim(self) -> None:
        """Have the database for oneself as long as the writing session lives. The session of a server that was killed
        ends a moment after it."""
        until = time.monotonic() + CLAIM_SECONDS
        while self._writing.execute("SELECT pg_try_advisory_lock(%s)", (LOCK,)).fetchone() != (True,):
            if time.monotonic() > until:
                self._writing.close()  # nothing may be written by a session that has not got it
                raise Taken(f"another server uses the database '{self.name}'; stop it, or give this one another --db")
            time.sleep(0.05)

    def _prepare(self) -> None:
        """Lay out the tables. StoreError, and nothing is written, for a database of another program or release."""
        sql = "SELECT tablename FROM pg_tables WHERE schemaname = current_schema() ORDER BY 1"
        tables = [name for (name,) in self._writing.execute(sql).fetchall()]
        if tables and OURS not in tables:
            other = f"it has no table '{OURS}', but '{tables[0]}'"
            raise StoreError(f"the database '{self.name}' is another program's: {other}")
        if "starboard" in tables:
            found = self._writing.execute("SELECT version FROM starboard").fetchone()
            if found is not None and found != (VERSION,):
                raise StoreError(f"the database '{self.name}' has version {found[0]}; this program reads {VERSION}")
        with self._writing.transaction():
            self._writing.execute(SCHEMA.encode())
            once = "INSERT INTO starboard SELECT %s WHERE NOT EXISTS (SELECT 1 FROM starboard)"
            self._writing.execute(once, (VERSION,))

    def probe(self) -> Future[None]:
        return self._write(lambda db: db.execute("UPDATE starboard SET version = version"))

    def _let_go(self) -> None:
        self._reading.close()
        with suppress(psycopg.Error):  # a session ends a moment after it is closed; the next server need not wait
            self._writing.execute("SELECT pg_advisory_unlock(%s)", (LOCK,))
        self._writing.close()

    # --- writing and reading ---------------------------------------------------------------------------

    def _make(self, changes: Sequence[Change | Appending]) -> None:
        if self._writing.closed:
            self._writing = self._connect()
            self._claim()
        database = _Connection(self._writing)
        with self._writing.transaction():
            for call in appends_together(changes, _append):
                call(database)

    def _rows(self, sql: str, values: Iterable[Any]) -> list[Any]:
        try:
            return _Connection(self._reading).execute(sql, tuple(values)).fetchall()
        except psycopg.OperationalError:
            if self._closed:
                raise
            with suppress(psycopg.Error):
                self._reading.close()
            self._reading = self._connect()
            return _Connection(self._reading).execute(sql, tuple(values)).fetchall()


def _append(db: _Connection, rows: list[Appending]) -> None:
    db.executemany(APPEND, rows)


def _told(problem: psycopg.Error) -> str:
    """What went wrong, on one line."""
    return " ".join(str(problem).split())
