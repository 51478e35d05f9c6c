"""The plain skin: any game in the terminal, drawn from its scenes alone as lists of pieces."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Any

import msgspec
from rich.console import Group, RenderableType
from rich.text import Text as Line

from starboard.core.choice import Option, Seat
from starboard.core.event import Event
from starboard.core.game import Game
from starboard.core.scene import Fact, Piece, Zone
from starboard.core.text import Text, Words
from starboard.terminal.screen import Screen
from starboard.terminal.skin import Label

CHOICE = "bold black on bright_yellow"


class PlainSkin:
    """Lists every zone with what lies in it; a game needs nothing but its scenes for that."""

    noted: Collection[str] = ()
    """The kinds of piece whose text explains an option about them."""

    def __init__(self, game: Game[Any], screen: Screen) -> None:
        self.game = game
        self.screen = screen

    def opening(self, view: msgspec.Struct) -> RenderableType:
        """The name of the game."""
        return Line(self.game.title, "bold")

    def headline(self, view: msgspec.Struct) -> str:
        """The name of the game: nothing in a scene says more for every game."""
        return self.game.title

    def sections(self, view: msgspec.Struct, numbers: Mapping[str, int]) -> list[RenderableType]:
        """One section for every zone that holds something."""
        zones = [zone for zone in self._zones(view) if zone.pieces or any(place.id in numbers for place in zone.places)]
        return [self._zone(zone, numbers) for zone in zones]

    def label(self, view: msgspec.Struct, option: Option) -> Label:
        """The words of the option, with the text of what it is about where that explains it."""
        pieces = {piece.id: piece for zone in self._zones(view) for piece in (*zone.places, *zone.pieces)}
        texts = [
            piece.text
            for piece in map(pieces.get, option.targets)
            if piece is not None and piece.text is not None and piece.kind in self.noted
        ]
        return Label(self._said(option.text), self._said(texts[0]) if texts else "")

    def story(self, view: msgspec.Struct, event: Event) -> RenderableType | None:
        """Nothing is read aloud."""
        return None

    def board(self, view: msgspec.Struct, word: str) -> RenderableType | None:
        """Everything there is to read about the pieces a word names."""
        named = set(self.pieces(view, word))
        found = [piece for zone in self._zones(view) for piece in (*zone.places, *zone.pieces) if piece.id in named]
        return Group(*(self._piece(piece, {}) for piece in found)) if found else None

    def objectives(self, view: msgspec.Struct) -> RenderableType:
        """The pages of prose on the table."""
        return Group(*(self._zone(zone, {}) for zone in self._zones(view) if zone.kind == "page"))

    def pieces(self, view: msgspec.Struct, word: str) -> list[str]:
        """The pieces of this id or name, and those in the place of this name."""
        return self._named(view).get(word.casefold(), [])

    def words(self, view: msgspec.Struct) -> list[str]:
        """Every id, name and place."""
        return list(self._named(view))

    def ending(self, view: msgspec.Struct) -> RenderableType:
        """Nothing besides the result."""
        return Group()

    # --- drawing ---------------------------------------------------------------------------------------

    def _zones(self, view: msgspec.Struct) -> list[Zone]:
        return self.game.scene(view).zones

    def _zone(self, zone: Zone, numbers: Mapping[str, int]) -> RenderableType:
        heading = Line(self._said(zone.name) if zone.name is not None else zone.id, "bold underline")
        offered = [place for place in zone.places if place.id in numbers]
        return Group(heading, *(self._piece(piece, numbers) for piece in (*zone.pieces, *offered)))

    def _piece(self, piece: Piece, numbers: Mapping[str, int]) -> Line:
        number = numbers.get(piece.id, 0)
        line = Line.assemble("  ", (f"{number}›" if number else "", CHOICE), (self._name(piece), "bold"))
        if piece.owner is not None and piece.name is not None:
            line.append(f" · {self._player(piece.owner)}")
        if piece.at:
            line.append(f" · {piece.at}")
        facts = ", ".join(self._facts(piece))
        if facts:
            line.append(f" ({facts})", "dim")
        if piece.text is not None:
            line.append(f"\n    {self._said(piece.text)}", "dim")
        return line

    def _name(self, piece: Piece) -> str:
        """Its name; that of its owner if it has none, or its id."""
        if piece.name is not None:
            return self._said(piece.name)
        return piece.id if piece.owner is None else self._player(piece.owner)

    def _player(self, seat: Seat) -> str:
        return self.screen.say("player", seat=seat + 1)

    def _facts(self, piece: Piece) -> Iterator[str]:
        """What is known of a piece: only the name of what is so, and nothing of what is not."""
        for name, fact in piece.facts.items():
            if fact is True:
                yield name
            elif fact is not False and fact != "" and fact != []:
                yield f"{name} {self._fact(fact)}"

    def _fact(self, fact: Fact) -> str:
        return ", ".join(map(str, fact)) if isinstance(fact, list) else self._said(fact)

    def _said(self, text: object) -> str:
        return self.screen.voice.say(text) if isinstance(text, Text | Words) else str(text)

    def _named(self, view: msgspec.Struct) -> dict[str, list[str]]:
        found: dict[str, list[str]] = {}
        for zone in self._zones(view):
            for piece in (*zone.places, *zone.pieces):
                names = (piece.id, self._name(piece), piece.at)
                for name in {name.casefold() for name in names if name}:
                    found.setdefault(name, []).append(piece.id)
        return found
