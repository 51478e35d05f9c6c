"""Page 18, the hangar (IV-SHIP-HANGAR, IV-LANDER)."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.games.vanguard.printed_ship import BOOK
from starboard.games.vanguard.queries_ship import lander_value
from starboard.games.vanguard.ship_state import MODS, Place
from support.vanguard_ship import aboard

NOBODY = dict.fromkeys(("security", "science", "recon", "engineering"), "1")


def lander(book: Any) -> Any:
    return BOOK.landers[book.ship.lander].id


@pytest.mark.rule("IV-SHIP-HANGAR-01", "IV-SHIP-GEN-13")
def test_new_landers_are_installed_and_can_be_chosen():
    book = aboard("hangar", waiting=["pelican"], target="object-tessaly")

    assert book.offered == ["lander:space-ranger", "lander:pelican"]
    assert book.waits("lander") == []


@pytest.mark.rule("IV-SHIP-HANGAR-02", "IV-SHIP-HANGAR-04")
def test_a_damaged_lander_cannot_be_chosen():
    hangar = ["space-ranger", "pelican", "dragonfly"]
    book = aboard("hangar", hangar=hangar, damaged=["pelican"], crew=NOBODY, energy=0, target="object-tessaly")

    assert book.offered == ["lander:space-ranger", "lander:dragonfly"]
    assert book.refusal("lander:pelican") == ("IV-SHIP-HANGAR-02", "lander-damaged")
    book.play("lander:dragonfly")
    assert lander(book) == "dragonfly"


@pytest.mark.rule("IV-SHIP-HANGAR-03")
def test_two_energy_repair_a_lander():
    book = aboard("hangar", hangar=["space-ranger", "pelican"], damaged=["pelican"], energy=3, crew=NOBODY)

    book.play("repair:pelican")

    assert book.ship.energy == 1
    assert book.offered == ["lander:space-ranger", "lander:pelican"]


@pytest.mark.rule("IV-SHIP-HANGAR-03")
def test_one_energy_does_not():
    book = aboard("hangar", hangar=["space-ranger", "pelican"], damaged=["pelican"], energy=1, crew=NOBODY,
                  target="object-tessaly")  # fmt: skip

    assert book.page == "launch"
    assert lander(book) == "space-ranger"


@pytest.mark.rule("IV-SHIP-HANGAR-03", "IV-SHIP-GEN-11")
def test_engineering_or_a_higher_rank_repairs_by_hand():
    crew = {"security": "1 1", "science": "1 2", "recon": "1", "engineering": "1 1"}
    book = aboard("hangar", hangar=["space-ranger", "pelican"], damaged=["pelican"], crew=crew, energy=0)

    book.play("repair-by-hand:pelican")
    assert book.offered == ["crew:science2", "crew:engineering1", "crew:engineering2"]
    assert book.refusal("crew:security1") == ("IV-SHIP-HANGAR-03", "other-crew-wanted")
    assert book.refusal("crew:recon1") == ("IV-SHIP-GEN-09", "last-of-section")
    book.play("crew:science2")

    assert book.place("science2") == Place.RESTING
    assert book.ship.damaged == []


@pytest.mark.rule("IV-SHIP-HANGAR-03")
def test_a_repair_may_be_left_for_later():
    book = aboard("hangar", hangar=["space-ranger", "pelican"], damaged=["pelican"], energy=3, target="object-tessaly")

    book.play("done")

    assert book.ship.damaged == [BOOK.landers.number("pelican")]


@pytest.mark.rule("IV-SHIP-HANGAR-06")
def test_without_an_intact_lander_the_space_ranger_is_repaired_free():
    hangar = ["space-ranger", "pelican"]
    book = aboard("hangar", hangar=hangar, damaged=hangar, crew=NOBODY, energy=0, target="object-tessaly")

    assert lander(book) == "space-ranger"
    assert book.ship.damaged == [BOOK.landers.number("pelican")]
    assert book.ship.energy == 0


@pytest.mark.rule("IV-SHIP-HANGAR-05", "IV-LANDER-04")
def test_mods_go_into_free_slots_of_their_kind():
    mods = ["spare-plating", "wide-eye", "extra-tanks"]
    book = aboard("hangar", waiting=mods, target="object-tessaly")
    assert book.asked == "fit-mods"

    book.play("mod:spare-plating")

    assert book.offered == ["mod:extra-tanks", "done"]
    assert book.refusal("mod:wide-eye") == ("IV-LANDER-04", "no-slot")
    assert book.waits("mod") == ["wide-eye", "extra-tanks"]


@pytest.mark.rule("IV-LANDER-01", "IV-LANDER-03", "IV-LANDER-04")
def test_mods_change_parameters_and_capacity():
    book = aboard("hangar", waiting=["spare-plating", "extra-tanks"], target="object-tessaly")

    book.play("mod:spare-plating", "mod:extra-tanks")

    assert lander_value(book.ship, "armour") == 1 + 1
    assert lander_value(book.ship, "sensors") == 1
    assert lander_value(book.ship, "supplies") == 8 + 3
    assert book.ship.waiting[MODS] == []


@pytest.mark.rule("IV-SHIP-HANGAR-07")
def test_the_launch_follows():
    book = aboard("hangar", target="object-tessaly")

    assert (book.page, book.asked) == ("launch", "away-team")
