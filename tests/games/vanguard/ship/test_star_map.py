"""Page 5, the star map (IV-SHIP-STAR)."""

from __future__ import annotations

import pytest

from starboard.games.vanguard.content.library import BOX
from starboard.games.vanguard.printed_ship import BOOK
from starboard.games.vanguard.ship_state import Place, Record
from support.vanguard_ship import aboard


@pytest.mark.rule("IV-SHIP-STAR-01", "IV-SHIP-STAR-02", "IV-KEY-11")
def test_flying_to_a_neighbour_costs_its_energy_and_moves_the_bookmark():
    book = aboard("star-map", energy=5, facts={"course-ambrel": 1})

    book.play("fly:ambrel")

    assert BOOK.systems[book.ship.system].id == "ambrel"
    assert book.ship.energy == 3
    assert "fly:tessaly" in book.offered
    assert "visit:object-tessaly" not in book.offered, "that is in the other system"


@pytest.mark.rule("IV-SHIP-STAR-02")
def test_without_the_energy_there_is_no_flight():
    book = aboard("star-map", energy=1, facts={"course-ambrel": 1})

    assert "fly:ambrel" not in book.offered
    assert book.refusal("fly:ambrel") == ("IV-SHIP-STAR-02", "too-little-energy")


@pytest.mark.rule("IV-SHIP-STAR-02")
def test_a_system_that_is_not_charted_cannot_be_flown_to():
    book = aboard("star-map", energy=9)

    assert book.refusal("fly:ambrel") == ("IV-SHIP-STAR-02", "system-unknown")


@pytest.mark.rule("IV-SHIP-STAR-03")
def test_visiting_an_object_costs_its_price_and_reads_its_log():
    book = aboard("star-map", energy=5)

    book.play("visit:object-eye")

    assert book.ship.energy == 4
    assert BOX.logs.number("710") in book.ship.read


@pytest.mark.rule("IV-SHIP-STAR-03")
def test_what_can_be_visited_once_is_not_offered_again():
    book = aboard("star-map", energy=5, objects=[BOOK.objects.number("object-eye")])

    assert book.refusal("visit:object-eye") == ("IV-SHIP-STAR-03", "visited-already")


@pytest.mark.rule("IV-SHIP-STAR-03")
def test_what_nobody_has_been_told_of_is_not_visited():
    told = aboard("star-map", system="korrin", energy=5, facts={"sunder-terms": 1})
    untold = aboard("star-map", system="korrin", energy=5)

    assert "visit:object-court" in told.offered
    assert untold.refusal("visit:object-court") == ("IV-SHIP-STAR-03", "object-unknown")


@pytest.mark.rule("IV-SHIP-STAR-03")
def test_a_visit_that_cannot_be_paid_is_refused():
    book = aboard("star-map", target="object-tessaly", energy=0)

    assert book.refusal("visit:object-eye") == ("IV-SHIP-STAR-03", "too-little-energy")


@pytest.mark.rule("IV-SHIP-STAR-04", "IV-KEY-08", "IV-KEY-09")
def test_a_landing_option_puts_its_card_into_the_scanner():
    book = aboard("star-map", energy=5)

    book.play("visit:object-tessaly")

    assert BOOK.objects[book.ship.target].id == "object-tessaly"
    assert book.ship.parts == 1, "the first part is free"
    assert book.ship.energy == 4


@pytest.mark.rule("IV-SHIP-STAR-05")
def test_flying_and_visiting_go_on_but_only_one_landing_is_chosen():
    book = aboard("star-map", energy=9, facts={"course-ambrel": 1})

    book.play("visit:object-tessaly")

    assert book.refusal("visit:object-kestrel") == ("IV-SHIP-STAR-05", "landing-chosen")
    book.play("visit:object-eye", "choice:1", "fly:ambrel", "fly:tessaly")
    assert book.ship.energy == 9 - 1 - 1 - 2 - 2
    assert BOOK.objects[book.ship.target].id == "object-tessaly"


@pytest.mark.rule("IV-SHIP-STAR-06", "IV-SHIP-STAR-08")
def test_each_further_part_of_the_landing_card_costs_one_energy():
    book = aboard("star-map", target="object-tessaly", energy=3)

    book.play("scan", "scan")

    assert book.ship.parts == 3
    assert book.ship.energy == 1


@pytest.mark.rule("IV-SHIP-STAR-08")
def test_five_parts_are_all_there_is_to_scan():
    book = aboard("star-map", target="object-tessaly", energy=9)

    book.play("scan", "scan", "scan", "scan")

    assert book.ship.parts == 5
    assert book.refusal("scan") == ("IV-SHIP-STAR-08", "scanned-already")
    assert "scan-by-hand" not in book.offered


@pytest.mark.rule("IV-SHIP-STAR-06")
def test_without_a_landing_card_or_energy_nothing_is_scanned():
    assert aboard("star-map", energy=3).refusal("scan") == ("IV-SHIP-STAR-04", "nothing-to-scan")
    assert aboard("star-map", target="object-tessaly").refusal("scan") == ("IV-SHIP-STAR-06", "too-little-energy")


@pytest.mark.rule("IV-SHIP-STAR-07", "IV-SHIP-GEN-11")
def test_an_assigned_crew_member_reveals_a_part_without_energy():
    book = aboard("star-map", target="object-tessaly", energy=1)

    book.play("scan-by-hand", "crew:recon1")

    assert (book.ship.parts, book.ship.energy) == (2, 1)
    assert book.place("recon1") == Place.RESTING


@pytest.mark.rule("IV-SHIP-STAR-07", "IV-SHIP-GEN-09")
def test_with_one_crew_member_in_each_section_nobody_can_scan():
    crew = dict.fromkeys(("security", "science", "recon", "engineering"), "1")
    book = aboard("star-map", target="object-tessaly", energy=1, crew=crew)

    assert "scan-by-hand" not in book.offered
    assert "scan" in book.offered


@pytest.mark.rule("IV-SHIP-STAR-09", "IV-SHIP-STAR-10")
def test_without_a_destination_the_ship_is_aimless():
    crew = dict.fromkeys(("security", "science", "recon", "engineering"), "1 1r")
    book = aboard("star-map", energy=5, command=1, crew=crew)

    book.play("close-maps")

    assert book.ship.penalty
    assert book.ship.morale == 1
    assert book.asked == "facilities", "facilities are still there"
    book.play("done")
    assert book.page == "saving", "no hangar, no launch, no debriefing"
    assert book.place("recon2") == Place.AVAILABLE, "the crew step of docking is done"


@pytest.mark.rule("IV-SHIP-STAR-12")
def test_with_a_destination_closing_the_maps_leads_to_the_facilities():
    book = aboard("star-map", target="object-tessaly", energy=1, command=1)

    book.play("close-maps")

    assert (book.page, book.asked) == ("facilities", "facilities")
    assert not book.ship.penalty
    assert not book.ship.aimless


@pytest.mark.rule("IV-SHIP-STAR-11")
def test_a_planet_that_was_explored_can_be_landed_on_again():
    tessaly = BOX.planets.number("tessaly")
    book = aboard("star-map", energy=5, records=[Record(tessaly)], objects=[BOOK.objects.number("object-tessaly")])

    book.play("visit:object-tessaly")

    assert BOOK.objects[book.ship.target].id == "object-tessaly"
