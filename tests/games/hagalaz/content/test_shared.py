"""The attack that several boards share: who can be aimed at, and the two versions of an action."""

import pytest

from support.hagalaz import grunt, hero, position

CORRIDOR = """
S   .   .   h   .   .
"""


@pytest.mark.thing("ability:fire")
@pytest.mark.rule("HG-EX-16", "HG-SHEP-02", "HG-EMP-01")
@pytest.mark.parametrize(("die", "damage"), [("standard", 1), ("combined", 1), ("empowered", 2)])
def test_fire_deals_1_damage_and_2_with_an_empowered_die(die, damage):
    pos = position(CORRIDOR, enemies={"h": grunt("guardian-simple")}, pool=[die, "move2"])

    pos.play(f"place:{die}>fire", f"attack:h:{damage}")

    assert pos.fact("h", "damage") == damage


@pytest.mark.thing("ability:fire")
@pytest.mark.rule("HG-EMP-01")
def test_a_standard_die_never_gives_the_stronger_version():
    pos = position(CORRIDOR, enemies={"h": grunt("guardian-simple")}, pool=["standard", "move2"])

    pos.play("place:standard>fire")

    assert pos.offered == ["attack:h:1", "decline"]


@pytest.mark.rule("HG-EMP-02")
def test_with_an_empowered_die_the_standard_version_can_still_be_chosen():
    pos = position(CORRIDOR, enemies={"h": grunt("guardian-simple")}, pool=["empowered", "move2"])

    pos.play("place:empowered>fire")
    assert pos.offered == ["attack:h:2", "attack:h:1", "decline"]
    pos.play("attack:h:1")

    assert pos.fact("h", "damage") == 1


@pytest.mark.rule("HG-EX-17", "HG-GARR-01", "HG-GARR-02", "HG-GARR-03", "HG-EMP-02")
def test_a_husk_two_hexes_away_is_too_near_for_the_empowered_concussive_shot_but_not_for_the_standard_one():
    pos = position(
        "G   .   h   .   .",
        enemies={"h": grunt("husk-normal")},
        faction="reapers",
        active="garrus",
        pool=["empowered", "move2"],
    )

    pos.play("place:empowered>concussive-shot")
    assert pos.offered == ["attack:h:1", "decline"]
    assert pos.refusal("attack:h:3") == ("HG-DIST-05", "too-near")
    pos.play("attack:h:1")

    assert pos.fact("h", "damage") == 1


@pytest.mark.rule("HG-EX-18", "HG-GARR-02")
def test_a_husk_three_hexes_away_can_be_dealt_3_damage():
    pos = position(
        "G   h   .   k   .",
        enemies={"h": grunt("husk-normal"), "k": grunt("husk-extreme")},
        faction="reapers",
        active="garrus",
        pool=["empowered", "move2"],
    )

    pos.play("place:empowered>concussive-shot")
    assert pos.offered == ["attack:k:3", "attack:h:1", "attack:k:1", "decline"]
    pos.play("attack:k:3")

    assert not pos.stands("k")


@pytest.mark.rule("HG-RULING-72", "HG-LOF-02")
def test_an_action_that_names_line_of_fire_needs_its_target_in_it():
    pos = position(
        """
        S   .   k

          .   h   .
        """,
        enemies={"h": grunt("guardian-simple"), "k": grunt("guardian-simple")},
        pool=["standard", "move2"],
    )

    pos.play("place:standard>fire")

    assert pos.offered == ["attack:k:1", "decline"]
    assert pos.refusal("attack:h:1") == ("HG-LOF-01", "no-line-of-fire")


@pytest.mark.thing("ability:incinerate")
@pytest.mark.rule("HG-RULING-72", "HG-DIST-06")
def test_an_action_that_names_only_a_distance_needs_no_line_of_fire():
    pos = position(
        """
        S   .   .

          .   h   .
        """,
        enemies={"h": grunt("guardian-simple")},
        heroes={"S": hero(unlocked=["incinerate"])},
        pool=["standard", "move2"],
    )

    pos.play("place:standard>incinerate", "attack:h:2")

    assert pos.fact("h", "damage") == 2


@pytest.mark.rule("HG-RULING-73", "HG-ACT-08")
def test_a_die_may_be_put_on_an_attack_without_any_legal_target():
    pos = position(
        "S   . | h",
        enemies={"h": grunt("guardian-simple")},
        pool=["standard", "standard", "standard"],
    )

    pos.play("place:standard>fire")

    assert pos.asked == "place-which"
    assert pos.state.dice_taken == 1
    assert pos.fact("h", "damage") == 0


@pytest.mark.rule("HG-ACT-08")
def test_an_attack_may_be_declined():
    pos = position(CORRIDOR, enemies={"h": grunt("guardian-simple")}, pool=["standard", "move2"])

    pos.play("place:standard>fire", "decline")

    assert pos.fact("h", "damage") == 0
    assert pos.state.dice_taken == 1


@pytest.mark.thing("ability:incinerate")
@pytest.mark.rule("HG-CONC-03", "HG-LOF-09")
def test_an_enemy_in_a_concealed_area_cannot_be_aimed_at():
    pos = position(
        "S   .   g | h",
        enemies={"g": grunt("guardian-simple"), "h": grunt("guardian-simple")},
        heroes={"S": hero(unlocked=["incinerate"])},
        pool=["standard", "move2"],
    )

    pos.play("place:standard>incinerate")

    assert pos.offered == ["attack:g:2", "decline"]
    assert pos.refusal("attack:h:2") == ("HG-CONC-03", "concealed")
