"""Blood Price, Wrex's loyalty mission: gates, chains, krogan beside the heroes, Karn and the Sum of Two."""

from __future__ import annotations

from typing import Any

import pytest

import starboard
from starboard.core.errors import UnknownName
from starboard.games.hagalaz.events import EnemyHurt, EnemySpawned
from starboard.games.hagalaz.printed import SHELF
from support.hagalaz import Position, grunt, hero, position

MISSION = SHELF.mission("blood-price")
BOARD = MISSION.board
GATES = ("B4/C4", "B7/C7", "F3/G3", "F8/G8")
OPEN_PENS: dict[str, Any] = {"done": ["open-the-pens"], "counters": {"freed": 3}}


def pit(**given: Any) -> Position:
    """A position in the mission; Wrex is the active hero, and there are no enemies unless some are given."""
    given = {"squad": ["shepard", "wrex", "garrus", "tali"], "active": "wrex", "pool": ["standard"] * 3, **given}
    return position(mission="blood-price", **given)


def is_locked(pos: Position, gate: str) -> bool:
    return bool(pos.state.locked_doors >> MISSION.doors[gate] & 1)


def steps(start: str, goal: str) -> int:
    """How far it is on foot with all gates open."""
    return BOARD.grid(0).walk_distances(1 << BOARD.index[goal])[BOARD.index[start]]


# --- the map --------------------------------------------------------------------------------------------------


def test_the_map_is_a_pit_with_four_pens_and_a_theatre():
    assert BOARD.size == 78
    assert [area.bit_count() for area in BOARD.areas] == [6, 6, 41, 11, 8, 6]
    assert [name for name in GATES if BOARD.initially_locked >> MISSION.doors[name] & 1] == list(GATES)
    assert not BOARD.initially_locked >> MISSION.doors["D9/D10"] & 1


def test_krogan_spawns_and_loot_are_within_the_limits():
    marks = BOARD.marks
    assert (len(marks["prisoner"]), len(marks["grunt-spawn"]), len(marks["inferno"])) == (5, 6, 3)
    assert len(marks["loot"]) + len(marks["bonus-loot"]) == 5
    pens = {BOARD.area_of[at] for at in marks["prisoner"]}
    assert len(pens) == 4, "somebody sits in every pen"


@pytest.mark.parametrize(("goal", "far"), [("A4", 5), ("A8", 8), ("H2", 5), ("H4", 6), ("F11", 13), ("B11", 11)])
def test_every_goal_can_be_reached_once_the_gates_are_open(goal: str, far: int):
    assert steps("D1", goal) == far


@pytest.mark.rule("HG-FEAT-14")
def test_from_the_gallery_one_jumps_down_anywhere_and_climbs_up_by_a_ramp():
    walk = BOARD.grid(0).walk
    index = BOARD.index

    assert walk[index["D2"]] >> index["D3"] & 1
    assert not walk[index["D3"]] >> index["D2"] & 1
    assert walk[index["C3"]] >> index["C2"] & 1
    assert walk[index["F3"]] >> index["F2"] & 1


@pytest.mark.rule("HG-SETUP-14", "HG-RULING-49")
def test_wrex_takes_part_and_has_a_start_hex_of_his_own():
    table = starboard.new("hagalaz", scenario="blood-price", seed=3)
    assert [choice.keys for choice in table.choices] == [["squad:garrus", "squad:liara", "squad:tali"]]
    while table.choice and not table.state.round:
        table.pick(0)

    assert [hero.id for hero in table.state.heroes] == ["shepard", "wrex", "garrus", "liara"]
    assert BOARD.names[table.state.heroes[1].at] == "D1"
    with pytest.raises(UnknownName, match="needs wrex"):
        starboard.new("hagalaz", scenario="blood-price", squad=["shepard", "tali", "garrus", "liara"])


# --- gates and chains -----------------------------------------------------------------------------------------


@pytest.mark.thing("action:blood-price/tear-down-the-gate")
@pytest.mark.rule("HG-DOOR-05", "HG-RULING-36")
def test_wrex_tears_a_gate_down_and_sees_what_is_behind():
    pos = pit(heroes={"W": hero(at="C4")}, enemies={"h": grunt("husk-simple", at="A5")})

    pos.play("place:standard>mission", "do:tear-down-the-gate:gate")

    assert [gate for gate in GATES if not is_locked(pos, gate)] == ["B4/C4"]
    assert not pos.fact("h", "concealed")


@pytest.mark.thing("action:blood-price/tear-down-the-gate")
def test_he_throws_the_gate_at_somebody_in_line_of_fire():
    pos = pit(
        heroes={"W": hero(at="C4")},
        enemies={"m": grunt("marauder-normal", at="C7"), "c": grunt("cannibal-normal", at="C9")},
    )

    pos.play("place:standard>mission", "do:tear-down-the-gate:gate")
    assert pos.asked == "throw-gate-at-whom"
    assert pos.offered == ["attack:m", "decline"]
    assert pos.refusal("attack:c") == ("HG-DIST-05", "out-of-range")
    pos.play("attack:m")

    assert pos.fact("m", "damage") == 3


@pytest.mark.rule("HG-XP-01")
def test_whom_the_gate_defeats_wrex_has_defeated():
    pos = pit(heroes={"W": hero(at="C4")}, enemies={"m": grunt("marauder-simple", at="C6")})

    pos.play("place:standard>mission", "do:tear-down-the-gate:gate", "attack:m")

    assert not pos.stands("m")
    assert pos.fact("W", "xp") == 1


@pytest.mark.rule("HG-MISS-01")
def test_nobody_else_has_the_hands_for_it():
    pos = pit(heroes={"G": hero(at="C4")}, active="garrus")

    assert not pos.is_offered("place:standard>mission")


@pytest.mark.rule("HG-MISS-01")
def test_a_gate_that_is_open_is_left_alone():
    pos = pit(heroes={"W": hero(at="C4")}, unlocked=["B4/C4"])

    assert not pos.is_offered("place:standard>mission")


@pytest.mark.thing("action:blood-price/haul-the-winch")
@pytest.mark.rule("HG-DOOR-05")
def test_the_winch_opens_every_gate():
    pos = pit(heroes={"G": hero(at="B11")}, active="garrus")

    pos.play("place:standard>mission", "do:haul-the-winch:terminal")

    assert not any(is_locked(pos, gate) for gate in GATES)


@pytest.mark.thing("action:blood-price/break-the-chains")
@pytest.mark.rule("HG-CARRY-01")
def test_wrex_breaks_chains_with_any_standard_die():
    pos = pit(heroes={"W": hero(at="A4")})

    pos.play("place:standard>mission", "do:break-the-chains:prisoner-1")

    assert pos.fact("W", "carried") == ["prisoner-1"]
    assert pos.state.counters == {"freed": 1}


@pytest.mark.thing("action:blood-price/cut-the-chains")
@pytest.mark.rule("HG-MISS-02")
def test_others_need_an_empowered_die():
    pos = pit(heroes={"G": hero(at="A4")}, active="garrus", pool=["standard", "empowered", "standard"])
    assert not pos.is_offered("place:standard>mission")

    pos.play("place:empowered>mission", "do:cut-the-chains:prisoner-1")

    assert pos.fact("G", "carried") == ["prisoner-1"]


@pytest.mark.rule("HG-MISS-02", "HG-SLOT-04")
@pytest.mark.parametrize("piece", ["prisoner-1", "slot:garrus:1"])
def test_why_not_names_the_die_that_others_lack(piece: str):
    pos = pit(heroes={"G": hero(at="A4")}, active="garrus")

    assert pos.refusal(piece) == ("HG-SLOT-04", "no-die-fits")


@pytest.mark.rule("HG-CARRY-04")
def test_three_krogan_follow_one_hero_and_no_more():
    three = ["prisoner-2", "prisoner-3", "prisoner-4"]

    pos = pit(heroes={"W": hero(at="A4", carried=three)}, pool=["standard", "empowered", "standard"])

    assert not pos.is_offered("place:standard>mission")
    assert not pos.is_offered("place:empowered>mission")


# --- krogan beside you ----------------------------------------------------------------------------------------


def turn_ends(**given: Any) -> Position:
    """The turn of Wrex, who has no card, is over, and the next hero is about to roll."""
    return pit(phase="turn_end", pool=["standard"] * 9, **given)


@pytest.mark.thing("rule:blood-price/krogan-beside-you")
def test_a_krogan_hits_an_enemy_next_to_the_hero_when_its_turn_ends():
    pos = turn_ends(
        heroes={"W": hero(at="E3", carried=["prisoner-1"])},
        enemies={"c": grunt("cannibal-normal", at="E4"), "m": grunt("marauder-simple", at="E5")},
    )

    assert [(event.enemy, event.hero, event.damage) for event in pos.news(EnemyHurt)] == [(1, "", 2)]
    assert pos.fact("c", "damage") == 2


@pytest.mark.thing("rule:blood-price/krogan-beside-you")
def test_every_krogan_hits_and_the_player_says_whom():
    pos = turn_ends(
        heroes={"W": hero(at="E3", carried=["prisoner-1", "prisoner-2"])},
        enemies={"c": grunt("cannibal-normal", at="E4"), "m": grunt("marauder-normal", at="D3")},
    )
    assert pos.asked == "krogan-hits-whom"
    assert pos.offered == ["attack:m", "attack:c"]

    pos.play("attack:m", "attack:m")

    assert not pos.stands("m")
    assert pos.fact("c", "damage") == 0


def test_krogan_of_others_wait_for_their_own_heros_turn():
    pos = turn_ends(
        heroes={"W": hero(at="E3"), "G": hero(at="F5", carried=["prisoner-1"])},
        enemies={"c": grunt("cannibal-normal", at="E4")},
    )

    assert pos.fact("c", "damage") == 0


@pytest.mark.rule("HG-CARRY-03", "HG-EX-35")
def test_krogan_are_lost_with_the_hero_they_follow():
    pos = pit(
        phase="threat",
        active="garrus",
        heroes={"G": hero(at="E3", health=1, shields=0, carried=["prisoner-1"], card="slow-hunger")},
        enemies={"c": grunt("cannibal-simple", at="E4")},
    )

    assert pos.fact("G", "downed")
    assert pos.fact("G", "carried") == []
    assert "prisoner-1" not in pos.state.tokens


# --- the price ------------------------------------------------------------------------------------------------


def price(pos: Position) -> int:
    return pos.state.counters.get("price", 0)


def blast(letter: str = "h", **given: Any) -> Position:
    """Wrex, two hexes away, shoots somebody."""
    return pit(heroes={"W": hero(at="F4")}, **given).play("place:standard>shotgun-blast", f"attack:{letter}:2")


@pytest.mark.thing("rule:blood-price/the-price")
def test_a_defeat_ticks_a_box_once_the_pens_are_open():
    assert price(blast(enemies={"h": grunt("husk-simple", at="F6")}, **OPEN_PENS)) == 1


def test_before_that_nothing_is_counted():
    assert price(blast(enemies={"h": grunt("husk-simple", at="F6")})) == 0


@pytest.mark.thing("rule:blood-price/the-price")
def test_at_arms_length_wrex_pays_double():
    pos = pit(heroes={"W": hero(at="E3")}, enemies={"h": grunt("husk-simple", at="E4")}, **OPEN_PENS)

    pos.play("place:standard>skull-crack", "attack:h:1")

    assert price(pos) == 2


def test_at_arms_length_others_do_not():
    pos = pit(heroes={"G": hero(at="E3")}, active="garrus", enemies={"h": grunt("husk-simple", at="E4")}, **OPEN_PENS)

    pos.play("place:standard>concussive-shot", "attack:h:1")

    assert price(pos) == 1


def test_what_a_krogan_defeats_counts():
    pos = turn_ends(
        heroes={"W": hero(at="E3", carried=["prisoner-1"])},
        enemies={"h": grunt("husk-normal", at="E4")},
        **OPEN_PENS,
    )

    assert not pos.stands("h")
    assert price(pos) == 1


def test_an_elite_is_worth_three():
    pos = blast("k", enemies={"k": grunt("jorgal-karn", at="F6", level=1, damage=4)}, **OPEN_PENS)

    assert not pos.stands("k")
    assert price(pos) == 3


@pytest.mark.rule("HG-GEN-08")
def test_no_more_boxes_are_ticked_than_there_are():
    counters = {"freed": 3, "price": 33}
    pos = blast(
        "k",
        enemies={"k": grunt("jorgal-karn", at="F6", level=1, damage=4)},
        done=["open-the-pens"],
        counters=counters,
    )

    assert price(pos) == 34


# --- elites ---------------------------------------------------------------------------------------------------


def test_karn_suffers_all_of_it_in_wrexs_turn():
    assert blast("k", enemies={"k": grunt("jorgal-karn", at="F6")}).fact("k", "damage") == 2


@pytest.mark.thing("elite:jorgal-karn")
def test_karn_suffers_less_in_the_turn_of_others():
    pos = pit(
        heroes={"S": hero(at="F3")},
        active="shepard",
        pool=["empowered"] * 3,
        enemies={"k": grunt("jorgal-karn", at="F6")},
    )

    pos.play("place:empowered>fire", "attack:k:2")

    assert pos.fact("k", "damage") == 1


def test_only_karn_is_a_krogan():
    pos = pit(
        heroes={"S": hero(at="F3")},
        active="shepard",
        pool=["empowered"] * 3,
        enemies={"k": grunt("jorgal-karn", at="F7"), "m": grunt("marauder-normal", at="F6")},
    )

    pos.play("place:empowered>fire", "attack:m:2")

    assert pos.fact("m", "damage") == 2


def advance(**given: Any) -> Position:
    """Every elite is activated in Shepard's turn."""
    return pit(
        phase="threat",
        active="shepard",
        heroes={"S": hero(at="E3", card="the-larger-things"), "W": hero(at="E2"), "G": hero(at="C9")},
        **given,
    )


@pytest.mark.thing("elite:sum-of-two")
def test_the_sum_of_two_tramples_whom_it_runs_up_to():
    pos = advance(enemies={"b": grunt("sum-of-two", at="E5")})
    if pos.asked == "enemy-goes-where":
        pos.play(pos.offered[0])

    assert pos.at("b") != "E5"
    assert pos.fact("S", "shields") == 3
    assert pos.fact("G", "shields") == 3, "too far away"


def test_it_does_not_trample_whom_it_strikes():
    pos = advance(enemies={"b": grunt("sum-of-two", at="E4")})

    assert pos.fact("S", "shields") == 1, "attack 3 and nothing more"


def test_others_do_not_trample():
    pos = pit(
        phase="threat",
        active="shepard",
        heroes={"S": hero(at="E3", card="slow-hunger")},
        enemies={"b": grunt("sum-of-two", at="E4"), "c": grunt("cannibal-simple", at="D5")},
    )

    assert pos.at("c") == "D3", "it ran up to Shepard, beside the Sum of Two"
    assert pos.fact("S", "shields") == 4


# --- objectives -----------------------------------------------------------------------------------------------


@pytest.mark.thing("action:blood-price/break-the-chains", "objective:blood-price/open-the-pens")
@pytest.mark.rule("HG-OBJ-08", "HG-ELSP-01", "HG-CONC-06")
def test_with_the_third_krogan_karn_comes_and_the_theatre_is_open():
    pos = pit(
        heroes={"W": hero(at="A4")}, counters={"freed": 2}, enemies={"b": grunt("sum-of-two", at="C11", stunned=True)}
    )
    assert pos.fact("b", "concealed")

    pos.play("place:standard>mission", "do:break-the-chains:prisoner-1")

    assert pos.state.done == ["open-the-pens"]
    assert [(event.token, event.at) for event in pos.news(EnemySpawned)] == [("jorgal-karn", "D9")]
    assert not pos.fact("b", "concealed")
    assert not pos.fact("b", "stunned")


@pytest.mark.thing("objective:blood-price/pay-the-price")
@pytest.mark.rule("HG-OBJ-06", "HG-LOYM-08", "HG-LOYAB-01", "HG-WAR-04", "HG-MEND-02")
def test_when_the_price_is_paid_wrex_has_his_peace():
    pos = blast(
        enemies={"h": grunt("husk-simple", at="F6")}, done=["open-the-pens"], counters={"freed": 3, "price": 33}
    )

    assert pos.over == "loyalty"
    assert pos.state.passages == [100]
    assert pos.state.war_readiness == 1
    assert "last-of-the-old-blood" in pos.fact("W", "unlocked")
    assert pos.state.facts == ["krogan-free"]


@pytest.mark.rule("HG-XP-01", "HG-XP-03")
def test_the_defeat_that_pays_the_price_gives_its_hero_experience_first():
    pos = pit(
        heroes={"W": hero(at="F4", xp=2)},
        enemies={"h": grunt("husk-simple", at="F6")},
        done=["open-the-pens"],
        counters={"freed": 3, "price": 33},
    )

    pos.play("place:standard>shotgun-blast", "attack:h:2")
    assert pos.asked == "unlock-which"
    pos.play("unlock:wrex:lift-grenade")

    assert pos.over == "loyalty"
    assert pos.fact("W", "xp") == 3
    assert "lift-grenade" in pos.fact("W", "unlocked")


@pytest.mark.thing("objective:blood-price/leave-no-chain")
@pytest.mark.rule("HG-OBJ-05")
def test_all_five_are_free():
    pos = pit(heroes={"W": hero(at="A4")}, done=["open-the-pens"], counters={"freed": 4})

    pos.play("place:standard>mission", "do:break-the-chains:prisoner-1")

    assert pos.state.done == ["open-the-pens", "leave-no-chain"]
    assert pos.state.passages == [103]
    assert pos.state.war_readiness == 1
    assert pos.state.facts == ["five-krogan"]
    assert pos.over == ""


@pytest.mark.rule("HG-ESC-05", "HG-MEND-02")
def test_the_storm_floods_the_pit():
    pos = pit(
        phase="threat",
        active="shepard",
        heroes={"S": hero(at="E3", card="black-horizon")},
        escalations=2,
        failure=2,
    )

    assert pos.over == "defeat-storm"
    assert pos.state.passages == [101]


@pytest.mark.rule("HG-DOWN-02", "HG-MEND-02")
def test_shepard_downed_is_a_defeat():
    pos = pit(
        phase="threat",
        active="shepard",
        heroes={"S": hero(at="E3", health=1, shields=0, card="slow-hunger")},
        enemies={"c": grunt("cannibal-simple", at="E4")},
    )

    assert pos.over == "defeat-shepard"
    assert pos.state.passages == [102]
