"""Causes as people read them: how each is named, and what can be opened to read the whole of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from typing import TypeVar

import msgspec

from starboard.core.choice import Seat
from starboard.core.event import ANSWER, BESIDE, SET_UP, TOGETHER, Cause
from starboard.core.modules import CAUSES, Causes, Page
from starboard.core.text import Text, say

T = TypeVar("T")

_EVERYWHERE = {
    SET_UP.kind: say("because-set-up"),
    TOGETHER.kind: say("because-answers"),
    BESIDE.kind: say("because-note"),
}
"""The names of what all games have, besides answers."""


class Because(msgspec.Struct, frozen=True, omit_defaults=True):
    """What made something happen, for the log: its name, the id of what can be opened to read it whole, and for an
    answer the seat that gave it."""

    kind: str
    text: Text
    opens: str = ""
    seat: int = -1


def because(game: str, cause: Cause, seat: Seat) -> Because:
    """A cause as a seat may know it. Answers are named alike in all games, whatever else acts by the game itself."""
    if cause.kind == ANSWER:
        text = None if cause.secret and seat != cause.seat else cause.text
        return Because(ANSWER, say("because-secret") if text is None else text, seat=cause.seat)
    shared = _EVERYWHERE.get(cause.kind)
    if shared is not None:
        return Because(cause.kind, shared)
    return _named(game, cause)


@lru_cache(maxsize=2048)
def _named(game: str, cause: Cause) -> Because:
    """What acts by the game itself. The same few things do so again and again, at every table."""
    named = _causes(game)
    if named is None:
        return Because(cause.kind, say("because-rules"))
    return Because(cause.kind, named.because(cause), named.opens(cause))


def page(game: str, cause: Cause) -> Page | None:
    """The whole of a cause, to be read; None if there is nothing more to read than its name."""
    named = _causes(game)
    return named.page(cause) if named is not None and cause.kind != ANSWER and named.opens(cause) else None


def heads(game: str, lines: Iterable[tuple[T, Cause]], seat: Seat) -> Iterator[tuple[T, Because | None]]:
    """Lines with their causes: the first of those in a row that have the same one names it, the others do not."""
    last: Cause | None = None
    told: Because | None = None
    for line, cause in lines:
        if cause is last:
            yield line, None
            continue
        named = because(game, cause, seat)
        yield line, None if named == told else named
        last, told = cause, named


@cache
def _causes(game: str) -> Causes | None:
    return CAUSES.of(game)
