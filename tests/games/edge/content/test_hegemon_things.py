"""The Hegemon's officers with their rings, his action cards, negotiation cards and upgrades (U-19 to U-22)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import starboard
from starboard.games.edge import events
from starboard.games.edge.content.library import BOX
from starboard.games.edge.printed import TRACKS
from starboard.games.edge.queries import traits
from starboard.games.edge.state import HEGEMON
from support.edge import EdgePosition, against_hegemon, fleet
from support.edge_things import PLAIN, go_on, less, strength, tally

MAP = (
    "pale odessa-field rusk kestrel-field veil kiln halcyon-drydock ninth freeport-meridian sorrel bastion-academy "
    "farsight-beacon"
)
DISPLAY = {
    "science": ["ice-lab", "deep-array", "cryo-vault"],
    "industry": ["ore-crusher", "slipway", "shipyard"],
    "commerce": ["toll-booth", "mint", "warehouse"],
    "civilization": ["habitat-ring", "capitol", "senate"],
}
WRECK = {"transport": ["pad"] * 6, "fighter": ["pad"], "science-vessel": ["pad"], "cruiser": ["scrapyard"]}
"""His fleet with something to repair."""


def his_turn(
    *, dice: list[object], has: dict[str, Any] | None = None, ships: Any = None, **hegemon: Any
) -> tuple[EdgePosition, dict[str, int]]:
    """His turn, with the die and the draws that come of it, and everything that is different for him then."""

    def table(**given: Any) -> EdgePosition:
        people = [fleet(ships={"transport": ships or ["pad"]}, faction=PLAIN, hand=["chaff"])]
        own = {"ships": WRECK, **(has or {})}
        return against_hegemon(players=people, map=MAP, display=DISPLAY, has=dict(own), hegemon=hegemon, **given)

    before = tally(table(), "hegemon")
    pos = table(phase="hegemon", active=1, dice=dice)
    while pos.asked in ("hegemon-takes", "hegemon-goes", "hegemon-moon"):
        pos.play(pos.offered[0])
    return pos, less(tally(pos, "hegemon"), before)


# --- officers ---------------------------------------------------------------------------------------------------------

MODULE = {"modules": 1}
CIVILIZATION, INDUSTRY, SCIENCE = ({"modules": 1, type: 1} for type in ("civilization", "industry", "science"))
REPAIR = {"scrapyard": -1, "bay": 1}
MOON = {"moons": 1}
UPGRADE = {"tiles": 1}


def points(count: int) -> dict[str, int]:
    return {"points": count}


def cards(count: int) -> dict[str, int]:
    return {"cards": count}


def step(track: str) -> dict[str, int]:
    return {track: 1}


RINGS = {
    "quartermaster": [
        cards(1), CIVILIZATION, {**INDUSTRY, **REPAIR}, cards(1), cards(1), cards(1), REPAIR, cards(2),
    ],
    "cartographer": [
        cards(1), MOON, cards(1), cards(2), cards(1), REPAIR, cards(1), cards(1),
    ],
    "marshal-of-yards": [
        cards(1), INDUSTRY, cards(1), cards(1), REPAIR, cards(1), cards(2), cards(1),
    ],
    "comptroller": [
        cards(1), step("commerce"), cards(1), cards(1), cards(2), cards(1), REPAIR, cards(1),
    ],
    "iron-abbess": [
        cards(1), CIVILIZATION, cards(1), REPAIR, cards(2), cards(1), points(1), cards(1),
    ],
    "warden-of-lanes": [
        cards(1), step("industry"), cards(1), points(1), cards(2), REPAIR, cards(1), cards(1),
    ],
    "red-admiral": [
        cards(1), MODULE, REPAIR, cards(1), step("supremacy"), cards(2), UPGRADE, cards(1),
    ],
    "mother-of-engines": [
        cards(1), INDUSTRY, {**REPAIR, **points(1)}, cards(1), CIVILIZATION, cards(2), points(1), cards(1),
    ],
    "pale-chancellor": [
        cards(1), SCIENCE, cards(2), REPAIR, cards(1), step("civilization"), points(2), cards(1),
    ],
}  # fmt: skip
"""What the spaces of each ring give, from the first on. The second of two repairs finds nothing, and is a point."""


@pytest.mark.thing(
    "officer:quartermaster", "officer:cartographer", "officer:marshal-of-yards", "officer:comptroller",
    "officer:iron-abbess", "officer:warden-of-lanes", "officer:red-admiral", "officer:mother-of-engines",
    "officer:pale-chancellor",
)  # fmt: skip
@pytest.mark.rule("AE-HEG-84", "AE-HEG-94", "AE-RULING-29")
@pytest.mark.parametrize(("officer", "space"), [(officer, space) for officer in RINGS for space in range(1, 9)])
def test_a_space_of_the_command_ring_gives_what_it_says(officer: str, space: int) -> None:
    expected = RINGS[officer][space - 1]
    dice: list[object] = [["1"]] + (["fire-control"] if "tiles" in expected else [])

    orders = ["order-04", "order-09", "order-17"]
    pos, found = his_turn(dice=dice, officer=officer, marker=space - 1 or 8, orders=orders)

    assert pos.of("table", "marker") == space
    assert pos.state.hegemon is not None
    found["tiles"] = len(pos.state.hegemon.tiles)
    if expected.get("modules") and not set(expected) & set(TRACKS[:4]):
        assert sum(found.pop(track, 0) for track in TRACKS[:4]) == 1, "any module, and a step on its track"
    assert {name: count for name, count in found.items() if count} == {**expected, "pad": -1}


@pytest.mark.rule("AE-HEG-15", "AE-RULING-54")
@pytest.mark.parametrize(
    ("officer", "progress"),
    [
        ("quartermaster", [1, 1, 0, 0, 0]),
        ("cartographer", [1, 0, 0, 1, 0]),
        ("marshal-of-yards", [0, 1, 0, 0, 1]),
        ("comptroller", [1, 1, 1, 1, 1]),
        ("iron-abbess", [1, 1, 1, 1, 1]),
        ("warden-of-lanes", [1, 1, 1, 1, 1]),
        ("red-admiral", [2, 2, 1, 1, 2]),
        ("mother-of-engines", [1, 2, 2, 2, 1]),
        ("pale-chancellor", [2, 1, 2, 2, 1]),
    ],
)
def test_an_officer_starts_ahead_on_some_tracks(officer: str, progress: list[int]) -> None:
    table = starboard.new("edge", scenario="hegemon", officer=officer, seats=1, seed=1)
    table.answer(table.choices[0].keys[0], 0)

    assert table.state.players[1].tracks == progress
    assert table.state.players[1].hand == []


def attack(
    officer: str = "quartermaster", *, tiles: list[str] | None = None, negotiation: str = "no-answer", **has: Any
) -> EdgePosition:
    """A fighter launched at his transport, who has answered with a negotiation card."""
    people = [fleet(ships={"fighter": ["pad"]}, faction="tidewright-compact", hand=["chaff"], **has)]
    ships = {"transport": ["halcyon-drydock", *["pad"] * 5], "fighter": ["pad"], "science-vessel": ["pad"]}
    own = {"ships": ships, "hand": ["ram", "rally"]}
    pos = against_hegemon(players=people, has=own, hegemon={"officer": officer, "tiles": tiles or []})
    go_on(pos.play("launch:fighter", "to:fighter:halcyon-drydock"))
    return pos.play("ready", dice=[negotiation])


@pytest.mark.thing("officer:iron-abbess", "officer:warden-of-lanes")
@pytest.mark.parametrize(
    ("officer", "fights"), [("quartermaster", (1, 1)), ("iron-abbess", (1, 2)), ("warden-of-lanes", (2, 1))]
)
def test_some_officers_fight_better(officer: str, fights: tuple[int, int]) -> None:
    assert strength(attack(officer), 1) == fights


@pytest.mark.thing("officer:red-admiral")
@pytest.mark.parametrize(("officer", "scored"), [("red-admiral", 1), ("quartermaster", 0)])
def test_the_red_admiral_scores_his_victories(officer: str, scored: int) -> None:
    pos = attack(officer)
    pos.play("ready", dice=[["1", "1"], ["6"]])

    pos.play("ready", "manoeuvre:energy:2")

    assert pos.of("hegemon", "wins") == 1
    assert pos.of("hegemon", "points") == scored
    told = pos.happened(events.PointsScored)
    assert told == [events.PointsScored(HEGEMON, 1, "AE-TURN-07")] * scored


@pytest.mark.thing("officer:mother-of-engines")
@pytest.mark.parametrize(("officer", "there"), [("mother-of-engines", 2), ("quartermaster", 1)])
def test_the_mother_of_engines_brings_transports_from_every_planet(officer: str, there: int) -> None:
    people = [fleet(ships={"fighter": ["pad"]}, faction="tidewright-compact", hand=["chaff"])]
    own = {"ships": {"transport": ["halcyon-drydock", "isolde", *["pad"] * 4]}}
    pos = against_hegemon(players=people, has=own, hegemon={"officer": officer})

    go_on(pos.play("launch:fighter", "to:fighter:halcyon-drydock"))

    assert pos.of("halcyon-drydock", "ships").count("1:transport") == there


@pytest.mark.thing("officer:pale-chancellor")
@pytest.mark.parametrize(
    ("officer", "expected"), [("pale-chancellor", {"cards": 1, "points": 1}), ("quartermaster", {})]
)
def test_the_pale_chancellor_gains_by_every_event(officer: str, expected: dict[str, int]) -> None:
    people = [fleet(ships={"transport": ["kiln", "pad"]}, faction=PLAIN, hand=["chaff"])]
    pack = [{"id": "vorticon", "at": f"nebula-{number}"} for number in (1, 2, 3, 4)]
    given: dict[str, Any] = {"event_step": 5, "event_count": 9, "raiders": pack}
    pos = against_hegemon(players=people, hegemon={"officer": officer}, **given).play("return")
    before = tally(pos, "hegemon")

    pos.load(["comet-shower"])
    pos.play("done")

    assert less(tally(pos, "hegemon"), before) == expected


# --- orders -----------------------------------------------------------------------------------------------------------

ORDERS = [
    pytest.param("order-01", "odessa-field", "build", marks=pytest.mark.thing("order:order-01")),
    pytest.param("order-02", "halcyon-drydock", "repair", marks=pytest.mark.thing("order:order-02")),
    pytest.param("order-03", "farsight-beacon", "event", marks=pytest.mark.thing("order:order-03")),
    pytest.param("order-04", "bastion-academy", "", marks=pytest.mark.thing("order:order-04")),
    pytest.param("order-05", "kiln", "build", marks=pytest.mark.thing("order:order-05")),
    pytest.param("order-06", "ninth", "event", marks=pytest.mark.thing("order:order-06")),
    pytest.param("order-07", "halcyon-drydock", "", marks=pytest.mark.thing("order:order-07")),
    pytest.param("order-08", "rusk", "repair", marks=pytest.mark.thing("order:order-08")),
    pytest.param("order-09", "kestrel-field", "build", marks=pytest.mark.thing("order:order-09")),
    pytest.param("order-10", "freeport-meridian", "event", marks=pytest.mark.thing("order:order-10")),
    pytest.param("order-11", "bastion-academy", "repair", marks=pytest.mark.thing("order:order-11")),
    pytest.param("order-12", "odessa-field", "event", marks=pytest.mark.thing("order:order-12")),
    pytest.param("order-13", "kiln", "build", marks=pytest.mark.thing("order:order-13")),
    pytest.param("order-14", "ninth", "", marks=pytest.mark.thing("order:order-14")),
    pytest.param("order-15", "freeport-meridian", "build", marks=pytest.mark.thing("order:order-15")),
    pytest.param("order-16", "kiln", "event", marks=pytest.mark.thing("order:order-16")),
    pytest.param("order-17", "halcyon-drydock", "repair", marks=pytest.mark.thing("order:order-17")),
    pytest.param("order-18", "kestrel-field", "build", marks=pytest.mark.thing("order:order-18")),
    pytest.param("order-19", "freeport-meridian", "", marks=pytest.mark.thing("order:order-19")),
    pytest.param("order-20", "farsight-beacon", "event", marks=pytest.mark.thing("order:order-20")),
    pytest.param("order-21", "kiln", "build", marks=pytest.mark.thing("order:order-21")),
    pytest.param("order-22", "ninth", "event", marks=pytest.mark.thing("order:order-22")),
    pytest.param("order-23", "odessa-field", "repair", marks=pytest.mark.thing("order:order-23")),
    pytest.param("order-24", "pale", "", marks=pytest.mark.thing("order:order-24")),
]
"""An action card, the region it sends him to with the probe at Ninth and a human ship at Pale, and its symbol."""


@pytest.mark.rule("AE-HEG-80", "AE-HEG-87", "AE-RULING-58")
@pytest.mark.parametrize(("order", "region", "symbol"), ORDERS)
def test_an_order_sends_him_somewhere_and_then_does_what_its_symbol_says(order: str, region: str, symbol: str) -> None:
    number = int(order.removeprefix("order-"))
    deck = (number - 1) // 8
    orders = ["order-01", "order-09", "order-17"]
    orders[deck] = order

    pos, found = his_turn(
        dice=[[str(2 * deck + 1)]], probe="ninth", orders=orders, marker=3, has={"ships": HOME}, ships=["pale", "pad"]
    )

    there = [place for place in MAP.split() if "1:transport" in pos.of(place, "ships")]
    assert there == [region]
    built = pos.of(region, "development") != "" or bool(pos.happened(events.HegemonBuiltNothing))
    done = {"build": built, "event": pos.of("table", "event_step") == 4, "repair": found.get("points", 0) == 1}
    assert [name for name, happened in done.items() if happened] == ([symbol] if symbol else [])


HOME = {"transport": ["pad"] * 6, "fighter": ["pad"], "science-vessel": ["pad"], "cruiser": ["pad"]}


@pytest.mark.rule("AE-COMP-21")
def test_there_are_as_many_orders_of_each_kind_as_there_should_be() -> None:
    symbols = Counter(order.spec.symbol for order in BOX.orders)
    regions = Counter(order.spec.region for order in BOX.orders)

    assert symbols == {"build": 7, "event": 7, "repair": 5, "": 5}
    assert Counter(order.spec.deck for order in BOX.orders) == {1: 8, 2: 8, 3: 8}
    assert [regions.pop(base) for base in BOX.bases.ids] == [2] * 6
    assert regions == {
        "left-most-undeveloped": 4, "probe": 3, "left": 1, "right": 1, "nearest-planet": 1, "nearest-base": 1,
        "nearest-ship": 1,
    }  # fmt: skip


# --- negotiation and upgrades -----------------------------------------------------------------------------------------


@pytest.mark.thing("negotiation:no-answer", "negotiation:show-of-force", "negotiation:cold-calculation")
@pytest.mark.parametrize(
    ("card", "fights"), [("no-answer", (1, 1)), ("show-of-force", (2, 1)), ("cold-calculation", (1, 2))]
)
def test_some_negotiation_cards_are_no_talk_at_all(card: str, fights: tuple[int, int]) -> None:
    pos = attack(negotiation=card)

    assert strength(pos, 1) == fights
    assert strength(pos, 0) == (2, 1)


@pytest.mark.thing("negotiation:ultimatum")
@pytest.mark.parametrize("agreed", [True, False])
def test_an_ultimatum_lets_who_pays_go_home(agreed: bool) -> None:
    pos = attack(negotiation="ultimatum", stores={"ice": 1})
    before = tally(pos), tally(pos, "hegemon")

    pos.play(*(["agree", "lose:ice"] if agreed else ["refuse"]))

    assert less(tally(pos), before[0]) == ({"ice": -1, "pad": 1} if agreed else {})
    if not agreed:
        assert pos.asked == "window-prepare"


@pytest.mark.thing("negotiation:safe-conduct")
@pytest.mark.parametrize("agreed", [True, False])
def test_safe_conduct_is_worth_a_card_to_who_lets_him_go(agreed: bool) -> None:
    pos = attack(negotiation="safe-conduct")
    before = tally(pos), tally(pos, "hegemon")

    pos.play("agree" if agreed else "refuse")

    assert less(tally(pos), before[0]) == ({"cards": 1} if agreed else {})
    assert less(tally(pos, "hegemon"), before[1]) == ({"cards": -1, "pad": 1} if agreed else {})


@pytest.mark.thing("negotiation:recall-order")
def test_a_recall_order_ends_the_battle() -> None:
    pos = attack(negotiation="recall-order")

    assert pos.of("halcyon-drydock", "ships") == []
    assert pos.of(0, "pad") == ["fighter"]
    assert pos.state.battle is None


@pytest.mark.rule("AE-COMP-21")
def test_there_are_18_negotiation_cards() -> None:
    assert {card.id: card.spec.copies for card in BOX.negotiations} == {
        "no-answer": 6, "ultimatum": 4, "safe-conduct": 3, "show-of-force": 2, "cold-calculation": 2, "recall-order": 1,
    }  # fmt: skip


@pytest.mark.thing("tile:war-chest", "tile:requisition")
@pytest.mark.parametrize(
    ("tile", "expected"), [("war-chest", {"cards": 3}), ("requisition", {"modules": 1}), ("fire-control", {})]
)
def test_some_upgrades_give_something_once(tile: str, expected: dict[str, int]) -> None:
    orders = ["order-04", "order-09", "order-17"]
    _, found = his_turn(dice=[["1"], tile], officer="red-admiral", marker=6, orders=orders)

    assert {name: count for name, count in found.items() if name not in TRACKS} == {**expected, "pad": -1}


@pytest.mark.thing("tile:armed-transports", "tile:fire-control", "tile:long-range-wing")
def test_some_upgrades_last() -> None:
    assert strength(attack(), 1) == (1, 1)
    assert strength(attack(tiles=["armed-transports"]), 1) == (2, 1)
    assert strength(attack(tiles=["fire-control"]), 1) == (1, 2)

    reach = [traits(attack(tiles=tiles).state, 1)[1].reach for tiles in ([], ["long-range-wing"])]
    assert reach == [1, 2]
