"""Enemy markers: Grapple, Ranged, Reaction, Sprint."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.games.hagalaz.content.library import LIBRARY
from starboard.games.hagalaz.events import EnemyHurt, EnemyMoved, HeroAttacked
from support.hagalaz import Position, elite, grunt, hero, position, threat

GUARDIAN, TROOPER = "guardian-simple", "assault-trooper-simple"
GRAPPLING, REACTING = "guardian-normal", "engineer-normal"
HUSK = "husk-simple"


def firing(drawing: str, *dice: str, **given: Any) -> Position:
    """Shepard's turn with these dice."""
    return position(drawing, pool=dice or ("standard", "empowered", "move3", "move2"), **given)


def moves(pos: Position) -> list[tuple[str, str]]:
    """The enemies' moves."""
    return [(event.start, event.to) for event in pos.news(EnemyMoved)]


@pytest.mark.rule("HG-MARK-01", "HG-ICON-03")
def test_there_are_four_markers_and_a_grunt_carries_at_most_one():
    assert {marker for grunt in LIBRARY.grunts for marker in grunt.markers} == {
        "grapple",
        "ranged",
        "reaction",
        "sprint",
    }
    assert max(len(grunt.markers) for grunt in LIBRARY.grunts) == 1


@pytest.mark.rule("HG-MARK-01", "HG-MARK-09")
def test_an_enemy_may_carry_several_markers():
    boss = elite("boss", resilience=[3], markers=["sprint", "ranged"])

    pos = position("S   .   b", elite=[boss], enemies={"b": grunt("boss")}, pool=["move2"])

    assert pos.fact("b", "markers") == ["ranged", "sprint"]


# --- Grapple --------------------------------------------------------------------------------------------------


@pytest.mark.rule("HG-MARK-02")
def test_grapple_ends_the_move_action_after_the_opportunity_attack():
    pos = firing("k   S   .   .   .", enemies={"k": grunt(GRAPPLING)})

    pos.play("place:move3>move", "move:A3")

    assert pos.asked == "place-which"
    assert pos.at("S") == "A3"
    assert pos.fact("S", "shields") == 2


@pytest.mark.rule("HG-MARK-02")
def test_without_grapple_the_move_goes_on():
    pos = firing("k   S   .   .   .", enemies={"k": grunt(GUARDIAN)})

    pos.play("place:move3>move", "move:A3")

    assert pos.asked == "move-where"


@pytest.mark.rule("HG-MARK-02")
def test_grapple_does_not_hold_who_stays_adjacent():
    pos = firing(
        """
        k   .   .

          S   .   .
        """,
        enemies={"k": grunt(GRAPPLING)},
    )

    pos.play("place:move3>move", "move:A2")

    assert pos.asked == "move-where"


# --- Ranged ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("HG-MARK-03")
@pytest.mark.parametrize(
    ("card", "token", "attacks"), [("fire-by-numbers", TROOPER, 1), ("wall-that-walks", GUARDIAN, 0)]
)
def test_only_with_ranged_a_hero_who_is_not_adjacent_is_attacked(card: str, token: str, attacks: int):
    pos = threat(card, "S   .   .   .   n", enemies={"n": grunt(token)})

    assert len(pos.news(HeroAttacked)) == attacks


@pytest.mark.rule("HG-MARK-09", "HG-MARK-03")
def test_an_elite_with_ranged_shoots():
    boss = elite("boss", resilience=[3], markers=["ranged"])

    pos = threat("officer-on-deck", "S   .   .   b", elite=[boss], enemies={"b": grunt("boss")})

    assert pos.fact("S", "shields") == 2
    assert pos.at("b") == "A4"


# --- Reaction -------------------------------------------------------------------------------------------------


@pytest.mark.rule("HG-MARK-04", "HG-EXD-32")
def test_an_enemy_with_reaction_moves_1_hex_toward_the_hero_who_hurt_it():
    pos = firing("S   .   .   k   .", enemies={"k": grunt(REACTING)})

    pos.play("place:standard>fire", "attack:k:1")

    assert pos.at("k") == "A3"
    assert pos.fact("k", "damage") == 1


@pytest.mark.rule("HG-MARK-04", "HG-EXD-32")
def test_a_defeated_enemy_does_not_react():
    pos = firing("S   .   .   k   .", enemies={"k": grunt(REACTING, damage=2)})

    pos.play("place:standard>fire", "attack:k:1")

    assert not pos.stands("k")
    assert moves(pos) == []


@pytest.mark.rule("HG-MARK-04")
def test_an_enemy_without_reaction_stays():
    pos = firing("S   .   .   k   .", enemies={"k": grunt(GUARDIAN)})

    pos.play("place:standard>fire", "attack:k:1")

    assert pos.at("k") == "A4"


@pytest.mark.rule("HG-MARK-05")
def test_the_player_of_the_damaging_hero_picks_the_hex_among_the_nearest():
    pos = firing(
        """
          .   .   .

        S   .   .   .

          .   .   k

        .   .   .   .
        """,
        enemies={"k": grunt(REACTING)},
        heroes={"S": hero(unlocked=["incinerate"], seat=1)},
        seats=2,
    )

    pos.play("place:standard>incinerate", "attack:k:2")

    assert pos.table.choice is not None
    assert pos.table.choice.seat == 1
    assert pos.offered == ["enemy-to:k:B3", "enemy-to:k:C2"]
    pos.play("enemy-to:k:B3")
    assert pos.at("k") == "B3"


@pytest.mark.rule("HG-MARK-08")
def test_a_reaction_move_is_1_hex_even_with_sprint_and_no_attack_follows():
    boss = elite("boss", resilience=[5], markers=["reaction", "sprint"])
    far = firing("S   .   .   .   .   b", elite=[boss], enemies={"b": grunt("boss")})
    near = firing("S   .   b", elite=[boss], enemies={"b": grunt("boss")})

    for pos in (far, near):
        pos.play("place:standard>fire", "attack:b:1")

    assert (far.at("b"), near.at("b")) == ("A5", "A2")
    assert near.fact("S", "shields") == 4


@pytest.mark.rule("HG-MARK-09", "HG-MARK-04")
def test_an_elite_that_loses_a_level_reacts():
    boss = elite("boss", resilience=[1, 3], markers=["reaction"])
    pos = firing("S   .   .   b", elite=[boss], enemies={"b": grunt("boss")})

    pos.play("place:standard>fire", "attack:b:1")

    assert pos.fact("b", "level") == 1
    assert pos.at("b") == "A3"


@pytest.mark.rule("HG-RULING-45")
def test_an_adjacent_enemy_does_not_react():
    pos = firing(
        """
        S   k   .

          .   .
        """,
        enemies={"k": grunt(REACTING)},
    )

    pos.play("place:standard>fire", "attack:k:1")

    assert pos.at("k") == "A2"
    assert pos.asked == "place-which"


@pytest.mark.rule("HG-RULING-45")
def test_an_enemy_below_a_cliff_is_adjacent_and_does_not_run_for_the_ramp():
    pos = firing(
        """
        S   k   .
         =
          .   .
        """,
        legend={"S": ["upper"]},
        heroes={"S": hero()},
        enemies={"k": grunt(REACTING)},
    )

    pos.play("place:standard>fire", "attack:k:1")

    assert pos.at("k") == "A2"
    assert pos.asked == "place-which"


@pytest.mark.rule("HG-RULING-45")
def test_an_enemy_does_not_react_if_no_nearer_hex_is_free():
    pos = firing("S   .   m   k   .", enemies={"k": grunt(REACTING), "m": grunt(GUARDIAN)})

    pos.play("place:standard>fire", "attack:k:1")

    assert pos.at("k") == "A4"


@pytest.mark.rule("HG-RULING-45", "HG-MARK-04")
def test_a_reaction_comes_before_the_rest_of_the_action():
    pos = position(
        "S   .   .   .   k",
        enemies={"k": grunt(REACTING)},
        heroes={"S": hero(unlocked=["adrenaline-rush"])},
        pool=["standard"] * 3,
    )

    pos.play("place:standard>adrenaline-rush", "stop", "attack:k:1")

    assert pos.at("k") == "A4"
    assert pos.asked == "move-where", "Shepard has her second move before her"


@pytest.mark.rule("HG-RULING-45", "HG-MARK-04")
def test_an_enemy_hurt_on_its_way_reacts_at_once_and_then_goes_on():
    pos = position(
        "S   .   .   .   .   k   .   .   .   .   .   .   G",
        enemies={"k": grunt("marauder-normal")},
        faction="reapers",
        heroes={"S": hero(card="old-drills"), "G": hero(unlocked=["proximity-mine"])},
        mines=["A5"],
        phase="threat",
        pool=["standard"],
    )

    assert moves(pos) == [("A6", "A5"), ("A5", "A6"), ("A6", "A5")], "over the mine, toward Garrus, on toward Shepard"


@pytest.mark.rule("HG-RULING-45")
def test_enemies_hurt_at_the_same_instant_react_when_all_of_them_are_hurt():
    pos = firing(
        "S   .   .   k   m",
        enemies={"k": grunt(REACTING), "m": grunt(REACTING)},
        inventory={"grenade": 1},
    )

    pos.play("place:standard>fire", "grenade:A4", "react:k")

    happened = [event for event, _ in pos.table.news() if isinstance(event, EnemyHurt | EnemyMoved)]
    assert [type(event) for event in happened] == [EnemyHurt, EnemyHurt, EnemyMoved, EnemyMoved]
    assert pos.asked == "attack-whom"
    assert (pos.at("k"), pos.at("m")) == ("A3", "A4")


@pytest.mark.rule("HG-RULING-45")
def test_an_enemy_hemmed_in_by_another_stays_if_it_is_the_first_to_react():
    pos = firing(
        "S   .   .   k   m",
        enemies={"k": grunt(REACTING), "m": grunt(REACTING)},
        inventory={"grenade": 1},
    )

    pos.play("place:standard>fire", "grenade:A4")

    assert (pos.asked, pos.offered) == ("which-enemy-reacts", ["react:k", "react:m"])
    pos.play("react:m")
    assert pos.asked == "attack-whom", "k has nobody to wait for"
    assert (pos.at("k"), pos.at("m")) == ("A3", "A5")


@pytest.mark.rule("HG-RULING-45", "HG-PLAY-07")
def test_the_damaging_heros_player_says_which_of_two_enemies_reacts_first():
    pos = firing(
        """
        S   .   .   k

          .   .   m
        """,
        enemies={"k": grunt(REACTING), "m": grunt(REACTING)},
        inventory={"grenade": 1},
        heroes={"S": hero(seat=1)},
        seats=2,
    )

    pos.play("place:standard>revive", "grenade:A3")

    assert (pos.asked, pos.offered) == ("which-enemy-reacts", ["react:k", "react:m"])
    assert pos.table.choice is not None
    assert pos.table.choice.seat == 1
    pos.play("react:m")
    assert pos.offered == ["enemy-to:m:A3", "enemy-to:m:B2"]


@pytest.mark.rule("HG-RULING-45", "HG-MARK-07")
@pytest.mark.parametrize(("how", "hex"), [("damage-and-stun", "A4"), ("damage", "A3")])
def test_an_enemy_stunned_by_the_same_effect_does_not_react(how: str, hex: str):
    pos = position(
        "G   .   .   k",
        active="garrus",
        enemies={"k": grunt(REACTING)},
        pool=["empowered", "standard", "move2"],
    )

    pos.play("place:empowered>overload", "attack:k", f"use:{how}")

    assert pos.fact("k", "damage") == 2
    assert pos.at("k") == hex


@pytest.mark.rule("HG-RULING-46")
def test_damage_by_the_map_triggers_no_reaction():
    pos = position("S   .   .   k", legend={"k": ["inferno"]}, enemies={"k": grunt(REACTING)}, phase="round")

    assert pos.fact("k", "damage") == 1
    assert pos.at("k") == "A4"


@pytest.mark.rule("HG-RULING-46", "HG-MARK-04")
def test_a_mine_draws_the_enemy_to_the_hero_who_laid_it():
    pos = position(
        "S   .   .   .   .   k   .   .   .   .   .   .   G",
        enemies={"k": grunt("marauder-normal")},
        faction="reapers",
        heroes={"S": hero(card="old-drills"), "G": hero(unlocked=["proximity-mine"])},
        mines=["A4"],
        phase="threat",
        pool=["standard"],
    )

    assert pos.fact("k", "damage") == 3
    assert pos.at("k") == "A5", "to A4 for Shepard, then back 1 hex toward Garrus"


# --- Sprint and stunned enemies -------------------------------------------------------------------------------


@pytest.mark.rule("HG-MARK-06", "HG-ADV-01")
def test_sprint_gives_up_to_4_movement_points():
    pos = threat("hands-in-the-dark", "S   .   .   .   .   h   .", faction="reapers", enemies={"h": grunt(HUSK)})

    assert moves(pos) == [("A6", "A2")]


@pytest.mark.rule("HG-MARK-07", "HG-TOKEN-02")
@pytest.mark.parametrize("token", [TROOPER, GRAPPLING, REACTING])
def test_a_stunned_enemy_has_no_marker(token: str):
    pos = firing("S   .   k", enemies={"k": grunt(token, stunned=True)})

    assert pos.fact("k", "markers") == []
    pos.play("place:standard>fire", "attack:k:1")
    assert pos.at("k") == "A3"


@pytest.mark.rule("HG-MARK-05", "HG-RULING-29")
@pytest.mark.parametrize(("token", "ways"), [("marauder-normal", ["C2"]), ("boss", ["B2", "C2"])])
def test_a_grunt_that_reacts_keeps_out_of_the_fire_if_another_hex_is_as_near(token: str, ways: list[str]):
    pos = position(
        """
        S   .   .   .

          .   ~   .   .

        .   .   k   .
        """,
        faction="reapers",
        elite=[elite("boss", resilience=[9], markers=["reaction"])],
        enemies={"k": grunt(token)},
        heroes={"S": hero(unlocked=["incinerate"])},
        pool=["standard"] * 3,
    )

    pos.play("place:standard>incinerate", "attack:k:2")

    if len(ways) > 1:
        assert pos.offered == [f"enemy-to:k:{way}" for way in ways]
        pos.play(f"enemy-to:k:{ways[0]}")
    assert pos.at("k") == ways[0]
