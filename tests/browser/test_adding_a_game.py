"""The game of the guide to adding a game, in a browser: no line of the client was written for it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from running import RunningServer
from starboard.registry import VARIABLE
from support.browsing import SCREENS, Seen, Visit, Visitor
from support.guide import GAME, write_game


@pytest.fixture
def house(tmp_path: Path) -> Iterator[str]:
    """The address of a server that finds the game."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(VARIABLE, str(write_game(tmp_path / "games")))
        running = RunningServer(tmp_path / "starboard.db")
    yield running.address
    running.stop()


def sit_down_in_the_lobby(visitor: Visitor) -> None:
    """Make a table with both seats for oneself."""
    visitor.page.goto("/")
    salvage = visitor.page.locator(f'[data-game="{GAME}"]')
    expect(salvage.get_by_role("heading", name="Salvage")).to_be_visible()
    salvage.get_by_role("button", name="With others").click()
    sheet = visitor.page.get_by_role("dialog")
    second = sheet.get_by_label("Player 2")
    expect(second).to_be_visible()
    bots = [kind for kind in second.locator("option").all_inner_texts() if "Bot" in kind]
    assert bots == ["Bot (random)"], "it has no rules of thumb"
    second.select_option("me")
    sheet.get_by_text("Options").click()
    sheet.get_by_label("Seed").fill("3")
    sheet.get_by_role("button", name="Sit down").click()
    visitor.page.locator(".table").wait_for()


def click(visitor: Visitor, piece: str) -> Seen:
    """Click a lit piece where it lies, and wait until the table has moved on."""
    before = visitor.look()
    point = visitor.reach(piece)
    assert point, f"{piece} is not lit, or out of sight"
    visitor.page.mouse.click(*point)
    return visitor.until(lambda now: now.seq > before.seq, f"nothing happened at {piece}")


def test_it_is_played_to_its_end_by_clicks_and_the_score_is_shown(visit: Visit, house: str):
    visitor = visit(house)
    sit_down_in_the_lobby(visitor)

    seen = visitor.until(lambda seen: bool(seen.options))
    while seen.mood != "over":  # everybody searches once, and flies home unless the hull gave way
        click(visitor, "ship" if "Fly home" in " ".join(seen.options) else "wreck")
        seen = visitor.until(lambda now: now.mood == "over" or bool(now.options))

    assert any("comes home with one crate" in line for line in visitor.log())
    assert seen.sentence in ("Player 1 wins.", "Player 2 wins.", "Players 1, 2 share the victory.")
    score = visitor.page.locator(".score table")
    expect(score).to_be_visible()
    rows = [row.split() for row in score.locator("tr").all_inner_texts()]
    points = {row[0]: list(map(int, row[1:])) for row in rows if row and row[0] in ("Crates", "Contract", "Total")}
    assert points["Total"] == [sum(each) for each in zip(points["Crates"], points["Contract"], strict=True)]
    assert max(points["Total"]) > 0
    SCREENS.mkdir(parents=True, exist_ok=True)
    visitor.page.screenshot(path=SCREENS / "guide-game.png")
