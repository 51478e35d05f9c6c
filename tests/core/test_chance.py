"""Chance: fixed by seed, purpose and count; every outcome can be given from outside, and only a possible one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Coroutine
from typing import Any

import pytest

from starboard.core.chance import Chance, Draw, Roll, draw, number, roll


def asked(flow: Awaitable[Any]) -> Any:
    """The request a flow stops at, or what it gives back at once."""
    steps = flow.__await__()
    try:
        return next(steps)
    except StopIteration as done:
        return done.value
    finally:
        if isinstance(flow, Coroutine):
            flow.close()


def test_the_numbers_are_the_same_on_every_machine():
    assert number(7, "strategy:wrex", 0) == 0xB349E3514B79080A
    assert number(7, "strategy:wrex", 1) == 0x6B6BC6710586CB32
    assert number(7, "bag", 0) == 0xDED40765CE5652F1


def test_a_purpose_does_not_depend_on_what_happened_for_another():
    quiet, busy = Chance(5), Chance(5)
    busy.used["threat"] = 40

    assert Roll("strategy", 12, 6, "").resolve(busy) == Roll("strategy", 12, 6, "").resolve(quiet)


def test_seed_purpose_and_count_all_matter():
    faces = {
        Roll(purpose, 12, 6, "").resolve(Chance(seed, {purpose: used}))
        for seed in range(3)
        for purpose in ("a", "b")
        for used in range(3)
    }

    assert len(faces) == 18


def test_a_copy_goes_its_own_way():
    chance = Chance(1, {"bag": 2})
    copy = chance.copy()
    copy.used["bag"] += 1

    assert chance.used == {"bag": 2}


def test_dice_are_fair():
    counts = Counter(
        face for used in range(1000) for face in Roll("dice", 12, 6, "").resolve(Chance(3, {"dice": used}))
    )

    assert sorted(counts) == list(range(6))
    assert all(1850 < count < 2150 for count in counts.values())


def test_a_draw_is_fair_to_every_copy_and_never_gives_what_is_not_there():
    counts = Counter(Draw("bag", [1, 0, 3], "").resolve(Chance(3, {"bag": used})) for used in range(4000))

    assert sorted(counts) == [0, 2]
    assert 900 < counts[0] < 1100


@pytest.mark.parametrize("outcome", [(0, 6), (0,), (0, 1, 2), (-1, 0), "01", 3, (0, "1"), (0, 1.0)])
def test_a_roll_accepts_only_what_the_dice_can_show(outcome: object):
    assert Roll("dice", 2, 6, "").accept(outcome) is None


def test_a_roll_accepts_faces_from_a_file():
    assert Roll("dice", 2, 6, "").accept([0, 5]) == (0, 5)


@pytest.mark.parametrize("outcome", [1, 3, -1, "0", (0,), None])
def test_a_draw_accepts_only_what_the_pile_holds(outcome: object):
    assert Draw("bag", [1, 0, 3], "").accept(outcome) is None


def test_a_draw_accepts_what_is_there():
    assert Draw("bag", [1, 0, 3], "").accept(2) == 2


def test_nothing_is_asked_where_nothing_is_left_to_chance():
    assert asked(roll("dice", 0, rule="")) == ()


def test_a_draw_is_made_also_where_only_one_thing_can_come():
    """Otherwise the length of the journal would tell what is left in a pile nobody may look into."""
    request = asked(draw("bag", [0, 4, 0], rule=""))

    assert request.forced == 1
    assert request.resolve(Chance(7)) == 1
    assert asked(draw("bag", [1, 4, 0], rule="")).forced is None


def test_a_draw_is_seen_unless_it_says_otherwise():
    assert not asked(draw("bag", [1, 1], rule="")).unseen
    assert asked(draw("bag", [1, 1], rule="", unseen=True)).unseen
    assert not asked(roll("dice", 2, rule="")).unseen


def test_a_draw_is_everybodys_unless_it_goes_into_a_hand():
    """A copy of the game for a seat could not go on beyond a draw that is somebody else's secret."""
    assert not asked(draw("bag", [1, 1], rule="")).private
    assert asked(draw("bag", [1, 1], rule="", private=True)).private
    assert not asked(roll("dice", 2, rule="")).private


def test_rolls_and_draws_say_what_they_want():
    assert str(asked(roll("dice", 2, rule="XX-01"))) == "2 dice from 0 to 5 for dice"
    assert str(asked(draw("bag", [1, 2], rule="XX-01"))) == "one of 3 things for bag"


def test_a_draw_from_an_empty_pile_is_a_bug():
    with pytest.raises(AssertionError, match="empty pile for bag"):
        asked(draw("bag", [0, 0], rule=""))
