"""How rare a roll was: exact, by the chances of every number of faces."""

from __future__ import annotations

from itertools import product

import pytest

from starboard.core.ending import band, chances, games_above, games_below


def by_hand(dice: int, sides: int) -> list[float]:
    """Every way the dice can fall, counted."""
    counts = [0] * (dice + 1)
    for roll in product(range(sides), repeat=dice):
        counts[roll.count(0)] += 1
    return [count / sides**dice for count in counts]


@pytest.mark.parametrize(("dice", "sides"), [(1, 6), (5, 6), (4, 3), (6, 2)])
def test_the_chances_are_those_of_all_rolls_counted(dice: int, sides: int):
    assert chances(dice, sides) == pytest.approx(by_hand(dice, sides))


def test_the_band_holds_eight_games_in_ten():
    low, high = band(256, 6)

    inside = sum(chances(256, 6)[low : high + 1])
    assert (low, high) == (35, 50)
    assert 0.8 <= inside <= 0.86


def test_games_below_and_above_leave_out_those_that_are_alike():
    assert games_below(0, 60, 6) == 0
    assert games_above(60, 60, 6) == 0
    alike = 100 * chances(60, 6)[10]
    assert games_below(10, 60, 6) + games_above(10, 60, 6) == pytest.approx(100 - alike, abs=2)
