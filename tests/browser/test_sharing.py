"""One table, several people, devices and seats."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from support.browsing import Plan, Visit, Visitor, in_step

LATEST = 20
"""Lines of the log that everybody has, whenever they came."""


def table_of_two(visit: Visit, answers: int = 0) -> tuple[Visitor, Visitor]:
    """Two people at one table, each with a seat; the second came by the link the first one copied."""
    host, friend = visit(), visit()
    if answers:
        host.bring(Plan(9, seats=2).ahead(answers), "me", "friend")
    else:
        host.sit_down("me", "friend")
    friend.come_by(host.link("join"))
    friend.look()
    return host, friend


def test_two_browsers_share_a_table_and_each_sees_the_others_moves(visit: Visit):
    host, friend = table_of_two(visit)
    movers = set()

    for _ in range(14):
        in_step(host, friend)
        mover, other = (host, friend) if host.look().mood == "mine" else (friend, host)
        movers.add(mover is host)
        assert other.look().mood == "others"
        mover.answer()

    in_step(host, friend)
    assert movers == {True, False}
    assert host.log() == friend.log() != []


def test_an_invitation_is_good_for_one_person(visit: Visit):
    host, friend, third = visit(), visit(), visit()
    host.sit_down("me", "friend")
    invitation = host.link("join")
    friend.come_by(invitation)
    third.expect("409")

    third.knock(invitation)

    expect(third.page.get_by_text("Somebody else has taken this seat.")).to_be_visible()
    expect(host.page.locator('[data-link^="/join/"]')).to_have_count(0)


def test_a_spectator_sees_the_game_and_nothing_that_is_for_players(visit: Visit):
    host, spectator = visit(), visit()
    host.bring(Plan(9, seats=2).ahead(60), "me", "friend")
    invitation = host.link("join")
    host.open_menu("Players and links")
    watching = host.link("watch")
    host.page.keyboard.press("Escape")
    heard: list[str] = []
    spectator.page.on("websocket", lambda line: line.on("framereceived", lambda frame: heard.append(str(frame))))

    spectator.page.goto(watching)
    seen = spectator.until(lambda seen: seen.mood == "watching")
    while host.look().mood == "mine":
        host.answer()
    in_step(host, spectator)

    assert seen.options == []
    assert spectator.log()[:LATEST] == host.log()[:LATEST]
    assert heard
    assert not any(invitation.rpartition("/")[2] in frame for frame in heard)
    expect(spectator.page.get_by_role("button", name=re.compile("Undo"))).to_have_count(0)


def test_a_stranger_is_turned_away(visit: Visit):
    host, stranger = visit(), visit()
    table = host.sit_down("me")

    stranger.page.goto(f"/table/{table}")

    expect(stranger.page.get_by_role("heading", name="You do not sit at this table")).to_be_visible()


def test_an_answer_given_without_a_line_counts_once_when_the_line_is_back(visit: Visit):
    player = visit()
    player.expect("ERR_INTERNET_DISCONNECTED")
    player.bring(Plan(9).at("keep-which").ahead(1))
    before = player.look()

    player.lose_the_line()
    expect(player.page.locator(".undo")).to_contain_text("dice or cards have been seen since")
    assert player.barriers() == []
    player.page.locator(".option").first.click()
    expect(player.page.get_by_text("Your answer is kept")).to_be_visible()
    player.context.set_offline(False)

    player.until(lambda seen: seen.mood == "mine" and seen.seq > before.seq)
    player.page.wait_for_timeout(300)
    assert player.look().seq == before.seq + 1
    assert player.unexpected() == []


def test_whoever_was_away_sees_what_happened_meanwhile(visit: Visit):
    host, friend = table_of_two(visit, answers=60)
    away, here = (host, friend) if host.look().mood == "others" else (friend, host)
    away.expect("ERR_INTERNET_DISCONNECTED")

    away.lose_the_line()
    here.answer()
    away.context.set_offline(False)

    away.until(lambda seen: seen.mood != "lost")
    in_step(host, friend)
    assert away.log()[:LATEST] == here.log()[:LATEST]


def test_two_tabs_of_one_person_show_the_same(visit: Visit):
    player = visit()
    table = player.sit_down("me")
    other = player.new_tab()
    other.goto(f"/table/{table}")

    seen = player.answer()

    expect(other.locator(f'.table[data-seq="{seen.seq}"]')).to_be_visible()
    expect(other.locator(".option")).to_have_count(len(seen.options))


def test_one_person_plays_several_seats(visit: Visit):
    player = visit()
    player.sit_down("me", "me")

    for _ in range(16):
        assert player.answer().mood == "mine"

    expect(player.page.locator(".players .here")).to_have_count(2)


def test_a_seat_is_handed_to_a_bot_and_taken_back(visit: Visit):
    host, friend = table_of_two(visit, answers=60)
    mover, other = (host, friend) if host.look().mood == "mine" else (friend, host)
    before = mover.look()

    mover.open_menu("Players and links")
    mover.page.get_by_role("button", name="Let a bot play (sensible)").first.click()
    after = other.until(lambda seen: seen.mood == "mine", "the bot did not play until the other person was asked")
    mover.page.get_by_role("button", name="Take the seat back").click()
    expect(mover.page.get_by_role("button", name="Take the seat back")).to_have_count(0)
    mover.page.keyboard.press("Escape")
    assert after.seq > before.seq
    while other.look().mood == "mine":
        other.answer()

    in_step(host, friend)
    assert mover.until(lambda seen: seen.mood == "mine").options


def test_whoever_plays_with_others_is_asked_for_a_name_and_called_by_it(visit: Visit):
    host, friend = visit(), visit()
    host.open_lobby()
    host.mission_card("1A").get_by_role("button", name="With others").click()
    sheet = host.page.get_by_role("dialog")
    sheet.get_by_label("Your name").fill("Zora")
    sheet.get_by_role("button", name="Sit down").click()
    host.page.locator(".table").wait_for()

    friend.come_by(host.link("join"), "Mira")

    expect(host.page.locator("header").get_by_text("Mira")).to_be_visible()
    expect(friend.page.locator("header").get_by_text("Zora")).to_be_visible()
    host.open_lobby()
    host.mission_card("1A").get_by_role("button", name="With others").click()
    expect(sheet.get_by_role("button", name="Sit down")).to_be_visible()
    expect(sheet.get_by_label("Your name")).to_have_count(0)


def test_a_table_is_renamed_and_deleted_from_its_card(visit: Visit):
    player = visit()
    player.sit_down("me")
    player.answer()
    page = player.page
    page.goto("/")
    card = page.locator("aside > ul > li")
    expect(card.locator(".players li")).to_have_count(1)
    expect(card.locator(".lines li")).to_have_count(2)
    expect(card.locator(".lines li").first).to_have_text(re.compile(r"^[A-Z][^{]*\.$"))

    card.get_by_role("button", name="More about The Guns of Cerberus").click()
    card.get_by_role("button", name="Rename").click()
    card.get_by_label("Rename").fill("Guns, the other way")
    assert player.barriers() == []
    card.get_by_role("button", name="Save").click()
    expect(card.get_by_text("Guns, the other way")).to_be_visible()

    card.get_by_role("button", name="More about Guns, the other way").click()
    card.get_by_role("button", name="Delete").click()
    expect(card.get_by_role("alertdialog")).to_contain_text("Nobody can bring it back.")
    assert player.barriers() == []
    card.get_by_role("alertdialog").get_by_role("button", name="Delete").click()

    expect(page.locator("aside > ul > li")).to_have_count(0)


def say_to_others(speaker: Visitor, words: str) -> None:
    speaker.open_menu("Players and links")
    speaker.page.get_by_label("Say something to the others").fill(words)
    speaker.page.get_by_role("button", name="Send").click()
    speaker.page.keyboard.press("Escape")


def point(pointer: Visitor, piece: str) -> None:
    """Show a piece of the map to the others."""
    pointer.open_menu("Players and links")
    pointer.page.get_by_role("button", name="Point at something").click()
    at = pointer.reach(piece)
    assert at, f"{piece} is out of sight"
    pointer.page.mouse.click(*at)
    pointer.page.mouse.move(4, 4)


def test_people_speak_and_whoever_wants_hears_nothing(visit: Visit):
    host, friend = table_of_two(visit, 60)
    heard = friend.page.get_by_role("log", name="Said at the table")

    say_to_others(host, "mind the turret")
    expect(heard).to_contain_text("mind the turret")
    assert friend.barriers() == []
    friend.open_menu("Players and links")
    friend.page.get_by_label("Do not show what others say and point at").check()
    assert friend.barriers() == []
    friend.page.keyboard.press("Escape")
    say_to_others(host, "anybody there")
    point(host, "hero:shepard")
    friend.open_menu("Players and links")
    friend.page.get_by_label("Do not show what others say and point at").uncheck()
    friend.page.keyboard.press("Escape")
    say_to_others(host, "over and out")

    expect(heard).to_contain_text("over and out")
    expect(heard).not_to_contain_text("anybody there")
    expect(heard).not_to_contain_text("points at")


def test_what_somebody_points_at_is_marked_on_the_boards_of_the_others(visit: Visit):
    host, friend = table_of_two(visit, 60)
    before = host.look().seq

    point(host, "hero:shepard")

    remark = friend.page.get_by_role("log", name="Said at the table")
    expect(remark).to_contain_text("points at Shepard")
    expect(friend.page.locator(".sea .coordinate")).to_have_text(re.compile("[A-G][0-9]+"))
    assert friend.barriers() == []
    assert friend.look().seq == before, "pointing is no answer"


NOTES = """
window.notes = [];
window.Notification = class {
  static permission = "default";
  static requestPermission() { return Promise.resolve((Notification.permission = "granted")); }
  constructor(title, { body, tag }) { window.notes.push({ title, body, tag }); }
  close() {}
};
let away = false;
Object.defineProperty(document, "visibilityState", { get: () => (away ? "hidden" : "visible") });
window.lookAway = (now) => { away = now; document.dispatchEvent(new Event("visibilitychange")); };
"""
"""A browser that keeps the notes it would show, and a person who can look elsewhere."""


def test_who_looks_elsewhere_is_told_that_it_is_their_move(visit: Visit):
    host, friend = table_of_two(visit, 60)
    waiting, mover = (host, friend) if host.look().mood == "others" else (friend, host)
    waiting.context.add_init_script(NOTES)
    waiting.page.reload()
    waiting.until(lambda seen: seen.mood == "others")
    waiting.open_menu("Players and links")
    wanted = waiting.page.get_by_label("Tell me on this device when it is my move")
    wanted.check()
    expect(wanted).to_be_checked()
    waiting.page.keyboard.press("Escape")

    waiting.page.evaluate("lookAway(true)")
    while mover.look().mood == "mine":
        mover.answer()
    waiting.until(lambda seen: seen.mood == "mine")

    notes = waiting.page.evaluate("notes")
    assert [note["title"] for note in notes] == ["The Guns of Cerberus"]
    assert notes[0]["body"] == waiting.look().sentence
    assert waiting.page.title().startswith("•")


def test_who_is_looking_is_not_told(visit: Visit):
    host, friend = table_of_two(visit, 60)
    waiting, mover = (host, friend) if host.look().mood == "others" else (friend, host)
    waiting.context.add_init_script(NOTES + "localStorage.setItem('starboard.notify', 'on');")
    waiting.page.reload()
    waiting.page.evaluate("Notification.permission = 'granted'")
    waiting.until(lambda seen: seen.mood == "others")

    while mover.look().mood == "mine":
        mover.answer()
    waiting.until(lambda seen: seen.mood == "mine")

    assert waiting.page.evaluate("notes") == []
