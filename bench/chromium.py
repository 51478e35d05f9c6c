"""The Chromium of this machine, for benchmarks and tests."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

VARIABLE = "STARBOARD_CHROMIUM"
NOT_WANTED = (
    # Without a screen there are windows all the same, each with a process that prepares the list under its address bar:
    # more than a second of work. The other is a process in case a page needs one more.
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup", "SpareRendererForSitePerProcess"),
    # What Playwright turns off: of two lists, Chromium follows the last one only.
    *("AvoidCorsURLLoaderRestartOnRedirect", "AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose"),
    *("HttpsFirstBalancedModeAutoEnable", "HttpsUpgrades", "LensOverlay", "MediaRouter", "NetworkTimeServiceQuerying"),
    *("AimEnabled", "OptimizationHints", "PaintHolding", "PreconnectToSearch", "ThirdPartyStoragePartitioning"),
)
"""Features of Chromium that no page of ours needs."""
FLAGS = (
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"),
    *("--disable-component-update", "--disable-sync", f"--disable-features={','.join(NOT_WANTED)}"),
)


@contextmanager
def chromium() -> Iterator[Browser]:
    """A browser for a while. Until it is closed, nothing else in this thread can use asyncio."""
    program = os.environ.get(VARIABLE) or shutil.which("chromium")
    if not program:
        raise RuntimeError(f"no Chromium: install one, or name its program in {VARIABLE}")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=list(FLAGS))
        try:
            yield browser
        finally:
            browser.close()
