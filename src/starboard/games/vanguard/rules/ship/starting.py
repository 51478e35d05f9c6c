"""Before the book is opened: the quick start without the tutorial, and going on after it (IV-QS, IV-TUT-31 to 33)."""

from __future__ import annotations

from starboard.core.choice import Value, choose
from starboard.games.vanguard import effects_ship as effects
from starboard.games.vanguard.printed import BOX
from starboard.games.vanguard.printed_ship import BOOK
from starboard.games.vanguard.queries_ship import SECTION_NUMBERS, starting_deck
from starboard.games.vanguard.rules.logs import read_log
from starboard.games.vanguard.rules.setup import begin_first_mission
from starboard.games.vanguard.rules.ship.aboard import ALL
from starboard.games.vanguard.rules.ship.barracks import keep_recruits
from starboard.games.vanguard.ship_state import Page, Place
from starboard.games.vanguard.state import State

OPENING = "start"
"""IV-TUTC-18: the log that everything begins with."""


# --- the quick start --------------------------------------------------------------------------------------------------


async def read_opening(state: State) -> None:
    """IV-QS-02: the starting log."""
    effects.next_step(state)
    await read_log(state, ALL, BOX.logs.number(OPENING))


async def hire(state: State) -> None:
    """IV-QS-03, IV-QS-04: each section draws three recruits and keeps two; one goes on the crew board, one rests."""
    section = state.ship.at
    if section == len(SECTION_NUMBERS):
        return effects.next_step(state)
    numbers = BOX.numbers
    kept = await keep_recruits(state, section, numbers.quick_recruits, numbers.quick_kept, Place.RESTING, "IV-QS-03")
    values: list[Value] = [("send", crew) for crew in kept]
    picked = await choose(state.leaders[section], "first-on-board", values, rule="IV-QS-04", section=section)
    effects.choose_member(state, section, int(picked[1]))
    effects.next_at(state)


async def pick_sections(state: State) -> None:
    """IV-QS-06, IV-QS-07: of several sections a player picks one for the first mission, alone two; the others rest."""
    ship = state.ship
    seat = ship.at
    if seat == state.seats:
        return effects.next_step(state)
    own = [section for section in SECTION_NUMBERS if state.leaders[section] == seat]
    wanted = BOOK.numbers.least_team if state.seats == 1 else 1
    going: list[int] = []
    while len(going) < wanted:
        values: list[Value] = [("section", section) for section in own if section not in going]
        picked = await choose(seat, "first-sections", values, rule="IV-QS-06")
        going.append(int(picked[1]))
    for section in own:
        if section not in going:
            effects.stay_behind(state, section)
    effects.next_at(state)


async def set_out(state: State) -> None:
    """IV-QS-08 to 14: the boards are manned with the ten starting cards, and the first mission begins."""
    ship = state.ship
    for section in SECTION_NUMBERS:
        if ship.team[section] >= 0:
            effects.set_deck(state, section, starting_deck(section))
            effects.man_board(state, section)
            effects.take_charges(state, section)
    effects.close_book(state)
    await begin_first_mission(state)


# --- after the tutorial -----------------------------------------------------------------------------------------------


async def settle_in(state: State) -> None:
    """IV-TUT-31: the board crew rests, the unique discovery is in its pocket, the tokens are in the bag."""
    effects.settle_in(state)
    effects.next_step(state)


async def welcome(state: State) -> None:
    """IV-TUT-32: each section draws two recruits and keeps one, who is available."""
    section = state.ship.at
    if section == len(SECTION_NUMBERS):
        return effects.next_step(state)
    numbers = BOOK.numbers
    await keep_recruits(state, section, numbers.continue_drawn, numbers.continue_kept, Place.AVAILABLE, "IV-TUT-32")
    effects.next_at(state)


async def open_book(state: State) -> None:
    """IV-TUT-33, IV-RULING-38: the first ship phase begins on the bridge, with log 750."""
    effects.turn_to(state, Page.BRIDGE)


QUICK_START = (read_opening, hire, pick_sections, set_out)
CONTINUATION = (settle_in, welcome, open_book)
