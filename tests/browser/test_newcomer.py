"""A newcomer opens the address and plays."""

from __future__ import annotations

from playwright.sync_api import expect

from support.browsing import Visit


def test_a_newcomer_is_asked_something_after_two_clicks_at_most(visit: Visit):
    newcomer = visit()

    newcomer.open_lobby()
    newcomer.play_alone("1A")

    expect(newcomer.page.locator(".option").first).to_be_visible()
