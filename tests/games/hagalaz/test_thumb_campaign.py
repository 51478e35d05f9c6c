"""The rule-of-thumb player between missions, and in the loyalty missions of Tali and Wrex."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.games.hagalaz.game import GAME
from starboard.games.hagalaz.printed import SHELF
from starboard.games.hagalaz.thumb import advise
from starboard.games.hagalaz.thumb.pages.dead_air import wrong_doors
from starboard.games.hagalaz.thumb.sight import Sight
from support.hagalaz import Position, grunt, hero, position


def advised(pos: Position, aim: str = "renegade") -> str:
    """The key the thumb would answer, units as letters."""
    choice = pos.table.choice
    assert choice is not None
    return pos.offered[advise(GAME.view(pos.state, choice.seat), choice, aim)]


# --- between missions ------------------------------------------------------------------------------------------


def on_the_way(**campaign: Any) -> Position:
    return position(
        mission="guns-of-cerberus",
        phase="campaign",
        campaign={"results": {"guns-of-cerberus": "paragon"}, **campaign},
    )


def advised_squad(pos: Position) -> list[str]:
    """The companions the thumb would take, in order."""
    squad = []
    while pos.asked == "squad-whom":
        squad.append(advised(pos))
        pos.play(squad[-1])
    return squad


def test_a_loyalty_mission_is_taken_when_there_is_one():
    assert advised(on_the_way()).startswith("loyalty:")
    assert advised(on_the_way(loyalty=["garrus", "wrex"])).startswith("mission:")


def test_those_who_have_been_out_least_come_along():
    pos = on_the_way(columns={"garrus": [3], "tali": [1], "wrex": [2, 0]}, loyalty=["garrus", "wrex"])
    pos.play("mission:hangar-eleven")

    assert advised_squad(pos) == ["squad:liara", "squad:tali", "squad:garrus"]


def test_the_fighter_of_the_usual_squad_sits_where_the_lead_token_goes_first():
    pos = on_the_way(loyalty=["garrus", "wrex"])
    pos.play("mission:hangar-eleven")

    assert advised_squad(pos) == ["squad:liara", "squad:tali", "squad:wrex"]


def test_data_goes_to_whoever_has_unlocked_least():
    pos = position(
        mission="guns-of-cerberus",
        phase="debrief",
        result="renegade",
        inventory={"data": 1},
        data_boxes=2,
        squad=["shepard", "garrus", "liara", "wrex"],
        campaign={
            "unlocked": {
                "shepard": ["barrier"],
                "garrus": ["assassinate", "overwatch"],
                "liara": ["singularity"],
                "wrex": ["thick-hide"],
            }
        },
    )

    assert advised(pos) == "data:tali"


# --- Dead Air --------------------------------------------------------------------------------------------------


BREATHING = {"unlocked": ["C3/C4", "E4/F3", "C6/C7", "D9/D10"], "locked": ["F6/F7", "F9/F10"]}


def deck(**given: Any) -> Position:
    given = {"squad": ["shepard", "tali", "garrus", "liara"], "pool": ["standard", "move2", "move2"], **given}
    return position(mission="dead-air", **given)


def wrong(pos: Position) -> set[str]:
    mission = SHELF.mission("dead-air")
    when = next(box.spec.when for box in mission.objectives if box.spec.id == "let-them-breathe")
    doors = wrong_doors(Sight(GAME.view(pos.state, 0)), when)
    return {min(name for name, number in mission.doors.items() if number == door) for door in doors}


def test_the_doors_that_are_the_wrong_way_round():
    assert wrong(deck()) == {"C3/C4", "E4/F3", "B10/B9", "D10/D9", "F6/F7", "F10/F9"}
    assert wrong(deck(**BREATHING)) == set()


def test_a_hero_at_the_panel_of_a_wrong_door_turns_it_over():
    pos = deck(heroes={"S": hero(at="C4")}, **{**BREATHING, "unlocked": ["E4/F3", "C6/C7", "D9/D10"]})

    assert advised(pos) == "place:standard>mission"
    pos.play("place:standard>mission")
    assert advised(pos) == "do:work-the-panel:panel"


def test_a_door_that_is_right_is_left_alone():
    pos = deck(heroes={"S": hero(at="C4")}, **BREATHING, counters={"pumps": 3, "tanks": 1}, done=["wake-the-plant"])

    assert advised(pos) != "place:standard>mission"


def test_air_is_shared_when_it_runs_out():
    short = deck(heroes={"S": hero(at="A2")}, counters={"bunks": 4})
    plenty = deck(heroes={"S": hero(at="A2")}, counters={"bunks": 1})

    assert advised(short) == "place:standard>mission"
    assert advised(plenty) != "place:standard>mission"


# --- Blood Price -----------------------------------------------------------------------------------------------


def pit(**given: Any) -> Position:
    given = {"squad": ["shepard", "wrex", "garrus", "tali"], "active": "wrex", **given}
    return position(mission="blood-price", **{"pool": ["standard", "move2", "move2"], **given})


def test_wrex_tears_down_the_gate_he_stands_at():
    pos = pit(heroes={"W": hero(at="F3")})

    assert advised(pos) == "place:standard>mission"
    pos.play("place:standard>mission")
    assert advised(pos) == "do:tear-down-the-gate:gate"


def test_wrex_breaks_the_chains_of_a_krogan_he_stands_by():
    pos = pit(heroes={"W": hero(at="H2")}, unlocked=["F3/G3"])

    assert advised(pos) == "place:standard>mission"


def test_once_the_pens_are_open_the_squad_goes_after_enemies():
    pos = pit(
        heroes={"W": hero(at="F4")},
        pool=["move3", "move2", "move2"],
        unlocked=["B4/C4", "B7/C7", "F3/G3", "F8/G8"],
        done=["open-the-pens"],
        counters={"freed": 3},
        enemies={"c": grunt("cannibal-simple", at="E9")},
    )
    before = GAME.view(pos.state, 0)

    while pos.asked and pos.state.heroes[pos.state.active].id == "wrex" and pos.state.round == 1:
        pos.play(advised(pos))

    grid = pos.state.grid
    index = pos.state.kit.board.index
    start = next(each.at for each in before.heroes if each.id == "wrex")
    assert grid.distance(index[pos.at("W")], index["E9"]) < grid.distance(index[start], index["E9"])


# --- Kinetic Barrier -------------------------------------------------------------------------------------------


def platform(**given: Any) -> Position:
    """The field is up, and there is charge enough for this round."""
    given = {"done": ["first-light"], "counters": {"charge": 9}, **given}
    return position(mission="kinetic-barrier", **{"pool": ["standard", "move2", "move2"], **given})


@pytest.mark.parametrize(("aim", "throws"), [("renegade", True), ("paragon", False), ("secondary", False)])
def test_only_a_renegade_throws_a_breaker(aim: str, throws: bool):
    pos = platform(heroes={"S": hero(at="G2")})

    assert (advised(pos, aim) == "place:standard>mission") is throws


@pytest.mark.parametrize(("aim", "asks"), [("renegade", False), ("paragon", True)])
def test_captives_are_asked_by_those_who_mean_to_keep_them(aim: str, asks: bool):
    pos = platform(heroes={"S": hero(at="E1")})

    assert (advised(pos, aim) == "place:standard>mission") is asks


def test_once_a_shelter_is_cut_off_the_smaller_ring_is_what_is_left():
    pos = platform(heroes={"S": hero(at="G2")}, counters={"charge": 9, "cut-off": 1})

    assert advised(pos, "paragon") == "place:standard>mission"


def test_charge_that_is_missing_is_fed():
    pos = platform(heroes={"S": hero(at="F9"), "G": hero(at="C4")}, counters={"charge": 5})

    assert advised(pos, "paragon") == "place:standard>mission"
