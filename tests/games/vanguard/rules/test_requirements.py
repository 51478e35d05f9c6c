"""Requirements and how they are paid (IV-REQ, IV-TRANS, IV-RULING-04 to 08, 45)."""

from __future__ import annotations

import pytest

from starboard.games.vanguard import events
from starboard.games.vanguard.content.library import parse_need
from starboard.games.vanguard.printed import COLOURS, SYMBOLS
from starboard.games.vanguard.rules.paying import places_in, ways_to_pay
from support.vanguard import crew, explore

AWAY = crew(at=4)


def die(text: str) -> tuple[tuple[int, ...], int]:
    """`red fitness+defence`."""
    colour, _, symbols = text.partition(" ")
    return tuple(SYMBOLS.index(symbol) for symbol in symbols.split("+")), COLOURS.index(colour)


def ways(need: str, *dice: str, free: bool = True, transforms: tuple[tuple[str, str], ...] = ()) -> list[list[int]]:
    """The smallest sets of dice that meet a requirement, by place."""
    known = tuple((COLOURS.index(colour), SYMBOLS.index(symbol)) for colour, symbol in transforms)
    found = ways_to_pay(tuple(map(die, dice)), parse_need(need), known, free)
    return [places_in(way) for way in found]


@pytest.mark.rule("IV-REQ-01")
def test_plus_means_all_of_them() -> None:
    assert ways("fitness + science", "red fitness") == []
    assert ways("fitness + science", "red fitness", "blue science") == [[0, 1]]


@pytest.mark.rule("IV-REQ-02", "IV-EX-38")
def test_a_slash_or_an_or_means_either() -> None:
    assert ways("fitness/science", "blue science") == [[0]]
    assert ways("xenology or red + blue", "green xenology") == [[0]]
    assert ways("xenology or red + blue", "red accident", "blue basic") == [[0, 1]]
    assert ways("xenology or red + blue", "red accident", "green basic") == []


@pytest.mark.rule("IV-REQ-03", "IV-REQ-04")
def test_a_die_counts_as_a_die_of_its_colour_whatever_it_shows() -> None:
    assert ways("red + blue + green", "red accident", "blue science", "green basic") == [[0, 1, 2]]
    assert ways("3 die", "red accident", "red basic", "red vanguard") == [[0, 1, 2]]


@pytest.mark.rule("IV-REQ-05")
def test_a_vanguard_stands_for_any_symbol_also_one_on_no_die() -> None:
    assert ways("xenology", "red vanguard") == [[0]]
    assert ways("basic", "red vanguard") == [[0]]
    assert ways("xenology", "red vanguard", free=False) == []


@pytest.mark.rule("IV-REQ-05", "IV-RULING-04")
def test_a_vanguard_is_never_an_accident() -> None:
    assert ways("accident", "red vanguard") == []
    assert ways("accident", "red accident") == [[0]]


@pytest.mark.rule("IV-REQ-06")
def test_a_basic_is_asked_for_or_transformed_and_nothing_else() -> None:
    assert ways("basic", "red basic") == [[0]]
    assert ways("fitness", "red basic") == []
    assert ways("defence", "red basic", transforms=(("red", "defence"),)) == [[0]]


@pytest.mark.rule("IV-REQ-07")
def test_an_accident_that_no_effect_mentions_does_nothing() -> None:
    pos = explore(pois={1: "pg-easy"}, science=crew(dice=["red-fitness", "red-basic"]), recon=AWAY)

    pos.check("easy", "red-fitness", "red-basic", rolls=["fitness", "accident"])

    assert pos.fact(".green") == 1
    assert pos.of("science", "injuries") == []


@pytest.mark.rule("IV-REQ-08", "IV-REQ-09", "IV-EX-28")
def test_any_equal_symbols_are_the_same_and_never_accidents() -> None:
    assert ways("equal + equal", "red fitness", "red fitness") == [[0, 1]]
    assert ways("equal + equal", "red fitness", "red defence") == []
    assert ways("equal + equal", "red accident", "red accident") == []
    assert ways("equal + equal", "red fitness", "blue vanguard") == [[0, 1]]
    assert ways("equal + equal", "red basic", "blue basic") == [[0, 1]]
    assert ways("equal + equal", "red vanguard", "blue vanguard") == [[0, 1]]


@pytest.mark.rule("IV-RULING-04", "IV-RULING-07")
def test_a_row_that_two_vanguards_would_meet_may_be_declined() -> None:
    dice = ["red-basic", "blue-basic"]
    pos = explore(pois={1: "pg-equal"}, science=crew(dice=dice), recon=AWAY)
    pos.check("equal", *dice, rolls=["vanguard", "vanguard"])
    assert pos.asked == "mark-row"

    pos.play("decline")

    assert (pos.fact(".green"), pos.fact(".red")) == (0, 1)


@pytest.mark.rule("IV-REQ-10", "IV-EX-32", "IV-EX-33")
def test_a_die_with_two_symbols_gives_both() -> None:
    assert ways("equal + equal", "red fitness+fitness") == [[0]]
    assert ways("defence + gathering", "red gathering+defence") == [[0]]
    assert ways("2 fitness", "red fitness") == []


@pytest.mark.rule("IV-RULING-45")
def test_a_die_used_as_a_coloured_die_gives_no_symbol() -> None:
    assert ways("red + fitness", "red fitness") == []
    assert ways("red + fitness", "red fitness", "red basic") == [[0, 1]]
    assert ways("red + fitness", "red fitness+fitness") == []


@pytest.mark.rule("IV-RULING-08")
def test_only_the_smallest_sets_are_offered() -> None:
    found = ways("fitness/defence", "red fitness", "red defence", "red fitness+defence")

    assert found == [[0], [1], [2]]


@pytest.mark.rule("IV-RULING-08")
def test_a_two_symbol_die_may_overpay() -> None:
    assert [0] in ways("fitness", "red fitness+defence")


@pytest.mark.rule("IV-RULING-08")
def test_the_player_picks_die_by_die_only_where_there_is_a_choice() -> None:
    dice = ["red-fitness", "blue-science", "blue-basic"]
    pos = explore(pois={1: "pg-easy"}, science=crew(dice=dice), recon=AWAY)
    pos.check("easy", *dice, rolls=["fitness", "science", "accident"])
    assert pos.asked == "spend-die"
    assert pos.offered == ["die:science:0", "die:science:1"]

    alike = explore(pois={1: "pg-easy"}, science=crew(dice=["red-fitness"] * 2), recon=AWAY)
    alike.check("easy", "red-fitness", "red-fitness", rolls=["fitness", "fitness"])
    assert alike.asked == "turn"


@pytest.mark.rule("IV-RULING-08")
@pytest.mark.parametrize("first", range(3))
def test_after_the_first_of_two_dice_the_others_are_offered_and_not_that_one_again(first: int) -> None:
    dice = ["red-basic", "red-fitness", "red-gathering", "blue-basic"]
    pos = explore(active="security", pois={1: "pg-rows"}, security=crew(dice=dice), recon=AWAY)
    pos.check("rows", *dice, rolls=["basic", "accident", "gathering", "basic"])
    reds = [f"die:security:{die}" for die in range(3)]
    assert (pos.asked, sorted(pos.offered)) == ("spend-die", reds)

    picked = reds.pop(first)
    pos.play(picked)
    assert (pos.asked, sorted(pos.offered)) == ("spend-die", reds)
    pos.play(reds[0])

    assert [each.count for each in pos.happened(events.DiceExhausted)] == [3, 1], "two red and the blue, then the rest"
    assert pos.fact(".green") == 1


@pytest.mark.rule("IV-TRANS-01", "IV-TRANS-02", "IV-EX-30")
def test_a_basic_of_the_colour_counts_as_the_pictured_symbol_when_it_is_exhausted() -> None:
    pos = explore(pois={1: "pg-easy"}, science=crew(dice=["blue-basic"]), recon=AWAY)
    pos.check("easy", "blue-basic", rolls=["basic"])
    pos.play("mark:green")
    assert pos.fact(".green") == 1

    red = explore(pois={1: "pg-easy"}, science=crew(dice=["red-basic"]), recon=AWAY)
    red.check("easy", "red-basic", rolls=["basic"])
    assert red.fact(".red") == 1


@pytest.mark.rule("IV-TRANS-02")
def test_the_colour_of_a_transformed_die_stays() -> None:
    assert ways("science + blue", "blue basic", "blue accident", transforms=(("blue", "science"),)) == [[0, 1]]


@pytest.mark.rule("IV-TRANS-03")
def test_a_transformation_is_used_any_number_of_times_in_a_check() -> None:
    assert ways("2 science", "blue basic", "blue basic", transforms=(("blue", "science"),)) == [[0, 1]]


@pytest.mark.rule("IV-TRANS-04", "IV-RULING-06")
def test_a_transformation_does_not_turn_a_die_so_it_does_not_help_a_presence_test() -> None:
    arm = crew(dice=["blue-basic"], equipment=["robotic-arm"])
    pos = explore(pois={1: "pg-now"}, science=arm, recon=AWAY)

    pos.check("now", "blue-basic", rolls=["basic"])

    assert pos.fact(".red") == 1


@pytest.mark.rule("IV-TRANS-06", "IV-EX-31")
def test_of_several_transformations_one_is_applied_to_a_die() -> None:
    both = (("blue", "science"), ("blue", "technology"))

    assert ways("technology", "blue basic", transforms=both) == [[0]]
    assert ways("science", "blue basic", transforms=both) == [[0]]
    assert ways("science + technology", "blue basic", transforms=both) == []


@pytest.mark.rule("IV-EX-31", "IV-TRANS-01")
def test_the_robotic_arm_gives_its_carrier_another_symbol() -> None:
    pos = explore(pois={1: "pg-no-red"}, science=crew(dice=["blue-basic"], equipment=["robotic-arm"]), recon=AWAY)

    pos.check("no-red", "blue-basic", rolls=["basic"])

    assert pos.offered == ["mark:green", "decline"]


@pytest.mark.rule("IV-RULING-07", "IV-TRANS-06")
def test_a_row_that_needs_a_conversion_may_be_declined_and_one_that_does_not_may_not() -> None:
    pos = explore(pois={1: "pg-easy"}, science=crew(dice=["red-basic"]), recon=AWAY)
    pos.check("easy", "red-basic", rolls=["vanguard"])
    assert pos.offered == ["mark:green", "decline"]
    pos.play("decline")
    assert pos.fact(".red") == 1

    plain = explore(pois={1: "pg-easy"}, science=crew(dice=["red-fitness"]), recon=AWAY)
    plain.check("easy", "red-fitness", rolls=["fitness"])
    assert plain.fact(".green") == 1
