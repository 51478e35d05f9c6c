"""The tables in memory: loaded when somebody comes, put away when nobody has been there for a while."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

import structlog

from starboard.server.botseats import Turns
from starboard.server.digging import Beside, Thread
from starboard.server.garbage import look_at_all
from starboard.server.live import Client, LiveTable, SayLater, Within, is_out_of_bounds
from starboard.server.metrics import BROKEN, TABLES
from starboard.server.seam import Keeping, Writing, waited

IDLE_SECONDS = 300.0
TIDY_SECONDS = 900.0
"""Between two looks through all objects, which stop the tables for a moment."""

log = structlog.get_logger()


def _at_leisure(table: str, work: Callable[[], None]) -> None:
    """Rules have all the time they want."""
    work()


def _never(done: Writing, client: Client, data: bytes) -> bool:
    """Tables tell by themselves what is stored."""
    return False


class Tables:
    """The tables in memory, by id."""

    def __init__(
        self,
        store: Keeping,
        beside: Beside | None = None,
        within: Within | None = None,
        set_aside: Callable[[str], None] | None = None,
        say_later: SayLater | None = None,
        gone: Callable[[str], None] | None = None,
        *,
        idle_seconds: float = IDLE_SECONDS,
        bot_pause: float = 0.0,
    ) -> None:
        """`beside` does what takes a while, `within` bounds the time that rules have, `set_aside` is told of tables
        that took more than there is, `say_later` is whoever stores changes and can say something when that is done,
        `gone` is told of tables that are here no more.
        `bot_pause` is how long bots wait for each thing that happened while somebody watches, in seconds.
        """
        self.store = store
        self.beside = beside or Thread()
        self.within = within or _at_leisure
        self.say_later = say_later or _never
        self.turns = Turns()
        self._set_aside = set_aside
        self._gone = gone
        self.idle_seconds = idle_seconds
        self._bot_pause = bot_pause
        self.live: dict[str, LiveTable] = {}
        self.broken = 0
        """How many tables have had to stop."""

    def get(self, id: str) -> LiveTable | None:
        """A table, loaded if need be; None if there is no such table. StarboardError if it cannot be loaded."""
        table = self.live.get(id)
        if table is None:
            row = self.store.table(id)
            if row is None:
                return None
            table = self.live[id] = LiveTable(self, row, bot_pause=self._bot_pause)
            TABLES.set(len(self.live))
        return table

    def broke(self, table: LiveTable, problem: BaseException) -> None:
        """A table has had to stop."""
        self.broken += 1
        BROKEN.inc()
        if self._set_aside is not None and is_out_of_bounds(problem):
            self._set_aside(table.row.id)

    def of(self, person: str) -> list[LiveTable]:
        """The tables in memory where a person sits."""
        return [table for table in self.live.values() if table.seats_of(person)]

    def forget(self, table: LiveTable) -> None:
        """A table is not here any more."""
        if self.live.get(table.row.id) is table:
            del self.live[table.row.id]
            table.bots.rest()
            TABLES.set(len(self.live))
            if self._gone is not None:
                self._gone(table.row.id)

    async def keep_tidy(self) -> None:
        """Every now and then, let go of tables nobody is at."""
        looked, let_go = time.monotonic(), False
        while True:
            await asyncio.sleep(self.idle_seconds / 4)
            limit = time.monotonic() - self.idle_seconds
            for table in list(self.live.values()):
                if not table.in_use and table.idle_since < limit:
                    await self._put_away(table)
                    let_go = True
            if let_go and time.monotonic() - looked > TIDY_SECONDS:
                look_at_all()
                looked, let_go = time.monotonic(), False

    async def _put_away(self, table: LiveTable) -> None:
        try:
            done = table.put_away()
            if done is not None:
                await waited(done)
        except Exception as problem:
            log.error("table-not-put-away", table=table.row.id, problem=str(problem))
            return
        # Somebody may have come in the meantime; `_stored` of the table runs right after this.
        await asyncio.sleep(0)
        if not table.in_use:
            self.forget(table)
            log.info("table-put-away", table=table.row.id, seq=table.seq)

    async def close(self) -> None:
        """Put everything away, all at once."""
        tables = list(self.live.values())
        for table in tables:
            table.bots.rest()
        waiting = [done for table in tables if (done := table.put_away()) is not None]
        results = await asyncio.gather(*map(waited, waiting), return_exceptions=True)
        failed = [str(result) for result in results if isinstance(result, BaseException)]
        log.info("tables-put-away", tables=len(tables), failed=len(failed), problems=failed[:3])
        self.live.clear()
        TABLES.set(0)
