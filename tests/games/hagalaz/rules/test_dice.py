"""The strategic pool: rolling it, keeping a die, renegade tokens, stars."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.games.hagalaz.events import DiceRolled, StarTriggered
from starboard.games.hagalaz.state import FACE_NAMES
from support.hagalaz import IllegalAnswer, Position, hero, position

A_ROOM = "S   G   L   W"
SQUAD = ["shepard", "garrus", "liara", "wrex"]
CALM = {"wall-that-walks": 32}  # activates Guardians; where there are none and no spawn hex, nothing happens


def rolling(who: str, pool: list[str], rolls: list[list[str]], *, first: bool = False, **given: Any) -> Position:
    """A position in which a hero's turn begins: the dice in the pool, then what it rolls."""
    return position(
        A_ROOM,
        phase="roll",
        active=who,
        lead=who,
        first_turn=first,
        pool=pool,
        deck=CALM,
        squad=SQUAD,
        dice=rolls,
        **given,
    )


def pool(pos: Position) -> list[str]:
    """The dice in the pool, sorted by name."""
    return sorted(pos.fact("table", "pool"))


# --- the dice ------------------------------------------------------------------------------------------------


@pytest.mark.rule("HG-DICE-01", "HG-RULING-11", "HG-ICON-05")
def test_each_of_the_six_icons_is_on_one_face():
    assert FACE_NAMES == ("move2", "move3", "standard", "empowered", "combined", "star")
    pos = rolling("shepard", ["standard"] * 6, [[*FACE_NAMES], ["move2"]], first=True)
    assert pool(pos) == ["combined", "empowered", "move2", "move2", "move3", "standard"]

    with pytest.raises(IllegalAnswer, match="dice from 0 to 5"):
        position(A_ROOM, phase="roll", first_turn=True, pool=["move2"], dice=[[6]])


@pytest.mark.rule("HG-DICE-04")
def test_a_star_is_never_put_on_a_slot():
    pos = position(A_ROOM, pool=["star", "move2", "standard"])

    assert not any("star" in key for key in pos.offered)
    assert pos.refusal("place:star>fire")[1] == "face-does-not-fit"


@pytest.mark.rule("HG-DICE-04", "HG-CORE-02", "HG-CORE-03")
def test_stars_are_rerolled_until_none_shows():
    rolls = [["star", "star", "move2"], ["star", "move3"], ["star"], ["empowered"]]

    pos = rolling("garrus", ["standard"] * 3, rolls, first=True)

    assert pool(pos) == ["empowered", "move2", "move3"]
    assert [len(rolled.faces) for rolled in pos.news(DiceRolled)] == [3, 2, 1, 1]


# --- the pool ------------------------------------------------------------------------------------------------


@pytest.mark.rule("HG-POOL-01", "HG-POOL-03", "HG-RULING-61")
def test_the_next_hero_rolls_what_is_left_and_sees_how_it_lies():
    faces = ["move2", "move2", "standard", "standard", "empowered", "combined"]
    pos = rolling("shepard", ["standard"] * 6, [faces], first=True)

    pos.play("place:standard>fire", "place:standard>revive", "place:move2>move", "stop")

    assert pos.fact("table", "active") == "garrus"
    assert pool(pos) == ["combined", "empowered", "move2"], "as they lay"
    pos.play("roll-all", dice=[["move3", "move3", "standard"]])
    assert pool(pos) == ["move3", "move3", "standard"]


@pytest.mark.rule("HG-RULING-61")
def test_dice_on_a_board_keep_their_faces():
    pos = rolling("shepard", ["standard"] * 4, [["move2", "standard", "empowered", "move3"]], first=True)

    pos.play("place:empowered>fire", "place:standard>revive", "place:move2>move", "stop")

    assert [(slot["action"], slot["die"]) for slot in pos.fact("S", "slots") if slot.get("die")] == [
        ("move", "move2"),
        ("revive", "standard"),
        ("fire", "empowered"),
    ]


@pytest.mark.rule("HG-POOL-04", "HG-LOCK-04")
def test_the_round_s_first_hero_rolls_everything():
    pos = rolling("shepard", ["empowered"] * 12, [["move2"] * 12], first=True)

    assert pool(pos) == ["move2"] * 12
    assert pos.asked == "place-which"


# --- keeping a die -------------------------------------------------------------------------------------------

SIX = ["move2", "move2", "standard", "empowered", "combined", "move3"]


@pytest.mark.rule("HG-LOCK-01", "HG-LOCK-03", "HG-EX-15")
def test_the_third_hero_keeps_the_empowered_die_and_rolls_the_other_five():
    pos = rolling("liara", SIX, [])

    pos.play("keep:empowered", dice=[["move2"] * 5])

    assert pool(pos) == ["empowered", *["move2"] * 5]
    assert pos.is_offered("place:empowered>pistol-shot")


@pytest.mark.rule("HG-LOCK-02")
def test_one_die_may_be_kept_or_none():
    pos = rolling("liara", SIX, [])
    assert sorted(pos.offered) == [
        "keep:combined",
        "keep:empowered",
        "keep:move2",
        "keep:move3",
        "keep:standard",
        "roll-all",
    ]

    pos.play("keep:empowered", dice=[["standard"] * 5])

    assert pos.asked == "place-which"


@pytest.mark.rule("HG-LOCK-02")
def test_all_dice_may_be_rolled():
    pos = rolling("liara", SIX, []).play("roll-all", dice=[["standard"] * 6])

    assert pool(pos) == ["standard"] * 6


@pytest.mark.rule("HG-RULING-60")
def test_one_player_with_two_heroes_keeps_a_die_for_the_second():
    pos = rolling("shepard", ["standard"] * 4, [["move2", "standard", "empowered", "empowered"]], first=True)

    pos.play("place:empowered>fire", "place:standard>revive", "place:move2>move", "stop")

    assert pos.hero("S").seat == pos.hero("G").seat
    assert pos.asked == "keep-which"
    assert pos.is_offered("keep:empowered")


@pytest.mark.rule("HG-LOCK-01")
def test_the_next_to_act_keeps_a_die_also_when_a_downed_hero_is_skipped():
    pos = position(
        A_ROOM,
        phase="round",
        lead="shepard",
        deck=CALM,
        heroes={"S": hero(), "G": hero(health=0, downed=True)},
        dice=[["standard"] * 12],
    )

    pos.play("place:standard>fire", "place:standard>fire", "place:standard>stand-together.standard")

    assert (pos.fact("table", "active"), pos.asked) == ("liara", "keep-which")


@pytest.mark.rule("HG-RULING-13")
def test_a_paragon_die_may_be_kept():
    pos = rolling("liara", ["move2", "move2", "move2", "paragon-empowered"], [])

    pos.play("keep:paragon-empowered", dice=[["standard"] * 3])

    assert pool(pos) == ["paragon-empowered", "standard", "standard", "standard"]


# --- stars ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("HG-CORE-01", "HG-RULING-16")
def test_all_stars_of_a_roll_trigger_one_by_one_and_are_rerolled_together():
    rolls = [["star", "star", "move2", "move2"], ["standard", "standard"]]

    pos = rolling("garrus", ["move2"] * 4, rolls, first=True)

    told = [type(event) for event, _ in pos.table.news() if isinstance(event, StarTriggered | DiceRolled)]
    assert told == [DiceRolled, StarTriggered, StarTriggered, DiceRolled]
    assert pos.fact("G", "meter") == 2


@pytest.mark.rule("HG-RULING-16", "HG-CORE-08")
def test_the_effect_of_a_star_may_be_declined_where_the_board_says_may():
    pos = position(
        "S   G   L   T   .",
        phase="roll",
        active="tali",
        first_turn=True,
        squad=["shepard", "garrus", "liara", "tali"],
        pool=["move2"] * 3,
        dice=[["star", "move2", "move2"]],
    )
    assert pos.is_offered("hex:A5"), "Chatika may fly on"

    pos.play("stop", dice=[["standard"]])

    assert pos.fact("table", "drone") == "A4"
    assert pos.asked == "place-which"


@pytest.mark.rule("HG-CORE-05", "HG-CORE-06", "HG-CORE-07", "HG-CORE-09")
@pytest.mark.parametrize("who", ["shepard", "garrus", "liara", "wrex"])
def test_a_star_moves_a_hero_s_own_track_or_turns_its_tokens(who: str):
    pos = rolling(who, ["move2"] * 3, [["star", "move2", "move2"], ["standard"]], first=True)

    assert {id: hero.meter for id, hero in zip("SGLW", pos.state.heroes, strict=True) if hero.meter} == {
        who[0].upper(): 1
    }


@pytest.mark.rule("HG-RULING-10")
def test_a_paragon_die_has_stars_too():
    pos = rolling(
        "garrus", ["move2", "move2", "paragon-move2"], [["move2", "move2", "star"], ["empowered"]], first=True
    )

    assert pos.fact("G", "meter") == 1
    assert pool(pos) == ["move2", "move2", "paragon-empowered"]


# --- renegade tokens -----------------------------------------------------------------------------------------


@pytest.mark.rule("HG-CORE-04")
def test_a_renegade_token_is_spent_before_the_first_star_triggers():
    pos = rolling("garrus", ["move2"] * 3, [["star", "move2", "move2"]], first=True, heroes={"G": hero(renegade=1)})
    assert (pos.asked, pos.fact("G", "meter")) == ("turn-which", 0)

    pos.play("turn:star>empowered")

    assert pos.fact("G", "meter") == 0, "the star was turned away"
    assert pool(pos) == ["empowered", "move2", "move2"]


@pytest.mark.rule("HG-RULING-14")
def test_a_renegade_token_may_turn_the_die_that_was_kept():
    pos = rolling("garrus", ["empowered", "move2", "move2"], [], heroes={"G": hero(renegade=1)})

    pos.play("keep:empowered", dice=[["move2", "move2"]]).play("turn:empowered>standard")

    assert pool(pos) == ["move2", "move2", "standard"]


@pytest.mark.rule("HG-RULING-14")
def test_a_renegade_token_may_turn_a_paragon_die():
    pos = rolling(
        "garrus", ["move2", "paragon-move2"], [["move2", "move3"]], first=True, heroes={"G": hero(renegade=1)}
    )

    pos.play("turn:paragon-move3>empowered")

    assert pool(pos) == ["move2", "paragon-empowered"]


@pytest.mark.rule("HG-RULING-15")
def test_one_renegade_token_a_turn_is_the_most():
    pos = rolling("garrus", ["move2"] * 3, [["move2"] * 3], first=True, heroes={"G": hero(renegade=2)})

    pos.play("turn:move2>empowered")

    assert pos.asked == "place-which"
    assert pos.fact("G", "renegade") == 1


# --- locked dice ---------------------------------------------------------------------------------------------


@pytest.mark.rule("HG-RULING-05")
def test_a_hero_that_falls_locks_the_strategy_dice_on_its_slots():
    pos = position(
        "h   G   .   S   L   W",
        active="garrus",
        heroes={
            "G": hero(health=1, shields=0, placed={"overload": "empowered", "revive": "paragon-standard"}),
        },
        enemies={"h": {"token": "guardian-simple"}},
        pool=["move2", "standard", "standard"],
        dice_taken=1,
    )

    pos.play("place:move2>move", "move:A3")

    assert pos.fact("G", "locked_dice") == 2
    assert not any(slot.get("die") for slot in pos.fact("G", "slots"))


@pytest.mark.rule("HG-RULING-05")
def test_a_hero_that_falls_before_its_turn_locks_nothing():
    pos = position(
        "S   .   h   G   .   L   W",
        pool=["standard"] * 3,
        heroes={"G": hero(health=1, shields=0), "S": hero(card="wall-that-walks")},
        enemies={"h": {"token": "guardian-simple"}},
    )

    pos.play("place:standard>fire", "decline", "place:standard>fire", "decline", "place:standard>revive")

    assert pos.fact("G", "downed")
    assert pos.fact("G", "locked_dice") == 0


@pytest.mark.rule("HG-RULING-06")
def test_the_dice_of_a_revived_hero_come_back_with_the_next_preparation():
    pos = position(
        "S   G   L   W",
        heroes={"G": hero(health=0, downed=True, locked_dice=3)},
        pool=["standard"] * 3,
        lead="shepard",
        deck=CALM,
    )

    pos.play("place:standard>revive", "revive:garrus")
    assert not pos.fact("G", "downed")
    assert pool(pos) == ["standard"] * 2, "not in this round"

    pos.play("place:standard>fire", "place:standard>fire")
    while pos.fact("table", "round") == 1:
        pos.play(pos.offered[-1])
    assert len(pool(pos)) == 12
