"""Page 17, the situation room (IV-SHIP-SIT)."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.games.vanguard.printed_ship import BOOK
from starboard.games.vanguard.ship_state import Place
from support.vanguard_ship import aboard


@pytest.mark.rule("IV-SHIP-SIT-01", "IV-SHIP-SIT-02", "IV-SHIP-GEN-11", "IV-SHIP-BRIDGE-08")
def test_assigning_the_wanted_crew_solves_a_situation_and_gives_its_reward():
    book = aboard("situations", situations={"s01": 1}, success=0, command=1)

    book.play("solve:s01", "crew:engineering2")

    assert book.situations == {}
    assert book.ship.success == 1
    assert book.place("engineering2") == Place.RESTING
    assert book.ship.gone[-1] == [BOOK.situations.number("s01")]


@pytest.mark.rule("IV-SHIP-SIT-02")
def test_every_crew_member_of_the_price_must_be_there():
    crew = {"security": "1", "science": "1", "recon": "1", "engineering": "1 1"}
    book = aboard("situations", situations={"s06": 0, "s01": 0}, crew=crew)

    assert book.offered == ["solve:s01", "done"]
    assert book.refusal("solve:s06") == ("IV-SHIP-SIT-02", "crew-missing")


@pytest.mark.rule("IV-SHIP-SIT-02")
def test_one_crew_member_cannot_stand_in_two_places():
    crew = {"security": "1", "science": "1", "recon": "1", "engineering": "1 1 1"}
    book = aboard("situations", situations={"s06": 0}, crew=crew, command=1)

    book.play("solve:s06", "crew:engineering1")
    assert book.offered == ["crew:engineering2", "crew:engineering3"]
    book.play("crew:engineering3")

    assert [book.place(f"engineering{number}") for number in (1, 2, 3)].count(Place.RESTING) == 2


@pytest.mark.rule("IV-SHIP-SIT-02")
def test_a_rank_can_be_demanded():
    crew = {"security": "1 1", "science": "1 2", "recon": "1", "engineering": "1"}
    book = aboard("situations", situations={"s07": 0}, crew=crew, command=1)

    book.play("solve:s07")

    assert book.place("science2") == Place.RESTING
    assert book.place("security1") == Place.AVAILABLE


@pytest.mark.rule("IV-SHIP-SIT-02")
def test_discoveries_energy_and_success_can_be_the_price():
    book = aboard("situations", situations={"s05": 0, "s10": 0}, collected=["salt-bloom"], energy=2, success=2)

    book.play("solve:s05", "crew:science1")
    assert book.collected == []
    before = book.ship.success
    book.play("solve:s10")

    assert book.ship.energy == 1
    assert before == 2


@pytest.mark.rule("IV-SHIP-SIT-02")
def test_another_way_has_a_price_and_an_effect_of_its_own():
    book = aboard("situations", situations={"s02": 0}, success=2, command=1, morale="low")
    assert book.offered == ["solve:s02", "solve:s02:1", "done"]

    book.play("solve:s02:1")

    assert book.ship.success == 0
    assert book.ship.morale == 2
    assert book.place("security1") == Place.AVAILABLE


@pytest.mark.rule("IV-SHIP-SIT-02")
def test_several_situations_can_be_solved_in_one_activation():
    book = aboard("situations", situations={"s01": 0, "s03": 0}, command=1, energy=1)

    book.play("solve:s01", "crew:engineering1", "solve:s03:1")

    assert book.situations == {}
    assert book.ship.command == 1


@pytest.mark.rule("IV-SHIP-SIT-02", "IV-SHIP-GEN-09")
def test_nobody_is_assigned_who_is_needed_for_another_part_of_the_price():
    crew = {"security": "1", "science": "2 1", "recon": "2 2", "engineering": "1"}
    book = aboard("situations", situations={"s14": 0}, crew=crew, command=1)

    book.play("solve:s14")
    assert book.offered == ["crew:recon1", "crew:recon2"], "Science can spare one, and one of Science is wanted"
    book.play("crew:recon1")
    assert book.offered == ["crew:science1", "crew:science2"]
    book.play("crew:science2")

    assert book.situations == {}


@pytest.mark.rule("IV-SHIP-SIT-02")
@pytest.mark.parametrize(
    ("situation", "missing", "reason"),
    [
        ("s02:1", {"success": 1}, "too-little-success"),
        ("s03:1", {"energy": 0}, "too-little-energy"),
        ("s05", {"collected": []}, "discoveries-missing"),
    ],
)
def test_what_is_missing_of_a_price_refuses_it(situation, missing, reason):
    whole: dict[str, Any] = {"success": 2, "energy": 1, "collected": ["salt-bloom"]}
    in_play = {situation.partition(":")[0]: 0, "s01": 0}

    assert f"solve:{situation}" in aboard("situations", situations=in_play, **whole).offered
    poor = aboard("situations", situations=in_play, **(whole | missing))
    assert poor.refusal(f"solve:{situation}") == ("IV-SHIP-SIT-02", reason)


@pytest.mark.rule("IV-SHIP-SIT-02")
def test_a_way_that_rests_on_something_done_is_there_only_then():
    given: dict[str, Any] = {"situations": {"s15": 0, "s01": 0}, "energy": 1}

    assert aboard("situations", **given).refusal("solve:s15:1") == ("IV-SHIP-SIT-02", "way-not-open")
    assert "solve:s15:1" in aboard("situations", facts={"halcyon-marrow": 2}, **given).offered
