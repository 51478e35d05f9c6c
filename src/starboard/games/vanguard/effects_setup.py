"""Verbs of setting up: writers of what is there before the first round, and of what the tutorial leaves."""

from __future__ import annotations

from starboard.core.piles import Pile
from starboard.games.vanguard import events
from starboard.games.vanguard.printed import BOX, KINDS
from starboard.games.vanguard.queries import member_of, member_sections
from starboard.games.vanguard.state import Mode, Result, Sector, State


def lead(state: State, section: int, seat: int) -> None:
    """IV-PLAYERS-06: a player leads a section."""
    state.leaders[section] = seat


def set_mode(state: State, mode: Mode) -> None:
    """Which rules of play hold."""
    state.mode = mode


def fill_rank_ups(state: State) -> None:
    """IV-COMP-07: the rank-up cards, without the tutorial's."""
    state.rank_ups = [0 if each.spec.tutorial else 1 for each in BOX.rankups]


def take_rank_up(state: State, card: int) -> None:
    """A rank-up card is drawn."""
    state.rank_ups[card] -= 1


def return_rank_up(state: State, card: int) -> None:
    """A rank-up card goes back to the others."""
    state.rank_ups[card] += 1


def begin_script(state: State) -> None:
    """IV-TUT-13, 17: the first round is scripted, and no events are drawn."""
    state.script = 1
    state.event_on = False


def end_script(state: State) -> None:
    """IV-TUT-22: play is free."""
    state.script = 0


def stand(state: State, section: int, at: int) -> None:
    """A figure is put on the board."""
    member_of(state, section).at = at


def fit_mods(state: State, mods: list[int]) -> None:
    """The lander has these mods."""
    state.ship.mods = mods
    state.change_powers()


def lay_board(
    state: State,
    planet: int,
    *,
    sectors: list[Sector],
    condition: int,
    uniques: list[int],
    events: Pile,
    injuries: Pile,
    decks: list[Pile],
    leads: Pile,
    supplies: int,
    unlimited: bool,
) -> None:
    """IV-SHIP-BEGIN-01: a board with nothing on it yet, and everything beside it."""
    state.planet, state.mode = (
        planet,
        state.mode if state.flags.mode == Mode.TUTORIAL and not state.ship.passes else Mode.PLAIN,
    )
    state.sectors, state.condition, state.condition_time = sectors, condition, 0
    state.missions, state.completed, state.failed = [], [], []
    state.threats, state.neutralised = [], 0
    state.markers, state.marks = {}, {}
    state.unique_stack, state.uniques, state.discoveries, state.used_things = uniques, [], [], []
    state.events, state.event_discards, state.foreseen = events, [0] * len(events), []
    state.event, state.event_on = -1, True
    state.injuries, state.decks, state.beneath = injuries, decks, []
    state.lead_bag, state.lead_beside = leads, [0] * len(leads)
    state.leads = [[] for _ in KINDS]
    state.success = 0
    state.supplies = state.supply_limit = supplies
    state.unlimited = unlimited
    state.round, state.first, state.active, state.actions_left = 0, -1, -1, 0
    state.lander_at = -1
    state.check = state.moving = None
    state.due, state.read, state.dead, state.finals = [], [], [], []
    state.result, state.end_log = Result.NONE, -1
    state.rank_up, state.ranked = -1, False
    state.change_powers()


def put_finds_away(state: State) -> None:
    """IV-QS-09: lead tokens and discoveries stay in the box."""
    state.lead_bag = [0] * len(state.lead_bag)
    state.decks = [[0] * len(deck) for deck in state.decks]


def announce_board(state: State) -> None:
    """IV-SHIP-BEGIN-01: the exploration begins."""
    state.team_size = len(member_sections(state))
    if state.log.heard:
        state.log.add(events.ExplorationBegan(BOX.planets[state.planet].id))
