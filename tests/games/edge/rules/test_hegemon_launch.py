"""The Hegemon launches in eight steps; the probe (AE-HEG-74 to 90, AE-ICON, AE-RULING-20, 22, 58, 63)."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.games.edge import events
from starboard.games.edge.printed import BOX
from starboard.games.edge.queries import fitting_regions
from support.edge import EdgePosition, against_hegemon, fleet, hegemon_turn, home_but

MAP = "pale odessa-field rusk kestrel-field veil kiln halcyon-drydock ninth freeport-meridian sorrel bastion-academy"
"""The top row from Pale to Veil, the second from Kiln to Bastion Academy."""


def he_launches(order: str = "order-14", *, dice: tuple[Any, ...] = (), face: str = "1", **given: Any) -> EdgePosition:
    """His die shows this face, and this card lies in the section."""
    probe = given.pop("probe", "ninth")
    given.setdefault("map", MAP)
    given.setdefault("has", {"leaders": 0})
    given.setdefault("players", [fleet(ships={"transport": ["pad"]})])
    section = (int(face) - 1) // 2
    orders = [order if place == section else "order-14" for place in range(3)]
    hegemon = {"orders": orders, "probe": probe, "marker": 3, **given.pop("hegemon", {})}
    return hegemon_turn(hegemon=hegemon, dice=[[face], *dice], **given)


def launched(pos: EdgePosition) -> list[tuple[str, str]]:
    """The ships of his that were launched, and where to."""
    found = pos.happened(events.ShipLaunched)
    return [(BOX.ships[event.ship].id, event.to) for event in found]  # type: ignore[attr-defined]


# --- the probe --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-HEG-74", "AE-RULING-63")
@pytest.mark.parametrize("region", ["kiln", "odessa-field"])
def test_the_probe_follows_a_human_to_planets_and_bases_at_once(region: str) -> None:
    pos = against_hegemon(
        map=MAP, hegemon={"probe": "pale"}, players=[fleet(ships={"transport": ["pad", "pad"]}, stores={"ice": 3})]
    )

    pos.play("launch:transport", f"to:transport:{region}")

    assert pos.of("table", "probe") == region
    order = [type(each.event) for each in pos.table.news()]
    moved = order.index(events.ProbeMoved)
    assert order[moved - 1] is events.ShipLaunched
    assert not any(kind in order[:moved] for kind in (events.MoonClaimed, events.ResourcesGained))


@pytest.mark.rule("AE-HEG-74", "AE-EX-30", "AE-EX-47", "AE-RULING-23")
@pytest.mark.parametrize(
    ("ship", "region"), [("science-vessel", "nebula-1"), ("transport", "gate"), ("transport", "vortex-maw")]
)
def test_the_probe_does_not_follow_to_nebulae_and_special_regions(ship: str, region: str) -> None:
    pos = against_hegemon(
        gate=True,
        map="pale gate vortex-maw kiln",
        hegemon={"probe": "pale"},
        players=[fleet(ships={ship: ["pad"], "fighter": ["pad"]})],
    )

    pos.play(f"launch:{ship}", f"to:{ship}:{region}")

    assert pos.happened(events.ProbeMoved) == []
    assert pos.of("table", "probe") == "pale"


@pytest.mark.rule("AE-HEG-75")
def test_the_probe_stays_on_a_return_and_in_his_own_turn() -> None:
    pos = against_hegemon(
        map=MAP,
        hegemon={"probe": "pale", "orders": ["order-04", "order-19", "order-19"], "marker": 3},
        players=[fleet(ships={"transport": ["kiln", "pad"]})],
    )

    pos.play("return", "done")

    assert len(pos.happened(events.HegemonRolled)) == 1
    assert pos.of("table", "probe") == "pale"


# --- the die and the ship ---------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-HEG-77", "AE-RULING-20")
@pytest.mark.parametrize(
    ("face", "section", "deck"), [("1", 1, 0), ("2", 1, 0), ("3", 2, 1), ("4", 2, 1), ("5", 3, 2), ("6", 3, 2)]
)
def test_the_die_selects_a_section_and_its_card(face: str, section: int, deck: int) -> None:
    orders = ["order-04", "order-10", "order-18"]
    pos = hegemon_turn(
        map=MAP,
        hegemon={"orders": orders, "probe": "ninth", "marker": 3},
        has={"leaders": 0},
        players=[fleet(ships={"transport": ["pad"]})],
        dice=[[face], "windfall"],
    )

    rolled = pos.happened(events.HegemonRolled)
    assert [(event.face, event.section) for event in rolled] == [(int(face), section)]  # type: ignore[attr-defined]
    base = BOX.orders[BOX.orders.number(orders[deck])].spec.region
    assert pos.of(base, "ships") == ["1:transport"]


@pytest.mark.rule("AE-HEG-79", "AE-RULING-20")
@pytest.mark.parametrize(
    ("face", "away", "ship"),
    [
        ("1", [], 0),
        ("1", [0], 3),
        ("1", [0, 3], 6),
        ("3", [], 1),
        ("3", [1], 4),
        ("3", [1, 4], 7),
        ("5", [], 2),
        ("5", [2], 5),
        ("5", [2, 5], 8),
    ],
)
def test_the_next_ship_of_the_section_departs(face: str, away: list[int], ship: int) -> None:
    """A and B of each section are transports, C is its special ship."""
    places = ["scrapyard" if number in away else "pad" for number in range(6)]
    pos = he_launches(face=face, moons={"ninth": []}, has={"ships": home_but(transport=places), "leaders": 0})

    assert pos.start.players[1].ships.count(-3) == len(away)
    at = pos.state.players[1].ships[ship]
    assert at >= 0
    assert [number for number, place in enumerate(pos.state.players[1].ships) if place == at] == [ship]


@pytest.mark.rule("AE-HEG-78", "AE-EX-12", "AE-RULING-45")
def test_an_empty_section_is_a_whole_return_although_others_hold_ships() -> None:
    pos = he_launches(
        has={
            "ships": home_but(transport=["rusk", "pad", "pad", "scrapyard"], fighter=["scrapyard"]),
            "leaders": 7,
            "points": 10,
            "modules": ["ice-lab", "smelter", "toll-booth"],
        },
        display={"civilization": ["chapel", "gardens", "senate"]},
        probe="veil",
        dice=("tenements", "windfall"),
    )

    assert pos.of("rusk", "development") == "spaceport"  # it was built first
    assert pos.of("table", "marker") == 4
    assert pos.of("hegemon", "points") == 10 + 2 + 4
    assert pos.of("hegemon", "pad") == ["transport"] * 6 + ["fighter", "science-vessel", "cruiser"]
    assert pos.happened(events.HegemonOrderTurned) == []
    assert pos.of("table", "probe") == "veil"
    assert pos.of("table", "section") == 0


# --- the region -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-HEG-80", "AE-EX-04")
@pytest.mark.parametrize("order", [order.id for order in BOX.orders if order.spec.region in BOX.bases.ids])
def test_a_card_names_its_base(order: str) -> None:
    spec = BOX.orders[BOX.orders.number(order)].spec
    pos = he_launches(order, map=f"{MAP} farsight-beacon")

    assert launched(pos) == [("transport", spec.region)]


@pytest.mark.rule("AE-HEG-80", "AE-RULING-58")
@pytest.mark.parametrize(
    ("order", "probe", "to"),
    [("order-07", "rusk", "odessa-field"), ("order-15", "rusk", "kestrel-field"), ("order-06", "rusk", "rusk")],
)
def test_a_card_may_be_relative_to_the_probe(order: str, probe: str, to: str) -> None:
    assert launched(he_launches(order, probe=probe)) == [("transport", to)]


@pytest.mark.rule("AE-RULING-58")
def test_all_six_directions_of_the_grid() -> None:
    pos = against_hegemon(
        map=f"{MAP} isolde verglas anchorage slag",
        hegemon={"probe": "halcyon-drydock"},
        players=[fleet(ships={"transport": ["pad"]})],
    )

    names = ("left", "right", "upper-left", "upper-right", "lower-left", "lower-right")
    found = [fitting_regions(pos.state, name) for name in names]
    there = [pos.state.tiles[at] for (at,) in found]
    wanted = ["kiln", "ninth", "pale", "odessa-field", "isolde", "verglas"]
    tiles = [BOX.planets[tile].id if tile < 15 else BOX.bases[tile - 15].id for tile in there]
    assert tiles == wanted


@pytest.mark.rule("AE-HEG-81", "AE-EX-11", "AE-HEG-53", "AE-MAP-05")
@pytest.mark.parametrize(
    ("order", "probe", "world"),
    [
        ("order-07", "pale", MAP),  # a nebula
        ("order-15", "rusk", "pale odessa-field rusk . veil kiln"),  # a space without a tile
        ("order-03", "rusk", MAP),  # a base that is not there
        ("order-24", "rusk", MAP),  # no human ship on the map
    ],
)
def test_where_no_region_fits_he_goes_to_the_probe(order: str, probe: str, world: str) -> None:
    pos = he_launches(order, probe=probe, map=world)

    diverted = [(event.at, event.rule) for event in pos.happened(events.HegemonDiverted)]  # type: ignore[attr-defined]
    assert diverted == [(probe, "AE-HEG-81")]
    assert "1:transport" in pos.of(probe, "ships")


@pytest.mark.rule("AE-HEG-81", "AE-RULING-58", "AE-HEG-53")
def test_a_human_ship_in_a_nebula_draws_him_to_the_probe() -> None:
    pos = he_launches(
        "order-24",
        probe="pale",
        players=[fleet(ships={"science-vessel": ["nebula-1"], "transport": ["veil", "pad"]})],
    )

    assert pos.of("pale", "ships") == ["1:transport"]


@pytest.mark.rule("AE-ICON-02", "AE-ICON-01", "AE-HEG-80", "AE-RULING-02")
def test_the_left_most_planet_without_a_development_needs_no_transport() -> None:
    """Kiln, on the second row, is further left than Pale."""
    free = he_launches("order-16", moons={"kiln": []})
    taken = he_launches("order-16", developments=[{"at": "kiln", "owner": 0}], moons={"pale": []})

    assert launched(free) == [("transport", "kiln")]
    assert launched(taken) == [("transport", "pale")]


@pytest.mark.rule("AE-RULING-58", "AE-HEG-80")
@pytest.mark.parametrize(
    ("order", "offered"),
    [("order-08", ["send:rusk", "send:sorrel"]), ("order-23", ["send:halcyon-drydock", "send:freeport-meridian"])],
)
def test_nearest_leaves_out_the_probes_own_region_and_the_holder_breaks_ties(order: str, offered: list[str]) -> None:
    world = MAP if order == "order-23" else "pale . rusk kestrel-field . kiln odessa-field ninth sorrel"
    pos = he_launches(order, probe="ninth", map=world)

    assert pos.asked == "hegemon-goes"
    assert set(offered) <= set(pos.offered)
    assert "send:ninth" not in pos.offered


@pytest.mark.rule("AE-RULING-58")
def test_the_nearest_region_with_a_human_ship() -> None:
    pos = he_launches(
        "order-24",
        probe="ninth",
        moons={"veil": []},
        players=[fleet(ships={"transport": ["veil", "pale", "pad"]}, stores={"energy": 1})],
    )
    other = he_launches(
        "order-24", probe="kestrel-field", players=[fleet(ships={"transport": ["veil", "pale", "pad"]})]
    )

    assert launched(pos) == [("transport", "pale")]
    assert launched(other) == [("transport", "veil")]


# --- what comes of it -------------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-HEG-83")
def test_on_a_planet_he_takes_the_top_moon_or_draws_a_card() -> None:
    moon = he_launches(dice=("metallic-bright-moon", "order-01"))
    bare = he_launches(moons={"ninth": []}, dice=("windfall", "order-01"))

    assert (moon.of("hegemon", "moons"), moon.of("hegemon", "cards")) == (["metallic-moon"], 0)
    assert moon.of("ninth", "moons") == ["metallic-bright-moon"]
    assert (bare.of("hegemon", "moons"), bare.of("hegemon", "cards")) == ([], 1)
    assert [each.rule for each in bare.happened(events.CardDrawn)] == ["AE-HEG-83"]  # type: ignore[attr-defined]


@pytest.mark.rule("AE-HEG-84", "AE-BASE-07", "AE-RULING-29", "AE-RULING-30")
def test_on_a_base_the_marker_moves_one_space_and_the_base_action_is_not_performed() -> None:
    """Bastion Academy would draw two cards and repair; a repair of his on the way would be a point."""
    pos = he_launches("order-04", has={"leaders": 0, "points": 10}, dice=("windfall", "order-01"))

    assert pos.of("table", "marker") == 4
    assert (pos.of("hegemon", "cards"), pos.of("hegemon", "points")) == (1, 10)


@pytest.mark.rule("AE-RULING-29")
def test_the_ring_is_closed_and_its_first_space_gives_what_it_says_on_re_entry() -> None:
    pos = he_launches("order-04", has={"leaders": 0}, hegemon={"marker": 8}, dice=("windfall", "order-01"))

    assert pos.of("table", "marker") == 1
    assert pos.of("hegemon", "hand") == ["windfall"]


@pytest.mark.rule("AE-RULING-30", "AE-HEG-84", "AE-HEG-95")
def test_a_repair_on_the_ring_in_a_launch_moves_the_marker_no_further() -> None:
    pos = he_launches(
        "order-04",
        has={"ships": home_but(transport=["pad", "scrapyard"]), "leaders": 0},
        hegemon={"marker": 6},
        dice=("order-01",),
    )

    assert pos.of("hegemon", "bay") == ["transport"]
    assert pos.of("table", "marker") == 7


@pytest.mark.rule("AE-RULING-29")
def test_the_symbols_of_a_space_are_carried_out_in_order() -> None:
    pos = he_launches(
        "order-04",
        has={"leaders": 0, "points": 10},
        hegemon={"marker": 2},
        display={"industry": ["scrap-hoist", "shipyard", "star-forge"]},
        dice=("smelter", "order-01"),
    )

    assert pos.of("hegemon", "modules") == ["scrap-hoist"]
    assert pos.of("hegemon", "damaged") == []  # it came damaged, and was repaired by the second symbol
    assert pos.of("hegemon", "points") == 10


@pytest.mark.rule("AE-HEG-85", "AE-HEG-86", "AE-EX-14", "AE-RULING-08")
def test_he_recruits_and_collects_wherever_he_has_a_ship_but_not_committed_leaders() -> None:
    pos = he_launches(
        moons={"ninth": []},
        goods={"veil": {"ice": 1}, "sorrel": {"titanium": 1, "credits": 1}, "rusk": {"ice": 1}},
        developments=[{"at": "veil", "owner": 1, "leaders": 4}],
        has={
            "ships": home_but(transport=["pad", "veil"], fighter=["sorrel"]),
            "leaders": 0,
            "abroad": {"veil": 1, "ninth": 1, "rusk": 1},
        },
        dice=("windfall", "parade", "levy", "envoys", "order-01"),
    )

    assert pos.of("hegemon", "leaders") == 2
    assert pos.of("hegemon", "cards") == 4
    assert (pos.of("veil", "goods"), pos.of("sorrel", "goods")) == ({}, {})
    assert pos.of("rusk", "goods")["ice"] == 1
    assert pos.of("rusk", "leaders") == 1
    recruited = pos.happened(events.LeadersRecruited)
    assert {event.rule for event in recruited} == {"AE-HEG-85"}  # type: ignore[attr-defined]


@pytest.mark.rule("AE-HEG-87", "AE-EVENT-02")
def test_the_event_symbol_moves_the_marker_and_the_repair_symbol_repairs() -> None:
    event = he_launches("order-06", moons={"ninth": []}, event_step=3, dice=("windfall", "order-01"))
    repair = he_launches(
        "order-08",
        probe="ninth",
        map="ninth kiln",
        moons={"kiln": []},
        has={"ships": home_but(transport=["pad", "scrapyard"]), "leaders": 0},
        dice=("windfall", "order-01"),
    )
    none = he_launches(moons={"ninth": []}, event_step=3, dice=("windfall", "order-01"))

    assert event.of("table", "event_step") == 4
    assert repair.of("hegemon", "bay") == ["transport"]
    assert (none.of("table", "event_step"), none.happened(events.HegemonActed)) == (3, [])


@pytest.mark.rule("AE-HEG-76", "AE-HEG-82", "AE-HEG-88", "AE-HEG-89", "AE-HEG-90")
def test_the_eight_steps_come_in_order() -> None:
    pos = he_launches(
        "order-06",
        event_step=3,
        has={"leaders": 0, "abroad": {"ninth": 1}},
        raiders=[{"id": "mechaphage-hive", "at": "rusk"}],
        dice=("metallic-moon", ["6"], ["1", "1", "1", "1"], "windfall", "order-01"),
    )

    wanted = [
        events.HegemonRolled,
        events.HegemonShipNamed,
        events.HegemonOrdered,
        events.ShipLaunched,
        events.MoonClaimed,
        events.LeadersRecruited,
        events.EventMarkerMoved,
        events.RaiderMoved,
        events.BattleBegan,
        events.BattleWon,
        events.HegemonOrderTurned,
    ]
    assert [type(each.event) for each in pos.table.news() if type(each.event) in wanted] == wanted
    assert pos.of("ninth", "raiders") == []


@pytest.mark.rule("AE-HEG-88", "AE-RAID-07")
def test_of_several_raiders_in_reach_the_holder_chooses_one() -> None:
    pos = he_launches(
        seats=2,
        moons={"ninth": []},
        players=[fleet(ships={"transport": ["pad"]})] * 2,
        hegemon={"eye": 1},
        raiders=[{"id": "gutterlings", "at": "rusk"}, {"id": "mechaphage-hive", "at": "sorrel"}],
        dice=("windfall",),
    )

    assert pos.asks == {"1": "raid-which"}
    pos.play("raider:1", dice=[["6"], ["1", "1", "1", "1"], "parade", "order-01"])
    assert pos.of("rusk", "raiders") == ["gutterlings"]


@pytest.mark.rule("AE-HEG-89")
def test_a_raider_that_is_there_is_fought_and_an_empty_region_is_not() -> None:
    raided = he_launches(moons={"ninth": []}, raiders=[{"id": "gutterlings", "at": "ninth"}])
    empty = he_launches(moons={"ninth": []})

    assert len(raided.happened(events.BattleBegan)) == 1
    assert empty.happened(events.BattleBegan) == []


@pytest.mark.rule("AE-HEG-76", "AE-RAID-09")
def test_that_a_raider_is_there_already_is_told_in_the_step_of_raids() -> None:
    pos = he_launches(
        raiders=[{"id": "vorticon", "at": "ninth"}],
        dice=("metallic-bright-moon", ["6"], ["1", "1"], "windfall", "order-01"),
    )

    assert events.HegemonIdle("raider-there", "AE-RAID-09") in pos.happened(events.HegemonIdle)


@pytest.mark.rule("AE-HEG-90")
def test_the_used_card_is_discarded_and_the_next_of_that_deck_turned_up() -> None:
    pos = he_launches("order-04", dice=("windfall", "order-07"))

    assert pos.state.hegemon is not None
    assert [BOX.orders[order].id for order in pos.state.hegemon.shown] == ["order-07", "order-14", "order-14"]
    assert pos.state.hegemon.discards[0][BOX.orders.number("order-04")] == 1
    assert pos.state.hegemon.section == -1


@pytest.mark.rule("AE-HEG-90")
def test_an_empty_deck_is_made_of_its_discards_with_the_used_card() -> None:
    rest = [order.id for order in BOX.orders if order.spec.deck == 1 and order.id != "order-04"]
    pos = he_launches("order-04", hegemon={"discarded": rest}, dice=("windfall", "order-04"))

    assert pos.state.hegemon is not None
    assert BOX.orders[pos.state.hegemon.shown[0]].id == "order-04"
    assert sum(pos.state.hegemon.orders[0]) == 7
    assert sum(pos.state.hegemon.discards[0]) == 0
