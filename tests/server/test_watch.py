"""When nothing can be stored, people at the tables know within two seconds, and come back when it can."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from starboard.server.live import TRY_AGAIN
from starboard.server.store import Appending, Change, SqliteStore
from starboard.server.watch import STORE_SECONDS, Watch
from support.serving import Serving, served

TOLD_WITHIN = 2.0
SLACK = 3.0
"""What a busy machine may add."""


@contextmanager
def a_lock(serving: Serving, database: Path) -> Iterator[None]:
    """Another program holds the database."""
    other = sqlite3.connect(database, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    yield
    other.execute("ROLLBACK")
    other.close()


@contextmanager
def no_writing(serving: Serving, database: Path) -> Iterator[None]:
    """Every write fails, as on a disk that is full."""
    serving.store._writing.execute("PRAGMA query_only = ON")
    yield
    serving.store._writing.execute("PRAGMA query_only = OFF")


@contextmanager
def no_file(serving: Serving, database: Path) -> Iterator[None]:
    """Somebody has moved the database away."""
    database.rename(database.with_suffix(".away"))
    yield
    database.with_suffix(".away").rename(database)


@pytest.mark.faults
@pytest.mark.parametrize("fault", [a_lock, no_writing, no_file])
def test_people_are_told_within_two_seconds_and_come_back(tmp_path: Path, fault: Callable[..., object]) -> None:
    database = tmp_path / "games.db"
    with served(database) as serving:
        ann, ben = serving.browser(), serving.browser()
        table = ann.make_table("me", "friend", seed=None)
        watch = serving.server.tables.live[table].row.watch

        async def scene() -> None:
            async with ann.at(table) as playing, ben.at(table, watch=watch) as watching:
                for line in (playing, watching):
                    await line.expect("welcome")
                with fault(serving, database):  # type: ignore[attr-defined]
                    began = time.monotonic()
                    troubles = [await line.expect("trouble") for line in (playing, watching)]
                    took = time.monotonic() - began
                    assert [trouble["reason"]["id"] for trouble in troubles] == ["server-cannot-store"] * 2
                    assert took < TOLD_WITHIN + SLACK
                for line in (playing, watching):
                    assert await line.closed() == (TRY_AGAIN, "it can be stored again")
            async with ann.at(table) as playing:
                await playing.expect("welcome")
                assert (await playing.answer())["type"] == "update"

        asyncio.run(scene())


def test_nobody_is_told_while_all_is_well(tmp_path: Path) -> None:
    with served(tmp_path / "games.db") as serving:
        ann = serving.browser()
        table = ann.make_table("me", seed=1)

        async def scene() -> list[str]:
            async with ann.at(table) as line:
                await line.expect("welcome")
                await asyncio.sleep(TOLD_WITHIN)
                await line.answer()
                return line.bytes  # type: ignore[no-any-return]

        assert not any('"trouble"' in said for said in asyncio.run(scene()))


def test_much_to_do_is_no_trouble_as_long_as_something_is_stored(tmp_path: Path) -> None:
    with closing(SqliteStore(tmp_path / "games.db")) as store:
        make = store._make

        def make_slowly(changes: Sequence[Change | Appending]) -> None:
            time.sleep(0.7 * STORE_SECONDS)
            make(changes)

        async def problem() -> str:
            store.call_back_in(asyncio.get_running_loop())
            store.add_person("ann", "Ann", 0.0)
            await asyncio.sleep(0.1)  # by now she is being written down
            return await Watch(store, lambda: ()).problem()

        store._make = make_slowly  # type: ignore[method-assign]
        assert asyncio.run(problem()) == ""
