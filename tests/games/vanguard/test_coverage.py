"""What a game shows to have reached."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.core.event import SET_UP, Cause
from starboard.core.modules import Mark
from starboard.games.vanguard import events, events_ship
from starboard.games.vanguard.balance import trials
from starboard.games.vanguard.coverage import before, landmark, reachable, towards, traces, trails
from starboard.games.vanguard.moments import Agent
from starboard.games.vanguard.printed import BOX, SECTIONS
from starboard.games.vanguard.printed_ship import BOOK
from starboard.games.vanguard.view import view as view_of
from starboard.lab.explore import Start, walk
from starboard.lab.reach import play_traced
from starboard.lab.simulate import Series
from support.vanguard_ship import Aboard, aboard


def test_events_name_what_they_show() -> None:
    assert list(traces(events.PoiPlaced("bz101", "eye-of-the-void:1", "IV-POI-01"), SET_UP)) == [("poi", "bz101")]
    assert list(traces(events.UniqueGained(1), SET_UP)) == [("unique", "1")]
    assert list(traces(events.ComboUsed(1, "sprint", "", 1), SET_UP)) == [("combo", "sprint")]
    assert list(traces(events.ComboUsed(1, "", "o21", 1), SET_UP)) == []
    assert list(traces(events_ship.CampaignEnded(0), SET_UP)) == [("ending", BOOK.endings[0].id)]
    assert ("log", "311") in list(traces(events.SuccessGained(1, 1, "IV-RANK-05"), Cause(Agent.LOG, "311")))


def test_a_board_shows_what_is_printed_on_it() -> None:
    shown = set(traces(events.ExplorationBegan("eye-of-the-void"), SET_UP))

    assert {("planet", "eye-of-the-void"), ("poi", "twisted-wreckage"), ("mission", "m01")} <= shown
    assert any(kind == "condition" for kind, _ in shown)


@pytest.mark.parametrize(("scenario", "bots"), [("tutorial", "thumb"), ("expedition-kestrel", "thumb")])
def test_whatever_is_reached_is_on_the_list(scenario: str, bots: str) -> None:
    listed = reachable()
    marks = play_traced(Series("vanguard", 2, bots, {"scenario": scenario}), 3).reached

    assert len(marks) > 20
    assert [mark for mark in marks if mark[0] not in listed or mark[1] not in listed[mark[0]]] == []


def test_every_planet_is_tried_with_each_section_left_out() -> None:
    by_scenario: dict[str, list[tuple[str, ...]]] = {}
    for trial in trials():
        by_scenario.setdefault(trial.scenario, []).append(trial.members)

    assert len(by_scenario) >= 10
    teams = by_scenario["Kestrel's Garden"]
    assert tuple(SECTIONS) in teams
    assert all(any(section not in team for team in teams) for section in SECTIONS)


def test_a_leg_from_the_star_map_goes_on_to_the_planet_and_the_next_week() -> None:
    campaign = Series("vanguard", options={"scenario": "campaign"})
    first = walk(campaign, Start(b"", 0, "thumb", 0))
    (star_map,) = [each for name, each in first.landmarks.items() if name.startswith("system")]

    leg = walk(campaign, Start(star_map.save, 1, "thumb", 0, "visit:object-kestrel"))

    assert ("planet", "kestrel") in leg.played.reached
    assert ", week 2, " in list(leg.landmarks)[-1]


def star_map(**given: Any) -> Aboard:
    book = aboard("star-map", energy=9, **given)
    assert book.asked == "star-map"
    return book


def promised(book: Aboard, trail: str) -> set[tuple[str, str]]:
    """What a trail from the open question promises."""
    return set(trails(view_of(book.state, book.seat), book.table.choices[0])[trail])


def test_whoever_stays_aboard_may_do_what_can_be_paid_for() -> None:
    book = star_map(research=["v04", "v03"], waiting=["v07"], collected=["salt-bloom", "glass-sand", "glass-sand"])

    found = promised(book, "close-maps")

    assert {name for kind, name in found if kind == "research"} == {"v03"}
    assert ("production", "p01") in found
    assert not any(kind in ("equipment", "lander", "planet") for kind, _ in found)


def test_a_landing_takes_along_what_the_ship_has_and_a_flight_nothing() -> None:
    book = star_map(facts={"course-ambrel": 1}, armory=["first-aid-kit"])

    landing = promised(book, "visit:object-kestrel")
    flight = promised(book, "fly:ambrel")

    assert {("equipment", "first-aid-kit"), ("lander", "space-ranger"), ("planet", "kestrel")} <= landing
    assert ("system", "ambrel") in flight
    assert not any(kind in ("equipment", "production") for kind, _ in flight)


@pytest.mark.parametrize(
    ("facts", "log"),
    [({"sunder-pilgrim": 1}, "778"), ({"sunder-pilgrim": 2}, "779"), ({"lamp-ossuary": 1}, "772")],
)
def test_past_choices_promise_the_log_that_comes_of_them(facts: dict[str, int], log: str) -> None:
    assert ("log", log) in promised(star_map(facts=facts), "")
    assert ("log", log) not in promised(star_map(), "")
    assert ("log", "772") not in promised(star_map(facts={"lamp-ossuary": 1, "ossuary-names": 1}), "")


def test_choices_make_another_landmark() -> None:
    books = [star_map(facts=facts) for facts in ({}, {"tessaly-vents": 1}, {"tessaly-vents": 2})]

    assert len({landmark(view_of(book.state, book.seat), book.table.choices[0]) for book in books}) == 3


def test_what_leads_to_a_lander_are_the_projects_before_it_and_their_prices() -> None:
    ways = before(("lander", "faustschlag"))

    assert [ways[mark] for mark in (("production", "p12"), ("research", "v13"), ("research", "v06"))] == [1, 2, 3]
    assert ways["price", "v13"] == 3
    assert ("research", "v12") not in ways


def test_what_leads_to_an_echo_is_the_log_that_made_the_choice() -> None:
    ways = before(("log", "778"))

    assert [ways[mark] for mark in (("fact", "sunder-pilgrim"), ("log", "1615"), ("log", "1616"))] == [1, 2, 2]
    assert before(("situation", "s15"))["log", "767"] == 1


def test_of_the_echoes_that_wait_each_comes_a_week_later() -> None:
    facts = {"tessaly-vents": 1, "kestrel-spared": 1, "cairn-song": 1, "sunder-pilgrim": 1}

    found = promised(star_map(facts=facts, read=[BOX.logs.number("763")]), "close-maps")

    assert {mark for mark in found if mark[0] == "echo"} == {("echo", "778 1")}
    assert {("log", "761"), ("log", "765")} <= found
    assert before(("log", "778"))["echo", "778 1"] == 1


def test_what_leads_to_a_late_objective_is_what_completes_those_before_it() -> None:
    ways = before(("log", "793"))

    assert ways["objective", "u05"] == 1
    assert ways["fact", "ossuary-names"] == ways["objective", "u04"] == 2
    assert ways["fact", "sunder-terms"] == ways["objective", "u03"] == 3
    assert ("fact", "loom-choice") not in ways, "whoever completes it does not miss it"


def test_what_is_missed_comes_nearer_by_the_week() -> None:
    ways = before(("log", "792"))

    assert [ways["week", f"u04 {age}"] for age in range(3)] == [3, 2, 1]
    assert ("log", "790") in promised(star_map(age=4), "close-maps"), "the last week"
    assert ("log", "790") not in promised(star_map(age=4, passes=5), "close-maps"), "the campaign ends before"
    assert ("log", "790") not in promised(star_map(age=3), "close-maps")
    assert ("week", "u01 3") in promised(star_map(age=3), "close-maps")
    assert ("week", "u01 3") not in promised(star_map(age=3), "visit:object-kestrel"), "a week ashore is none aboard"


def test_the_price_of_a_project_is_brought_home_from_a_landing() -> None:
    book = star_map(research=["v03"])

    assert ("price", "v03") in promised(book, "visit:object-kestrel")
    assert ("price", "v03") not in promised(book, "close-maps")
    assert ("research", "v03") not in promised(book, "visit:object-kestrel")


def test_a_situation_is_promised_once_the_story_has_let_it_in() -> None:
    assert ("situation", "s01") in promised(star_map(), "close-maps")
    assert ("situation", "s15") not in promised(star_map(), "close-maps")
    assert ("situation", "s15") in promised(star_map(read=[BOX.logs.number("767")]), "close-maps")


def test_what_was_read_is_not_promised_again() -> None:
    assert ("log", "1304") in promised(star_map(), "visit:object-kestrel")
    assert ("log", "1304") not in promised(star_map(read=[BOX.logs.number("1304")]), "visit:object-kestrel")


@pytest.mark.parametrize(("facts", "is_open"), [({}, False), ({"kestrel-spared": 1}, True)])
def test_what_past_choices_have_closed_is_not_promised(facts: dict[str, int], is_open: bool) -> None:
    course = {"course-ambrel": 1, "course-korrin": 1, "course-vesper": 1}

    found = promised(star_map(system="korrin", facts={**course, **facts}), "fly:vesper")

    assert (("poi", "bz805") in found) is is_open
    assert ("poi", "bz801") in found
    assert before(("poi", "bz805"))["fact", "kestrel-spared"] == 1


def led(book: Aboard, *wanted: tuple[str, str]) -> list[str]:
    """The answers that lead to something from the open question."""
    choice = book.table.choices[0]
    return [book.offered[place] for place in towards(view_of(book.state, book.seat), choice, wanted)]


def test_a_choice_in_the_log_leads_to_what_it_brings() -> None:
    book = star_map().play("visit:object-eye")

    assert book.offered == ["choice:1", "choice:2"]
    assert led(book, ("log", "701")) == ["choice:2"]
    assert led(book, ("fact", "answered-eye")) == ["choice:1"]
    assert led(book, ("log", "778")) == []


def test_what_was_brought_home_is_kept_for_the_research_that_is_wanted() -> None:
    book = aboard("laboratory", research=["v04", "v03"], collected=["salt-bloom", "glass-sand", "glass-sand"])
    assert book.asked == "study"

    assert led(book, ("research", "v03")) == ["study:v03"]
    assert led(book, ("research", "v12")) == ["done"]
    assert led(book, ("lander", "waygate")) == []


def test_whoever_wants_research_is_after_the_kinds_of_its_price() -> None:
    ways = before(("research", "v03"))

    assert ways["price", "v03"] == 1
    assert {mark for mark in ways if mark[0] == "kind"} == {("kind", "minerals")}


def test_whoever_wants_the_log_of_a_departure_departs() -> None:
    operation = Series("vanguard", options={"scenario": "operation"})

    stayed, departed = (walk(operation, Start(b"", 1, "thumb", 0, "", wanted)) for wanted in ((), (("log", "1908"),)))

    assert ("log", "1908") not in stayed.played.reached
    assert ("log", "1908") in departed.played.reached


@pytest.mark.parametrize(("wanted", "found"), [((), False), ((("log", "1716"),), True)])
def test_somebody_who_is_after_something_on_a_planet_goes_there(wanted: tuple[Mark, ...], found: bool) -> None:
    leg = walk(Series("vanguard", options={"scenario": "expedition-ossuary"}), Start(b"", 1, "random", 0, "", wanted))

    assert (("log", "1716") in leg.played.reached) is found
