"""The guided first game: somebody who knows nothing is led by what the screen says, and by nothing else."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from support.browsing import SCREENS, Visit, Visitor

MOST_STEPS = 250
NUMBER_TO_THING = 13
"""A number stands on the upper right corner of its thing: so many pixels further in is the thing itself."""
WOULD = "The coach would: "
CUT = """() => {
  const coach = document.querySelector(".coach");
  const foot = coach.parentElement.getBoundingClientRect();
  return [...coach.querySelectorAll("h2, p, button")]
    .filter((node) => node.getBoundingClientRect().bottom > Math.min(foot.bottom, innerHeight) + 1)
    .map((node) => node.textContent.trim());
}"""
"""What of the coach's words and buttons is below the edge of the foot."""

LONGER = "() => document.documentElement.scrollHeight - innerHeight"
"""By how much the page is longer than the screen."""


KEY_OF = """(words) => [...document.querySelectorAll(".option")].find((option) => {
  const name = option.ariaLabel ?? option.querySelector(".words").textContent;
  const beside = option.querySelector(".beside")?.textContent.trim().replace(/\\s+/g, " ");
  return (beside ? name.replace(` ${beside}`, "") : name) === words;
})?.dataset.key"""
"""The key of the option of a name, without its odds."""


class Newcomer:
    """Reads what the coach says, and does that: nods, takes what is named, or touches what carries a number."""

    def __init__(self, visitor: Visitor, game: str = "hagalaz") -> None:
        self.visitor = visitor
        self.game = game
        self.page: Page = visitor.page
        self.titles: list[str] = []
        self.touched = 0

    def begin(self) -> None:
        """One click in the lobby."""
        self.visitor.open_lobby()
        self.offer.get_by_role("button", name="Begin the guided game").click()
        self.coach.wait_for()

    @property
    def offer(self) -> Locator:
        """The lesson of the game in the lobby."""
        return self.page.locator(f"[data-lesson][data-game={self.game}]")

    @property
    def coach(self) -> Locator:
        return self.page.locator(".coach")

    @property
    def taught(self) -> bool:
        return self.coach.count() > 0

    def title(self) -> str:
        return self.coach.locator("h2").inner_text()

    def text(self) -> str:
        return " ".join(self.coach.locator(".words > p").all_inner_texts())

    def seq(self) -> str:
        return str(self.page.locator(".table").get_attribute("data-seq"))

    def follow(self, *, touching: bool = True) -> None:
        """Do what the coach says."""
        title, text = self.title(), self.text()
        assert title, "the coach says what to do"
        assert len(text) > 20, "and why"
        if not self.visitor.phone:
            assert self.page.evaluate(CUT) == [], title
            assert self.page.evaluate(LONGER) <= 0, f"{title}: the page can be scrolled away from under its top bar"
        self.titles.append(title)
        before = self.seq()
        nod = self.coach.get_by_role("button", name="Go on")
        if nod.count():
            nod.click()
        elif WOULD in text:
            self.take(text.partition(WOULD)[2])
        else:
            if touching:
                self.touch_numbers(before)
            if self.seq() == before:
                self.choose(self.page.locator(".option[data-taught]").first)
        self.page.wait_for_function("before => document.querySelector('.table').dataset.seq !== before", arg=before)

    def take(self, words: str) -> None:
        """Take the answer of this name from the list, whatever is said to come of it."""
        key = self.page.wait_for_function(KEY_OF, arg=words).json_value()
        self.choose(self.page.locator(f'.option[data-key="{key}"]'))

    def choose(self, option: Locator) -> None:
        """A click plays an option; a tap selects it, and the button with its name plays it."""
        if self.visitor.phone:
            option.tap()
            self.page.locator(".commit.go").tap()
        else:
            option.click()

    def touch_numbers(self, before: str) -> None:
        """Touch what carries the numbers of the title, one after the other, as long as nothing has come of it."""
        for number in self.coach.locator("h2 .disc").all_inner_texts():
            spot = self.page.locator(".marks .spot", has_text=number)
            box = spot.bounding_box() if spot.count() else None
            if box is None or self.seq() != before:
                return
            self.page.mouse.click(box["x"] + 10 - NUMBER_TO_THING, box["y"] + 10 + NUMBER_TO_THING)
            self.touched += 1
            self.page.wait_for_timeout(150)


@pytest.mark.timeout(600)
def test_somebody_who_knows_nothing_is_led_through_two_rounds(visit: Visit):
    newcomer = Newcomer(visit())
    newcomer.begin()

    for _ in range(MOST_STEPS):
        if not newcomer.taught:
            break
        if "How one loses" in newcomer.title():
            expect(newcomer.page.locator(".lesson li").nth(7)).to_be_attached()
            expect(newcomer.page.locator(".lesson li.to-come, .lesson li.missed")).to_have_count(0)
        newcomer.follow()
        newcomer.page.wait_for_timeout(50)

    assert not newcomer.taught
    assert newcomer.touched > 12
    expect(newcomer.page.get_by_role("banner")).to_contain_text("Round 3")
    for taught in ("Put a Standard die 1 on Fire 2", "Walk to G3 1", "Read what the threat card did", "Look for cover"):
        assert taught in newcomer.titles
    assert {"Watch the storm", "How one wins", "How one loses"} <= set(newcomer.titles)
    assert newcomer.visitor.barriers() == []


@pytest.mark.timeout(600)
def test_somebody_who_knows_nothing_is_led_through_the_opening_of_edge(visit: Visit):
    newcomer = Newcomer(visit(), "edge")
    newcomer.begin()

    for _ in range(MOST_STEPS):
        if not newcomer.taught:
            break
        if "Send it to Rusk" in newcomer.title():
            newcomer.page.screenshot(path=SCREENS / "edge-coach.png")
        if "Look around" in newcomer.title():
            expect(newcomer.page.locator(".marks .spot")).to_have_count(2)
            expect(newcomer.page.locator('.dock [data-opens="hegemon"]')).to_be_in_viewport()
        if "Choose for the Hegemon" in newcomer.title():
            for option in newcomer.page.locator(".his-turn .now .option").all():
                expect(option, "what is asked in his turn is in sight in its step").to_be_in_viewport(ratio=1)
            newcomer.coach.get_by_role("button", name="Show me").click()
            expect(newcomer.page.locator('.hegemon [data-piece="officer"]')).to_be_visible()
        hushed = newcomer.page.locator("[data-hush]:not([data-lit], [data-for], [data-key])")
        expect(hushed, "only what can be taken is hushed").to_have_count(0)
        if "That is all you need" in newcomer.title():
            expect(newcomer.page.locator(".lesson li").nth(5)).to_be_attached()
            expect(newcomer.page.locator(".lesson li.to-come, .lesson li.missed")).to_have_count(0)
        newcomer.follow()
        newcomer.page.wait_for_timeout(50)

    assert not newcomer.taught
    assert newcomer.touched >= 6
    for taught in ("Send it to Freeport Meridian 1", "Read what the Hegemon did", "Buy the Ice lab 1"):
        assert taught in newcomer.titles
    assert {"Roll", "Choose for the Hegemon", "Build on Rusk 1", "How one wins", "That is all you need"} <= set(
        newcomer.titles
    )
    assert newcomer.visitor.barriers() == []


@pytest.mark.timeout(300)
def test_on_a_phone_the_first_turn_is_led_too(visit: Visit):
    newcomer = Newcomer(visit(phone=True))
    newcomer.begin()
    for _ in range(2):
        newcomer.follow()
    assert newcomer.visitor.barriers() == []
    newcomer.page.screenshot(path=SCREENS / "coach-phone.png")

    newcomer.coach.get_by_role("button", name="Show me").tap()
    expect(newcomer.page.locator(".dock .die").first).to_be_visible()
    newcomer.page.get_by_role("button", name="Options", exact=True).tap()
    while "threat card" not in newcomer.title():
        newcomer.follow(touching=False)

    assert len(newcomer.titles) >= 9


def test_the_pictures_of_the_coach(visit: Visit):
    newcomer = Newcomer(visit())
    newcomer.visitor.open_lobby()
    newcomer.offer.wait_for()
    newcomer.page.screenshot(path=SCREENS / "new-here.png")
    newcomer.begin()
    assert newcomer.visitor.barriers() == []
    for _ in range(2):
        newcomer.follow()
    newcomer.page.wait_for_timeout(800)
    expect(newcomer.page.locator(".marks .spot")).to_have_count(3)
    expect(newcomer.page.locator(".marks svg path").first).to_be_attached()
    newcomer.page.screenshot(path=SCREENS / "coach.png")
    assert newcomer.visitor.barriers() == []


def test_what_is_not_taught_is_hushed_and_works_all_the_same(visit: Visit):
    newcomer = Newcomer(visit())
    newcomer.begin()
    for _ in range(2):
        newcomer.follow()
    expect(newcomer.page.locator("[data-piece='die:move3'][data-hush]").first).to_be_visible()
    expect(newcomer.page.locator("[data-piece='die:standard'][data-taught]").first).to_be_visible()
    expect(newcomer.page.locator(".option")).to_have_count(1)

    newcomer.page.get_by_role("button", name="other ways").click()
    expect(newcomer.page.locator(".option").nth(10)).to_be_visible()
    newcomer.take("Move 3 → Move")

    expect(newcomer.coach.locator(".reply")).to_contain_text("Walking first is just as good")
    assert newcomer.visitor.barriers() == []


def test_the_coach_leaves_and_is_taken_up_again(visit: Visit):
    newcomer = Newcomer(visit())
    newcomer.begin()
    newcomer.follow()
    newcomer.coach.get_by_role("button", name="Leave the lesson").click()
    expect(newcomer.coach).to_have_count(0)
    expect(newcomer.page.locator("[data-hush]")).to_have_count(0)
    expect(newcomer.page.locator(".lesson li")).to_have_count(0)
    expect(newcomer.page.get_by_role("button", name="Take up the lesson again")).to_be_in_viewport(ratio=1)
    assert newcomer.visitor.barriers() == []
    newcomer.take("Standard → Fire")

    newcomer.visitor.open_lobby()
    expect(newcomer.offer).to_contain_text("You are at step 3 of 10")
    newcomer.offer.get_by_role("link", name="Go on with the guided game").click()
    newcomer.page.get_by_role("button", name="Take up the lesson again").first.click()

    expect(newcomer.coach.locator("h2")).to_contain_text("Fire at the Guardian")


def test_a_step_can_be_skipped(visit: Visit):
    newcomer = Newcomer(visit())
    newcomer.begin()
    for _ in range(2):
        newcomer.follow()

    newcomer.coach.get_by_role("button", name="Skip this step").click()

    expect(newcomer.coach.locator("h2")).to_contain_text("Put an Empowered die")


def test_how_to_play_is_read_and_searched_in_the_lobby(visit: Visit):
    reader = visit()
    reader.open_lobby()
    reader.page.locator(".game[data-game=hagalaz]").get_by_role("button", name="How to play").click()
    book = reader.page.get_by_role("dialog")
    expect(book).to_contain_text("What ends it")
    book.get_by_text("The board", exact=True).click()
    book.locator("summary").filter(has_text="Line of fire").click()
    expect(book.get_by_text("Six rays of fire")).to_be_visible()
    reader.page.screenshot(path=SCREENS / "how-to-play.png")
    assert reader.barriers() == []

    book.get_by_role("textbox").fill("how do I win")

    expect(book.get_by_role("listitem").first).to_contain_text("How a main mission ends")
    assert reader.barriers() == []
