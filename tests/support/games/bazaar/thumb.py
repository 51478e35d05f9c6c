"""Rules of thumb for the Night Bazaar: bid the best card, and bribe while there is something to be had."""

from __future__ import annotations

from typing import Any

from starboard.core.choice import Choice

AIMS = ("goods",)
TASTES = ()


def advise(view: Any, choice: Choice, aim: str) -> int:
    """The position of the answer among the values: cards come in the order of their worth, a bribe before a pass."""
    return len(choice.values) - 1 if choice.prompt == "bid" else 0
