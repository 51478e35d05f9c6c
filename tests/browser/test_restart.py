"""The server stops and starts again; a game is taken home and brought back."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from running import RunningServer
from support.browsing import Clicker, Plan, Visit

NO_SERVER = "ERR_CONNECTION_REFUSED|WebSocket connection to|ERR_CONNECTION_RESET"

IDLE = ".option.nothing"
"""What does nothing comes last, as soon as the odds have come."""


class Restarted:
    """A server that can be stopped and started again at the same address, with the same database."""

    def __init__(self, database: Path) -> None:
        self._database = database
        self.running = RunningServer(database)
        self.address = self.running.address

    def start(self) -> None:
        self.running = RunningServer(self._database, port=int(self.address.rpartition(":")[2]))


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Restarted]:
    server = Restarted(tmp_path / "starboard.db")
    yield server
    server.running.stop()


@pytest.mark.parametrize("how", ["stop", "kill"])
def test_the_server_restarts_and_the_page_plays_on(visit: Visit, own_server: Restarted, how: str):
    player = visit(own_server.address)
    player.expect(NO_SERVER)
    player.sit_down("me", seed=9)
    clicker = Clicker(player, Plan(9))
    clicker.play(12)
    odds = player.page.locator(".option .beside")
    expect(odds.first).to_be_visible()
    before, told, foreseen = player.look(), player.log(), odds.all_inner_texts()

    getattr(own_server.running, how)()
    player.until(lambda seen: seen.mood == "lost")
    player.page.locator("[data-piece]:not(.sea *)").first.hover(force=True)  # what a look needs is there by now
    player.page.get_by_role("button", name="Help and keys").click()
    expect(player.page.get_by_role("dialog")).to_be_visible()
    player.page.keyboard.press("Escape")
    own_server.start()

    back = player.until(lambda seen: seen.mood == "mine")
    assert (back.seq, back.options) == (before.seq, before.options)
    assert player.log() == told
    expect(odds).to_have_text(foreseen, use_inner_text=True)
    clicker.play(12)
    assert player.look().seq == before.seq + 12


def test_a_part_of_the_page_that_could_not_be_had_comes_once_the_server_has_it(visit: Visit):
    player = visit()
    player.expect("ERR_FAILED|Failed to fetch dynamically imported module|Unable to preload CSS")
    away = re.compile(r"/assets/RulesSheet-|/table/")
    player.page.route(away, lambda route: route.fallback() if route.request.is_navigation_request() else route.abort())
    # A table fetches what is for later when it has nothing else to do. The server is back only after that has failed
    # and the page has looked for the server in vain.
    with player.page.expect_event("requestfailed", lambda request: "/table/" in request.url):
        player.sit_down("me", seed=9)
    player.until(lambda seen: seen.mood == "mine")

    with player.page.expect_event("load"):
        player.page.unroute(away)

    player.until(lambda seen: seen.mood == "mine")
    player.page.keyboard.press("/")
    expect(player.page.get_by_role("dialog")).to_be_visible()


def test_a_game_is_taken_home_and_brought_to_another_server(visit: Visit, own_server: Restarted, tmp_path: Path):
    player = visit()
    player.bring(Plan(9).ahead(40))
    player.page.locator(IDLE).first.wait_for()
    before = player.look()

    with player.page.expect_download() as download:
        player.open_menu("Download save")
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    elsewhere = visit(own_server.address)
    elsewhere.open_lobby()
    elsewhere.page.get_by_label("Open a saved game").set_input_files(file)
    elsewhere.page.wait_for_url("**/table/*")

    elsewhere.page.locator(IDLE).first.wait_for()
    there = elsewhere.look()
    assert file.suffix == ".json"
    assert (there.options, there.sentence) == (before.options, before.sentence)
    elsewhere.answer()
    elsewhere.page.goto("/")
    expect(elsewhere.page.locator("aside > ul > li")).to_have_count(1)
