"""A Clear Shot, Garrus's loyalty mission: hides and perches, Lanner's watch, Quill, the floodlights."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.core.hexes import bits
from starboard.games.hagalaz.printed import SHELF
from support.hagalaz import Position, briefed, grunt, hero, position

MISSION = SHELF.mission("clear-shot")
BOARD = MISSION.board
GRID = BOARD.grid(0)
LANNER, QUILL = "lanner", "quill"
HIDES = ("A4", "A10", "D2", "D11", "G4", "G10")
PERCHES = ("A1", "A13", "D12", "G1", "G13")


def spine(**given: Any) -> Position:
    """A position in the mission; Garrus is the active hero, Lanner sits in A13 unless enemies are given."""
    given = {
        "squad": ["shepard", "garrus", "wrex", "tali"],
        "active": "garrus",
        "pool": ["standard"] * 3,
        "enemies": {"l": grunt(LANNER, at="A13")},
        **given,
    }
    heroes = {"S": hero(at="D5"), "G": hero(at="D6"), "W": hero(at="C7"), "T": hero(at="D8")}
    given["heroes"] = {**heroes, **given.get("heroes", {})}
    return position(mission="clear-shot", **given)


def card(card: str, *, active: str = "shepard", **given: Any) -> Position:
    """A threat card beside the active hero's board is resolved."""
    letter = {"shepard": "S", "garrus": "G", "wrex": "W", "tali": "T"}[active]
    heroes = dict(given.pop("heroes", {}))
    heroes[letter] = {**heroes.get(letter, {}), "card": card}
    return spine(phase="threat", active=active, heroes=heroes, **given)


def perches_seen_from(name: str) -> list[str]:
    return [perch for perch in PERCHES if GRID.fire[BOARD.index[name]] >> BOARD.index[perch] & 1]


# --- the map --------------------------------------------------------------------------------------------------


def test_the_spine_is_one_open_area_of_two_rails_and_a_keel_walk():
    assert (BOARD.size, len(BOARD.areas), len(BOARD.doors)) == (72, 1, 0)
    assert [len([name for name in BOARD.names if name[0] == row]) for row in "ADG"] == [13, 12, 13]


def test_tokens_spawns_and_loot_are_within_the_limits():
    marks = BOARD.marks
    assert (len(marks["objective"]), len(marks["perch"]), len(marks["grunt-spawn"]), len(marks["loot"])) == (6, 5, 4, 4)
    assert len(marks["start"]) + len(marks["start:garrus"]) == 4


def test_every_perch_is_in_line_of_fire_of_a_hide_that_is_covered_from_it_or_looks_at_two():
    assert {hide: perches_seen_from(hide) for hide in HIDES} == {
        "A4": ["G1"],
        "A10": ["G13"],
        "D2": ["A1", "G1"],
        "D11": ["A13", "D12", "G13"],
        "G4": ["A1"],
        "G10": ["A13"],
    }
    seeing_back = [
        hide for hide in HIDES for perch in perches_seen_from(hide) if hide in _seen_from(BOARD.index[perch])
    ]
    assert sorted(set(seeing_back)) == ["D11", "D2"]


def _seen_from(at: int) -> list[str]:
    return [BOARD.names[hex] for hex in bits(GRID.fire[at])]


@pytest.mark.rule("HG-OBST-04")
def test_behind_the_parapet_a_perch_sees_along_the_rail_and_is_not_seen():
    assert GRID.fire[BOARD.index["A13"]] >> BOARD.index["A9"] & 1
    assert not GRID.fire[BOARD.index["A9"]] >> BOARD.index["A13"] & 1


@pytest.mark.parametrize(("goal", "far"), [("D2", 4), ("A10", 5), ("G10", 5), ("A13", 8), ("G1", 7), ("F7", 2)])
def test_every_goal_can_be_reached_from_where_garrus_starts(goal: str, far: int):
    assert GRID.walk_distances(1 << BOARD.index[goal])[BOARD.index["D6"]] == far


@pytest.mark.rule("HG-SETUP-14", "HG-RULING-49")
def test_garrus_takes_part_and_has_a_start_hex_of_his_own():
    garrus = briefed("clear-shot").heroes[1]

    assert (garrus.id, BOARD.names[garrus.at]) == ("garrus", "D6")


# --- the watch ------------------------------------------------------------------------------------------------


@pytest.mark.thing("elite:lanner")
def test_the_first_hero_who_enters_his_line_of_fire_is_shot_at():
    pos = spine(pool=["move2", "standard", "standard"], heroes={"G": hero(at="A7")})

    pos.play("place:move2>move", "move:A8")

    assert pos.fact("G", "shields") == 0
    assert pos.fact("G", "health") == 4
    assert pos.state.counters["watch"] == 1


def test_a_second_one_crosses_unharmed():
    pos = spine(
        pool=["move2", "standard", "standard"],
        heroes={"G": hero(at="A7")},
        counters={"watch": 1},
    )

    pos.play("place:move2>move", "move:A8", "move:A9")

    assert (pos.fact("G", "shields"), pos.fact("G", "health")) == (3, 5)


def test_outside_his_lines_nobody_is_shot_at():
    pos = spine(pool=["move2", "standard", "standard"])

    pos.play("place:move2>move", "move:D7", "stop")

    assert pos.fact("G", "shields") == 3
    assert "watch" not in pos.state.counters


@pytest.mark.thing("elite:lanner")
@pytest.mark.rule("HG-BIO-02")
def test_a_biotic_effect_softens_the_shot():
    pos = spine(
        pool=["move2", "standard", "standard"],
        heroes={"G": hero(at="A7")},
        enemies={"l": grunt(LANNER, at="A13", biotic=True)},
    )

    pos.play("place:move2>move", "move:A8")

    assert pos.fact("G", "shields") == 1


def test_with_a_new_round_his_watch_is_ready_again():
    pos = spine(phase="round", counters={"watch": 1}, deck={"dropped-kit": 4})

    assert pos.state.counters["watch"] == 0


def test_without_lanner_nobody_watches():
    pos = spine(pool=["move2", "standard", "standard"], heroes={"G": hero(at="A7")}, enemies={})

    pos.play("place:move2>move", "move:A8", "stop")

    assert pos.fact("G", "shields") == 3


# --- Quill ----------------------------------------------------------------------------------------------------


@pytest.mark.thing("elite:quill")
def test_quill_calls_the_wind_for_another_shot_if_she_sees_somebody():
    pos = card(
        "officer-on-deck",
        enemies={"q": grunt(QUILL, at="D3")},
        heroes={"S": hero(at="D4")},
        counters={"watch": 1},
    )

    assert pos.fact("S", "shields") == 2, "she attacked first"
    assert pos.state.counters["watch"] == 0


def test_quill_who_sees_nobody_calls_nothing():
    east = {"S": hero(at="E11"), "G": hero(at="E12"), "W": hero(at="F11"), "T": hero(at="F12")}
    pos = card("officer-on-deck", enemies={"q": grunt(QUILL, at="A2")}, heroes=east, counters={"watch": 1})

    pos.play("enemy-to:q:A6")

    assert pos.state.counters["watch"] == 1


def test_what_others_do_while_she_looks_on_is_not_her_activation():
    pos = card(
        "sparks-and-orders",
        enemies={"q": grunt(QUILL, at="D3"), "e": grunt("engineer-simple", at="C4")},
        heroes={"S": hero(at="D4")},
        counters={"watch": 1},
    )

    assert pos.fact("S", "shields") == 3, "the engineer struck"
    assert pos.state.counters["watch"] == 1
    assert (pos.asked, pos.at("e")) == ("keep-which", "C4"), "nobody else goes from perch to perch"


# --- the floodlights ------------------------------------------------------------------------------------------


@pytest.mark.thing("action:clear-shot/throw-the-floodlight")
def test_a_floodlight_spends_his_watch():
    pos = spine(heroes={"G": hero(at="B6")})

    pos.play("place:standard>mission", "do:throw-the-floodlight:terminal")

    assert pos.state.counters["watch"] == 1


@pytest.mark.rule("HG-MISS-01")
def test_once_he_has_fired_the_light_would_change_nothing():
    assert not spine(heroes={"G": hero(at="B6")}, counters={"watch": 1}).is_offered("place:standard>mission")


# --- perches --------------------------------------------------------------------------------------------------


def test_he_stays_on_a_perch_with_somebody_to_shoot_at():
    pos = card("officer-on-deck", heroes={"S": hero(at="A9")})

    assert pos.at("l") == "A13"
    assert pos.fact("S", "health") < 6 or pos.fact("S", "shields") < 4


@pytest.mark.thing("rule:clear-shot/five-perches")
def test_without_anybody_in_line_he_goes_to_the_perch_that_sees_most():
    pos = card(
        "officer-on-deck",
        heroes={"S": hero(at="G3"), "G": hero(at="G5"), "W": hero(at="A3"), "T": hero(at="C7")},
    )

    assert pos.at("l") == "G1"


@pytest.mark.thing("rule:clear-shot/five-perches")
def test_of_equal_perches_the_player_picks_one():
    pos = card("officer-on-deck", heroes={"T": hero(at="E7")})

    assert pos.asked == "enemy-goes-where"
    assert set(pos.offered) == {"enemy-to:l:A1", "enemy-to:l:D12", "enemy-to:l:G1", "enemy-to:l:G13"}


def test_perches_with_somebody_on_them_are_not_free():
    pos = card(
        "officer-on-deck",
        heroes={"S": hero(at="G1"), "G": hero(at="D12"), "W": hero(at="A1"), "T": hero(at="C7")},
        enemies={"l": grunt(LANNER, at="A13"), "g": grunt("guardian-simple", at="G13")},
    )

    assert pos.at("l") == "A13", "his own is the last free one"


@pytest.mark.thing("action:clear-shot/take-the-shot")
def test_a_lost_level_makes_him_move():
    pos = spine(heroes={"G": hero(at="D11"), "S": hero(at="A3")}, tokens={"objective-4": "D11"})

    pos.play("place:standard>mission", "do:take-the-shot:objective-4")

    assert pos.fact("l", "level") == 1
    assert pos.at("l") != "A13"


def test_a_level_that_another_loses_moves_nobody():
    pos = spine(
        heroes={"W": hero(at="C12")},
        active="wrex",
        pool=["standard"] * 3,
        enemies={"l": grunt(LANNER, at="A13"), "q": grunt(QUILL, at="C11", damage=4)},
    )

    pos.play("place:standard>shotgun-blast", "attack:q:2")

    assert pos.fact("q", "level") == 1
    assert (pos.at("q"), pos.at("l")) == ("C11", "A13")


def test_a_hit_that_costs_him_no_level_does_not():
    pos = spine(
        pool=["empowered"] * 3,
        heroes={"G": hero(at="D11", unlocked=["assassinate"])},
    )

    pos.play("place:empowered>assassinate", "attack:l")

    assert (pos.at("l"), pos.fact("l", "damage")) == ("A13", 1)


# --- hits -----------------------------------------------------------------------------------------------------


def test_on_a_perch_every_hit_deals_3_less():
    pos = spine(heroes={"W": hero(at="B12")}, active="wrex", pool=["empowered"] * 3)

    pos.play("place:empowered>shotgun-blast", "attack:l:4")

    assert pos.fact("l", "damage") == 1


def test_off_a_perch_he_is_like_anybody():
    pos = spine(
        heroes={"W": hero(at="B12")},
        active="wrex",
        pool=["standard"] * 3,
        enemies={"l": grunt(LANNER, at="A12"), "q": grunt(QUILL, at="C12")},
    )

    pos.play("place:standard>shotgun-blast", "attack:l:2")

    assert pos.fact("l", "damage") == 2


def test_the_parapet_covers_nobody_else():
    pos = spine(
        heroes={"W": hero(at="B12")},
        active="wrex",
        pool=["standard"] * 3,
        enemies={"l": grunt(LANNER, at="G1"), "q": grunt(QUILL, at="A13")},
    )

    pos.play("place:standard>shotgun-blast", "attack:q:2")

    assert pos.fact("q", "damage") == 2


# --- the shot -------------------------------------------------------------------------------------------------


@pytest.mark.rule("HG-MISS-02")
def test_a_shot_from_a_hide_uses_it_up():
    pos = spine(heroes={"G": hero(at="D11")}, enemies={"l": grunt(LANNER, at="A13", level=3)})

    pos.play("place:standard>mission", "do:take-the-shot:objective-4")

    assert pos.fact("l", "damage") == 4
    assert "objective-4" not in pos.state.tokens
    assert pos.state.counters["shots"] == 1


@pytest.mark.thing("action:clear-shot/take-the-shot")
def test_with_an_empowered_die_it_goes_through_the_last_level():
    pos = spine(heroes={"G": hero(at="D11")}, pool=["empowered"] * 3, enemies={"l": grunt(LANNER, at="A13", level=3)})

    pos.play("place:empowered>mission", "do:take-the-shot:objective-4", dice=["assault-trooper-simple"])

    assert not pos.stands("l")
    assert pos.fact("G", "xp") == 1


@pytest.mark.rule("HG-MISS-01")
@pytest.mark.parametrize(
    ("active", "letter", "at", "lanner"),
    [
        ("wrex", "W", "D11", "A13"),
        ("garrus", "G", "D11", "A1"),
        ("garrus", "G", "D10", "D12"),
    ],
    ids=["another hero", "no line of fire", "no hide"],
)
def test_no_shot_for(active: str, letter: str, at: str, lanner: str):
    pos = spine(active=active, heroes={letter: hero(at=at)}, enemies={"l": grunt(LANNER, at=lanner)})

    assert not pos.is_offered("place:standard>mission")


def test_with_lanner_gone_there_is_nothing_to_shoot_at():
    assert not spine(heroes={"G": hero(at="D11")}, enemies={}).is_offered("place:standard>mission")


# --- objectives -----------------------------------------------------------------------------------------------


@pytest.mark.thing("objective:clear-shot/answer-him")
def test_the_first_shot_is_an_answer_and_brings_a_grunt():
    pos = spine(heroes={"G": hero(at="D11")})

    pos.play("place:standard>mission", "do:take-the-shot:objective-4", dice=["guardian-simple"])

    assert "answer-him" in pos.state.done
    assert 85 in pos.state.passages
    assert [enemy.token for enemy in pos.state.enemies] == [LANNER, "guardian-simple"]


@pytest.mark.thing("objective:clear-shot/the-second-one")
@pytest.mark.rule("HG-OBJ-06", "HG-LOYM-08", "HG-LOYAB-01", "HG-WAR-04")
def test_with_lanner_the_mission_is_won():
    pos = spine(
        heroes={"G": hero(at="D11")},
        pool=["empowered"] * 3,
        done=["answer-him"],
        counters={"shots": 1},
        enemies={"l": grunt(LANNER, at="A13", level=3)},
    )

    pos.play("place:empowered>mission", "do:take-the-shot:objective-4")

    assert pos.over == "loyalty"
    assert pos.state.war_readiness == 1
    assert "archangel" in pos.fact("G", "unlocked")
    assert pos.state.facts == ["spine-crossed"]


@pytest.mark.thing("objective:clear-shot/answer-him", "objective:clear-shot/the-second-one")
def test_if_he_falls_before_any_shot_that_is_answer_enough():
    pos = spine(
        heroes={"W": hero(at="B12")},
        active="wrex",
        pool=["empowered"] * 3,
        enemies={"l": grunt(LANNER, at="A13", level=3, damage=5)},
    )

    pos.play("place:empowered>shotgun-blast", "attack:l:4", dice=["guardian-simple"])

    assert "answer-him" in pos.state.done
    assert pos.over == "loyalty"


def test_three_levels_are_not_four():
    pos = spine(
        heroes={"G": hero(at="D11")},
        pool=["empowered"] * 3,
        done=["answer-him"],
        enemies={"l": grunt(LANNER, at="A13", level=2)},
    )

    pos.play("place:empowered>mission", "do:take-the-shot:objective-4")

    assert not pos.over


@pytest.mark.thing("objective:clear-shot/put-out-his-eyes")
@pytest.mark.rule("HG-OBJ-05")
def test_quill_counts_if_nobody_has_heard_garrus_yet():
    pos = spine(
        heroes={"W": hero(at="D3")},
        active="wrex",
        enemies={"l": grunt(LANNER, at="A13"), "q": grunt(QUILL, at="D2", level=1, damage=4)},
    )

    pos.play("place:standard>shotgun-blast", "attack:q:2", dice=["medi-gel"])

    assert "put-out-his-eyes" in pos.state.done
    assert pos.state.war_readiness == 1
    assert pos.fact("table", "inventory")["medi-gel"] == 1


def test_after_a_shot_she_counts_no_more():
    pos = spine(
        heroes={"W": hero(at="D3")},
        active="wrex",
        counters={"shots": 1},
        done=["answer-him"],
        enemies={"l": grunt(LANNER, at="A13"), "q": grunt(QUILL, at="D2", level=1, damage=4)},
    )

    pos.play("place:standard>shotgun-blast", "attack:q:2")

    assert not pos.stands("q")
    assert "put-out-his-eyes" not in pos.state.done


@pytest.mark.rule("HG-WREX-02", "HG-RULING-67")
def test_when_a_mine_drives_provoked_lanner_to_another_perch_he_is_drawn_no_further():
    pos = spine(
        active="wrex",
        phase="roll",
        heroes={
            "W": hero(at="G7", unlocked=["krogans-are-best"]),
            "G": hero(at="D2", unlocked=["proximity-mine"]),
            "S": hero(at="A6"),
            "T": hero(at="F7"),
        },
        enemies={"l": grunt(LANNER, at="B2", damage=3)},
        mines=["C2"],
    )

    pos.play("attack:l", "enemy-to:l:C2")

    assert pos.at("l") == "A1"
    assert pos.asked == "keep-which"
