"""Exploring: going on from landmarks finds what plain games do not, by the rules and the same way every time."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import starboard
from starboard.core.choice import Choice
from starboard.games.hagalaz.coverage import EXPLORERS, landmark, reachable, traces
from starboard.lab import explore as module
from starboard.lab.explore import Setting, explore, walk
from starboard.lab.reach import explore_rest, reach
from starboard.lab.simulate import Plan, Played

CAMPAIGN = Plan("hagalaz", options={"scenario": "campaign"})
ANYTHING = [("passage", "no such passage")]


def test_a_leg_ends_at_the_next_landmark_and_keeps_the_game_there():
    first = walk(CAMPAIGN, traces, landmark, Setting(b"", 3, "random", 0))
    second = walk(CAMPAIGN, traces, landmark, Setting(first.save, 4, "random", 0))

    assert first.landmark == "the beginning, 0 loyalty missions, 0 points"
    assert first.played.reached == (("passage", "76"),)
    assert second.landmark != first.landmark
    assert ("passage", "76") not in second.played.reached, "what happened before is not reached again"
    table = starboard.load(second.save)
    assert table.choice is not None
    assert table.choice.prompt == "campaign-where"
    assert len(table.state.campaign.waypoints) == 1


def test_from_one_landmark_different_chance_leads_different_ways():
    start = walk(CAMPAIGN, traces, landmark, Setting(b"", 3, "random", 0)).save

    ways = {walk(CAMPAIGN, traces, landmark, Setting(start, seed, "random", 0)).played.decisions for seed in range(4)}

    assert len(ways) > 1


def test_whims_change_what_a_sensible_player_does():
    start = walk(CAMPAIGN, traces, landmark, Setting(b"", 3, "random", 0)).save

    sober, moody = (walk(CAMPAIGN, traces, landmark, Setting(start, 5, "thumb", whims)) for whims in (0, 2))

    assert starboard.load(sober.save).entries != starboard.load(moody.save).entries


def test_exploring_stops_when_everything_wanted_is_found_or_enough_is_tried():
    found = explore(CAMPAIGN, traces, landmark, [("passage", "76")], bots=["random"], most=50)
    sought = explore(CAMPAIGN, traces, landmark, ANYTHING, bots=["random"], most=20)

    assert 0 < len(found) <= module.BATCH
    assert len(sought) == 20
    assert not any(leg.error for leg in sought)


def test_landmarks_lead_farther_than_the_same_number_of_legs_from_the_beginning():
    legs = explore(CAMPAIGN, traces, landmark, ANYTHING, bots=["random"], most=3 * module.BATCH)

    missions = {name for leg in legs for kind, name in leg.reached if kind == "mission"}
    assert missions - {"guns-of-cerberus", "breakthrough"}, "somebody went on from a landmark"


def test_the_number_of_processes_changes_nothing():
    alone, together = (
        explore(CAMPAIGN, traces, landmark, ANYTHING, bots=["random"], most=18, seed=7, jobs=jobs) for jobs in (1, 2)
    )

    assert alone == together


def test_what_goes_wrong_on_the_way_is_told():
    leg = walk(CAMPAIGN, traces, landmark, Setting(b"no save", 1, "random", 0))

    assert leg.played.error.startswith("SaveError: ")
    assert not leg.landmark


def test_what_only_exploring_found_is_told_apart():
    plain = [Played(1, reached=(("mission", "breakthrough"),))]
    explored = [Played(2, reached=(("mission", "breakthrough"), ("mission", "the-vault")))]

    row = next(row for row in reach("hagalaz", plain, explored) if row.kind == "mission")

    assert row.reached == {"breakthrough": 1}
    assert row.explored == ["the-vault"]
    assert not {"breakthrough", "the-vault"} & set(row.never)


def test_the_rest_is_explored_by_every_bot_the_game_names(monkeypatch: pytest.MonkeyPatch):
    asked: dict[str, Any] = {}

    def exploring(*words: Any, **more: Any) -> list[Played]:
        asked.update(more, wanted=words[3])
        return []

    monkeypatch.setattr("starboard.lab.reach.explore", exploring)

    explore_rest(CAMPAIGN, [Played(1, reached=(("mission", "breakthrough"),))], most=5, seed=9, jobs=1)

    assert (asked["bots"], asked["most"], asked["seed"]) == (EXPLORERS, 5, 9)
    assert ("mission", "breakthrough") not in asked["wanted"]
    assert len(asked["wanted"]) == sum(map(len, reachable().values())) - 1


def test_a_landmark_is_between_missions_only():
    table = starboard.new("hagalaz", scenario="guns-of-cerberus", seed=1)
    choice = table.choice
    assert isinstance(choice, Choice)
    view = table.view(0)
    assert isinstance(view, msgspec.Struct)

    assert landmark(view, choice) == ""  # type: ignore[arg-type]
