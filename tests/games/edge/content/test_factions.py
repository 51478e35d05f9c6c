"""Factions: what they start with, and what both of their abilities do (U-04)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import starboard
from starboard.games.edge import events
from starboard.games.edge.printed import BOX, RESOURCES, TRACKS
from support.edge import EdgePosition, edge, fleet
from support.edge_things import PLAIN, changed, duel, less, station, strength, tally

STARTS: dict[str, dict[str, int]] = {
    "pulsewar-refugees": {"energy": 2, "titanium": 2, "nanocarbon": 2},
    "synthetic-mecharons": {
        "energy": 3,
        "titanium": 2,
        "ice": 1,
        "science": 1,
        "industry": 1,
        "supremacy": 1,
        "cards": 1,
    },
    "tolzeed-bearers": {"ice": 2, "credits": 3, "energy": 2, "science": 1, "commerce": 1},
    "starpirates-of-nightmare-cove": {"energy": 3, "credits": 3, "supremacy": 1},
    "tidewright-compact": {"credits": 2, "ice": 2, "energy": 2, "commerce": 1},
    "ashen-choir": {"nanocarbon": 1, "energy": 3, "ice": 2, "science": 1, "cards": 1},
    "sable-league": {"energy": 3, "titanium": 1, "credits": 2, "cards": 1},
    "glasswright-assembly": {"nanocarbon": 3, "ice": 1, "energy": 3, "civilization": 1},
    "orrery-monks": {"ice": 2, "energy": 3, "nanocarbon": 1, "science": 1},
    "deepforge-union": {"titanium": 2, "energy": 3, "industry": 2},
    "heralds-of-the-lantern": {"energy": 3, "nanocarbon": 2, "credits": 2, "civilization": 1},
    "wardens-of-the-rim": {"energy": 4, "titanium": 1, "nanocarbon": 2, "supremacy": 1},
    "cloud-nebulans": {"ice": 2, "energy": 2, "credits": 1, "upgrades": 1},
    "acolytes-of-the-black-star": {"energy": 3, "credits": 2, "nanocarbon": 1, "commerce": 1, "cards": 1},
    "larvoids": {"nanocarbon": 2, "energy": 4, "ice": 1, "industry": 1, "civilization": 1},
}
"""What is printed on the back: resources, cards beyond the two that everybody draws, progress, an active upgrade."""


def starts(picked: int) -> Iterator[tuple[str, dict[str, int]]]:
    """Five people take the first, second or third faction dealt to them; what each of them has then."""
    table = starboard.new("edge", scenario="escalation", seats=5, seed=3)
    for choice in list(table.choices):
        table.answer(choice.keys[picked], choice.seat)
    for player in table.state.players:
        found = dict(zip(RESOURCES, player.stores, strict=True)) | dict(zip(TRACKS, player.tracks, strict=True))
        found |= {"cards": len(player.hand) - 2, "upgrades": len(player.upgrades)}
        yield BOX.factions[player.faction].id, {name: count for name, count in found.items() if count}


@pytest.mark.rule("AE-PSETUP-03", "AE-PSETUP-08", "AE-PSETUP-11", "AE-PSETUP-13", "AE-RULING-04")
def test_every_faction_starts_with_what_is_on_its_back() -> None:
    assert dict(each for picked in range(3) for each in starts(picked)) == STARTS


def of(faction: str, *, table: dict[str, Any] | None = None, **has: Any) -> EdgePosition:
    """The turn of a player of a faction begins."""
    has.setdefault("ships", {"transport": ["kiln", "pad"]})
    return edge(players=[fleet(faction=faction, **has), fleet(ships={"transport": ["pad"]})], **(table or {}))


ABILITIES: list[Any] = [
    pytest.param(
        "pulsewar-refugees",
        {"stores": {"titanium": 1}, "ships": {"transport": ["kiln", "pad", "scrapyard"]}},
        [],
        [],
        {"titanium": -1, "scrapyard": -1, "bay": 1},
        marks=pytest.mark.thing("faction:pulsewar-refugees"),
    ),
    pytest.param(
        "synthetic-mecharons",
        {"stores": {"titanium": 1}},
        [],
        [],
        {"titanium": -1, "energy": 2},
        marks=pytest.mark.thing("faction:synthetic-mecharons"),
    ),
    pytest.param(
        "tolzeed-bearers",
        {"stores": {"ice": 1}},
        [],
        ["windfall"],
        {"ice": -1, "cards": 1},
        marks=pytest.mark.thing("faction:tolzeed-bearers"),
    ),
    pytest.param(
        "tidewright-compact",
        {"stores": {"credits": 1, "ice": 2}},
        ["swap:ice:credits", "swap:ice:titanium"],
        [],
        {"ice": -2, "titanium": 1},
        marks=pytest.mark.thing("faction:tidewright-compact"),
    ),
    pytest.param(
        "ashen-choir",
        {"stores": {"nanocarbon": 1}, "ships": {"transport": ["kiln", "pad", "scrapyard"]}},
        [],
        [],
        {"nanocarbon": -1, "scrapyard": -1, "pad": 1},
        marks=pytest.mark.thing("faction:ashen-choir"),
    ),
    pytest.param(
        "sable-league",
        {"hand": ["ram", "levy"]},
        ["discard:ram"],
        [],
        {"cards": -1, "credits": 1},
        marks=pytest.mark.thing("faction:sable-league"),
    ),
    pytest.param(
        "glasswright-assembly",
        {"stores": {"energy": 1}},
        ["gain:titanium"],
        [],
        {"energy": -1, "titanium": 1},
        marks=pytest.mark.thing("faction:glasswright-assembly"),
    ),
    pytest.param(
        "orrery-monks",
        {"hand": ["ram", "levy", "rally"]},
        ["discard:ram", "discard:rally"],
        ["windfall", "parade"],
        {},
        marks=pytest.mark.thing("faction:orrery-monks"),
    ),
    pytest.param(
        "deepforge-union",
        {"stores": {"energy": 1}},
        [],
        [],
        {"energy": -1, "titanium": 1, "nanocarbon": 1},
        marks=pytest.mark.thing("faction:deepforge-union"),
    ),
    pytest.param(
        "heralds-of-the-lantern",
        {"stores": {"energy": 1}, "abroad": {"ninth": 1, "rusk": 1}},
        [],
        [],
        {"leaders": 1},
        marks=pytest.mark.thing("faction:heralds-of-the-lantern"),
    ),
    pytest.param(
        "wardens-of-the-rim",
        {"stores": {"energy": 1}},
        ["shift:0:isolde"],
        [],
        {"energy": -1},
        marks=pytest.mark.thing("faction:wardens-of-the-rim"),
    ),
    pytest.param(
        "cloud-nebulans",
        {"ships": {"science-vessel": ["nebula-4"], "transport": ["pad"]}},
        [],
        [],
        {"ice": 1},
        marks=pytest.mark.thing("faction:cloud-nebulans"),
    ),
    pytest.param(
        "acolytes-of-the-black-star",
        {"stores": {"energy": 1}, "ships": {"transport": ["odessa-field", "pad"]}},
        ["shift:0:freeport-meridian"],
        [],
        {"energy": -1},
        marks=pytest.mark.thing("faction:acolytes-of-the-black-star"),
    ),
    pytest.param(
        "larvoids",
        {"stores": {"energy": 1}},
        [],
        [],
        {"energy": -1, "nanocarbon": 1},
        marks=pytest.mark.thing("faction:larvoids"),
    ),
]
"""A faction, what it has, the answers and draws, and what its ability changes. The Heralds pay 1 energy, and get one
for having recruited."""


@pytest.mark.rule("AE-FREE-01", "AE-FAC-04")
@pytest.mark.parametrize(("faction", "has", "answers", "dice", "expected"), ABILITIES)
def test_an_ability_is_a_free_action_once_a_turn(
    faction: str, has: dict[str, Any], answers: list[str], dice: list[object], expected: dict[str, int]
) -> None:
    pos = of(faction, **{**has, "stores": {kind: 2 * count for kind, count in has.get("stores", {}).items()}})

    assert changed(pos, f"ability:{faction}", *answers, dice=dice) == expected
    assert pos.asked == "turn"
    assert not pos.is_offered(f"ability:{faction}")


POOR = [each for each in ABILITIES if each.values[1].get("stores")]


@pytest.mark.parametrize(("faction", "has", "answers", "dice", "expected"), POOR)
def test_an_ability_has_its_price(
    faction: str, has: dict[str, Any], answers: list[str], dice: list[object], expected: dict[str, int]
) -> None:
    price = {name: count for name, count in has["stores"].items() if expected.get(name, -1) < 0 or name == "credits"}

    assert of(faction, **has).is_offered(f"ability:{faction}")
    assert price
    for kind in price if faction != "tidewright-compact" else ["credits"]:
        short = {**has["stores"], kind: has["stores"][kind] - 1}
        assert not of(faction, **{**has, "stores": short}).is_offered(f"ability:{faction}")


@pytest.mark.thing("faction:sable-league", "faction:cloud-nebulans", "faction:ashen-choir")
def test_an_ability_that_would_do_nothing_is_not_offered() -> None:
    nothing: dict[str, dict[str, Any]] = {
        "sable-league": {"stores": {"credits": 1}},
        "cloud-nebulans": {"stores": {"energy": 1}, "ships": {"science-vessel": ["kiln"], "transport": ["pad"]}},
        "ashen-choir": {"stores": {"nanocarbon": 1}},
    }

    for faction, has in nothing.items():
        assert not of(faction, **has).is_offered(f"ability:{faction}")


@pytest.mark.thing("faction:ashen-choir")
@pytest.mark.rule("AE-SHIP-17")
@pytest.mark.parametrize("ship", ["transport", "fighter"])
def test_a_prayer_is_answered_for_the_wreck_that_is_named(ship: str) -> None:
    ships = {"transport": ["kiln", "scrapyard"], "fighter": ["scrapyard"]}
    pos = of("ashen-choir", stores={"nanocarbon": 1}, ships=ships).play("ability:ashen-choir")
    assert pos.offered == ["salvage:transport", "salvage:fighter"]

    pos.play(f"salvage:{ship}")

    assert pos.of(0, "pad") == [ship]


@pytest.mark.thing("faction:acolytes-of-the-black-star")
def test_acolytes_step_from_base_to_free_base_only() -> None:
    has: dict[str, Any] = {"stores": {"energy": 1}, "ships": {"transport": ["odessa-field", "kiln", "pad"]}}
    raiders = [{"id": "wreckers", "at": "kestrel-field"}]
    pos = of("acolytes-of-the-black-star", table={"raiders": raiders}, **has)

    pos.play("ability:acolytes-of-the-black-star")

    assert pos.offered == ["shift:0:halcyon-drydock", "shift:0:freeport-meridian", "decline"]


@pytest.mark.thing("faction:wardens-of-the-rim", "faction:heralds-of-the-lantern")
def test_a_patrol_goes_one_region_and_a_procession_comes_from_two() -> None:
    patrol = of("wardens-of-the-rim", stores={"energy": 1}).play("ability:wardens-of-the-rim")
    far = of("heralds-of-the-lantern", stores={"energy": 1}, abroad={"rusk": 1})

    assert patrol.offered == ["shift:0:isolde", "shift:0:halcyon-drydock", "decline"]
    assert not far.is_offered("ability:heralds-of-the-lantern")


@pytest.mark.thing("faction:larvoids")
def test_the_brood_takes_its_share_of_the_planet_it_has_come_to() -> None:
    pos = of("larvoids", stores={"energy": 1}, table={"moons": {"ninth": []}})
    pos.play("launch:transport", "to:transport:ninth")

    assert changed(pos, "ability:larvoids") == {"energy": -1, "nanocarbon": 1, "titanium": 1}


@pytest.mark.thing("faction:larvoids")
def test_the_brood_that_has_gone_nowhere_yet_has_no_planet_to_share() -> None:
    far_off = " ".join(["isolde", *["."] * 20, "ninth"])
    pos = of("larvoids", stores={"energy": 1}, ships={"transport": ["pad"]}, table={"map": far_off})

    assert changed(pos, "ability:larvoids") == {"energy": -1, "nanocarbon": 1}


@pytest.mark.thing("faction:sable-league")
def test_all_are_told_that_the_fence_took_a_card() -> None:
    pos = of("sable-league", hand=["ram", "levy"])
    pos.play("ability:sable-league", "discard:ram")

    assert pos.happened(events.CardsDiscarded) == [events.CardsDiscarded(0, 1, "AE-FREE-01")]


@pytest.mark.thing("faction:starpirates-of-nightmare-cove")
def test_pirates_take_what_others_choose_to_give_where_they_have_come() -> None:
    theirs = {"stores": {"ice": 1, "titanium": 1}}
    faction = "starpirates-of-nightmare-cove"
    own = fleet(faction=faction, ships={"fighter": ["pad"]}, hand=["chaff"])
    other = fleet(faction=PLAIN, ships={"transport": ["halcyon-drydock", "pad"]}, **theirs)
    elsewhere = fleet(faction=PLAIN, ships={"transport": ["ninth", "pad"]}, **theirs)
    pos = edge(players=[own, other]).play("launch:fighter", "to:fighter:halcyon-drydock")
    alone = edge(players=[own, elsewhere]).play("launch:fighter", "to:fighter:halcyon-drydock")
    before = tally(pos), tally(pos, 1)

    assert not alone.is_offered(f"ability:{faction}")
    pos.play(f"ability:{faction}", "@1 lose:ice")
    assert less(tally(pos), before[0]) == {"ice": 1}
    assert less(tally(pos, 1), before[1]) == {"ice": -1}


# --- what is always in force ------------------------------------------------------------------------------------------


@pytest.mark.thing("faction:pulsewar-refugees")
@pytest.mark.rule("AE-RULING-14")
def test_refugees_advance_on_supremacy_when_they_lose_in_place_of_a_manoeuvre() -> None:
    pos = duel({"faction": "pulsewar-refugees"}, rolled=[["1", "1"], ["3", "3", "3"]])
    others = duel({"faction": "ashen-choir"}, rolled=[["1", "1"], ["3", "3", "3"]])

    assert pos.of(0, "supremacy") == pos.of(1, "supremacy") == 1
    assert pos.of("table", "active") == 1, "nobody is asked"
    assert others.asked == "manoeuvre"
    others.play("manoeuvre:energy:2")
    assert (others.of(0, "supremacy"), others.of(1, "supremacy")) == (0, 1)


@pytest.mark.thing("faction:pulsewar-refugees", "module:old-quarter")
def test_refugees_with_an_old_quarter_have_the_manoeuvre_that_it_gives() -> None:
    own = {"faction": "pulsewar-refugees", "modules": ["old-quarter"]}
    pos = duel(own, rolled=[["1", "1"], ["3", "3", "3"]])

    assert pos.offered == ["manoeuvre:card:1", "manoeuvre:energy:2"]


@pytest.mark.thing("faction:synthetic-mecharons")
def test_mecharons_pay_energy_to_aim_better_once_a_battle() -> None:
    pos = duel({"faction": "synthetic-mecharons", "stores": {"energy": 3}})
    poor = duel({"faction": "synthetic-mecharons", "hand": ["chaff"]}).play("ready")

    assert changed(pos, "power:synthetic-mecharons") == {"energy": -1}
    assert strength(pos, 0) == (2, 2)
    assert not pos.is_offered("power:synthetic-mecharons")
    assert not poor.is_offered("power:synthetic-mecharons")


@pytest.mark.thing("faction:tidewright-compact")
@pytest.mark.rule("AE-FREE-01")
def test_the_compact_does_not_pay_its_last_token_to_swap_nothing() -> None:
    def with_credits(count: int) -> EdgePosition:
        has = {"faction": "tidewright-compact", "stores": {"credits": count}}
        return edge(players=[fleet(ships={"transport": ["pad"]}, **has), fleet()])

    assert with_credits(1).refusal("ability:tidewright-compact") == ("AE-FREE-01", "ability-does-nothing")
    two = with_credits(2)
    assert changed(two, "ability:tidewright-compact", "swap:credits:ice", "decline") == {"credits": -2, "ice": 1}


@pytest.mark.thing("faction:synthetic-mecharons")
@pytest.mark.rule("AE-BATTLE-14")
def test_mecharons_who_aim_at_5_keep_their_energy() -> None:
    aims = {"faction": "synthetic-mecharons", "stores": {"energy": 2}, "modules": ["sensor-web"]}
    at_4 = duel({**aims, "upgrades": ["gyro-sights"]})
    at_5 = duel({**aims, "upgrades": ["gyro-sights", "linked-minds"]})

    assert (strength(at_4, 0), strength(at_5, 0)) == ((2, 4), (2, 5))
    assert at_4.is_offered("power:synthetic-mecharons")
    assert not at_5.is_offered("power:synthetic-mecharons")


@pytest.mark.thing("faction:tolzeed-bearers")
def test_bearers_get_every_type_at_every_field() -> None:
    display = {
        "science": ["ice-lab"],
        "industry": ["ore-crusher"],
        "commerce": ["toll-booth"],
        "civilization": ["habitat-ring"],
    }
    sold = {}
    for faction in ("tolzeed-bearers", PLAIN):
        pos = of(faction, stores={"credits": 2}, table={"display": display})
        pos.play("launch:transport", "to:transport:odessa-field")
        sold[faction] = [key for key in pos.offered if key.startswith("buy:")]

    every = ["buy:ice-lab", "buy:ore-crusher", "buy:toll-booth", "buy:habitat-ring"]
    assert sold == {"tolzeed-bearers": every, PLAIN: every[:2]}


@pytest.mark.thing("faction:starpirates-of-nightmare-cove", "faction:wardens-of-the-rim")
@pytest.mark.parametrize(
    ("faction", "attacking", "defending"),
    [("starpirates-of-nightmare-cove", 3, 3), ("wardens-of-the-rim", 2, 4), ("ashen-choir", 2, 3)],
)
def test_some_fight_better_when_they_start_it_and_some_when_others_do(
    faction: str, attacking: int, defending: int
) -> None:
    attack = duel({"faction": faction, "hand": ["chaff"]})
    defence = duel({"hand": ["chaff"]}, {"faction": faction})

    assert strength(attack, 0)[0] == attacking
    assert strength(defence, 1)[0] == defending


@pytest.mark.thing("faction:wardens-of-the-rim")
@pytest.mark.parametrize(("faction", "points"), [("wardens-of-the-rim", 4), ("ashen-choir", 3)])
def test_wardens_score_a_point_more_for_a_raider(faction: str, points: int) -> None:
    own = fleet(ships={"fighter": ["pad"]}, faction=faction)
    raiders = [{"id": "wreckers", "at": "halcyon-drydock"}]
    pos = edge(players=[own, fleet(ships={"transport": ["pad"]})], raiders=raiders)

    pos.play("launch:fighter", "to:fighter:halcyon-drydock", dice=[["6", "6"], ["1", "1", "1", "1"]])
    pos.play("gain:ice")

    assert pos.of(0, "points") == points


@pytest.mark.thing("faction:tidewright-compact", "faction:ashen-choir")
@pytest.mark.parametrize(
    ("faction", "expected"),
    [
        ("tidewright-compact", {"credits": 1, "points": 2}),
        ("ashen-choir", {"points": 3}),
        (PLAIN, {"points": 2}),
    ],
)
def test_coming_home_is_worth_more_to_some(faction: str, expected: dict[str, int]) -> None:
    pos = station(faction=faction, ships={"transport": ["kiln", "scrapyard"]})

    assert changed(pos, "done") == {**expected, "pad": 2, "scrapyard": -1}


@pytest.mark.thing("faction:sable-league")
def test_the_sable_league_keeps_two_cards_more() -> None:
    assert of("sable-league").of(0, "hand_limit") == 6
    assert of(PLAIN).of(0, "hand_limit") == 4


@pytest.mark.thing("faction:glasswright-assembly", "faction:larvoids")
@pytest.mark.parametrize(
    ("faction", "answers", "expected"),
    [
        (PLAIN, [], {"ice": -2, "energy": -1, "leaders": -3, "points": 3}),
        ("glasswright-assembly", ["pay:1:0:1:0:0"], {"ice": -1, "energy": -1, "leaders": -3, "points": 3}),
        ("larvoids", [], {"ice": -2, "energy": -1, "leaders": -2, "points": 2}),
    ],
)
def test_developments_take_less_of_some(faction: str, answers: list[str], expected: dict[str, int]) -> None:
    pos = of(faction, ships={"transport": ["isolde", "kiln"]}, stores={"ice": 2, "energy": 1}, leaders=3)
    pos.play("return")

    assert changed(pos, "build:isolde", *answers, dice=["star-charts"]) == {**expected, "science": 1, "tokens": 1}


@pytest.mark.thing("faction:orrery-monks")
@pytest.mark.parametrize(
    ("faction", "module", "dice", "cards"),
    [
        ("orrery-monks", "ice-lab", ["cold-store", "windfall"], 1),
        ("orrery-monks", "ore-crusher", ["smelter"], 0),
        (PLAIN, "ice-lab", ["cold-store"], 0),
    ],
)
def test_monks_draw_for_science(faction: str, module: str, dice: list[object], cards: int) -> None:
    display = {"science": ["ice-lab", "deep-array", "cryo-vault"], "industry": ["ore-crusher", "slipway", "shipyard"]}
    pos = of(faction, stores={"ice": 1, "titanium": 1}, table={"display": display})
    pos.play("launch:transport", "to:transport:odessa-field")

    assert changed(pos, f"buy:{module}", dice=dice).get("cards", 0) == cards


@pytest.mark.thing("faction:deepforge-union")
def test_the_union_builds_every_ship_for_one_less() -> None:
    for faction, offered in (("deepforge-union", ["ship:transport", "ship:fighter"]), (PLAIN, ["ship:transport"])):
        pos = station(faction=faction, stores={"titanium": 1, "energy": 1}).play("function:assemble")
        assert [key for key in pos.offered if key.startswith("ship:")] == offered


@pytest.mark.thing("faction:heralds-of-the-lantern")
@pytest.mark.parametrize(("faction", "energy"), [("heralds-of-the-lantern", 1), (PLAIN, 0)])
def test_heralds_gain_energy_when_they_recruit(faction: str, energy: int) -> None:
    there = of(faction, abroad={"rusk": 2})
    nobody = of(faction)

    assert changed(there, "launch:transport", "to:transport:odessa-field").get("energy", 0) == 0
    assert changed(nobody, "launch:transport", "to:transport:odessa-field").get("energy", 0) == 0
    pos = of(faction, abroad={"odessa-field": 2})
    assert changed(pos, "launch:transport", "to:transport:odessa-field").get("energy", 0) == energy


@pytest.mark.thing("faction:cloud-nebulans")
def test_nebulans_gain_something_with_a_moon_of_a_nebula() -> None:
    has: dict[str, Any] = {"ships": {"transport": ["pad"]}, "upgrades": ["vapour-sails"]}
    moons = {"nebula-6": ["burning-moon"], "kiln": ["volcanic-moon"]}
    mist = of("cloud-nebulans", table={"moons": moons}, **has)
    rock = of("cloud-nebulans", table={"moons": moons}, **has)

    gained = changed(mist, "launch:transport", "to:transport:nebula-6", "gain:titanium")
    assert gained == {"pad": -1, "moons": 1, "energy": 2, "titanium": 1}
    assert changed(rock, "launch:transport", "to:transport:kiln") == {"pad": -1, "moons": 1, "energy": 1}


@pytest.mark.thing("faction:acolytes-of-the-black-star")
@pytest.mark.parametrize(("place", "energy"), [("odessa-field", 1), ("rusk", 0)])
def test_acolytes_gain_energy_at_bases(place: str, energy: int) -> None:
    pos = of("acolytes-of-the-black-star")
    plain = of(PLAIN)

    assert changed(pos, "launch:transport", f"to:transport:{place}").get("energy", 0) == energy
    assert changed(plain, "launch:transport", f"to:transport:{place}").get("energy", 0) == 0
