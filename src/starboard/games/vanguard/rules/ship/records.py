"""Planetary records: what is written down of a board, and how it comes back (IV-SHIP-LEAVE-01, IV-SHIP-LEAVE-02)."""

from __future__ import annotations

from starboard.games.vanguard import effects_setup
from starboard.games.vanguard import effects_ship as effects
from starboard.games.vanguard.printed import BOX
from starboard.games.vanguard.printed_ship import BOOK
from starboard.games.vanguard.queries_ship import record_of
from starboard.games.vanguard.rules.setup import place_printed
from starboard.games.vanguard.ship_state import Record
from starboard.games.vanguard.state import State


def record(state: State) -> Record:
    """IV-SHIP-LEAVE-01, IV-SHIP-LEAVE-02: by sector the POI cards from top to bottom and its flags, threats, unique
    discoveries not taken and missions not done; nothing that is not to be saved."""
    landing = next((each for each, planet in enumerate(BOOK.landing_planets) if planet == state.planet), -1)
    return Record(
        state.planet,
        landing,
        [[poi for poi in reversed(sector.pois) if not BOX.pois[poi].spec.no_save] for sector in state.sectors],
        [sector.flags for sector in state.sectors],
        [
            (threat.card, at)
            for threat in state.threats
            if not BOX.threats[threat.card].spec.no_save
            for at in (threat.at, *threat.others)
        ],
        list(state.unique_stack),
        missions_left(state),
    )


def missions_left(state: State) -> list[int]:
    """The missions that are still to be done there: unfinished ones, and those that failed."""
    left = [mission.card for mission in state.missions] + state.failed
    return [card for card in left if not BOX.missions[card].spec.optional]


def uncover_board(state: State) -> None:
    """IV-SHIP-BEGIN-01, IV-SHIP-STAR-11: the board with what is printed for it, or as its record says."""
    found = record_of(state.ship, state.planet)
    if found is None:
        place_printed(state)
    else:
        effects.restore_board(state, found)
    effects.note_return(state, found is not None)
    effects_setup.announce_board(state)


def put_board_away(state: State) -> None:
    """IV-SHIP-LAUNCH-01: the board that is laid out, if one is, is recorded, and its cards go back to the trays."""
    if state.planet >= 0 and not BOX.planets[state.planet].spec.tutorial:
        effects.write_record(state, record(state))
    effects.clear_board(state)
