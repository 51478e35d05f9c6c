"""Combos (IV-COMBO)."""

from __future__ import annotations

import pytest

from starboard.games.vanguard import events
from support.vanguard import crew, explore

AWAY = crew(at=4)


@pytest.mark.rule("IV-COMBO-01", "IV-COMBO-02")
def test_a_card_combo_exhausts_dice_does_its_lower_text_and_discards_the_card() -> None:
    pos = explore(
        pois={1: "pg-no-red"},
        science=crew(dice=["red-basic"], hand=["trial-and-error"], deck=["careful-study"]),
        recon=AWAY,
    )
    pos.check("no-red", "red-basic", rolls=["basic"])
    assert pos.asked == "combos"

    pos.play("combo:trial-and-error")

    told = [type(each.event) for each in pos.table.news()]
    assert told.index(events.ComboUsed) < told.index(events.CardDiscarded)
    assert pos.of("science", "exhausted") == ["red-basic"]
    assert pos.of("science", "discards") == ["trial-and-error"]
    assert pos.of("science", "hand") == ["careful-study"]


@pytest.mark.rule("IV-COMBO-01")
def test_combos_may_be_left_alone() -> None:
    pos = explore(pois={1: "pg-no-red"}, science=crew(dice=["red-basic"], hand=["trial-and-error"]), recon=AWAY)
    pos.check("no-red", "red-basic", rolls=["basic"])

    pos.play("no-more")

    assert pos.of("science", "hand") == ["trial-and-error"]


@pytest.mark.rule("IV-COMBO-03", "IV-COMBO-05", "IV-EX-18", "IV-COMBO-07")
def test_several_cards_each_with_dice_of_their_own_also_a_supporters() -> None:
    pos = explore(
        active="recon",
        pois={1: "pg-no-red"},
        recon=crew(dice=["blue-technology", "red-fitness"], exhausted=["green-basic"], hand=["sprint", "athletics"]),
        science=crew(dice=["green-biology"]),
    )
    pos.act("no-red").take("blue-technology", "red-fitness")
    pos.roll("basic", "fitness", "vanguard", then=["die:science:0"], more=["green-biology"])
    pos.play("pass")

    pos.play("combo:sprint", "die:recon:0", "sector:2")
    pos.play("combo:athletics")

    assert pos.of("recon", "at") == 2
    assert pos.of("science", "exhausted") == ["green-biology"]
    assert pos.of("recon", "discards") == ["sprint", "athletics"]
    assert pos.of("recon", "pool") == []


@pytest.mark.rule("IV-COMBO-04", "IV-COND-03")
def test_a_combo_of_the_condition_is_used_as_often_as_there_are_dice() -> None:
    dice = ["red-basic", "blue-basic"]
    pos = explore(
        pois={1: "pg-no-red"}, condition="pg-combos", science=crew(dice=dice), recon=AWAY, lead_bag=["trace", "trace"]
    )
    pos.check("no-red", *dice, rolls=["basic", "basic"])

    pos.play("condition-combo:0", "die:science:0", "condition-combo:0")

    assert pos.table_of("leads") == {"living-specimens": 2}
    assert pos.of("science", "exhausted") == dice


@pytest.mark.rule("IV-COMBO-06")
def test_a_combo_cannot_be_used_outside_step_five() -> None:
    pos = explore(pois={1: "pg-no-red"}, science=crew(hand=["trial-and-error"]), recon=AWAY)
    assert not any(key.startswith("combo:") for key in pos.offered)

    pos.check("no-red", "blue-basic", rolls=["basic"])
    assert pos.asked == "combos"


@pytest.mark.rule("IV-REQ-08", "IV-COMBO-02")
def test_an_accident_pays_no_combo() -> None:
    pos = explore(
        active="recon",
        pois={1: "pg-no-red"},
        recon=crew(dice=["red-fitness"] * 2, hand=["athletics"]),
        science=AWAY,
    )

    pos.check("no-red", "red-fitness", "red-fitness", rolls=["accident", "accident"])
    pos.play("pass")

    assert pos.of("recon", "hand") == ["athletics"]
    assert pos.asked == "turn"


@pytest.mark.rule("IV-RULING-08")
def test_a_symbol_that_a_card_added_can_be_spent_instead_of_a_die() -> None:
    hand = ["specimen-jar", "spore-count"]
    pos = explore(pois={1: "pg-easy"}, science=crew(dice=["green-biology"], hand=hand), recon=crew(at=4))
    pos.check("easy", "green-biology", rolls=["biology"])

    pos.play("card:specimen-jar", "combo:spore-count")

    assert pos.asked == "spend-die"
    assert pos.offered == ["die:science:0", "symbol:biology"]
    pos.play("symbol:biology")
    assert pos.shows == ["biology"], "the die is still there"


@pytest.mark.rule("IV-EX-44", "IV-REQ-04")
def test_a_die_spent_on_the_combo_leaves_the_coloured_dice_for_the_row() -> None:
    dice = ["red-basic", "green-biology", "blue-science", "blue-basic"]
    pos = explore(
        planet="eye-of-the-void",
        pois={1: "bz101"},
        condition="pg-combos",
        unlimited=True,
        science=crew(dice=dice),
        recon=AWAY,
        lead_bag=["trace"],
    )
    pos.check("surface-sampling", *dice, rolls=["accident", "biology", "basic", "basic"])

    pos.play("condition-combo:0", "die:science:3")
    if pos.asked == "combos":
        pos.play("no-more")
    if pos.asked == "mark-row":
        pos.play("decline")

    assert pos.table_of("leads") == {"living-specimens": 1}
    assert pos.table_of("uniques") == [1]
    assert pos.table_of("success") == 0
    assert pos.of("sector-1", "poi") == "bz000"
