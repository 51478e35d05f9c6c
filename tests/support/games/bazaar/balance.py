"""What is played to see whether anybody at the Night Bazaar has an advantage."""

from __future__ import annotations

from typing import Any

from starboard.core.balance import Trial

ABOUT = "Everybody bids by the thumb, or by chance. *Jade* is whether a seat took any."

JADE = 4
"""Its place among the goods."""


def trials() -> list[Trial]:
    """The market with three and four seats, by either bot."""
    return [
        Trial("The market", bot, bot, options={"scenario": "market"}, seats=seats, rivals=True)
        for bot in ("random", "thumb")
        for seats in (3, 4)
    ]


def traits(state: Any, events: object) -> dict[str, list[str]]:
    """Who took jade."""
    return {"jade": ["some" if JADE in goods else "none" for goods in state.goods]}
