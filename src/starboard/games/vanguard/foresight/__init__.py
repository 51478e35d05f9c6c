"""What a position means for the next one: how a check comes out, and what an answer brings to whom."""

from __future__ import annotations

from collections.abc import Sequence

from starboard.core.chance import Draw
from starboard.core.choice import Choice, Seat, Value
from starboard.core.foresight import Danger, Forecast
from starboard.games.vanguard.foresight.changes import effects, is_idle
from starboard.games.vanguard.foresight.checks import forecast_check
from starboard.games.vanguard.state import Phase, State
from starboard.games.vanguard.view import View

__all__ = ["alike", "danger", "effects", "forecast", "goes_on", "is_idle", "passes", "recall", "unveiled"]

_UNDER_WAY = (Phase.MOVE, Phase.ARRIVE, Phase.PREPARE)
_PASSING = frozenset(
    {"pass", "done", "decline", "no-more", "no-support", "hold", "end-turn", "nobody", "no-help", "close-maps"}
)
"""Whoever goes on on the way declines nothing: the next symbol of the route follows."""


_SAYS_ITSELF = {"hand-limit": "discard", "start-token": "start-token", "log-choice": "choice"}
"""Questions of which card goes and who begins: one of them must, so none of these answers does nothing. What follows a
choice of the logbook nobody knows who has not read on."""


def forecast(state: State, choice: Choice, value: Value, answered: Sequence[Value]) -> Forecast | None:
    """How the check comes out: the one under way, or the one that an action would begin."""
    if _SAYS_ITSELF.get(choice.prompt) == value[0]:
        return ()
    return forecast_check(state, choice, value)


def alike(draw: Draw) -> bool:
    """A section card goes into a hand, whichever it is."""
    return draw.purpose.startswith("section-cards")


def goes_on(state: State) -> bool:
    """Whoever sets out is on the way until they arrive, and preparing is what comes after deciding to."""
    return state.phase in _UNDER_WAY


def passes(value: Value) -> bool:
    """Whoever declines does nothing."""
    return value[0] in _PASSING


def recall(start: State, view: View) -> None:
    """Nothing that has come to light lay anywhere but in a pile."""


def unveiled(start: State, before: State, after: State) -> Sequence[tuple[State, int]]:
    """Nothing was hidden that an answer brings to light: the rest is drawn, and so counted."""
    return ()


def danger(state: State, seat: Seat, place: str, tries: int) -> Danger | None:
    """No place is dangerous by itself: its routes say what they cost."""
    return None
