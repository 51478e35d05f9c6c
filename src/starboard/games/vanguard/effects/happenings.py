"""Events: shuffled, foreseen, revealed."""

from __future__ import annotations

from starboard.core.piles import reshuffle
from starboard.games.vanguard import events
from starboard.games.vanguard.printed import BOX
from starboard.games.vanguard.state import State


def shuffle_events(state: State) -> None:
    """IV-EVENT-01: the discards become a new deck."""
    reshuffle(state.events, state.event_discards)
    if state.log.heard:
        state.log.add(events.EventsShuffled())


def take_event(state: State, event: int) -> None:
    """An event leaves the deck."""
    state.events[event] -= 1


def take_foreseen(state: State) -> int:
    """The event that is known to lie on top."""
    return state.foreseen.pop()


def foresee(state: State, event: int) -> None:
    """An event is put back on top, known to all."""
    state.foreseen.append(event)


def reveal_event(state: State, who: int, event: int, main: bool) -> None:
    """IV-EVENT-01: an event is revealed."""
    state.event = event
    if state.log.heard:
        state.log.add(events.EventRevealed(who, BOX.events[event].id, main))


def ignore_event(state: State, who: int, event: int, rule: str) -> None:
    """An event is not resolved."""
    if state.log.heard:
        state.log.add(events.EventIgnored(who, BOX.events[event].id, rule))


def discard_event(state: State, event: int) -> None:
    """IV-EVENT-05: an event goes to the discards."""
    state.event_discards[event] += 1
    state.event = -1


def switch_events(state: State, on: bool) -> None:
    """IV-TUT-13: whether events are drawn at the end of turns."""
    state.event_on = on
