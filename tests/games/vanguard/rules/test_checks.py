"""The dice check, step by step (IV-CHECK, IV-SUP, IV-RULING-31, 32, 41 to 47, 56)."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.games.vanguard import effects, events
from starboard.games.vanguard.moments import Moment
from starboard.games.vanguard.printed import BOX, SCIENCE
from starboard.games.vanguard.rules import checks
from starboard.games.vanguard.state import Phase, State
from support.vanguard import crew, explore, face_of

AWAY = crew(at=4)


@pytest.mark.rule("IV-CHECK-01", "IV-DANGER-05")
def test_a_single_die_is_no_dice_check() -> None:
    pos = explore(science=crew(hand=["trial-and-error"]), recon=AWAY)

    pos.play("move:5", dice=[["danger:common"]])

    assert pos.happened(events.CheckBegan) == []
    assert pos.of("science", "hand") == ["trial-and-error"]


@pytest.mark.rule("IV-CHECK-02")
def test_a_check_has_rows_or_tracks() -> None:
    from starboard.games.vanguard.printed import BOX

    kinds = {(bool(action.rows), bool(action.tracks)) for action in BOX.actions if action.is_check}

    assert kinds == {(True, False), (False, True)}


@pytest.mark.rule("IV-CHECK-03")
def test_whoever_takes_the_action_is_active() -> None:
    pos = explore(pois={1: "pg-easy"}, active="recon", science=crew(), recon=crew())

    pos.act("easy")

    assert pos.happened(events.CheckBegan)[0].who == 2


@pytest.mark.rule("IV-CHECK-04")
def test_any_number_of_available_dice_also_none_but_no_exhausted_ones() -> None:
    pos = explore(pois={1: "pg-easy"}, science=crew(dice=["red-basic"], exhausted=["blue-basic"]), recon=AWAY)

    pos.act("easy")

    assert pos.offered == ["die:science:0", "roll", "push:science"]
    assert pos.refusal("die:science:1") == ("IV-CHECK-04", "die-exhausted")
    pos.play("roll")
    assert pos.fact(".red") == 1


@pytest.mark.rule("IV-CHECK-05", "IV-SUP-01", "IV-SUP-02", "IV-SUP-06")
def test_everybody_else_in_the_sector_may_add_one_die_as_their_player_decides() -> None:
    pos = explore(
        seats=2,
        leaders=[1, 0, 1, 1],
        active="science",
        pois={1: "pg-easy"},
        science=crew(dice=["red-basic"]),
        recon=crew(dice=["green-basic", "blue-technology"]),
        security=crew(at=4),
    )
    pos.act("easy").take("red-basic").play("roll")

    assert pos.asks == {"1": "support"}
    assert pos.offered == ["die:recon:0", "die:recon:1", "no-support"]
    pos.play("die:recon:1", dice=[["red-basic:basic", "blue-technology:accident"]])
    assert pos.of("recon", "exhausted") == ["blue-technology"], "and no second one"


@pytest.mark.rule("IV-SUP-01")
def test_support_is_optional() -> None:
    pos = explore(pois={1: "pg-easy"}, science=crew(dice=["red-basic"]), recon=crew())

    pos.act("easy").take("red-basic").roll("basic", then=["no-support"])

    assert pos.of("recon", "exhausted") == []


@pytest.mark.rule("IV-CHECK-06", "IV-CHECK-08")
def test_the_active_member_must_add_all_injury_dice_and_supporters_none() -> None:
    pos = explore(
        pois={1: "pg-easy"},
        science=crew(dice=["red-basic"], injuries=["wound", "burn"], hurt=["red", "green"]),
        recon=crew(dice=["green-basic"], injuries=["wound"], hurt=["blue"]),
    )
    pos.act("easy").take("red-basic")

    pos.roll("basic", injury=["blank", "blank"], then=["no-support"])

    assert pos.happened(events.DiceRolled)[0].injury == 2
    assert pos.of("recon", "hurt") == ["blue"]


@pytest.mark.rule("IV-CHECK-07", "IV-CHECK-08", "IV-CHECK-22", "IV-EX-36", "IV-RULING-01")
def test_danger_dice_of_the_action_are_looked_up_in_their_frame_in_step_six() -> None:
    pos = explore(pois={1: "pg-danger"}, science=crew(dice=["red-basic"]), recon=AWAY)

    pos.check("danger", "red-basic", rolls=["basic"], danger=["uncommon"])

    assert pos.table_of("supplies") == 4
    assert pos.fact(".red") == 1
    order = [type(each.event) for each in pos.table.news()]
    assert order.index(events.DangerRolled) < order.index(events.RowMarked)


@pytest.mark.rule("IV-CHECK-09", "IV-SUP-03")
def test_all_dice_form_one_pool_and_go_back_to_their_owners() -> None:
    pos = explore(pois={1: "pg-rows"}, science=crew(dice=["red-basic"]), recon=crew(dice=["red-fitness"]))
    pos.act("rows").take("red-basic")

    pos.roll("basic", "fitness", then=["die:recon:0"], more=["red-fitness"])

    assert pos.of("science", "exhausted") == ["red-basic"]
    assert pos.of("recon", "exhausted") == ["red-fitness"]


# --- step 4 -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-CHECK-11", "IV-EX-01")
def test_cards_for_a_check_can_be_played_in_step_four_and_not_before() -> None:
    pos = explore(pois={1: "pg-easy"}, science=crew(hand=["trial-and-error"]), recon=AWAY)
    assert "card:trial-and-error" not in pos.offered

    pos.act("easy").take("red-basic", "blue-basic")
    assert "card:trial-and-error" not in pos.offered
    pos.roll("accident", "basic")

    assert pos.asked == "modify"
    assert "card:trial-and-error" in pos.offered


@pytest.mark.rule("IV-CHECK-11", "IV-CARD-03")
def test_the_active_member_plays_any_number_and_each_goes_to_the_discards() -> None:
    pos = explore(
        active="engineering",
        pois={1: "pg-easy"},
        engineering=crew(hand=["special-tools", "emergency-shelter"], dice=["blue-basic", "red-gathering"]),
    )
    pos.check("easy", "blue-basic", "red-gathering", rolls=["accident", "accident"])

    pos.play("card:special-tools", "face:vanguard")
    pos.play("card:emergency-shelter", "die:engineering:1", dice=[["red-gathering:gathering"]])

    assert pos.of("engineering", "discards") == ["special-tools", "emergency-shelter"]


@pytest.mark.rule("IV-EX-29", "IV-CHECK-11")
def test_exactly_the_chosen_dice_are_rolled_again() -> None:
    dice = ["red-fitness", "green-basic", "blue-technology"]
    pos = explore(active="recon", pois={1: "pg-no-red"}, recon=crew(dice=dice, hand=["athletics"]), science=AWAY)
    pos.check("no-red", *dice, rolls=["accident", "basic", "accident"])

    pos.play("card:athletics", "die:recon:0", "die:recon:2", dice=[["red-fitness:basic"], ["blue-technology:basic"]])

    rolled = pos.happened(events.DieRerolled)
    assert [(each.die, each.face) for each in rolled] == [("red-fitness", "basic"), ("blue-technology", "basic")]


@pytest.mark.rule("IV-CARD-02", "IV-CHECK-11")
@pytest.mark.thing("card:patch", "card:back-to-basics")
@pytest.mark.parametrize(
    ("section", "card", "shown", "other"),
    [("engineering", "patch", "accident", "basic"), ("science", "back-to-basics", "basic", "accident")],
)
def test_a_card_for_dice_that_show_something_waits_for_one_that_does(
    section: str, card: str, shown: str, other: str
) -> None:
    def rolled(face: str) -> list[str]:
        member: dict[str, Any] = {section: crew(dice=["red-basic"], hand=[card])}
        pos = explore(active=section, pois={1: "pg-easy"}, **member)
        return pos.check("easy", "red-basic", rolls=[face]).offered

    assert f"card:{card}" in rolled(shown)
    assert f"card:{card}" not in rolled(other)


@pytest.mark.rule("IV-CHECK-12", "IV-CHECK-13", "IV-SUP-02", "IV-RULING-32")
def test_a_supporter_plays_one_card_as_if_the_active_member_had_and_needs_no_die_for_it() -> None:
    pos = explore(
        active="science",
        pois={1: "pg-easy"},
        science=crew(dice=["blue-basic"]),
        engineering=crew(hand=["special-tools", "emergency-shelter"]),
    )
    pos.act("easy").take("blue-basic")
    pos.roll("accident", then=["no-support"])

    assert set(pos.offered) == {"card:special-tools", "card:emergency-shelter", "pass"}
    pos.play("card:special-tools", "face:vanguard")

    assert pos.of("engineering", "discards") == ["special-tools"]
    assert pos.asked == "mark-row", "the second card of the supporter is not offered"


@pytest.mark.rule("IV-CHECK-12")
def test_whoever_is_elsewhere_plays_no_card() -> None:
    pos = explore(
        active="science",
        pois={1: "pg-easy"},
        science=crew(dice=["blue-basic"]),
        engineering=crew(at=4, hand=["special-tools"]),
    )

    pos.check("easy", "blue-basic", rolls=["accident"])

    assert pos.fact(".red") == 1


@pytest.mark.rule("IV-CHECK-12")
def test_another_player_is_asked_for_a_card_in_support() -> None:
    pos = explore(
        seats=2,
        leaders=[0, 0, 0, 1],
        active="science",
        pois={1: "pg-easy"},
        science=crew(dice=["blue-basic"]),
        engineering=crew(hand=["special-tools"], exhausted=["blue-basic"], dice=[]),
    )
    pos.act("easy").take("blue-basic").roll("accident", then=["no-support"])

    assert pos.asks == {"1": "modify"}
    pos.play("card:special-tools", "face:basic")
    assert pos.of("engineering", "discards") == ["special-tools"]


@pytest.mark.rule("IV-CHECK-10", "IV-CHECK-14", "IV-EQUIP-08", "IV-EQUIP-09")
def test_only_the_active_member_uses_equipment_in_a_check() -> None:
    kit = ["lucky-charm"]
    pos = explore(pois={1: "pg-easy"}, science=crew(dice=["red-basic"], equipment=kit), recon=crew())
    pos.act("easy").take("red-basic")
    pos.roll("accident", then=["no-support"])
    assert "operate:science:lucky-charm" in pos.offered

    other = explore(pois={1: "pg-easy"}, science=crew(dice=["red-basic"]), recon=crew(equipment=kit))
    other.act("easy").take("red-basic")
    other.roll("accident", then=["no-support"])
    assert other.fact(".red") == 1


# --- later steps ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-CHECK-15", "IV-CHECK-24")
def test_combos_come_before_special_effects() -> None:
    pos = explore(
        pois={1: "pg-symbols"},
        condition="pg-combos",
        science=crew(dice=["red-basic"]),
        recon=AWAY,
    )
    pos.check("symbols", "red-basic", rolls=["basic"])

    pos.play("condition-combo:0", dice=["trace"])

    assert pos.fact(".left") == 0, "the die is spent before the effect that counts dice"


@pytest.mark.rule("IV-CHECK-16")
def test_without_injury_and_danger_dice_step_six_is_skipped() -> None:
    pos = explore(pois={1: "pg-easy"}, science=crew(dice=["red-basic"], injuries=["wound"]), recon=AWAY)

    pos.check("easy", "red-basic", rolls=["basic"])

    assert pos.happened(events.InjuryDieResolved) == []
    assert pos.of("science", "hurt") == []


@pytest.mark.rule("IV-CHECK-25", "IV-CHECK-26", "IV-EX-42")
@pytest.mark.parametrize(
    ("dice", "rolls", "marked"),
    [
        (["red-fitness", "red-defence"], ["fitness", "defence"], [".yellow", ".green"]),
        (["red-fitness", "red-defence", "blue-basic"], ["fitness", "accident", "basic"], [".green"]),
        (["red-fitness", "red-defence"], ["fitness", "basic"], [".red"]),
    ],
)
def test_the_first_row_from_the_top_that_is_met_is_marked(dice: list[str], rolls: list[str], marked: list[str]) -> None:
    pos = explore(pois={1: "pg-rows"}, science=crew(dice=dice), recon=AWAY)

    pos.check("rows", *dice, rolls=rolls)

    assert [fact for fact in (".yellow", ".green", ".red") if pos.fact(fact)] == marked
    assert len(pos.happened(events.RowMarked)) == 1


@pytest.mark.rule("IV-CHECK-27")
def test_the_red_row_is_marked_if_no_other_was() -> None:
    pos = explore(pois={1: "pg-easy"}, science=crew(dice=["red-basic"]), recon=AWAY)

    pos.check("easy", "red-basic", rolls=["accident"])

    assert (pos.fact(".green"), pos.fact(".red")) == (0, 1)


@pytest.mark.rule("IV-RULING-56")
def test_without_a_red_row_nothing_may_be_marked() -> None:
    pos = explore(pois={1: "pg-no-red"}, science=crew(dice=["blue-science"]), recon=AWAY)

    pos.check("no-red", "blue-science", rolls=["science"])

    assert pos.happened(events.RowMarked) == []
    assert pos.of("science", "exhausted") == ["blue-science"]


@pytest.mark.rule("IV-CHECK-28")
def test_all_dice_left_in_the_pool_are_exhausted() -> None:
    dice = ["red-fitness", "red-basic", "blue-basic"]
    pos = explore(pois={1: "pg-easy"}, science=crew(dice=dice), recon=AWAY)

    pos.check("easy", *dice, rolls=["fitness", "accident", "accident"])

    assert sorted(pos.of("science", "exhausted")) == sorted(dice)


@pytest.mark.rule("IV-CHECK-30", "IV-CHECK-31")
def test_the_marked_row_is_resolved_for_the_active_member() -> None:
    dice = ["blue-basic", "red-basic", "green-biology", "green-xenology"]
    pos = explore(planet="eye-of-the-void", science=crew(dice=dice), recon=crew())
    pos.act("force-open-the-bulkhead").take("blue-basic")

    pos.roll("accident", then=["no-support"], danger=["common"])
    pos.play("die:science:1")

    assert pos.of("science", "exhausted") == ["blue-basic", "red-basic"]
    assert pos.of("recon", "exhausted") == []


@pytest.mark.rule("IV-CHECK-32", "IV-FX-06")
def test_a_spent_die_is_unavailable_for_anything_later_even_with_unused_symbols() -> None:
    dice = ["red-universal"]
    pos = explore(pois={1: "pg-symbols"}, science=crew(dice=dice, rank=2), recon=AWAY)

    pos.check("symbols", *dice, rolls=["gathering+defence"])

    assert pos.table_of("markers") == {"pg-symbols:green": 1}
    assert pos.fact(".left") == 0


@pytest.mark.rule("IV-RULING-41")
def test_harm_in_step_six_takes_dice_of_the_board_never_of_the_pool() -> None:
    pos = explore(
        pois={1: "pg-easy"},
        science=crew(dice=["red-fitness", "blue-basic", "green-biology"], injuries=["wound"], hurt=["red"]),
        recon=AWAY,
    )
    pos.act("easy").take("red-fitness").roll("fitness", injury=["injury"])
    assert pos.asked == "exhaust-die"
    assert pos.offered == ["die:science:1", "die:science:2"]

    pos.play("die:science:1", "column:science:red")

    assert pos.fact(".green") == 1


@pytest.mark.rule("IV-RULING-42")
def test_moving_in_step_five_does_not_cancel_the_check() -> None:
    pos = explore(
        active="recon",
        pois={1: "pg-easy"},
        recon=crew(dice=["red-fitness", "green-basic"], hand=["sprint"]),
        science=AWAY,
    )
    pos.check("easy", "red-fitness", "green-basic", rolls=["fitness", "basic"])

    pos.play("combo:sprint", "sector:2")

    assert pos.of("recon", "at") == 2
    assert pos.fact(".green") == 1


@pytest.mark.rule("IV-RULING-43")
def test_if_the_card_being_checked_is_replaced_the_check_ends() -> None:
    dice = ["red-basic", "blue-basic"]
    pos = explore(pois={1: "pg-swap"}, science=crew(dice=dice), recon=AWAY)

    pos.check("swap", *dice, rolls=["accident", "basic"])

    assert pos.of("sector-1", "poi") == "pg-blank"
    assert (pos.fact(".dice"), pos.fact(".red")) == (0, 0)
    assert pos.of("science", "exhausted") == dice
    assert pos.asked == "turn"


@pytest.mark.rule("IV-RULING-43")
def test_if_the_active_member_is_gone_the_check_ends() -> None:
    pos = explore(pois={1: "pg-easy"}, science=crew(dice=["red-basic"]), recon=AWAY)
    pos.act("easy")
    assert not checks.look_for_end(pos.state)

    effects.lose_member(pos.state, SCIENCE, "IV-DES-27")

    assert checks.look_for_end(pos.state)
    assert pos.state.phase is Phase.CHECK_END
    assert len(pos.happened(events.CheckCancelled)) == 1


@pytest.mark.rule("IV-RULING-47")
def test_a_member_without_dice_may_still_act_and_check() -> None:
    pos = explore(pois={1: "pg-easy"}, science=crew(dice=[], gone=["red-basic"]), recon=AWAY)

    pos.act("easy", "roll")

    assert pos.fact(".red") == 1


@pytest.mark.rule("IV-RULING-31", "IV-CREW-03")
def test_skills_can_interrupt_between_steps() -> None:
    pos = explore(pois={1: "pg-easy"}, science=crew(dice=["red-basic"], charges=1), recon=AWAY)
    pos.check("easy", "red-basic", rolls=["accident"])

    pos.play("skill:science", "face:vanguard")

    assert pos.of("science", "charges") == 0
    assert pos.shows == ["vanguard"]
    assert pos.asked == "mark-row"


@pytest.mark.rule("IV-RULING-55")
def test_a_die_is_turned_only_to_a_face_it_has() -> None:
    pos = explore(pois={1: "pg-easy"}, science=crew(dice=["red-expert"], charges=1, rank=3), recon=AWAY)
    pos.check("easy", "red-expert", rolls=["gathering"])

    pos.play("skill:science")

    shown = {key.removeprefix("face:") for key in pos.offered}
    assert shown == {"fitness", "fitness+fitness", "gathering+gathering", "defence", "defence+defence"}


@pytest.mark.rule("IV-SUP-04", "IV-TRANS-05")
def test_only_the_active_member_transforms_also_the_dice_of_supporters() -> None:
    amir = crew(dice=["red-basic"])
    pos = explore(pois={1: "pg-easy"}, science=amir, recon=crew(dice=["blue-technology"]))
    pos.act("easy").take("red-basic")
    pos.roll("accident", "basic", then=["die:recon:0"], more=["blue-technology"])
    assert pos.asked == "mark-row", "Amir turns a blue basic of anybody into science"

    other = explore(
        pois={1: "pg-easy"}, active="recon", recon=crew(dice=["blue-technology"]), science=crew(dice=["red-basic"])
    )
    other.act("easy").take("blue-technology")
    other.roll("basic", "basic", then=["die:science:0"], more=["red-basic"])
    assert other.fact(".red") == 1


@pytest.mark.rule("IV-SUP-05")
def test_supporters_do_not_use_combos_of_their_own_cards() -> None:
    pos = explore(
        pois={1: "pg-easy"}, science=crew(dice=["red-basic"]), recon=crew(hand=["sprint"], dice=["green-basic"])
    )
    pos.act("easy").take("red-basic")

    pos.roll("basic", "basic", then=["die:recon:0"], more=["green-basic"])

    assert pos.of("recon", "hand") == ["sprint"]
    assert pos.fact(".red") == 1


@pytest.mark.rule("IV-PUSH-01", "IV-CHECK-05")
def test_a_supporter_without_a_die_may_push_for_one_in_the_turn_of_another_player() -> None:
    pos = explore(
        seats=2,
        leaders=[0, 0, 0, 1],
        active="science",
        pois={1: "pg-easy"},
        science=crew(dice=["blue-basic"]),
        engineering=crew(exhausted=["blue-basic"] * 4, dice=[]),
    )
    pos.act("easy").play("roll")
    assert pos.asks == {"1": "support"}
    assert pos.offered == ["no-support", "push:engineering"]

    pos.play("push:engineering")
    pos.play(pos.die("engineering", "blue-basic"), dice=[["blue-basic:basic"]])

    assert pos.happened(events.Supported)
    assert pos.of("engineering", "gone") == ["blue-basic"]


@pytest.mark.rule("IV-PUSH-01", "IV-CHECK-05")
def test_a_supporter_who_has_nothing_exhausted_either_is_not_asked() -> None:
    pos = explore(
        seats=2,
        leaders=[0, 0, 0, 1],
        active="science",
        pois={1: "pg-easy"},
        science=crew(dice=["red-fitness"]),
        engineering=crew(dice=[]),
    )

    pos.check("easy", "red-fitness", rolls=["accident"])

    assert pos.fact(".red") == 1


@pytest.mark.rule("IV-CHECK-09")
def test_a_wild_die_is_no_matter_of_plain_luck() -> None:
    dice = ["red-basic", "green-biology", "red-wild", "blue-expert"]
    pos = explore(pois={1: "pg-easy"}, science=crew(dice=dice), recon=crew(at=4))

    pos.check("easy", *dice, rolls=["accident", "vanguard", "vanguard", "science"])

    (rolled,) = pos.happened(events.DiceRolled)
    assert (rolled.count, rolled.plain, rolled.accidents, rolled.vanguards) == (4, 2, 1, 1)


@pytest.mark.rule("IV-RULING-43", "IV-THREAT-03")
def test_another_threat_does_not_end_the_check_of_one() -> None:
    threats = [{"id": "drones", "at": 5}, {"id": "pg-beast", "at": 1}]
    pos = explore(science=crew(dice=["red-defence"]), recon=crew(at=4), threats=threats)

    pos.check("fight", "red-defence", rolls=["defence"])

    assert pos.happened(events.CheckCancelled) == []
    assert pos.table_of("markers") == {"pg-beast:green": 1}


@pytest.mark.rule("IV-RULING-43")
def test_a_check_ends_with_the_threat_it_is_made_on() -> None:
    threats = [{"id": "drones", "at": 5}, {"id": "pg-beast", "at": 1}]
    pos = explore(science=crew(dice=["red-defence"]), recon=crew(at=4), threats=threats)
    pos.act("fight").take("red-defence")
    pos.state.threats = [threat for threat in pos.state.threats if threat.at != 0]

    pos.roll("defence")

    assert len(pos.happened(events.CheckCancelled)) == 1
    assert pos.table_of("markers") == {}


@pytest.mark.rule("IV-RULING-43")
def test_a_check_that_ends_before_its_time_ends_for_what_lasts_too(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[Moment] = []

    async def note(state: State, moment: Moment, who: int = -1) -> None:
        heard.append(moment)

    monkeypatch.setattr(checks, "react", note)
    pos = explore(pois={1: "pg-swap"}, science=crew(dice=["red-basic"]), recon=crew(at=4))

    pos.check("swap", "red-basic", rolls=["accident"])

    assert len(pos.happened(events.CheckCancelled)) == 1
    assert heard == [Moment.CHECK_BEGAN, Moment.ROLLED, Moment.CHECK_ENDED]


@pytest.mark.rule("IV-CARD-02", "IV-EX-29")
def test_what_a_card_lets_one_reroll_besides_may_be_left_as_it_lies() -> None:
    recon = crew(dice=["red-fitness", "red-basic"], hand=["quick-hands"])
    pos = explore(pois={1: "pg-easy"}, active="recon", recon=recon, science=AWAY)
    pos.check("easy", "red-fitness", rolls=["fitness"])

    pos.play("card:quick-hands", dice=[[face_of(BOX.dice.number("red-basic"), "vanguard")]])

    assert pos.asked == "reroll-die"
    pos.play("done")
    assert pos.shows == ["fitness", "vanguard"]
