"""Dead Air, Tali's loyalty mission: sections, doors, air, Lockmaster Vey and Hush."""

from __future__ import annotations

from typing import Any

import pytest

import starboard
from starboard.core.errors import UnknownName
from starboard.games.hagalaz.content.pages.dead_air import breathes, joined, section_of
from starboard.games.hagalaz.events import DoorTurned, EnemySpawned
from starboard.games.hagalaz.printed import SHELF
from starboard.games.hagalaz.queries import attack_value
from support.hagalaz import Position, briefed, grunt, hero, position

MISSION = SHELF.mission("dead-air")
BOARD = MISSION.board
CREW = ("bunks", "workshop", "tanks")
BREATHING = {"unlocked": ["C3/C4", "E4/F3", "C6/C7", "D9/D10"], "locked": ["F6/F7", "F9/F10"]}
"""The doors as they should be."""
PUMPING = {"pumps": 3}


def deck(**given: Any) -> Position:
    """A position in the mission, without enemies unless there are some."""
    given = {"squad": ["shepard", "tali", "garrus", "liara"], "pool": ["standard"] * 3, **given}
    return position(mission="dead-air", **given)


def at_round_end(**given: Any) -> Position:
    """The End Phase and the start of the next round have just been played."""
    given = {"phase": "end", "deck": {"wall-that-walks": 9}, "bag": {}, **given}
    return deck(**given, dice=[["standard"] * 12])


def steps(start: str, goal: str, *, doors_open: bool) -> int:
    """How far it is on foot."""
    grid = BOARD.grid(0 if doors_open else BOARD.initially_locked)
    return grid.walk_distances(1 << BOARD.index[goal])[BOARD.index[start]]


# --- the map --------------------------------------------------------------------------------------------------


def test_the_map_has_seven_sections_and_eight_doors():
    assert BOARD.size == 80
    assert [area.bit_count() for area in BOARD.areas] == [9, 10, 18, 14, 9, 10, 10]
    assert len(BOARD.doors) == 8
    locked = {name for name, door in MISSION.doors.items() if BOARD.initially_locked >> door & 1}
    assert locked >= {"B9/B10", "C3/C4", "C6/C7", "D9/D10", "E4/F3"}
    assert not locked & {"D3/D4", "F6/F7", "F9/F10"}


def test_engineers_panels_and_spawns_are_within_the_limits():
    marks = BOARD.marks
    assert [len(marks[section]) for section in CREW] == [2, 2, 2]
    assert len(marks["prisoner"]) == 6
    assert len(marks["grunt-spawn"]) == 5
    ends = {at for pair in BOARD.doors for at in pair}
    breach = section_of(deck().state, "breach")
    assert set(marks["panel"]) == {at for at in ends if BOARD.area_of[at] != breach}


@pytest.mark.parametrize(("goal", "far"), [("A2", 6), ("H3", 6), ("B8", 7), ("D12", 10), ("G10", 10)])
def test_every_goal_can_be_reached_once_the_doors_are_open(goal: str, far: int):
    assert steps("D2", goal, doors_open=True) == far


def test_at_first_the_way_to_the_plant_leads_through_the_breach():
    assert steps("D2", "D12", doors_open=False) == 12
    assert steps("D2", "A2", doors_open=False) > 100


@pytest.mark.rule("HG-SETUP-14")
def test_one_start_hex_is_kept_for_tali():
    tali = next(hero for hero in briefed("dead-air").heroes if hero.id == "tali")

    assert BOARD.names[tali.at] == "D2"


@pytest.mark.rule("HG-RULING-49")
def test_a_squad_without_tali_is_refused():
    with pytest.raises(UnknownName, match="needs tali"):
        starboard.new("hagalaz", scenario="dead-air", squad=["shepard", "liara", "garrus", "wrex"])


# --- sections -------------------------------------------------------------------------------------------------


def breathing(pos: Position) -> list[str]:
    return [name for name in CREW if breathes(pos.state, section_of(pos.state, name))]


def test_unlocked_doors_join_sections():
    state = deck().state

    spine = joined(state, section_of(state, "breach"))

    assert spine.bit_count() == 4, "lock, spine, breach and plant"
    assert not spine >> section_of(state, "bunks") & 1


def test_sections_breathe_with_the_pumps_the_plant_and_no_breach():
    assert breathing(deck(**BREATHING, counters=PUMPING)) == list(CREW)


@pytest.mark.parametrize(
    "wrong",
    [
        {"counters": {"pumps": 2}},
        {"counters": PUMPING, "locked": ["F6/F7"]},
        {"counters": PUMPING, "locked": ["F9/F10"]},
        {"counters": PUMPING, "unlocked": ["C3/C4", "E4/F3", "C6/C7"]},
    ],
    ids=["pumps", "breach-plant", "breach-spine", "plant"],
)
def test_without_one_of_them_no_section_breathes(wrong: dict[str, Any]):
    assert breathing(deck(**{**BREATHING, **wrong})) == []


def test_a_locked_section_does_not_breathe_while_the_others_do():
    pos = deck(**{**BREATHING, "unlocked": ["E4/F3", "C6/C7", "D9/D10"]}, counters=PUMPING)

    assert breathing(pos) == ["workshop", "tanks"]


def test_the_tanks_can_breathe_by_their_own_door_to_the_plant():
    pos = deck(unlocked=["B9/B10"], locked=["F9/F10"], counters=PUMPING)

    assert breathing(pos) == ["tanks"]


# --- bottled air ----------------------------------------------------------------------------------------------


def air(pos: Position) -> list[int]:
    return [pos.state.counters.get(name, 0) for name in CREW]


@pytest.mark.thing("rule:dead-air/bottled-air")
def test_a_section_that_does_not_breathe_uses_up_its_air():
    pos = at_round_end(counters={"bunks": 2})

    assert air(pos) == [3, 1, 1]
    assert pos.state.failure == 0


@pytest.mark.thing("rule:dead-air/bottled-air")
def test_a_section_that_breathes_is_refilled():
    pos = at_round_end(
        unlocked=["B9/B10"], locked=["F9/F10"], counters={**PUMPING, "bunks": 1, "workshop": 1, "tanks": 2}
    )

    assert air(pos) == [2, 2, 1]


def test_a_refilled_section_has_no_less_than_nothing_used():
    pos = at_round_end(unlocked=["B9/B10"], locked=["F9/F10"], counters={**PUMPING, "bunks": 1})

    assert air(pos) == [2, 1, 0]


def test_with_the_last_box_a_section_is_lost():
    pos = at_round_end(counters={"bunks": 4}, war_readiness=3)

    assert [token for token in pos.state.tokens if token.startswith("prisoner")] == [
        *("prisoner-2", "prisoner-4", "prisoner-5", "prisoner-6")
    ]
    assert pos.state.failure == 1
    assert pos.state.war_readiness == 2
    assert pos.over == ""


def test_the_section_whose_loss_ends_the_mission_is_mourned_too():
    pos = deck(phase="end", counters={"bunks": 4}, war_readiness=3, failure=2)

    assert (pos.over, pos.state.failure) == ("defeat-storm", 3)
    assert pos.state.war_readiness == 2
    assert not {"prisoner-1", "prisoner-3"} & set(pos.state.tokens)


def test_a_lost_section_loses_nothing_more():
    pos = at_round_end(tokens={"prisoner-1": "A7", "prisoner-3": "A7"}, counters={"bunks": 5}, failure=1)

    assert air(pos)[0] == 5
    assert pos.state.failure == 1


@pytest.mark.rule("HG-ESC-05", "HG-NARR-04")
def test_the_section_that_ticks_the_last_failure_box_ends_the_mission():
    pos = deck(phase="end", counters={"tanks": 5}, failure=2, deck={"wall-that-walks": 9}, bag={})

    assert pos.over == "defeat-storm"
    assert pos.state.passages == [95]


# --- open to the storm ----------------------------------------------------------------------------------------


@pytest.mark.thing("rule:dead-air/sections")
def test_who_is_joined_to_the_breach_is_hurt_at_the_end_of_the_round():
    pos = at_round_end(
        heroes={"S": hero(at="D5"), "T": hero(at="F8"), "G": hero(at="B2"), "L": hero(at="D11")}, revealed=["D5"]
    )

    assert [pos.fact(letter, "shields") for letter in "STGL"] == [3, 3, 3, 2]


def test_behind_locked_doors_nobody_is_hurt():
    pos = at_round_end(heroes={"S": hero(at="D5")}, **BREATHING, counters={"bunks": 1})

    assert pos.fact("S", "shields") == 4


# --- the fail-safe --------------------------------------------------------------------------------------------


def turned(pos: Position) -> list[tuple[str, bool]]:
    names = {door: name for name, door in MISSION.doors.items()}
    return [(names[event.door], event.locked) for event in pos.news(DoorTurned)]


OPEN = {"heroes": {"S": hero(at="D6")}, "unlocked": ["C3/C4", "C6/C7"], "locked": ["F6/F7"]}
"""The bunks and the tanks are open, and nobody is in there."""


@pytest.mark.thing("rule:dead-air/fail-safe")
def test_the_open_section_with_the_most_air_used_shuts_its_doors():
    pos = at_round_end(**OPEN, counters={"bunks": 1, "workshop": 3, "tanks": 2})

    assert turned(pos) == [("C7/C6", True)]


@pytest.mark.thing("rule:dead-air/fail-safe")
def test_all_doors_of_that_section_lock():
    pos = at_round_end(
        **{**OPEN, "unlocked": ["C3/C4", "C6/C7", "B9/B10"]}, counters={"bunks": 1, "workshop": 3, "tanks": 2}
    )

    assert turned(pos) == [("B10/B9", True), ("C7/C6", True)]


def test_a_hero_inside_keeps_a_section_open():
    pos = at_round_end(
        **{**OPEN, "heroes": {"S": hero(at="D6"), "T": hero(at="B7")}}, counters={"bunks": 1, "tanks": 2}
    )

    assert turned(pos) == [("C4/C3", True)]


def test_a_section_without_engineers_stays_open():
    pos = at_round_end(**OPEN, counters={"tanks": 2}, tokens={"prisoner-2": "A2", "prisoner-4": "A2"})

    assert turned(pos) == [("C4/C3", True)]


def test_where_every_section_is_shut_nothing_more_shuts():
    pos = at_round_end(heroes={"S": hero(at="D6")})

    assert turned(pos) == []


@pytest.mark.rule("HG-GEN-04")
def test_the_lead_player_says_which_of_two_sections_shuts():
    pos = deck(
        **OPEN,
        phase="end",
        deck={"wall-that-walks": 9},
        bag={},
        counters={"bunks": 2, "tanks": 2},
    )
    assert pos.asked == "fail-safe-which-section"
    assert pos.offered == ["hex:A2", "hex:A7"]

    pos.play("hex:A7", dice=[["standard"] * 12])

    assert turned(pos) == [("C7/C6", True)]


# --- Mission actions ------------------------------------------------------------------------------------------


@pytest.mark.thing("action:dead-air/work-the-panel")
@pytest.mark.rule("HG-DOOR-05", "HG-RULING-36")
def test_a_panel_unlocks_a_door_and_shows_what_is_behind():
    pos = deck(heroes={"S": hero(at="C4")}, enemies={"k": grunt("engineer-simple", at="B3")})
    assert pos.fact("k", "concealed")

    pos.play("place:standard>mission", "do:work-the-panel:panel")

    assert not pos.state.locked_doors >> MISSION.doors["C3/C4"] & 1
    assert not pos.fact("k", "concealed")


@pytest.mark.thing("action:dead-air/work-the-panel")
@pytest.mark.rule("HG-DOOR-01")
def test_a_panel_locks_a_door():
    pos = deck(heroes={"S": hero(at="F6")})

    pos.play("place:standard>mission", "do:work-the-panel:panel")

    assert pos.state.locked_doors >> MISSION.doors["F6/F7"] & 1


@pytest.mark.rule("HG-MISS-01")
def test_inside_the_breach_there_is_no_panel():
    pos = deck(heroes={"S": hero(at="F7")})

    assert not pos.is_offered("place:standard>mission")


@pytest.mark.thing("action:dead-air/start-the-pumps")
@pytest.mark.rule("HG-EMP-02", "HG-GEN-08")
def test_an_empowered_die_starts_two_pumps():
    pos = deck(heroes={"S": hero(at="D12")}, pool=["empowered"])

    pos.play("place:empowered>mission", "do:start-the-pumps:terminal", "tick:2")

    assert pos.state.counters["pumps"] == 2
    assert "wake-the-plant" not in pos.state.done


@pytest.mark.thing("action:dead-air/start-the-pumps", "objective:dead-air/wake-the-plant")
@pytest.mark.rule("HG-ELSP-01", "HG-OBJ-08")
def test_with_the_last_pump_hush_comes():
    pos = deck(heroes={"S": hero(at="D12")}, counters={"pumps": 2})

    pos.play("place:standard>mission", "do:start-the-pumps:terminal")

    assert pos.state.done == ["wake-the-plant"]
    assert [(event.token, event.at) for event in pos.news(EnemySpawned)] == [("hush", "G10")]


@pytest.mark.thing("action:dead-air/share-your-air")
def test_air_is_shared_at_a_price():
    pos = deck(heroes={"S": hero(at="A2")}, counters={"bunks": 3})

    pos.play("place:standard>mission", "do:share-your-air:prisoner-1")

    assert pos.state.counters["bunks"] == 1
    assert pos.fact("S", "shields") == 3


@pytest.mark.thing("action:dead-air/share-your-air")
def test_one_box_of_air_used_is_enough_to_share():
    pos = deck(heroes={"S": hero(at="A2")}, counters={"bunks": 1})

    pos.play("place:standard>mission", "do:share-your-air:prisoner-1")

    assert pos.state.counters["bunks"] == 0
    assert pos.fact("S", "shields") == 3


def test_no_air_is_shared_where_none_has_been_used():
    pos = deck(heroes={"S": hero(at="A2")}, pool=["standard"], counters={"workshop": 3})

    assert not pos.is_offered("place:standard>mission")


# --- elites ---------------------------------------------------------------------------------------------------


@pytest.mark.thing("elite:lockmaster-vey")
def test_vey_turns_over_the_nearest_door_after_each_activation():
    pos = deck(
        phase="threat",
        pool=["standard"],
        heroes={"S": hero(at="D8", card="officer-on-deck")},
        enemies={"v": grunt("lockmaster-vey", at="C9")},
        revealed=["C9"],
    )

    assert turned(pos) == [("D10/D9", False)]


def test_other_enemies_turn_no_doors():
    pos = deck(
        phase="threat",
        pool=["standard"],
        heroes={"S": hero(at="D8", card="wall-that-walks")},
        enemies={"v": grunt("lockmaster-vey", at="C9"), "k": grunt("guardian-simple", at="D7")},
        revealed=["C9"],
    )

    assert turned(pos) == []


@pytest.mark.thing("elite:hush")
def test_hush_hits_harder_where_nobody_breathes():
    dead = deck(enemies={"h": grunt("hush", at="D6")}, heroes={"S": hero(at="D5")})
    live = deck(enemies={"h": grunt("hush", at="D6")}, heroes={"S": hero(at="D5")}, **BREATHING, counters=PUMPING)

    assert attack_value(dead.state, dead.enemy("h")) == 4
    assert attack_value(live.state, live.enemy("h")) == 3


def test_nobody_else_minds_the_air():
    pos = deck(
        enemies={"h": grunt("hush", at="D6"), "k": grunt("guardian-simple", at="D7")}, heroes={"S": hero(at="D5")}
    )

    assert attack_value(pos.state, pos.enemy("k")) == 2


# --- objectives -----------------------------------------------------------------------------------------------


def last_door(**given: Any) -> Position:
    """Everything is as it should be but the door of the bunks, and Shepard stands at its panel."""
    doors = {"unlocked": ["E4/F3", "C6/C7", "D9/D10"], "locked": ["F6/F7", "F9/F10"]}
    return deck(
        **{
            "heroes": {"S": hero(at="C4")},
            "pool": ["standard", "standard", "standard"],
            "counters": PUMPING,
            "done": ["wake-the-plant"],
            **doors,
            **given,
        }
    ).play("place:standard>mission", "do:work-the-panel:panel")


@pytest.mark.thing("objective:dead-air/count-to-six", "objective:dead-air/let-them-breathe")
@pytest.mark.rule("HG-OBJ-06", "HG-LOYM-08", "HG-LOYAB-01", "HG-WAR-04", "HG-MEND-02")
def test_when_all_breathe_again_tali_has_won_them_over():
    pos = last_door()

    assert pos.over == "loyalty"
    assert pos.state.passages == [97, 94]
    assert pos.state.war_readiness == 2
    assert "fleet-shielding" in pos.fact("tali", "unlocked")
    assert pos.state.facts == ["six-engineers", "engineers-breathe"]


@pytest.mark.thing("action:dead-air/share-your-air")
@pytest.mark.rule("HG-RULING-58", "HG-RULING-63", "HG-OBJ-06")
def test_the_last_air_shared_wins_before_shepard_suffers_for_it():
    pos = deck(
        heroes={"S": hero(at="A2", health=1, shields=0)},
        counters={**PUMPING, "bunks": 2},
        done=["wake-the-plant"],
        unlocked=["C3/C4", "E4/F3", "C6/C7", "D9/D10"],
        locked=["F6/F7", "F9/F10"],
    )

    pos.play("place:standard>mission", "do:share-your-air:prisoner-1")

    assert pos.over == "loyalty"


def test_a_section_with_used_air_is_not_saved_yet():
    pos = last_door(counters={**PUMPING, "tanks": 1})

    assert pos.over == ""


def test_without_pumps_nobody_is_saved():
    pos = last_door(counters={"pumps": 2}, done=[])

    assert pos.over == ""


@pytest.mark.thing("objective:dead-air/let-them-breathe")
def test_who_was_lost_is_not_waited_for_but_not_counted_either():
    pos = deck(
        heroes={"S": hero(at="E4")},
        pool=["standard", "standard", "standard"],
        counters={**PUMPING, "bunks": 5},
        done=["wake-the-plant"],
        unlocked=["C6/C7", "D9/D10"],
        locked=["F6/F7", "F9/F10"],
    )
    for engineer in ("prisoner-1", "prisoner-3"):
        del pos.state.tokens[engineer]

    pos.play("place:standard>mission", "do:work-the-panel:panel")

    assert pos.over == "loyalty"
    assert pos.state.passages == [94]
    assert pos.state.war_readiness == 1
    assert pos.state.facts == ["engineers-breathe"]


def test_with_nobody_left_there_is_nothing_to_win():
    pos = deck(
        heroes={"S": hero(at="E4")},
        pool=["standard", "standard", "standard"],
        counters=PUMPING,
        done=["wake-the-plant"],
        unlocked=["C6/C7", "D9/D10"],
        locked=["F6/F7", "F9/F10"],
    )
    pos.state.tokens = {}

    pos.play("place:standard>mission", "do:work-the-panel:panel")

    assert pos.over == ""


@pytest.mark.rule("HG-MEND-02", "HG-DOWN-02")
def test_shepard_downed_is_a_defeat():
    pos = deck(
        phase="threat",
        pool=["standard"],
        heroes={"S": hero(at="D8", card="wall-that-walks", health=1, shields=0)},
        enemies={"k": grunt("guardian-simple", at="D7")},
        revealed=["D8"],
    )

    assert pos.over == "defeat-shepard"
    assert pos.state.passages == [96]


# --- what the campaign remembers ------------------------------------------------------------------------------


def test_the_hoist_crew_has_forced_the_door_of_the_bunks():
    door = MISSION.doors["C3/C4"]

    assert not briefed("dead-air", "hoist-crew-alive").locked_doors >> door & 1
    assert briefed("dead-air").locked_doors >> door & 1


def test_the_blast_of_the_gun_deck_has_cost_air():
    state = briefed("dead-air", "gun-deck-destroyed")

    assert [state.counters.get(name, 0) for name in CREW] == [1, 1, 1]
    assert not briefed("dead-air").counters
