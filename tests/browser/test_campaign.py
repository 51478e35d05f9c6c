"""Campaigns: begun in the lobby, several beside each other, with their map."""

from __future__ import annotations

import re
from functools import cache

import pytest
from playwright.sync_api import expect

from support.browsing import AT_REST, Plan, Visit


def test_a_campaign_begins_with_its_map(visit: Visit):
    player = visit()
    player.open_lobby()
    player.page.locator(".game[data-game=hagalaz]").get_by_role("button", name="New campaign").click()
    player.page.get_by_role("dialog").get_by_role("button", name="Sit down").click()

    lit = player.page.locator(".campaign .waypoint[data-lit]")
    expect(lit).to_have_count(2)
    expect(player.page.locator(".campaign .reached")).to_have_text(re.compile(r"^Costly from \d+$"))
    lit.first.click()

    expect(player.page.locator("[data-zone='squad'] .card.lit")).to_have_count(4)


LAID_OVER = """() => {
  const words = [...document.querySelectorAll(".campaign .words text")].filter((node) => node.checkVisibility());
  const over = (one, other) => {
    const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return wide > 2 && high > 4;
  };
  return words.flatMap((one, place) => words.slice(place + 1)
    .filter((other) => other.parentNode !== one.parentNode && over(one, other))
    .map((other) => `${one.textContent} over ${other.textContent}`));
}"""
"""Names on the map that lie over one another."""


@cache
def between_missions() -> Plan:
    """The first mission of a campaign has been played."""
    plan = Plan(9, scenario="campaign")
    while plan.table.choice is None or plan.table.choice.prompt != "campaign-where" or len(plan.table.entries) < 50:
        assert plan.next()
    return plan


@pytest.mark.parametrize("width", [1024, 1280, 1440])
def test_names_on_the_map_leave_each_other_room(visit: Visit, width: int):
    player = visit(viewport={"width": width, "height": 800})

    player.bring(between_missions())

    expect(player.page.locator(".campaign .waypoint[data-lit]").first).to_be_visible()
    player.page.evaluate(AT_REST)
    assert player.page.locator(".campaign .words").count() >= 10
    assert player.page.evaluate(LAID_OVER) == []


def test_the_campaign_map_remembers_what_was_played(visit: Visit):
    player = visit()

    player.bring(between_missions())

    expect(player.page.locator(".campaign .waypoint[data-lit]").first).to_be_visible()
    played = player.page.locator(".campaign .waypoint:is(.paragon, .renegade, .defeat)")
    assert played.count() >= 1
    first = player.page.locator(".campaign .waypoint.passed")
    expect(first).to_have_count(1)
    expect(first).to_have_attribute("aria-label", re.compile("^1[AB], .*, not taken$"))
    player.page.locator(".campaign .waypoint[data-lit]").first.press("Enter")
    player.until(lambda seen: seen.seq > 0)


def test_several_campaigns_are_kept_beside_each_other(visit: Visit):
    player = visit()
    first = player.sit_down("me", scenario="campaign")
    second = player.sit_down("me", "me", scenario="campaign")
    player.answer()

    player.open_lobby()

    tables = player.page.get_by_role("complementary", name="Your tables")
    for table in (first, second):
        expect(tables.locator(f'a[href="/table/{table}"]')).to_be_visible()


def test_in_a_mission_of_a_campaign_dice_and_boards_are_at_hand(visit: Visit):
    player = visit()

    player.bring(Plan(9, scenario="campaign").at("place-which"))

    dock = player.page.locator(".dock")
    expect(dock.locator("[data-zone='pool'] [data-lit]").first).to_be_visible()
    expect(dock.locator("[data-zone^='board:'] .box.lit").first).to_be_visible()
