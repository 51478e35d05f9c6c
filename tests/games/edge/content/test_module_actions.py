"""What modules do when a ship docks on them: the numbers are those of the text on each (U-01, U-02)."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.games.edge import events
from support.edge import fleet
from support.edge_things import PLAIN, changed, station, tally

ACTIVATIONS: list[Any] = [
    pytest.param("ice-lab", {}, [], [], {"ice": 1}, marks=pytest.mark.thing("module:ice-lab"), id="ice-lab"),
    pytest.param(
        "signal-mast",
        {},
        [],
        ["windfall"],
        {"cards": 1},
        marks=pytest.mark.thing("module:signal-mast"),
        id="signal-mast",
    ),
    pytest.param(
        "cold-store",
        {"stores": {"energy": 1}},
        [],
        [],
        {"energy": -1, "ice": 2},
        marks=pytest.mark.thing("module:cold-store"),
        id="cold-store",
    ),
    pytest.param(
        "reading-room",
        {"hand": ["rally", "ram", "levy"]},
        ["discard:ram", "discard:rally"],
        ["windfall", "parade"],
        {},
        marks=pytest.mark.thing("module:reading-room"),
        id="reading-room",
    ),
    pytest.param(
        "sounding-line",
        {"stores": {"ice": 1}},
        [],
        ["windfall", "parade"],
        {"ice": -1, "cards": 2},
        marks=pytest.mark.thing("module:sounding-line"),
        id="sounding-line",
    ),
    pytest.param(
        "spectrograph",
        {},
        [],
        ["windfall"],
        {"cards": 1, "energy": 1},
        marks=pytest.mark.thing("module:spectrograph"),
        id="spectrograph",
    ),
    pytest.param(
        "cartography-hall",
        {"moons": {"ninth": ["metallic-moon"], "kiln": ["volcanic-moon"]}},
        ["moon-from:ninth"],
        [],
        {"moons": 1, "titanium": 1},
        marks=pytest.mark.thing("module:cartography-hall"),
        id="cartography-hall",
    ),
    pytest.param("cryo-vault", {}, [], [], {"ice": 2}, marks=pytest.mark.thing("module:cryo-vault"), id="cryo-vault"),
    pytest.param(
        "dream-tanks",
        {"stores": {"nanocarbon": 1}},
        [],
        ["windfall", "parade"],
        {"nanocarbon": -1, "cards": 2, "points": 1},
        marks=pytest.mark.thing("module:dream-tanks"),
        id="dream-tanks",
    ),
    pytest.param(
        "probe-bay",
        {"stores": {"ice": 1}, "moons": {"rusk": ["desert-moon"]}},
        ["moon-from:rusk"],
        [],
        {"ice": -1, "moons": 1, "credits": 1},
        marks=pytest.mark.thing("module:probe-bay"),
        id="probe-bay",
    ),
    pytest.param(
        "assay-office",
        {},
        ["gain:ice", "gain:titanium"],
        [],
        {"ice": 1, "titanium": 1},
        marks=pytest.mark.thing("module:assay-office"),
        id="assay-office",
    ),
    pytest.param(
        "deep-array",
        {},
        [],
        ["windfall", "parade"],
        {"cards": 2},
        marks=pytest.mark.thing("module:deep-array"),
        id="deep-array",
    ),
    pytest.param(
        "think-engine",
        {"stores": {"ice": 1, "energy": 1}},
        [],
        [],
        {"ice": -1, "energy": -1, "science": 1},
        marks=pytest.mark.thing("module:think-engine"),
        id="think-engine",
    ),
    pytest.param(
        "gravity-lab",
        {"stores": {"ice": 2}},
        ["advance:commerce"],
        [],
        {"ice": -2, "commerce": 1},
        marks=pytest.mark.thing("module:gravity-lab"),
        id="gravity-lab",
    ),
    pytest.param(
        "xenolinguists",
        {"abroad": {"odessa-field": 1, "veil": 1}},
        [],
        ["windfall"],
        {"leaders": 1, "cards": 1},
        marks=pytest.mark.thing("module:xenolinguists"),
        id="xenolinguists",
    ),
    pytest.param(
        "cold-fusion",
        {"stores": {"ice": 1}},
        [],
        ["windfall"],
        {"ice": -1, "energy": 3, "cards": 1},
        marks=pytest.mark.thing("module:cold-fusion"),
        id="cold-fusion",
    ),
    pytest.param(
        "grand-observatory",
        {},
        [],
        ["windfall", "parade", "levy"],
        {"cards": 3},
        marks=pytest.mark.thing("module:grand-observatory"),
        id="grand-observatory",
    ),
    pytest.param(
        "oracle-engine",
        {"stores": {"ice": 1}},
        [],
        ["windfall", "parade"],
        {"ice": -1, "cards": 2, "points": 2},
        marks=pytest.mark.thing("module:oracle-engine"),
        id="oracle-engine",
    ),
    pytest.param(
        "moon-elevator",
        {"moons": {"rusk": ["desert-moon"]}, "ships": {"transport": ["kiln", "isolde"]}},
        ["moon-from:rusk"],
        [],
        {"moons": 1, "credits": 1},
        marks=pytest.mark.thing("module:moon-elevator"),
        id="moon-elevator",
    ),
    pytest.param(
        "unified-theory",
        {"stores": {"ice": 2}, "tracks": {"science": 0, "industry": 1, "commerce": 1, "civilization": 1}},
        [],
        [],
        {"ice": -2, "science": 1, "supremacy": 1},
        marks=pytest.mark.thing("module:unified-theory"),
        id="unified-theory",
    ),
    pytest.param(
        "ore-crusher", {}, [], [], {"titanium": 1}, marks=pytest.mark.thing("module:ore-crusher"), id="ore-crusher"
    ),
    pytest.param(
        "spare-reactor", {}, [], [], {"energy": 2}, marks=pytest.mark.thing("module:spare-reactor"), id="spare-reactor"
    ),
    pytest.param(
        "smelter",
        {"stores": {"energy": 1}},
        [],
        [],
        {"energy": -1, "titanium": 2},
        marks=pytest.mark.thing("module:smelter"),
        id="smelter",
    ),
    pytest.param(
        "tool-crib",
        {"ships": {"transport": ["kiln", "ninth", "scrapyard"]}},
        [],
        [],
        {"scrapyard": -1, "bay": 1},
        marks=pytest.mark.thing("module:tool-crib"),
        id="tool-crib",
    ),
    pytest.param(
        "scrap-hoist",
        {"ships": {"transport": ["kiln", "ninth", "scrapyard", "scrapyard"]}, "stores": {"titanium": 1}},
        [],
        [],
        {"titanium": -1, "scrapyard": -2, "bay": 2},
        marks=pytest.mark.thing("module:scrap-hoist"),
        id="scrap-hoist",
    ),
    pytest.param(
        "slipway",
        {"stores": {"titanium": 1}},
        ["ship:transport"],
        [],
        {"titanium": -1, "supply": -1, "pad": 1},
        marks=pytest.mark.thing("module:slipway"),
        id="slipway",
    ),
    pytest.param(
        "generator-deck",
        {},
        [],
        [],
        {"energy": 3},
        marks=pytest.mark.thing("module:generator-deck"),
        id="generator-deck",
    ),
    pytest.param(
        "drone-dock",
        {"ships": {"transport": ["kiln", "ninth", "scrapyard"]}},
        [],
        [],
        {"scrapyard": -1, "bay": 1, "energy": 1},
        marks=pytest.mark.thing("module:drone-dock"),
        id="drone-dock",
    ),
    pytest.param(
        "plate-mill",
        {"stores": {"energy": 1}},
        [],
        [],
        {"energy": -1, "titanium": 1, "nanocarbon": 1},
        marks=pytest.mark.thing("module:plate-mill"),
        id="plate-mill",
    ),
    pytest.param(
        "ore-barges", {}, [], [], {"titanium": 2}, marks=pytest.mark.thing("module:ore-barges"), id="ore-barges"
    ),
    pytest.param(
        "fusion-works",
        {},
        [],
        [],
        {"energy": 2, "titanium": 1},
        marks=pytest.mark.thing("module:fusion-works"),
        id="fusion-works",
    ),
    pytest.param(
        "shipyard",
        {"stores": {"energy": 1}},
        ["ship:fighter"],
        [],
        {"energy": -1, "supply": -1, "pad": 1},
        marks=pytest.mark.thing("module:shipyard"),
        id="shipyard",
    ),
    pytest.param(
        "test-range",
        {"stores": {"titanium": 1, "energy": 1}},
        [],
        [],
        {"titanium": -1, "energy": -1, "industry": 1},
        marks=pytest.mark.thing("module:test-range"),
        id="test-range",
    ),
    pytest.param(
        "carrier-deck",
        {"stores": {"energy": 1, "titanium": 2}},
        ["ship:cruiser"],
        [],
        {"energy": -1, "titanium": -2, "supply": -1, "pad": 1},
        marks=pytest.mark.thing("module:carrier-deck"),
        id="carrier-deck",
    ),
    pytest.param(
        "breakers-yard",
        {"ships": {"transport": ["kiln", "ninth", "scrapyard", "scrapyard"]}, "stores": {"energy": 1}},
        [],
        [],
        {"energy": -1, "scrapyard": -2, "pad": 1, "bay": 1},
        marks=pytest.mark.thing("module:breakers-yard"),
        id="breakers-yard",
    ),
    pytest.param(
        "orbital-foundry",
        {},
        ["ship:transport", "ship:transport"],
        [],
        {"supply": -2, "pad": 2},
        marks=pytest.mark.thing("module:orbital-foundry"),
        id="orbital-foundry",
    ),
    pytest.param(
        "star-forge",
        {"stores": {"energy": 2}},
        [],
        [],
        {"energy": -2, "titanium": 2, "nanocarbon": 2},
        marks=pytest.mark.thing("module:star-forge"),
        id="star-forge",
    ),
    pytest.param(
        "upgrade-dock",
        {"stores": {"titanium": 2}},
        ["upgrade:gun-pods"],
        ["wide-holds"],
        {"titanium": -2, "upgrades": 1},
        marks=pytest.mark.thing("module:upgrade-dock"),
        id="upgrade-dock",
    ),
    pytest.param(
        "toll-booth", {}, [], [], {"credits": 1}, marks=pytest.mark.thing("module:toll-booth"), id="toll-booth"
    ),
    pytest.param(
        "barter-deck",
        {"stores": {"ice": 3}},
        ["swap:ice:energy", "swap:ice:titanium"],
        [],
        {"ice": -2, "energy": 1, "titanium": 1},
        marks=pytest.mark.thing("module:barter-deck"),
        id="barter-deck",
    ),
    pytest.param(
        "pawn-shop",
        {"stores": {"energy": 1}},
        [],
        [],
        {"energy": -1, "credits": 1, "ice": 1},
        marks=pytest.mark.thing("module:pawn-shop"),
        id="pawn-shop",
    ),
    pytest.param(
        "street-market",
        {"stores": {"ice": 2}},
        ["sell:ice"],
        [],
        {"ice": -1, "points": 1},
        marks=pytest.mark.thing("module:street-market"),
        id="street-market",
    ),
    pytest.param(
        "loan-office",
        {"stores": {"credits": 1}},
        ["gain:ice", "gain:card"],
        ["windfall"],
        {"credits": -1, "ice": 1, "cards": 1},
        marks=pytest.mark.thing("module:loan-office"),
        id="loan-office",
    ),
    pytest.param(
        "counting-house",
        {},
        [],
        [],
        {"credits": 2},
        marks=pytest.mark.thing("module:counting-house"),
        id="counting-house",
    ),
    pytest.param(
        "warehouse",
        {},
        ["gain:titanium"],
        [],
        {"titanium": 1},
        marks=pytest.mark.thing("module:warehouse"),
        id="warehouse",
    ),
    pytest.param(
        "auction-floor",
        {"stores": {"energy": 3}},
        ["trade", "trade"],
        [],
        {"energy": -2, "credits": 2},
        marks=pytest.mark.thing("module:auction-floor"),
        id="auction-floor",
    ),
    pytest.param(
        "freight-agency",
        {"stores": {"credits": 1}},
        [],
        [],
        {"credits": -1, "ice": 1, "nanocarbon": 1, "titanium": 1},
        marks=pytest.mark.thing("module:freight-agency"),
        id="freight-agency",
    ),
    pytest.param(
        "caravanserai",
        {},
        [],
        [],
        {"credits": 1, "energy": 1},
        marks=pytest.mark.thing("module:caravanserai"),
        id="caravanserai",
    ),
    pytest.param(
        "stock-exchange",
        {"stores": {"ice": 3, "energy": 1}},
        ["sell:ice", "sell:energy", "sell:ice"],
        [],
        {"ice": -2, "energy": -1, "points": 3},
        marks=pytest.mark.thing("module:stock-exchange"),
        id="stock-exchange",
    ),
    pytest.param(
        "bonded-store",
        {},
        ["gain:ice", "gain:titanium"],
        [],
        {"ice": 1, "titanium": 1},
        marks=pytest.mark.thing("module:bonded-store"),
        id="bonded-store",
    ),
    pytest.param(
        "futures-desk",
        {"stores": {"credits": 1}},
        [],
        [],
        {"credits": -1, "points": 3},
        marks=pytest.mark.thing("module:futures-desk"),
        id="futures-desk",
    ),
    pytest.param(
        "guild-hall",
        {"stores": {"credits": 1}, "tracks": {"science": 1, "commerce": 1, "civilization": 1, "supremacy": 1}},
        [],
        [],
        {"credits": -1, "industry": 1},
        marks=pytest.mark.thing("module:guild-hall"),
        id="guild-hall",
    ),
    pytest.param(
        "module-fair",
        {"display": {"science": ["spectrograph"]}, "stores": {"energy": 1, "ice": 1}},
        ["buy:spectrograph", "pay:1:0:0:0:0"],
        ["ice-lab"],
        {"energy": -1, "modules": 1, "science": 1},
        marks=pytest.mark.thing("module:module-fair"),
        id="module-fair",
    ),
    pytest.param("mint", {}, [], [], {"credits": 3}, marks=pytest.mark.thing("module:mint"), id="mint"),
    pytest.param(
        "trade-envoys",
        {"stores": {"credits": 1}, "abroad": {"veil": 1, "rusk": 1}},
        ["recruit:veil", "gain:ice"],
        [],
        {"credits": -1, "leaders": 1, "ice": 1},
        marks=pytest.mark.thing("module:trade-envoys"),
        id="trade-envoys",
    ),
    pytest.param(
        "grand-bazaar",
        {
            "display": {
                "science": ["deep-array"],
                "industry": ["star-forge"],
                "commerce": ["central-bank"],
                "civilization": ["capitol"],
            },
            "stores": {"credits": 1},
        },
        ["buy:deep-array"],
        ["ice-lab"],
        {"credits": -1, "modules": 1, "science": 1},
        marks=pytest.mark.thing("module:grand-bazaar"),
        id="grand-bazaar",
    ),
    pytest.param(
        "free-trade-zone",
        {},
        ["gain:ice", "gain:ice", "swap:ice:credits", "swap:ice:credits"],
        [],
        {"credits": 2},
        marks=pytest.mark.thing("module:free-trade-zone"),
        id="free-trade-zone",
    ),
    pytest.param(
        "monopoly",
        {"stores": {"credits": 2}},
        [],
        [],
        {"credits": -2, "points": 5},
        marks=pytest.mark.thing("module:monopoly"),
        id="monopoly",
    ),
    pytest.param(
        "habitat-ring", {}, [], [], {"nanocarbon": 1}, marks=pytest.mark.thing("module:habitat-ring"), id="habitat-ring"
    ),
    pytest.param(
        "hydroponics",
        {"stores": {"energy": 1}},
        [],
        [],
        {"energy": -1, "nanocarbon": 2},
        marks=pytest.mark.thing("module:hydroponics"),
        id="hydroponics",
    ),
    pytest.param(
        "chapel",
        {"abroad": {"odessa-field": 1, "veil": 1}},
        [],
        [],
        {"leaders": 1},
        marks=pytest.mark.thing("module:chapel"),
        id="chapel",
    ),
    pytest.param(
        "night-school",
        {"hand": ["rally", "ram"]},
        ["discard:ram"],
        ["windfall"],
        {},
        marks=pytest.mark.thing("module:night-school"),
        id="night-school",
    ),
    pytest.param(
        "town-square", {}, [], [], {"points": 1}, marks=pytest.mark.thing("module:town-square"), id="town-square"
    ),
    pytest.param(
        "gardens", {}, [], [], {"nanocarbon": 1, "ice": 1}, marks=pytest.mark.thing("module:gardens"), id="gardens"
    ),
    pytest.param(
        "academy",
        {"hand": ["rally", "ram"]},
        ["discard:ram"],
        ["windfall", "parade"],
        {"cards": 1},
        marks=pytest.mark.thing("module:academy"),
        id="academy",
    ),
    pytest.param(
        "recruiting-office",
        {"stores": {"energy": 1}, "abroad": {"veil": 1, "rusk": 1}},
        ["recruit:veil"],
        [],
        {"energy": -1, "leaders": 2},
        marks=pytest.mark.thing("module:recruiting-office"),
        id="recruiting-office",
    ),
    pytest.param(
        "theatre",
        {"stores": {"nanocarbon": 1}},
        [],
        [],
        {"nanocarbon": -1, "points": 2},
        marks=pytest.mark.thing("module:theatre"),
        id="theatre",
    ),
    pytest.param(
        "university",
        {"stores": {"nanocarbon": 1}},
        [],
        [],
        {"nanocarbon": -1, "civilization": 1},
        marks=pytest.mark.thing("module:university"),
        id="university",
    ),
    pytest.param(
        "biosphere", {}, [], [], {"nanocarbon": 2}, marks=pytest.mark.thing("module:biosphere"), id="biosphere"
    ),
    pytest.param(
        "embassy-row",
        {"abroad": {"veil": 1}},
        [],
        ["windfall"],
        {"cards": 1, "leaders": 1},
        marks=pytest.mark.thing("module:embassy-row"),
        id="embassy-row",
    ),
    pytest.param(
        "granary",
        {"stores": {"nanocarbon": 1}},
        ["gain:ice", "gain:titanium"],
        [],
        {"nanocarbon": -1, "ice": 1, "titanium": 1, "points": 1},
        marks=pytest.mark.thing("module:granary"),
        id="granary",
    ),
    pytest.param("arcology", {}, [], [], {"points": 2}, marks=pytest.mark.thing("module:arcology"), id="arcology"),
    pytest.param(
        "eternal-city",
        {"stores": {"nanocarbon": 2}},
        [],
        [],
        {"nanocarbon": -2, "points": 4},
        marks=pytest.mark.thing("module:eternal-city"),
        id="eternal-city",
    ),
    pytest.param(
        "singing-crystals",
        {},
        [],
        ["windfall", "parade"],
        {"cards": 2, "energy": 2},
        marks=pytest.mark.thing("module:singing-crystals"),
        id="singing-crystals",
    ),
    pytest.param(
        "mind-of-glass",
        {"stores": {"ice": 1}},
        ["advance:industry"],
        [],
        {"ice": -1, "industry": 1},
        marks=pytest.mark.thing("module:mind-of-glass"),
        id="mind-of-glass",
    ),
    pytest.param(
        "black-engine",
        {},
        [],
        [],
        {"energy": 3, "titanium": 1},
        marks=pytest.mark.thing("module:black-engine"),
        id="black-engine",
    ),
    pytest.param(
        "self-building-yard",
        {"stores": {"titanium": 1, "energy": 1}},
        ["ship:cruiser"],
        [],
        {"titanium": -1, "energy": -1, "supply": -1, "pad": 1},
        marks=pytest.mark.thing("module:self-building-yard"),
        id="self-building-yard",
    ),
    pytest.param(
        "vault-of-names",
        {},
        ["gain:ice", "gain:ice", "gain:ice"],
        [],
        {"ice": 3},
        marks=pytest.mark.thing("module:vault-of-names"),
        id="vault-of-names",
    ),
    pytest.param(
        "weighing-stone",
        {"stores": {"ice": 3}},
        ["sell:ice", "sell:ice"],
        [],
        {"ice": -2, "points": 4},
        marks=pytest.mark.thing("module:weighing-stone"),
        id="weighing-stone",
    ),
    pytest.param(
        "first-garden",
        {},
        [],
        [],
        {"nanocarbon": 2, "points": 1},
        marks=pytest.mark.thing("module:first-garden"),
        id="first-garden",
    ),
    pytest.param(
        "sleepers-choir",
        {"abroad": {"veil": 2, "rusk": 2}},
        ["recruit:veil", "recruit:rusk", "recruit:veil"],
        [],
        {"leaders": 3},
        marks=pytest.mark.thing("module:sleepers-choir"),
        id="sleepers-choir",
    ),
]
"""A module, what its owner has, the answers and draws that follow, and everything that is different then."""


@pytest.mark.rule("AE-STATION-06", "AE-MOD-08", "AE-MOD-09")
@pytest.mark.parametrize(("module", "has", "answers", "dice", "expected"), ACTIVATIONS)
def test_a_module_does_what_it_says_and_nothing_else(
    module: str, has: dict[str, Any], answers: list[str], dice: list[object], expected: dict[str, int]
) -> None:
    pos = station(module, **has)

    assert changed(pos, f"activate:{module}", *answers, dice=dice) == expected
    assert pos.asked == "dock", "there is more to it than its text"


PAID = [case for case in ACTIVATIONS if case.values[1].get("stores") and min(case.values[4].values(), default=0) < 0]
"""Those that take something from the stores."""


@pytest.mark.parametrize(("module", "has", "answers", "dice", "expected"), PAID)
def test_nobody_gets_it_who_cannot_pay(
    module: str, has: dict[str, Any], answers: list[str], dice: list[object], expected: dict[str, int]
) -> None:
    pos = station(module, **{**has, "stores": {}})
    before = tally(pos)

    if pos.is_offered(f"activate:{module}"):
        pos.play(f"activate:{module}")
        pos.play(*(["decline"] if pos.is_offered("decline") else []))
    else:
        assert pos.refusal(f"activate:{module}") == ("AE-STATION-06", "cannot-pay")

    assert pos.asked == "dock"
    assert tally(pos) == before


@pytest.mark.thing("module:bent-scales")
def test_bent_scales_take_from_whoever_has_something_and_they_choose_what() -> None:
    rich = fleet(ships={"transport": ["pad"]}, faction=PLAIN, stores={"ice": 1, "titanium": 1})
    pos = station("bent-scales", stores={"energy": 1}, other=rich)
    before = tally(pos), tally(pos, 1)

    pos.play("activate:bent-scales", "@1 lose:titanium")

    assert tally(pos) == {**before[0], "energy": 0, "titanium": 1}
    assert tally(pos, 1) == {**before[1], "titanium": 0}


@pytest.mark.thing("module:cartography-hall", "module:probe-bay", "module:moon-elevator")
@pytest.mark.parametrize(
    ("module", "near", "far"),
    [("cartography-hall", "kiln", "isolde"), ("probe-bay", "isolde", "ninth"), ("moon-elevator", "ninth", "rusk")],
)
def test_moons_are_claimed_no_further_away_than_a_module_says(module: str, near: str, far: str) -> None:
    nowhere: dict[str, list[str]] = {name: [] for name in ("kiln", "isolde", "ninth", "rusk", "veil", "sorrel")}
    nowhere |= {f"nebula-{number}": [] for number in range(1, 7)}
    docked = {"stores": {"ice": 1}, "ships": {"transport": ["kiln", "kiln"]}}
    pos = station(module, **docked, moons={**nowhere, near: ["ice-moon"], far: ["ice-moon"]})
    unlucky = station(module, **docked, moons={**nowhere, far: ["ice-moon"]})

    assert changed(pos, f"activate:{module}")["moons"] == 1
    assert pos.of(near, "moons") == []
    assert "moons" not in changed(unlucky, f"activate:{module}")


@pytest.mark.thing("module:chapel", "module:xenolinguists")
@pytest.mark.parametrize(
    ("module", "near", "far"), [("chapel", "isolde", "odessa-field"), ("xenolinguists", "odessa-field", "rusk")]
)
def test_leaders_are_recruited_no_further_away_than_a_module_says(module: str, near: str, far: str) -> None:
    pos = station(module, ships={"transport": ["kiln", "kiln"]}, abroad={near: 1, far: 1})
    unlucky = station(module, ships={"transport": ["kiln", "kiln"]}, abroad={far: 1})
    dice = ["windfall"] if module == "xenolinguists" else []

    assert changed(pos, f"activate:{module}", dice=dice)["leaders"] == 1
    assert pos.of(near, "leaders") == 0
    assert "leaders" not in changed(unlucky, f"activate:{module}", dice=dice)


@pytest.mark.thing("module:barter-deck", "module:free-trade-zone")
def test_the_barter_deck_gives_anything_but_credits_and_the_free_trade_zone_those_too() -> None:
    deck = station("barter-deck", stores={"ice": 1})
    zone = station("free-trade-zone")
    deck.play("activate:barter-deck")
    zone.play("activate:free-trade-zone", "gain:ice", "gain:energy")

    assert deck.offered == [f"swap:ice:{kind}" for kind in ("energy", "nanocarbon", "titanium")] + ["decline"]
    assert "swap:ice:credits" in zone.offered


@pytest.mark.thing("module:street-market", "module:stock-exchange", "module:weighing-stone")
@pytest.mark.parametrize(("module", "most"), [("street-market", 1), ("stock-exchange", 3), ("weighing-stone", 2)])
def test_a_market_takes_so_many_tokens_and_no_more(module: str, most: int) -> None:
    pos = station(module, stores={"ice": 5}, hand=["parade"])
    pos.play(f"activate:{module}")
    assert "card:parade" not in pos.offered, "cards are not sold"

    pos.play(*["sell:ice"] * most)

    assert pos.asked == "dock"
    assert pos.of(0, "ice") == 5 - most


@pytest.mark.thing("module:carrier-deck")
def test_the_carrier_deck_builds_no_transports() -> None:
    pos = station("carrier-deck", stores={"energy": 3, "titanium": 3, "nanocarbon": 3, "ice": 3})

    pos.play("activate:carrier-deck")

    assert pos.offered == ["ship:fighter", "ship:science-vessel", "ship:cruiser", "decline"]


@pytest.mark.thing("module:orbital-foundry", "module:slipway", "module:shipyard", "module:self-building-yard")
@pytest.mark.parametrize(
    ("module", "built"), [("orbital-foundry", 2), ("slipway", 1), ("shipyard", 1), ("self-building-yard", 1)]
)
def test_a_yard_builds_as_many_ships_as_it_says(module: str, built: int) -> None:
    pos = station(module, stores={"energy": 5, "titanium": 5})

    pos.play(f"activate:{module}")
    while pos.asked != "dock":
        pos.play(next(key for key in pos.offered if not key.startswith("decline")))

    assert len(pos.of(0, "pad")) == 1 + built


@pytest.mark.thing("module:module-fair", "module:grand-bazaar")
@pytest.mark.parametrize(
    ("module", "affordable"), [("module-fair", ["ice-lab"]), ("grand-bazaar", ["ice-lab", "deep-array"])]
)
def test_modules_are_cheaper_by_what_is_said_and_no_more(module: str, affordable: list[str]) -> None:
    display = {
        "science": ["ice-lab", "deep-array", "oracle-engine"],
        "industry": ["star-forge"],
        "commerce": ["central-bank"],
        "civilization": ["capitol"],
    }
    pos = station(module, stores={"credits": 1} if module == "grand-bazaar" else {}, display=display)

    pos.play(f"activate:{module}")

    assert [key.removeprefix("buy:") for key in pos.offered if key.startswith("buy:")] == affordable


@pytest.mark.rule("AE-SHIP-11")
def test_a_ship_is_paid_before_it_stands_on_the_pad() -> None:
    pos = station("slipway", stores={"titanium": 1})
    pos.table.news()

    pos.play("activate:slipway", "ship:transport")

    kinds = [type(each.event) for each in pos.table.news()]
    assert kinds.index(events.ResourcesPaid) < kinds.index(events.ShipBuilt)
