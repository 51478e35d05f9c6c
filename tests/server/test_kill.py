"""An acknowledged answer survives `kill -9`. The test itself is in `bench/kill.py`."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from choosing import chosen
from kill import SEATINGS, KillTest, kill_again_and_again
from support.postgres import running


def killed(database: Path | str, rounds: int, seed: int, servers: int = 1) -> KillTest:
    return asyncio.run(kill_again_and_again(database, rounds, seed, chosen("hagalaz"), servers))


def test_nothing_acknowledged_is_lost_by_a_kill(tmp_path: Path) -> None:
    test = killed(tmp_path / "kill.db", 5, seed=1)

    assert len(test.tables) >= len(SEATINGS)
    assert test.acknowledged > len(SEATINGS)


@pytest.mark.soak
def test_nothing_acknowledged_is_lost_by_two_hundred_kills(tmp_path: Path) -> None:
    test = killed(tmp_path / "kill.db", 200, seed=2)

    assert test.repeated > 100, "answers were on their way when the server was killed"


@pytest.mark.soak
@pytest.mark.faults
def test_nothing_acknowledged_is_lost_by_kills_on_postgres() -> None:
    with running() as postgres:
        test = killed(postgres.database(), 20, seed=3)

    assert test.acknowledged > len(SEATINGS)
    assert test.houses_killed > 0, "processes with tables were killed too"


@pytest.mark.soak
@pytest.mark.faults
def test_nothing_acknowledged_is_lost_by_kills_of_one_of_two_servers() -> None:
    with running() as postgres:
        test = killed(postgres.database(), 20, seed=4, servers=2)

    assert test.acknowledged > len(SEATINGS)
