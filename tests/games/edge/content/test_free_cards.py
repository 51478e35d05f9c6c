"""Tactics cards that are free actions (U-03, AE-FREE-02): the numbers are those of their texts."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.games.edge import events
from starboard.games.edge.printed import BOX, TRANSPORT
from support.edge import EdgePosition, edge, fleet
from support.edge_things import PLAIN, changed

FREE = [
    pytest.param(
        "windfall",
        ["gain:ice", "gain:titanium"],
        [],
        {"ice": 1, "titanium": 1},
        {},
        {},
        marks=pytest.mark.thing("tactic:windfall"),
        id="windfall",
    ),
    pytest.param("ice-haul", [], [], {"ice": 2}, {}, {}, marks=pytest.mark.thing("tactic:ice-haul"), id="ice-haul"),
    pytest.param(
        "ore-strike", [], [], {"titanium": 2}, {}, {}, marks=pytest.mark.thing("tactic:ore-strike"), id="ore-strike"
    ),
    pytest.param(
        "fibre-bloom",
        [],
        [],
        {"nanocarbon": 2},
        {},
        {},
        marks=pytest.mark.thing("tactic:fibre-bloom"),
        id="fibre-bloom",
    ),
    pytest.param(
        "solar-sails", [], [], {"energy": 3}, {}, {}, marks=pytest.mark.thing("tactic:solar-sails"), id="solar-sails"
    ),
    pytest.param(
        "bank-draft", [], [], {"credits": 2}, {}, {}, marks=pytest.mark.thing("tactic:bank-draft"), id="bank-draft"
    ),
    pytest.param(
        "black-market",
        ["swap:ice:credits", "swap:ice:credits", "swap:ice:credits"],
        [],
        {"ice": -3, "credits": 3},
        {"stores": {"ice": 4}},
        {},
        marks=pytest.mark.thing("tactic:black-market"),
        id="black-market",
    ),
    pytest.param(
        "field-repairs",
        ["mend:cryo-vault"],
        [],
        {"damaged": -1, "scrapyard": -1, "bay": 1},
        {"modules": ["cryo-vault"], "damaged": {"cryo-vault": 1}, "ships": {"transport": ["kiln", "pad", "scrapyard"]}},
        {},
        marks=pytest.mark.thing("tactic:field-repairs"),
        id="field-repairs",
    ),
    pytest.param(
        "tow-home",
        [],
        [],
        {"scrapyard": -1, "pad": 1},
        {"ships": {"transport": ["kiln", "pad", "scrapyard"]}},
        {},
        marks=pytest.mark.thing("tactic:tow-home"),
        id="tow-home",
    ),
    pytest.param(
        "recall-signal",
        ["recall:0"],
        [],
        {"pad": 1},
        {},
        {},
        marks=pytest.mark.thing("tactic:recall-signal"),
        id="recall-signal",
    ),
    pytest.param(
        "envoys",
        ["recruit:veil", "recruit:rusk"],
        [],
        {"leaders": 2},
        {"abroad": {"veil": 2, "rusk": 2}},
        {},
        marks=pytest.mark.thing("tactic:envoys"),
        id="envoys",
    ),
    pytest.param(
        "levy",
        ["recruit:veil"],
        [],
        {"leaders": 1, "energy": 1},
        {"abroad": {"veil": 2, "rusk": 2}},
        {},
        marks=pytest.mark.thing("tactic:levy"),
        id="levy",
    ),
    pytest.param(
        "moonlighters",
        [],
        [],
        {"moons": 1, "energy": 1},
        {},
        {"moons": {"kiln": ["volcanic-moon"], "isolde": ["ice-moon"]}},
        marks=pytest.mark.thing("tactic:moonlighters"),
        id="moonlighters",
    ),
    pytest.param(
        "prospectors",
        ["moon-from:isolde"],
        [],
        {"moons": 1, "ice": 1},
        {},
        {"moons": {"kiln": ["volcanic-moon"], "isolde": ["ice-moon"]}},
        marks=pytest.mark.thing("tactic:prospectors"),
        id="prospectors",
    ),
    pytest.param(
        "far-listeners",
        ["moon-from:ninth"],
        [],
        {"moons": 1, "titanium": 1},
        {},
        {"moons": {"ninth": ["metallic-moon"]}},
        marks=pytest.mark.thing("tactic:far-listeners"),
        id="far-listeners",
    ),
    pytest.param(
        "open-contract",
        ["buy:cryo-vault"],
        ["ice-lab"],
        {"modules": 1, "science": 1, "ice": -1},
        {"stores": {"ice": 1}},
        {
            "display": {
                "science": ["cryo-vault"],
                "industry": ["star-forge"],
                "commerce": ["mint"],
                "civilization": ["capitol"],
            }
        },
        marks=pytest.mark.thing("tactic:open-contract"),
        id="open-contract",
    ),
    pytest.param(
        "keel-laying",
        ["ship:fighter"],
        [],
        {"supply": -1, "pad": 1, "titanium": -1, "nanocarbon": -1},
        {"stores": {"titanium": 1, "nanocarbon": 1}},
        {},
        marks=pytest.mark.thing("tactic:keel-laying"),
        id="keel-laying",
    ),
    pytest.param(
        "think-tank", [], [], {"science": 1}, {}, {}, marks=pytest.mark.thing("tactic:think-tank"), id="think-tank"
    ),
    pytest.param(
        "assembly-line",
        [],
        [],
        {"industry": 1},
        {},
        {},
        marks=pytest.mark.thing("tactic:assembly-line"),
        id="assembly-line",
    ),
    pytest.param(
        "trade-winds", [], [], {"commerce": 1}, {}, {}, marks=pytest.mark.thing("tactic:trade-winds"), id="trade-winds"
    ),
    pytest.param(
        "great-works",
        [],
        [],
        {"civilization": 1},
        {},
        {},
        marks=pytest.mark.thing("tactic:great-works"),
        id="great-works",
    ),
    pytest.param("parade", [], [], {"points": 2}, {}, {}, marks=pytest.mark.thing("tactic:parade"), id="parade"),
    pytest.param(
        "auction",
        ["sell:ice", "sell:energy", "sell:ice"],
        [],
        {"ice": -2, "energy": -1, "points": 3},
        {"stores": {"ice": 3, "energy": 1}},
        {},
        marks=pytest.mark.thing("tactic:auction"),
        id="auction",
    ),
    pytest.param(
        "supply-drop",
        ["lay:veil"],
        [],
        {"energy": 1},
        {},
        {},
        marks=pytest.mark.thing("tactic:supply-drop"),
        id="supply-drop",
    ),
    pytest.param(
        "gate-tithe",
        ["gain:ice", "gain:ice", "gain:titanium"],
        [],
        {"ice": 2, "titanium": 1},
        {},
        {"map": "isolde odessa-field rusk kestrel-field veil kiln gate", "gate": True},
        marks=pytest.mark.thing("tactic:gate-tithe"),
        id="gate-tithe",
    ),
    pytest.param(
        "gate-oracle",
        ["advance:commerce"],
        [],
        {"commerce": 1},
        {},
        {"map": "isolde odessa-field rusk kestrel-field veil kiln gate", "gate": True},
        marks=pytest.mark.thing("tactic:gate-oracle"),
        id="gate-oracle",
    ),
]
"""A card, the answers and draws that follow, what changes besides the card, what its player has, and the table. A
transport of the player is over Kiln."""


def holding(*cards: str, table: dict[str, Any] | None = None, **has: Any) -> EdgePosition:
    has.setdefault("ships", {"transport": ["kiln", "pad"]})
    own = fleet(hand=list(cards), faction=PLAIN, **has)
    return edge(players=[own, fleet(ships={"transport": ["pad"]}, faction=PLAIN)], **(table or {}))


@pytest.mark.rule("AE-FREE-02", "AE-TAC-04")
@pytest.mark.parametrize(("card", "answers", "dice", "expected", "has", "table"), FREE)
def test_a_card_as_a_free_action(
    card: str,
    answers: list[str],
    dice: list[object],
    expected: dict[str, int],
    has: dict[str, Any],
    table: dict[str, Any],
) -> None:
    pos = holding(card, table=table, **has)

    assert changed(pos, f"card:{card}", *answers, dice=dice) == {**expected, "cards": -1}
    assert pos.asked == "turn"


@pytest.mark.thing("tactic:black-market", "tactic:auction", "tactic:fresh-orders", "faction:orrery-monks")
@pytest.mark.rule("AE-FREE-02")
def test_nothing_is_swapped_sold_or_discarded_by_whoever_has_nothing() -> None:
    cards = ["auction", "black-market", "fresh-orders"]
    bare = edge(players=[fleet(ships={"transport": ["pad"]}, hand=cards, faction="orrery-monks"), {}])
    empty = edge(players=[fleet(ships={"transport": ["pad"]}, faction="orrery-monks"), {}])

    assert bare.refusal("card:black-market") == bare.refusal("card:auction") == ("AE-FREE-02", "would-do-nothing")
    assert bare.offered == ["launch:transport", "ability:orrery-monks", "card:fresh-orders"], "this one draws"
    assert empty.offered == ["launch:transport"]
    assert empty.refusal("ability:orrery-monks") == ("AE-FREE-01", "ability-does-nothing")


@pytest.mark.thing("tactic:tow-home", "tactic:recall-signal")
@pytest.mark.parametrize(
    ("card", "answers", "place", "rule"),
    [("tow-home", [], "scrapyard", "AE-SHIP-17"), ("recall-signal", ["recall:0"], "kiln", "AE-FREE-02")],
)
def test_everybody_hears_of_a_ship_that_goes_back_to_the_pad(
    card: str, answers: list[str], place: str, rule: str
) -> None:
    pos = holding(card, ships={"transport": [place, "pad"]})

    pos.play(f"card:{card}", *answers)

    assert pos.happened(events.ShipRecalled) == [events.ShipRecalled(0, TRANSPORT, rule, piece="ship:0:0")]
    assert pos.of(0, "pad") == ["transport", "transport"]


@pytest.mark.thing("tactic:gate-oracle", "event:a-way-through", "event:dying-suns", "module:gravity-lab")
@pytest.mark.thing("module:mind-of-glass")
def test_a_step_of_ones_choice_names_the_tracks_it_may_be_on() -> None:
    things = [*BOX.tactics, *BOX.events, *BOX.modules, *BOX.moons, *BOX.gate]
    free = [thing for thing in things if _steps_freely(thing)]

    assert len(free) > 5
    for thing in free:
        assert "on science, industry, commerce or civilization" in str(thing.spec.text), thing.id


def _steps_freely(thing: Any) -> bool:
    deeds = [*(getattr(thing.spec, "action", None) or ()), *(getattr(thing.spec, "each", None) or ())]
    return any(deed["name"] == "gate-step" or deed.get("track") == "any" for deed in deeds)


@pytest.mark.thing("tactic:fresh-orders")
def test_fresh_orders_replace_up_to_three_cards_and_add_one() -> None:
    pos = holding("fresh-orders", "ram", "rally", "levy", "chaff")

    given = ["discard:ram", "discard:rally", "discard:chaff"]
    assert changed(pos, "card:fresh-orders", *given, dice=["parade", "windfall", "envoys", "auction"]) == {}
    assert sorted(pos.of(0, "hand")) == sorted(["levy", "parade", "windfall", "envoys", "auction"])
    none = holding("fresh-orders", "ram")
    assert changed(none, "card:fresh-orders", "done", dice=["parade"]) == {}


@pytest.mark.thing("tactic:slipstream", "tactic:jump-gate", "tactic:underdark-passage")
@pytest.mark.parametrize(
    ("card", "last", "beyond"),
    [
        ("slipstream", "halcyon-drydock", "ninth"),
        ("jump-gate", "freeport-meridian", "sorrel"),
        ("underdark-passage", "sorrel", "veil"),
    ],
)
def test_a_ship_is_moved_as_far_as_a_card_says(card: str, last: str, beyond: str) -> None:
    pos = holding(card)
    pos.play(f"card:{card}")
    assert not pos.is_offered(f"shift:0:{beyond}")
    assert not pos.is_offered("shift:0:nebula-1"), "it does not navigate"

    pos.play(f"shift:0:{last}")

    assert pos.of(last, "ships") == ["0:transport"]
    assert pos.of(last, "moons") == holding(card).of(last, "moons"), "it does not act there"


@pytest.mark.thing("tactic:slipstream")
def test_nobody_is_moved_where_somebody_is() -> None:
    other = fleet(ships={"transport": ["isolde", "pad"]}, faction=PLAIN)
    own = fleet(ships={"transport": ["kiln", "pad"]}, hand=["slipstream"], faction=PLAIN)

    pos = edge(players=[own, other]).play("card:slipstream")

    assert pos.offered == ["shift:0:halcyon-drydock", "decline"]


@pytest.mark.thing("tactic:supply-drop")
def test_a_supply_drop_lies_there_until_somebody_comes() -> None:
    pos = holding("supply-drop").play("card:supply-drop", "lay:odessa-field")

    assert pos.of("odessa-field", "goods")["titanium"] == 2
    assert changed(pos, "launch:transport", "to:transport:odessa-field")["titanium"] == 2


@pytest.mark.thing("tactic:moonlighters", "tactic:prospectors", "tactic:far-listeners")
@pytest.mark.parametrize(
    ("card", "near", "far"),
    [("moonlighters", "kiln", "isolde"), ("prospectors", "isolde", "ninth"), ("far-listeners", "ninth", "rusk")],
)
def test_a_moon_may_be_no_further_away_than_a_card_says(card: str, near: str, far: str) -> None:
    nowhere: dict[str, list[str]] = {name: [] for name in ("kiln", "isolde", "ninth", "rusk", "veil", "sorrel")}
    nowhere |= {f"nebula-{number}": [] for number in range(1, 7)}
    there = holding(card, table={"moons": {**nowhere, near: ["ice-moon"], far: ["ice-moon"]}})
    gone = holding(card, "parade", table={"moons": {**nowhere, far: ["ice-moon"]}})

    assert changed(there, f"card:{card}")["moons"] == 1
    assert there.of(near, "moons") == []
    assert not gone.is_offered(f"card:{card}")
    assert gone.is_offered("card:parade")


@pytest.mark.thing("tactic:gate-tithe", "tactic:gate-oracle")
@pytest.mark.parametrize("card", ["gate-tithe", "gate-oracle"])
def test_the_gate_gives_to_those_who_have_it_in_reach(card: str) -> None:
    table = {"map": "isolde odessa-field rusk kestrel-field veil kiln gate ninth", "gate": True}

    assert holding(card, table=table).is_offered(f"card:{card}")
    assert not holding(card, table=table, ships={"transport": ["rusk", "pad"]}).is_offered(f"card:{card}")
    assert holding(card, table=table, ships={"cruiser": ["rusk"], "transport": ["pad"]}).is_offered(f"card:{card}")


@pytest.mark.thing(
    "tactic:tow-home", "tactic:recall-signal", "tactic:envoys", "tactic:open-contract", "tactic:keel-laying"
)
@pytest.mark.parametrize("card", ["tow-home", "recall-signal", "envoys", "open-contract", "keel-laying"])
def test_a_card_that_would_do_nothing_is_not_offered(card: str) -> None:
    dear = {"science": ["deep-array"], "industry": ["star-forge"], "commerce": ["mint"], "civilization": ["capitol"]}

    pos = holding(card, "parade", ships={"transport": ["pad"]}, table={"display": dear})

    assert not pos.is_offered(f"card:{card}")
    assert pos.is_offered("card:parade")
