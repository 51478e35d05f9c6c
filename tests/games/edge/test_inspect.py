"""The lens on the pieces of the Edge: the numbers that a position gives them, and what they would do next."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.core.choice import SPECTATOR
from starboard.core.lens import Lens
from starboard.games.edge.causes import page
from starboard.games.edge.printed import BOX
from starboard.games.edge.rules.scoring import LINES, score_sheet
from starboard.locale import voice
from support.edge import EdgePosition, against_hegemon, edge, fleet, home_but

PACK = [{"id": "vorticon", "at": "nebula-1"}] * 4
"""All raiders of class S, far away."""


def lens(pos: EdgePosition, piece: str, seat: int = 0) -> Lens:
    found = pos.table.inspect(piece, seat)
    assert found is not None, f"{piece} is not there"
    return found


def numbers(pos: EdgePosition, piece: str, seat: int = 0) -> dict[str, tuple[int, int]]:
    return {figure.label.id: (figure.value, figure.of) for figure in lens(pos, piece, seat).numbers}


def rules(pos: EdgePosition, piece: str, seat: int = 0) -> list[str]:
    return [saying.text.id for saying in lens(pos, piece, seat).rules]


def test_a_ship_shows_what_it_can_do_upgrades_included() -> None:
    plain = edge(players=[fleet(ships={"fighter": ["kiln"]}), {}])
    better = edge(players=[fleet(ships={"fighter": ["kiln"]}, upgrades=["third-gun"]), {}])

    assert numbers(plain, "ship:0:6")["lens-guns"] == (2, 0)
    assert "lens-assault" in rules(plain, "ship:0:6", SPECTATOR)
    assert numbers(better, "ship:0:6")["lens-guns"] == (3, 0)


def test_a_shield_with_room_for_another_hit_does_not_say_that_the_next_one_is_too_much() -> None:
    plain, twice = (
        edge(players=[fleet(ships={"cruiser": ["kiln"]}, shield={"cruiser": 1}, upgrades=upgrades), {}])
        for upgrades in ([], ["second-shield"])
    )

    assert "lens-shield-hit" in rules(plain, "ship:0:8")
    assert "lens-shield-hit" not in rules(twice, "ship:0:8")


def test_a_planet_shows_what_building_there_would_score_and_who_would_raid() -> None:
    pos = edge(
        raiders=[{"id": "vorticon", "at": "nebula-1"}],
        players=[fleet(abroad={"isolde": 2, "odessa-field": 1}), fleet(abroad={"isolde": 1, "sorrel": 1})],
    )

    assert numbers(pos, "region:isolde")["lens-building-points"] == (4 + 3, 0), "the leaders it takes count, too"
    assert [saying.text.id for saying in lens(pos, "region:isolde").next] == ["lens-raided-here"]
    assert lens(pos, "region:isolde").targets == ("raider:0",)
    assert lens(pos, "region:sorrel").next == ()


@pytest.mark.rule("AE-MAP-11")
@pytest.mark.parametrize(("built", "told"), [([], "opens-planet"), ([{"at": "rusk"}], "opens-built-planet")])
def test_a_planet_promises_no_second_development(built: list[dict[str, Any]], told: str) -> None:
    rich = {"stores": {"credits": 2, "titanium": 1}, "leaders": 2}
    pos = edge(developments=built, players=[fleet(), fleet(ships={"transport": ["rusk"]}, **rich)], active=1)

    assert rules(pos, "region:rusk", 1)[-1] == told
    pos.play("return")
    assert pos.is_offered("build:rusk") == (not built)


@pytest.mark.rule("AE-LAUNCH-10", "AE-MOON-09")
def test_a_nebula_promises_no_moon_that_is_gone() -> None:
    pos = edge(players=[fleet(ships={"science-vessel": ["pad"]}), fleet()], moons={"nebula-1": []})
    used = lens(pos, "region:nebula-1").rules[-1].text

    assert "claims a moon, if one is left" in voice("edge", "en").say(used)
    pos.play("launch:science-vessel", "to:science-vessel:nebula-1")
    assert pos.of(0, "moons") == []


@pytest.mark.rule("AE-DEV-03", "AE-DEV-07")
@pytest.mark.thing("faction:larvoids", "development:city")
def test_a_planet_shows_what_building_there_takes_of_whoever_looks_and_gives_them() -> None:
    """Rusk is a desert planet beside Veil, where the first player has a city with four leaders."""
    city = [{"at": "veil", "owner": 0, "leaders": 4}]
    home = fleet(ships={"transport": ["rusk"]}, stores={"credits": 2, "titanium": 1}, leaders=2)
    pos = edge(
        developments=city, map="isolde odessa-field rusk veil", players=[{**home, "faction": "larvoids"}, fleet()]
    )

    told = {seat: numbers(pos, "region:rusk", seat)["lens-building-points"][0] for seat in (0, 1, SPECTATOR)}
    takes = {seat: lens(pos, "region:rusk", seat).rules[0].text.args["leaders"] for seat in (0, 1, SPECTATOR)}
    pos.play("return", "build:rusk")

    assert told == {0: 4 + 1 + 1, 1: 4 + 2, SPECTATOR: 4 + 2}
    assert takes == {0: 1, 1: 2, SPECTATOR: 2}
    assert pos.of(0, "points") == told[0]
    assert pos.of(0, "leaders") == 1


def test_a_development_shows_its_worth_on_its_owners_track() -> None:
    built = [{"at": "rusk", "owner": 0, "leaders": 2}]
    low, high = (edge(developments=built, players=[fleet(tracks={"commerce": at}), {}]) for at in (0, 8))

    assert numbers(low, "region:rusk:development")["lens-points-at-end"] == (5, 10)
    assert numbers(high, "region:rusk:development")["lens-points-at-end"] == (10, 10)


def test_a_space_of_a_track_shows_its_points_and_what_it_gives() -> None:
    pos = edge(players=[{}, {}])

    assert numbers(pos, "track:industry:9")["lens-points-at-end"] == (11, 0)
    assert rules(pos, "track:industry:9")[0] == "lens-space-gives"


def test_an_order_shows_where_it_would_send_the_hegemon() -> None:
    pos = against_hegemon(
        hegemon={"orders": ("order-01", "order-09", "order-17"), "probe": "rusk"},
        players=[fleet(ships={"transport": ["pad"]})],
    )

    targets = {section: lens(pos, f"order:{section}").targets for section in (1, 2, 3)}
    ids = pos.table.scene(0).ids()
    assert all(targets[section] and set(targets[section]) <= ids for section in targets)
    assert all(lens(pos, f"order:{section}").next[0].text.id.startswith("lens-order") for section in targets)


@pytest.mark.rule("AE-HEG-78", "AE-HEG-106", "AE-HEG-107")
@pytest.mark.parametrize(
    ("away", "ending", "told"),
    [
        ({"transport": ["kiln"]}, False, "lens-order-goes"),
        ({"transport": ["kiln"]}, True, "lens-order-last"),
        ({}, True, "lens-order-goes"),
        ({"transport": ["kiln", "pad", "pad", "rusk"], "fighter": ["bay"]}, False, "lens-order-empty"),
    ],
)
def test_an_order_shows_that_he_would_return(away: dict[str, list[str]], ending: bool, told: str) -> None:
    """His fighter and two of his transports stand in the first section."""
    pos = against_hegemon(has={"ships": home_but(**away)}, ending=ending, players=[fleet(ships={"transport": ["pad"]})])

    assert lens(pos, "order:1").next[0].text.id == told
    orders = [piece for zone in pos.table.scene(0).zones for piece in zone.pieces if piece.kind == "order"]
    assert [("returns" in piece.facts) for piece in orders] == [told == "lens-order-last"] * 3


def test_a_destiny_is_counted_for_its_owner_alone() -> None:
    pos = edge(players=[fleet(destinies=["peacekeeper"]), {}])

    assert "lens-points-now" in numbers(pos, "destiny:peacekeeper")
    assert pos.table.inspect("destiny:peacekeeper", 1) is None
    assert pos.table.inspect("destiny:peacekeeper", SPECTATOR) is None


def test_a_score_tells_nobody_of_a_destiny() -> None:
    with_one = edge(players=[fleet(destinies=["peacekeeper"], points=7), {}])
    without = edge(players=[fleet(points=7), {}])

    assert numbers(with_one, "seat:0", 1) == numbers(without, "seat:0", 1)
    assert numbers(without, "seat:0")["lens-points"] == (7, 60)


def test_a_side_of_a_battle_shows_what_it_would_roll() -> None:
    pos = edge(players=[fleet(ships={"fighter": ["pad"]}, hand=["overload"]), fleet(ships={"cruiser": ["kiln"]})])
    pos.play("launch:fighter", "to:fighter:kiln", "go-on", dice=["volcanic-moon"])

    assert numbers(pos, "side:0")["lens-dice"] == (2, 6)
    assert numbers(pos, "side:1")["lens-dice"] == (3, 6)


@pytest.mark.rule("AE-STATION-08", "AE-LEAD-06")
@pytest.mark.parametrize(
    ("has", "wreck", "leader"),
    [
        ({}, 2, 1),
        ({"faction": "ashen-choir", "modules": ["salvage-tugs"]}, 4, 1),
        ({"modules": ["senate"]}, 2, 2),
        ({"modules": ["senate", "salvage-tugs"], "damaged": {"senate": 1, "salvage-tugs": 1}}, 2, 1),
    ],
)
def test_a_wreck_and_a_leader_at_home_show_what_they_are_worth_to_their_owner(
    has: dict[str, Any], wreck: int, leader: int
) -> None:
    pos = edge(players=[fleet(ships={"transport": ["scrapyard", "pad"]}, leaders=1, **has), fleet()])

    for seat, piece in ((0, "scrapyard:transport"), (1, "scrapyard:0:transport")):
        assert lens(pos, piece, seat).rules[-1].text.args == {"points": wreck}
    assert lens(pos, "leaders:0", 1).rules[-1].text.args == {"points": leader}


@pytest.mark.rule("AE-PSETUP-03", "AE-PSETUP-08", "AE-PSETUP-11", "AE-PSETUP-13")
@pytest.mark.parametrize(
    ("faction", "told"),
    [
        (
            "synthetic-mecharons",
            {
                "Starts with 3 energy, 1 ice, 2 titanium.",
                "Tactics cards at the start: 3.",
                "Starts on space 1 of Science.",
                "Starts on space 1 of Industry.",
                "Starts on space 1 of Supremacy.",
            },
        ),
        (
            "cloud-nebulans",
            {
                "Starts with 2 energy, 1 credit, 2 ice.",
                "Tactics cards at the start: 2.",
                "That upgrade is in force from the start.",
            },
        ),
    ],
)
def test_a_faction_tells_all_that_it_starts_with(faction: str, told: set[str]) -> None:
    pos = edge(players=[fleet(dealt=[faction, "ashen-choir"]), fleet(dealt=["sable-league"])], phase="factions")
    english = voice("edge", "en")

    said = {english.say(saying.text) for saying in lens(pos, f"faction:{faction}").rules}

    assert {each for each in said if "start" in each.lower()} == told


@pytest.mark.rule("AE-HEG-124", "AE-END-09")
def test_a_module_of_his_shows_no_points_that_it_does_not_give() -> None:
    pos = against_hegemon(players=[fleet(modules=["town-square"])], has={"modules": ["arcology"]})

    assert numbers(pos, "module:town-square") == {"lens-points-at-end": (1, 0)}
    assert numbers(pos, "module:arcology") == {}


@pytest.mark.rule("AE-RAID-15", "AE-DMG-08")
def test_a_module_with_a_mechaphage_says_what_it_costs_like_a_damaged_one() -> None:
    hurt = fleet(modules=["ice-lab", "cryo-vault", "mint"], infested=["ice-lab"], damaged={"cryo-vault": 1})
    pos = edge(players=[hurt, {}])

    told = {module: rules(pos, f"module:{module}") for module in ("ice-lab", "cryo-vault", "mint")}

    assert [module for module in told if "lens-damaged" in told[module]] == ["ice-lab", "cryo-vault"]
    assert [module for module in told if "lens-infested" in told[module]] == ["ice-lab"]
    assert score_sheet(pos.state)[LINES.index("damage")].points[0] == -4


@pytest.mark.rule("AE-HEG-65", "AE-COMP-22")
@pytest.mark.parametrize(
    ("planet", "gives"),
    [
        ("isolde", "two discovery tokens"),
        ("ninth", "repairs twice"),
        ("rusk", "any module"),
        ("veil", "any module"),
        ("kiln", "repairs twice"),
    ],
)
def test_a_development_says_what_it_gives_the_hegemon(planet: str, gives: str) -> None:
    there = [{"at": planet, "owner": 1}]
    his = against_hegemon(developments=there, players=[fleet(ships={"transport": ["pad"]})])
    mine = edge(developments=there, players=[fleet(), fleet()])

    piece, english = f"region:{planet}:development", voice("edge", "en")
    said = [english.say(each.text) for each in lens(his, piece).rules if each.text.id == "lens-his-part"]

    assert [gives in each for each in said] == [True]
    assert gives in str(page(BOX.developments[his.state.developments[0].type].cause(1)).text[1])
    assert "lens-his-part" not in rules(mine, piece)


@pytest.mark.rule("AE-HEG-73", "AE-HEG-22")
@pytest.mark.parametrize("solo", [True, False])
def test_an_event_says_what_it_gives_the_hegemon_where_he_plays(solo: bool) -> None:
    given: dict[str, Any] = {"events": "dawn", "event_step": 5, "event_count": 9, "raiders": PACK}
    own = fleet(ships={"transport": ["kiln", "pad"]}, faction="synthetic-mecharons")
    pos = against_hegemon(players=[own], **given) if solo else edge(players=[own, {}], **given)
    pos.play("return", "done", dice=["electron-storm"])

    assert pos.asked == "exchange"
    told = [saying.text.args["text"] for saying in lens(pos, "deck:events").next]
    assert [str(text) for text in told][1:] == ["The Hegemon takes a science module."] * solo
    assert "3 energy" in str(told[0])


@pytest.mark.rule("AE-SHIP-13")
@pytest.mark.parametrize(("seat", "own"), [(0, "your"), (1, "another"), (SPECTATOR, "another")])
def test_an_upgrade_of_a_faction_is_called_ones_own_by_its_owner_alone(seat: int, own: str) -> None:
    leads = fleet(faction="larvoids", upgrades=["brood-hulls", "third-gun"])
    pos, english = edge(players=[leads, fleet(faction="ashen-choir")]), voice("edge", "en")

    def says(upgrade: str) -> str:
        what = lens(pos, f"owned:0:{upgrade}", seat).what
        return english.say(what) if what is not None else ""

    assert says("brood-hulls").startswith(f"{own} faction's own upgrade")
    assert says("third-gun").startswith("neutral upgrade")


@pytest.mark.rule("AE-HEG-48", "AE-RULING-34", "AE-MOON-10", "AE-HEG-65")
@pytest.mark.parametrize(
    ("piece", "used"),
    [
        ("module:sensor-web", ("opens-his-module", 2)),
        ("supremacy:9:steady-hand", ("opens-his-token", 3)),
        ("moon:9:ice-moon", ("opens-his-moon", 2)),
        ("region:isolde:development", ("opens-his-development", None)),
        ("module:ice-lab", ("opens-module", None)),
        ("moon:twin-lode", ("opens-moon", None)),
        ("supremacy:aegis", ("opens-supremacy", None)),
    ],
)
def test_what_lies_at_his_station_says_what_it_is_to_him(piece: str, used: tuple[str, int | None]) -> None:
    has = {
        "modules": ["sensor-web"],
        "supremacies": ["steady-hand"],
        "moons": ["ice-moon"],
    }
    own = fleet(modules=["ice-lab"], supremacies=["aegis"], moons=["twin-lode"])
    developments = [{"at": "isolde", "owner": 1}]
    taken = ("war-banner", "hunters-mark", "undefeated")
    pos = against_hegemon(players=[own], has=has, developments=developments, supremacies=taken)

    last = lens(pos, piece).rules[-1].text
    assert (last.id, last.args.get("points")) == used


@pytest.mark.rule("AE-HEG-42")
@pytest.mark.parametrize(
    ("tile", "told"), [("war-chest", "given"), ("requisition", "given"), ("fire-control", "works")]
)
def test_an_upgrade_of_his_says_whether_it_lasts(tile: str, told: str) -> None:
    pos = against_hegemon(players=[fleet(ships={"transport": ["pad"]})], hegemon={"tiles": [tile]})

    assert pos.refusal(f"tile:{tile}") == ("AE-HEG-42", f"his-upgrade-{told}")
