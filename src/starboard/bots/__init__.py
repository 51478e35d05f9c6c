"""Bots: who sits on a chair when no person does. A bot knows its seat's view and the choice, nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from typing import Protocol

import msgspec

from starboard.core.choice import Choice
from starboard.core.errors import UnknownName, did_you_mean
from starboard.core.modules import THUMB

BOTS = ("random", "thumb")
"""The bots there are, each in the module of its name."""


@cache
def bots_for(game: str) -> tuple[str, ...]:
    """The bots that can play a game: not every game has rules of thumb."""
    return tuple(bot for bot in BOTS if bot != "thumb" or THUMB.of(game) is not None)


class Bot(Protocol):
    """Answers choices of one game. `look()` builds the view of the seat that is asked; call it if needed."""

    def pick(self, choice: Choice, look: Callable[[], msgspec.Struct]) -> int:
        """The position of the answer among `choice.values`."""
        ...


def make_bot(name: str, game: str, seed: int) -> Bot:
    """A bot for one game; the same name and seed play the same way again.

    A name may say what the bot is to aim for: `thumb:paragon`.
    """
    kind, _, aim = name.partition(":")
    if kind not in BOTS:
        raise UnknownName(f"there is no bot '{kind}'{did_you_mean(kind, BOTS)}")
    bot: Bot = import_module(f"starboard.bots.{kind}").make(game, seed, aim)
    return bot


class Seating:
    """A bot for each seat, in the order of the seats, as if they were one."""

    __slots__ = ("_bots",)

    def __init__(self, bots: Sequence[Bot]) -> None:
        self._bots = bots

    def pick(self, choice: Choice, look: Callable[[], msgspec.Struct]) -> int:
        """What the bot of the seat that is asked picks."""
        return self._bots[choice.seat].pick(choice, look)


def make_bots(names: Sequence[str], game: str, seed: int) -> Bot:
    """The bots of all seats by name, in the order of the seats; one name is for all of them."""
    if len(names) == 1:
        return make_bot(names[0], game, seed)
    return Seating([make_bot(name, game, seed + seat) for seat, name in enumerate(names)])
