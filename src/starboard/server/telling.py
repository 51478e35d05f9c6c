"""What a table tells, as bytes: scenes and their changes, log lines. Each is made once for all who see the same."""

from __future__ import annotations

import weakref
from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec

from starboard.core.choice import SPECTATOR
from starboard.core.errors import IllegalAnswer
from starboard.core.event import Event
from starboard.core.journal import by_answer
from starboard.core.scene import Piece, Scene, Zone
from starboard.core.table import Table
from starboard.core.text import Text
from starboard.server import protocol as wire

LARGE = 32
"""Places of a zone from this many on are remembered with their bytes: games share those lists between tables."""
MOST_REMEMBERED = 512


class Line(NamedTuple):
    """A log line as it crosses the wire, and after which entry it was told."""

    at: int
    body: bytes


class _Pieces(msgspec.Struct):
    name: Text | None
    pieces: list[Piece]


_heads: dict[tuple[str, str], bytes] = {}
_places: dict[int, tuple[list[Piece], bytes]] = {}


def _head(zone: Zone) -> bytes:
    """`{"id":...,"kind":...,`"""
    head = _heads.get((zone.id, zone.kind))
    if head is None:
        head = _heads[zone.id, zone.kind] = wire.encode({"id": zone.id, "kind": zone.kind})[:-1] + b","
    return head


def _encoded_pieces(zone: Zone) -> bytes:
    """`"name":...,"pieces":[...]`"""
    return wire.encode(_Pieces(zone.name, zone.pieces))[1:-1]


def _encoded_places(places: list[Piece]) -> bytes:
    """`[...]`"""
    if not places:
        return b"[]"
    if len(places) < LARGE:
        return wire.encode(places)
    known = _places.get(id(places))
    if known is None:
        if len(_places) >= MOST_REMEMBERED:
            _places.clear()
        # The list is kept too, so that no other one can have its id.
        known = _places[id(places)] = (places, wire.encode(places))
    return known[1]


def _whole(zone: Zone, pieces: bytes, places: bytes) -> msgspec.Raw:
    return msgspec.Raw(b'%b%b,"places":%b}' % (_head(zone), pieces, places))


def whole_scene(scene: Scene) -> list[msgspec.Raw]:
    """All zones of a scene."""
    return [_whole(zone, _encoded_pieces(zone), _encoded_places(zone.places)) for zone in scene.zones]


class _Print(NamedTuple):
    """The fingerprints of a zone. Games may give the very same zone again; it is not kept for that."""

    zone: weakref.ref[Zone]
    pieces: int
    places: int


class Shown:
    """What those at one viewpoint have been shown, as fingerprints of its zones: enough to know what changed."""

    __slots__ = ("_prints",)

    def __init__(self) -> None:
        self._prints: dict[str, _Print] = {}

    def changes(self, scene: Scene) -> tuple[list[msgspec.Raw], list[str]]:
        """The zones that differ from what was shown last (each a `ZoneChange`), and those that are gone."""
        before = self._prints
        now: dict[str, _Print] = {}
        changed = []
        for zone in scene.zones:
            old = before.get(zone.id)
            if old is not None and old.zone() is zone:
                now[zone.id] = old
                continue
            pieces, places = _encoded_pieces(zone), _encoded_places(zone.places)
            seen = now[zone.id] = _Print(weakref.ref(zone), hash(pieces), hash(places))
            if old is None or old.places != seen.places:
                changed.append(_whole(zone, pieces, places))
            elif old.pieces != seen.pieces:
                changed.append(msgspec.Raw(b"%b%b}" % (_head(zone), pieces)))
        self._prints = now
        return changed, [id for id in before if id not in now]

    def whole(self, scene: Scene) -> list[msgspec.Raw]:
        """All zones; from here on, changes are those since this scene."""
        self._prints = {}
        return self.changes(scene)[0]


def line(at: int, text: Text, *, rule: str = "", seq: int = 0) -> Line:
    """A log line."""
    return Line(at, wire.encode(wire.LogLine(at, text, rule, seq)))


def news(table: Table[Any], seq: int = 0) -> list[Line]:
    """What has happened since the last look."""
    at = len(table.entries)
    return _told(table, ((at, event) for event in table.news()), seq)


def story(table: Table[Any]) -> list[Line]:
    """Everything that has happened, told from the journal."""
    return _told(table, table.story())


def _told(table: Table[Any], events: Iterable[tuple[int, Event]], seq: int = 0) -> list[Line]:
    lines = []
    for at, event in events:
        text = table.game.narrate(event, SPECTATOR)
        if text is not None:
            lines.append(line(at, text, rule=getattr(event, "rule", ""), seq=seq))
    return lines


def ending(table: Table[Any], entries: int) -> list[Line]:
    """What has happened in the last `entries` entries or a few more; nothing if older rules played them."""
    start = max(0, len(table.entries) - entries)
    while start and not isinstance(table.entries[start], str):
        start -= 1
    if not start:
        return story(table)
    try:
        teller = table.fork(at=start)
    except IllegalAnswer:
        return []
    teller.state.log.listen()
    lines = []
    for part in by_answer(table.entries[len(teller.entries) :]):
        teller.replay(part)
        lines += news(teller)
    return lines


def raw(lines: Iterable[Line]) -> list[msgspec.Raw]:
    """Lines as they stand in a message."""
    return [msgspec.Raw(each.body) for each in lines]
