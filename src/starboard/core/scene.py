"""The semantic scene: what a view looks like, as zones holding pieces with stable ids.

A client knows the kinds of zone and one interaction; options name pieces, so any client can highlight and
click them. Looks belong to the client's skin."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from starboard.core.text import Text, Wording

ZoneKind = Literal[
    "hexmap", "regions", "chart", "track", "cards", "hand", "mat", "seats", "tray", "pool", "stage", "page"
]
Fact: TypeAlias = "Wording | int | bool | list[str] | Text"


class Piece(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing on the table. `at` is its place in the zone: a hex, a slot, a space of a track.

    `text` is what can be read on it, `owner` the seat it belongs to. What its facts mean depends on the kind of zone:
    docs/client.md says which ones each kind understands."""

    id: str
    kind: str
    at: str = ""
    name: Text | None = None
    facts: dict[str, Fact] = {}
    text: Text | Wording | None = None
    owner: int | None = None


class Zone(msgspec.Struct, frozen=True, omit_defaults=True, weakref=True):
    """A part of the table of one kind, with its pieces; `places` are the spots that can be named."""

    id: str
    kind: ZoneKind
    name: Text | None = None
    pieces: list[Piece] = []
    places: list[Piece] = []


class Scene(msgspec.Struct, frozen=True, omit_defaults=True):
    """Everything one seat sees."""

    zones: list[Zone]

    def ids(self) -> set[str]:
        """Every id an option may name."""
        found = {zone.id for zone in self.zones}
        for zone in self.zones:
            found.update(piece.id for piece in zone.pieces)
            found.update(place.id for place in zone.places)
        return found
