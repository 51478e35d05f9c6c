"""Elites, stunned enemies and the biotic effect."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.games.hagalaz.content.library import LIBRARY
from starboard.games.hagalaz.effects import stun
from starboard.games.hagalaz.events import EnemyActivated, HeroAttacked
from support.hagalaz import Position, elite, grunt, hero, position, threat

GUARDIAN, ENGINEER, TROOPER = "guardian-simple", "engineer-simple", "assault-trooper-simple"


def facing(resilience: list[int], *dice: str, boss: dict[str, Any] | None = None, **given: Any) -> Position:
    """Shepard faces an elite two hexes away."""
    pool = dice or ("standard", "standard", "empowered", "empowered", "move2")
    return position(
        "S   .   b   .",
        elite=[elite("boss", resilience=resilience)],
        enemies={"b": grunt("boss", **(boss or {}))},
        pool=pool,
        **given,
    )


def track(pos: Position) -> tuple[int, int]:
    """The elite's exhausted levels and the damage on it."""
    return pos.fact("b", "level"), pos.fact("b", "damage")


# --- the resilience track -------------------------------------------------------------------------------------


@pytest.mark.rule("HG-ELITE-01")
def test_every_mission_includes_an_elite():
    assert LIBRARY.missions
    for mission in LIBRARY.missions:
        assert mission.spec.elite


@pytest.mark.rule("HG-ELITE-02")
def test_the_levels_are_exhausted_from_top_to_bottom():
    pos = facing([2, 1, 3])
    needed = [pos.fact("b", "toughness")]

    pos.play("place:empowered>fire", "attack:b:2")
    needed.append(pos.fact("b", "toughness"))
    pos.play("place:standard>fire", "attack:b:1")
    needed.append(pos.fact("b", "toughness"))

    assert needed == [2, 1, 3]


@pytest.mark.rule("HG-ELITE-03")
def test_damage_equal_to_the_topmost_value_ticks_the_level_and_comes_off():
    pos = facing([3, 5], boss={"damage": 1})

    pos.play("place:empowered>fire", "attack:b:2")

    assert track(pos) == (1, 0)


@pytest.mark.rule("HG-ELITE-03")
def test_damage_short_of_the_topmost_value_stays_on_the_elite():
    pos = facing([3, 5])

    pos.play("place:empowered>fire", "attack:b:2")

    assert track(pos) == (0, 2)


@pytest.mark.rule("HG-ELITE-04", "HG-EXD-16")
def test_excess_damage_of_the_same_attack_is_ignored():
    pos = position(
        "W   b   .",
        active="wrex",
        elite=[elite("boss", resilience=[4, 6])],
        enemies={"b": grunt("boss", damage=3)},
        pool=["empowered", "standard", "move2"],
    )

    pos.play("place:empowered>shotgun-blast", "attack:b:4")

    assert track(pos) == (1, 0)


@pytest.mark.rule("HG-ELITE-05", "HG-XP-06", "HG-BAG-09")
def test_an_elite_without_a_level_left_is_defeated_and_leaves_the_map_for_good():
    pos = facing([4, 2], boss={"level": 1})
    bag = pos.fact("table", "bag")

    pos.play("place:empowered>fire", "attack:b:2")

    assert not pos.stands("b")
    assert pos.fact("S", "xp") == 1
    assert pos.fact("table", "bag") == bag


@pytest.mark.rule("HG-ELITE-06", "HG-EXD-17")
def test_damage_short_of_a_level_is_removed_in_the_end_phase():
    pos = position(
        "S   .   b",
        phase="end",
        elite=[elite("boss", resilience=[4, 6])],
        enemies={"b": grunt("boss", level=1, damage=5)},
    )

    assert track(pos) == (1, 0)
    assert pos.fact("b", "toughness") == 6


@pytest.mark.rule("HG-EX-19", "HG-ELITE-03", "HG-ELITE-06")
def test_a_ravager_that_has_suffered_4_and_then_6_damage_needs_5_more():
    page = {"elite": [elite("ravager", resilience=[4, 6, 5])], "faction": "reapers"}

    def shot(level: int, damage: int) -> Position:
        pos = position(
            "W   b",
            active="wrex",
            enemies={"b": grunt("ravager", level=level, damage=damage)},
            pool=["empowered", "standard", "move2"],
            **page,
        )
        return pos.play("place:empowered>shotgun-blast", "attack:b:4")

    first = shot(level=0, damage=0)
    second = shot(level=first.fact("b", "level"), damage=2)

    assert (first.fact("b", "level"), second.fact("b", "level")) == (1, 2)
    assert (second.fact("b", "damage"), second.fact("b", "toughness")) == (0, 5)


@pytest.mark.rule("HG-ELITE-07", "HG-FEAT-08")
def test_an_elite_ignores_an_inferno_it_stands_in():
    pos = position(
        "S   .   b   k",
        legend={"b": ["inferno"], "k": ["inferno"]},
        elite=[elite("boss", resilience=[3])],
        enemies={"b": grunt("boss"), "k": grunt(GUARDIAN)},
        phase="round",
    )

    assert (pos.fact("b", "damage"), pos.fact("k", "damage")) == (0, 1)


@pytest.mark.rule("HG-ELITE-08")
@pytest.mark.parametrize(
    ("card", "woken"),
    [
        ("officer-on-deck", ["boss"]),
        ("close-enough-to-curse", ["boss"]),
        ("long-way-round", [GUARDIAN]),
        ("wall-that-walks", [GUARDIAN]),
        ("hammer-and-anvil", [GUARDIAN, TROOPER]),
    ],
)
def test_an_elite_is_woken_by_orders_for_elites_or_enemies_in_general(card: str, woken: list[str]):
    pos = threat(
        card,
        "S   .   .   .   b   .   n   .   k",
        elite=[elite("boss", resilience=[3])],
        enemies={"b": grunt("boss"), "n": grunt(TROOPER), "k": grunt(GUARDIAN)},
    )

    assert [event.token for event in pos.news(EnemyActivated)] == woken


@pytest.mark.rule("HG-ELITE-08")
def test_every_elite_is_woken_by_an_order_for_elites():
    pos = threat(
        "officer-on-deck",
        "S   .   .   .   b   .   c",
        elite=[elite("boss", resilience=[3]), elite("chief", resilience=[3])],
        enemies={"b": grunt("boss"), "c": grunt("chief")},
    )

    assert [event.token for event in pos.news(EnemyActivated)] == ["boss", "chief"]


@pytest.mark.rule("HG-ELITE-09", "HG-STUN-06")
def test_an_elite_cannot_be_stunned():
    pos = position(
        "L   b   k",
        active="liara",
        elite=[elite("boss", resilience=[3])],
        enemies={"b": grunt("boss"), "k": grunt(GUARDIAN)},
        pool=["move2", "standard", "standard"],
    )

    pos.play("place:move2>stasis")
    assert [key for key in pos.offered if key.startswith("attack")] == ["attack:k"]
    pos.play("attack:k")

    assert (pos.fact("b", "stunned"), pos.fact("k", "stunned")) == (False, True)


@pytest.mark.rule("HG-ELITE-09")
def test_whatever_stuns_leaves_an_elite_as_it_is():
    pos = facing([3])

    stun(pos.state, pos.enemy("b"), rule="HG-STUN-01")

    assert not pos.fact("b", "stunned")


@pytest.mark.rule("HG-RULING-55")
def test_an_action_that_resolves_twice_is_two_attacks_on_an_elite():
    pos = position(
        "T   b",
        active="tali",
        elite=[elite("boss", resilience=[1, 2])],
        enemies={"b": grunt("boss")},
        pool=["empowered", "standard", "move2"],
    )

    pos.play("place:empowered>pistol-burst")
    while pos.asked != "place-which":
        pos.play(pos.offered[0])

    assert track(pos) == (1, 1)


@pytest.mark.rule("HG-RULING-55", "HG-ELITE-04")
def test_one_attack_exhausts_one_level_at_most():
    pos = facing([1, 1, 1])

    pos.play("place:empowered>fire", "attack:b:2")

    assert track(pos) == (1, 0)


@pytest.mark.rule("HG-RULING-56")
def test_several_levels_may_fall_in_one_round_through_separate_attacks():
    pos = facing([1, 2, 3])

    pos.play("place:standard>fire", "attack:b:1", "place:empowered>fire", "attack:b:2")

    assert track(pos) == (2, 0)


# --- stunned enemies ------------------------------------------------------------------------------------------


@pytest.mark.rule("HG-STUN-01")
def test_stunning_turns_the_token_to_its_stunned_side():
    pos = position("L   .   k", active="liara", enemies={"k": grunt(GUARDIAN)}, pool=["move2", "standard", "standard"])

    pos.play("place:move2>stasis", "attack:k")

    assert pos.fact("k", "stunned")


@pytest.mark.rule("HG-STUN-02", "HG-OPP-07")
def test_a_stunned_enemy_makes_no_opportunity_attack():
    pos = position("k   S   .", enemies={"k": grunt(GUARDIAN, stunned=True)}, pool=["move2", "standard"])

    pos.play("place:move2>move", "move:A3")

    assert pos.fact("S", "shields") == 4


@pytest.mark.rule("HG-STUN-02", "HG-ACTV-03")
def test_a_stunned_enemy_is_never_activated():
    pos = threat("wall-that-walks", "S   k   .", enemies={"k": grunt(GUARDIAN, stunned=True)})

    assert pos.news(EnemyActivated) == []
    assert pos.fact("S", "shields") == 4


@pytest.mark.rule("HG-STUN-03")
def test_a_stunned_enemy_recovers_in_the_end_phase_unless_it_is_concealed():
    pos = position("S   k   . d m", phase="end", enemies={"k": grunt(GUARDIAN, stunned=True), "m": grunt(GUARDIAN)})

    assert (pos.fact("k", "stunned"), pos.fact("m", "stunned")) == (False, True)


@pytest.mark.rule("HG-STUN-04", "HG-MOVE-06")
def test_a_stunned_enemy_still_occupies_its_hex():
    pos = position("S   k   .", enemies={"k": grunt(GUARDIAN, stunned=True)}, pool=["move2", "standard", "standard"])

    pos.play("place:move2>move")

    assert pos.asked == "place-which", "there is nowhere to go"
    assert pos.at("S") == "A1"


@pytest.mark.rule("HG-STUN-04")
def test_a_stunned_enemy_can_be_damaged_and_defeated():
    pos = position(
        "S   .   k",
        enemies={"k": grunt(GUARDIAN, stunned=True, damage=1)},
        pool=["standard", "standard", "move2", "move2"],
    )
    assert pos.fact("k", "toughness") == 3

    pos.play("place:standard>fire", "attack:k:1")
    assert pos.fact("k", "damage") == 2
    pos.play("place:standard>fire", "attack:k:1")

    assert not pos.stands("k")


@pytest.mark.rule("HG-STUN-05")
def test_damage_and_biotic_tokens_stay_on_an_enemy_that_is_stunned():
    pos = position(
        "L   .   k",
        active="liara",
        enemies={"k": grunt(GUARDIAN, damage=2, biotic=True)},
        pool=["move2", "standard", "standard"],
    )

    pos.play("place:move2>stasis", "attack:k")

    assert (pos.fact("k", "stunned"), pos.fact("k", "damage"), pos.fact("k", "biotic")) == (True, 2, True)


@pytest.mark.rule("HG-STUN-06")
def test_an_elites_stunned_side_shows_that_it_is_concealed():
    pos = position(
        "S   . d b",
        elite=[elite("boss", resilience=[3])],
        enemies={"b": grunt("boss")},
        pool=["move2", "standard", "standard"],
    )
    assert pos.fact("b", "stunned")

    pos.play("place:move2>move", "move:A2")

    assert not pos.fact("b", "stunned")


# --- the biotic effect ----------------------------------------------------------------------------------------


def lifting(*dice: str, **guardian: Any) -> Position:
    """Liara lifts a guardian: 1 damage and a biotic effect."""
    pos = position(
        "L   .   k",
        active="liara",
        enemies={"k": grunt("guardian-extreme", **guardian)},
        pool=dice or ("standard", "move2", "move2"),
    )
    return pos.play("place:standard>lift", "attack:k:1")


@pytest.mark.rule("HG-BIO-01")
def test_a_biotic_effect_lies_on_an_enemy_until_the_round_ends():
    assert lifting().fact("k", "biotic")

    pos = position("S   .   k", phase="end", enemies={"k": grunt(GUARDIAN, biotic=True)})

    assert not pos.fact("k", "biotic")


@pytest.mark.rule("HG-BIO-02")
@pytest.mark.parametrize(("token", "attack"), [(ENGINEER, 0), (GUARDIAN, 0), ("guardian-extreme", 1)])
def test_a_biotic_effect_takes_2_off_the_attack_value_to_no_less_than_0(token: str, attack: int):
    pos = position("S   .   k", enemies={"k": grunt(token, biotic=True)}, pool=["move2"])

    assert pos.fact("k", "attack") == attack


@pytest.mark.rule("HG-BIO-03")
def test_a_second_biotic_effect_changes_nothing():
    pos = lifting(biotic=True)

    assert pos.fact("k", "biotic")
    assert pos.fact("k", "attack") == 1
    assert pos.fact("k", "damage") == 1


@pytest.mark.rule("HG-BIO-04")
def test_the_reduction_holds_for_normal_attacks():
    pos = threat("wall-that-walks", "S   k", enemies={"k": grunt("guardian-extreme", biotic=True)})

    assert pos.fact("S", "shields") == 3


@pytest.mark.rule("HG-BIO-04")
def test_the_reduction_holds_for_opportunity_attacks():
    pos = position(
        "k   S   .", enemies={"k": grunt("guardian-extreme", biotic=True)}, pool=["move2", "standard", "standard"]
    )

    pos.play("place:move2>move", "move:A3")

    assert [event.damage for event in pos.news(HeroAttacked)] == [1]
    assert pos.fact("S", "shields") == 3


@pytest.mark.rule("HG-BIO-05")
def test_an_elite_can_carry_a_biotic_effect():
    pos = position(
        "S   .   b",
        elite=[elite("boss", resilience=[3], attack=3)],
        enemies={"b": grunt("boss")},
        heroes={"S": hero(unlocked=["warp"])},
        pool=["standard", "move2", "move2"],
    )

    pos.play("place:standard>warp")
    pos.play(pos.offered[0])

    assert pos.fact("b", "biotic")
    assert pos.fact("b", "attack") == 1
