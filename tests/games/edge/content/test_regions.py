"""The alliance bases, the results of the Gate, and the special regions (AE-RULING-06, AE-RULING-16, AE-MAP-15)."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.games.edge import events
from starboard.games.edge.content.library import BOX
from support.edge import edge, fleet
from support.edge_things import PLAIN, changed

BASES = "halcyon-drydock freeport-meridian bastion-academy farsight-beacon"
MAP = f"isolde odessa-field rusk kestrel-field veil kiln gate {BASES}"
DISPLAY = {
    "science": ["ice-lab", "deep-array", "cryo-vault"],
    "industry": ["ore-crusher", "slipway", "shipyard"],
    "commerce": ["toll-booth", "mint", "warehouse"],
    "civilization": ["habitat-ring", "capitol", "senate"],
}


@pytest.mark.thing(
    "base:odessa-field", "base:kestrel-field", "base:halcyon-drydock", "base:freeport-meridian", "base:bastion-academy",
    "base:farsight-beacon",
)  # fmt: skip
@pytest.mark.rule("AE-RULING-06", "AE-BASE-06")
@pytest.mark.parametrize(
    ("base", "stores", "answers", "dice", "expected"),
    [
        (
            "odessa-field",
            {"titanium": 1},
            ["buy:ore-crusher"],
            ["smelter"],
            {"titanium": -1, "modules": 1, "industry": 1},
        ),
        (
            "kestrel-field",
            {"nanocarbon": 1},
            ["buy:habitat-ring"],
            ["chapel"],
            {"nanocarbon": -1, "modules": 1, "civilization": 1},
        ),
        (
            "halcyon-drydock",
            {"titanium": 2, "energy": 2},
            ["ship:transport", "ship:transport"],
            [],
            {"titanium": -2, "energy": -2, "supply": -2, "pad": 2},
        ),
        (
            "freeport-meridian",
            {"ice": 4},
            ["swap:ice:energy", "swap:ice:titanium", "swap:ice:energy"],
            [],
            {"credits": 1, "ice": -3, "energy": 2, "titanium": 1},
        ),
        ("bastion-academy", {}, [], ["windfall", "parade"], {"cards": 2, "points": 1}),
        ("farsight-beacon", {}, [], ["ninth", "metallic-moon"], {"titanium": 1}),
    ],
)
def test_a_base_does_what_it_says(
    base: str, stores: dict[str, int], answers: list[str], dice: list[object], expected: dict[str, int]
) -> None:
    own = fleet(ships={"transport": ["pad"]}, stores=stores, faction="tidewright-compact")
    pos = edge(players=[own, fleet(ships={"transport": ["pad"]})], map=MAP, display=DISPLAY)
    pos.play("launch:transport")

    pos.load(dice)
    before = changed(pos, f"to:transport:{base}", *(["perform"] if base in ASKS else []), *answers)

    placed = [event.at for event in pos.happened(events.PlanetPlaced)]  # type: ignore[attr-defined]
    assert placed == ["ninth"] * (base == "farsight-beacon")
    assert {"pad": 0, **before}["pad"] == expected.pop("pad", 0) - 1
    before.pop("pad", 0)
    assert before == expected


ASKS = ("bastion-academy", "farsight-beacon", "freeport-meridian")
"""Those that would be taken without a question."""


@pytest.mark.thing("base:farsight-beacon")
def test_where_no_planet_can_be_placed_the_beacon_gives_two_resources() -> None:
    every = " ".join([*BOX.planets.ids, "farsight-beacon"])
    own = fleet(ships={"transport": ["pad"]}, faction=PLAIN)
    pos = edge(players=[own, fleet(ships={"transport": ["pad"]})], map=every).play("launch:transport")

    found = changed(pos, "to:transport:farsight-beacon", "perform", "gain:card", "gain:titanium", dice=["parade"])

    assert found == {"cards": 1, "titanium": 1, "pad": -1}, "a tactics card is a resource too"


@pytest.mark.thing("gate:gate-1", "gate:gate-2", "gate:gate-3", "gate:gate-4", "gate:gate-5", "gate:gate-6")
@pytest.mark.rule("AE-GATE-08", "AE-RULING-16")
@pytest.mark.parametrize(
    ("face", "has", "answers", "dice", "expected"),
    [
        (1, {}, [], [], {"energy": 2}),
        (2, {}, [], ["windfall", "parade"], {"cards": 2}),
        (3, {}, ["gain:ice", "gain:nanocarbon"], [], {"ice": 1, "nanocarbon": 1}),
        (4, {"ships": {"transport": ["pad", "scrapyard", "scrapyard"]}}, [], [], {"scrapyard": -2, "bay": 2}),
        (5, {}, ["advance:commerce"], [], {"commerce": 1}),
        (6, {}, ["take:mint"], ["pawn-shop"], {"modules": 1, "commerce": 1, "damaged": 1}),
    ],
)
def test_the_gate_gives_what_a_die_says(
    face: int, has: dict[str, Any], answers: list[str], dice: list[object], expected: dict[str, int]
) -> None:
    own = fleet(**{"ships": {"transport": ["pad"]}, "faction": "tidewright-compact", **has})
    pos = edge(players=[own, fleet(ships={"transport": ["pad"]})], map=MAP, gate=True, display=DISPLAY)
    pos.play("launch:transport", "to:transport:gate", dice=[[str(face)]])

    assert changed(pos, f"result:{face}", *answers, dice=dice) == expected


@pytest.mark.thing(
    "special:vortex-maw", "special:quasar-lantern", "special:vortex-undertow", "special:quasar-bellwether"
)
@pytest.mark.rule("AE-MAP-15", "AE-END-06")
@pytest.mark.parametrize("special", ["vortex-maw", "quasar-lantern", "vortex-undertow", "quasar-bellwether"])
def test_a_development_beside_a_special_region_is_worth_2_points_more(special: str) -> None:
    built = [{"at": "isolde", "owner": 0}, {"at": "rusk", "owner": 1}, {"at": "veil", "owner": 0}]
    pos = edge(map=f"isolde {special} rusk kestrel-field veil kiln", developments=built)

    assert (pos.of(0, "score_specials"), pos.of(1, "score_specials")) == (2, 2)
