"""A table in a given position, spoken to in letters: what tests and scenario files share.

A game takes part with a module of functions that fulfils `Positions`: it reads a position from plain data and
says which piece each letter of it stands for.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, Generic, Protocol

from starboard.core.chance import Roll, UnfitOutcome
from starboard.core.choice import Choice, Seat
from starboard.core.errors import ContentError, IllegalAnswer, UnknownName, did_you_mean
from starboard.core.event import Event
from starboard.core.game import Game, S
from starboard.core.journal import Entry
from starboard.core.ruling import Ruling
from starboard.core.table import Table

Chances = Mapping[str, Sequence[str]]
"""What can be rolled or drawn, by purpose up to a colon: the names of the faces, or of the things in the pile."""


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

    def check(self, state: Any) -> list[str]:
        """Every way in which a state is impossible, a sentence each."""

    def facts(self, state: Any) -> dict[str, Any]:
        """What can be looked at, by piece; `table` holds the rest."""

    def chances(self, state: Any) -> Chances:
        """What can be rolled or drawn, by purpose up to a colon."""

    def told(self, event: Event) -> Mapping[str, Any]:
        """The fields of an event as a person would write them down: pieces, faces and doors by name."""


class LeftOver(IllegalAnswer):
    """More rolls and draws are given than happen; says how many do."""

    def __init__(self, used: int) -> None:
        super().__init__(f"only {used} rolls and draws")


def one_of(name: str, known: Collection[str], file: str, entry: str) -> str:
    """A name that must be among those known; ContentError says which are."""
    if name not in known:
        raise ContentError(file, entry, f"'{name}' is unknown{did_you_mean(name, known)}")
    return name


def outcome(named: object, chances: Chances) -> Entry:
    """A roll or draw from what a person would write down: the names of faces, the name of a thing, or numbers."""
    if isinstance(named, int):
        return named
    if isinstance(named, str):
        return _place(named, chances)
    assert isinstance(named, list | tuple), f"expected faces, a name or a number, got {named!r}"
    return tuple(_place(face, chances) if isinstance(face, str) else int(face) for face in named)


def _place(name: str, chances: Chances) -> int:
    """The place of a name among the faces or the things it belongs to."""
    for names in chances.values():
        if name in names:
            return names.index(name)
    known = [each for names in chances.values() for each in names]
    raise UnknownName(f"nothing that is rolled or drawn is called '{name}'{did_you_mean(name, known)}")


class Position(Generic[S]):
    """A table in a given position. In keys, letters stand for units; `@1 ` before a key says whose answer it is."""

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
        outcomes = [outcome(named, positions.chances(state)) for named in dice]
        self.table: Table[S] = Table(game, state, seats=given.seats, seed=given.seed, loaded=outcomes)
        if self.table.loaded:
            raise LeftOver(len(outcomes) - len(self.table.loaded))

    @property
    def state(self) -> S:
        """The state as it stands."""
        return self.table.state

    @property
    def chances(self) -> Chances:
        """What can be rolled or drawn now."""
        return self._positions.chances(self.state)

    # --- playing ---------------------------------------------------------------------------------------

    def load(self, dice: Iterable[object]) -> None:
        """The next chance outcomes: face names for a roll, a number or a name for a draw."""
        self.table.load_chance([outcome(named, self.chances) for named in dice])

    def answer(self, key: str) -> None:
        """Answer the open question, or with `@1 bid:2` that of seat 1."""
        seat, key = self.addressed(key)
        self.table.answer(key, seat)

    def addressed(self, key: str) -> tuple[Seat, str]:
        """Whose answer a key is, and the key with the ids of units for their letters."""
        seats = [choice.seat for choice in self.table.choices]
        if not key.startswith("@"):
            if len(seats) > 1:
                asked = ", ".join(map(str, seats))
                raise UnknownName(f"seats {asked} are asked at once; say whose answer it is: '@{seats[0]} {key}'")
            return seats[0] if seats else 0, self.with_ids(key)
        seat, _, rest = key[1:].partition(" ")
        if not seat.isdecimal() or not rest:
            raise UnknownName(f"'{key}' is no answer of a seat; one is written '@1 {rest or 'key'}'")
        return int(seat), self.with_ids(rest)

    def with_ids(self, key: str) -> str:
        """A key with the ids of units for their letters."""
        parts = key.split(":")
        return ":".join(self.names[part].rpartition(":")[2] if part in self.names else part for part in parts)

    def with_letters(self, key: str) -> str:
        """A key with letters for the units, and names for the pieces, that are only counted."""
        letters = {id: letter for letter, id in self.names.items()}
        kind, _, number = key.rpartition(":")
        if number.isdecimal() and key in letters:
            return f"{kind}:{letters[key]}"
        return ":".join(letters.get(part, part) for part in key.split(":"))

    # --- looking ---------------------------------------------------------------------------------------

    @property
    def asked(self) -> str:
        """The message id of the question, or an empty string when the game is over."""
        return self.table.choice.prompt if self.table.choice else ""

    @property
    def asks(self) -> dict[str, str]:
        """What each seat is asked now, by seat."""
        return {str(choice.seat): choice.prompt for choice in self.table.choices}

    @property
    def offered(self) -> list[str]:
        """The keys offered now, units as letters; where several seats are asked, each with its seat."""
        choices = self.table.choices
        if len(choices) == 1:
            return self._keys(choices[0])
        return [f"@{choice.seat} {key}" for choice in choices for key in self._keys(choice)]

    def _keys(self, choice: Choice) -> list[str]:
        return [self.with_letters(key) for key in choice.keys]

    def is_offered(self, key: str) -> bool:
        """Whether a key is among those offered."""
        seat, key = self.addressed(key)
        return any(choice.seat == seat and key in choice.keys for choice in self.table.choices)

    def why_not(self, key_or_piece: str) -> Ruling | None:
        """Why an option or a piece cannot be picked now; None if it can."""
        seat, key = self.addressed(key_or_piece)
        return self.table.why_not(self.names.get(key_or_piece.partition(" ")[2] or key_or_piece) or key, seat)

    def facts_of(self, name: str) -> Mapping[str, Any] | None:
        """What the table shows of a unit by letter or id, or of `table`; None if the unit has left the table."""
        facts = self._positions.facts(self.state)
        if name not in self.names and name not in facts:
            raise UnknownName(f"nothing here is called '{name}'{did_you_mean(name, [*self.names, *facts])}")
        found: Mapping[str, Any] | None = facts.get(self.names.get(name, name))
        return found

    def told(self, event: Event) -> Mapping[str, Any]:
        """The fields of an event, as a person would write them down."""
        return self._positions.told(event)


def unfit(problem: UnfitOutcome, chances: Chances) -> str:
    """What is to be rolled or drawn instead of what somebody wrote down, in the names of faces and things."""
    request = problem.request
    names = chances.get(request.purpose.partition(":")[0], ())
    if isinstance(request, Roll):
        return f"a roll of {request.dice} dice, each {' '.join(names) or f'from 0 to {request.sides - 1}'}"
    left = [name for name, count in zip(names, request.counts, strict=False) if count]
    return f"a draw from {' '.join(left) or f'{sum(request.counts)} things'}"
