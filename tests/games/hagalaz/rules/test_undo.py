"""What has been seen cannot be taken back: cards looked at or turned up, areas revealed. What nobody saw can."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.core.errors import BeyondHorizon
from support.hagalaz import Position, grunt, hero, position

CARD, OTHER, GUARDIAN = "wall-that-walks", "hull-groans", "guardian-simple"


def analysing(meter: int, **given: Any) -> Position:
    """Liara has rolled and may study the threat card of Wrex."""
    heroes = {"L": hero(meter=meter), "W": hero(card=CARD, **given.pop("wrex", {}))}
    pos = position("L   .   W", active="liara", heroes=heroes, phase="roll", pool=["standard"] * 4, **given)
    return pos.play("roll-all", dice=[["standard"] * 4])


@pytest.mark.rule("HG-LIAR-01")
def test_a_look_at_a_threat_card_is_not_taken_back_for_nothing():
    pos = analysing(2)

    pos.play("use:look:wrex")

    with pytest.raises(BeyondHorizon):
        pos.table.undo()


@pytest.mark.rule("HG-LIAR-02", "HG-PREP-01")
@pytest.mark.parametrize("use", ["replace", "discard"])
def test_a_card_that_nobody_saw_comes_and_goes_freely(use: str):
    pos = analysing(3, deck={OTHER: 1, CARD: 1})

    pos.play(f"use:{use}:wrex")
    pos.table.undo()

    assert pos.asked == "analysis-how"
    assert pos.state.heroes[2].card == CARD


@pytest.mark.rule("HG-THREAT-01")
@pytest.mark.parametrize("known", [False, True])
def test_a_threat_card_turned_up_is_seen(known: bool):
    pos = position(
        "S   .   .   h",
        pool=["standard"] * 2,
        dice_taken=2,
        heroes={"S": hero(card=CARD, card_known=known)},
        enemies={"h": grunt(GUARDIAN, stunned=True)},
    )

    pos.play("place:standard>revive")

    if known:
        pos.table.undo()
        assert pos.asked == "place-which"
    else:
        with pytest.raises(BeyondHorizon):
            pos.table.undo()


@pytest.mark.rule("HG-CONC-06")
def test_an_area_once_revealed_is_known():
    pos = position("S   .   . d h", enemies={"h": grunt(GUARDIAN)}, pool=["move3", "standard", "standard"])
    pos.play("place:move3>move", "move:A2")
    pos.table.undo()
    pos.play("move:A2", "move:A3")
    assert not pos.fact("h", "concealed")

    with pytest.raises(BeyondHorizon):
        pos.table.undo()


@pytest.mark.rule("HG-CONC-06")
def test_what_comes_after_a_reveal_can_be_taken_back():
    pos = position("S   .   . d h   .", enemies={"h": grunt(GUARDIAN)}, pool=["move3", "standard", "standard"])
    pos.play("place:move3>move", "move:A2", "move:A3", "move:A2")

    pos.table.undo()

    assert pos.at("S") == "A3"
    with pytest.raises(BeyondHorizon):
        pos.table.undo()
