"""What a turn may be made of: special actions, prepare, rest, depart (IV-ACT, IV-PREP, IV-REST, IV-DEPART)."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.games.vanguard import events
from starboard.games.vanguard.integrity import check
from starboard.games.vanguard.moments import Agent
from starboard.games.vanguard.printed import BOX, ENGINEERING, RECON, SCIENCE, SECURITY
from starboard.games.vanguard.rules.actions import actions_here
from support.vanguard import crew, explore


@pytest.mark.rule("IV-ACT-01")
def test_all_five_kinds_of_action_are_offered() -> None:
    pos = explore(pois={1: "pg-text"})

    verbs = {key.partition(":")[0] for key in pos.offered}

    assert verbs == {"act", "move", "prepare", "rest", "depart", "end-turn"}


@pytest.mark.rule("IV-ACT-02")
def test_one_special_action_a_turn_and_others_twice() -> None:
    pos = explore(pois={1: "pg-text"})

    pos.act("read")

    assert pos.refusal("act:pg-text:read") == ("IV-ACT-02", "special-used")
    assert {"prepare", "rest", "move:2"} <= set(pos.offered)
    twice = explore(events=[], recon=crew(at=4), science=crew())
    twice.play("rest", "rest")
    assert twice.table_of("active") == "recon"


@pytest.mark.rule("IV-ROUND-05")
def test_a_turn_says_how_many_actions_are_left() -> None:
    pos = explore(missions=["pg-goal"], science=crew(at=4))
    left = []

    for _ in range(3):
        assert pos.asked == "turn"
        left.append(pos.table.open_choice().args["left"])
        pos.play("rest" if "rest" in pos.offered else "end-turn")

    assert left == [2, 1, 0]


@pytest.mark.rule("IV-ACT-03", "IV-CARD-02")
def test_cards_skills_and_equipment_are_no_actions() -> None:
    pos = explore(
        science=crew(injuries=["wound"], hurt=["red"], hand=["improvised-treatment"], equipment=["first-aid-kit"])
    )

    pos.play("card:improvised-treatment")

    assert pos.of("science", "injuries") == []
    assert pos.table_of("actions") == 2


@pytest.mark.rule("IV-ACT-04", "IV-EX-23")
def test_what_counts_as_an_action_takes_one_and_is_impossible_without() -> None:
    pos = explore(events=[], missions=["pg-goal"], science=crew(at=4, equipment=["forward-base"]))
    pos.play("set-up:science:forward-base")
    assert pos.table_of("actions") == 1
    assert pos.of("sector-4", "tokens") == ["forward-base"]

    late = explore(missions=["pg-goal"], actions=0, science=crew(at=4, equipment=["forward-base"]))
    assert "set-up:science:forward-base" not in late.offered
    assert late.offered == ["complete:pg-goal", "end-turn"]


@pytest.mark.rule("IV-ACT-04", "IV-EQUIP-08")
def test_equipment_that_counts_as_an_action_takes_one_and_is_impossible_without() -> None:
    hurt = crew(at=4, equipment=["medic-bag"], injuries=["wound"], hurt=["red"])
    pos = explore(science=hurt, recon=crew())
    pos.play("operate:science:medic-bag")
    assert pos.table_of("actions") == 1

    late = explore(missions=["pg-goal"], actions=0, science=hurt, recon=crew())
    assert "operate:science:medic-bag" not in late.offered


@pytest.mark.rule("IV-ACT-06", "IV-ACT-10")
def test_special_actions_of_board_threat_condition_and_mission() -> None:
    threats = [{"id": "pg-beast", "at": 2}]
    pos = explore(pois={1: "pg-text"}, condition="pg-storm", missions=["pg-goal"], threats=threats)

    acts = [key for key in pos.offered if key.startswith("act:")]

    assert "act:pg-text:read" in acts
    assert "act:pg-storm:shelter" in acts
    assert "act:pg-goal:report" in acts
    assert "act:pg-beast:fight" not in acts
    near = explore(threats=threats, science=crew(at=2))
    assert "act:pg-beast:fight" in near.offered


@pytest.mark.rule("IV-ACT-10")
def test_an_action_that_names_a_sector_needs_it() -> None:
    pos = explore(condition="pg-storm")
    assert pos.refusal("act:pg-storm:shelter-there") == ("IV-ACT-10", "elsewhere")

    there = explore(condition="pg-storm", science=crew(at=4))
    assert "act:pg-storm:shelter-there" in there.offered


@pytest.mark.rule("IV-ACT-06")
def test_an_action_whose_condition_does_not_hold_is_not_offered() -> None:
    pos = explore(pois={1: "pg-text"})
    assert pos.refusal("act:pg-text:locked") == ("IV-ACT-06", "not-now")

    open_ = explore(pois={1: "pg-text"}, facts={".key": 1})
    assert "act:pg-text:locked" in open_.offered


@pytest.mark.rule("IV-ACT-07", "IV-ACT-09")
def test_an_action_without_a_check_follows_its_text() -> None:
    pos = explore(pois={1: "pg-text"})

    pos.act("read")

    assert pos.fact(".read") == 1
    assert pos.happened(events.CheckBegan) == []


@pytest.mark.rule("IV-ACT-07")
def test_an_action_without_a_check_is_told_by_its_name_and_a_check_as_a_check() -> None:
    pos = explore(pois={1: ["pg-easy", "pg-text"]}, science=crew(), recon=crew(at=4))
    pos.act("read")
    assert [each.action for each in pos.happened(events.ActionBegan)] == ["read"]

    checked = explore(pois={1: "pg-easy"}, science=crew(), recon=crew(at=4))
    checked.act("easy")
    assert [each.action for each in checked.happened(events.ActionBegan)] == ["check"]


@pytest.mark.rule("IV-ACT-08")
def test_one_of_several_actions_of_a_card_is_chosen_before_the_check() -> None:
    pos = explore(planet="eye-of-the-void", pois={7: "bz107"}, science=crew(at=7), recon=crew(at=7))

    assert {"act:bz107:copy-the-signs", "act:bz107:knock-back"} <= set(pos.offered)


@pytest.mark.rule("IV-SAC-09")
def test_an_action_whose_price_cannot_be_paid_is_not_offered() -> None:
    poor = explore(pois={1: "pg-text"}, supplies=2)
    assert poor.refusal("act:pg-text:buy") == ("IV-SAC-09", "cannot-pay")

    pos = explore(pois={1: "pg-text"}, supplies=3)
    pos.act("buy")
    assert (pos.table_of("supplies"), pos.table_of("success")) == (0, 1)


# --- prepare ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-PREP-01")
def test_prepare_is_a_card_or_a_check_or_both_in_any_order() -> None:
    pos = explore(science=crew(deck=["trial-and-error"]), recon=crew(at=4))
    pos.play("prepare")
    assert pos.offered == ["draw", "check"]

    pos.play("draw")
    assert pos.offered == ["check", "done"]
    pos.play("check")
    assert pos.asked == "choose-dice"
    pos.play("roll")
    assert pos.asked == "turn"
    assert pos.table_of("actions") == 1


@pytest.mark.rule("IV-PREP-01")
def test_the_card_may_come_after_the_check_or_not_at_all() -> None:
    pos = explore(science=crew(deck=["trial-and-error"]), recon=crew(at=4))

    pos.play("prepare", "check", "roll")
    assert pos.offered == ["draw", "done"]
    pos.play("done")

    assert pos.of("science", "hand") == []
    assert pos.asked == "turn"


@pytest.mark.rule("IV-PREP-02", "IV-CARD-05")
def test_after_drawing_the_surplus_is_discarded_at_once() -> None:
    pos = explore(science=crew(hand=["trial-and-error", "improvised-treatment"], deck=["careful-study"]))

    pos.play("prepare", "draw")

    assert pos.asked == "hand-limit"
    pos.play("discard:trial-and-error")
    assert pos.of("science", "hand") == ["improvised-treatment", "careful-study"]
    assert pos.of("science", "discards") == ["trial-and-error"]


@pytest.mark.rule("IV-PREP-03", "IV-PREP-05")
def test_the_check_of_prepare_rolls_injury_dice_can_be_supported_and_has_no_outcome() -> None:
    pos = explore(
        pois={1: "pg-easy"},
        science=crew(dice=["blue-science"], injuries=["wound"], hurt=["red"]),
        recon=crew(dice=["red-fitness"]),
    )
    pos.play("prepare", "check").take("blue-science")

    pos.roll(
        "science",
        "fitness",
        injury=["severe"],
        then=["die:recon:0"],
        more=["red-fitness"],
    )
    pos.play("column:science:green")

    assert (pos.fact(".green"), pos.fact(".red")) == (0, 0)
    assert pos.of("science", "exhausted") == ["blue-science"]
    assert pos.of("recon", "exhausted") == ["red-fitness"]
    assert pos.of("science", "hurt") == ["green"]


@pytest.mark.rule("IV-PREP-04", "IV-COMBO-06")
def test_in_prepare_symbols_pay_combos_of_cards_and_of_the_condition() -> None:
    pos = explore(
        condition="pg-combos",
        science=crew(dice=["blue-basic", "red-basic"], hand=["trial-and-error"], deck=["careful-study"]),
        recon=crew(at=4),
    )
    pos.play("prepare", "check").take("blue-basic", "red-basic")

    pos.roll("basic", "basic").play("pass")

    assert pos.asked == "combos"
    assert pos.offered[:2] == ["combo:trial-and-error", "condition-combo:0"]


@pytest.mark.rule("IV-PREP-06", "IV-FX-03")
def test_the_special_effects_of_the_condition_belong_to_the_check_of_prepare() -> None:
    pos = explore(condition="pg-storm", science=crew(dice=["red-basic"]), recon=crew(at=4))
    pos.play("prepare", "check").take("red-basic")

    pos.roll("accident")

    assert pos.fact(".storm") == 1


# --- rest -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-REST-01", "IV-RULING-19")
def test_a_rest_costs_a_supply_and_needs_one() -> None:
    pos = explore(supplies=1, science=crew(), recon=crew(at=4))
    pos.play("rest")
    assert pos.table_of("supplies") == 0

    assert pos.refusal("rest") == ("IV-REST-01", "no-supplies")


@pytest.mark.rule("IV-REST-02", "IV-EX-09")
def test_five_exhausted_dice_and_none_available_refresh_three() -> None:
    pos = explore(science=crew(exhausted=["red-basic"] * 5), recon=crew(at=4))
    pos.member("science").rank = 3

    pos.play("rest")

    assert len(pos.of("science", "available")) == 3


@pytest.mark.rule("IV-REST-02", "IV-EX-10")
def test_two_available_and_five_exhausted_dice_refresh_four() -> None:
    pos = explore(science=crew(dice=["green-biology"] * 2, exhausted=["blue-basic"] * 5, rank=3), recon=crew(at=4))

    pos.play("rest")

    assert len(pos.of("science", "available")) == 6


@pytest.mark.rule("IV-REST-03")
def test_the_player_chooses_which_dice_are_refreshed() -> None:
    pos = explore(science=crew(exhausted=["red-basic", "green-biology", "blue-science"]), recon=crew(at=4))

    pos.play("rest", "die:science:2", "die:science:0")

    assert pos.of("science", "available") == ["red-basic", "blue-science"]
    assert pos.of("science", "exhausted") == ["green-biology"]


@pytest.mark.rule("IV-REST-04")
def test_a_rest_ends_with_a_card_and_the_hand_limit() -> None:
    hand = ["trial-and-error", "improvised-treatment"]
    pos = explore(science=crew(hand=hand, deck=["careful-study"]), recon=crew(at=4))

    pos.play("rest", "discard:careful-study")

    assert pos.of("science", "hand") == hand


@pytest.mark.rule("IV-REST-04")
@pytest.mark.parametrize("section", ["security", "science", "recon", "engineering"])
def test_whoever_rests_draws_one_card(section: str) -> None:
    deck = [each.id for each in BOX.cards if each.spec.section == section][:4]
    resting: dict[str, Any] = {section: crew(deck=deck)}
    pos = explore(active=section, **resting)

    pos.play("rest")

    assert len(pos.of(section, "hand")) == 1


@pytest.mark.rule("IV-REST-01")
@pytest.mark.parametrize("section", ["security", "science", "recon", "engineering"])
def test_what_a_rest_brings_about_is_told_as_the_rest_of_its_section(section: str) -> None:
    resting: dict[str, Any] = {section: crew()}
    pos = explore(active=section, **resting)

    pos.play("rest")

    spent = next(each for each in pos.table.news() if isinstance(each.event, events.SuppliesChanged))
    assert (spent.cause.kind, spent.cause.owner) == (Agent.REST, section)


@pytest.mark.rule("IV-REST-04", "IV-CARD-05")
def test_a_hand_above_its_limit_is_nothing_odd_while_the_rest_goes_on() -> None:
    pos = explore(science=crew(hand=["trial-and-error", "improvised-treatment"], deck=["careful-study"]))

    pos.play("rest")

    assert pos.asked == "hand-limit"
    assert check(pos.state) == []
    pos.play("discard:careful-study")
    pos.member("science").hand.append(BOX.cards.number("careful-study"))
    assert "science holds 3 cards, more than the hand limit of 2" in check(pos.state), "in between actions it is"


@pytest.mark.rule("IV-REST-05")
def test_injury_dice_do_not_count_for_a_rest() -> None:
    hurt = crew(exhausted=["green-biology"] * 4, injuries=["wound"] * 2, hurt=["red", "blue"])
    pos = explore(science=hurt, recon=crew(at=4))

    pos.play("rest")

    assert len(pos.of("science", "available")) == 2


@pytest.mark.rule("IV-RULING-19")
def test_resting_with_nothing_exhausted_is_legal_and_draws() -> None:
    pos = explore(science=crew(deck=["careful-study"]), recon=crew(at=4))

    pos.play("rest")

    assert pos.of("science", "hand") == ["careful-study"]
    assert pos.table_of("supplies") == 4


# --- depart -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-DEPART-01", "IV-RULING-34")
def test_only_a_member_where_the_lander_stands_may_depart() -> None:
    pos = explore(science=crew(at=6), recon=crew())
    assert pos.refusal("depart") == ("IV-DEPART-01", "not-at-the-lander")

    there = explore(lander=6, science=crew(at=6), recon=crew())
    assert "depart" in there.offered


@pytest.mark.rule("IV-DEPART-01", "IV-RULING-25")
def test_every_other_player_must_agree() -> None:
    pos = explore(seats=3, leaders=[2, 0, 1, 1], active="science", science=crew(), recon=crew(), security=crew())
    pos.play("depart")
    assert pos.asks == {"1": "agree-to-depart", "2": "agree-to-depart"}

    pos.play("@1 agree", "@2 disagree")

    assert not pos.table.over
    assert pos.table_of("actions") == 2
    assert pos.refusal("depart") == ("IV-DEPART-01", "refused-already")


@pytest.mark.rule("IV-DEPART-01")
def test_the_log_names_whoever_does_not_agree() -> None:
    team: dict[str, Any] = {"science": crew(), "security": crew(), "recon": crew(at=2), "engineering": crew(at=2)}
    pos = explore(seats=4, leaders=[0, 1, 2, 3], active="science", **team)

    pos.play("depart", "@0 disagree", "@2 agree", "@3 disagree")

    assert [event.who for event in pos.happened(events.DepartureRefused)] == [SECURITY, ENGINEERING]


@pytest.mark.rule("IV-DEPART-01", "IV-RULING-25")
def test_one_player_alone_asks_nobody() -> None:
    pos = explore(science=crew(), recon=crew())

    pos.play("depart")

    assert pos.table.over


@pytest.mark.rule("IV-DEPART-02", "IV-END-01")
def test_departing_ends_the_exploration_with_the_log_of_the_board() -> None:
    pos = explore(seats=2, leaders=[0, 0, 1, 1], science=crew(), recon=crew())

    pos.play("depart", "agree")

    assert pos.table.over
    assert pos.table_of("result") == "departed"
    assert pos.table_of("read") == ["pg-depart"]


@pytest.mark.rule("IV-DEPART-03", "IV-END-06")
def test_whoever_is_not_at_the_lander_dies() -> None:
    pos = explore(science=crew(), recon=crew(at=2), engineering=crew())

    pos.play("depart")

    assert pos.table_of("dead") == ["joppe-ulrich"]
    assert pos.facts_of("science") is not None


@pytest.mark.rule("IV-RULING-46")
def test_what_the_dead_carried_returns_to_the_armory() -> None:
    pos = explore(science=crew(), recon=crew(at=2, equipment=["first-aid-kit"]))

    pos.play("depart")

    assert pos.state.ship.armory == [BOX.equipment.number("first-aid-kit")]


@pytest.mark.rule("IV-EQUIP-08", "IV-CARD-02")
def test_what_is_for_ones_turn_can_still_be_used_after_the_last_action() -> None:
    recon = crew(dice=["red-basic"] * 2, hand=["pathfinder"], equipment=["jetpack"])
    pos = explore(science=crew(at=4), recon=recon, active="recon", actions=1, supplies=3)

    pos.play("rest")

    assert pos.offered == ["end-turn", "card:pathfinder", "operate:recon:jetpack"]
    assert pos.refusal("prepare") == ("IV-ROUND-05", "no-actions-left")
    pos.play("operate:recon:jetpack", "sector:2")
    assert pos.of("recon", "at") == 2
    pos.play("end-turn")
    assert pos.of("recon", "acted") is True


@pytest.mark.rule("IV-ACT-06", "IV-EQUIP-10")
def test_special_actions_of_kit_are_the_carriers_and_of_a_token_those_of_whoever_is_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    two = BOX.pois.find("pg-whom").actions[:2]
    kit = ["jetpack", "riot-shield", "forward-base"]
    for each in kit:
        monkeypatch.setattr(BOX.equipment.find(each), "actions", two)
    monkeypatch.setattr(BOX.rankups.find("first-steps"), "actions", two)
    pos = explore(rank_up="first-steps", tokens={"4": ["forward-base"]}, recon=crew(equipment=kit), science=crew(at=4))

    assert list(actions_here(pos.state, RECON)) == [(action, -1) for _ in range(3) for action in two]
    assert list(actions_here(pos.state, SCIENCE)) == [(action, -1) for _ in range(2) for action in two]
