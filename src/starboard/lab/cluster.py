"""Games on many machines: a scheduler of dask.distributed shares chunks of seeds out among its workers.

What comes out depends on the seeds alone, so a cluster gives what one machine gives. A chunk whose worker is lost is
played by another; a game that kills whoever plays it is told by its seed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import starboard
from starboard.core.errors import StarboardError
from starboard.lab.simulate import MOST_PER_CHUNK, Engine, Played, Player, Series, play_chunk

if TYPE_CHECKING:
    from distributed import Client

CONNECT_SECONDS = 10
WORKER_SECONDS = 5
"""How long the first worker may take to come."""
CHUNKS_PER_THREAD = 8
RETRIES = 3
"""How often a chunk is played again whose worker was lost."""


class ClusterError(StarboardError):
    """A cluster cannot be used; says why and what would help."""


@contextmanager
def cluster(address: str) -> Iterator[Engine]:
    """The workers of a scheduler, to play games: `with cluster("tcp://10.0.0.1:8786") as engine`."""
    try:
        from distributed import Client
    except ModuleNotFoundError:
        raise ClusterError("games on a cluster need dask: install starboard-games[cluster]") from None
    try:
        client: Client = Client(address, timeout=CONNECT_SECONDS, set_as_default=False)  # type: ignore[no-untyped-call]
    except (OSError, TimeoutError, ValueError) as problem:
        raise ClusterError(f"no scheduler answers at '{address}': {problem}") from None
    with client:
        yield _Cluster(client)


class _Cluster:
    """An engine that hands chunks of seeds to workers elsewhere."""

    def __init__(self, client: Client) -> None:
        self._client = client
        self._checked: set[str] = set()

    def __call__(self, series: Series, seeds: Sequence[int], player: Player) -> Iterator[list[Played]]:
        from distributed import as_completed

        threads = self._threads(series.game)
        size = max(1, min(MOST_PER_CHUNK, len(seeds) // (threads * CHUNKS_PER_THREAD)))
        chunks = [tuple(seeds[start : start + size]) for start in range(0, len(seeds), size)]
        running = {self._submit(series, chunk, player): chunk for chunk in chunks}
        suspects: list[int] = []
        for future in as_completed(list(running), loop=self._client.loop):  # type: ignore[no-untyped-call]
            chunk = running.pop(future)
            if future.status == "finished":
                yield future.result()
            else:
                suspects += chunk
        yield from (self._alone(series, seed, player) for seed in suspects)

    def _alone(self, series: Series, seed: int, player: Player) -> list[Played]:
        """A game that was under way when workers were lost, with nothing beside it that could have been the cause."""
        future = self._submit(series, (seed,), player)
        future.exception()
        if future.status == "finished":
            played: list[Played] = future.result()
            return played
        return [Played(seed, error="the process that played this game died")]

    def _submit(self, series: Series, chunk: tuple[int, ...], player: Player) -> Any:
        return self._client.submit(play_chunk, series, chunk, player, pure=False, retries=RETRIES)

    def _threads(self, game: str) -> int:
        """How many games are played at a time, once every worker is known to have the same rules."""
        try:
            self._client.wait_for_workers(1, timeout=WORKER_SECONDS)
        except TimeoutError:
            raise ClusterError("the scheduler has no workers; start some with: dask worker ADDRESS") from None
        workers = self._client.scheduler_info(n_workers=-1)["workers"]
        if game not in self._checked:
            self._checked.add(game)
            ours = rules_of(game)
            for worker, theirs in self._client.run(rules_of, game, on_error="return").items():
                if theirs != ours:
                    raise ClusterError(
                        f"the worker {worker} has not the same rules as this machine: {theirs}, not {ours}"
                    )
        return sum(worker["nthreads"] for worker in workers.values())


def rules_of(game: str) -> str:
    """The version of the rules of a game where this is called."""
    return starboard.game(game).version
