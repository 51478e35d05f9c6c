"""Scenario files: given a position, when this is answered (with these dice and cards), then this follows.

They serve as rule questions, bug reports, puzzles and regression tests. The format is in `docs/scenarios.md`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import msgspec

from starboard.core.content import convert, parse_toml
from starboard.core.errors import ContentError, IllegalAnswer, UnknownName, did_you_mean
from starboard.core.game import Game
from starboard.core.position import Position, Positions

GONE = "gone"
"""What `then` says of a unit that has left the table."""


class Step(msgspec.Struct, forbid_unknown_fields=True):
    """Answers in order, then what is expected. What is left out is not looked at."""

    answer: list[str] = []
    dice: list[str | int | list[str | int]] = []
    asked: str | None = None
    offered: list[str] | None = None
    offers: list[str] = []
    not_offered: list[str] = []
    refused: dict[str, str] = {}
    then: dict[str, Any] = {}
    over: str | None = None


class Scenario(msgspec.Struct, kw_only=True):
    """A scenario file, read."""

    file: str
    title: str
    game: str
    rules: list[str]
    given: dict[str, Any]
    steps: list[Step]


class _Document(msgspec.Struct, forbid_unknown_fields=True):
    title: str
    game: str
    given: dict[str, Any]
    step: list[dict[str, Any]]
    rules: list[str] = []


class Difference(msgspec.Struct, frozen=True):
    """Where play and file part: the step (0 is the given position), what was looked at, both sides."""

    step: int
    what: str
    expected: Any
    got: Any


def read_scenario(text: str, file: str) -> Scenario:
    """The scenario in a TOML document; ContentError says which entry is wrong."""
    document = convert(_Document, parse_toml(text, file), file, "scenario")
    steps = [
        convert(Step, {**step, **_as_lists(step)}, file, f"step {place}") for place, step in enumerate(document.step, 1)
    ]
    if not steps:
        raise ContentError(file, "step", "a scenario needs at least one [[step]]")
    return Scenario(
        file=file,
        title=document.title,
        game=document.game,
        rules=document.rules,
        given=document.given,
        steps=steps,
    )


def _as_lists(step: Mapping[str, Any]) -> dict[str, list[str]]:
    """`answer = "stop"` is as good as `answer = ["stop"]`."""
    return {
        key: [step[key]] for key in ("answer", "offered", "offers", "not_offered") if isinstance(step.get(key), str)
    }


def run_scenario(scenario: Scenario, game: Game[Any], positions: Positions) -> list[Difference]:
    """Play a scenario up to its first step that differs; ContentError where it cannot be played at all."""
    dice = scenario.given.get("dice", [])
    given = positions.read_given({key: value for key, value in scenario.given.items() if key != "dice"}, scenario.file)
    try:
        position = Position(game, positions, given, dice=dice, file=scenario.file)
    except IllegalAnswer as problem:
        return [Difference(0, "dice", dice, str(problem))]
    except UnknownName as problem:
        raise ContentError(scenario.file, "given", str(problem)) from None
    for place, step in enumerate(scenario.steps, 1):
        try:
            found = list(_Run(position, step, place).differences())
        except UnknownName as problem:
            raise ContentError(scenario.file, f"step {place}", str(problem)) from None
        if found:
            return found
    return []


class _Run:
    """One step at a position."""

    def __init__(self, position: Position[Any], step: Step, place: int) -> None:
        self.position = position
        self.step = step
        self.place = place

    def differences(self) -> Iterator[Difference]:
        """Answer, then compare."""
        before = len(self.position.table.entries)
        self.position.load(self.step.dice)
        for key in self.step.answer:
            if not self.position.is_offered(key):
                offered = [] if self.position.table.over else self.position.offered
                yield self._difference(f"answer {key}", "offered", offered)
                return
            try:
                self.position.answer(key)
            except IllegalAnswer as problem:
                yield self._difference("dice", self.step.dice, str(problem))
                return
        used = sum(1 for entry in self.position.table.entries[before:] if not isinstance(entry, str))
        if used < len(self.step.dice):
            yield self._difference("dice", self.step.dice, f"only {used} rolls and draws")
        for look in (self._questions, self._options, self._refusals, self._facts):
            yield from look()

    def _difference(self, what: str, expected: Any, got: Any) -> Difference:
        return Difference(self.place, what, expected, got)

    def _questions(self) -> Iterator[Difference]:
        step, position = self.step, self.position
        if step.asked is not None and step.asked != position.asked:
            yield self._difference("asked", step.asked, position.asked)
        if step.over is not None:
            outcome = position.table.outcome
            result = outcome.result if outcome else ""
            if result != step.over:
                yield self._difference("over", step.over, result)

    def _options(self) -> Iterator[Difference]:
        step, position = self.step, self.position
        offered = [] if position.table.over else position.offered
        keys = {position.with_ids(key) for key in offered}

        def expected(wanted: list[str], holds: Callable[[set[str]], bool], what: str) -> Iterator[Difference]:
            if not holds({position.with_ids(key) for key in wanted}):
                yield self._difference(what, wanted, offered)

        if step.offered is not None:
            yield from expected(step.offered, keys.__eq__, "offered")
        yield from expected(step.offers, keys.issuperset, "offers")
        yield from expected(step.not_offered, keys.isdisjoint, "not_offered")

    def _refusals(self) -> Iterator[Difference]:
        for key, rule in self.step.refused.items():
            try:
                ruling = self.position.why_not(key)
            except IllegalAnswer as problem:
                yield self._difference(f"refused {key}", rule, str(problem))
                continue
            got = "offered" if ruling is None else ruling.rule
            if got != rule:
                yield self._difference(f"refused {key}", rule, got)

    def _facts(self) -> Iterator[Difference]:
        for path, expected in self.step.then.items():
            got = self._fact(path)
            if got != expected:
                yield self._difference(f"then {path}", expected, got)

    def _fact(self, path: str) -> Any:
        name, *fields = path.split(".")
        found: Any = self.position.facts_of(name)
        if found is None:
            return GONE
        if not fields:
            return "here"
        for field in fields:
            if not isinstance(found, Mapping) or field not in found:
                known = [str(key) for key in found] if isinstance(found, Mapping) else []
                raise UnknownName(f"'{path}' looks at '{field}', which is unknown{did_you_mean(field, known)}")
            found = found[field]
        return found
