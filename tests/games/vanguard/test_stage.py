"""The check as a scene: its ten steps, who takes part, dice with their worth, and rows with their chances."""

from __future__ import annotations

from typing import Any

import pytest

import starboard
from starboard.bots import make_bot
from starboard.core.scene import Piece
from starboard.core.text import Text
from starboard.games.vanguard.printed import BOX
from starboard.games.vanguard.stage import STEPS, in_hundred
from starboard.lab.simulate import play_on
from support.vanguard import VanguardPosition, crew, explore


def pieces(pos: VanguardPosition, zone: str = "check") -> dict[str, Piece]:
    found = next(each for each in pos.table.scene(0).zones if each.id == zone)
    return {piece.id: piece for piece in (*found.places, *found.pieces)}


def checking(**given: Any) -> VanguardPosition:
    pos = explore(
        planet="eye-of-the-void",
        science=crew(at=1, dice=["red-fitness", "blue-building", "red-basic"]),
        recon=crew(at=1, dice=["green-basic", "red-fitness"]),
        active="science",
        **given,
    )
    return pos.act("force-open-the-bulkhead")


@pytest.mark.rule("IV-CHECK-04")
def test_the_ten_steps_are_always_a_row_of_ten() -> None:
    steps = [piece for piece in pieces(checking()).values() if piece.kind == "step"]

    assert [step.id for step in steps] == [f"step:{name}" for name in STEPS]
    assert [step.facts["now"] for step in steps] == [True, *[False] * 9]


@pytest.mark.rule("IV-CHECK-25")
def test_rows_have_chances_for_the_dice_in_hand() -> None:
    pos = checking()
    before = pieces(pos)
    pos.take("red-fitness")
    after = pieces(pos)

    assert before["row:green"].facts["chance"] == 0
    assert before["row:red"].facts["failure"] is True
    assert after["row:green"].facts["chance"] == 67, "three faces, and a Vanguard"
    assert after["row:green"].facts["needs"] == ["fitness", "/", "building", "/", "technology"]


@pytest.mark.rule("IV-CHECK-25")
def test_a_track_that_cannot_end_says_how_likely_it_moves_on() -> None:
    pos = explore(planet="cairn", science=crew(at=4, dice=["blue-technology"]), active="science").act("hold-the-note")
    before = pieces(pos)["row:green"].facts
    pos.take("blue-technology")
    after = pieces(pos)["row:green"].facts

    assert (before["chance"], before["advances"]) == (0, 0)
    assert (after["chance"], after["advances"]) == (0, 67), "one of its three spaces, by three faces and a Vanguard"


@pytest.mark.rule("IV-SUP-01")
def test_whoever_is_elsewhere_stays_in_view_with_the_reason() -> None:
    here = pieces(checking())["side:recon"]
    pos = explore(
        planet="eye-of-the-void",
        science=crew(at=1, dice=["red-fitness", "blue-building"]),
        recon=crew(at=5, dice=["green-basic", "red-fitness"]),
        active="science",
    ).act("force-open-the-bulkhead")
    away = pieces(pos)["side:recon"]

    assert "out" not in here.facts
    assert away.facts["out"] is True
    assert away.text is not None
    assert getattr(away.text, "id", "") == "side-elsewhere"


def test_a_die_is_either_on_its_board_or_in_the_pool() -> None:
    pos = checking()
    key = pos.die("science", "red-fitness")
    assert key in pieces(pos, "board-science")
    pos.play(key)

    assert key in pieces(pos)
    assert key not in pieces(pos, "board-science")


def test_a_chance_is_whole_only_if_it_is_sure() -> None:
    from fractions import Fraction

    assert in_hundred(Fraction(1)) == 100
    assert in_hundred(Fraction(999, 1000)) == 99
    assert in_hundred(Fraction(1, 1000)) == 1
    assert in_hundred(Fraction(0)) == 0


@pytest.mark.rule("IV-FX-09")
@pytest.mark.thing("poi:bz210")
@pytest.mark.parametrize(("condition", "can_end"), [("o21", False), ("o22", True)])
def test_the_chance_of_a_track_is_that_under_the_condition(condition: str, can_end: bool) -> None:
    dice = ["blue-technology"] * 4
    pos = explore(
        planet="tessaly",
        condition=condition,
        pois={9: "bz210"},
        science=crew(at=9, rank=3, dice=dice),
        recon=crew(at=1),
    )
    pos.act("catch-the-breath").take(*dice)

    assert (pieces(pos)["row:green"].facts["chance"] != 0) is can_end, "four advances, or eight, of the seven it takes"


@pytest.mark.rule("IV-SHIP-LAUNCH-04")
def test_the_deck_that_is_suggested_lies_first_and_its_cards_are_marked() -> None:
    table = starboard.new("vanguard", scenario="campaign", seed=3)
    bot = make_bot("thumb", "vanguard", 3)
    while table.open_choice().prompt != "section-deck":
        play_on(table, bot, 1)
    number = table.state.ship.at
    deck = table.state.ship.decks[number]

    cards = [piece for zone in table.scene(0).zones if zone.id == "decks" for piece in zone.pieces]

    first = cards[: len(deck)]
    assert {piece.id for piece in first} == {f"card:{BOX.cards[card].id}" for card in deck}
    assert all(isinstance(piece.text, Text) and piece.text.id == "card-in-deck" for piece in first)
    assert cards[len(deck)].at == first[0].at
    assert "chosen" not in cards[len(deck)].facts


def test_a_recruit_says_what_they_can_do_before_one_is_kept() -> None:
    table = starboard.new("vanguard", scenario="campaign", seed=3, start="quick")
    while table.open_choice().prompt != "keep-recruit":
        table.pick(0)

    offered = [piece for zone in table.scene(0).zones if zone.id == "offered" for piece in zone.pieces]

    assert offered
    for piece in offered:
        assert isinstance(piece.text, Text)
        read = starboard.say(piece.text, game="vanguard", language="en")
        assert str(BOX.crew.find(piece.id.removeprefix("crew:")).spec.skill_text) in read
