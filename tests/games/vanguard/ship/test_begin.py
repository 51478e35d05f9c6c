"""Page 24, begin exploration, and the walk through the whole book (IV-SHIP-BEGIN, IV-SHIP-GEN)."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.games.vanguard import effects_ship as effects
from starboard.games.vanguard import events_ship as events
from starboard.games.vanguard.content.library import BOX
from starboard.games.vanguard.game import GAME
from starboard.games.vanguard.printed_ship import BOOK
from starboard.games.vanguard.queries_ship import discoveries_left
from starboard.games.vanguard.rules.setup import lay_board
from starboard.games.vanguard.ship_state import Page, Record
from starboard.games.vanguard.state import Phase
from support.vanguard_ship import Aboard, lay_out


def beginning(planet: Any = "tessaly", record: Any = None, leaders: Any = None, **given: Any) -> Any:
    """Science and Recon have landed: the book is open at page 24."""
    seats = 4 if leaders else 1
    state, names = lay_out(
        crew={"science": "1t", "recon": "1t"}, lander="space-ranger", seats=seats, leaders=leaders, **given
    )
    lay_board(state, BOX.planets.number(planet))
    for section, name in ((1, "science1"), (2, "recon1")):
        state.ship.team[section] = names[name]
        effects.man_board(state, section)
    if record is not None:
        effects.restore_board(state, record)
        effects.note_return(state, True)
    effects.turn_to(state, Page.BEGIN)
    first, second = [card for card, count in enumerate(state.rank_ups) if count][:2]
    return Aboard(state, names, [first, second], GAME)


@pytest.mark.rule("IV-SHIP-BEGIN-01", "IV-MISS-03", "IV-BOARD-06", "IV-BOARD-07")
def test_the_board_is_laid_out_with_missions_and_unique_discoveries():
    state = beginning().state

    spec = BOX.planets.find("tessaly").spec
    assert [BOX.missions[mission.card].id for mission in state.missions] == spec.missions
    assert sorted(BOX.uniques[each].spec.number for each in state.unique_stack) == sorted(spec.uniques)
    assert len(state.sectors) == len(BOX.boards[state.planet].sectors)


@pytest.mark.rule("IV-SHIP-BEGIN-02", "IV-DISC-01", "IV-LEAD-01")
def test_five_decks_of_discoveries_a_deck_of_events_and_all_leads_are_ready():
    state = beginning(collected=["salt-bloom"]).state

    assert [sum(deck) for deck in state.decks] == [12, 13, 13, 13, 13], "what is collected is not in its deck"
    assert state.decks[0] == discoveries_left(state, 0)
    assert sum(state.events) == sum(1 for event in BOX.events if event.spec.deck == "basic")
    assert sum(state.lead_bag) == 20


@pytest.mark.rule("IV-SHIP-BEGIN-02", "IV-COMP-17")
def test_with_the_secret_envelope_the_advanced_events_are_shuffled_in():
    state = beginning(envelope=True).state

    assert sum(state.events) == sum(1 for event in BOX.events if event.spec.deck in ("basic", "advanced"))


@pytest.mark.rule("IV-SHIP-BEGIN-03", "IV-RANK-01")
def test_of_two_rank_up_cards_one_is_kept_and_the_other_returned():
    book = beginning()
    assert book.asked == "keep-rank-up"
    first, second = (key.partition(":")[2] for key in book.offered)

    book.play(f"keep-rank-up:{second}")

    assert BOX.rankups[book.state.rank_up].id == second
    assert book.state.rank_ups[BOX.rankups.number(first)] == 1
    assert book.state.rank_ups[BOX.rankups.number(second)] == 0
    assert not book.state.ranked


@pytest.mark.rule("IV-SHIP-BEGIN-04", "IV-BOARD-11")
def test_the_lander_stands_in_a_sector_with_its_symbol_and_all_figures_with_it():
    book = beginning()
    while book.state.phase == Phase.BEGIN or book.asked in ("keep-rank-up", "landing-sector"):
        book.play(book.offered[0])

    sector = BOX.boards[book.state.planet].sectors[book.state.lander_at]
    assert sector.lander
    assert [member.at for member in book.state.members if member] == [book.state.lander_at] * 2


@pytest.mark.rule("IV-SHIP-BEGIN-05", "IV-ROUND-02")
def test_the_recon_leader_gives_the_start_token():
    book = beginning(leaders=[0, 1, 2, 3])
    while book.asked != "start-token":
        assert book.seat == 2
        book.play(book.offered[0])

    assert book.seat == 2


@pytest.mark.rule("IV-SHIP-BEGIN-01", "IV-SHIP-STAR-11")
def test_a_planet_visited_again_is_as_its_record_says():
    tessaly = BOX.planets.number("tessaly")
    sectors: list[list[int]] = [[] for _ in BOX.boards[tessaly].sectors]
    sectors[9] = [BOX.pois.number("bz000")]
    record = Record(tessaly, sectors=sectors, flags=[0] * len(sectors), missions=[BOX.missions.number("m22")])
    book = beginning(record=record)
    while book.asked in ("keep-rank-up", "landing-sector"):
        book.play(book.offered[0])

    state = book.state
    assert state.sectors[9].pois == [BOX.pois.number("bz000")], "what the board begins with is not laid again"
    assert BOX.missions.number("m22") in [mission.card for mission in state.missions]
    assert BOX.missions.number("m21") not in [mission.card for mission in state.missions]
    assert not state.unique_stack


@pytest.mark.rule("IV-SHIP-GEN-01", "IV-SHIP-GEN-02", "IV-FACT-35")
def test_a_pass_walks_the_pages_in_order():
    state, names = lay_out(target="object-tessaly", crew=dict.fromkeys(("science", "recon"), "1 1"))
    effects.turn_to(state, Page.BRIDGE)
    book = Aboard(state, names, [])
    wanted = {"star-map": "visit:object-tessaly", "facilities": "done", "away-team": "", "landing-row": ""}
    while book.asked and book.state.phase == Phase.SHIP:
        key = wanted.pop(book.asked, "")
        if book.asked == "star-map" and not key:
            key = "close-maps"
        book.play(key or book.offered[0])

    pages = [event.page for event in book.happened(events.PageTurned)]
    assert pages == [Page.STAR_MAP, Page.FACILITIES, Page.HANGAR, Page.LAUNCH, Page.BEGIN]
    assert BOOK.landers[book.ship.lander].id == "space-ranger"


@pytest.mark.rule("IV-SHIP-GEN-02", "IV-END-05")
def test_after_the_exploration_the_closing_pages_follow_in_order():
    state, names = lay_out(crew={"science": "1t", "recon": "1t", "security": "1r", "engineering": "1r"},
                           planet="tessaly", lander="space-ranger", passes=1)  # fmt: skip
    for section, name in ((1, "science1"), (2, "recon1")):
        state.ship.team[section] = names[name]
        effects.man_board(state, section)
    state.phase = Phase.SHIP
    state.ship.page = Page.LEAVING
    book = Aboard(state, names, [])

    pages = [event.page for event in book.happened(events.PageTurned)]
    assert pages == [Page.DOCKING, Page.DEBRIEFING, Page.UNLOADING, Page.MEDBAY, Page.MEMORIAL, Page.SAVING]
