"""The toy on a table: a game of the tests' own, found where `STARBOARD_GAMES` says."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from starboard.core.game import set_up
from starboard.core.table import Table

if TYPE_CHECKING:
    from support.games.toy.game import Toy, ToyState, Won
else:  # there is one copy of it, the one that the registry finds
    from starboard.games.toy.game import Toy, ToyState, Won

__all__ = ["Toy", "ToyState", "Won", "toy"]


def toy(*, seats: int = 2, seed: int | str = 0, version: str = "toy-1", **options: Any) -> Table[ToyState]:
    """A new table for the toy."""
    game = Toy(version)
    return Table(game, set_up(game, seats, options, seed), seats=seats, options=options, seed=seed)
