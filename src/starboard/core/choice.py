"""Choices: what a rule asks a seat, and how it is cheap until somebody looks.

A rule offers *values*: small tuples, a verb first (`("move", 17)`). The game gives a value its stable key
(`move:E5`), its text and the scene pieces it is about, only when a client, a log or a test reads them.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Generator, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from itertools import chain
from types import coroutine
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

import msgspec

from starboard.core.ruling import Ruling
from starboard.core.text import Arg, Text

Seat: TypeAlias = int
SPECTATOR: Seat = -1
"""Whoever only watches: knows what everybody knows."""

Value: TypeAlias = "tuple[str | int, ...]"
Rulings: TypeAlias = Iterable["tuple[Value, Ruling]"]
Refused: TypeAlias = Callable[[], Rulings]
Flow: TypeAlias = Callable[[], Awaitable[object]]
"""A rule that may stop and ask, not begun yet."""
T = TypeVar("T")
Ways: TypeAlias = Callable[[], Iterable["tuple[Sequence[Value], int]"]]


class Option(msgspec.Struct, frozen=True):
    """One thing that can be answered: a stable key, a text, the pieces it is about."""

    key: str
    text: Text
    targets: tuple[str, ...] = ()


class Way(msgspec.Struct, frozen=True, omit_defaults=True):
    """Answers in a row that lead somewhere: their keys, the last of them, and the harm known to come of it.

    A convenience for whoever answers: each key is an answer of its own, and may no longer be offered when its
    turn comes.
    """

    keys: list[str]
    last: Option
    harm: int = 0


class Host(Protocol):
    """Who names the values of a choice: the voice of the table it was asked at."""

    def option(self, value: Value) -> Option: ...
    def key(self, value: Value) -> str: ...
    def phrase(self, text: Text) -> Text: ...


class Asides(msgspec.Struct, eq=False):
    """What may be done beside an open question, and the flow of each; answering the question declines them all."""

    flows: Mapping[Value, Flow]
    refused: Refused | None = None


class Choice(msgspec.Struct, eq=False):
    """A question to one seat. `values` is what may be answered; `refused` says why the rest may not.

    The last `beside` of the values are no answers to the question: they may be done before it is answered.
    """

    seat: Seat
    prompt: str
    values: Sequence[Value]
    rule: str
    args: dict[str, Arg]
    refused: Refused | None = None
    secret: bool = False
    ways_on: Ways | None = None
    beside: int = 0
    host: Host | None = None

    def __await__(self) -> Generator[Choice, Any, Value]:
        value: Value = yield self
        return value

    def along(self, asides: Asides) -> Choice:
        """The same question, with what may be done beside it."""
        return Choice(
            self.seat,
            self.prompt,
            [*self.values, *asides.flows],
            self.rule,
            self.args,
            both(self.refused, asides.refused),
            self.secret,
            self.ways_on,
            len(asides.flows),
        )

    def alone(self) -> Choice:
        """The same question without what may be done beside it."""
        answers = self.values[: len(self.values) - self.beside]
        return Choice(
            self.seat,
            self.prompt,
            answers,
            self.rule,
            self.args,
            self.refused,
            self.secret,
            self.ways_on,
            host=self.host,
        )

    @property
    def text(self) -> Text:
        """The question as text, with names for ids: the message `prompt-<prompt>`."""
        assert self.host is not None, "a choice is read at a table"
        return self.host.phrase(Text(f"prompt-{self.prompt}", self.args))

    @property
    def options(self) -> list[Option]:
        """What may be answered, with key, text and targets."""
        assert self.host is not None, "a choice is read at a table"
        return [self.host.option(value) for value in self.values]

    @property
    def keys(self) -> list[str]:
        """The keys alone."""
        assert self.host is not None, "a choice is read at a table"
        return [self.host.key(value) for value in self.values]

    @property
    def ways(self) -> list[Way]:
        """Where this answer and the next ones of its kind can lead, for clients that answer several at once."""
        if self.ways_on is None:
            return []
        host = self.host
        assert host is not None, "a choice is read at a table"
        ways = list(self.ways_on())
        keys = {value: host.key(value) for values, _ in ways for value in values}
        return [Way([keys[value] for value in values], host.option(values[-1]), harm) for values, harm in ways]


class Legality(msgspec.Struct, Generic[T], eq=False):
    """What may be answered, written once: what was thought of, and the predicate that allows it or says why not.

    It is what the `refused` of a choice returns, so it is made only when somebody asks. `candidates` holds the values
    that were thought of, each with the thing it means. Whoever offers values that were found in a quicker way offers
    exactly those of the candidates that `can` allows: a contract test holds the two side by side.
    """

    candidates: Mapping[Value, T]
    can: Callable[[T], Ruling]

    def __iter__(self) -> Iterator[tuple[Value, Ruling]]:
        for value, thing in self.candidates.items():
            ruling = self.can(thing)
            if not ruling:
                yield value, ruling


_asks_all: ContextVar[bool] = ContextVar("asks_all", default=False)
"""Whether a question with one answer is asked all the same: of those who look ahead, and of nobody beside them."""


def settles() -> bool:
    """Whether rules go on without asking where there is nothing to pick from, as they do in play: a rule may look
    before it makes a question."""
    return not _asks_all.get()


@contextmanager
def everything_asked() -> Iterator[None]:
    """Rules that run in here ask even where there is one thing to pick: for whoever wants to see what they would ask,
    and why the rest is not offered, on a copy of a state."""
    before = _asks_all.set(True)
    try:
        yield
    finally:
        _asks_all.reset(before)


class Settled(msgspec.Struct, eq=False):
    """A choice that is none: there was only one thing to pick."""

    value: Value

    def __await__(self) -> Generator[Choice, Any, Value]:
        yield from ()
        return self.value


class Together(msgspec.Struct, eq=False):
    """Questions to several seats at once; nobody's answer is acted on before all are in."""

    choices: list[Choice]

    def __await__(self) -> Generator[Together, Any, list[Value]]:
        values: list[Value] = yield self
        return values

    def is_settled_by(self, value: Value) -> bool:
        """Whether this answer ends the question for all."""
        return False

    def result(self, answers: Mapping[Seat, Value]) -> list[Value]:
        """What the rule gets: the answers in the order of the choices."""
        return [answers[choice.seat] for choice in self.choices]


class First(msgspec.Struct, eq=False):
    """Questions to several seats at once; the first answer other than `passing` counts, and ends it for all."""

    choices: list[Choice]
    passing: Value

    def __await__(self) -> Generator[First, Any, tuple[Seat, Value] | None]:
        found: tuple[Seat, Value] | None = yield self
        return found

    def is_settled_by(self, value: Value) -> bool:
        """Whether this answer ends the question for all."""
        return value != self.passing

    def result(self, answers: Mapping[Seat, Value]) -> tuple[Seat, Value] | None:
        """What the rule gets: who answered what, or None where everybody passed."""
        return next(((seat, value) for seat, value in answers.items() if value != self.passing), None)


def both(first: Refused | None, second: Refused | None) -> Refused | None:
    """Why neither of two questions can be answered in another way."""
    if first is None or second is None:
        return first or second
    return lambda: _joined(first(), second())


def _joined(
    first: Iterable[tuple[Value, Ruling]], second: Iterable[tuple[Value, Ruling]]
) -> Iterable[tuple[Value, Ruling]]:
    if not isinstance(first, Legality) or not isinstance(second, Legality):
        return chain(first, second)
    things = {
        value: (legality.can, thing) for legality in (first, second) for value, thing in legality.candidates.items()
    }
    return Legality(things, lambda known: known[0](known[1]))


@coroutine
def ask_beside(
    seat: Seat, flow: Flow, asides: Callable[[], Asides], passed: Callable[[], None]
) -> Generator[Any, Any, bool]:
    """Run a flow whose first question to a seat is asked together with what else may be done at that moment.

    An aside that is picked is done, and the flow begins again: until its first question it changes nothing. Once that
    is answered, or something else comes first, the moment is gone, and `passed` is called. Says whether it is; where
    the flow ends without asking anybody, it is not.
    """
    while True:
        steps = flow().__await__()
        try:
            request = next(steps)
        except StopIteration:
            return False
        found = asides() if request.__class__ is Choice and request.seat == seat else None
        if found is None or not found.flows:
            answer = yield request
            break
        answer = yield request.along(found)
        if answer not in found.flows:
            break
        steps.close()
        yield from found.flows[answer]().__await__()
    passed()
    while True:
        try:
            request = steps.send(answer)
        except StopIteration:
            return True
        answer = yield request


def choose(
    seat: Seat,
    prompt: str,
    values: Sequence[Value],
    *,
    rule: str,
    refused: Refused | None = None,
    ways_on: Ways | None = None,
    beside: Asides | None = None,
    always: bool = False,
    secret: bool = False,
    **args: Arg,
) -> Awaitable[Value]:
    """Ask a seat to pick one value. One value is taken without asking, unless the player should feel it.

    What may be done `beside` the question is offered with it; whoever asks carries it out and asks again.

    What is answered in `secret` is named to nobody else, and always asked: not being asked would tell something.

    `refused` is called only when somebody asks why something is not offered: it yields the values that were
    thought of and the ruling against each. `ways_on` is called only when a client draws where this can lead: it
    yields values to answer in a row, and the harm known to come of it.
    """
    if beside is not None and beside.flows:
        return Choice(seat, prompt, values, rule, args, refused, secret, ways_on).along(beside)
    if len(values) == 1 and not always and not secret and not _asks_all.get():
        return Settled(values[0])
    assert values, f"the choice {prompt!r} is empty"
    return Choice(seat, prompt, values, rule, args, refused, secret, ways_on)


def choose_legal(
    seat: Seat,
    prompt: str,
    candidates: Mapping[Value, T],
    can: Callable[[T], Ruling],
    *,
    rule: str,
    besides: Sequence[Value] = (),
    thought_of: Callable[[], Mapping[Value, T]] | None = None,
    always: bool = False,
    **args: Arg,
) -> Awaitable[Value]:
    """Ask a seat to pick one of the candidates that `can` allows, or a value `besides` them, such as to decline.

    The same predicate says why the others are not offered; so it does of all that is `thought_of`, where the candidates
    are only those worth looking at. The thing that was picked is `candidates.get(...)` of the answer.

        units = {("heal", unit.id): unit for unit in units_near(state, hero)}
        picked = await choose_legal(hero.seat, "heal-whom", units, can_be_healed, besides=[DECLINE], rule="HG-MEDI-01")
        unit = units.get(picked)
    """
    values = [value for value, thing in candidates.items() if can(thing)]
    values += besides
    if len(values) == 1 and not always and not _asks_all.get():
        return Settled(values[0])
    assert values, f"the choice {prompt!r} is empty"
    return Choice(
        seat, prompt, values, rule, args, lambda: Legality(candidates if thought_of is None else thought_of(), can)
    )


async def choose_some(
    seat: Seat,
    prompt: str,
    values: Sequence[Value],
    *,
    rule: str,
    most: int,
    least: int = 0,
    done: Value = ("done",),
    **args: Arg,
) -> list[Value]:
    """Pick up to `most` different values one at a time; `done` is offered once `least` are picked."""
    left = list(values)
    picked: list[Value] = []
    while left and len(picked) < most:
        offered = [*left, done] if len(picked) >= least else left
        value = offered[0]
        if len(offered) > 1:
            value = await Choice(seat, prompt, offered, rule, {**args, "picked": len(picked), "most": most})
        if value == done:
            break
        left.remove(value)
        picked.append(value)
    return picked


async def choose_each(choices: Sequence[Choice]) -> list[Value]:
    """Ask several seats at once; the answers come in the order of the choices, when all are in.

    Who has one thing to pick is not asked, unless it is secret.
    """
    asked = [choice for choice in choices if choice.secret or len(choice.values) > 1]
    answers = iter(await Together(asked)) if asked else iter(())
    return [next(answers) if choice in asked else choice.values[0] for choice in choices]


async def choose_first(choices: Sequence[Choice], passing: Value) -> tuple[Seat, Value] | None:
    """Ask several seats at once whether one of them wants to step in: who answered first and what, or None.

    Everybody may pass, so `passing` is among the values of each. Ask everybody who could step in as far as the
    others know, also those who hold nothing to step in with: the choices are secret.
    """
    assert all(passing in choice.values for choice in choices), "everybody may pass"
    return await First(list(choices), passing) if choices else None
