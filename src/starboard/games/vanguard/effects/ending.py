"""Ranks, and how an exploration ends."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NoReturn

from starboard.core.errors import EndStep
from starboard.games.vanguard import events
from starboard.games.vanguard.printed import BOX
from starboard.games.vanguard.queries import member_of
from starboard.games.vanguard.state import EXHAUSTED, Member, Phase, Result, State


def complete_rank_up(state: State) -> None:
    """IV-RANK-02: the card is turned to "completed"."""
    state.ranked = True
    if state.log.heard:
        state.log.add(events.RankUpCompleted(BOX.rankups[state.rank_up].id))


def keep_rank_up(state: State, card: int) -> None:
    """IV-SHIP-BEGIN-03: one rank-up card lies above the board."""
    state.rank_up = card
    state.ranked = False
    state.change_powers()
    if state.log.heard:
        state.log.add(events.RankUpKept(BOX.rankups[card].id))


def end_exploration(state: State, result: Result, log: int, who: int = -1) -> NoReturn:
    """IV-ROUND-08: the exploration ends here and now, whatever is under way."""
    state.result = result
    state.end_log = log
    state.phase = Phase.ENDING
    if state.log.heard:
        if result == Result.EVACUATED:
            state.log.add(events.Evacuated(who))
        elif result == Result.DEPARTED:
            state.log.add(events.Departed(who))
    raise EndStep


def lay_down(state: State) -> None:
    """What was under way when the exploration ended is under way no more."""
    check = state.check
    if check is not None:
        for die in check.pool:
            member = state.members[die.section]
            if member is not None:
                member.where[die.die] = EXHAUSTED
    state.check = state.moving = None
    state.due = []


def lose_discoveries(state: State, *, uniques: bool) -> None:
    """IV-END-03: everything on the lander is lost but what is unique; in Deadly Space that too."""
    lost = len(state.discoveries)
    for discovery in state.discoveries:
        state.decks[BOX.kinds[discovery]][discovery] += 1
    state.discoveries = []
    if uniques:
        lost += len(state.uniques)
        state.uniques = []
    state.change_powers()
    if lost and state.log.heard:
        state.log.add(events.DiscoveriesLost(lost))


def discard_used_uniques(state: State) -> None:
    """IV-UDISC-03: numbers above 32 do not outlast the exploration."""
    last = BOX.numbers.last_stored_unique
    state.uniques = [each for each in state.uniques if BOX.uniques[each].spec.number <= last]
    state.change_powers()


def announce_end(state: State, result: str) -> None:
    """IV-END-04: the exploration is over."""
    if state.log.heard:
        state.log.add(events.ExplorationEnded(BOX.planets[state.planet].id, result))


def note_result(state: State, *, failed: bool, evacuated: bool) -> None:
    """What the ship book will have to know (IV-RULING-33)."""
    state.ship.failed = failed
    state.ship.evacuated = evacuated


def rank_up(state: State, who: int) -> None:
    """IV-RANK-04: a member gets a sleeve of the next rank."""
    member = member_of(state, who)
    member.rank += 1
    if state.ship.ranks:
        state.ship.ranks[member.crew] = member.rank
    if state.log.heard:
        state.log.add(events.RankedUp(who, member.rank))


def buy_dice(state: State, dice: Sequence[int], price: int) -> None:
    """IV-RANK-08: every section gets a new die."""
    state.success -= price
    for section, die in enumerate(dice):
        state.ship.dice[section].append(die)
    if state.log.heard:
        state.log.add(events.DiceBought(price))


def seat_member(state: State, who: int, member: Member) -> None:
    """A crew member joins the away team."""
    state.members[who] = member
    state.change_powers()
