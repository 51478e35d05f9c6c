"""What a game looks like in the terminal: the part of the session that knows the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, Protocol

import msgspec
from rich.console import RenderableType

from starboard.core.choice import Option
from starboard.core.event import Event


class Label(NamedTuple):
    """How an option is listed: its words, what explains it, and the heading it stands under with others."""

    words: str
    note: str = ""
    heading: str = ""


class Skin(Protocol):
    """Draws the views of one game."""

    def opening(self, view: msgspec.Struct) -> RenderableType:
        """What a player reads before the first question."""

    def headline(self, view: msgspec.Struct) -> str:
        """Where in the game we are and whose turn it is."""

    def sections(self, view: msgspec.Struct, numbers: Mapping[str, int]) -> list[RenderableType]:
        """The table from top to bottom; `numbers` are the options by the piece they are about."""

    def label(self, view: msgspec.Struct, option: Option) -> Label:
        """How an option is listed."""

    def story(self, view: msgspec.Struct, event: Event) -> RenderableType | None:
        """A passage that is read aloud when this event happens."""

    def board(self, view: msgspec.Struct, word: str) -> RenderableType | None:
        """The board of whoever the word names, with the full text of everything on it."""

    def objectives(self, view: msgspec.Struct) -> RenderableType:
        """What is to be done, and the story so far."""

    def pieces(self, view: msgspec.Struct, word: str) -> list[str]:
        """The pieces a word may mean: a place, a unit, an action."""

    def words(self, view: msgspec.Struct) -> list[str]:
        """Words that name pieces, for a did-you-mean."""

    def ending(self, view: msgspec.Struct) -> RenderableType:
        """What counts at the end, besides the result."""
