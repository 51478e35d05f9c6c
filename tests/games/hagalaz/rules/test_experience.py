"""XP, and the abilities it unlocks."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.games.hagalaz.content.library import LIBRARY
from support.hagalaz import Position, elite, grunt, hero, position

ENGINEER, HUSK = "engineer-simple", "husk-simple"


def hunting(letters: str, *, xp: int = 0, unlocked: list[str] | None = None, **given: Any) -> Position:
    """Shepard with engineers that one shot defeats, in a line."""
    drawing = "S   " + "   ".join(letters)
    enemies = {letter: grunt(ENGINEER, damage=1) for letter in letters}
    heroes = {"S": hero(xp=xp, unlocked=unlocked or [], **given.pop("shepard", {}))}
    pool = ["standard", "standard", "standard", "move2"]
    return position(drawing, enemies=enemies, heroes=heroes, pool=pool, **given)


def shoot(pos: Position, letter: str) -> None:
    """One more engineer is defeated."""
    pos.play("place:standard>fire", f"attack:{letter}:1")


# --- XP -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HG-XP-01")
def test_each_enemy_a_heros_action_defeats_gives_that_hero_1_xp():
    pos = hunting("km")

    shoot(pos, "k")
    assert pos.fact("S", "xp") == 1
    shoot(pos, "m")

    assert pos.fact("S", "xp") == 2
    assert [pos.fact(f"hero:{id}", "xp") for id in ("garrus", "liara", "tali")] == [0, 0, 0]


@pytest.mark.rule("HG-XP-01", "HG-RULING-32")
def test_two_enemies_defeated_by_one_grenade_give_2_xp():
    pos = hunting("km", inventory={"grenade": 1})

    pos.play("place:standard>revive", "grenade:A2")

    assert pos.fact("S", "xp") == 2


@pytest.mark.rule("HG-XP-02", "HG-BOARD-10")
def test_xp_fills_the_column_of_this_mission_box_by_box():
    pos = hunting("k", xp=1)

    shoot(pos, "k")

    assert pos.fact("S", "xp") == 2
    assert pos.asked == "place-which"


@pytest.mark.rule("HG-XP-03", "HG-UNLOCK-02")
def test_the_third_xp_unlocks_an_ability_at_once():
    pos = hunting("k", xp=2)

    shoot(pos, "k")
    assert pos.asked == "unlock-which"
    pos.play("unlock:shepard:incinerate")

    assert "incinerate" in pos.fact("S", "unlocked")
    assert pos.is_offered("place:standard>incinerate"), "the new slot may be used in the same turn"


@pytest.mark.rule("HG-XP-04", "HG-EX-31", "HG-XP-03")
def test_the_fourth_defeat_of_a_mission_gives_nothing():
    pos = hunting("km", xp=2)

    shoot(pos, "k")
    pos.play("unlock:shepard:incinerate")
    assert pos.fact("S", "xp") == 3
    unlocked = pos.fact("S", "unlocked")
    shoot(pos, "m")

    assert not pos.stands("m")
    assert pos.asked == "place-which"
    assert (pos.fact("S", "xp"), pos.fact("S", "unlocked")) == (3, unlocked)


@pytest.mark.rule("HG-XP-06", "HG-ELITE-05")
def test_for_an_elite_the_hero_of_the_last_point_of_damage_gains_the_xp():
    pos = position(
        "S   .   b   G",
        elite=[elite("boss", resilience=[2, 2])],
        enemies={"b": grunt("boss", level=1, damage=1)},
        pool=["standard", "standard", "move2"],
    )

    pos.play("place:standard>fire", "attack:b:1")

    assert not pos.stands("b")
    assert (pos.fact("S", "xp"), pos.fact("G", "xp")) == (1, 0)


@pytest.mark.rule("HG-XP-06")
def test_exhausting_a_level_that_is_not_the_last_gives_no_xp():
    pos = position(
        "S   .   b",
        elite=[elite("boss", resilience=[2, 2])],
        enemies={"b": grunt("boss", damage=1)},
        pool=["standard", "standard", "move2"],
    )

    pos.play("place:standard>fire", "attack:b:1")

    assert pos.fact("b", "level") == 1
    assert pos.fact("S", "xp") == 0


# --- XP for indirect defeats ----------------------------------------------------------------------------------


@pytest.mark.rule("HG-RULING-32")
def test_an_enemy_a_hero_moves_into_an_inferno_is_that_heros_defeat():
    pos = position(
        "L   k   ~",
        active="liara",
        enemies={"k": grunt("guardian-simple", damage=1)},
        pool=["empowered", "standard", "move2"],
    )

    pos.play("place:empowered>lift", "attack:k:1", "enemy-to:k:A3")

    assert not pos.stands("k")
    assert pos.fact("L", "xp") == 1


@pytest.mark.rule("HG-RULING-32", "HG-RULING-30")
def test_an_enemy_burnt_at_the_start_of_a_round_gives_no_xp():
    pos = position("S   .   h", legend={"h": ["inferno"]}, faction="reapers", enemies={"h": grunt(HUSK)}, phase="round")

    assert not pos.stands("h")
    assert [hero.xp for hero in pos.state.heroes] == [0, 0, 0, 0]


@pytest.mark.rule("HG-RULING-32")
def test_a_mine_gives_its_owner_the_xp():
    pos = position(
        "S   .   .   k",
        enemies={"k": grunt("guardian-simple")},
        heroes={"S": hero(card="wall-that-walks"), "G": hero(unlocked=["proximity-mine"])},
        mines=["A3"],
        phase="threat",
        pool=["standard"],
    )

    assert not pos.stands("k")
    assert (pos.fact("G", "xp"), pos.fact("S", "xp")) == (1, 0)


# --- unlocking ------------------------------------------------------------------------------------------------


@pytest.mark.rule("HG-UNLOCK-02", "HG-PLAY-07")
def test_the_heros_own_player_chooses_the_ability():
    pos = hunting("k", xp=2, shepard={"seat": 1}, seats=2)

    shoot(pos, "k")

    assert pos.table.choice is not None
    assert pos.table.choice.seat == 1
    assert pos.offered == [
        "unlock:shepard:warp",
        "unlock:shepard:incinerate",
        "unlock:shepard:adrenaline-rush",
        "unlock:shepard:barrier",
    ]


@pytest.mark.rule("HG-UNLOCK-04", "HG-ADVAB-01", "HG-EX-20")
def test_an_ability_whose_prerequisite_is_locked_cannot_be_chosen():
    pos = position(
        "W   k",
        active="wrex",
        enemies={"k": grunt(ENGINEER)},
        heroes={"W": hero(xp=2)},
        pool=["standard", "standard", "move2"],
    )

    pos.play("place:standard>shotgun-blast", "attack:k:2")

    assert not pos.is_offered("unlock:wrex:krogan-warlord")
    assert pos.refusal("unlock:wrex:krogan-warlord") == ("HG-UNLOCK-04", "prerequisite-missing")


@pytest.mark.rule("HG-UNLOCK-04", "HG-ADVAB-01")
def test_an_advanced_ability_can_be_chosen_once_its_prerequisite_is_unlocked():
    pos = position(
        "W   k",
        active="wrex",
        enemies={"k": grunt(ENGINEER)},
        heroes={"W": hero(xp=2, unlocked=["krogans-are-best"])},
        pool=["standard", "standard", "move2"],
    )

    pos.play("place:standard>shotgun-blast", "attack:k:2")

    assert pos.is_offered("unlock:wrex:krogan-warlord")


@pytest.mark.rule("HG-ADVAB-02", "HG-UNLOCK-04")
def test_an_ability_with_two_prerequisites_needs_both():
    pos = hunting("k", xp=2, unlocked=["incinerate"])

    shoot(pos, "k")

    assert pos.refusal("unlock:shepard:firestorm") == ("HG-UNLOCK-04", "prerequisite-missing")
    both = hunting("k", xp=2, unlocked=["incinerate", "adrenaline-rush"])
    shoot(both, "k")
    assert both.is_offered("unlock:shepard:firestorm")


@pytest.mark.rule("HG-UNLOCK-05")
def test_a_loyalty_ability_cannot_be_chosen_by_xp():
    pos = position(
        "W   k",
        active="wrex",
        enemies={"k": grunt(ENGINEER)},
        heroes={"W": hero(xp=2)},
        pool=["standard", "standard", "move2"],
    )

    pos.play("place:standard>shotgun-blast", "attack:k:2")

    assert pos.refusal("unlock:wrex:last-of-the-old-blood") == ("HG-UNLOCK-05", "loyalty-only")


@pytest.mark.rule("HG-UNLOCK-03")
def test_an_unlocked_ability_cannot_be_unlocked_again():
    pos = hunting("k", xp=2, unlocked=["warp"])

    shoot(pos, "k")

    assert pos.refusal("unlock:shepard:warp") == ("HG-UNLOCK-03", "already-unlocked")


@pytest.mark.rule("HG-RULING-54")
def test_an_xp_unlock_with_nothing_left_to_choose_is_lost():
    every = [ability.id for ability in LIBRARY.heroes[0].spec.ability if ability.kind != "start"]
    pos = hunting("k", xp=2, unlocked=every)

    shoot(pos, "k")

    assert pos.fact("S", "xp") == 3
    assert pos.asked == "place-which"


@pytest.mark.rule("HG-ADVAB-01", "HG-BOARD-07")
def test_an_advanced_ability_names_prerequisites_on_its_own_board_and_has_a_place_in_the_grid():
    for board in LIBRARY.heroes:
        for ability in board.spec.ability:
            assert bool(ability.needs) == (ability.kind == "advanced")
            assert set(ability.needs) <= set(board.abilities)
        assert sorted(ability.box for ability in board.spec.ability) == list(range(1, 10))


@pytest.mark.rule("HG-ADVAB-02", "HG-SHEP-07")
def test_three_of_shepards_advanced_abilities_need_two_others_and_all_the_rest_one():
    needs = {
        board.id: sorted(len(ability.needs) for ability in board.spec.ability if ability.kind == "advanced")
        for board in LIBRARY.heroes
    }

    assert needs["shepard"] == [2, 2, 2]
    assert {count for id, counts in needs.items() if id != "shepard" for count in counts} == {1}


@pytest.mark.rule("HG-LOYAB-01", "HG-BOARD-08")
def test_every_hero_but_shepard_has_exactly_one_loyalty_ability():
    counts = {board.id: sum(ability.kind == "loyalty" for ability in board.spec.ability) for board in LIBRARY.heroes}

    assert counts == {"shepard": 0, "garrus": 1, "liara": 1, "tali": 1, "wrex": 1}
