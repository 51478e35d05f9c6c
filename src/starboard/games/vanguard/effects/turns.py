"""Rounds, turns, actions and those that need no more: who is on."""

from __future__ import annotations

from collections.abc import Sequence

from starboard.games.vanguard import events
from starboard.games.vanguard.printed import BOX
from starboard.games.vanguard.queries import member_of
from starboard.games.vanguard.state import UNIQUE, Phase, State

# --- the order of play ------------------------------------------------------------------------------------------------


def go_on_with(state: State, phase: Phase) -> None:
    """The next step is one of this phase."""
    state.phase = phase


def begin_round(state: State) -> None:
    """IV-ROUND-07: all turn tokens are turned back."""
    state.round += 1
    for member in state.members:
        if member is not None:
            member.acted = False
            member.weary = False
    if state.log.heard:
        state.log.add(events.RoundBegan(state.round))


def give_start_token(state: State, who: int, rule: str = "IV-ROUND-03") -> None:
    """IV-ROUND-02, 03: somebody gets the start token."""
    state.first = who
    if state.log.heard:
        state.log.add(events.StartTokenGiven(who, rule=rule))


def begin_turn(state: State, who: int, actions: int) -> None:
    """IV-ROUND-05: a crew member's turn."""
    state.active = who
    state.actions_left = actions
    state.special_used = False
    state.refused = False
    member_of(state, who).used_turn = []
    state.used_things = [each for each in state.used_things if not _is_ready_again(each)]
    if state.log.heard:
        state.log.add(events.TurnBegan(who, state.round))


def _is_ready_again(thing: int) -> bool:
    """Whether a discovery can be used once a turn."""
    found = BOX.discoveries[thing] if thing < UNIQUE else BOX.uniques[thing - UNIQUE]
    return bool(found.spec.uses == "turn")


def end_turn(state: State, who: int) -> None:
    """IV-ROUND-06: the turn token is flipped."""
    member_of(state, who).acted = True
    if state.log.heard:
        state.log.add(events.TurnEnded(who))


def begin_action(state: State, who: int, action: str, *, special: bool = False) -> None:
    """IV-ACT-02: an action is taken."""
    state.actions_left -= 1
    if special:
        state.special_used = True
    if state.log.heard:
        state.log.add(events.ActionBegan(who, action))


def give_actions(state: State, who: int, count: int, rule: str) -> None:
    """More actions in this turn."""
    state.actions_left += count
    if state.log.heard:
        state.log.add(events.ActionGained(who, count, rule=rule))


def refuse_departure(state: State, against: Sequence[int]) -> None:
    """IV-DEPART-01: somebody does not agree; a section of each who says no."""
    state.refused = True
    if state.log.heard:
        for who in against:
            state.log.add(events.DepartureRefused(who))


# --- actions that need no more ----------------------------------------------------------------------------------------


def push(state: State, who: int) -> None:
    """IV-PUSH-02: somebody pushes."""
    if state.log.heard:
        state.log.add(events.Pushed(who))


def rest(state: State, who: int) -> None:
    """IV-REST-02: somebody has rested."""
    if state.log.heard:
        state.log.add(events.Rested(who))


def prepare(state: State, what: int) -> None:
    """IV-PREP-01: which parts of a prepare action are done, as bits."""
    state.prepared = what


def pick_random(state: State, who: int) -> None:
    """IV-CREW-07: the dice have chosen a member."""
    if state.log.heard:
        state.log.add(events.RandomMember(who))
