"""Paragon dice and renegade tokens."""

from __future__ import annotations

from typing import Any

import pytest

import starboard
from starboard.games.hagalaz.content.library import LIBRARY
from starboard.games.hagalaz.events import DiceRolled, DiePlaced
from support.hagalaz import Position, hero, position

FACES = ["standard"] * 6 + ["move2"] * 3 + ["empowered"] * 3


def new_round(faces: list[str], paragon: int, **given: Any) -> Position:
    """Shepard leads a new round and rolls these faces, those of the paragon dice last."""
    given = {"deck": {"wall-that-walks": 9}, "bag": {}, **given}
    return position("S   .   .   .", phase="round", paragon=paragon, dice=[faces], **given)


# --- paragon dice ---------------------------------------------------------------------------------------------


@pytest.mark.rule("HG-PARA-02")
def test_paragon_dice_are_rolled_with_the_pool():
    pos = new_round([*FACES, "move3", "combined"], paragon=2)

    assert [len(event.faces) for event in pos.news(DiceRolled)] == [14]
    pool = pos.fact("table", "pool")
    assert [die for die in pool if die.startswith("paragon")] == ["paragon-move3", "paragon-combined"]
    assert len(pool) == 14


@pytest.mark.rule("HG-PARA-03", "HG-EXD-05", "HG-ACT-01")
def test_a_hero_who_takes_both_paragon_dice_performs_five_actions_and_leaves_nine_dice():
    pos = new_round([*FACES, "move2", "standard"], paragon=2)

    pos.play("place:paragon-move2>move", "stop")
    pos.play("place:standard>fire", "place:standard>fire", "place:standard>revive")
    assert pos.offered == ["place:paragon-standard>stand-together.standard", "end-actions"]
    pos.play("place:paragon-standard>stand-together.standard")

    assert len(pos.news(DiePlaced)) == 5
    assert (pos.fact("table", "active"), pos.asked) == ("garrus", "keep-which")
    assert len(pos.fact("table", "pool")) == 9


@pytest.mark.rule("HG-PARA-03", "HG-RULING-12")
def test_a_paragon_die_does_not_count_toward_the_three_dice():
    pos = new_round([*FACES, "standard"], paragon=1)

    pos.play("place:paragon-standard>fire", "place:standard>fire", "place:standard>revive")

    assert pos.asked == "place-which"
    assert pos.is_offered("place:standard>stand-together.standard")


@pytest.mark.rule("HG-PARA-04")
def test_a_paragon_die_goes_on_slots_that_match_its_face():
    pos = new_round([*FACES, "move2"], paragon=1)

    assert [key for key in pos.offered if key.startswith("place:paragon")] == [
        "place:paragon-move2>move",
        "place:paragon-move2>stand-together.move",
    ]
    assert pos.refusal("place:paragon-move2>fire") == ("HG-SLOT-03", "face-does-not-fit")


@pytest.mark.rule("HG-PARA-04", "HG-ACT-04")
def test_a_slot_with_a_paragon_die_on_it_is_used():
    pos = new_round([*FACES, "standard"], paragon=1)

    pos.play("place:paragon-standard>revive")

    assert pos.refusal("place:standard>revive") == ("HG-ACT-04", "slot-used")


@pytest.mark.rule("HG-PARA-05")
def test_a_paragon_die_nobody_takes_stays_in_the_pool_for_later_heroes():
    pos = new_round([*FACES, "standard"], paragon=1)

    pos.play("place:standard>fire", "place:standard>fire", "place:standard>revive")
    assert "end-actions" in pos.offered
    pos.play("end-actions")

    assert pos.asked == "keep-which"
    assert pos.is_offered("keep:paragon-standard")
    assert len(pos.fact("table", "pool")) == 10


@pytest.mark.rule("HG-PARA-05")
def test_nobody_may_stop_with_a_paragon_die_before_three_strategy_dice_are_placed():
    pos = new_round([*FACES, "standard"], paragon=1)

    pos.play("place:standard>fire", "place:paragon-standard>fire", "place:standard>revive")

    assert not pos.is_offered("end-actions")


@pytest.mark.rule("HG-PARA-06", "HG-DOWN-04")
def test_the_paragon_die_of_a_hero_who_falls_is_not_locked():
    pos = position(
        "k   G   .   .",
        active="garrus",
        enemies={"k": {"token": "guardian-simple"}},
        heroes={"G": hero(health=1, shields=0, placed={"overload": "paragon-standard"})},
        pool=["move2", "standard", "standard"],
        paragon=1,
    )

    pos.play("place:move2>move", "move:A3")

    assert pos.fact("G", "downed")
    assert pos.fact("G", "locked_dice") == 1


# --- renegade tokens ------------------------------------------------------------------------------------------


@pytest.mark.rule("HG-RENE-01", "HG-EXD-35", "HG-SETUP-18")
@pytest.mark.parametrize("victories", [0, 1, 2])
def test_every_hero_starts_with_a_renegade_token_for_each_renegade_victory(victories: int):
    squad = ["shepard", "garrus", "liara", "wrex"]

    for mission in (mission for mission in LIBRARY.missions if not mission.spec.loyalty):
        table = starboard.new("hagalaz", scenario=mission.id, squad=squad, renegade_victories=victories)
        while table.choice and not table.state.round:
            table.pick(0)

        assert [hero.renegade for hero in table.state.heroes] == [victories] * 4


def with_tokens(*faces: str, again: list[str] | None = None, tokens: int = 1, **given: Any) -> Position:
    """Garrus has rolled three dice and has renegade tokens."""
    pos = position(
        "G   .   .",
        active="garrus",
        phase="roll",
        pool=["standard"] * len(faces),
        heroes={"G": hero(renegade=tokens, **given)},
    )
    return pos.play("roll-all", dice=[faces, *([again] if again else [])])


@pytest.mark.rule("HG-RENE-02")
def test_after_the_roll_a_renegade_token_turns_one_die_to_any_face():
    pos = with_tokens("move2", "move2", "standard")
    assert pos.asked == "turn-which"
    turns = [key.removeprefix("turn:move2>") for key in pos.offered if key.startswith("turn:move2>")]
    assert turns == ["move3", "standard", "empowered", "combined", "star"]

    pos.play("turn:move2>empowered")

    assert sorted(pos.fact("table", "pool")) == ["empowered", "move2", "standard"]
    assert pos.fact("G", "renegade") == 0


@pytest.mark.rule("HG-RENE-02")
def test_a_renegade_token_need_not_be_spent():
    pos = with_tokens("move2", "move2", "standard")

    pos.play("go-on")

    assert pos.fact("G", "renegade") == 1
    assert sorted(pos.fact("table", "pool")) == ["move2", "move2", "standard"]


@pytest.mark.rule("HG-RENE-02", "HG-CORE-04")
def test_a_renegade_token_is_spent_before_the_main_ability_is_triggered():
    pos = with_tokens("star", "move2", "standard")
    assert pos.fact("G", "meter") == 0

    pos.play("turn:star>standard")

    assert pos.fact("G", "meter") == 0, "the star is gone before it could raise Garrus's aim"


@pytest.mark.rule("HG-RENE-03")
def test_a_die_turned_to_the_star_triggers_the_main_ability():
    pos = with_tokens("move2", "move2", "standard", again=["move3"])

    pos.play("turn:standard>star")

    assert pos.fact("G", "meter") == 1
    assert sorted(pos.fact("table", "pool")) == ["move2", "move2", "move3"]


@pytest.mark.rule("HG-RENE-04")
def test_a_spent_token_is_gone_for_the_rest_of_the_mission():
    pos = with_tokens("move2", "move2", "standard")
    pos.play("turn:move2>standard")
    pos.play("place:standard>overload", "place:standard>concussive-shot", "place:move2>move", "stop")

    while pos.fact("table", "round") == 1 and pos.table.choice:
        pos.table.pick(len(pos.offered) - 1)

    assert pos.fact("table", "round") == 2
    assert pos.fact("G", "renegade") == 0


@pytest.mark.rule("HG-RENE-05")
def test_a_hero_cannot_use_another_heros_token():
    pos = position(
        "G   .   S",
        active="shepard",
        phase="roll",
        first_turn=True,
        pool=["standard"] * 3,
        heroes={"G": hero(renegade=2)},
        dice=[["move2", "move2", "standard"]],
    )

    assert pos.asked == "place-which"
    assert pos.fact("G", "renegade") == 2
