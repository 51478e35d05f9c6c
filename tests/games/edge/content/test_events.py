"""Events of the three decks, and what the Hegemon does instead (U-06, AE-HEG-66 to 73)."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.games.edge import events
from starboard.games.edge.printed import BOX
from starboard.games.edge.state import HEGEMON
from support.edge import EdgePosition, against_hegemon, edge, fleet
from support.edge_things import PLAIN, less, tally

PACK = [{"id": "vorticon", "at": f"nebula-{number}"} for number in (1, 2, 3, 4)]
"""All raiders of class S are on the map, and the others have come and gone: no raider follows the event."""
DISPLAY = {
    "science": ["ice-lab", "deep-array", "cryo-vault"],
    "industry": ["ore-crusher", "slipway", "shipyard"],
    "commerce": ["toll-booth", "mint", "warehouse"],
    "civilization": ["habitat-ring", "capitol", "senate"],
}


def about_to_happen(deck: str, first: dict[str, Any], second: dict[str, Any], **table: Any) -> EdgePosition:
    """The first player returns to station; when the fleet is home, an event comes."""
    ships = {"transport": ["kiln", "pad"]}
    own = fleet(**{"ships": ships, "faction": PLAIN, "hand": ["chaff"], **first})
    other = fleet(**{"ships": {"transport": ["sorrel", "pad"]}, "faction": PLAIN, **second})
    given = {"raiders": PACK, "event_count": 9, "display": DISPLAY, **table}
    return edge(players=[own, other], events=deck, event_step=5, **given).play("return")


EVENTS = [
    pytest.param(
        "welcome-to-the-fleet",
        "dawn",
        {},
        {},
        ["ship:transport", "decline"],
        [],
        {"supply": -1, "pad": 1},
        {},
        marks=pytest.mark.thing("event:welcome-to-the-fleet"),
        id="welcome-to-the-fleet",
    ),
    pytest.param(
        "shattered-relic",
        "dawn",
        {},
        {"stores": {"credits": 1}},
        ["buy:ice-lab", "buy:toll-booth"],
        ["cold-store", "pawn-shop"],
        {"modules": 1, "science": 1},
        {"modules": 1, "commerce": 1},
        marks=pytest.mark.thing("event:shattered-relic"),
        id="shattered-relic",
    ),
    pytest.param(
        "electron-storm",
        "dawn",
        {},
        {},
        ["swap:energy:ice", "swap:energy:titanium", "decline"],
        [],
        {"energy": 1, "ice": 1, "titanium": 1},
        {"energy": 3},
        marks=pytest.mark.thing("event:electron-storm"),
        id="electron-storm",
    ),
    pytest.param(
        "harvest-moon",
        "dawn",
        {},
        {},
        ["gain:ice", "gain:ice", "gain:card", "gain:titanium"],
        ["windfall"],
        {"ice": 2},
        {"cards": 1, "titanium": 1},
        marks=pytest.mark.thing("event:harvest-moon"),
        id="harvest-moon",
    ),
    pytest.param(
        "open-skies",
        "dawn",
        {"abroad": {"veil": 3}},
        {"abroad": {"rusk": 1}},
        [],
        [],
        {"leaders": 2},
        {"leaders": 1},
        marks=pytest.mark.thing("event:open-skies"),
        id="open-skies",
    ),
    pytest.param(
        "shared-frequencies",
        "dawn",
        {},
        {},
        [],
        ["windfall", "parade", "levy", "ram"],
        {"cards": 2},
        {"cards": 2},
        marks=pytest.mark.thing("event:shared-frequencies"),
        id="shared-frequencies",
    ),
    pytest.param(
        "season-of-repair",
        "dawn",
        {"modules": ["ice-lab"], "damaged": {"ice-lab": 1}},
        {},
        [],
        [],
        {"damaged": -1, "points": 1},
        {"points": 2},
        marks=pytest.mark.thing("event:season-of-repair"),
        id="season-of-repair",
    ),
    pytest.param(
        "golden-lanes", "dawn", {}, {}, [], [], {}, {}, marks=pytest.mark.thing("event:golden-lanes"), id="golden-lanes"
    ),
    pytest.param(
        "census",
        "dawn",
        {"tracks": {"science": 1, "industry": 1, "commerce": 1, "civilization": 1}},
        {"tracks": {"industry": 3}},
        ["advance:science"],
        [],
        {"supremacy": 1},
        {"science": 1},
        marks=pytest.mark.thing("event:census"),
        id="census",
    ),
    pytest.param(
        "comet-shower", "dawn", {}, {}, [], [], {}, {}, marks=pytest.mark.thing("event:comet-shower"), id="comet-shower"
    ),
    pytest.param(
        "catastrophic-collapse",
        "twilight",
        {},
        {},
        [],
        [],
        {},
        {},
        marks=pytest.mark.thing("event:catastrophic-collapse"),
        id="catastrophic-collapse",
    ),
    pytest.param(
        "time-anomaly",
        "twilight",
        {},
        {},
        ["decline"],
        [],
        {},
        {},
        marks=pytest.mark.thing("event:time-anomaly"),
        id="time-anomaly",
    ),
    pytest.param(
        "hard-bargain",
        "twilight",
        {"stores": {"credits": 5}},
        {"stores": {"credits": 1}},
        ["trade", "trade"],
        [],
        {"credits": -4, "points": 6},
        {},
        marks=pytest.mark.thing("event:hard-bargain"),
        id="hard-bargain",
    ),
    pytest.param(
        "hull-rot",
        "twilight",
        {"stores": {"ice": 1}, "modules": ["cryo-vault"]},
        {"modules": ["ice-lab"]},
        ["lose-one", "lose:ice"],
        [],
        {"ice": -1},
        {"damaged": 1},
        marks=pytest.mark.thing("event:hull-rot"),
        id="hull-rot",
    ),
    pytest.param(
        "dying-suns",
        "twilight",
        {"stores": {"ice": 3}, "hand": ["chaff"]},
        {"stores": {"titanium": 1}},
        ["lose:ice", "lose:ice", "advance:commerce", "advance:science"],
        [],
        {"ice": -2, "commerce": 1},
        {"titanium": -1, "science": 1},
        marks=pytest.mark.thing("event:dying-suns"),
        id="dying-suns",
    ),
    pytest.param(
        "war-footing",
        "twilight",
        {"modules": ["ice-lab"]},
        {},
        [],
        ["windfall", "parade", "levy", "ram", "rally", "envoys"],
        {"cards": 3, "damaged": 1},
        {"cards": 3},
        marks=pytest.mark.thing("event:war-footing"),
        id="war-footing",
    ),
    pytest.param(
        "salvage-rights",
        "twilight",
        {},
        {"ships": {"transport": ["sorrel", "pad", "scrapyard"]}},
        ["salvage:transport"],
        [],
        {},
        {"scrapyard": -1, "pad": 1},
        marks=pytest.mark.thing("event:salvage-rights"),
        id="salvage-rights",
    ),
    pytest.param(
        "last-caravans",
        "twilight",
        {"stores": {"ice": 4}},
        {"stores": {"energy": 1}},
        ["sell:ice", "sell:ice", "sell:ice", "sell:energy"],
        [],
        {"ice": -3, "points": 3},
        {"energy": -1, "points": 1},
        marks=pytest.mark.thing("event:last-caravans"),
        id="last-caravans",
    ),
    pytest.param(
        "exodus",
        "twilight",
        {"abroad": {"veil": 2}, "stores": {"ice": 1}},
        {"modules": ["ice-lab"]},
        ["lose:ice"],
        [],
        {"leaders": 1, "ice": -1},
        {"damaged": 1},
        marks=pytest.mark.thing("event:exodus"),
        id="exodus",
    ),
]
"""An event with its deck, what both players have, the answers and draws, and what changes for both; the first one's
transport has come home besides."""


@pytest.mark.rule("AE-EVENT-04", "AE-EVENT-05")
@pytest.mark.parametrize(("event", "deck", "first", "second", "answers", "dice", "own", "other"), EVENTS)
def test_an_event_does_what_it_says_for_each_player(
    event: str,
    deck: str,
    first: dict[str, Any],
    second: dict[str, Any],
    answers: list[str],
    dice: list[object],
    own: dict[str, int],
    other: dict[str, int],
) -> None:
    pos = about_to_happen(deck, first, second)
    before = tally(pos), tally(pos, 1)

    pos.play("done", *answers, dice=[event, *dice])

    changes = less(tally(pos), before[0])
    changes["pad"] -= 1
    assert {name: count for name, count in changes.items() if count} == own
    assert less(tally(pos, 1), before[1]) == other
    assert pos.asked == "end-turn"
    assert pos.of("table", "raiders") == 4


@pytest.mark.thing("event:hull-rot", "event:dying-suns")
@pytest.mark.rule("AE-EVENT-04", "AE-RES-01")
@pytest.mark.parametrize(("event", "losses", "rule"), [("hull-rot", 1, "AE-EVENT-04"), ("dying-suns", 2, "AE-RES-01")])
def test_what_an_event_takes_is_not_told_as_a_raid(event: str, losses: int, rule: str) -> None:
    pos = about_to_happen("twilight", {"stores": {"ice": 2}}, {}).play("done", dice=[event])
    told: list[str] = []
    for _ in range(losses):
        pos.play("lose:ice")
        told += [each.rule for each in pos.happened(events.ResourceLost)]  # type: ignore[attr-defined]

    assert told == [rule] * losses


@pytest.mark.thing("event:shattered-relic")
def test_the_shattered_relic_is_about_commerce_and_science() -> None:
    pos = about_to_happen("dawn", {}, {}).play("done", dice=["shattered-relic"])

    assert pos.offered == ["buy:toll-booth", "buy:ice-lab", "decline"]


@pytest.mark.thing("event:golden-lanes", "event:comet-shower")
@pytest.mark.parametrize(
    ("event", "kind", "there", "elsewhere"),
    [
        (
            "golden-lanes",
            "credits",
            ["odessa-field", "kestrel-field", "halcyon-drydock"],
            ["isolde", "kiln", "nebula-1"],
        ),
        ("comet-shower", "ice", ["isolde", "kiln", "rusk", "veil"], ["odessa-field", "nebula-1"]),
    ],
)
def test_tokens_are_laid_on_every_region_of_a_kind(
    event: str, kind: str, there: list[str], elsewhere: list[str]
) -> None:
    pos = about_to_happen("dawn", {}, {}).play("done", dice=[event])

    for place in there:
        goods = pos.of(place, "goods")
        assert {name: count for name, count in goods.items() if count} == {kind: 1}
    assert [pos.of(place, "goods") for place in elsewhere] == [{}] * len(elsewhere)


@pytest.mark.thing("event:catastrophic-collapse")
def test_a_development_of_each_player_collapses_and_they_choose_which() -> None:
    built = [{"at": "sorrel", "owner": 0}, {"at": "rusk", "owner": 0}, {"at": "ninth", "owner": 1}]
    pos = about_to_happen("twilight", {}, {}, developments=built)

    pos.play("done", "collapse:rusk", dice=["catastrophic-collapse"])

    assert [pos.of(place, "out_of_use") for place in ("sorrel", "rusk", "ninth")] == [False, True, True]


@pytest.mark.thing("event:time-anomaly")
def test_in_the_time_anomaly_a_ship_goes_home_and_acts_once_more() -> None:
    second = {"ships": {"transport": ["ninth", "odessa-field", "pad"]}}
    pos = about_to_happen("twilight", {}, second, moons={"ninth": ["metallic-moon"]})
    stays = about_to_happen("twilight", {}, second)
    before = tally(pos, 1)

    pos.play("done", "@1 recall:0", dice=["time-anomaly"])
    stays.play("done", "@1 decline", dice=["time-anomaly"])

    assert less(tally(pos, 1), before) == {"pad": 1, "moons": 1, "titanium": 1}
    assert less(tally(stays, 1), before) == {}


@pytest.mark.thing("event:time-anomaly")
@pytest.mark.rule("AE-RULING-38", "AE-GATE-04")
def test_a_ship_that_the_time_anomaly_takes_from_the_gate_does_not_roll_as_the_card_says() -> None:
    second = {"ships": {"transport": ["gate", "ninth", "pad"]}}
    pos = about_to_happen("twilight", {}, second, moons={"ninth": ["metallic-moon"]}, **GATE)
    before = tally(pos, 1)

    pos.play("done", "@1 recall:0", dice=["time-anomaly"])

    assert less(tally(pos, 1), before) == {"pad": 1}
    assert str(BOX.events[BOX.events.number("time-anomaly")].spec.text).endswith("but not that of the Gate.")


@pytest.mark.thing("event:salvage-rights", "event:last-caravans", "event:hard-bargain", "event:welcome-to-the-fleet")
@pytest.mark.parametrize(
    ("deck", "event"),
    [
        ("twilight", "salvage-rights"),
        ("twilight", "last-caravans"),
        ("twilight", "hard-bargain"),
        ("dawn", "welcome-to-the-fleet"),
    ],
)
def test_what_players_may_do_they_need_not(deck: str, event: str) -> None:
    has = {"ships": {"transport": ["sorrel", "pad", "scrapyard"]}, "stores": {"credits": 2}}
    pos = about_to_happen(deck, {}, has)
    before = tally(pos, 1)

    pos.play("done", dice=[event])
    while pos.asked != "end-turn":
        pos.play("decline")

    assert less(tally(pos, 1), before) == {}


@pytest.mark.thing("event:scavenger-tide")
def test_the_scavenger_tide_brings_two_raiders_and_energy() -> None:
    pos = about_to_happen("twilight", {}, {}, raiders=PACK[:1])
    before = tally(pos), tally(pos, 1)

    pos.play("done", dice=["scavenger-tide", ["2"], ["6"], ["3"]])

    assert pos.of("nebula-2", "raiders") == ["vorticon"]
    assert pos.of("nebula-6", "raiders") == ["vorticon"]
    assert pos.of("nebula-3", "raiders") == ["vorticon"], "the one that follows every event"
    assert less(tally(pos), before[0]) == {"pad": 1, "energy": 2}
    assert less(tally(pos, 1), before[1]) == {"energy": 2}


# --- shadows ----------------------------------------------------------------------------------------------------------

GATE: dict[str, Any] = {
    "map": "isolde odessa-field rusk kestrel-field veil kiln gate ninth freeport-meridian sorrel",
    "gate": True,
}
NEAR = {"transport": ["ninth", "pad"]}
"""Ninth is next to the Gate, Sorrel is not; the first player's fleet is at home when the event comes."""

SHADOWS = [
    pytest.param(
        "rise-from-the-shadows", {"stores": {"energy": 1}}, ["ship:science-vessel"], [], {"supply": -1, "pad": 1}
    ),
    pytest.param("the-gate-breathes", {}, [], ["windfall", "parade"], {"cards": 2, "energy": 1}),
    pytest.param("things-left-behind", {}, ["moon-from:nebula-6"], [], {"moons": 1, "energy": 2}),
    pytest.param("old-machines-wake", {}, ["upgrade:third-gun"], ["afterburners"], {"upgrades": 1}),
    pytest.param("a-way-through", {}, ["advance:commerce"], [], {"commerce": 1}),
    pytest.param("hunger", {"stores": {"ice": 2}}, [], [], {"ice": -1}),
    pytest.param("homecoming", {"modules": ["ice-lab"]}, [], [], {"damaged": 1}),
    pytest.param("black-rain", {"modules": ["ice-lab"]}, [], [], {}),
    pytest.param("false-signals", {"stores": {"ice": 3}}, [], ["windfall"], {"ice": -2, "cards": 1}),
    pytest.param("cold-front", {"points": 5}, [], [], {"points": -1}),
]
"""An event, what whoever has the Gate in reach has, the answers and draws, and what changes for them."""


@pytest.mark.thing(
    "event:rise-from-the-shadows", "event:the-gate-breathes", "event:things-left-behind", "event:old-machines-wake",
    "event:a-way-through", "event:hunger", "event:homecoming", "event:black-rain", "event:false-signals",
    "event:cold-front",
)  # fmt: skip
@pytest.mark.rule("AE-SHADOW-04")
@pytest.mark.parametrize(("event", "has", "answers", "dice", "expected"), SHADOWS)
def test_the_shadows_touch_whoever_has_the_gate_in_reach(
    event: str, has: dict[str, Any], answers: list[str], dice: list[object], expected: dict[str, int]
) -> None:
    rich = {"stores": {"ice": 2, "energy": 1}, "modules": ["cryo-vault"], "points": 5}
    near = about_to_happen("shadows", rich, {**has, "ships": NEAR}, **GATE)
    far = about_to_happen("shadows", rich, has, **GATE)
    before = tally(near), tally(near, 1), tally(far, 1)

    near.play("done", *answers, dice=[event, *dice])
    far.play("done", dice=[event])

    assert less(tally(near), before[0]) == {"pad": 1}
    assert less(tally(near, 1), before[1]) == expected
    assert less(tally(far, 1), before[2]) == {}
    assert any(module.phage for module in near.state.players[1].modules) == (event == "black-rain")


@pytest.mark.thing("event:hunger", "event:homecoming")
@pytest.mark.parametrize(("event", "place"), [("hunger", "rusk"), ("homecoming", "gate")])
def test_the_wyrm_goes_where_an_event_sends_it(event: str, place: str) -> None:
    raiders = [{"id": "wyrm", "at": "kestrel-field"}, *PACK]
    ships = {"transport": ["rusk", "isolde", "pad"]}
    pos = about_to_happen("shadows", {}, {"ships": ships, "stores": {"ice": 2}}, **GATE, wyrm=True, raiders=raiders)

    pos.play("done", dice=[event])

    assert pos.of(place, "raiders") == ["wyrm"]


@pytest.mark.thing("event:hunger")
@pytest.mark.parametrize("corner", ["isolde", "sorrel"])
def test_hunger_finds_a_ship_in_any_corner_of_the_map(corner: str) -> None:
    raiders = [{"id": "wyrm", "at": "kestrel-field"}, *PACK]
    ships = {"transport": [corner, "pad"]}
    pos = about_to_happen("shadows", {}, {"ships": ships}, **GATE, wyrm=True, raiders=raiders)

    pos.play("done", dice=["hunger"])

    assert pos.of(corner, "raiders") == ["wyrm"]


@pytest.mark.thing("event:cold-front")
def test_a_cold_front_brings_a_raider() -> None:
    pos = about_to_happen("shadows", {}, {}, **GATE, raiders=PACK[:1])

    pos.play("done", dice=["cold-front", ["6"], ["5"]])

    assert pos.of("table", "raiders") == 3, "one for the card, and the one that follows every event"


# --- the Hegemon ------------------------------------------------------------------------------------------------------


def solo(
    deck: str, event: str, *answers: str, dice: tuple[object, ...] = (), **table: Any
) -> tuple[EdgePosition, dict[str, int]]:
    """An event in a solo game, and what it changes for the Hegemon."""
    own = fleet(ships={"transport": ["kiln", "pad"]}, faction=PLAIN, hand=["chaff"])
    given = {"raiders": PACK, "event_count": 9, "display": DISPLAY, **table}
    pos = against_hegemon(players=[own], events=deck, event_step=5, **given).play("return")
    before = tally(pos, "hegemon")
    pos.load([event, *dice])
    pos.play("done", *answers)
    while pos.asked != "end-turn":
        pos.play("decline")
    return pos, less(tally(pos, "hegemon"), before)


@pytest.mark.thing(
    "solo:welcome-to-the-fleet", "solo:shattered-relic", "solo:electron-storm", "solo:rise-from-the-shadows"
)
@pytest.mark.parametrize(
    ("deck", "event", "expected"),
    [
        ("dawn", "welcome-to-the-fleet", {"modules": 1, "industry": 1}),
        ("dawn", "shattered-relic", {"modules": 1, "commerce": 1}),
        ("dawn", "electron-storm", {"modules": 1, "science": 1}),
    ],
)
def test_he_takes_a_module_of_the_type_that_an_event_names(deck: str, event: str, expected: dict[str, int]) -> None:
    answers = ["decline"] if event != "electron-storm" else []

    assert solo(deck, event, *answers)[1] == expected


@pytest.mark.rule("AE-HEG-34", "AE-HEG-36")
@pytest.mark.thing("event:hard-bargain")
def test_in_a_hard_bargain_he_draws_a_card_and_scores_nothing() -> None:
    assert solo("twilight", "hard-bargain", dice=("windfall",), has={"hand": ["ram"]})[1] == {"cards": 1}


@pytest.mark.rule("AE-HEG-31", "AE-RULING-40")
@pytest.mark.thing("event:salvage-rights")
def test_the_holder_says_which_wreck_of_his_is_salvaged_or_none() -> None:
    wrecks = {"ships": {"transport": ["pad"] * 5 + ["scrapyard"], "fighter": ["scrapyard"]}}
    own = fleet(ships={"transport": ["kiln", "pad"]}, faction=PLAIN)
    pos = against_hegemon(players=[own], events="twilight", event_step=5, raiders=PACK, event_count=9, has=wrecks)
    pos.play("return", "done", dice=["salvage-rights"])

    assert pos.offered == ["salvage-his:transport", "salvage-his:fighter", "decline"]
    assert {piece for each in pos.table.choices[0].options for piece in each.targets} == {
        f"scrapyard:{HEGEMON}:transport",
        f"scrapyard:{HEGEMON}:fighter",
    }

    pos.play("decline")
    assert tally(pos, "hegemon")["scrapyard"] == 2


@pytest.mark.thing("solo:rise-from-the-shadows")
def test_out_of_the_shadows_he_takes_any_module_with_the_gate_in_reach() -> None:
    at_gate = {"ships": {"transport": ["ninth", *["pad"] * 5], "fighter": ["pad"], "science-vessel": ["pad"]}}
    far = {"ships": {"transport": ["veil", *["pad"] * 5], "fighter": ["pad"], "science-vessel": ["pad"]}}

    _, gained = solo("shadows", "rise-from-the-shadows", "take:ore-crusher", has=at_gate, **GATE)
    _, nothing = solo("shadows", "rise-from-the-shadows", has=far, **GATE)

    assert gained == {"modules": 1, "industry": 1}
    assert nothing == {}


@pytest.mark.thing("solo:catastrophic-collapse", "solo:time-anomaly")
def test_his_development_collapses_and_his_ships_stay() -> None:
    built = [{"at": "isolde", "owner": 1}]
    out = {"ships": {"transport": ["ninth", *["pad"] * 5]}}

    collapsed, _ = solo("twilight", "catastrophic-collapse", developments=built)
    anomaly, changes = solo("twilight", "time-anomaly", has=out)

    assert collapsed.of("isolde", "out_of_use")
    assert changes == {}
    assert anomaly.of("ninth", "ships") == ["1:transport"]
