"""Everything can be looked at, and a refusal can be shown on the board."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from support.browsing import AT_REST, SCREENS, Plan, Visit, Visitor

SIZES = {"phone": (390, 844), "tablet": (768, 1024), "laptop": (1440, 900)}
OUTSIDE = """node => {
  const box = node.getBoundingClientRect();
  return box.left < 0 || box.top < 0 || box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5;
}"""


def is_outside(player: Visitor, sheet: Locator) -> bool:
    """Whether any of a sheet is off the screen as it is drawn: what grows is put in its place just before that."""
    player.page.evaluate(AT_REST)
    return bool(sheet.evaluate(OUTSIDE))


def at_the_hub(visit: Visit, size: tuple[int, int] = SIZES["laptop"], **how: Any) -> Visitor:
    """Somebody who is to place a die, at a screen of a size."""
    player = visit(viewport={"width": size[0], "height": size[1]}, **how)
    player.bring(Plan(9).ahead(30).at("place-which"))
    player.page.locator(".sea").wait_for()
    aside = player.page.get_by_role("button", name="Put the story aside")
    if aside.count():
        aside.first.click()
    return player


def keep(player: Visitor, name: str) -> None:
    """A picture of the page, to be looked at."""
    SCREENS.mkdir(parents=True, exist_ok=True)
    player.page.screenshot(path=SCREENS / f"{name}.png")


def lens(page: Page) -> Locator:
    return page.get_by_role("region", name="Looking closer")


IN_SIGHT = """kinds => {
  for (const kind of kinds) {
    for (const node of document.querySelectorAll(`.sea [data-piece^='${kind}']`)) {
      if (node.getAttribute("data-piece").length > 3 && kind === "e") continue;
      const box = node.getBoundingClientRect();
      const at = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
      if (document.elementFromPoint(at.x, at.y)?.closest("[data-piece]") === node) return at;
    }
  }
}"""


def in_sight(player: Visitor, *kinds: str) -> tuple[float, float]:
    """Where the pointer meets a piece of the map that is not the acting hero's."""
    at = player.page.evaluate(IN_SIGHT, kinds)
    return at["x"], at["y"]


def enemy(player: Visitor) -> tuple[float, float]:
    return in_sight(player, "e", "loot:")


def test_whoever_points_elsewhere_and_clicks_at_once_looks_away_too(visit: Visit):
    player = at_the_hub(visit)
    player.page.mouse.move(*enemy(player))
    expect(lens(player.page)).to_be_visible()
    away = player.page.locator(".decision header").bounding_box()
    assert away

    player.page.mouse.click(away["x"] + 4, away["y"] + 4)

    expect(lens(player.page)).to_have_count(0)


def test_pointing_for_a_moment_opens_the_lens_and_escape_closes_it(visit: Visit):
    player = at_the_hub(visit)

    player.page.mouse.move(*enemy(player))

    found = lens(player.page)
    expect(found.get_by_role("heading").first).not_to_be_empty()
    expect(found).to_contain_text("Attack")
    expect(found).to_contain_text("Next, as things stand")
    expect(player.page.locator(".sea .looked")).to_have_count(1)
    assert player.barriers() == []
    keep(player, "lens-laptop")
    player.page.keyboard.press("Escape")
    expect(found).to_have_count(0)


def test_a_sheet_over_the_table_closes_the_lens(visit: Visit):
    player = at_the_hub(visit)
    player.page.mouse.move(*enemy(player))
    expect(lens(player.page)).to_be_visible()

    player.page.keyboard.press("/")

    expect(player.page.get_by_role("dialog")).to_be_visible()
    expect(lens(player.page)).to_have_count(0)


def test_focus_opens_the_lens_and_the_text_of_an_ability_is_whole(visit: Visit):
    player = at_the_hub(visit)
    player.page.keyboard.press("Tab")

    player.page.locator(".board .slot").first.focus()
    player.page.keyboard.press("Tab")

    found = lens(player.page)
    expect(found).to_be_visible()
    expect(found.locator(".text, ul").first).not_to_be_empty()


@pytest.mark.parametrize("piece", ["die:", "slot:", "objective:", "storm-track", "hero:"])
def test_everything_beside_the_map_can_be_looked_at(visit: Visit, piece: str):
    player = at_the_hub(visit)

    player.page.locator(f"[data-piece^='{piece}']:not(.sea *)").first.hover(force=True)

    expect(lens(player.page).get_by_role("heading").first).not_to_be_empty()


@pytest.mark.parametrize("size", ["phone", "tablet"])
def test_a_long_press_opens_the_lens_on_the_screen(visit: Visit, size: str):
    player = at_the_hub(visit, SIZES[size], has_touch=True)
    x, y = enemy(player)
    touch = player.page.context.new_cdp_session(player.page)

    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    expect(lens(player.page)).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    expect(lens(player.page)).to_be_visible()
    assert not is_outside(player, lens(player.page))
    assert player.barriers() == []
    keep(player, f"lens-{size}")


@pytest.mark.parametrize("size", SIZES)
def test_a_checklist_stays_on_the_screen_and_shows_itself_on_the_board(visit: Visit, size: str):
    player = at_the_hub(visit, SIZES[size])
    player.page.mouse.click(*enemy(player), button="right")
    why = player.page.get_by_role("dialog", name="Why not?")
    expect(why.locator(".checks li").first).to_be_visible()
    why.locator(".rule-id").wait_for()
    assert not is_outside(player, why)
    show = why.get_by_role("button", name="Show me")

    show.click()

    expect(why.get_by_role("button", name="Shown on the board")).to_have_attribute("aria-pressed", "true")
    expect(player.page.locator(".sea .tagged, .sea .shown-way, [data-tag]").first).to_be_attached()
    assert not is_outside(player, why)
    assert player.barriers() == []
    keep(player, f"checklist-{size}")


def test_the_legend_says_what_the_signs_mean(visit: Visit):
    player = at_the_hub(visit)

    player.page.get_by_role("button", name="What the signs mean").click()

    legend = player.page.get_by_role("dialog", name="Legend")
    legend.wait_for()
    expect(legend.get_by_role("listitem").nth(20)).to_be_attached()
    assert player.barriers() == []


def test_a_watcher_can_look_at_anything(visit: Visit):
    player = visit()
    player.bring(Plan(9, seats=2).ahead(30).at("place-which"), "me", "friend")
    player.open_menu("Players and links")
    link = player.link("watch")
    watcher = visit()
    watcher.page.goto(link)
    watcher.page.locator(".sea").wait_for()

    watcher.page.mouse.move(*enemy(watcher))

    expect(lens(watcher.page).get_by_role("heading").first).not_to_be_empty()
