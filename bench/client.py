"""How fast the client is in a real Chromium: when a page is first of use, and how soon an update is drawn.

    python bench/client.py --answers 100

Times of a page count from the beginning of the navigation with an empty cache; times of an update from the moment
its message arrived to the end of the frame that shows it.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "bench")]

from playwright.sync_api import Browser, BrowserContext, Page  # noqa: E402

from choosing import Chosen, add_choice, chosen  # noqa: E402
from chromium import chromium  # noqa: E402
from running import RunningServer  # noqa: E402
from weights import MOST_TO_OPEN, to_open_a_table  # noqa: E402

MOST_ANSWERS = 1_000
MOST_TO_DRAW = 50
"""Milliseconds until an update is drawn, at p95 on a machine with nothing else to do."""
WATCH = """(() => {
  const afterPaint = (tell) => requestAnimationFrame(() => {
    const channel = new MessageChannel();
    channel.port1.onmessage = tell;
    channel.port2.postMessage(0);
  });
  const useful = () => document.querySelector(".option, article .button");
  const look = () => (useful() ? afterPaint(() => (window.useful = performance.now())) : requestAnimationFrame(look));
  look();
  window.drawn = [];
  window.WebSocket = class extends WebSocket {
    constructor(address) {
      super(address);
      this.addEventListener("message", ({ data }) => {
        const came = performance.now();
        if (!data.startsWith('{"type":"update"')) return;
        afterPaint(() => {
          window.drawn.push(performance.now() - came);
          window.tell?.();
        });
      });
    }
  };
})()"""
"""Notes when something can be done first, and how long each update takes until it is drawn."""
NEXT_DRAWN = """(before) => new Promise((told) => {
  window.tell = () => { if (window.drawn.length > before) told(); };
  window.tell();
})"""
"""Waits for an update to be drawn, and takes no time from the page, as looking again and again would."""


def newcomer(browser: Browser, address: str) -> BrowserContext:
    """A browser that has never been here, at a table's size."""
    context = browser.new_context(base_url=address, viewport={"width": 1280, "height": 800})
    context.add_init_script(WATCH)
    context.add_init_script("localStorage['starboard.speed'] = 'instant'")  # nobody waits for beats here
    return context


def first_use(page: Page, path: str) -> float:
    """Milliseconds from the beginning of the navigation until something can be done on the page."""
    page.goto(path)
    while (useful := page.evaluate("window.useful")) is None:
        page.wait_for_timeout(5)
    return float(useful)


def make_table(context: BrowserContext, address: str, what: Chosen) -> str:
    """The path of a new table with one person on all its seats."""
    context.request.get("/api/lobby")
    body = {"game": what.game, "scenario": what.scenario, "seats": ["me"] * what.seats[0], "seed": 9}
    made = context.request.post("/api/tables", data=body, headers={"Origin": address})
    return f"/table/{made.json()['table']}"


def update_times(page: Page, answers: int) -> list[float]:
    """Milliseconds that the updates after some answers took until they were drawn."""
    for _ in range(answers):
        before = page.evaluate("window.drawn.length")
        page.keyboard.press("1")
        page.evaluate(NEXT_DRAWN, before)
        if page.locator(".option").count() == 0:
            break
    page.wait_for_timeout(100)
    return [float(time) for time in page.evaluate("window.drawn")]


def at_95(times: Sequence[float]) -> float:
    """The time that 95 of 100 do not exceed."""
    return sorted(times)[int(len(times) * 0.95)]


def told(name: str, times: Sequence[float]) -> str:
    middle = statistics.median(times)
    return f"{name}: p50 {middle:.0f} ms, p95 {at_95(times):.0f} ms, most {max(times):.0f} ms ({len(times)} times)"


def judged(amount: float, most: float) -> str:
    return "within" if amount <= most else "OVER"


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--pages", type=int, default=5, help="how often each page is opened")
    parser.add_argument("--answers", type=int, default=100, help="how many answers are given")
    add_choice(parser)
    wanted = parser.parse_args()
    what = chosen(wanted.game, wanted.scenario)
    if not (1 <= wanted.pages <= 50 and 1 <= wanted.answers <= MOST_ANSWERS):
        parser.error(f"between 1 and 50 pages and between 1 and {MOST_ANSWERS} answers, please")
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        server = RunningServer(Path(folder) / "starboard.db")
        try:
            lobbies, tables = [], []
            for _ in range(wanted.pages):
                context = newcomer(browser, server.address)
                lobbies.append(first_use(context.new_page(), "/"))
                context.close()
                context = newcomer(browser, server.address)
                tables.append(first_use(context.new_page(), make_table(context, server.address, what)))
                context.close()
            context = newcomer(browser, server.address)
            page = context.new_page()
            first_use(page, make_table(context, server.address, what))
            updates = update_times(page, wanted.answers)
        finally:
            server.stop()
    print(f"{what}:")
    print(told("lobby, first useful paint", lobbies))
    print(told("table, first useful paint", tables))
    print(told("update drawn", updates))
    late = at_95(updates)
    print(f"update drawn at p95: {late:.0f} ms, {judged(late, MOST_TO_DRAW)} the {MOST_TO_DRAW} ms promised")
    weight = to_open_a_table()
    most = f"{judged(weight, MOST_TO_OPEN)} the {MOST_TO_OPEN / 1024:.0f} KB promised"
    print(f"shared script to open a table: {weight / 1024:.1f} KB gzipped, {most}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
