"""Why something cannot be picked, told by the game: the module `why`.

The rules refuse what they have thought of. A game may say more: which of several refusals a person can do something
about, on which grounds, and of what no question is about, what it is and when it can be used.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from starboard.core.choice import Choice, Seat, Value
from starboard.core.module import Module
from starboard.core.ruling import Ruling


class Reasons(Protocol):
    """The module `why` of a game."""

    def why_not(
        self,
        state: Any,
        seat: Seat,
        choice: Choice | None,
        asked: str,
        refused: Sequence[tuple[Value, Ruling]],
        /,
    ) -> Ruling | None:
        """Why a key or a piece cannot be picked by a seat; None where the game has nothing to add.

        `choice` is what the seat is asked, or None if it is asked nothing; `refused` is what the rules have against the
        values that are about the piece, in their order. It knows no more than the seat may know.
        """


REASONS: Module[Reasons] = Module("why", Reasons, "reasons of its own")
