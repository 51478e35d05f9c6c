"""Everything by keyboard, and the focus always in sight."""

from __future__ import annotations

import pytest

from support.browsing import Plan, Typist, Visit

SEED = 35
"""A storm that comes soon: every way to answer is used, and the end is seen."""


@pytest.mark.timeout(300)
def test_mission_1a_is_played_to_its_end_by_keyboard_only(visit: Visit):
    player = visit()
    player.open_lobby()
    others = player.mission_card("1A").get_by_role("button", name="With others")
    player.tab_to(lambda _: bool(others.evaluate("button => button === document.activeElement")))
    player.page.keyboard.press("Enter")
    player.page.get_by_role("dialog").wait_for()
    player.tab_to(lambda focus: focus.words == "Remove")
    player.tab_to(lambda focus: focus.words == "Remove")
    player.page.keyboard.press("Enter")
    player.tab_to(lambda focus: focus.words == "Options")
    player.press("Enter")
    player.press("Tab")
    player.page.keyboard.type(str(SEED))
    player.tab_to(lambda focus: focus.words == "Sit down")
    player.page.keyboard.press("Enter")
    player.page.locator(".table").wait_for()
    typist = Typist(player, Plan(SEED))

    end = typist.play()

    assert end.mood == "over"
    assert typist.ways.keys() == {"number", "list", "map"}
