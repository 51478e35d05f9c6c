"""A game that brings no room of its own is played with what all games share: every kind of zone."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from running import RunningServer
from starboard.registry import VARIABLE
from support.browsing import Visit, Visitor

GAMES = (Path(__file__).parent / "games", Path(__file__).parents[1] / "support" / "games")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with games that bring no room."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(VARIABLE, os.pathsep.join(map(str, GAMES)))
        running = RunningServer(tmp_path_factory.mktemp("rooms") / "starboard.db")
    yield running.address
    running.stop()


def survey(visit: Visit, house: str, *, scenario: str = "star", phone: bool = False, **how: str) -> Visitor:
    """Somebody who plays the survey alone, on both seats."""
    visitor = visit(house, phone=phone, **how)
    visitor.sit_down("me", "me", game="survey", scenario=scenario)
    visitor.until(lambda seen: bool(seen.options))
    return visitor


def pick(visitor: Visitor, piece: str) -> None:
    """Click a lit piece where it lies; the table moves on."""
    before = visitor.look()
    visitor.page.locator(f'[data-piece="{piece}"][data-lit]').first.wait_for()
    point = visitor.reach(piece)
    assert point, f"{piece} is not lit, or out of sight"
    visitor.page.mouse.click(*point)
    visitor.until(lambda now: now.seq > before.seq, f"nothing happened at {piece}")


def test_it_is_played_to_its_end_on_the_board(visit: Visit, house: str):
    visitor = survey(visit, house)

    for piece in ("place:reef", "place:maze", "card:comet"):
        pick(visitor, piece)
    visitor.answer("Play Moon")
    for piece in ("die:0:1", "die:0:2", "way:answer", "way:leave"):
        pick(visitor, piece)

    end = visitor.until(lambda seen: seen.mood == "over")
    assert "The survey is over" in end.sentence
    assert "Player 2 goes to the maze." in visitor.log()
    score = visitor.page.get_by_role("table")
    expect(score.get_by_role("columnheader")).to_have_text(["A Player 1", "B Player 2"])
    expect(score.get_by_role("row", name="Travels 1 2")).to_be_visible()
    expect(score.get_by_role("row", name="Total 2 4")).to_be_visible()
    expect(score.get_by_role("img", name="winner")).to_have_count(1)


def test_people_bid_in_secret_until_somebody_has_won(visit: Visit, house: str):
    maker, friend = visit(house), visit(house)
    maker.sit_down("me", "friend", game="bazaar", scenario="")
    friend.come_by(maker.link("join"))
    friend.until(lambda seen: bool(seen.options))
    for visitor in (maker, friend):
        shown = visitor.page.locator("[data-zone=hand] [data-piece]")
        expect(shown).not_to_have_count(0)
        expect(visitor.page.locator("[data-zone=market] .down")).to_have_count(1)

    while maker.look().mood != "over":
        for visitor in (maker, friend):
            if visitor.look().options:
                visitor.answer()
        assert maker.page.locator(".watch.lost, .watch.broken").count() == 0

    for visitor in (maker, friend):
        visitor.until(lambda seen: seen.mood == "over")
        expect(visitor.page.get_by_role("rowheader", name="Worth of the goods")).to_be_visible()
        expect(visitor.page.get_by_role("rowheader", name="Total")).to_be_visible()


def test_a_new_table_asks_for_the_settings_of_the_game(visit: Visit, house: str):
    visitor = visit(house)
    visitor.page.goto("/")
    card = visitor.page.get_by_role("article").filter(has_text="A Quiet Star")
    card.get_by_role("button", name="With others").click()
    sheet = visitor.page.get_by_role("dialog")
    expect(card.get_by_role("button", name="Play alone")).to_have_count(0)
    expect(sheet.get_by_role("button", name="Remove")).to_have_count(0)

    sheet.get_by_text("Options").click()
    sheet.get_by_label("Length").select_option("a long survey")
    sheet.get_by_label("Crew").fill("9")
    sheet.get_by_label("With storms").check()
    sheet.get_by_label("the blue moon").check()
    sheet.get_by_role("button", name="Sit down").click()
    assert sheet.get_by_label("Crew").evaluate("field => field.validity.rangeOverflow")

    sheet.get_by_label("Crew").fill("3")
    with visitor.page.expect_request("**/api/tables") as asked:
        sheet.get_by_role("button", name="Sit down").click()
    visitor.page.locator(".table").wait_for()
    wanted: Any = asked.value.post_data_json
    assert wanted["options"] == {"length": "long", "crew": 3, "storms": True, "moons": ["blue"]}


def test_a_card_is_read_in_full_by_a_click_or_where_it_is_an_answer_by_its_button(visit: Visit, house: str):
    visitor = survey(visit, house)
    sheet = visitor.page.get_by_role("dialog", name="Comet")

    visitor.page.locator('[data-piece="card:comet"]').click()
    expect(sheet).to_contain_text("put it back or under it")
    expect(sheet).to_contain_text("Cost")
    sheet.get_by_role("button", name="Close").click()

    visitor.answer("the reef")
    visitor.answer("the reef")
    visitor.page.get_by_role("button", name="Read Comet in full").click()
    expect(sheet).to_contain_text("put it back or under it")
    before = visitor.look()
    sheet.get_by_role("button", name="Play Comet").click()
    visitor.until(lambda now: now.seq > before.seq)
    expect(visitor.page.locator('[data-piece="seat:0"]')).to_have_accessible_name(re.compile("Cards 2$"))


def test_a_card_that_is_face_down_shows_nothing(visit: Visit, house: str):
    visitor = survey(visit, house)

    other = visitor.page.locator('[data-piece="other"]')

    expect(other).to_have_accessible_name("face down 3")
    expect(other.locator("b")).to_have_count(0)


def test_the_chart_is_walked_by_keyboard(visit: Visit, house: str):
    visitor = survey(visit, house)
    before = visitor.look()

    visitor.tab_to(lambda focus: focus.words.startswith("2 the reef"))
    visitor.press("ArrowRight")
    visitor.press("ArrowLeft")
    visitor.page.keyboard.press("Enter")

    visitor.until(lambda now: now.seq > before.seq)
    assert "goes to the reef" in visitor.log()[0]


@pytest.mark.parametrize(("phone", "theme"), [(False, "dark"), (True, "light")], ids=["laptop", "phone"])
def test_every_kind_of_zone_is_open_to_everybody(visit: Visit, house: str, phone: bool, theme: str):
    visitor = visit(house, phone=phone)
    visitor.prefer(theme)
    name = f"survey-{'phone' if phone else 'laptop'}"
    problems: dict[str, dict[str, list[str]]] = {}

    def look(state: str) -> None:
        if found := visitor.barriers_by_theme(f"{name}-{state}"):
            problems[state] = found

    visitor.page.goto("/")
    visitor.page.get_by_role("heading", name="Survey", level=2).wait_for()
    look("lobby")
    visitor.sit_down("me", "me", game="survey", scenario="deck")
    visitor.until(lambda seen: bool(seen.options))
    look("hexmap")
    visitor.sit_down("me", "me", game="survey", scenario="star")
    for state in ("chart", "cards", "stage", "page"):
        visitor.until(lambda seen: bool(seen.options))
        look(state)
        visitor.answer()
        visitor.answer()
    visitor.until(lambda seen: seen.mood == "over")
    look("end")

    assert problems == {}
