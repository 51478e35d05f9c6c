"""PostgreSQL behind the same store: for those who have one already, with its backups and its replicas, and for several
servers on one database.

One connection writes, one reads, and one keeps the server on the list of those that live. A connection that is lost is
made again; what was not committed then has not happened, and those who wait for it are told so.

A table is claimed by one server. The claim holds as long as the server is on the list, and a server that has not been
heard of for a while is struck off by another one, its claims with it. Every transaction that writes for a table first
locks its own server's line in the list and looks for the claim: so it comes to an end before the server can be struck
off, or it writes nothing.
"""

from __future__ import annotations

import secrets
import socket
import threading
import time
from collections.abc import Iterable, Sequence
from concurrent.futures import Future
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

import msgspec
import structlog

try:
    import psycopg
except ModuleNotFoundError:  # pragma: no cover (the test environment has it)
    from starboard.server.database import StoreError

    raise StoreError("a PostgreSQL database needs psycopg: install starboard-games[postgres]") from None

from starboard.server.database import OURS, VERSION, StoreError
from starboard.server.store import Appending, Change, Changing, Holder, Listener, SqlStore, appends_together

LOCK = 0x57A2B0A2D
"""The number of the lock that a server holds while it lays out the tables."""
CONNECT_SECONDS = 10
LEASE_SECONDS = 5.0
"""How long a server is believed to live after it last said so."""
RENEW_SECONDS = 1.0
"""How often it says so, and looks who has not."""
CHANNEL = "starboard"
"""Where it is told who is gone and who is called something else."""

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
CREATE TABLE IF NOT EXISTS password (secret BYTEA NOT NULL);
CREATE TABLE IF NOT EXISTS server (
    id TEXT PRIMARY KEY,
    address TEXT NOT NULL,
    machine TEXT NOT NULL,
    until TIMESTAMPTZ NOT NULL
);
CREATE TABLE IF NOT EXISTS claim (
    game_table TEXT PRIMARY KEY REFERENCES game_table(id) ON DELETE CASCADE,
    server TEXT NOT NULL REFERENCES server(id) ON DELETE CASCADE
);
CREATE INDEX IF NOT EXISTS claim_by_server ON claim(server);
CREATE OR REPLACE FUNCTION fence(this TEXT, tables TEXT[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
    PERFORM 1 FROM server WHERE id = this FOR KEY SHARE;
    IF EXISTS (
        SELECT 1 FROM unnest(tables) AS wanted WHERE NOT EXISTS (
            SELECT 1 FROM claim WHERE game_table = wanted AND server = this
        )
    ) THEN
        RAISE EXCEPTION 'another server has this table by now';
    END IF;
END $$;
CREATE OR REPLACE FUNCTION append(
    this TEXT, tables TEXT[], seqs INTEGER[], bodies TEXT[], statuses TEXT[], times DOUBLE PRECISION[]
) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
    IF this <> '' THEN
        PERFORM fence(this, tables);
    END IF;
    INSERT INTO operation SELECT * FROM unnest(tables, seqs, bodies, statuses, times);
END $$;
CREATE OR REPLACE FUNCTION server_gone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_notify('starboard', json_build_array('gone', OLD.id)::text);
    RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER server_gone AFTER DELETE ON server FOR EACH ROW EXECUTE FUNCTION server_gone();
CREATE OR REPLACE FUNCTION person_renamed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_notify('starboard', json_build_array('renamed', NEW.id, NEW.name)::text);
    RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER person_renamed AFTER UPDATE OF name ON person
    FOR EACH ROW EXECUTE FUNCTION person_renamed();
"""
NEWEST = "claim"
"""The table that was added last: where it is, everything is laid out."""
APPEND = "SELECT append(?, ?, ?, ?, ?, ?)"
FENCE = "SELECT fence(%s, %s)"


ENLIST = "INSERT INTO server VALUES (%s, %s, %s, clock_timestamp() + make_interval(secs => %s))"
REPLACE = "DELETE FROM server WHERE address = %s AND machine = %s"
RENEW = "UPDATE server SET until = clock_timestamp() + make_interval(secs => %s) WHERE id = %s"
STRIKE_OFF = (
    "DELETE FROM server WHERE id IN (SELECT id FROM server WHERE until < clock_timestamp() FOR UPDATE SKIP LOCKED)"
)
CLAIM = "INSERT INTO claim SELECT id, ? FROM game_table WHERE id = ? ON CONFLICT DO NOTHING"
HOLDERS = "SELECT game_table, server.id, address FROM claim JOIN server ON server = server.id WHERE game_table = ANY(?)"

log = structlog.get_logger()


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
    outages = (psycopg.OperationalError,)
    latest_secrets = "number"

    def __init__(self, address: str) -> None:
        where = urlsplit(address)
        super().__init__(f"{where.hostname or 'localhost'}{where.path}")
        self._address = address
        self.sharing = self
        self.server = ""
        self._keeper = threading.Thread(target=self._keep_listed, name="store-keeper", daemon=True)
        self._renewed = time.monotonic()
        self._lenient_until = 0.0
        try:
            self._writing = self._connect_to_write()
            try:
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

    def _connect_to_write(self) -> psycopg.Connection[Any]:
        """What a server that has been stopped leaves locked is let go of when its lease is over."""
        connection = self._connect()
        sql = "SELECT set_config('idle_in_transaction_session_timeout', %s, false)"
        connection.execute(sql, (f"{LEASE_SECONDS}s",))
        return connection

    def _prepare(self) -> None:
        """Lay out the tables. StoreError, and nothing is written, for a database of another program or release."""
        with self._writing.transaction():
            self._writing.execute("SELECT pg_advisory_xact_lock(%s)", (LOCK,))
            sql = "SELECT tablename FROM pg_tables WHERE schemaname = current_schema() ORDER BY 1"
            tables = [name for (name,) in self._writing.execute(sql).fetchall()]
            if tables and OURS not in tables:
                other = f"it has no table '{OURS}', but '{tables[0]}'"
                raise StoreError(f"the database '{self.name}' is another program's: {other}")
            if "starboard" in tables:
                found = self._writing.execute("SELECT version FROM starboard").fetchone()
                if found is not None and found != (VERSION,):
                    raise StoreError(f"the database '{self.name}' has version {found[0]}; this program reads {VERSION}")
            if NEWEST not in tables:
                self._writing.execute(SCHEMA.encode())
                once = "INSERT INTO starboard SELECT %s WHERE NOT EXISTS (SELECT 1 FROM starboard)"
                self._writing.execute(once, (VERSION,))
                self._writing.execute("INSERT INTO password VALUES (%s)", (secrets.token_bytes(32),))
            [[password]] = self._writing.execute("SELECT secret FROM password").fetchall()
            self.password = bytes(password)

    def probe(self) -> Future[None]:
        return self._write(lambda db: db.execute("UPDATE starboard SET version = version"))

    def _let_go(self) -> None:
        if self.server:
            with suppress(psycopg.Error):  # it will be struck off
                self._writing.execute("DELETE FROM server WHERE id = %s", (self.server,))  # which the keeper hears
            self._keeper.join()
        self._reading.close()
        self._writing.close()

    # --- several servers -------------------------------------------------------------------------------

    def enlist(self, address: str, listener: Listener) -> None:
        """From now on this server is on the list, and writes for tables that it has claimed and for no others."""
        self._reached_at = address
        self._listener = listener
        try:
            with self._connect() as connection:
                self._enlist(connection)
        except psycopg.Error as problem:
            raise StoreError(f"the database '{self.name}' cannot be used: {_told(problem)}") from None
        self._keeper.start()

    def _enlist(self, connection: psycopg.Connection[Any]) -> None:
        """A server that was at the same address of the same machine cannot live any more."""
        server, machine = secrets.token_urlsafe(9), socket.gethostname()
        with connection.transaction():
            connection.execute(REPLACE, (self._reached_at, machine))
            connection.execute(ENLIST, (server, self._reached_at, machine, LEASE_SECONDS))
        self.server = server
        self._renewed = time.monotonic()

    def _keep_listed(self) -> None:
        while not self._closed:
            try:
                with self._connect() as connection:
                    connection.execute(f"LISTEN {CHANNEL}".encode())
                    while not self._closed:
                        self._renew(connection)
                        self._hear(connection)
            except psycopg.Error as problem:
                if not self._closed:
                    log.error("lease-not-renewed", problem=_told(problem))
                    time.sleep(RENEW_SECONDS / 2)

    def _renew(self, connection: psycopg.Connection[Any]) -> None:
        """Say that this server lives, and strike off those that have not said so in time. Who could not say so itself
        gives the others time to do so too: it may have been the database."""
        if connection.execute(RENEW, (LEASE_SECONDS, self.server)).rowcount == 0 and not self._closed:
            log.error("struck-off", server=self.server)
            self._enlist(connection)
            self._listener.struck_off()
        now = time.monotonic()
        if now - self._renewed > LEASE_SECONDS:
            self._lenient_until = now + LEASE_SECONDS
        self._renewed = now
        if now > self._lenient_until:
            connection.execute(STRIKE_OFF)

    def _hear(self, connection: psycopg.Connection[Any]) -> None:
        """Pass on what happens until it is time to say again that one lives."""
        for notice in connection.notifies(timeout=RENEW_SECONDS):
            if self._closed:
                return
            match msgspec.json.decode(notice.payload):
                case ["gone", server] if server == self.server:
                    return  # to look at once
                case ["gone", server]:
                    self._listener.server_gone(server)
                case ["renamed", person, name] if notice.pid != self._writing.info.backend_pid:
                    self._listener.renamed(person, name)

    def claim(self, table: str) -> Future[None]:
        """Have a table that nobody has; `holders` says whose it is then."""
        return self._write(lambda db: db.execute(CLAIM, (self.server, table)))

    def release(self, table: str) -> Future[None]:
        """Whoever wants it may have it."""
        sql = "DELETE FROM claim WHERE game_table = ? AND server = ?"
        return self._write(lambda db: db.execute(sql, (table, self.server)))

    def holders(self, tables: Sequence[str]) -> dict[str, Holder]:
        """Who has which of these tables."""
        return {table: Holder(server, address) for table, server, address in self._read(HOLDERS, (list(tables),))}

    # --- writing and reading ---------------------------------------------------------------------------

    def _make(self, changes: Sequence[Change | Appending]) -> None:
        if self._writing.closed:
            self._writing = self._connect_to_write()
        database = _Connection(self._writing)
        calls = appends_together(changes, self._append)
        if len(calls) == 1 and isinstance(changes[0], Appending):
            calls[0](database)  # a single statement is a transaction by itself
            return
        with self._writing.transaction():
            tables = [change.game_table for change in changes if isinstance(change, Changing)]
            if self.server and tables:
                self._writing.execute(FENCE, (self.server, tables))
            for call in calls:
                call(database)

    def _append(self, db: _Connection, rows: list[Appending]) -> None:
        db.execute(APPEND, (self.server, *map(list, zip(*rows, strict=True))))

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


def _told(problem: psycopg.Error) -> str:
    """What went wrong, on one line."""
    return " ".join(str(problem).split())
