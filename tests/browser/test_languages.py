"""Three languages: by the browser's preference, and by the switch."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from starboard.games.hagalaz.content.library import LIBRARY
from starboard.locale import contents
from support.browsing import Plan, Visit, Visitor

MISSING = re.compile(r"\{[a-z][\w-]*\}")
"""What a message that is not there looks like."""


def missing(visitor: Visitor) -> list[str]:
    """The ids of missing messages anywhere on the page, in what is read aloud too."""
    return MISSING.findall(visitor.page.locator("body").evaluate("body => body.outerHTML"))


@pytest.mark.parametrize("locale", ["cs-CZ", "it-IT", "de-DE"])
def test_the_page_speaks_the_browsers_language(visit: Visit, locale: str):
    player = visit(locale=locale)
    language = locale[:2] if locale != "de-DE" else "en"

    player.page.goto("/")
    player.page.get_by_role("heading", level=2).first.wait_for()

    expect(player.page.locator("html")).to_have_attribute("lang", language)
    assert missing(player) == []


@pytest.mark.parametrize("locale", ["en-GB", "cs-CZ", "it-IT"])
def test_no_message_is_missing_at_the_table(visit: Visit, locale: str):
    player = visit(locale=locale)
    for answers in (0, 5, 37, 70, 140):
        player.bring(Plan(9).ahead(answers))
        for line in player.page.locator(".log .line").all()[:12]:
            line.click()
        assert missing(player) == []
    for key in ("?", "/"):
        player.page.keyboard.press(key)
        player.page.get_by_role("dialog").wait_for()
        assert missing(player) == []
        player.page.keyboard.press("Escape")
        expect(player.page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("locale", ["cs-CZ", "it-IT"])
def test_contents_are_read_in_the_browsers_language(visit: Visit, locale: str):
    said, guns = contents("hagalaz", locale[:2]), LIBRARY.missions[0].spec
    player = visit(locale=locale)

    player.open_lobby()
    expect(player.mission_card("1A")).to_contain_text(said(guns.name))
    player.bring(Plan(9).ahead(20))
    page = player.page.locator("body")
    expect(page).to_contain_text(said(guns.objective[0].title))
    expect(page).to_contain_text(said(guns.passage[0].title))
    for text in (guns.objective[0].title, guns.passage[0].title):
        expect(page).not_to_contain_text(str(text))


def test_the_switch_changes_the_language_and_is_remembered(visit: Visit):
    player = visit()
    player.open_lobby()
    english = player.page.get_by_role("heading", level=1).inner_text()

    player.page.locator(".language select").select_option("it")

    expect(player.page.locator("html")).to_have_attribute("lang", "it")
    expect(player.page.get_by_role("heading", level=1)).not_to_have_text(english)
    italian = contents("hagalaz", "it")(LIBRARY.missions[0].spec.name)
    expect(player.mission_card("1A")).to_contain_text(italian)
    player.page.reload()
    expect(player.page.locator("html")).to_have_attribute("lang", "it")
    player.bring(Plan(9).ahead(20))
    expect(player.page.locator("html")).to_have_attribute("lang", "it")
