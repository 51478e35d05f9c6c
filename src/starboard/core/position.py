"""A table in a given position, spoken to in letters: what tests and scenario files share.

A game takes part with a module of functions that fulfils `Positions`: it reads a position from plain data and
says which piece each letter of it stands for.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Generic, Protocol

from starboard.core.errors import UnknownName, did_you_mean
from starboard.core.game import Game, S
from starboard.core.journal import Entry
from starboard.core.ruling import Ruling
from starboard.core.table import Table


class Given(Protocol):
    """What every game's position has: how many seats there are, and the seed of its chance."""

    seats: int
    seed: int


class Positions(Protocol):
    """What a game's `scenario` module does."""

    def read_given(self, raw: object, file: str) -> Any:
        """A position from plain data; ContentError says what is wrong with it."""

    def build(self, given: Any, file: str) -> tuple[Any, dict[str, str]]:
        """The state of a position, and the piece each letter of it stands for."""

    def facts(self, state: Any) -> dict[str, Any]:
        """What can be looked at, by piece; `table` holds the rest."""

    def outcome(self, state: Any, named: object) -> Entry:
        """A roll or draw from what a person would write down: the names of faces, the name of a card."""


class Position(Generic[S]):
    """A table in a given position. In keys, letters stand for units."""

    def __init__(
        self,
        game: Game[S],
        positions: Positions,
        given: Given,
        *,
        dice: Iterable[object] = (),
        file: str = "position",
    ) -> None:
        """Sit down; `dice` are the chance outcomes before the first question."""
        state: S
        state, self.names = positions.build(given, file)
        self.start = state
        self._positions = positions
        outcomes = [positions.outcome(state, named) for named in dice]
        self.table: Table[S] = Table(game, state, seats=given.seats, seed=given.seed, opening=outcomes)

    @property
    def state(self) -> S:
        """The state as it stands."""
        return self.table.state

    # --- playing ---------------------------------------------------------------------------------------

    def load(self, dice: Iterable[object]) -> None:
        """The next chance outcomes: face names for a roll, a number or a name for a draw."""
        self.table.load_chance(self._positions.outcome(self.start, named) for named in dice)

    def answer(self, key: str) -> None:
        """Answer the open question."""
        self.table.answer(self.with_ids(key))

    def with_ids(self, key: str) -> str:
        """A key with the ids of units for their letters."""
        parts = key.split(":")
        return ":".join(self.names[part].rpartition(":")[2] if part in self.names else part for part in parts)

    def with_letters(self, key: str) -> str:
        """A key with letters for the units that have no name of their own."""
        letters = {id: letter for letter, id in self.names.items() if ":" not in id}
        return ":".join(letters.get(part, part) for part in key.split(":"))

    # --- looking ---------------------------------------------------------------------------------------

    @property
    def asked(self) -> str:
        """The message id of the question, or an empty string when the game is over."""
        return self.table.choice.prompt if self.table.choice else ""

    @property
    def offered(self) -> list[str]:
        """The keys offered now, units as letters."""
        assert self.table.choice is not None, "the game is over"
        return [self.with_letters(key) for key in self.table.choice.keys]

    def is_offered(self, key: str) -> bool:
        """Whether a key is among those offered."""
        return self.table.choice is not None and self.with_ids(key) in self.table.choice.keys

    def why_not(self, key_or_piece: str) -> Ruling | None:
        """Why an option or a piece cannot be picked now; None if it can."""
        return self.table.why_not(self.names.get(key_or_piece) or self.with_ids(key_or_piece))

    def facts_of(self, name: str) -> Mapping[str, Any] | None:
        """What the table shows of a unit by letter or id, or of `table`; None if the unit has left the table."""
        facts = self._positions.facts(self.state)
        if name not in self.names and name not in facts:
            raise UnknownName(f"nothing here is called '{name}'{did_you_mean(name, [*self.names, *facts])}")
        found: Mapping[str, Any] | None = facts.get(self.names.get(name, name))
        return found
