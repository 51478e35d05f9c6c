"""Mission 2C, The Choir: the wards, the pods, the song, the fire, the Cantor and the Descant."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.core.hexes import FAR, mask_of
from starboard.games.hagalaz.events import EnemySpawned
from starboard.games.hagalaz.printed import SHELF
from support.hagalaz import Position, grunt, hero, position

MISSION = SHELF.mission("the-choir")
BOARD = MISSION.board
WARDS = ["C6/C7", "C9/C10", "I6/I7", "I9/I10"]
HEARD = ["hear-them"]
ELITES = "the-larger-things"
QUIET = "signal-lost"


def lab(**given: Any) -> Position:
    """A position in the mission, without enemies unless there are some."""
    return position(mission="the-choir", **{"pool": ["standard"] * 3, **given})


def at_round_end(*dice: object, **given: Any) -> Position:
    """The End Phase and the start of the next round have just been played; `dice` are what the End Phase draws."""
    return lab(phase="end", deck={QUIET: 9}, dice=[*dice, ["standard"] * 12], **given)


def activated(elite: str, at: str, *dice: object, **given: Any) -> Position:
    """A card has activated the one elite on the map."""
    heroes = {"S": hero(at="F2", card=ELITES), **given.pop("heroes", {})}
    return lab(phase="threat", heroes=heroes, enemies={"e": grunt(elite, at=at)}, dice=dice, **given)


def pods(pos: Position) -> list[str]:
    """The prisoner tokens that lie on the map."""
    return [token for token in pos.state.tokens if token.startswith("prisoner")]


def work(pos: Position, action: str, target: str) -> Position:
    """One Mission action."""
    return pos.play("place:standard>mission", f"do:{action}:{target}")


# --- the map --------------------------------------------------------------------------------------------------


def test_the_map_is_a_cross_with_four_wards_and_an_apse():
    assert BOARD.size == 107
    assert [area.bit_count() for area in BOARD.areas] == [10, 51, 9, 18, 10, 9]
    assert not BOARD.initially_locked
    assert [BOARD.names[at] for at in BOARD.marks["prisoner"]] == ["A4", "A12", "B5", "B12", "J3", "J11", "K4"]


def test_every_ward_has_one_door_and_its_bulkhead_hex_is_outside():
    inside = [BOARD.area_of[at] for at in BOARD.marks["prisoner"]]
    for name in WARDS:
        ends = BOARD.doors[MISSION.doors[name]]
        outside = [at for at in ends if at in BOARD.marks["bulkhead"]]
        assert len(outside) == 1
        (ward,) = {BOARD.area_of[at] for at in ends} - {BOARD.area_of[outside[0]]}
        assert ward in inside
        assert sum(1 for pair in BOARD.doors if ward in {BOARD.area_of[at] for at in pair}) == 1


@pytest.mark.parametrize(
    ("goal", "far"), [("F11", 9), ("F13", 11), ("C7", 6), ("I9", 7), ("A4", 10), ("B12", 11), ("A7", 8), ("F1", 1)]
)
def test_every_goal_can_be_reached_from_the_start(goal: str, far: int):
    steps = BOARD.grid(BOARD.initially_locked).walk_distances(1 << BOARD.index[goal])

    assert min(steps[at] for at in BOARD.marks["start"]) == far


def test_the_mission_keeps_to_the_limits_of_the_box():
    marks = BOARD.marks
    assert len(marks["start"]) == 4
    assert len(marks["grunt-spawn"]) == 6
    assert len(marks["loot"]) == 5
    steps = BOARD.grid(0).walk_distances(mask_of(marks["start"]))
    assert all(steps[at] < FAR for at in range(BOARD.size))


# --- hearing them ---------------------------------------------------------------------------------------------


@pytest.mark.thing("action:the-choir/find-the-pitch", "objective:the-choir/hear-them")
@pytest.mark.rule("HG-OBJ-08", "HG-ELSP-01")
def test_finding_the_pitch_calls_the_descant():
    pos = lab(heroes={"S": hero(at="F11")})

    work(pos, "find-the-pitch", "terminal")

    assert pos.state.done == HEARD
    assert pos.state.passages == [30]
    assert [(event.token, event.at) for event in pos.news(EnemySpawned)] == [("the-descant", "F7")]


@pytest.mark.rule("HG-OBJ-07", "HG-MISS-01")
@pytest.mark.parametrize("at", ["A4", "C7", "F13"])
def test_before_that_no_pod_no_ward_and_no_lever_can_be_used(at: str):
    assert not lab(heroes={"S": hero(at=at)}).is_offered("place:standard>mission")


# --- the pods and the lift ------------------------------------------------------------------------------------


@pytest.mark.thing("action:the-choir/open-the-pod")
@pytest.mark.rule("HG-CARRY-01", "HG-CARRY-04")
def test_a_hero_carries_one_prisoner_and_no_second():
    pos = lab(heroes={"S": hero(at="K4")}, done=HEARD)

    work(pos, "open-the-pod", "prisoner-7")

    assert pos.hero("S").carried == ["prisoner-7"]
    full = lab(heroes={"S": hero(at="J3", carried=["prisoner-7"])}, done=HEARD)
    assert not full.is_offered("place:standard>mission")


@pytest.mark.thing("rule:the-choir/the-lift")
@pytest.mark.rule("HG-RULING-70")
def test_whoever_enters_the_lift_hands_over_all_it_carries():
    carried = ["prisoner-1", "prisoner-2"]
    pos = lab(heroes={"S": hero(at="F2", carried=carried)}, pool=["move2"] * 3, done=HEARD)

    pos.play("place:move2>move", "move:E2")
    assert pos.hero("S").carried == carried
    pos.play("move:E1")

    assert pos.hero("S").carried == []
    assert pos.state.counters["freed"] == 2
    assert pods(pos) == ["prisoner-3", "prisoner-4", "prisoner-5", "prisoner-6", "prisoner-7"]


@pytest.mark.thing("rule:the-choir/the-lift")
@pytest.mark.rule("HG-RULING-70")
def test_only_prisoners_go_up_with_the_lift():
    pos = lab(heroes={"S": hero(at="F2", carried=["prisoner-1", "objective-1"])}, pool=["move2"] * 3, done=HEARD)

    pos.play("place:move2>move", "move:F1")

    assert pos.hero("S").carried == ["objective-1"]
    assert pos.state.counters["freed"] == 1


@pytest.mark.thing("objective:the-choir/bring-them-out", "rule:the-choir/the-lift")
@pytest.mark.rule("HG-OBJ-02")
@pytest.mark.parametrize(("already", "result"), [(2, ""), (3, "paragon")])
def test_four_voices_brought_out_are_a_paragon_victory(already: int, result: str):
    pos = lab(
        heroes={"S": hero(at="F2", carried=["prisoner-1"])},
        pool=["move2"] * 3,
        done=HEARD,
        counters={"freed": already},
    )

    pos.play("place:move2>move", "move:F1")

    assert pos.over == result
    assert pos.state.war_readiness == (3 if result else 0)
    assert pos.state.facts == (["choir-freed"] if result else [])


@pytest.mark.rule("HG-CARRY-03")
def test_a_prisoner_is_lost_with_the_carrier():
    pos = lab(
        phase="threat",
        heroes={
            "S": hero(at="F2", card="hands-in-the-dark"),
            "G": hero(at="F6", health=1, shields=0, carried=["prisoner-1"]),
        },
        enemies={"h": grunt("husk-normal", at="F7")},
    )

    assert pos.hero("G").downed
    assert "prisoner-1" not in pos.state.tokens
    assert pos.hero("G").carried == []


# --- the wards and the fire -----------------------------------------------------------------------------------


@pytest.mark.thing("action:the-choir/seal-the-ward")
@pytest.mark.rule("HG-DOOR-01")
def test_sealing_a_ward_locks_the_door_beside_the_hero_alone():
    pos = lab(heroes={"S": hero(at="I7")}, done=HEARD)

    work(pos, "seal-the-ward", "bulkhead")

    assert pos.state.locked_doors == 1 << MISSION.doors["I6/I7"]
    assert not pos.is_offered("place:standard>mission")


def test_a_sealed_ward_cannot_be_sealed_again():
    assert not lab(heroes={"S": hero(at="I7")}, done=HEARD, locked=["I6/I7"]).is_offered("place:standard>mission")


@pytest.mark.parametrize("still_open", WARDS)
def test_the_fire_waits_for_the_last_ward(still_open: str):
    sealed = [name for name in WARDS if name != still_open]

    assert not lab(heroes={"S": hero(at="F13")}, done=HEARD, locked=sealed).is_offered("place:standard>mission")


def test_the_fire_waits_while_a_hero_is_in_a_ward():
    inside = {"S": hero(at="F13"), "G": hero(at="J11")}

    assert not lab(heroes=inside, done=HEARD, locked=WARDS).is_offered("place:standard>mission")
    assert lab(heroes={"S": hero(at="F13"), "G": hero(at="I9")}, done=HEARD, locked=WARDS).is_offered(
        "place:standard>mission"
    )


@pytest.mark.thing("action:the-choir/let-the-fire-in", "objective:the-choir/silence-the-choir")
@pytest.mark.rule("HG-OBJ-03")
@pytest.mark.parametrize(("already", "result"), [(3, ""), (4, "renegade")])
def test_the_fifth_stop_of_the_lever_is_a_renegade_victory(already: int, result: str):
    pos = lab(heroes={"S": hero(at="F13")}, done=HEARD, locked=WARDS, counters={"purge": already})

    work(pos, "let-the-fire-in", "lever")

    assert pos.state.counters["purge"] == already + 1
    assert pos.over == result
    assert pos.state.war_readiness == (2 if result else 0)
    assert pos.state.facts == (["choir-burned"] if result else [])


# --- the song -------------------------------------------------------------------------------------------------


@pytest.mark.thing("rule:the-choir/the-song")
def test_at_the_end_of_the_third_round_the_voice_nearest_to_the_lever_is_lost():
    pos = at_round_end("husk-normal", round=3)

    assert "prisoner-4" not in pos.state.tokens
    assert len(pods(pos)) == 6
    (husk,) = pos.state.enemies
    assert (husk.token, BOARD.names[husk.at], husk.stunned) == ("husk-normal", "B12", True)
    assert pos.state.bag[MISSION.bag_place["husk-normal"]] == 2


@pytest.mark.parametrize("round", [1, 2, 4])
def test_in_other_rounds_nobody_is_lost(round: int):
    assert len(pods(at_round_end(round=round))) == 7


@pytest.mark.thing("rule:the-choir/the-song")
def test_one_resonator_is_enough_for_the_song():
    assert len(pods(at_round_end("husk-normal", round=3, heroes={"S": hero(at="F2", carried=["objective-1"])}))) == 6


def test_without_resonators_the_song_costs_nobody():
    # Tokens that somebody carries are not on the map.
    away = hero(at="F2", carried=["objective-1", "objective-2"])

    assert len(pods(at_round_end(round=3, heroes={"S": away}))) == 7


def test_no_husk_stands_up_where_somebody_is():
    pos = at_round_end(round=3, heroes={"S": hero(at="B12")})

    assert "prisoner-4" not in pos.state.tokens
    assert pos.state.enemies == []


def test_prisoners_who_are_carried_are_safe_from_the_song():
    held = hero(at="F2", carried=["prisoner-4"])
    pos = at_round_end("husk-normal", round=3, heroes={"S": held})

    assert pos.hero("S").carried == ["prisoner-4"]
    assert "prisoner-6" not in pos.state.tokens


@pytest.mark.thing("action:the-choir/cut-a-string", "objective:the-choir/cut-the-strings")
@pytest.mark.rule("HG-OBJ-05")
def test_cutting_both_resonators_is_the_secondary_objective():
    pos = lab(heroes={"S": hero(at="K9")}, counters={"resonators": 1}, inventory={})

    pos.load(["grenade"])
    work(pos, "cut-a-string", "objective-2")

    assert pos.state.done == ["cut-the-strings"]
    assert "objective-2" not in pos.state.tokens
    assert pos.state.war_readiness == 1
    assert sum(pos.state.inventory) == 1
    assert pos.over == ""


# --- the elites -----------------------------------------------------------------------------------------------


@pytest.mark.thing("elite:the-descant")
@pytest.mark.rule("HG-RULING-65")
def test_the_descant_takes_the_voice_nearest_to_it():
    pos = activated("the-descant", "I9", "husk-simple", heroes={"S": hero(at="H9", card=ELITES)})

    assert "prisoner-6" not in pos.state.tokens
    assert len(pods(pos)) == 6


@pytest.mark.thing("elite:the-cantor")
def test_the_cantor_takes_no_voice_and_unlocks_the_nearest_door():
    pos = activated("the-cantor", "F11", locked=WARDS, heroes={"S": hero(at="F10", card=ELITES)})

    assert len(pods(pos)) == 7
    unlocked = [name for name in WARDS if not pos.state.locked_doors >> MISSION.doors[name] & 1]
    assert unlocked == ["C9/C10"]


@pytest.mark.thing("elite:the-cantor")
def test_a_door_the_cantor_unlocks_shows_what_is_behind_it():
    heroes = {"S": hero(at="F10", card=ELITES), "G": hero(at="C9")}
    pos = activated("the-cantor", "F11", locked=WARDS, heroes=heroes)

    assert pos.state.revealed >> BOARD.area_of[BOARD.index["C10"]] & 1


def test_without_a_locked_door_the_cantor_only_strikes():
    pos = activated("the-cantor", "F11", heroes={"S": hero(at="F10", card=ELITES)})

    assert pos.state.locked_doors == 0
    assert pos.hero("S").shields == 0


@pytest.mark.parametrize("elite", ["the-descant", "the-cantor"])
def test_what_others_do_beside_them_takes_no_voice_and_opens_no_door(elite: str):
    pos = lab(
        phase="threat",
        heroes={"S": hero(at="F10", card="slow-hunger")},
        enemies={"e": grunt(elite, at="F11"), "c": grunt("cannibal-simple", at="E10")},
        locked=WARDS,
    )

    assert pos.hero("S").shields == 2, "the cannibal struck"
    assert len(pods(pos)) == 7
    assert pos.state.locked_doors == mask_of(MISSION.doors[name] for name in WARDS)


@pytest.mark.thing("elite:the-descant")
def test_the_descant_leaves_the_doors_alone():
    pos = activated("the-descant", "I7", "husk-simple", locked=WARDS, heroes={"S": hero(at="H7", card=ELITES)})

    assert pos.state.locked_doors == mask_of(MISSION.doors[name] for name in WARDS)


# --- defeat ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("HG-MEND-01")
def test_the_last_failure_box_is_the_storm():
    pos = lab(phase="threat", heroes={"S": hero(at="F2", card="black-horizon")}, failure=2, escalations=2)

    assert pos.over == "defeat-storm"
    assert pos.state.passages == [33]
    assert pos.state.war_readiness == 0
