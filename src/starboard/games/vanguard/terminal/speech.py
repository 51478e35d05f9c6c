"""How everything of Vanguard speaks and is coloured in the terminal."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from rich.console import Group, RenderableType
from rich.text import Text as Line

from starboard.core.scene import Piece, Scene, Zone
from starboard.core.text import Arg, Text, Words
from starboard.games.vanguard.view import View
from starboard.terminal.screen import Screen

TONES = {"red": "bold bright_red", "green": "bold bright_green", "blue": "bold bright_blue", "injury": "bold yellow"}
ROWS = {"green": "bright_green", "yellow": "bright_yellow", "red": "bright_red"}
CHOICE, QUIET, HOSTILE, NAME = "bold black on bright_yellow", "dim", "bold red", "bold"


class Speech:
    """Says things on a screen; every part of the look is a speech of its own."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen

    def _say(self, id: str, /, **args: Arg) -> str:
        return self.screen.say(f"vanguard-{id}", **args)

    def _said(self, text: object) -> str:
        """A sentence or what is printed on a component, in the reader's language."""
        return self.screen.voice.say(text) if isinstance(text, Text | Words) else str(text)

    def _name(self, piece: Piece) -> str:
        return self._said(piece.name) if piece.name is not None else piece.id

    def _entry(self, piece: Piece, numbers: Mapping[str, int], note: str = "") -> Line:
        """A piece with its number, its name, what else there is to say, and its text."""
        line = Line.assemble("  ", (chosen(piece.id, numbers), CHOICE), (self._name(piece), NAME))
        if note:
            line.append(f" ({note})")
        if piece.text is not None:
            line.append(f": {self._said(piece.text)}", QUIET)
        return line

    def _headed(self, title: object, lines: list[Line]) -> RenderableType:
        return Group(Line(self._said(title), "bold underline"), *lines)


def chosen(id: str, numbers: Mapping[str, int]) -> str:
    """The number of the option that is about a piece, before its name."""
    return f"{numbers[id]}›" if id in numbers else ""


def seen(view: msgspec.Struct) -> View:
    """The view of this game."""
    assert isinstance(view, View)
    return view


def zone_of(scene: Scene, id: str) -> Zone | None:
    """A zone by its id."""
    return next((zone for zone in scene.zones if zone.id == id), None)


def needs_told(piece: Piece) -> str:
    """A requirement as its symbols and signs."""
    needs = piece.facts.get("needs")
    return " ".join(needs) if isinstance(needs, list) else ""
