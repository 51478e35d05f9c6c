"""Why cards, combos and equipment cannot be used: the rule that stands in the way, and no other."""

from __future__ import annotations

from typing import Any

import pytest

from support.vanguard import VanguardPosition, crew, explore

SCIENCE = crew(dice=["red-basic", "blue-basic"], hand=["trial-and-error", "careful-study"])


def modifying(red: str = "basic", **team: Any) -> VanguardPosition:
    """Science samples the surface, has rolled, and may play a card."""
    members = {"science": SCIENCE, **team}
    pos = explore(planet="eye-of-the-void", active="science", pois={1: "bz101"}, **members)
    pos.act("surface-sampling")
    return pos.take("red-basic", "blue-basic").roll(red, "basic", then=["no-support"] * (len(team) > 1))


@pytest.mark.rule("IV-CHECK-12", "IV-SUP-01")
def test_a_card_in_another_sector_is_too_far() -> None:
    pos = modifying(engineering=crew(at=4, hand=["special-tools"]))

    assert pos.refusal("card:special-tools") == ("IV-CHECK-12", "too-far-to-support")


@pytest.mark.rule("IV-CHECK-12", "IV-SUP-02")
def test_a_supporter_has_played_its_card() -> None:
    helper = crew(hand=["special-tools", "emergency-shelter"])
    pos = modifying(engineering=helper, recon=crew(at=4))

    pos.play("card:special-tools", "face:vanguard")

    assert pos.refusal("card:emergency-shelter") == ("IV-CHECK-12", "one-card-each")


@pytest.mark.rule("IV-COMBO-06", "IV-SUP-05")
def test_a_combo_is_for_step_five_and_for_whoever_makes_the_check() -> None:
    pos = modifying(recon=crew(hand=["sprint"]), engineering=crew(at=4))
    assert pos.refusal("combo:trial-and-error") == ("IV-COMBO-06", "only-in-step-five")

    pos.play("pass")

    assert pos.refusal("combo:trial-and-error") is None
    assert pos.refusal("combo:sprint") == ("IV-SUP-05", "combos-of-the-active")


@pytest.mark.rule("IV-COMBO-02")
def test_a_combo_that_the_dice_do_not_pay() -> None:
    pos = modifying("accident", recon=crew(at=4))
    pos.play("pass")

    assert pos.refusal("combo:trial-and-error") is None
    assert pos.refusal("combo:careful-study") == ("IV-COMBO-02", "dice-do-not-pay")


@pytest.mark.rule("IV-CHECK-14")
def test_whoever_supports_uses_no_equipment() -> None:
    pos = modifying(recon=crew(equipment=["lucky-charm"]), engineering=crew(at=4))

    assert pos.refusal("operate:recon:lucky-charm") == ("IV-CHECK-14", "no-equipment-in-support")


@pytest.mark.rule("IV-EQUIP-06", "IV-EQUIP-07")
def test_equipment_that_does_not_change_hands() -> None:
    kit = ["first-aid-kit", "jetpack"]
    team: dict[str, Any] = {"recon": crew(equipment=kit), "science": crew(), "security": crew(at=4)}
    pos = explore(planet="eye-of-the-void", active="recon", **team)

    assert pos.refusal("hand-over:recon:first-aid-kit:science") is None
    assert pos.refusal("hand-over:recon:first-aid-kit:security") == ("IV-EQUIP-07", "too-far-to-support")
    assert pos.refusal("hand-over:recon:jetpack:science") == ("IV-EQUIP-06", "of-one-section")


@pytest.mark.rule("IV-EX-23", "IV-ACT-04")
def test_what_counts_as_an_action_takes_one() -> None:
    tired = crew(equipment=["forward-base"], hand=["recycler", "special-tools"])
    pos = explore(planet="eye-of-the-void", active="engineering", actions=0, engineering=tired, recon=crew(at=4))

    assert pos.asked == "turn"
    assert pos.refusal("set-up:engineering:forward-base") == ("IV-ACT-04", "no-actions-left")
