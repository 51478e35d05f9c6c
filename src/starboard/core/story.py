"""Passages of a story: prose with a number, and what the game does when somebody has read it.

Nobody may know a passage before it is reached: a state holds the numbers of those that are, a view their text, and a
page of the scene shows them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Generic, TypeVar

import msgspec

from starboard.core.content import Bound
from starboard.core.scene import Piece, Zone
from starboard.core.text import NO_WORDS, Words

N = TypeVar("N", bound=int | str)
"""What passages are numbered with: 76, or `BZ103`."""


class Passage(msgspec.Struct, Generic[N], frozen=True, forbid_unknown_fields=True):
    """A passage as a content file has it: the story first, the game text and its effects after."""

    number: N
    title: Words
    story: Words
    game: Words = NO_WORDS
    effects: list[dict[str, Any]] = []


class PassageView(msgspec.Struct, Generic[N], frozen=True):
    """A passage that has been reached. Others are not even named."""

    number: N
    title: Words
    story: Words
    game: Words


def reached(passage: Passage[N]) -> PassageView[N]:
    """What is to be read of a passage."""
    return PassageView(passage.number, passage.title, passage.story, passage.game)


def bind_passages(
    passages: Iterable[Passage[N]], bind: Callable[[Mapping[str, Any], str], Bound]
) -> dict[N, tuple[Bound, ...]]:
    """By number, the effects of passages; `bind` is given an effect and the name of the entry it stands in."""
    return {
        passage.number: tuple(bind(effect, f"passage {passage.number}") for effect in passage.effects)
        for passage in passages
    }


def page(id: str, passages: Iterable[PassageView[N]]) -> Zone:
    """The passages that have been reached, as a page of prose."""
    pieces = [
        Piece(
            f"passage:{passage.number}",
            "passage",
            facts={"title": passage.title, "story": passage.story, "game": passage.game},
        )
        for passage in passages
    ]
    return Zone(id, "page", pieces=pieces)
