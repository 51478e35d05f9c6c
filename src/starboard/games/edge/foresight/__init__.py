"""What a position means for the next one: who wins a battle, and what an answer brings to whom."""

from __future__ import annotations

from collections.abc import Sequence

from starboard.core.chance import Draw
from starboard.core.choice import Choice, Seat, Value
from starboard.core.foresight import Danger, Forecast
from starboard.games.edge.foresight.battles import forecast_battle
from starboard.games.edge.foresight.changes import effects, is_idle
from starboard.games.edge.foresight.launches import forecast_joining, forecast_launch
from starboard.games.edge.foresight.worlds import recall
from starboard.games.edge.state import State

__all__ = ["alike", "danger", "effects", "forecast", "goes_on", "is_idle", "passes", "recall", "unveiled"]

_PASSING = frozenset({"decline", "done", "nothing", "end-turn", "ready", "pass-battle", "go-on", "refuse"})


def forecast(state: State, choice: Choice, value: Value, answered: Sequence[Value]) -> Forecast | None:
    """Who wins the battle under way, or about to begin; what a launch would bring, and the battle it would lead to. Of
    launching by itself there is nothing to tell: of many regions, one with a battle would speak for all."""
    if choice.prompt == "turn" and value[0] == "launch":
        return ()
    if value[0] == "lose-card":
        return ()  # which card it is decides what that means
    if choice.prompt in ("launch-where", "hegemon-goes"):
        return forecast_launch(state, choice.seat, value)
    if choice.prompt == "escalate":
        return forecast_joining(state, choice, value)
    if state.battle is None or len(state.battle.sides) < 2:
        return None
    return forecast_battle(state, choice, value, answered)


def alike(draw: Draw) -> bool:
    """A tactics card goes into a hand, and a module into the gap on display, whichever it is."""
    return draw.purpose == "tactics" or draw.purpose.startswith("module-")


def goes_on(state: State) -> bool:
    """An answer is over with its step."""
    return False


def passes(value: Value) -> bool:
    """Whoever declines does nothing."""
    return value[0] in _PASSING


def unveiled(start: State, before: State, after: State) -> Sequence[tuple[State, int]]:
    """Nothing was hidden: what comes to light is the card that one plays oneself. The rest is drawn, and so counted."""
    return ()


def danger(state: State, seat: Seat, place: str, tries: int) -> Danger | None:
    """No place of the map is dangerous by itself: a launch says what battle it leads to."""
    return None
