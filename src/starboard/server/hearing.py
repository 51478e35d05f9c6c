"""What is said at the tables of a house: where there is more than there is time for, tables take turns."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable

from starboard.server.botseats import STRETCH_SECONDS

MOST_UNHEARD = 200
"""Messages of one table that wait to be heard; whoever says more there is refused."""


class Hearing:
    """Hears at once while there is time in this turn of the loop; then one thing of each table after the other, so that
    nobody waits for more than that, however much is said elsewhere."""

    def __init__(self) -> None:
        self._waiting: dict[str, deque[Callable[[], None]]] = {}
        self._until: float | None = None
        """When this turn is over, once something has been heard in it."""

    def full(self, table: str) -> bool:
        """Whether too much waits at a table already."""
        return len(self._waiting.get(table, ())) >= MOST_UNHEARD

    def hear(self, table: str, work: Callable[[], None]) -> None:
        """Do what somebody wants at a table, after what was said there before."""
        if not self._waiting and self._has_time():
            work()
        else:
            self._waiting.setdefault(table, deque()).append(work)

    def _has_time(self) -> bool:
        now = time.perf_counter()
        if self._until is None:
            self._until = now + STRETCH_SECONDS
            asyncio.get_running_loop().call_soon(self._go_on)
        return now < self._until

    def _go_on(self) -> None:
        self._until = None
        while self._waiting and self._has_time():
            table, theirs = next(iter(self._waiting.items()))
            del self._waiting[table]
            work = theirs.popleft()
            if theirs:
                self._waiting[table] = theirs  # behind all others
            work()
