"""Starboard: a table for space board games that knows the rules.

>>> import random, starboard
>>> table = starboard.new(starboard.GAMES[0], seed=7)
>>> while table.choice:
...     table.answer(random.choice(table.choice.options).key)
>>> print(starboard.say(table.outcome.text, game=table.game.name))
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from starboard import registry
from starboard.core.chance import Seed
from starboard.core.choice import Choice, Option
from starboard.core.errors import (
    BeyondHorizon,
    ContentError,
    IllegalAnswer,
    RulesBug,
    SaveError,
    StarboardError,
    UnknownName,
)
from starboard.core.foresight import Danger, Odds, Prospect
from starboard.core.game import Game, Outcome, ScenarioCard, ScoreLine, check_seats, read_options
from starboard.core.journal import read_save
from starboard.core.loading import load_table
from starboard.core.ruling import Ruling
from starboard.core.settings import Setting
from starboard.core.table import Table
from starboard.core.text import Text, Words
from starboard.locale import ENGLISH, Voice, voice
from starboard.registry import GameError, game

__all__ = [
    "GAMES",
    "game",
    "load",
    "new",
    "say",
    "BeyondHorizon",
    "Choice",
    "ContentError",
    "Danger",
    "Game",
    "GameError",
    "IllegalAnswer",
    "Odds",
    "Option",
    "Outcome",
    "Prospect",
    "RulesBug",
    "Ruling",
    "SaveError",
    "ScenarioCard",
    "ScoreLine",
    "Setting",
    "StarboardError",
    "Table",
    "Text",
    "UnknownName",
    "Words",
]

GAMES: tuple[str, ...]
"""The names of the games that can be played."""


if not TYPE_CHECKING:  # a type checker would believe that every name is here

    def __getattr__(name: str) -> tuple[str, ...]:
        """`GAMES` is looked up when it is wanted, so that whatever is wrong with a folder is told then."""
        if name == "GAMES":
            return registry.names()
        raise AttributeError(f"module 'starboard' has no attribute '{name}'")


def new(name: str, *, seats: int | None = None, seed: Seed = 0, history: bool = True, **settings: Any) -> Table[Any]:
    """A new table for the game of this name: `new(name, scenario=id, seats=4, seed=7)`.

    Which settings a game has, `game(name).settings` tells, and `starboard games NAME` on the command line. Where
    nothing is said it is the first scenario with the fewest seats it is for. Without `history` there is no undo, fork
    or save: the quick way for simulation.
    """
    found = game(name)
    chosen = read_options(found, settings)
    seats = check_seats(found, chosen.scenario, seats)
    state = found.setup(seats, chosen, seed)
    return Table(found, state, seats=seats, options=chosen.chosen, seed=seed, history=history, listen=history)


def load(data: bytes) -> Table[Any]:
    """The table in the bytes of a save file."""
    save = read_save(data)
    return load_table(game(save.game), save)


def say(text: Text | Words, *, game: str = "", language: str = ENGLISH) -> str:
    """A text as people read it: `say(table.choice.text, game=table.game.name, language="cs")`.

    The messages of the game come first, then those all games share; what a language lacks is said in English.
    """
    return (voice(game, language) if game else Voice(language)).say(text)
