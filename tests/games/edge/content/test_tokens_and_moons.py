"""Discovery and supremacy tokens, moons, developments, and what is printed on every station (U-10 to U-13)."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.games.edge import events
from support.edge import EdgePosition, against_hegemon, edge, fleet
from support.edge_things import PLAIN, changed, duel, less, station, strength, tally

# --- tokens -----------------------------------------------------------------------------------------------------------


def holding(token: str, **has: Any) -> EdgePosition:
    has.setdefault("ships", {"transport": ["kiln", "pad"]})
    display = {
        "science": ["cryo-vault", "oracle-engine", "unified-theory"],
        "industry": ["star-forge"],
        "commerce": ["central-bank"],
        "civilization": ["capitol"],
    }
    own = fleet(discoveries=[token], faction=PLAIN, **has)
    return edge(players=[own, fleet(ships={"transport": ["pad"]})], display=display)


@pytest.mark.thing(
    "discovery:salvage-cache", "discovery:star-charts", "discovery:repair-swarm", "discovery:old-blueprint",
    "discovery:gravity-lens",
)  # fmt: skip
@pytest.mark.rule("AE-TOK-01")
@pytest.mark.parametrize(
    ("token", "has", "answers", "dice", "expected"),
    [
        ("salvage-cache", {}, ["gain:ice", "gain:titanium"], [], {"ice": 1, "titanium": 1}),
        ("star-charts", {"abroad": {"veil": 3}}, [], [], {"leaders": 2}),
        (
            "repair-swarm",
            {"ships": {"transport": ["kiln", "pad", "scrapyard"]}},
            [],
            [],
            {"scrapyard": -1, "bay": 1, "points": 1},
        ),
        ("old-blueprint", {}, ["buy:cryo-vault"], ["ice-lab"], {"modules": 1, "science": 1}),
        (
            "gravity-lens",
            {"tracks": {"science": 1, "industry": 1, "commerce": 1, "supremacy": 1}},
            [],
            [],
            {"civilization": 1},
        ),
    ],
)
def test_a_discovery_is_used_once(
    token: str, has: dict[str, Any], answers: list[str], dice: list[object], expected: dict[str, int]
) -> None:
    pos = holding(token, **has)

    assert changed(pos, f"token:{token}", *answers, dice=dice) == {**expected, "tokens": -1}
    assert not pos.is_offered(f"token:{token}")


@pytest.mark.thing("discovery:star-charts", "discovery:first-contact")
@pytest.mark.rule("AE-TOK-01", "AE-FREE-04")
def test_a_discovery_is_offered_only_where_it_has_an_action_that_would_do_something() -> None:
    assert holding("star-charts", abroad={"veil": 1}).is_offered("token:star-charts")
    assert not holding("star-charts").is_offered("token:star-charts"), "there is no leader to recruit"
    assert not holding("first-contact").is_offered("token:first-contact"), "it scores at the end"


@pytest.mark.thing("discovery:deep-archive")
def test_the_deep_archive_keeps_a_card_more() -> None:
    assert holding("deep-archive").of(0, "hand_limit") == 5
    assert holding("first-contact").of(0, "hand_limit") == 4


@pytest.mark.thing("supremacy:war-banner", "supremacy:aegis", "supremacy:steady-hand")
@pytest.mark.parametrize(
    ("token", "attacking", "defending"),
    [
        ("undefeated", (2, 1), (3, 1)),
        ("war-banner", (3, 1), (3, 1)),
        ("aegis", (2, 1), (4, 1)),
        ("steady-hand", (2, 2), (3, 2)),
    ],
)
def test_a_supremacy_token_helps_in_battle(token: str, attacking: tuple[int, int], defending: tuple[int, int]) -> None:
    attack = duel({"supremacies": [token], "hand": ["chaff"]})
    defence = duel({"hand": ["chaff"]}, {"supremacies": [token], "modules": []})

    assert strength(attack, 0) == attacking
    assert strength(defence, 1) == defending


@pytest.mark.thing("supremacy:hunters-mark", "supremacy:spoils-of-war")
@pytest.mark.parametrize(
    ("token", "answers", "expected"),
    [
        ("undefeated", [], {"points": 1, "energy": 1}),
        ("hunters-mark", [], {"points": 3, "energy": 1}),
        ("spoils-of-war", ["gain:ice"], {"points": 1, "energy": 1, "ice": 1}),
    ],
)
def test_a_victory_is_worth_more(token: str, answers: list[str], expected: dict[str, int]) -> None:
    own = fleet(ships={"fighter": ["pad"]}, faction="tidewright-compact", supremacies=[token])
    pos = edge(players=[own, fleet()], raiders=[{"id": "vorticon", "at": "halcyon-drydock"}])
    before = tally(pos)

    pos.play("launch:fighter", "to:fighter:halcyon-drydock", *answers, dice=[["6", "6"], ["1", "1"]])

    assert less(tally(pos), before) == {**expected, "wins": 1, "supremacy": 1, "pad": -1}


@pytest.mark.thing("supremacy:hunters-mark", "faction:wardens-of-the-rim")
@pytest.mark.rule("AE-BATTLE-22")
def test_two_bounties_are_both_paid_for_a_raider() -> None:
    own = fleet(ships={"fighter": ["pad"]}, faction="wardens-of-the-rim", supremacies=["hunters-mark"])
    pos = edge(players=[own, fleet()], raiders=[{"id": "vorticon", "at": "halcyon-drydock"}])

    pos.play("launch:fighter", "to:fighter:halcyon-drydock", dice=[["6", "6"], ["1", "1"]])

    assert pos.of(0, "points") == 4, "1 of the raider's, 2 for the mark and 1 for the Wardens"


# --- moons ------------------------------------------------------------------------------------------------------------

HOME = {"ice": "isolde", "metallic": "ninth", "desert": "rusk", "garden": "veil", "volcanic": "kiln"}
MOONS = [
    pytest.param("ice-moon", [], [], {"ice": 1}, "ice", marks=pytest.mark.thing("moon:ice-moon"), id="ice-moon"),
    pytest.param(
        "ice-bright-moon",
        [],
        [],
        {"energy": 1},
        "energy",
        marks=pytest.mark.thing("moon:ice-bright-moon"),
        id="ice-bright-moon",
    ),
    pytest.param(
        "ice-whispering-moon",
        [],
        ["windfall"],
        {"cards": 1},
        "card",
        marks=pytest.mark.thing("moon:ice-whispering-moon"),
        id="ice-whispering-moon",
    ),
    pytest.param(
        "metallic-moon",
        [],
        [],
        {"titanium": 1},
        "titanium",
        marks=pytest.mark.thing("moon:metallic-moon"),
        id="metallic-moon",
    ),
    pytest.param(
        "metallic-bright-moon",
        [],
        [],
        {"energy": 1},
        "energy",
        marks=pytest.mark.thing("moon:metallic-bright-moon"),
        id="metallic-bright-moon",
    ),
    pytest.param(
        "metallic-whispering-moon",
        [],
        ["windfall"],
        {"cards": 1},
        "card",
        marks=pytest.mark.thing("moon:metallic-whispering-moon"),
        id="metallic-whispering-moon",
    ),
    pytest.param(
        "desert-moon", [], [], {"credits": 1}, "credits", marks=pytest.mark.thing("moon:desert-moon"), id="desert-moon"
    ),
    pytest.param(
        "desert-bright-moon",
        [],
        [],
        {"energy": 1},
        "energy",
        marks=pytest.mark.thing("moon:desert-bright-moon"),
        id="desert-bright-moon",
    ),
    pytest.param(
        "desert-whispering-moon",
        [],
        ["windfall"],
        {"cards": 1},
        "card",
        marks=pytest.mark.thing("moon:desert-whispering-moon"),
        id="desert-whispering-moon",
    ),
    pytest.param(
        "garden-moon",
        [],
        [],
        {"nanocarbon": 1},
        "nanocarbon",
        marks=pytest.mark.thing("moon:garden-moon"),
        id="garden-moon",
    ),
    pytest.param(
        "garden-bright-moon",
        [],
        [],
        {"energy": 1},
        "energy",
        marks=pytest.mark.thing("moon:garden-bright-moon"),
        id="garden-bright-moon",
    ),
    pytest.param(
        "garden-whispering-moon",
        [],
        ["windfall"],
        {"cards": 1},
        "card",
        marks=pytest.mark.thing("moon:garden-whispering-moon"),
        id="garden-whispering-moon",
    ),
    pytest.param(
        "volcanic-moon",
        [],
        [],
        {"energy": 1},
        "energy",
        marks=pytest.mark.thing("moon:volcanic-moon"),
        id="volcanic-moon",
    ),
    pytest.param(
        "volcanic-bright-moon",
        [],
        [],
        {"energy": 2},
        "energy",
        marks=pytest.mark.thing("moon:volcanic-bright-moon"),
        id="volcanic-bright-moon",
    ),
    pytest.param(
        "volcanic-whispering-moon",
        [],
        ["windfall"],
        {"cards": 1},
        "card",
        marks=pytest.mark.thing("moon:volcanic-whispering-moon"),
        id="volcanic-whispering-moon",
    ),
    pytest.param(
        "twin-lode",
        ["gain:ice", "gain:titanium"],
        [],
        {"ice": 1, "titanium": 1},
        None,
        marks=pytest.mark.thing("moon:twin-lode"),
        id="twin-lode",
    ),
    pytest.param(
        "wreckers-moon",
        ["buy:cryo-vault"],
        ["ice-lab"],
        {"modules": 1, "science": 1},
        None,
        marks=pytest.mark.thing("moon:wreckers-moon"),
        id="wreckers-moon",
    ),
    pytest.param(
        "dry-dock-moon", [], [], {"points": 1}, None, marks=pytest.mark.thing("moon:dry-dock-moon"), id="dry-dock-moon"
    ),
    pytest.param(
        "wandering-moon",
        ["gain:titanium"],
        [],
        {"titanium": 1},
        None,
        marks=pytest.mark.thing("moon:wandering-moon"),
        id="wandering-moon",
    ),
    pytest.param(
        "listening-moon",
        [],
        ["windfall", "parade"],
        {"cards": 2},
        "card",
        marks=pytest.mark.thing("moon:listening-moon"),
        id="listening-moon",
    ),
    pytest.param(
        "burning-moon", [], [], {"energy": 2}, "energy", marks=pytest.mark.thing("moon:burning-moon"), id="burning-moon"
    ),
    pytest.param(
        "reliquary", [], [], {"energy": 1}, "energy", marks=pytest.mark.thing("moon:reliquary"), id="reliquary"
    ),
    pytest.param(
        "ossuary", [], ["windfall"], {"cards": 1}, "card", marks=pytest.mark.thing("moon:ossuary"), id="ossuary"
    ),
    pytest.param(
        "silent-choir",
        [],
        [],
        {"nanocarbon": 1},
        "nanocarbon",
        marks=pytest.mark.thing("moon:silent-choir"),
        id="silent-choir",
    ),
    pytest.param(
        "hollow-moon", [], [], {"titanium": 2}, "nothing", marks=pytest.mark.thing("moon:hollow-moon"), id="hollow-moon"
    ),
    pytest.param(
        "eclipse-engine",
        ["advance:commerce"],
        [],
        {"commerce": 1},
        None,
        marks=pytest.mark.thing("moon:eclipse-engine"),
        id="eclipse-engine",
    ),
    pytest.param(
        "dead-reckoner",
        [],
        [],
        {"energy": 3},
        "nothing",
        marks=pytest.mark.thing("moon:dead-reckoner"),
        id="dead-reckoner",
    ),
]
"""A moon, the answers and draws when it is claimed, what it gives, and what an action costs with it on the cargo space:
a resource, a card, nothing, or None where it cannot be stored."""


def above(moon: str, **has: Any) -> EdgePosition:
    """A science vessel is about to go where a moon is."""
    place = HOME.get(moon.split("-")[0], "nebula-6")
    own = fleet(ships={"science-vessel": ["pad"]}, faction=PLAIN, **has)
    display = {
        "science": ["cryo-vault", "oracle-engine", "unified-theory"],
        "industry": ["star-forge"],
        "commerce": ["central-bank"],
        "civilization": ["capitol"],
    }
    pos = edge(players=[own, fleet(ships={"transport": ["pad"]})], moons={place: [moon]}, display=display)
    return pos.play("launch:science-vessel") if not has else pos


@pytest.mark.rule("AE-MOON-05", "AE-MOON-06")
@pytest.mark.parametrize(("moon", "answers", "dice", "expected", "cost"), MOONS)
def test_a_moon_gives_what_it_shows(
    moon: str, answers: list[str], dice: list[object], expected: dict[str, int], cost: str | None
) -> None:
    pos = above(moon)
    place = HOME.get(moon.split("-")[0], "nebula-6")

    found = changed(pos, f"to:science-vessel:{place}", *answers, dice=dice)

    assert found == {**expected, "moons": 1, "pad": -1}


@pytest.mark.rule("AE-MOON-03", "AE-MOON-04", "AE-RULING-18")
@pytest.mark.parametrize(("moon", "answers", "dice", "expected", "cost"), MOONS)
def test_a_moon_on_a_cargo_space_changes_what_the_action_costs(
    moon: str, answers: list[str], dice: list[object], expected: dict[str, int], cost: str | None
) -> None:
    if cost is None:
        pos = above(moon, modules=["theatre"], moons=[moon])
        assert not any(key.startswith("store:") for key in pos.offered)
        assert above("ice-moon", modules=["theatre"], moons=["ice-moon"]).is_offered("store:ice-moon:theatre")
        return
    rich: dict[str, Any] = {"stores": dict.fromkeys(("energy", "ice", "nanocarbon", "titanium"), 2)}
    rich["stores"]["credits"] = 1 if cost == "credits" else 0
    pos = station("theatre", cargo={"theatre": moon}, hand=["ram"], **rich)

    found = changed(pos, "activate:theatre", *(["discard:ram"] if cost == "card" else []))

    paid = {} if cost == "nothing" else {"cards" if cost == "card" else cost: -1}
    assert found == {"points": 2, **paid}
    told = [(event.who, event.count) for event in pos.happened(events.CardsDiscarded)]  # type: ignore[attr-defined]
    assert told == [(0, 1)] * (cost == "card")


@pytest.mark.rule("AE-RELIC-02", "AE-RELIC-06")
@pytest.mark.parametrize(
    ("moon", "relics"),
    [
        ("reliquary", 1),
        ("ossuary", 1),
        ("silent-choir", 1),
        ("hollow-moon", 0),
        ("eclipse-engine", 0),
        ("twin-lode", 0),
    ],
)
def test_three_of_the_ancient_moons_are_relics(moon: str, relics: int) -> None:
    assert above("ice-moon", moons=[moon]).of(0, "relics") == relics


# --- developments -----------------------------------------------------------------------------------------------------


def built(*places: str, **has: Any) -> EdgePosition:
    developments = [{"at": place, "owner": 0} for place in places]
    return station(developments=developments, **has)


@pytest.mark.thing("development:observatory")
def test_an_observatory_gives_a_token_now_and_a_card_at_home() -> None:
    own = fleet(ships={"transport": ["isolde", "kiln"]}, stores={"ice": 2, "energy": 1}, leaders=3, faction=PLAIN)
    pos = edge(players=[own, {}]).play("return")

    assert changed(pos, "build:isolde", dice=["star-charts"])["tokens"] == 1
    assert changed(built("isolde"), "done", dice=["windfall"]) == {"cards": 1, "pad": 2}
    assert changed(built("rusk"), "done") == {"pad": 2}
    assert changed(built("isolde", "rusk"), "done", dice=["windfall"]) == {"cards": 1, "pad": 2}


@pytest.mark.thing("development:factory")
def test_a_factory_makes_every_ship_cheaper_by_one() -> None:
    for places, offered in ((["ninth"], ["ship:transport", "ship:fighter"]), (["rusk"], ["ship:transport"])):
        pos = built(*places, stores={"titanium": 1, "energy": 1}).play("function:assemble")
        assert [key for key in pos.offered if key.startswith("ship:")] == offered


@pytest.mark.thing("development:spaceport")
def test_a_spaceport_takes_more_than_one_ship_of_its_owner() -> None:
    def landing(owner: int) -> EdgePosition:
        own = fleet(ships={"transport": ["rusk", "sorrel", "pad"]}, faction=PLAIN)
        other = fleet(ships={"transport": ["pad"]})
        pos = edge(players=[own, other], developments=[{"at": "rusk", "owner": owner}])
        return pos.play("launch:transport")

    assert landing(0).is_offered("to:transport:rusk")
    assert landing(0).refusal("to:transport:sorrel") == ("AE-LAUNCH-04", "own-ship-there")
    assert landing(1).refusal("to:transport:rusk") == ("AE-LAUNCH-04", "own-ship-there")


@pytest.mark.thing("development:city")
@pytest.mark.parametrize(
    ("cities", "points"), [([], 2), ([("veil", 0)], 3), ([("veil", 1)], 2), ([("veil", 0), ("orchard", 0)], 3)]
)
def test_a_city_counts_a_leader_more_for_what_is_built_next_to_it(cities: list[tuple[str, int]], points: int) -> None:
    map = "isolde odessa-field orchard kestrel-field veil kiln halcyon-drydock ninth freeport-meridian rusk"
    own = fleet(ships={"transport": ["rusk", "kiln"]}, stores={"credits": 2, "titanium": 1}, leaders=2, faction=PLAIN)
    developments = [{"at": place, "owner": owner, "leaders": 0} for place, owner in cities]
    pos = edge(players=[own, {}], map=map, developments=developments).play("return")

    assert changed(pos, "build:rusk")["points"] == points


@pytest.mark.thing("development:obelisk")
@pytest.mark.parametrize(
    ("obelisks", "dice"), [([], 2), (["kiln"], 3), (["ardent"], 2), (["kiln", "ardent"], 3), (["kiln", "oubli"], 4)]
)
def test_an_obelisk_adds_a_die_on_its_planet_and_beside_it(obelisks: list[str], dice: int) -> None:
    map = "oubli odessa-field rusk kestrel-field ardent kiln halcyon-drydock ninth"
    developments = [{"at": place, "owner": 0} for place in obelisks]
    pos = duel({"hand": ["chaff"]}, map=map, developments=developments)
    unused = [{**each, "out_of_use": True} for each in developments]

    assert strength(pos, 0)[0] == dice
    assert strength(duel({"hand": ["chaff"]}, map=map, developments=unused), 0)[0] == 2


@pytest.mark.thing(
    "development:observatory", "development:factory", "development:spaceport", "development:city", "development:obelisk"
)
@pytest.mark.rule("AE-HEG-65")
@pytest.mark.parametrize(
    ("planet", "answers", "expected"),
    [
        ("isolde", [], {"tokens": 2, "science": 1, "leaders": -3}),
        ("ninth", [], {"points": 2, "industry": 1, "leaders": -2}),
        ("rusk", ["take:ice-lab"], {"modules": 1, "science": 1, "commerce": 1, "leaders": -2}),
        ("veil", ["take:ice-lab"], {"modules": 1, "science": 1, "civilization": 1, "leaders": -4}),
        ("kiln", [], {"points": 2, "supremacy": 1, "leaders": -3}),
    ],
)
def test_the_hegemon_gets_something_once_for_what_he_builds(
    planet: str, answers: list[str], expected: dict[str, int]
) -> None:
    ships = {"transport": [planet, *["pad"] * 5], "fighter": ["pad"], "science-vessel": ["pad"], "cruiser": ["pad"]}
    display = {
        "science": ["ice-lab", "deep-array", "cryo-vault"],
        "industry": ["ore-crusher", "slipway", "shipyard"],
        "commerce": ["toll-booth", "mint", "warehouse"],
        "civilization": ["habitat-ring", "capitol", "senate"],
    }
    given: dict[str, Any] = {"has": {"ships": ships}, "display": display, "hegemon": {"marker": 3}}
    people = [fleet(ships={"transport": ["pad"]}, hand=["chaff"])]
    before = tally(against_hegemon(players=people, **given), "hegemon")
    given = {"has": {"ships": ships}, "display": display, "hegemon": {"marker": 3}}
    pos = against_hegemon(players=people, phase="hegemon", active=1, ending=True, **given)

    pos.play(*answers)

    points = expected.get("leaders", 0)
    found = less(tally(pos, "hegemon"), before)
    assert found == {**expected, "points": expected.get("points", 0) - points, "pad": 1, "cards": 1}


# --- the station, the bases and the Gate ------------------------------------------------------------------------------


@pytest.mark.thing("function:assemble", "function:harvest", "function:reactor", "function:signals")
@pytest.mark.rule("AE-RULING-10")
@pytest.mark.parametrize(
    ("function", "answers", "dice", "expected"),
    [
        ("assemble", ["ship:transport"], [], {"titanium": -1, "energy": -1, "supply": -1, "pad": 1}),
        ("harvest", ["gain:nanocarbon"], [], {"nanocarbon": 1}),
        ("reactor", [], [], {"energy": 2}),
        ("signals", [], ["windfall"], {"cards": 1}),
    ],
)
def test_a_function_of_the_station(
    function: str, answers: list[str], dice: list[object], expected: dict[str, int]
) -> None:
    pos = station(stores={"titanium": 1, "energy": 1})

    assert changed(pos, f"function:{function}", *answers, dice=dice) == expected
