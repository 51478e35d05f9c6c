"""A server on a shared database that is stopped for too long, or killed: another one has its tables, and no other."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress

import httpx
import psycopg
import pytest
import websockets

from running import RunningServer, open_socket
from starboard.server.live import TRY_AGAIN
from support.postgres import Postgres
from support.serving import Line

LEASE = 1.5
SHORT = f"""
from starboard.server import postgres
postgres.LEASE_SECONDS, postgres.RENEW_SECONDS = {LEASE}, 0.3
"""
PATIENCE = 40.0
ENOUGH = 20
"""Answers of everybody before the kill, and after it."""
SLOW = 10.0
"""Seconds that a busy machine may need besides; with cores to spare it is one."""

pytestmark = pytest.mark.faults


class Pair:
    """Two servers with workers on one database, and Ann, whom both of them know."""

    def __init__(self, database: str, first: RunningServer, second: RunningServer) -> None:
        self.first, self.second = first, second
        self._database = database
        with httpx.Client(base_url=first.address, timeout=PATIENCE) as http:
            http.get("/api/lobby").raise_for_status()
            self.cookie = next(iter(http.cookies.values()))

    def table(self) -> str:
        """A table that the first server has."""
        cookie = {"Cookie": f"starboard={self.cookie}"}
        wanted = {"game": "toy", "seats": ["me", "me"]}
        made = httpx.post(f"{self.first.address}/api/tables", json=wanted, headers=cookie, timeout=PATIENCE)
        assert made.status_code == 201, made.text
        return str(made.json()["table"])

    def rows(self, sql: str, *values: object) -> list[tuple[object, ...]]:
        """What stands in the database."""
        with psycopg.connect(self._database) as reading:
            return reading.execute(sql.encode(), values).fetchall()

    def holder(self, table: str) -> str:
        """Where the server is reached that has a table."""
        sql = "SELECT address FROM claim JOIN server ON server = server.id WHERE game_table = %s"
        return str(self.rows(sql, table)[0][0])

    def peer(self, server: RunningServer) -> str:
        """Where other servers reach a server, as it said last."""
        enlisted = [json.loads(line) for line in server.lines if '"server-enlisted"' in line]
        return str(enlisted[-1]["address"])


@pytest.fixture(scope="module")
def servers(postgres: Postgres) -> Iterator[Pair]:
    database = postgres.database()
    with ExitStack() as ending:
        both = [RunningServer(database, workers=1, first=SHORT) for _ in range(2)]
        for server in both:
            ending.callback(server.kill)
        yield Pair(database, *both)


async def come(pair: Pair, server: RunningServer, table: str) -> Line:
    """At a table, as a page comes there: again and again until it is let in."""
    async with asyncio.timeout(PATIENCE):
        while True:
            socket = await open_socket(server, table, pair.cookie)
            line = Line(socket, PATIENCE)
            try:
                await line.expect("welcome")
                return line
            except websockets.ConnectionClosed:
                assert socket.close_code == TRY_AGAIN
            await asyncio.sleep(0.1)


class Player:
    """Answers at a table over one server, takes it back, and comes back for as long as it is sent away."""

    def __init__(self, pair: Pair, server: RunningServer) -> None:
        self._pair, self._server = pair, server
        self.table = pair.table()
        self.acknowledged: list[int] = []
        self.came_back = 0.0
        """When it was first let in again."""

    async def play(self, over: asyncio.Event) -> None:
        while not over.is_set():
            try:
                line = await come(self._pair, self._server, self.table)
            except (OSError, websockets.InvalidMessage):
                self._server = self._pair.second  # its own is gone
                continue
            told = self.acknowledged[-1] if self.acknowledged else 0
            assert told <= line.state["seq"] <= told + 1, "what was acknowledged is there, and nothing is doubled"
            if self.acknowledged:
                self.came_back = time.monotonic()
            with suppress(websockets.ConnectionClosed):
                while not over.is_set():
                    if line.state.get("undo"):
                        id = await line.tell(type="undo", seq=line.state["seq"])
                        while line.state.get("done") != id:
                            await line.expect("update")
                    elif (await line.answer())["type"] != "update":
                        break
                    self.acknowledged.append(line.state["seq"])
                    await asyncio.sleep(0.01)
            await line.socket.close()


def test_a_server_that_was_stopped_for_too_long_writes_nothing_more(servers: Pair) -> None:
    table = servers.table()

    async def scene() -> tuple[int, str, int]:
        early = await come(servers, servers.first, table)
        await early.answer()
        os.kill(servers.first.pid, signal.SIGSTOP)
        try:
            await early.tell(type="undo", seq=1)  # it will be read when the server goes on
            late = await come(servers, servers.second, table)
            assert late.state["seq"] == 1
            await late.answer()
        finally:
            os.kill(servers.first.pid, signal.SIGCONT)
        code, _ = await early.closed()
        again = await come(servers, servers.first, table)
        assert again.state["seq"] == 2, "the first server passes people on to the second"
        await again.answer()
        await late.expect("update")
        for line in (again, late):
            await line.socket.close()
        return code, servers.holder(table), late.state["seq"]

    code, holder, seq = asyncio.run(scene())

    assert code == TRY_AGAIN, "whoever was there comes back"
    assert any('"struck-off"' in line for line in servers.first.lines)
    assert holder == servers.peer(servers.second)
    assert servers.rows("SELECT seq FROM game_table WHERE id = %s", table) == [(seq,)] == [(3,)]
    journal = servers.rows("SELECT seq FROM operation WHERE game_table = %s ORDER BY seq", table)
    assert journal == [(1,), (2,), (3,)], "the undo that came too late is not among them"


def test_a_killed_servers_tables_are_taken_over_and_nothing_is_lost_or_doubled(servers: Pair) -> None:
    players = [Player(servers, server) for server in (servers.first, servers.second) for _ in range(2)]

    async def scene() -> float:
        over = asyncio.Event()
        playing = [asyncio.create_task(player.play(over)) for player in players]
        while not all(len(player.acknowledged) >= ENOUGH for player in players):
            await asyncio.sleep(0.05)
        killed = time.monotonic()
        await asyncio.to_thread(servers.first.kill)
        before = [len(player.acknowledged) for player in players]
        while not all(
            len(player.acknowledged) >= count + ENOUGH for player, count in zip(players, before, strict=True)
        ):
            await asyncio.sleep(0.05)
        over.set()
        await asyncio.gather(*playing)
        return max(player.came_back for player in players) - killed

    took = asyncio.run(scene())

    for player in players:
        assert player.acknowledged == sorted(set(player.acknowledged))
        assert servers.rows("SELECT seq FROM game_table WHERE id = %s", player.table) == [(player.acknowledged[-1],)]
    assert servers.rows("SELECT count(*) FROM trouble") == [(0,)]
    assert took < LEASE + SLOW, "within the lease, and a page's way there"
