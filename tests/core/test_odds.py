"""Odds: what an answer will do and may do, counted out or tried."""

from __future__ import annotations

from fractions import Fraction

import pytest

import starboard
from starboard.core.errors import IllegalAnswer
from starboard.core.foresight import Odds
from starboard.core.odds import Explorer, likelihood, wilson
from starboard.core.table import Table
from starboard.core.text import Text, say
from support.forecasts import ends
from support.toy import ToyState, toy


def opened(**how: object) -> Table[ToyState]:
    """Both seats have bid; seat 1 begins."""
    table = toy(**how)  # type: ignore[arg-type]
    table.answer("bid:0")
    table.answer("bid:2")
    return table


def tried(table: Table[ToyState], stream: int, runs: int = 30) -> Odds:
    """The odds of rolling, with too few runs to count them out."""
    choice = table.open_choice()
    return Explorer(table, choice, runs=runs, stream=stream).odds()[0]


# --- in words ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("chance", "words"),
    [
        (Fraction(1), say("odds-sure")),
        (Fraction(2, 3), say("odds-in", n=2, of=3)),
        (Fraction(672, 1000), say("odds-in", n=2, of=3)),
        (Fraction(1, 2), say("odds-in", n=1, of=2)),
        (Fraction(5, 6), say("odds-in", n=5, of=6)),
        (Fraction(45, 100), say("odds-percent", n=45)),
        (Fraction(995, 1000), say("odds-over", n=99)),
        (Fraction(1, 1000), say("odds-under", n=1)),
    ],
)
def test_a_chance_is_said_as_people_say_it(chance: Fraction, words: Text):
    assert likelihood(chance) == words


def test_a_draw_is_told_by_the_things_in_the_pile():
    assert likelihood(Fraction(9, 23), draw=23) == say("odds-of", n=9, of=23)
    assert likelihood(Fraction(1, 3), draw=12) == say("odds-of", n=4, of=12)


def test_a_fraction_is_told_only_if_it_is_right_within_one_point():
    for percent in range(2, 99):
        told = likelihood(Fraction(percent, 100))
        if told.id == "odds-in":
            n, of = told.args["n"], told.args["of"]
            assert isinstance(n, int)
            assert isinstance(of, int)
            assert abs(Fraction(n, of) - Fraction(percent, 100)) <= Fraction(1, 100)


def test_bounds_hold_the_share_and_stay_between_nothing_and_certainty():
    assert wilson(0, 50)[0] == pytest.approx(0, abs=1e-9)
    assert wilson(50, 50)[1] == 1.0
    low, high = wilson(25, 50)
    assert low < 0.5 < high


# --- counted out -------------------------------------------------------------------------------------------------


def test_a_roll_is_counted_out():
    table = opened()

    odds = table.odds("roll")

    coins = next(line for line in odds.lines if line.what == "coins")
    assert odds.exact
    assert coins.piece == "seat:1"
    assert coins.chance == pytest.approx(35 / 36)
    assert coins.mean == pytest.approx(5)
    assert dict(coins.spread)[5] == pytest.approx(6 / 36)
    assert coins.low == coins.high == coins.chance


def test_they_equal_what_comes_of_playing_every_roll():
    table = opened()

    found = ends(table, "roll", 1)

    coins = next(line for line in table.odds("roll").lines if line.what == "coins")
    assert len(found) == 36
    for amount, chance in coins.spread:
        assert chance == pytest.approx(float(sum(end.chance for end in found if end.state.coins[1] == amount)))


def test_a_question_that_only_says_more_is_followed():
    table = opened()

    odds = table.odds("pass")

    assert [then.key for then in odds.then] == ["gem:ruby", "gem:opal", "gem:jade"]
    assert not odds.nothing
    assert [then.key for then in odds.then[0].then] == ["gem:opal", "gem:jade", "done"]
    assert odds.then[0].then[0].chance_of("gem", "opal") == 1
    assert odds.then[0].then[2].passes


def test_all_options_are_told_in_their_order():
    table = opened()

    assert [odds.key for odds in table.all_odds()] == table.open_choice().keys


def test_nothing_is_said_of_what_others_still_decide():
    table = toy()

    assert [(odds.lines, odds.open) for odds in table.all_odds(0)] == [([], True)] * 3


def test_the_table_is_as_it_was():
    table = opened()
    before = table.save()

    table.all_odds()

    assert table.save() == before


def test_the_same_position_has_the_same_odds():
    assert opened(seed=1).all_odds() == opened(seed=2).all_odds()


def test_what_is_not_offered_has_no_odds():
    with pytest.raises(IllegalAnswer, match="'fly' is not offered"):
        opened().odds("fly")


def test_without_history_there_are_none():
    table = starboard.new("toy", history=False)

    with pytest.raises(IllegalAnswer, match="keeps no history"):
        table.all_odds()


# --- tried -------------------------------------------------------------------------------------------------------


def test_what_cannot_be_counted_in_time_is_tried():
    odds = tried(opened(), 0)

    assert not odds.exact
    assert odds.tries == 10
    line = odds.lines[0]
    assert line.said.id == "odds-sampled"
    assert line.low < line.chance <= line.high or line.chance == 1
    assert line.error > 0


def test_in_95_of_100_cases_it_is_within_its_bounds():
    table = opened()
    exact = next(line for line in table.odds("roll").lines if line.what == "coins")
    held = means = 0
    for stream in range(100):
        line = next(line for line in tried(table, stream, 100).lines if line.what == "coins")
        held += line.low <= exact.chance <= line.high
        means += abs(line.mean - exact.mean) <= line.error

    assert held >= 95
    assert means >= 95


def test_more_runs_count_out_what_fewer_tried():
    table = opened()

    assert not table.odds("roll", runs=30).exact
    assert table.odds("roll", runs=300).exact
