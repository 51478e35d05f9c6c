"""Bots answer from what a chair is given: the choice, and the seat's view if they look."""

from __future__ import annotations

from collections import Counter
from typing import NoReturn

import msgspec
import pytest

import starboard
from starboard.bots import BOTS, make_bot
from starboard.core.choice import Choice
from starboard.core.errors import UnknownName
from starboard.core.game import Outcome
from starboard.lab.simulate import play_on
from support.released import RELEASED


def asked(count: int) -> Choice:
    return Choice(0, "pick", [("pick", place) for place in range(count)], "XX-01", {})


def nobody_looks() -> NoReturn:
    raise AssertionError("the bot looked at the view")


def test_an_unknown_bot_is_told_with_the_closest_name():
    with pytest.raises(UnknownName, match="there is no bot 'randum'; did you mean 'random'"):
        make_bot("randum", "hagalaz", 0)


def test_a_game_without_rules_of_thumb_says_so():
    with pytest.raises(UnknownName, match="'chess' has no rules of thumb"):
        make_bot("thumb", "chess", 0)


def test_random_is_uniform_and_never_looks():
    bot = make_bot("random", "hagalaz", 7)

    counts = Counter(bot.pick(asked(6), nobody_looks) for _ in range(6000))

    assert sorted(counts) == list(range(6))
    assert all(850 < count < 1150 for count in counts.values())


def test_random_repeats_itself_with_the_same_seed_only():
    def picks(seed: int) -> list[int]:
        bot = make_bot("random", "hagalaz", seed)
        return [bot.pick(asked(10), nobody_looks) for _ in range(50)]

    assert picks(1) == picks(1)
    assert picks(1) != picks(2)


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("game", RELEASED)
def test_every_bot_plays_every_game_to_its_end(game: str, name: str):
    table = starboard.new(game, seed=3, history=False)

    play_on(table, make_bot(name, game, 3))

    assert isinstance(table.outcome, Outcome)


def test_thumb_needs_the_view_of_the_seat_that_is_asked_and_nothing_else():
    table = starboard.new("hagalaz", seats=4, seed=3)
    bot = make_bot("thumb", "hagalaz", 3)
    seen: list[msgspec.Struct] = []
    for _ in range(40):
        choice = table.choice
        assert choice is not None
        bare = Choice(choice.seat, choice.prompt, choice.values, choice.rule, choice.args)

        def look(seat: int = choice.seat) -> msgspec.Struct:
            seen.append(table.view(seat))
            return seen[-1]

        answer = bot.pick(bare, look)

        assert seen[-1] == table.view(choice.seat)
        table.pick(answer)


def test_thumb_answers_matters_of_taste_by_its_seed():
    def first_mission(seed: int) -> str:
        table = starboard.new("hagalaz", scenario="campaign")
        play_on(table, make_bot("thumb", "hagalaz", seed), 1)
        return str(table.state.kit.mission.id)

    chosen = [first_mission(seed) for seed in range(12)]

    assert set(chosen) == {"guns-of-cerberus", "breakthrough"}
    assert chosen == [first_mission(seed) for seed in range(12)]
