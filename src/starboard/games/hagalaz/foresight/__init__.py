"""What a position means for the next one: what options will do and may do, and the danger of a hex."""

from __future__ import annotations

from starboard.core.chance import Draw
from starboard.core.choice import Value
from starboard.games.hagalaz.foresight.cards import recall, unveiled
from starboard.games.hagalaz.foresight.changes import effects, is_idle
from starboard.games.hagalaz.foresight.hexes import danger
from starboard.games.hagalaz.foresight.rolls import forecast
from starboard.games.hagalaz.state import Phase, State

__all__ = ["alike", "danger", "effects", "forecast", "goes_on", "is_idle", "passes", "recall", "unveiled"]

_PASSING = frozenset({"decline", "go-on", "done", "stop", "end-actions"})


def alike(draw: Draw) -> bool:
    """Whatever is drawn is put into play."""
    return False


def goes_on(state: State) -> bool:
    """What a roll's stars do belongs to the roll."""
    return state.phase is Phase.STARS


def passes(value: Value) -> bool:
    """Whoever declines does nothing; whoever ends picking dice to reroll rolls them."""
    return value[0] in _PASSING
