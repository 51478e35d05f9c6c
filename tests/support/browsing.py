"""People with a real browser: what they see on the page and what they do there, in the words of the table."""

from __future__ import annotations

import re
import time
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Protocol

import msgspec
from playwright.sync_api import APIResponse, Browser, BrowserContext, ConsoleMessage, Locator, Page

import starboard
from starboard.bots import make_bot
from starboard.core.choice import Option
from starboard.core.table import Table

ROOT = Path(__file__).resolve().parents[2]
SCREENS = ROOT / "build" / "screens"
"""Pictures worth showing."""
FAILURES = ROOT / "build" / "browser"
"""What a browser looked like when its test failed."""

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SERIOUS = ("serious", "critical")
THEMES = ("dark", "light")
COLOURS = {"runOnly": ["cat.color"], "rules": {"color-contrast-enhanced": {"enabled": False}}}
"""Of what axe looks for by itself, all that has to do with colours."""

LAPTOP = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 740}
PATIENCE = 20_000
"""Milliseconds a page may take for anything, on a busy machine."""
BLINK = 20
"""Milliseconds between two looks at a page: whoever looks all the time keeps it from its work."""

MISSION_1A = "guns-of-cerberus"

ASK_AXE = """([parts, how]) => axe.run({ include: parts.filter((part) => document.querySelector(part)) }, how)"""

LOOK = """() => {
  const table = document.querySelector(".table");
  if (!table) return null;
  const words = (node) => node?.textContent?.trim().replace(/\\s+/g, " ") ?? "";
  const named = (option) => {
    const name = option.cloneNode(true);
    name.querySelector(".beside")?.remove();
    return words(name);
  };
  const options = [...document.querySelectorAll(".option")].map(named);
  const menu = [...document.querySelectorAll(".popover li button")].map(words);
  const header = words(document.querySelector(".decision .question > header h2"));
  return {
    seq: Number(table.dataset.seq),
    stage: [table.dataset.seq, header, menu.length, options.length].join("|"),
    mood: document.querySelector(".watch")?.className.match(/watch (\\w+)/)?.[1] ?? "",
    sentence: words(document.querySelector(".sentence")),
    options,
    menu,
  };
}"""

REACH = """(piece) => {
  for (const node of document.querySelectorAll(`[data-piece="${CSS.escape(piece)}"]`)) {
    const map = node.closest(".sea");
    if (!map && !node.matches("[data-lit]")) continue;
    const box = node.getBoundingClientRect();
    const x = box.left + box.width / 2, y = box.top + box.height / 2;
    const hit = document.elementFromPoint(x, y);
    if (hit && (map ? map.contains(hit) : node.contains(hit) || hit.matches(".cover"))) return { x, y };
  }
  return null;
}"""


FETCHED = """() => {
  const sheets = [...document.querySelectorAll("link[rel=stylesheet]")];
  return sheets.some((link) => link.href.includes("/People-")) && sheets.every((link) => link.sheet);
}"""
"""Whether a table has what it fetches for later; the people at the table come last."""


AT_REST = """() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  .then(() => Promise.allSettled(document.getAnimations()
    .filter((each) => each.playState === "running" && each.effect.getComputedTiming().iterations !== Infinity)
    .map((each) => each.finished)))
  .then(() => document.fonts.ready)
  .then(() => null)"""
"""Waits until what was opened lies where it stays."""


class Seen(msgspec.Struct):
    """What a page shows: enough to know what can be done next. `stage` changes with every step of a decision."""

    seq: int
    stage: str
    mood: str
    sentence: str
    options: list[str]
    menu: list[str]


FOCUS = """() => {
  const node = document.activeElement;
  if (!node || node === document.body) return { words: "", key: "", place: "nowhere", seen: true };
  const style = getComputedStyle(node);
  const box = node.getBoundingClientRect();
  const ring = style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
  const inside = box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth;
  const mark = node.matches(".sea") ? document.querySelector(".sea .cursor") !== null : true;
  return {
    words: (node.getAttribute("aria-label") ?? node.innerText ?? "").trim().replace(/\\s+/g, " "),
    key: node.dataset.key ?? "",
    place: node.matches(".sea") ? "map" : node.id || node.tagName.toLowerCase(),
    seen: (ring || (node.matches("g") && node.matches(":focus-visible"))) && inside && mark,
  };
}"""


class Focus(msgspec.Struct):
    """What has the focus: its words, the key of its option, where it is, and whether one sees that it has it."""

    words: str
    key: str
    place: str
    seen: bool


class AtTable(Protocol):
    """Whatever has a table to bring."""

    table: Table[Any]


class Visitor:
    """Somebody with a browser of their own, and whatever it complained about."""

    def __init__(
        self, browser: Browser, address: str, *, phone: bool = False, pace: str = "instant", **how: Any
    ) -> None:
        """`pace` is how fast they want to be told what others do, as their browser remembers it."""
        if phone:
            how = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2, **how}
        how = {"viewport": LAPTOP, "reduced_motion": "reduce", "locale": "en", **how}
        self.address = address
        self.phone = phone
        self.context: BrowserContext = browser.new_context(base_url=address, **how)
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(
            f"localStorage.setItem('starboard.speed', localStorage.getItem('starboard.speed') ?? '{pace}')"
        )
        self.complaints: list[str] = []
        self._expected: list[str] = []
        self.page = self.new_tab()

    def new_tab(self) -> Page:
        page = self.context.new_page()
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.complaints.append(f"uncaught: {error}"))
        return page

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text} ({message.location.get('url', '')})")

    def expect(self, pattern: str) -> None:
        """The console may say so in this test."""
        self._expected.append(pattern)

    def unexpected(self) -> list[str]:
        """What the console should not have said: errors, and refusals of the Content-Security-Policy."""
        return [line for line in self.complaints if not any(re.search(known, line) for known in self._expected)]

    def leave_traces(self, name: str) -> None:
        """What the pages look like now, and what the console said, for whoever looks for the reason of a failure."""
        FAILURES.mkdir(parents=True, exist_ok=True)
        for number, page in enumerate(self.context.pages):
            page.screenshot(path=FAILURES / f"{name}-{number}.png")
        (FAILURES / f"{name}.log").write_text("\n".join([*self.complaints, ""]), encoding="utf-8")

    def prefer(self, theme: str) -> None:
        """Dark or light, as their browser remembers it."""
        self.context.add_init_script(f"localStorage.setItem('starboard.theme', '{theme}')")

    def lose_the_line(self) -> None:
        """The network is gone, and the table says so. What a table fetches for later had come by then."""
        self.page.wait_for_function(FETCHED)
        self.context.set_offline(True)
        self.until(lambda seen: seen.mood == "lost")

    def barriers(self, *, colours_only: bool = False, within: Sequence[str] = ("html",)) -> list[str]:
        """What axe finds serious or critical on the page, or within parts of it, those of them that are there."""
        if not self.page.evaluate("() => 'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        how: dict[str, Any] = {"resultTypes": ["violations"], **(COLOURS if colours_only else {})}
        found: dict[str, Any] = self.page.evaluate(ASK_AXE, [list(within), how])
        return [
            f"{each['id']}: {node['html'][:160]} {node['any'][0]['message'] if node['any'] else ''}"
            for each in found["violations"]
            if each["impact"] in SERIOUS
            for node in each["nodes"][:4]
        ]

    def barriers_by_theme(
        self, picture: str = "", *, shown: Locator | None = None, within: Sequence[str] = ("html",)
    ) -> dict[str, list[str]]:
        """The same in the theme the page is in, and then in the other, whose colours alone are different: only those
        are looked at again. With a picture of each, of the page or of a part of it, if it has a name."""
        html = self.page.locator("html")
        own = str(html.get_attribute("data-theme"))
        found = {}
        for theme in sorted(THEMES, key=lambda theme: theme != own):
            html.evaluate("(html, theme) => void (html.dataset.theme = theme)", theme)
            self.page.evaluate(AT_REST)
            if problems := self.barriers(colours_only=theme != own, within=within):
                found[theme] = problems
            if picture:
                (shown or self.page).screenshot(path=SCREENS / f"{picture}-{theme}.png")
        html.evaluate("(html, theme) => void (html.dataset.theme = theme)", own)
        return found

    # --- by keyboard -------------------------------------------------------------------------------------

    def press(self, key: str) -> Focus:
        """Press a key; whatever has the focus then must be seen to have it."""
        self.page.keyboard.press(key)
        focus = self.focus()
        assert focus.seen, f"after {key} the focus cannot be seen: {focus}"
        return focus

    def focus(self) -> Focus:
        """What has the focus."""
        return msgspec.convert(self.page.evaluate(FOCUS), Focus)

    def focused(self) -> None:
        """Wait until something has the focus, and is seen to have it."""
        end = time.monotonic() + PATIENCE / 1000
        while (focus := self.focus()).place == "nowhere":
            assert time.monotonic() < end, "nothing has the focus"
            self.page.wait_for_timeout(BLINK)
        assert focus.seen, f"the focus cannot be seen: {focus}"

    def tab_to(self, found: Callable[[Focus], bool], *, key: str = "Tab", most: int = 120) -> Focus:
        """Go from one thing to the next until the right one has the focus."""
        for _ in range(most):
            if found(focus := self.press(key)):
                return focus
        raise AssertionError(f"not found in {most} steps; the focus is at {self.focus()}")

    # --- the lobby ---------------------------------------------------------------------------------------

    def open_lobby(self) -> None:
        self.page.goto("/")
        self.page.get_by_role("heading", name="Hagalaz", level=2).wait_for()

    def mission_card(self, number: str) -> Locator:
        return self.page.get_by_role("article").filter(has=self.page.get_by_text(number, exact=True))

    def make_table(self, number: str, *, seed: int) -> None:
        """Make a table for oneself, by clicking through the sheet of a mission."""
        self.mission_card(number).get_by_role("button", name="With others").click()
        sheet = self.page.get_by_role("dialog")
        sheet.get_by_role("button", name="Remove").last.click()
        sheet.get_by_text("Options").click()
        sheet.get_by_label("Seed").fill(str(seed))
        sheet.get_by_role("button", name="Sit down").click()
        self.page.locator(".table").wait_for()

    def post(self, path: str, body: Any) -> Any:
        """Ask the server for something the way the client does."""
        response: APIResponse = self.context.request.post(path, data=body, headers={"Origin": self.address})
        assert response.ok, response.text()
        return response.json()

    def sit_down(
        self, *seats: str, game: str = "hagalaz", scenario: str = MISSION_1A, seed: int = 1, **more: Any
    ) -> str:
        """A table straight from the server, and the page of it. Nobody chooses the dice of a table with friends."""
        self.context.request.get("/api/lobby")
        body = {"game": game, "scenario": scenario, "seats": list(seats) or ["me"], **more}
        if "friend" not in seats:
            body["seed"] = seed
        table = str(self.post("/api/tables", body)["table"])
        self.open_table(table)
        return table

    def bring(self, plan: AtTable, *seats: str) -> str:
        """A table in the middle of a game; with others if seats say so, and then with its own chance from there on."""
        self.context.request.get("/api/lobby")
        table = str(self.post("/api/import", plan.table.save())["table"])
        if seats:
            wanted = {"at": len(plan.table.entries), "seats": list(seats)}
            table = str(self.post(f"/api/tables/{table}/fork", wanted)["table"])
        self.open_table(table)
        return table

    def come_by(self, invitation: str, name: str = "") -> None:
        """Follow an invitation, say one's name or not, and sit down."""
        self.knock(invitation, name)
        self.page.wait_for_url("**/table/*")

    def knock(self, invitation: str, name: str = "") -> None:
        """Follow an invitation that may be somebody else's by now."""
        self.page.goto(invitation)
        self.page.get_by_label("Your name").fill(name)
        self.page.get_by_role("button", name="Sit down").click()

    def open_table(self, table: str) -> None:
        self.page.goto(f"/table/{table}")
        self.page.locator(".table").wait_for()

    # --- the table ---------------------------------------------------------------------------------------

    def look(self) -> Seen:
        """What the page shows now."""
        while (seen := self.page.evaluate(LOOK)) is None:
            self.page.locator(".table").wait_for()
        return msgspec.convert(seen, Seen)

    def until(self, happened: Callable[[Seen], bool], why: str = "") -> Seen:
        """Look until something is to be seen."""
        end = time.monotonic() + PATIENCE / 1000
        while not happened(seen := self.look()):
            assert time.monotonic() < end, f"{why or 'nothing happened'}: {seen}"
            self.page.wait_for_timeout(BLINK)
        return seen

    def changed(self, before: Seen, why: str) -> Seen:
        """Look until the page shows another step of a decision."""
        return self.until(lambda now: now.stage != before.stage, why)

    def reach(self, piece: str) -> tuple[float, float] | None:
        """Where a click meets a piece, if it is lit and in sight."""
        point = self.page.evaluate(REACH, piece)
        return (point["x"], point["y"]) if point else None

    def hero_in_sight(self) -> tuple[float, float]:
        """Where a click meets some hero on the map."""
        heroes = ("shepard", "garrus", "liara", "tali", "wrex")
        return next(point for hero in heroes if (point := self.reach(f"hero:{hero}")))

    def log(self) -> list[str]:
        """The lines of the log, the newest first."""
        return self.page.locator(".log .line > span:first-child").all_inner_texts()

    def link(self, kind: str) -> str:
        """The path of a link the page offers to copy: `join` or `watch`."""
        return str(self.page.locator(f'[data-link^="/{kind}/"]').first.get_attribute("data-link"))

    def open_menu(self, item: str) -> None:
        self.page.get_by_role("button", name="Menu").click()
        self.page.locator(".panel").get_by_text(item).click()

    def option(self, words: str) -> Locator:
        return self.page.locator(".option").filter(has_text=words).first

    def answer(self, words: str = "") -> Seen:
        """Click an option in the list, the first unless told which, and wait until the table has moved on. On a phone
        that selects it, and the named button plays."""
        before = self.until(lambda seen: bool(seen.options), "nothing is asked")
        self.option(words).click()
        if self.phone:
            self.page.locator(".go.commit").click()
        return self.until(lambda seen: seen.seq > before.seq, "the answer was not taken")


class Plan:
    """What somebody has in mind: a sensible player's answers to a table with the same seed."""

    def __init__(self, seed: int, *, game: str = "hagalaz", seats: int = 1, scenario: str = MISSION_1A) -> None:
        self.table: Table[Any] = starboard.new(game, seats=seats, seed=seed, scenario=scenario)
        self._mind = make_bot("thumb", game, seed)

    def ahead(self, answers: int) -> Plan:
        """The same some answers later: a position to bring to a table."""
        for _ in range(answers):
            assert self.next(), "the game was over before"
        return self

    def at(self, prompt: str) -> Plan:
        """The same when something is asked next."""
        while (choice := self.table.choice) and choice.prompt != prompt:
            assert self.next()
        assert choice, f"nobody was asked {prompt}"
        return self

    def next(self) -> Option | None:
        """The option to take now, or nothing if the game is over."""
        choice = self.table.choice
        if choice is None:
            return None
        place = self._mind.pick(choice, lambda: self.table.view(choice.seat))
        option = self.table.option(choice.values[place])
        self.table.answer(option.key)
        return option


class Clicker:
    """Carries out a plan with the mouse alone: on the board where that is possible, now and then from the list."""

    def __init__(self, visitor: Visitor, plan: Plan) -> None:
        self.visitor = visitor
        self.plan = plan
        self.clicked: Counter[str] = Counter()

    def play(self, answers: int = 2000) -> Seen:
        """Play on to the end, or for some answers."""
        for number in range(answers):
            option = self.plan.next()
            if option is None:
                break
            self.take(option, from_list=number % 5 == 4)
        return self.visitor.until(lambda seen: seen.mood == "over" or bool(seen.options))

    def take(self, option: Option, *, from_list: bool = False) -> None:
        """Take an option: by its pieces, one after the other, and then by its name if several are about the same."""
        page = self.visitor.page
        button = page.locator(f'.option[data-key="{option.key}"]')
        button.wait_for(state="attached")
        before = self.visitor.look()
        words = button.get_attribute("aria-label") or button.locator(".words").inner_text()
        beside = page.locator(f'.also .option[data-key="{option.key}"]').count() > 0
        if beside and self.visitor.reach(option.targets[0]) is None:
            from_list = True  # only what it begins with is lit, and that is out of sight
        for piece in () if from_list else option.targets:
            point = self.visitor.reach(piece)
            if point is None:
                continue
            self.clicked[piece.partition(":")[0]] += 1
            page.mouse.click(*point)
            seen = self.visitor.changed(before, f"nothing happened at {piece}")
            if seen.seq > before.seq:
                return
            if seen.menu:
                self.clicked["menu"] += 1
                page.locator(f'.popover [data-key="{option.key}"]').click()
                break
            before = seen
        else:
            self.clicked["list"] += 1
            button.click()
        self.visitor.until(lambda now: now.seq > before.seq, f"the answer was not taken: {words}")


class Tapper:
    """Carries out a plan with a finger: a tap on the board selects and the named button plays, or from the list."""

    def __init__(self, visitor: Visitor, plan: Plan) -> None:
        self.visitor = visitor
        self.plan = plan
        self.tapped: Counter[str] = Counter()

    def play(self, answers: int) -> Seen:
        """Play on for some answers."""
        for number in range(answers):
            option = self.plan.next()
            assert option is not None
            self.take(option, from_list=number % 3 == 2)
        return self.visitor.until(lambda seen: seen.mood == "over" or bool(seen.options))

    def take(self, option: Option, *, from_list: bool) -> None:
        page = self.visitor.page
        button = page.locator(f'.option[data-key="{option.key}"]')
        button.wait_for(state="attached")
        before = self.visitor.look()
        hexes = [piece for piece in option.targets if piece.startswith(("hex:", "region:"))]
        point = self.visitor.reach(hexes[0]) if hexes and not from_list else None
        if point is not None:
            page.touchscreen.tap(*point)
        if point is not None and self._is_selected(option.key):
            self.tapped["commit"] += 1
            page.locator(".commit").tap()
        else:  # several options are about the same piece
            self.tapped["list"] += 1
            page.keyboard.press("Escape")
            button.tap()
            page.locator(".commit").tap()
        self.visitor.until(lambda now: now.seq > before.seq, f"the answer was not taken: {option.key}")

    def _is_selected(self, key: str) -> bool:
        return self.visitor.page.locator(f'.option.selected[data-key="{key}"]').count() == 1


class Typist:
    """Carries out a plan with the keyboard alone: by number, through the list, and over the map."""

    def __init__(self, visitor: Visitor, plan: Plan) -> None:
        self.visitor = visitor
        self.plan = plan
        self.ways: Counter[str] = Counter()

    def play(self, answers: int = 2000) -> Seen:
        """Play on to the end, or for some answers."""
        for number in range(answers):
            option = self.plan.next()
            if option is None:
                break
            self.take(option, number)
        return self.visitor.until(lambda seen: seen.mood == "over" or bool(seen.options))

    def take(self, option: Option, turn: int) -> None:
        button = self.visitor.page.locator(f'.option[data-key="{option.key}"]')
        button.wait_for(state="attached")
        keys = self.visitor.page.locator(".option").evaluate_all("nodes => nodes.map((node) => node.dataset.key)")
        place = keys.index(option.key)
        before = self.visitor.look()
        number = button.locator("kbd")
        hexes = [piece for piece in option.targets if piece.startswith("hex:")]
        if turn % 2 and number.count():
            self._use("number", number.inner_text())
        elif turn % 4 == 2 and len(option.targets) == len(hexes) == 1:
            self._over_the_map(hexes[0])
        else:
            self._through_the_list(option.key, place, len(keys))
        now = self.visitor.until(lambda now: now.seq > before.seq, f"the answer was not taken: {option.key}")
        if now.options:  # whoever plays by keyboard finds the focus near what is asked next
            self.visitor.focused()

    def _use(self, way: str, key: str) -> None:
        self.ways[way] += 1
        self.visitor.press(key)

    def _over_the_map(self, wanted: str) -> None:
        if self.visitor.focus().place != "map":
            self.visitor.tab_to(lambda focus: focus.place == "map")
        name = wanted.removeprefix("hex:")
        pointed = self.visitor.page.locator(".sea .coordinate")
        for _ in range(100):
            self.visitor.press("n")
            if pointed.count() and pointed.text_content() == name:
                break
        self._use("map", "Enter")

    def _through_the_list(self, key: str, place: int, count: int) -> None:
        focus = self.visitor.focus()
        if focus.place == "map":
            focus = self.visitor.tab_to(lambda focus: focus.key != "", key="Shift+Tab")
        step = "n" if place <= count / 2 else "p"
        while focus.key != key:
            focus = self.visitor.press(step)
        self._use("list", "Enter")


Visit = Callable[..., Visitor]


def in_step(*visitors: Visitor) -> list[Seen]:
    """What everybody sees once no page is behind the others."""
    latest = max(visitor.look().seq for visitor in visitors)
    return [visitor.until(lambda seen: seen.seq >= latest, "a page is behind") for visitor in visitors]


"""Makes somebody new come along."""
