"""The two doors for what bends rules: reactions at a moment, and modifiers of a question.

What lies on the table comes in by these doors with effects (`content.Bound`). A game says what a hook of its own knows
besides the function - whose it is, when it is silent - and runs its hooks by its own rules of order.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from typing import Any, TypeVar

from starboard.core.content import Bound

D = TypeVar("D", bound=Hashable)
W = TypeVar("W")
H = TypeVar("H")


def hooks_of(
    effects: Iterable[tuple[W, Bound]],
    doors: Callable[[Hashable], D | None],
    hook: Callable[[W, D, Callable[..., Any]], H],
) -> dict[D, tuple[H, ...]]:
    """By door, the hooks of effects, each with its owner, in their order."""
    found: dict[D, tuple[H, ...]] = {}
    for owner, effect in effects:
        for name, call in effect.parts.items():
            door = doors(name)
            if door is not None:
                found[door] = (*found.get(door, ()), hook(owner, door, call))
    return found


class Hooks(dict[D, tuple[H, ...]]):
    """Who comes in by a door: the hooks of several parts, put together. `hooks.get(door)` costs half of `hooks[door]`,
    where nobody may come in."""

    __slots__ = ()

    def __init__(self, parts: Iterable[Mapping[D, tuple[H, ...]]]) -> None:
        for part in parts:
            for door, hooks in part.items():
                self[door] = self.get(door, ()) + hooks

    def __missing__(self, door: D) -> tuple[H, ...]:
        return ()
