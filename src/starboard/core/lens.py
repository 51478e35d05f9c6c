"""The lens: all there is to know of one thing on the table, for whoever looks at it. The module `inspect` of a game.

What a game says nothing of is told by its own name and text; any client can add the facts of the piece.
"""

from __future__ import annotations

from typing import Any, Protocol

import msgspec

from starboard.core.choice import Seat
from starboard.core.module import Module
from starboard.core.scene import Piece, Scene
from starboard.core.text import Text, Wording


class Figure(msgspec.Struct, frozen=True, omit_defaults=True):
    """A number with its label; `of` is the most it can be, where that is told."""

    label: Text
    value: int
    of: int = 0


class Saying(msgspec.Struct, frozen=True, omit_defaults=True):
    """A sentence, the rule behind it, and the symbol it is known by."""

    text: Text
    rule: str = ""
    symbol: str = ""


class Lens(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing, always in this order: its name; what and where it is; numbers; markers and own rules, a sentence each;
    what it does next, as things stand, and to which pieces; the full text of what is printed on it."""

    name: Text | None = None
    what: Text | None = None
    numbers: tuple[Figure, ...] = ()
    rules: tuple[Saying, ...] = ()
    next: tuple[Saying, ...] = ()
    targets: tuple[str, ...] = ()
    text: Text | Wording | None = None


class Inspection(Protocol):
    """The module `inspect` of a game."""

    def inspect(self, state: Any, seat: Seat, piece: str, /) -> Lens | None:
        """What a seat may know of a piece of its scene; None where the game has nothing to add. It is asked at any
        time, by spectators too (seat -1), and never tells what is hidden from the seat."""


INSPECTION: Module[Inspection] = Module("inspect", Inspection, "lens of its own")


def found_in(scene: Scene, id: str) -> Piece | None:
    """The piece or place of this id; a zone counts as a piece of its kind."""
    for zone in scene.zones:
        if zone.id == id:
            return Piece(zone.id, zone.kind, name=zone.name)
        for piece in (*zone.pieces, *zone.places):
            if piece.id == id:
                return piece
    return None


def plain(piece: Piece) -> Lens:
    """What a piece says of itself."""
    rule = piece.facts.get("rule", "")
    told = (Saying(Text("lens-see-rule"), rule),) if isinstance(rule, str) and rule else ()
    return Lens(name=piece.name, rules=told, text=piece.text)
