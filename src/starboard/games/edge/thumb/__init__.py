"""A rule-of-thumb player: a sensible leader of a faction, on what its seat sees.

It has a plan: a development to build next, the leaders and resources that it lacks, the planet where a transport must
stand when the fleet comes home. Ships go where they serve the plan or bring most otherwise, modules are bought for what
they bring in the time that is left, battles are fought for what they are worth. It asks no chance and remembers
nothing: the plan is read from the view each time.
"""

from __future__ import annotations

from starboard.core.choice import Choice
from starboard.games.edge.thumb.answers import ADVICE
from starboard.games.edge.thumb.mind import Mind
from starboard.games.edge.thumb.plan import Plan
from starboard.games.edge.view import View

__all__ = ["AIMS", "TASTES", "advise"]

AIMS = ("points",)
"""What the thumb seeks."""

TASTES = ("faction", "destiny")
"""Questions on which sensible players differ."""


def advise(view: View, choice: Choice, aim: str = "points") -> int:
    """The place among the values of the choice of the answer a sensible player would give."""
    return ADVICE.answer(Plan(Mind(view, choice.seat)), choice)
