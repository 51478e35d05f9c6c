"""Bots whose turn can be followed, and cut short."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from running import RunningServer
from support.browsing import Plan, Seen, Visit, Visitor

LONG = 10
"""Seconds that no bot's turn is waited for."""


@pytest.fixture(scope="module")
def slow_bots(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server whose bots take their time."""
    server = RunningServer(tmp_path_factory.mktemp("bots") / "starboard.db", bot_pause=LONG)
    yield server.address
    server.stop()


def until_the_bots_turn(player: Visitor) -> Seen:
    """Answer until a bot has been asked, and has done something."""
    seen = player.look()
    while seen.options:
        seen = player.answer()
        seen = player.until(lambda now: bool(now.options) or now.mood == "others")
    return seen


@pytest.mark.parametrize("phone", [False, True], ids=["laptop", "phone"])
def test_a_bots_turn_is_waited_for_until_somebody_skips_it(visit: Visit, slow_bots: str, phone: bool):
    player = visit(slow_bots, phone=phone)
    player.bring(Plan(9, seats=2).ahead(30), "me", "bot:thumb")
    seen = until_the_bots_turn(player)

    player.page.wait_for_timeout(300)
    assert player.look().mood == "others"
    skip = player.page.get_by_role("button", name="Skip ahead")
    skip.tap() if phone else skip.click()

    player.until(lambda now: bool(now.options) and now.seq > seen.seq, "the bot is still waiting")
    expect(skip).to_have_count(0)


def test_who_wants_bots_at_once_never_waits(visit: Visit, slow_bots: str):
    player = visit(slow_bots)
    player.bring(Plan(9, seats=2).ahead(30), "me", "bot:thumb")
    player.page.get_by_role("button", name="Menu").click()
    player.page.get_by_label("Bots").select_option("At once")
    player.page.keyboard.press("Escape")

    for _ in range(12):
        player.until(lambda seen: bool(seen.options), "a bot is waiting")
        player.answer()
