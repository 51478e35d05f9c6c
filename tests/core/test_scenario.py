"""Scenario files: whose answer it is, who is asked, what happened in which order, dice by name."""

from __future__ import annotations

from collections.abc import Mapping
from textwrap import dedent
from typing import Any

import msgspec
import pytest

from starboard.core.chance import Chance
from starboard.core.errors import ContentError
from starboard.core.event import Event
from starboard.core.position import Chances
from starboard.core.scenario import Difference, read_scenario, run_scenario
from support.toy import Toy, ToyState


class Given(msgspec.Struct, forbid_unknown_fields=True):
    seats: int = 2
    seed: int = 1
    coins: tuple[int, ...] = (0, 0)


class ToyPositions:
    """The toy's positions: coins by seat."""

    def read_given(self, raw: object, file: str) -> Given:
        return msgspec.convert(raw, Given)

    def build(self, given: Given, file: str) -> tuple[ToyState, dict[str, str]]:
        kept: list[list[str]] = [[] for _ in range(given.seats)]
        state = ToyState(Chance(given.seed), given.seats, coins=list(given.coins), kept=kept, pile=[1, 2, 3])
        return state, {"A": "seat:0", "B": "seat:1"}

    def check(self, state: ToyState) -> list[str]:
        return [f"seat {seat} has {coins} coins" for seat, coins in enumerate(state.coins) if coins < 0]

    def facts(self, state: ToyState) -> dict[str, Any]:
        return {"table": {"coins": list(state.coins), "round": state.round}}

    def chances(self, state: ToyState) -> Chances:
        return {"dice": ["none", "one", "two", "three", "four", "five"], "card": ["comet", "moon", "star"]}

    def told(self, event: Event) -> Mapping[str, Any]:
        return msgspec.structs.asdict(event)


def run(text: str) -> list[Difference]:
    scenario = read_scenario('title = "A toy"\ngame = "toy"\n' + dedent(text), "toy.toml")
    return run_scenario(scenario, Toy(), ToyPositions())


BIDS = """
    [given]
    coins = [0, 0]

    [[step]]
    asks = { 0 = "bid", 1 = "bid" }
    offered = ["@0 bid:0", "@0 bid:1", "@0 bid:2", "@1 bid:0", "@1 bid:1", "@1 bid:2"]

    [[step]]
    answer = ["@1 bid:2"]
    asks = { 0 = "bid" }

    [[step]]
    answer = "@0 bid:1"
    asks = { 1 = "roll-or-pass" }
"""


def test_seats_that_are_asked_at_once_answer_by_name_in_any_order():
    assert run(BIDS) == []


@pytest.mark.parametrize(
    ("before", "after", "what", "got"),
    [
        ('asks = { 1 = "roll-or-pass" }', 'asks = { 0 = "roll-or-pass" }', "asks", {"1": "roll-or-pass"}),
        ('asks = { 0 = "bid" }', 'asks = { 0 = "bid", 1 = "bid" }', "asks", {"0": "bid"}),
        (
            '["@1 bid:2"]',
            '["@1 bid:9"]',
            "answer @1 bid:9",
            [f"@{seat} bid:{bid}" for seat in (0, 1) for bid in (0, 1, 2)],
        ),
        ('asks = { 1 = "roll-or-pass" }', 'offered = ["@0 pass"]', "offered", ["roll", "pass", "stop"]),
    ],
)
def test_who_is_asked_is_compared(before: str, after: str, what: str, got: object):
    assert before in BIDS

    differences = run(BIDS.replace(before, after))

    assert [(each.what, each.got) for each in differences] == [(what, got)]


@pytest.mark.parametrize(
    ("before", "after", "sentence"),
    [
        ('["@1 bid:2"]', '["bid:2"]', "step 2: seats 0, 1 are asked at once; say whose answer it is: '@0 bid:2'"),
        ('["@1 bid:2"]', '["@one bid:2"]', "step 2: '@one bid:2' is no answer of a seat; one is written '@1 bid:2'"),
        ('["@1 bid:2"]', '["@1"]', "step 2: '@1' is no answer of a seat; one is written '@1 key'"),
        ("coins = [0, 0]", "coins = [-1, -2]", "given: seat 0 has -1 coins"),
    ],
)
def test_what_cannot_be_played_is_told(before: str, after: str, sentence: str):
    with pytest.raises(ContentError, match=sentence):
        run(BIDS.replace(before, after))


def test_everything_impossible_is_told_at_once():
    with pytest.raises(ContentError) as caught:
        run(BIDS.replace("coins = [0, 0]", "coins = [-1, -2]"))

    assert [problem.problem for problem in caught.value.all] == ["seat 0 has -1 coins", "seat 1 has -2 coins"]


ROLLED = """
    [given]

    [[step]]
    answer = ["@0 bid:1", "@1 bid:0", "roll", "gem:ruby", "done", "roll"]
    dice = [["five", "one"], ["none", "two"]]
    happened = ["won seat=0 coins=6", "won coins=2"]
    then = { "table.coins" = [6, 2] }

    [[step]]
    answer = ["gem:ruby", "done"]
    dice = ["star"]
    asks = { 0 = "bid", 1 = "bid" }
"""
ORDER = '"won seat=0 coins=6", "won coins=2"'


def test_what_happened_is_compared_in_order():
    assert run(ROLLED) == []
    assert run(ROLLED.replace(ORDER, '"won coins=2"')) == []

    turned = run(ROLLED.replace(ORDER, '"won coins=2", "won coins=6"'))

    assert [(each.what, each.got) for each in turned] == [("happened", ["won seat=0 coins=6", "won seat=1 coins=2"])]


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("wun coins=2", "step 1: there is no event 'wun'; did you mean 'won'?"),
        ("won coin=2", "step 1: the event 'won' has no 'coin'; did you mean 'coins'?"),
    ],
)
def test_an_event_nobody_knows_is_told(line: str, sentence: str):
    with pytest.raises(ContentError) as caught:
        run(ROLLED.replace(ORDER, f'"{line}"'))

    assert sentence in str(caught.value)


@pytest.mark.parametrize(
    ("before", "after", "got"),
    [
        ('["five", "one"]', '["five"]', "a roll of 2 dice, each none one two three four five"),
        ('["five", "one"]', '"star"', "a roll of 2 dice, each none one two three four five"),
        ('["none", "two"]]', '["none", "two"], "star"]', "only 2 rolls and draws"),
        ('dice = ["star"]', 'dice = [["one"]]', "a draw from comet moon star"),
    ],
)
def test_dice_that_do_not_fit_are_told_by_the_names_of_what_would(before: str, after: str, got: str):
    assert before in ROLLED

    differences = run(ROLLED.replace(before, after))

    assert [(each.what, each.got) for each in differences] == [("dice", got)]


def test_dice_nobody_rolls_before_the_first_question_are_told():
    differences = run(ROLLED.replace("[given]", '[given]\n    dice = ["star"]'))

    assert [(each.step, each.what, each.got) for each in differences] == [(0, "dice", "only 0 rolls and draws")]
