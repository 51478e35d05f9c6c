"""Finding the look of a game in the terminal: its own, or the plain one."""

from __future__ import annotations

from typing import Any, Protocol

from starboard.core.game import Game
from starboard.core.module import Module
from starboard.terminal.plain import PlainSkin
from starboard.terminal.screen import Screen
from starboard.terminal.skin import Skin


class TerminalLook(Protocol):
    """The module `terminal` of a game."""

    def TerminalSkin(self, screen: Screen, /) -> Skin:  # noqa: N802 - a class
        """The skin that draws this game on a screen."""


TERMINAL: Module[TerminalLook] = Module("terminal", TerminalLook, "look of its own in the terminal")


def skin_of(game: Game[Any], screen: Screen) -> Skin:
    """The skin of a game: its own, or the plain one, which draws any game from its scenes."""
    look = TERMINAL.of(game.name)
    return PlainSkin(game, screen) if look is None else look.TerminalSkin(screen)
