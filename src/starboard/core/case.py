"""What there is to say of a piece that cannot be picked: conditions in the order of play, each with its refusal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from starboard.core.choice import Choice, Value
from starboard.core.ruling import Condition, Grounds, Ruling
from starboard.core.text import Text, say


class Need(NamedTuple):
    """A condition, and the refusal that rests on it where it does not hold."""

    check: Condition
    against: Ruling


class Case(NamedTuple):
    """The headline, the conditions, what opens it, where that is and the way there. `opens` says what the thing is for,
    too."""

    ruling: Ruling
    checks: tuple[Condition, ...]
    opens: Text
    targets: tuple[str, ...] = ()
    way: tuple[str, ...] = ()

    def grounds(self, checks: tuple[Condition, ...]) -> Callable[[], Grounds]:
        """What a refusal rests on that is about this case, with other conditions."""
        return lambda: Grounds(checks, self.opens, self.targets, self.way)


def need(
    text: Text, holds: bool, ruling: Ruling, *targets: str, now: bool = False, parts: tuple[Condition, ...] = ()
) -> Need:
    """A condition under the rule of its refusal."""
    return Need(Condition(text, holds, ruling.rule, targets, parts, now), ruling)


def case(otherwise: Ruling, opens: Text, needs: Sequence[Need] = (), *targets: str) -> Case:
    """A case whose headline is the first condition in the way; `otherwise` where none is."""
    found = against(needs)
    return Case(otherwise if found is None else found, tuple(need.check for need in needs), opens, targets)


def against(needs: Sequence[Need]) -> Ruling | None:
    """The refusal of the first condition that stands in the way; None if nothing does."""
    return next((need.against for need in needs if need.check.missing), None)


def in_the_way(
    case: Case, choice: Choice, refused: Sequence[tuple[Value, Ruling]], *, at_the_hub: bool
) -> tuple[Ruling, tuple[Condition, ...]]:
    """The refusal of something that whoever is asked `choice` cannot pick, and the conditions it rests on.

    What the rules have against it comes before what the case says; at another question than the one a turn is made of,
    that one is answered first.
    """
    if not refused:
        return case.ruling, case.checks if at_the_hub else (question_first(choice), *case.checks)
    ruling = refused[0][1]
    if any(check.missing for check in case.checks):
        return ruling, case.checks
    return ruling, (*case.checks, Condition(told(ruling), False, ruling.rule))


def told(ruling: Ruling) -> Text:
    """The reason of a ruling as a part of another sentence."""
    assert ruling.reason is not None, "only a refusal has a reason"
    return Text(f"reason-{ruling.reason.id}", ruling.reason.args)


def question_first(choice: Choice) -> Condition:
    """Something else is asked now, and whoever asks can answer it."""
    return Condition(say("check-question-first", asked=choice.text), False, choice.rule, now=True)


def your_decision(rule: str, *targets: str) -> Condition:
    """Somebody else is asked now; it takes a question to whoever asks."""
    return Condition(say("check-your-decision"), False, rule, targets)
