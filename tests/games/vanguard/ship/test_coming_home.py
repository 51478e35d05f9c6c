"""Pages 25 and 26: leaving the planet, docking (IV-SHIP-LEAVE, IV-SHIP-DOCK)."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.games.vanguard import effects_ship as effects
from starboard.games.vanguard.content.library import BOX
from starboard.games.vanguard.printed import KINDS, SECTIONS
from starboard.games.vanguard.printed_ship import MORALES
from starboard.games.vanguard.queries_ship import discoveries_left
from starboard.games.vanguard.rules.ship.records import record
from starboard.games.vanguard.ship_state import Page, Place
from starboard.games.vanguard.state import Member, Mission, Threat
from support.vanguard_ship import Aboard, lay_out, returning

SAVED = next(each.number for each in BOX.pois if not each.spec.no_save)
NOT_SAVED = next(each.number for each in BOX.pois if each.spec.no_save)
OPTIONAL = next(each.number for each in BOX.missions if each.spec.optional)
MAIN = BOX.missions.number("m21")
FLEETING = next((each.number for each in BOX.threats if each.spec.no_save), -1)
LASTING = next(each.number for each in BOX.threats if not each.spec.no_save)


def home(prepare: Any, **given: Any) -> Any:
    """Back from Tessaly with Science and Recon; `prepare` says how it looked there."""
    crew = {"security": "1r", "science": "1t 1r", "recon": "1t", "engineering": "1r"}
    state, names = lay_out(crew=crew, planet="tessaly", lander="space-ranger", passes=1, **given)
    for section in ("science", "recon"):
        place, number = SECTIONS.index(section), names[f"{section}1"]
        state.members[place] = Member(number, 1)
        state.ship.team[place] = number
    prepare(state)
    effects.turn_to(state, Page.LEAVING)
    return Aboard(state, names, ())


# --- leaving ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-SHIP-LEAVE-03", "IV-BOARD-13")
def test_cards_that_are_not_saved_optional_missions_and_the_condition_leave_the_board():
    def prepare(state: Any) -> Any:
        state.sectors[0].pois = [SAVED, NOT_SAVED]
        state.sectors[1].pois = [NOT_SAVED, SAVED]
        state.missions = [Mission(MAIN), Mission(OPTIONAL)]
        state.condition = next(each.number for each in BOX.conditions if not each.spec.printed)
        state.condition_time = 2
        state.threats = [Threat(LASTING, 3)] + ([Threat(FLEETING, 2)] if FLEETING >= 0 else [])
        state.unique_stack = [0]

    state = home(prepare).state

    assert [sector.pois for sector in state.sectors[:2]] == [[SAVED], [SAVED]]
    assert [mission.card for mission in state.missions] == [MAIN]
    assert state.condition == BOX.boards[state.planet].condition
    assert state.condition_time == 0
    assert [threat.card for threat in state.threats] == [LASTING]
    assert state.unique_stack == [0], "what is not taken stays until the record is written"


@pytest.mark.rule("IV-SHIP-LEAVE-04", "IV-SHIP-LEAVE-06", "IV-EQUIP-12")
def test_boards_are_cleared_and_equipment_goes_to_the_armory():
    kit, laser = (BOX.equipment.number(id) for id in ("first-aid-kit", "heavy-mining-laser"))

    def prepare(state: Any) -> Any:
        science = state.members[1]
        science.equipment, science.charges = [kit], 2
        science.dice, science.where = [0, 1, 2], [0, 2, 3]
        science.hand, science.discards, science.deck = [3], [4], [0] * len(BOX.cards)
        state.sectors[2].tokens = [laser]

    book = home(prepare)

    assert sorted(book.armory) == ["first-aid-kit", "heavy-mining-laser"]
    assert book.state.sectors[2].tokens == []
    assert [len(box) for box in book.ship.dice] == [5, 5, 5, 5], "sacrificed dice are back in the section box"


@pytest.mark.rule("IV-SHIP-LEAVE-04", "IV-LEAD-01")
def test_lead_tokens_go_back_into_the_bag():
    def prepare(state: Any) -> Any:
        state.lead_bag = [0] * len(BOX.leads)
        state.lead_beside = [each.spec.copies for each in BOX.leads]
        state.lead_beside[0] -= 1
        state.leads[2] = [0]

    state = home(prepare).state

    assert state.lead_bag == [each.spec.copies for each in BOX.leads]
    assert not any(state.leads)


@pytest.mark.rule("IV-SHIP-LEAVE-05")
def test_discoveries_success_and_injuries_are_still_there_after_leaving():
    def prepare(state: Any) -> Any:
        state.members[1].injuries = [BOX.injuries.number("wound")] * 2
        state.discoveries = [BOX.discoveries.number("glass-sand")]
        state.success = 2

    book = home(prepare)

    assert book.asked == "help-patient" or book.page == "saving"
    assert book.place("science1") == Place.BED, "the injuries reached the medbay"
    assert book.collected == ["glass-sand"]
    assert book.ship.success == 2


@pytest.mark.rule("IV-END-06", "IV-SHIP-LEAVE-04")
def test_who_died_down_there_is_mourned():
    def prepare(state: Any) -> Any:
        state.dead = [state.members[2].crew]
        state.members[2] = None

    book = home(prepare)

    assert book.place("recon1") == Place.DEAD
    assert book.ship.wall[2] == [book.crew["recon1"]]


# --- records ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-SHIP-LEAVE-01", "IV-SHIP-LEAVE-02", "IV-KEY-01", "IV-KEY-10", "IV-BOARD-13")
def test_a_record_holds_pois_from_top_to_bottom_flags_threats_uniques_and_open_missions():
    other = next(each.number for each in BOX.pois if not each.spec.no_save and each.number != SAVED)
    state, _ = lay_out(planet="tessaly")
    state.sectors[3].pois = [other, SAVED, NOT_SAVED]
    state.sectors[4].flags = 3
    state.threats = [Threat(LASTING, 5)]
    state.unique_stack = [7, 8]
    state.missions = [Mission(MAIN), Mission(OPTIONAL)]
    state.failed = [BOX.missions.number("m31")]

    found = record(state)

    assert BOX.planets[found.planet].id == "tessaly"
    assert found.sectors[3] == [SAVED, other]
    assert found.flags[4] == 3
    assert found.threats == [(LASTING, 5)]
    assert found.uniques == [7, 8]
    assert found.missions == [MAIN, BOX.missions.number("m31")], (
        "optional ones are gone, failed ones can be tried again"
    )


@pytest.mark.rule("IV-SHIP-LEAVE-01", "IV-SHIP-STAR-11", "IV-THREAT-01")
def test_every_standee_of_a_threat_is_recorded_and_comes_back():
    state, _ = lay_out(planet="tessaly")
    state.threats = [Threat(LASTING, 5, others=[2, 7])]
    found = record(state)
    again, _ = lay_out(planet="tessaly")

    effects.restore_board(again, found)

    assert found.threats == [(LASTING, 5), (LASTING, 2), (LASTING, 7)]
    assert again.threats == state.threats


@pytest.mark.rule("IV-SHIP-STAR-11", "IV-SHIP-BEGIN-01", "IV-KEY-10")
def test_a_recorded_board_comes_back_as_it_was():
    state, _ = lay_out(planet="tessaly")
    state.sectors[3].pois = [SAVED, BOX.pois.number("bz000")]
    state.sectors[4].flags = 3
    state.unique_stack = [7]
    state.threats = [Threat(LASTING, 5)]
    state.missions = [Mission(MAIN)]
    found = record(state)
    again, _ = lay_out(planet="tessaly")

    effects.restore_board(again, found)

    assert again.sectors == state.sectors
    assert again.threats == state.threats
    assert again.unique_stack == [7]
    assert again.missions == [Mission(MAIN)]


# --- docking ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-SHIP-DOCK-01", "IV-DEPART-04", "IV-RULING-33")
def test_a_failed_mission_lowers_morale_and_nobody_ranks_up():
    card = BOX.rankups[1].id
    failed = returning("docking", failed=True, rank_up=(card, True))
    succeeded = returning("docking", failed=False, rank_up=(card, True))

    assert MORALES[failed.ship.morale] == "low"
    assert failed.state.rank_ups[1] == 1, "the card is put away"
    assert failed.asked != "rank-up"
    assert MORALES[succeeded.ship.morale] == "medium"
    assert succeeded.asked == "rank-up"


@pytest.mark.rule("IV-SHIP-DOCK-03", "IV-DISC-03", "IV-KEY-02")
def test_discoveries_beyond_the_limit_are_left_behind_by_the_science_leader():
    taken = ["glass-sand", "salt-bloom", "vent-eel", "glass-fern", "dead-switch", "banded-iron"]
    book = returning("docking", discoveries=taken, seats=4, leaders=[0, 3, 1, 2])
    assert (book.asked, book.seat) == ("leave-discovery", 3)

    book.play("leave:dead-switch")

    assert sorted(book.collected) == sorted(set(taken) - {"dead-switch"})
    left = discoveries_left(book.state, KINDS.index("alien-technology"))
    assert sum(left) == 13, "what is left behind is in its deck again"


@pytest.mark.rule("IV-SHIP-DOCK-03")
def test_as_many_as_the_lander_holds_are_kept():
    taken = ["glass-sand", "salt-bloom", "vent-eel", "glass-fern", "dead-switch"]
    book = returning("docking", discoveries=taken)

    assert sorted(book.collected) == sorted(taken)


@pytest.mark.rule("IV-RULING-26", "IV-SHIP-DOCK-03")
def test_unique_discoveries_count_but_are_never_left():
    taken = ["glass-sand", "salt-bloom", "vent-eel", "glass-fern", "dead-switch"]
    book = returning("docking", discoveries=taken, uniques=[2])
    assert book.asked == "leave-discovery"

    book.play("leave:glass-sand")

    assert book.ship.pockets == [BOX.unique_numbers[2]]
    assert len(book.collected) == 4


@pytest.mark.rule("IV-RULING-49")
def test_unique_discoveries_above_32_do_not_count():
    taken = ["glass-sand", "salt-bloom", "vent-eel", "glass-fern", "dead-switch"]
    book = returning("docking", discoveries=taken, uniques=[33])

    assert len(book.collected) == 5
    assert book.ship.pockets == []


@pytest.mark.rule("IV-SHIP-DOCK-04", "IV-SHIP-DOCK-05")
def test_resting_crew_is_available_and_the_away_team_is_not():
    crew = {"security": "1r 1r", "science": "1h 1r", "recon": "1h", "engineering": "1r"}
    book = returning("docking", crew=crew)

    assert book.place("security1") == Place.AVAILABLE
    assert book.place("science2") == Place.AVAILABLE
    assert book.place("science1") == Place.RESTING, "it rests, in the medbay's order"
    assert book.place("recon1") == Place.RESTING
