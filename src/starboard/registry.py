"""Where games are found: every folder of `starboard.games` with a module `game` is one.

`STARBOARD_GAMES` adds folders that hold further games, separated like those of `PATH`:

    STARBOARD_GAMES=~/my-games starboard play tic
"""

from __future__ import annotations

import os
from importlib import import_module
from pathlib import Path
from typing import Any

import starboard.games
from starboard.core.errors import StarboardError, UnknownName, did_you_mean
from starboard.core.game import Game
from starboard.core.module import missing_from

VARIABLE = "STARBOARD_GAMES"
HOME = Path(next(iter(starboard.games.__path__)))
"""Where the games that come with Starboard are."""


class GameError(StarboardError):
    """A game cannot be used; says which, and why."""


def _added_folders() -> list[Path]:
    return [Path(folder).expanduser() for folder in os.environ.get(VARIABLE, "").split(os.pathsep) if folder]


starboard.games.__path__.extend(str(folder.absolute()) for folder in _added_folders())

_games: dict[str, Game[Any]] = {}


def names() -> tuple[str, ...]:
    """The names of all games, in the order of the alphabet. GameError if a folder to look into is not there, or two
    folders hold a game of the same name."""
    found: dict[str, Path] = {}
    for folder in map(Path, starboard.games.__path__):
        if not folder.is_dir():
            raise GameError(f"there is no folder {folder}, which {VARIABLE} names")
        for home in folder.iterdir():
            if not (home / "game.py").is_file():
                continue
            if home.name in found:
                raise GameError(f"there are two games '{home.name}', in {found[home.name]} and in {home}")
            if not home.name.isidentifier():
                raise GameError(f"{home} cannot be imported: a game's folder is one word of letters and digits")
            found[home.name] = home
    return tuple(sorted(found))


def game(name: str) -> Game[Any]:
    """The game of this name. UnknownName if there is none, GameError if it breaks its contract."""
    found = _games.get(name)
    if found is None:
        known = names()
        if name not in known:
            raise UnknownName(f"there is no game '{name}'{did_you_mean(name, known)}")
        found = _games[name] = _load(name)
    return found


def _load(name: str) -> Game[Any]:
    module = import_module(f"{starboard.games.__name__}.{name}.game")
    found: Game[Any] | None = getattr(module, "GAME", None)
    if found is None:
        raise GameError(f"the game '{name}' cannot be used: its module 'game' has no GAME")
    missing = missing_from(found, Game)
    if missing:
        raise GameError(f"the game '{name}' cannot be used: its GAME has no {', '.join(missing)}")
    if found.name != name:
        raise GameError(f"the game in the folder '{name}' calls itself '{found.name}'; they must be the same")
    return found
