"""The rule-of-thumb player: sensible choices in drawn positions, on nothing but what the seat sees."""

from __future__ import annotations

from typing import Any

import pytest

import starboard
from starboard.core.choice import Choice
from starboard.core.table import Table
from starboard.games.hagalaz.game import GAME
from starboard.games.hagalaz.state import State
from starboard.games.hagalaz.thumb import advise
from support.hagalaz import Position, advised, grunt, hero, position

GOAL: dict[str, Any] = {
    "legend": {"x": ["terminal-1"]},
    "counter": [{"id": "work", "name": "Work", "boxes": 3}],
    "action": [
        {
            "id": "work",
            "name": "Work",
            "text": "",
            "where": {"mark": "terminal-1"},
            "effect": {"name": "tick", "counter": "work", "amount": 1},
        }
    ],
    "objective": [
        {
            "id": "finish",
            "kind": "renegade",
            "title": "Finish",
            "text": "",
            "when": {"name": "counter", "counter": "work", "at_least": 3},
        }
    ],
}
"""A mission with one thing to do: work at the hex `x` until three boxes are ticked."""


def follow(pos: Position, answers: int) -> list[str]:
    """Answer as advised so many times; what was answered."""
    given = []
    for _ in range(answers):
        given.append(advised(pos))
        choice = pos.table.choice
        assert choice is not None
        pos.table.pick(advise(GAME.view(pos.state, choice.seat), choice))
    return given


def test_it_shoots_whom_it_can_defeat():
    pos = position(
        "a   .   S   .   .   b",
        enemies={"a": grunt("guardian-simple"), "b": grunt("engineer-simple", damage=1)},
        pool=["standard", "move2", "move2"],
    )

    assert follow(pos, 2) == ["place:standard>fire", "attack:b:1"]


def test_of_two_it_can_defeat_it_takes_the_one_that_hits_harder():
    pos = position(
        "a   S   b",
        enemies={"a": grunt("engineer-simple", damage=1), "b": grunt("guardian-simple", damage=2)},
        pool=["standard"],
        dice_taken=2,
    )

    assert follow(pos, 2) == ["place:standard>fire", "attack:b:1"]


def test_it_revives_who_lies_beside_it():
    pos = position(
        "S   G   .   .   .   .   a",
        heroes={"G": hero(downed=True, health=0)},
        enemies={"a": grunt("engineer-simple")},
        pool=["standard"],
        dice_taken=2,
    )

    assert follow(pos, 2) == ["place:standard>revive", "revive:garrus"]
    assert not pos.hero("G").downed


def test_medigel_goes_to_shepard_before_others():
    pos = position(
        "S   G   .   .   .   .",
        heroes={"S": hero(health=2), "G": hero(health=2)},
        active="garrus",
        pool=["move2"],
        inventory={"medi-gel": 1},
    )
    pos.play("place:move2>move")

    assert pos.asked == "move-where"
    assert advised(pos) == "medigel:shepard"


def test_medigel_is_kept_while_hardly_anybody_is_hurt():
    pos = position(
        "S   G   .   .   .   .",
        heroes={"G": hero(health=4)},
        active="garrus",
        pool=["move2"],
        inventory={"medi-gel": 1},
    )
    pos.play("place:move2>move")

    assert pos.is_offered("medigel:garrus")
    assert not advised(pos).startswith("medigel:")


def test_a_grenade_is_thrown_at_two_but_not_at_one_that_would_survive():
    crowd = position(
        """
        S   .   .   a

                  b
        """,
        enemies={"a": grunt("engineer-simple"), "b": grunt("engineer-simple")},
        pool=["move2"],
        inventory={"grenade": 1},
    ).play("place:move2>move")
    alone = position(
        "S   .   .   a",
        enemies={"a": grunt("guardian-simple")},
        pool=["move2"],
        inventory={"grenade": 1},
    ).play("place:move2>move")

    assert advised(crowd).startswith("grenade:")
    assert alone.is_offered("grenade:A4")
    assert not advised(alone).startswith("grenade:")


def test_it_walks_toward_the_goal():
    pos = position("S   .   .   .   .   .   x", pool=["move3", "standard", "standard"], **GOAL)

    assert follow(pos, 4) == ["place:move3>move", "move:A2", "move:A3", "move:A4"]


def test_the_longer_move_is_taken_for_a_long_way():
    pos = position(
        "S   .   .   .   .   .   x",
        heroes={"S": hero(placed={"stand-together": "move2"})},
        pool=["move2", "move3", "combined"],
        **GOAL,
    )

    assert advised(pos) == "place:move3>move"


def test_it_works_where_there_is_something_to_do():
    pos = position("x   .   .   .", heroes={"S": hero(at="A1")}, pool=["move3", "standard", "standard"], **GOAL)

    assert follow(pos, 2) == ["place:standard>mission", "do:work:terminal-1"]
    assert pos.state.counters == {"work": 1}


def test_it_goes_to_work_and_works_in_the_same_turn():
    pos = position("S   .   .   x", pool=["move3", "standard", "move2"], **GOAL)

    follow(pos, 8)

    assert pos.at("S") == "A4"
    assert pos.state.counters == {"work": 1}


def test_it_stays_out_of_a_lane_when_another_way_is_as_short():
    pos = position(
        """
        .   .   .   .   x   <

          S   .   .   .   .
        """,
        heroes={"S": hero(placed={"stand-together": "move2"})},
        pool=["move3"],
        **{**GOAL, "legend": {**GOAL["legend"], "<": ["turret:W"]}},
    )

    follow(pos, 4)

    assert pos.at("S") == "B4"


def test_a_hero_near_death_does_not_stop_in_fire():
    pos = position(
        "S   ~   .   .   x",
        heroes={"S": hero(health=1, shields=0)},
        pool=["move2"],
        **{**GOAL, "legend": {**GOAL["legend"], "~": ["inferno"]}},
    )

    follow(pos, 2)

    assert pos.at("S") == "A1"


def test_it_does_not_turn_its_back_on_a_strong_enemy_when_it_can_shoot_it_first():
    pos = position(
        """
        .   a   .   .   .   x

          S   .   .   .   .
        """,
        enemies={"a": grunt("guardian-simple", damage=2)},
        pool=["move3", "standard", "move2"],
        **GOAL,
    )

    assert follow(pos, 2) == ["place:standard>fire", "attack:a:1"]


def test_an_enemy_is_sent_where_it_hurts_nobody_weak():
    pos = position(
        """
        .   .   L   .

          .   a   .

        .   .   W   .
        """,
        heroes={"L": hero(health=1, shields=0)},
        enemies={"a": grunt("guardian-simple")},
        active="wrex",
        pool=[],
    )
    choice = Choice(0, "enemy-goes-where", [], "HG-ADV-08", {})
    index = pos.state.kit.board.index
    enemy = pos.enemy("a").id
    choice.values = [("enemy-to", enemy, index["A2"]), ("enemy-to", enemy, index["C2"])]

    assert advise(GAME.view(pos.state, 0), choice) == 1


def test_the_aim_decides_what_is_worked_on():
    choices = {aim: _first_mission_work(aim) for aim in ("renegade", "paragon")}

    assert choices == {"renegade": "decline", "paragon": "do:make-safe:objective-5"}


@pytest.mark.parametrize(
    ("mission", "secondary"), [("guns-of-cerberus", "pull-their-teeth"), ("the-vault", "in-her-own-hand")]
)
def test_told_to_it_completes_a_secondary_objective(mission: str, secondary: str):
    done = []
    for seed in range(8):
        table = starboard.new("hagalaz", scenario=mission, seed=seed)
        while (choice := table.choice) is not None:
            table.pick(advise(GAME.view(table.state, choice.seat), choice, "secondary"))
        done += table.state.done

    assert done.count(secondary) >= 2


def _first_mission_work(aim: str) -> str:
    pos = position(
        mission="guns-of-cerberus",
        heroes={"S": hero("shepard", at="F4"), "G": hero("garrus", at="E1"), "L": hero("liara", at="E2")},
        done=["break-the-lockdown"],
        pool=["empowered", "move2", "move3"],
    )
    pos.play("place:empowered>mission")
    return advised(pos, aim)


def test_the_whole_squad_does_not_run_to_the_same_terminal():
    pos = position(
        mission="guns-of-cerberus",
        heroes={
            "S": hero("shepard", at="D1"),
            "G": hero("garrus", at="E1"),
            "L": hero("liara", at="E2"),
            "W": hero("wrex", at="F1"),
        },
        squad=["shepard", "garrus", "liara", "wrex"],
        pool=["move3"],
        active="wrex",
        dice_taken=2,
    )
    follow(pos, 4)

    board = pos.state.kit.board
    to_the_door = board.grid(0).walk_distances(1 << board.index["D4"])
    assert to_the_door[board.index[pos.at("W")]] < to_the_door[board.index["F1"]]


def test_it_unlocks_first_what_helps_most():
    view = GAME.view(position("S   G", active="garrus", pool=["move2"]).state, 0)
    offered = [("unlock", "garrus", ability) for ability in ("overwatch", "proximity-mine", "assassinate")]
    choice = Choice(0, "unlock-which", offered, "HG-UNLOCK-02", {"hero": "garrus"})

    assert offered[advise(view, choice)][2] == "assassinate"


# --- on the view alone ---------------------------------------------------------------------------------------


def _game(seed: int, seats: int = 1) -> Table[State]:
    return starboard.new("hagalaz", scenario="guns-of-cerberus", seats=seats, seed=seed, history=False)


@pytest.mark.parametrize("seed", range(3))
def test_a_twin_that_looks_the_same_gets_the_same_advice(seed: int):
    table = _game(seed)
    asked = 0
    while (choice := table.choice) is not None:
        view = GAME.view(table.state, choice.seat)
        twin = GAME.resample(table.state, choice.seat, 1000 + asked)
        picked = advise(view, choice)
        assert advise(GAME.view(twin, choice.seat), choice) == picked
        assert advise(view, choice) == picked
        table.pick(picked)
        asked += 1


@pytest.mark.parametrize("aim", ["renegade", "paragon"])
def test_games_are_played_to_the_end_in_a_reasonable_time(aim: str):
    outcomes = []
    for seed in range(15):
        table = _game(seed, seats=1 + seed % 4)
        while (choice := table.choice) is not None:
            table.pick(advise(GAME.view(table.state, choice.seat), choice, aim))
        assert table.outcome is not None
        outcomes.append(table.outcome)

    won = sum(outcome.won for outcome in outcomes)
    assert 2 <= won <= 13
    assert all(3 <= outcome.rounds <= 15 for outcome in outcomes)
    assert {outcome.result for outcome in outcomes} <= {aim, "defeat-storm", "defeat-shepard"}


def test_orders_are_weighed_also_where_they_are_a_question_of_their_own():
    pos = position("T   .   .   .", active="tali", pool=["standard"] * 3)
    values = [("use", "order-move"), ("use", "reroll"), ("go-on",)]
    choice = Choice(0, "use-items", values, "HG-RULING-33", {"hero": "tali"})

    assert advise(GAME.view(pos.state, 0), choice, "renegade") in range(len(values))
