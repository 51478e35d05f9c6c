"""Morale and the penalty token (IV-SHIP-MORALE, IV-SHIP-PEN)."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.games.vanguard.printed_ship import MORALES
from support.vanguard_ship import aboard, returning


def aimless(**given: Any) -> Any:
    """The star map is closed without a destination: penalty token, then lower morale."""
    return aboard("star-map", energy=1, command=1, **given).play("close-maps")


def morale(book: Any) -> Any:
    return MORALES[book.ship.morale]


@pytest.mark.rule("IV-SHIP-MORALE-01", "IV-SHIP-MORALE-02")
@pytest.mark.parametrize(("start", "then"), [("high", "medium"), ("medium", "low"), ("low", "very-low")])
def test_morale_falls_one_level_at_a_time(start, then):
    book = aimless(morale=start)

    assert morale(book) == then
    assert book.asked == "facilities"


@pytest.mark.rule("IV-SHIP-MORALE-02")
@pytest.mark.parametrize(("start", "then"), [("very-low", "low"), ("medium", "high"), ("high", "high")])
def test_morale_never_rises_above_high(start, then):
    book = aboard("situations", situations={"s02": 0}, success=2, morale=start)

    book.play("solve:s02:1")

    assert morale(book) == then


def mourning(**given: Any) -> Any:
    """The memorial wall with one dead crew member of Engineering: morale falls by one."""
    crew = {"security": "1 1", "science": "1 1", "recon": "1 1", "engineering": "1 1 1d"}
    return aboard("memorial", crew=crew, mourned=[8], passes=1, **given)


@pytest.mark.rule("IV-SHIP-MORALE-03", "IV-SHIP-MORALE-05", "IV-SHIP-PEN-01")
def test_at_very_low_morale_the_players_choose_a_penalty():
    book = mourning(morale="very-low", dice_each=6)

    assert book.asked == "morale-penalty"
    assert book.offered == ["return-dice", "take-penalty"]
    book.play("take-penalty")
    assert book.ship.penalty
    assert morale(book) == "very-low"
    assert [len(box) for box in book.ship.dice] == [6, 6, 6, 6]


@pytest.mark.rule("IV-SHIP-MORALE-05")
def test_returning_dice_takes_one_of_every_section_and_its_leader_picks():
    book = mourning(morale="very-low", dice_each=6, seats=4, leaders=[3, 2, 1, 0])

    book.play("return-dice")
    assert (book.asked, book.seat) == ("return-die", 3)
    book.play("return-die:security:red-wild")
    assert book.seat == 2
    book.play("return-die:science:blue-basic", "return-die:recon:green-basic", "return-die:engineering:red-wild")

    assert [len(box) for box in book.ship.dice] == [5, 5, 5, 5]
    assert not book.ship.penalty


@pytest.mark.rule("IV-SHIP-MORALE-05")
def test_dice_are_not_returned_below_five():
    book = mourning(morale="very-low", dice_each=5)

    assert book.ship.penalty, "the only penalty left"
    assert [len(box) for box in book.ship.dice] == [5, 5, 5, 5]


@pytest.mark.rule("IV-SHIP-PEN-02")
def test_the_penalty_token_taken_again_lowers_morale_instead():
    book = aimless(morale="high", penalty=True)

    assert book.ship.penalty
    assert morale(book) == "low", "once for the token, once for having no aim"


@pytest.mark.rule("IV-SHIP-PEN-02", "IV-SHIP-MORALE-05")
def test_the_token_taken_again_at_very_low_morale_returns_dice():
    book = aimless(morale="very-low", penalty=True, dice_each=7)

    assert book.asked == "return-die"
    for section in ("security", "science", "recon", "engineering") * 2:
        book.play(f"return-die:{section}:red-wild")
    assert [len(box) for box in book.ship.dice] == [5, 5, 5, 5]


@pytest.mark.rule("IV-SHIP-MORALE-04", "IV-SHIP-DOCK-02")
def test_after_a_failed_mission_without_lower_morale_every_section_returns_a_die():
    book = returning("docking", morale="very-low", failed=True, dice_each=6)

    assert book.asked == "return-die", "nobody is asked for the penalty"
    for section in ("security", "science", "recon", "engineering"):
        book.play(f"return-die:{section}:red-wild")
    assert [len(box) for box in book.ship.dice] == [5, 5, 5, 5]
    assert not book.ship.penalty
