"""The rule-of-thumb player on single mission pages: what it makes of rules that only one mission has."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.games.hagalaz.printed import SHELF
from support.hagalaz import Position, advised, grunt, hero, position

LAST = len(next(elite for elite in SHELF.mission("atlas-binary").spec.elite).resilience) - 1
"""The last level of a walker."""


# --- Breakthrough ---------------------------------------------------------------------------------------------


def keel(*fires: str, **given: Any) -> Position:
    """The keel is open, and some hexes burn."""
    tokens = {f"fire-{number}": name for number, name in enumerate(fires, 1)}
    return position(mission="breakthrough", tokens=tokens, done=["open-the-keel"], pool=["standard"] * 3, **given)


def test_a_tank_is_emptied_where_it_puts_out_more_than_a_hand():
    pos = keel("F10", "E10", "F9", "B7", heroes={"S": hero(at="F10")})
    pos.play("place:standard>mission")

    assert advised(pos, "paragon") == "do:empty-a-tank:objective-2"


def test_a_fire_next_to_it_is_smothered():
    pos = keel("C3", "B7", heroes={"S": hero(at="C2")})

    assert advised(pos, "paragon") == "place:standard>mission"
    pos.play("place:standard>mission")
    assert advised(pos, "paragon") == "do:smother:fire-1"


# --- Hangar Eleven --------------------------------------------------------------------------------------------


def test_a_clamp_is_thrown_by_whoever_stands_at_it():
    done = ["take-the-key", "take-the-tower"]
    pos = position(
        mission="hangar-eleven",
        heroes={"S": hero(at="G3"), "G": hero(at="A8"), "L": hero(at="E6"), "T": hero(at="F13")},
        squad=["shepard", "garrus", "liara", "tali"],
        counters={"clamps-thrown": 0},
        done=done,
        pool=["standard"] * 3,
    )

    assert advised(pos, "renegade") == "place:standard>mission"


@pytest.mark.parametrize("ticked", [0, 3])
def test_the_count_is_held_while_there_is_something_to_take_back(ticked: int):
    pos = position(
        mission="hangar-eleven",
        heroes={"S": hero(at="A14")},
        counters={"launch": ticked},
        done=["take-the-key", "take-the-tower"],
        pool=["standard"] * 3,
    )

    assert (advised(pos, "paragon") == "place:standard>mission") == bool(ticked)


# --- Atlas Binary ---------------------------------------------------------------------------------------------


def between_the_walkers(castor: int, pollux: int, **given: Any) -> Position:
    """Shepard stands in row D between Castor and Pollux, both in line of fire; Pollux is hurt, Castor unshielded."""
    enemies = {
        "c": grunt("castor", at="D4", level=castor),
        "p": grunt("pollux", at="D6", level=pollux, damage=1),
    }
    return position(
        mission="atlas-binary",
        heroes={"S": hero(at="D5")},
        enemies=enemies,
        tokens={"prisoner-1": "D4", "prisoner-2": "D6"},
        **{"pool": ["standard"] * 3, "done": ["know-who-drives"], **given},
    )


def test_a_pilot_who_can_be_saved_is_not_shot_at():
    pos = between_the_walkers(LAST, LAST - 1)
    pos.play("place:standard>fire")

    assert advised(pos, "paragon") == "attack:p:1"


def test_with_both_cockpits_open_an_empowered_die_pulls_a_pilot_out():
    pos = between_the_walkers(LAST, LAST, pool=["empowered", "standard", "standard"])

    assert advised(pos, "paragon") == "place:empowered>mission"
    assert advised(pos, "renegade") != "place:empowered>mission"


def test_told_to_break_the_pair_it_shoots_at_the_one_with_more_levels_left():
    pos = between_the_walkers(LAST, 0)
    pos.play("place:standard>fire")

    assert advised(pos, "renegade") == "attack:p:1"
