"""Edge in a real browser: the star atlas, the station, secret hands; on laptop, tablet and phone, in light and dark."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import expect

from support.browsing import AT_REST, SCREENS, Clicker, Plan, Tapper, Visit, Visitor, in_step

from .test_phone import SMALL, TOO_WIDE
from .test_sizes import CUT, UNDER_BUTTONS

SOLO = "hegemon"
SIZES = {
    "phone": (390, 844),
    "tablet": (768, 1024),
    "tablet-wide": (1024, 768),
    "laptop": (1280, 800),
    "desk": (1440, 900),
    "wall": (2560, 1440),
}
COVERED = """() => {
  const box = (node) => node.getBoundingClientRect();
  const over = [...document.querySelectorAll("main .controls button, main .corner")].map(box);
  const sea = box(document.querySelector("main .sea"));
  const seen = ({ left, top, right, bottom }) => ({
    left: Math.max(left, sea.left), top: Math.max(top, sea.top),
    right: Math.min(right, sea.right), bottom: Math.min(bottom, sea.bottom),
  });
  const meet = (one, other) => one.left < other.right - 1 && other.left < one.right - 1
    && one.top < other.bottom - 1 && other.top < one.bottom - 1;
  const lit = [...document.querySelectorAll("main .sea .lit")];
  return { lit: lit.length, covered: lit.filter((node) => over.some((each) => meet(each, seen(box(node)))))
    .map((node) => node.dataset.for) };
}"""
"""How many regions are lit, and which of them lie under something that belongs to the map."""
SHOWN = ("factions", "atlas", "display", "count", "battle", "hegemon", "end")
"""The states whose pictures are kept."""
TABS_END = """() => document.querySelector("main .switch").getBoundingClientRect().bottom
  - document.querySelector("main .atlas").getBoundingClientRect().top"""
"""How far the tabs of the board reach over it."""


WORDS_ARE_FREE = """card => {
  const words = card.querySelector(".text").getBoundingClientRect();
  const eye = card.querySelector(".read").getBoundingClientRect();
  return words.bottom <= eye.top + 1 && words.bottom <= card.getBoundingClientRect().bottom;
}"""
"""Whether a card ends below its words, and its button lies below them."""


@cache
def plan(answers: int, prompt: str, *, seats: int = 1, seed: int = 4) -> Plan:
    return Plan(seed, game="edge", seats=seats, scenario=SOLO).ahead(answers).at(prompt)


@cache
def at_the_end() -> Plan:
    found = Plan(4, game="edge", scenario=SOLO)
    while found.next():
        pass
    return found


def sit_down(visitor: Visitor, *seats: str, scenario: str = SOLO, seed: int = 4) -> None:
    visitor.sit_down(*seats, game="edge", scenario=scenario, seed=seed)


def test_some_turns_are_played_on_the_atlas_and_the_station(visit: Visit):
    player = visit()
    sit_down(player, "me")
    clicker = Clicker(player, Plan(4, game="edge", scenario=SOLO))

    clicker.play(50)

    assert clicker.clicked["region"] >= 3, "launches go to regions on the map"
    assert clicker.clicked["pad"] >= 3, "ships are launched from the pad"
    assert clicker.clicked["function"] + clicker.clicked["module"] >= 2, "ships dock at the station"
    assert sum(clicker.clicked.values()) - clicker.clicked["list"] >= 12, "most things are picked where they lie"
    expect(player.page.get_by_role("region", name="Score")).to_be_visible()
    told = player.page.get_by_role("region", name="Log")
    expect(told).to_contain_text("Turn: Tidewright Compact")
    expect(told).not_to_contain_text("Player 1")


@pytest.mark.soak
@pytest.mark.timeout(900)
def test_a_game_against_a_level_1_officer_is_played_to_its_end(visit: Visit):
    player = visit()
    sit_down(player, "me")
    clicker = Clicker(player, Plan(4, game="edge", scenario=SOLO))

    end = clicker.play()

    assert end.mood == "over"
    assert re.search(r"wins with \d+ points", end.sentence)
    expect(player.page.get_by_role("columnheader", name="Total")).to_be_visible()
    SCREENS.mkdir(parents=True, exist_ok=True)
    player.page.screenshot(path=SCREENS / "edge-solo-end.png")


def test_a_new_table_is_agreed_on_in_a_form_of_its_own(visit: Visit):
    player = visit()
    player.page.goto("/")
    card = player.page.locator(".game[data-game=edge]").get_by_role("article").filter(has_text="Relics, the Gate")
    card.locator("svg").first.wait_for()
    player.page.screenshot(path=SCREENS / "edge-lobby.png", full_page=True)
    card.get_by_role("button", name="With others").click()
    sheet = player.page.get_by_role("dialog")
    shadows = sheet.get_by_role("radio", name=re.compile("Shadows"))
    expect(shadows).to_be_checked()

    sheet.get_by_role("checkbox", name="The Gate of the Underdark").uncheck()
    expect(shadows).to_be_disabled()
    expect(sheet.get_by_role("checkbox", name="The Wyrm")).to_be_disabled()
    expect(sheet).to_contain_text("AE-SHADOW-02")
    sheet.get_by_text("Long: to 70 points").click()
    assert player.barriers() == []
    player.page.screenshot(path=SCREENS / "edge-new-table.png")
    with player.page.expect_request("**/api/tables") as asked:
        sheet.get_by_role("button", name="Sit down").click()
    player.page.locator(".table").wait_for()

    body: Any = asked.value.post_data_json
    wanted = body["options"]
    assert {**wanted, "length": "long", "events": "dawn", "gate": False, "wyrm": False, "more_factions": True} == wanted


def hand_of(visitor: Visitor) -> set[str]:
    """The tactics cards that a page shows."""
    return set(visitor.page.locator('[data-piece^="card:"]').evaluate_all("nodes => nodes.map((n) => n.dataset.piece)"))


def test_three_people_play_and_see_no_hand_but_their_own(visit: Visit):
    people = [visit(), visit(), visit()]
    host = people[0]
    sit_down(host, "me", "friend", "friend", scenario="reach")
    for friend in people[1:]:
        friend.come_by(host.link("join"))
        friend.look()

    movers: list[int] = []
    held: list[set[str]] = [set(), set(), set()]
    while len(movers) < 14:
        for number, person in enumerate(people):
            if in_step(*people)[number].mood == "mine":
                person.answer()
                movers.append(number)
        in_step(*people)
        hands = [hand_of(person) for person in people]
        for person, own, ever in zip(people, hands, held, strict=True):
            page = person.page.content()
            others = set().union(*hands) - own
            assert [card for card in others if card in page] == []
            ever |= own

    assert set(movers) == {0, 1, 2}
    assert all(held), "everybody has held a card that the others did not see"
    for person in people:
        expect(person.page.get_by_role("region", name="Score").get_by_role("listitem")).to_have_count(3)


def test_whoever_watches_sees_no_hand(visit: Visit):
    player, other = visit(), visit()
    player.bring(plan(80, "turn", seats=2), "me", "friend")
    player.open_menu("Players and links")
    watching = player.link("watch")

    other.page.goto(watching)
    other.look()

    assert hand_of(player)
    assert hand_of(other) == set()


def test_a_card_a_module_and_another_station_are_there_to_be_read(visit: Visit):
    player = visit()
    player.bring(plan(60, "turn"))
    page = player.page

    page.get_by_role("group", name="Stations").get_by_role("button", name="The Hegemon").click()
    expect(page.locator('[data-piece="officer"], [data-piece^="ring:"]').first).to_be_visible()
    page.get_by_role("region", name="Score").get_by_role("button", name="You").click()
    expect(page.locator('[data-zone="station-0"]')).to_be_visible()
    page.get_by_role("button", name="Modules on display").click()
    module = page.locator('[data-zone="display"] [data-piece^="module:"]').first
    name = module.locator("b").inner_text()
    module.click()
    expect(page.get_by_role("dialog", name=name)).to_be_visible()


def test_the_board_a_person_asks_for_stays_until_the_next_question(visit: Visit):
    player = visit()
    player.bring(plan(60, "turn"))
    page = player.page
    total = page.get_by_role("columnheader", name="Total")

    page.get_by_role("button", name="The count").click()
    expect(total).to_be_visible()
    player.answer("Launch a")
    expect(page.locator(".sea")).to_be_visible()
    page.get_by_role("button", name="The count").click()

    expect(total).to_be_visible()


def test_the_atlas_is_walked_by_keyboard_and_told_in_words(visit: Visit):
    player = visit()
    player.bring(plan(60, "launch-where"))
    before = player.look()

    player.tab_to(lambda focus: focus.place == "map")
    player.press("n")
    spoken = player.page.locator('.map > [aria-live="polite"]')
    expect(spoken).to_contain_text(re.compile("planet|base|nebula|Gate"))
    player.page.keyboard.press("Enter")

    player.until(lambda seen: seen.seq > before.seq, "Enter launches to the region under the cursor")
    player.page.get_by_role("button", name="map in words").click()
    expect(player.page.get_by_role("region", name="map in words")).to_contain_text("alliance base")


def test_every_region_says_beside_it_what_a_launch_brings(visit: Visit):
    player = visit()
    player.bring(plan(60, "launch-where"))

    options = player.page.locator(".option")
    said = options.locator(".beside .brief")
    expect(said).to_have_count(options.count())
    assert {"a module", "ships"} <= set(said.all_inner_texts())
    expect(options.locator(".beside")).not_to_contain_text(["100 %"] * options.count())
    expect(player.page.get_by_label("Compare by")).to_have_count(0)


@pytest.mark.parametrize("size", SIZES)
def test_everything_fits_every_screen(visit: Visit, size: str):
    width, height = SIZES[size]
    touch = {"has_touch": True, "is_mobile": True} if size == "phone" else {}
    player = visit(viewport={"width": width, "height": height}, **touch)
    player.phone = size == "phone"
    player.bring(plan(60, "launch-where"))
    page = player.page
    player.until(lambda seen: bool(seen.options))
    SCREENS.mkdir(parents=True, exist_ok=True)

    for board in ("Modules on display", "The count", "The Outer Reach"):
        page.get_by_role("button", name=board).click()
        page.evaluate(AT_REST)
        assert page.evaluate(TOO_WIDE) == []
        assert page.evaluate(CUT) == []
    if size in ("laptop", "desk", "wall"):
        assert page.locator("main .hex").count() > 20
        assert page.evaluate(UNDER_BUTTONS) == []
    if size == "phone":
        for tab in ("Station", "Score", "Log", "Options"):
            page.get_by_role("button", name=tab, exact=True).tap()
            assert page.evaluate(TOO_WIDE) == []
            assert page.evaluate(SMALL) == []
    page.screenshot(path=SCREENS / f"edge-{size}.png")
    lit = [option.targets[0] for option in plan(60, "launch-where").table.choices[0].options if option.targets]
    assert any(player.reach(piece) for piece in lit), "some region that is lit is in sight"
    player.bring(plan(40, "window-prepare"))
    page.locator('[data-zone="battle"] .chances').wait_for()
    page.evaluate(AT_REST)
    assert page.evaluate(CUT) == [], "a battle"
    assert page.evaluate(TABS_END) <= 1, "its tabs lie over no part of it"


@pytest.mark.parametrize("size", ["tablet-wide", "laptop", "desk"])
def test_modules_of_all_four_types_are_compared_side_by_side(visit: Visit, size: str):
    width, height = SIZES[size]
    player = visit(viewport={"width": width, "height": height})
    player.bring(plan(40, "buy-which"))
    columns = player.page.locator("main .columns section")
    expect(columns).to_have_count(4)

    tops = columns.evaluate_all("nodes => nodes.map((node) => node.getBoundingClientRect().top)")

    assert len(set(tops)) == 1
    for column in columns.all():
        expect(column.locator(".module").nth(1)).to_be_in_viewport()
        if size == "desk":
            expect(column.locator(".module").nth(2)).to_be_in_viewport(ratio=1)


def test_what_can_be_shown_stands_beside_whose_turn_it_is(visit: Visit):
    player = visit()
    player.bring(plan(60, "launch-where"))
    turn = player.page.locator("main .rail").bounding_box()
    tabs = player.page.locator("main .switch").bounding_box()
    assert turn
    assert tabs

    assert abs(turn["y"] - tabs["y"]) <= 1, "one row, and the map has the rest"
    assert turn["x"] + turn["width"] <= tabs["x"] + 1


@pytest.mark.parametrize("size", ["laptop", "desk"])
def test_cards_are_read_whole_in_a_battle(visit: Visit, size: str):
    width, height = SIZES[size]
    player = visit(viewport={"width": width, "height": height})
    player.bring(plan(40, "window-outcome"))
    hand = player.page.locator(".folded .hand ul")
    expect(hand.locator(".card")).to_have_count(4)

    cut = hand.evaluate(
        "node => [node, ...node.querySelectorAll('.card')].map((one) => one.scrollHeight - one.clientHeight)"
    )

    assert max(cut) <= 0


def test_bots_alike_are_told_apart_by_their_factions(visit: Visit):
    player = visit()
    position = Plan(3, game="edge", seats=3, scenario="reach").ahead(40)
    player.bring(position, "me", "bot:thumb", "bot:thumb")

    tabs = player.page.get_by_role("group", name="Stations").get_by_role("button")
    expect(tabs).to_have_count(3)
    names = tabs.all_inner_texts()
    assert len(set(names)) == 3, names
    assert not any("Bot" in name for name in names)
    expect(player.page.get_by_role("region", name="Score")).to_contain_text("Bot (sensible)")


def test_on_a_phone_no_lit_region_lies_under_a_button_of_the_map(visit: Visit):
    player = visit(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    player.phone = True
    player.bring(plan(60, "launch-where"))
    player.until(lambda seen: bool(seen.options))
    for look in ("near", "whole"):
        player.page.evaluate(AT_REST)
        found = player.page.evaluate(COVERED)
        assert found["lit"] >= 3, look
        assert found["covered"] == [], look
        player.page.locator("main .controls .fit").tap()
    assert player.page.evaluate(SMALL) == []


def test_a_base_says_its_text_once(visit: Visit):
    player = visit()
    player.bring(plan(60, "launch-where"))
    player.page.locator("main .hex.is-base").first.hover()
    found = player.page.get_by_role("region", name="Looking closer")
    expect(found).to_contain_text("A ship that lands here does this:")
    told = " ".join(found.inner_text().split())
    deed = told.partition("A ship that lands here does this: ")[2].partition(".")[0]
    assert deed
    assert told.count(deed) == 1, told


def test_some_turns_are_played_with_a_thumb(visit: Visit):
    player = visit(phone=True)
    sit_down(player, "me")
    tapper = Tapper(player, Plan(4, game="edge", scenario=SOLO))

    tapper.play(30)

    assert tapper.tapped["commit"] >= 1, "regions are tapped on the map"


def test_a_faction_is_read_before_it_is_chosen_on_a_phone(visit: Visit):
    player = visit(phone=True)
    page = player.page
    sit_down(player, "me", "friend")
    page.locator(".option").first.tap()
    said = page.locator(".chosen p").inner_text()

    page.get_by_role("button", name="Station", exact=True).tap()

    card = page.locator("[data-zone=secrets] li").filter(has_text=said)
    assert card.evaluate(WORDS_ARE_FREE), "the words of the card run under its rim or its button"


def tour(visitor: Visitor, *, phone: bool) -> Iterator[str]:
    """Go from state to state; whoever walks along looks at each."""
    page = visitor.page
    sit_down(visitor, "me", "friend")
    page.locator(".option").first.wait_for()
    yield "factions"
    visitor.bring(plan(60, "launch-where"))
    page.locator(".option").first.wait_for()
    yield "atlas"
    page.get_by_role("button", name="Modules on display").click()
    yield "display"
    page.get_by_role("button", name="The count").click()
    yield "count"
    if phone:
        for tab in ("Station", "Score"):
            page.get_by_role("button", name=tab, exact=True).click()
            yield tab.lower()
        page.get_by_role("button", name="Station", exact=True).click()
    page.get_by_role("group", name="Stations").get_by_role("button", name="The Hegemon").click()
    page.locator('[data-piece="officer"], [data-piece^="ring:"]').first.wait_for()
    yield "hegemon"
    visitor.bring(plan(60, "dock"))
    page.locator(".option").first.wait_for()
    yield "docking"
    visitor.bring(plan(40, "window-prepare"))
    page.locator(".option").first.wait_for()
    yield "battle"
    visitor.bring(at_the_end())
    page.get_by_role("link", name="New table").wait_for()
    yield "end"


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
        if problems := visitor.barriers_by_theme(f"edge-{state}-{size}" if state in SHOWN else ""):
            found[state] = problems

    assert found == {}


def test_what_comes_of_an_option_is_said_in_one_line_on_a_laptop(visit: Visit):
    player = visit(viewport={"width": 1366, "height": 768})
    player.bring(plan(60, "dock"))

    player.page.locator(".option").filter(has=player.page.locator(".beside")).first.hover()

    line = player.page.locator(".foot .meaning li .text").first
    high, single = line.evaluate("node => [node.offsetHeight, parseFloat(getComputedStyle(node).lineHeight)]")
    assert high < 2 * single


def test_the_count_of_a_game_that_is_over_is_seen_whole_until_a_station_is_asked_for(visit: Visit):
    player = visit(viewport={"width": 1366, "height": 768})
    player.bring(at_the_end())
    page = player.page
    last = page.locator("main .count tbody tr").last

    expect(last).to_be_in_viewport(ratio=1)
    assert last.evaluate("row => row.getBoundingClientRect().bottom") <= page.locator(".foot").evaluate(
        "foot => foot.getBoundingClientRect().top"
    )
    page.get_by_role("region", name="Score").get_by_role("button", name="You").click()
    expect(page.locator('[data-zone="station-0"]')).to_be_visible()
