"""The rule-of-thumb player has a plan, and sees no more than its seat."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.games.edge.thumb.mind import Mind
from starboard.games.edge.thumb.odds import chance_to_win
from starboard.games.edge.thumb.plan import Plan
from starboard.lab.simulate import Series, play_game, simulate
from support.edge import EdgePosition, edge, fleet

MAP = "isolde odessa-field rusk kestrel-field veil kiln halcyon-drydock"


def plan(pos: EdgePosition) -> Plan:
    """What the thumb of the first seat is about."""
    view = pos.table.view(0)
    return Plan(Mind(view, 0))  # type: ignore[arg-type]


def picked(pos: EdgePosition) -> str:
    """What the thumb would answer."""
    from starboard.bots import make_bot

    choice = pos.table.choice
    assert choice is not None
    return choice.keys[make_bot("thumb", "edge", 0).pick(choice, lambda: pos.table.view(choice.seat))]


def test_a_building_that_lacks_nothing_but_its_transport_is_the_plan() -> None:
    pos = edge(
        map=MAP,
        players=[fleet(ships={"transport": ["pad", "pad"]}, leaders=2, stores={"credits": 2, "titanium": 1}), {}],
    )
    project = plan(pos).project

    assert project is not None
    assert (project.type, project.launches) == (2, 1), "a spaceport on Rusk, and one launch"
    pos.play("launch:transport")
    assert picked(pos) == "to:transport:rusk"


def test_what_waits_for_the_fleet_brings_it_home_near_the_end() -> None:
    home: dict[str, Any] = {
        "ships": {"transport": ["rusk", "pad"]},
        "stores": {"credits": 2, "titanium": 1},
        "points": 48,
    }
    pos = edge(map=MAP, moons={}, players=[fleet(leaders=2, **home), {}])
    assert picked(pos) == "return"

    without = edge(map=MAP, moons={}, players=[fleet(leaders=0, abroad={"kestrel-field": 1}, **home), {}])
    assert picked(without) != "return", "with nothing to build there is more to fetch"


def test_leaders_that_the_plan_waits_for_are_worth_more() -> None:
    given: dict[str, Any] = {"ships": {"transport": ["rusk", "pad"]}, "stores": {"credits": 2, "titanium": 1}}
    waits = plan(edge(map=MAP, players=[fleet(leaders=1, **given), {}]))
    has = plan(edge(map=MAP, players=[fleet(leaders=2, **given), {}]))

    assert waits.leaders(1) > has.leaders(1)


@pytest.mark.thing("faction:larvoids")
def test_the_brood_waits_until_there_is_a_planet_to_share() -> None:
    larvae = fleet(ships={"transport": ["pad"]}, faction="larvoids", stores={"energy": 2, "nanocarbon": 4})
    pos = edge(map=MAP, moons={"rusk": []}, players=[larvae, {}])

    assert picked(pos) == "launch:transport"
    pos.play("launch:transport", "to:transport:rusk")
    assert picked(pos) == "ability:larvoids"


@pytest.mark.thing("faction:ashen-choir")
def test_a_wreck_that_is_worth_more_than_a_launch_stays_one() -> None:
    wrecked: dict[str, Any] = {"ships": {"transport": ["pad", "scrapyard"]}, "stores": {"nanocarbon": 4}}
    choir = plan(edge(map=MAP, players=[fleet(faction="ashen-choir", **wrecked), {}]))
    others = plan(edge(map=MAP, players=[fleet(faction="tolzeed-bearers", **wrecked), {}]))

    assert choir.worth.deed({"name": "salvage"}) < 0 < others.worth.deed({"name": "salvage"})


def test_chances_grow_with_dice_and_aim() -> None:
    assert chance_to_win(1, 1, 3, 1) < chance_to_win(3, 1, 3, 1) < chance_to_win(6, 1, 3, 1)
    assert chance_to_win(2, 1, 2, 1) < chance_to_win(2, 4, 2, 1)
    assert 0.4 < chance_to_win(3, 1, 3, 1) < 0.5, "everybody may lose"


def test_the_thumb_beats_the_random_player() -> None:
    played = simulate(Series("edge", 2, "thumb,random/random,thumb"), range(6))

    assert not [each.error for each in played if each.error]
    assert [each.winners for each in played] == [(0,), (1,)] * 3


def test_the_same_seed_is_the_same_game() -> None:
    series = Series("edge", 2, "thumb")
    assert play_game(series, 3) == play_game(series, 3)


@pytest.mark.soak
def test_the_thumb_beats_the_random_player_in_95_of_100_games() -> None:
    played = simulate(Series("edge", 2, "thumb,random/random,thumb"), range(100))

    assert sum((each.seed % 2,) == each.winners for each in played) > 95


@pytest.mark.soak
def test_a_game_of_four_takes_twelve_to_twenty_turns_each() -> None:
    played = simulate(Series("edge", 4, "thumb"), range(60))

    assert 12 <= sum(each.rounds for each in played) / len(played) / 4 <= 20
