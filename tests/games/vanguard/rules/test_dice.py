"""Exhausting, refreshing, sacrificing and pushing (IV-SAC, IV-PUSH, IV-RULING-12, 13, 15, 39)."""

from __future__ import annotations

import pytest

from starboard.core.ruling import refuse
from starboard.games.vanguard import events
from starboard.games.vanguard.printed import BOX, SECTIONS
from starboard.games.vanguard.queries import member_of
from starboard.games.vanguard.queries_ship import slotted
from starboard.games.vanguard.rules.push import can_push
from support.vanguard import crew, explore

FOUR = ["red-basic", "green-biology", "green-xenology", "blue-basic"]


@pytest.mark.rule("IV-SAC-01")
def test_a_die_is_available_in_the_pool_exhausted_or_gone() -> None:
    pos = explore(pois={1: "pg-easy"}, science=crew(dice=["red-basic", "blue-basic"], exhausted=["green-biology"]))

    pos.act("easy").take("red-basic")

    assert pos.of("science", "available") == ["blue-basic"]
    assert pos.of("science", "pool") == ["red-basic"]
    assert pos.of("science", "exhausted") == ["green-biology"]


@pytest.mark.rule("IV-SAC-02")
def test_exhausting_takes_available_dice_of_any_colour() -> None:
    pos = explore(pois={1: "pg-harm"}, science=crew(dice=["red-basic", "blue-basic", "green-biology"]))

    pos.act("exhaust-two", "die:science:0", "die:science:2")

    assert pos.of("science", "exhausted") == ["red-basic", "green-biology"]


@pytest.mark.rule("IV-SAC-02")
def test_exhausting_a_colour_takes_only_that_colour() -> None:
    pos = explore(pois={1: "pg-harm"}, science=crew(dice=["red-basic", "blue-basic", "blue-science"]))

    pos.act("exhaust-blue")

    assert pos.offered == ["die:science:1", "die:science:2"]


@pytest.mark.rule("IV-SAC-03", "IV-RULING-39")
def test_without_a_die_of_the_colour_any_die_is_sacrificed() -> None:
    dice = ["red-basic", "green-biology"]
    pos = explore(pois={1: "pg-harm"}, science=crew(dice=dice, exhausted=["blue-basic", "blue-science"]))

    pos.act("exhaust-blue", "suffer")

    assert pos.asked == "sacrifice-die"
    assert len(pos.offered) == 4
    pos.play("die:science:1")
    assert pos.of("science", "gone") == ["green-biology"]
    assert pos.of("science", "available") == ["red-basic"]


@pytest.mark.rule("IV-RULING-13", "IV-SAC-03")
def test_each_die_is_resolved_on_its_own_and_a_missing_one_is_a_sacrifice() -> None:
    pos = explore(pois={1: "pg-harm"}, science=crew(dice=["red-basic"], exhausted=["blue-basic"] * 4))

    pos.act("exhaust-two", "die:science:0", "suffer", "die:science:1")

    assert pos.of("science", "gone") == ["blue-basic"]
    assert len(pos.of("science", "exhausted")) == 4


@pytest.mark.rule("IV-SAC-04")
def test_a_sacrificed_die_is_available_or_exhausted_and_gone_for_the_exploration() -> None:
    pos = explore(pois={1: "pg-harm"}, science=crew(dice=["red-basic", "green-biology"], exhausted=["blue-basic"] * 2))

    pos.act("sacrifice")
    assert pos.offered == ["die:science:0", "die:science:1", "die:science:2"]
    pos.play("die:science:2")

    assert pos.of("science", "gone") == ["blue-basic"]
    pos.play("rest")
    assert pos.of("science", "gone") == ["blue-basic"]


@pytest.mark.rule("IV-SAC-05", "IV-PUSH-04")
def test_with_three_dice_in_play_a_sacrifice_is_an_exhaustion_injury() -> None:
    pos = explore(pois={1: "pg-harm"}, science=crew(dice=["red-basic", "blue-basic"], exhausted=["green-biology"]))

    pos.act("sacrifice", "column:science:green")

    assert pos.of("science", "gone") == []
    assert pos.of("science", "injuries") == ["exhaustion"]
    assert pos.of("science", "hurt") == ["green"]


@pytest.mark.rule("IV-SAC-05")
def test_dice_in_the_pool_count_for_the_three_but_cannot_be_sacrificed() -> None:
    pos = explore(
        pois={1: "pg-easy"},
        science=crew(dice=FOUR, injuries=["severe-wound"], hurt=["red"]),
        recon=crew(at=4),
    )
    pos.check("easy", *FOUR, rolls=["basic", "basic", "basic", "basic"], injury=["injury"])

    assert pos.of("science", "gone") == []
    assert pos.of("science", "injuries") == ["severe-wound", "exhaustion"]


@pytest.mark.rule("IV-SAC-06")
def test_a_sacrifice_with_a_colour_demands_it() -> None:
    pos = explore(pois={1: "pg-harm"}, science=crew(dice=FOUR))

    pos.act("sacrifice-green")

    assert pos.offered == ["die:science:1", "die:science:2"]


@pytest.mark.rule("IV-SAC-04", "IV-SAC-06")
@pytest.mark.parametrize(("action", "rule"), [("sacrifice", "IV-SAC-04"), ("sacrifice-green", "IV-SAC-06")])
def test_a_sacrifice_names_the_rule_for_its_colour(action: str, rule: str) -> None:
    pos = explore(pois={1: "pg-harm"}, science=crew(dice=FOUR))

    pos.act(action)
    assert pos.table.open_choice().rule == rule
    pos.play("die:science:1")

    assert [each.rule for each in pos.happened(events.DieSacrificed)] == [rule]


@pytest.mark.rule("IV-SAC-06", "IV-SAC-09")
def test_a_sacrifice_of_a_colour_one_does_not_have_cannot_be_chosen() -> None:
    pos = explore(pois={1: "pg-harm"}, science=crew(dice=["red-basic"] * 4))

    assert pos.refusal("act:pg-harm:sacrifice-green") == ("IV-SAC-09", "cannot-pay")


@pytest.mark.rule("IV-SAC-07", "IV-INJ-11", "IV-RULING-15")
def test_a_refreshed_die_needs_a_slot_of_its_colour() -> None:
    hurt = crew(dice=["red-basic"], exhausted=["red-fitness", "blue-basic"], injuries=["wound"], hurt=["red"])
    pos = explore(science=hurt, recon=crew(at=4))

    pos.play("rest")

    assert pos.of("science", "available") == ["red-basic", "blue-basic"]
    assert pos.of("science", "exhausted") == ["red-fitness"]


@pytest.mark.rule("IV-RULING-15", "IV-DICE-10", "IV-FACT-01")
def test_dice_beyond_the_slots_of_the_rank_stay_in_the_section_box() -> None:
    dice = [BOX.dice.number("red-basic")] * 3 + [BOX.dice.number("green-biology")] * 4
    science = 1

    assert sorted(slotted(science, 1, dice)) == [0, 1, 3, 4, 5]
    assert sorted(slotted(science, 2, dice)) == [0, 1, 2, 3, 4, 5, 6]


@pytest.mark.rule("IV-SAC-10", "IV-EX-47")
def test_with_exactly_three_dice_the_option_to_sacrifice_can_be_chosen() -> None:
    pos = explore(pois={1: "pg-works"}, science=crew(dice=["red-basic", "blue-basic", "green-biology"]))
    pos.act("choose")
    assert pos.offered == ["choice:1", "choice:2"]

    pos.play("choice:2", "column:science:red")

    assert pos.of("science", "injuries") == ["exhaustion"]


@pytest.mark.rule("IV-SAC-09", "IV-EVENT-07")
def test_an_option_that_cannot_be_paid_is_not_offered() -> None:
    pos = explore(pois={1: "pg-works"}, supplies=1, science=crew(dice=FOUR))

    pos.act("choose")

    assert pos.asked == "sacrifice-die", "losing two supplies is impossible, and the third option is closed"


@pytest.mark.rule("IV-RULING-65")
def test_a_forced_loss_takes_what_is_left() -> None:
    pos = explore(pois={1: "pg-finds"}, supplies=3)

    pos.act("lose-supplies")

    assert pos.table_of("supplies") == 0


@pytest.mark.rule("IV-LANDER-06")
def test_supplies_never_exceed_the_track() -> None:
    pos = explore(pois={1: "pg-finds"}, supplies=11, supply_limit=12)

    pos.act("supply")

    assert pos.table_of("supplies") == 12


@pytest.mark.rule("IV-LANDER-06", "IV-RULING-65")
@pytest.mark.parametrize(
    ("poi", "action", "rule"), [("pg-finds", "supply", "IV-LANDER-06"), ("pg-text", "buy", "IV-RULING-65")]
)
def test_a_gain_and_a_loss_of_supplies_are_told_with_their_rules(poi: str, action: str, rule: str) -> None:
    pos = explore(pois={1: poi}, supplies=4)

    pos.act(action)

    (changed,) = pos.happened(events.SuppliesChanged)
    assert changed.rule == rule


# --- push -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-PUSH-01", "IV-PUSH-03")
def test_who_cannot_push_and_why() -> None:
    pos = explore(science=crew(dice=["red-basic"] * 4, exhausted=["blue-basic"]), recon=crew(at=4))
    science, recon, security = (SECTIONS.index(each) for each in ("science", "recon", "security"))

    assert "push:science" in pos.offered
    assert can_push(pos.state, recon) == refuse("IV-PUSH-03", "nothing-exhausted", section=recon)
    assert can_push(pos.state, security) == refuse("IV-PUSH-01", "not-on-the-planet", section=security)
    member_of(pos.state, science).weary = True
    assert can_push(pos.state, science) == refuse("IV-PUSH-01", "cannot-push", section=science)


@pytest.mark.rule("IV-PUSH-01", "IV-PUSH-02", "IV-PUSH-03", "IV-EX-26")
def test_a_push_costs_a_die_and_refreshes_five_and_is_no_action() -> None:
    spent = ["red-basic"] * 2 + ["green-biology"] * 2 + ["blue-basic"] * 2
    pos = explore(pois={1: "pg-easy"}, science=crew(dice=["blue-science"], exhausted=spent), recon=crew(at=4))

    pos.play("push:science", "die:science:1")

    assert pos.of("science", "gone") == ["red-basic"]
    assert len(pos.of("science", "available")) == 6
    assert pos.table_of("actions") == 2
    pos.act("easy").take("red-basic", "green-biology")


@pytest.mark.rule("IV-PUSH-03", "IV-RULING-12")
def test_with_fewer_exhausted_dice_all_of_them_are_refreshed() -> None:
    pos = explore(science=crew(dice=["blue-science", "blue-basic"], exhausted=["red-basic", "green-biology"]))

    pos.play("push:science", "die:science:0")

    assert pos.of("science", "exhausted") == []
    assert pos.of("science", "gone") == ["blue-science"]


@pytest.mark.rule("IV-PUSH-04")
def test_with_three_dice_a_push_is_an_exhaustion_injury_and_still_refreshes() -> None:
    pos = explore(science=crew(exhausted=["red-basic", "green-biology", "blue-basic"]))

    pos.play("push:science", "column:science:red")

    assert pos.of("science", "injuries") == ["exhaustion"]
    assert len(pos.of("science", "available")) == 3


@pytest.mark.rule("IV-PUSH-05")
def test_there_is_no_limit_on_pushing() -> None:
    pos = explore(pois={1: "pg-harm"}, science=crew(dice=["red-basic"] * 2, exhausted=["green-biology"] * 4, rank=2))

    pos.play("push:science", "die:science:0")
    pos.act("exhaust-two", "die:science:1", "die:science:2")
    pos.play("push:science", "die:science:1")

    assert len(pos.of("science", "gone")) == 2


@pytest.mark.rule("IV-PUSH-01")
def test_one_may_push_in_anybody_elses_turn_as_a_reaction() -> None:
    pos = explore(
        seats=2,
        leaders=[0, 0, 1, 1],
        pois={1: "pg-works"},
        threats=[{"id": "pg-beast", "at": 1, "time": 2}],
        science=crew(at=1, dice=["red-basic"] * 2),
        recon=crew(exhausted=["red-fitness"] * 2 + ["green-basic"] * 3),
    )

    pos.act("tick-threats")

    assert pos.asks == {"1": "exhaust-die"}
    assert "push:recon" in pos.offered
    pos.play("push:recon", "die:recon:0")
    assert pos.of("recon", "gone") == ["red-fitness"]


@pytest.mark.rule("IV-EX-27", "IV-PUSH-01")
def test_pushing_first_spares_the_second_sacrifice() -> None:
    pos = explore(pois={1: "pg-harm"}, science=crew(exhausted=["red-basic"] * 2 + ["green-biology"] * 3, rank=2))
    pos.act("exhaust-blue")
    assert set(pos.offered) == {"suffer", "push:science"}
    one = explore(science=crew(exhausted=["red-basic"] * 2 + ["green-biology"] * 3, rank=2), recon=crew(at=4))

    one.play("move:3", "push:science", "die:science:0", "die:science:1")

    assert one.of("science", "gone") == ["red-basic"]
    assert one.of("science", "exhausted") == ["red-basic"]


@pytest.mark.rule("IV-PUSH-03")
def test_with_nothing_exhausted_there_is_nothing_to_push_for() -> None:
    pos = explore(science=crew())

    assert "push:science" not in pos.offered


@pytest.mark.rule("IV-RULING-60")
def test_dice_refreshed_in_a_check_do_not_join_its_pool() -> None:
    pos = explore(
        pois={1: "pg-easy"}, science=crew(dice=["red-basic"], exhausted=["blue-science"] * 4, rank=2), recon=crew(at=4)
    )
    pos.act("easy").take("red-basic")

    pos.play("push:science")

    assert pos.of("science", "pool") == ["red-basic"]
    assert len(pos.of("science", "available")) == 3
