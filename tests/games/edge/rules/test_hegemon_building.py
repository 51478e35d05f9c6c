"""The Hegemon builds: on one planet only, for nothing but leaders, with a benefit of his own (AE-HEG-61 to 65, 70)."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.games.edge import events
from starboard.games.edge.printed import BOX
from support.edge import EdgePosition, against_hegemon, fleet, hegemon_turn, home_but

MAP = "kiln odessa-field rusk bastion-academy veil ninth freeport-meridian sorrel"
"""Kiln is on the top row; Ninth, on the second, is half a space further left."""


def he_builds(*planets: str, leaders: int = 7, has: dict[str, Any] | None = None, **given: Any) -> EdgePosition:
    """He is to build, in his return, with transports on these planets."""
    given.setdefault("map", MAP)
    given.setdefault("players", [fleet(ships={"transport": ["pad"]})])
    given.setdefault("hegemon", {"marker": 3, "eye": 0})
    own = {"ships": home_but(transport=list(planets)), "leaders": leaders, **(has or {})}
    return hegemon_turn(ending=True, has=own, **given)


def built(pos: EdgePosition) -> list[tuple[str, str]]:
    """What he has built, and by which rule."""
    return [(event.at, event.rule) for event in pos.happened(events.DevelopmentBuilt)]  # type: ignore[attr-defined]


def reasons(pos: EdgePosition) -> list[tuple[str, str]]:
    """Why he has built nothing."""
    return [(event.reason, event.rule) for event in pos.happened(events.HegemonBuiltNothing)]  # type: ignore[attr-defined]


# --- where ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-HEG-61", "AE-RULING-02", "AE-HEG-92")
def test_he_builds_on_the_left_most_planet_with_a_transport_of_his() -> None:
    pos = he_builds("kiln", "ninth", dice=["windfall"])

    assert built(pos) == [("ninth", "AE-HEG-61")]
    assert pos.of("kiln", "development") == ""


@pytest.mark.rule("AE-HEG-61")
def test_a_planet_further_left_with_another_ship_of_his_is_no_candidate() -> None:
    pos = he_builds("kiln", has={"ships": home_but(transport=["kiln"], fighter=["ninth"])}, dice=["windfall"])

    assert built(pos) == [("kiln", "AE-HEG-61")]


@pytest.mark.rule("AE-HEG-61", "AE-MAP-11")
def test_a_planet_with_a_development_is_skipped() -> None:
    pos = he_builds("kiln", "ninth", developments=[{"at": "ninth", "owner": 0}], dice=["windfall"])

    assert built(pos) == [("kiln", "AE-HEG-61")]


@pytest.mark.rule("AE-RULING-36")
@pytest.mark.parametrize(("gone", "place"), [(2, "pale"), (3, "kiln")])
def test_a_planet_whose_type_is_sold_out_is_skipped(gone: int, place: str) -> None:
    """There are as many planets as tiles of a type, so the tiles are used up by hand: a base holds an observatory."""
    bases = ("odessa-field", "bastion-academy", "freeport-meridian")
    pos = he_builds(
        "pale",
        "kiln",
        map="pale kiln . odessa-field bastion-academy . . freeport-meridian",
        developments=[{"at": base, "owner": 0} for base in bases[:gone]],
        dice=["salvage-cache", "star-charts", "windfall"] if place == "pale" else ["windfall"],
    )

    assert built(pos) == [(place, "AE-HEG-61")]


@pytest.mark.rule("AE-HEG-61", "AE-RULING-02", "AE-HEG-31")
def test_of_two_planets_equally_far_left_the_holder_chooses() -> None:
    pos = he_builds(
        "kiln",
        "rusk",
        seats=2,
        map="kiln . . . . odessa-field . . . . . rusk",
        players=[fleet(ships={"transport": ["pad"]})] * 2,
        hegemon={"marker": 3, "eye": 1},
    )

    assert pos.asks == {"1": "hegemon-builds"}
    assert pos.offered == ["build:kiln", "build:rusk"]
    pos.play("build:rusk", "take:ice-lab")
    assert pos.of("rusk", "development") == "spaceport"


@pytest.mark.rule("AE-HEG-62", "AE-HEG-63", "AE-EX-01")
@pytest.mark.parametrize(("leaders", "places"), [(2, []), (3, [("kiln", "AE-HEG-61")]), (7, [("kiln", "AE-HEG-61")])])
def test_he_needs_the_leaders_of_the_left_most_and_tries_no_other(leaders: int, places: list[Any]) -> None:
    """Kiln's obelisk takes 3; the spaceport of Rusk, further right, would take 2."""
    pos = he_builds("kiln", "rusk", leaders=leaders, dice=["windfall"])

    assert built(pos) == places
    assert pos.of("rusk", "development") == ""


@pytest.mark.rule("AE-HEG-63")
def test_without_a_transport_on_a_bare_planet_he_builds_nothing_and_says_so() -> None:
    nowhere = he_builds("odessa-field", dice=["windfall"])
    few = he_builds("kiln", leaders=2, dice=["windfall"])

    assert reasons(nowhere) == [("no-transport", "AE-HEG-63")]
    assert reasons(few) == [("leaders", "AE-HEG-63")]


@pytest.mark.rule("AE-HEG-62", "AE-HEG-36", "AE-RULING-08")
def test_he_pays_leaders_and_nothing_else() -> None:
    pos = he_builds("kiln", has={"hand": ["levy"]}, dice=["windfall"])

    assert pos.of("hegemon", "leaders") == 4
    assert "levy" in pos.of("hegemon", "hand")
    assert pos.happened(events.ResourcesPaid) == []


# --- what it gives ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-HEG-64", "AE-DEV-07", "AE-DEV-08")
def test_he_advances_and_scores_for_the_leaders_there_and_around() -> None:
    pos = he_builds(
        "kiln",
        has={"points": 10},
        players=[fleet(ships={"transport": ["pad"]}, abroad={"odessa-field": 2, "kiln": 1, "rusk": 4})],
        dice=["windfall"],
    )

    assert pos.of("hegemon", "supremacy") == 1
    scored = [event for event in pos.happened(events.PointsScored) if event.rule == "AE-HEG-64"]  # type: ignore[attr-defined]
    assert [event.points for event in scored] == [6]  # type: ignore[attr-defined]


@pytest.mark.rule("AE-EX-28", "AE-HEG-64")
def test_he_scores_ten_at_most() -> None:
    pos = he_builds(
        "kiln",
        has={"points": 10},
        players=[fleet(ships={"transport": ["pad"]}, abroad={"odessa-field": 9})],
        dice=["windfall"],
    )

    scored = [event for event in pos.happened(events.PointsScored) if event.rule == "AE-HEG-64"]  # type: ignore[attr-defined]
    assert [event.points for event in scored] == [10]  # type: ignore[attr-defined]


@pytest.mark.rule("AE-HEG-65")
def test_an_observatory_gives_him_two_tokens_of_its_stack() -> None:
    pos = he_builds("pale", map="pale odessa-field", dice=["salvage-cache", "star-charts", "windfall"])

    assert pos.of("pale", "development") == "observatory"
    assert pos.of("hegemon", "tokens") == 2
    assert sum(pos.state.stacks[2]) == 3


@pytest.mark.rule("AE-HEG-65", "AE-EX-29", "AE-HEG-46")
@pytest.mark.parametrize("planet", ["ninth", "kiln"])
def test_a_factory_and_an_obelisk_give_him_two_repairs(planet: str) -> None:
    pos = he_builds(
        planet,
        has={
            "ships": home_but(transport=[planet, "scrapyard"]),
            "modules": ["ice-lab"],
            "damaged": {"ice-lab": 1},
            "points": 10,
        },
        dice=["windfall"],
    )

    assert pos.of("hegemon", "damaged") == []
    repaired = [type(each.event) for each in pos.table.news()]
    assert repaired.index(events.ModuleRepaired) < repaired.index(events.ShipRepaired)


@pytest.mark.rule("AE-EX-29", "AE-HEG-95")
def test_a_ship_repaired_by_building_on_a_return_moves_the_marker_too() -> None:
    """One transport on the map, one repaired by the factory: two spaces."""
    pos = he_builds(
        "ninth",
        has={"ships": home_but(transport=["ninth", "scrapyard"]), "points": 10},
        hegemon={"marker": 3, "eye": 0},
        dice=["windfall"],
    )

    assert pos.of("table", "marker") == 5


@pytest.mark.rule("AE-HEG-65", "AE-HEG-50")
@pytest.mark.parametrize(("planet", "leaders"), [("rusk", 5), ("veil", 3)])
def test_a_spaceport_and_a_city_give_him_any_module(planet: str, leaders: int) -> None:
    pos = he_builds(
        planet,
        has={"modules": ["ice-lab", "smelter", "toll-booth"]},
        display={"civilization": ["chapel", "gardens", "senate"]},
        dice=["tenements", "windfall"],
    )

    assert pos.of("hegemon", "modules")[-1] == "chapel"
    assert pos.of("hegemon", "leaders") == leaders


@pytest.mark.rule("AE-HEG-65", "AE-RULING-65")
def test_the_benefit_comes_once_and_the_development_scores_all_the_same() -> None:
    """His observatory draws no card when the fleet comes home, his obelisk adds no die."""
    pos = he_builds(
        "sorrel",
        leaders=0,
        map="pale odessa-field sorrel",
        developments=[{"at": "pale", "owner": 1, "leaders": 3}],
        dice=["windfall"],
    )

    assert pos.of("hegemon", "cards") == 1  # of the ring
    assert pos.of("hegemon", "score_developments") == 5


@pytest.mark.rule("AE-HEG-64", "AE-HEG-65", "AE-HEG-61")
def test_the_order_of_building_is_tile_track_points_benefit() -> None:
    pos = he_builds(
        "rusk",
        has={"modules": ["ice-lab", "smelter", "toll-booth"]},
        display={"civilization": ["chapel", "gardens", "senate"]},
        dice=["tenements", "windfall"],
    )

    wanted = [events.DevelopmentBuilt, events.TrackAdvanced, events.PointsScored, events.ModuleGained]
    assert [type(each.event) for each in pos.table.news() if type(each.event) in wanted][:4] == wanted


@pytest.mark.rule("AE-RULING-44", "AE-HEG-87")
def test_the_build_symbol_uses_the_transport_launched_this_turn() -> None:
    pos = hegemon_turn(
        map="pale odessa-field rusk",
        hegemon={"orders": ["order-05", "order-09", "order-17"], "probe": "rusk"},
        has={"leaders": 7},
        players=[fleet(ships={"transport": ["pad"]})],
        dice=[["1"], "ice-moon", "salvage-cache", "star-charts", "order-01"],
    )

    assert pos.of("pale", "development") == "observatory"
    assert pos.of("pale", "ships") == ["1:transport"]


# --- what has collapsed -----------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-EX-50", "AE-HEG-70", "AE-RULING-37")
@pytest.mark.parametrize("leaders", [7, 0])
def test_he_restores_what_collapsed_in_place_of_building(leaders: int) -> None:
    pos = he_builds(
        "kiln",
        leaders=leaders,
        has={"points": 10},
        developments=[{"at": "sorrel", "owner": 1, "leaders": 2, "out_of_use": True}],
        dice=["windfall"],
    )

    assert not pos.of("sorrel", "out_of_use")
    assert pos.of("kiln", "development") == ""
    assert (pos.of("hegemon", "points"), pos.of("hegemon", "commerce"), pos.of("hegemon", "modules")) == (10, 0, [])
    assert pos.of("hegemon", "leaders") == leaders
    restored = pos.happened(events.DevelopmentRestored)
    assert [event.rule for event in restored] == ["AE-HEG-70"]  # type: ignore[attr-defined]


@pytest.mark.rule("AE-RULING-37", "AE-RULING-65", "AE-HEG-109")
def test_what_is_out_of_use_scores_nothing_for_him_and_still_fills_its_planet() -> None:
    pos = against_hegemon(
        map=MAP,
        developments=[
            {"at": "sorrel", "owner": 1, "leaders": 2, "out_of_use": True},
            {"at": "kiln", "owner": 1, "leaders": 3},
        ],
        players=[fleet(ships={"transport": ["pad"]})],
    )

    assert pos.of("hegemon", "score_developments") == 5
    assert pos.of("sorrel", "development") == "spaceport"


@pytest.mark.rule("AE-RULING-37", "AE-HEG-31")
def test_of_two_that_collapsed_the_holder_chooses_one() -> None:
    pos = he_builds(
        "rusk",
        developments=[{"at": at, "owner": 1, "out_of_use": True} for at in ("sorrel", "kiln")],
    )

    assert pos.asked == "hegemon-restores"
    pos.play("restore:kiln")
    assert (pos.of("kiln", "out_of_use"), pos.of("sorrel", "out_of_use")) == (False, True)


@pytest.mark.rule("AE-HEG-70", "AE-RULING-44", "AE-RULING-37")
def test_the_build_symbol_restores_too() -> None:
    pos = hegemon_turn(
        map="pale odessa-field rusk",
        hegemon={"orders": ["order-01", "order-09", "order-17"], "probe": "rusk", "marker": 3},
        developments=[{"at": "pale", "owner": 1, "leaders": 3, "out_of_use": True}],
        has={"leaders": 7},
        players=[fleet(ships={"transport": ["pad"]})],
        dice=[["1"], "windfall", "order-02"],
    )

    assert not pos.of("pale", "out_of_use")
    assert pos.of("hegemon", "tokens") == 0


@pytest.mark.rule("AE-HEG-70", "AE-RULING-37", "AE-HEG-31")
def test_catastrophic_collapse_takes_one_of_his_and_one_of_each_human() -> None:
    pos = against_hegemon(
        map=MAP,
        events="twilight",
        event_step=5,
        has={"ships": home_but(transport=["rusk"])},
        developments=[{"at": "kiln", "owner": 0}, {"at": "sorrel", "owner": 1}, {"at": "veil", "owner": 1}],
        players=[fleet(ships={"transport": ["rusk", "pad"]})],
    )

    pos.play("return")
    pos.play("done", dice=["catastrophic-collapse"])
    assert pos.of("kiln", "out_of_use")
    assert pos.asked == "collapse-which"
    pos.play("collapse:veil", dice=[["1"], ["2"]])
    assert (pos.of("veil", "out_of_use"), pos.of("sorrel", "out_of_use")) == (True, False)


@pytest.mark.rule("AE-DEV-01", "AE-HEG-61")
def test_every_type_of_planet_has_its_development() -> None:
    types = {planet.spec.type for planet in BOX.planets}

    assert len(types) == len(BOX.developments) == 5
