"""The end of a game as people meet it: summed up, and seen again turn by turn."""

from __future__ import annotations

from playwright.sync_api import expect

from support.browsing import SCREENS, Plan, Visit


def finished() -> Plan:
    plan = Plan(9)
    while plan.next():
        pass
    return plan


def test_a_mission_is_summed_up_and_a_turn_of_it_seen_again(visit: Visit):
    player = visit()
    player.bring(finished())
    page = player.page

    page.get_by_role("button", name="Summary").click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("region", name="Objectives")).to_contain_text("Break the lockdown")
    expect(sheet.locator("tbody tr")).to_have_count(4)
    expect(sheet.get_by_role("region", name="Luck: what was to be expected, what was rolled")).to_contain_text(
        "of 100 games"
    )
    assert sheet.locator(".charts li use").evaluate_all("uses => uses.map((use) => use.href.baseVal)") == [
        f"#symbol-{face}" for face in ("move2", "move3", "standard", "empowered", "combined", "star")
    ]
    deck = sheet.get_by_role("img", name="Map")
    expect(deck).to_be_visible()
    assert deck.locator("g.piece, [tabindex]").count() == 0, "it is a picture, with nothing to pick"
    assert {"S", "L", "T", "W"} <= set(deck.locator("text").all_text_contents())
    table = sheet.locator(".scroll:has(.gained)")
    assert table.evaluate("node => node.scrollWidth - node.clientWidth") == 0, "nothing of what was unlocked is cut off"
    assert player.barriers() == []
    SCREENS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=SCREENS / "summary.png")

    sheet.get_by_role("button", name="Round 2, ").first.click()

    expect(sheet).to_have_count(0)
    expect(page.get_by_role("slider")).to_be_visible()
