"""Dice that people can trust: words of their own in them, and rolled again at the end by the page itself."""

from __future__ import annotations

import json
from functools import cache
from types import SimpleNamespace

from playwright.sync_api import Locator, WebSocketRoute, expect

import starboard
from starboard.bots import make_bot
from starboard.core.chance import SECRET_BYTES, SeatWords
from starboard.lab.simulate import play_on
from support.browsing import MISSION_1A, Visit, Visitor


@cache
def all_but_over() -> tuple[bytes, str, int]:
    """A mission with words in its dice before its last answer: the save, that answer, and the rolls there are then."""
    table = starboard.new("hagalaz", scenario=MISSION_1A, seats=1, seed="3d" * SECRET_BYTES)
    table.add_words(SeatWords(0, "red sky at night"))
    play_on(table, make_bot("thumb", "hagalaz", 9))
    rolls = sum(not isinstance(entry, str) for entry in table.entries)
    last = table.undo_target()
    key = str(table.entries[last])
    table.undo_to(last)
    choice = table.open_choice()
    value = table.value_of(choice, key)
    assert value is not None
    place = choice.values.index(value)
    return table.save(), str(place), rolls


def end_a_game(visitor: Visitor) -> Locator:
    """Give the last answer of a game and have its dice checked: the sheet with the verdict."""
    save, place, _ = all_but_over()
    visitor.bring(SimpleNamespace(table=SimpleNamespace(save=lambda: save)))
    visitor.page.locator(".option").nth(int(place)).click()
    visitor.page.get_by_role("button", name="Summary").click()
    visitor.page.get_by_role("dialog").get_by_role("button", name="Check the dice").click()
    return visitor.page.get_by_role("dialog", name="Check the dice")


def test_people_put_words_into_their_dice_until_somebody_has_answered(visit: Visit):
    host, friend = visit(), visit()
    host.sit_down("me", "friend")
    friend.come_by(host.link("join"), "Ben")
    for visitor in (host, friend):
        visitor.open_menu("Players and links")

    friend.page.get_by_label("Your words for the dice").fill("red sky")
    friend.page.get_by_role("button", name="Put them in").click()

    for visitor in (host, friend):
        expect(visitor.page.get_by_role("dialog")).to_contain_text("Ben put in: “red sky”")
    expect(friend.page.get_by_label("Your words for the dice")).to_have_count(0)
    expect(host.page.get_by_label("Your words for the dice")).to_be_visible()
    assert host.barriers() == []
    host.page.keyboard.press("Escape")
    friend.page.keyboard.press("Escape")
    (host if host.look().mood == "mine" else friend).answer()
    host.open_menu("Players and links")
    expect(host.page.get_by_role("dialog")).to_contain_text("Ben put in: “red sky”")
    expect(host.page.get_by_label("Your words for the dice")).to_have_count(0)


def test_a_page_rolls_the_dice_of_a_game_again(visit: Visit):
    player = visit()

    sheet = end_a_game(player)

    expect(sheet).to_contain_text(
        f"All {all_but_over()[2]} rolls and draws of this game come out of the seed and the words."
    )
    expect(sheet).to_contain_text("The seed belongs to the fingerprint.")
    expect(sheet).to_contain_text("and it is the same.")
    expect(sheet).to_contain_text("put in: “red sky at night”")
    expect(sheet).to_contain_text("3d" * SECRET_BYTES)
    assert player.barriers() == []


def test_a_page_finds_the_die_that_a_server_has_changed(visit: Visit):
    player = visit()

    def lie(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def told(message: str | bytes) -> None:
            said = json.loads(message)
            if said["type"] == "dice":
                rolled = next(each for each in said["rolled"] if each.get("faces"))
                rolled["faces"][0] = (rolled["faces"][0] + 1) % rolled["of"]
            if said["type"] == "update" and (said.get("fairness") or {}).get("seed"):
                said["fairness"]["hash"] = "0" * 64
            line.send(json.dumps(said))

        server.on_message(told)

    player.page.route_web_socket("**/ws/**", lie)
    sheet = end_a_game(player)

    expect(sheet).to_contain_text(f"of {all_but_over()[2]} does not come out of the seed.")
    expect(sheet).to_contain_text("The seed does not belong to the fingerprint")
    expect(sheet).to_contain_text("When this browser first saw the table the fingerprint was another one")
