"""A phone, 360 pixels wide, held in one hand."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from support.browsing import SCREENS, Plan, Tapper, Visit, Visitor

TOO_WIDE = """() => {
  const wide = document.documentElement.scrollWidth > innerWidth;
  if (!wide) return [];
  return [...document.querySelectorAll("body *")]
    .filter((node) => node.getBoundingClientRect().right > innerWidth + 1)
    .map((node) => node.outerHTML.slice(0, 120)).slice(0, 5).concat("the page is wider than the screen");
}"""
SMALL = """() => [...document.querySelectorAll("button:not([tabindex='-1']), select, .option, a.button")]
  .filter((node) => {
    const box = node.getBoundingClientRect();
    return box.width > 0 && (box.height < 24 || box.width < 24);
  })
  .map((node) => node.outerHTML.slice(0, 160))"""


def fits(player: Visitor) -> None:
    """Nothing is wider than the screen, and nothing to touch is too small for a finger."""
    assert player.page.evaluate(TOO_WIDE) == []
    assert player.page.evaluate(SMALL) == []


def test_the_lobby_fits(visit: Visit):
    player = visit(phone=True)
    player.open_lobby()
    fits(player)

    player.mission_card("1A").get_by_role("button", name="With others").tap()
    expect(player.page.get_by_role("dialog")).to_be_visible()
    fits(player)


@pytest.mark.timeout(300)
def test_some_rounds_are_played_with_a_thumb(visit: Visit):
    player = visit(phone=True)
    player.sit_down("me", seed=9)
    tapper = Tapper(player, Plan(9))

    for _ in range(4):
        tapper.play(25)
        fits(player)
        for tab in ("Dice", "Squad", "Log", "Options"):
            player.page.get_by_role("button", name=tab, exact=True).tap()
            fits(player)

    assert tapper.tapped["commit"] > 10
    assert tapper.tapped["list"] > 10
    expect(player.page.locator(".sea")).to_be_visible()


def test_a_tap_asks_why_not(visit: Visit):
    player = visit(phone=True)
    player.bring(Plan(9).ahead(30).at("attack-whom"))

    player.page.get_by_role("button", name="Why not?").tap()
    player.page.touchscreen.tap(*player.hero_in_sight())

    expect(player.page.get_by_role("dialog", name="Why not?").locator(".reason")).not_to_be_empty()
    fits(player)


def test_the_tap_that_opens_a_menu_chooses_nothing_from_it(visit: Visit):
    player = visit(phone=True)
    plan = Plan(1).ahead(13).at("attack-whom")
    choice = plan.table.choice
    assert choice
    enemy = next(option.targets[0] for option in choice.options if option.key.endswith(":1"))
    player.bring(plan)
    point = player.reach(enemy)
    assert point
    before = player.look()

    player.page.touchscreen.tap(*point)
    opened = player.until(lambda seen: bool(seen.menu), "no menu")
    player.page.wait_for_timeout(400)
    chosen = player.page.locator(".popover li button").last
    box = player.page.locator(".popover").bounding_box()
    chosen.dispatch_event("click", {"detail": 1})  # what browsers make of a tap goes to whatever lies there by then

    assert player.look() == opened
    assert opened.seq == before.seq
    assert box
    assert not (box["x"] < point[0] < box["x"] + box["width"] and box["y"] < point[1] < box["y"] + box["height"])
    chosen.tap()
    player.until(lambda seen: seen.seq > before.seq, "the menu does not answer")


WHOLE = """node => {
  const box = node.getBoundingClientRect();
  const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return box.left >= 0 && box.right <= innerWidth && node.scrollWidth <= node.clientWidth + 1
    && node.scrollHeight <= node.clientHeight + 1 && node.contains(hit);
}"""


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_without_a_line_all_is_readable_also_when_dice_were_seen(visit: Visit, theme: str):
    player = visit(phone=True)
    player.prefer(theme)
    player.expect("ERR_INTERNET_DISCONNECTED")
    player.bring(Plan(9).at("keep-which").ahead(1))
    seen = player.page.get_by_role("button", name="something was seen since")
    expect(seen).to_be_visible()

    player.lose_the_line()

    sentence = player.page.locator(".watch.lost .sentence")
    expect(sentence).not_to_be_empty()
    assert sentence.evaluate(WHOLE)
    expect(seen).to_be_visible()
    assert player.barriers() == []
    fits(player)
    SCREENS.mkdir(parents=True, exist_ok=True)
    player.page.screenshot(path=SCREENS / f"phone-offline-{theme}.png")
