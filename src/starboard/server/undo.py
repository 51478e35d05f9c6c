"""Going back together: how far an undo goes, whose answers it takes back, and who has to agree to it."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from starboard.core.choice import Seat
from starboard.core.errors import IllegalAnswer
from starboard.core.table import Extent
from starboard.server.record import Record
from starboard.server.store import SeatRow

LOOK_BACK = 200
"""Entries by which the look goes further back where bots alone have answered."""


class Undo(NamedTuple):
    """An undo that somebody wants: where it goes back to, whether something was seen since, and whose answers go."""

    target: int
    beyond: bool
    owners: set[Seat]

    def needs(self, seats: list[SeatRow], person: str) -> set[str]:
        """The people who have to agree: whose answers are taken back, and everybody if something was seen since."""
        playing = [seat for seat in seats if seat.holder and not seat.bot]
        concerned = {seat.holder for seat in playing if self.beyond or seat.number in self.owners}
        return concerned - {person}


class UndoRequest(msgspec.Struct):
    """An undo that waits for others to agree. Consent is given to one request, by its number."""

    number: int
    undo: Undo
    by: Seat
    person: str
    needed: set[str]
    agreed: set[str]

    def concerns(self, person: str) -> bool:
        """Whether somebody has a say in it: whoever asked for it, too, may think better of it."""
        return person == self.person or person in self.needed

    def has_agreed(self, person: str) -> bool:
        """Whether somebody wants it."""
        return person == self.person or person in self.agreed


def wanted_undo(record: Record, seats: list[SeatRow], extent: Extent) -> Undo:
    """What an undo would take back: also what bots answered since a person did, so that a person can decide again.
    IllegalAnswer if no person has answered anything."""
    table = record.table
    target = start = table.undo_target(extent)
    while True:
        answers = table.answers(since=start)
        by_people = [at for at, seat in answers.items() if at <= target and not seats[seat].bot]
        if by_people:
            break
        if start == table.journal.floor:
            raise IllegalAnswer("there is nothing to undo")
        start = max(table.journal.floor, start - LOOK_BACK)
    target = by_people[-1]
    owners = {seat for at, seat in answers.items() if at >= target}
    return Undo(target, target < table.horizon, owners)
