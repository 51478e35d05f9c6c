"""What comes of answers, worked out beside everything else: one thread for all tables, and each position once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeAlias

from starboard.core.choice import Choice, Seat
from starboard.core.foresight import TRIES, Danger, Odds
from starboard.core.odds import Explorer
from starboard.core.table import Table

MOST_LINES = 4
"""Things that are told of each option."""
_MOST_PLACES = 64
"""Places of one position that are remembered."""

_beside = ThreadPoolExecutor(max_workers=1, thread_name_prefix="foresight")

Told: TypeAlias = tuple[list[Odds], Danger | None]


class Foreseeing:
    """What has been foreseen at one table in its present position."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._seq = -1
        self._found: dict[tuple[Seat, str], asyncio.Future[Told]] = {}

    def ask(self, table: Table[Any], seq: int, choice: Choice, place: str) -> asyncio.Future[Told]:
        """What the options of a choice will do and may do, or the danger of a place."""
        if seq != self._seq:
            self._seq = seq
            self._found.clear()
        asked = (choice.seat, place)
        found = self._found.get(asked)
        if found is None:
            if len(self._found) >= _MOST_PLACES:
                self._found.clear()
            found = self._loop.run_in_executor(_beside, _work(Explorer(table, choice), place))
            self._found[asked] = found
        return found


def _work(explorer: Explorer[Any], place: str) -> Callable[[], Told]:
    """What is done in the other thread; nothing in it looks at the table any more."""

    def foresee() -> Told:
        if place:
            return [], explorer.danger(place, TRIES)
        return [odds.in_brief(MOST_LINES) for odds in explorer.odds()], None

    return foresee
