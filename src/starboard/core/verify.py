"""Whether a game was rolled as its seed says: it is played again, and every roll and draw comes from the seed."""

from __future__ import annotations

from typing import NamedTuple

from starboard.core.errors import IllegalAnswer, SaveError
from starboard.core.game import Game, S, set_up
from starboard.core.journal import Entry, Save, answered_seat
from starboard.core.lesson import find_lesson
from starboard.core.table import Table


class Verdict(NamedTuple):
    """How many rolls and draws were looked at, and the first that is not the seed's: its place in the journal, what
    the seed gives there and what the save says. The first `branched` entries are of another game, which this one left,
    and are not looked at."""

    chances: int
    place: int = -1
    due: Entry = ""
    found: Entry = ""
    branched: int = 0

    @property
    def fair(self) -> bool:
        return self.place < 0


def verify(game: Game[S], save: Save) -> Verdict:
    """Roll and draw everything in a save again. SaveError where that cannot be done."""
    if not save.whole:
        raise SaveError("the save begins in the middle of a game, so its rolls cannot be made again")
    if [segment.rules for segment in save.segments] != [game.version]:
        raise SaveError("the game was played by older rules, which are not here any more")
    state = set_up(game, save.seats, save.options, save.seed)
    if save.guided is not None and (lesson := find_lesson(game, save.guided.lesson)) is not None:
        lesson.prepare(state)
    branched = save.branched
    if not 0 <= branched <= len(save.entries):
        raise SaveError(f"the save says that it left another game at entry {branched} of {len(save.entries)}")
    try:
        opening = save.entries[:branched]
        table = Table(game, state, seats=save.seats, options=save.options, seed=save.seed, opening=opening)
    except IllegalAnswer as problem:
        raise SaveError(f"the game that the save has left is none: {problem}") from None
    chances, place = 0, branched
    while True:
        for due in table.entries[place:]:
            if place == len(save.entries):
                return Verdict(chances, branched=branched)
            found = save.entries[place]
            chances += not isinstance(due, str)
            if found != due:
                return Verdict(chances, place, due, found, branched)
            place += 1
        if place == len(save.entries):
            return Verdict(chances, branched=branched)
        _answer(table, save.entries[place], place)


def _answer(table: Table[S], entry: Entry, place: int) -> None:
    """Give the answer that a save has at this place."""
    if not isinstance(entry, str) or table.over:
        raise SaveError(f"entry {place} of the save is {entry!r}, where an answer or the end was due")
    seat = answered_seat(entry)
    try:
        table.answer(entry if seat is None else entry.partition(" ")[2], seat)
    except IllegalAnswer as problem:
        raise SaveError(f"entry {place} of the save does not fit: {problem}") from None
