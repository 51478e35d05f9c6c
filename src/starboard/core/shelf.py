"""Everything printed of one kind, in the order of its content file."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Protocol, Self, TypeVar


class Printed(Protocol):
    """Something printed: its number on the shelf, its id and its entry in the content file."""

    number: int
    id: str
    spec: Any


PrintedT = TypeVar("PrintedT", bound=Printed)


class Shelf(tuple[PrintedT, ...]):
    """All things of a kind, by number and by name."""

    _numbers: dict[str, int]

    def __new__(cls, things: Iterable[PrintedT] = ()) -> Self:
        shelf = super().__new__(cls, things)
        shelf._numbers = {thing.id: thing.number for thing in shelf}
        return shelf

    def number(self, id: str) -> int:
        """The number of a thing; KeyError if there is none."""
        return self._numbers[id]

    def find(self, id: str) -> PrintedT:
        """The thing of this name; KeyError if there is none."""
        return self[self._numbers[id]]

    @property
    def ids(self) -> list[str]:
        """The ids of all of them."""
        return list(self._numbers)

    def where(self, wanted: Callable[[Any], bool]) -> list[int]:
        """The numbers of those whose entry is wanted."""
        return [thing.number for thing in self if wanted(thing.spec)]
