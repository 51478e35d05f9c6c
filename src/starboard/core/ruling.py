"""Rulings: whether something may be done, and if not, which rule says so."""

from __future__ import annotations

import msgspec

from starboard.core.text import Arg, Text


class Ruling(msgspec.Struct, frozen=True):
    """True when allowed; otherwise carries the rule id and the reason as text."""

    allowed: bool
    rule: str = ""
    reason: Text | None = None

    def __bool__(self) -> bool:
        return self.allowed


ALLOWED = Ruling(True)


def refuse(rule: str, reason: str, /, **args: Arg) -> Ruling:
    """`refuse("HG-MOVE-05", "enemy-in-the-way")`: no, because of this rule."""
    return Ruling(False, rule, Text(reason, args))
