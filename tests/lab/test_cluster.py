"""Games on a cluster: a real scheduler and two workers on this machine give what one process gives."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from distributed import Client
from typer.testing import CliRunner

from starboard.cli import app
from starboard.lab.cluster import ClusterError, cluster
from starboard.lab.simulate import Series, simulate
from support.workers import UNLUCKY, dies_always

SERIES = Series("hagalaz", 2, "random", {"scenario": "guns-of-cerberus"})
TESTS = str(Path(__file__).parents[1])
QUIET = ("--no-dashboard", "--host", "127.0.0.1")


class Machines:
    """A scheduler and workers, each a process of its own."""

    def __init__(self, folder: Path, workers: int, *, rising: bool = False) -> None:
        """Workers that are `rising` have somebody who starts them again."""
        self.file = folder / "scheduler.json"
        dask = [sys.executable, "-W", "ignore", "-m"]
        found = ("--scheduler-file", str(self.file))
        self.log = (folder / "log.txt").open("wb")
        self.processes = [self._start(*dask, "distributed.cli.dask_scheduler", *QUIET, "--port", "0", *found)]
        self._wait(self.file.exists)
        worker = (
            *dask,
            "distributed.cli.dask_worker",
            *found,
            *QUIET,
            "--nthreads",
            "1",
            "--nanny" if rising else "--no-nanny",
        )
        self.processes += [self._start(*worker, "--local-directory", str(folder)) for _ in range(workers)]
        self.address = str(json.loads(self.file.read_text())["address"])
        with Client(self.address, set_as_default=False) as client:  # type: ignore[no-untyped-call]
            if workers:
                client.wait_for_workers(workers, timeout=100)

    def _start(self, *words: str) -> subprocess.Popen[bytes]:
        # A game that kills whoever plays it is given up after two workers, not four: each takes a while to come back.
        env = {**os.environ, "DASK_DISTRIBUTED__SCHEDULER__ALLOWED_FAILURES": "1", "PYTHONPATH": TESTS}
        return subprocess.Popen(words, stdout=self.log, stderr=self.log, env=env)

    def _wait(self, ready: Callable[[], bool]) -> None:
        deadline = time.monotonic() + 60
        while not ready():
            assert time.monotonic() < deadline
            time.sleep(0.05)

    def stop(self) -> None:
        for process in reversed(self.processes):
            process.kill()
            process.wait()
        self.log.close()


@pytest.fixture(scope="module")
def machines(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Machines]:
    machines = Machines(tmp_path_factory.mktemp("cluster"), workers=2)
    try:
        yield machines
    finally:
        machines.stop()


def test_a_cluster_plays_what_one_machine_plays(machines: Machines) -> None:
    done: list[int] = []
    with cluster(machines.address) as engine:
        there = simulate(SERIES, range(40, 64), engine=engine, progress=done.append)

    assert there == simulate(SERIES, range(40, 64))
    assert sum(done) == 24
    assert len(done) > 2, "progress is told as games are done"


def test_the_command_says_the_same_as_without_a_cluster(machines: Machines) -> None:
    words = ["sim", "hagalaz", "--games", "6", "--json"]

    here = CliRunner().invoke(app, [*words, "--jobs", "1"])
    there = CliRunner().invoke(app, [*words, "--cluster", machines.address])

    assert there.exit_code == 0, there.output
    assert untimed(there.stdout) == untimed(here.stdout)


def untimed(report: str) -> dict[str, object]:
    return {name: value for name, value in json.loads(report).items() if "second" not in name}


def test_the_balance_is_the_same_on_a_cluster(machines: Machines) -> None:
    words = ["balance", "edge", "--games", "4", "--scenario", "reach", "--json"]

    here, there = (
        CliRunner().invoke(app, [*words, *where]) for where in (["--jobs", "1"], ["--cluster", machines.address])
    )

    assert there.exit_code == 0, there.output
    assert json.loads(there.stdout) == json.loads(here.stdout)


@pytest.mark.soak
@pytest.mark.faults
def test_games_of_a_lost_worker_are_played_by_others_and_a_deadly_one_is_named(tmp_path: Path) -> None:
    machines = Machines(tmp_path, workers=2, rising=True)
    try:
        with cluster(machines.address) as engine:
            played = simulate(SERIES, range(8), player=dies_always, engine=engine)
    finally:
        machines.stop()

    assert [each.seed for each in played if each.error] == [UNLUCKY]
    assert played[UNLUCKY].error == "the process that played this game died"


def test_where_nobody_answers_that_is_said() -> None:
    nobody = "tcp://127.0.0.1:1"

    with pytest.raises(ClusterError, match=f"no scheduler answers at '{nobody}'"), cluster(nobody):
        pass


def test_a_scheduler_without_workers_is_told(tmp_path: Path) -> None:
    machines = Machines(tmp_path, workers=0)
    try:
        run = CliRunner().invoke(app, ["sim", "hagalaz", "--games", "2", "--cluster", machines.address])
    finally:
        machines.stop()

    assert run.exit_code == 2
    assert "the scheduler has no workers" in run.output
