"""Loot, grenades, medi-gel and data."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.games.hagalaz.state import LOOT_TOKENS
from starboard.games.hagalaz.view import MissionView
from support.hagalaz import Position, grunt, hero, position

GUARDIAN, ENGINEER = "guardian-simple", "engineer-simple"

POOL = ("standard", "standard", "move3", "move2")


def acting(drawing: str, **given: Any) -> Position:
    """Shepard's turn, with a few dice."""
    return position(drawing, **{"pool": POOL, **given})


# --- loot -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("HG-LOOT-01")
def test_a_hero_who_moves_into_a_hex_takes_all_the_loot_there():
    pos = acting("S   .   .", loot={"A2": 3})

    pos.play("place:move2>move", "move:A2", dice=["data", "medi-gel", "grenade"])

    assert pos.fact("table", "inventory") == {"medi-gel": 1, "grenade": 1, "grenade-case": 0, "data": 1}
    assert pos.fact("table", "loot") == {}


@pytest.mark.rule("HG-LOOT-02")
def test_picking_up_loot_costs_nothing_and_movement_goes_on():
    pos = acting("S   *   *   .")

    pos.play("place:move3>move", "move:A2", "move:A3", "move:A4", dice=["data", "data"])

    assert pos.at("S") == "A4"
    assert pos.fact("table", "inventory")["data"] == 2


@pytest.mark.rule("HG-LOOT-03")
def test_any_hero_may_use_what_another_has_found():
    pos = position(
        "S   *   G   k",
        enemies={"k": grunt(GUARDIAN)},
        pool=["move2", "standard", "standard"],
        dice_taken=2,
    )
    pos.play("place:move2>move", "move:A2", "stop", dice=["grenade"])
    assert pos.offered[-1] == "go-on"
    pos.play("go-on")

    pos.play("keep:standard", dice=[["standard"]])
    pos.play("place:standard>overload", "grenade:A4")

    assert pos.fact("k", "damage") == 2
    assert pos.fact("table", "inventory")["grenade"] == 0


@pytest.mark.rule("HG-LOOT-05")
@pytest.mark.parametrize("kind", ["medi-gel", "grenade", "grenade-case", "data"])
def test_a_loot_token_may_turn_out_to_be_anything(kind: str):
    pos = acting("S   *   .")
    assert pos.fact("table", "loot") == {"A2": 1}

    pos.play("place:move2>move", "move:A2", dice=[kind])

    assert {name: count for name, count in pos.fact("table", "inventory").items() if count} == {kind: 1}


@pytest.mark.rule("HG-LOOT-05", "HG-COMP-08")
def test_no_more_tokens_of_a_kind_turn_up_than_are_in_the_box():
    held = {"medi-gel": 5, "grenade": 2, "grenade-case": 1, "data": 3}
    assert sum(held.values()) == sum(LOOT_TOKENS) - 1

    pos = acting("S   *   .", inventory=held).play("place:move2>move", "move:A2")

    assert pos.fact("table", "inventory")["data"] == 4


# --- grenades -------------------------------------------------------------------------------------------------


def grenadier(drawing: str, kind: str = "grenade", **given: Any) -> Position:
    """Shepard has a grenade and has put a die on a slot that does nothing else."""
    pos = acting(drawing, **{"inventory": {kind: 1}, **given})
    return pos.play("place:standard>revive")


@pytest.mark.rule("HG-GREN-01", "HG-RULING-33")
def test_a_grenade_is_thrown_at_the_start_or_at_the_end_of_an_action():
    pos = acting("S   .   .   .   k", enemies={"k": grunt(GUARDIAN)}, inventory={"grenade": 1})
    assert not pos.is_offered("grenade:A4"), "no action has begun"
    pos.play("place:move2>move")
    assert pos.is_offered("grenade:A4"), "the start of the action"

    pos.play("move:A2")
    assert not pos.is_offered("grenade:A5"), "it is under way"
    pos.play("stop")
    assert pos.is_offered("grenade:A5"), "the end of the action"
    pos.play("grenade:A5")

    assert pos.fact("k", "damage") == 2
    assert pos.asked == "place-which"


@pytest.mark.rule("HG-MEDI-01", "HG-MEDI-02", "HG-RULING-21")
def test_medigel_is_not_for_those_who_are_well_or_downed_or_far_away():
    hurt = {"G": hero(health=1), "W": hero(health=2), "L": hero(downed=True)}
    pos = acting("S   G   L   W", heroes=hurt, inventory={"medi-gel": 1})

    pos.play("place:standard>revive")

    assert [key for key in pos.offered if key.startswith("medigel:")] == ["medigel:garrus"]
    assert pos.refusal("medigel:shepard") == ("HG-MEDI-02", "full-health")
    assert pos.refusal("medigel:liara") == ("HG-RULING-21", "downed")
    assert pos.refusal("medigel:wrex") == ("HG-MEDI-01", "out-of-range")


@pytest.mark.rule("HG-GREN-01", "HG-RULING-33")
def test_what_a_grenade_has_changed_counts_for_the_question_it_was_thrown_beside():
    pos = acting("S   k   m", enemies={"k": grunt(ENGINEER), "m": grunt(GUARDIAN)}, inventory={"grenade": 1})
    pos.play("place:standard>fire")
    assert pos.is_offered("attack:k:1")

    pos.play("grenade:A2")

    assert pos.asked == "attack-whom"
    assert not pos.stands("k")
    assert pos.offered == ["attack:m:1", "decline"]


@pytest.mark.rule("HG-RULING-33")
def test_after_the_last_action_the_inventory_is_a_question_of_its_own():
    pos = acting("S   .   k", enemies={"k": grunt(GUARDIAN)}, inventory={"grenade": 1}, dice_taken=2)

    pos.play("place:move2>move", "stop")

    assert (pos.asked, pos.offered) == ("use-items", ["grenade:A2", "grenade:A3", "go-on"])
    view = pos.table.view(0)
    assert isinstance(view, MissionView)
    assert view.phase == "actions", "it belongs to the action, not to the threat card"


@pytest.mark.rule("HG-RULING-33")
@pytest.mark.parametrize("declined", [True, False])
def test_an_action_that_does_nothing_has_one_question_for_both_its_windows(declined: bool):
    pos = acting("S   .   k", enemies={"k": grunt(GUARDIAN)}, inventory={"grenade": 2}, dice_taken=2)
    pos.play("place:standard>revive")
    assert pos.asked == "use-items"

    pos.play("go-on" if declined else "grenade:A3")

    assert (pos.asked == "use-items") is not declined, "a second grenade belongs to the end of the action"


@pytest.mark.rule("HG-RULING-33")
def test_what_was_declined_before_the_die_is_no_question_of_its_own_after_it():
    pos = acting("S   .   k", enemies={"k": grunt(GUARDIAN)}, inventory={"grenade": 1})
    pos.play("place:move2>move", "stop")
    assert pos.is_offered("grenade:A3")

    pos.play("place:standard>revive")

    assert pos.asked == "place-which"
    assert pos.is_offered("grenade:A3")


@pytest.mark.rule("HG-RULING-33")
@pytest.mark.thing("ability:fleet-shielding", "ability:overwatch")
@pytest.mark.parametrize(
    ("letter", "ability", "unlocked"),
    [("T", "fleet-shielding", ["fleet-shielding"]), ("G", "overwatch", ["overwatch"])],
)
def test_an_action_that_asks_nothing_waits_for_the_inventory(letter: str, ability: str, unlocked: list[str]):
    pos = acting(
        f"{letter}   .   k",
        active={"T": "tali", "G": "garrus"}[letter],
        enemies={"k": grunt(GUARDIAN)},
        heroes={letter: hero(shields=0, unlocked=unlocked)},
        inventory={"grenade": 1},
    )

    pos.play(f"place:standard>{ability}")

    assert pos.asked == "use-items"
    assert (pos.fact(letter, "shields"), pos.fact(letter, "overwatch")) == (0, 0)
    pos.play("go-on")
    assert pos.asked == "place-which"
    assert pos.fact(letter, "shields") or pos.fact(letter, "overwatch")


@pytest.mark.rule("HG-RULING-33", "HG-GARR-04")
@pytest.mark.parametrize("action", ["move", "turian-rebel"])
def test_who_cannot_move_may_throw_a_grenade_to_make_way(action: str):
    pos = acting(
        "| G   k",
        active="garrus",
        enemies={"k": grunt(ENGINEER)},
        heroes={"G": hero(unlocked=["turian-rebel"])},
        inventory={"grenade": 1},
    )
    pos.play(f"place:move2>{action}")
    assert pos.asked == "use-items"

    pos.play("grenade:A2")

    assert pos.asked == "move-where"
    assert pos.is_offered("move:A2")


@pytest.mark.rule("HG-RULING-33", "HG-GAP-05")
def test_an_action_that_a_grenade_makes_possible_is_resolved_after_it():
    pos = acting(
        "S   k   m",
        enemies={"k": grunt(ENGINEER), "m": grunt(GUARDIAN)},
        heroes={"S": hero(unlocked=["biotic-charge"])},
        inventory={"grenade": 1},
    )
    pos.play("place:standard>biotic-charge")
    assert pos.asked == "use-items", "one is too near, and stands where the leap to the other would end"

    pos.play("grenade:A2")

    assert not pos.stands("k")
    assert pos.offered == ["attack:m:2", "decline"]
    pos.play("attack:m:2")
    assert pos.at("S") == "A2"


@pytest.mark.rule("HG-RULING-33", "HG-WREX-04")
def test_what_was_not_there_to_be_declined_is_a_question_of_its_own():
    pos = acting(
        "W   .   .   .   k",
        active="wrex",
        enemies={"k": grunt(GUARDIAN)},
        heroes={"W": hero(meter=2, unlocked=["krogans-are-best", "krogan-warlord"])},
        inventory={"grenade": 1},
    )
    pos.play("place:move2>move", "go-on", "stop")
    assert (pos.is_offered("grenade:A4"), pos.is_offered("grenade:A5")) == (True, False)

    pos.play("place:standard>revive", "move:A2")

    assert pos.asked == "use-items"
    assert pos.offered == ["grenade:A4", "grenade:A5", "go-on"]


@pytest.mark.rule("HG-GREN-01")
def test_without_a_grenade_nobody_is_asked():
    pos = grenadier("S   .   k", enemies={"k": grunt(GUARDIAN)}, inventory={"data": 3})

    assert pos.asked == "place-which"


@pytest.mark.rule("HG-GREN-02")
def test_the_target_hex_is_in_line_of_fire_and_within_3_hexes():
    pos = grenadier(
        """
        S   .   .   k   .

          .   m   .
        """,
        enemies={"k": grunt(GUARDIAN), "m": grunt(GUARDIAN)},
    )

    hexes = [key for key in pos.offered if key.startswith("grenade")]
    assert hexes == ["grenade:A2", "grenade:A3", "grenade:A4", "grenade:B1"]
    assert pos.refusal("grenade:A5") == ("HG-GREN-02", "out-of-range")
    assert pos.refusal("grenade:B2") == ("HG-GREN-02", "no-line-of-fire")


@pytest.mark.rule("HG-GREN-03")
def test_a_grenade_is_not_thrown_where_nobody_is_near():
    pos = grenadier("k   .   .   S   .   .", enemies={"k": grunt(GUARDIAN)})

    assert [key for key in pos.offered if key.startswith("grenade")] == ["grenade:A1", "grenade:A2"]
    assert pos.refusal("grenade:A3") == ("HG-GREN-03", "nobody-to-hurt")
    assert pos.refusal("grenade:A6") == ("HG-GREN-03", "nobody-to-hurt")


@pytest.mark.rule("HG-GREN-02")
def test_the_target_hex_need_not_contain_an_enemy():
    pos = grenadier("S   .   .   .   k", enemies={"k": grunt(GUARDIAN)})

    pos.play("grenade:A4")

    assert pos.fact("k", "damage") == 2


@pytest.mark.thing("item:grenade", "item:grenade-case")
@pytest.mark.rule("HG-GREN-03")
@pytest.mark.parametrize(("kind", "damage"), [("grenade", 2), ("grenade-case", 3)])
def test_every_enemy_in_the_hex_or_adjacent_to_it_suffers_the_damage(kind: str, damage: int):
    heavy = "guardian-extreme"
    pos = grenadier("S   .   k   m   n   p", kind, enemies={letter: grunt(heavy) for letter in "kmnp"})

    pos.play(f"{kind}:A4")

    assert [pos.fact(letter, "damage") for letter in "kmnp"] == [damage, damage, damage, 0]


@pytest.mark.rule("HG-GREN-04")
def test_heroes_are_not_hurt_by_grenades():
    pos = grenadier("S   G   k", enemies={"k": grunt(GUARDIAN)})

    pos.play("grenade:A2")

    assert pos.fact("k", "damage") == 2
    assert [(pos.fact(letter, "shields"), pos.fact(letter, "health")) for letter in "SG"] == [(4, 6), (3, 5)]


@pytest.mark.rule("HG-GREN-05", "HG-EXD-26", "HG-GREN-03", "HG-XP-01")
def test_a_wall_shields_an_enemy_from_the_blast():
    pos = grenadier(
        """
        S   .   k | n

          .   m   .
        """,
        enemies={letter: grunt(ENGINEER) for letter in "kmn"},
    )

    pos.play("grenade:A3")

    assert [pos.stands(letter) for letter in "kmn"] == [False, False, True]
    assert pos.fact("n", "damage") == 0
    assert pos.fact("S", "xp") == 2


@pytest.mark.rule("HG-GREN-05")
def test_a_locked_door_shields_from_the_blast_and_an_unlocked_one_does_not():
    locked = grenadier("S   .   k D n", enemies={letter: grunt(GUARDIAN) for letter in "kn"}, revealed=["A4"])
    unlocked = grenadier("S   .   k d n", enemies={letter: grunt(GUARDIAN) for letter in "kn"}, revealed=["A4"])

    damage = [pos.play("grenade:A3").fact("n", "damage") for pos in (locked, unlocked)]

    assert damage == [0, 2]


@pytest.mark.thing("item:grenade", "item:grenade-case")
@pytest.mark.rule("HG-GREN-06")
@pytest.mark.parametrize("kind", ["grenade", "grenade-case"])
def test_a_grenade_goes_back_to_the_box_after_use(kind: str):
    pos = grenadier("S   .   k", kind, enemies={"k": grunt("guardian-extreme")})
    unseen = sum(pos.state.loot_left)

    pos.play(f"{kind}:A3")

    assert pos.fact("table", "inventory")[kind] == 0
    assert sum(pos.state.loot_left) == unseen, "it is not among the tokens that may still be found"


@pytest.mark.rule("HG-RULING-34")
def test_only_one_grenade_and_one_medigel_are_used_in_one_window():
    pos = acting(
        "S   .   k",
        enemies={"k": grunt("guardian-extreme")},
        heroes={"S": hero(health=1)},
        inventory={"grenade": 2, "grenade-case": 1, "medi-gel": 2},
    )
    pos.play("place:standard>fire", "grenade:A3")

    assert pos.offered == ["attack:k:1", "decline", "medigel:shepard"]
    assert pos.refusal("grenade-case:A3") == ("HG-RULING-34", "one-of-each-at-a-time")
    pos.play("medigel:shepard")

    assert pos.offered == ["attack:k:1", "decline"]
    pos.play("decline")
    assert pos.is_offered("grenade-case:A3")
    assert pos.is_offered("medigel:shepard")


@pytest.mark.rule("HG-RULING-34")
@pytest.mark.parametrize(
    ("used", "reasons"),
    [
        ("grenade:A3", {"grenade:A3": "one-of-each-at-a-time", "medigel:garrus": "out-of-range"}),
        ("medigel:shepard", {"medigel:shepard": "one-of-each-at-a-time", "grenade:A1": "no-line-of-fire"}),
    ],
)
def test_what_was_not_used_is_refused_for_reasons_of_its_own(used: str, reasons: dict[str, str]):
    pos = acting(
        "S   .   k",
        enemies={"k": grunt("guardian-extreme")},
        heroes={"S": hero(health=1)},
        inventory={"grenade": 2, "medi-gel": 2},
    )

    pos.play("place:standard>fire", used)

    assert {key: pos.refusal(key)[1] for key in reasons} == reasons


@pytest.mark.rule("HG-RULING-35")
def test_nobody_throws_a_grenade_at_their_own_feet():
    pos = grenadier("S   k", enemies={"k": grunt(GUARDIAN)})

    assert pos.offered == ["grenade:A2", "go-on"]
    assert pos.refusal("grenade:A1") == ("HG-GREN-02", "no-line-of-fire")


@pytest.mark.rule("HG-RULING-35")
def test_a_hex_in_a_concealed_area_cannot_be_chosen_and_concealed_enemies_are_not_hurt():
    pos = grenadier(
        """
        k   S d n   p
        """,
        enemies={letter: grunt(GUARDIAN) for letter in "knp"},
    )

    assert pos.offered == ["grenade:A1", "go-on"]
    assert pos.refusal("grenade:A3") == ("HG-RULING-35", "concealed")


@pytest.mark.rule("HG-RULING-35", "HG-CONC-03")
def test_the_blast_hurts_nobody_in_a_concealed_area():
    pos = grenadier("S   .   k d n", enemies={letter: grunt(GUARDIAN) for letter in "kn"})

    pos.play("grenade:A3")

    assert (pos.fact("k", "damage"), pos.fact("n", "damage")) == (2, 0)


# --- medi-gel -------------------------------------------------------------------------------------------------


def medic(drawing: str, *letters: str, **given: Any) -> Position:
    """Shepard has medi-gel, and these heroes have lost health."""
    heroes = {letter: hero(health=1) for letter in letters}
    pos = acting(drawing, **{"inventory": {"medi-gel": 1}, "heroes": heroes, **given})
    return pos.play("place:standard>revive")


@pytest.mark.thing("item:medi-gel")
@pytest.mark.rule("HG-MEDI-01")
def test_medigel_is_for_oneself_or_a_hero_within_2_hexes():
    pos = medic("S   .   G   L", "S", "G", "L")

    assert pos.offered == ["medigel:shepard", "medigel:garrus", "go-on"]
    assert pos.refusal("medigel:liara") == ("HG-MEDI-01", "out-of-range")


@pytest.mark.rule("HG-MEDI-01", "HG-RULING-33")
def test_medigel_may_be_used_at_the_end_of_an_action_too():
    pos = acting("S   .   .   G", heroes={"G": hero(health=1)}, inventory={"medi-gel": 1})
    pos.play("place:move2>move")
    assert pos.asked == "move-where", "Garrus is too far away at the start"

    assert not pos.is_offered("medigel:garrus")
    pos.play("move:A2", "stop")

    assert pos.is_offered("medigel:garrus")


@pytest.mark.thing("item:medi-gel")
@pytest.mark.rule("HG-MEDI-02")
def test_the_chosen_hero_regains_2_health():
    pos = medic("S   G", "G")

    pos.play("medigel:garrus")

    assert pos.fact("G", "health") == 3


@pytest.mark.rule("HG-MEDI-02", "HG-EXD-27")
def test_health_never_rises_above_the_maximum():
    pos = medic("S   .", heroes={"S": hero(health=5)})

    pos.play("medigel:shepard")

    assert pos.fact("S", "health") == 6


@pytest.mark.rule("HG-MEDI-03")
def test_medigel_needs_no_line_of_fire():
    pos = medic(
        """
        S | G

          .   .
        """,
        "G",
    )

    assert pos.offered == ["medigel:garrus", "go-on"]


@pytest.mark.rule("HG-MEDI-03", "HG-DIST-02")
def test_the_distance_to_the_patient_is_counted_around_walls():
    pos = medic(
        r"""
        S | G   L
           /
          .   .
        """,
        "G",
        "L",
        heroes={"S": hero(health=5), "G": hero(health=1), "L": hero(health=1)},
    )

    assert pos.offered == ["medigel:shepard", "go-on"]
    assert pos.refusal("medigel:garrus") == ("HG-MEDI-01", "out-of-range")


@pytest.mark.rule("HG-MEDI-04")
def test_medigel_goes_back_to_the_box_after_use():
    pos = medic("S   G", "G")
    unseen = sum(pos.state.loot_left)

    pos.play("medigel:garrus")

    assert pos.fact("table", "inventory")["medi-gel"] == 0
    assert sum(pos.state.loot_left) == unseen


# --- data -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("HG-DATA-06")
def test_data_has_no_use_during_a_mission():
    pos = acting("S   k", enemies={"k": grunt(GUARDIAN)}, heroes={"S": hero(health=1)}, inventory={"data": 4})

    pos.play("place:standard>revive")

    assert pos.asked == "place-which"
    assert not [key for key in pos.offered if "data" in key]


def debriefing(data: int, ticked: int, **given: Any) -> Position:
    """The mission has just been lost, with data in the inventory."""
    return position("S   .", phase="debrief", inventory={"data": data, "medi-gel": 1}, data_boxes=ticked, **given)


@pytest.mark.thing("item:data")
@pytest.mark.rule("HG-DATA-01", "HG-DATA-02", "HG-DATA-03", "HG-EXD-28", "HG-DATA-05")
def test_each_data_token_ticks_a_box_and_the_third_box_unlocks_one_ability():
    pos = debriefing(data=2, ticked=2)
    assert pos.offered == ["data:shepard", "data:garrus", "data:liara", "data:tali"]

    pos.play("data:garrus", "unlock:garrus:assassinate")

    assert pos.fact("table", "data_boxes") == 4
    assert "assassinate" in pos.fact("hero:garrus", "unlocked")
    assert pos.table.over


@pytest.mark.rule("HG-LOOT-04", "HG-DATA-04")
def test_whatever_is_left_in_the_inventory_is_lost_at_the_end():
    pos = debriefing(data=1, ticked=0)

    assert pos.table.over
    assert pos.fact("table", "data_boxes") == 1
    assert set(pos.fact("table", "inventory").values()) == {0}


@pytest.mark.rule("HG-RULING-53")
def test_data_beyond_the_end_of_the_track_is_ignored():
    pos = debriefing(data=3, ticked=12)

    assert pos.table.over
    assert pos.fact("table", "data_boxes") == 12
