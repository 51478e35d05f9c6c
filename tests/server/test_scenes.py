"""Scenes as bytes: what several people see alike is written once."""

from __future__ import annotations

from starboard.core.scene import Piece, Scene, Zone
from starboard.server import protocol as wire
from starboard.server.scenes import Shown, Written


def test_a_zone_that_two_see_is_written_once_and_each_is_shown_it() -> None:
    asked: list[object] = []

    def encode(value: object) -> bytes:
        asked.append(value)
        return wire.encode(value)

    ann, ben, written = Shown(encode), Shown(encode), Written()
    map = Zone("map", "chart", pieces=[Piece("ship", "ship")])
    hands = [Zone("hand", "hand", pieces=[Piece(id, "card")]) for id in ("moon", "star")]

    shown = [one.changes(Scene([map, hand]), written)[0] for one, hand in zip((ann, ben), hands, strict=True)]

    assert len(asked) == 3, "the map and two hands"
    assert shown[0][0] == shown[1][0]
    assert b"moon" in bytes(shown[0][1])
    assert b"moon" not in bytes(shown[1][1])
