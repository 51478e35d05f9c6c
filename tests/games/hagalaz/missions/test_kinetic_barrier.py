"""Mission 3C, Kinetic Barrier: the charge and its draw, wheels and breakers, guns that fire both ways, three elites."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.core.hexes import FAR, bits, mask_of
from starboard.games.hagalaz.events import HeroAttacked
from starboard.games.hagalaz.printed import SHELF
from support.hagalaz import Position, briefed, grunt, hero, position

MISSION = SHELF.mission("kinetic-barrier")
BOARD = MISSION.board
LIT = ["first-light"]
QUIET, ELITES = "dropped-kit", "officer-on-deck"
WHEELS = {"prisoner-1": "E5", "prisoner-3": "F7", "prisoner-5": "G5"}
INTACT = {"objective-1": "B7", "objective-2": "G2", "objective-3": "I8"}


def hall(**given: Any) -> Position:
    """A position in the mission, without enemies unless there are some."""
    return position(mission="kinetic-barrier", **{"pool": ["standard"] * 3, **given})


def at_round_end(**given: Any) -> Position:
    """The end of a round has just been played; nobody is left in the bag to come in the next."""
    quiet = {"phase": "end", "bag": {}, "deck": {QUIET: 9}, "dice": [["standard"] * 12]}
    return hall(**{**quiet, **given})


def places(**at: str) -> dict[str, Any]:
    """Heroes by letter, each in its hex."""
    return {letter: hero(at=name) for letter, name in at.items()}


def at(name: str) -> int:
    return BOARD.index[name]


def work(pos: Position, action: str, target: str) -> Position:
    """One Mission action."""
    return pos.play("place:standard>mission", f"do:{action}:{target}")


def lying(pos: Position) -> dict[str, str]:
    """The tokens on the map, each with its hex."""
    return {token: BOARD.names[spot] for token, spot in pos.state.tokens.items()}


# --- the map --------------------------------------------------------------------------------------------------


def test_the_map_is_a_hall_of_six_sides_with_three_shelters():
    assert BOARD.size == 91
    assert [area.bit_count() for area in BOARD.areas] == [79, 4, 4, 4]
    marks = ("start", "wheel", "bank", "grunt-spawn", "objective", "prisoner", "loot", "bonus-loot")
    assert [len(BOARD.marks[mark]) for mark in marks] == [4, 3, 6, 6, 3, 6, 5, 1]
    assert BOARD.marks["bank"] == BOARD.marks["coolant"]
    assert len(MISSION.turrets) == 3


@pytest.mark.parametrize(
    ("goal", "far"), [("C4", 3), ("F9", 3), ("I4", 3), ("B7", 3), ("G2", 3), ("I8", 3), ("A7", 4), ("E1", 4), ("K7", 4)]
)
def test_every_goal_is_as_near_as_its_counterparts(goal: str, far: int):
    steps = BOARD.grid(0).walk_distances(1 << at(goal))

    assert min(steps[start] for start in BOARD.marks["start"]) == far


@pytest.mark.rule("HG-FEAT-14")
@pytest.mark.parametrize(("breach", "wheel"), [("F11", "F7"), ("A3", "E5"), ("K3", "G5")])
def test_from_a_breach_the_way_up_leads_around_the_platform(breach: str, wheel: str):
    grid = BOARD.grid(0)

    assert grid.walk_distances(1 << at(wheel))[at(breach)] > grid.distances(at(wheel))[at(breach)]
    assert grid.walk_distances(1 << at(breach))[at(wheel)] == grid.distances(at(wheel))[at(breach)]


@pytest.mark.parametrize("enter", ["F4", "D7", "H7"])
def test_the_ramps_are_the_only_way_up_on_foot(enter: str):
    platform = mask_of((*BOARD.marks["start"], *BOARD.marks["wheel"]))
    outside = [at for at in range(BOARD.size) if not platform >> at & 1 and BOARD.grid(0).walk[at] & platform]

    assert at(enter) in outside
    assert len(outside) == 3


def test_each_gun_covers_the_foot_of_a_ramp():
    rays = [BOARD.grid(0).ray(spot.at, spot.direction) for spot in MISSION.turrets]

    assert [{BOARD.names[hex] for hex in bits(ray)} for ray in rays] == [
        {"D5", "D6", "D7"},
        {"F8", "G7", "H7"},
        {"H5", "G4", "F4"},
    ]


@pytest.mark.rule("HG-FEAT-05")
def test_the_lifts_go_up_to_the_platform():
    assert {(BOARD.names[a], BOARD.names[b]) for a, b in MISSION.links.items()} == {
        ("E6", "E8"),
        ("E8", "E6"),
        ("G6", "I5"),
        ("I5", "G6"),
    }
    assert BOARD.grid(0).walk_distances(1 << at("E8"))[at("E6")] < FAR


# --- feeding --------------------------------------------------------------------------------------------------


@pytest.mark.thing("action:kinetic-barrier/feed-the-bank")
@pytest.mark.parametrize(
    ("other", "boxes"),
    [(hero(at="F6"), 1), (hero(at="G9"), 2), (hero(at="C4"), 2), (hero(at="C4", downed=True, health=0), 1)],
)
def test_a_bank_takes_more_from_a_pair(other: dict[str, Any], boxes: int):
    pos = hall(heroes={"S": hero(at="F9"), "G": other})

    work(pos, "feed-the-bank", "bank")

    assert pos.state.counters == {"charge": boxes}


@pytest.mark.thing("action:kinetic-barrier/feed-the-bank")
def test_the_row_has_an_end():
    pos = hall(heroes=places(S="F9", G="C4"), counters={"charge": 11}, done=LIT)
    assert work(pos, "feed-the-bank", "bank").state.counters["charge"] == 12
    assert not hall(heroes=places(S="F9"), counters={"charge": 12}, done=LIT).is_offered("place:standard>mission")


@pytest.mark.rule("HG-FEAT-10")
def test_a_bank_leaks():
    pos = hall(phase="turn_end", heroes=places(S="F9", G="F6"))

    assert pos.hero("S").shields == 2
    assert pos.hero("G").shields == 3


@pytest.mark.thing("objective:kinetic-barrier/first-light")
@pytest.mark.rule("HG-OBJ-08")
@pytest.mark.parametrize(("charge", "done"), [(5, []), (6, LIT)])
def test_eight_boxes_are_first_light_and_bring_the_sapper(charge: int, done: list[str]):
    pos = hall(heroes=places(S="F9", G="C4"), counters={"charge": charge})

    work(pos, "feed-the-bank", "bank")

    assert pos.state.done == done
    assert [enemy.token for enemy in pos.state.enemies] == ["sapper-idris"] * len(done)


# --- the wheels -----------------------------------------------------------------------------------------------


@pytest.mark.thing("action:kinetic-barrier/ask-for-hands")
def test_a_captive_goes_to_a_wheel_of_ones_choice():
    pos = hall(heroes=places(S="E1"), tokens={"prisoner-3": "E1", "prisoner-1": "E5"})

    pos.play("place:standard>mission", "do:ask-for-hands:prisoner-3")

    assert pos.asked == "wheel-which"
    assert pos.offered == ["hex:F7", "hex:G5"]
    pos.play("hex:G5")
    assert lying(pos)["prisoner-3"] == "G5"
    assert "prisoner-3" not in pos.hero("S").carried


@pytest.mark.parametrize("where", ["E5", "E1"])
def test_nobody_is_asked_twice_or_for_nothing(where: str):
    tokens = {**WHEELS, "prisoner-4": "E1"}

    assert not hall(heroes=places(S=where), tokens=tokens).is_offered("place:standard>mission")


@pytest.mark.thing("rule:kinetic-barrier/the-draw")
@pytest.mark.parametrize(
    ("enemy", "turned"),
    [
        (None, 3),
        (grunt("engineer-simple", at="F8"), 2),
        (grunt("engineer-simple", at="F7"), 2),
        (grunt("engineer-simple", at="F6"), 0),
        (grunt("engineer-simple", at="F9"), 3),
    ],
)
def test_each_captive_at_a_wheel_ticks_a_box_unless_an_enemy_is_next_to_it(enemy: dict[str, Any] | None, turned: int):
    pos = at_round_end(heroes=places(S="E6"), tokens=WHEELS, enemies={"e": enemy} if enemy else {})

    assert pos.state.counters.get("charge", 0) == turned
    assert pos.state.failure == 0


def test_captives_in_their_shelters_turn_nothing():
    assert at_round_end(tokens={"prisoner-3": "E1"}).state.counters == {}


# --- the draw -------------------------------------------------------------------------------------------------


@pytest.mark.thing("rule:kinetic-barrier/the-draw")
@pytest.mark.parametrize(("cut", "drawn"), [(0, 7), (1, 6), (3, 4)])
def test_the_field_draws_less_with_every_shelter_that_is_cut_off(cut: int, drawn: int):
    pos = at_round_end(counters={"charge": 9, "cut-off": cut}, done=LIT)

    assert pos.state.counters == {"charge": 9 - drawn, "cut-off": cut, "squalls": 1}
    assert pos.state.failure == 0


def test_the_wheels_count_before_the_draw():
    pos = at_round_end(counters={"charge": 4}, tokens=WHEELS, done=LIT)

    assert pos.state.counters == {"charge": 0, "squalls": 1}


def test_a_field_that_cannot_draw_enough_flickers():
    pos = at_round_end(counters={"charge": 6, "squalls": 2}, done=LIT, failure=1)

    assert pos.state.counters == {"charge": 0, "squalls": 2, "flicker": 1}
    assert pos.state.failure == 2
    again = at_round_end(counters={"charge": 0, "flicker": 1}, done=LIT)
    assert again.state.counters["flicker"] == 1
    assert again.state.failure == 1
    never_charged = at_round_end(done=LIT)
    assert never_charged.state.counters == {"charge": 0, "flicker": 1}


def test_before_first_light_nothing_is_drawn():
    assert at_round_end(counters={"charge": 6}).state.counters == {"charge": 6}


@pytest.mark.rule("HG-MEND-01")
@pytest.mark.parametrize(("failure", "result"), [(2, ""), (3, "defeat-storm")])
def test_the_last_failure_box_can_be_a_flicker(failure: int, result: str):
    pos = at_round_end(
        counters={"charge": 3}, done=LIT, failure=failure, dice=[["standard"] * 12] if not result else []
    )

    assert pos.over == result
    assert pos.state.passages == ([54] if result else [])


# --- the ends -------------------------------------------------------------------------------------------------


@pytest.mark.thing("objective:kinetic-barrier/all-inside")
@pytest.mark.rule("HG-OBJ-02")
def test_seven_squalls_with_everybody_inside_are_a_paragon_victory():
    pos = at_round_end(counters={"charge": 7, "squalls": 6}, done=[*LIT, "without-a-flicker"], dice=[])

    assert pos.over == "paragon"
    assert pos.state.war_readiness == 3
    assert pos.state.facts == ["shelters-held"]


@pytest.mark.parametrize(("squalls", "cut"), [(5, 0), (6, 1), (6, 2), (4, 3)])
def test_fewer_squalls_or_some_of_the_shelters_are_no_end(squalls: int, cut: int):
    counters = {"charge": 12, "squalls": squalls, "cut-off": cut, "flicker": 1}

    assert at_round_end(counters=counters, done=LIT).over == ""


@pytest.mark.thing("objective:kinetic-barrier/the-smaller-ring")
@pytest.mark.rule("HG-OBJ-03")
def test_six_squalls_in_the_smaller_ring_are_a_renegade_victory():
    counters = {"charge": 4, "squalls": 5, "cut-off": 3, "flicker": 1}
    pos = at_round_end(counters=counters, done=LIT, dice=[])

    assert pos.over == "renegade"
    assert pos.state.war_readiness == 2


@pytest.mark.thing("action:kinetic-barrier/throw-the-breaker", "objective:kinetic-barrier/the-smaller-ring")
def test_the_last_breaker_may_be_what_ends_it():
    pos = hall(
        heroes=places(S="G2"),
        tokens={"objective-2": "G2"},
        counters={"squalls": 6, "cut-off": 2, "flicker": 1},
        done=LIT,
    )

    assert work(pos, "throw-the-breaker", "objective-2").over == "renegade"


@pytest.mark.rule("HG-WAR-06")
@pytest.mark.parametrize(("facts", "points"), [([], 2), (["control-group-free"], 1)])
def test_a_closed_ring_costs_whoever_came_up_to_the_shelters(facts: list[str], points: int):
    counters = {"charge": 4, "squalls": 5, "cut-off": 3, "flicker": 1}

    assert at_round_end(counters=counters, done=LIT, facts=facts, dice=[]).state.war_readiness == points


@pytest.mark.thing("objective:kinetic-barrier/without-a-flicker")
@pytest.mark.rule("HG-OBJ-05")
@pytest.mark.parametrize(
    ("squalls", "flicker", "done"), [(2, 0, True), (2, 1, False), (1, 0, False)], ids=["steady", "once", "early"]
)
def test_three_squalls_without_a_flicker_are_the_secondary_objective(squalls: int, flicker: int, done: bool):
    given: dict[str, Any] = {"dice": ["grenade", ["standard"] * 12]} if done else {}
    pos = at_round_end(counters={"charge": 9, "squalls": squalls, "flicker": flicker}, done=LIT, **given)

    assert ("without-a-flicker" in pos.state.done) is done
    assert pos.state.war_readiness == int(done)
    assert pos.over == ""


# --- breakers -------------------------------------------------------------------------------------------------


@pytest.mark.rule("HG-OBJ-07")
def test_breakers_can_be_thrown_once_the_field_is_up():
    assert not hall(heroes=places(S="G2"), tokens=INTACT).is_offered("place:standard>mission")
    assert hall(heroes=places(S="G2"), tokens=INTACT, done=LIT).is_offered("place:standard>mission")


@pytest.mark.thing("action:kinetic-barrier/throw-the-breaker")
@pytest.mark.parametrize(
    ("breaker", "token", "gone"),
    [
        ("B7", "objective-1", {"prisoner-1", "prisoner-2"}),
        ("G2", "objective-2", {"prisoner-3", "prisoner-4"}),
        ("I8", "objective-3", {"prisoner-5", "prisoner-6"}),
    ],
)
def test_a_breaker_costs_the_captives_of_its_shelter_also_at_the_wheels(breaker: str, token: str, gone: set[str]):
    captives = {**WHEELS, "prisoner-2": "B9", "prisoner-4": "G1", "prisoner-6": "K7"}
    pos = hall(heroes=places(S=breaker), tokens={**INTACT, **captives}, done=LIT)

    work(pos, "throw-the-breaker", token)

    assert set(captives) - set(lying(pos)) == gone
    assert set(INTACT) - set(lying(pos)) == {token}
    assert pos.state.counters == {"cut-off": 1}


# --- guns -----------------------------------------------------------------------------------------------------


@pytest.mark.thing("action:kinetic-barrier/turn-the-gun")
@pytest.mark.rule("HG-TURR-08")
def test_a_gun_is_turned_round_where_it_stands():
    pos = hall(heroes=places(S="F8"))

    pos.play("place:standard>mission", "do:turn-the-gun:turret-1")

    assert pos.state.disabled_turrets == 1 << 1
    assert not hall(heroes=places(S="F8"), disabled_turrets=["F8"]).is_offered("place:standard>mission")


@pytest.mark.thing("rule:kinetic-barrier/both-ways")
@pytest.mark.rule("HG-RULING-65")
@pytest.mark.parametrize(
    ("turned", "where", "damage"),
    [(["F8"], "H7", 2), (["F8"], "F8", 2), ([], "H7", 0), (["D5", "H5"], "H7", 0), (["F8"], "H8", 0)],
)
def test_a_gun_that_was_turned_fires_at_enemies_in_its_lane(turned: list[str], where: str, damage: int):
    pos = at_round_end(enemies={"g": grunt("guardian-extreme", at=where)}, disabled_turrets=turned)

    assert pos.enemy("g").damage == damage


@pytest.mark.thing("rule:kinetic-barrier/both-ways")
def test_a_turned_gun_spares_heroes_and_gives_no_xp():
    pos = at_round_end(
        heroes=places(S="G7"), enemies={"g": grunt("assault-trooper-simple", at="H7")}, disabled_turrets=["F8"], dice=[]
    )

    assert not pos.state.enemies
    assert pos.hero("S").shields == 4
    assert pos.hero("S").xp == 0


def test_guns_clear_the_wheels_before_they_are_counted():
    pos = at_round_end(
        enemies={"t": grunt("assault-trooper-simple", at="F8")},
        tokens={"prisoner-3": "F7"},
        disabled_turrets=["F8"],
        dice=[],
    )

    assert pos.state.counters == {"charge": 1}


# --- siege and elites -----------------------------------------------------------------------------------------


@pytest.mark.thing("rule:kinetic-barrier/siege")
@pytest.mark.rule("HG-SPAWN-03")
def test_every_round_begins_with_a_grunt_near_the_lead_hero():
    pos = hall(phase="round", deck={QUIET: 9}, heroes=places(S="F9", G="F6", L="F5", T="G6"))

    assert pos.asked == "spawn-where"
    assert pos.offered == ["spawn:E10", "spawn:G10"]
    pos.play("spawn:E10")
    assert [BOARD.names[enemy.at] for enemy in pos.state.enemies] == ["E10"]


@pytest.mark.thing("rule:kinetic-barrier/siege")
@pytest.mark.rule("HG-ELSP-01")
@pytest.mark.parametrize(("squalls", "elites"), [(0, []), (1, ["anvil"]), (2, [])])
def test_anvil_comes_with_the_second_squall(squalls: int, elites: list[str]):
    counters = {"charge": 9, "squalls": squalls, "flicker": 1}

    pos = at_round_end(counters=counters, done=LIT)

    assert [enemy.token for enemy in pos.state.enemies] == elites
    assert [BOARD.names[enemy.at] for enemy in pos.state.enemies] == ["K3"] * len(elites)


@pytest.mark.thing("elite:castellan-rook")
@pytest.mark.parametrize(("rook", "suffered"), [("F10", 1), ("F11", 2), ("", 2)])
def test_enemies_next_to_rook_suffer_less(rook: str, suffered: int):
    enemies = {"g": grunt("guardian-extreme", at="F9")}
    if rook:
        enemies["r"] = grunt("castellan-rook", at=rook)
    pos = hall(heroes=places(S="F8"), enemies=enemies, pool=["empowered"] * 3)

    pos.play("place:empowered>fire", "attack:g:2")

    assert pos.enemy("g").damage == suffered


@pytest.mark.rule("HG-MARK-04")
@pytest.mark.parametrize(("rook", "suffered", "to"), [("F11", 0, "F10"), ("A3", 1, "F9")])
def test_who_suffers_nothing_next_to_rook_does_not_react(rook: str, suffered: int, to: str):
    enemies = {"e": grunt("engineer-normal", at="F10"), "r": grunt("castellan-rook", at=rook)}
    pos = hall(heroes=places(S="F8"), enemies=enemies, pool=["standard"] * 3)

    pos.play("place:standard>fire", "attack:e:1")

    assert pos.enemy("e").damage == suffered
    assert pos.at("e") == to


@pytest.mark.rule("HG-RULING-45", "HG-GREN-03")
@pytest.mark.parametrize(("rook", "guardian"), [("F9", "F10"), ("F10", "F9")])
def test_a_grenade_that_defeats_rook_hurts_his_neighbour_while_he_still_stands(rook: str, guardian: str):
    enemies = {
        "r": grunt("castellan-rook", at=rook, level=1, damage=4),
        "g": grunt("guardian-extreme", at=guardian),
    }
    pos = hall(heroes=places(S="F8"), enemies=enemies, inventory={"grenade": 1})

    pos.play("place:standard>revive", "grenade:F9")

    assert not pos.stands("r")
    assert pos.enemy("g").damage == 1


def test_rook_himself_suffers_all_of_it():
    enemies = {"r": grunt("castellan-rook", at="F9"), "g": grunt("guardian-extreme", at="F10")}
    pos = hall(heroes=places(S="F8"), enemies=enemies, pool=["empowered"] * 3)

    pos.play("place:empowered>fire", "attack:r:2")

    assert pos.enemy("r").damage == 2


@pytest.mark.thing("elite:sapper-idris")
@pytest.mark.parametrize(("where", "charge"), [("F11", 8), ("E10", 8), ("F6", 9), ("D7", 9)])
def test_idris_grounds_the_charge_while_a_bank_is_near(where: str, charge: int):
    pos = at_round_end(enemies={"i": grunt("sapper-idris", at=where)}, counters={"charge": 9})

    assert pos.state.counters["charge"] == charge


@pytest.mark.thing("elite:sapper-idris")
def test_idris_grounds_it_before_the_draw():
    pos = at_round_end(enemies={"i": grunt("sapper-idris", at="F10")}, counters={"charge": 7}, done=LIT)

    assert pos.state.failure == 1


@pytest.mark.thing("elite:anvil")
@pytest.mark.rule("HG-OPP-05")
@pytest.mark.parametrize(
    ("anvil", "victim", "other", "ends"),
    [
        ("F10", "F9", "F5", "F8"),
        ("F10", "F9", "F8", "F9"),
        ("F5", "F6", "C4", "F7"),
        ("F6", "F7", "C4", "F8"),
        ("F9", "F8", "C4", "F8"),
    ],
    ids=["back", "no room", "on the platform", "down from it", "not up"],
)
def test_anvil_drives_a_hero_straight_back(anvil: str, victim: str, other: str, ends: str):
    pos = hall(
        phase="threat",
        heroes={"S": hero(at=victim, card=ELITES), **places(G=other, L="C9", T="I9")},
        enemies={"a": grunt("anvil", at=anvil)},
    )

    assert pos.at("S") == ends
    assert pos.hero("S").shields == 0


def test_whom_another_strikes_beside_anvil_is_not_driven_back():
    pos = hall(
        phase="threat",
        heroes={"S": hero(at="F9", card="wall-that-walks"), **places(G="C4", L="C9", T="I9")},
        enemies={"a": grunt("anvil", at="F10"), "g": grunt("guardian-simple", at="E9")},
    )

    assert [event.token for event in pos.news(HeroAttacked)] == ["guardian-simple"]
    assert pos.at("S") == "F9"


# --- what the campaign remembers ------------------------------------------------------------------------------


@pytest.mark.rule("HG-NARR-03")
def test_somebody_of_the_control_group_is_at_a_wheel_already():
    assert BOARD.names[briefed("kinetic-barrier", "control-group-free").tokens["prisoner-1"]] == "E5"
    assert BOARD.names[briefed("kinetic-barrier").tokens["prisoner-1"]] == "A7"


@pytest.mark.parametrize(
    ("facts", "charge"), [(["choir-freed"], 2), (["engineers-breathe"], 1), (["choir-freed", "engineers-breathe"], 3)]
)
def test_those_who_know_the_coils_have_charged_them(facts: list[str], charge: int):
    assert briefed("kinetic-barrier", *facts).counters == {"charge": charge}
    assert briefed("kinetic-barrier").counters == {}


@pytest.mark.parametrize("fact", ["choir-burned", "halcyon-burned"])
def test_what_was_burned_is_counted_as_an_escalation(fact: str):
    assert briefed("kinetic-barrier", fact).escalations == 1
    assert briefed("kinetic-barrier").escalations == 0
