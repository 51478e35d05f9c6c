"""A rule-of-thumb player: a sensible leader of sections, on what its seat sees.

On a planet it goes where something worth doing is, takes as many dice as a check needs, keeps supplies, helps others in
its sector, and goes home when the missions are done. Aboard it flies to where the objective is, pays for what it can
and sends rested people. It asks no chance and remembers nothing. It has read the cards, as one who has played before.
"""

from __future__ import annotations

from starboard.core.choice import Choice
from starboard.core.modules import Mark
from starboard.games.vanguard.thumb.answers import ADVICE
from starboard.games.vanguard.thumb.mind import Mind
from starboard.games.vanguard.view import View

__all__ = ["AIMS", "TASTES", "advise", "seek"]

AIMS = ("mission",)
"""What the thumb seeks."""

TASTES = ("log-choice", "keep-recruit", "rank-up-card")
"""Questions on which sensible players differ."""


def advise(view: View, choice: Choice, aim: str = "mission") -> int:
    """The place among the values of the choice of the answer a sensible player would give."""
    return ADVICE.answer(Mind(view, choice.seat), choice)


def seek(view: View, choice: Choice, sought: frozenset[Mark]) -> int:
    """The same for somebody who would give a lot for what some cards bring."""
    return ADVICE.answer(Mind(view, choice.seat, sought), choice)
