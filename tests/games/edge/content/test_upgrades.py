"""Ship upgrades: what a tile makes of its ship, and what it brings when that ship is launched (U-05)."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.games.edge.printed import SHIPS
from starboard.games.edge.queries import traits
from support.edge import EdgePosition, edge, fleet
from support.edge_things import PLAIN, changed, duel, station

AS_PRINTED: dict[str, dict[str, Any]] = {
    "transport": {"guns": 1, "reach": 1, "shield": 0, "targeting": 1, "assault": False, "navigation": False},
    "fighter": {"guns": 2, "reach": 1, "shield": 0, "targeting": 1, "assault": True, "navigation": False},
    "science-vessel": {"guns": 1, "reach": 1, "shield": 0, "targeting": 1, "assault": False, "navigation": True},
    "cruiser": {"guns": 3, "reach": 2, "shield": 1, "targeting": 1, "assault": False, "navigation": False},
}
"""The ships as they are printed."""

TRAITS = [
    pytest.param(
        "hull-patchers",
        {"transport": {"shield": 1}},
        marks=pytest.mark.thing("upgrade:hull-patchers"),
        id="hull-patchers",
    ),
    pytest.param(
        "linked-minds",
        {"fighter": {"targeting": 2}, "transport": {"targeting": 2}},
        marks=pytest.mark.thing("upgrade:linked-minds"),
        id="linked-minds",
    ),
    pytest.param(
        "boarding-hooks",
        {"transport": {"assault": True}},
        marks=pytest.mark.thing("upgrade:boarding-hooks"),
        id="boarding-hooks",
    ),
    pytest.param(
        "tide-keels", {"science-vessel": {"reach": 2}}, marks=pytest.mark.thing("upgrade:tide-keels"), id="tide-keels"
    ),
    pytest.param(
        "funeral-plating",
        {"fighter": {"shield": 1}},
        marks=pytest.mark.thing("upgrade:funeral-plating"),
        id="funeral-plating",
    ),
    pytest.param(
        "glass-sails",
        {"cruiser": {"navigation": True, "reach": 3}},
        marks=pytest.mark.thing("upgrade:glass-sails"),
        id="glass-sails",
    ),
    pytest.param(
        "forge-drives", {"cruiser": {"guns": 4}}, marks=pytest.mark.thing("upgrade:forge-drives"), id="forge-drives"
    ),
    pytest.param(
        "lantern-bows",
        {"transport": {"reach": 2, "navigation": True}},
        marks=pytest.mark.thing("upgrade:lantern-bows"),
        id="lantern-bows",
    ),
    pytest.param(
        "rim-batteries",
        {"transport": {"reach": 2, "targeting": 2}},
        marks=pytest.mark.thing("upgrade:rim-batteries"),
        id="rim-batteries",
    ),
    pytest.param(
        "vapour-sails",
        {"transport": {"navigation": True}},
        marks=pytest.mark.thing("upgrade:vapour-sails"),
        id="vapour-sails",
    ),
    pytest.param(
        "phantom-drives",
        {"fighter": {"reach": 2, "navigation": True}},
        marks=pytest.mark.thing("upgrade:phantom-drives"),
        id="phantom-drives",
    ),
    pytest.param(
        "brood-hulls", {"transport": {"shield": 1}}, marks=pytest.mark.thing("upgrade:brood-hulls"), id="brood-hulls"
    ),
    pytest.param("gun-pods", {"transport": {"guns": 2}}, marks=pytest.mark.thing("upgrade:gun-pods"), id="gun-pods"),
    pytest.param(
        "towing-cables",
        {"transport": {"reach": 2}},
        marks=pytest.mark.thing("upgrade:towing-cables"),
        id="towing-cables",
    ),
    pytest.param(
        "spare-frames",
        {"transport": {"targeting": 2}},
        marks=pytest.mark.thing("upgrade:spare-frames"),
        id="spare-frames",
    ),
    pytest.param("third-gun", {"fighter": {"guns": 3}}, marks=pytest.mark.thing("upgrade:third-gun"), id="third-gun"),
    pytest.param(
        "afterburners", {"fighter": {"reach": 2}}, marks=pytest.mark.thing("upgrade:afterburners"), id="afterburners"
    ),
    pytest.param(
        "gyro-sights", {"fighter": {"targeting": 3}}, marks=pytest.mark.thing("upgrade:gyro-sights"), id="gyro-sights"
    ),
    pytest.param(
        "ablative-skin",
        {"fighter": {"shield": 1}},
        marks=pytest.mark.thing("upgrade:ablative-skin"),
        id="ablative-skin",
    ),
    pytest.param(
        "survey-guns",
        {"science-vessel": {"guns": 2, "targeting": 2}},
        marks=pytest.mark.thing("upgrade:survey-guns"),
        id="survey-guns",
    ),
    pytest.param(
        "mist-shield",
        {"science-vessel": {"shield": 1}},
        marks=pytest.mark.thing("upgrade:mist-shield"),
        id="mist-shield",
    ),
    pytest.param(
        "night-lanterns",
        {"science-vessel": {"assault": True, "reach": 2}},
        marks=pytest.mark.thing("upgrade:night-lanterns"),
        id="night-lanterns",
    ),
    pytest.param(
        "fourth-battery",
        {"cruiser": {"guns": 4}},
        marks=pytest.mark.thing("upgrade:fourth-battery"),
        id="fourth-battery",
    ),
    pytest.param(
        "second-shield",
        {"cruiser": {"shield": 2}},
        marks=pytest.mark.thing("upgrade:second-shield"),
        id="second-shield",
    ),
    pytest.param(
        "long-lances",
        {"cruiser": {"reach": 3, "targeting": 2}},
        marks=pytest.mark.thing("upgrade:long-lances"),
        id="long-lances",
    ),
    pytest.param(
        "breach-prow", {"cruiser": {"assault": True}}, marks=pytest.mark.thing("upgrade:breach-prow"), id="breach-prow"
    ),
]
"""A tile, and what it changes about which ship."""


def fleet_of(tile: str = "") -> dict[str, dict[str, Any]]:
    """What the ships of a player with a tile can do."""
    pos = edge(players=[fleet(upgrades=[tile] if tile else [], faction=PLAIN), {}])
    return {SHIPS[kind]: each._asdict() for kind, each in enumerate(traits(pos.state, 0))}


@pytest.mark.rule("AE-SHIP-15", "AE-RULING-07")
def test_ships_without_upgrades_are_as_printed() -> None:
    assert fleet_of() == AS_PRINTED


@pytest.mark.rule("AE-SHIP-15")
@pytest.mark.parametrize(("tile", "changes"), TRAITS)
def test_a_tile_changes_its_ship_and_no_other(tile: str, changes: dict[str, dict[str, Any]]) -> None:
    assert fleet_of(tile) == {ship: {**own, **changes.get(ship, {})} for ship, own in AS_PRINTED.items()}


@pytest.mark.rule("AE-SHIP-09")
def test_no_ship_has_more_than_four_guns() -> None:
    pos = edge(players=[fleet(upgrades=["forge-drives", "fourth-battery"], faction=PLAIN), {}])

    assert traits(pos.state, 0)[SHIPS.index("cruiser")].guns == 4


# --- launching --------------------------------------------------------------------------------------------------------

MOONS = {"kiln": [], "isolde": ["ice-moon"], "nebula-6": []}


def ready(tile: str) -> EdgePosition:
    ships = {"transport": ["pad"], "fighter": ["pad"], "science-vessel": ["pad"], "cruiser": ["pad"]}
    own = fleet(ships=ships, upgrades=[tile] if tile else [], faction=PLAIN)
    developments = [{"at": "rusk", "owner": 1}]
    return edge(players=[own, fleet(ships={"transport": ["pad"]})], moons=MOONS, developments=developments)


def launched(tile: str, ship: str, place: str, *more: str, dice: list[object] | None = None) -> dict[str, int]:
    """What a launch brings with a tile."""
    return changed(ready(tile), f"launch:{ship}", f"to:{ship}:{place}", *more, dice=dice or [])


LAUNCHES = [
    pytest.param("seed-holds", "transport", "odessa-field", [], [], {"energy": 1}, ["fighter odessa-field"]),
    pytest.param("tide-keels", "science-vessel", "odessa-field", [], [], {"credits": 1}, ["transport odessa-field"]),
    pytest.param(
        "false-holds", "transport", "odessa-field", [], [], {"credits": 1}, ["fighter odessa-field", "transport ninth"]
    ),
    pytest.param("orrery-sensors", "science-vessel", "odessa-field", [], ["windfall"], {"cards": 1}, ["fighter ninth"]),
    pytest.param(
        "wide-holds",
        "transport",
        "kiln",
        ["gain:ice"],
        [],
        {"ice": 1, "energy": 1},
        ["transport isolde", "transport odessa-field", "fighter kiln"],
    ),
    pytest.param(
        "smugglers-keel",
        "transport",
        "rusk",
        [],
        [],
        {"credits": 2, "moons": 1},
        ["transport odessa-field", "fighter rusk"],
    ),
    pytest.param("raiding-papers", "fighter", "odessa-field", [], [], {"energy": 1}, ["transport odessa-field"]),
    pytest.param(
        "deep-scanner",
        "science-vessel",
        "nebula-6",
        [],
        ["windfall", "parade"],
        {"cards": 2},
        ["science-vessel odessa-field"],
    ),
    pytest.param("sample-racks", "science-vessel", "odessa-field", ["gain:ice"], [], {"ice": 1}, ["fighter ninth"]),
    pytest.param("flagship", "cruiser", "odessa-field", [], ["windfall"], {"cards": 1}, ["transport odessa-field"]),
]
"""A tile, a launch that it answers, with answers and draws, what it brings, and launches that it does not answer."""


@pytest.mark.thing(
    "upgrade:seed-holds",
    "upgrade:tide-keels",
    "upgrade:false-holds",
    "upgrade:orrery-sensors",
    "upgrade:wide-holds",
    "upgrade:smugglers-keel",
    "upgrade:raiding-papers",
    "upgrade:deep-scanner",
    "upgrade:sample-racks",
    "upgrade:flagship",
)
@pytest.mark.parametrize(("tile", "ship", "place", "answers", "dice", "expected", "others"), LAUNCHES)
def test_a_launch_brings_what_a_tile_says(
    tile: str,
    ship: str,
    place: str,
    answers: list[str],
    dice: list[object],
    expected: dict[str, int],
    others: list[str],
) -> None:
    assert launched(tile, ship, place, *answers, dice=dice) == {**expected, "pad": -1}
    assert launched("", ship, place) != {**expected, "pad": -1}
    for other in others:
        assert launched(tile, *other.split()) == launched("", *other.split()), other


@pytest.mark.thing("upgrade:sample-racks")
def test_what_a_launch_brings_is_one_of_the_three_that_the_tile_names() -> None:
    own = fleet(ships={"science-vessel": ["pad"]}, upgrades=["sample-racks"], faction=PLAIN)
    pos = edge(players=[own, fleet(faction=PLAIN)])

    pos.play("launch:science-vessel", "to:science-vessel:odessa-field")

    assert pos.offered == ["gain:ice", "gain:nanocarbon", "gain:titanium"]


# --- cost and battle --------------------------------------------------------------------------------------------------


@pytest.mark.thing("upgrade:forge-drives", "upgrade:brood-hulls", "upgrade:spare-frames")
@pytest.mark.parametrize(
    ("tile", "offered"),
    [
        ("gun-pods", []),
        ("forge-drives", ["ship:cruiser"]),
        ("brood-hulls", ["ship:transport"]),
        ("spare-frames", ["ship:transport"]),
    ],
)
def test_a_tile_makes_its_ship_cheaper(tile: str, offered: list[str]) -> None:
    stores = {"titanium": 2, "nanocarbon": 1} if tile == "forge-drives" else {"titanium": 1}
    pos = station(upgrades=[tile], stores=stores).play("function:assemble")

    assert [key for key in pos.offered if key.startswith("ship:")] == offered


@pytest.mark.thing("upgrade:funeral-plating")
def test_funeral_plating_saves_the_fighter_once_and_scores_the_loss() -> None:
    pos = duel({"upgrades": ["funeral-plating"]}, rolled=[["1", "1"], ["3", "3", "3"]])

    assert changed(pos, "manoeuvre:energy:2") == {"energy": 2, "points": 1}
    assert pos.of("halcyon-drydock", "ships") == ["0:fighter", "1:cruiser"]
