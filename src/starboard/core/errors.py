"""What can go wrong, and who is told."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches


class StarboardError(Exception):
    """Anything we tell a person in one sentence."""


class IllegalAnswer(StarboardError):
    """A client answered something that was not offered. The game is as it was."""


class BeyondHorizon(StarboardError):
    """An undo would take back something that has been seen, such as a roll."""


class ContentError(StarboardError):
    """A content file is wrong; says the file, the entry and the problem. `others` are further mistakes in it."""

    def __init__(self, file: str, entry: str, problem: str) -> None:
        super().__init__(f"{file}: {entry}: {problem}" if entry else f"{file}: {problem}")
        self.file = file
        self.entry = entry
        self.problem = problem
        self.others: tuple[ContentError, ...] = ()

    @property
    def all(self) -> list[ContentError]:
        """Every mistake that was found, this one first."""
        return [self, *self.others]


class SaveError(StarboardError):
    """A save file cannot be used; nothing was changed."""


class UnknownName(StarboardError):
    """A game, scenario, bot or option by a name nobody has."""


class RulesBug(StarboardError):
    """A promise of the rules is broken. This table stops; its journal is kept."""


class EndStep(Exception):
    """Raised by an effect after which nothing more of the step happens (the game has ended)."""


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """The tail of a sentence: `; did you mean 'x'?`, or the names there are."""
    names = sorted(known)
    close = get_close_matches(word, names, n=1)
    if close:
        return f"; did you mean '{close[0]}'?"
    return f"; there is {', '.join(names)}" if names else ""
