"""Mission 3B, The Mainframe: the key between two terminals, the beat of the doors, the core, the two Hands."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.core.hexes import FAR, mask_of
from starboard.games.hagalaz.events import EnemyActivated
from starboard.games.hagalaz.printed import SHELF
from support.hagalaz import Position, briefed, grunt, hero, position

MISSION = SHELF.mission("the-mainframe")
BOARD = MISSION.board
WEST, EAST, VAULT = ["E5/E6", "G5/G6"], ["E9/E10", "G9/G10"], ["C7/D6", "C8/D8"]
SHAKEN = ["shake-hands"]
ELITES = "the-larger-things"
QUIET = "signal-lost"
CORE = "objective-1"


def chamber(**given: Any) -> Position:
    """A position in the mission, without enemies unless there are some."""
    return position(mission="the-mainframe", **{"pool": ["standard"] * 3, **given})


def at_round_start(round: int, *, dice: list[object] | None = None, **given: Any) -> Position:
    """The start of a round has just been played."""
    chance = [["standard"] * 12] if dice is None else dice
    return chamber(phase="round", round=round - 1, deck={QUIET: 9}, dice=chance, **given)


def places(**at: str) -> dict[str, Any]:
    """Heroes by letter, each in its hex."""
    return {letter: hero(at=name) for letter, name in at.items()}


def at(name: str) -> int:
    return BOARD.index[name]


def locked(pos: Position) -> set[str]:
    """The doors that are locked, of those with a name here."""
    return {name for name in (*WEST, *EAST, *VAULT) if pos.state.locked_doors >> MISSION.doors[name] & 1}


def work(pos: Position, action: str, target: str) -> Position:
    """One Mission action."""
    return pos.play("place:standard>mission", f"do:{action}:{target}")


# --- the map --------------------------------------------------------------------------------------------------


def test_the_map_is_two_lobes_an_aisle_and_a_vault():
    assert BOARD.size == 97
    assert [area.bit_count() for area in BOARD.areas] == [11, 29, 29, 28]
    assert BOARD.initially_locked == mask_of(MISSION.doors[name] for name in (*EAST, *VAULT))
    assert [len(BOARD.marks[mark]) for mark in ("start", "exit", "grunt-spawn", "objective")] == [4, 4, 6, 1]
    assert len(BOARD.marks["prisoner"]) == 3


@pytest.mark.parametrize(("goal", "far"), [("F1", 7), ("F13", 7), ("A7", 8), ("B6", 7), ("K6", 1), ("F3", 5)])
def test_every_goal_can_be_reached_once_the_doors_are_open(goal: str, far: int):
    steps = BOARD.grid(0).walk_distances(1 << at(goal))

    assert min(steps[start] for start in BOARD.marks["start"]) == far


def test_the_lobes_mirror_each_other():
    west, east = (BOARD.grid(0).walk_distances(1 << at(name)) for name in ("F1", "F13"))
    starts = BOARD.marks["start"]

    assert sorted(west[start] for start in starts) == sorted(east[start] for start in starts)


def test_the_vault_is_shut_until_the_hands_are_shaken():
    doors = mask_of(MISSION.doors[name] for name in VAULT)

    assert BOARD.grid(doors).walk_distances(1 << at("A7"))[at("I6")] == FAR


# --- asking and answering -------------------------------------------------------------------------------------


@pytest.mark.thing("action:the-mainframe/ask")
def test_asking_ticks_both_boxes_of_the_key():
    pos = chamber(heroes=places(S="F1"), counters={"key": 1})

    work(pos, "ask", "terminal-1")

    assert pos.state.counters == {"key": 2}
    assert not chamber(heroes=places(S="F1"), counters={"key": 2}).is_offered("place:standard>mission")


@pytest.mark.thing("action:the-mainframe/answer")
@pytest.mark.parametrize("left", [1, 2])
def test_an_answer_copies_as_many_blocks_as_are_left_of_the_key(left: int):
    pos = chamber(heroes=places(S="F13"), counters={"key": left, "copied": 3}, done=SHAKEN)

    work(pos, "answer", "terminal-2")

    assert pos.state.counters == {"key": 0, "copied": 3 + left}


def test_without_a_key_there_is_no_answer():
    assert not chamber(heroes=places(S="F13")).is_offered("place:standard>mission")


@pytest.mark.parametrize(("terminal", "beside", "far"), [("F1", "E2", "E3"), ("F13", "E13", "E12")])
def test_nobody_works_at_a_terminal_with_an_active_enemy_beside(terminal: str, beside: str, far: str):
    def offered(where: str, **how: Any) -> bool:
        husk = grunt("husk-simple", at=where, **how)
        pos = chamber(heroes=places(S=terminal), enemies={"h": husk}, counters={"key": 1})
        return pos.is_offered("place:standard>mission")

    assert not offered(beside)
    assert offered(beside, stunned=True)
    assert offered(far)


@pytest.mark.thing("action:the-mainframe/answer", "action:the-mainframe/ask")
def test_two_heroes_ask_and_answer_in_one_round():
    pos = chamber(heroes=places(S="F1", G="F13"), pool=["standard"] * 4, dice_taken=2, deck={QUIET: 9})
    work(pos, "ask", "terminal-1")
    pos.load([["standard"] * 3])
    while pos.asked != "place-which":
        pos.table.pick(len(pos.offered) - 1)
    work(pos, "answer", "terminal-2")

    assert pos.state.counters["copied"] == 2


# --- the beat -------------------------------------------------------------------------------------------------


@pytest.mark.thing("rule:the-mainframe/the-beat")
@pytest.mark.rule("HG-DOOR-01")
@pytest.mark.parametrize(("round", "shut"), [(1, EAST), (2, WEST), (3, EAST), (8, WEST)])
def test_the_doors_of_the_lobes_take_turns(round: int, shut: list[str]):
    assert locked(at_round_start(round)) == {*shut, *VAULT}


@pytest.mark.thing("rule:the-mainframe/the-beat")
def test_the_vault_takes_no_part_in_the_beat():
    assert locked(at_round_start(2, unlocked=VAULT, done=[])) == set(WEST)


@pytest.mark.rule("HG-RULING-36")
def test_a_hero_at_a_door_that_opens_sees_what_is_behind_it():
    pos = at_round_start(2, heroes=places(S="E9"))

    assert pos.state.revealed >> BOARD.area_of[at("E10")] & 1
    assert not pos.state.revealed >> BOARD.area_of[at("E5")] & 1


@pytest.mark.parametrize(("before", "after"), [(2, 1), (1, 0), (0, 0)])
def test_the_key_fades_by_one_box_a_round(before: int, after: int):
    assert at_round_start(4, counters={"key": before}).state.counters["key"] == after


# --- shaking hands --------------------------------------------------------------------------------------------


@pytest.mark.thing("objective:the-mainframe/shake-hands")
@pytest.mark.rule("HG-OBJ-08", "HG-DOOR-05")
def test_the_second_block_opens_the_vault():
    pos = chamber(heroes=places(S="F13", G="D6"), counters={"key": 1})
    assert not work(pos, "answer", "terminal-2").state.done
    pos = chamber(heroes=places(S="F13", G="D6"), counters={"key": 1, "copied": 1})

    work(pos, "answer", "terminal-2")

    assert pos.state.done == SHAKEN
    assert locked(pos) & set(VAULT) == set()
    assert pos.state.revealed >> BOARD.area_of[at("C7")] & 1


@pytest.mark.thing("rule:the-mainframe/it-has-noticed")
@pytest.mark.rule("HG-SPAWN-03")
def test_from_then_on_every_round_brings_a_grunt_and_wakes_the_hands():
    pos = at_round_start(
        3,
        dice=["husk-simple"],
        heroes=places(S="I6", G="F4", L="I7", T="I8"),
        enemies={"l": grunt("the-left-hand", at="F3"), "r": grunt("the-right-hand", at="F11")},
        done=SHAKEN,
    )

    activated = pos.news(EnemyActivated)
    assert [event.token for event in activated] == ["the-left-hand"]
    assert "husk-simple" in [enemy.token for enemy in pos.state.enemies]
    assert pos.hero("G").health + pos.hero("G").shields == 8 - 4


def test_before_that_rounds_begin_quietly():
    pos = at_round_start(3, heroes=places(S="I6", G="F4"), enemies={"l": grunt("the-left-hand", at="F3")})

    assert len(pos.state.enemies) == 1
    assert pos.hero("G").shields == 3


@pytest.mark.thing("objective:the-mainframe/every-last-word")
@pytest.mark.rule("HG-OBJ-02")
@pytest.mark.parametrize(("copied", "result"), [(5, ""), (6, "paragon"), (7, "paragon")])
def test_eight_blocks_are_a_paragon_victory(copied: int, result: str):
    pos = chamber(heroes=places(S="F13"), counters={"key": 2, "copied": copied}, done=SHAKEN)

    work(pos, "answer", "terminal-2")

    assert pos.over == result
    assert pos.state.war_readiness == (3 if result else 0)


# --- the core -------------------------------------------------------------------------------------------------


@pytest.mark.thing("action:the-mainframe/tear-out-the-core")
@pytest.mark.rule("HG-CARRY-01", "HG-OBJ-07")
def test_the_core_comes_out_of_its_cradle_once_the_hands_are_shaken():
    assert not chamber(heroes=places(S="A7")).is_offered("place:standard>mission")
    pos = chamber(heroes=places(S="A7"), done=SHAKEN)

    work(pos, "tear-out-the-core", CORE)

    assert pos.hero("S").carried == [CORE]
    assert CORE not in pos.state.tokens


@pytest.mark.thing("action:the-mainframe/hand-out-the-core", "objective:the-mainframe/heart-in-a-bag")
@pytest.mark.rule("HG-OBJ-03", "HG-RULING-70")
def test_the_core_handed_out_is_a_renegade_victory():
    pos = chamber(heroes={"S": hero(at="K7", carried=[CORE])}, done=SHAKEN)

    work(pos, "hand-out-the-core", "exit")

    assert pos.over == "renegade"
    assert pos.state.war_readiness == 2


def test_an_exit_without_the_core_is_only_an_exit():
    assert not chamber(heroes=places(S="K7"), done=SHAKEN).is_offered("place:standard>mission")


@pytest.mark.thing("rule:the-mainframe/the-core-burns")
@pytest.mark.rule("HG-RULING-65")
@pytest.mark.parametrize(("carried", "left"), [([CORE], 2), (["prisoner-1"], 4), ([], 4)])
def test_the_core_burns_whoever_ends_a_turn_with_it(carried: list[str], left: int):
    pos = chamber(phase="turn_end", heroes={"S": hero(at="F7", carried=carried), "G": hero(at="F6")})

    assert pos.hero("S").shields == left
    assert pos.hero("G").shields == 3


@pytest.mark.thing("rule:the-mainframe/the-core-burns")
@pytest.mark.rule("HG-CARRY-03")
def test_the_core_stays_where_its_carrier_falls():
    heroes = {"S": hero(at="F7"), "G": hero(at="E7", health=1, shields=1, carried=[CORE])}
    pos = chamber(phase="turn_end", active="garrus", heroes=heroes)

    assert pos.hero("G").downed
    assert BOARD.names[pos.state.tokens[CORE]] == "E7"


# --- the sleepers ---------------------------------------------------------------------------------------------


@pytest.mark.thing("action:the-mainframe/wake-a-sleeper", "objective:the-mainframe/wake-the-sleepers")
@pytest.mark.rule("HG-OBJ-05")
@pytest.mark.parametrize(("woken", "done"), [(1, []), (2, ["wake-the-sleepers"])])
def test_three_sleepers_woken_are_the_secondary_objective(woken: int, done: list[str]):
    pos = chamber(heroes=places(S="B6"), counters={"woken": woken})

    work(pos, "wake-a-sleeper", "prisoner-1")

    assert pos.state.done == done
    assert pos.state.war_readiness == len(done)
    assert "prisoner-1" not in pos.state.tokens


# --- the Hands ------------------------------------------------------------------------------------------------


@pytest.mark.thing("elite:the-left-hand")
@pytest.mark.rule("HG-RULING-65")
@pytest.mark.parametrize(
    ("die", "damage", "twin", "suffered"),
    [
        ("empowered", 2, ["F11"], 1),
        ("standard", 1, ["F11"], 1),
        ("empowered", 2, [], 2),
    ],
)
def test_the_left_hand_feels_less_of_a_hard_hit_while_the_right_hand_is_seen(
    die: str, damage: int, twin: list[str], suffered: int
):
    enemies = {"l": grunt("the-left-hand", at="F3"), "r": grunt("the-right-hand", at="F11")}
    pos = chamber(heroes=places(S="F4"), pool=[die] * 3, enemies=enemies, revealed=twin)

    pos.play(f"place:{die}>fire", f"attack:l:{damage}")

    assert pos.enemy("l").damage == suffered


def test_the_right_hand_feels_every_hit():
    enemies = {"l": grunt("the-left-hand", at="F3"), "r": grunt("the-right-hand", at="F11")}
    pos = chamber(heroes=places(S="F10"), pool=["empowered"] * 3, enemies=enemies, revealed=["F3"])

    pos.play("place:empowered>fire", "attack:r:2")

    assert pos.enemy("r").damage == 2


@pytest.mark.thing("elite:the-right-hand")
@pytest.mark.parametrize(("elite", "where", "left"), [("the-right-hand", "F11", 0), ("the-left-hand", "F3", 2)])
def test_only_the_right_hand_wipes_the_key(elite: str, where: str, left: int):
    beside = "F10" if where == "F11" else "F4"
    pos = chamber(
        phase="threat",
        heroes={"S": hero(at=beside, card=ELITES)},
        enemies={"e": grunt(elite, at=where)},
        counters={"key": 2},
    )

    assert [event.token for event in pos.news(EnemyActivated)] == [elite]
    assert pos.state.counters["key"] == left


def test_what_others_do_beside_the_right_hand_leaves_the_key_alone():
    pos = chamber(
        phase="threat",
        heroes={"S": hero(at="F10", card="slow-hunger")},
        enemies={"r": grunt("the-right-hand", at="F11"), "c": grunt("cannibal-simple", at="E11")},
        counters={"key": 2},
    )

    assert pos.hero("S").shields == 2, "the cannibal struck"
    assert pos.state.counters["key"] == 2


# --- what the campaign remembers ------------------------------------------------------------------------------


@pytest.mark.rule("HG-NARR-03")
def test_a_choir_that_was_freed_knows_the_first_answer_and_the_manifest_is_a_page_of_it():
    assert briefed("the-mainframe", "choir-freed").counters == {"copied": 1}
    assert briefed("the-mainframe", "manifest-known").counters == {"copied": 1}
    assert briefed("the-mainframe").counters == {}


@pytest.mark.rule("HG-NARR-03")
@pytest.mark.parametrize(
    ("fact", "left", "right"), [("pilots-alive", 1, 0), ("sources-safe", 0, 1), ("pair-broken", 0, 0)]
)
def test_the_pilots_know_what_the_left_hand_cannot_bear_and_a_source_the_right(fact: str, left: int, right: int):
    levels = {enemy.token: enemy.level for enemy in briefed("the-mainframe", fact).enemies}

    assert (levels["the-left-hand"], levels["the-right-hand"]) == (left, right)


def test_a_choir_that_was_burned_is_missed():
    assert briefed("the-mainframe", "choir-burned").escalations == 1
    assert briefed("the-mainframe", "choir-freed").escalations == 0


@pytest.mark.thing("objective:the-mainframe/every-last-word")
@pytest.mark.rule("HG-WAR-06")
@pytest.mark.parametrize(("facts", "points"), [(["choir-freed"], 4), (["choir-burned"], 3)])
def test_witnesses_make_the_archive_worth_more(facts: list[str], points: int):
    pos = chamber(heroes=places(S="F13"), counters={"key": 2, "copied": 7}, done=SHAKEN, facts=facts)

    work(pos, "answer", "terminal-2")

    assert pos.state.war_readiness == points


@pytest.mark.rule("HG-MEND-01")
def test_the_last_failure_box_is_the_storm():
    pos = chamber(phase="threat", heroes={"S": hero(at="I6", card="black-horizon")}, failure=2, escalations=2)

    assert pos.over == "defeat-storm"
    assert pos.state.passages == [47]
