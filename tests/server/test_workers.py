"""Tables away from the sockets: rules that never end stop nobody else, and houses that fall are built again."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from running import RunningServer
from starboard.server.house import CANNOT_OPEN
from starboard.server.live import TRY_AGAIN
from support.serving import Line

PATIENCE = 60.0
MOST_SECONDS = 2.5
SHORT = """
from starboard.server import street
street.LAST_SECONDS, street.LAST_PATIENCE = 0.8, 1.2
street.PATIENCE = street.JOB_SECONDS = 0.6
"""
"""Bounds that a test can wait for; what is in them takes a thousandth of that."""


class Running:
    """A server with workers, and somebody who has come to it."""

    def __init__(self, database: Path) -> None:
        self.database = database
        self.server = RunningServer(database, workers=2, first=SHORT)
        self.http = httpx.Client(base_url=self.server.address, timeout=PATIENCE)
        self.http.get("/api/lobby").raise_for_status()

    def close(self) -> None:
        self.http.close()
        self.server.kill()

    @property
    def cookie(self) -> str:
        return next(iter(self.http.cookies.values()))

    def make(self, broken: str = "") -> httpx.Response:
        wanted = {"game": "toy", "seats": ["me", "me"], "scenario": "", "options": {"broken": broken}}
        return self.http.post("/api/tables", json=wanted)

    def table(self, broken: str = "") -> str:
        made = self.make(broken)
        assert made.status_code == 201, made.text
        return str(made.json()["table"])

    @asynccontextmanager
    async def at(self, table: str) -> AsyncIterator[Line]:
        """At a table, told everything."""
        async with websockets.connect(
            f"ws://{self.server.host}/ws/{table}",
            additional_headers={"Cookie": f"starboard={self.cookie}"},
            origin=websockets.Origin(self.server.address),
            compression=None,
            open_timeout=PATIENCE,
        ) as socket:
            yield Line(socket, PATIENCE)

    def rows(self, sql: str, *values: object) -> list[Any]:
        """What stands in the database."""
        reading = sqlite3.connect(f"file:{self.database}?mode=ro", uri=True)
        try:
            return reading.execute(sql, values).fetchall()
        finally:
            reading.close()


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(tmp_path_factory.mktemp("workers") / "games.db")
    yield running
    running.close()


async def begin(line: Line) -> None:
    """Both seats have bid, and somebody may roll."""
    await line.expect("welcome")
    for seat in (0, 1):
        await line.tell(type="answer", seq=line.state["seq"], seat=seat, key="bid:1")
        await line.expect("update")


async def roll(line: Line) -> None:
    await line.tell(id="fateful", type="answer", seq=line.state["seq"], seat=line.state["asked"][0]["seat"], key="roll")


async def until_told(running: Running, table: str) -> str:
    """Roll the dice that break a table, and come back for as long as one is asked to; the sentence in the end."""
    async with asyncio.timeout(PATIENCE), running.at(table) as line:
        await begin(line)
        await roll(line)
        assert await line.closed() == (TRY_AGAIN, "come back in a moment")
    while True:
        async with asyncio.timeout(PATIENCE), running.at(table) as line:
            try:
                said = await line.expect("welcome", "trouble")
                if said["type"] == "welcome":
                    await roll(line)
                    said = await line.expect("trouble")
                return str(said["reason"]["id"])
            except websockets.ConnectionClosed:
                continue


async def play_until(running: Running, tables: list[str], over: asyncio.Event) -> tuple[int, float]:
    """Undo and redo at tables that have nothing to do with it; how many answers, and the longest wait for one of them
    or for `/healthz`."""
    answers, longest = 0, 0.0

    async def wait_for(what: Any) -> Any:
        nonlocal longest
        start = time.perf_counter()
        found = await what
        longest = max(longest, time.perf_counter() - start)
        return found

    async def at(table: str) -> None:
        nonlocal answers
        async with running.at(table) as line:
            await line.expect("welcome")
            while not over.is_set():
                await asyncio.sleep(0.05)
                if (await wait_for(line.answer()))["type"] == "update":
                    answers += 1
                await line.tell(type="undo", seq=line.state["seq"])
                await wait_for(line.expect("update"))

    async def ask_for_health() -> None:
        async with httpx.AsyncClient(base_url=running.server.address, timeout=PATIENCE) as client:
            while not over.is_set():
                assert (await wait_for(client.get("/healthz"))).text == "ok"
                await asyncio.sleep(0.02)

    await asyncio.gather(ask_for_health(), *map(at, tables))
    return answers, longest


def test_rules_that_never_end_keep_nobody_waiting_and_their_table_is_set_aside(running: Running) -> None:
    bad, good = running.table("never-ends"), [running.table() for _ in range(4)]

    async def scene() -> tuple[str, int, float]:
        over = asyncio.Event()
        playing = asyncio.create_task(play_until(running, good, over))
        said = await until_told(running, bad)
        over.set()
        return said, *(await playing)

    said, answers, longest = asyncio.run(scene())

    assert said == "server-table-set-aside"
    assert answers > len(good)
    assert longest < MOST_SECONDS, "nobody waits for the rules to be stopped; with cores to spare it is under 0.1 s"
    [(problem,)] = running.rows("SELECT problem FROM trouble WHERE game_table = ?", bad)
    assert "TooLong" in problem
    assert running.rows("SELECT seq FROM game_table WHERE id = ?", bad) == [(2,)], "its journal is kept"


def test_a_table_that_was_set_aside_says_so_to_whoever_comes(running: Running) -> None:
    bad, good = running.table("hoards"), running.table()

    async def scene() -> tuple[str, str, tuple[int, str]]:
        async with running.at(bad) as line:
            await begin(line)
            await roll(line)
            first = (await line.expect("trouble"))["reason"]["id"]
        async with running.at(good) as line:
            await begin(line)
            await roll(line)
            assert (await line.expect("update", "trouble"))["type"] == "update"
        async with running.at(bad) as line:
            return first, (await line.expect("trouble"))["reason"]["id"], await line.closed()

    assert asyncio.run(scene()) == (
        "server-table-set-aside",
        "server-table-set-aside",
        (CANNOT_OPEN, "this table has been set aside"),
    )
    [(problem,)] = running.rows("SELECT problem FROM trouble WHERE game_table = ?", bad)
    assert "MemoryError" in problem


def test_a_house_that_does_not_answer_is_ended_and_its_tables_come_back(running: Running) -> None:
    bad, good = running.table("freezes"), [running.table() for _ in range(4)]

    async def scene() -> str:
        for table in good:
            async with running.at(table) as line:
                await begin(line)
        said = await until_told(running, bad)
        for table in good:
            async with running.at(table) as line:
                assert (await line.expect("welcome"))["seq"] == 2
                assert (await line.answer())["type"] == "update"
        return said

    assert asyncio.run(scene()) == "server-table-set-aside"
    assert len(running.rows("SELECT 1 FROM trouble WHERE game_table = ?", bad)) == 1
    assert running.rows("SELECT seq FROM game_table WHERE id = ?", bad) == [(2,)], "its journal is kept"
    silent = [line for line in running.server.lines if '"house-silent"' in line]
    assert len(silent) == 2, "its own house, and the last one"
    assert all(bad in line for line in silent)


def test_a_killed_house_loses_nothing_and_doubles_nothing(running: Running) -> None:
    tables = [running.table() for _ in range(4)]
    before = running.rows("SELECT count(*) FROM trouble")

    async def scene() -> None:
        for table in tables:
            async with running.at(table) as line:
                await begin(line)
                await line.tell(id="once", type="answer", seq=2, seat=line.state["asked"][0]["seat"], key="pass")
                await line.expect("update")
                for house in running.server.houses():
                    if house_is_there(house):
                        os.kill(house, signal.SIGKILL)
                assert (await line.closed())[0] == TRY_AGAIN
            async with running.at(table) as line:
                welcome = await line.expect("welcome")
                assert welcome["seq"] == 3
                await line.tell(id="once", type="answer", seq=2, seat=0, key="pass")
                assert (await line.expect("done", "refused"))["type"] in ("done", "refused")
                assert (await line.answer())["seq"] == 4

    asyncio.run(scene())
    assert running.rows("SELECT count(*) FROM trouble") == before


def house_is_there(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_table_that_takes_for_ever_to_be_made_is_refused(running: Running) -> None:
    refused = running.make("never-begins")

    assert (refused.status_code, refused.json()["text"]["id"]) == (413, "server-takes-too-much")
    assert running.make().status_code == 201
    assert running.http.get("/healthz").text == "ok"
