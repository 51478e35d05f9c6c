"""How everything of Hagalaz speaks and is coloured in the terminal."""

from __future__ import annotations

import re

import msgspec
from rich.text import Text as Line

from starboard.core.text import Arg, Wording, Words
from starboard.games.hagalaz.printed import SHELF, Mission
from starboard.games.hagalaz.view import EnemyView, MissionView
from starboard.terminal.screen import Screen

HERO_STYLES = {
    "shepard": "bold bright_green",
    "garrus": "bold bright_blue",
    "liara": "bold bright_cyan",
    "tali": "bold bright_magenta",
    "wrex": "bold bright_yellow",
}
ENEMY, ELITE, DARK, CHOICE = "bold red", "bold bright_red", "dim", "bold black on bright_yellow"


class Speech:
    """Says things on a screen; every part of the look is a speech of its own."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen

    def _say(self, id: str, /, **args: Arg) -> str:
        return self.screen.say(f"hagalaz-{id}", **args)

    def _words(self, words: Wording) -> str:
        """What is printed on a component, in the reader's language."""
        return self.screen.voice.say(words)

    def _entry(self, name: Words, text: Words, style: str = "bold") -> Line:
        """Something with its name and its text."""
        return Line.assemble((f"{self._words(name)}: ", style), self._words(text))

    def enemy_label(self, enemy: EnemyView) -> str:
        """Two letters of its name and its number: `AT6` is an Assault Trooper, `Gu3` a Guardian."""
        words = re.split("[-’ ]", self._words(enemy.name))
        letters = words[0][:2] if len(words) == 1 else words[0][0] + words[-1][0]
        return f"{letters}{enemy.id}"


def seen(view: msgspec.Struct) -> MissionView:
    """The view of a seat as Hagalaz has it."""
    assert isinstance(view, MissionView)
    return view


def mission_of(view: msgspec.Struct) -> Mission:
    """The mission that is being played."""
    return SHELF.mission(seen(view).mission)


def bar(value: int, full: int, style: str) -> Line:
    """So many boxes of so many, and the numbers."""
    return Line.assemble(("█" * value, style), ("░" * (full - value), "dim"), f" {value}/{full}")
