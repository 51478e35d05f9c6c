"""Page 32, the medbay (IV-SHIP-MED)."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.games.vanguard.content.library import BOX
from starboard.games.vanguard.printed_ship import BED_ROWS
from starboard.games.vanguard.ship_state import Patient, Place
from support.vanguard_ship import aboard, returning

ALONE = {"security": "1", "science": "1", "recon": "1", "engineering": "1"}
"""Nobody can be assigned."""
IN_BEDS = {**ALONE, "security": "1 1r 1r 1r"}
"""Three of Security, crew cards 1 to 3, for the beds."""


def medbay(patients: Any = (), crew: Any = None, **given: Any) -> Any:
    """The medbay with patients: crew card, row, places from recovery."""
    beds = [Patient(number, BED_ROWS.index(row), left) for number, row, left in patients]
    book = aboard("medbay", crew=crew or IN_BEDS, patients=beds, passes=1, **given)
    return book


def beds(book: Any) -> Any:
    return {patient.crew: (BED_ROWS[patient.row], patient.left) for patient in book.ship.patients}


@pytest.mark.rule("IV-SHIP-MED-02")
def test_recovered_patients_leave_to_rest_and_the_others_move_one_place():
    book = medbay([(1, "light", 0), (2, "moderate", 1), (3, "critical", 3)])

    assert book.ship.places[1] == Place.RESTING
    assert beds(book) == {2: ("moderate", 0), 3: ("critical", 2)}, "who arrives at recovery leaves with the next pass"


@pytest.mark.rule("IV-SHIP-MED-02", "IV-SHIP-GEN-11")
def test_each_assigned_crew_member_moves_a_patient_one_more_place_without_limit():
    book = medbay([(1, "critical", 4)], crew={**ALONE, "security": "1 1r", "science": "1 1 1"})
    assert book.offered == [f"help:{BOX.crew[1].id}", "done"] or book.offered == ["help:security2", "done"]

    book.play("help:security2", "crew:science1", "help:security2", "crew:science2")

    assert beds(book) == {1: ("critical", 1)}
    assert book.place("science1") == Place.RESTING
    assert book.page == "saving", "Science has one left, so nobody can be assigned"


@pytest.mark.rule("IV-SHIP-MED-03")
def test_who_comes_home_unhurt_rests():
    book = returning("medbay", injuries={"science": 0, "recon": 0}, crew={"science": "1h", "recon": "1h"})

    assert book.place("science1") == Place.RESTING
    assert book.state.members == [None] * 4


@pytest.mark.rule("IV-SHIP-MED-04", "IV-SHIP-MED-08")
@pytest.mark.parametrize(("injuries", "row", "steps"), [(1, "light", 1), (2, "moderate", 2)])
def test_the_row_follows_the_number_of_injuries(injuries, row, steps):
    book = returning("medbay", injuries={"science": injuries, "recon": 0})

    assert beds(book) == {book.crew["science1"]: (row, steps)}
    assert book.place("science1") == Place.BED


@pytest.mark.rule("IV-SHIP-MED-04", "IV-SHIP-MED-06")
def test_three_injuries_are_critical():
    book = returning("medbay", injuries={"science": 3, "recon": 0}, dice=[[5, 5, 5]])

    assert beds(book) == {book.crew["science1"]: ("critical", 3)}


@pytest.mark.rule("IV-SHIP-MED-04", "IV-INJ-08")
def test_face_down_injuries_count():
    book = returning("leaving", injuries={"science": 0, "recon": 0})
    assert book.place("science1") == Place.RESTING

    book = returning("medbay", injuries={"science": 2, "recon": 0})
    assert beds(book) == {book.crew["science1"]: ("moderate", 2)}


@pytest.mark.rule("IV-SHIP-MED-05")
def test_a_full_row_sends_to_the_next_more_severe_one():
    crew = {"security": "1r 1r 1r 1r", "science": "1h", "recon": "1h", "engineering": "1r"}
    full = [Patient(number, 0, 5) for number in (0, 1, 2)]
    book = returning("medbay", injuries={"science": 1, "recon": 0}, crew=crew, patients=full)

    assert beds(book)[book.crew["science1"]] == ("moderate", 2)


@pytest.mark.rule("IV-SHIP-MED-05", "IV-SHIP-MED-08")
def test_without_any_free_bed_the_crew_member_dies():
    crew = {"security": "1r 1r 1r 1r", "science": "1h", "recon": "1h", "engineering": "1r 1r 1r 1r"}
    full = [Patient(number, row, 5) for number, row in ((0, 0), (1, 0), (2, 0), (3, 1), (6, 1), (7, 1), (8, 2), (9, 2))]
    book = returning("medbay", injuries={"science": 1, "recon": 0}, crew=crew, patients=full)

    assert book.place("science1") == Place.DEAD


@pytest.mark.rule("IV-SHIP-MED-06")
@pytest.mark.parametrize(
    ("rolled", "dies"),
    [
        (["severe", "severe", "blank"], True),
        (["severe", "injury", "blank"], True),
        (["severe", "mental", "special"], False),
        (["injury", "injury", "injury"], False),
        (["blank", "blank", "blank"], False),
    ],
)
def test_a_critical_patient_dies_of_two_severe_results_or_a_severe_and_an_injury(rolled, dies):
    faces = [BOX.numbers.injury_die.index(face) for face in rolled]
    book = returning("medbay", injuries={"science": 3, "recon": 0}, dice=[faces])

    assert (book.place("science1") == Place.DEAD) == dies


@pytest.mark.rule("IV-SHIP-MED-07")
def test_injury_cards_go_back_after_admission():
    book = returning("medbay", injuries={"science": 2, "recon": 1})
    wound = BOX.injuries.number("wound")

    assert book.state.injuries[wound] == BOX.injuries[wound].spec.copies + 3


@pytest.mark.rule("IV-SHIP-MED-01", "IV-SHIP-MED-08")
def test_upgrades_add_beds_and_recovery():
    crew = {"security": "1r 1r 1r 1r", "science": "1h", "recon": "1h", "engineering": "1r"}
    full = [Patient(number, 0, 5) for number in (0, 1, 2)]
    book = returning(
        "medbay", injuries={"science": 1, "recon": 0}, crew=crew, patients=full, waiting=["medbay-ward", "medbay-sleep"]
    )

    assert beds(book)[book.crew["science1"]][0] == "light", "there are five light beds now"
    assert beds(book)[0] == ("light", 3), "two places at once"
    assert book.waits("facility") == []
