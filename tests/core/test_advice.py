"""Rules of thumb: a question is answered by what its options are worth, or as a whole."""

from __future__ import annotations

from starboard.core.advice import Advice
from starboard.core.choice import Choice, Value


def asked(prompt: str, *values: Value) -> Choice:
    return Choice(0, prompt, values, "TOY-01", {})


def worth(mind: int, choice: Choice, value: Value) -> float:
    return -abs(mind - int(value[1]))


def last(mind: int, choice: Choice) -> int:
    return len(choice.values) - 1


def no_pass(mind: int, choice: Choice, value: Value) -> float:
    return float(value[0] != "pass")


ADVICE: Advice[int] = Advice({"bid": worth}, {"gem": last}, otherwise=no_pass)
BIDS: list[Value] = [("bid", 0), ("bid", 1), ("bid", 2), ("bid", 3)]


def test_the_option_that_is_worth_most_is_answered():
    assert ADVICE.answer(2, asked("bid", *BIDS)) == 2
    assert ADVICE.answer(9, asked("bid", *BIDS)) == 3


def test_of_equals_the_first_is_answered():
    assert ADVICE.answer(1, asked("bid", ("bid", 2), ("bid", 0))) == 0


def test_some_questions_are_weighed_as_a_whole():
    assert ADVICE.answer(0, asked("gem", *BIDS)) == 3


def test_a_question_nobody_thought_of_goes_by_the_rule_for_all():
    assert ADVICE.answer(0, asked("bribe", ("pass",), ("bribe",))) == 1


def test_what_is_worth_doing_beside_a_question_is_done_first():
    advice: Advice[int] = Advice({"bid": worth}, {"gem": last}, otherwise=no_pass, aside=worth)
    beside = Choice(0, "bid", [*BIDS, ("use", 7)], "TOY-01", {}, beside=1)

    assert advice.answer(2, beside) == 2, "it is worth less than nothing"
    assert advice.answer(7, beside) == 3, "worth nothing is not worth doing"
    assert Advice({}, {"bid": last}, no_pass, aside=no_pass).answer(7, beside) == 4
    assert ADVICE.answer(9, Choice(0, "gem", [*BIDS, ("use", 7)], "TOY-01", {}, beside=1)) == 3, "nobody advises it"
