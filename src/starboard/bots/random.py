"""Random: every legal option is equally likely."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from starboard.core.chance import number
from starboard.core.choice import Choice
from starboard.core.errors import UnknownName

_MASK = (1 << 64) - 1
_MULTIPLIER, _INCREMENT = 6364136223846793005, 1442695040888963407


class RandomBot:
    """Uniform over the options, from a generator of its own (Knuth's 64-bit congruential one, upper half)."""

    __slots__ = ("_state",)

    def __init__(self, seed: int) -> None:
        self._state = number(seed, "bot:random", 0)

    def pick(self, choice: Choice, look: Callable[[], msgspec.Struct]) -> int:
        """Any position; the view is not looked at."""
        self._state = (self._state * _MULTIPLIER + _INCREMENT) & _MASK
        return (self._state >> 32) * len(choice.values) >> 32


def make(game: str, seed: int, aim: str) -> RandomBot:
    """A random bot plays any game, and aims for nothing."""
    if aim:
        raise UnknownName(f"the bot 'random' aims for nothing, not for '{aim}'")
    return RandomBot(seed)
