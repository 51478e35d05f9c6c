"""A battle of three sides on its stage, in three browsers and on a phone; the Hegemon's turn as beats."""

from __future__ import annotations

import time
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.test_beats import A_CHARACTER, MOST, RECORD, TO_FIND, TOLERANCE, give, told
from support.browsing import SCREENS, Visit, Visitor
from support.edge import EdgePosition, against_hegemon, edge, fleet

WIDE = {"width": 1440, "height": 900}


class Brought:
    """A position to bring to a table: a game that begins in the middle."""

    def __init__(self, pos: EdgePosition) -> None:
        self.table: Any = pos.table
        self.table.journal.whole = False
        self.table.options = {"scenario": "hegemon" if pos.state.hegemon else "reach"}


def three_at_kiln() -> EdgePosition:
    """Three people are about to fight over Kiln, and raiders with them; the first one is asked before the roll."""
    pos = edge(
        seats=3,
        players=[
            fleet(ships={"fighter": ["pad"]}, hand=["overcharge"], stores={"energy": 2}, faction="tidewright-compact"),
            fleet(
                ships={"transport": ["kiln"], "science-vessel": ["isolde"]}, hand=["broadside"], faction="ashen-choir"
            ),
            fleet(ships={"transport": ["kiln"]}, stores={"energy": 1}, faction="sable-league"),
        ],
        raiders=[{"id": "wreckers", "at": "kiln"}],
    ).launch("fighter", "kiln")
    while pos.asked != "window-prepare":
        pos.answer("done" if "done" in pos.offered else "ready")
    return pos


def steps(visitor: Visitor) -> str:
    """The step that the stage shows."""
    return visitor.page.locator('[data-zone="battle"] ol [aria-current="step"]').inner_text().strip()


def rows(visitor: Visitor) -> list[str]:
    return visitor.page.locator('[data-zone="battle"] tbody th b').all_inner_texts()


def test_three_people_see_a_battle_of_three_sides_step_by_step(visit: Visit) -> None:
    first, second, third = visit(viewport=WIDE), visit(), visit()
    first.bring(Brought(three_at_kiln()), "me", "friend", "friend")
    for other, name in ((second, "Mira"), (third, "Pavel")):
        other.come_by(first.link("join"), name)
        expect(first.page.locator(".score").get_by_text(name)).to_be_visible()

    stage = first.page.locator('[data-zone="battle"]')
    expect(stage).to_be_visible()
    assert steps(first) == "Prepare"
    assert len(rows(first)) == 4
    assert "Raiders" in rows(first)[-1]
    expect(stage.locator(".chances")).to_be_visible()
    assert first.barriers() == []
    SCREENS.mkdir(parents=True, exist_ok=True)
    first.page.screenshot(path=SCREENS / "edge-battle-prepare.png")
    for other in (second, third):
        expect(other.page.locator('[data-zone="battle"] tbody tr')).to_have_count(4)
    expect(second.page.locator('[data-zone="battle"] .chances')).to_have_count(0)

    before = first.look()
    first.page.locator('.option[data-key="ready"]').click()
    first.until(lambda seen: seen.seq > before.seq)
    _go_on(second, third)
    assert steps(first) == "Outcome"
    expect(stage.locator("tbody .die")).not_to_have_count(0)
    stands = stage.locator("tbody .stands b").all_inner_texts()
    assert len(stands) == 4
    assert all(stands)
    expect(stage.locator("tfoot td.raised").or_(stage.locator("tfoot"))).not_to_have_count(0)
    first.page.screenshot(path=SCREENS / "edge-battle-outcome.png")
    assert first.barriers() == []


def _go_on(*people: Visitor) -> None:
    """Whoever is asked before the roll is ready."""
    for person in people:
        while person.page.locator('.option[data-key="ready"]').count() and steps(person) == "Prepare":
            person.answer("Go on")
        person.page.wait_for_timeout(200)


def test_a_die_to_reroll_is_a_button_with_its_odds(visit: Visit) -> None:
    pos = three_at_kiln()
    pos.answer("ready")
    while pos.asked != "window-outcome" or pos.table.open_choice().seat:
        pos.answer("ready")
    pos.answer("card:overcharge")
    assert pos.asked == "reroll-which"
    visitor = visit(viewport=WIDE)
    visitor.bring(Brought(pos))

    dice = visitor.page.locator('[data-zone="battle"] .die.lit')
    expect(dice.first).to_be_visible()
    expect(dice.first.locator(".odds")).to_be_visible()
    visitor.page.screenshot(path=SCREENS / "edge-battle-reroll.png")
    before = visitor.look()
    dice.first.click()
    visitor.until(lambda seen: seen.seq > before.seq)


def test_a_battle_on_a_phone(visit: Visit) -> None:
    visitor = visit(phone=True)
    visitor.bring(Brought(three_at_kiln()))

    expect(visitor.page.locator('[data-zone="battle"]')).to_be_visible()
    visitor.page.screenshot(path=SCREENS / "edge-phone-battle.png")
    assert visitor.barriers() == []


# --- the Hegemon ----------------------------------------------------------------------------------------------------


def before_his_turn() -> EdgePosition:
    """A lone player's turn is about to end; the Hegemon's comes next, and his die shows a ship for a base."""
    pos = against_hegemon(
        players=[fleet(ships={"transport": ["pad", "pad"]}, hand=["overcharge"])],
        hegemon={"marker": 3, "probe": "rusk", "orders": ["order-01", "order-09", "order-17"]},
    )
    pos.answer("launch:transport")
    pos.answer("to:transport:isolde")
    pos.go_on()
    while pos.asked != "end-turn":
        pos.table.pick(0)
    return pos


@pytest.mark.timeout(300)
def test_the_hegemons_turn_is_told_in_beats_each_as_long_as_its_reading_takes(visit: Visit) -> None:
    pos = before_his_turn()
    visitor = visit(pace="1", viewport=WIDE)
    visitor.page.add_init_script(RECORD)
    visitor.bring(Brought(pos))
    visitor.page.wait_for_load_state("networkidle")  # nobody reads a page that is still on its way
    give(visitor, next(option for option in pos.table.open_choice().options if option.key == "end-turn"))
    turn = visitor.page.locator(".his-turn")
    expect(turn.locator("li")).to_have_count(8)
    expect(turn.locator("li.now")).to_contain_text("The Hegemon rolls")
    expect(turn.locator("li.now .rule-id")).to_have_text("AE-HEG-77")
    visitor.page.get_by_role("button", name="The Hegemon", exact=True).click()
    expect(visitor.page.locator(".hegemon .ring .space")).to_have_count(8)
    expect(turn.locator("li.now")).to_contain_text("3")
    visitor.page.screenshot(path=SCREENS / "edge-hegemon-beats.png")
    end = time.monotonic() + 150
    while visitor.page.locator(".beats[data-on]").count():
        assert time.monotonic() < end, "his turn is still being told"
        visitor.page.wait_for_timeout(200)

    found = told(visitor)
    said = " ".join(each.words for each in found)
    assert "The Hegemon rolls" in said
    assert "is next by letter" in said
    assert "His card" in said
    for each in found:
        needed = min(MOST, TO_FIND + A_CHARACTER * len(each.words))
        assert each.ends - each.begins >= needed - TOLERANCE, each
    assert len(found) >= 8
    assert visitor.barriers() == []
