"""Page 8, the research laboratory (IV-SHIP-RES)."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.games.vanguard import events_ship as events
from starboard.games.vanguard.printed_ship import BOOK, Price
from starboard.games.vanguard.ship_state import RESEARCH, Place
from support.vanguard_ship import aboard

NOBODY = dict.fromkeys(("security", "science", "recon", "engineering"), "1")
"""One crew member in each section: nobody can be assigned."""


def projects(book: Any) -> Any:
    return [BOOK.research[card].id for card in book.ship.research]


@pytest.mark.rule("IV-SHIP-RES-01", "IV-SHIP-RES-02", "IV-SHIP-RES-03", "IV-SHIP-RES-07", "IV-DISC-06")
def test_a_project_is_paid_in_discoveries_and_gives_what_its_back_says():
    book = aboard("laboratory", collected=["salt-bloom", "vent-eel", "glass-sand"], crew=NOBODY, command=1)

    book.play("study:v04")

    assert book.collected == ["glass-sand"]
    assert book.waits("facility") == ["medbay-ward"]
    assert book.waits("research") == ["v05"]
    assert projects(book) == []
    assert book.ship.gone[RESEARCH] == [BOOK.research.number("v04")]
    assert len(book.happened(events.DiscoveryPaid)) == 2


@pytest.mark.rule("IV-SHIP-RES-02")
def test_a_project_cannot_be_completed_without_its_price():
    book = aboard(
        "laboratory", research=["v04", "v03"], collected=["salt-bloom", "glass-sand", "lodestone"], crew=NOBODY
    )

    assert book.offered == ["study:v03", "done"]
    assert book.refusal("study:v04") == ("IV-SHIP-RES-02", "discoveries-missing")


@pytest.mark.rule("IV-SHIP-RES-02")
def test_a_rarer_discovery_will_do_but_not_a_plainer_one():
    rich = aboard("laboratory", research=["v13"], technology=2, collected=["lodestone", "thermal-core"], crew=NOBODY)
    poor = aboard("facilities", research=["v13"], technology=2, collected=["glass-sand"] * 3, crew=NOBODY, command=1)

    assert "study:v13" in rich.offered
    assert poor.refusal("facility:laboratory") == ("IV-SHIP-GEN-12", "nothing-to-do-there")


@pytest.mark.rule("IV-SHIP-TECH-02")
def test_a_project_may_demand_a_technology_level():
    given: dict[str, Any] = {
        "research": ["v13", "v03"],
        "collected": ["glass-sand", "lodestone", "burning-salt"],
        "crew": NOBODY,
    }

    assert aboard("laboratory", **given).refusal("study:v13") == ("IV-SHIP-TECH-02", "technology-too-low")
    assert "study:v13" in aboard("laboratory", technology=2, **given).offered


@pytest.mark.rule("IV-SHIP-RES-01")
def test_a_project_that_rests_on_something_not_found_yet_waits_for_it():
    given: dict[str, Any] = {"research": ["v10", "v07"], "collected": ["glass-fern", "rope-vine"], "crew": NOBODY}

    assert aboard("laboratory", **given).refusal("study:v10") == ("IV-SHIP-RES-01", "not-yet-understood")
    assert "study:v10" in aboard("laboratory", facts={"kestrel-spared": 1}, **given).offered


@pytest.mark.rule("IV-SHIP-RES-04", "IV-SHIP-GEN-13")
def test_new_projects_are_installed_in_free_slots_first():
    book = aboard("laboratory", research=["v04", "v02"], waiting=["v07", "v08"], collected=["glass-sand"] * 2)

    assert projects(book) == ["v04", "v02", "v07", "v08"]
    assert book.waits("research") == []


@pytest.mark.rule("IV-SHIP-RES-04")
def test_the_players_pick_from_more_projects_than_there_are_free_slots():
    book = aboard("laboratory", research=["v04", "v02"], waiting=["v07", "v08", "v03"], collected=["glass-sand"] * 2)

    assert (book.asked, book.offered) == ("install-which", ["install:v07", "install:v08", "install:v03"])
    book.play("install:v03")
    assert book.offered == ["install:v07", "install:v08"]
    book.play("install:v08")

    assert projects(book) == ["v04", "v02", "v03", "v08"]
    assert book.waits("research") == ["v07"]
    assert book.asked == "study"


@pytest.mark.rule("IV-SHIP-RES-04")
def test_a_full_laboratory_takes_no_new_project():
    book = aboard("laboratory", research=["v04", "v02", "v03", "v07"], waiting=["v08"], collected=["glass-sand"] * 2)

    assert book.asked == "study"
    assert book.waits("research") == ["v08"]


@pytest.mark.rule("IV-SHIP-RES-05", "IV-SHIP-GEN-11")
def test_an_assigned_crew_member_stands_for_one_basic_discovery():
    book = aboard("laboratory", collected=["salt-bloom"])

    book.play("study:v04")
    assert book.asked == "study-help"
    assert "no-help" not in book.offered, "without help it cannot be paid"
    book.play("crew:science1")

    assert book.place("science1") == Place.RESTING
    assert book.collected == []
    assert projects(book) == []


@pytest.mark.rule("IV-SHIP-RES-05")
def test_one_helper_is_all_a_project_takes():
    book = aboard("facilities", command=1, collected=[])

    assert book.refusal("facility:laboratory") == ("IV-SHIP-GEN-12", "nothing-to-do-there")


@pytest.mark.rule("IV-SHIP-RES-05")
@pytest.mark.parametrize(("rank", "helps"), [(1, False), (2, False), (3, True)])
def test_only_rank_3_stands_for_a_rare_discovery(rank, helps):
    crew = NOBODY | {"science": f"{rank} {rank}"}
    book = aboard("facilities", command=1, research=["v13"], technology=2, collected=["glass-sand"], crew=crew)

    assert ("facility:laboratory" in book.offered) == helps


@pytest.mark.rule("IV-SHIP-RES-05")
def test_help_may_be_declined_where_the_price_is_there():
    book = aboard("laboratory", collected=["salt-bloom", "vent-eel"])

    book.play("study:v04", "no-help")

    assert book.collected == []
    assert book.place("science1") == Place.AVAILABLE


@pytest.mark.rule("IV-SHIP-RES-05")
def test_the_helper_stands_for_the_discovery_one_chooses():
    book = aboard("laboratory", collected=["salt-bloom", "vent-eel"])

    book.play("study:v04", "crew:science1")
    assert book.offered == ["stand-for:microorganisms:basic", "stand-for:living-specimens:basic"]
    book.play("stand-for:living-specimens:basic")

    assert book.collected == ["vent-eel"]


@pytest.mark.rule("IV-SHIP-RES-03")
def test_which_discovery_pays_is_chosen():
    book = aboard("laboratory", research=["v03"], collected=["glass-sand", "banded-iron", "lodestone"], crew=NOBODY)

    book.play("study:v03", "pay-discovery:glass-sand", "pay-discovery:lodestone")

    assert book.collected == ["banded-iron"]


@pytest.mark.rule("IV-SHIP-RES-06")
def test_a_second_project_in_the_same_activation_costs_one_more_command():
    given: dict[str, Any] = {
        "research": ["v03", "v04"],
        "collected": ["glass-sand", "banded-iron", "salt-bloom", "vent-eel"],
    }
    book = aboard("laboratory", command=1, crew=NOBODY, **given)

    book.play("study:v03")
    assert book.ship.command == 1, "the first is paid with the activation"
    assert book.asked == "study"
    book.play("study:v04")

    assert book.ship.command == 0
    assert projects(book) == []


@pytest.mark.rule("IV-SHIP-RES-06")
def test_without_command_there_is_no_second_project():
    given: dict[str, Any] = {
        "research": ["v03", "v04"],
        "collected": ["glass-sand", "banded-iron", "salt-bloom", "vent-eel"],
    }
    book = aboard("laboratory", command=0, crew=NOBODY, target="object-tessaly", **given)

    book.play("study:v03")

    assert projects(book) == ["v04"]
    assert book.page != "laboratory"


@pytest.mark.rule("IV-SHIP-RES-06")
def test_there_is_no_third_project_in_one_activation():
    collected = ["glass-sand", "banded-iron", "salt-bloom", "vent-eel", "glass-fern", "walking-moss"]
    book = aboard("laboratory", command=5, crew=NOBODY, research=["v03", "v04", "v07"], collected=collected)

    book.play("study:v03", "study:v04")

    assert book.page == "facilities"
    assert projects(book) == ["v07"]


@pytest.mark.rule("IV-SHIP-RES-02", "IV-SHIP-RES-03")
def test_a_discovery_that_is_needed_for_another_part_of_the_price_is_not_offered():
    collected = ["glass-sand", "banded-iron", "lodestone"]
    book = aboard("laboratory", research=["v13"], technology=2, collected=collected, crew=NOBODY)

    book.play("study:v13")

    assert book.offered == ["pay-discovery:banded-iron", "pay-discovery:glass-sand"], "the rare one pays the rare part"
    book.play("pay-discovery:glass-sand")
    assert book.collected == ["banded-iron"]


@pytest.mark.rule("IV-SHIP-RES-02")
def test_a_project_may_ask_for_energy_and_success_besides(monkeypatch):
    prices = list(BOOK.prices)
    prices[BOOK.research.number("v04")] = Price((), 2, 1, ())
    monkeypatch.setattr(BOOK, "prices", tuple(prices))
    given: dict[str, Any] = {
        "research": ["v04", "v03"],
        "collected": ["glass-sand", "banded-iron"],
        "crew": NOBODY,
        "command": 1,
    }

    assert aboard("laboratory", energy=1, success=1, **given).refusal("study:v04") == (
        "IV-SHIP-RES-02",
        "too-little-energy",
    )
    assert aboard("laboratory", energy=2, success=0, **given).refusal("study:v04") == (
        "IV-SHIP-RES-02",
        "too-little-success",
    )
    book = aboard("laboratory", energy=2, success=1, **given).play("study:v04")
    assert (book.ship.energy, book.ship.success) == (0, 0)
    assert projects(book) == ["v03"]
