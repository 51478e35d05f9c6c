"""Mission 3A, Critical Mass: the sealed hall, valves and rods, the way out, Ilves and Hale, what is remembered."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.core.hexes import FAR, mask_of
from starboard.games.hagalaz.events import CardsDealt, DeckShuffled
from starboard.games.hagalaz.printed import SHELF
from starboard.games.hagalaz.queries import spawns_by_distance
from starboard.games.hagalaz.state import State
from support.hagalaz import Position, briefed, grunt, hero, position

MISSION = SHELF.mission("critical-mass")
BOARD = MISSION.board
SET_OFF = ["set-it-off"]
ELITES = "officer-on-deck"
QUIET = "dropped-kit"
OUT = {"S": "E1", "G": "F1", "L": "G1", "T": "E2"}


def ring(**given: Any) -> Position:
    """A position in the mission, without enemies unless there are some."""
    return position(mission="critical-mass", **{"pool": ["standard"] * 3, **given})


def at_round_end(**given: Any) -> Position:
    """The End Phase and the start of the next round have just been played."""
    return ring(phase="end", deck={QUIET: 9}, dice=[["standard"] * 12], **given)


def places(**at: str) -> dict[str, Any]:
    """Heroes by letter, each in its hex."""
    return {letter: hero(at=name) for letter, name in at.items()}


def at(name: str) -> int:
    return BOARD.index[name]


def work(pos: Position, action: str, target: str) -> Position:
    """One Mission action."""
    return pos.play("place:standard>mission", f"do:{action}:{target}")


# --- the map --------------------------------------------------------------------------------------------------


def test_the_map_is_a_ring_of_four_decks_around_a_hall():
    assert BOARD.size == 80
    assert [area.bit_count() for area in BOARD.areas] == [15, 20, 12, 18, 15]
    assert not BOARD.initially_locked
    assert len(BOARD.doors) == 4
    assert {len(BOARD.marks[mark]) for mark in ("start", "exit")} == {4, 5}
    assert len(BOARD.marks["grunt-spawn"]) == 5


@pytest.mark.rule("HG-FEAT-02")
def test_nobody_walks_into_the_hall_and_each_lift_leads_there():
    hall = BOARD.areas[BOARD.area_of[at("D8")]]
    assert all(pair[0] not in _hexes(hall) and pair[1] not in _hexes(hall) for pair in BOARD.doors)
    assert BOARD.grid(0).distance(at("F4"), at("F7")) == FAR
    assert MISSION.links == {at("B10"): at("D8"), at("D8"): at("B10"), at("J10"): at("H8"), at("H8"): at("J10")}
    for goal in ("F7", "F9"):
        steps = BOARD.grid(0).walk_distances(1 << at(goal))
        assert steps[at("D8")] == steps[at("H8")] == 2


def _hexes(mask: int) -> list[int]:
    return [hex for hex in range(BOARD.size) if mask >> hex & 1]


@pytest.mark.rule("HG-MOVE-11", "HG-MISS-01")
def test_why_not_knows_that_a_lift_leads_to_the_rods():
    pos = ring(heroes=places(S="B9"), pool=["standard", "move3", "move2"])

    assert pos.refusal("mission:lower-the-rods") == ("HG-MISS-01", "action-is-elsewhere")
    assert pos.refusal("hex:F7") == ("HG-MOVE-01", "too-far-to-walk")
    assert pos.refusal("hex:D9") == ("HG-ACT-02", "die-before-way")

    pos.play("place:move3>move")

    assert pos.refusal("hex:D9") == ("HG-MOVE-10", "walk-there-first")


@pytest.mark.parametrize(("goal", "far"), [("B10", 8), ("J10", 8), ("A10", 9), ("K10", 9), ("F13", 13), ("E1", 2)])
def test_everything_on_the_ring_can_be_reached_on_foot(goal: str, far: int):
    steps = BOARD.grid(BOARD.initially_locked).walk_distances(1 << at(goal))

    assert min(steps[start] for start in BOARD.marks["start"]) == far


# --- the hall that enemies cannot enter -----------------------------------------------------------------------


@pytest.mark.rule("HG-ADV-13", "HG-EX-24", "HG-FEAT-05")
def test_a_grunt_goes_for_the_lift_that_a_hero_in_the_hall_has_used():
    pos = ring(
        phase="threat",
        heroes={"S": hero(at="E6", card="wall-that-walks"), **places(G="F6", L="G6", T="E7")},
        enemies={"g": grunt("guardian-simple", at="A7")},
        revealed=["A7"],
        fast_travel={"shepard": "B10"},
    )

    # All of its hexes are offered, and each is nearer to the lift.
    steps = BOARD.grid(0).walk_distances(1 << at("B10"))
    offered = {key.rpartition(":")[2] for key in pos.offered}
    assert {steps[at(name)] for name in offered} == {steps[at("A7")] - 2}


@pytest.mark.rule("HG-SPAWN-08", "HG-RULING-39")
def test_for_a_hero_in_the_hall_the_nearest_spawn_hex_is_counted_through_the_walls():
    pos = ring(heroes=places(S="E7", G="F3", L="E3", T="G3"), revealed=["A7", "K7"])

    assert [BOARD.names[hex] for hex in spawns_by_distance(pos.state, far=False)] == ["A7"]


@pytest.mark.thing("rule:critical-mass/the-hall")
@pytest.mark.rule("HG-RULING-65")
@pytest.mark.parametrize(("done", "hurt"), [([], 1), (SET_OFF, 2)])
def test_the_hall_hurts_its_heroes_at_the_end_of_a_round(done: list[str], hurt: int):
    pos = at_round_end(heroes=places(S="D7", G="F3", L="H8", T="B10"), done=done)

    # Shields are full again when the heat comes.
    assert (pos.hero("S").shields, pos.hero("L").shields) == (4 - hurt, 3 - hurt)
    assert (pos.hero("G").shields, pos.hero("T").shields) == (3, 4)
    assert pos.state.escalations == len(done)


@pytest.mark.rule("HG-ESC-02", "HG-RULING-01")
def test_the_third_escalation_at_the_end_of_a_round_has_the_next_cards_dealt_from_the_new_deck():
    pos = ring(
        phase="end",
        done=SET_OFF,
        escalations=2,
        deck={QUIET: 4},
        discard={ELITES: 3},
        bag={},
    )

    happened = [event for event, _ in pos.table.news() if isinstance(event, DeckShuffled | CardsDealt)]
    assert [type(event) for event in happened] == [DeckShuffled, CardsDealt]
    assert pos.fact("table", "discarded") == {}


@pytest.mark.thing("rule:critical-mass/the-hall")
@pytest.mark.rule("HG-ESC-05")
def test_a_core_that_has_been_set_off_can_end_the_mission():
    assert at_round_end(done=SET_OFF, escalations=2, failure=1).over == ""
    pos = ring(phase="end", done=SET_OFF, escalations=2, failure=2)

    assert pos.over == "defeat-storm"
    assert pos.state.passages == [40]


# --- the lifts ------------------------------------------------------------------------------------------------


@pytest.mark.thing("rule:critical-mass/loud-lifts")
@pytest.mark.rule("HG-SPAWN-03")
def test_a_hero_who_steps_onto_a_lift_of_the_ring_calls_a_grunt():
    pos = ring(heroes=places(S="B9"), pool=["move2"] * 3, bag={"engineer-simple": 1})

    pos.play("place:move2>move", "move:B10")

    assert [(enemy.token, BOARD.names[enemy.at]) for enemy in pos.state.enemies] == [("engineer-simple", "A7")]


@pytest.mark.thing("rule:critical-mass/loud-lifts")
@pytest.mark.rule("HG-FEAT-03", "HG-CONC-05")
def test_coming_out_of_the_hall_is_loud_and_going_in_is_not():
    pos = ring(heroes=places(S="B10"), pool=["move2"] * 3)

    pos.play("place:move2>move", "travel:D8")
    assert pos.state.enemies == []
    assert pos.state.revealed >> BOARD.area_of[at("D8")] & 1
    pos.play("travel:B10")

    assert len(pos.state.enemies) == 1


def test_no_other_hex_is_loud():
    pos = ring(heroes=places(S="B8"), pool=["move2"] * 3)

    pos.play("place:move2>move", "move:B9", "stop")

    assert pos.state.enemies == []


# --- valves and rods ------------------------------------------------------------------------------------------


@pytest.mark.thing("action:critical-mass/open-the-valve")
@pytest.mark.rule("HG-MISS-02")
def test_opening_a_valve_takes_its_token_away():
    pos = ring(heroes=places(S="F13"))

    work(pos, "open-the-valve", "objective-2")

    assert sorted(pos.state.tokens) == ["objective-1", "objective-3"]
    assert pos.state.counters == {"valves": 1}
    assert not pos.is_offered("place:standard>mission")


@pytest.mark.parametrize(("valves", "lowered", "possible"), [(0, 0, False), (1, 3, True), (1, 4, False), (2, 4, True)])
def test_every_open_valve_feeds_four_boxes_of_rods(valves: int, lowered: int, possible: bool):
    pos = ring(heroes=places(S="F7"), counters={"valves": valves, "rods": lowered})
    pos.play("place:standard>mission")

    assert pos.is_offered("do:lower-the-rods:rod") is possible
    assert pos.is_offered("do:pull-the-rods:rod")


@pytest.mark.thing("action:critical-mass/lower-the-rods", "objective:critical-mass/cold-iron")
@pytest.mark.rule("HG-OBJ-02")
@pytest.mark.parametrize(("lowered", "result"), [(9, ""), (10, "paragon")])
def test_eleven_boxes_of_rods_are_a_paragon_victory(lowered: int, result: str):
    pos = ring(heroes=places(S="F9"), counters={"valves": 3, "rods": lowered})

    work(pos, "lower-the-rods", "rod")

    assert pos.over == result
    assert pos.state.war_readiness == (3 if result else 0)
    assert pos.state.facts == (["reactor-cold"] if result else [])


def open_north(**given: Any) -> Position:
    """The end of a round with the northern valve open: its token lies nowhere."""
    carrier = hero(at=given.pop("shepard", "F3"), carried=["objective-1"])
    return at_round_end(heroes={"S": carrier}, counters={"valves": 1, "rods": 2}, revealed=["A7"], **given)


@pytest.mark.thing("rule:critical-mass/hands-on-the-valves")
@pytest.mark.parametrize("where", ["A10", "A9", "B11"])
def test_an_enemy_at_an_open_valve_closes_it_at_the_end_of_the_round(where: str):
    pos = open_north(enemies={"t": grunt("engineer-simple", at=where)})

    assert BOARD.names[pos.state.tokens["objective-1"]] == "A10"
    assert pos.state.counters == {"valves": 0, "rods": 2}


@pytest.mark.thing("rule:critical-mass/hands-on-the-valves")
def test_every_open_valve_with_an_enemy_at_it_is_closed():
    pos = at_round_end(
        heroes={"S": hero(at="F3", carried=["objective-1", "objective-2", "objective-3"])},
        counters={"valves": 3},
        enemies={"t": grunt("engineer-simple", at="A10"), "u": grunt("engineer-simple", at="K10")},
        revealed=["A7", "K10"],
    )

    assert {token: BOARD.names[hex] for token, hex in pos.state.tokens.items() if hex >= 0} == {
        "objective-1": "A10",
        "objective-3": "K10",
    }
    assert pos.state.counters["valves"] == 1


def test_a_hero_at_the_valve_keeps_it_open():
    pos = open_north(shepard="B11", enemies={"t": grunt("engineer-simple", at="A9")})

    assert pos.state.counters["valves"] == 1
    assert "objective-1" not in pos.state.tokens


def test_an_enemy_farther_off_or_concealed_closes_no_valve():
    assert open_north(enemies={"t": grunt("engineer-simple", at="A8")}).state.counters["valves"] == 1
    hidden = at_round_end(
        heroes={"S": hero(at="F3", carried=["objective-1"])},
        counters={"valves": 1},
        enemies={"t": grunt("engineer-simple", at="A9")},
    )
    assert hidden.state.counters["valves"] == 1


# --- setting it off and getting out ---------------------------------------------------------------------------


@pytest.mark.thing("action:critical-mass/pull-the-rods", "objective:critical-mass/set-it-off")
@pytest.mark.rule("HG-ELSP-01", "HG-OBJ-08")
@pytest.mark.parametrize(("pulled", "done"), [(2, []), (3, SET_OFF)])
def test_the_fourth_pull_sets_the_core_off_and_brings_hale(pulled: int, done: list[str]):
    pos = ring(heroes=places(S="F7", G="E4", L="G4", T="F3"), counters={"overload": pulled})

    work(pos, "pull-the-rods", "rod")

    assert pos.state.done == done
    assert [(enemy.token, BOARD.names[enemy.at]) for enemy in pos.state.enemies] == (
        [("dragoon-hale", "F2")] if done else []
    )


@pytest.mark.thing("action:critical-mass/pull-the-rods", "objective:critical-mass/set-it-off")
@pytest.mark.rule("HG-NARR-03")
@pytest.mark.parametrize(("facts", "level"), [(["krogan-free"], 1), (["five-krogan"], 0)])
def test_free_krogan_have_met_hale_on_the_way_in(facts: list[str], level: int):
    pos = ring(heroes=places(S="F7", G="E4", L="G4", T="F3"), counters={"overload": 3}, facts=facts)

    work(pos, "pull-the-rods", "rod")

    assert [enemy.level for enemy in pos.state.enemies] == [level]


@pytest.mark.thing("objective:critical-mass/get-out")
@pytest.mark.rule("HG-OBJ-03")
def test_everybody_on_the_exit_is_a_renegade_victory():
    heroes = places(**{**OUT, "S": "F3"})
    pos = ring(heroes=heroes, pool=["move2"] * 3, done=SET_OFF)

    pos.play("place:move2>move", "move:F2")
    assert pos.over == ""
    pos.play("move:G2")

    assert pos.over == "renegade"
    assert pos.state.war_readiness == 2
    assert pos.state.facts == ["ship-destroyed"]


@pytest.mark.rule("HG-OBJ-07")
def test_before_the_core_is_set_off_nobody_gets_out():
    pos = ring(heroes=places(**{**OUT, "S": "F2"}), pool=["move2"] * 3)

    assert pos.play("place:move2>move", "move:G2").over == ""


@pytest.mark.thing("objective:critical-mass/get-out")
@pytest.mark.parametrize(("downed", "result"), [("GL", "renegade"), ("GLT", "")])
def test_the_downed_are_left_behind_but_one_alone_does_not_get_out(downed: str, result: str):
    heroes = {"G": hero(at="D8"), "L": hero(at="D9"), "T": hero(at="E1"), "S": hero(at="F2")}
    for letter in downed:
        heroes[letter] = {**heroes[letter], "downed": True, "health": 0}
    pos = ring(heroes=heroes, pool=["move2"] * 3, done=SET_OFF)

    assert pos.play("place:move2>move", "move:G2").over == result


def test_who_is_still_in_the_hall_is_waited_for():
    pos = ring(heroes=places(**{**OUT, "S": "F2", "G": "D8"}), pool=["move2"] * 3, done=SET_OFF)

    assert pos.play("place:move2>move", "move:G2").over == ""


# --- the elites -----------------------------------------------------------------------------------------------


@pytest.mark.thing("elite:reactor-master-ilves")
@pytest.mark.rule("HG-RULING-65")
def test_ilves_vents_the_leaks():
    heroes = {"S": hero(at="D11", card=ELITES), **places(G="B6", L="A10", T="F3")}
    pos = ring(phase="threat", heroes=heroes, enemies={"i": grunt("reactor-master-ilves", at="C11")}, revealed=["A10"])

    # Garrus stands on a leak, Liara on that of a valve, Shepard next to one and beside Ilves, Tali far from all.
    assert pos.hero("G").shields == 2
    assert pos.hero("L").shields == 2
    assert pos.hero("T").shields == 4
    assert (pos.hero("S").shields, pos.hero("S").health) == (0, 5)


def test_others_vent_nothing():
    heroes = {"S": hero(at="D11", card="wall-that-walks"), **places(G="B6", L="A10", T="F3")}
    enemies = {"i": grunt("reactor-master-ilves", at="C11"), "g": grunt("guardian-simple", at="E11")}
    pos = ring(phase="threat", heroes=heroes, enemies=enemies, revealed=["A10"])

    assert pos.hero("S").shields == 2, "the guardian struck, with Ilves looking on"
    assert [pos.hero(letter).shields for letter in "GL"] == [3, 3]


@pytest.mark.thing("objective:critical-mass/relieve-the-master")
@pytest.mark.rule("HG-OBJ-05")
def test_ilves_defeated_is_the_secondary_objective():
    pos = ring(
        heroes=places(S="E12"),
        enemies={"i": grunt("reactor-master-ilves", at="F12", level=1, damage=5)},
        inventory={},
    )

    pos.load(["medi-gel"])
    pos.play("place:standard>fire", "attack:i:1")

    assert pos.state.done == ["relieve-the-master"]
    assert pos.state.war_readiness == 1
    assert sum(pos.state.inventory) == 1


@pytest.mark.thing("elite:dragoon-hale")
@pytest.mark.parametrize(("where", "left"), [("G2", 3), ("F4", 4), ("D2", 4)])
def test_hale_covers_the_exit_hexes_in_her_line_of_fire(where: str, left: int):
    pos = ring(
        phase="turn_end",
        heroes=places(S=where, G="D4", L="H4", T="H5"),
        enemies={"h": grunt("dragoon-hale", at="F2")},
    )

    assert pos.hero("S").shields == left


def test_without_hale_the_exit_is_safe():
    assert ring(phase="turn_end", heroes=places(S="G2")).hero("S").shields == 4


# --- what the campaign remembers ------------------------------------------------------------------------------


@pytest.mark.rule("HG-NARR-03")
def test_without_the_walkers_ilves_has_a_level_less():
    def level(state: State) -> int:
        return next(enemy.level for enemy in state.enemies if enemy.token == "reactor-master-ilves")

    assert (level(briefed("critical-mass", "pair-broken")), level(briefed("critical-mass", "pilots-alive"))) == (1, 0)


@pytest.mark.rule("HG-NARR-03")
def test_the_hoist_crew_has_opened_the_northern_valve():
    helped, alone = briefed("critical-mass", "hoist-crew-alive"), briefed("critical-mass")

    assert (helped.counters, alone.counters) == ({"valves": 1}, {})
    assert sorted(helped.tokens) == ["objective-2", "objective-3"]
    assert len(alone.tokens) == 3
    assert helped.escalations == 0


def test_a_gun_deck_that_was_blown_up_counts_as_an_escalation():
    state = briefed("critical-mass", "gun-deck-destroyed")

    assert state.escalations == 1
    assert len(state.tokens) == 3


@pytest.mark.rule("HG-WAR-06")
def test_the_hoist_crew_is_not_forgotten_when_the_ship_goes_up():
    pos = ring(
        heroes=places(**{**OUT, "S": "F2"}),
        pool=["move2"] * 3,
        done=SET_OFF,
        facts=["hoist-crew-alive"],
    )

    pos.play("place:move2>move", "move:G2")

    assert pos.over == "renegade"
    assert pos.state.war_readiness == 1


@pytest.mark.rule("HG-MEND-01")
def test_shepard_downed_is_a_defeat():
    pos = ring(phase="turn_end", heroes={"S": hero(at="B6", health=1, shields=0)})

    assert pos.over == "defeat-shepard"
    assert pos.state.passages == [41]


def test_all_marks_stand_where_the_rules_need_them():
    marks = BOARD.marks
    assert set(marks["objective"]) <= set(marks["coolant"])
    assert set(marks["rod"]) <= set(marks["inferno"])
    assert mask_of(marks["inferno"]) & ~BOARD.areas[BOARD.area_of[at("D8")]] == 0
