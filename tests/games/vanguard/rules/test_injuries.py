"""Injuries and injury dice (IV-INJ, IV-CHECK-17 to 23, IV-RULING-02, 14, 16 to 18, 40, 57)."""

from __future__ import annotations

from contextlib import suppress

import pytest

from starboard.games.vanguard import effects, events
from starboard.games.vanguard.printed import BOX, COLOURS, SCIENCE, SECTIONS
from starboard.games.vanguard.rules.injuries import heal
from support.vanguard import VanguardPosition, crew, explore

AWAY = crew(at=4)


@pytest.mark.rule("IV-INJ-01", "IV-INJ-02")
def test_an_injury_is_a_card_in_the_leftmost_empty_slot_and_a_die_in_a_column_of_choice() -> None:
    pos = explore(pois={1: "pg-harm"}, science=crew(injuries=["burn"], hurt=["green"]), recon=AWAY)

    pos.act("wound")
    assert pos.offered == ["column:science:red", "column:science:blue"]
    pos.play("column:science:blue")

    assert pos.of("science", "injuries") == ["burn", "wound"]
    assert pos.of("science", "hurt") == ["green", "blue"]


@pytest.mark.rule("IV-INJ-03", "IV-INJ-04", "IV-EX-16", "IV-EX-55", "IV-RULING-14")
def test_a_full_column_pushes_a_die_out_to_the_exhausted_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    slots = tuple(tuple((4, 4, 4) for _ in ranks) for ranks in BOX.slots)
    monkeypatch.setattr(BOX, "slots", slots)
    dice = ["red-basic"] * 3 + ["red-fitness"]
    pos = explore(pois={1: "pg-harm"}, science=crew(dice=dice, rank=2), recon=AWAY)

    pos.act("wound", "column:science:red")
    assert pos.asked == "pushed-out"
    pos.play("die:science:3")

    assert pos.of("science", "available") == ["red-basic"] * 3
    assert pos.of("science", "exhausted") == ["red-fitness"]


@pytest.mark.rule("IV-INJ-03", "IV-EX-16")
def test_with_room_nothing_is_pushed_out() -> None:
    pos = explore(pois={1: "pg-harm"}, science=crew(dice=["green-biology"] * 2), recon=AWAY)

    pos.act("wound", "column:science:green")

    assert pos.of("science", "available") == ["green-biology"] * 2


@pytest.mark.rule("IV-INJ-05")
def test_if_no_card_of_the_kind_is_left_it_is_a_wound() -> None:
    pos = explore(science=crew(), recon=AWAY, injuries_left={"severe-wound": 0})

    pos.play("move:5", "column:science:red", dice=[["danger:rare"]])

    assert pos.of("science", "injuries") == ["wound"]


@pytest.mark.rule("IV-RULING-17")
def test_without_wounds_any_other_injury_is_taken_at_random() -> None:
    left = {"severe-wound": 0, "wound": 0}
    pos = explore(science=crew(), recon=AWAY, injuries_left=left)

    pos.play("move:5", "column:science:red", dice=[["danger:rare"], "burn"])

    assert pos.of("science", "injuries") == ["burn"]


@pytest.mark.rule("IV-INJ-06", "IV-INJ-07")
def test_card_and_die_are_removed_each_for_itself() -> None:
    before = BOX.injuries.find("wound").spec.copies
    pos = explore(pois={1: "pg-harm"}, science=crew(injuries=["wound"], hurt=["red"]), recon=AWAY)
    pos.act("heal-card")
    assert (pos.of("science", "injuries"), pos.of("science", "hurt")) == ([], ["red"])
    assert pos.state.injuries[BOX.injuries.number("wound")] == before

    other = explore(pois={1: "pg-harm"}, science=crew(injuries=["wound"], hurt=["red"]), recon=AWAY)
    other.act("heal-die")
    assert (other.of("science", "injuries"), other.of("science", "hurt")) == (["wound"], [])


@pytest.mark.rule("IV-INJ-07")
@pytest.mark.parametrize("colour", COLOURS)
def test_an_injury_die_can_be_removed_from_any_column(colour: str) -> None:
    pos = explore(pois={1: "pg-harm"}, science=crew(injuries=["wound"], hurt=[colour]), recon=AWAY)

    pos.act("heal-die")

    assert pos.of("science", "hurt") == []


@pytest.mark.rule("IV-INJ-07")
@pytest.mark.parametrize(("cards", "left"), [(1, ["panic", "poisoning"]), (2, ["poisoning"]), (4, [])])
def test_as_many_injury_cards_are_removed_as_are_healed(cards: int, left: list[str]) -> None:
    pos = explore(science=crew(injuries=["burn", "panic", "poisoning"]), recon=AWAY)
    flow = heal(pos.state, SCIENCE, cards, 0, "IV-INJ-07")

    with suppress(StopIteration):
        flow.send(None)
        while True:
            flow.send(("injury", SCIENCE, 0))

    assert pos.of("science", "injuries") == left


@pytest.mark.rule("IV-INJ-08")
def test_a_face_down_injury_takes_no_die_but_counts() -> None:
    pos = explore(pois={1: "pg-easy"}, science=crew(dice=["red-basic"], down=["wound"], hurt=["red"]), recon=AWAY)
    pos.check("easy", "red-basic", rolls=["basic"], injury=["injury"])
    assert pos.happened(events.InjuryDieResolved)[0].injury == ""

    full = explore(pois={1: "pg-harm"}, science=crew(injuries=["wound", "burn"], down=["panic"]), recon=AWAY)
    full.act("wound")
    assert full.table_of("result") == "evacuated"


@pytest.mark.rule("IV-INJ-08")
def test_an_injury_can_be_turned_face_down() -> None:
    pos = explore(pois={1: "pg-harm"}, science=crew(injuries=["wound", "burn"]), recon=AWAY)

    pos.act("flip", "injury:science:1")

    assert (pos.of("science", "injuries"), pos.of("science", "down")) == (["wound"], ["burn"])


@pytest.mark.rule("IV-INJ-08")
@pytest.mark.parametrize("injury", BOX.injuries.ids)
def test_an_injury_that_lies_face_down_cannot_be_turned_again(injury: str) -> None:
    pos = explore(pois={1: "pg-harm"}, science=crew(injuries=["panic"], down=[injury]), recon=AWAY)

    pos.act("flip")

    assert (pos.of("science", "injuries"), pos.of("science", "down")) == ([], ["panic", injury])


@pytest.mark.rule("IV-INJ-09", "IV-RULING-18", "IV-END-02")
def test_the_fourth_injury_evacuates_everybody_at_once() -> None:
    hurt = crew(injuries=["wound", "burn", "panic"], hurt=["red", "green", "blue"])
    pos = explore(pois={1: "pg-harm"}, science=hurt, recon=crew(at=2), events=[])

    pos.act("wound")

    assert pos.table.over
    assert pos.table_of("result") == "evacuated"
    assert pos.of("science", "injuries") == ["wound", "burn", "panic"], "the fourth card is not taken"
    assert pos.table_of("dead") == []
    assert pos.table_of("read") == ["pg-evacuate"]


@pytest.mark.rule("IV-RULING-18")
def test_an_evacuation_interrupts_a_check() -> None:
    hurt = crew(dice=["red-fitness"], injuries=["severe-wound", "burn", "panic"], hurt=["red", "green"])
    pos = explore(pois={1: "pg-easy"}, science=hurt, recon=AWAY)

    pos.check("easy", "red-fitness", rolls=["fitness"], injury=["severe", "blank"])
    if not pos.table.over:
        pos.play("injury-die:severe")

    assert pos.table_of("result") == "evacuated"
    assert pos.fact(".green") == 0


@pytest.mark.rule("IV-RULING-16")
def test_with_all_columns_full_only_the_card_is_taken() -> None:
    pos = explore(pois={1: "pg-harm"}, science=crew(injuries=["burn"], hurt=["red", "green", "blue"]), recon=AWAY)

    pos.act("wound")

    assert pos.of("science", "injuries") == ["burn", "wound"]
    assert pos.of("science", "hurt") == ["red", "green", "blue"]


# --- injury dice in a check -------------------------------------------------------------------------------------------


def hurt_check(*injuries: str, dice: tuple[str, ...], columns: tuple[str, ...] = ("red", "green")) -> VanguardPosition:
    member = crew(
        dice=["blue-basic", "blue-science", "green-biology", "green-xenology", "red-basic"],
        injuries=list(injuries),
        hurt=list(columns[: len(dice)]),
    )
    pos = explore(pois={1: "pg-easy"}, science=member, recon=AWAY)
    pos.act("easy")
    return pos.roll(injury=list(dice))


@pytest.mark.rule("IV-CHECK-17", "IV-CHECK-18", "IV-CHECK-20", "IV-EX-34")
def test_a_card_gained_in_mid_step_takes_the_next_die() -> None:
    pos = hurt_check("severe-wound", "exhaustion", dice=("severe", "injury"))
    assert pos.asked == "injury-order"
    assert pos.offered == ["injury-die:severe", "injury-die:injury"]

    pos.play("injury-die:severe", "column:science:blue")
    assert pos.of("science", "injuries") == ["severe-wound", "exhaustion", "wound"]
    pos.play("die:science:1")

    assert pos.of("science", "exhausted") == ["blue-science"]
    assert pos.of("science", "gone") == []


@pytest.mark.rule("IV-CHECK-17", "IV-CHECK-18", "IV-EX-35")
def test_in_the_other_order_two_dice_are_sacrificed() -> None:
    pos = hurt_check("severe-wound", "exhaustion", dice=("severe", "injury"))

    pos.play("injury-die:injury", "die:science:0", "die:science:2")

    assert pos.of("science", "gone") == ["blue-basic", "green-biology"]


@pytest.mark.rule("IV-CHECK-19")
def test_a_card_takes_one_die_a_check() -> None:
    pos = hurt_check("wound", dice=("injury", "injury"))

    pos.play("die:science:0", "column:science:red", "column:science:green")

    resolved = [each.injury for each in pos.happened(events.InjuryDieResolved)]
    assert resolved == ["wound", ""]
    assert len(pos.of("science", "exhausted")) == 1


@pytest.mark.rule("IV-CHECK-18")
def test_the_leftmost_card_with_the_symbol_takes_the_die() -> None:
    pos = hurt_check("panic", "wound", "fracture", dice=("injury",))

    pos.play("die:science:0", "column:science:red")

    assert [each.injury for each in pos.happened(events.InjuryDieResolved)] == ["wound"]


@pytest.mark.rule("IV-CHECK-21", "IV-RULING-02")
def test_a_die_that_matches_nothing_has_no_effect_and_returns() -> None:
    pos = hurt_check("wound", dice=("mental",))

    pos.play("column:science:blue")

    assert pos.of("science", "exhausted") == []
    assert pos.of("science", "hurt") == ["blue"]


@pytest.mark.rule("IV-CHECK-23", "IV-RULING-57", "IV-EX-17")
def test_injury_dice_return_to_any_free_column_and_push_dice_out() -> None:
    member = crew(dice=["red-basic"] * 2, injuries=["wound"], hurt=["blue"])
    pos = explore(pois={1: "pg-easy"}, science=member, recon=AWAY)
    pos.act("easy").roll(injury=["injury"])
    pos.play("column:science:red")

    assert pos.of("science", "hurt") == ["red"]
    assert pos.of("science", "exhausted") == ["red-basic"]


@pytest.mark.rule("IV-CHECK-23")
def test_two_dice_never_share_a_column() -> None:
    pos = hurt_check("wound", dice=("mental", "blank"))

    pos.play("injury-die:mental", "column:science:red")

    assert pos.offered == ["column:science:green", "column:science:blue"]


@pytest.mark.rule("IV-RULING-40")
def test_a_die_gained_in_the_check_is_not_rolled_and_finds_its_column_free() -> None:
    pos = hurt_check("severe-wound", dice=("severe",), columns=("red",))

    assert pos.offered == ["column:science:red", "column:science:green", "column:science:blue"]
    pos.play("column:science:red")
    assert pos.offered == ["column:science:green", "column:science:blue"], "the die that was rolled comes back"
    pos.play("column:science:green")

    assert pos.of("science", "hurt") == ["red", "green"]
    assert len(pos.happened(events.InjuryDieResolved)) == 1


@pytest.mark.rule("IV-INJ-11", "IV-RULING-57")
def test_an_injury_die_blocks_a_slot_for_refreshed_dice() -> None:
    member = crew(exhausted=["red-basic"] * 2 + ["blue-basic"], injuries=["wound"], hurt=["red"])
    pos = explore(science=member, recon=AWAY)

    pos.play("rest", "die:science:0")

    assert sorted(pos.of("science", "available")) == ["blue-basic", "red-basic"]


@pytest.mark.rule("IV-INJ-01")
def test_the_slot_of_a_healed_injury_is_the_next_ones() -> None:
    pos = explore(pois={1: "pg-harm"}, science=crew(injuries=["burn", "panic", "poisoning"]), recon=AWAY)

    pos.act("heal-card", "injury:science:1")
    assert pos.of("science", "injuries") == ["burn", "poisoning"]
    pos.play("move:5", "column:science:red", dice=[["danger:rare"]])

    assert pos.of("science", "injuries") == ["burn", "severe-wound", "poisoning"]


@pytest.mark.rule("IV-INJ-01")
def test_of_two_empty_slots_the_left_one_is_filled_first() -> None:
    pos = explore(pois={1: "pg-harm"}, science=crew(injuries=["burn", "panic", "poisoning"]), recon=AWAY)
    science = pos.member("science")
    for _ in range(2):
        effects.remove_injury(pos.state, SECTIONS.index("science"), 0, "IV-INJ-07")
    assert pos.of("science", "injuries") == ["poisoning"]

    for injury in ("wound", "panic"):
        effects.gain_injury(pos.state, SECTIONS.index("science"), BOX.injuries.number(injury), "IV-INJ-01")

    assert pos.of("science", "injuries") == ["wound", "panic", "poisoning"]
    assert science.gaps == []


@pytest.mark.rule("IV-CHECK-18", "IV-CHECK-19", "IV-CHECK-20")
def test_a_card_gained_left_of_one_that_holds_a_die_takes_the_next_die() -> None:
    hurt = crew(dice=["red-basic"] * 2, injuries=["burn", "severe-wound"], hurt=["red", "green"])
    pos = explore(pois={1: "pg-harm"}, science=hurt, recon=AWAY)
    pos.act("heal-card", "injury:science:0")

    pos.play("prepare", "check").roll(injury=["severe", "injury"])
    pos.play("injury-die:severe", "column:science:blue")

    assert pos.of("science", "injuries") == ["wound", "severe-wound"]
    assert [each.injury for each in pos.happened(events.InjuryDieResolved)] == ["severe-wound", "wound"]


@pytest.mark.rule("IV-CHECK-19", "IV-INJ-07")
def test_a_card_healed_in_the_step_leaves_the_other_with_its_die() -> None:
    hurt = crew(dice=["red-basic"] * 2, injuries=["burn", "severe-wound"], hurt=["red", "green"])
    pos = explore(science=hurt, recon=AWAY)
    pos.play("prepare", "check").roll(injury=["severe", "severe"])
    check = pos.state.check
    assert check is not None
    assert check.settled == [0], "the burn holds the first die"

    effects.remove_injury(pos.state, check.active, 0, "IV-INJ-07")
    assert check.settled == []
    check.settled = [0]
    effects.gain_injury(pos.state, check.active, BOX.injuries.number("panic"), "IV-INJ-01")

    assert check.settled == [1], "the severe wound holds it still"


@pytest.mark.rule("IV-INJ-07", "IV-CHECK-23")
def test_a_combo_removes_an_injury_die_that_was_rolled_before_it_hurts() -> None:
    security = crew(dice=["red-defence"], hand=["take-the-blow"], injuries=["wound", "burn"], hurt=["red", "blue"])
    pos = explore(pois={1: "pg-easy"}, security=security, recon=crew(at=4))
    pos.check("easy", "red-defence", rolls=["defence"], injury=["injury", "mental"])

    pos.play("combo:take-the-blow")
    assert pos.offered == ["injury-die:injury", "injury-die:mental"]
    pos.play("injury-die:injury", "column:security:green")

    assert pos.of("security", "hurt") == ["green"], "one die is left, and comes back where its owner likes"
    assert pos.of("security", "injuries") == ["wound", "burn"]
