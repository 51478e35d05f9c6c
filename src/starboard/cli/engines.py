"""Where many games are played: on this machine, or on a cluster that the command line names."""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from typing import Annotated

import typer

from starboard.lab.simulate import Engine

ClusterOption = Annotated[
    str | None,
    typer.Option(help="Play on the workers of this dask scheduler, as tcp://10.0.0.1:8786, instead of this machine."),
]


def engine_at(address: str | None) -> AbstractContextManager[Engine | None]:
    """The workers of a cluster, or nothing for this machine. ClusterError if there is none."""
    if address is None:
        return nullcontext()
    from starboard.lab.cluster import cluster

    return cluster(address)
