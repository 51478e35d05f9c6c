"""Page 12, the production complex (IV-SHIP-PROD)."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.core.ruling import refuse
from starboard.games.vanguard.printed_ship import BOOK
from starboard.games.vanguard.rules.ship.production import can_hurry
from starboard.games.vanguard.ship_state import PRODUCTION, Place
from support.vanguard_ship import aboard

NOBODY = dict.fromkeys(("security", "science", "recon", "engineering"), "1")


@pytest.mark.rule("IV-SHIP-PROD-01", "IV-SHIP-PROD-03", "IV-SHIP-PROD-04", "IV-SHIP-PROD-05", "IV-EQUIP-02")
def test_a_simple_project_is_done_with_one_activation():
    book = aboard("production", crew=NOBODY, command=1)

    book.play("start:p01")

    assert book.armory == ["first-aid-kit", "signal-flares", "climbing-line", "ration-pack", "medic-bag"]
    assert "p01" not in book.projects
    assert book.ship.gone[PRODUCTION] == [BOOK.production.number("p01")]


@pytest.mark.rule("IV-SHIP-PROD-03", "IV-SHIP-PROD-04", "IV-SHIP-PROD-05")
def test_a_lander_takes_three_activations_and_then_waits_in_future_use():
    book = aboard("production", crew=NOBODY, command=1)
    book.play("start:p06")
    assert book.projects["p06"] == 2

    for stage, then in ((2, 1), (1, 0)):
        book = aboard("production", crew=NOBODY, production={"p06": stage}, command=1)
        assert book.projects.get("p06", 0) == then
    assert book.waits("lander") == ["pelican"]
    assert book.ship.hangar == [BOOK.landers.number("space-ranger")]


@pytest.mark.rule("IV-SHIP-PROD-03")
def test_every_activation_starts_one_project_and_advances_all_that_are_started():
    book = aboard("production", crew=NOBODY, production={"p03": 2, "p06": 3, "p07": -1, "p08": -1}, command=1)

    book.play("start:p07")

    assert book.projects == {"p03": 1, "p06": 2, "p07": 2, "p08": -1}


@pytest.mark.rule("IV-SHIP-PROD-02", "IV-SHIP-PROD-03")
def test_the_players_pick_which_of_the_waiting_projects_gets_the_last_slot():
    started = {"p06": 3, "p07": -1, "p03": -1}
    book = aboard("production", crew=NOBODY, command=1, production=started, waiting=["p04", "p08"])

    assert (book.asked, book.offered) == ("install-which", ["install:p04", "install:p08"])
    book.play("install:p08")

    assert list(book.projects) == ["p06", "p07", "p03", "p08"]
    assert book.waits("production") == ["p04"]


@pytest.mark.rule("IV-SHIP-PROD-03")
def test_a_started_project_is_not_started_again():
    book = aboard("production", crew=NOBODY, production={"p06": 3, "p07": -1})

    assert book.offered == ["start:p07", "done"]
    assert book.refusal("start:p06") == ("IV-SHIP-PROD-03", "started-already")


@pytest.mark.rule("IV-SHIP-TECH-02")
def test_a_production_project_may_demand_a_technology_level():
    given: dict[str, Any] = {"crew": NOBODY, "production": {"p12": -1, "p07": -1}}

    assert aboard("production", **given).refusal("start:p12") == ("IV-SHIP-TECH-02", "technology-too-low")
    assert "start:p12" in aboard("production", technology=2, **given).offered


@pytest.mark.rule("IV-SHIP-PROD-04", "IV-SHIP-GEN-11")
def test_an_assigned_crew_member_of_the_wanted_section_advances_a_project():
    crew = {"security": "1 1", "science": "1", "recon": "1", "engineering": "1 1"}
    book = aboard("production", crew=crew, production={"p06": 3}, command=1)
    assert book.asked == "hurry"

    book.play("hurry:p06")
    assert book.offered == ["crew:engineering1", "crew:engineering2"]
    book.play("crew:engineering2")

    assert book.projects["p06"] == 1, "one stage for the activation, one for the crew member"
    assert book.place("engineering2") == Place.RESTING


@pytest.mark.rule("IV-SHIP-PROD-04")
def test_two_crew_members_at_most_speed_up_a_project_in_a_phase():
    crew = {"security": "1", "science": "1", "recon": "1", "engineering": "1 1 1 1"}
    production = {"p06": 9}
    book = aboard("production", crew=crew, production=production, command=1)

    book.play("hurry:p06", "crew:engineering1", "hurry:p06", "crew:engineering2")

    assert book.projects["p06"] == 9 - 3
    assert book.page == "facilities"
    assert book.ship.production[0].hands == 2, "they have helped in this phase, whatever is done next"


def test_what_cannot_be_hurried_says_why():
    book = aboard("production", crew=NOBODY | {"engineering": "1 1"}, production={"p06": 9, "p07": -1}, command=1)
    waiting = book.ship.production[1]
    book.play("done")
    assert book.refusal("hurry:p07") == ("IV-SHIP-PROD-03", "not-started")

    book.play("hurry:p06", "crew:engineering1")
    (going,) = [each for each in book.ship.production if each is not waiting]
    assert can_hurry(book.state, going) == refuse("IV-SHIP-PROD-04", "nobody-to-assign"), "one engineer is left"
    going.hands = 2
    assert can_hurry(book.state, going) == refuse("IV-SHIP-PROD-04", "enough-hands")


@pytest.mark.rule("IV-SHIP-PROD-04")
def test_nobody_of_the_wanted_kind_means_no_speeding_up():
    book = aboard("production", crew=NOBODY | {"security": "1 1 1"}, production={"p06": 3, "p07": -1}, command=1)

    book.play("done")

    assert book.page == "facilities"
    assert book.projects["p06"] == 2


@pytest.mark.rule("IV-SHIP-PROD-02", "IV-SHIP-GEN-13")
def test_four_slots_at_the_start_and_more_with_an_upgrade():
    full = {"p01": -1, "p02": -1, "p03": -1, "p06": -1}
    plain = aboard("production", production=full, waiting=["p07", "p08"])
    upgraded = aboard("production", production=full, waiting=["p07", "works-bench"])

    assert list(plain.projects) == ["p01", "p02", "p03", "p06"]
    assert plain.waits("production") == ["p07", "p08"]
    assert list(upgraded.projects) == ["p01", "p02", "p03", "p06", "p07"]
    assert upgraded.waits("facility") == []


@pytest.mark.rule("IV-SHIP-PROD-02")
def test_upgrades_of_the_complex_add_stages_and_hands():
    crew = {"security": "1", "science": "1", "recon": "1", "engineering": "1 1 1 1 1"}
    book = aboard("production", crew=crew, production={"p06": 9}, facilities=["works-line", "works-shift"], command=1)
    assert book.projects["p06"] == 7

    for number in (1, 2, 3):
        book.play("hurry:p06", f"crew:engineering{number}")

    assert book.projects["p06"] == 4
    assert book.page == "facilities"


@pytest.mark.rule("IV-SHIP-PROD-02")
def test_an_upgrade_of_the_medbay_is_not_installed_here():
    book = aboard("production", waiting=["medbay-ward"])

    assert book.waits("facility") == ["medbay-ward"]
