"""A server on PostgreSQL: tables are played, kept, and go on after its connections were cut."""

from __future__ import annotations

import asyncio

import pytest

from starboard.server.house import NO_TABLE
from support.postgres import Postgres
from support.serving import served


def test_a_table_is_played_and_is_there_after_a_restart(postgres: Postgres) -> None:
    database = postgres.database()
    with served(database) as serving:
        ann = serving.browser()
        ann.post("/api/me", {"name": "Ann"})
        table = ann.make_table("me", seed=None)
        cookie = ann.cookie

        async def play() -> int:
            async with ann.at(table) as line:
                await line.expect("welcome")
                for _ in range(8):
                    assert (await line.answer())["type"] == "update"
                return int(line.state["entries"])

        entries = asyncio.run(play())
    with served(database) as serving, serving.client(headers={"Cookie": f"starboard={cookie}"}) as client:
        card = client.get("/api/lobby").json()["tables"][0]
        save = client.get(f"/api/tables/{table}/save").json()["save"]

        assert (card["id"], card["players"][0]["name"]) == (table, "Ann")
        assert len(save["entries"]) >= entries


def test_what_cannot_be_the_id_of_a_table_is_no_fault_of_the_database(postgres: Postgres) -> None:
    """PostgreSQL takes no text with a zero in it."""
    with served(postgres.database()) as serving:
        ann = serving.browser()

        async def come() -> tuple[int, str]:
            async with ann.at("%00") as line:
                code, reason = await line.closed()
                return code, reason

        assert asyncio.run(come())[0] == NO_TABLE
        assert ann.http.get("/api/tables/%00/save").status_code == 404
        assert ann.post("/api/join/a%00", {}).status_code == 404
        assert ann.http.get("/table/%00").status_code in (200, 503), "503 where no client has been built"


@pytest.mark.faults
def test_an_answer_after_the_connections_were_cut_is_kept_or_refused_and_it_goes_on(postgres: Postgres) -> None:
    with served(postgres.database()) as serving:
        ann = serving.browser()
        table = ann.make_table("me", seed=1)

        async def answer() -> str:
            async with ann.at(table) as line:
                await line.expect("welcome")
                return str((await line.answer())["type"])

        assert asyncio.run(answer()) == "update"
        before = len(serving.server.tables.live[table].table.entries)
        postgres.cut()
        after_cut = asyncio.run(answer())

        assert after_cut in ("update", "trouble"), "told, either way"
        assert asyncio.run(answer()) == "update"
        live = serving.server.tables.live[table]
        assert len(live.table.entries) > before
        _, seq, operations = serving.store.load(table)
        assert seq + len(operations) == live.seq, "nothing is lost or doubled"
        assert serving.client().get("/healthz").text == "ok"
