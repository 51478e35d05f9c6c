"""The file of a SQLite database before anybody writes to it, and beside those who do: whose it is, whether another
server has it, whether it is whole, and a copy of it."""

from __future__ import annotations

import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import IO, NamedTuple

import msgspec

import starboard
from starboard.core.errors import StarboardError
from starboard.server.record import Record

VERSION = 1
"""The version of the schema, kept in the file; a file of another version is refused, never guessed at."""
POSTGRES = ("postgresql://", "postgres://")
"""How the address of a PostgreSQL database begins."""
OURS = "game_table"
"""A table that every database of ours has."""
MOST_NAMED = 20
"""How many damaged tables are named."""


class StoreError(StarboardError):
    """The storage cannot be used; says which and why."""


def inspect(path: str) -> None:
    """StoreError for a database of another program or another release. Nothing is written to find out."""
    with closing(sqlite3.connect(path, timeout=30)) as connection:
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        tables = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    if tables and OURS not in tables:
        raise StoreError(f"the database '{path}' is another program's: it has no table '{OURS}', but '{tables[0]}'")
    if version not in (0, VERSION):
        raise StoreError(f"the database '{path}' has version {version}; this program reads version {VERSION}")


def claim(path: str) -> IO[bytes]:
    """Have a database for oneself as long as the file that is returned is open. StoreError if somebody else has it."""
    file = open(f"{path}-lock", "a+b")  # noqa: SIM115 (it stays open)
    try:
        _lock(file)
    except OSError:
        file.close()
        raise StoreError(f"another server uses the database '{path}'; stop it, or give this one another --db") from None
    return file


if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def path_of(address: str) -> str:
    """The file of a database address: `sqlite:///games.db` here, `sqlite:////var/games.db` anywhere."""
    if address.startswith(POSTGRES):
        raise StoreError("a PostgreSQL database is copied and looked through by its own tools: pg_dump, pg_amcheck")
    kind, _, path = address.partition(":///")
    if kind != "sqlite" or not path:
        raise StoreError(f"expected a database address like sqlite:///games.db, got '{address}'")
    return path


def existing(address: str) -> str:
    """The file of a database that is there."""
    path = path_of(address)
    if not Path(path).is_file():
        raise StoreError(f"there is no database '{path}'")
    try:
        inspect(path)
    except sqlite3.Error as problem:
        raise StoreError(f"the database '{path}' cannot be read: {problem}") from None
    return path


def back_up(address: str, to: Path) -> int:
    """Copy a database, also while a server uses it; the bytes of the copy. It is there whole or not at all."""
    path = existing(address)
    if to.exists():
        raise StoreError(f"'{to}' exists already; a backup overwrites nothing")
    beside = to.with_name(f".{to.name}.part")
    beside.unlink(missing_ok=True)
    try:
        with closing(sqlite3.connect(path, timeout=30)) as source, closing(sqlite3.connect(beside)) as copy:
            source.backup(copy)
        beside.replace(to)
    except (sqlite3.Error, OSError) as problem:
        raise StoreError(f"'{path}' cannot be copied to '{to}': {problem}") from None
    finally:
        beside.unlink(missing_ok=True)
    return to.stat().st_size


class Finding(NamedTuple):
    """One thing that was looked at: what it is, and what is wrong with it, if anything."""

    what: str
    problem: str = ""


def examine(address: str) -> Iterator[Finding]:
    """Look at a database without changing it: the file, the versions, and every table in it played from its journal."""
    path = existing(address)
    with closing(sqlite3.connect(path, timeout=30)) as connection:
        (found,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
        yield Finding(f"the file '{path}'", "" if found == "ok" else str(found))
        loose = connection.execute("PRAGMA foreign_key_check").fetchall()
        yield Finding("what belongs together", f"{len(loose)} rows belong to nothing" if loose else "")
        tables = connection.execute(f"SELECT id, game, seq FROM {OURS} ORDER BY id").fetchall()
        sql = "SELECT game_table, problem FROM trouble ORDER BY made DESC LIMIT ?"
        stopped = dict(connection.execute(sql, (MOST_NAMED,)).fetchall())
        damaged = 0
        for id, game, seq in tables:
            problem = _table_problem(connection, id, game, seq)
            damaged += bool(problem)
            if id in stopped:
                yield Finding(f"table {id}, which had to stop once ({stopped[id]})", problem)
            elif problem and damaged <= MOST_NAMED:
                yield Finding(f"table {id}", problem)
        yield Finding(f"{len(tables)} tables, {damaged} damaged")


def _table_problem(connection: sqlite3.Connection, id: str, game: str, seq: int) -> str:
    if game not in starboard.GAMES:
        return f"there is no game '{game}'"
    kept = connection.execute("SELECT seq, body FROM snapshot WHERE game_table = ?", (id,)).fetchone()
    if kept is None:
        return "it has no snapshot"
    rows = connection.execute(
        "SELECT seq, body FROM operation WHERE game_table = ? AND seq > ? ORDER BY seq", (id, kept[0])
    ).fetchall()
    if [number for number, _ in rows] != list(range(kept[0] + 1, seq + 1)):
        return f"changes are missing between {kept[0]} and {seq}"
    try:
        Record(kept[1], kept[0], [body for _, body in rows])
    except (StarboardError, msgspec.MsgspecError) as problem:
        return f"it cannot be opened: {problem}"
    return ""
