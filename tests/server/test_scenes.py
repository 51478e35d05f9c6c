"""Scenes as bytes: what several people see alike is written once, and what they have seen is not sent again."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from starboard.core.scene import Piece, Scene, Zone
from starboard.core.text import say
from starboard.server import protocol as wire
from starboard.server.scenes import Shown, Written
from support.scenes import Zones, zones_after


def test_a_zone_that_two_see_is_written_once_and_each_is_shown_it() -> None:
    asked: list[object] = []

    def encode(value: object) -> bytes:
        asked.append(value)
        return wire.encode(value)

    ann, ben, written = Shown(encode), Shown(encode), Written()
    map = Zone("map", "chart", pieces=[Piece("ship", "ship")])
    hands = [Zone("hand", "hand", pieces=[Piece(id, "card")]) for id in ("moon", "star")]

    shown = [one.changes(Scene([map, hand]), written)[0] for one, hand in zip((ann, ben), hands, strict=True)]

    written_pieces = [value for value in asked if isinstance(value, Piece)]
    assert len(written_pieces) == 3, "the map's and those of two hands"
    assert shown[0][0] == shown[1][0]
    assert b"moon" in bytes(shown[0][1])
    assert b"moon" not in bytes(shown[1][1])


def fleet(*ships: str, name: str = "fleet") -> Scene:
    """A map with ships; each is called by its letter and has a number that says where it is."""
    pieces = [Piece(ship[0], "ship", ship[1:]) for ship in ships]
    return Scene([Zone("map", "chart", say(name), pieces, [Piece(place, "space") for place in "xyz"])])


@pytest.mark.parametrize(
    ("before", "after", "sent"),
    [
        ("a1 b1 c1", "a1 b2 c1", [[0, 1], "b", [2, 1]]),
        ("a1 b1 c1", "a1 b1 c1 d1", [[0, 3], "d"]),
        ("a1 b1 c1", "d1 a1 b1 c1", ["d", [0, 3]]),
        ("a1 b1 c1", "a1 c1", [[0, 1], [2, 1]]),
        ("a1 b1 c1", "c1 a1 b1", [[2, 1], [0, 2]]),
        ("a1 b1 c1", "a2 b2 c2", ["a", "b", "c"]),
        ("a1 b1 c1", "", []),
        ("a1 a1 b1", "a1 b1", [[0, 1], [2, 1]]),
        ("", "a1 b1", ["a", "b"]),
    ],
)
def test_only_the_pieces_that_changed_are_sent(before: str, after: str, sent: list[Any]) -> None:
    ann = Shown(wire.encode)
    ann.whole(fleet(*before.split()))

    changed, gone = ann.changes(fleet(*after.split()))

    (zone,) = [msgspec.json.decode(each) for each in changed]
    assert [one if isinstance(one, list) else one["id"] for one in zone["pieces"]] == sent
    assert "places" not in zone
    assert gone == []


def test_what_is_as_it_was_is_not_sent_and_a_new_name_alone_is() -> None:
    ann = Shown(wire.encode)
    ann.whole(fleet("a1", "b1"))

    assert ann.changes(fleet("a1", "b1")) == ([], [])
    (renamed,) = ann.changes(fleet("a1", "b1", name="armada"))[0]
    assert msgspec.json.decode(renamed) == {"id": "map", "kind": "chart", "name": {"id": "armada"}}


def test_whoever_heard_every_change_sees_what_a_newcomer_sees() -> None:
    chance = random.Random(3)
    ann = Shown(wire.encode)
    seen: Zones = {}
    for turn in range(400):
        ships = chance.sample("abcdefgh", chance.randrange(9))
        scene = fleet(*[f"{ship}{chance.randrange(2)}" for ship in ships])
        whole = [msgspec.json.decode(zone) for zone in Shown(wire.encode).whole(scene)]
        if turn == 0:
            ann.whole(scene)
            seen = zones_after(seen, {"type": "welcome", "scene": whole})
            continue

        zones, gone = ann.changes(scene)

        update = {"type": "update", "zones": [msgspec.json.decode(zone) for zone in zones], "gone": gone}
        seen = zones_after(seen, update)
        assert list(seen.values()) == whole


def test_what_several_people_see_alike_is_kept_once() -> None:
    ann, ben = Shown(wire.encode), Shown(wire.encode)
    ann.whole(fleet("a1", "b1"))
    ben.whole(fleet("a1", "b1"), [ann])

    assert all(ben.marks[id].pieces is ann.marks[id].pieces for id in ann.marks)

    ben.whole(fleet("a2", "b1"), [ann])

    assert any(ben.marks[id].pieces != ann.marks[id].pieces for id in ann.marks)
