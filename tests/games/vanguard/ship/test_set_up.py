"""The ship book before the first game (IV-SETUP)."""

from __future__ import annotations

import pytest

from starboard.games.vanguard.content.library import BOX
from starboard.games.vanguard.printed_ship import BOOK, MORALES
from starboard.games.vanguard.queries_ship import free_sleeves
from starboard.games.vanguard.ship_state import Place
from support.vanguard_ship import lay_out


@pytest.mark.rule("IV-SETUP-01", "IV-SETUP-08", "IV-SETUP-11")
def test_all_crew_cards_are_recruits_and_nothing_is_collected():
    state, _ = lay_out(crew={})

    ship = state.ship
    assert ship.places == [Place.RECRUIT] * len(BOX.crew)
    assert ship.sections == [-1] * len(BOX.crew)
    assert not ship.armory
    assert not ship.records
    assert not ship.collected
    assert not any(ship.waiting)


@pytest.mark.rule("IV-SETUP-09")
def test_situations_s01_to_s10_may_come_and_the_others_lie_in_the_future():
    state, _ = lay_out()

    assert [BOOK.situations[card].id for card in state.ship.potential] == [f"s{number:02}" for number in range(1, 11)]
    future = [BOOK.situations[card].id for card in state.ship.future]
    assert future
    assert all(int(id[1:]) > 10 for id in future)


@pytest.mark.rule("IV-SETUP-10", "IV-SETUP-14", "IV-FACT-31")
def test_the_bridge_starts_with_the_next_step_technology_1_and_medium_morale():
    state, _ = lay_out()

    ship = state.ship
    assert BOOK.objectives[ship.objective].id == "u01"
    assert str(BOOK.objectives[ship.objective].name) == "The Next Step"
    assert BOOK.technologies[ship.technology].spec.level == 1
    assert MORALES[ship.morale] == "medium"
    assert not ship.sides
    assert not ship.upgrades


@pytest.mark.rule("IV-SETUP-15", "IV-SETUP-16", "IV-SETUP-17", "IV-FACT-31")
def test_laboratory_complex_and_hangar_start_with_their_cards():
    state, _ = lay_out()

    ship = state.ship
    assert [BOOK.research[card].id for card in ship.research] == ["v04"]
    assert [BOOK.production[project.card].id for project in ship.production] == ["p01", "p02", "p03", "p06"]
    assert all(project.stage == -1 for project in ship.production)
    assert [BOOK.landers[card].id for card in ship.hangar] == ["space-ranger"]
    assert not ship.damaged


@pytest.mark.rule("IV-QS-05", "IV-PLAYERS-09")
def test_every_section_owns_its_five_starting_dice():
    state, _ = lay_out()

    assert [[BOX.dice[die].id for die in box] for box in state.ship.dice] == [
        ["red-fitness", "red-defence", "red-basic", "green-basic", "blue-building"],
        ["red-basic", "green-biology", "green-xenology", "blue-science", "blue-basic"],
        ["red-fitness", "green-exploration", "green-exploration", "green-basic", "blue-technology"],
        ["red-gathering", "green-biology", "blue-building", "blue-technology", "blue-basic"],
    ]


@pytest.mark.rule("IV-COMP-11", "IV-DES-29", "IV-SHIP-GEN-04")
def test_there_are_six_command_tokens_one_penalty_token_and_36_sleeves():
    state, _ = lay_out(crew={})

    assert BOOK.numbers.most_command == 6
    assert sum(free_sleeves(state.ship, section, rank) for section in range(4) for rank in (1, 2, 3)) == 36
    assert state.ship.penalty is False


@pytest.mark.rule("IV-COMP-12", "IV-DES-22", "IV-DES-25")
def test_there_are_bridge_cards_and_lander_mods_enough():
    kinds = [each.spec.kind for each in BOOK.objectives]

    assert kinds.count("main") >= 5
    assert kinds.count("side") >= 5
    assert len(BOOK.upgrades) >= 4
    assert [each.spec.level for each in BOOK.technologies] == [1, 2, 3]
    assert len(BOOK.mods) >= 8
    assert [each.spec.last for each in BOOK.objectives].count(True) == 1, "one of them ends the campaign"
