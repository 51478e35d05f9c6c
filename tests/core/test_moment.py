"""Reactions and modifiers: hooks by the door they come in, put together from what lies on the table."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import Any, NamedTuple

from starboard.core.content import Bound, Effects
from starboard.core.moment import Hooks, hooks_of


class Moment(StrEnum):
    DAWN = "dawn"
    DUSK = "dusk"


class Hook(NamedTuple):
    seat: int
    call: Callable[..., Any]


EFFECTS = Effects("effect")


@EFFECTS.on("crow", Moment.DAWN)
def crow(seat: int, *, times: int) -> str:
    return f"{seat} crows {times} times"


@EFFECTS.on("crow", "action")
def crow_now(seat: int) -> str:
    return f"{seat} crows"


@EFFECTS.on("watch", Moment.DUSK)
@EFFECTS.on("watch", Moment.DAWN)
def watch(seat: int) -> str:
    return f"{seat} watches"


def bound(name: str, **parameters: object) -> Bound:
    return EFFECTS.bind({"name": name, **parameters}, "here", name)


def of(*effects: tuple[int, Bound]) -> dict[Moment, tuple[Hook, ...]]:
    return hooks_of(
        effects,
        lambda door: door if isinstance(door, Moment) else None,
        lambda seat, door, call: Hook(seat, call),
    )


def heard(hooks: tuple[Hook, ...]) -> list[str]:
    return [hook.call(hook.seat) for hook in hooks]


def test_effects_come_in_by_their_doors_in_their_order():
    hooks = of((0, bound("crow", times=3)), (1, bound("watch")))

    assert heard(hooks[Moment.DAWN]) == ["0 crows 3 times", "1 watches"]
    assert heard(hooks[Moment.DUSK]) == ["1 watches"]


def test_what_is_no_moment_is_no_hook():
    assert list(of((0, bound("crow", times=1)))) == [Moment.DAWN]


def test_hooks_of_several_parts_are_put_together_once():
    parts = [of((2, bound("watch"))), of((0, bound("crow", times=1)), (1, bound("watch")))]
    hooks: Hooks[Moment, Hook] = Hooks(parts)

    assert heard(hooks[Moment.DAWN]) == ["2 watches", "0 crows 1 times", "1 watches"]
    assert hooks[Moment.DAWN] is hooks[Moment.DAWN]
    assert Hooks[Moment, Hook]([])[Moment.DUSK] == ()
