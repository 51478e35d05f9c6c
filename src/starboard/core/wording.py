"""Options by their verbs: the key, the text and the pieces of a value that a rule offers.

A value is a verb and what it is done to. A game says by verb how that is written; what it says nothing of is written
as it is: `("take", "jade")` has the key `take:jade` and the message `option-take`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Generic, TypeVar

from starboard.core.choice import Option, Value
from starboard.core.text import Text

S = TypeVar("S")

Described = tuple[Text, tuple[str, ...]]
"""What an option says, and the pieces it is about."""


class Memo:
    """Keys and options that were made before, kept with whatever they depend on."""

    __slots__ = ("keys", "options")

    def __init__(self) -> None:
        self.keys: dict[Value, str] = {}
        self.options: dict[Value, Option] = {}


class Verbs(Generic[S]):
    """How the values of a game are written, by verb."""

    def __init__(
        self, keys: Mapping[str, Callable[[S, Value], str]], texts: Mapping[str, Callable[[S, Value], Described]]
    ) -> None:
        self._keys = keys
        self._texts = texts

    def key(self, state: S, value: Value) -> str:
        """The stable key of a value."""
        verb = str(value[0])
        write = self._keys.get(verb)
        if write is not None:
            return write(state, value)
        return verb if len(value) == 1 else ":".join([str(part) for part in value if part != ""])

    def option(self, state: S, value: Value, key: str) -> Option:
        """A value, whose key is known, with its text and the pieces it is about."""
        describe = self._texts.get(str(value[0]))
        text, targets = (Text(f"option-{value[0]}"), ()) if describe is None else describe(state, value)
        return Option(key, text, targets)
