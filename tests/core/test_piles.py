"""Piles without order: shuffled together, and dealt again for whoever does not know what lies hidden."""

from __future__ import annotations

from collections import Counter

from starboard.core.piles import apart, redeal, reshuffle
from support.toy import toy


def test_discards_go_back_into_the_pile():
    pile, discards = [1, 0, 2], [0, 3, 1]

    reshuffle(pile, discards)

    assert (pile, discards) == ([1, 3, 3], [0, 0, 0])


def test_a_pile_stays_the_same_list_when_it_is_reshuffled():
    pile, discards = [1], [1]
    same = pile

    reshuffle(pile, discards)

    assert same == [2]


def test_what_is_dealt_again_comes_from_the_pile_and_the_hidden_things():
    for seed in range(50):
        pile = [1, 0, 2]

        dealt = redeal(pile, [1, 2], seed)

        assert len(dealt) == 2
        assert Counter(dealt) + Counter({thing: count for thing, count in enumerate(pile) if count}) == Counter(
            {0: 1, 1: 1, 2: 3}
        )


def test_every_thing_may_come_in_proportion():
    first = Counter(redeal([1, 0, 2], [1], seed)[0] for seed in range(4000))

    assert all(abs(first[thing] - expected) < 150 for thing, expected in enumerate((1000, 1000, 2000)))


def test_the_same_seed_deals_the_same():
    assert redeal([5, 5, 5], [0, 1, 2, 2], 7) == redeal([5, 5, 5], [0, 1, 2, 2], 7)
    assert len({tuple(redeal([5, 5, 5], [0, 1, 2, 2], seed)) for seed in range(20)}) > 5


def test_nothing_hidden_changes_nothing():
    pile = [2, 1]

    assert redeal(pile, [], 3) == []
    assert pile == [2, 1]


def test_a_copy_apart_is_the_same_state_with_chance_of_its_own():
    table = toy(seed=4)

    copy = apart(table.state, 9)
    copy.coins[0] += 5

    assert copy.chance.seed != table.state.chance.seed
    assert (copy.seats, copy.pile) == (table.state.seats, table.state.pile)
    assert table.state.coins == [0, 0]
