"""Something fails that should not: nothing acknowledged is lost, nothing is doubled, everybody is told, it goes on."""

from __future__ import annotations

import asyncio
import fcntl
import itertools
import os
import socket
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from starboard.server import connection
from starboard.server.database import StoreError, examine
from starboard.server.store import SqliteStore
from support.postgres import running
from support.serving import Browser, Serving, served

pytestmark = pytest.mark.faults

ANSWERS = 8
PATIENCE = 60.0


class Player:
    """Somebody who answers, comes back when the line is cut, and sends again what was not acknowledged."""

    def __init__(self, browser: Browser, table: str) -> None:
        self.browser = browser
        self.table = table
        self.acknowledged: list[int] = []
        """The changes that the server said were stored."""
        self.troubles = 0
        self._numbers = itertools.count()

    async def play(self, answers: int) -> None:
        async with asyncio.timeout(PATIENCE):
            while len(self.acknowledged) < answers:
                with suppress(websockets.ConnectionClosed):
                    async with self.browser.at(self.table) as line:
                        welcome = await line.expect("welcome", "trouble")
                        if welcome["type"] == "welcome":
                            await self._answer(line, answers)
                await asyncio.sleep(0.01)

    async def _answer(self, line: Any, answers: int) -> None:
        while len(self.acknowledged) < answers:
            told = await line.answer()
            if told["type"] != "update":
                self.troubles += 1
                return
            self.acknowledged.append(told["seq"])


def assert_whole(serving: Serving, database: Path, player: Player) -> None:
    """Every acknowledged answer is there once, the table is in memory as it is on disk, and the database is well."""
    live = serving.server.tables.live[player.table]
    _, seq, operations = serving.store.load(player.table)
    assert player.acknowledged == sorted(set(player.acknowledged)), "nothing is doubled"
    assert seq + len(operations) == live.seq >= player.acknowledged[-1], "nothing is lost"
    assert not [finding for finding in examine(f"sqlite:///{database}") if finding.problem]
    assert serving.client().get("/healthz").text == "ok", "it goes on"


# --- the disk ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("nth", [1, 2, *(pytest.param(number, marks=pytest.mark.soak) for number in range(3, 9))])
@pytest.mark.parametrize("moment", ["before", "after"])
def test_a_write_that_fails_is_told_and_the_table_plays_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, nth: int, moment: str
) -> None:
    """The disk is full at the nth write of the game: nothing of it is stored, or all of it and nobody knows."""
    database = tmp_path / "games.db"
    with served(database) as serving:
        ann = serving.browser()
        player = Player(ann, ann.make_table("me", seed=1))
        writes = itertools.count(1)
        make = serving.store._make

        def failing(changes: Sequence[Any]) -> None:
            number = next(writes)
            if moment == "after":
                make(changes)
            if number in (nth, nth + 1):
                raise sqlite3.OperationalError("database or disk is full")
            if moment == "before":
                make(changes)

        monkeypatch.setattr(serving.store, "_make", failing)
        asyncio.run(player.play(ANSWERS))

        assert_whole(serving, database, player)


def test_whatever_is_asked_for_while_the_disk_is_full_is_refused_in_a_sentence_and_done_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with served(tmp_path / "games.db", requests_per_second=1000) as serving:
        ann, ben, cleo = (serving.browser() for _ in range(3))
        table = ann.make_table("me", "friend")
        invite = serving.store.seats(table)[1].invite
        save = ann.http.get(f"/api/tables/{table}/save").content
        key = ann.post("/api/keys", {}).json()["key"]
        lesson = next(each["lessons"][0]["id"] for each in ann.get("/api/lobby")["games"] if each["id"] == "hagalaz")
        wanted = {"game": "hagalaz", "scenario": "guns-of-cerberus", "seats": ["me"]}
        asked: dict[str, Callable[[], httpx.Response]] = {
            "come": lambda: serving.client().get("/api/lobby"),
            "a name": lambda: ann.post("/api/me", {"name": "Ann"}),
            "a key": lambda: ann.post("/api/keys", {}),
            "use a key": lambda: ben.post("/api/key", {"key": key}),
            "a table": lambda: ann.post("/api/tables", wanted),
            "a lesson": lambda: ann.post("/api/lessons", {"game": "hagalaz", "lesson": lesson}),
            "a save": lambda: ann.http.post("/api/import", content=save),
            "a fork": lambda: ann.post(f"/api/tables/{table}/fork", {"at": 0}),
            "a title": lambda: ann.post(f"/api/tables/{table}/name", {"title": "Ours"}),
            "a seat": lambda: cleo.post(f"/api/join/{invite}", {}),
            "clear away": lambda: ann.post(f"/api/tables/{table}/delete", {}),
        }
        before = len(ann.get("/api/lobby")["tables"])
        full = sqlite3.OperationalError("database or disk is full")
        with monkeypatch.context() as patch:
            patch.setattr(serving.store, "_make", lambda changes: (_ for _ in ()).throw(full))
            refused = {what: ask() for what, ask in asked.items()}
            kept = ann.get("/api/lobby")
        done = {what: ask() for what, ask in asked.items()}

        assert {what: each.status_code for what, each in refused.items()} == dict.fromkeys(asked, 503)
        assert {each.json()["text"]["id"] for each in refused.values()} == {"server-not-stored"}
        assert len(kept["tables"]) == before, "nothing of it has happened"
        assert kept["person"]["name"] == ""
        assert {what: each.status_code // 100 for what, each in done.items()} == dict.fromkeys(asked, 2)


def test_a_disk_that_is_really_full_is_told_and_the_table_plays_on(tmp_path: Path) -> None:
    """SQLite itself finds no page more, in the middle of whatever it was about to write."""
    database = tmp_path / "games.db"
    with served(database) as serving:
        ann = serving.browser()
        player = Player(ann, ann.make_table("me", seed=1))
        writing = serving.store._writing
        pages = writing.execute("PRAGMA page_count").fetchone()[0]
        writing.execute(f"PRAGMA max_page_count = {pages}")

        def more_room() -> None:
            while not player.troubles:
                time.sleep(0.01)
            writing.execute("PRAGMA max_page_count = 1000000")

        threading.Thread(target=more_room, daemon=True).start()
        asyncio.run(player.play(60))

        assert player.troubles
        assert_whole(serving, database, player)


LIMITED = """
import resource, sys
from starboard.server.store import SeatRow, SqliteStore, StoreError, TableRow
store = SqliteStore(sys.argv[1])
store.add_person("ann", "Ann", 0).result()
store.add_table(TableRow("t", "toy", "A table", "ann", "watch", 0, 0, 0, "0"), [SeatRow(0, "ann", "i")], b"").result()
_, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
seq = 0
for turn in range(30):
    limit = 4096 if turn % 3 == 1 else hard
    resource.setrlimit(resource.RLIMIT_FSIZE, (limit, hard))
    try:
        store.append("t", seq + 1, b"%d" % (seq + 1), "0", 0).result()
        seq += 1
    except StoreError:
        try:
            store.check()
        except StoreError as problem:
            assert "since" in str(problem), problem
            print("told", file=sys.stderr)
    print(seq)
resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))
store.close()
"""


def test_a_write_that_the_system_refuses_is_told_and_nothing_is_lost(tmp_path: Path) -> None:
    """No file may grow, as where a quota is used up: the error comes from the system, in the middle of a write."""
    database = tmp_path / "games.db"
    run = subprocess.run(
        [sys.executable, "-c", LIMITED, str(database)], capture_output=True, text=True, timeout=60, check=False
    )
    assert run.returncode == 0, run.stderr
    acknowledged = int(run.stdout.split()[-1])
    with closing(SqliteStore(database)) as store:
        kept = store.load("t")[2]

    assert kept == [str(number) for number in range(1, acknowledged + 1)]
    assert acknowledged >= 20
    assert run.stderr.count("told") == 30 - acknowledged > 0


# --- locks ---------------------------------------------------------------------------------------------------------


@pytest.mark.soak
def test_a_database_that_others_lock_again_and_again_loses_and_doubles_nothing(tmp_path: Path) -> None:
    database = tmp_path / "games.db"
    with served(database) as serving:
        ann = serving.browser()
        player = Player(ann, ann.make_table("me", seed=1))
        playing = threading.Event()
        playing.set()

        def lock() -> None:
            with closing(sqlite3.connect(database, isolation_level=None, timeout=5)) as other:
                for seconds in itertools.cycle([0.3, 2.5, 0.1, 1.0]):
                    if not playing.is_set():
                        return
                    other.execute("BEGIN IMMEDIATE")
                    time.sleep(seconds)
                    other.execute("ROLLBACK")
                    time.sleep(0.05)

        locker = threading.Thread(target=lock)
        locker.start()
        try:
            asyncio.run(player.play(40))
        finally:
            playing.clear()
            locker.join()

        assert_whole(serving, database, player)


# --- a kill in a commit --------------------------------------------------------------------------------------------

KILLED = """
import os, sys
from starboard.server.store import SeatRow, SqliteStore, TableRow
store = SqliteStore(sys.argv[1])
word, nth = sys.argv[2], int(sys.argv[3])
if store.person("ann") is None:
    store.add_person("ann", "Ann", 0).result()
    row = TableRow("t", "toy", "A table", "ann", "watch", 0, 0, 0, "0")
    store.add_table(row, [SeatRow(0, "ann", "invite")], b"start").result()
seen = 0
def trace(sql):
    global seen
    seen += word in sql
    if seen == nth:
        os._exit(9)
store._writing.set_trace_callback(trace)
seq = store.table("t").seq
while True:
    seq += 1
    writes = [store.append("t", seq, b"%d" % seq, "0", 0), store.rename_person("ann", f"Ann {seq}")]
    row = TableRow(f"t-{seq}", "toy", "A table", "ann", f"watch-{seq}", 0, 0, 0, "0")
    writes.append(store.add_table(row, [SeatRow(place, "ann", f"{seq}-{place}") for place in (0, 1)], b"start"))
    if seq % 2:
        writes.append(store.put_away("t", seq, b"%d" % seq))
    for write in writes:
        write.result()
    print(seq, flush=True)
"""
POINTS = ["BEGIN", "INSERT INTO operation", "UPDATE person", "INSERT INTO game_table", "INSERT INTO snapshot"]
POINTS += ["INSERT INTO seat", "UPDATE snapshot", "DELETE FROM operation", "COMMIT"]


@pytest.mark.parametrize("word", POINTS)
def test_a_kill_at_any_point_of_a_commit_loses_and_doubles_nothing(tmp_path: Path, word: str) -> None:
    database = tmp_path / "games.db"
    acknowledged: set[int] = set()
    for nth in (1, 2, 3):
        command = [sys.executable, "-c", KILLED, str(database), word, str(nth)]
        run = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
        assert run.returncode == 9, run.stderr
        acknowledged.update(map(int, run.stdout.split()))

        with closing(SqliteStore(database)) as store:
            snapshot, at, since = store.load("t")
            table = store.table("t")
            made = [row.id for row in store.tables_of("ann") if row.id != "t"]
            seats = {len(store.seats(id)) for id in made}
            assert all(store.load(id)[0] == b"start" for id in made)
        assert snapshot == (b"%d" % at if at else b"start")
        assert since == [str(number) for number in range(at + 1, at + 1 + len(since))]
        assert table is not None
        assert table.seq == at + len(since) >= max(acknowledged, default=0)
        assert seats <= {2}, "a table is there with all that belongs to it, or not at all"
        assert {f"t-{number}" for number in acknowledged} <= set(made)


# --- clients and the clock -----------------------------------------------------------------------------------------


def test_an_answer_on_a_line_that_is_cut_counts_once(tmp_path: Path) -> None:
    database = tmp_path / "games.db"
    with served(database) as serving:
        ann = serving.browser()
        table = ann.make_table("me", seed=1)

        async def scene() -> list[int]:
            done = []
            for number in range(6):
                async with ann.at(table) as line:
                    await line.expect("welcome")
                    asked = line.state["asked"][0]
                    answer = {"type": "answer", "seq": line.state["seq"], "seat": asked["seat"], "id": f"a{number}"}
                    answer["key"] = asked["options"][0]["key"]
                    await line.tell(**answer)
                    line.socket.transport.abort()
                async with ann.at(table) as line:
                    await line.expect("welcome")
                    await line.tell(**answer)  # nobody knows whether it arrived
                    told = await line.expect("done", "update", "refused")
                    assert told["type"] != "refused", told
                    done.append(serving.server.tables.live[table].seq)
            return done

        assert asyncio.run(scene()) == [1, 2, 3, 4, 5, 6], "each of them moved the table on by one"


def test_a_clock_that_jumps_changes_nothing_but_times(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = tmp_path / "games.db"
    real = time.time
    jumps: Iterator[float] = itertools.cycle([0.0, -864_000.0, 864_000.0, -(10.0**9)])
    with served(database) as serving:
        ann = serving.browser()
        clock: Callable[[], float] = lambda: real() + next(jumps)  # noqa: E731
        monkeypatch.setattr("time.time", clock)
        player = Player(ann, ann.make_table("me", seed=1))
        key = ann.post("/api/keys", {}).json()["key"]
        asyncio.run(player.play(ANSWERS))

        assert player.troubles == 0
        assert serving.browser().post("/api/key", {"key": key}).status_code == 200
        assert_whole(serving, database, player)


@pytest.mark.soak
def test_a_log_that_cannot_be_written_stops_nobody(tmp_path: Path) -> None:
    """Its disk is full, or nobody reads at the other end of its pipe."""
    reading, writing = os.pipe()
    fcntl.fcntl(writing, fcntl.F_SETPIPE_SZ, 4096)
    with open("/dev/full", "w") as full, os.fdopen(writing, "w") as stuck:
        for number, stream in enumerate((full, stuck)):
            with socket.create_server(("127.0.0.1", 0)) as free:
                port = free.getsockname()[1]
            with program(tmp_path / f"{number}.db", port, stream):
                for _ in range(40):  # each of them is worth a line
                    assert httpx.get(f"http://127.0.0.1:{port}/api/lobby", timeout=10).status_code == 200
                assert httpx.get(f"http://127.0.0.1:{port}/healthz").text == "ok"
    os.close(reading)


@contextmanager
def program(database: Path, port: int, log: Any) -> Iterator[None]:
    """`starboard serve` with its log somewhere."""
    code = "from starboard.cli import main; main()"
    words = [sys.executable, "-c", code, "serve", "--port", str(port), "--db", f"sqlite:///{database}"]
    server = subprocess.Popen(words, stderr=log)
    try:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            with suppress(httpx.TransportError):
                httpx.get(f"http://127.0.0.1:{port}/healthz")
                break
            time.sleep(0.05)
        yield
    finally:
        server.terminate()
        server.wait(20)


def test_a_client_that_does_not_read_is_cut_off_and_nobody_waits_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "MOST_WAITING", 32 * 1024)
    monkeypatch.setattr(connection, "BURST", 1000)
    database = tmp_path / "games.db"
    with served(database) as serving:
        ann = serving.browser()
        player = Player(ann, ann.make_table("me", seed=1))
        live = serving.server.tables.live[player.table]

        async def scene() -> None:
            async with ann.at(player.table, watch=live.row.watch) as slow:
                await slow.expect("welcome")
                (watching,) = live.clients
                (guest,) = serving.server.front.everybody()
                server_side = guest._socket._transport.get_extra_info("socket")  # type: ignore[attr-defined]
                client_side = slow.socket.transport.get_extra_info("socket")
                server_side.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
                client_side.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
                slow.socket.transport.pause_reading()
                await player.play(100)
                assert watching not in live.clients, "it was let go"
                slow.socket.transport.abort()

        asyncio.run(scene())
        assert player.troubles == 0
        assert_whole(serving, database, player)


# --- two servers, and a database that goes away -------------------------------------------------------------------


def test_a_second_server_is_refused_while_the_first_plays_and_then_finds_everything(tmp_path: Path) -> None:
    database = tmp_path / "games.db"
    with served(database) as serving:
        ann = serving.browser()
        player = Player(ann, ann.make_table("me", seed=1))
        refused: list[str] = []

        async def meanwhile() -> None:
            for _ in range(10):
                with pytest.raises(StoreError) as refusal:
                    await asyncio.to_thread(SqliteStore, database)
                refused.append(str(refusal.value))
                await asyncio.sleep(0.01)

        async def scene() -> None:
            await asyncio.gather(player.play(ANSWERS), meanwhile())

        asyncio.run(scene())
        assert_whole(serving, database, player)
        assert all("another server" in each for each in refused)
    with closing(SqliteStore(database)) as store:
        row = store.table(player.table)
        assert row is not None
        assert row.seq >= player.acknowledged[-1]


@pytest.mark.soak
def test_a_postgresql_that_crashes_under_load_loses_and_doubles_nothing() -> None:
    with running() as postgres:
        address = postgres.database()
        with served(address, requests_per_second=1000) as serving:
            people = [serving.browser() for _ in range(4)]
            players = [Player(one, one.make_table("me", seed=number)) for number, one in enumerate(people)]

            async def crashes() -> None:
                for _ in range(3):
                    await asyncio.sleep(1.5)
                    await asyncio.to_thread(postgres.crash)

            async def scene() -> None:
                crashing = asyncio.create_task(crashes())
                target = 0
                while not crashing.done():
                    target += 3
                    await asyncio.gather(*(player.play(target) for player in players))
                    await asyncio.sleep(0.1)
                await crashing
                await asyncio.gather(*(player.play(target + 5) for player in players))

            asyncio.run(scene())

            for player in players:
                live = serving.server.tables.live[player.table]
                _, seq, operations = serving.store.load(player.table)
                assert player.acknowledged == sorted(set(player.acknowledged)), "nothing is doubled"
                assert seq + len(operations) == live.seq >= player.acknowledged[-1], "nothing is lost"
            assert serving.client().get("/healthz").text == "ok"
