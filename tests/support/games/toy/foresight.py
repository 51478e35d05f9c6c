"""What comes of an answer in the toy: coins and gems."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from starboard.core.chance import Draw
from starboard.core.choice import Choice, Seat, Value
from starboard.core.foresight import Effect
from starboard.core.journal import snapshot

if TYPE_CHECKING:
    from support.games.toy.game import ToyState, ToyView


def effects(before: ToyState, after: ToyState) -> Sequence[Effect]:
    found = [
        Effect("coins", f"seat:{seat}", now - coins)
        for seat, (coins, now) in enumerate(zip(before.coins, after.coins, strict=True))
        if now != coins
    ]
    gems = zip(before.kept, after.kept, strict=True)
    return found + [Effect("gem", gem) for had, has in gems for gem in has if gem not in had]


def is_idle(before: ToyState, after: ToyState) -> bool:
    return snapshot(before) == snapshot(after)


def recall(start: ToyState, view: ToyView) -> None:
    """Nothing that was hidden is ever turned up."""


def unveiled(start: ToyState, before: ToyState, after: ToyState) -> Sequence[tuple[ToyState, int]]:
    return []


def alike(draw: Draw) -> bool:
    """Whatever is drawn is seen."""
    return False


def goes_on(state: ToyState) -> bool:
    return False


def passes(value: Value) -> bool:
    return value == ("done",)


def forecast(state: ToyState, choice: Choice, value: Value, answered: Sequence[Value]) -> None:
    return None


def danger(state: ToyState, seat: Seat, place: str, tries: int) -> None:
    return None
