"""Scenes as bytes, and what has changed in them since they were shown last. Made once for all who see the same."""

from __future__ import annotations

import weakref
from array import array
from collections.abc import Callable, Iterator
from typing import NamedTuple, TypeAlias

import msgspec

from starboard.core.scene import Piece, Scene, Zone
from starboard.server import protocol as wire

Encode: TypeAlias = Callable[[object], bytes]
"""What writes something as JSON for a reader, in their language."""

Prints: TypeAlias = "array[int]"
"""The fingerprints of some pieces, in their order: enough to know which of them changed."""

LARGE = 32
"""Places of a zone from this many on are remembered with their bytes: games share those lists between tables."""
MOST_REMEMBERED = 512


class _Pieces(NamedTuple):
    """Pieces, or places, as bytes and as fingerprints."""

    parts: list[bytes]
    prints: Prints


NOTHING = _Pieces([], array("q"))


class _Zone(NamedTuple):
    """A zone as bytes. It is kept itself too, so that no other one can have its id meanwhile."""

    zone: Zone
    head: bytes
    pieces: _Pieces
    places: _Pieces


class Written:
    """What was written just now, by the zone itself and by language: what several people see alike is written once."""

    __slots__ = ("_changes", "_zones")

    def __init__(self) -> None:
        self._zones: dict[tuple[int, Encode], _Zone] = {}
        self._changes: dict[tuple[int, int], bytes] = {}

    def zone(self, zone: Zone, encode: Encode) -> _Zone:
        """A zone as bytes."""
        known = self._zones.get((id(zone), encode))
        if known is None:
            pieces, places = _written(zone.pieces, encode), _written_places(zone.places, encode)
            known = self._zones[id(zone), encode] = _Zone(zone, _head(zone, encode), pieces, places)
        return known

    def change(self, old: Prints, new: _Pieces) -> bytes:
        """Pieces as a `ZoneChange` has them: runs of those before stand for themselves."""
        known = self._changes.get((id(old), id(new.prints)))
        if known is None:
            known = self._changes[id(old), id(new.prints)] = b"[%b]" % b",".join(_kept_and_new(old, new))
        return known


def _kept_and_new(old: Prints, new: _Pieces) -> Iterator[bytes]:
    """`[from,how many]` for those that were there, one after the other; what is new as it is."""
    where: dict[int, int] = {}
    begun = kept = 0
    for part, mark in zip(new.parts, new.prints, strict=True):
        after = begun + kept
        if after < len(old) and old[after] == mark:
            kept += 1
            continue
        if kept:
            yield b"[%d,%d]" % (begun, kept)
        where = where or {one: at for at, one in enumerate(old)}
        at = where.get(mark)
        if at is None:
            yield part
            begun, kept = after + 1, 0
        else:
            begun, kept = at, 1
    if kept:
        yield b"[%d,%d]" % (begun, kept)


def _written(pieces: list[Piece], encode: Encode) -> _Pieces:
    if not pieces:
        return NOTHING
    parts = [encode(piece) for piece in pieces]
    return _Pieces(parts, array("q", map(hash, parts)))


_places: dict[tuple[int, Encode], tuple[list[Piece], _Pieces]] = {}
"""By the list itself and by language: a map has hundreds of places, is shared by all tables of a scenario and hardly
changes. To write it for every newcomer would take longer than everything else that they are told."""


def _written_places(places: list[Piece], encode: Encode) -> _Pieces:
    if len(places) < LARGE:
        return _written(places, encode)
    known = _places.get((id(places), encode))
    if known is None:
        if len(_places) >= MOST_REMEMBERED:
            _places.clear()
        # The list is kept too, so that no other one can have its id.
        known = _places[id(places), encode] = (places, _written(places, encode))
    return known[1]


_heads: dict[tuple[str, str], bytes] = {}


def _head(zone: Zone, encode: Encode) -> bytes:
    """`{"id":...,"kind":...,"name":...`"""
    head = _heads.get((zone.id, zone.kind))
    if head is None:
        head = _heads[zone.id, zone.kind] = wire.encode({"id": zone.id, "kind": zone.kind})[:-1] + b',"name":'
    return head + encode(zone.name)


def whole_scene(scene: Scene, encode: Encode) -> list[msgspec.Raw]:
    """All zones of a scene."""
    return Shown(encode).whole(scene)


class _Print(NamedTuple):
    """The fingerprints of a zone. Games may give the very same zone again; it is not kept for that."""

    zone: weakref.ref[Zone]
    head: int
    pieces: Prints
    places: Prints


class Shown:
    """What those who see the same have been shown, as fingerprints: enough to know what changed."""

    __slots__ = ("_encode", "_prints")

    def __init__(self, encode: Encode) -> None:
        self._encode = encode
        self._prints: dict[str, _Print] = {}

    def changes(self, scene: Scene, written: Written | None = None) -> tuple[list[msgspec.Raw], list[str]]:
        """The zones that differ from what was shown last (each a `ZoneChange`), and those that are gone."""
        written = Written() if written is None else written
        before = self._prints
        now: dict[str, _Print] = {}
        changed = []
        for zone in scene.zones:
            old = before.get(zone.id)
            if old is not None and old.zone() is zone:
                now[zone.id] = old
                continue
            _, head, pieces, places = written.zone(zone, self._encode)
            now[zone.id] = _Print(weakref.ref(zone), hash(head), pieces.prints, places.prints)
            fields = []
            if old is None or old.pieces != pieces.prints:
                fields.append(b',"pieces":%b' % written.change(NOTHING.prints if old is None else old.pieces, pieces))
            if old is None or old.places != places.prints:
                fields.append(b',"places":%b' % written.change(NOTHING.prints if old is None else old.places, places))
            if fields or old is None or old.head != hash(head):
                changed.append(msgspec.Raw(b"%b%b}" % (head, b"".join(fields))))
        self._prints = now
        return changed, [id for id in before if id not in now]

    def whole(self, scene: Scene) -> list[msgspec.Raw]:
        """All zones; from here on, changes are those since this scene."""
        self._prints = {}
        return self.changes(scene)[0]
