"""A newcomer opens the address and plays."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from support.browsing import Clicker, Plan, Visit

SEED = 9


def test_a_newcomer_is_asked_something_after_one_click(visit: Visit):
    newcomer = visit()

    newcomer.open_lobby()
    newcomer.mission_card("1A").get_by_role("button", name="Play alone").click()

    expect(newcomer.page.locator(".option").first).to_be_visible()
    assert newcomer.look().mood == "mine"


@pytest.mark.timeout(300)
def test_mission_1a_is_played_to_its_end_by_clicking_only(visit: Visit):
    newcomer = visit()
    newcomer.open_lobby()
    newcomer.make_table("1A", seed=SEED)
    clicker = Clicker(newcomer, Plan(SEED))

    end = clicker.play()

    outcome = clicker.plan.table.outcome
    assert outcome is not None
    assert end.mood == "over"
    assert f"after {outcome.rounds} rounds" in end.sentence
    assert {"hex", "die", "slot", "door", "menu", "list"} <= set(clicker.clicked)
    expect(newcomer.page.get_by_role("link", name="New table")).to_be_visible()
