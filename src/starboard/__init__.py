"""Starboard: a table for space board games that knows the rules.

>>> import random, starboard
>>> table = starboard.new("hagalaz", scenario="guns-of-cerberus", seats=4, seed=7)
>>> while table.choice:
...     table.answer(random.choice(table.choice.options).key)
>>> print(table.outcome)
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from starboard.core.errors import StarboardError, UnknownName, did_you_mean
from starboard.core.game import Game
from starboard.core.journal import read_save
from starboard.core.table import Table, load_table

__all__ = ["GAMES", "Game", "StarboardError", "Table", "game", "load", "new"]

GAMES = ("hagalaz",)
"""The games that can be played."""


def game(name: str) -> Game[Any]:
    """The game of this name."""
    if name not in GAMES:
        raise UnknownName(f"there is no game '{name}'{did_you_mean(name, GAMES)}")
    found: Game[Any] = import_module(f"starboard.games.{name}.game").GAME
    return found


def new(name: str, *, seats: int = 1, seed: int = 0, history: bool = True, **options: Any) -> Table[Any]:
    """A new table: `new("hagalaz", scenario="guns-of-cerberus", seats=4, seed=7)`.

    Without `history` there is no undo, fork or save: the quick way for simulation.
    """
    found = game(name)
    fewest, most = found.seats
    if not fewest <= seats <= most:
        raise UnknownName(f"{found.title} is for {fewest} to {most} seats, not {seats}")
    state = found.setup(seats, options, seed)
    return Table(found, state, seats=seats, options=options, seed=seed, history=history, listen=history)


def load(data: bytes) -> Table[Any]:
    """The table in the bytes of a save file."""
    save = read_save(data)
    return load_table(game(save.game), save)
