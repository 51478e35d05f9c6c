"""Map features: bonus loot, fast travel, inferno, coolant, terminals, elevation; limits of the box."""

from __future__ import annotations

from typing import Any

import pytest

import starboard
from starboard.core.errors import ContentError
from starboard.core.hexmap import parse_map
from starboard.games.hagalaz.content.library import DEFAULT_LEGEND, check_map
from starboard.games.hagalaz.events import HeroAttacked, HeroHurt
from starboard.games.hagalaz.printed import SHELF
from support.hagalaz import Position, elite, grunt, hero, position, threat

GUARDIAN, TROOPER, HUSK = "guardian-simple", "assault-trooper-simple", "husk-simple"
GUNS = SHELF.mission("guns-of-cerberus")


def moving(drawing: str, die: str = "move3", **given: Any) -> Position:
    """Shepard has begun a Move action."""
    pool = [die, "standard", "standard"]
    return position(drawing, **{"pool": pool, **given}).play(f"place:{die}>move")


# --- bonus loot -----------------------------------------------------------------------------------------------


@pytest.mark.rule("HG-FEAT-01", "HG-SETUP-07")
def test_a_bonus_loot_icon_gets_a_loot_token_like_any_other():
    table = starboard.new("hagalaz", scenario=GUNS.id)
    marks = GUNS.board.marks

    assert len(marks["bonus-loot"]) == 1
    assert table.state.loot == dict.fromkeys((*marks["loot"], *marks["bonus-loot"]), 1)


# --- fast travel ----------------------------------------------------------------------------------------------


@pytest.mark.rule("HG-FEAT-02")
def test_fast_travel_icons_come_in_pairs():

    with pytest.raises(ContentError, match="fast-travel-a must stand on exactly two hexes"):
        check_map(GUNS.spec, board_with("s   s   s   s   1   a"), "a map")


@pytest.mark.rule("HG-FEAT-02")
def test_an_icon_leads_to_its_own_pair_only():
    pos = moving("S   .   b   .   a   .   b", legend={"S": ["fast-travel-a"]}, heroes={"S": hero()})

    assert [key for key in pos.offered if key.startswith("travel")] == ["travel:A5"]


@pytest.mark.rule("HG-FEAT-03", "HG-MOVE-11")
def test_fast_travel_costs_1_movement_point():
    pos = moving("S   .   .   .   a   .   .   .", legend={"S": ["fast-travel-a"]}, heroes={"S": hero()})

    pos.play("travel:A5", "move:A6", "move:A7")

    assert pos.at("S") == "A7"
    assert pos.asked == "place-which"


@pytest.mark.rule("HG-FEAT-03", "HG-MOVE-11")
def test_fast_travel_leads_back_again_for_another_movement_point():
    pos = moving("S   .   .   .   a   .   .   .", legend={"S": ["fast-travel-a"]}, heroes={"S": hero()})

    pos.play("travel:A5", "travel:A1")

    assert pos.at("S") == "A1"
    assert pos.offered == ["move:A2", "travel:A5", "stop"], "one movement point is left"


@pytest.mark.rule("HG-FEAT-03")
def test_fast_travel_is_for_who_stands_on_the_icon():
    pos = moving(".   S   a   .   .   a")

    assert not [key for key in pos.offered if key.startswith("travel")]


@pytest.mark.rule("HG-FEAT-04", "HG-OPP-06")
def test_fast_travel_provokes_no_opportunity_attack():
    pos = moving(
        "k   S   .   .   a   .",
        legend={"S": ["fast-travel-a"]},
        heroes={"S": hero()},
        enemies={"k": grunt("guardian-extreme")},
    )

    pos.play("travel:A5")

    assert pos.news(HeroAttacked) == []
    assert pos.asked == "move-where"


@pytest.mark.rule("HG-FEAT-05", "HG-ADV-10")
def test_an_enemy_on_a_fast_travel_hex_walks():
    pos = threat(
        "wall-that-walks",
        "S   a   .   .   .   .   k",
        legend={"k": ["fast-travel-a"]},
        enemies={"k": grunt(GUARDIAN)},
    )

    assert pos.at("k") == "A5"


# --- inferno --------------------------------------------------------------------------------------------------


@pytest.mark.rule("HG-FEAT-06")
def test_a_hero_who_moves_into_an_inferno_suffers_1_damage_for_each_hex():
    pos = moving("S   ~   ~   .")

    pos.play("move:A2", "move:A3", "move:A4")

    assert pos.fact("S", "shields") == 2


@pytest.mark.rule("HG-FEAT-06")
def test_a_grunt_that_moves_into_an_inferno_suffers_1_damage():
    pos = threat("hands-in-the-dark", "S   .   ~   h", faction="reapers", enemies={"h": grunt("husk-normal")})

    assert pos.at("h") == "A2"
    assert pos.fact("h", "damage") == 1


@pytest.mark.rule("HG-FEAT-06", "HG-MOVE-10")
def test_a_grunt_may_burn_on_its_way():
    pos = threat("hands-in-the-dark", "S   .   ~   h", faction="reapers", enemies={"h": grunt(HUSK)}, bag={})

    assert not pos.stands("h")
    assert pos.fact("table", "bag")[HUSK] == 1


@pytest.mark.rule("HG-FEAT-07", "HG-ROUND-03")
def test_at_the_start_of_a_round_everybody_on_an_inferno_hex_suffers_1_damage():
    pos = position(
        "S   G   k   .",
        legend={"S": ["inferno"], "k": ["inferno"]},
        heroes={"S": hero(), "G": hero()},
        enemies={"k": grunt(GUARDIAN)},
        phase="round",
    )

    assert (pos.fact("S", "shields"), pos.fact("G", "shields")) == (3, 3)
    assert pos.fact("k", "damage") == 1


@pytest.mark.rule("HG-FEAT-06", "HG-FEAT-07", "HG-EXD-23")
def test_a_hero_who_stays_in_an_inferno_burns_on_entering_and_again_when_the_round_starts():
    pos = moving("S   ~   .", die="move2", pool=["move2"], dice_taken=2)
    pos.play("move:A2", "stop")

    assert pos.fact("table", "round") == 2
    burns = [event for event in pos.news(HeroHurt) if event.hero == "shepard"]
    assert [(event.shields, event.rule) for event in burns] == [(1, "HG-FEAT-06"), (1, "HG-FEAT-07")]


@pytest.mark.rule("HG-FEAT-08", "HG-ELITE-07")
def test_an_elite_walks_through_an_inferno_unhurt():
    pos = threat(
        "officer-on-deck", "S   .   ~   b", elite=[elite("boss", resilience=[1])], enemies={"b": grunt("boss")}
    )

    assert pos.at("b") == "A2"
    assert (pos.fact("b", "damage"), pos.fact("b", "level")) == (0, 0)


@pytest.mark.rule("HG-FEAT-09", "HG-ADV-11")
def test_a_grunt_that_could_keep_out_of_the_fire_enters_it_if_only_that_lets_it_attack():
    pos = threat(
        "wall-that-walks",
        """
        S   .   ~   k

          .   .   .
        """,
        enemies={"k": grunt(GUARDIAN)},
    )

    # From B2 it could not attack Shepard; A2 lies beyond the fire.
    assert pos.at("k") == "A2"
    assert pos.fact("k", "damage") == 1


@pytest.mark.rule("HG-RULING-30")
def test_inferno_comes_before_the_cards_are_dealt_heroes_in_turn_order_then_grunts():
    squad = ["shepard", "garrus", "liara", "wrex"]
    pos = position(
        "S   G   L   k",
        squad=squad,
        lead="liara",
        legend={letter: ["inferno"] for letter in "SGLk"},
        heroes={letter: hero() for letter in "SGL"} | {"G": hero(health=1, shields=0)},
        enemies={"k": grunt(GUARDIAN)},
        phase="round",
    )

    assert [event.hero for event in pos.news(HeroHurt)] == ["liara", "shepard", "garrus"]
    assert pos.fact("G", "downed")
    assert pos.fact("G", "card") == ""


@pytest.mark.rule("HG-RULING-31")
def test_an_enemy_forced_into_an_inferno_burns():
    pos = position(
        "W   k   ~",
        active="wrex",
        enemies={"k": grunt("guardian-extreme")},
        pool=["standard", "move2", "move2"],
    )

    pos.play("place:standard>skull-crack", "attack:k:1")

    assert pos.at("k") == "A3"
    assert pos.fact("k", "damage") == 2


@pytest.mark.rule("HG-RULING-31")
def test_a_hero_who_travels_into_an_inferno_burns():
    pos = moving(
        "S   .   .   a",
        legend={"S": ["fast-travel-a"], "a": ["fast-travel-a", "inferno"]},
        heroes={"S": hero()},
    )

    pos.play("travel:A4")

    assert pos.fact("S", "shields") == 3


@pytest.mark.rule("HG-RULING-31")
def test_a_grunt_spawned_in_an_inferno_does_not_burn():
    pos = threat("wall-that-walks", "S   .   f", legend={"f": ["grunt-spawn", "inferno"]}, bag={TROOPER: 1})

    assert [(enemy.token, enemy.damage) for enemy in pos.state.enemies] == [(TROOPER, 0)]


# --- coolant --------------------------------------------------------------------------------------------------


@pytest.mark.rule("HG-FEAT-10", "HG-EXD-22")
def test_walking_through_coolant_hurts_nobody():
    pos = moving("S   c   c   .", pool=["move3", "standard"], dice_taken=2)

    pos.play("move:A2", "move:A3", "move:A4")

    assert pos.asked == "keep-which", "the turn is over"
    assert pos.fact("S", "shields") == 4


@pytest.mark.rule("HG-FEAT-10", "HG-EXD-22")
def test_a_hero_who_ends_its_turn_in_coolant_suffers_2_damage():
    pos = moving("S   c   c   .", pool=["move3", "standard"], dice_taken=2)

    pos.play("move:A2", "stop")

    assert pos.asked == "keep-which"
    assert pos.fact("S", "shields") == 2


@pytest.mark.rule("HG-FEAT-10")
def test_the_end_of_an_action_in_coolant_is_not_the_end_of_the_turn():
    pos = moving("S   c   c   .")

    pos.play("move:A2", "stop")

    assert pos.asked == "place-which"
    assert pos.fact("S", "shields") == 4


@pytest.mark.rule("HG-FEAT-10")
def test_coolant_hurts_only_the_hero_whose_turn_ends():
    pos = position(
        "S   G", legend={"G": ["coolant"]}, heroes={"G": hero()}, phase="turn_end", active="shepard", pool=["move2"]
    )

    assert pos.fact("G", "shields") == 3


@pytest.mark.rule("HG-RULING-44")
def test_coolant_comes_after_the_threat_card():
    pos = threat(
        "wall-that-walks",
        "S   k",
        legend={"S": ["coolant"]},
        heroes={"S": hero()},
        enemies={"k": grunt(GUARDIAN)},
    )

    assert [event.rule for event in pos.news(HeroHurt)] == ["HG-TARGET-06", "HG-FEAT-10"]


@pytest.mark.rule("HG-FEAT-11")
def test_coolant_does_not_hurt_enemies():
    pos = threat("wall-that-walks", "S   c   c   k", enemies={"k": grunt(GUARDIAN)})

    assert pos.at("k") == "A2"
    assert pos.asked == "keep-which", "the turn has ended"
    assert pos.fact("k", "damage") == 0


# --- terminals ------------------------------------------------------------------------------------------------


@pytest.mark.rule("HG-FEAT-12", "HG-MISS-02")
@pytest.mark.parametrize("here", ["terminal", "terminal-1", "terminal-2"])
def test_what_a_terminal_does_is_up_to_the_mission(here: str):
    actions = [
        {
            "id": f"use-{mark}",
            "name": "",
            "text": "",
            "where": {"mark": mark},
            "effect": {"name": "tick", "counter": "used", "amount": 1},
        }
        for mark in ("terminal", "terminal-1", "terminal-2")
    ]
    pos = position(
        "S   .",
        legend={"S": [here]},
        heroes={"S": hero()},
        action=actions,
        counter=[{"id": "used", "name": "", "boxes": 3}],
        pool=["standard", "move2", "move2"],
    )

    pos.play("place:standard>mission")

    assert pos.offered == [f"do:use-{here}:{here}", "decline"]


@pytest.mark.rule("HG-FEAT-12")
def test_a_terminal_does_nothing_by_itself():
    pos = position("S   .", legend={"S": ["terminal"]}, heroes={"S": hero()}, pool=["standard", "move2"])

    assert not pos.is_offered("place:standard>mission")


# --- elevation ------------------------------------------------------------------------------------------------

CLIFF = {"S": ["upper"]}


@pytest.mark.rule("HG-FEAT-13", "HG-FEAT-14", "HG-EX-33")
def test_a_hero_steps_down_an_edge_between_two_levels():
    pos = moving("u   S   .", legend=CLIFF, heroes={"S": hero()})

    pos.play("move:A3")

    assert pos.at("S") == "A3"


@pytest.mark.rule("HG-FEAT-13", "HG-FEAT-14", "HG-EX-33")
def test_a_hero_does_not_step_up_again():
    pos = moving("u   S   .")

    assert pos.offered == ["move:A3", "stop"]
    assert pos.refusal("move:A1") == ("HG-FEAT-14", "too-high")


@pytest.mark.rule("HG-FEAT-15", "HG-ADJ-04", "HG-EX-33")
@pytest.mark.parametrize(("drawing", "upper"), [("S   k", "S"), ("S   k", "k")])
def test_hexes_on_two_levels_are_adjacent_both_ways(drawing: str, upper: str):
    pos = threat(
        "wall-that-walks", drawing, legend={upper: ["upper"]}, heroes={"S": hero()}, enemies={"k": grunt(GUARDIAN)}
    )

    assert pos.fact("S", "shields") == 2


@pytest.mark.rule("HG-FEAT-15", "HG-DIST-01")
def test_distance_runs_across_an_elevation_both_ways():
    for upper in ("L", "k"):
        pos = position(
            "L   .   .   k",
            active="liara",
            legend={upper: ["upper"]},
            heroes={"L": hero()},
            enemies={"k": grunt(GUARDIAN)},
            pool=["standard", "move2", "move2"],
        )

        pos.play("place:standard>pistol-shot")

        assert pos.offered == ["attack:k:1", "decline"]


@pytest.mark.rule("HG-FEAT-16", "HG-LOF-08", "HG-EX-33")
def test_nobody_has_line_of_fire_to_another_level_unless_adjacent():
    pos = position(
        "k   S   .   m",
        legend=CLIFF,
        heroes={"S": hero()},
        enemies={"k": grunt(GUARDIAN), "m": grunt(GUARDIAN)},
        pool=["standard", "move2", "move2"],
    )

    pos.play("place:standard>fire")

    assert pos.offered == ["attack:k:1", "decline"]
    assert pos.refusal("m") == ("HG-LOF-01", "no-line-of-fire")


@pytest.mark.rule("HG-FEAT-16")
def test_a_ranged_enemy_has_no_line_of_fire_to_another_level_either():
    pos = threat("fire-by-numbers", "S   .   .   n", legend=CLIFF, heroes={"S": hero()}, enemies={"n": grunt(TROOPER)})

    assert pos.news(HeroAttacked) == []


# --- limits of the box ----------------------------------------------------------------------------------------


def board_with(drawing: str) -> Any:
    """A board for a mission page."""
    legend = {**DEFAULT_LEGEND, "e": ["turret:E"], "1": ["elite-1"]}
    return parse_map(drawing, legend, file="a map", entry="map")


@pytest.mark.rule("HG-RULING-52")
@pytest.mark.parametrize(
    ("icon", "most", "what"),
    [("P", 7, "prisoner"), ("O", 7, "objective"), ("e", 6, "turret"), ("*", 12, "loot"), ("+", 12, "loot")],
)
def test_a_map_has_no_more_icons_than_there_are_tokens_in_the_box(icon: str, most: int, what: str):
    start = "s   s   s   s   1"
    check_map(GUNS.spec, board_with("   ".join([start, *[icon] * most])), "a map")

    with pytest.raises(ContentError, match=f"{most + 1} {what} icons, but the box holds {most} tokens"):
        check_map(GUNS.spec, board_with("   ".join([start, *[icon] * (most + 1)])), "a map")


@pytest.mark.rule("HG-RULING-52")
def test_a_map_has_no_more_doors_than_there_are_door_tokens():
    start = "s   s   s   s   1"
    check_map(GUNS.spec, board_with(start + " D ." * 8), "a map")

    with pytest.raises(ContentError, match="9 door icons, but the box holds 8 tokens"):
        check_map(GUNS.spec, board_with(start + " D ." * 9), "a map")


@pytest.mark.rule("HG-RULING-52")
def test_damage_and_biotic_tokens_never_run_out():
    letters = "abcdefhijkmnpqrtvwxyzABCDEF"
    assert len(letters) > 20
    enemies = {letter: grunt(GUARDIAN, damage=1, biotic=True) for letter in letters[:-1]}
    enemies[letters[-1]] = grunt(GUARDIAN, damage=1)
    pos = position(
        "S   " + "   ".join(letters),
        enemies=enemies,
        heroes={"S": hero(unlocked=["warp"])},
        bag={},
        pool=["standard", "move2", "move2"],
    )

    pos.play("place:standard>warp")
    pos.play(pos.offered[0])

    assert sum(enemy.biotic for enemy in pos.state.enemies) == len(letters)
    assert sum(enemy.damage for enemy in pos.state.enemies) == len(letters)
