"""The coach at a table that is played as a lesson: keeps up with the game and says where the pupil is.

That is worked out from the journal when somebody first wants to know, and goes along with every answer from then on. An
undo drops what was later.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from starboard.core.choice import Choice, Seat
from starboard.core.event import Happened
from starboard.core.journal import Guided
from starboard.core.lesson import Chapter, Lesson, Place, Speech, State, guide_of
from starboard.core.table import Table


class Coach:
    """Follows one table through one lesson."""

    def __init__(self, table: Table[Any], lesson: Lesson) -> None:
        self._table = table
        self.lesson = lesson
        self._places: list[tuple[int, Place]] = []
        """After how many entries the pupil was where; empty as long as nobody wants to know."""
        self._asked: Choice | None = None

    @classmethod
    def at(cls, table: Table[Any]) -> Coach | None:
        """The coach of a table; None where no lesson is played."""
        lesson = guide_of(table)
        return cls(table, lesson) if lesson is not None else None

    @property
    def seat(self) -> Seat:
        """Where the pupil sits."""
        return self.lesson.seat

    @property
    def _guided(self) -> Guided:
        assert self._table.guided is not None
        return self._table.guided

    # --- keeping up ------------------------------------------------------------------------------------

    def hear(self, news: Sequence[Happened]) -> None:
        """The game has gone on by one answer."""
        if not self._places or self._places[-1][0] == len(self._table.entries):
            return
        known, place = self._places[-1]
        answer = self.lesson.heard(self._table.entries[known], self._asked)
        change = self.lesson.change(self._table, answer, news)
        self._note(self.lesson.advance(place, change, self._guided.skipped))

    def go_back(self) -> None:
        """The game has gone back."""
        end = len(self._table.entries)
        while self._places and self._places[-1][0] > end:
            self._places.pop()
        self._asked = self.lesson.asked(self._table)

    def _note(self, place: Place) -> None:
        self._places.append((len(self._table.entries), place))
        self._asked = self.lesson.asked(self._table)

    @property
    def place(self) -> Place:
        """Where the pupil is."""
        if not self._places:
            self._places = list(self.lesson.follow(self._table, self._guided.skipped))
            self._asked = self.lesson.asked(self._table)
        return self._places[-1][1]

    def guide(self, guided: Guided) -> None:
        """The coach is sent away, called back, or told to skip something."""
        self._table.guided = guided
        self._places = []

    def leave(self) -> Guided:
        """The lesson as it is when the coach is sent away."""
        return msgspec.structs.replace(self._guided, left=True)

    def resume(self) -> Guided:
        """The lesson as it is when the coach is called back."""
        return msgspec.structs.replace(self._guided, left=False)

    def skip(self, id: str) -> Guided | None:
        """The lesson without a step, or after a nod to a tip; None if it has none of this id."""
        if not self.lesson.knows(id):
            return None
        return msgspec.structs.replace(self._guided, skipped=tuple(dict.fromkeys((*self._guided.skipped, id))))

    # --- what is said ----------------------------------------------------------------------------------

    @property
    def left(self) -> bool:
        """Whether the coach was sent away."""
        return self._guided.left

    @property
    def over(self) -> bool:
        """Whether there is nothing more to teach."""
        return self.place.step >= len(self.lesson.steps)

    def speech(self) -> Speech | None:
        """What the coach says; None if it was sent away or has nothing more to say."""
        return None if self.left else self.lesson.speak(self.place, self._table)

    def chapters(self) -> list[tuple[Chapter, State, int, int]]:
        """The chapters with how they stand, and which step of how many is under way."""
        return self.lesson.chapters_at(self.place)
