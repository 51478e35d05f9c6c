"""Sections, their leaders and crew, and the ways to play (IV-PLAYERS, IV-FLOW, IV-CREW)."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.core.game import set_up
from starboard.core.table import Table
from starboard.games.vanguard import effects, effects_ship
from starboard.games.vanguard.content.library import BOX
from starboard.games.vanguard.game import GAME
from starboard.games.vanguard.printed import SECTIONS
from starboard.games.vanguard.printed_ship import BOOK
from starboard.games.vanguard.queries_ship import free_sleeves, serving
from starboard.games.vanguard.ship_state import Page, Place
from starboard.games.vanguard.state import Phase
from support.vanguard_ship import lay_out


def campaign(seats: Any, **options: Any) -> Any:
    """A campaign with the sections divided as they come."""
    options = {"scenario": "campaign", **options}
    table = Table(GAME, set_up(GAME, seats, options, 0), seats=seats)
    asked = []
    while table.choice is not None and table.choice.prompt == "lead-section":
        asked.append((table.choice.seat, len(table.choice.values)))
        table.answer(table.choice.keys[0], table.choice.seat)
    return table, asked


@pytest.mark.rule("IV-PLAYERS-01", "IV-PLAYERS-02", "IV-PLAYERS-03", "IV-PLAYERS-04", "IV-PLAYERS-05")
@pytest.mark.parametrize(("seats", "led"), [(1, [4]), (2, [2, 2]), (3, [1, 1, 2]), (4, [1, 1, 1, 1])])
def test_the_four_sections_are_divided_among_the_players(seats, led):
    table, _ = campaign(seats)

    leaders = table.state.leaders
    assert len(leaders) == len(SECTIONS) == 4
    assert sorted(leaders.count(seat) for seat in range(seats)) == led


@pytest.mark.rule("IV-PLAYERS-06")
def test_players_choose_which_sections_they_lead():
    _, asked = campaign(2)

    assert [seat for seat, _ in asked] == [0, 1, 0], "in turn; the last section is nobody's choice"
    assert asked[0][1] == 4
    assert campaign(1)[1] == []


@pytest.mark.rule("IV-FLOW-05")
def test_tutorial_campaign_and_operation_can_be_played_by_one_to_four():
    cards = {card.id: card for card in GAME.scenarios()}

    for id in ("tutorial", "campaign", "operation"):
        assert cards[id].seats == (1, 4)
    assert cards["campaign"].campaign


@pytest.mark.rule("IV-FLOW-06")
def test_a_campaign_begins_with_the_quick_start_or_with_the_tutorial():
    quick, _ = campaign(1)
    taught, _ = campaign(1, start="tutorial")

    assert quick.state.ship.page == Page.QUICK_START
    assert taught.state.phase != Phase.SHIP
    assert quick.state.ship.objective == taught.state.ship.objective == BOOK.objectives.number("u01")


@pytest.mark.rule("IV-CREW-01", "IV-CREW-02")
def test_a_crew_card_fits_any_section_and_its_sleeve_gives_section_and_rank():
    state, _ = lay_out(crew={})

    for section in range(4):
        effects_ship.recruit(state, section, section, Place.AVAILABLE, "IV-CREW-01")
    effects_ship.raise_rank(state, 2, "IV-RANK-04")

    assert state.ship.sections[:4] == [0, 1, 2, 3]
    assert state.ship.ranks[:4] == [1, 1, 2, 1]
    assert free_sleeves(state.ship, 2, 1) == 4
    assert free_sleeves(state.ship, 2, 2) == 2


@pytest.mark.rule("IV-DES-29", "IV-PLAYERS-09")
def test_a_section_has_nine_sleeves():
    state, _ = lay_out(crew={})

    assert [free_sleeves(state.ship, 0, rank) for rank in (1, 2, 3)] == [4, 3, 2]


@pytest.mark.rule("IV-RULING-46", "IV-SHIP-MEMORIAL-02")
def test_what_the_dead_carried_returns_to_the_armory():
    state, names = lay_out(crew={"science": "1t", "recon": "1t"}, planet="tessaly")
    for section, name in ((1, "science1"), (2, "recon1")):
        state.ship.team[section] = names[name]
        effects_ship.man_board(state, section)
    kit = BOX.equipment.number("first-aid-kit")
    member = state.members[1]
    assert member is not None
    member.equipment = [kit]

    effects.lose_member(state, 1, "IV-DEPART-03")

    assert state.ship.armory == [kit]
    assert state.dead == [names["science1"]]


@pytest.mark.rule("IV-SHIP-GEN-07")
def test_the_dead_and_the_recruits_do_not_serve():
    state, names = lay_out(crew={"science": "1 1r 1t 1d"})

    assert serving(state.ship, 1) == [names[f"science{number}"] for number in (1, 2, 3)]
