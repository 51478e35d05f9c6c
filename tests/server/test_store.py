"""The store: what was said to be stored is there, in order, and a mistake in one change leaves the others alone."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import threading
import time
from collections.abc import Iterator
from concurrent.futures import Future
from pathlib import Path

import psycopg
import pytest

from starboard.server import store as store_module
from starboard.server.database import VERSION, StoreError
from starboard.server.store import (
    MOST_SECRETS,
    PersonRow,
    SeatRow,
    SqliteStore,
    SqlStore,
    Store,
    TableRow,
    _settle,
    open_store,
)
from support.postgres import Postgres


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database with nothing in it, of each kind there is."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'games.db'}"
    server: Postgres = request.getfixturevalue("postgres")
    return server.database()


@pytest.fixture
def store(address: str) -> Iterator[SqlStore]:
    store = open_store(address)
    assert isinstance(store, SqlStore)
    yield store
    store.close()


@pytest.fixture
def sqlite(tmp_path: Path) -> Iterator[SqliteStore]:
    store = SqliteStore(tmp_path / "games.db")
    yield store
    store.close()


def row(id: str = "t", host: str = "ann", moved: float = 0) -> TableRow:
    return TableRow(id, "toy", "A table", host, f"watch-{id}", 0, moved, 0, "0")


def add_table(store: Store, id: str = "t", moved: float = 0) -> None:
    if store.person("ann") is None:
        store.add_person("ann", "Ann", 0).result()
    seats = [SeatRow(0, "ann", f"invite-{id}-0"), SeatRow(1, "", f"invite-{id}-1")]
    store.add_table(row(id, moved=moved), seats, b"start").result()


def test_a_table_is_kept_with_its_seats_and_snapshot(store: SqlStore) -> None:
    add_table(store)

    assert store.table("t") == row()
    assert store.table("u") is None
    assert [seat.holder for seat in store.seats("t")] == ["ann", ""]
    assert store.load("t") == (b"start", 0, [])
    found = store.table_by_invite("invite-t-1")
    assert found is not None
    assert (found[0].id, found[1].number) == ("t", 1)
    assert store.table_by_invite("invite-t-2") is None


def test_operations_come_back_in_order_and_move_the_table(store: SqlStore) -> None:
    add_table(store)
    for seq in range(1, 12):
        store.append("t", seq, b'{"n":%d}' % seq, "over" if seq == 11 else "1", float(seq))
    store.append("t", 12, b'"\xc3\xa1"', "over", 12.0).result()

    assert store.load("t") == (b"start", 0, [f'{{"n":{seq}}}' for seq in range(1, 12)] + ['"á"'])
    now = store.table("t")
    assert now is not None
    assert (now.seq, now.status, now.moved) == (12, "over", 12.0)


@pytest.mark.parametrize("seq", [0, 1, 3])
def test_an_operation_that_does_not_follow_is_not_kept(store: SqlStore, seq: int) -> None:
    add_table(store)
    store.append("t", 1, b"1", "0", 0).result()

    with pytest.raises(StoreError, match="could not be stored"):
        store.append("t", seq, b"again", "0", 0).result()

    assert store.load("t")[2] == ["1"]
    now = store.table("t")
    assert now is not None
    assert now.seq == 1


def test_one_bad_change_leaves_the_others_of_its_group_alone(store: SqlStore) -> None:
    add_table(store, "t")
    add_table(store, "u")
    gate = threading.Event()
    blocked = store._write(lambda _: gate.wait())
    group = [
        store.append("t", 1, b"1", "0", 0),
        store.append("t", 5, b"5", "0", 0),
        store.append("u", 1, b"1", "0", 0),
        store.rename_person("ann", "Anna"),
        store.append("t", 2, b"2", "0", 0),
        store._write(lambda db: db.execute("SELECT 1 / 0, nonsense")),
    ]
    gate.set()
    blocked.result()

    assert [write.exception() is None for write in group] == [True, False, True, True, True, False]
    assert store.load("t")[2] == ["1", "2"]
    assert store.load("u")[2] == ["1"]
    assert store.person("ann") == PersonRow("ann", "Anna")


def test_who_waits_no_more_keeps_nobody_else_from_being_told(store: SqlStore) -> None:
    gone, there = Future[None](), Future[None]()
    gone.cancel()

    _settle([(lambda db: None, gone), (lambda db: None, there)], {})

    assert there.result(1) is None


def test_what_waits_is_committed_together(store: SqlStore) -> None:
    for id in "abcdefgh":
        add_table(store, id)
    before = store.commits
    gate = threading.Event()
    store._write(lambda _: gate.wait())
    writes = [store.append(id, 1, b"1", "0", 0) for id in "abcdefgh"]
    gate.set()
    for write in writes:
        write.result()

    assert store.commits - before <= 2


def test_what_is_given_in_one_turn_of_the_loop_is_committed_together(store: SqlStore) -> None:
    add_table(store)
    before = store.commits

    async def scene() -> None:
        store.call_back_in(asyncio.get_running_loop())
        writes = []
        for seq in range(1, 9):
            writes.append(store.append("t", seq, b"1", "0", 0))
            time.sleep(0.005)  # the writer has the time to take it, if it may
        await asyncio.gather(*map(asyncio.wrap_future, writes))

    asyncio.run(scene())

    assert store.commits - before == 1
    assert len(store.load("t")[2]) == 8


def test_what_was_gathered_when_a_store_is_closed_is_kept(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "games.db")
    add_table(store)

    async def scene() -> None:
        store.call_back_in(asyncio.get_running_loop())
        store.append("t", 1, b"1", "0", 0)
        store.close()

    asyncio.run(scene())

    again = SqliteStore(tmp_path / "games.db")
    assert again.load("t")[2] == ["1"]
    again.close()


def test_a_snapshot_replaces_the_operations_before_it(store: SqlStore) -> None:
    add_table(store)
    for seq in (1, 2, 3):
        store.append("t", seq, b"%d" % seq, "0", 0)
    store.put_away("t", 2, b"middle").result()
    assert store.load("t") == (b"middle", 2, ["3"])

    store.put_away("t", 1, b"old").result()

    assert store.load("t") == (b"middle", 2, ["3"]), "an older snapshot changes nothing"


def test_a_seat_that_somebody_holds_is_nobody_elses(store: SqlStore) -> None:
    add_table(store)
    store.set_seat("t", SeatRow(1, "ben", "invite-t-1", "thumb", 7)).result()
    assert store.seats("t")[1] == SeatRow(1, "ben", "invite-t-1", "thumb", 7)

    with pytest.raises(StoreError, match="somebody else's"):
        store.set_seat("t", SeatRow(1, "eve", "invite-t-1")).result()

    assert store.seats("t")[1].holder == "ben"


def test_the_latest_tables_of_a_person_come_first(store: SqlStore) -> None:
    for number, id in enumerate("abc"):
        add_table(store, id, moved=float(number))
    store.set_seat("b", SeatRow(1, "ben", "invite-b-1")).result()

    assert [table.id for table in store.tables_of("ann")] == ["c", "b", "a"]
    assert [table.id for table in store.tables_of("ben")] == ["b"]
    assert store.hosted_by("ann") == 3
    assert store.hosted_by("ben") == 0


def test_a_person_is_found_by_a_secret_of_the_right_kind(store: SqlStore) -> None:
    store.add_person("ann", "Ann", 0)
    store.add_secret("key", "hash", "ann", 0).result()

    assert store.person_by_secret("key", "hash") == PersonRow("ann", "Ann")
    assert store.person_by_secret("cookie", "hash") is None
    assert store.person_by_secret("key", "other") is None


def test_the_oldest_secrets_go_when_there_are_many(store: SqlStore) -> None:
    store.add_person("ann", "Ann", 0)
    for number in range(MOST_SECRETS + 3):
        store.add_secret("cookie", f"cookie-{number}", "ann", number)
    store.add_secret("key", "key", "ann", 0).result()

    known = [store.person_by_secret("cookie", f"cookie-{number}") is not None for number in range(MOST_SECRETS + 3)]
    assert known == [False] * 3 + [True] * MOST_SECRETS
    assert store.person_by_secret("key", "key") is not None


def test_trouble_is_kept(store: SqlStore) -> None:
    add_table(store)
    store.add_trouble("t", "RulesBug: no", b"journal", 5.0).result()

    assert store._row("SELECT game_table, problem, journal, made FROM trouble", ()) == (
        *("t", "RulesBug: no", b"journal"),
        5.0,
    )


def test_everything_is_there_after_a_restart(address: str) -> None:
    store = open_store(address)
    add_table(store)
    store.append("t", 1, b"1", "0", 0)
    store.close()
    store.close()

    again = open_store(address)
    assert again.load("t") == (b"start", 0, ["1"])
    again.close()


def test_a_backup_taken_while_it_runs_is_a_whole_database(sqlite: SqliteStore, tmp_path: Path) -> None:
    add_table(sqlite)
    sqlite.append("t", 1, b"{}", "0", 1).result()
    source, copy = sqlite3.connect(sqlite.path), sqlite3.connect(tmp_path / "backup.db")
    source.backup(copy)
    source.close()
    copy.close()
    sqlite.append("t", 2, b"{}", "0", 2).result()

    backup = SqliteStore(tmp_path / "backup.db")

    assert backup.load("t")[2] == ["{}"]
    backup.append("t", 2, b"{}", "0", 2).result()
    backup.close()


def test_a_closed_store_takes_nothing(store: SqlStore) -> None:
    store.check()
    store.close()

    with pytest.raises(StoreError, match="closed"):
        store.rename_person("ann", "Ann").result()
    with pytest.raises(StoreError):
        store.check()


def test_the_log_is_begun_anew_again_and_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store_module, "COPY_CHANGES", 20)
    monkeypatch.setattr(store_module, "LOG_BYTES", 65_536)
    store = SqliteStore(tmp_path / "games.db")
    add_table(store)
    body = b'"%b"' % (b"x" * 3_000)
    begun: set[bytes] = set()
    seq = 0

    deadline = time.monotonic() + 20
    while len(begun) < 5 and time.monotonic() < deadline:
        seq += 1
        store.append("t", seq, body, "0", 0).result()
        begun.add((tmp_path / "games.db-wal").read_bytes()[16:24])

    store.close()
    assert len(begun) == 5, "a log that is begun anew has other salts in its head"


def test_the_log_is_copied_by_one_connection_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store_module, "COPY_CHANGES", 2)
    store = SqliteStore(tmp_path / "games.db")
    copy, copying, at_once, by = store._copy_log, 0, 0, set()

    def slowly(connection: sqlite3.Connection) -> None:
        nonlocal copying, at_once
        copying += 1
        at_once = max(at_once, copying)
        by.add(connection)
        time.sleep(0.005)
        copy(connection)
        copying -= 1

    monkeypatch.setattr(store, "_copy_log", slowly)
    add_table(store)
    for seq in range(1, 200):
        store.append("t", seq, b"{}", "0", 0).result()

    store.close()
    assert len(by) == 2
    assert at_once == 1


def test_a_file_has_one_server_whatever_it_is_called(tmp_path: Path) -> None:
    (tmp_path / "another.db").symlink_to(tmp_path / "games.db")
    store = SqliteStore(tmp_path / "another.db")
    add_table(store)

    with pytest.raises(StoreError, match="another server uses the database"):
        SqliteStore(tmp_path / "games.db")

    store.close()
    again = SqliteStore(tmp_path / "games.db")
    assert again.table("t") is not None
    again.close()


def test_the_log_has_its_length_from_the_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store_module, "LOG_BYTES", 1_000_000)

    store = SqliteStore(tmp_path / "games.db")

    log_bytes = os.path.getsize(tmp_path / "games.db-wal")
    store.close()
    assert log_bytes == 1_000_000


@pytest.mark.parametrize("over", [0, 5_000])
def test_a_log_that_somebody_reads_and_that_is_long_enough_stays_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, over: int
) -> None:
    monkeypatch.setattr(store_module, "LOG_BYTES", 1_000_000)
    store = SqliteStore(tmp_path / "games.db")
    add_table(store)
    reader = sqlite3.connect(tmp_path / "games.db")
    assert reader.execute("SELECT count(*) FROM game_table").fetchone() == (1,)
    store.close()  # the log would go with the last who has it open
    monkeypatch.setattr(store_module, "LOG_BYTES", 1_000_000 - over)

    again = SqliteStore(tmp_path / "games.db")

    log_bytes = os.path.getsize(tmp_path / "games.db-wal")
    found = again.table("t")
    again.close()
    reader.close()
    assert found is not None
    assert log_bytes == 1_000_000


def test_an_answer_is_synced_to_disk(sqlite: SqliteStore) -> None:
    assert sqlite._writing.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert sqlite._writing.execute("PRAGMA synchronous").fetchone() == (2,), "FULL"


def test_a_database_of_another_version_is_refused(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "games.db")
    connection.execute(f"PRAGMA user_version = {VERSION + 1}")
    connection.close()

    with pytest.raises(StoreError, match=f"has version {VERSION + 1}; this program reads version {VERSION}"):
        SqliteStore(tmp_path / "games.db")


def test_what_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "games.db").write_text("Dear diary, this is no database but rather a text. " * 100)

    with pytest.raises(StoreError, match="cannot be used"):
        SqliteStore(tmp_path / "games.db")
    with pytest.raises(StoreError, match="cannot be used"):
        SqliteStore(tmp_path / "no" / "such" / "folder.db")


@pytest.mark.parametrize("address", ["games.db", "sqlite://", "sqlite:///", "mysql:///games.db", ""])
def test_an_address_that_is_none_is_told(address: str) -> None:
    with pytest.raises(StoreError, match=r"expected a database address like sqlite:///games\.db"):
        open_store(address)


def test_an_address_opens_a_file(tmp_path: Path) -> None:
    store = open_store(f"sqlite:///{tmp_path / 'games.db'}")
    store.check()
    store.close()
    assert (tmp_path / "games.db").exists()


def test_a_store_whose_writer_has_died_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    store = SqliteStore(tmp_path / "s.db")
    store.check()

    with monkeypatch.context() as patch:
        patch.setattr(store, "_writer", threading.Thread())
        with pytest.raises(StoreError, match="nobody writes to the database"):
            store.check()
    store.close()


def test_a_second_server_on_one_file_is_refused_and_the_next_one_is_not(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'games.db'}"
    first = open_store(address)

    with pytest.raises(StoreError, match="another server uses the database"):
        open_store(address)

    first.check()
    first.close()
    open_store(address).close()


# --- PostgreSQL ---------------------------------------------------------------------------------------------------


def sql(address: str, *statements: str) -> list[object]:
    with psycopg.connect(address, autocommit=True) as connection:
        return [connection.execute(each.encode()).statusmessage for each in statements]


def tables(address: str) -> list[str]:
    with psycopg.connect(address) as connection:
        found = connection.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'public'").fetchall()
    return sorted(name for (name,) in found)


def test_a_postgresql_database_of_another_program_is_left_as_it_is(postgres: Postgres) -> None:
    address = postgres.database()
    sql(address, "CREATE TABLE photo (id INTEGER)")

    with pytest.raises(StoreError, match="another program's: it has no table 'game_table', but 'photo'"):
        open_store(address)

    assert tables(address) == ["photo"]


def test_a_postgresql_database_of_a_newer_release_is_left_as_it_is(postgres: Postgres) -> None:
    address = postgres.database()
    open_store(address).close()
    sql(address, "UPDATE starboard SET version = 99", "DROP TABLE trouble")

    with pytest.raises(StoreError, match="has version 99; this program reads 1"):
        open_store(address)

    assert "trouble" not in tables(address)


@pytest.mark.faults
def test_connections_that_are_cut_are_made_again_and_nothing_is_lost_or_doubled(postgres: Postgres) -> None:
    store = open_store(postgres.database())
    add_table(store)
    kept = 0
    for _ in range(30):
        if kept % 7 == 3:
            postgres.cut()
        try:
            store.append("t", kept + 1, b"%d" % (kept + 1), "0", 0).result()
            kept += 1
        except StoreError:
            kept = max([0, *map(int, store.load("t")[2])])

    assert store.load("t")[2] == [str(number) for number in range(1, kept + 1)]
    assert kept > 20
    store.check()
    store.close()


def test_where_no_postgresql_answers_that_is_said() -> None:
    with pytest.raises(StoreError, match=r"the database '127\.0\.0\.1/games' cannot be used"):
        open_store("postgresql://127.0.0.1:1/games")
