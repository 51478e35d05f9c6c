"""A rule-of-thumb player: a sensible hero on what its seat sees.

    table.pick(advise(table.view(choice.seat), choice))

It knows nothing but the view, the printed shelf and the choice, asks no chance and remembers nothing: the same
view and choice always get the same answer.
"""

from __future__ import annotations

from starboard.core.choice import Choice
from starboard.games.hagalaz.thumb import pages
from starboard.games.hagalaz.thumb.answers import ADVICE
from starboard.games.hagalaz.thumb.mind import Mind
from starboard.games.hagalaz.view import MissionView

__all__ = ["AIMS", "PAGES", "TASTES", "advise"]

AIMS = ("renegade", "paragon", "secondary")
"""What the thumb can seek; the first one unless it is told otherwise. An end comes after a secondary objective."""

TASTES = ("campaign-where",)
"""Questions on which sensible players differ: a bot answers them as its seed says."""

PAGES = pages
"""Imported so that the thumb knows what single mission pages ask for."""


def advise(view: MissionView, choice: Choice, aim: str = "renegade") -> int:
    """The position among the values of the choice that a sensible player would answer.

    `aim` says what is sought: the "renegade" or "paragon" ending, or first of all the "secondary" objective.
    """
    return ADVICE.answer(Mind(view, aim), choice)
