"""What a game tells of the difference between two positions, so that options can say what comes of them.

A game brings it in its module `foresight`; `core/odds.py` runs the rules and counts. A game without one still has odds:
whether anything changes, and the scores its scene shows.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any, Literal, Protocol, TypeAlias

import msgspec
from msgspec.structs import replace

from starboard.core.chance import Draw
from starboard.core.choice import Choice, Seat, Value
from starboard.core.text import Arg, Text

RUNS = 200
"""How often the rules are run at most for all the options of a choice: a bound on work, so that the same position has
the same odds on every machine."""
TRIES = 40
"""How often something is tried that cannot be counted out, if there are runs left for it."""


class Effect(msgspec.Struct, frozen=True):
    """One thing that an answer brings about: `what` happens to which `piece`, and how much of it.

    The messages `odds-<what>` and `odds-<what>-brief` say it, with `amount` and `args`. `harm` is what nobody wants;
    what has more `weight` is told first, and what has less than none only if somebody asks for everything. Of what is
    `plain`, such as a price, nobody needs to hear that it is sure.
    """

    what: str
    piece: str = ""
    amount: int = 1
    harm: bool = False
    args: Mapping[str, Arg] = {}
    weight: int = 0
    plain: bool = False


Forecast: TypeAlias = "Sequence[tuple[Effect, Fraction]]"
"""Effects, each with its chance, where a game can tell them without being played."""


class Prospect(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that may come of an answer: how likely it is, and how much of it.

    `low` and `high` bound the chance: they are equal if it is exact, and hold it in 95 of 100 cases if it is sampled.
    `spread` has the chance of every amount but none at all; `mean` is what is to be expected, right within `error`.
    `said` is the chance in words.
    """

    what: str
    piece: str
    text: Text
    brief: Text
    said: Text
    chance: float
    low: float
    high: float
    mean: float
    error: float = 0.0
    spread: list[tuple[int, float]] = []
    harm: bool = False
    weight: int = 0


class Odds(msgspec.Struct, frozen=True, omit_defaults=True):
    """What comes of an answer. Without `tries` it is exact.

    `nothing` says that it changes nothing but its price; `passes` that declining is all it does. `then` are the odds of
    the answers to the question that follows, where that only says more; `ways` to how many places one can go by it,
    one answer after the other. `open` is true where more follows than was looked at: others decide, or it would have
    taken too long.
    """

    key: str
    lines: list[Prospect] = []
    nothing: bool = False
    passes: bool = False
    tries: int = 0
    then: list[Odds] = []
    ways: int = 0
    open: bool = False

    @property
    def exact(self) -> bool:
        """Whether the chances are counted out, not tried."""
        return self.tries == 0

    def in_brief(self, most: int) -> Odds:
        """The same without what follows: the best that the answers to the next question can make of each thing, and
        of all things those that weigh most."""
        best: dict[tuple[str, str], Prospect] = {}
        for line in self._all_lines():
            known = best.get((line.what, line.piece))
            if line.weight >= 0 and (known is None or line.chance > known.chance):
                best[line.what, line.piece] = line
        lines = sorted(best.values(), key=lambda line: -line.weight)
        deeds = [odds for odds in self.then if not odds.passes]
        return replace(self, lines=lines[:most], then=[], ways=self.ways or len(deeds))

    def _all_lines(self) -> Iterator[Prospect]:
        yield from self.lines
        for odds in self.then:
            yield from odds._all_lines()

    def chance_of(self, what: str, piece: str = "") -> float:
        """How likely something is: 0 if nothing of the kind can happen."""
        return next((line.chance for line in self.lines if line.what == what and piece in ("", line.piece)), 0.0)


Verdict: TypeAlias = Literal["hits", "spares", "nears"]
"""What somebody would do to whoever stands in a place: hit, pick another, only come near."""


class Reach(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody who can reach a place: what it would do there and with how much damage, as `text` says. In `n` of `of`
    ways in which what is hidden can lie it hits at once, and in `hits` of the tries before the unit's next turn."""

    piece: str
    verdict: Verdict
    amount: int
    text: Text
    n: int = 0
    of: int = 0
    hits: int = 0


class Find(msgspec.Struct, frozen=True, omit_defaults=True):
    """What lies in a place or is crossed on the way: a sentence about a piece."""

    piece: str
    text: Text


class Danger(msgspec.Struct, frozen=True, omit_defaults=True):
    """What may happen to a unit in a place until its next turn, as things stand.

    `harm[n]` is how often, out of `tries`, it loses `n` in all; `mean` is what is to be expected, right within `error`.
    `shields` take the first of it and `health` is what is left then.
    """

    place: str
    unit: str
    name: Text
    shields: int
    health: int
    reaches: list[Reach] = []
    finds: list[Find] = []
    harm: list[int] = []
    tries: int = 0
    mean: float = 0.0
    error: float = 0.0


class Foresight(Protocol):
    """What a game knows of the future. Nothing here may look at what the seat does not know: a state that is handed in
    is one of those that could be the real one (`resample`)."""

    def effects(self, before: Any, after: Any, /) -> Sequence[Effect]:
        """What has come about between two positions."""

    def is_idle(self, before: Any, after: Any, /) -> bool:
        """Whether nothing has changed but the price of the answer, such as a die that was taken."""

    def recall(self, start: Any, view: Any, /) -> None:
        """Let a state between two steps, whose hidden things were dealt again, be one that leads to a view: whatever
        has come to light since lies where it was found."""

    def unveiled(self, start: Any, before: Any, after: Any, /) -> Sequence[tuple[Any, int]] | None:
        """The ways in which what has come to light can lie, each as a state like `start` (between two steps) and how
        often it is there; none if nothing was hidden, None if they cannot be listed."""

    def alike(self, draw: Draw, /) -> bool:
        """Whether it makes no difference to the effects of an answer what is drawn: a card goes into a hand."""

    def goes_on(self, state: Any, /) -> bool:
        """Whether the step that comes next still belongs to the answer."""

    def passes(self, value: Value, /) -> bool:
        """Whether a value declines: it does nothing, and says so itself."""

    def forecast(self, state: Any, choice: Choice, value: Value, answered: Sequence[Value], /) -> Forecast | None:
        """What comes of a value, where the game can tell without being played; None where it cannot. `answered` are the
        answers of the step under way."""

    def danger(self, state: Any, seat: Seat, place: str, tries: int, /) -> Danger | None:
        """What may happen to the unit a seat is moving if it stops in a place, tried so often where it cannot be
        counted; None if that is no question now."""
