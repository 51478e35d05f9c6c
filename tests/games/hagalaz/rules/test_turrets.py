"""Turrets: whom they hit, and when."""

from __future__ import annotations

from typing import Any

import pytest

import starboard
from starboard.games.hagalaz.content.library import LIBRARY
from starboard.games.hagalaz.events import HeroHurt, TurretFired
from support.hagalaz import Position, elite, grunt, hero, position, threat

GUARDIAN = "guardian-simple"
EAST, WEST = {"e": ["turret:E"]}, {"w": ["turret:W"]}


def firing(drawing: str, *, legend: dict[str, list[str]] | None = None, **given: Any) -> Position:
    """A card fires the turrets for 2 damage; no grunt is left to come with it."""
    legend = {**EAST, **WEST, **(legend or {})}
    used = {letter: marks for letter, marks in legend.items() if letter in drawing}
    return threat("interlocking-arcs", drawing, legend=used, **{"bag": {}, **given})


def lost(pos: Position, letter: str) -> int:
    """How many shields a hero has lost."""
    missing: int = pos.fact(letter, "full_shields") - pos.fact(letter, "shields")
    return missing


@pytest.mark.rule("HG-TURR-01", "HG-SETUP-09")
def test_turrets_appear_in_missions_against_cerberus_and_start_active():
    for mission in LIBRARY.missions:
        table = starboard.new("hagalaz", scenario=mission.id)

        assert not mission.turrets or mission.spec.faction == "cerberus"
        assert table.state.disabled_turrets == 0
    assert any(len(mission.turrets) == 6 for mission in LIBRARY.missions)


@pytest.mark.rule("HG-TURR-02", "HG-MOVE-09")
def test_a_hero_may_enter_a_turrets_hex():
    pos = position("S   e   .", legend=EAST, pool=["move2", "standard", "standard"])

    pos.play("place:move2>move", "move:A2", "stop")

    assert pos.at("S") == "A2"


@pytest.mark.rule("HG-TURR-02")
def test_an_enemy_may_enter_a_turrets_hex():
    pos = threat("wall-that-walks", "S   e   .   k", legend=EAST, enemies={"k": grunt(GUARDIAN)})

    assert pos.at("k") == "A2"


@pytest.mark.rule("HG-TURR-02", "HG-GEN-01")
def test_a_turret_is_no_character_to_be_attacked():
    pos = position("S   e   k", legend=EAST, enemies={"k": grunt(GUARDIAN)}, pool=["standard", "move2", "move2"])

    pos.play("place:standard>fire")

    assert pos.offered == ["attack:k:1", "decline"]


@pytest.mark.rule("HG-TURR-03", "HG-EXD-25")
def test_a_hero_on_the_turrets_own_hex_is_hit():
    pos = firing("S   .", legend={"S": ["turret:E"]}, heroes={"S": hero()})

    assert lost(pos, "S") == 2


@pytest.mark.rule("HG-TURR-03")
def test_a_turret_fires_in_its_one_direction_only():
    pos = firing("G   .   e   .   S")

    assert (lost(pos, "S"), lost(pos, "G")) == (2, 0)


@pytest.mark.rule("HG-TURR-04")
@pytest.mark.parametrize("drawing", ["e   . | S", "e   . D S", "e   . d S", "e   . o S", "e | S", "e D S"])
def test_walls_doors_and_obstacles_block_a_turrets_line(drawing: str):
    assert lost(firing(drawing), "S") == 0


@pytest.mark.rule("HG-TURR-04")
def test_a_turrets_line_has_no_end_where_nothing_blocks_it():
    assert lost(firing("e   .   .   .   .   .   .   .   S"), "S") == 2


@pytest.mark.rule("HG-TURR-04", "HG-FEAT-16")
def test_a_turret_hits_nobody_on_another_level_unless_adjacent():
    far = firing("e   .   S", legend={"S": ["upper"]}, heroes={"S": hero()})
    near = firing("e   S   .", legend={"S": ["upper"]}, heroes={"S": hero()})

    assert (lost(far, "S"), lost(near, "S")) == (0, 2)


@pytest.mark.rule("HG-RULING-48", "HG-TURR-04")
@pytest.mark.parametrize("edge", ["o", "d"])
def test_an_obstacle_or_an_unlocked_door_on_the_turrets_own_edge_is_ignored(edge: str):
    assert lost(firing(f"e {edge} .   S"), "S") == 2


@pytest.mark.rule("HG-TURR-05")
def test_a_turret_hits_every_hero_in_its_line():
    pos = firing("e   S   .   G   .   L")

    assert [lost(pos, letter) for letter in "SGL"] == [2, 2, 2]


@pytest.mark.rule("HG-TURR-05")
def test_every_active_turret_fires():
    pos = firing(
        """
        e   .   S

          .   G   .   w
        """
    )

    pos.play("fire:0")

    assert (lost(pos, "S"), lost(pos, "G")) == (2, 2)


@pytest.mark.rule("HG-TURR-06")
def test_the_damage_is_what_the_card_or_the_mission_says():
    card = firing("e   .   S")
    rule = {"name": "turrets", "at": "start-of-round", "damage": 1}
    page = position(
        "e   .   S",
        legend=EAST,
        phase="round",
        rule=[{"id": "fire", "title": "", "text": "", "effect": rule}],
    )

    assert (lost(card, "S"), lost(page, "S")) == (2, 1)


@pytest.mark.rule("HG-TURR-07", "HG-EXD-24")
def test_a_hero_in_two_lines_suffers_each_turrets_damage_separately():
    pos = firing("e   .   S   .   w", heroes={"S": hero(shields=3)})

    pos.play("fire:0")

    assert [(event.shields, event.health) for event in pos.news(HeroHurt)] == [(2, 0), (1, 1)]


@pytest.mark.rule("HG-TURR-08")
def test_a_disabled_turret_does_not_fire():
    pos = firing("e   .   S   .   w", disabled_turrets=["A1"])

    assert [event.turret for event in pos.news(TurretFired)] == [1]
    assert lost(pos, "S") == 2


@pytest.mark.rule("HG-TURR-08")
def test_disabling_a_turret_flips_its_token():
    pos = position(
        "S   .   .",
        legend={"S": ["turret:E"]},
        heroes={"S": hero()},
        action=[
            {
                "id": "pull",
                "name": "",
                "text": "",
                "where": {"token": "turret"},
                "effect": {"name": "disable-turrets", "which": "here", "count": 1},
            }
        ],
        pool=["standard", "move2", "move2"],
    )

    pos.play("place:standard>mission", "do:pull:turret-0")

    assert pos.fact("table", "disabled_turrets") == ["A1"]


@pytest.mark.rule("HG-TURR-09")
def test_turrets_do_not_hurt_enemies():
    pos = firing(
        "e   k   b   S",
        elite=[elite("boss", resilience=[2])],
        enemies={"k": grunt("engineer-simple"), "b": grunt("boss")},
    )

    assert lost(pos, "S") == 2
    assert (pos.fact("k", "damage"), pos.fact("b", "damage"), pos.fact("b", "level")) == (0, 0, 0)


@pytest.mark.rule("HG-RULING-48", "HG-PLAY-07")
def test_the_active_heros_player_orders_several_turrets():
    pos = firing("e   .   G   .   w", active="garrus", heroes={"G": hero(seat=1)}, seats=2)

    assert (pos.asked, pos.offered) == ("turret-which", ["fire:0", "fire:1"])
    assert pos.table.choice is not None
    assert pos.table.choice.seat == 1
    pos.play("fire:1")
    assert [event.turret for event in pos.news(TurretFired)] == [1, 0]


@pytest.mark.rule("HG-TURR-05", "HG-DMGH-05")
def test_a_turret_is_not_said_to_fire_at_a_downed_hero():
    pos = firing("e   .   G   .   S", heroes={"G": hero(downed=True, health=0)})
    assert len(pos.news(TurretFired)) == 1

    pos = firing("S   e   .   G", heroes={"G": hero(downed=True, health=0)})
    assert pos.news(TurretFired) == []


@pytest.mark.rule("HG-RULING-48")
def test_with_no_active_turret_the_order_to_fire_has_no_effect():
    pos = firing("e   .   S", disabled_turrets=["A1"])

    assert pos.news(TurretFired) == []
    assert lost(pos, "S") == 0
