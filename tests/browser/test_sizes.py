"""Six screens from a phone to a large desk: nothing is cut, the storm is in sight, what is chosen is marked."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from playwright.sync_api import expect

from support.browsing import SCREENS, Plan, Visit, Visitor

SIZES = {
    "phone": (390, 844),
    "tablet-upright": (768, 1024),
    "tablet": (1024, 768),
    "small-laptop": (1280, 800),
    "laptop": (1440, 900),
    "desk": (2560, 1440),
}
BY_FINGER = ("phone", "tablet-upright", "tablet")
IN_LIGHT = ("phone", "tablet-upright", "laptop")
"""Sizes that are looked at in the light theme too."""

UNDER_BUTTONS = """() => {
  const boxes = (what) => [...document.querySelectorAll(what)].map((node) => [node, node.getBoundingClientRect()]);
  const buttons = boxes("main .switch button, main .controls button").map(([, box]) => box);
  const meet = (one, other) => one.left < other.right - 2 && other.left < one.right - 2
    && one.top < other.bottom - 2 && other.top < one.bottom - 2;
  return boxes("main .hex, main .station, main .station ~ .name")
    .filter(([, box]) => buttons.some((button) => meet(button, box)))
    .map(([node]) => node.dataset.piece ?? node.textContent);
}"""
"""The places of a map that lie under its buttons."""
CUT = """() => {
  const found = [];
  const tell = (node, how) => found.push(`${how}: ${node.outerHTML.slice(0, 140)}`);
  const holds = (style) => style === "hidden" || style === "clip";
  const scrolls = (style) => style === "auto" || style === "scroll";
  const words = "button, a.button, select, label, h1, h2, h3, h4, .sentence, .option .words, .steps li, .place, .name";
  if (document.documentElement.scrollWidth > innerWidth) tell(document.body, "the page is wider than the screen");
  const shown = document.querySelector("dialog[open]") ?? document;
  for (const node of shown.querySelectorAll(words)) {
    const box = node.getBoundingClientRect();
    if (!node.checkVisibility({ visibilityProperty: true }) || box.width < 2 || box.height < 2) continue;
    if (node.closest(".unseen, svg, .inset")) continue;
    const style = getComputedStyle(node);
    if (style.clipPath.startsWith("inset")) continue;
    if (holds(style.overflowX) && node.scrollWidth > node.clientWidth + 1) tell(node, "its words are cut");
    for (let around = node.parentElement; around; around = around.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(around);
      const rim = around.getBoundingClientRect();
      const beyond = box.right > rim.right + 1 || box.left < rim.left - 1;
      if (beyond && holds(overflowX)) tell(node, "cut at the side");
      if (beyond && scrolls(overflowX) && !around.matches(".scroll")) tell(node, "to be scrolled sideways");
      if (holds(overflowY) && box.bottom > rim.bottom + 1 && box.top < rim.bottom) tell(node, "cut below");
      if (beyond || scrolls(overflowY) || position === "fixed") break;
    }
  }
  const inked = [];
  for (const node of shown.querySelectorAll("*")) {
    const own = [...node.childNodes].filter((child) => child.nodeType === Node.TEXT_NODE && child.data.trim());
    if (!own.length || !node.checkVisibility({ visibilityProperty: true })) continue;
    if (node.closest(".unseen, svg, .inset, option")) continue;
    let sheet = null;
    const rims = [];
    for (let around = node; around && around !== shown; around = around.parentElement) {
      const { overflowX, overflowY, clipPath, position, zIndex, backgroundColor } = getComputedStyle(around);
      const lies = position === "absolute" || position === "fixed" || zIndex !== "auto";
      if (lies && !backgroundColor.endsWith(", 0)")) sheet ??= around;
      const holdsBack = overflowX !== "visible" || overflowY !== "visible" || clipPath !== "none";
      if (holdsBack) rims.push(around.getBoundingClientRect());
      if (clipPath.startsWith("inset")) rims.push({ left: 0, top: 0, right: 0, bottom: 0 });
    }
    for (const text of own) {
      const range = document.createRange();
      range.selectNode(text);
      for (const line of range.getClientRects()) {
        const left = Math.max(line.left, ...rims.map((rim) => rim.left));
        const top = Math.max(line.top, ...rims.map((rim) => rim.top));
        const right = Math.min(line.right, ...rims.map((rim) => rim.right));
        const bottom = Math.min(line.bottom, ...rims.map((rim) => rim.bottom));
        if (right - left < 2 || bottom - top < 2) continue;
        for (const other of inked) {
          if (other.node === node || other.sheet !== sheet) continue;
          const wide = Math.min(right, other.right) - Math.max(left, other.left);
          const high = Math.min(bottom, other.bottom) - Math.max(top, other.top);
          if (wide > 3 && high > 8) tell(node, `its words lie over those of ${other.node.outerHTML.slice(0, 80)}`);
        }
        inked.push({ node, sheet, left, top, right, bottom });
      }
    }
  }
  return [...new Set(found)];
}"""
"""What people would complain of: words that end before they are over or lie over others, things beyond the rim, boards
to be scrolled."""

IN_REACH = """node => {
  const box = node.getBoundingClientRect();
  const inside = box.left >= 0 && box.top >= 0 && box.right <= innerWidth + 0.5 && box.bottom <= innerHeight + 0.5;
  const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return inside && hit !== null && (node.contains(hit) || hit.contains(node));
}"""
"""Whether all of something is on the screen and nothing lies over it."""


ON_SCREEN = """node => {
  const box = node.getBoundingClientRect();
  return box.left >= 0 && box.top >= 0 && box.right <= innerWidth + 0.5 && box.bottom <= innerHeight + 0.5;
}"""


@cache
def at(prompt: str, answers: int = 0) -> Plan:
    return Plan(9).ahead(answers).at(prompt)


@cache
def over() -> Plan:
    plan = Plan(9)
    while plan.next():
        pass
    return plan


class Screen:
    """Somebody at a screen of some size, who looks whether all is there."""

    def __init__(self, visit: Visit, size: str, theme: str = "dark") -> None:
        width, height = SIZES[size]
        how: dict[str, Any] = {"viewport": {"width": width, "height": height}}
        if size in BY_FINGER:
            how |= {"has_touch": True, "is_mobile": size == "phone"}
        self.size = size
        self.theme = theme
        self.finger = size in BY_FINGER
        self.player: Visitor = visit(**how)
        self.page = self.player.page
        self.player.prefer(theme)
        SCREENS.mkdir(parents=True, exist_ok=True)

    def bring(self, plan: Plan, *, story: bool = False) -> None:
        self.player.bring(plan)
        self.page.locator(".sea, .campaign").first.wait_for()
        if story:
            return
        aside = self.page.get_by_role("button", name="Put the story aside")
        if aside.count():
            aside.first.evaluate("button => button.click()")

    def press(self, what: Any) -> None:
        what.tap() if self.finger else what.click()

    def looks_right(self, state: str, *, clock: bool = True) -> None:
        """Keep a picture; nothing is cut, and the storm is in sight."""
        self.page.evaluate("document.fonts.ready")
        self.page.screenshot(path=SCREENS / f"{self.size}-{state}-{self.theme}.png")
        assert self.page.evaluate(CUT) == [], f"{state} at {self.size}"
        if clock:
            storm = self.page.locator("[data-zone=storm]")
            assert storm.evaluate(IN_REACH), f"the storm is out of sight: {state} at {self.size}"


@pytest.fixture(params=SIZES)
def screen(visit: Visit, request: pytest.FixtureRequest) -> Screen:
    return Screen(visit, request.param)


@pytest.mark.parametrize(
    ("size", "theme"), [*((size, "dark") for size in SIZES), *((size, "light") for size in IN_LIGHT)]
)
def test_nothing_is_cut_in_a_turn(visit: Visit, size: str, theme: str):
    screen = Screen(visit, size, theme)
    page = screen.page

    screen.bring(at("keep-which", 40), story=True)
    page.locator(".option .beside, .option .said").first.wait_for()
    expect(page.get_by_role("button", name="Put the story aside")).to_have_count(1)
    screen.looks_right("roll")
    screen.bring(at("place-which", 150))
    screen.looks_right("board")
    if size == "phone":
        for tab in ("Dice", "Squad", "Log", "Options"):
            page.get_by_role("button", name=tab, exact=True).tap()
            screen.looks_right(f"tab-{tab.lower()}")
    page.locator(".sea").focus()
    if size != "phone":
        page.keyboard.press("n")
        page.get_by_role("region", name="Looking closer").wait_for()
        screen.looks_right("lens")
        page.keyboard.press("Escape")


def test_what_is_chosen_is_marked_before_it_is_played(screen: Screen):
    page = screen.page
    screen.bring(at("move-where", 60))
    before = screen.player.look()
    option = page.locator(".option").nth(3)
    hex = str(option.get_attribute("data-key")).replace("move:", "hex:")

    commit = page.locator(".commit.go:visible, .play:visible")
    if screen.finger:
        option.tap()
        marked = page.locator(f'.lit.chosen[data-for="{hex}"]')
        expect(commit).to_have_text(f"Move to {hex.removeprefix('hex:')}")
        assert commit.evaluate(IN_REACH)
    else:
        option.hover()
        marked = page.locator(f'.lit.hot[data-for="{hex}"]')
    expect(marked).to_have_count(1)
    assert marked.locator("polygon").evaluate(ON_SCREEN)
    expect(page.locator(".sea .way")).to_have_count(1)
    page.locator(".meaning.danger:visible").wait_for()
    screen.looks_right("chosen")
    assert screen.player.look().seq == before.seq

    if screen.finger:
        commit.tap()
    else:
        option.click()
    screen.player.until(lambda now: now.seq > before.seq, "nothing was played")


@pytest.mark.parametrize("size", BY_FINGER)
def test_a_tap_means_the_same_in_the_list_and_on_the_board(visit: Visit, size: str):
    screen = Screen(visit, size)
    page = screen.page
    screen.bring(at("move-where", 60))
    before = screen.player.look()
    key = str(page.locator(".option").nth(3).get_attribute("data-key"))
    point = screen.player.reach(key.replace("move:", "hex:"))
    assert point

    page.touchscreen.tap(*point)
    by_board = page.locator(".commit.go:visible, .play:visible").inner_text()
    page.keyboard.press("Escape")
    expect(page.locator(".lit.chosen")).to_have_count(0)
    page.locator(f'.option[data-key="{key}"]').tap()

    expect(page.locator(".lit.chosen")).to_have_count(1)
    assert page.locator(".commit.go:visible, .play:visible").inner_text() == by_board
    assert screen.player.look().seq == before.seq


@pytest.mark.parametrize("size", ["phone", "tablet-upright", "laptop"])
def test_coordinates_stay_when_the_map_is_zoomed(visit: Visit, size: str):
    screen = Screen(visit, size)
    page = screen.page
    screen.bring(at("place-which", 150))
    nearer = page.get_by_role("button", name="Zoom in")
    if screen.size != "phone":  # a phone begins near
        nearer.click(click_count=3)

    rulers = page.locator(".sea .frame text")
    expect(rulers.first).to_be_visible()
    screen.looks_right("zoomed")
    names = rulers.all_text_contents()
    assert any(name.isdecimal() for name in names)
    assert any(name.isalpha() for name in names)


def test_the_reason_why_not_stays_on_the_screen(screen: Screen):
    screen.bring(at("attack-whom", 30))

    screen.page.mouse.click(*screen.player.hero_in_sight(), button="right")
    reason = screen.page.get_by_role("dialog", name="Why not?")
    reason.locator(".rule-id").first.wait_for()

    box = reason.bounding_box()
    width, height = SIZES[screen.size]
    assert box
    assert box["x"] >= 0
    assert box["y"] >= 0
    assert box["x"] + box["width"] <= width
    assert box["y"] + box["height"] <= height
    screen.looks_right("why-not", clock=False)


def test_the_end_is_told_on_every_screen(screen: Screen):
    screen.bring(over())

    screen.press(screen.page.get_by_role("button", name="Summary"))
    screen.page.get_by_role("dialog").get_by_role("region", name="Objectives").wait_for()

    screen.looks_right("end", clock=False)


@pytest.mark.parametrize("size", ["phone", "tablet-upright", "small-laptop", "desk"])
def test_the_lobby_is_whole_on_every_screen(visit: Visit, size: str):
    screen = Screen(visit, size)
    screen.bring(at("place-which", 150))
    screen.player.open_lobby()
    screen.page.locator("aside > ul > li .lines").wait_for()

    screen.looks_right("lobby", clock=False)


def with_friends(visit: Visit, *names: str) -> Screen:
    """A host at a small laptop, and friends of these names at the table."""
    screen = Screen(visit, "small-laptop")
    host = screen.player
    host.bring(Plan(9, seats=3).ahead(60), "me", "friend", "friend")
    for name in names:
        friend = visit()
        friend.come_by(host.link("join"), name)
        expect(host.page.locator("header .players")).to_contain_text(name)
    return screen


def test_three_names_have_room_beside_the_storm(visit: Visit):
    screen = with_friends(visit, "Maximilian", "Benedikta")

    screen.looks_right("three-names")
    assert screen.page.locator("header .players").evaluate(IN_REACH)


def test_long_names_leave_the_storm_its_room(visit: Visit):
    page = with_friends(visit, "Maximilian Featherstone", "Benedikta Hollingsworth").page

    chart = page.locator("[data-zone=storm] svg:visible").first.bounding_box()

    assert chart
    assert chart["width"] >= 70
    assert page.locator("header .players").evaluate(IN_REACH)
    expect(page.get_by_role("complementary").first).to_contain_text("Benedikta Hollingsworth")


@pytest.mark.parametrize("name", ["Against the Hegemon", "The Guns of Cerberus", "The Eye of the Void"])
def test_a_new_table_fits_and_its_button_is_in_sight(screen: Screen, name: str):
    screen.player.open_lobby()
    card = screen.page.get_by_role("article").filter(has=screen.page.get_by_role("heading", name=name))

    screen.press(card.get_by_role("button", name="With others"))

    sheet = screen.page.get_by_role("dialog")
    assert sheet.get_by_role("button", name="Sit down").evaluate(IN_REACH)
    body = sheet.locator(".body")
    assert body.evaluate("node => node.scrollWidth <= node.clientWidth"), "to be scrolled sideways"


def test_whoever_gives_all_seats_away_is_told_why_nobody_can_sit_down(visit: Visit):
    player = visit()
    player.open_lobby()
    player.mission_card("1A").get_by_role("button", name="With others").click()
    sheet = player.page.get_by_role("dialog")

    sheet.get_by_role("combobox").first.select_option("friend")

    expect(sheet.get_by_role("status")).to_have_text("No seat is yours: set one to “me” to sit down.")
    expect(sheet.get_by_role("button", name="Sit down")).to_be_disabled()
