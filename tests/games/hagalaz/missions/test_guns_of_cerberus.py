"""Mission 1A, The Guns of Cerberus: turrets that fire by themselves, guns, charges, the lockdown, Gun-Captain Renn."""

from __future__ import annotations

import re
from typing import Any

import pytest

import starboard
from starboard.games.hagalaz.events import DoorTurned, EnemyActivated, EnemySpawned, TurretFired, TurretTurned
from starboard.games.hagalaz.narrate import narrate
from starboard.games.hagalaz.printed import SHELF
from support.hagalaz import Position, briefed, grunt, hero, position

MISSION = SHELF.mission("guns-of-cerberus")
SPEC = MISSION.spec
BOARD = MISSION.board
BOXES = {counter.id: counter.boxes for counter in SPEC.counter}
AUTOMATIC = SPEC.rule[0].effect or {}
BULKHEADS, MAGAZINE_DOORS = ["B4/B5", "D4/D5"], ["E9/E10", "G9/G10"]
TURRETS = {BOARD.names[turret.at]: place for place, turret in enumerate(MISSION.turrets)}
BROKEN = ["break-the-lockdown"]
SPIKED = [*BROKEN, "spike-the-guns"]
FIRE_CONTROL = "do:shut-down-fire-control:terminal-2"
TEETH = next(objective.when["at_least"] for objective in SPEC.objective if objective.id == "pull-their-teeth")
QUIET, ELITES = "dropped-kit", "officer-on-deck"


def battery(**given: Any) -> Position:
    """A position in the mission, without enemies unless there are some."""
    return position(mission=SPEC.id, **{"pool": ["standard"] * 3, **given})


def work(pos: Position, action: str, target: str, die: str = "standard", **dice: Any) -> Position:
    """One Mission action."""
    return pos.play(f"place:{die}>mission", f"do:{action}:{target}", **dice)


def locked(pos: Position) -> set[str]:
    doors = (*BULKHEADS, *MAGAZINE_DOORS)
    return {name for name in doors if pos.state.locked_doors >> MISSION.doors[name] & 1}


def disabled(pos: Position) -> set[str]:
    return {name for name, turret in TURRETS.items() if pos.state.disabled_turrets >> turret & 1}


# --- the map --------------------------------------------------------------------------------------------------


def test_the_map_is_a_bay_a_deck_fire_control_and_a_magazine():
    assert BOARD.size == 81
    assert [area.bit_count() for area in BOARD.areas] == [26, 35, 5, 15]
    assert [len(BOARD.marks[mark]) for mark in ("start", "objective", "magazine", "grunt-spawn")] == [4, 6, 2, 6]
    assert list(TURRETS) == ["A9", "C4", "D9", "G4", "G5", "G12"]
    assert locked(battery()) == {*BULKHEADS, *MAGAZINE_DOORS}


@pytest.mark.rule("HG-CONC-03")
def test_renn_waits_in_the_concealed_gun_deck():
    state = briefed(SPEC.id)

    renn = next(enemy for enemy in state.enemies if enemy.token == "gun-captain-renn")
    assert (BOARD.names[renn.at], renn.stunned) == ("E8", True)
    assert state.disabled_turrets == 0


# --- automatic fire -------------------------------------------------------------------------------------------


def at_round_start(**given: Any) -> Position:
    """A round has just begun."""
    return battery(phase="round", deck={QUIET: 9}, bag={}, **given)


@pytest.mark.thing("rule:guns-of-cerberus/automatic-fire")
@pytest.mark.rule("HG-TURR-05", "HG-TURR-08", "HG-ROUND-03")
@pytest.mark.parametrize(
    ("where", "off", "shots"), [("C2", [], 2), ("C2", ["C4"], 1), ("C4", [], 1), ("D3", [], 0), ("C3", ["C4"], 0)]
)
def test_a_hero_in_the_line_of_an_active_turret_is_shot_at_when_a_round_starts(where: str, off: list[str], shots: int):
    pos = at_round_start(heroes={"S": hero(at=where)}, disabled_turrets=off)
    if pos.asked == "turret-which":
        pos.play(pos.offered[0])

    assert pos.fact("S", "shields") + pos.fact("S", "health") == 4 + 6 - shots * AUTOMATIC["damage"]


def test_out_of_the_lines_nothing_fires():
    assert at_round_start(heroes={"S": hero(at="D3")}).news(TurretFired) == []


@pytest.mark.thing("rule:guns-of-cerberus/battle-stations")
def test_every_round_brings_a_grunt_to_its_battle_station():
    pos = battery(phase="round", deck={QUIET: 9}, bag={"guardian-simple": 1}, heroes={"S": hero(at="D3")})
    if pos.asked == "spawn-where":
        pos.play(pos.offered[0])

    assert [event.token for event in pos.news(EnemySpawned)] == ["guardian-simple"]


# --- the lockdown ---------------------------------------------------------------------------------------------


@pytest.mark.thing("action:guns-of-cerberus/lift-the-lockdown", "objective:guns-of-cerberus/break-the-lockdown")
@pytest.mark.rule("HG-DOOR-05", "HG-RULING-36", "HG-OBJ-08")
def test_terminal_1_unlocks_every_door_and_breaks_the_lockdown():
    pos = battery(heroes={"S": hero(at="A4"), "G": hero(at="D4")}, bag={"guardian-simple": 1})

    work(pos, "lift-the-lockdown", "terminal-1")
    assert pos.offered == ["spawn:F9", "spawn:G3"], "the farthest from A4"
    pos.play("spawn:F9")

    assert locked(pos) == set()
    assert (pos.state.done, pos.state.passages) == (BROKEN, [2])
    assert pos.state.revealed >> BOARD.area_of[BOARD.index["D5"]] & 1
    assert [event.token for event in pos.news(EnemySpawned)] == ["guardian-simple"]


SPAWNS = sorted(BOARD.names[at] for at in BOARD.marks["grunt-spawn"])


def lockdown_lifted(**given: Any) -> tuple[str, list[str]]:
    """What the story says for the game when the lockdown is broken, and what the log says of a grunt then."""
    pos = battery(heroes={"S": hero(at="A4"), "G": hero(at="D4")}, **given)
    work(pos, "lift-the-lockdown", "terminal-1")
    if pos.asked == "spawn-where":
        pos.play(pos.offered[0])
    read = SHELF.passage(MISSION, pos.state.passages[-1]).game
    spoken = [narrate(each.event) for each in pos.table.news()]
    told = [starboard.say(text, game="hagalaz") for text in spoken]
    return starboard.say(read, game="hagalaz"), [line for line in told if "appears" in line]


@pytest.mark.rule("HG-NARR-02", "HG-SPAWN-04")
@pytest.mark.parametrize(
    ("given", "log"),
    [
        ({"bag": {"guardian-simple": 1}}, r"Guardian appears in (F9|G3)\."),
        ({"bag": {}}, r"No grunt appears: the bag is empty\."),
        (
            {
                "bag": {"guardian-simple": 1},
                "enemies": {str(place): grunt("guardian-simple", at=hex) for place, hex in enumerate(SPAWNS)},
            },
            r"No grunt appears: no revealed spawn hex is free\.",
        ),
    ],
    ids=["one can", "empty bag", "no free hex"],
)
def test_story_and_log_agree_whether_a_grunt_appears(given: dict[str, Any], log: str):
    story, told = lockdown_lifted(**given)

    assert "A grunt appears on the farthest free spawn hex, if one can." in story
    assert len(told) == 1
    assert re.fullmatch(log, told[0])


def test_one_bulkhead_door_does_not_break_it():
    pos = battery(heroes={"S": hero(at="C4")}, unlocked=["B4/B5"])

    work(pos, "pull-the-feed", f"turret-{TURRETS['C4']}")

    assert pos.state.done == []


def test_with_every_door_unlocked_the_terminal_does_nothing():
    pos = battery(heroes={"S": hero(at="A4")}, unlocked=[*BULKHEADS, *MAGAZINE_DOORS])

    assert not pos.is_offered("place:standard>mission")


@pytest.mark.thing("action:guns-of-cerberus/lift-the-lockdown")
def test_a_door_locked_again_is_unlocked_again():
    pos = battery(heroes={"S": hero(at="A4")}, unlocked=BULKHEADS, done=BROKEN)

    work(pos, "lift-the-lockdown", "terminal-1")

    assert locked(pos) == set()
    assert len(pos.news(DoorTurned)) == len(MAGAZINE_DOORS), "those that are open stay as they are"
    assert pos.state.passages == []


@pytest.mark.thing("action:guns-of-cerberus/lift-the-lockdown")
@pytest.mark.rule("HG-DOOR-05")
def test_a_door_that_started_unlocked_is_a_locked_door_of_the_deck_once_it_is_locked():
    pos = battery(heroes={"S": hero(at="A4")}, unlocked=[*BULKHEADS, *MAGAZINE_DOORS], locked=["A9/A10"], done=BROKEN)

    work(pos, "lift-the-lockdown", "terminal-1")

    assert [event.between for event in pos.news(DoorTurned)] == ["A9/A10"]


# --- the guns -------------------------------------------------------------------------------------------------


@pytest.mark.thing("action:guns-of-cerberus/make-safe", "rule:guns-of-cerberus/a-gun-is-missed")
@pytest.mark.rule("HG-GEN-08", "HG-SPAWN-03")
def test_a_gun_made_safe_is_missed():
    pos = battery(
        heroes={"S": hero(at="F4")}, pool=["empowered"] * 3, unlocked=BULKHEADS, done=BROKEN, bag={"guardian-simple": 1}
    )

    work(pos, "make-safe", "objective-5", die="empowered")

    assert pos.state.counters == {"battery": 1}
    assert "objective-5" not in pos.state.tokens
    assert [(event.token, event.at) for event in pos.news(EnemySpawned)] == [("guardian-simple", "G3")]


@pytest.mark.rule("HG-OBJ-07", "HG-MISS-02")
@pytest.mark.parametrize(("die", "done", "offered"), [("empowered", BROKEN, True), ("standard", BROKEN, False)])
def test_a_gun_needs_an_empowered_die(die: str, done: list[str], offered: bool):
    pos = battery(heroes={"S": hero(at="F4")}, pool=[die] * 3, done=done)

    assert pos.is_offered(f"place:{die}>mission") == offered


def test_before_the_lockdown_is_broken_no_gun_can_be_made_safe_and_no_charge_set():
    assert not battery(heroes={"S": hero(at="F4")}, pool=["empowered"] * 3).is_offered("place:empowered>mission")
    assert not battery(heroes={"S": hero(at="E12")}).is_offered("place:standard>mission")


@pytest.mark.thing("action:guns-of-cerberus/make-safe", "rule:guns-of-cerberus/return-fire")
@pytest.mark.rule("HG-ELITE-08", "HG-RULING-65")
@pytest.mark.parametrize(("revealed", "roused"), [(["E8"], ["gun-captain-renn"]), ([], [])])
def test_renn_returns_the_fire_unless_he_is_concealed(revealed: list[str], roused: list[str]):
    pos = battery(
        heroes={"S": hero(at="F4")},
        enemies={"r": grunt("gun-captain-renn", at="E8"), "g": grunt("guardian-simple", at="F6")},
        pool=["empowered"] * 3,
        done=BROKEN,
        bag={},
        revealed=revealed,
    )

    work(pos, "make-safe", "objective-5", die="empowered")

    assert [event.token for event in pos.news(EnemyActivated)] == roused


@pytest.mark.thing("objective:guns-of-cerberus/spike-the-guns", "rule:guns-of-cerberus/a-gun-is-missed")
def test_the_sixth_gun_is_missed_and_spikes_the_guns():
    pos = battery(
        heroes={"S": hero(at="F4")},
        pool=["empowered"] * 3,
        done=BROKEN,
        counters={"battery": BOXES["battery"] - 2},
        bag={"guardian-simple": 1},
    )

    work(pos, "make-safe", "objective-5", die="empowered")

    assert (pos.over, pos.state.done, len(pos.news(EnemySpawned))) == ("", SPIKED, 1)


def fire_control(**given: Any) -> Position:
    """Shepard, at fire control, is about to use an Empowered die."""
    pos = battery(heroes={"S": hero(at="A11")}, pool=["empowered"] * 3, bag={"guardian-simple": 1}, **given)
    return pos.play("place:empowered>mission")


@pytest.mark.thing("action:guns-of-cerberus/shut-down-fire-control", "objective:guns-of-cerberus/silence-the-battery")
@pytest.mark.rule("HG-OBJ-02", "HG-MEND-03")
def test_fire_control_shut_down_after_the_guns_is_a_paragon_victory():
    pos = fire_control(done=SPIKED, counters={"battery": BOXES["battery"] - 1}).play(FIRE_CONTROL)

    assert (pos.over, pos.state.facts) == ("paragon", ["hoist-crew-alive"])
    assert pos.news(EnemySpawned) == [], "nobody is left to miss it"


def test_fire_control_is_not_shut_down_before_the_guns_are_safe():
    pos = fire_control(done=BROKEN, counters={"battery": BOXES["battery"] - 2})

    assert not pos.is_offered(FIRE_CONTROL)
    assert pos.is_offered("do:blind-the-turrets:terminal-2")


# --- the charges ----------------------------------------------------------------------------------------------


@pytest.mark.thing("action:guns-of-cerberus/set-charges", "objective:guns-of-cerberus/blow-the-magazine")
@pytest.mark.rule("HG-OBJ-03", "HG-GEN-08")
@pytest.mark.parametrize("short", [1, 2])
@pytest.mark.parametrize("where", ["E12", "F11"])
def test_enough_charges_are_a_renegade_victory(where: str, short: int):
    pos = battery(heroes={"S": hero(at=where)}, done=BROKEN, counters={"charges": BOXES["charges"] - short})

    work(pos, "set-charges", "magazine")

    assert pos.over == ("renegade" if short == 1 else "")
    assert pos.state.facts == (["gun-deck-destroyed"] if short == 1 else [])
    assert pos.news(EnemySpawned) == [], "charges are not missed"


# --- the turrets ----------------------------------------------------------------------------------------------


@pytest.mark.thing("action:guns-of-cerberus/pull-the-feed")
@pytest.mark.rule("HG-TURR-08")
def test_the_feed_of_a_turret_is_pulled_in_its_hex():
    pos = battery(heroes={"S": hero(at="C4")})

    work(pos, "pull-the-feed", f"turret-{TURRETS['C4']}")

    assert disabled(pos) == {"C4"}
    assert not battery(heroes={"S": hero(at="C4")}, disabled_turrets=["C4"]).is_offered("place:standard>mission")


@pytest.mark.thing("action:guns-of-cerberus/blind-the-turrets")
@pytest.mark.parametrize("blinded", [["G12", "C4"], ["G12"]])
def test_terminal_2_blinds_up_to_two_turrets_anywhere(blinded: list[str]):
    pos = battery(heroes={"S": hero(at="A11")})

    work(pos, "blind-the-turrets", "terminal-2")
    assert pos.offered == [f"disable:{turret}" for turret in range(len(TURRETS))], "who came to do it does it"
    pos.play(*(f"disable:{TURRETS[name]}" for name in blinded))
    if len(blinded) == 1:
        pos.play("done")

    assert disabled(pos) == set(blinded)


@pytest.mark.thing("action:guns-of-cerberus/pull-the-feed", "objective:guns-of-cerberus/pull-their-teeth")
@pytest.mark.rule("HG-OBJ-05")
@pytest.mark.parametrize("short", [1, 2])
def test_enough_turrets_disabled_at_once_are_the_secondary_objective(short: int):
    off = [name for name in TURRETS if name != "C4"][: TEETH - short]
    pos = battery(heroes={"S": hero(at="C4")}, disabled_turrets=off)

    work(pos, "pull-the-feed", f"turret-{TURRETS['C4']}", dice=["medi-gel"] if short == 1 else [])

    assert pos.state.done == (["pull-their-teeth"] if short == 1 else [])
    assert pos.state.war_readiness == (1 if short == 1 else 0)
    assert pos.over == ""


# --- Renn -----------------------------------------------------------------------------------------------------


def under_fire(off: list[str], card: str = ELITES, renn: str = "E8", **given: Any) -> Position:
    """Shepard's threat card is resolved on the gun deck, with some turrets disabled."""
    return battery(
        phase="threat",
        heroes={"S": hero(at="E7", card=card)},
        enemies={"r": grunt("gun-captain-renn", at=renn)},
        disabled_turrets=off,
        **given,
    )


@pytest.mark.thing("elite:gun-captain-renn")
@pytest.mark.rule("HG-RULING-65", "HG-TURR-08")
@pytest.mark.parametrize(
    ("off", "left"),
    [
        (["D9", "G5"], {"G5"}),
        (["G5", "C4"], {"C4"}),
        (["G12"], {"G12"}),
        ([], set()),
    ],
    ids=["nearest", "farther", "concealed", "none"],
)
def test_renn_turns_the_nearest_disabled_turret_active_again(off: list[str], left: set[str]):
    assert disabled(under_fire(off)) == left


@pytest.mark.thing("elite:gun-captain-renn")
@pytest.mark.rule("HG-ACTV-02")
def test_the_active_player_says_which_of_two_turrets_is_armed():
    pos = under_fire(["A9", "G5"])
    assert pos.asked == "rearm-which"

    pos.play(f"rearm:{TURRETS['A9']}")

    assert disabled(pos) == {"G5"}


def test_others_arm_nothing():
    pos = battery(
        phase="threat",
        heroes={"S": hero(at="E7", card="wall-that-walks")},
        enemies={"r": grunt("gun-captain-renn", at="E8"), "g": grunt("guardian-simple", at="E6")},
        disabled_turrets=["D9"],
    )

    assert pos.news(TurretTurned) == []


# --- defeat ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("HG-MEND-01", "HG-ESC-05")
def test_the_last_failure_box_is_the_storm():
    pos = battery(
        phase="threat",
        heroes={"S": hero(at="D3", card="hull-groans")},
        failure=SPEC.failure.boxes - 1,
        escalations=SPEC.failure.escalations - 1,
    )

    assert (pos.over, pos.state.passages) == ("defeat-storm", [5])


@pytest.mark.thing("rule:guns-of-cerberus/automatic-fire")
@pytest.mark.rule("HG-DOWN-02")
def test_shepard_downed_by_a_turret_is_a_defeat():
    pos = at_round_start(heroes={"S": hero(at="C3", health=1, shields=0)})

    assert (pos.over, pos.state.passages) == ("defeat-shepard", [6])
