"""Developments, and leaders for them (AE-DEV, AE-LEAD)."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.core.ruling import refuse
from starboard.games.edge import events
from starboard.games.edge.chart import FIRST_NEBULA
from starboard.games.edge.printed import BOX, INDUSTRY, SCIENCE, TRACKS, amounts
from starboard.games.edge.queries import regions, ship_dice
from starboard.games.edge.rules.developments import building_cost, can_build, can_restore, half_cost, tiles_left
from support.edge import EdgePosition, edge, quiet

RICH = {"titanium": 9, "energy": 9, "credits": 0, "nanocarbon": 9, "ice": 0}


def builder(*places: str, **has: Any) -> dict[str, Any]:
    return quiet(**{"ships": {"transport": list(places)}, "leaders": 4, "stores": RICH, **has})


def at_home(*players: dict[str, Any], **given: Any) -> EdgePosition:
    """The first player returns to station, and is about to build."""
    return edge(players=[*players, quiet(ships={"transport": ["pad"]})], seats=len(players) + 1, **given).play("return")


@pytest.mark.rule("AE-DEV-03", "AE-LEAD-03", "AE-DEV-04")
def test_what_is_needed_to_build() -> None:
    assert at_home(builder("ninth")).is_offered("build:ninth")

    few = at_home(builder("ninth", "kiln", leaders=2))
    assert few.is_offered("build:ninth"), "two leaders do for a factory"
    assert few.refusal("build:kiln") == ("AE-DEV-03", "too-few-leaders"), "an obelisk takes three"
    poor = at_home(builder("ninth", "kiln", stores={"titanium": 2, "energy": 1}))
    assert poor.is_offered("build:ninth")
    assert poor.refusal("build:kiln") == ("AE-DEV-03", "cannot-pay")
    assert poor.refusal("build:rusk") == ("AE-SHIP-06", "no-transport-there")


@pytest.mark.rule("AE-DEV-03", "AE-COMP-06")
def test_there_are_three_tiles_of_each_type() -> None:
    two = edge(map="ninth anchorage slag", developments=[{"at": at, "owner": 1} for at in ("anchorage", "slag")])
    assert tiles_left(two.state, INDUSTRY) == 1
    assert tiles_left(two.state, SCIENCE) == 3

    # A fourth planet of a type is not in the box; here a tile lies on one of another.
    sold_out = edge(
        map="ninth anchorage slag kiln",
        developments=[{"at": at, "owner": 1} for at in ("anchorage", "slag", "kiln")],
        players=[builder("ninth"), quiet(ships={"transport": ["pad"]})],
    )
    sold_out.state.developments[2].type = INDUSTRY
    name = BOX.developments[INDUSTRY].name
    assert can_build(sold_out.state, 0, 0) == refuse("AE-DEV-03", "no-tile-left", development=name)


@pytest.mark.rule("AE-DEV-03")
def test_nobody_builds_in_a_nebula() -> None:
    pos = at_home(builder("ninth"))

    assert "build:ninth" in pos.offered
    assert can_build(pos.state, 0, FIRST_NEBULA) == refuse("AE-DEV-03", "not-a-planet")


@pytest.mark.rule("AE-DEV-03", "AE-STATION-02")
def test_the_question_where_to_build_is_about_planets_and_waits_for_an_answer_wherever_else_one_points() -> None:
    pos = at_home(builder("ninth", "odessa-field"))

    def first_said(key: str) -> str:
        ruling = pos.why_not(key)
        assert ruling is not None
        assert ruling.grounds is not None
        return ruling.grounds().checks[0].text.id

    assert first_said("region:kiln") == "check-planet"
    assert first_said("region:odessa-field") == "check-question-first"
    assert first_said("region:nebula-1") == "check-question-first"


@pytest.mark.rule("AE-DEV-05", "AE-DEV-06", "AE-LEAD-04", "AE-RULING-09", "AE-DEV-13", "AE-RULING-08")
def test_building_pays_commits_leaders_and_advances_and_the_transport_stays() -> None:
    pos = at_home(builder("ninth"))
    pos.play("build:ninth")

    assert (pos.of("ninth", "development"), pos.of("ninth", "owner")) == ("factory", 0)
    assert (pos.of(0, "titanium"), pos.of(0, "energy")) == (7, 8)
    assert pos.of(0, "leaders") == 2
    assert pos.state.developments[0].leaders == 2
    assert pos.of(0, "industry") == 1
    assert pos.of("ninth", "ships") == ["0:transport"], "it docks, and comes home with the fleet"


@pytest.mark.rule("AE-DEV-07", "AE-DEV-08")
def test_building_scores_a_point_for_every_leader_there_and_next_to_it() -> None:
    # Next to Ninth lie Odessa Field and Rusk above, the drydock and the Freeport at its sides.
    pos = at_home(
        builder("ninth", abroad={"odessa-field": 1, "ninth": 1, "isolde": 1}),
        quiet(abroad={"freeport-meridian": 1, "rusk": 1, "veil": 2}),
        developments=[{"at": "rusk", "owner": 1, "leaders": 2}],
    )
    pos.play("build:ninth")

    assert pos.of(0, "points") == 2 + 1 + 1 + 1 + 1 + 2, (
        "those committed now and before, of every colour; not Isolde, not Veil"
    )


@pytest.mark.rule("AE-DEV-07", "AE-EX-28")
def test_at_most_ten_points() -> None:
    pos = at_home(builder("ninth", abroad={"odessa-field": 5, "ninth": 5}))
    pos.play("build:ninth")

    assert pos.of(0, "points") == 10


@pytest.mark.rule("AE-DEV-06", "AE-DEV-07", "AE-TRACK-02")
def test_the_track_advances_before_the_points_are_counted() -> None:
    pos = at_home(builder("ninth"))
    pos.play("build:ninth")

    kinds: list[type] = [type(each.event) for each in pos.table.news()]
    order = [events.DevelopmentBuilt, events.TrackAdvanced, events.PointsScored]
    assert [kinds.index(kind) for kind in order] == sorted(kinds.index(kind) for kind in order)


@pytest.mark.rule("AE-DEV-09", "AE-DEV-10", "AE-TRACK-02")
def test_an_observatory_gives_a_discovery_token_and_a_card_at_every_return() -> None:
    pos = at_home(builder("isolde", stores={"ice": 2, "energy": 1}))
    pos.play("build:isolde", dice=["first-contact"])
    assert pos.of(0, "tokens") == 1
    assert sum(pos.state.stacks[2]) == 4, "it came from the stack of the observatories"

    pos.play("done", dice=["parade"])
    assert pos.of(0, "hand") == ["parade"]


@pytest.mark.rule("AE-DEV-09")
def test_a_factory_makes_ships_cheaper_for_its_owner() -> None:
    def price(owner: int) -> EdgePosition:
        pos = edge(
            phase="dock",
            developments=[{"at": "ninth", "owner": owner}],
            players=[quiet(ships={"transport": ["kiln"]}, stores={"titanium": 1}), {}],
        )
        return pos.play("function:assemble")

    assert price(0).is_offered("ship:transport"), "the energy need not be paid"
    assert price(1).asked != "build-ship"


@pytest.mark.rule("AE-DEV-11", "AE-DEV-12", "AE-END-05", "AE-TRACK-10")
@pytest.mark.parametrize(("space", "points"), [(0, 5), (3, 5), (4, 7), (7, 7), (8, 10), (10, 10)])
def test_a_development_is_worth_more_the_further_its_owner_is_on_its_track(space: int, points: int) -> None:
    pos = edge(
        developments=[{"at": "ninth", "owner": 0}],
        players=[quiet(tracks={"industry": space, "science": 5}), quiet(tracks={"industry": 10})],
    )

    assert pos.of(0, "score_developments") == points
    assert pos.of(1, "score_developments") == 0


@pytest.mark.rule("AE-DEV-11", "AE-END-05")
def test_every_development_counts_by_its_own_track() -> None:
    pos = edge(
        developments=[{"at": "ninth", "owner": 0}, {"at": "kiln", "owner": 0}, {"at": "rusk", "owner": 1}],
        players=[quiet(tracks={"industry": 8, "supremacy": 4}), quiet()],
    )

    assert (pos.of(0, "score_developments"), pos.of(1, "score_developments")) == (17, 5)


@pytest.mark.rule("AE-DEV-15", "AE-RULING-37", "AE-RULING-65")
def test_a_collapsed_development_is_nothing_until_it_is_restored_in_place_of_building() -> None:
    pos = at_home(
        builder("ninth", "kiln", stores={"titanium": 3, "energy": 4, "nanocarbon": 1}),
        developments=[{"at": "ninth", "owner": 0, "leaders": 2, "out_of_use": True}],
    )
    assert pos.of(0, "score_developments") == 0
    assert pos.refusal("build:ninth") == ("AE-MAP-11", "built-already")
    assert {"restore:ninth", "build:kiln"} <= set(pos.offered)

    pos.play("restore:ninth")

    assert pos.asked == "dock", "nothing else is built"
    assert not pos.of("ninth", "out_of_use")
    assert pos.of(0, "score_developments") == 5
    assert pos.of(0, "titanium") + pos.of(0, "energy") == 7 - 2, "half of three, rounded up"
    assert (pos.of(0, "points"), pos.of(0, "industry")) == (0, 0), "it has been built before"


@pytest.mark.rule("AE-LEAD-06", "AE-END-10")
def test_leaders_on_the_station_are_worth_a_point_each_at_the_end() -> None:
    pos = edge(
        developments=[{"at": "ninth", "owner": 0, "leaders": 2}], players=[quiet(leaders=3, abroad={"kiln": 2}), {}]
    )

    assert pos.of(0, "score_leaders") == 3


@pytest.mark.rule("AE-RULING-37")
@pytest.mark.parametrize(("type", "due"), [(0, 2), (1, 2), (2, 2), (3, 2), (4, 2)])
def test_restoring_costs_half_rounded_up_of_what_is_printed(type: int, due: int) -> None:
    full, half = building_cost(type), half_cost(type)

    assert sum(half) == due == (sum(full) + 1) // 2
    assert all(less <= whole for less, whole in zip(half, full, strict=True)), "nothing that is not in the cost"


@pytest.mark.rule("AE-RULING-37")
def test_half_of_a_city_is_a_nanocarbon_and_a_titanium() -> None:
    assert half_cost(TRACKS.index("civilization")) == amounts({"nanocarbon": 1, "titanium": 1})


@pytest.mark.rule("AE-RULING-37")
def test_who_cannot_pay_half_does_not_restore() -> None:
    collapsed = [{"at": "ninth", "owner": 0, "leaders": 2, "out_of_use": True}]
    poor = at_home(builder("kiln", stores={"energy": 3, "nanocarbon": 1}), developments=collapsed)
    assert "restore:ninth" not in poor.offered, "one titanium is missing"

    others = [{**collapsed[0], "owner": 1}]
    theirs = at_home(builder("kiln"), developments=others)
    assert "restore:ninth" not in theirs.offered
    assert can_restore(theirs.state, 0, theirs.state.developments[0]) == refuse("AE-RULING-37", "nothing-to-restore")


@pytest.mark.rule("AE-DEV-09")
def test_an_obelisk_helps_where_it_stands_and_next_to_it() -> None:
    def dice(at: str, *, out_of_use: bool = False) -> int:
        pos = edge(
            developments=[{"at": "kiln", "owner": 0, "out_of_use": out_of_use}],
            players=[quiet(ships={"fighter": [at]}), {}],
        )
        where = next(each for each in regions(pos.state) if each in pos.state.players[0].ships)
        return ship_dice(pos.state, 0, where)

    assert [dice("kiln"), dice("isolde"), dice("halcyon-drydock"), dice("rusk")] == [3, 3, 3, 2]
    assert dice("kiln", out_of_use=True) == 2
