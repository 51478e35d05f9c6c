"""Crew in the ship phase: states and assignment (IV-SHIP-GEN)."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.core.ruling import refuse
from starboard.games.vanguard.queries_ship import can_assign
from starboard.games.vanguard.ship_state import Place
from support.vanguard_ship import aboard, returning


def scanning(**given: Any) -> Any:
    """The question who is assigned to the scanner."""
    return aboard("star-map", target="object-tessaly", **given).play("scan-by-hand")


@pytest.mark.rule("IV-SHIP-GEN-07", "IV-SHIP-GEN-08", "IV-KEY-14", "IV-CREW-06")
def test_only_available_crew_can_be_assigned_and_rests_afterwards():
    crew = {"security": "1 1 1r", "science": "1", "recon": "1", "engineering": "1"}
    book = scanning(crew=crew)

    assert book.offered == ["crew:security1", "crew:security2"]
    resting = book.ship.places.index(Place.RESTING)
    assert can_assign(book.state, resting) == refuse("IV-SHIP-GEN-08", "not-available")
    book.play("crew:security1")
    assert book.place("security1") == Place.RESTING


@pytest.mark.rule("IV-SHIP-GEN-08")
def test_where_one_section_is_wanted_nobody_else_is_assigned():
    crew = {"security": "1 1", "science": "1", "recon": "1", "engineering": "1 1"}
    book = aboard("production", crew=crew, production={"p06": 3}, command=1).play("hurry:p06")

    assert book.offered == ["crew:engineering1", "crew:engineering2"]
    assert book.refusal("crew:security1") == ("IV-SHIP-GEN-08", "other-crew-wanted")


@pytest.mark.rule("IV-SHIP-GEN-09")
def test_the_last_available_crew_member_of_a_section_is_never_assigned():
    crew = {"security": "1 1", "science": "1 1r", "recon": "1 1", "engineering": "1"}
    book = scanning(crew=crew)

    assert book.offered == ["crew:security1", "crew:security2", "crew:recon1", "crew:recon2"]
    assert book.refusal("crew:science1") == ("IV-SHIP-GEN-09", "last-of-section")
    assert book.refusal("crew:engineering1") == ("IV-SHIP-GEN-09", "last-of-section")


@pytest.mark.rule("IV-SHIP-GEN-10")
def test_the_last_member_is_counted_by_section_also_for_one_player():
    book = scanning(seats=1).play("crew:science1")

    book.play("scan-by-hand")

    assert "crew:science2" not in book.offered
    assert "crew:recon1" in book.offered


@pytest.mark.rule("IV-SHIP-GEN-15", "IV-SHIP-DOCK-04")
def test_assigned_crew_rests_until_docking():
    crew = {"security": "1r 1r", "science": "1h 1r", "recon": "1h", "engineering": "1r"}
    book = returning("docking", crew=crew)

    assert book.place("security1") == Place.AVAILABLE
    assert book.place("engineering1") == Place.AVAILABLE
