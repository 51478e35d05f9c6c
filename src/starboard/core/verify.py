"""Whether a game was rolled as its seed says: it is played again, and every roll and draw comes from the seed."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from starboard.core.chance import Draw, Roll
from starboard.core.errors import IllegalAnswer, SaveError
from starboard.core.game import Game, S, set_up
from starboard.core.journal import Entry, Save, answered_seat
from starboard.core.lesson import find_lesson
from starboard.core.table import Table


class Lot(msgspec.Struct, frozen=True, omit_defaults=True):
    """A roll or a draw as anybody can make it again: the `count`-th for a purpose, and what a save says that it gave.

    Dice have `of` sides, and `faces` from 0. A draw is a number below `of`, the things in the pile, and it gave what
    the numbers from `low` to below `high` stand for. Words of the seats are in the seed unless it came `before` them.
    """

    purpose: str
    count: int
    of: int
    faces: tuple[int, ...] = ()
    low: int = 0
    high: int = 0
    before: bool = False


class Verdict(NamedTuple):
    """The rolls and draws that were looked at, and the first that is not the seed's: its place in the journal, what
    the seed gives there and what the save says. The first `branched` entries are of another game, which this one left,
    and are not looked at."""

    rolled: list[Lot]
    place: int = -1
    due: Entry = ""
    found: Entry = ""
    branched: int = 0

    @property
    def fair(self) -> bool:
        return self.place < 0

    @property
    def chances(self) -> int:
        """How many rolls and draws were looked at."""
        return len(self.rolled)


class _Witness(Table[S]):
    """A table that keeps what was asked of chance, by its place in the journal."""

    def __init__(self, *args: Any, **more: Any) -> None:
        self.asked: dict[int, tuple[Roll | Draw, int]] = {}
        super().__init__(*args, **more)

    def _chance(self, request: Roll | Draw) -> Entry:
        if isinstance(request, Draw):
            request = msgspec.structs.replace(request, counts=tuple(request.counts))  # the pile will change
        self.asked[len(self.entries)] = request, self.state.chance.used.get(request.purpose, 0)
        return super()._chance(request)

    def rolled(self, place: int, found: Entry, *, before: bool) -> Lot:
        """What a save says that came of what was asked here."""
        request, count = self.asked[place]
        if isinstance(request, Roll):
            faces = found if isinstance(found, tuple) else ()
            return Lot(request.purpose, count, request.sides, faces, before=before)
        thing = found if isinstance(found, int) and 0 <= found < len(request.counts) else -1
        low = sum(request.counts[:thing]) if thing >= 0 else 0
        high = low + request.counts[thing] if thing >= 0 else 0
        return Lot(request.purpose, count, sum(request.counts), low=low, high=high, before=before)


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
        table: _Witness[S] = _Witness(
            game, state, seats=save.seats, options=save.options, seed=save.seed, opening=opening
        )
    except IllegalAnswer as problem:
        raise SaveError(f"the game that the save has left is none: {problem}") from None
    laid_out = len(table.entries)
    try:
        for words in save.words:
            table.add_words(words)
    except IllegalAnswer as problem:
        raise SaveError(f"the words in the seed of the save cannot be: {problem}") from None
    rolled: list[Lot] = []
    place = branched
    while True:
        for due in table.entries[place:]:
            if place == len(save.entries):
                return Verdict(rolled, branched=branched)
            found = save.entries[place]
            if not isinstance(due, str):
                rolled.append(table.rolled(place, found, before=bool(save.words) and place < laid_out))
            if found != due:
                return Verdict(rolled, place, due, found, branched)
            place += 1
        if place == len(save.entries):
            return Verdict(rolled, branched=branched)
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
