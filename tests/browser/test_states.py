"""Every page and state, on laptop and phone, in light and dark: axe finds nothing, and some are worth showing."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest
from playwright.sync_api import expect

from starboard.games.hagalaz.events import CardRevealed
from support.browsing import SCREENS, Plan, Visit, Visitor

SHOWN = ("lobby", "board", "hero-board", "campaign-map", "why-not", "replay", "beats", "coach", "lens", "end")
"""The states whose pictures are kept."""


@cache
def at(prompt: str, answers: int) -> Plan:
    return Plan(9).ahead(answers).at(prompt)


@cache
def at_the_end() -> Plan:
    plan = Plan(9)
    while plan.next():
        pass
    return plan


@cache
def between_missions() -> Plan:
    """A campaign with two missions behind it."""
    plan = Plan(1, scenario="campaign")
    played = 0
    while played < 3:
        choice = plan.table.choice
        played += choice is not None and choice.prompt == "campaign-where"
        if played < 3:
            assert plan.next()
    return plan


@cache
def before_a_card() -> tuple[Plan, str]:
    """A question, and the answer to it after which a threat card comes up."""
    plan, answers = Plan(9), 0
    plan.table.state.log.listen()
    while option := plan.next():
        if any(isinstance(each.event, CardRevealed) for each in plan.table.news()):
            return Plan(9).ahead(answers), option.key
        answers += 1
    raise AssertionError("no card came up")


def tour(visitor: Visitor, *, phone: bool) -> Iterator[str]:
    """Go from state to state; whoever walks along looks at each."""
    page = visitor.page
    close = page.get_by_role("dialog").get_by_role("button", name="Close", exact=True)
    visitor.sit_down("me", "friend")
    page.locator(".option").first.wait_for()
    yield "squad"
    visitor.open_menu("Players and links")
    yield "people"
    watching = visitor.link("watch")
    close.click()

    visitor.open_lobby()
    page.locator("article svg").first.wait_for()
    yield "lobby"
    visitor.mission_card("1A").get_by_role("button", name="With others").click()
    page.get_by_role("dialog").get_by_text("Options").click()
    yield "new-table"
    close.click()
    page.locator("button.me").click()
    page.get_by_role("button", name="Show the key").click()
    page.get_by_role("textbox", name="Your key").wait_for()
    yield "profile"
    close.click()
    page.locator(".game[data-game=hagalaz]").get_by_role("button", name="How to play").click()
    page.locator("dialog summary").first.wait_for()
    yield "how-to-play"
    page.get_by_role("dialog").get_by_role("textbox").fill("door")
    page.get_by_role("dialog").get_by_role("listitem").first.wait_for()
    yield "rules"

    visitor.bring(at("place-which", 150))
    page.get_by_role("button", name="Put the story aside").click()
    yield "board"
    if phone:
        for tab in ("Squad", "Log", "Dice"):
            page.get_by_role("button", name=tab, exact=True).click()
            yield tab.lower()
    yield "hero-board"
    if phone:
        page.get_by_role("button", name="Log", exact=True).click()
    page.locator(".log .line").first.click()
    page.locator(".log .why").wait_for()
    yield "why-happened"
    page.get_by_role("button", name="Menu").click()
    yield "menu"
    page.keyboard.press("Escape")
    for sheet in ("Mission page", "Help and keys"):
        visitor.open_menu(sheet)
        page.get_by_role("dialog").wait_for()
        yield sheet
        close.click()
    page.locator(".sea").focus()
    page.keyboard.press("ArrowRight")
    page.get_by_role("region", name="Looking closer").wait_for()
    yield "lens"
    page.keyboard.press("Escape")
    page.get_by_role("button", name="What the signs mean").click()
    page.get_by_role("dialog").wait_for()
    yield "legend"
    close.click()
    page.get_by_role("button", name="map in words").click()
    yield "map-in-words"
    page.get_by_role("button", name="map in words").click()

    visitor.open_menu("Replay")
    page.get_by_label("Moment of the game").fill("60")
    page.get_by_text("Step 60 of").wait_for()
    yield "replay"

    visitor.bring(at("attack-whom", 30))
    page.get_by_role("button", name="Read", exact=True).click()
    page.get_by_role("dialog").wait_for()
    yield "story"
    close.click()
    page.mouse.click(*visitor.hero_in_sight(), button="right")
    page.get_by_role("dialog", name="Why not?").locator(".rule-id").wait_for()
    yield "why-not"

    plan, key = before_a_card()
    page.evaluate("localStorage.setItem('starboard.speed', 'half')")
    visitor.bring(plan)
    page.locator(f'.option[data-key="{key}"]').click()
    if phone:
        page.locator(".go.commit").click()
    page.locator(".beats[data-on]").wait_for()
    page.keyboard.press("Space")
    yield "beats"
    page.keyboard.press("Enter")
    page.evaluate("localStorage.setItem('starboard.speed', 'instant')")

    visitor.open_lobby()
    page.locator("[data-lesson][data-game=hagalaz]").get_by_role("button", name="Begin the guided game").click()
    page.locator(".coach").wait_for()
    yield "coach"

    visitor.bring(between_missions())
    page.locator(".campaign").wait_for()
    yield "campaign-map"
    visitor.bring(at_the_end())
    page.get_by_role("link", name="New table").wait_for()
    yield "result"
    page.get_by_role("button", name="Summary").click()
    page.get_by_role("dialog").get_by_role("region", name="Objectives").wait_for()
    yield "end"
    close.click()

    visitor.context.clear_cookies()
    page.goto(watching)
    visitor.look()
    yield "watch"
    visitor.expect("404")
    page.goto("/join/no-such-invitation")
    page.get_by_role("heading").wait_for()
    yield "join"
    page.goto("/table/nowhere")
    page.get_by_role("heading").wait_for()
    yield "no-such-table"


@pytest.mark.timeout(300)
@pytest.mark.parametrize(("size", "theme"), [("laptop", "dark"), ("phone", "light")])
def test_no_state_has_a_serious_violation(visit: Visit, size: str, theme: str):
    phone = size == "phone"
    visitor = visit(phone=phone)
    visitor.prefer(theme)
    SCREENS.mkdir(parents=True, exist_ok=True)
    found = {}

    for state in tour(visitor, phone=phone):
        expect(visitor.page.locator("html")).to_have_attribute("data-theme", theme)
        shown = visitor.page.locator(".dock") if state == "hero-board" and not phone else None
        if problems := visitor.barriers_by_theme(f"{state}-{size}" if state in SHOWN else "", shown=shown):
            found[state] = problems

    assert found == {}
