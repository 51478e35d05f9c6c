"""A server, a Chromium, and people who use both."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from chromium import chromium as launched
from running import RunningServer
from starboard.registry import VARIABLE
from support.browsing import ROOT, Visit, Visitor

FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Any:
    report = yield
    if report.failed:
        item.stash[FAILED] = True
    return report


# These last for the package, not for the session: while Playwright runs, nothing else in its thread can use asyncio.
@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """One browser for all tests."""
    with launched() as browser:
        yield browser


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """One server for all tests that do not stop it, with the games that come with Starboard."""
    assert (ROOT / "web" / "dist").is_dir(), "the client is not built; run: python3 tools/dev.py env"
    with pytest.MonkeyPatch.context() as patch:
        patch.delenv(VARIABLE)
        running = RunningServer(tmp_path_factory.mktemp("browser") / "starboard.db")
    yield running
    running.stop()


@pytest.fixture
def visit(chromium: Browser, server: RunningServer, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Somebody new comes along. When the test is over, no browser may have complained about anything."""
    visitors: list[Visitor] = []

    def come(address: str = "", **how: Any) -> Visitor:
        visitors.append(Visitor(chromium, address or server.address, **how))
        return visitors[-1]

    yield come
    complaints = [line for visitor in visitors for line in visitor.unexpected()]
    if complaints or FAILED in request.node.stash:
        name = re.sub(r"\W+", "-", request.node.name).strip("-")
        for number, visitor in enumerate(visitors):
            visitor.leave_traces(f"{name}-{number}")
    for visitor in visitors:
        visitor.context.close()
    assert complaints == []
