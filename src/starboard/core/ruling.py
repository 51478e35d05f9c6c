"""Rulings: whether something may be done, and if not, which rule says so and what it would take."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from starboard.core.text import Arg, Text


class Condition(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that must be so before a thing can be done, and whether it is.

    `targets` are the pieces of the scene it speaks of, `parts` what it is made of. What does not hold but can be made
    so by whoever asks with the answer that is open `now` stands in nobody's way.
    """

    text: Text
    holds: bool
    rule: str = ""
    targets: tuple[str, ...] = ()
    parts: tuple[Condition, ...] = ()
    now: bool = False

    @property
    def missing(self) -> bool:
        """Whether it stands in the way."""
        return not self.holds and not self.now


class Grounds(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a refusal rests on: conditions in the order of play, and what `opens` it, with the pieces that sentence
    speaks of and the `way` there, place by place."""

    checks: tuple[Condition, ...] = ()
    opens: Text | None = None
    targets: tuple[str, ...] = ()
    way: tuple[str, ...] = ()


class Ruling(msgspec.Struct, frozen=True):
    """True when allowed; otherwise carries the rule id and the reason as text, and says on which grounds if asked."""

    allowed: bool
    rule: str = ""
    reason: Text | None = None
    grounds: Callable[[], Grounds] | None = None

    def __bool__(self) -> bool:
        return self.allowed

    def on(self, grounds: Callable[[], Grounds]) -> Ruling:
        """The same refusal with its grounds, which are looked for only when somebody asks."""
        return Ruling(self.allowed, self.rule, self.reason, grounds)


ALLOWED = Ruling(True)


def refuse(rule: str, reason: str, /, **args: Arg) -> Ruling:
    """`refuse("HG-MOVE-05", "enemy-in-the-way")`: no, because of this rule."""
    return Ruling(False, rule, Text(reason, args))


def first_missing(checks: Sequence[Condition]) -> Condition | None:
    """The first condition that stands in the way, looked for in its parts too."""
    for check in checks:
        if check.missing:
            return first_missing(check.parts) or check
    return None
