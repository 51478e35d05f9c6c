"""The client is quick. The bounds leave room for a busy machine; `bench/client.py` measures exactly."""

from __future__ import annotations

import statistics

from playwright.sync_api import Browser

from choosing import chosen
from client import first_use, make_table, newcomer, update_times
from running import RunningServer

MOST_TO_USE = 5_000
MOST_TO_DRAW = 250
"""Milliseconds: five times what is promised."""


def test_pages_are_of_use_soon_and_updates_drawn_at_once(chromium: Browser, server: RunningServer):
    context = newcomer(chromium, server.address)
    page = context.new_page()

    lobby = first_use(page, "/")
    table = first_use(page, make_table(context, server.address, chosen("hagalaz")))
    updates = update_times(page, 15)
    context.close()

    print(f"lobby {lobby:.0f} ms, table {table:.0f} ms, updates {statistics.median(updates):.0f} ms")
    assert max(lobby, table) < MOST_TO_USE
    assert len(updates) == 15
    assert statistics.median(updates) < MOST_TO_DRAW
