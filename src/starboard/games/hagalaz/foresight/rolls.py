"""Rolls that need not be played: stars are rerolled until none is left, so a rolled die ends on any other face with the
same chance, whatever its stars do."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from starboard.core.choice import Choice, Value
from starboard.core.foresight import Effect, Forecast
from starboard.core.text import say
from starboard.games.hagalaz.rules.dice import face_of
from starboard.games.hagalaz.state import FACE_NAMES, Face, State

_FACES = (Face.EMPOWERED, Face.STANDARD, Face.COMBINED, Face.MOVE3, Face.MOVE2)
"""Where a die can end, the rarest use first."""
_SURE = Fraction(1)


def forecast(state: State, choice: Choice, value: Value, answered: Sequence[Value]) -> Forecast | None:
    """HG-LOCK-01, HG-GAP-04: what the dice will show when some are kept and the others rolled."""
    dice = list(state.pool)
    if choice.prompt == "keep-which":
        kept = [int(value[1])] if value[0] == "keep" else []
        return shows(kept, len(dice) - len(kept))
    if choice.prompt == "reroll-which":
        rolled = [int(other[1]) for other in (*answered, value) if other[0] == "reroll"]
        for die in rolled:
            dice.remove(die)
        return shows(dice, len(rolled))
    return None


def shows(kept: Sequence[int], rolled: int) -> Forecast:
    """The chance of at least one die of each face among those kept and those rolled, and of a star on the way."""
    faces = {face_of(die) for die in kept}
    found = []
    for face in _FACES:
        chance = _SURE if face in faces else _SURE - Fraction(len(_FACES) - 1, len(_FACES)) ** rolled
        if chance:
            name = FACE_NAMES[face]
            hoped = int(chance != _SURE)  # what is sure is no news
            found.append((Effect("shows", f"face:{name}", args={"face": say(f"die-{name}")}, weight=hoped), chance))
    star = _SURE - Fraction(len(_FACES), len(_FACES) + 1) ** rolled
    return [*found, (Effect("star", "face:star"), star)] if star else found
