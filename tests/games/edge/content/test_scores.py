"""What is scored at the end: destiny cards, and tokens that count then (U-09 to U-11)."""

from __future__ import annotations

from typing import Any

import pytest

from support.edge import against_hegemon, edge, fleet
from support.edge_things import PLAIN

BUILT = ["isolde", "kiln", "rusk", "sorrel", "veil", "ninth"]
"""An ice planet, a volcanic one, two deserts, a garden and a metallic one."""
SET = ["ice-lab", "ore-crusher", "toll-booth", "habitat-ring"]
MORE = ["cold-store", "smelter", "pawn-shop", "chapel"]
MOST = ["cryo-vault", "tool-crib", "mint", "gardens"]
FOURTH = ["deep-array", "slipway", "warehouse", "academy"]
COLOURS = ["ice-moon", "metallic-moon", "desert-moon", "garden-moon", "volcanic-moon"]
STRAYS = ["twin-lode", "burning-moon", "reliquary"]
TRACKS = ["science", "industry", "commerce", "civilization", "supremacy"]
SHIPS = {"transport": ["pad"] * 6, "fighter": ["kiln"], "science-vessel": ["bay"], "cruiser": ["scrapyard"]}


def score(destiny: str, *, built: list[str] | None = None, other: dict[str, Any] | None = None, **has: Any) -> int:
    """What a destiny card gives to a player who has all this."""
    developments = [{"at": place, "owner": 0} for place in built or []]
    leaders = has.pop("committed", [])
    developments += [{"at": place, "owner": 0, "leaders": count} for place, count in leaders]
    own = fleet(destinies=[destiny], faction=PLAIN, **has)
    pos = edge(players=[own, fleet(faction=PLAIN, **(other or {}))], developments=developments)
    found: int = pos.of(0, "score_destiny")
    return found


@pytest.mark.rule("AE-RULING-65", "AE-RULING-37")
@pytest.mark.thing("destiny:architect", "destiny:cosmopolitan", "destiny:founder", "module:monument")
def test_a_development_out_of_use_counts_for_nothing_but_its_leaders() -> None:
    developments = [{"at": "rusk", "leaders": 2}, {"at": "kiln", "leaders": 3, "out_of_use": True}]
    own = [fleet(destinies=[card], modules=["monument"]) for card in ("architect", "cosmopolitan", "founder")]
    counted = [edge(players=[each, {}], developments=developments) for each in own]

    assert [pos.of(0, "score_destiny") for pos in counted] == [2, 3, 5]
    assert counted[0].of(0, "score_civilization_modules") == 2
    assert counted[0].of(0, "score_developments") == 5


DESTINIES = [
    pytest.param(
        "architect",
        [({}, 0), ({"built": BUILT[:3]}, 6), ({"built": BUILT}, 8)],
        marks=pytest.mark.thing("destiny:architect"),
        id="architect",
    ),
    pytest.param(
        "cosmopolitan",
        [({}, 0), ({"built": ["rusk", "sorrel"]}, 3), ({"built": BUILT[:3]}, 8), ({"built": BUILT[:2]}, 6)],
        marks=pytest.mark.thing("destiny:cosmopolitan"),
        id="cosmopolitan",
    ),
    pytest.param(
        "collector",
        [({"modules": SET[:1]}, 0), ({"modules": SET}, 2), ({"modules": SET + MORE + MOST + FOURTH}, 7)],
        marks=pytest.mark.thing("destiny:collector"),
        id="collector",
    ),
    pytest.param(
        "polymath",
        [
            ({"modules": SET[:3] + MORE[:3]}, 0),
            ({"modules": SET + MORE}, 4),
            ({"modules": SET + MORE + MOST + FOURTH}, 6),
        ],
        marks=pytest.mark.thing("destiny:polymath"),
        id="polymath",
    ),
    pytest.param(
        "moonwright",
        [({}, 0), ({"moons": COLOURS[:1] * 3}, 3), ({"moons": COLOURS + STRAYS + COLOURS[:2]}, 8)],
        marks=pytest.mark.thing("destiny:moonwright"),
        id="moonwright",
    ),
    pytest.param(
        "spectrum",
        [
            ({"moons": STRAYS}, 0),
            *(({"moons": COLOURS[:count] + COLOURS[:1]}, points) for count, points in enumerate((1, 2, 4, 6, 8), 1)),
        ],
        marks=pytest.mark.thing("destiny:spectrum"),
        id="spectrum",
    ),
    pytest.param(
        "nebula-walker",
        [({"moons": COLOURS}, 0), ({"moons": STRAYS[:2]}, 6), ({"moons": STRAYS}, 8)],
        marks=pytest.mark.thing("destiny:nebula-walker"),
        id="nebula-walker",
    ),
    pytest.param(
        "conqueror",
        [({}, 0), ({"wins": 3}, 6), ({"wins": 6}, 8)],
        marks=pytest.mark.thing("destiny:conqueror"),
        id="conqueror",
    ),
    pytest.param(
        "peacekeeper",
        [
            ({"leaders": 3, "other": {"leaders": 2}}, 6),
            ({"leaders": 3, "other": {"leaders": 3}}, 3),
            ({"leaders": 3, "other": {"leaders": 4}}, 0),
        ],
        marks=pytest.mark.thing("destiny:peacekeeper"),
        id="peacekeeper",
    ),
    pytest.param(
        "founder",
        [({}, 0), ({"committed": [("isolde", 3), ("rusk", 2)]}, 5), ({"committed": [("isolde", 5), ("rusk", 5)]}, 8)],
        marks=pytest.mark.thing("destiny:founder"),
        id="founder",
    ),
    pytest.param(
        "shipwright",
        [({"ships": {"transport": ["pad", "kiln", "scrapyard"]}}, 3), ({"ships": SHIPS}, 8)],
        marks=pytest.mark.thing("destiny:shipwright"),
        id="shipwright",
    ),
    pytest.param(
        "admiral",
        [({"ships": {**SHIPS, "cruiser": []}}, 0), ({"ships": SHIPS}, 7)],
        marks=pytest.mark.thing("destiny:admiral"),
        id="admiral",
    ),
    pytest.param(
        "tinkerer",
        [
            ({}, 0),
            ({"upgrades": ["gun-pods", "third-gun"]}, 4),
            ({"upgrades": ["gun-pods", "third-gun", "deep-scanner", "flagship", "linked-minds"]}, 8),
        ],
        marks=pytest.mark.thing("destiny:tinkerer"),
        id="tinkerer",
    ),
    pytest.param(
        "scholar",
        [({"tracks": {"science": 6, "industry": 9}}, 0), ({"tracks": {"science": 7}}, 6)],
        marks=pytest.mark.thing("destiny:scholar"),
        id="scholar",
    ),
    pytest.param(
        "industrialist",
        [({"tracks": {"industry": 6, "commerce": 9}}, 0), ({"tracks": {"industry": 7}}, 6)],
        marks=pytest.mark.thing("destiny:industrialist"),
        id="industrialist",
    ),
    pytest.param(
        "magnate",
        [({"tracks": {"commerce": 6, "science": 9}}, 0), ({"tracks": {"commerce": 7}}, 6)],
        marks=pytest.mark.thing("destiny:magnate"),
        id="magnate",
    ),
    pytest.param(
        "shepherd",
        [({"tracks": {"civilization": 6, "science": 9}}, 0), ({"tracks": {"civilization": 7}}, 6)],
        marks=pytest.mark.thing("destiny:shepherd"),
        id="shepherd",
    ),
    pytest.param(
        "balance",
        [
            ({"tracks": {"science": 9}}, 0),
            ({"tracks": dict.fromkeys(TRACKS, 3)}, 6),
            ({"tracks": dict.fromkeys(TRACKS, 5)}, 8),
        ],
        marks=pytest.mark.thing("destiny:balance"),
        id="balance",
    ),
    pytest.param(
        "generalist",
        [
            ({"tracks": {"science": 4}}, 0),
            ({"tracks": {"science": 5, "supremacy": 8}}, 4),
            ({"tracks": dict.fromkeys(TRACKS, 5)}, 8),
        ],
        marks=pytest.mark.thing("destiny:generalist"),
        id="generalist",
    ),
    pytest.param(
        "hoarder",
        [
            ({"stores": {"ice": 1}, "hand": ["ram"], "other": {"stores": {"ice": 2}}}, 5),
            ({"stores": {"ice": 1}, "other": {"hand": ["ram", "rally"]}}, 0),
        ],
        marks=pytest.mark.thing("destiny:hoarder"),
        id="hoarder",
    ),
]
"""A card, and what it gives for what."""


@pytest.mark.rule("AE-DEST-01", "AE-END-11")
@pytest.mark.parametrize(("destiny", "cases"), DESTINIES)
def test_a_destiny_card_counts_what_it_says(destiny: str, cases: list[tuple[dict[str, Any], int]]) -> None:
    assert [score(destiny, **has) for has, _ in cases] == [points for _, points in cases]


@pytest.mark.thing("destiny:peacekeeper")
@pytest.mark.parametrize(
    ("leaders", "points"),
    [((3, 2, 1), 6), ((3, 1, 2), 6), ((3, 4, 1), 0), ((3, 1, 4), 0), ((3, 3, 1), 3), ((3, 1, 3), 3), ((3, 3, 4), 0)],
)
def test_the_most_is_more_than_each_of_the_others_has(leaders: tuple[int, ...], points: int) -> None:
    own, *others = (fleet(faction=PLAIN, leaders=count) for count in leaders)
    pos = edge(seats=3, players=[{**own, "destinies": ["peacekeeper"]}, *others])

    assert pos.of(0, "score_destiny") == points


@pytest.mark.rule("AE-HEG-117")
@pytest.mark.parametrize(
    ("destiny", "has", "points"),
    [("moonwright", {"moons": COLOURS}, 5), ("conqueror", {"wins": 2}, 4), ("tinkerer", {}, 2)],
)
def test_the_hegemon_scores_his_destiny_too(destiny: str, has: dict[str, Any], points: int) -> None:
    tiles = ["fire-control"] if destiny == "tinkerer" else []
    pos = against_hegemon(has={"destinies": [destiny], **has}, hegemon={"tiles": tiles}, players=[fleet()])

    assert pos.of("hegemon", "score_destiny") == points


@pytest.mark.thing("discovery:first-contact", "discovery:deep-archive", "supremacy:undefeated")
@pytest.mark.thing("supremacy:victors-laurels", "supremacy:grand-fleet")
@pytest.mark.parametrize(
    ("tokens", "has", "points"),
    [
        ({"discoveries": ["first-contact"]}, {}, 3),
        ({"discoveries": ["first-contact", "first-contact"]}, {}, 6),
        ({"discoveries": ["deep-archive"]}, {}, 1),
        ({"discoveries": ["salvage-cache", "star-charts", "gravity-lens"]}, {}, 0),
        ({"supremacies": ["undefeated"]}, {}, 4),
        ({"supremacies": ["victors-laurels"]}, {"wins": 3}, 3),
        ({"supremacies": ["victors-laurels"]}, {"wins": 8}, 5),
        ({"supremacies": ["grand-fleet"]}, {"ships": {"transport": ["pad", "kiln", "scrapyard"]}}, 1),
        ({"supremacies": ["grand-fleet"]}, {"ships": SHIPS}, 4),
        ({"supremacies": ["war-banner", "aegis"]}, {"wins": 3}, 0),
    ],
)
def test_a_token_scores_what_it_says(tokens: dict[str, Any], has: dict[str, Any], points: int) -> None:
    pos = edge(players=[fleet(faction=PLAIN, **tokens, **has), {}])

    assert pos.of(0, "score_tokens") == points
