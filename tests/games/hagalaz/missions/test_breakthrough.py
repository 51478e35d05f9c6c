"""Mission 1B, Breakthrough: the fire and where it goes, foam, two bulkheads, the Stoker and the Riveter."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.games.hagalaz.events import DoorTurned, EnemySpawned, HeroHurt
from starboard.games.hagalaz.printed import SHELF
from starboard.games.hagalaz.state import fires
from support.hagalaz import Position, briefed, grunt, hero, position

MISSION = SHELF.mission("breakthrough")
SPEC = MISSION.spec
BOARD = MISSION.board
BOXES = {counter.id: counter.boxes for counter in SPEC.counter}
FIRE = SPEC.rule[0].effect or {}
AFT, FORE = ["B4/B5", "E4/E5"], ["B10/B11", "E10/E11"]
OPENED = ["open-the-keel"]
QUIET, ELITES = "signal-lost", "the-larger-things"
ELSEWHERE = "A15"
"""A hex at the far end, where something burns unless a position says otherwise."""


def burning(*names: str) -> dict[str, str]:
    """Fire tokens in these hexes."""
    return {f"fire-{number}": name for number, name in enumerate(names, 1)}


def keel(**given: Any) -> Position:
    """A position in the mission, without enemies unless there are some."""
    return position(mission=SPEC.id, **{"pool": ["standard"] * 3, "tokens": burning(ELSEWHERE), **given})


def at_round_end(*fire: str, lead_next: str = "C1", **given: Any) -> Position:
    """The End Phase has just been played, and what follows up to the first question; Garrus leads from now on."""
    heroes = {"S": hero(at="F1"), "G": hero(at=lead_next), "L": hero(at="A1"), "T": hero(at="A2")}
    given = {"phase": "end", "lead": "liara", "active": "liara", "deck": {QUIET: 9}, "bag": {}, **given}
    return keel(**{"tokens": burning(*fire), "heroes": heroes, **given})


def alight(pos: Position) -> set[str]:
    """The hexes that burn."""
    return {name for at, name in enumerate(BOARD.names) if fires(pos.state.tokens) >> at & 1}


def locked(pos: Position) -> set[str]:
    return {name for name in (*AFT, *FORE) if pos.state.locked_doors >> MISSION.doors[name] & 1}


# --- the map --------------------------------------------------------------------------------------------------


def test_the_map_is_a_breach_a_tunnel_and_a_lock_with_two_doors_between_each():
    assert BOARD.size == 84
    assert [area.bit_count() for area in BOARD.areas] == [24, 30, 30]
    assert len(BOARD.doors) == 4
    assert [len(BOARD.marks[mark]) for mark in ("start", "exit", "ablaze", "objective")] == [4, 4, 15, 3]
    assert locked(keel()) == {*AFT, *FORE}


@pytest.mark.parametrize(("mark", "doors"), [("aft-seam", AFT), ("fore-seam", FORE)])
def test_the_seams_are_the_hexes_at_the_doors(mark: str, doors: list[str]):
    assert {BOARD.names[at] for at in BOARD.marks[mark]} == {name for door in doors for name in door.split("/")}


@pytest.mark.thing("rule:breakthrough/the-keel-burns")
@pytest.mark.rule("HG-CONC-03")
def test_it_burns_already_when_the_squad_comes_in():
    state = briefed(SPEC.id)

    assert sorted(at for at in range(BOARD.size) if fires(state.tokens) >> at & 1) == sorted(BOARD.marks["ablaze"])
    elites = {enemy.token: (BOARD.names[enemy.at], enemy.stunned) for enemy in state.enemies}
    assert elites["the-stoker"] == ("D9", True)
    assert elites["the-riveter"] == ("C13", True)


# --- the fire -------------------------------------------------------------------------------------------------


@pytest.mark.rule("HG-FEAT-06", "HG-FEAT-07")
def test_a_burning_hex_is_an_inferno():
    pos = keel(heroes={"S": hero(at="C2")}, pool=["move2"] * 3, tokens=burning("C3"))

    pos.play("place:move2>move", "move:C3")

    assert pos.fact("S", "shields") == 3
    assert not keel(heroes={"S": hero(at="C3")}).state.inferno >> BOARD.index["C3"] & 1


@pytest.mark.thing("rule:breakthrough/the-keel-burns")
def test_the_fire_takes_so_many_hexes_a_round_one_after_the_other():
    pos = at_round_end("D4", lead_next="D1")
    while pos.asked == "fire-where":
        pos.table.pick(0)

    assert FIRE["spread"] >= 2
    assert len(alight(pos)) == 1 + FIRE["spread"]
    assert {"D3", "D2"} <= alight(pos), "the second hex burns because the first one does"


@pytest.mark.rule("HG-LEAD-03")
def test_the_fire_goes_toward_the_hero_who_leads_the_next_round():
    west, east = (at_round_end("C2", "C10", lead_next=name) for name in ("C1", "C9"))

    assert "C1" in alight(west)
    assert "C9" not in alight(west)
    assert "C9" in alight(east)


@pytest.mark.rule("HG-GEN-04")
def test_the_lead_player_says_which_of_two_hexes_burns():
    heroes = {"S": hero(at="F1", seat=0), "G": hero(at="C1", seat=1), "L": hero(at="A1"), "T": hero(at="A2")}
    pos = at_round_end("B3", heroes=heroes, seats=2, squad=["shepard", "garrus", "liara", "tali"])
    assert pos.table.choice is not None
    assert pos.table.choice.seat == 1
    assert (pos.asked, pos.offered) == ("fire-where", ["hex:B2", "hex:C2"])

    pos.play("hex:C2")

    assert "C2" in alight(pos)


@pytest.mark.rule("HG-DOOR-02")
@pytest.mark.parametrize("open_doors", [[], AFT])
def test_a_locked_door_stops_the_fire(open_doors: list[str]):
    pos = at_round_end("B5", lead_next="B4", unlocked=open_doors)

    assert ("B4" in alight(pos)) == bool(open_doors)


def test_walls_stop_the_fire():
    pos = at_round_end("C5", lead_next="C4")
    while pos.asked == "fire-where":
        pos.table.pick(0)

    assert "C4" not in alight(pos)


def test_what_burns_already_is_not_taken_again():
    pos = at_round_end("C1", "C2")
    while pos.asked == "fire-where":
        pos.table.pick(0)

    assert len(alight(pos)) == 2 + FIRE["spread"]


def test_where_nothing_burns_nothing_spreads():
    assert alight(at_round_end()) == set()


@pytest.mark.parametrize(("more", "boxes"), [(0, 0), (1, 1)])
def test_too_many_burning_hexes_tick_a_failure_box(more: int, boxes: int):
    far = [name for name in BOARD.names if name not in ("C1", "C2")][-(FIRE["most"] - FIRE["spread"] + more) :]
    pos = at_round_end(*far)
    while pos.asked == "fire-where":
        pos.table.pick(0)

    assert len(alight(pos)) == FIRE["most"] + more
    assert pos.state.failure == boxes


@pytest.mark.rule("HG-MEND-01")
def test_the_fire_can_break_the_keel():
    pos = at_round_end(*BOARD.names[-FIRE["most"] :], failure=SPEC.failure.boxes - 1)
    while pos.asked == "fire-where":
        pos.table.pick(0)

    assert (pos.over, pos.state.passages) == ("defeat-storm", [12])


# --- putting it out -------------------------------------------------------------------------------------------


@pytest.mark.thing("action:breakthrough/smother")
@pytest.mark.parametrize("where", ["C2", "C3"])
def test_a_fire_is_smothered_from_its_hex_or_the_next_one(where: str):
    pos = keel(heroes={"S": hero(at=where)}, tokens=burning("C3", "D3", ELSEWHERE))

    pos.play("place:standard>mission", "do:smother:fire-1")

    assert alight(pos) == {"D3", ELSEWHERE}


@pytest.mark.rule("HG-MISS-01", "HG-ADJ-01")
@pytest.mark.parametrize(("where", "fire"), [("C1", "C3"), ("C4", "C5"), ("B4", "B5")])
def test_no_fire_is_smothered_two_hexes_away_nor_behind_a_wall_or_a_locked_door(where: str, fire: str):
    pos = keel(heroes={"S": hero(at=where)}, tokens=burning(fire))
    if pos.is_offered("place:standard>mission"):
        pos.play("place:standard>mission")

    assert not pos.is_offered("do:smother:fire-1")


@pytest.mark.thing("action:breakthrough/empty-a-tank")
def test_a_foam_tank_puts_out_everything_around_it_once():
    pos = keel(heroes={"S": hero(at="F10")}, tokens=burning("F10", "E10", "F9", "E8"))

    pos.play("place:standard>mission", "do:empty-a-tank:objective-2")

    assert alight(pos) == {"E8"}
    assert "objective-2" not in pos.state.tokens


def test_a_tank_is_kept_where_nothing_burns():
    assert not keel(heroes={"S": hero(at="F10")}).is_offered("place:standard>mission")


# --- the bulkheads --------------------------------------------------------------------------------------------


@pytest.mark.thing("action:breakthrough/cut-the-aft-bulkhead")
@pytest.mark.rule("HG-EMP-02")
@pytest.mark.parametrize(("die", "ticks"), [("standard", 1), ("empowered", 2)])
def test_a_bulkhead_is_cut_box_by_box(die: str, ticks: int):
    pos = keel(heroes={"S": hero(at="E4")}, pool=[die] * 3)

    pos.play(f"place:{die}>mission", "do:cut-the-aft-bulkhead:aft-seam")
    if die == "empowered":
        pos.play(f"tick:{ticks}")

    assert pos.state.counters == {"aft-bulkhead": ticks}
    assert locked(pos) == {*AFT, *FORE}
    assert pos.state.done == []


@pytest.mark.thing("objective:breakthrough/open-the-keel")
@pytest.mark.rule("HG-DOOR-05", "HG-RULING-36", "HG-OBJ-08")
def test_with_the_last_box_both_doors_unlock_and_a_grunt_comes():
    pos = keel(
        heroes={"S": hero(at="E4")}, counters={"aft-bulkhead": BOXES["aft-bulkhead"] - 1}, bag={"husk-simple": 1}
    )

    pos.play("place:standard>mission", "do:cut-the-aft-bulkhead:aft-seam", "spawn:F3")

    assert locked(pos) == set(FORE)
    assert (pos.state.done, pos.state.passages) == (OPENED, [9])
    assert pos.state.revealed >> BOARD.area_of[BOARD.index["E5"]] & 1
    assert [event.token for event in pos.news(EnemySpawned)] == ["husk-simple"]
    assert pos.over == ""


@pytest.mark.thing("action:breakthrough/cut-the-fore-bulkhead")
def test_the_fore_bulkhead_has_a_row_of_its_own():
    pos = keel(
        heroes={"S": hero(at="B10")}, counters={"fore-bulkhead": BOXES["fore-bulkhead"] - 1}, unlocked=AFT, done=OPENED
    )

    pos.play("place:standard>mission", "do:cut-the-fore-bulkhead:fore-seam")

    assert locked(pos) == set()


def test_an_open_bulkhead_needs_no_cutting():
    full = {"aft-bulkhead": BOXES["aft-bulkhead"]}

    assert not keel(heroes={"S": hero(at="B4")}, counters=full, unlocked=AFT).is_offered("place:standard>mission")


@pytest.mark.thing("objective:breakthrough/open-the-keel")
@pytest.mark.rule("HG-DOOR-05")
def test_one_door_is_enough_however_it_was_unlocked():
    pos = keel(heroes={"S": hero(at="C3")}, tokens=burning("C4", ELSEWHERE), unlocked=["E4/E5"], bag={})

    pos.play("place:standard>mission", "do:smother:fire-1")

    assert pos.state.done == OPENED


@pytest.mark.thing("action:breakthrough/cut-the-aft-bulkhead")
def test_a_door_that_was_riveted_shut_is_cut_again():
    counters = {"aft-bulkhead": BOXES["aft-bulkhead"] - 1}
    pos = keel(heroes={"S": hero(at="B4")}, counters=counters, unlocked=["B4/B5"], done=OPENED)

    pos.play("place:standard>mission", "do:cut-the-aft-bulkhead:aft-seam")

    assert locked(pos) == set(FORE)


# --- elites ---------------------------------------------------------------------------------------------------


def activate(token: str, at: str, *, shepard: str, card: str = ELITES, **given: Any) -> Position:
    """The elite acts, or by another card a Cannibal; where a hex is to be chosen, the first one is."""
    pos = keel(
        phase="threat",
        heroes={"S": hero(at=shepard, card=card)},
        enemies={"e": grunt(token, at=at), **({"k": grunt("cannibal-simple", at="C9")} if card != ELITES else {})},
        revealed=[at],
        **{"unlocked": AFT, "done": OPENED, **given},
    )
    while pos.asked == "enemy-goes-where":
        pos.table.pick(0)
    return pos


@pytest.mark.thing("elite:the-stoker")
@pytest.mark.rule("HG-RULING-65")
def test_where_the_stoker_ends_an_advance_it_burns():
    pos = activate("the-stoker", "D9", shepard="C4")

    assert alight(pos) == {pos.at("e"), ELSEWHERE}
    assert pos.at("e") != "D9"


def test_the_stoker_lights_nothing_where_it_attacks():
    assert alight(activate("the-stoker", "D3", shepard="D2")) == {ELSEWHERE}


def test_nobody_else_carries_the_fire():
    pos = activate("the-stoker", "D9", shepard="C4", card="slow-hunger")

    assert pos.at("k") != "C9"
    assert alight(pos) == {ELSEWHERE}


@pytest.mark.rule("HG-FEAT-08")
def test_the_stoker_walks_through_fire_unhurt():
    pos = activate(
        "the-stoker", "D9", shepard="C4", tokens=burning(*(name for name in BOARD.names if name[1:] in "678"))
    )

    assert pos.enemy("e").damage == 0
    assert len([token for token in pos.state.tokens if token.startswith("fire")]) == len(alight(pos))


@pytest.mark.thing("elite:the-riveter")
@pytest.mark.rule("HG-DOOR-01")
def test_the_riveter_locks_the_nearest_door_and_takes_back_a_box():
    full = {"aft-bulkhead": BOXES["aft-bulkhead"]}
    pos = activate("the-riveter", "C6", shepard="A5", counters=full)

    assert locked(pos) == {"B4/B5", *FORE}
    assert pos.state.counters == {"aft-bulkhead": BOXES["aft-bulkhead"] - 1}


@pytest.mark.thing("elite:the-riveter")
@pytest.mark.rule("HG-ACTV-02")
def test_the_active_player_says_which_of_two_doors_is_riveted():
    counters = {"aft-bulkhead": BOXES["aft-bulkhead"], "fore-bulkhead": 1}
    pos = activate("the-riveter", "C7", shepard="C6", counters=counters, unlocked=[*AFT, "B10/B11"])
    assert pos.asked == "rivet-which"
    assert set(pos.offered) == {"door:B4/B5", "door:B10/B11", "door:E4/E5"}

    pos.play("door:B10/B11")

    assert locked(pos) == set(FORE)
    assert pos.state.counters == {**counters, "fore-bulkhead": 0}


def test_a_door_that_was_never_cut_costs_no_box():
    pos = activate("the-riveter", "C6", shepard="A5")

    assert locked(pos) == {"B4/B5", *FORE}
    assert pos.state.counters.get("aft-bulkhead", 0) == 0


def test_with_every_door_locked_the_riveter_has_nothing_to_do():
    pos = activate("the-riveter", "C6", shepard="A5", unlocked=[])

    assert pos.news(DoorTurned) == []


def test_the_riveter_works_only_when_it_is_activated_itself():
    pos = activate("the-riveter", "B6", shepard="A5", card="slow-hunger")

    assert pos.at("k") != "C9"
    assert pos.news(DoorTurned) == []


# --- the start of a round -------------------------------------------------------------------------------------


@pytest.mark.thing("rule:breakthrough/out-of-the-walls")
@pytest.mark.rule("HG-SPAWN-03", "HG-RULING-30")
def test_a_grunt_comes_for_the_lead_hero_every_round_after_the_fire_has_burned():
    heroes = {"S": hero(at="A1"), "G": hero(at="E2")}
    pos = keel(
        phase="round",
        heroes=heroes,
        lead="garrus",
        tokens=burning("E2"),
        deck={QUIET: 9},
        bag={"husk-simple": 1},
    )

    told = [event for event, _ in pos.table.news() if isinstance(event, EnemySpawned | HeroHurt)]
    assert [event.at for event in told if isinstance(event, EnemySpawned)] == ["F3"]
    assert isinstance(told[0], HeroHurt)
    assert told[0].hero == "garrus"


# --- objectives -----------------------------------------------------------------------------------------------


@pytest.mark.thing("action:breakthrough/smother", "objective:breakthrough/put-out-the-fire")
@pytest.mark.rule("HG-OBJ-02")
def test_the_last_fire_put_out_is_a_paragon_victory():
    pos = keel(heroes={"S": hero(at="C2")}, tokens=burning("C3"), unlocked=AFT, done=OPENED)

    pos.play("place:standard>mission", "do:smother:fire-1")

    assert (pos.over, pos.state.passages) == ("paragon", [10])
    assert pos.state.facts == ["night-watch-alive"]


@pytest.mark.rule("HG-OBJ-07")
@pytest.mark.parametrize(("fires", "done"), [(["C3"], []), (["C3", "C15"], OPENED)])
def test_it_is_none_while_the_keel_is_shut_or_something_burns_at_the_lock(fires: list[str], done: list[str]):
    pos = keel(heroes={"S": hero(at="C2")}, tokens=burning(*fires), done=done)

    pos.play("place:standard>mission", "do:smother:fire-1")

    assert pos.over == ""


@pytest.mark.rule("HG-OBJ-07")
def test_why_not_asks_for_one_door_of_the_aft_bulkhead_and_not_for_both():
    ruling = keel(heroes={"S": hero(at="C1")}).why_not("objective:open-the-keel")

    assert ruling is not None
    assert ruling.grounds is not None
    assert [check.text.id for check in ruling.grounds().checks] == ["check-as-printed"]


def at_the_lock(**given: Any) -> Position:
    """Three heroes on exit hexes, and Shepard one step away."""
    heroes = {"S": hero(at="B14"), "G": hero(at="C15"), "L": hero(at="D15"), "T": hero(at="E15", **given)}
    return keel(heroes=heroes, pool=["move2"] * 3, done=OPENED).play("place:move2>move", "move:B15")


@pytest.mark.thing("objective:breakthrough/run-the-keel")
@pytest.mark.rule("HG-OBJ-03")
def test_four_heroes_at_the_forward_lock_are_a_renegade_victory():
    pos = at_the_lock()

    assert (pos.over, pos.state.passages) == ("renegade", [11])
    assert pos.state.facts == ["night-watch-lost"]


def test_a_downed_hero_at_the_lock_does_not_count():
    assert at_the_lock(downed=True, health=0, shields=0).over == ""


@pytest.mark.rule("HG-RULING-63", "HG-REV-02", "HG-OBJ-03")
def test_reviving_the_fourth_hero_at_the_lock_is_the_victory():
    down = hero(at="C15", downed=True, health=0, shields=0)
    heroes = {"S": hero(at="B15"), "G": down, "L": hero(at="D15"), "T": hero(at="E15")}
    pos = keel(heroes=heroes, done=OPENED)

    pos.play("place:standard>revive", "revive:garrus")

    assert pos.over == "renegade"


@pytest.mark.thing("objective:breakthrough/break-the-bellows")
@pytest.mark.rule("HG-OBJ-05", "HG-ELITE-05")
def test_the_stoker_defeated_is_the_secondary_objective():
    stoker = next(elite for elite in SPEC.elite if elite.id == "the-stoker")
    last = len(stoker.resilience) - 1
    enemies = {"s": grunt(stoker.id, at="C6", level=last, damage=stoker.resilience[last] - 1)}
    pos = keel(heroes={"S": hero(at="C5")}, enemies=enemies, done=OPENED)

    pos.play("place:standard>fire", "attack:s:1", dice=["medi-gel"])

    assert "break-the-bellows" in pos.state.done
    assert (pos.over, pos.state.war_readiness) == ("", 1)
    assert pos.state.inventory[0] == 1


@pytest.mark.rule("HG-MEND-01", "HG-ESC-05")
def test_the_last_failure_box_is_the_storm():
    pos = keel(
        phase="threat",
        heroes={"S": hero(at="C1", card="black-horizon")},
        failure=SPEC.failure.boxes - 1,
        escalations=SPEC.failure.escalations - 1,
    )

    assert (pos.over, pos.state.passages) == ("defeat-storm", [12])


@pytest.mark.rule("HG-DOWN-02")
def test_shepard_downed_is_a_defeat():
    pos = keel(
        phase="threat",
        heroes={"S": hero(at="C2", card=ELITES, health=1, shields=0)},
        enemies={"e": grunt("the-riveter", at="C3")},
    )

    assert (pos.over, pos.state.passages) == ("defeat-shepard", [13])
