"""What others do, told beat by beat: everything is seen, for as long as its reading takes, or at once if one likes."""

from __future__ import annotations

import time
from collections.abc import Callable

import msgspec
import pytest
from playwright.sync_api import expect

from starboard.core.choice import SPECTATOR, Option
from starboard.core.event import Event
from starboard.games.hagalaz import events
from starboard.locale import ENGLISH, voice
from support.browsing import PATIENCE, SCREENS, Plan, Visit, Visitor

RECORD = """(() => {
  window.told = [];
  let key = "";
  const look = () => {
    const strip = document.querySelector(".beats[data-on]");
    const words = strip?.querySelector(".now p")?.textContent ?? "";
    const now = strip ? `${document.querySelector(".table").dataset.seq} ${strip.dataset.beat} ${words}` : "";
    if (now === key) return;
    const at = performance.now();
    if (key) window.told.at(-1).ends = at;
    if (now) window.told.push({ words, begins: at, ends: 0 });
    key = now;
  };
  const everything = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver(look).observe(document, everything);
})()"""
"""Notes what is told, and from when to when."""

CHANGING = (".beats", ".card-up", ".rail", ".watch")
"""The parts of a page that say something else with every beat."""
TO_FIND, A_CHARACTER, MOST = 350, 45, 6000
"""How long a sentence is read, in milliseconds: at most six seconds."""
TOLERANCE = 60
SEEN: tuple[type[Event], ...] = (
    events.CardRevealed,
    events.EnemySpawned,
    events.HeroAttacked,
    events.EscalationCounted,
    events.FailureTicked,
    events.RoundBegan,
    events.RoundEnded,
    events.TurnBegan,
)
"""What others do that is told word for word; the steps of a walk are told as one."""


class Told(msgspec.Struct):
    """A beat that a page has shown: its words, and from when to when, in milliseconds."""

    words: str
    begins: float
    ends: float


class Round:
    """A sensible player's answers, with what happened after each."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        plan.table.state.log.listen()
        plan.table.news()
        self.happened: list[Event] = []

    def next(self) -> Option:
        option = self.plan.next()
        assert option, "the game was over before"
        self.happened = [each.event for each in self.plan.table.news()]
        return option

    def until(self, found: Callable[[Event], bool]) -> Round:
        """The same after something has happened."""
        while not any(found(event) for event in self.happened):
            self.next()
        return self

    def sentences(self, kinds: tuple[type[Event], ...]) -> list[str]:
        """What has just happened of these kinds, in English."""
        game, say = self.plan.table.game, voice("hagalaz", ENGLISH).say
        texts = [game.narrate(event, SPECTATOR) for event in self.happened if isinstance(event, kinds)]
        return [say(text) for text in texts if text is not None]


def second_round() -> Round:
    """When the first round is over."""
    return Round(Plan(11)).until(lambda event: isinstance(event, events.RoundBegan) and event.round == 2)


def before_a_card() -> Round:
    """When the next answer ends a turn in which an enemy attacks: its card comes up."""
    journey = Round(Plan(11))
    while True:
        there = journey.plan.table.fork()
        journey.next()
        kinds = {type(event) for event in journey.happened}
        if {events.CardRevealed, events.HeroAttacked} <= kinds:
            journey.plan.table = there
            return journey


def give(visitor: Visitor, option: Option) -> None:
    """Answer in the list, as soon as that can be done."""
    end = time.monotonic() + 4 * PATIENCE / 1000
    while not visitor.look().options:
        assert time.monotonic() < end, f"nothing is asked: {visitor.look()}"
        visitor.page.wait_for_timeout(20)
    before = visitor.look().seq
    visitor.page.locator(f'.option[data-key="{option.key}"]').first.click()
    visitor.until(lambda seen: seen.seq > before)


def told(visitor: Visitor) -> list[Told]:
    """What the page has told until now."""
    return msgspec.convert(visitor.page.evaluate("window.told"), list[Told])


def bring_to_a_card(visit: Visit, *, pace: str = "1", **how: object) -> Visitor:
    """Somebody sees a threat card come up."""
    journey = before_a_card()
    visitor = visit(pace=pace, **how)
    visitor.context.add_init_script(RECORD)
    visitor.bring(journey.plan)
    give(visitor, journey.next())
    return visitor


def test_the_enemies_of_a_round_are_seen_as_long_as_it_takes_to_read(visit: Visit) -> None:
    journey = second_round()
    visitor = visit(pace="1")
    visitor.context.add_init_script(RECORD)
    visitor.bring(journey.plan)
    wanted: list[str] = []
    rounds = 0
    while rounds == 0:
        give(visitor, journey.next())
        wanted += journey.sentences(SEEN)
        rounds += any(isinstance(event, events.RoundBegan) for event in journey.happened)
    visitor.page.locator(".option").first.wait_for(timeout=4 * PATIENCE)

    beats = told(visitor)

    assert len(wanted) > 10
    for sentence in wanted:
        assert any(sentence in beat.words for beat in beats), f"not told: {sentence}"
    for beat in beats:
        reading = min(MOST, TO_FIND + A_CHARACTER * len(beat.words))
        assert beat.ends - beat.begins >= reading - TOLERANCE, beat


def test_nothing_is_waited_for_by_who_wants_it_at_once(visit: Visit) -> None:
    visitor = bring_to_a_card(visit, pace="instant")
    page = visitor.page

    page.locator(".option").first.wait_for()
    page.mouse.move(2, 2)  # whoever points at an option is told what comes of it instead
    assert told(visitor) == []
    page.locator(".beats").wait_for()
    expect(page.locator(".beats li.done").nth(1)).to_be_attached()  # what was told can be read, and played again

    page.get_by_role("button", name="Again").click()
    page.locator(".beats[data-on]").wait_for()
    page.get_by_role("button", name="Skip").click()
    visitor.answer()
    expect(page.locator(".beats")).to_have_count(0)


def test_a_strip_is_steered_by_keyboard(visit: Visit) -> None:
    visitor = bring_to_a_card(visit)
    page = visitor.page
    strip = page.locator(".beats")

    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Go on")).to_be_visible()
    expect(page.locator(".card-up")).to_be_visible()
    page.keyboard.press(".")
    expect(strip).to_have_attribute("data-beat", "1")
    page.keyboard.press(",")
    expect(strip).to_have_attribute("data-beat", "0")
    page.keyboard.press("+")
    expect(page.get_by_role("button", name="2×")).to_have_attribute("aria-pressed", "true")
    assert visitor.look().options == [], "nothing is asked before it has been told"
    page.keyboard.press("Enter")
    visitor.until(lambda seen: bool(seen.options))
    expect(strip).not_to_have_attribute("data-on", "")
    page.keyboard.press("a")
    expect(strip).to_have_attribute("data-beat", "0")
    page.keyboard.press("1")
    visitor.until(lambda seen: bool(seen.options), "a key that means something else finishes it")

    page.keyboard.press("m")
    expect(page.get_by_role("button", name="Sound")).to_have_attribute("aria-pressed", "true")
    page.reload()
    page.locator(".option").first.wait_for()
    expect(page.get_by_role("button", name="Sound")).to_have_attribute("aria-pressed", "true")
    assert page.evaluate("localStorage.getItem('starboard.speed')") == "2"
    expect(strip).to_have_count(0)


def test_who_goes_back_or_comes_back_sees_the_table_as_it_is(visit: Visit) -> None:
    visitor = bring_to_a_card(visit)
    page = visitor.page
    page.locator(".beats[data-on]").wait_for()
    before = visitor.look().seq

    page.keyboard.press("u")
    visitor.until(lambda seen: seen.seq > before and bool(seen.options))
    expect(page.locator(".beats")).to_have_count(0)
    expect(page.locator(".trail")).to_have_count(0)

    page.keyboard.press("Shift+U")
    page.locator(".beats[data-on]").wait_for()
    page.reload()
    page.locator(".option").first.wait_for()
    expect(page.locator(".beats")).to_have_count(0)


@pytest.mark.parametrize(("phone", "theme"), [(False, "dark"), (True, "light")], ids=["laptop", "phone"])
def test_what_is_told_is_open_to_everybody(visit: Visit, phone: bool, theme: str) -> None:
    journey = before_a_card()
    visitor = visit(pace="1", phone=phone)
    visitor.prefer(theme)
    visitor.bring(journey.plan)
    option = journey.next()
    visitor.until(lambda seen: bool(seen.options))
    chosen = visitor.page.locator(f'.option[data-key="{option.key}"]').first
    chosen.tap() if phone else chosen.click()
    if phone:
        visitor.page.locator(".commit").tap()
    size = "phone" if phone else "laptop"
    SCREENS.mkdir(parents=True, exist_ok=True)
    strip = visitor.page.locator(".beats[data-on]")
    strip.wait_for()
    visitor.page.get_by_role("button", name="Pause").click()
    count = int(strip.get_attribute("data-beats") or 0)
    found = []
    for place in range(count):
        found.append(visitor.barriers_by_theme(f"beats-{place}-{size}", within=CHANGING if place else ("html",)))
        visitor.page.get_by_role("button", name="Step").click()
    visitor.until(lambda seen: bool(seen.options))
    found.append(visitor.barriers_by_theme())
    assert not any(found), found
