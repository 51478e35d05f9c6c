"""The quick start and going on after the tutorial (IV-QS, IV-TUT-30 to 33, IV-RULING-51)."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.games.vanguard import effects_ship as effects
from starboard.games.vanguard.content.library import BOX
from starboard.games.vanguard.game import GAME
from starboard.games.vanguard.printed import SECTIONS
from starboard.games.vanguard.printed_ship import BOOK
from starboard.games.vanguard.queries_ship import starting_deck
from starboard.games.vanguard.ship_state import Page, Place
from starboard.games.vanguard.state import Member, Mode, Phase
from support.vanguard_ship import Aboard, lay_out

IDS = [crew.id for crew in BOX.crew]


def quick_start(*, seats: Any = 1, leaders: Any = None, dice: Any = ()) -> Any:
    """The quick start, before the first section has drawn its recruits."""
    state, names = lay_out(crew={}, seats=seats, leaders=leaders)
    effects.turn_to(state, Page.QUICK_START)
    return Aboard(state, names, dice, GAME)


def hire(book: Any, section: Any) -> Any:
    """A section keeps the first two of three recruits and puts the first on its board."""
    first = section * 3
    book.play(f"keep:{IDS[first]}", f"keep:{IDS[first + 1]}", f"send:{IDS[first]}",
              dice=[] if section == 3 else [first + 3, first + 4, first + 5])  # fmt: skip
    return book


def hired(**given: Any) -> Any:
    """All four sections have hired."""
    book = quick_start(dice=[0, 1, 2], **given)
    for section in range(4):
        hire(book, section)
    return book


@pytest.mark.rule("IV-QS-02", "IV-LOG-01")
def test_the_starting_log_is_read_first():
    book = quick_start(dice=[0, 1, 2])

    assert book.asked == "keep-recruit"
    assert [BOX.logs[log].id for log in book.ship.read] == ["start"]


@pytest.mark.rule("IV-QS-03", "IV-RULING-68", "IV-FLOW-06")
def test_each_section_draws_three_recruits_and_keeps_two():
    book = quick_start(dice=[0, 1, 2])

    assert book.offered == [f"keep:{id}" for id in IDS[:3]]
    hire(book, 0)

    assert book.ship.sections[:3] == [0, 0, -1]
    assert book.ship.places[2] == Place.RECRUIT, "the third goes back"


@pytest.mark.rule("IV-QS-04")
def test_one_goes_on_the_crew_board_and_the_other_rests_at_rank_1():
    book = hire(quick_start(dice=[0, 1, 2]), 0)

    assert (book.ship.places[0], book.ship.places[1]) == (Place.TEAM, Place.RESTING)
    assert book.ship.ranks[:2] == [1, 1]
    assert book.ship.team[0] == 0


@pytest.mark.rule("IV-QS-03")
def test_each_leader_chooses_the_own_recruits():
    book = quick_start(seats=4, leaders=[2, 3, 0, 1], dice=[0, 1, 2])
    assert book.seat == 2

    hire(book, 0)

    assert book.seat == 3


@pytest.mark.rule("IV-QS-06", "IV-QS-07")
def test_alone_one_picks_two_sections_and_the_others_rest():
    book = hired()
    assert book.asked == "first-sections"

    book.play("section:recon", "section:security")

    assert [crew >= 0 for crew in book.ship.team] == [True, False, True, False]
    assert book.ship.places[3] == Place.RESTING, "Science stays aboard"
    assert book.state.members[1] is None
    assert len(book.ship.dice[1]) == 5, "its dice stay in the section box"


@pytest.mark.rule("IV-QS-06")
@pytest.mark.parametrize(
    ("seats", "leaders", "picks"),
    [(2, [0, 0, 1, 1], ["section:science", "section:recon"]), (3, [0, 0, 1, 2], ["section:security"])],
)
def test_who_leads_several_sections_picks_one(seats, leaders, picks):
    book = hired(seats=seats, leaders=leaders)
    for key in picks:
        assert book.asked == "first-sections"
        book.play(key)

    assert book.asked != "first-sections"
    assert sum(crew >= 0 for crew in book.ship.team) == seats


def underway(book: Any) -> Any:
    """Figures are put down and hands drawn."""
    while book.state.phase != Phase.TURN:
        book.play(book.offered[0])
    return book


@pytest.mark.rule("IV-QS-08", "IV-QS-13", "IV-QS-14")
def test_the_team_takes_the_ten_marked_cards_no_charges_and_draws_two():
    book = underway(hired().play("section:science", "section:recon"))

    for section in (1, 2):
        member = book.state.members[section]
        cards = [card for card, count in enumerate(member.deck) for _ in range(count)] + member.hand
        assert sorted(cards) == sorted(starting_deck(section))
        assert len(cards) == 10
        assert all(BOX.cards[card].spec.starter and BOX.cards[card].spec.rank == 1 for card in cards)
        assert len(member.hand) == 2
        assert member.charges == 0


@pytest.mark.rule("IV-QS-14")
def test_log_1_is_read_when_the_hands_are_drawn():
    book = hired().play("section:science", "section:recon")
    assert BOX.logs.number("1") not in book.ship.read

    underway(book)

    assert BOX.logs.number("1") in book.ship.read


@pytest.mark.rule("IV-QS-12", "IV-ROUND-02")
def test_the_recon_leader_gives_the_start_token_even_from_aboard():
    book = hired(seats=2, leaders=[0, 0, 1, 1]).play("section:science", "section:engineering")
    while book.asked != "start-token":
        book.play(book.offered[0])

    assert book.seat == 1, "Recon is not down there, its leader decides all the same"
    assert len(book.offered) == 2


@pytest.mark.rule("IV-QS-05", "IV-QS-09", "IV-QS-10", "IV-RULING-51")
def test_the_first_mission_is_on_the_eye_of_the_void_by_the_normal_rules():
    book = underway(hired().play("section:science", "section:recon"))

    state = book.state
    assert BOX.planets[state.planet].id == "eye-of-the-void"
    assert state.mode == Mode.QUICK
    assert [BOX.missions[mission.card].id for mission in state.missions] == ["m01"]
    assert BOX.rankups[state.rank_up].spec.tutorial
    assert state.unique_stack == [BOX.unique_numbers[1]]
    assert sum(state.events) == 5
    assert not state.threats
    assert [BOX.dice[die].id for die in state.members[1].dice] == [BOX.dice[die].id for die in BOX.starting_dice[1]]


@pytest.mark.rule("IV-QS-11")
def test_figures_stand_in_sectors_1_and_2_with_one_in_each():
    book = hired(seats=4, leaders=[0, 1, 2, 3])
    for _ in range(3):
        book.play("sector:1")
    underway(book)

    places = [member.at for member in book.state.members]
    assert sorted(places) == [0, 0, 0, 1], "the last one has no choice"


# --- after the tutorial -----------------------------------------------------------------------------------------------


def continued(dice: Any = (20, 21, 22, 23, 24, 25, 26, 27)) -> Any:
    """The tutorial is over: Science and Recon came home at rank 2 with the unique discovery and two tokens."""
    crew = {"security": "1r", "science": "1t", "recon": "1t", "engineering": "1r"}
    state, names = lay_out(crew=crew, planet="eye-of-the-void", uniques=[1], gained=2)
    for section, name in ((1, "science1"), (2, "recon1")):
        state.members[section] = Member(names[name], 2)
        state.ship.team[section] = names[name]
    effects.turn_to(state, Page.CONTINUATION)
    book = Aboard(state, names, dice[:2])
    for section in range(4):
        book.play(book.offered[0], dice=dice[2 * section + 2 : 2 * section + 4])
    return book


@pytest.mark.rule("IV-TUT-30", "IV-TUT-31", "IV-FLOW-06")
def test_after_the_tutorial_the_crew_rests_and_what_was_found_is_stored():
    book = continued()

    assert book.ship.pockets == [BOX.unique_numbers[1]]
    assert book.ship.success == 2
    assert [book.place(f"{name}1") for name in SECTIONS] == [Place.RESTING] * 4
    assert book.rank("science1") == 2
    assert book.state.members == [None] * 4
    assert book.state.planet == -1


@pytest.mark.rule("IV-TUT-32")
def test_after_the_tutorial_each_section_draws_two_and_keeps_one_who_is_available():
    book = continued()

    kept = [20, 22, 24, 26]
    assert [book.ship.sections[crew] for crew in kept] == [0, 1, 2, 3]
    assert [book.ship.places[crew] for crew in kept] == [Place.AVAILABLE] * 4
    assert book.ship.places[21] == Place.RECRUIT


@pytest.mark.rule("IV-TUT-33", "IV-RULING-38")
def test_the_first_ship_phase_begins_with_log_750_on_the_bridge():
    book = continued()

    assert BOX.logs.number("750") in book.ship.read
    assert book.ship.passes == 1
    assert book.page == "star-map"
    assert BOOK.systems[book.ship.system].id == "tessaly"
