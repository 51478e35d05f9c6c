"""What an action would ask: played on a copy of the state up to its first question, by the rules themselves."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from starboard.core.choice import Choice, Value, everything_asked
from starboard.core.piles import apart
from starboard.core.ruling import Ruling
from starboard.games.hagalaz.effects import place_die
from starboard.games.hagalaz.options import option
from starboard.games.hagalaz.printed import Slot
from starboard.games.hagalaz.queries import free_slots
from starboard.games.hagalaz.rules.actions import Play, perform, placement_ruling
from starboard.games.hagalaz.rules.dice import face_of
from starboard.games.hagalaz.rules.picking import GO_ON
from starboard.games.hagalaz.state import State

_MOST_WINDOWS = 8
"""Questions of others before an action begins: items, tokens."""


class Aim(NamedTuple):
    """What an action, with a die that fits it, would have to say to a piece: a ruling against it, or None."""

    slot: Slot
    die: int
    against: Ruling | None


def aims(state: State, piece: str) -> list[Aim]:
    """The actions of the active hero whose first question is about a piece, each with the ruling against it."""
    found = []
    for slot, die in _ways(state):
        copy = apart(state, 0)
        with everything_asked():
            choice = _first_question(copy, slot, die)
        if choice is None:
            continue
        if any(_is_about(copy, value, piece) for value in choice.values):
            found.append(Aim(slot, die, None))
            continue
        refused = choice.refused() if choice.refused else ()
        against = next((ruling for value, ruling in refused if _is_about(copy, value, piece)), None)
        if against is not None:
            found.append(Aim(slot, die, against))
    return found


def _is_about(state: State, value: Value, piece: str) -> bool:
    return piece in option(state, value).targets


def _ways(state: State) -> Iterator[tuple[Slot, int]]:
    """One way to begin each action: a free slot, and the strongest die of the pool that fits it."""
    hero = state.heroes[state.active]
    begun = set()
    for slot in free_slots(state, state.active):
        fitting = [die for die in sorted(set(state.pool)) if placement_ruling(state, hero, slot, die)]
        if fitting and slot.action not in begun:
            begun.add(slot.action)
            yield slot, max(fitting, key=face_of)


async def _begin(state: State, slot: Slot, die: int) -> None:
    hero = state.heroes[state.active]
    place_die(state, hero, die, slot)
    await perform(state, hero, Play(slot.action, face_of(die), slot.kind))


def _first_question(state: State, slot: Slot, die: int) -> Choice | None:
    """The first question of the action itself; None if it asks nothing, or leaves something to chance first."""
    flow: Any = _begin(state, slot, die)
    sent: Value | None = None
    for _ in range(_MOST_WINDOWS):
        try:
            request = flow.send(sent)
        except StopIteration:
            return None
        if not isinstance(request, Choice):
            break
        if GO_ON not in request.values:
            flow.close()
            return request
        sent = GO_ON
    flow.close()
    return None
