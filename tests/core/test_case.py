"""What there is to say of a piece that cannot be picked."""

from __future__ import annotations

from starboard.core.case import Case, case, in_the_way, need, question_first, told
from starboard.core.choice import Choice
from starboard.core.ruling import Condition, refuse
from starboard.core.text import Text, say

LAID_DOWN = refuse("TOY-1", "is-laid-down", kind="tool")
OUT_OF_REACH = refuse("TOY-2", "out-of-reach")
BROKEN = refuse("TOY-3", "is-broken")
OPENS = say("opens-tool")


class Voice:
    """Says everything as it is."""

    def phrase(self, text: Text) -> Text:
        return text


def asked(prompt: str) -> Choice:
    choice = Choice(0, prompt, (("stay",), ("go",)), "TOY-9", {})
    choice.host = Voice()  # type: ignore[assignment]
    return choice


def tool(*, near: bool, whole: bool) -> Case:
    needs = [need(say("check-near"), near, OUT_OF_REACH, "tool:1"), need(say("check-whole"), whole, BROKEN)]
    return case(LAID_DOWN, OPENS, needs, "shelf")


def test_the_headline_is_the_first_condition_in_the_way():
    assert tool(near=False, whole=False).ruling == OUT_OF_REACH
    assert tool(near=True, whole=False).ruling == BROKEN
    assert tool(near=True, whole=True).ruling == LAID_DOWN


def test_what_can_be_made_so_now_is_in_nobodys_way():
    needs = [need(say("check-near"), False, OUT_OF_REACH, now=True), need(say("check-whole"), False, BROKEN)]

    assert case(LAID_DOWN, OPENS, needs).ruling == BROKEN


def test_all_conditions_are_told_with_what_opens_it():
    grounds = tool(near=True, whole=False).grounds((Condition(say("check-first"), True),))()

    assert [check.text.id for check in tool(near=True, whole=False).checks] == ["check-near", "check-whole"]
    assert (grounds.checks[0].text.id, grounds.opens, grounds.targets) == ("check-first", OPENS, ("shelf",))


def test_at_another_question_that_one_comes_first():
    found = tool(near=False, whole=True)

    assert in_the_way(found, asked("turn"), (), at_the_hub=True) == (OUT_OF_REACH, found.checks)
    other = asked("aside")
    assert in_the_way(found, other, (), at_the_hub=False) == (OUT_OF_REACH, (question_first(other), *found.checks))


def test_what_the_rules_have_against_it_is_told_first():
    open_case = tool(near=True, whole=True)
    refused = [(("go",), BROKEN)]

    ruling, checks = in_the_way(open_case, asked("aside"), refused, at_the_hub=False)
    assert ruling == BROKEN
    assert checks == (*open_case.checks, Condition(told(BROKEN), False, "TOY-3"))

    closed = tool(near=False, whole=True)
    assert in_the_way(closed, asked("turn"), refused, at_the_hub=True) == (BROKEN, closed.checks)


def test_a_reason_is_told_by_its_message():
    assert told(LAID_DOWN) == Text("reason-is-laid-down", {"kind": "tool"})
