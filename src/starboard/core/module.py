"""Finding a module that a game may bring, and checking that it has what its protocol asks for."""

from __future__ import annotations

from importlib import import_module
from inspect import get_annotations
from typing import Generic, TypeVar

from starboard.core.errors import StarboardError, UnknownName

M = TypeVar("M")


class Module(Generic[M]):
    """A module that a game may bring: its name in the game's folder, its protocol, and what it is in words."""

    def __init__(self, name: str, protocol: type, words: str) -> None:
        self.name = name
        self.protocol = protocol
        self.words = words

    def of(self, game: str) -> M | None:
        """The module of a game, or None if it brings none. BadModule if it lacks something."""
        name = f"starboard.games.{game}.{self.name}"
        try:
            found: M = import_module(name)  # type: ignore[assignment]
        except ModuleNotFoundError as problem:
            if f"{name}.".startswith(f"{problem.name}."):
                return None
            raise
        missing = missing_from(found, self.protocol)
        if missing:
            raise BadModule(f"the module '{self.name}' of the game '{game}' has no {', '.join(missing)}")
        return found

    def needed(self, game: str) -> M:
        """The module of a game; UnknownName if it brings none."""
        found = self.of(game)
        if found is None:
            raise UnknownName(f"the game '{game}' has no {self.words}")
        return found


class BadModule(StarboardError):
    """A module of a game lacks something that its protocol asks for."""


def missing_from(found: object, protocol: type) -> list[str]:
    """What a protocol asks for and an object or a module does not have."""
    asked = [*get_annotations(protocol), *vars(protocol)]
    return [name for name in asked if not name.startswith("_") and not hasattr(found, name)]
