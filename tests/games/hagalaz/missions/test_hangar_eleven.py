"""Mission 2A, Hangar Eleven: the count, the clamps and the guns they wake, six prisoners, Brandt and Roake."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.games.hagalaz.events import EnemyActivated, MissionEnded, TurretFired
from starboard.games.hagalaz.printed import SHELF
from support.hagalaz import Position, briefed, grunt, hero, position

MISSION = SHELF.mission("hangar-eleven")
SPEC = MISSION.spec
BOARD = MISSION.board
BOXES = {counter.id: counter.boxes for counter in SPEC.counter}
_, SPRINGS = (rule.effect or {} for rule in SPEC.rule)
ELITE = {elite.id: elite for elite in SPEC.elite}
HELD = next(action.effect["amount"] for action in SPEC.action if action.id == "hold-the-count")
KEY, TOWER = ["take-the-key"], ["take-the-key", "take-the-tower"]
HATCHES = ["D7/D8", "D11/D12"]
CLAMPS = ["A8", "E6", "F13", "G3"]
CELLS = ["C8", "C9", "C10", "D9", "D10", "D11"]
QUIET, ELITES, TROOPERS = "dropped-kit", "officer-on-deck", "fire-by-numbers"


def hangar(**given: Any) -> Position:
    """A position in the mission, without enemies unless there are some; the hangar floor lies open."""
    return position(mission=SPEC.id, **{"pool": ["standard"] * 3, "revealed": ["B7"], **given})


def work(pos: Position, action: str, target: str, die: str = "standard") -> Position:
    """One Mission action."""
    return pos.play(f"place:{die}>mission", f"do:{action}:{target}")


def at_round_end(**given: Any) -> Position:
    """The End Phase has just been played, and what follows up to the first question."""
    return hangar(phase="end", deck={QUIET: 9}, bag={}, **given)


def under_fire(card: str = ELITES, **given: Any) -> Position:
    """Shepard's threat card is resolved."""
    shepard = {"at": "E10", **given.pop("shepard", {})}
    return hangar(phase="threat", heroes={"S": hero(card=card, **shepard)}, **given)


def locked(pos: Position) -> set[str]:
    return {name for name in HATCHES if pos.state.locked_doors >> MISSION.doors[name] & 1}


# --- the map --------------------------------------------------------------------------------------------------


def test_the_map_is_a_dock_a_floor_a_hold_and_a_lift():
    assert BOARD.size == 97
    assert [area.bit_count() for area in BOARD.areas] == [71, 15, 7, 4]
    assert [BOARD.names[at] for at in BOARD.marks["objective"]] == CLAMPS
    assert [BOARD.names[at] for at in BOARD.marks["prisoner"]] == CELLS
    assert [len(BOARD.marks[mark]) for mark in ("start", "exit", "grunt-spawn")] == [4, 4, 5]
    assert len(MISSION.turrets) == 5
    assert locked(hangar()) == set(HATCHES)


@pytest.mark.rule("HG-FEAT-14")
def test_one_ramp_leads_up_to_the_gallery():
    walk = BOARD.grid(0).walk
    ways = [
        (BOARD.names[below], BOARD.names[above])
        for below in range(BOARD.size)
        for above in range(BOARD.size)
        if walk[below] >> above & 1 and BOARD.level[above] > BOARD.level[below]
    ]

    assert ways == [("B4", "A4")]


# --- setting up, and what the campaign remembers --------------------------------------------------------------


@pytest.mark.rule("HG-CONC-03", "HG-TURR-01")
def test_brandt_waits_on_the_floor_and_roake_comes_later():
    state = briefed(SPEC.id)
    elites = {enemy.token: (BOARD.names[enemy.at], enemy.stunned) for enemy in state.enemies if enemy.token in ELITE}

    assert elites == {"loadmaster-brandt": ("E11", True)}
    assert state.disabled_turrets == 0
    assert all(state.locked_doors >> MISSION.doors[hatch] & 1 for hatch in HATCHES)


@pytest.mark.rule("HG-NARR-03", "HG-FACT-10")
def test_friends_of_the_hoist_crew_have_unlocked_the_aft_hatch():
    doors = briefed(SPEC.id, "hoist-crew-alive").locked_doors

    assert [bool(doors >> MISSION.doors[hatch] & 1) for hatch in HATCHES] == [True, False]


@pytest.mark.rule("HG-NARR-03", "HG-TURR-08")
def test_the_blast_of_the_gun_deck_has_disabled_two_turrets():
    off = briefed(SPEC.id, "gun-deck-destroyed").disabled_turrets

    assert [BOARD.names[turret.at] for place, turret in enumerate(MISSION.turrets) if off >> place & 1] == [
        "B13",
        "F14",
    ]


# --- the count ------------------------------------------------------------------------------------------------


@pytest.mark.thing("rule:hangar-eleven/the-count")
def test_every_round_ticks_a_box_of_launch():
    pos = at_round_end(counters={"launch": 1})

    assert (pos.state.counters["launch"], pos.state.failure) == (2, 0)


@pytest.mark.thing("rule:hangar-eleven/the-count")
@pytest.mark.rule("HG-GEN-08")
def test_the_last_box_of_launch_is_a_failure_box_and_the_row_is_cleared():
    pos = at_round_end(counters={"launch": BOXES["launch"] - 1})

    assert (pos.state.counters["launch"], pos.state.failure) == (0, 1)


@pytest.mark.rule("HG-MEND-01")
def test_with_the_last_failure_box_the_halcyon_is_away():
    pos = at_round_end(counters={"launch": BOXES["launch"] - 1}, failure=SPEC.failure.boxes - 1)

    assert (pos.over, pos.state.passages) == ("defeat-storm", [19])


@pytest.mark.thing("action:hangar-eleven/into-the-lift")
@pytest.mark.parametrize("before", [0, BOXES["launch"] - 1])
def test_every_prisoner_brought_out_is_noticed(before: int):
    pos = hangar(heroes={"S": hero(at="H6", carried=["prisoner-1"])}, counters={"launch": before})

    work(pos, "into-the-lift", "exit")

    failed, left = divmod(before + 1, BOXES["launch"])
    assert pos.state.counters == {"launch": left, "brought-out": 1}
    assert pos.state.failure == failed


@pytest.mark.thing("action:hangar-eleven/hold-the-count")
@pytest.mark.parametrize("ticked", [1, BOXES["launch"] - 1])
def test_the_count_is_held_in_the_tower(ticked: int):
    pos = hangar(heroes={"S": hero(at="A14")}, counters={"launch": ticked})

    work(pos, "hold-the-count", "terminal-1")

    assert pos.state.counters["launch"] == max(ticked - HELD, 0)


def test_a_count_that_stands_at_its_start_cannot_be_held():
    assert not hangar(heroes={"S": hero(at="A14")}).is_offered("place:standard>mission")


# --- Brandt and his key ---------------------------------------------------------------------------------------


@pytest.mark.thing("elite:loadmaster-brandt")
@pytest.mark.rule("HG-RULING-65")
def test_brandt_hurries_the_count_when_he_has_acted():
    pos = under_fire(enemies={"b": grunt("loadmaster-brandt", at="E11")})

    assert pos.state.counters == {"launch": 1}


@pytest.mark.parametrize(
    ("card", "token"), [(TROOPERS, "assault-trooper-normal"), (ELITES, "handler-roake")], ids=["grunt", "roake"]
)
def test_nobody_else_hurries_it(card: str, token: str):
    enemies = {"o": grunt(token, at="F11")}
    if card == TROOPERS:
        enemies["b"] = grunt("loadmaster-brandt", at="E12")

    assert under_fire(card, enemies=enemies).state.counters == {}


@pytest.mark.thing("objective:hangar-eleven/take-the-key")
@pytest.mark.rule("HG-OBJ-08", "HG-DOOR-05")
def test_with_brandt_the_key_falls_the_hatches_open_and_roake_comes():
    brandt = ELITE["loadmaster-brandt"]
    last = len(brandt.resilience) - 1
    enemies = {"b": grunt(brandt.id, at="E11", level=last, damage=brandt.resilience[last] - 1)}
    pos = hangar(heroes={"S": hero(at="E10")}, enemies=enemies)

    pos.play("place:standard>fire", "attack:b:1")

    assert (pos.state.done, pos.state.passages) == (KEY, [16])
    assert locked(pos) == set()
    assert [(enemy.token, BOARD.names[enemy.at]) for enemy in pos.state.enemies] == [("handler-roake", "E12")]


@pytest.mark.rule("HG-ELITE-03")
def test_a_level_lost_is_not_the_key():
    brandt = ELITE["loadmaster-brandt"]
    enemies = {"b": grunt(brandt.id, at="E11", damage=brandt.resilience[0] - 1)}
    pos = hangar(heroes={"S": hero(at="E10")}, enemies=enemies)

    pos.play("place:standard>fire", "attack:b:1")

    assert pos.state.done == []
    assert locked(pos) == set(HATCHES)


# --- the clamps -----------------------------------------------------------------------------------------------


@pytest.mark.thing("action:hangar-eleven/throw-the-master", "objective:hangar-eleven/take-the-tower")
@pytest.mark.rule("HG-OBJ-07")
def test_the_master_switch_needs_the_key():
    assert not hangar(heroes={"S": hero(at="A14")}).is_offered("place:standard>mission")
    pos = hangar(heroes={"S": hero(at="A14")}, done=KEY)

    work(pos, "throw-the-master", "terminal-1")

    assert pos.state.done == TOWER


@pytest.mark.rule("HG-OBJ-07")
@pytest.mark.parametrize(("done", "offered"), [([], False), (KEY, False), (TOWER, True)])
def test_the_clamps_are_dead_until_the_switch_is_thrown(done: list[str], offered: bool):
    assert hangar(heroes={"S": hero(at="G3")}, done=done).is_offered("place:standard>mission") == offered


@pytest.mark.thing("action:hangar-eleven/throw-a-clamp")
def test_a_clamp_thrown_is_off_the_map_until_the_round_ends():
    pos = hangar(heroes={"S": hero(at="G3")}, done=TOWER)

    work(pos, "throw-a-clamp", "objective-4")

    assert pos.state.counters == {"clamps-thrown": 1}
    assert "objective-4" not in pos.state.tokens
    assert not hangar(heroes={"S": hero(at="G4")}, done=TOWER).is_offered("place:standard>mission")


@pytest.mark.thing("action:hangar-eleven/throw-a-clamp", "rule:hangar-eleven/spring-loaded")
@pytest.mark.rule("HG-TURR-05", "HG-TURR-07", "HG-TURR-08")
def test_every_active_turret_answers_to_a_clamp():
    heroes = {"S": hero(at="G3"), "G": hero(at="B8"), "L": hero(at="D5"), "T": hero(at="G11")}
    pos = hangar(heroes=heroes, squad=["shepard", "garrus", "liara", "tali"], done=TOWER, disabled_turrets=["G12"])
    full = {letter: pos.fact(letter, "shields") for letter in heroes}

    work(pos, "throw-a-clamp", "objective-4")
    while pos.asked == "turret-which":
        pos.table.pick(0)

    hurt = SPRINGS["damage"]
    assert {letter: full[letter] - pos.fact(letter, "shields") for letter in heroes} == {
        "S": 0,
        "G": hurt,
        "L": hurt,
        "T": 0,
    }


def test_nothing_else_wakes_the_guns():
    pos = hangar(heroes={"S": hero(at="A14"), "G": hero(at="B8")}, done=KEY)

    work(pos, "throw-the-master", "terminal-1")

    assert pos.news(TurretFired) == []


@pytest.mark.thing("objective:hangar-eleven/nail-it-down")
@pytest.mark.rule("HG-OBJ-03")
@pytest.mark.parametrize("thrown", [2, 3])
def test_all_clamps_in_one_round_are_a_renegade_victory(thrown: int):
    pos = hangar(heroes={"S": hero(at="F13"), "G": hero(at="F12")}, done=TOWER, counters={"clamps-thrown": thrown})

    work(pos, "throw-a-clamp", "objective-3")

    assert pos.over == ("renegade" if thrown == 3 else "")
    assert pos.state.facts == (["halcyon-burned"] if thrown == 3 else [])
    assert bool(pos.news(TurretFired)) == (thrown == 2), "the fourth ends the mission before a gun has turned"


@pytest.mark.thing("rule:hangar-eleven/spring-loaded")
def test_at_the_end_of_the_round_the_clamps_spring_back():
    pos = hangar(
        heroes={"S": hero(at="G3"), "G": hero(acted=True), "L": hero(acted=True), "T": hero(acted=True)},
        pool=["standard"],
        dice_taken=2,
        done=TOWER,
        counters={"clamps-thrown": 1},
        deck={QUIET: 9},
        bag={},
    )
    del pos.state.tokens["objective-1"]

    work(pos, "throw-a-clamp", "objective-4")

    assert pos.state.round == 2
    assert pos.state.counters["clamps-thrown"] == 0
    assert [BOARD.names[pos.state.tokens[f"objective-{number}"]] for number in range(1, 5)] == CLAMPS


# --- the prisoners --------------------------------------------------------------------------------------------


@pytest.mark.thing("action:hangar-eleven/take-along")
@pytest.mark.rule("HG-CARRY-01", "HG-CARRY-04")
def test_nobody_carries_two_prisoners():
    pos = hangar(heroes={"S": hero(at="C8")})

    work(pos, "take-along", "prisoner-1")

    assert pos.hero("S").carried == ["prisoner-1"]
    full = hangar(heroes={"S": hero(at="C9", carried=["prisoner-1"])})
    assert not full.is_offered("place:standard>mission")


def test_a_lift_without_a_prisoner_is_only_a_lift():
    assert not hangar(heroes={"S": hero(at="H6")}).is_offered("place:standard>mission")


@pytest.mark.thing("action:hangar-eleven/into-the-lift", "objective:hangar-eleven/bring-them-out")
@pytest.mark.rule("HG-OBJ-02", "HG-RULING-70", "HG-MEND-03")
@pytest.mark.parametrize(("facts", "more"), [([], 0), (["hoist-crew-alive"], 1)])
def test_enough_prisoners_brought_out_are_a_paragon_victory(facts: list[str], more: int):
    pos = hangar(
        heroes={"S": hero(at="H6", carried=["prisoner-1"])},
        done=KEY,
        counters={"brought-out": BOXES["brought-out"] - 1, "launch": BOXES["launch"] - 1},
        failure=SPEC.failure.boxes - 1,
        facts=facts,
    )

    work(pos, "into-the-lift", "exit")

    assert (pos.over, pos.state.passages) == ("paragon", [17])
    assert pos.state.war_readiness == 3 + more
    assert pos.state.facts == [*facts, "control-group-free"]


@pytest.mark.rule("HG-OBJ-07")
def test_without_the_key_they_are_not_safe_yet():
    pos = hangar(
        heroes={"S": hero(at="H6", carried=["prisoner-1"])}, counters={"brought-out": BOXES["brought-out"] - 1}
    )

    work(pos, "into-the-lift", "exit")

    assert pos.over == ""


# --- Roake ----------------------------------------------------------------------------------------------------


def at_the_lift(**given: Any) -> Position:
    """Shepard brings a prisoner out; Roake stands in the lift beside Garrus."""
    return hangar(
        heroes={"S": hero(at="H6", carried=["prisoner-1"]), "G": hero(at="H8")},
        enemies={"r": grunt("handler-roake", at="H7")},
        done=KEY,
        **given,
    )


@pytest.mark.thing("elite:handler-roake")
@pytest.mark.rule("HG-RULING-65", "HG-TARGET-03")
def test_roake_acts_whenever_a_prisoner_has_been_brought_out():
    pos = at_the_lift()
    before = pos.fact("G", "health") + pos.fact("G", "shields")

    work(pos, "into-the-lift", "exit")

    assert [event.token for event in pos.news(EnemyActivated)] == ["handler-roake"]
    assert pos.fact("G", "health") + pos.fact("G", "shields") == before - ELITE["handler-roake"].attack


@pytest.mark.thing("elite:handler-roake")
def test_roake_acts_before_the_count_goes_on():
    pos = at_the_lift(counters={"launch": BOXES["launch"] - 1}, failure=SPEC.failure.boxes - 1)

    work(pos, "into-the-lift", "exit")

    kinds = [type(event) for event, _ in pos.table.news() if isinstance(event, EnemyActivated | MissionEnded)]
    assert kinds == [EnemyActivated, MissionEnded]


@pytest.mark.thing("objective:hangar-eleven/bring-them-out")
def test_with_the_last_prisoner_roake_comes_too_late():
    pos = at_the_lift(counters={"brought-out": BOXES["brought-out"] - 1})

    work(pos, "into-the-lift", "exit")

    assert (pos.over, pos.news(EnemyActivated)) == ("paragon", [])


def test_no_other_box_calls_roake():
    pos = hangar(
        heroes={"S": hero(at="G3"), "G": hero(at="H8")}, enemies={"r": grunt("handler-roake", at="H7")}, done=TOWER
    )

    work(pos, "throw-a-clamp", "objective-4")

    assert pos.news(EnemyActivated) == []


@pytest.mark.rule("HG-CARRY-03")
def test_a_prisoner_whose_carrier_falls_is_lost():
    pos = hangar(
        phase="threat",
        active="garrus",
        heroes={"S": hero(at="B1"), "G": hero(at="E10", health=1, shields=0, carried=["prisoner-1"], card=ELITES)},
        enemies={"r": grunt("handler-roake", at="E11")},
    )

    assert pos.hero("G").downed
    assert "prisoner-1" not in pos.state.tokens


# --- the manifest ---------------------------------------------------------------------------------------------


@pytest.mark.thing("action:hangar-eleven/copy-the-manifest", "objective:hangar-eleven/know-their-names")
@pytest.mark.rule("HG-OBJ-05", "HG-MISS-02")
def test_the_manifest_copied_with_an_empowered_die_is_the_secondary_objective():
    assert not hangar(heroes={"S": hero(at="E14")}).is_offered("place:standard>mission")
    pos = hangar(heroes={"S": hero(at="E14")}, pool=["empowered"] * 3)

    work(pos, "copy-the-manifest", "terminal-2", die="empowered")

    assert (pos.state.done, pos.state.passages) == (["know-their-names"], [21])
    assert pos.state.facts == ["manifest-known"]
    assert (pos.over, pos.state.war_readiness) == ("", 1)


# --- defeat ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("HG-MEND-01", "HG-ESC-05")
def test_the_last_failure_box_is_the_storm():
    pos = under_fire("hull-groans", failure=SPEC.failure.boxes - 1, escalations=SPEC.failure.escalations - 1)

    assert (pos.over, pos.state.passages) == ("defeat-storm", [19])


@pytest.mark.rule("HG-DOWN-02")
def test_shepard_downed_is_a_defeat():
    pos = under_fire(shepard={"health": 1, "shields": 0}, enemies={"b": grunt("loadmaster-brandt", at="E11")})

    assert (pos.over, pos.state.passages) == ("defeat-shepard", [20])
