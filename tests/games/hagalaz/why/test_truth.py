"""What a refusal waits for is true: once its condition is made so, and nothing else, the thing is offered."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from starboard.core.ruling import Condition, Grounds
from support.hagalaz import Position, grunt, hero, position

GUARDIAN = "guardian-simple"
MOVES = ["move3", "standard", "standard"]


def grounds(pos: Position, asked: str) -> Grounds:
    """What the refusal of something rests on."""
    ruling = pos.why_not(asked)
    assert ruling is not None, f"{asked} is offered"
    return pos.table.grounds(ruling)


def flat(checks: tuple[Condition, ...]) -> Iterator[Condition]:
    for check in checks:
        yield check
        yield from flat(check.parts)


def failing(pos: Position, asked: str) -> set[str]:
    """The conditions that stand in the way, parts and all."""
    return {check.text.id for check in flat(grounds(pos, asked).checks) if check.missing}


def make_now(pos: Position, asked: str) -> list[str]:
    """The conditions that whoever asks can make so with the next answer."""
    return [check.text.id for check in grounds(pos, asked).checks if check.now]


def walks_to(pos: Position, hex: str) -> bool:
    """Whether a die can be taken that leads to a hex, in one go."""
    pos.play("place:move3>move" if pos.is_offered("place:move3>move") else "place:move2>move")
    choice = pos.table.choice
    assert choice is not None
    return any(way.last.key == f"move:{hex}" for way in choice.ways)


def shooting(drawing: str, ability: str, **how: Any) -> Position:
    pos = position(drawing, pool=["standard"] * 3, enemies={"h": grunt(GUARDIAN), "k": grunt(GUARDIAN)}, **how)
    return pos.play(f"place:standard>{ability}")


@pytest.mark.rule("HG-DIST-05")
def test_an_enemy_in_range_can_be_aimed_at():
    unlocked = {"S": hero(unlocked=["incinerate"])}
    before = shooting("k   S   .   .   .   h", "incinerate", heroes=unlocked)

    assert before.refusal("h") == ("HG-DIST-05", "out-of-range")
    assert failing(before, "h") == {"check-in-range"}
    assert shooting("k   S   .   .   h   .", "incinerate", heroes=unlocked).why_not("h") is None


@pytest.mark.rule("HG-LOF-01")
def test_an_enemy_in_line_of_fire_can_be_aimed_at():
    before = shooting("k   S   .   .\n\n  .   .   h   .", "fire")

    assert before.refusal("h") == ("HG-LOF-01", "no-line-of-fire")
    assert failing(before, "h") == {"check-line-of-fire"}
    assert shooting("k   S   .   h\n\n  .   .   .   .", "fire").why_not("h") is None


@pytest.mark.rule("HG-LOF-01")
def test_it_is_the_heros_own_line_of_fire_that_is_missing():
    behind_cover = shooting("k   S   .   .   . o h", "fire")

    h, shepard = behind_cover.enemy("h").at, behind_cover.hero("S").at
    assert behind_cover.state.grid.fire[h] >> shepard & 1, "it sees Shepard"
    assert failing(behind_cover, "h") == {"check-line-of-fire"}


@pytest.mark.rule("HG-MOVE-01")
def test_a_hex_within_the_points_of_a_die_can_be_walked_to():
    before = position("S   .   .   .", pool=["move2", "standard", "standard"])
    after = position("S   .   .   .", pool=MOVES)

    assert before.refusal("hex:A4") == ("HG-MOVE-01", "too-far-to-walk")
    assert failing(before, "hex:A4") == {"check-die-reaches"}
    assert (failing(after, "hex:A4"), make_now(after, "hex:A4")) == (set(), ["check-die-reaches"])
    assert not walks_to(before, "A4")
    assert walks_to(after, "A4")


@pytest.mark.rule("HG-DOOR-02")
def test_a_hex_behind_an_unlocked_door_can_be_walked_to():
    before, after = position("S D .   .", pool=MOVES), position("S d .   .", pool=MOVES)

    assert before.refusal("hex:A3") == ("HG-DOOR-02", "behind-a-locked-door")
    assert failing(before, "hex:A3") == {"check-doors-open", "check-door-unlocked"}
    assert failing(after, "hex:A3") == set()
    assert not walks_to(before, "A2")
    assert walks_to(after, "A2")


@pytest.mark.rule("HG-MOVE-05")
def test_a_hex_that_no_enemy_holds_can_be_walked_to():
    before = position("S   h   .", pool=MOVES, enemies={"h": grunt(GUARDIAN)})
    after = position("S   .   h", pool=MOVES, enemies={"h": grunt(GUARDIAN)})

    assert before.refusal("hex:A2") == ("HG-MOVE-05", "enemy-in-the-way")
    assert failing(before, "hex:A2") == {"check-no-enemy", "check-enemies-off-the-way"}
    assert failing(after, "hex:A2") == set()
    assert not walks_to(before, "A2")
    assert walks_to(after, "A2")


@pytest.mark.rule("HG-MOVE-10", "HG-LOOT-01")
def test_beyond_loot_one_walks_in_two_goes():
    pos = position("S   *   .   .", pool=MOVES).play("place:move3>move")

    assert pos.refusal("hex:A3") == ("HG-MOVE-10", "walk-there-first")
    assert make_now(pos, "hex:A3") == ["check-quiet-way"]
    assert grounds(pos, "hex:A3").way == ("hex:A2", "hex:A3")
    pos.play("move:A2", dice=["data"])
    assert pos.why_not("hex:A3") is None


@pytest.mark.rule("HG-SLOT-04")
def test_a_slot_takes_a_die_of_its_face():
    unlocked = {"G": hero(unlocked=["assassinate"])}
    before = position("G   .", active="garrus", pool=["standard"] * 3, heroes=unlocked)
    after = position("G   .", active="garrus", pool=["standard", "standard", "empowered"], heroes=unlocked)
    slot = "ability:garrus:assassinate"

    assert before.refusal(slot) == ("HG-SLOT-04", "no-die-fits")
    assert failing(before, slot) == {"check-die-in-pool"}
    assert (failing(after, slot), make_now(after, slot)) == (set(), ["check-die-in-pool"])
    assert after.is_offered("place:empowered>assassinate")


@pytest.mark.rule("HG-ACT-04")
def test_a_slot_without_a_die_takes_one():
    pos = position("S   .   .", pool=["standard"] * 4)
    slot = next(option.targets[1] for option in pos.table.choice.options if option.key == "place:standard>revive")  # type: ignore[union-attr]
    assert pos.why_not(slot) is None

    pos.play("place:standard>revive")

    assert pos.refusal(slot) == ("HG-ACT-04", "slot-used")
    assert failing(pos, slot) == {"check-slot-free"}


@pytest.mark.rule("HG-REV-01")
def test_a_downed_hero_nearby_can_be_revived():
    before = position("S   .   G", pool=["standard"] * 3, heroes={"G": hero(downed=True)})
    after = position("S   G   .", pool=["standard"] * 3, heroes={"G": hero(downed=True)})

    assert before.refusal("G") == ("HG-ACT-02", "no-action-for-hero")
    assert "check-any-action-reaches" in failing(before, "G")
    assert make_now(after, "G") == ["check-any-action-reaches"]
    assert after.play("place:standard>revive").why_not("G") is None


@pytest.mark.rule("HG-ABIL-02", "HG-UNLOCK-04")
def test_an_ability_is_used_once_it_is_unlocked_and_unlocked_after_those_it_needs():
    pos = position("S   .", pool=["empowered"] * 3)

    assert pos.refusal("ability:shepard:firestorm") == ("HG-UNLOCK-04", "prerequisite-missing")
    assert failing(pos, "ability:shepard:firestorm") == {"check-ability-unlocked", "check-xp"}
    known = position("S   .", pool=["empowered"] * 3, heroes={"S": hero(unlocked=["incinerate", "adrenaline-rush"])})
    assert known.refusal("ability:shepard:firestorm") == ("HG-ABIL-02", "ability-locked")
    assert failing(known, "ability:shepard:firestorm") == {"check-xp"}


@pytest.mark.rule("HG-ACT-02", "HG-DIST-05")
def test_before_a_die_is_taken_every_action_says_why_it_does_not_reach():
    def with_enemy(drawing: str) -> Position:
        return position(drawing, active="liara", pool=["standard"] * 3, enemies={"h": grunt(GUARDIAN)})

    before, after = with_enemy("L   .   .   .   h"), with_enemy("L   .   .   h   .")

    assert before.refusal("h") == ("HG-ACT-02", "no-action-reaches")
    parts = [check for check in flat(grounds(before, "h").checks) if check.text.id == "check-action-fails"]
    assert {part.rule for part in parts} == {"HG-DIST-05"}
    assert make_now(after, "h") == ["check-any-action-reaches"]
    assert after.play("place:standard>pistol-shot").why_not("h") is None


# --- a mission ---------------------------------------------------------------------------------------------------

GUNS: dict[str, Any] = {"mission": "guns-of-cerberus", "pool": ["empowered", "standard", "standard"]}


def on_a_gun(**how: Any) -> Position:
    """Shepard stands on a gun of the first mission, with an Empowered die in the pool."""
    heroes = {"S": hero(at="F4"), "L": hero(at="B2")}
    return position(heroes=heroes, tokens={"objective-1": "F4"}, **GUNS, **how)


@pytest.mark.rule("HG-OBJ-07", "HG-MISS-02")
def test_a_mission_action_waits_for_its_objective_and_that_for_its_doors():
    before = on_a_gun()

    assert before.refusal("mission:make-safe") == ("HG-OBJ-07", "objective-not-in-force")
    assert failing(before, "mission:make-safe") == {"check-objective-done", "check-door-unlocked"}
    assert make_now(before, "mission:make-safe") == ["check-die-in-pool"]
    told = grounds(before, "mission:make-safe")
    assert told.opens is not None
    assert told.opens.id == "opens-by-action-at"
    assert told.targets[0] == "hex:A4"
    assert on_a_gun(done=["break-the-lockdown"]).is_offered("place:empowered>mission")


@pytest.mark.rule("HG-MISS-01")
def test_a_mission_action_is_done_where_its_token_lies():
    away = position(heroes={"S": hero(at="E4")}, tokens={"objective-1": "F4"}, done=["break-the-lockdown"], **GUNS)

    assert away.refusal("mission:make-safe") == ("HG-MISS-01", "action-is-elsewhere")
    assert failing(away, "mission:make-safe") == {"check-stands-at-spot"}
    assert on_a_gun(done=["break-the-lockdown"]).is_offered("place:empowered>mission")


@pytest.mark.rule("HG-CONC-03")
def test_an_enemy_in_a_revealed_area_can_be_aimed_at():
    before = shooting("k   .   S d h", "fire")
    after = shooting("k   .   S d h", "fire", revealed=["A4"])

    assert before.refusal("h") == ("HG-CONC-03", "concealed")
    assert failing(before, "h") == {"check-revealed"}
    assert after.why_not("h") is None


@pytest.mark.rule("HG-DOOR-02", "HG-DOOR-05")
def test_what_lies_behind_a_locked_door_says_where_it_is_unlocked_and_who_is_nearest():
    pos = position(heroes={"S": hero(at="F4"), "L": hero(at="B2")}, **GUNS)

    assert pos.refusal("hex:E5") == ("HG-DOOR-02", "behind-a-locked-door")
    told = grounds(pos, "hex:E5")
    assert told.opens is not None
    assert told.opens.id == "opens-by-action-at"
    assert told.targets == ("hex:A4", "hero:liara")
    assert (told.way[0], told.way[-1]) == ("hex:B2", "hex:A4")


@pytest.mark.rule("HG-MISS-01", "HG-DOOR-02")
def test_a_mission_action_behind_a_locked_door_waits_for_the_door_too():
    before = position(heroes={"S": hero(at="E4")}, **GUNS)
    after = position(heroes={"S": hero(at="E4")}, done=["break-the-lockdown"], unlocked=["D4/D5", "B4/B5"], **GUNS)

    assert before.refusal("turret:0") == ("HG-MISS-01", "action-is-elsewhere")
    assert failing(before, "turret:0") == {"check-stands-at-spot", "check-doors-open", "check-door-unlocked"}
    assert failing(after, "turret:0") == {"check-stands-at-spot"}


@pytest.mark.rule("HG-XP-04")
def test_whoever_has_all_the_experience_of_a_mission_unlocks_nothing_more_in_it():
    pos = position("S   .", pool=["empowered"] * 3, heroes={"S": hero(xp=3, unlocked=["warp"])})

    assert pos.refusal("ability:shepard:barrier") == ("HG-ABIL-02", "ability-locked")
    assert failing(pos, "ability:shepard:barrier") == {"check-xp-left"}
    told = grounds(pos, "ability:shepard:barrier").opens
    assert told is not None
    assert told.id == "opens-locked-ability-later"


@pytest.mark.rule("HG-GREN-02", "HG-MOVE-05")
def test_a_hex_out_of_a_throw_is_first_of_all_one_that_nobody_walks_to_now():
    pos = position(
        "S   .   h   .   .   k",
        pool=["standard"] * 3,
        inventory={"grenade": 1},
        enemies={"h": grunt(GUARDIAN), "k": grunt(GUARDIAN)},
    ).play("place:standard>fire")
    assert pos.is_offered("grenade:A3")

    assert pos.refusal("hex:A6") == ("HG-MOVE-05", "enemy-in-the-way")
    assert [check.text.id for check in grounds(pos, "hex:A6").checks][-1] == "check-item-fails"
