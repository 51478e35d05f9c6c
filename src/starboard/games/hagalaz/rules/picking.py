"""Picking one of several heroes or enemies."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from starboard.core.choice import Choice, Seat, Value
from starboard.core.text import Arg
from starboard.games.hagalaz.state import Enemy, Hero

DECLINE: Value = ("decline",)
"""HG-ACT-08: an action's player may do without its effect."""
GO_ON: Value = ("go-on",)
"""Nothing of what could be done now."""

U = TypeVar("U", Hero, Enemy)


async def pick_unit(seat: Seat, prompt: str, verb: str, units: Sequence[U], *, rule: str, **args: Arg) -> U:
    """Ask a seat to pick one; a single one is taken without asking."""
    if len(units) == 1:
        return units[0]
    assert units, f"the choice {prompt!r} is empty"
    values: list[Value] = [(verb, unit.id) for unit in units]
    return units[values.index(await Choice(seat, prompt, values, rule, args))]
