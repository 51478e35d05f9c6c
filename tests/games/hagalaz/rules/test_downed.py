"""Downed heroes and the Revive action."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.games.hagalaz.content.library import LIBRARY
from starboard.games.hagalaz.events import CardRevealed, HeroDowned, HeroHurt
from support.hagalaz import Position, grunt, hero, position, threat

GUARDIAN, TROOPER = "guardian-simple", "assault-trooper-simple"

FRAIL: dict[str, Any] = {"health": 1, "shields": 0}


def garrus_falls(**garrus: Any) -> Position:
    """A guardian, woken by Shepard's card, strikes Garrus down."""
    return threat(
        "wall-that-walks",
        "S   .   G   k",
        enemies={"k": grunt(GUARDIAN)},
        heroes={"G": hero(**FRAIL, **garrus)},
    )


# --- going Downed ---------------------------------------------------------------------------------------------


@pytest.mark.rule("HG-DOWN-01")
def test_a_hero_at_no_health_is_downed_and_does_what_its_downed_side_says():
    pos = garrus_falls(meter=4)

    assert pos.fact("G", "downed")
    assert pos.fact("G", "meter") == 0, "Garrus's Downed side sets his aim to 0"


@pytest.mark.rule("HG-DOWN-02", "HG-RULING-75")
def test_the_mission_is_lost_at_once_when_shepard_is_downed():
    pos = threat("wall-that-walks", "S   k", enemies={"k": grunt(GUARDIAN)}, heroes={"S": hero(**FRAIL)})

    assert pos.over == "defeat-shepard"
    assert pos.table.choice is None


@pytest.mark.rule("HG-DOWN-03")
def test_the_strategy_dice_on_a_downed_heros_board_are_locked():
    pos = garrus_falls(acted=True, placed={"move": "move2", "overload": "standard"})

    assert pos.fact("G", "locked_dice") == 2
    assert [slot["die"] for slot in pos.fact("G", "slots") if slot.get("die")] == []


@pytest.mark.rule("HG-DOWN-03", "HG-PREP-05")
def test_locked_dice_are_missing_from_the_pool_of_the_next_round():
    pos = position("S   .   G", phase="end", heroes={"G": hero(downed=True, health=0, locked_dice=2)})

    assert len(pos.fact("table", "pool")) == 10


@pytest.mark.rule("HG-DOWN-04", "HG-PARA-06")
@pytest.mark.parametrize("revived", [False, True])
def test_a_downed_heros_paragon_die_is_back_in_the_next_round(revived: bool):
    pos = threat(
        "wall-that-walks",
        """
        k   G   S

          L   .
        """,
        enemies={"k": grunt(GUARDIAN)},
        heroes={"G": hero(**FRAIL, acted=True, placed={"move": "paragon-move2", "overload": "standard"})},
        paragon=1,
    )
    assert pos.fact("G", "locked_dice") == 1
    assert pos.asked == "keep-which"

    if revived:
        pos.play("keep:standard", "place:standard>revive", "revive:garrus")
    else:
        pos.play("keep:standard", "place:standard>lift", "decline")

    assert pos.fact("table", "round") == 2
    pool = pos.fact("table", "pool")
    assert len([die for die in pool if die.startswith("paragon")]) == 1
    assert len([die for die in pool if not die.startswith("paragon")]) == (12 if revived else 11)


@pytest.mark.rule("HG-DOWN-05", "HG-PREP-03")
def test_a_downed_hero_receives_no_threat_card():
    pos = position("S   .   G", phase="round", heroes={"G": hero(downed=True, health=0)})

    assert pos.fact("G", "card") == ""
    assert [pos.fact(f"hero:{id}", "card") for id in ("shepard", "liara", "tali")] == ["face-down"] * 3


@pytest.mark.rule("HG-DOWN-05", "HG-TURN-02")
def test_a_downed_hero_takes_no_turn():
    pos = position(
        "S   .   G", phase="turn_end", active="shepard", heroes={"G": hero(downed=True, health=0)}, pool=["move2"]
    )

    assert pos.fact("table", "active") == "liara"


@pytest.mark.rule("HG-DOWN-06", "HG-ADV-04")
def test_an_enemy_passes_through_a_downed_heros_hex():
    pos = threat(
        "wall-that-walks",
        "k   G   .   S",
        enemies={"k": grunt(GUARDIAN)},
        heroes={"G": hero(downed=True, health=0)},
    )

    assert pos.at("k") == "A3"


@pytest.mark.rule("HG-DOWN-06", "HG-ADV-04")
def test_an_enemy_does_not_end_in_a_downed_heros_hex():
    pos = threat(
        "wall-that-walks",
        "k   G   m   .   S",
        enemies={"k": grunt(GUARDIAN), "m": grunt(TROOPER)},
        heroes={"G": hero(downed=True, health=0)},
    )

    assert pos.at("k") == "A1"


@pytest.mark.rule("HG-DOWN-07")
def test_the_map_shows_where_a_downed_hero_lies():
    pos = garrus_falls()

    pieces = {piece.id: piece for zone in pos.table.scene(0).zones for piece in zone.pieces}
    assert pieces["hero:garrus"].at == "A3"
    assert pieces["hero:garrus"].facts["downed"] is True
    assert pieces["hero:shepard"].facts["downed"] is False


@pytest.mark.rule("HG-DOWN-07", "HG-BOARD-09")
def test_every_hero_but_shepard_has_a_downed_side():
    assert [board.id for board in LIBRARY.heroes if board.spec.downed] == ["garrus", "liara", "tali", "wrex"]


@pytest.mark.rule("HG-DOWN-08", "HG-LEAD-04")
def test_the_lead_token_skips_downed_heroes():
    squad = ["shepard", "tali", "garrus", "liara"]

    pos = position("S   T   .", phase="end", squad=squad, lead="garrus", heroes={"T": hero(downed=True, health=0)})

    assert pos.fact("table", "lead") == "shepard"


# --- reviving -------------------------------------------------------------------------------------------------


def reviving(drawing: str, **given: Any) -> Position:
    """Shepard's turn, with a die for the Revive action."""
    return position(drawing, **{"pool": ["standard", "standard", "move2", "move2"], **given})


def fallen(**how: Any) -> dict[str, Any]:
    """A hero that lies on the floor."""
    return hero(downed=True, health=0, shields=0, **how)


@pytest.mark.rule("HG-REV-01")
def test_a_downed_hero_in_an_adjacent_hex_is_revived():
    pos = reviving("G   S   L   .   T", heroes={"G": fallen(), "L": fallen(), "T": fallen()})

    pos.play("place:standard>revive")

    assert pos.offered == ["revive:garrus", "revive:liara", "decline"]
    assert pos.refusal("revive:tali") == ("HG-REV-01", "not-adjacent")
    pos.play("revive:liara")
    assert [pos.fact(letter, "downed") for letter in "GLT"] == [True, False, True]


@pytest.mark.rule("HG-REV-01")
def test_nobody_who_stands_can_be_revived():
    pos = reviving("G   S   L", heroes={"G": fallen(), "L": hero(health=1)})

    pos.play("place:standard>revive")

    assert pos.refusal("revive:liara") == ("HG-REV-01", "not-downed")


@pytest.mark.rule("HG-RULING-75", "HG-REV-01")
@pytest.mark.parametrize("edge", ["|", "D"])
def test_nobody_is_revived_through_a_wall_or_a_locked_door(edge: str):
    pos = reviving(f"L   S {edge} G", heroes={"G": fallen(), "L": fallen()})

    pos.play("place:standard>revive")

    assert pos.offered == ["revive:liara", "decline"]
    assert pos.refusal("revive:garrus") == ("HG-REV-01", "not-adjacent")


@pytest.mark.rule("HG-RULING-75")
@pytest.mark.parametrize("edge", ["o", "d"])
def test_an_obstacle_or_an_unlocked_door_does_not_hinder_reviving(edge: str):
    pos = reviving(f".   S {edge} G", heroes={"G": fallen()})

    pos.play("place:standard>revive", "revive:garrus")

    assert not pos.fact("G", "downed")


@pytest.mark.thing("downed:garrus")
@pytest.mark.rule("HG-RULING-17", "HG-REV-01", "HG-REV-02")
def test_a_revived_hero_stands_up_with_2_health_and_no_shields():
    pos = reviving("S   G", heroes={"G": fallen()})

    pos.play("place:standard>revive", "revive:garrus")

    assert (pos.fact("G", "downed"), pos.fact("G", "health"), pos.fact("G", "shields")) == (False, 2, 0)


@pytest.mark.thing("downed:garrus", "downed:liara", "downed:tali", "downed:wrex")
@pytest.mark.rule("HG-RULING-17", "HG-REV-01")
@pytest.mark.parametrize(
    ("letter", "id", "health", "shields"),
    [("G", "garrus", 2, 0), ("L", "liara", 2, 0), ("T", "tali", 2, 1), ("W", "wrex", 3, 0)],
)
def test_a_revived_hero_has_what_its_downed_side_says(letter: str, id: str, health: int, shields: int):
    pos = reviving(f"S   {letter}", heroes={letter: fallen()})

    pos.play("place:standard>revive", f"revive:{id}")

    assert (pos.fact(letter, "health"), pos.fact(letter, "shields")) == (health, shields)


@pytest.mark.thing("downed:garrus")
@pytest.mark.rule("HG-REV-02")
def test_a_revived_hero_can_be_a_target_again():
    pos = reviving(
        "S   G   k",
        enemies={"k": grunt(GUARDIAN)},
        heroes={"G": fallen(), "S": hero(card="wall-that-walks")},
        dice_taken=2,
    )

    pos.play("place:standard>revive", "revive:garrus")

    assert pos.fact("G", "downed"), "the guardian hits Garrus for his 2 health"
    assert len(pos.news(HeroDowned)) == 1


@pytest.mark.rule("HG-RULING-18", "HG-REV-02")
def test_a_hero_revived_before_its_place_takes_its_turn_and_resolves_no_card():
    pos = reviving(
        "S   G   .   .   k",
        heroes={"G": fallen()},
        enemies={"k": grunt(GUARDIAN)},
        dice_taken=2,
        pool=["standard", "move2", "move2", "move2", "move2"],
    )

    pos.play("place:standard>revive", "revive:garrus")
    assert (pos.fact("table", "active"), pos.asked) == ("garrus", "keep-which")
    pos.play("roll-all", dice=[["standard", "standard", "standard", "standard"]])
    pos.play("place:standard>revive", "place:standard>concussive-shot", "decline")
    pos.play("place:standard>concussive-shot", "decline")

    assert pos.news(CardRevealed) == []
    assert pos.fact("table", "active") == "liara"


@pytest.mark.rule("HG-RULING-18")
def test_a_hero_revived_after_its_place_waits_for_the_next_round():
    pos = reviving(
        "G   L   .",
        active="liara",
        heroes={"G": fallen(), "S": hero(acted=True)},
        dice_taken=2,
        pool=["standard", "standard"],
    )

    pos.play("place:standard>revive", "revive:garrus")
    assert pos.fact("table", "active") == "tali"
    pos.play("keep:standard", "place:standard>energy-drain")

    assert pos.fact("table", "round") == 2
    assert not pos.fact("G", "acted")


@pytest.mark.rule("HG-RULING-18")
def test_a_hero_struck_down_after_its_turn_and_revived_does_not_act_twice():
    pos = reviving(
        "G   L   .",
        active="liara",
        heroes={"G": fallen(acted=True), "S": hero(acted=True)},
        dice_taken=2,
        pool=["standard", "standard"],
    )

    pos.play("place:standard>revive", "revive:garrus")

    assert pos.fact("table", "active") == "tali"


# --- cards of Downed heroes -----------------------------------------------------------------------------------


@pytest.mark.rule("HG-RULING-19")
def test_the_card_of_a_hero_downed_before_its_turn_stays_and_is_discarded_unresolved():
    pos = position(
        "S   .   G   k",
        enemies={"k": grunt(GUARDIAN)},
        heroes={"S": hero(card="wall-that-walks"), "G": hero(**FRAIL, card="hull-groans")},
        phase="threat",
        pool=["standard"],
    )
    assert pos.fact("G", "downed")
    assert pos.fact("G", "card") == "face-down"
    assert pos.fact("table", "discarded") == {"wall-that-walks": 1}

    pos.play("keep:standard", "place:standard>lift")

    assert pos.fact("table", "round") == 2
    assert pos.fact("table", "discarded") == {"wall-that-walks": 1, "hull-groans": 1}
    assert pos.fact("table", "escalations") == 0
    assert [event.card for event in pos.news(CardRevealed)] == ["wall-that-walks"]


@pytest.mark.rule("HG-RULING-19")
def test_the_card_is_resolved_if_its_hero_is_revived_in_time_and_takes_its_turn():
    pos = reviving(
        "S   G   .   .",
        heroes={"G": fallen(card="hull-groans")},
        dice_taken=2,
        pool=["standard", "standard", "standard"],
        bag={},
    )

    pos.play("place:standard>revive", "revive:garrus")
    pos.play("keep:standard", dice=[["standard"]])
    pos.play("place:standard>concussive-shot", "place:standard>concussive-shot")

    assert [event.card for event in pos.news(CardRevealed)] == ["hull-groans"]
    assert pos.fact("table", "escalations") == 1


@pytest.mark.rule("HG-RULING-20")
def test_a_hero_downed_in_its_own_actions_takes_no_more_dice_but_its_card_is_resolved():
    pos = position(
        "k   G   .   .   .   S",
        active="garrus",
        enemies={"k": grunt(GUARDIAN)},
        heroes={"G": hero(**FRAIL, card="hull-groans")},
        pool=["move2", "standard", "standard"],
        bag={},
    )

    pos.play("place:move2>move", "move:A3")

    assert pos.fact("G", "downed")
    assert pos.fact("table", "escalations") == 1
    assert (pos.fact("table", "active"), pos.asked) == ("liara", "keep-which")


@pytest.mark.rule("HG-RULING-20")
def test_the_hex_of_a_hero_downed_in_its_turn_is_what_its_card_measures_from():
    pos = position(
        "k   G   .   .   m   .   S",
        active="garrus",
        enemies={"k": grunt("guardian-extreme"), "m": grunt(GUARDIAN)},
        heroes={"G": hero(health=2, shields=0, card="long-way-round")},
        pool=["move2", "standard", "standard"],
    )

    pos.play("place:move2>move", "move:A3")

    # k is 2 hexes from Garrus's hex and 6 from Shepard; m is 2 hexes from either.
    assert pos.fact("G", "downed")
    assert pos.offered == ["activate:k", "activate:m"]


@pytest.mark.rule("HG-RULING-20", "HG-RULING-21")
def test_a_hero_downed_in_its_turn_is_neither_target_nor_goal_of_its_own_card():
    pos = position(
        "S   .   .   .   k   G   .",
        active="garrus",
        enemies={"k": grunt(GUARDIAN)},
        heroes={"G": hero(**FRAIL, card="close-enough-to-curse")},
        pool=["move2", "standard", "standard"],
    )

    pos.play("place:move2>move", "move:A7")

    assert pos.fact("G", "downed")
    assert pos.at("k") == "A3", "away from Garrus, toward Shepard"


# --- what a Downed hero is not --------------------------------------------------------------------------------


@pytest.mark.rule("HG-RULING-21")
def test_a_downed_hero_is_not_attacked():
    pos = threat("wall-that-walks", "S   .   G   k   L", enemies={"k": grunt(GUARDIAN)}, heroes={"G": fallen()})

    assert pos.fact("L", "shields") == 1


@pytest.mark.rule("HG-RULING-21")
def test_a_downed_hero_is_not_the_nearest_hero():
    pos = threat(
        "wall-that-walks",
        "G   .   k   .   .   .   .   L",
        active="shepard",
        enemies={"k": grunt(GUARDIAN)},
        heroes={"G": fallen()},
    )

    assert pos.at("k") == "A5"


@pytest.mark.rule("HG-RULING-21")
def test_a_downed_hero_takes_no_damage():
    pos = threat(
        "interlocking-arcs",
        "e   .   G   .   S",
        legend={"e": ["turret:E"]},
        heroes={"G": fallen(locked_dice=2), "S": hero()},
        bag={},
    )

    assert [event.hero for event in pos.news(HeroHurt)] == ["shepard"]
    assert pos.fact("G", "locked_dice") == 2


@pytest.mark.rule("HG-RULING-21")
def test_a_downed_hero_is_not_healed():
    pos = position(
        "S   G   .",
        heroes={"S": hero(health=4), "G": fallen()},
        inventory={"medi-gel": 1},
        pool=["standard", "move2", "move2"],
    )

    pos.play("place:standard>fire")

    assert pos.offered == ["medigel:shepard", "go-on"]
    assert pos.refusal("medigel:garrus") == ("HG-RULING-21", "downed")


@pytest.mark.rule("HG-RULING-21", "HG-RULING-23")
def test_a_hero_downed_on_the_way_picks_up_no_loot():
    pos = position(
        "k   G   *   .",
        active="garrus",
        enemies={"k": grunt(GUARDIAN)},
        heroes={"G": hero(**FRAIL)},
        pool=["move2", "standard", "standard"],
    )

    pos.play("place:move2>move", "move:A3")

    assert pos.fact("G", "downed")
    assert pos.fact("table", "loot") == {"A3": 1}


@pytest.mark.rule("HG-RULING-21", "HG-RULING-23")
def test_a_hero_downed_at_a_door_reveals_nothing():
    pos = position(
        "k   G   . d m",
        active="garrus",
        enemies={"k": grunt(GUARDIAN), "m": grunt(GUARDIAN)},
        heroes={"G": hero(**FRAIL)},
        pool=["move2", "standard", "standard"],
    )

    pos.play("place:move2>move", "move:A3")

    assert pos.fact("G", "downed")
    assert pos.fact("m", "concealed")
