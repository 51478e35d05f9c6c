"""The board of Liara T'Soni."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.core.game import set_up as set_up_game
from starboard.core.table import Table
from starboard.games.hagalaz.game import GAME
from support.hagalaz import Position, elite, grunt, hero, position, threat

CARD, OTHER_CARD, ESCALATION = "wall-that-walks", "sparks-and-orders", "hull-groans"
GUARDIAN, ENGINEER, TROOPER = "guardian-simple", "engineer-simple", "assault-trooper-simple"
REACTING = "engineer-normal"


def liara(drawing: str, die: str, *more_dice: str, unlocked: list[str] | None = None, **given: Any) -> Position:
    """Liara's turn with a die to place, and another so that the turn goes on afterwards."""
    heroes = given.pop("heroes", {})
    heroes.setdefault("L", hero(unlocked=unlocked or []))
    return position(drawing, active="liara", heroes=heroes, pool=[die, *more_dice, "move2", "standard"], **given)


def analysing(meter: int, *, star: bool = False, **given: Any) -> Position:
    """Liara has just rolled; Wrex and Shepard have face-down cards, Garrus has none."""
    heroes = {
        "L": hero(meter=meter),
        "W": hero(card=CARD),
        "S": hero(card=ESCALATION),
        **given.pop("heroes", {}),
    }
    pos = position(
        "L   .   W   S   G",
        active=given.pop("active", "liara"),
        heroes=heroes,
        phase="roll",
        pool=["standard"] * 4,
        **given,
    )
    rolls = [["star", "move2", "standard", "move3"], ["move2"]] if star else [["standard"] * 4]
    return pos.play("roll-all", dice=rolls)


# --- Analysis ----------------------------------------------------------------------------------------------


@pytest.mark.thing("ability:analysis")
@pytest.mark.rule("HG-SETUP-15", "HG-BOARD-03", "HG-CORE-07")
def test_analysis_starts_at_1():
    options = {"squad": ["shepard", "liara", "tali", "wrex"], "control": [0, 0, 0, 0]}
    table = Table(GAME, set_up_game(GAME, 1, options, 1), seats=1, seed=1)

    while table.state.round == 0:
        table.pick(0)

    assert next(hero for hero in table.state.heroes if hero.id == "liara").meter == 1


@pytest.mark.thing("ability:analysis")
@pytest.mark.rule("HG-CORE-07", "HG-LIAR-01")
def test_stars_raise_analysis_before_it_can_be_used():
    pos = analysing(0, star=True)

    assert pos.fact("L", "meter") == 1
    assert pos.asked == "analysis-how"
    assert pos.offered == ["use:look:shepard", "use:look:wrex", "done"]


@pytest.mark.rule("HG-CORE-07", "HG-GAP-08")
def test_analysis_never_exceeds_4():
    assert analysing(4, star=True).fact("L", "meter") == 4


@pytest.mark.rule("HG-LIAR-01", "HG-CORE-07")
def test_without_analysis_nothing_is_asked():
    assert analysing(0).asked == "place-which"


@pytest.mark.rule("HG-LIAR-01")
def test_analysis_is_used_in_liaras_own_turn_only():
    pos = analysing(4, active="garrus")

    assert pos.asked == "place-which"


@pytest.mark.rule("HG-LIAR-02", "HG-GAP-08")
def test_analysis_deals_only_with_cards_beside_boards_that_it_can_pay_for():
    pos = analysing(2)

    assert pos.offered == [
        "use:look:shepard",
        "use:look:wrex",
        "use:replace:shepard",
        "use:replace:wrex",
        "done",
    ]
    assert pos.refusal("use:look:garrus") == ("HG-LIAR-02", "no-card")
    assert pos.refusal("use:discard:wrex") == ("HG-CORE-07", "too-little-analysis")


@pytest.mark.rule("HG-LIAR-01")
def test_analysis_may_be_saved():
    pos = analysing(3)

    pos.play("done")

    assert pos.asked == "place-which"
    assert pos.fact("L", "meter") == 3
    assert pos.fact("W", "card") == "face-down"


@pytest.mark.rule("HG-LIAR-02", "HG-PREP-02")
def test_looking_costs_1_and_shows_the_card_to_everybody():
    pos = analysing(2)
    assert pos.fact("W", "card") == "face-down"

    pos.play("use:look:W")

    assert pos.fact("W", "card") == CARD
    assert pos.fact("S", "card") == "face-down"
    assert pos.fact("L", "meter") == 1
    assert pos.refusal("use:look:wrex") == ("HG-LIAR-02", "card-known")
    assert pos.is_offered("use:look:S")


@pytest.mark.rule("HG-LIAR-02", "HG-GAP-08")
def test_replacing_costs_2_and_deals_a_new_card_face_down():
    pos = analysing(3, deck={OTHER_CARD: 1})

    pos.play("use:look:W", "use:replace:W")

    assert pos.fact("L", "meter") == 0
    assert pos.fact("W", "card") == "face-down"
    assert pos.hero("W").card == OTHER_CARD
    assert pos.fact("table", "discarded") == {CARD: 1}
    assert pos.asked == "place-which"


@pytest.mark.rule("HG-THREAT-02", "HG-LIAR-02")
def test_a_replacement_from_an_empty_deck_comes_from_the_discards():
    pos = analysing(2, deck={}, discard={OTHER_CARD: 2})

    pos.play("use:replace:W", dice=[OTHER_CARD])

    assert pos.hero("W").card == OTHER_CARD
    assert pos.fact("table", "discarded") == {}


@pytest.mark.rule("HG-LIAR-02", "HG-RULING-03", "HG-GAP-08")
def test_a_discarded_escalation_is_neither_resolved_nor_counted():
    pos = analysing(3, heroes={"L": hero(meter=3, card=ESCALATION), "W": hero(), "S": hero()})

    pos.play("use:discard:L")

    assert pos.fact("L", "card") == ""
    assert pos.fact("L", "meter") == 0
    pos.play(*["place:standard>pistol-shot"] * 2, "place:standard>lift")
    assert pos.fact("L", "acted")
    assert pos.state.escalations == 0
    assert pos.fact("table", "discarded") == {ESCALATION: 1}


@pytest.mark.rule("HG-LIAR-02")
def test_the_card_of_a_downed_hero_can_be_dealt_with():
    pos = analysing(3, heroes={"W": hero(card=CARD, downed=True, health=0)})

    pos.play("use:discard:W")

    assert pos.fact("W", "card") == ""


@pytest.mark.rule("HG-CORE-07", "HG-GAP-08")
def test_analysis_is_kept_when_liara_is_downed_and_when_the_round_ends():
    pos = position(
        "L   h   .   .   W",
        active="wrex",
        heroes={
            "L": hero(meter=3, health=1, shields=0, acted=True),
            "W": hero(card=CARD),
            "shepard": hero(acted=True),
            "garrus": hero(acted=True),
        },
        enemies={"h": grunt(GUARDIAN)},
        pool=["standard"],
    )

    pos.play("place:standard>revive")

    assert pos.fact("L", "downed")
    assert pos.fact("table", "round") == 2
    assert pos.fact("L", "meter") == 3


# --- Pistol Shot -------------------------------------------------------------------------------------------


@pytest.mark.rule("HG-LIAR-04", "HG-DIST-02", "HG-RULING-73")
def test_pistol_shot_does_not_go_through_walls():
    pos = liara("L | x", "standard", revealed=["A2"], enemies={"x": grunt(GUARDIAN)})

    pos.play("place:standard>pistol-shot")

    assert pos.asked == "place-which"
    assert pos.fact("x", "damage") == 0


@pytest.mark.thing("ability:pistol-shot")
@pytest.mark.rule("HG-LIAR-04", "HG-DIST-05", "HG-DIST-06", "HG-RULING-72")
def test_pistol_shot_reaches_3_hexes_round_corners_and_no_farther():
    pos = liara(
        """
        L | x   .   .   z

          .   .   y
        """,
        "standard",
        enemies={"x": grunt(GUARDIAN), "y": grunt(GUARDIAN), "z": grunt(GUARDIAN)},
    )

    pos.play("place:standard>pistol-shot")

    assert pos.offered == ["attack:x:1", "attack:y:1", "decline"]
    assert pos.refusal("z") == ("HG-DIST-05", "out-of-range")
    pos.play("attack:y:1")
    assert pos.fact("y", "damage") == 1


@pytest.mark.thing("ability:pistol-shot")
@pytest.mark.rule("HG-EMP-02", "HG-GAP-09")
def test_an_empowered_pistol_shot_deals_2_or_1():
    pos = liara("L   .   h", "empowered", enemies={"h": grunt(GUARDIAN)})

    pos.play("place:empowered>pistol-shot")

    assert pos.offered == ["attack:h:2", "attack:h:1", "decline"]
    pos.play("attack:h:2")
    assert pos.fact("h", "damage") == 2


# --- Lift --------------------------------------------------------------------------------------------------


@pytest.mark.thing("ability:lift")
@pytest.mark.rule("HG-LIAR-05", "HG-BIO-01", "HG-BIO-02")
def test_lift_hurts_and_lays_a_biotic_effect():
    pos = liara("L   .   h   x", "standard", enemies={"h": grunt(GUARDIAN), "x": grunt(GUARDIAN)})

    pos.play("place:standard>lift")
    assert pos.refusal("x") == ("HG-DIST-05", "out-of-range")
    pos.play("attack:h:1")

    assert pos.fact("h", "damage") == 1
    assert pos.fact("h", "biotic")
    assert pos.fact("h", "attack") == 0
    assert pos.asked == "place-which"


@pytest.mark.thing("ability:lift")
@pytest.mark.rule("HG-LIAR-05", "HG-BIO-03")
def test_lift_on_an_enemy_with_a_biotic_effect_still_hurts_and_moves_it():
    pos = liara("L   h   .", "empowered", enemies={"h": grunt(GUARDIAN, biotic=True)})

    pos.play("place:empowered>lift", "attack:h:1", "enemy-to:h:A3", "stop")

    assert pos.fact("h", "damage") == 1
    assert pos.fact("h", "biotic")
    assert pos.at("h") == "A3"


@pytest.mark.rule("HG-GAP-09", "HG-XP-01")
def test_a_grunt_that_lift_defeats_is_not_moved():
    pos = liara("L   h   .", "empowered", enemies={"h": grunt(ENGINEER, damage=1)})

    pos.play("place:empowered>lift", "attack:h:1")

    assert not pos.stands("h")
    assert pos.fact("L", "xp") == 1
    assert pos.asked == "place-which"


@pytest.mark.rule("HG-GAP-09", "HG-BIO-05")
def test_lift_moves_no_elite_but_gives_it_a_biotic_effect():
    pos = liara("L   b   .", "empowered", enemies={"b": grunt("boss")}, elite=[elite("boss", resilience=[3, 3])])

    pos.play("place:empowered>lift", "attack:b:1")

    assert pos.fact("b", "biotic")
    assert pos.asked == "place-which"
    assert pos.at("b") == "A2"


@pytest.mark.rule("HG-GAP-09", "HG-EMP-02")
def test_an_empowered_lift_moves_a_grunt_up_to_2_hexes():
    pos = liara("L   h   .   .   .", "empowered", enemies={"h": grunt(GUARDIAN)})

    pos.play("place:empowered>lift", "attack:h:1")
    assert pos.asked == "lift-where"
    pos.play("enemy-to:h:A3", "enemy-to:h:A4")

    assert pos.at("h") == "A4"
    assert pos.asked == "place-which"


@pytest.mark.rule("HG-WALL-01", "HG-CONC-03", "HG-GAP-09")
def test_a_lifted_grunt_goes_neither_through_walls_and_units_nor_into_a_concealed_area():
    pos = liara(
        """
          . | x
         \\ d
        L   h   .
           \\
          .   .
        """,
        "empowered",
        enemies={"h": grunt(GUARDIAN), "x": grunt(GUARDIAN)},
    )

    pos.play("place:empowered>lift", "attack:h:1")

    assert pos.offered == ["enemy-to:h:B3", "enemy-to:h:C2", "stop"]


@pytest.mark.rule("HG-FEAT-14", "HG-GAP-09")
def test_a_grunt_is_not_lifted_onto_a_ledge():
    pos = liara("L   h   u", "empowered", enemies={"h": grunt(GUARDIAN)})

    pos.play("place:empowered>lift", "attack:h:1")

    assert pos.asked == "place-which"
    assert pos.at("h") == "A2"


@pytest.mark.rule("HG-RULING-31", "HG-RULING-32", "HG-FEAT-06")
def test_a_grunt_lifted_into_inferno_burns_and_its_defeat_is_liaras():
    pos = liara("L   h   ~", "empowered", enemies={"h": grunt(GUARDIAN, damage=1)})

    pos.play("place:empowered>lift", "attack:h:1", "enemy-to:h:A3")

    assert not pos.stands("h")
    assert pos.fact("L", "xp") == 1


@pytest.mark.rule("HG-RULING-22")
def test_a_lifted_grunt_passes_a_downed_hero_but_does_not_end_there():
    pos = liara(
        "L   h   W   .",
        "empowered",
        heroes={"W": hero(downed=True, health=0)},
        enemies={"h": grunt(GUARDIAN)},
    )

    pos.play("place:empowered>lift", "attack:h:1", "enemy-to:h:A3")

    assert pos.offered == ["enemy-to:h:A2", "enemy-to:h:A4"]


@pytest.mark.rule("HG-RULING-22")
def test_a_grunt_is_not_lifted_onto_a_downed_hero_with_nowhere_to_go_on():
    pos = liara("L   h   W", "empowered", heroes={"W": hero(downed=True, health=0)}, enemies={"h": grunt(GUARDIAN)})

    pos.play("place:empowered>lift", "attack:h:1")

    assert pos.at("h") == "A2"


@pytest.mark.rule("HG-RULING-22", "HG-RULING-31")
@pytest.mark.parametrize(("beyond", "offered"), [("W   .   G", ["A3", "B1"]), ("W   G   .", ["B1"])])
def test_a_lifted_grunt_cannot_end_on_the_second_of_two_downed_heroes(beyond: str, offered: list[str]):
    pos = liara(
        f"""
        L   h   {beyond}

          .
        """,
        "empowered",
        heroes={letter: hero(downed=True, health=0) for letter in "WG"},
        enemies={"h": grunt(GUARDIAN)},
    )

    pos.play("place:empowered>lift", "attack:h:1")

    assert pos.offered == [*(f"enemy-to:h:{at}" for at in offered), "stop"]


# --- Stasis ------------------------------------------------------------------------------------------------


@pytest.mark.thing("ability:stasis")
@pytest.mark.rule("HG-LIAR-03", "HG-STUN-01", "HG-GAP-09")
def test_stasis_stuns_a_grunt_within_the_points_of_the_die_and_liara_stays():
    pos = liara(
        "L   .   x   y   z",
        "move3",
        enemies={"x": grunt(TROOPER), "y": grunt(TROOPER), "z": grunt(TROOPER)},
    )

    pos.play("place:move3>stasis")

    assert pos.offered == ["attack:x", "attack:y", "decline"]
    assert pos.refusal("z") == ("HG-DIST-05", "out-of-range")
    pos.play("attack:y")
    assert pos.fact("y", "stunned")
    assert not pos.fact("x", "stunned")
    assert pos.at("L") == "A1"


@pytest.mark.thing("ability:stasis")
@pytest.mark.rule("HG-LIAR-03", "HG-DICE-03")
def test_stasis_with_a_combined_face_reaches_2_hexes():
    pos = liara("L   .   x   y", "combined", enemies={"x": grunt(TROOPER), "y": grunt(TROOPER)})

    pos.play("place:combined>stasis")

    assert pos.offered == ["attack:x", "decline"]


@pytest.mark.rule("HG-LIAR-03", "HG-ELITE-09", "HG-STUN-01")
def test_stasis_works_on_neither_elites_nor_stunned_grunts():
    pos = liara(
        "b   L   x   y",
        "move2",
        enemies={"b": grunt("boss"), "x": grunt(TROOPER, stunned=True), "y": grunt(TROOPER)},
        elite=[elite("boss", resilience=[3])],
    )

    pos.play("place:move2>stasis")

    assert pos.offered == ["attack:y", "decline"]
    assert pos.refusal("b") == ("HG-LIAR-03", "elite-not-stunned")
    assert pos.refusal("x") == ("HG-STUN-01", "stunned-already")


# --- Warp Ammo ---------------------------------------------------------------------------------------------


@pytest.mark.thing("ability:warp-ammo")
@pytest.mark.rule("HG-LIAR-05", "HG-GAP-09")
def test_warp_ammo_gives_survivors_of_pistol_shot_a_biotic_effect():
    pos = liara("L   h", "standard", unlocked=["warp-ammo"], enemies={"h": grunt(GUARDIAN)})

    pos.play("place:standard>pistol-shot", "attack:h:1")

    assert pos.fact("h", "biotic")


@pytest.mark.rule("HG-ABIL-02", "HG-LIAR-05")
def test_without_warp_ammo_pistol_shot_is_only_damage():
    pos = liara("L   h", "standard", enemies={"h": grunt(GUARDIAN)})

    pos.play("place:standard>pistol-shot", "attack:h:1")

    assert not pos.fact("h", "biotic")


@pytest.mark.thing("ability:pure-biotics")
@pytest.mark.rule("HG-LIAR-05", "HG-GAP-09")
def test_warp_ammo_works_with_pistol_shot_alone():
    pos = liara(
        "L   h",
        "standard",
        unlocked=["warp-ammo", "pure-biotics"],
        enemies={"h": grunt(GUARDIAN, stunned=True)},
    )

    pos.play("place:standard>pure-biotics", "attack:h:2")

    assert pos.fact("h", "damage") == 2
    assert not pos.fact("h", "biotic")


@pytest.mark.rule("HG-GAP-09", "HG-LIAR-05")
def test_warp_ammo_does_not_load_other_heroes_shots():
    pos = position(
        "S   h   L",
        active="shepard",
        heroes={"L": hero(unlocked=["warp-ammo"])},
        enemies={"h": grunt(GUARDIAN)},
        pool=["standard", "move2"],
    )

    pos.play("place:standard>fire", "attack:h:1")

    assert pos.fact("h", "damage") == 1
    assert not pos.fact("h", "biotic")


# --- Biotic Explosion --------------------------------------------------------------------------------------


EXPLOSION = """
    .   x   .   .

  L   b   y   z
"""


@pytest.mark.thing("ability:biotic-explosion")
@pytest.mark.rule("HG-LIAR-05", "HG-GAP-09", "HG-BIO-03")
def test_biotic_explosion_hurts_the_bearer_and_passes_the_effect_on_around_it():
    pos = liara(
        EXPLOSION,
        "standard",
        unlocked=["biotic-explosion"],
        enemies={
            "b": grunt(GUARDIAN, biotic=True),
            "x": grunt(GUARDIAN),
            "y": grunt(ENGINEER, damage=1),
            "z": grunt(GUARDIAN),
        },
    )

    pos.play("place:standard>biotic-explosion")
    assert pos.offered == ["attack:b:2", "decline"]
    assert pos.refusal("x") == ("HG-LIAR-05", "no-biotic-effect")
    pos.play("attack:b:2")

    assert (pos.fact("b", "damage"), pos.fact("b", "biotic")) == (2, False)
    assert (pos.fact("x", "damage"), pos.fact("x", "biotic")) == (1, True)
    assert not pos.stands("y")
    assert (pos.fact("z", "damage"), pos.fact("z", "biotic")) == (0, False)
    assert pos.fact("L", "xp") == 1


@pytest.mark.thing("ability:biotic-explosion")
@pytest.mark.rule("HG-GAP-09", "HG-EMP-02")
def test_an_empowered_biotic_explosion_deals_3_to_the_bearer_and_still_1_around():
    pos = liara(
        EXPLOSION,
        "empowered",
        unlocked=["biotic-explosion"],
        enemies={
            "b": grunt(GUARDIAN, biotic=True),
            "x": grunt(GUARDIAN),
            "y": grunt(GUARDIAN),
            "z": grunt(GUARDIAN),
        },
    )

    pos.play("place:empowered>biotic-explosion")
    assert pos.offered == ["attack:b:3", "attack:b:2", "decline"]
    pos.play("attack:b:3")

    assert not pos.stands("b")
    assert pos.fact("x", "damage") == pos.fact("y", "damage") == 1
    assert pos.fact("y", "biotic")


@pytest.mark.rule("HG-DIST-05", "HG-GAP-09")
def test_biotic_explosion_reaches_3_hexes():
    pos = liara(
        "L   .   .   x   y   z",
        "standard",
        unlocked=["biotic-explosion"],
        enemies={"x": grunt(GUARDIAN, biotic=True), "y": grunt(GUARDIAN, biotic=True), "z": grunt(GUARDIAN)},
    )

    pos.play("place:standard>biotic-explosion")

    assert pos.offered == ["attack:x:2", "decline"]
    assert pos.refusal("y") == pos.refusal("z") == ("HG-DIST-05", "out-of-range")


# --- Singularity -------------------------------------------------------------------------------------------


@pytest.mark.thing("ability:singularity")
@pytest.mark.rule("HG-LIAR-03", "HG-ELITE-09", "HG-BIO-05", "HG-RULING-46")
def test_singularity_stuns_grunts_and_marks_elites_in_and_around_a_hex_without_damage():
    pos = liara(
        """
          .   .   x   .

        L   .   b   .   y
        """,
        "empowered",
        unlocked=["singularity"],
        enemies={"b": grunt("boss"), "x": grunt(REACTING), "y": grunt(REACTING)},
        elite=[elite("boss", resilience=[3])],
    )

    pos.play("place:empowered>singularity", "hex:B4")

    assert pos.fact("x", "stunned")
    assert pos.fact("y", "stunned")
    assert not pos.fact("b", "stunned")
    assert pos.fact("b", "biotic")
    assert [pos.fact(enemy, "damage") for enemy in "bxy"] == [0, 0, 0]
    assert pos.asked == "place-which"


@pytest.mark.thing("ability:singularity")
@pytest.mark.rule("HG-LIAR-03")
def test_one_of_several_whom_it_would_hold_is_enough_for_a_singularity():
    pos = liara(
        "L   .   .   x   y   .",
        "empowered",
        unlocked=["singularity"],
        enemies={"x": grunt(TROOPER, stunned=True), "y": grunt(TROOPER)},
    )

    pos.play("place:empowered>singularity")

    assert pos.offered == ["hex:A4", "decline"]


@pytest.mark.rule("HG-DIST-05", "HG-CONC-03", "HG-LIAR-03")
def test_singularity_needs_a_revealed_hex_within_3_with_somebody_to_hold():
    pos = liara(
        "L   .   x   . d .   .   y",
        "empowered",
        unlocked=["singularity"],
        enemies={"x": grunt(TROOPER), "y": grunt(TROOPER)},
    )

    pos.play("place:empowered>singularity")

    assert pos.offered == ["hex:A2", "hex:A3", "hex:A4", "decline"]
    assert pos.refusal("hex:A1") == ("HG-LIAR-03", "nobody-to-hold")
    assert pos.refusal("hex:A5") == ("HG-CONC-03", "concealed")
    pos.play("hex:A4")
    assert pos.fact("x", "stunned")


@pytest.mark.rule("HG-LIAR-03", "HG-ADJ-01", "HG-CONC-03")
def test_singularity_spares_enemies_farther_away_and_concealed_ones():
    pos = liara(
        "z   .   L   x d b",
        "empowered",
        unlocked=["singularity"],
        enemies={"x": grunt(TROOPER), "z": grunt(TROOPER), "b": grunt("boss")},
        elite=[elite("boss", resilience=[3])],
    )

    pos.play("place:empowered>singularity", "hex:A4")

    assert pos.fact("x", "stunned")
    assert not pos.fact("z", "stunned")
    assert not pos.fact("b", "biotic")


@pytest.mark.rule("HG-CONC-03", "HG-LIAR-03")
def test_singularity_is_not_opened_for_a_concealed_elite():
    pos = liara(
        "L   . d b",
        "empowered",
        unlocked=["singularity"],
        enemies={"b": grunt("boss")},
        elite=[elite("boss", resilience=[3])],
    )

    pos.play("place:empowered>singularity")

    assert pos.asked == "place-which"


@pytest.mark.rule("HG-LIAR-03", "HG-BIO-03")
def test_singularity_is_not_opened_around_those_it_would_not_change():
    pos = liara(
        "x   b   L   .   y",
        "empowered",
        unlocked=["singularity"],
        enemies={
            "x": grunt(TROOPER, stunned=True, biotic=True),
            "b": grunt("boss", biotic=True),
            "y": grunt(TROOPER, biotic=True),
        },
        elite=[elite("boss", resilience=[3])],
    )

    pos.play("place:empowered>singularity")

    assert pos.offered == ["hex:A4", "hex:A5", "decline"]
    assert pos.refusal("hex:A1") == ("HG-LIAR-03", "nobody-to-hold")


@pytest.mark.rule("HG-DIST-05", "HG-LIAR-03")
def test_singularity_reaches_no_hex_at_distance_4():
    pos = liara("L   .   .   .   x", "empowered", unlocked=["singularity"], enemies={"x": grunt(TROOPER)})

    pos.play("place:empowered>singularity")

    assert pos.offered == ["hex:A4", "decline"]
    assert pos.refusal("hex:A5") == ("HG-DIST-05", "out-of-range")


# --- Asari Controller --------------------------------------------------------------------------------------


def held_by_a_controller(**liara_is: Any) -> Position:
    """A Ranged enemy with a biotic effect has Wrex, whose turn ends, in its line of fire."""
    return position(
        "L | .   h   .   .   .   W",
        active="wrex",
        heroes={
            "L": hero(unlocked=["warp-ammo", "asari-controller"], **liara_is),
            "W": hero(card="fire-by-numbers"),
        },
        enemies={"h": grunt("assault-trooper-extreme", biotic=True)},
        phase="threat",
        lead="wrex",
        pool=["standard"],
    )


@pytest.mark.thing("ability:asari-controller")
@pytest.mark.rule("HG-LIAR-08", "HG-EX-29")
def test_under_asari_controller_a_ranged_enemy_with_a_biotic_effect_advances_instead_of_shooting():
    pos = held_by_a_controller()

    assert pos.fact("h", "markers") == []
    assert pos.at("h") == "A5"
    assert pos.fact("W", "shields") == 3


@pytest.mark.thing("ability:asari-controller")
@pytest.mark.rule("HG-RULING-69")
def test_asari_controller_works_while_liara_is_downed():
    pos = held_by_a_controller(downed=True, health=0)

    assert pos.fact("h", "markers") == []
    assert pos.at("h") == "A5"


@pytest.mark.rule("HG-LIAR-08")
def test_asari_controller_leaves_enemies_without_a_biotic_effect_alone():
    pos = liara(
        "L   x   y",
        "standard",
        unlocked=["warp-ammo", "asari-controller"],
        enemies={"x": grunt(TROOPER), "y": grunt(TROOPER, biotic=True)},
    )

    assert pos.fact("x", "markers") == ["ranged"]
    assert pos.fact("y", "markers") == []


@pytest.mark.thing("ability:warp-ammo")
@pytest.mark.rule("HG-LIAR-08", "HG-LIAR-05", "HG-MARK-04")
def test_warp_ammo_under_asari_controller_takes_the_reaction_of_the_same_shot_away():
    enemies = {"h": grunt(REACTING)}
    plain = liara("L   .   .   h", "standard", unlocked=["warp-ammo"], enemies=enemies)
    controlled = liara("L   .   .   h", "standard", unlocked=["warp-ammo", "asari-controller"], enemies=enemies)

    for pos in (plain, controlled):
        pos.play("place:standard>pistol-shot", "attack:h:1")

    assert plain.at("h") == "A3"
    assert controlled.at("h") == "A4"


@pytest.mark.rule("HG-LIAR-08", "HG-MARK-02")
def test_asari_controller_loosens_the_grip_of_a_grapple():
    pos = liara(
        "L   .   .   .\n\n  h",
        "move3",
        unlocked=["warp-ammo", "asari-controller"],
        enemies={"h": grunt("guardian-normal", biotic=True)},
    )

    pos.play("place:move3>move", "move:A2", "move:A3", "move:A4")

    assert pos.at("L") == "A4"


@pytest.mark.thing("ability:asari-controller", "card:dead-sprint")
@pytest.mark.rule("HG-LIAR-08", "HG-MARK-06")
@pytest.mark.parametrize(("biotic", "to"), [(False, "A4"), (True, "A6")])
def test_asari_controller_takes_away_the_sprint_that_a_card_lends(biotic: bool, to: str):
    pos = threat(
        "dead-sprint",
        "S   .   .   .   .   .   .   h",
        faction="reapers",
        heroes={"L": hero(unlocked=["warp-ammo", "asari-controller"])},
        enemies={"h": grunt("husk-extreme", biotic=biotic)},
    )

    assert pos.at("h") == to


@pytest.mark.rule("HG-UNLOCK-04")
def test_asari_controller_needs_warp_ammo():
    pos = liara("L   h", "standard", enemies={"h": grunt(ENGINEER, damage=1)}, heroes={"L": hero(xp=2)})

    pos.play("place:standard>lift", "attack:h:1")

    assert pos.refusal("unlock:liara:asari-controller") == ("HG-UNLOCK-04", "prerequisite-missing")


# --- Pure Biotics ------------------------------------------------------------------------------------------


@pytest.mark.thing("ability:pure-biotics")
@pytest.mark.rule("HG-LIAR-06", "HG-GAP-09")
def test_pure_biotics_hurts_the_stunned_and_those_with_a_biotic_effect_within_4():
    pos = liara(
        "L   w   x   y   z   v   q",
        "standard",
        unlocked=["pure-biotics"],
        enemies={
            "w": grunt(GUARDIAN),
            "x": grunt(GUARDIAN),
            "y": grunt(GUARDIAN, stunned=True),
            "z": grunt(GUARDIAN, biotic=True),
            "v": grunt(GUARDIAN, biotic=True),
            "q": grunt(GUARDIAN),
        },
    )

    pos.play("place:standard>pure-biotics")

    assert pos.offered == ["attack:y:2", "attack:z:2", "decline"]
    assert pos.refusal("w") == ("HG-GAP-09", "neither-stunned-nor-biotic")
    assert pos.refusal("v") == pos.refusal("q") == ("HG-DIST-05", "out-of-range")
    pos.play("attack:z:2")
    assert pos.fact("z", "damage") == 2
    assert pos.fact("z", "biotic")


@pytest.mark.rule("HG-GAP-09", "HG-EMP-02")
def test_empowered_pure_biotics_deals_3_to_any_enemy_within_4():
    pos = liara(
        "L   x   y",
        "empowered",
        unlocked=["pure-biotics"],
        enemies={"x": grunt("guardian-normal"), "y": grunt(GUARDIAN, biotic=True)},
    )

    pos.play("place:empowered>pure-biotics")

    assert pos.offered == ["attack:x:3", "attack:y:3", "attack:y:2", "decline"]
    pos.play("attack:x:3")
    assert pos.fact("x", "damage") == 3


@pytest.mark.rule("HG-LIAR-06", "HG-EX-28", "HG-DOOR-02")
def test_pure_biotics_does_not_reach_through_a_locked_door():
    pos = liara(
        "L D x   y",
        "empowered",
        unlocked=["pure-biotics"],
        revealed=["A2"],
        enemies={"x": grunt(GUARDIAN, biotic=True), "y": grunt(GUARDIAN)},
    )

    pos.play("place:empowered>pure-biotics")

    assert pos.asked == "place-which"
    assert pos.fact("x", "damage") == 0


@pytest.mark.rule("HG-LIAR-06", "HG-DOOR-03")
def test_pure_biotics_reaches_through_an_unlocked_door():
    pos = liara(
        "L d x",
        "standard",
        unlocked=["pure-biotics"],
        revealed=["A2"],
        enemies={"x": grunt(GUARDIAN, biotic=True)},
    )

    pos.play("place:standard>pure-biotics", "attack:x:2")

    assert pos.fact("x", "damage") == 2


# --- Shadow Broker's Intuition -----------------------------------------------------------------------------


def warned(*, meter: int = 2, token: str = "guardian-extreme", liara_at: str = "L   .", **how: Any) -> Position:
    """A guardian between Wrex and Garrus is activated in Wrex's turn; Garrus has the fewest health."""
    return position(
        f"{liara_at}   W   h   G",
        active="wrex",
        heroes={
            "L": hero(unlocked=["shadow-brokers-intuition"], meter=meter, **how.pop("liara", {})),
            "W": hero(card=how.pop("card", CARD)),
            "G": hero(health=2),
        },
        enemies={"h": grunt(token, **how)},
        phase="threat",
        lead="wrex",
        pool=["standard"],
        squad=["shepard", "garrus", "liara", "wrex"],
    )


@pytest.mark.thing("ability:shadow-brokers-intuition")
@pytest.mark.rule("HG-LIAR-07", "HG-TARGET-01", "HG-TARGET-03")
def test_intuition_turns_an_attack_on_any_hero_to_another_valid_target():
    pos = warned()

    assert pos.asked == "intuition-how"
    assert pos.offered == ["hero:wrex", "use:soften", "go-on"]
    pos.play("hero:W")

    assert pos.fact("G", "shields") == 3
    assert pos.fact("W", "shields") == 0
    assert pos.fact("L", "meter") == 1


@pytest.mark.thing("ability:shadow-brokers-intuition")
@pytest.mark.rule("HG-LIAR-07", "HG-GAP-09")
def test_intuition_takes_2_off_the_damage():
    pos = warned()

    pos.play("use:soften")

    assert pos.fact("G", "shields") == 2
    assert pos.fact("L", "meter") == 1


@pytest.mark.rule("HG-LIAR-07", "HG-GAP-09")
def test_softening_never_goes_below_0():
    pos = warned(token=ENGINEER, card=OTHER_CARD)

    pos.play("use:soften")

    assert pos.fact("G", "shields") == 3
    assert pos.fact("G", "health") == 2


@pytest.mark.rule("HG-LIAR-07")
def test_intuition_may_be_kept_for_later():
    pos = warned()

    pos.play("go-on")

    assert pos.fact("G", "shields") == 0
    assert pos.fact("L", "meter") == 2
    assert pos.hero("L").spent == []


@pytest.mark.rule("HG-LIAR-07", "HG-GAP-09")
@pytest.mark.parametrize(
    "why_not",
    [
        {"meter": 0},
        {"token": GUARDIAN, "biotic": True},
        {"liara": {"spent": ["intuition"]}},
        {"liara": {"downed": True, "health": 0}},
    ],
    ids=["no analysis", "no damage", "used this round", "Liara is Downed"],
)
def test_intuition_is_not_asked_for(why_not: dict[str, Any]):
    assert warned(**why_not).asked != "intuition-how"


@pytest.mark.rule("HG-LIAR-07", "HG-GAP-09")
def test_intuition_can_be_used_once_per_round():
    pos = position(
        "L   .   W   h   G   x",
        active="wrex",
        heroes={
            "L": hero(unlocked=["shadow-brokers-intuition"], meter=4),
            "W": hero(card=CARD),
            "G": hero(health=2),
        },
        enemies={"h": grunt("guardian-extreme"), "x": grunt("guardian-extreme")},
        phase="threat",
        lead="wrex",
        pool=["standard"],
        squad=["shepard", "garrus", "liara", "wrex"],
    )

    pos.play("use:soften")

    assert pos.asked == "keep-which"
    assert pos.fact("L", "meter") == 3
    assert (pos.fact("G", "shields"), pos.fact("G", "health")) == (0, 1)


@pytest.mark.rule("HG-LIAR-07", "HG-END-01")
def test_intuition_is_back_in_the_next_round():
    pos = position(
        "L   .   W   h   G",
        active="wrex",
        heroes={"L": hero(unlocked=["shadow-brokers-intuition"], meter=4), "W": hero(card=CARD)},
        enemies={"h": grunt("guardian-extreme")},
        phase="threat",
        squad=["shepard", "garrus", "liara", "wrex"],
    )

    pos.play("use:soften")

    assert pos.fact("table", "round") == 2
    assert pos.hero("L").spent == []


@pytest.mark.rule("HG-LIAR-07", "HG-RULING-25")
def test_intuition_does_not_help_against_opportunity_attacks():
    pos = liara(
        "h   L   .   .",
        "move2",
        heroes={"L": hero(unlocked=["shadow-brokers-intuition"], meter=4)},
        enemies={"h": grunt(GUARDIAN)},
    )

    pos.play("place:move2>move", "move:A3")

    assert pos.asked == "move-where"
    assert pos.fact("L", "shields") == 1


# --- all actions -------------------------------------------------------------------------------------------

ACTIONS = [
    ("empowered", "pistol-shot"),
    ("empowered", "lift"),
    ("move2", "stasis"),
    ("empowered", "biotic-explosion"),
    ("empowered", "singularity"),
    ("empowered", "pure-biotics"),
]
SLOTTED = ["biotic-explosion", "singularity", "pure-biotics"]


@pytest.mark.rule("HG-ACT-08")
@pytest.mark.parametrize(("die", "action"), ACTIONS)
def test_every_action_of_liara_may_be_declined(die: str, action: str):
    pos = liara("L   h", die, unlocked=SLOTTED, enemies={"h": grunt(GUARDIAN, biotic=True)})

    pos.play(f"place:{die}>{action}", "decline")

    assert pos.asked == "place-which"
    assert (pos.fact("h", "damage"), pos.fact("h", "stunned"), pos.fact("h", "biotic")) == (0, False, True)


@pytest.mark.rule("HG-RULING-73", "HG-CONC-03")
@pytest.mark.parametrize(("die", "action"), ACTIONS)
def test_no_action_of_liara_reaches_a_concealed_enemy(die: str, action: str):
    pos = liara("L d h", die, unlocked=SLOTTED, enemies={"h": grunt(GUARDIAN, biotic=True)})

    pos.play(f"place:{die}>{action}")

    assert pos.asked == "place-which"
    assert pos.fact("h", "damage") == 0
