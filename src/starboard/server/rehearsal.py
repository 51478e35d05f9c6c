"""A table of every game played for a moment, with nobody there: whatever is slow the first time has been done then.

Words of a language are read, and memory that a forked process shares with others becomes its own where it is written.
Nobody at a table should wait for that, and no table be blamed for it.
"""

from __future__ import annotations

from typing import Any

import structlog

import starboard
from starboard.core.game import seat_range
from starboard.locale import languages
from starboard.server.record import Operation, Record, first_snapshot
from starboard.server.store import SeatRow
from starboard.server.telling import Audience, Greeting, Telling

log = structlog.get_logger()


def rehearse() -> None:
    """Go through the first answer of every game, told in every language."""
    for name in starboard.GAMES:
        try:
            _rehearse(name)
        except Exception as problem:
            log.error("game-not-rehearsed", game=name, problem=str(problem))


def _rehearse(name: str) -> None:
    game = starboard.game(name)
    options: dict[str, Any] = {}
    seats = seat_range(game)[0]
    for scenario in game.scenarios()[:1]:
        options, seats = {"scenario": scenario.id}, scenario.seats[0]
    record = Record(first_snapshot(starboard.new(name, seats=seats, seed=0, **options)), 0, [])
    telling = Telling("rehearsal", record, [SeatRow(seat, "", "") for seat in range(seats)])
    audiences = [Audience((0,), language) for language in languages()]
    for audience in audiences:
        telling.welcome(audience, Greeting("", [], "", {}, 0))
    for choice in record.table.choices[:1]:
        value = choice.values[0]
        record.label(choice, value)
        record.play(choice, value, game.key(record.table.state, value))
        record.finish(Operation())
        telling.updates(audiences)
