"""Scenes as bytes, and what has changed in them since they were shown last. Made once for all who see the same."""

from __future__ import annotations

import weakref
from array import array
from collections.abc import Callable, Iterable, Iterator
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
MOST_PIECES = 2048
"""Pieces whose bytes are remembered, by language: games give the very same piece again for what looks the same."""


class _Pieces(NamedTuple):
    """Pieces, or places, as bytes and as fingerprints."""

    parts: list[bytes]
    prints: Prints


NOTHING = _Pieces([], array("q"))


class _Print(NamedTuple):
    """The fingerprints of a zone. Games may give the very same zone again; it is not kept for that."""

    zone: weakref.ref[Zone]
    head: int
    pieces: Prints
    places: Prints


class _Zone(NamedTuple):
    """A zone as bytes. It is kept itself too, so that no other one can have its id meanwhile."""

    zone: Zone
    head: bytes
    pieces: _Pieces
    places: _Pieces
    print: _Print


class Written:
    """What was written just now, by the zone itself and by language: what several people see alike is written once, and
    its fingerprints are kept once."""

    __slots__ = ("_changes", "_shown", "_zones")

    def __init__(self, shown: Iterable[Shown] = ()) -> None:
        """`shown` is what others at the same table have been shown."""
        self._zones: dict[tuple[int, Encode], _Zone] = {}
        self._changes: dict[tuple[int, int], bytes] = {}
        self._shown = shown

    def zone(self, zone: Zone, encode: Encode) -> _Zone:
        """A zone as bytes."""
        known = self._zones.get((id(zone), encode))
        if known is None:
            head, pieces, places = _head(zone, encode), _written(zone.pieces, encode), _written_places(zone, encode)
            marks = self._as_shown(zone, _Print(weakref.ref(zone), hash(head), pieces.prints, places.prints))
            known = self._zones[id(zone), encode] = _Zone(zone, head, pieces, places, marks)
        return known

    def _as_shown(self, zone: Zone, marks: _Print) -> _Print:
        """The fingerprints that are kept for somebody else already, if they are the same."""
        for each in self._shown:
            known = each.marks.get(zone.id)
            if known is not None and known[1:] == marks[1:]:
                return known if known.zone() is zone else _Print(marks.zone, *known[1:])
        return marks

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


_pieces: dict[Encode, dict[int, tuple[Piece, bytes]]] = {}
"""By language and by the piece itself, which is kept so that no other one can have its id."""


def _written(pieces: list[Piece], encode: Encode) -> _Pieces:
    if not pieces:
        return NOTHING
    remembered = _pieces.setdefault(encode, {})
    parts = []
    for piece in pieces:
        known = remembered.get(id(piece))
        if known is None:
            if len(remembered) >= MOST_PIECES:
                remembered.clear()
            known = remembered[id(piece)] = (piece, encode(piece))
        parts.append(known[1])
    return _Pieces(parts, array("q", map(hash, parts)))


_places: dict[tuple[int, Encode], tuple[list[Piece], _Pieces]] = {}
"""By the list itself and by language: a map has hundreds of places, is shared by all tables of a scenario and hardly
changes. To write it for every newcomer would take longer than everything else that they are told."""


def _written_places(zone: Zone, encode: Encode) -> _Pieces:
    places = zone.places
    if len(places) < LARGE:
        return _written(places, encode)
    known = _places.get((id(places), encode))
    if known is None:
        if len(_places) >= MOST_REMEMBERED:
            _places.clear()
        parts = [encode(place) for place in places]
        # The list is kept too, so that no other one can have its id.
        known = _places[id(places), encode] = (places, _Pieces(parts, array("q", map(hash, parts))))
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


class Shown:
    """What those who see the same have been shown, as fingerprints: enough to know what changed."""

    __slots__ = ("_encode", "marks")

    def __init__(self, encode: Encode) -> None:
        self._encode = encode
        self.marks: dict[str, _Print] = {}
        """The fingerprints of each zone."""

    def changes(self, scene: Scene, written: Written | None = None) -> tuple[list[msgspec.Raw], list[str]]:
        """The zones that differ from what was shown last (each a `ZoneChange`), and those that are gone."""
        written = Written() if written is None else written
        before = self.marks
        now: dict[str, _Print] = {}
        changed = []
        for zone in scene.zones:
            old = before.get(zone.id)
            if old is not None and old.zone() is zone:
                now[zone.id] = old
                continue
            _, head, pieces, places, marks = written.zone(zone, self._encode)
            now[zone.id] = marks
            fields = b""
            if old is None or old.pieces != pieces.prints:
                fields = b',"pieces":%b' % written.change(NOTHING.prints if old is None else old.pieces, pieces)
            if old is None or old.places != places.prints:
                fields += b',"places":%b' % written.change(NOTHING.prints if old is None else old.places, places)
            if fields or old is None or old.head != marks.head:
                changed.append(msgspec.Raw(b"%b%b}" % (head, fields)))
        self.marks = now
        return changed, [id for id in before if id not in now]

    def whole(self, scene: Scene, beside: Iterable[Shown] = ()) -> list[msgspec.Raw]:
        """All zones; from here on, changes are those since this scene. `beside` is what others have been shown."""
        self.marks = {}
        return self.changes(scene, Written(beside))[0]
