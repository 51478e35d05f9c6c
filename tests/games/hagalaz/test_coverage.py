"""Where a campaign can be taken up again, and what the ways on from there promise."""

from __future__ import annotations

from typing import Any

from starboard.core.choice import Choice
from starboard.games.hagalaz.coverage import landmark, reachable, trails
from starboard.games.hagalaz.game import GAME
from starboard.games.hagalaz.view import MissionView
from support.hagalaz import Position, hero, position


def seen(pos: Position) -> tuple[MissionView, Choice]:
    """What whoever is asked sees, and the choice."""
    choice = pos.table.choice
    assert choice is not None
    return GAME.view(pos.state, choice.seat), choice


def on_the_map(results: dict[str, str], **given: Any) -> Position:
    return position(mission="breakthrough", phase="campaign", campaign={"results": results}, **given)


def hurt(health: int, **given: Any) -> Position:
    return position(mission="breakthrough", heroes={"S": hero(at="C2", health=health)}, **given)


def promised(pos: Position, answer: str, kind: str) -> set[str]:
    return {name for each, name in trails(*seen(pos))[answer] if each == kind}


def test_a_mission_played_alone_has_no_landmarks():
    assert landmark(*seen(hurt(1))) == ""


def test_a_badly_hurt_shepard_is_a_landmark_that_promises_a_fall():
    pos = hurt(2, campaign={"results": {}})

    assert landmark(*seen(pos)) == "breakthrough, Shepard at 2"
    assert landmark(*seen(hurt(4, campaign={"results": {}}))) == ""
    assert trails(*seen(pos)) == {"": (("passage", "13"),)}


def test_from_the_map_a_trail_leads_to_every_mission_and_promises_what_is_there():
    pos = on_the_map({})

    assert landmark(*seen(pos)) == "the beginning, 0 loyalty missions, 0 points"
    assert list(trails(*seen(pos))) == ["mission:guns-of-cerberus", "mission:breakthrough"]
    assert promised(pos, "mission:breakthrough", "mission") == {"breakthrough"}
    assert "run-the-keel" in promised(pos, "mission:breakthrough", "objective")
    assert "the-riveter" in promised(pos, "mission:breakthrough", "elite")
    assert {"11", "13", "61"} <= promised(pos, "mission:breakthrough", "passage")
    assert not {"11", "13", "61"} & promised(pos, "mission:guns-of-cerberus", "passage")


def test_the_way_to_a_loyalty_mission_promises_its_first_passage_too():
    pos = on_the_map({"breakthrough": "defeat"})

    assert {"68", "96"} <= promised(pos, "loyalty:tali", "passage")


def test_abilities_that_heroes_have_may_be_used_wherever_they_go():
    pos = position(
        mission="breakthrough",
        phase="campaign",
        campaign={"results": {"breakthrough": "defeat"}, "unlocked": {"tali": ["lockdown"]}},
    )

    assert "lockdown" in promised(pos, "mission:the-choir", "ability")
    assert "fleet-shielding" not in promised(pos, "mission:the-choir", "ability")


def test_results_leave_some_achievements_possible():
    def left(*results: str, **given: Any) -> set[str]:
        missions = dict(zip(("breakthrough", "the-choir"), results, strict=False))
        return promised(on_the_map(missions, **given), "mission:the-mainframe", "achievement")

    assert left("paragon", "paragon") == {"saviour", "clean-hands"}
    assert left("renegade", "renegade") == {"by-any-means"}
    assert left("defeat", "paragon") == {"second-wind"}
    assert left("renegade", "paragon", data_boxes=5) == {"archivist"}
    assert left("renegade", "paragon", data_boxes=4) == set()


def test_the_last_mission_promises_the_endings_that_are_near_enough():
    pos = on_the_map({"breakthrough": "renegade", "the-choir": "paragon"}, war_readiness=7)

    assert {"109", "110", "111"} <= promised(pos, "mission:the-mainframe", "passage"), "a success needs nine points"
    assert not {"112", "113"} & promised(pos, "mission:the-mainframe", "passage"), "a triumph needs thirteen"


def test_nothing_is_promised_that_is_not_there_to_be_reached():
    things = {(kind, name) for kind, names in reachable().items() for name in names}
    for pos in (on_the_map({}), on_the_map({"breakthrough": "paragon"}), on_the_map({"breakthrough": "defeat"})):
        for marks in trails(*seen(pos)).values():
            assert set(marks) <= things
