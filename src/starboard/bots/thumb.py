"""Thumb: plays a game by its rules of thumb, which stand in the game's own module `thumb`."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from starboard.bots.random import RandomBot
from starboard.core.choice import Choice
from starboard.core.errors import UnknownName, did_you_mean
from starboard.core.modules import THUMB, Thumb


class ThumbBot:
    """Follows the advice a game gives on a view; what is a matter of taste it answers by its seed."""

    __slots__ = ("_advise", "_aim", "_taste", "_tastes")

    def __init__(self, thumb: Thumb, aim: str, seed: int) -> None:
        self._advise = thumb.advise
        self._aim = aim
        self._tastes = thumb.TASTES
        self._taste = RandomBot(seed)

    def pick(self, choice: Choice, look: Callable[[], msgspec.Struct]) -> int:
        """What the rules of thumb say, where there is anything to say."""
        if len(choice.values) == 1:
            return 0
        if choice.prompt in self._tastes:
            return self._taste.pick(choice, look)
        return self._advise(look(), choice, self._aim)


def make(game: str, seed: int, aim: str) -> ThumbBot:
    """The bot of a game that has rules of thumb. They leave nothing to chance but matters of taste."""
    thumb = THUMB.of(game)
    if thumb is None:
        raise UnknownName(f"the game '{game}' has no rules of thumb; let the bot 'random' play it")
    if aim and aim not in thumb.AIMS:
        raise UnknownName(f"the thumb cannot aim for '{aim}'{did_you_mean(aim, thumb.AIMS)}")
    return ThumbBot(thumb, aim or thumb.AIMS[0], seed)
