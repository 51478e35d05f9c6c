"""People with a real browser: what they see on the page and what they do there, in the words of the table."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page

ROOT = Path(__file__).resolve().parents[2]
SCREENS = ROOT / "build" / "screens"
"""Pictures worth showing."""
FAILURES = ROOT / "build" / "browser"
"""What a browser looked like when its test failed."""

LAPTOP = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 740}
ALONE = "Play alone"
PATIENCE = 20_000
"""Milliseconds a page may take for anything, on a busy machine."""


class Visitor:
    """Somebody with a browser of their own, and whatever it complained about."""

    def __init__(self, browser: Browser, address: str, *, phone: bool = False, **how: Any) -> None:
        if phone:
            how = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2, **how}
        how = {"viewport": LAPTOP, "reduced_motion": "reduce", "locale": "en", "color_scheme": "dark", **how}
        self.context: BrowserContext = browser.new_context(base_url=address, **how)
        self.context.set_default_timeout(PATIENCE)
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

    # --- the lobby ---------------------------------------------------------------------------------------

    def open_lobby(self) -> None:
        self.page.goto("/")
        self.page.get_by_role("heading", name="Hagalaz", level=2).wait_for()

    def play_alone(self, mission: str = "1A") -> None:
        """Begin a mission from the lobby with one click."""
        card = self.page.get_by_role("article").filter(has=self.page.get_by_text(mission, exact=True))
        card.get_by_role("button", name=ALONE).click()
        self.page.wait_for_url("**/table/*")


Visit = Callable[..., Visitor]
"""Makes somebody new come along."""
