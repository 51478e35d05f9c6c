"""Undo, redo, consent, replay and fork, as people meet them on the page."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from starboard.core.table import Extent
from support.browsing import Plan, Visit, Visitor, in_step

TOLD = "took something back after dice or cards had been seen"


def in_a_turn() -> Plan:
    """A hero has attacked since the dice of the turn were rolled: the action showed nothing new, the turn did."""
    plan = Plan(9).ahead(30).at("attack-whom")
    while len(plan.table.entries) - plan.table.undo_target("action") < 2:
        assert plan.next()
    return plan


def undo(visitor: Visitor, how: str = "") -> None:
    """Take something back, and wait until the table has."""
    before = visitor.look()
    if how:
        visitor.page.get_by_role("button", name="More ways to undo").click()
        visitor.page.locator(".panel").get_by_role("button", name=how).click()
    else:
        visitor.page.locator("button.undo").click()
    visitor.until(lambda seen: seen.seq > before.seq, "nothing was taken back")


def redo(visitor: Visitor, how: str = "") -> None:
    """Give something again."""
    before = visitor.look()
    if how:
        visitor.page.get_by_role("button", name="More ways to redo").click()
        visitor.page.locator(".panel").get_by_role("button", name=how).click()
    else:
        visitor.page.get_by_role("button", name=re.compile("^Redo")).click()
    visitor.until(lambda seen: seen.seq > before.seq, "nothing was given again")


def test_a_step_is_taken_back_and_given_again(visit: Visit):
    player = visit()
    player.bring(in_a_turn())
    before, told = player.look(), player.log()
    after = player.answer()
    told_after = player.log()

    undo(player)
    assert (sorted(player.look().options), player.log()) == (sorted(before.options), told)

    redo(player)
    assert (sorted(player.look().options), player.log()) == (sorted(after.options), told_after)


@pytest.mark.parametrize(("unit", "seen"), [("action", False), ("turn", True)])
def test_an_action_or_a_turn_is_taken_back_at_once_and_given_again(visit: Visit, unit: Extent, seen: bool):
    """Alone one may go back behind what was seen; the log says that somebody did."""
    plan = in_a_turn()
    target = plan.table.undo_target(unit)
    assert (target < plan.table.horizon) is seen
    answers = sum(isinstance(entry, str) for entry in plan.table.entries[:target])
    player = visit()
    player.bring(Plan(9).ahead(answers))
    earlier = player.look()
    player.bring(plan)
    now = player.look()

    undo(player, f"whole {unit}")
    assert sorted(player.look().options) == sorted(earlier.options)
    assert any(TOLD in line for line in player.log()) is seen

    redo(player, f"whole {unit}")
    assert sorted(player.look().options) == sorted(now.options)
    expect(player.page.get_by_role("button", name=re.compile("^Redo"))).to_have_count(0)


def test_undo_and_redo_by_key(visit: Visit):
    player = visit()
    player.bring(Plan(9).ahead(60).at("move-where"))
    before = player.look()
    after = player.answer("Move to")
    expect(player.page.locator(".sea .trail")).to_have_count(1)

    player.page.keyboard.press("u")
    player.until(lambda seen: sorted(seen.options) == sorted(before.options))
    expect(player.page.locator(".sea .trail")).to_have_count(0)
    player.page.keyboard.press("Shift+U")
    player.until(lambda seen: sorted(seen.options) == sorted(after.options))


def test_beyond_what_was_seen_everybody_has_to_agree(visit: Visit):
    host, friend = visit(), visit()
    host.sit_down("me", "friend")
    friend.come_by(host.link("join"))
    people = (host, friend)
    beyond = host.page.locator("button.undo.dashed")
    while beyond.count() == 0:
        people[[seen.mood for seen in in_step(*people)].index("mine")].answer()
    before = host.look()

    host.page.locator("button.undo").click()
    asked = friend.page.get_by_role("alertdialog")
    expect(asked).to_contain_text("has been seen since")
    asked.get_by_role("button", name="Refuse").click()
    expect(host.page.get_by_role("alertdialog")).to_have_count(0)
    assert host.look().seq == before.seq

    host.page.locator("button.undo").click()
    friend.page.get_by_role("alertdialog").get_by_role("button", name="Agree").click()
    host.until(lambda seen: seen.seq > before.seq, "the undo did not happen")
    expect(host.page.get_by_role("alertdialog")).to_have_count(0)
    assert any(TOLD in line for line in host.log())
    friend.until(lambda seen: seen.seq > before.seq)
    assert any(TOLD in line for line in friend.log())


def test_the_replay_goes_over_the_whole_game_and_back_to_the_present(visit: Visit):
    player = visit()
    player.bring(Plan(9).ahead(70))
    now = player.look()

    player.open_menu("Replay")
    slider = player.page.get_by_label("Moment of the game")
    last = int(slider.get_attribute("max") or 0)
    assert last >= 70
    expect(slider).to_have_value(str(last))
    player.page.get_by_role("button", name="To the beginning").click()
    expect(player.page.get_by_text(f"Step 0 of {last}", exact=True)).to_be_visible()
    expect(player.page.locator(".sea .piece[data-piece^='hero:']")).to_have_count(0)
    slider.fill(str(last // 2))
    expect(player.page.get_by_text(f"Step {last // 2} of {last}", exact=True)).to_be_visible()
    expect(player.page.locator(".sea .piece[data-piece^='hero:']")).to_have_count(4)
    assert player.look().mood == "past"

    player.page.get_by_role("button", name="Back to the present").click()
    player.until(lambda seen: seen.options == now.options and seen.mood == "mine")


def test_any_moment_is_forked_into_a_table_with_its_own_link(visit: Visit):
    player = visit()
    old = player.bring(Plan(9).ahead(70))
    before = player.look()
    player.open_menu("Replay")
    player.page.get_by_label("Moment of the game").fill("36")
    expect(player.page.get_by_text("Step 36 of", exact=False)).to_be_visible()

    player.page.get_by_role("button", name="Fork the game here").click()
    player.page.wait_for_url(lambda address: "/table/" in address and old not in address)
    forked = player.until(lambda seen: bool(seen.options))
    assert forked.options != before.options
    player.answer()

    player.open_table(old)
    assert player.look().options == before.options
    assert any("opened another table" in line for line in player.log())
