"""Text as data: a message id with named arguments, rendered at the edge in the reader's language."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

Arg: TypeAlias = "str | int | Text"


class Text(msgspec.Struct, frozen=True, omit_defaults=True):
    """A sentence nobody has written yet: the Fluent message `id` with its arguments."""

    id: str
    args: dict[str, str | int | Text] = {}


def say(id: str, /, **args: str | int | Text) -> Text:
    """`say("wounded", unit="Wrex", amount=2)`."""
    return Text(id, args)
