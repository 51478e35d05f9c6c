"""The life of a server: one table breaks and the others go on, it stops politely, tables come and go."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from running import RunningServer, open_socket
from starboard.server.house import CANNOT_OPEN
from support.serving import MISSION, Serving, served

RESTARTING = 1012
"""The code with which a server that stops closes its sockets."""


@pytest.fixture
def serving(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Serving]:
    with served(tmp_path / "games.db", requests_per_second=1000) as serving:
        yield serving


def test_a_table_that_breaks_tells_its_players_and_the_others_go_on(serving: Serving) -> None:
    ann = serving.browser()
    toy = {"game": "toy", "seats": ["me", "me"], "scenario": ""}
    bad = ann.post("/api/tables", {**toy, "options": {"broken": "crash"}}).json()["table"]
    good = ann.post("/api/tables", {**toy, "options": {}}).json()["table"]

    async def until_trouble(table: str) -> list[dict[str, Any]]:
        async with ann.at(table) as line:
            await line.expect("welcome")
            for key, seat in (("bid:2", 0), ("bid:0", 1), ("roll", 0)):
                await line.tell(type="answer", seq=line.state["seq"], seat=seat, key=key)
                if (await line.expect("update", "trouble"))["type"] == "trouble":
                    break
            return [msgspec.json.decode(each) for each in line.bytes]

    heard = asyncio.run(until_trouble(bad))
    assert [message["reason"]["id"] for message in heard if message["type"] == "trouble"] == ["server-table-broken"]
    assert "dice" not in str(heard)
    assert not any(message["type"] == "trouble" for message in asyncio.run(until_trouble(good)))
    (problem, journal) = serving.store._row("SELECT problem, journal FROM trouble WHERE game_table = ?", (bad,))
    assert "ZeroDivisionError" in problem
    assert json.loads(journal)["save"]["entries"][-1] == "roll"
    assert "starboard_tables_broken_total 0.0" not in ann.http.get("/metrics").text

    async def come_back() -> dict[str, Any]:
        async with ann.at(bad) as line:
            return dict(await line.expect("welcome"))

    assert [one["key"] for one in asyncio.run(come_back())["asked"][0]["options"]] == ["roll", "pass", "stop"]


def test_a_table_that_cannot_be_read_is_told_and_the_others_go_on(serving: Serving) -> None:
    ann = serving.browser()
    bad, good = ann.make_table("me"), ann.make_table("me")
    serving.server.tables.live.pop(bad)
    serving.store._write(
        lambda db: db.execute("UPDATE snapshot SET body = x'00' WHERE game_table = ?", (bad,))
    ).result()

    async def scene() -> tuple[int, str]:
        async with ann.at(bad) as line, ann.at(good) as other:
            await other.expect("welcome")
            assert (await other.answer())["type"] == "update"
            return await line.closed()  # type: ignore[no-any-return]

    assert asyncio.run(scene()) == (CANNOT_OPEN, "this table cannot be opened now")


def test_an_idle_table_leaves_the_memory_and_comes_back(tmp_path: Path) -> None:
    with served(tmp_path / "games.db", idle_seconds=0.2) as serving:
        ann = serving.browser()
        table = ann.make_table("me", seed=1)

        async def play() -> int:
            async with ann.at(table) as line:
                await line.expect("welcome")
                return int((await line.answer())["seq"])

        assert asyncio.run(play()) == 1
        patience = time.monotonic() + 20
        while serving.server.tables.live and time.monotonic() < patience:
            time.sleep(0.05)
        assert serving.server.tables.live == {}
        assert "starboard_tables_live 0.0" in ann.http.get("/metrics").text
        assert asyncio.run(play()) == 2


def test_a_server_that_stops_closes_its_sockets_and_keeps_everything(tmp_path: Path) -> None:
    database = tmp_path / "games.db"

    async def scene() -> None:
        server = RunningServer(database)
        try:
            async with httpx.AsyncClient(base_url=server.address) as person:
                await person.get("/api/lobby")
                made = await person.post("/api/tables", json={**MISSION, "seats": ["me"], "seed": 1})
                table, cookie = made.json()["table"], next(iter(person.cookies.values()))
            line = await open_socket(server, table, cookie)
            await line.recv()
            await line.send('{"type":"answer","id":"1","seq":0,"seat":0,"key":"squad:garrus"}')
            assert json.loads(await line.recv())["done"] == "1"
            assert await asyncio.to_thread(server.stop) in (0, -15)
            await line.wait_closed()
            assert line.close_code == RESTARTING
        finally:
            server.kill()
        stored = sqlite3.connect(database)
        assert stored.execute("SELECT seq FROM snapshot").fetchone() == (1,)
        assert stored.execute("SELECT count(*) FROM operation").fetchone() == (0,)
        stored.close()
        events = [json.loads(text)["event"] for text in server.lines[1:]]
        assert events[-2:] == ["tables-put-away", "server-stopped"]
        assert {"person-came", "table-made", "joined"} <= set(events)
        assert not any(cookie in text for text in server.lines), "a secret does not belong into a log"

    asyncio.run(scene())
