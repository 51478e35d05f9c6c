"""Choices: one at a time, several in a row, several seats at once; each costs nothing where nothing is left to pick."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.core.choice import (
    Asides,
    Choice,
    First,
    Flow,
    Value,
    ask_beside,
    choose,
    choose_each,
    choose_first,
    choose_legal,
    choose_some,
)
from starboard.core.errors import IllegalAnswer, RulesBug
from starboard.core.ruling import ALLOWED, Ruling, refuse
from support.toy import toy


def run(flow: object, *answers: object) -> tuple[list[Any], object]:
    """Drive a flow with answers; the choices it stopped at, and what it gave back."""
    steps = flow.__await__()  # type: ignore[attr-defined]
    asked = []
    sent: object = None
    for answer in (*answers, None):
        try:
            asked.append(steps.send(sent))
        except StopIteration as done:
            return asked, done.value
        sent = answer
    return asked, None


A, B, C = ("pick", "a"), ("pick", "b"), ("pick", "c")
DONE = ("done",)


def test_one_value_is_taken_without_asking():
    assert run(choose(0, "which", [A], rule="XX-01")) == ([], A)


def test_one_value_is_asked_where_the_player_should_feel_it():
    asked, answer = run(choose(0, "which", [A], rule="XX-01", always=True), A)

    assert [choice.values for choice in asked] == [[A]]
    assert answer == A


NUMBERS: dict[Value, int] = {A: 1, B: 2, C: 3}


def is_odd(number: int) -> Ruling:
    return ALLOWED if number % 2 else refuse("XX-02", "even")


def test_what_the_predicate_allows_is_offered_and_the_rest_has_its_reason():
    ((choice,), answer) = run(choose_legal(0, "which", NUMBERS, is_odd, rule="XX-01"), C)

    assert (choice.values, answer) == ([A, C], C)
    assert [(value, ruling.rule) for value, ruling in choice.refused()] == [(B, "XX-02")]


def test_more_may_be_thought_of_than_is_worth_looking_at():
    flow = choose_legal(0, "which", {A: 1, C: 3}, is_odd, rule="XX-01", thought_of=lambda: {**NUMBERS, DONE: 4})
    ((choice,), _) = run(flow, A)

    assert choice.values == [A, C]
    assert [value for value, _ in choice.refused()] == [B, DONE]


def test_the_only_legal_value_is_taken_without_asking_unless_the_player_should_feel_it():
    some: dict[Value, int] = {A: 1, B: 2}
    ((choice,), answer) = run(choose_legal(0, "which", some, is_odd, rule="XX-01", always=True), A)

    assert run(choose_legal(0, "which", some, is_odd, rule="XX-01")) == ([], A)
    assert (choice.values, answer) == ([A], A)


def test_what_is_offered_besides_is_always_legal():
    ((choice,), answer) = run(choose_legal(0, "which", {A: 1, B: 2}, is_odd, rule="XX-01", besides=[DONE]), DONE)

    assert (choice.values, answer) == ([A, DONE], DONE)
    assert run(choose_legal(0, "which", {B: 2}, is_odd, rule="XX-01", besides=[DONE])) == ([], DONE)


def test_a_choice_without_a_legal_value_is_a_bug():
    with pytest.raises(AssertionError, match="the choice 'which' is empty"):
        run(choose_legal(0, "which", {B: 2}, is_odd, rule="XX-01"))


def test_a_choice_carries_its_seat_and_rule():
    ((choice,), _) = run(choose(2, "which", [A, B], rule="XX-01", hero="wrex"), B)

    assert (choice.seat, choice.rule, choice.args) == (2, "XX-01", {"hero": "wrex"})


def test_a_choice_has_texts_and_keys_at_a_table():
    table = toy()
    choice = table.choice
    assert choice is not None

    assert choice.text.id == "prompt-bid"
    assert choice.keys == ["bid:0", "bid:1", "bid:2"]
    assert [option.text.id for option in choice.options] == ["option-bid"] * 3
    assert choice.options[1].targets == ("1",)


def test_an_empty_choice_is_a_bug():
    with pytest.raises(AssertionError, match="'which' is empty"):
        run(choose(0, "which", [], rule="XX-01"))


def test_some_are_picked_one_at_a_time_until_there_are_enough():
    asked, answer = run(choose_some(0, "which", [A, B, C], rule="XX-01", most=2), C, A)

    assert [choice.values for choice in asked] == [[A, B, C, DONE], [A, B, DONE]]
    assert [choice.args["picked"] for choice in asked] == [0, 1]
    assert answer == [C, A]


def test_done_ends_the_picking():
    assert run(choose_some(0, "which", [A, B, C], rule="XX-01", most=3), B, DONE)[1] == [B]


def test_done_is_offered_only_when_enough_are_picked():
    asked, _ = run(choose_some(0, "which", [A, B, C], rule="XX-01", most=3, least=2), A, B, DONE)

    assert [DONE in choice.values for choice in asked] == [False, False, True]


def test_what_must_be_picked_is_not_asked():
    assert run(choose_some(0, "which", [A], rule="XX-01", most=2, least=1)) == ([], [A])


def test_nothing_to_pick_from_is_no_question():
    assert run(choose_some(0, "which", [], rule="XX-01", most=2)) == ([], [])


def test_all_seats_are_asked_at_once_and_answer_in_any_order():
    table = toy(seats=3)
    assert [choice.seat for choice in table.choices] == [0, 1, 2]
    assert all(choice.secret for choice in table.choices)

    table.answer("bid:0", seat=2)
    table.answer("bid:1", seat=0)
    assert [choice.seat for choice in table.choices] == [1]
    assert table.state.phase == "bid"
    table.answer("bid:2", seat=1)

    assert table.state.order == [1, 0, 2]


def test_the_order_of_answers_makes_no_difference_to_what_happens():
    first, second = toy(seats=3), toy(seats=3)
    bids = {0: "bid:1", 1: "bid:2", 2: "bid:0"}
    for seat in (0, 1, 2):
        first.answer(bids[seat], seat=seat)
    for seat in (2, 0, 1):
        second.answer(bids[seat], seat=seat)

    assert first.state == second.state


def test_a_seat_with_one_secret_thing_to_do_is_asked_like_the_others():
    """Not to be asked would tell them that there was nothing to choose from."""
    table = toy(seats=2, broken="poor")

    assert [choice.seat for choice in table.choices] == [0, 1]
    table.answer("bid:0", seat=0)
    table.answer("bid:1", seat=1)
    assert table.state.order == [1, 0]


def test_a_seat_with_one_open_thing_to_do_is_not_asked():
    ((together,), answers) = run(choose_each([ask(0, A), ask(1, A, B)]), [B])

    assert [choice.seat for choice in together.choices] == [1]
    assert answers == [A, B]


def test_a_secret_choice_is_asked_also_where_there_is_one_thing_to_pick():
    asked, answer = run(choose(0, "which", [A], rule="XX-01", secret=True), A)

    assert [(choice.secret, choice.values) for choice in asked] == [(True, [A])]
    assert answer == A


# --- whoever is first ----------------------------------------------------------------------------------------------

PASS = ("pass",)


def ask(seat: int, *values: Value) -> Choice:
    return Choice(seat, "which", list(values), "XX-01", {})


def test_the_first_who_does_not_pass_settles_it():
    ((first,), found) = run(choose_first([ask(0, A, PASS), ask(1, B, PASS)], PASS), (1, B))
    assert isinstance(first, First)

    assert found == (1, B)
    assert not first.is_settled_by(PASS)
    assert first.is_settled_by(B)
    assert first.result({0: PASS, 1: B}) == (1, B)


def test_where_everybody_passes_nobody_is_first():
    assert First([ask(0, A, PASS), ask(1, B, PASS)], PASS).result({1: PASS, 0: PASS}) is None


def test_everybody_must_be_able_to_pass():
    with pytest.raises(AssertionError, match="everybody may pass"):
        run(choose_first([ask(0, A, PASS), ask(1, B)], PASS))


def test_nobody_to_ask_is_nobody_first():
    assert run(choose_first([], PASS)) == ([], None)


def test_a_seat_answers_once_only():
    table = toy(seats=3)
    table.answer("bid:1", seat=1)

    with pytest.raises(IllegalAnswer, match="seat 1 is not asked anything now; seat 0 is"):
        table.answer("bid:2", seat=1)


def test_an_empty_choice_at_a_table_is_a_bug_of_the_rules():
    table = toy(broken="empty")
    table.answer("bid:2", seat=0)
    table.answer("bid:1", seat=1)

    with pytest.raises(RulesBug, match="the choice 'nothing' is empty"):
        table.answer("pass")


# --- beside a question ----------------------------------------------------------------------------------------


class Window:
    """Something that can be used once beside the questions of a flow; what happens is written down."""

    def __init__(self) -> None:
        self.left = 1
        self.story: list[object] = []

    async def use(self) -> None:
        self.left -= 1
        self.story.append("used")

    def asides(self) -> Asides:
        return Asides({DONE: self.use} if self.left else {})

    async def flow(self) -> None:
        self.story.append(await Choice(0, "which", [A, B], "XX-01", {}))
        self.story.append(await Choice(0, "which", [A, C], "XX-01", {}))

    def passed(self) -> None:
        self.story.append("passed")

    async def asked_of(self, seat: int, flow: Flow) -> bool:
        return await ask_beside(seat, flow, self.asides, self.passed)


def test_what_may_be_done_beside_a_question_comes_with_the_first_and_with_no_other():
    window = Window()

    asked, gone = run(window.asked_of(0, window.flow), A, C)

    assert [(choice.values, choice.beside) for choice in asked] == [([A, B, DONE], 1), ([A, C], 0)]
    assert asked[0].alone().values == [A, B]
    assert window.story == ["passed", A, C]
    assert gone is True


def test_an_aside_is_done_and_the_question_asked_again():
    window = Window()

    asked, _ = run(window.asked_of(0, window.flow), DONE, B, A)

    assert [choice.values for choice in asked] == [[A, B, DONE], [A, B], [A, C]]
    assert window.story == ["used", "passed", B, A]


def test_a_flow_that_asks_nothing_leaves_the_moment_open():
    window = Window()

    async def silent() -> None:
        window.story.append("nothing to do")

    assert run(window.asked_of(0, silent)) == ([], False)
    assert window.story == ["nothing to do"]


def test_a_question_to_somebody_else_comes_without_asides():
    window = Window()

    asked, gone = run(window.asked_of(1, window.flow), B, A)

    assert [choice.values for choice in asked] == [[A, B], [A, C]]
    assert gone is True


def test_one_value_is_asked_if_something_may_be_done_beside_it():
    window = Window()

    asked, answer = run(choose(0, "which", [A], rule="XX-01", beside=window.asides()), DONE)

    assert [(choice.values, choice.beside) for choice in asked] == [([A, DONE], 1)]
    assert answer == DONE


def test_why_not_covers_a_question_and_what_is_beside_it():
    no = refuse("XX-02", "no")
    asides = Asides({DONE: Window().use}, lambda: [(C, no)])

    choice = Choice(0, "which", [A], "XX-01", {}, lambda: [(B, no)]).along(asides)

    assert choice.refused is not None
    assert [value for value, _ in choice.refused()] == [B, C]
