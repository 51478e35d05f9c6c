"""Vanguard in a real browser: the survey map, crew boards, the check on its stage, the log, the ship; at every size."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest
from playwright.sync_api import expect

import starboard
from support.browsing import SCREENS, Clicker, Plan, Tapper, Visit, Visitor

from .test_lesson import MOST_STEPS, Newcomer
from .test_phone import SMALL, TOO_WIDE
from .test_sizes import CUT, UNDER_BUTTONS

PLANET = "expedition-tessaly"
CAMPAIGN = "campaign"
SIZES = {
    "phone": (390, 844),
    "tablet": (768, 1024),
    "tablet-wide": (1024, 768),
    "laptop": (1280, 800),
    "desk": (1440, 900),
    "wall": (2560, 1440),
}


@cache
def plan(prompt: str, *, scenario: str = PLANET, answers: int = 20, seed: int = 3) -> Plan:
    """A game in which something is asked."""
    return Plan(seed, game="vanguard", scenario=scenario).ahead(answers).at(prompt)


def sit_down(visitor: Visitor, *seats: str, scenario: str = PLANET, seed: int = 3) -> None:
    visitor.sit_down(*seats, game="vanguard", scenario=scenario, seed=seed)


def test_some_turns_are_played_on_the_map_and_the_boards(visit: Visit):
    player = visit()
    sit_down(player, "me")
    clicker = Clicker(player, Plan(3, game="vanguard", scenario=PLANET))

    clicker.play(60)

    assert clicker.clicked["sector"] >= 2, "one moves on the map"
    assert clicker.clicked["die"] >= 5, "dice are picked where they lie"
    assert sum(clicker.clicked.values()) - clicker.clicked["list"] >= 20, "most things are picked where they lie"


def test_some_turns_are_played_with_a_thumb(visit: Visit):
    player = visit(phone=True)
    sit_down(player, "me")
    tapper = Tapper(player, Plan(3, game="vanguard", scenario=PLANET))

    tapper.play(25)

    assert tapper.tapped["list"] >= 10


@pytest.mark.timeout(300)
def test_a_pass_of_the_ship_book_and_a_landing_are_played_by_clicks(visit: Visit):
    player = visit()
    player.bring(aboard())
    clicker = Clicker(player, aboard_again())

    while clicker.plan.table.open_choice().prompt != "turn":
        option = clicker.plan.next()
        assert option is not None
        clicker.take(option)

    expect(player.page.locator('[data-piece^="sector:"]').first).to_be_visible()
    expect(player.page.get_by_role("region", name="Crew boards")).to_have_count(1)


@cache
def aboard() -> Plan:
    """The ship book is open at its star map for the first time."""
    return plan("star-map", scenario=CAMPAIGN)


def aboard_again() -> Plan:
    """The same position, to be played on from."""
    return Plan(3, game="vanguard", scenario=CAMPAIGN).ahead(20).at("star-map")


def test_what_circles_the_star_is_listed_below_the_map_and_can_be_picked_there(visit: Visit):
    player = visit()
    player.bring(aboard())
    rows = player.page.locator(".atlas tbody tr")
    stations = player.page.locator('.atlas .station[data-piece^="object:"]')

    expect(stations.first).to_be_visible()
    expect(rows).to_have_count(stations.count())
    expect(rows.filter(has_text="chosen for the landing")).to_have_count(0)
    rows.filter(has_text="a landing").first.get_by_role("button").click()

    expect(rows.filter(has_text="chosen for the landing")).to_have_count(1)


def test_the_scanner_lies_beside_the_star_map_and_its_next_part_is_scanned_there(visit: Visit):
    player = visit()
    player.bring(aboard())
    page = player.page
    expect(page.locator(".atlas").get_by_role("listitem").filter(has_text="Star map")).to_have_attribute(
        "aria-current", "page"
    )
    page.locator(".atlas tbody tr").filter(has_text="a landing").first.get_by_role("button").click()
    scanner = page.get_by_role("region", name="The planetary scanner")
    expect(scanner.get_by_role("listitem").filter(has_text="not scanned")).to_have_count(4)

    scanner.locator("[data-lit]").click()
    page.locator(".popover li button").first.click()

    expect(scanner.get_by_role("listitem").filter(has_text="not scanned")).to_have_count(3)


def test_the_foot_is_never_empty_under_an_option_of_which_there_is_nothing_to_tell(visit: Visit):
    player = visit()
    player.bring(plan("start-token", answers=0))

    player.page.locator(".option").first.hover()

    expect(player.page.locator(".foot .latest")).to_be_visible()


def test_the_check_shows_its_ten_steps_and_the_chance_of_every_row(visit: Visit):
    player = visit()
    player.bring(plan("choose-dice"))
    stage = player.page.locator(".check")

    expect(stage.locator("ol li")).to_have_count(10)
    expect(stage.locator("[aria-current=step]")).to_have_text("1")
    before = [int(words) for words in stage.locator(".chance").all_inner_texts()]
    assert len(before) >= 2
    assert all(0 <= chance <= 100 for chance in before)
    die = stage.locator(".dice .die.lit").first
    die.click()
    expect(stage.locator(".side.active .dice").last.locator(".die")).not_to_have_count(0)
    after = [int(words) for words in stage.locator(".chance").all_inner_texts()]
    assert after != before, "a die that is taken changes the chances"
    player.page.screenshot(path=SCREENS / "vanguard-check.png")


def page_of(plan: Plan) -> str:
    """The page of the logbook that lies open."""
    zones = plan.table.scene(0).zones
    return next((str(zone.pieces[0].facts["label"]) for zone in zones if zone.id == "log"), "")


@cache
def before_a_page() -> tuple[Plan, str]:
    """Whose turn it is is about to open a page of the logbook, and may then act; and by which answer."""
    found = Plan(3, game="vanguard", scenario=PLANET).at("turn")
    while True:
        save, page = found.table.save(), page_of(found)
        option = found.next()
        assert option
        if page_of(found) != page and found.table.open_choice().prompt == "turn":
            found.table = starboard.load(save)
            return found, option.key


def test_a_page_of_the_logbook_lies_open_until_one_goes_on(visit: Visit):
    player = visit()
    found, key = before_a_page()
    player.bring(found)
    page = player.page
    page.locator(".switch").get_by_role("button", name="Tessaly IV, north shelf").click()
    expect(page.locator("main .chart")).to_be_visible()

    page.locator(f'.option[data-key="{key}"]').click()

    expect(page.locator("main article h3 .number")).not_to_have_text(page_of(found))
    page.get_by_text("Read before").wait_for()
    page.locator("main details summary").first.click()
    expect(page.locator("main details p").first).to_be_visible()
    player.answer()
    expect(page.locator("main article")).to_have_count(0)


def test_the_lens_closes_when_one_goes_from_a_die_to_an_answer(visit: Visit):
    player = visit()
    player.bring(plan("choose-dice"))
    lens = player.page.get_by_role("region", name="Looking closer")
    player.page.locator(".board.active .die").first.hover()
    expect(lens).to_be_visible()

    player.page.locator(".option").first.click()

    expect(lens).to_have_count(0)


def in_anothers_check() -> Plan:
    """The dice of a check lie on the table, and whoever is in the sector may play a card."""
    found = Plan(3, game="vanguard", scenario=PLANET, seats=2)
    while len(found.table.choices) < 2 or found.table.choices[0].prompt != "modify":
        assert found.next(), "nobody was asked together with somebody else"
    return found


ROWS_OUT_OF_SIGHT = """() => {
  const rim = document.querySelector("main .check").getBoundingClientRect();
  return [...document.querySelectorAll("main .check .row")]
    .filter((row) => row.getBoundingClientRect().bottom > rim.bottom + 1)
    .map((row) => row.textContent);
}"""


@pytest.mark.parametrize("size", ["phone", "laptop", "desk"])
def test_all_rows_of_a_check_are_seen_together(visit: Visit, size: str):
    width, height = SIZES[size]
    player = visit(phone=size == "phone", viewport={"width": width, "height": height})
    player.bring(plan("choose-dice"))
    player.page.locator(".option").first.wait_for()

    assert player.page.locator("main .check .row").count() >= 2
    assert player.page.evaluate(ROWS_OUT_OF_SIGHT) == []


def test_two_people_are_on_one_planet_and_one_reacts_out_of_turn(visit: Visit):
    host, friend = visit(), visit()
    host.bring(in_anothers_check(), "me", "friend")
    friend.come_by(host.link("join"))
    card = friend.page.locator('.option[data-key^="card:"]').first
    expect(card).to_be_visible()
    assert host.look().mood == "mine", "the check is the host's"
    before = host.look().seq

    card.click()

    told = host.until(lambda seen: seen.seq > before, "nobody heard of the card")
    assert told.seq > before
    expect(host.page.get_by_role("region", name="Log")).to_contain_text("plays")


@pytest.mark.timeout(600)
def test_somebody_who_knows_nothing_is_led_through_the_tutorial(visit: Visit):
    newcomer = Newcomer(visit(), "vanguard")
    newcomer.begin()

    for _ in range(MOST_STEPS):
        if not newcomer.taught:
            break
        newcomer.follow()
        newcomer.page.wait_for_timeout(50)

    assert not newcomer.taught, "the lesson ends"
    assert len(set(newcomer.titles)) >= 8


HIDDEN_BELOW = (
    """node => [...node.querySelectorAll(".dice, .usable")].map((each) => each.scrollHeight - each.clientHeight)"""
)
HALF_SEEN = """() => [...document.querySelectorAll(".latest li")].filter((line) => {
  const [box, rim] = [line.getBoundingClientRect(), line.parentNode.getBoundingClientRect()];
  const seen = Math.min(box.bottom, rim.bottom) - Math.max(box.top, rim.top);
  const beside = Math.min(box.right, rim.right) - Math.max(box.left, rim.left);
  return beside > 1 && seen > 1 && seen < box.height - 1;
}).map((line) => line.textContent)"""


@pytest.mark.parametrize("size", ["tablet", "tablet-wide", "laptop"])
def test_whoever_acts_has_their_dice_and_cards_in_sight(visit: Visit, size: str):
    width, height = SIZES[size]
    player = visit(viewport={"width": width, "height": height}, has_touch=size != "laptop")
    player.bring(plan("turn", answers=40))
    board = player.page.locator(".board.active")

    assert board.locator(".spent .die").count() >= 3
    assert all(hidden <= 1 for hidden in board.evaluate(HIDDEN_BELOW)), "dice and cards are scrolled"
    assert player.page.locator(".latest li").count() >= 3
    assert player.page.evaluate(HALF_SEEN) == []


@pytest.mark.parametrize("size", SIZES)
def test_nothing_is_cut_at_any_size(visit: Visit, size: str):
    width, height = SIZES[size]
    player = visit(phone=size == "phone", viewport={"width": width, "height": height})
    SCREENS.mkdir(parents=True, exist_ok=True)
    for name, found in (("turn", plan("turn", answers=40)), ("check", plan("choose-dice")), ("ship", aboard())):
        player.bring(found)
        player.page.locator(".option").first.wait_for()
        assert player.page.evaluate(TOO_WIDE) == [], name
        assert player.page.evaluate(CUT) == [], name
        if size == "phone":
            assert player.page.evaluate(SMALL) == [], name
        player.page.screenshot(path=SCREENS / f"vanguard-{name}-{size}.png")
    assert player.page.locator("main .station").count() >= 4
    assert player.page.evaluate(UNDER_BUTTONS) == []


BELOW_THE_RIM = """() => {
  const rim = document.querySelector("main").getBoundingClientRect();
  return [...document.querySelectorAll("main .chart, main .station, main .station ~ .name, main .controls button")]
    .filter((node) => node.getBoundingClientRect().bottom > rim.bottom + 1)
    .map((node) => node.dataset.piece ?? (node.textContent || node.className));
}"""
"""What of a chart lies below the rim of the board."""


def test_no_line_leads_across_the_screen_while_the_boards_lie_behind_a_tab(visit: Visit):
    newcomer = Newcomer(visit(phone=True), "vanguard")

    newcomer.begin()

    expect(newcomer.page.locator(".marks .spot")).to_have_count(2)
    expect(newcomer.page.locator(".marks .casing")).to_have_count(0)


def test_the_whole_map_is_seen_above_the_coach_on_a_phone(visit: Visit):
    width, height = SIZES["phone"]
    newcomer = Newcomer(visit(phone=True, viewport={"width": width, "height": height}), "vanguard")
    newcomer.begin()

    newcomer.page.locator("main .station").first.wait_for()

    assert newcomer.page.evaluate(BELOW_THE_RIM) == []
    chart = newcomer.page.locator("main .chart").bounding_box()
    assert chart
    assert chart["height"] >= 230, "it can be read"


def tour(visitor: Visitor) -> Iterator[str]:
    """Go from state to state; whoever walks along looks at each."""
    for name, found in (
        ("turn", plan("turn", answers=40)),
        ("check", plan("choose-dice")),
        ("log", plan("log-choice")),
        ("star-map", aboard()),
        ("facilities", plan("facilities", scenario=CAMPAIGN)),
    ):
        visitor.bring(found)
        visitor.page.locator(".option").first.wait_for()
        yield name


@pytest.mark.timeout(300)
@pytest.mark.parametrize(("size", "theme"), [("laptop", "dark"), ("phone", "light")])
def test_no_state_has_a_serious_violation(visit: Visit, size: str, theme: str):
    visitor = visit(phone=size == "phone")
    visitor.prefer(theme)
    SCREENS.mkdir(parents=True, exist_ok=True)
    found = {}

    for state in tour(visitor):
        expect(visitor.page.locator("html")).to_have_attribute("data-theme", theme)
        if problems := visitor.barriers_by_theme(f"vanguard-{state}-{size}"):
            found[state] = problems

    assert found == {}
