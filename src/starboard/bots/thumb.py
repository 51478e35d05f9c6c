"""Thumb: plays a game by its rules of thumb, which stand in the game's own module `thumb`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any

import msgspec

from starboard.bots.random import RandomBot
from starboard.core.choice import Choice
from starboard.core.errors import UnknownName, did_you_mean

Advice = Callable[[Any, Choice, str], int]


class ThumbBot:
    """Follows the advice a game gives on a view; what is a matter of taste it answers by its seed."""

    __slots__ = ("_advise", "_aim", "_taste", "_tastes")

    def __init__(self, advise: Advice, aim: str, tastes: Sequence[str], seed: int) -> None:
        self._advise = advise
        self._aim = aim
        self._tastes = tastes
        self._taste = RandomBot(seed)

    def pick(self, choice: Choice, look: Callable[[], msgspec.Struct]) -> int:
        """What the rules of thumb say."""
        if choice.prompt in self._tastes:
            return self._taste.pick(choice, look)
        return self._advise(look(), choice, self._aim)


def make(game: str, seed: int, aim: str) -> ThumbBot:
    """The bot of a game that has rules of thumb. They leave nothing to chance but matters of taste."""
    name = f"starboard.games.{game}.thumb"
    try:
        module = import_module(name)
        if aim and aim not in module.AIMS:
            raise UnknownName(f"the thumb cannot aim for '{aim}'{did_you_mean(aim, module.AIMS)}")
        return ThumbBot(module.advise, aim or module.AIMS[0], module.TASTES, seed)
    except ModuleNotFoundError as problem:
        if not name.startswith(str(problem.name)):
            raise
        raise UnknownName(f"the game '{game}' has no rules of thumb; let the bot 'random' play it") from None
