"""Before one commits: what an option will do and may do, the danger of a hex, and a tap that only selects."""

from __future__ import annotations

import re

from playwright.sync_api import WebSocketRoute, expect

from support.browsing import SCREENS, Plan, Visit, Visitor

CHANCE = re.compile(r"100 %|\d in \d|\d+ of \d+|\d+ %")


def walking(visit: Visit, *, phone: bool = False) -> Visitor:
    """Somebody is asked where a hero walks."""
    player = visit(phone=phone)
    player.bring(Plan(9).ahead(30).at("move-where"))
    return player


def test_an_option_says_what_comes_of_it(visit: Visit):
    player = visit()
    player.bring(Plan(9).ahead(30).at("attack-whom"))
    attack = player.page.locator('.option[data-key^="attack:"]').first

    expect(attack.locator(".beside")).to_contain_text(re.compile("falls|left"))
    expect(attack.locator(".beside .odds")).to_have_text(CHANCE)
    attack.hover()
    foot = player.page.locator(".foot .meaning")
    expect(foot.locator("li").first).to_contain_text(CHANCE)
    expect(foot).to_contain_text("Every way that chance can come out is counted")
    assert player.barriers() == []
    player.page.screenshot(path=SCREENS / "odds-attack.png")


def test_an_option_that_does_nothing_is_marked_and_comes_last(visit: Visit):
    player = visit()
    player.bring(Plan(9).ahead(30).at("place-which"))

    idle = player.page.locator(".option.nothing")
    expect(idle.first).to_contain_text("does nothing")
    expect(idle.first).to_have_css("border-style", "dashed")
    player.page.screenshot(path=SCREENS / "odds-place.png")
    assert player.barriers() == []


def test_nothing_moves_under_a_pointer_when_the_odds_come(visit: Visit):
    player = visit()
    held: list[str | bytes] = []
    sockets: list[WebSocketRoute] = []

    def hold_the_odds(page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        page.on_message(server.send)
        server.on_message(lambda said: held.append(said) if '"foreseen"' in str(said) else page.send(said))
        sockets.append(page)

    player.page.route_web_socket(re.compile("/ws/"), hold_the_odds)
    player.bring(Plan(9).ahead(30).at("place-which"))
    options = player.page.locator(".option")
    keys = "nodes => nodes.map((node) => node.dataset.key)"
    options.first.hover()
    before = options.evaluate_all(keys)

    player.page.wait_for_timeout(200)
    for said in held:
        sockets[-1].send(said)

    idle = player.page.locator(".option.nothing")
    expect(idle.first).to_be_visible()
    assert options.evaluate_all(keys) == before
    first_idle = idle.first.get_attribute("data-key") or ""
    player.page.mouse.move(2, 2)
    expect(options.nth(before.index(first_idle))).not_to_have_attribute("data-key", first_idle)


def test_options_are_compared_by_a_goal(visit: Visit):
    player = visit()
    player.bring(Plan(9).ahead(30).at("keep-which"))
    chosen = player.page.get_by_label("Compare by")

    chosen.select_option(label="At least one Empowered")

    columns = player.page.locator(".option .beside .odds")
    expect(columns.first).to_have_text(re.compile(r"\d+ %"))
    expect(player.page.locator(".option meter").first).to_be_visible()
    player.page.screenshot(path=SCREENS / "odds-keep.png")
    assert player.barriers() == []


def test_a_hex_tells_who_reaches_it(visit: Visit):
    player = walking(visit)
    step = player.page.locator('.option[data-key^="move:"]').first

    step.hover()

    danger = player.page.locator(".foot .danger")
    expect(danger.locator("h3")).to_have_text(re.compile(r"^[A-Z]\d+$"))
    expect(danger).to_contain_text("Damage until your next turn")
    expect(danger).to_contain_text("tries")
    expect(player.page.locator(".sea .ghost")).to_have_count(1)
    expect(player.page.locator(".sea .step")).to_have_count(1)
    player.page.screenshot(path=SCREENS / "odds-danger.png")
    assert player.barriers() == []
    player.page.mouse.move(2, 2)
    expect(danger).to_have_count(0)


def test_on_a_phone_a_tap_selects_in_list_and_board_alike(visit: Visit):
    player = walking(visit, phone=True)
    before = player.look()
    step = player.page.locator('.option[data-key^="move:"]').first
    words = step.locator(".words").inner_text()

    step.tap()

    expect(player.page.locator(".option.selected")).to_have_count(1)
    expect(player.page.locator(".commit")).to_have_text(words)
    expect(player.page.locator(".sea .lit.chosen .name")).to_have_text(words.split()[-1])
    expect(player.page.locator(".decision .danger")).to_contain_text("step")
    assert player.look().seq == before.seq
    player.page.screenshot(path=SCREENS / "odds-phone.png")
    assert player.barriers() == []

    player.page.locator(".commit").tap()
    player.until(lambda seen: seen.seq > before.seq, "the commit was not taken")


def test_on_a_phone_rulers_stay_at_the_rim(visit: Visit):
    player = walking(visit, phone=True)

    expect(player.page.locator(".sea .frame text").first).to_be_visible()
    expect(player.page.locator(".sea .lit .coordinate").first).to_be_visible()
