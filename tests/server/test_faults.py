"""Something fails that should not: nothing acknowledged is lost, nothing is doubled, everybody is told, it goes on."""

from __future__ import annotations

import asyncio
import itertools
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from starboard.server.database import examine
from starboard.server.store import SqliteStore
from support.serving import Browser, Serving, served

pytestmark = pytest.mark.faults

ANSWERS = 8


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
        while len(self.acknowledged) < answers:
            async with self.browser.at(self.table) as line:
                welcome = await line.expect("welcome", "trouble")
                if welcome["type"] == "welcome":
                    await self._answer(line, answers)

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
    for write in writes:
        write.result()
    print(seq, flush=True)
"""


@pytest.mark.parametrize("word", ["BEGIN", "INSERT INTO operation", "UPDATE person", "COMMIT"])
def test_a_kill_at_any_point_of_a_commit_loses_and_doubles_nothing(tmp_path: Path, word: str) -> None:
    database = tmp_path / "games.db"
    acknowledged = 0
    for nth in (1, 2, 3):
        command = [sys.executable, "-c", KILLED, str(database), word, str(nth)]
        run = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
        assert run.returncode == 9, run.stderr
        acknowledged = max([acknowledged, *map(int, run.stdout.split())])

        with closing(SqliteStore(database)) as store:
            kept = store.load("t")[2]
            table = store.table("t")
        assert kept == [str(number) for number in range(1, len(kept) + 1)]
        assert len(kept) >= acknowledged
        assert table is not None
        assert table.seq == len(kept)


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
