"""Damage to enemies and to heroes; whom a hero's action can be aimed at."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.games.hagalaz.events import HeroAttacked
from support.hagalaz import Position, elite, grunt, hero, position, threat

GUARDIAN, ENGINEER, TROOPER = "guardian-simple", "engineer-simple", "assault-trooper-simple"
HEAVY = "guardian-extreme"

POOL = ("standard", "standard", "empowered", "move2")


def firing(drawing: str, *dice: str, **given: Any) -> Position:
    """Shepard's turn with these dice; Fire deals 1 damage, or 2 with an Empowered die."""
    return position(drawing, pool=dice or POOL, **given)


# --- damage to enemies ----------------------------------------------------------------------------------------


@pytest.mark.rule("HG-DMGE-01")
def test_damage_adds_up_within_the_round():
    pos = firing("S   .   k", enemies={"k": grunt(GUARDIAN)})

    pos.play("place:standard>fire", "attack:k:1")
    assert pos.fact("k", "damage") == 1
    pos.play("place:standard>fire", "attack:k:1")

    assert pos.fact("k", "damage") == 2
    assert pos.stands("k")


@pytest.mark.rule("HG-DMGE-02")
@pytest.mark.parametrize(("damage", "die", "dealt"), [(2, "standard", 1), (2, "empowered", 2)])
def test_a_grunt_is_defeated_when_its_damage_equals_or_exceeds_its_shield_value(damage: int, die: str, dealt: int):
    pos = firing("S   .   k", enemies={"k": grunt(GUARDIAN, damage=damage)})

    pos.play(f"place:{die}>fire", f"attack:k:{dealt}")

    assert not pos.stands("k")


@pytest.mark.rule("HG-DMGE-02")
def test_a_grunt_stands_while_its_damage_is_short_of_its_shield_value():
    pos = firing("S   .   k", enemies={"k": grunt(GUARDIAN)})

    pos.play("place:empowered>fire", "attack:k:2")

    assert pos.stands("k")


@pytest.mark.rule("HG-DMGE-03")
def test_a_defeated_grunt_goes_back_into_the_bag():
    pos = firing("S   .   k", enemies={"k": grunt(ENGINEER)}, bag={TROOPER: 1})

    pos.play("place:empowered>fire", "attack:k:2")

    assert pos.fact("table", "bag")[ENGINEER] == 1


@pytest.mark.rule("HG-DMGE-03")
def test_a_grunt_that_comes_back_from_the_bag_has_lost_all_its_tokens():
    pos = firing(
        "S   .   k   g",
        "empowered",
        "standard",
        enemies={"k": grunt(ENGINEER, damage=1, biotic=True, stunned=True)},
        bag={},
        heroes={"S": hero(card="wall-that-walks")},
        dice_taken=2,
    )

    pos.play("place:empowered>fire", "attack:k:2")

    assert [(enemy.token, enemy.damage, enemy.biotic, enemy.stunned) for enemy in pos.state.enemies] == [
        (ENGINEER, 0, False, False)
    ]


@pytest.mark.rule("HG-DMGE-04")
def test_a_heros_attack_hits_for_the_printed_number_without_a_roll():
    pos = firing("S   .   k", enemies={"k": grunt(GUARDIAN)})

    pos.play("place:standard>fire", "attack:k:1")

    assert pos.table.entries == ["place:standard>fire", "attack:e1:1"]
    assert pos.fact("k", "damage") == 1


@pytest.mark.rule("HG-DMGE-05", "HG-END-02")
def test_all_damage_comes_off_enemies_at_the_end_of_the_round():
    pos = position("S   .   k", phase="end", enemies={"k": grunt(GUARDIAN, damage=2)})

    assert pos.fact("table", "round") == 2
    assert pos.fact("k", "damage") == 0


@pytest.mark.rule("HG-DMGE-06", "HG-XP-01")
def test_defeating_an_enemy_with_an_ability_gives_that_hero_an_xp():
    pos = firing("S   .   k   G", enemies={"k": grunt(ENGINEER)})

    pos.play("place:empowered>fire", "attack:k:2")

    assert (pos.fact("S", "xp"), pos.fact("G", "xp")) == (1, 0)


@pytest.mark.rule("HG-DMGE-06")
def test_hurting_an_enemy_gives_no_xp():
    pos = firing("S   .   k", enemies={"k": grunt(ENGINEER)})

    pos.play("place:standard>fire", "attack:k:1")

    assert pos.fact("S", "xp") == 0


@pytest.mark.rule("HG-DMGE-07", "HG-ELITE-02")
def test_an_elite_loses_a_level_where_a_grunt_would_be_defeated():
    pos = firing("S   .   b", elite=[elite("boss", resilience=[2, 3])], enemies={"b": grunt("boss")})

    pos.play("place:empowered>fire", "attack:b:2")

    assert pos.stands("b")
    assert pos.fact("b", "level") == 1
    assert pos.fact("b", "toughness") == 3


# --- damage to heroes -----------------------------------------------------------------------------------------


def hit_by(token: str, **shepard: Any) -> Position:
    """A guardian attacks Shepard."""
    return threat("wall-that-walks", "S   k   .", enemies={"k": grunt(token)}, heroes={"S": hero(**shepard)})


@pytest.mark.rule("HG-DMGH-01")
def test_each_point_of_damage_takes_a_shield_while_there_are_shields():
    pos = hit_by(GUARDIAN, shields=3, health=6)

    assert (pos.fact("S", "shields"), pos.fact("S", "health")) == (1, 6)


@pytest.mark.rule("HG-DMGH-02")
def test_with_the_shields_down_each_point_of_damage_takes_health():
    pos = hit_by(GUARDIAN, shields=0, health=6)

    assert (pos.fact("S", "shields"), pos.fact("S", "health")) == (0, 4)


@pytest.mark.rule("HG-DMGH-03", "HG-EXD-06")
def test_one_hit_takes_the_last_shield_and_then_health():
    pos = hit_by(HEAVY, shields=1, health=4)

    assert (pos.fact("S", "shields"), pos.fact("S", "health")) == (0, 2)


@pytest.mark.rule("HG-DMGH-04", "HG-END-01")
def test_shields_recover_in_the_end_phase_and_health_does_not():
    pos = position("S   .   .", phase="end", heroes={"S": hero(shields=0, health=3)})

    assert (pos.fact("S", "shields"), pos.fact("S", "health")) == (4, 3)


@pytest.mark.rule("HG-DMGH-04")
def test_shields_do_not_recover_before_the_end_phase():
    pos = threat("wall-that-walks", "S   .   .", heroes={"S": hero(shields=1)}, bag={})

    assert pos.asked == "keep-which"
    assert pos.fact("S", "shields") == 1


@pytest.mark.rule("HG-DMGH-05", "HG-DOWN-01")
def test_a_hero_at_no_health_is_downed():
    pos = threat(
        "wall-that-walks",
        "S   .   G   k",
        enemies={"k": grunt(GUARDIAN)},
        heroes={"G": hero(health=2, shields=0)},
    )

    assert pos.fact("G", "health") == 0
    assert pos.fact("G", "downed")


def by_opportunity(how: dict[str, Any]) -> Position:
    pos = position("k   G   .   .", active="garrus", enemies={"k": grunt(ENGINEER)}, heroes={"G": how}, pool=POOL)
    return pos.play("place:move2>move", "move:A3")


def by_attack(how: dict[str, Any]) -> Position:
    enemies = {"k": grunt(ENGINEER)}
    return threat("sparks-and-orders", "k   G", active="garrus", enemies=enemies, heroes={"G": how})


def by_turret(how: dict[str, Any]) -> Position:
    rule = {"name": "turrets", "at": "start-of-round", "damage": 1}
    return position(
        "e   .   G",
        legend={"e": ["turret:E"]},
        rule=[{"id": "fire", "title": "", "text": "", "effect": rule}],
        heroes={"G": how},
        phase="round",
    )


def by_entering_inferno(how: dict[str, Any]) -> Position:
    pos = position("G   ~   .", active="garrus", heroes={"G": how}, pool=POOL)
    return pos.play("place:move2>move", "move:A2")


def by_standing_in_inferno(how: dict[str, Any]) -> Position:
    return position("G   .   .", legend={"G": ["inferno"]}, heroes={"G": how}, phase="round")


def by_coolant(how: dict[str, Any]) -> Position:
    legend = {"G": ["coolant"]}
    return position("G   .", legend=legend, active="garrus", heroes={"G": how}, phase="turn_end", pool=["move2"])


SOURCES = [
    (by_attack, 1),
    (by_opportunity, 1),
    (by_turret, 1),
    (by_entering_inferno, 1),
    (by_standing_in_inferno, 1),
    (by_coolant, 2),
]


@pytest.mark.rule("HG-DMGH-06", "HG-DMGH-01")
@pytest.mark.parametrize(("source", "damage"), SOURCES)
def test_whatever_hurts_a_hero_takes_shields_first(source: Any, damage: int):
    pos = source(hero(shields=3, health=4))

    assert (pos.fact("G", "shields"), pos.fact("G", "health")) == (3 - damage, 4)


@pytest.mark.rule("HG-DMGH-06", "HG-DMGH-02", "HG-DMGH-05")
@pytest.mark.parametrize(("source", "damage"), SOURCES)
def test_whatever_hurts_a_hero_without_shields_takes_health_and_downs_it(source: Any, damage: int):
    pos = source(hero(shields=0, health=damage))

    assert pos.fact("G", "health") == 0
    assert pos.fact("G", "downed")


@pytest.mark.rule("HG-RULING-57", "HG-TARGET-06", "HG-BIO-02")
def test_an_attack_of_0_is_still_an_attack_and_uses_the_activation():
    pos = threat("wall-that-walks", "S   k   .", enemies={"k": grunt(GUARDIAN, biotic=True)})

    assert [(event.hero, event.damage) for event in pos.news(HeroAttacked)] == [("shepard", 0)]
    assert pos.fact("S", "shields") == 4
    assert pos.at("k") == "A2"


# --- aiming ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("HG-RULING-72")
def test_an_action_that_names_line_of_fire_needs_it():
    pos = firing("S   .   k o m", enemies={"k": grunt(GUARDIAN), "m": grunt(GUARDIAN)})

    pos.play("place:standard>fire")

    assert pos.offered == ["attack:k:1", "decline"]
    assert pos.refusal("m") == ("HG-LOF-01", "no-line-of-fire")


@pytest.mark.rule("HG-RULING-72")
def test_an_action_that_names_a_distance_needs_no_line_of_fire():
    pos = position(
        """
        L   . | k

          .   .
        """,
        active="liara",
        enemies={"k": grunt(GUARDIAN)},
        pool=["standard", "move2", "move2"],
    )

    pos.play("place:standard>pistol-shot", "attack:k:1")

    assert pos.fact("k", "damage") == 1


@pytest.mark.rule("HG-RULING-72")
def test_an_action_that_names_neither_works_on_adjacent_enemies_only():
    pos = position(
        "m   W   .   k",
        active="wrex",
        enemies={"k": grunt(GUARDIAN), "m": grunt(GUARDIAN)},
        pool=["standard", "move2", "move2"],
    )

    pos.play("place:standard>skull-crack")

    assert pos.is_offered("attack:m:1")
    assert pos.refusal("k") == ("HG-RULING-72", "not-adjacent-enemy")


@pytest.mark.rule("HG-RULING-73")
def test_a_die_may_be_spent_on_an_attack_without_a_target():
    pos = firing("S   .   . o k", "standard", "move2", enemies={"k": grunt(GUARDIAN)})

    pos.play("place:standard>fire")

    assert pos.asked == "place-which"
    assert pos.fact("table", "pool") == ["move2"]
    assert pos.fact("k", "damage") == 0
