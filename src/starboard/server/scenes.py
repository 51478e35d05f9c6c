"""Scenes as bytes, and what has changed in them since they were shown last. Made once for all who see the same."""

from __future__ import annotations

import weakref
from collections.abc import Callable
from typing import NamedTuple, TypeAlias

import msgspec

from starboard.core.scene import Piece, Scene, Zone
from starboard.core.text import Text
from starboard.server import protocol as wire

Encode: TypeAlias = Callable[[object], bytes]
"""What writes something as JSON for a reader, in their language."""

Written: TypeAlias = dict[tuple[int, Encode], tuple[Zone, bytes, bytes]]
"""Zones written just now, by the zone itself and by language, each with its pieces and places as bytes: what several
people see alike is written once."""

LARGE = 32
"""Places of a zone from this many on are remembered with their bytes: games share those lists between tables."""
MOST_REMEMBERED = 512


class _Pieces(msgspec.Struct):
    name: Text | None
    pieces: list[Piece]


_heads: dict[tuple[str, str], bytes] = {}
_places: dict[tuple[int, Encode], tuple[list[Piece], bytes]] = {}
"""By the list itself and by language: a map has hundreds of places, is shared by all tables of a scenario and never
changes. To write it for every newcomer would take longer than everything else that they are told."""


def _head(zone: Zone) -> bytes:
    """`{"id":...,"kind":...,`"""
    head = _heads.get((zone.id, zone.kind))
    if head is None:
        head = _heads[zone.id, zone.kind] = wire.encode({"id": zone.id, "kind": zone.kind})[:-1] + b","
    return head


def _encoded_pieces(name: Text | None, pieces: list[Piece], encode: Encode) -> bytes:
    """`"name":...,"pieces":[...]`"""
    return encode(_Pieces(name, pieces))[1:-1]


def _encoded_places(places: list[Piece], encode: Encode) -> bytes:
    """`[...]`"""
    if not places:
        return b"[]"
    if len(places) < LARGE:
        return encode(places)
    known = _places.get((id(places), encode))
    if known is None:
        if len(_places) >= MOST_REMEMBERED:
            _places.clear()
        # The list is kept too, so that no other one can have its id.
        known = _places[id(places), encode] = (places, encode(places))
    return known[1]


def _whole(zone: Zone, pieces: bytes, places: bytes) -> msgspec.Raw:
    return msgspec.Raw(b'%b%b,"places":%b}' % (_head(zone), pieces, places))


def whole_scene(scene: Scene, encode: Encode) -> list[msgspec.Raw]:
    """All zones of a scene."""
    return Shown(encode).whole(scene)


class _Print(NamedTuple):
    """The fingerprints of a zone. Games may give the very same zone again; it is not kept for that.

    Of a page, `pages` are those of its pieces: what was read stays, so only what is new is sent.
    """

    zone: weakref.ref[Zone]
    pieces: int
    places: int
    pages: tuple[int, ...] = ()


class Shown:
    """What those who see the same have been shown, as fingerprints of its zones: enough to know what changed."""

    __slots__ = ("_encode", "_prints")

    def __init__(self, encode: Encode) -> None:
        self._encode = encode
        self._prints: dict[str, _Print] = {}

    def changes(self, scene: Scene, written: Written | None = None) -> tuple[list[msgspec.Raw], list[str]]:
        """The zones that differ from what was shown last (each a `ZoneChange`), and those that are gone."""
        written = {} if written is None else written
        before = self._prints
        now: dict[str, _Print] = {}
        changed = []
        for zone in scene.zones:
            old = before.get(zone.id)
            if old is not None and old.zone() is zone:
                now[zone.id] = old
                continue
            pieces, places = self._write(zone, written)
            pages = tuple([hash(self._encode(piece)) for piece in zone.pieces]) if zone.kind == "page" else ()
            seen = now[zone.id] = _Print(weakref.ref(zone), hash(pieces), hash(places), pages)
            if old is None or old.places != seen.places:
                changed.append(_whole(zone, pieces, places))
            elif old.pieces != seen.pieces:
                changed.append(self._changed(zone, pieces, old.pages, pages))
        self._prints = now
        return changed, [id for id in before if id not in now]

    def _write(self, zone: Zone, written: Written) -> tuple[bytes, bytes]:
        """The pieces and the places of a zone."""
        known = written.get((id(zone), self._encode))
        if known is None:
            pieces = _encoded_pieces(zone.name, zone.pieces, self._encode)
            known = written[id(zone), self._encode] = (zone, pieces, _encoded_places(zone.places, self._encode))
        return known[1:]

    def _changed(self, zone: Zone, pieces: bytes, old: tuple[int, ...], new: tuple[int, ...]) -> msgspec.Raw:
        """A zone whose places are as they were."""
        if old and new[: len(old)] == old:
            return msgspec.Raw(b'%b"more":%b}' % (_head(zone), self._encode(zone.pieces[len(old) :])))
        return msgspec.Raw(b"%b%b}" % (_head(zone), pieces))

    def whole(self, scene: Scene) -> list[msgspec.Raw]:
        """All zones; from here on, changes are those since this scene."""
        self._prints = {}
        return self.changes(scene)[0]
