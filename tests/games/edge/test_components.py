"""What is in the box: how many of everything (AE-COMP), and what is printed where."""

from __future__ import annotations

from collections import Counter

import pytest

from starboard.games.edge.chart import BASES, PLANETS, SPECIALS
from starboard.games.edge.printed import BOX, FLEET, LEADERS, MODULE_TYPES, RESOURCES, SHIPS, TRACKS


@pytest.mark.rule("AE-COMP-02", "AE-MAP-01", "AE-MAP-09", "AE-BASE-03")
def test_regions() -> None:
    assert (len(BOX.planets), len(BOX.bases), len(BOX.specials)) == (15, 6, 4) == (PLANETS, BASES, SPECIALS)
    assert Counter(planet.spec.type for planet in BOX.planets) == dict.fromkeys(
        ("ice", "metallic", "desert", "garden", "volcanic"), 3
    )
    assert "odessa-field" in BOX.bases.ids


@pytest.mark.rule("AE-COMP-03", "AE-SHIP-01")
def test_pieces_of_a_colour() -> None:
    assert Counter(SHIPS[kind] for kind in FLEET) == {
        "transport": 6,
        "fighter": 1,
        "science-vessel": 1,
        "cruiser": 1,
    }
    assert LEADERS == 9
    assert BOX.numbers.most_dice == 6
    assert len(TRACKS) == 5


@pytest.mark.rule("AE-COMP-05", "AE-MOD-01")
def test_modules() -> None:
    modules = [module for module in BOX.modules if not module.spec.ancient]

    assert len(modules) == 108
    assert Counter(module.spec.type for module in modules) == dict.fromkeys(
        ("science", "industry", "commerce", "civilization"), 27
    )
    assert TRACKS[:4] == MODULE_TYPES, "each type is a track, and supremacy has none"


@pytest.mark.rule("AE-COMP-06", "AE-COMP-07", "AE-DEV-01", "AE-DEV-02")
def test_developments() -> None:
    assert {each.id: each.spec.track for each in BOX.developments} == {
        "observatory": "science",
        "factory": "industry",
        "spaceport": "commerce",
        "city": "civilization",
        "obelisk": "supremacy",
    }
    assert BOX.numbers.tiles_per_type == 3


@pytest.mark.rule("AE-COMP-08", "AE-MOON-06")
def test_moons() -> None:
    resource = {"ice": "ice", "metallic": "titanium", "desert": "credits", "garden": "nanocarbon", "volcanic": "energy"}
    planetary = [moon for moon in BOX.moons if moon.spec.set == "planetary"]

    colours: Counter[str] = Counter()
    for moon in planetary:
        colours[moon.spec.type] += moon.spec.copies
        assert moon.spec.icon in (resource[moon.spec.type], "energy", "card")
    assert colours == dict.fromkeys(resource, 9)
    assert sum(moon.spec.copies for moon in BOX.moons if moon.spec.set == "orphaned") == 6


@pytest.mark.rule("AE-COMP-09")
def test_tokens() -> None:
    assert sum(token.spec.copies for token in BOX.discoveries) == 21
    assert sum(token.spec.copies for token in BOX.supremacies) == 8
    assert BOX.numbers.mechaphages == 5


@pytest.mark.rule("AE-COMP-10", "AE-FAC-01", "AE-TAC-03")
def test_cards() -> None:
    tactics = [card for card in BOX.tactics if not card.spec.escalation]
    assert len(tactics) == 80
    assert {card.spec.timing for card in tactics} == {"prepare", "outcome", "diplomacy", "free"}
    assert Counter(card.spec.deck for card in BOX.events if card.spec.deck != "shadows") == {"dawn": 10, "twilight": 10}
    assert len(BOX.destinies) == 20
    assert (len([each for each in BOX.factions if not each.spec.escalation]), len(BOX.factions)) == (12, 15)
    assert len([each for each in BOX.raiders if not each.spec.escalation]) == 10


@pytest.mark.rule("AE-COMP-11", "AE-SHIP-13", "AE-FAC-03")
def test_ship_upgrades() -> None:
    base = [each for each in BOX.upgrades if not each.spec.escalation]

    assert len({each.spec.faction for each in BOX.upgrades if each.spec.faction}) == 15
    assert {each.spec.ship for each in BOX.upgrades} == set(SHIPS)
    assert Counter(each.spec.ship for each in base if not each.spec.faction) == dict.fromkeys(SHIPS, 4)


@pytest.mark.rule("AE-COMP-12", "AE-RAID-01", "AE-RAID-02", "AE-RULING-15")
def test_raiders() -> None:
    base = [each for each in BOX.raiders if not each.spec.escalation]
    printed = {"S": (2, 1, 1), "A": (3, 1, 1), "B": (4, 1, 2), "C": (4, 2, 2), "D": (5, 2, 2)}

    assert Counter(each.spec.rank for each in base) == dict.fromkeys("SABCD", 2)
    assert sum(each.spec.standees for each in base) == 16
    for raider in base:
        spec = raider.spec
        assert (spec.dice, spec.targeting, spec.reach) == printed[spec.rank]
        assert spec.raid
        assert spec.reward


@pytest.mark.rule("AE-RULING-15", "AE-RAID-13")
def test_rewards_of_raiders() -> None:
    points = {"S": 1, "A": 2, "B": 3, "C": 4, "D": 6}
    more = {
        "S": {"name": "gain", "kind": "energy"},
        "A": {"name": "gain", "kind": "any"},
        "B": {"name": "gain", "kind": "any"},
        "C": {"name": "draw"},
        "D": {"name": "draw"},
    }
    for raider in BOX.raiders:
        rank = raider.spec.rank
        assert raider.spec.reward == [{"name": "points", "count": points[rank]}, more[rank]]


@pytest.mark.rule("AE-SHIP-04", "AE-SHIP-05", "AE-SHIP-07", "AE-SHIP-08", "AE-RULING-07", "AE-SHIP-11", "AE-SHIP-02")
def test_ships_as_they_leave_the_yard() -> None:
    printed = {
        "transport": (1, 1, 0, False, False, {"titanium": 1, "energy": 1}),
        "fighter": (2, 1, 0, True, False, {"titanium": 1, "nanocarbon": 1, "energy": 1}),
        "science-vessel": (1, 1, 0, False, True, {"ice": 1, "nanocarbon": 1, "energy": 1}),
        "cruiser": (3, 2, 1, False, False, {"titanium": 2, "nanocarbon": 1, "energy": 2}),
    }
    for ship in BOX.ships:
        spec = ship.spec
        own = (spec.guns, spec.reach, spec.shield, spec.assault, spec.navigation, spec.cost)
        assert own == printed[ship.id]


@pytest.mark.rule("AE-RULING-09", "AE-DEV-04", "AE-MAP-10", "AE-LAUNCH-08", "AE-MAP-09")
def test_what_each_development_needs() -> None:
    table = {
        "observatory": ("ice", "ice", 3, {"ice": 2, "energy": 1}),
        "factory": ("metallic", "titanium", 2, {"titanium": 2, "energy": 1}),
        "spaceport": ("desert", "credits", 2, {"credits": 2, "titanium": 1}),
        "city": ("garden", "nanocarbon", 4, {"nanocarbon": 2, "ice": 1, "titanium": 1}),
        "obelisk": ("volcanic", "energy", 3, {"energy": 3, "nanocarbon": 1}),
    }
    for each in BOX.developments:
        assert (each.spec.planet, each.spec.resource, each.spec.leaders, each.spec.cost) == table[each.id]


@pytest.mark.rule("AE-RULING-11", "AE-TRACK-13", "AE-TRACK-10", "AE-TRACK-05", "AE-TRACK-06")
def test_the_tracks_space_by_space() -> None:
    assert BOX.numbers.track_points == [0, 0, 1, 2, 3, 4, 5, 7, 9, 11, 14]
    assert BOX.last_space == 10
    assert (BOX.numbers.bonus_from, BOX.numbers.development_bonus) == ([0, 4, 8], [5, 7, 10])
    assert (BOX.vault_spaces, BOX.numbers.vault) == ((4, 8), [0, 1, 2])
    assert BOX.hand_spaces == (3, 6, 9)
    spaces = {track.id: {space.at: space.gain for space in track.spec.space if space.gain} for track in BOX.tracks}
    for gains in spaces.values():
        at_once = {at: deed["count"] for at, deeds in gains.items() for deed in deeds if deed["name"] == "points"}
        assert at_once == {2: 3, 4: 4, 7: 5, 9: 6}, "progress scores on its way, alike on every track"
    found = {
        track: {at: deeds[0] for at, deeds in gains.items() if deeds[0]["name"] != "points"}
        for track, gains in spaces.items()
    }
    assert found == {
        "science": {
            2: {"name": "draw"},
            3: {"name": "discovery", "stack": 0},
            5: {"name": "draw"},
            7: {"name": "discovery", "stack": 1},
        },
        "industry": {
            2: {"name": "gain", "kind": "titanium"},
            3: {"name": "upgrade"},
            5: {"name": "gain", "kind": "titanium"},
            6: {"name": "upgrade"},
            9: {"name": "upgrade"},
        },
        "commerce": {2: {"name": "gain", "kind": "credits"}, 6: {"name": "gain", "kind": "credits"}},
        "civilization": {2: {"name": "gain", "kind": "nanocarbon"}, 5: {"name": "gain", "kind": "nanocarbon"}},
        "supremacy": {
            2: {"name": "gain", "kind": "energy", "count": 2},
            3: {"name": "supremacy-token", "place": 0},
            5: {"name": "gain", "kind": "energy", "count": 2},
            6: {"name": "supremacy-token", "place": 1},
            9: {"name": "supremacy-token", "place": 2},
        },
    }


@pytest.mark.rule("AE-FAC-02", "AE-FAC-04")
def test_a_faction_has_two_abilities_and_stores() -> None:
    for faction in BOX.factions:
        spec = faction.spec
        assert str(spec.first)
        assert str(spec.second)
        assert spec.stores
        assert spec.power or spec.action
    assert any(faction.spec.power for faction in BOX.factions), "passive ones"
    assert any(faction.spec.action for faction in BOX.factions), "and free actions"


@pytest.mark.rule("AE-RES-01")
def test_kinds_of_resources() -> None:
    assert RESOURCES == ("energy", "credits", "ice", "nanocarbon", "titanium")
