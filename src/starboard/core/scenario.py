"""Scenario files: given a position, when this is answered (with these dice and cards), then this follows.

They serve as rule questions, bug reports, puzzles and regression tests. The format is in `docs/scenarios.md`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import msgspec

from starboard.core.chance import UnfitOutcome
from starboard.core.content import Findings, convert, parse_toml
from starboard.core.errors import ContentError, IllegalAnswer, UnknownName, did_you_mean
from starboard.core.event import Event, event_name
from starboard.core.game import Game
from starboard.core.happening import Happening, written
from starboard.core.position import LeftOver, Position, Positions, unfit

GONE = "gone"
"""What `then` says of a unit that has left the table."""


class Step(msgspec.Struct, forbid_unknown_fields=True):
    """Answers in order, then what is expected. What is left out is not looked at."""

    answer: list[str] = []
    dice: list[str | int | list[str | int]] = []
    happened: list[str] = []
    asked: str | None = None
    asks: dict[str, str] | None = None
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
        key: [step[key]]
        for key in ("answer", "happened", "offered", "offers", "not_offered")
        if isinstance(step.get(key), str)
    }


def read_position(scenario: Scenario, positions: Positions) -> tuple[Any, Any]:
    """The position a scenario begins with, as given and as a state; ContentError with all that is wrong with it."""
    plain = {key: value for key, value in scenario.given.items() if key != "dice"}
    given = positions.read_given(plain, scenario.file)
    state, _ = positions.build(given, scenario.file)
    findings = Findings()
    for sentence in positions.check(state):
        with findings:
            raise ContentError(scenario.file, "given", sentence)
    findings.settle()
    return given, state


def run_scenario(scenario: Scenario, game: Game[Any], positions: Positions) -> list[Difference]:
    """Play a scenario up to its first step that differs; ContentError where it cannot be played at all."""
    dice = scenario.given.get("dice", [])
    given, state = read_position(scenario, positions)
    try:
        position = Position(game, positions, given, dice=dice, file=scenario.file)
    except UnfitOutcome as problem:
        return [Difference(0, "dice", dice, unfit(problem, positions.chances(state)))]
    except LeftOver as problem:
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


def said(event: Event, position: Position[Any]) -> str:
    """An event as a line of `happened` says it, with all its fields but the rule and those that are empty."""
    told = {field: written(value) for field, value in position.told(event).items() if field != "rule"}
    fields = [f" {field}={position.with_letters(value)}" for field, value in told.items() if value]
    return event_name(type(event)) + "".join(fields)


class _Run:
    """One step at a position."""

    def __init__(self, position: Position[Any], step: Step, place: int) -> None:
        self.position = position
        self.step = step
        self.place = place

    def differences(self) -> Iterator[Difference]:
        """Answer, then compare."""
        self.position.load(self.step.dice)
        for key in self.step.answer:
            if not self.position.is_offered(key):
                offered = [] if self.position.table.over else self.position.offered
                yield self._difference(f"answer {key}", "offered", offered)
                return
            try:
                self.position.answer(key)
            except UnfitOutcome as problem:
                yield self._difference("dice", self.step.dice, unfit(problem, self.position.chances))
                return
        left = len(self.position.table.loaded)
        if left:
            yield self._difference("dice", self.step.dice, str(LeftOver(len(self.step.dice) - left)))
        for look in (self._events, self._questions, self._options, self._refusals, self._facts):
            yield from look()

    def _difference(self, what: str, expected: Any, got: Any) -> Difference:
        return Difference(self.place, what, expected, got)

    def _events(self) -> Iterator[Difference]:
        """What was announced since the last step: all that is expected, in this order, perhaps among others."""
        news = [event for event, _ in self.position.table.news()]
        expected = [Happening.read(line, self.position.table.game.name) for line in self.step.happened]
        ahead = iter(news)
        for happening in expected:
            if not any(happening.fits(event, self.position.told, self.position.with_ids) for event in ahead):
                yield self._difference("happened", self.step.happened, [said(each, self.position) for each in news])
                return

    def _questions(self) -> Iterator[Difference]:
        step, position = self.step, self.position
        if step.asks is not None and step.asks != position.asks:
            yield self._difference("asks", step.asks, position.asks)
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
        keys = set(map(position.addressed, offered))

        def expected(
            wanted: list[str], holds: Callable[[set[tuple[int, str]]], bool], what: str
        ) -> Iterator[Difference]:
            if not holds(set(map(position.addressed, wanted))):
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
