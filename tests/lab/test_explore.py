"""Exploring: going on from landmarks finds what plain games do not, by the rules and the same way every time."""

from __future__ import annotations

from collections.abc import Collection
from itertools import count
from typing import Any

import pytest

import starboard
from starboard.core.choice import Choice
from starboard.core.errors import RulesBug
from starboard.core.modules import Mark
from starboard.games.hagalaz import coverage
from starboard.games.hagalaz.coverage import reachable
from starboard.lab import explore as module
from starboard.lab.explore import Before, Landmark, Leg, Search, Start, Trail, explore, walk
from starboard.lab.reach import explore_rest, reach
from starboard.lab.simulate import Played, Series

CAMPAIGN = Series("hagalaz", options={"scenario": "campaign"})
ANYTHING = [("passage", "no such passage")]


@pytest.fixture(autouse=True)
def quick_explorers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coverage, "EXPLORERS", ("random",))


def beginning() -> bytes:
    """A campaign at its first choice."""
    (landmark,) = walk(CAMPAIGN, Start(b"", 3, "random", 0)).landmarks.values()
    return landmark.save


def test_a_leg_ends_with_its_stage_and_keeps_the_game_there():
    first = walk(CAMPAIGN, Start(b"", 3, "random", 0))
    second = walk(CAMPAIGN, Start(beginning(), 4, "random", 0))

    assert list(first.landmarks) == ["the beginning, 0 loyalty missions, 0 points"]
    assert first.played.reached == (("passage", "76"),)
    assert ("passage", "76") not in second.played.reached, "what happened before is not reached again"
    table = starboard.load(list(second.landmarks.values())[-1].save)
    assert table.choice is not None
    assert table.choice.prompt == "campaign-where"
    assert len(table.state.campaign.waypoints) == 1


def test_a_leg_begins_with_the_answer_of_its_trail():
    start = beginning()

    for mission in ("breakthrough", "guns-of-cerberus"):
        for seed in range(3):
            leg = walk(CAMPAIGN, Start(start, seed, "random", 0, f"mission:{mission}"))

            assert [name for kind, name in leg.played.reached if kind == "mission"] == [mission]


def test_a_landmark_on_the_way_is_kept_and_passed():
    legs = [walk(CAMPAIGN, Start(beginning(), seed, "random", 0)) for seed in range(12)]

    hurt = [(name, here) for leg in legs for name, here in leg.landmarks.items() if "Shepard at" in name]
    assert hurt
    for name, here in hurt:
        table = starboard.load(here.save)
        assert name == f"{table.state.kit.mission.id}, Shepard at {table.state.heroes[0].health}"


def test_from_one_landmark_different_chance_leads_different_ways():
    start = beginning()

    ways = {walk(CAMPAIGN, Start(start, seed, "random", 0)).played.decisions for seed in range(4)}

    assert len(ways) > 1


def test_whims_change_what_a_sensible_player_does():
    start = beginning()

    sober, moody = (walk(CAMPAIGN, Start(start, 5, "thumb", whims)) for whims in (0, 2))

    assert sober.played.decisions != moody.played.decisions


def test_exploring_stops_when_everything_wanted_is_found_or_enough_is_tried():
    found = explore(CAMPAIGN, [("passage", "76")], most=50)
    sought = explore(CAMPAIGN, ANYTHING, most=20)

    assert 0 < len(found) <= module.BATCH
    assert len(sought) == 20
    assert not any(leg.error for leg in sought)


def test_landmarks_lead_farther_than_the_same_number_of_legs_from_the_beginning():
    legs = explore(CAMPAIGN, ANYTHING, most=3 * module.BATCH)

    missions = {name for leg in legs for kind, name in leg.reached if kind == "mission"}
    assert missions - {"guns-of-cerberus", "breakthrough"}, "somebody went on from a landmark"


A, B, C = ("mark", "a"), ("mark", "b"), ("mark", "c")


def leg(*reached: Mark, **landmarks: dict[str, tuple[Mark, ...]]) -> Leg:
    """A leg that reached some marks and passed some landmarks, each with the trails it found there."""
    return Leg(Played(1, reached=reached), {name: Landmark(name.encode(), each) for name, each in landmarks.items()})


def search_from(before: Before = lambda mark: {}, **landmarks: dict[str, tuple[Mark, ...]]) -> Search:
    """A search for a, b and c that has come to some landmarks."""
    search = Search([A, B, C], before=before)
    search.learn(next_trail(search), leg(**landmarks))
    return search


def next_trail(search: Search) -> Trail:
    return search.next_trail()[1]


def test_what_was_sought_least_is_sought_next_where_it_is_promised():
    search = search_from(near={"west": (A,), "east": (B, C)}, far={"": (C,)})

    taken = [next_trail(search).answer for _ in range(4)]

    assert taken == ["west", "east", "", "west"], "each in its turn, c on the newest way to it"


def test_of_the_trails_that_promise_the_same_the_one_taken_in_vain_least_is_taken():
    search = search_from(near={"west": (A, B, C)}, far={"east": (A, B, C)})

    first, second, third = (next_trail(search) for _ in range(3))
    search.learn(first, leg(A))
    fourth = next_trail(search)

    assert [each.answer for each in (first, second, third)] == ["east", "west", "east"]
    assert fourth is first, "it was not in vain"


def test_what_nothing_promises_is_looked_for_everywhere():
    search = search_from(near={"west": (A,)}, far={"east": (A,)})

    taken = {next_trail(search).answer for _ in range(6)}

    assert taken == {"", "west", "east"}


def test_a_second_game_is_kept_at_a_landmark_for_what_it_alone_promises():
    search = search_from(near={"west": (A,)})

    for promises in ((A,), (A, B)):
        search.learn(next_trail(search), leg(near={f"promising {len(promises)}": promises}))
    taken = {next_trail(search).answer for _ in range(9)}

    assert "promising 2" in taken
    assert "promising 1" not in taken, "the first game there promises as much"


def test_what_leads_to_it_is_sought_where_nothing_promises_the_thing_itself():
    first, second = ("step", "first"), ("step", "second")
    steps: dict[Mark, dict[Mark, int]] = {A: {second: 1, first: 2}}
    search = search_from(
        lambda mark: steps.get(mark, {}), near={"begin": (first,)}, far={"go on": (second,)}, off={"away": (B, C)}
    )

    sought, trail = search.next_trail()

    assert (sought, trail.answer) == (A, "go on"), "the nearest step"
    assert search.wanted(A) == {A, first, second}
    assert search.wanted(*search.left) == {A, B, C, first, second}


def test_a_game_that_is_a_step_nearer_is_kept_at_a_landmark():
    first, second = ("step", "first"), ("step", "second")
    steps: dict[Mark, dict[Mark, int]] = {A: {second: 1, first: 2}}
    search = search_from(lambda mark: steps.get(mark, {}), near={"begin": (first,)})

    search.learn(next_trail(search), leg(near={"go on": (second,)}))

    assert "go on" in {next_trail(search).answer for _ in range(6)}


def test_whoever_seeks_something_gives_the_answers_that_lead_to_it(monkeypatch: pytest.MonkeyPatch):
    def towards(view: object, choice: Choice, wanted: Collection[Mark]) -> list[int]:
        return [place for place, key in enumerate(choice.keys) if tuple(key.split(":")) in wanted]

    monkeypatch.setattr(coverage, "towards", towards)

    for wanted in ("breakthrough", "guns-of-cerberus"):
        for seed in range(3):
            leg = walk(CAMPAIGN, Start(beginning(), seed, "random", 0, "", (("mission", wanted),)))

            assert [name for kind, name in leg.played.reached if kind == "mission"] == [wanted]


def test_what_is_found_is_sought_no_more():
    search = search_from(near={"west": (A,)})

    search.learn(next_trail(search), leg(A, B))

    assert list(search.left) == [C]


def test_the_number_of_processes_changes_nothing():
    alone, together = (explore(CAMPAIGN, ANYTHING, most=18, seed=7, jobs=jobs) for jobs in (1, 2))

    assert alone == together


def test_what_goes_wrong_on_the_way_is_told():
    leg = walk(CAMPAIGN, Start(b"no save", 1, "random", 0))

    assert leg.played.error.startswith("SaveError: ")
    assert not leg.landmarks


def test_a_leg_that_breaks_keeps_its_journal(monkeypatch: pytest.MonkeyPatch):
    looks = count(1)

    def broken(view: object, choice: Choice) -> str:
        if next(looks) > 1:
            raise RulesBug("a wall moved")
        return ""

    start = beginning()
    monkeypatch.setattr(coverage, "landmark", broken)

    leg = walk(CAMPAIGN, Start(start, 4, "random", 0))

    assert leg.played.error == "RulesBug: a wall moved"
    assert len(starboard.load(leg.played.journal).entries) > len(starboard.load(start).entries)


def test_what_only_exploring_found_is_told_apart():
    plain = [Played(1, reached=(("mission", "breakthrough"),))]
    explored = [Played(2, reached=(("mission", "breakthrough"), ("mission", "the-vault")))]

    row = next(row for row in reach("hagalaz", plain, explored) if row.kind == "mission")

    assert row.reached == {"breakthrough": 1}
    assert row.explored == ["the-vault"]
    assert not {"breakthrough", "the-vault"} & set(row.never)


def test_what_was_not_reached_is_what_is_looked_for(monkeypatch: pytest.MonkeyPatch):
    asked: dict[str, Any] = {}

    def exploring(*words: Any, **more: Any) -> list[Played]:
        asked.update(more, wanted=words[1])
        return []

    monkeypatch.setattr("starboard.lab.reach.explore", exploring)

    explore_rest(CAMPAIGN, [Played(1, reached=(("mission", "breakthrough"),))], most=5, seed=9, jobs=1)

    assert (asked["most"], asked["seed"]) == (5, 9)
    assert ("mission", "breakthrough") not in asked["wanted"]
    assert len(asked["wanted"]) == sum(map(len, reachable().values())) - 1


def test_a_long_search_is_begun_anew_for_what_is_left_until_nothing_is(monkeypatch: pytest.MonkeyPatch):
    everything = [(kind, name) for kind, names in reachable().items() for name in names]
    first, last = everything[:-1], everything[-1:]
    searches: list[tuple[list[Mark], int, int]] = []

    def exploring(series: Series, wanted: list[Mark], *, most: int, seed: int, jobs: int) -> list[Played]:
        searches.append((wanted, most, seed))
        return [Played(seed, reached=tuple(first if len(wanted) > 1 else last))]

    monkeypatch.setattr("starboard.lab.reach.explore", exploring)
    monkeypatch.setattr("starboard.lab.reach.AFRESH", 4)

    explored = explore_rest(CAMPAIGN, [], most=11, seed=9, jobs=1)

    assert searches == [(everything, 4, 9), (last, 4, 13)]
    assert [each.seed for each in explored] == [9, 13]
    searches.clear()
    explore_rest(CAMPAIGN, [], most=6, seed=9, jobs=1)
    assert [most for _, most, _ in searches] == [4, 2]
