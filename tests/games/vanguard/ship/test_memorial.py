"""Page 36, the memorial wall, and the end of a campaign (IV-SHIP-MEMORIAL, IV-DES-30)."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.games.vanguard.content.library import BOX
from starboard.games.vanguard.printed_ship import BOOK, MORALES
from starboard.games.vanguard.queries_ship import free_sleeves
from starboard.games.vanguard.ship_state import Place
from starboard.games.vanguard.state import Phase
from support.vanguard_ship import aboard

CREW = {"security": "1 1d", "science": "1", "recon": "1", "engineering": "1"}
DEAD = 1
"""The crew card of the dead one of Security."""


def memorial(**given: Any) -> Any:
    given.setdefault("crew", CREW)
    given.setdefault("mourned", [DEAD])
    given.setdefault("passes", 1)
    return aboard("memorial", **given)


def ending(book: Any) -> Any:
    return BOOK.endings[book.ship.ending].id if book.ship.ending >= 0 else ""


@pytest.mark.rule("IV-SHIP-MEMORIAL-01", "IV-SHIP-MEMORIAL-03")
def test_the_dead_are_put_on_the_wall_of_their_section_and_morale_falls():
    book = memorial()

    assert book.ship.wall == [[DEAD], [], [], []]
    assert MORALES[book.ship.morale] == "low"
    assert book.ship.mourned == []


@pytest.mark.rule("IV-SHIP-MEMORIAL-01")
def test_on_a_full_wall_the_next_free_place_is_taken_and_then_none():
    elsewhere = memorial(wall=[[30, 31, 32, 33], [], [], []])
    nowhere = memorial(wall=[[30, 31, 32, 33]] * 4)

    assert elsewhere.ship.wall[1] == [DEAD]
    assert nowhere.ship.places[DEAD] == Place.REMOVED


@pytest.mark.rule("IV-SHIP-MEMORIAL-03")
def test_every_death_lowers_morale():
    crew = {"security": "1 1d 1d", "science": "1", "recon": "1", "engineering": "1"}
    book = memorial(crew=crew, mourned=[1, 2], morale="high")

    assert MORALES[book.ship.morale] == "low"


@pytest.mark.rule("IV-SHIP-MEMORIAL-02")
def test_the_sleeve_of_the_dead_is_free_again():
    crew = {"security": "2 2 2d", "science": "1", "recon": "1", "engineering": "1"}
    book = memorial(crew=crew, mourned=[2])

    assert free_sleeves(book.ship, 0, 2) == 1


@pytest.mark.rule("IV-SHIP-MEMORIAL-04")
def test_a_section_without_crew_recruits_one_at_random():
    crew = {"security": "1d", "science": "1", "recon": "1", "engineering": "1"}
    book = aboard("memorial", crew=crew, mourned=[0], passes=1, dice=[20])

    assert book.ship.sections[20] == 0
    assert book.ship.ranks[20] == 1
    assert book.ship.places[20] == Place.AVAILABLE


@pytest.mark.rule("IV-DES-30")
def test_the_campaign_is_lost_when_a_section_has_nobody_and_no_recruit_is_left():
    crew = {"security": "1d", "science": "1", "recon": "1", "engineering": "1"}
    state_places = [Place.DEAD, *[Place.AVAILABLE] * 3, *[Place.REMOVED] * (len(BOX.crew) - 4)]
    book = aboard("memorial", crew=crew, mourned=[0], passes=1, places=state_places)

    assert book.state.phase == Phase.OVER
    assert not BOOK.endings.find(ending(book)).spec.won


@pytest.mark.rule("IV-DES-30")
def test_with_crew_in_every_section_it_goes_on_without_recruits():
    state_places = [*[Place.AVAILABLE] * 4, *[Place.REMOVED] * (len(BOX.crew) - 4)]
    crew = dict.fromkeys(("security", "science", "recon", "engineering"), "1")
    book = aboard("memorial", crew=crew, passes=1, places=state_places)

    assert book.asked == "saving"


@pytest.mark.rule("IV-DES-30")
def test_an_objective_that_runs_out_of_passes_does_what_its_failure_text_says():
    limit = BOOK.objectives.find("u01").spec.limit
    in_time = aboard("bridge", passes=1, age=limit - 1, dice=["s05"])
    late = aboard("bridge", passes=1, age=limit, dice=["s05"])

    assert in_time.ship.facts.get("silence", 0) == 0
    assert late.ship.facts["silence"] == 1
    assert BOOK.objectives[late.ship.objective].id == "u01", "this one stays"
    assert late.ship.age == 0


@pytest.mark.rule("IV-DES-30")
def test_the_last_objective_wins_the_campaign_with_the_ending_that_was_chosen():
    for choice, expected in ((2, "stolen-fire"), (3, "long-night")):
        book = aboard("bridge", passes=1, objective="u05", facts={"lamp-loom": 1, "loom-choice": choice})

        assert book.state.phase == Phase.OVER
        assert ending(book) == expected
        assert BOOK.endings.find(expected).spec.won


@pytest.mark.rule("IV-DES-30")
def test_time_runs_out_after_the_last_pass():
    last = BOOK.numbers.last_pass
    late = aboard("bridge", passes=last)
    in_time = aboard("bridge", passes=last - 1)

    assert late.state.phase == Phase.OVER
    assert not BOOK.endings.find(ending(late)).spec.won
    assert in_time.state.phase == Phase.SHIP


@pytest.mark.rule("IV-DES-30")
def test_nothing_fails_any_more_when_the_campaign_is_won():
    facts = {"lamp-loom": 1, "loom-choice": 1, "keepers-consent": 1}
    limited = next(each for each in BOOK.objectives if each.spec.kind == "side" and each.spec.limit)
    book = aboard("bridge", passes=1, objective="u05", facts=facts, sides=[limited.id], side_ages=[limited.spec.limit])

    assert ending(book) == "open-door"
    assert book.ship.sides == [limited.number], "its time is up, but there is nothing left to fail"
