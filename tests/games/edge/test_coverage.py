"""What a game of the Edge shows to have reached: who has a thing, and what it does."""

from __future__ import annotations

import pytest

from starboard.core.event import SET_UP, Cause
from starboard.games.edge import events
from starboard.games.edge.content.library import BOX
from starboard.games.edge.coverage import reachable, traces
from starboard.games.edge.moments import Agent
from starboard.games.edge.state import HEGEMON
from starboard.lab.reach import play_traced
from starboard.lab.simulate import Series
from support.edge import edge, fleet
from support.edge_things import PLAIN, go_on


def test_having_a_thing_and_its_being_at_work_are_two_things() -> None:
    own = fleet(ships={"transport": ["pad"]}, stores={"credits": 3}, modules=["ferry-service"], faction=PLAIN)
    pos = edge(players=[own, {}], display={"science": ["ice-lab"], "industry": ["ore-crusher"]})
    go_on(pos.play("launch:transport", "to:transport:odessa-field", "buy:ice-lab"))

    shown = {mark for event, cause in pos.table.news() for mark in traces(event, cause)}

    assert {("module", "ice-lab"), ("module at work", "ferry-service"), ("base", "odessa-field")} <= shown
    assert ("module at work", "ice-lab") not in shown
    assert ("module", "ferry-service") not in shown, "it was there before"


def test_what_the_hegemon_does_is_told_by_its_cause() -> None:
    scored = events.PointsScored(HEGEMON, 1, "AE-HEG-94")

    assert list(traces(scored, Cause(Agent.RING, "quartermaster:1", str(HEGEMON)))) == [
        ("officer", "quartermaster"),
        ("ring", "quartermaster:1"),
    ]
    assert list(traces(scored, Cause(Agent.EVENT, "electron-storm", "0"))) == [("solo event", "electron-storm")]
    assert list(traces(events.PointsScored(0, 1, "AE-HEG-94"), Cause(Agent.EVENT, "electron-storm", "0"))) == []


def test_a_raider_is_beaten_by_somebody() -> None:
    number = BOX.raiders.number("wyrm")

    assert list(traces(events.RaiderDefeated(number, "kiln", 0), SET_UP)) == [("raider beaten", "wyrm")]
    assert list(traces(events.RaiderDefeated(number, "kiln", -1), SET_UP)) == []


def test_what_only_changes_an_answer_is_never_seen_at_work() -> None:
    things = reachable()

    assert "sensor-web" in things["module"]
    assert "sensor-web" not in things["module at work"]
    assert {"ice-lab", "ferry-service", "boiler-room"} <= set(things["module at work"])
    assert things["upgrade at work"]
    assert "gun-pods" not in things["upgrade at work"]


@pytest.mark.parametrize(
    ("scenario", "seats", "bots"), [("reach", 2, "random"), ("escalation", 3, "thumb"), ("hegemon", 1, "random")]
)
def test_nothing_is_reached_that_is_not_there_to_be_reached(scenario: str, seats: int, bots: str) -> None:
    known = {(kind, name) for kind, names in reachable().items() for name in names}

    played = play_traced(Series("edge", seats, bots, {"scenario": scenario}), 1)

    assert not played.error
    assert len(played.reached) > 50
    assert set(played.reached) <= known
