"""Text as data, rendered at the edge in the reader's language: sentences by message id, contents by their key."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

import msgspec

FIRST_LINE = "#1"
"""The end of a key that means the first line only."""


class Words:
    """What is printed on a component: the English, and the key that translations have it under.

    `Words("card-comet.name", "Comet")`. It is made once, when contents are loaded, and stands wherever a name or an
    argument of a `Text` may stand; `str()` gives the English. The edge says it in the reader's language.
    """

    __slots__ = ("english", "key")

    def __init__(self, key: str, english: str) -> None:
        self.key = key
        self.english = english

    def __str__(self) -> str:
        return self.english

    def __repr__(self) -> str:
        return f"Words({self.key!r}, {self.english!r})"

    def first_line(self) -> Words:
        """The first line alone, in any language: what a list says of something longer."""
        return Words(self.key + FIRST_LINE, self.english.partition("\n")[0])

    def __bool__(self) -> bool:
        """Whether anything is printed there at all."""
        return bool(self.english)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Words) and (self.key, self.english) == (other.key, other.english)

    def __hash__(self) -> int:
        return hash(self.english)


NO_WORDS = Words("", "")
"""Where nothing is printed."""


def in_english(value: object) -> str:
    """What msgspec is given (`enc_hook`) where words are wanted in English."""
    if isinstance(value, Words):
        return value.english
    raise NotImplementedError(f"a {type(value).__name__} cannot be encoded")


if TYPE_CHECKING:
    Wording: TypeAlias = str | Words
else:
    Wording = str
"""A name, translated or not. Whoever is sent it gets a string, and that is what msgspec is told."""


class Text(msgspec.Struct, frozen=True, omit_defaults=True):
    """A sentence nobody has written yet: the Fluent message `id` with its arguments."""

    id: str
    args: dict[str, Wording | int | Text] = {}


Arg: TypeAlias = Wording | int | Text
"""What a sentence can be told."""


def say(id: str, /, **args: Arg) -> Text:
    """`say("wounded", unit="Wrex", amount=2)`."""
    return Text(id, args)


def who_sits(seat: int) -> Text:
    """Whoever sits there. The edge puts their name in its place where it knows one."""
    return say("player", number=seat + 1)
