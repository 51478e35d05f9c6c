"""Page 6, the facilities, and the add-ons (IV-SHIP-FAC, IV-SHIP-ADD)."""

from __future__ import annotations

import pytest

from starboard.core.ruling import refuse
from starboard.games.vanguard.printed_ship import BOOK
from starboard.games.vanguard.rules.ship.facilities import can_activate, can_use_addon
from starboard.games.vanguard.ship_state import Page
from support.vanguard_ship import aboard


@pytest.mark.rule("IV-SHIP-FAC-01", "IV-SHIP-FAC-02")
def test_a_facility_costs_one_command():
    book = aboard("facilities", command=2)

    assert book.offered == ["facility:production", "facility:barracks", "done"]
    book.play("facility:barracks")

    assert book.ship.command == 1
    assert book.page == "barracks"


@pytest.mark.rule("IV-SHIP-FAC-03")
def test_each_facility_is_activated_once_a_phase():
    book = aboard("facilities", command=3)

    book.play("facility:production", "done")

    assert book.asked == "facilities"
    assert book.refusal("facility:production") == ("IV-SHIP-FAC-03", "active-already")
    assert "facility:barracks" in book.offered


@pytest.mark.rule("IV-SHIP-FAC-03", "IV-SHIP-FAC-04")
def test_without_command_the_hangar_follows():
    book = aboard("facilities", command=1, target="object-tessaly", hangar=["space-ranger", "pelican"])

    book.play("facility:production", "done")

    assert book.page == "hangar"


@pytest.mark.rule("IV-SHIP-FAC-03", "IV-SHIP-FAC-04", "IV-SHIP-HANGAR-04")
def test_one_may_stop_with_command_left():
    book = aboard("facilities", command=2, target="object-tessaly", hangar=["space-ranger", "pelican"])

    book.play("done")

    assert (book.page, book.asked) == ("hangar", "choose-lander")
    assert book.seat == 0


@pytest.mark.rule("IV-SHIP-FAC-01")
def test_without_command_no_facility_and_no_add_on_is_activated():
    book = aboard("facilities", command=1, envelope=True, addons=["proving-ground"])
    addon = BOOK.addons.number("proving-ground")
    assert {"facility:production", "addon:proving-ground"} <= set(book.offered)

    book.ship.command = 0

    assert can_activate(book.state, Page.PRODUCTION) == refuse("IV-SHIP-FAC-01", "too-little-command")
    assert can_use_addon(book.state, addon) == refuse("IV-SHIP-FAC-01", "too-little-command")


@pytest.mark.rule("IV-SHIP-GEN-12")
def test_a_facility_with_nothing_to_do_is_not_offered():
    book = aboard("facilities", command=2)

    assert book.refusal("facility:laboratory") == ("IV-SHIP-GEN-12", "nothing-to-do-there")
    assert book.refusal("facility:situations") == ("IV-SHIP-GEN-12", "nothing-to-do-there")


@pytest.mark.rule("IV-SHIP-FAC-02", "IV-SHIP-ADD-01")
def test_an_add_on_waits_for_the_secret_envelope():
    closed = aboard("facilities", command=2, waiting=["glasshouse"])
    opened = aboard("facilities", command=2, waiting=["glasshouse"], envelope=True)

    assert "addon:glasshouse" not in closed.offered
    assert closed.waits("addon") == ["glasshouse"]
    assert "addon:glasshouse" in opened.offered


@pytest.mark.rule("IV-SHIP-ADD-01")
def test_an_add_on_does_its_effect_for_one_command_once_a_phase():
    book = aboard("facilities", command=2, addons=["proving-ground"], crew={"science": "1 1"})

    book.play("addon:proving-ground", "crew:science1")

    assert book.rank("science1") == 2
    assert book.ship.command == 1
    assert book.refusal("addon:proving-ground") == ("IV-SHIP-FAC-03", "active-already")


@pytest.mark.rule("IV-SHIP-GEN-12", "IV-SHIP-RES-04")
def test_a_full_laboratory_that_can_pay_for_nothing_has_nothing_to_do():
    full = aboard("facilities", command=2, research=["v01", "v02", "v03", "v05"], waiting=["v06"])
    roomy = aboard("facilities", command=2, research=["v01", "v02", "v03"], waiting=["v06"])

    assert full.refusal("facility:laboratory") == ("IV-SHIP-GEN-12", "nothing-to-do-there")
    assert "facility:laboratory" in roomy.offered


@pytest.mark.rule("IV-SHIP-GEN-05", "IV-SHIP-ADD-01")
def test_engineering_decides_what_an_add_on_asks():
    book = aboard("facilities", seats=4, leaders=[0, 1, 2, 3], command=2, addons=["proving-ground"])
    assert book.seat == 0

    book.play("addon:proving-ground")
    assert book.seat == 3
    book.play("crew:science1")

    assert (book.page, book.seat) == ("facilities", 0)


@pytest.mark.rule("IV-SHIP-GEN-06")
@pytest.mark.parametrize(
    ("page", "seat", "given"),
    [
        ("facilities", 0, {"command": 1}),
        ("production", 3, {}),
        ("barracks", 0, {}),
        ("situations", 0, {"situations": {"s03": 0}, "energy": 1}),
        ("hangar", 3, {"hangar": ["space-ranger", "pelican"]}),
        ("laboratory", 1, {"collected": ["salt-bloom", "vent-eel"]}),
        ("saving", 0, {}),
    ],
)
def test_every_page_is_in_the_charge_of_a_section(page, seat, given):
    book = aboard(page, seats=4, leaders=[0, 1, 2, 3], **given)

    assert book.seat == seat


@pytest.mark.rule("IV-SHIP-GEN-05")
def test_the_charge_follows_the_leader_of_the_section():
    book = aboard("hangar", seats=2, leaders=[0, 0, 0, 1], hangar=["space-ranger", "pelican"])

    assert book.seat == 1
    assert BOOK.numbers.charge["hangar"] == "engineering"


@pytest.mark.rule("IV-SHIP-GEN-12", "IV-SHIP-BAR-02")
def test_the_barracks_are_open_while_one_section_can_recruit():
    full = dict.fromkeys(("security", "science", "recon", "engineering"), "1 1 1 1 2 2 2 3 3")
    crew = {"security": "1 1 1 1 2 2 2", "science": "1 1 1 1", "recon": "1 1 1 1", "engineering": "2"}

    assert "facility:barracks" in aboard("facilities", command=1, crew=crew).offered
    assert aboard("facilities", command=1, crew=full).refusal("facility:barracks") == (
        "IV-SHIP-GEN-12",
        "nothing-to-do-there",
    )
