"""Balance: what a game asks the lab to play so that its balance can be told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

import msgspec

from starboard.core.event import Event


class Trial(msgspec.Struct, frozen=True):
    """Games of one scenario with one aim: who plays it, who takes part, with which settings.

    Trials of the same scenario and aim make one row of the table. `members` are those whose presence is compared
    between them. In a game against each other, with `rivals`, the wins are shared out by seat and by whatever else
    `traits` tells of a seat, or only by those that are named here. Where bots of several kinds play, they are told
    apart, too. Of some trials a `part` of the games that are asked for is enough.
    """

    scenario: str
    aim: str
    bots: str
    members: tuple[str, ...] = ()
    options: dict[str, object] = {}
    seats: int | None = None
    rivals: bool = False
    traits: tuple[str, ...] = ()
    part: float = 1.0


class Balance(Protocol):
    """The module `balance` of a game."""

    ABOUT: str
    """What the table shows, for its page: who plays what, and what the words in it mean."""

    def trials(self) -> Sequence[Trial]:
        """Everything that is to be played, in the order of the table."""

    def traits(self, state: Any, events: Sequence[Event], /) -> Mapping[str, Sequence[str | tuple[str, ...]]]:
        """What may have decided a finished game between rivals, by seat: `{"faction": ["red", "blue"], "order":
        ["second", "first"], "card": [("parley",), ()]}`, where a seat may have several of something. Nothing for a
        game played together."""
