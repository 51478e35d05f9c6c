"""Why not, why did that happen, and the rulebook."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from support.browsing import Plan, Visit

RULE = re.compile(r"HG-[A-Z]+-\d+")


def test_a_piece_that_is_not_lit_says_why_with_its_rule(visit: Visit):
    player = visit()
    player.bring(Plan(9).ahead(30).at("attack-whom"))
    assert "attack" in player.look().sentence.lower()
    before = player.look()
    unlit = player.page.locator(".sea .piece[data-piece^='hero:']").first
    box = unlit.bounding_box()
    assert box is not None

    player.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    why = player.page.get_by_role("dialog", name="Why not?")
    expect(why.get_by_role("heading").first).to_contain_text("not now")
    expect(why.locator(".reason")).not_to_be_empty()
    expect(why.locator(".rule-id")).to_have_text(RULE)
    assert player.look().seq == before.seq
    player.page.keyboard.press("Escape")
    expect(why).to_have_count(0)


def test_a_greyed_ability_says_why_and_leads_to_the_rule(visit: Visit):
    player = visit()
    player.bring(Plan(9).ahead(30).at("place-which"))

    player.page.locator(".board .lock").first.click()

    why = player.page.get_by_role("dialog", name="Why not?")
    expect(why.locator(".reason")).not_to_be_empty()
    rule = why.locator(".rule-id").inner_text()
    why.locator(".rule-id").click()
    expect(player.page.get_by_role("dialog", name="Rules").get_by_role("listitem")).to_contain_text([rule])


def test_a_slot_that_no_die_fits_is_asked_about_by_keyboard(visit: Visit):
    player = visit()
    player.bring(Plan(9).ahead(30).at("place-which"))
    slot = player.page.locator(".board .slot:not([data-lit])").first
    slot.focus()

    player.page.keyboard.press("?")

    expect(player.page.get_by_role("dialog", name="Why not?").locator(".reason")).not_to_be_empty()


def test_what_lies_under_the_lens_is_asked_about_with_a_key(visit: Visit):
    player = visit()
    player.bring(Plan(9).ahead(30).at("place-which"))
    player.page.locator(".board .lock").first.hover()
    expect(player.page.locator(".lens")).to_be_visible()

    player.page.keyboard.press("?")

    expect(player.page.get_by_role("dialog", name="Why not?").locator(".reason")).not_to_be_empty()


def test_a_line_of_the_log_says_why_that_happened(visit: Visit):
    player = visit()
    player.bring(Plan(9).ahead(60))
    lines = player.page.locator(".log li")
    line = lines.filter(has_text=re.compile("damage|rolls|advances|attack", re.IGNORECASE)).first

    line.get_by_role("button").first.click()

    why = line.locator(".why")
    expect(why).not_to_be_empty()
    expect(why.locator(".rule-id")).to_have_text(RULE)
    expect(why.locator("p").first).not_to_be_empty()
    why.locator(".rule-id").click()
    expect(player.page.get_by_role("dialog", name="Rules").get_by_role("listitem").first).to_be_visible()


def test_the_rules_are_searched(visit: Visit):
    player = visit()
    player.sit_down("me")

    player.page.keyboard.press("/")
    sheet = player.page.get_by_role("dialog", name="Rules")
    player.page.keyboard.type("door")

    expect(sheet.get_by_role("listitem").first).to_contain_text(re.compile("door", re.IGNORECASE))
    expect(sheet.get_by_role("status")).to_have_text(re.compile(r"\d+ rules?"))
    sheet.get_by_role("textbox").fill("xyzzy")
    expect(sheet.get_by_role("status")).to_contain_text("No rule matches")
    player.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def test_an_enemy_asked_about_before_a_die_is_placed_says_what_comes_first(visit: Visit):
    player = visit()
    player.bring(Plan(9).ahead(30).at("place-which"))
    enemy = player.page.locator(".sea .piece[data-piece^='e']").first.get_attribute("data-piece")
    point = player.reach(str(enemy))
    assert point

    player.page.mouse.click(*point)

    why = player.page.get_by_role("dialog", name="Why not?")
    expect(why.locator(".reason")).to_contain_text("concealed area")
    expect(why.locator(".checks")).to_contain_text("A die of Tali on an action that reaches it")


def test_the_log_stands_under_what_made_it_happen_and_a_card_opens_whole(visit: Visit):
    player = visit()
    player.bring(Plan(9).ahead(150).at("place-which"))
    aside = player.page.get_by_role("button", name="Put the story aside")
    if aside.count():
        aside.click()
    head = player.page.locator(".log button.head").filter(has_text="threat card").first
    expect(head.locator("xpath=..").locator(".line").last).to_contain_text("threat card")

    head.click()

    card = player.page.get_by_role("dialog")
    expect(card.get_by_role("heading")).not_to_be_empty()
    expect(card.locator(".text p").first).not_to_be_empty()
    assert card.get_by_role("heading").inner_text() in head.inner_text()
    player.page.keyboard.press("Escape")
    expect(card).to_have_count(0)
