"""What tests of the server share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from support.postgres import Postgres, running


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL with a database for whoever wants one."""
    with running() as server:
        yield server
