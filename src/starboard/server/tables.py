"""The tables in memory: loaded when somebody comes, put away when nobody has been there for a while."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator

import structlog

from starboard.server.garbage import look_at_all
from starboard.server.live import Client, LiveTable
from starboard.server.metrics import TABLES
from starboard.server.store import Store

IDLE_SECONDS = 300.0
TIDY_SECONDS = 900.0
"""Between two looks through all objects, which stop the tables for a moment."""

log = structlog.get_logger()


class Tables:
    """The tables in memory, by id."""

    def __init__(self, store: Store, *, idle_seconds: float = IDLE_SECONDS, bot_pause: float = 0.0) -> None:
        """`bot_pause` is how long bots wait for each thing that happened while somebody watches, in seconds."""
        self.store = store
        self.idle_seconds = idle_seconds
        self._bot_pause = bot_pause
        self.live: dict[str, LiveTable] = {}

    def get(self, id: str) -> LiveTable | None:
        """A table, loaded if need be; None if there is no such table. StarboardError if it cannot be loaded."""
        table = self.live.get(id)
        if table is None:
            row = self.store.table(id)
            if row is None:
                return None
            table = self.live[id] = LiveTable(self.store, row, self._forget, bot_pause=self._bot_pause)
            TABLES.set(len(self.live))
        return table

    def of(self, person: str) -> list[LiveTable]:
        """The tables in memory where a person sits."""
        return [table for table in self.live.values() if table.seats_of(person)]

    def everybody(self) -> Iterator[Client]:
        """All who are at a table."""
        return (client for table in self.live.values() for client in table.clients)

    def latest(self, id: str, language: str) -> bytes | None:
        """Where a table stands and what happened last, as far as that is at hand: nothing is loaded for it."""
        table = self.live.get(id)
        return self.store.card(id) if table is None or table.broken else table.latest(language)

    async def delete(self, table: LiveTable) -> None:
        """A table is gone for good; whoever is there is told when it is."""
        await asyncio.wrap_future(self.store.delete_table(table.row.id))
        table.clear_away()
        self._forget(table)

    def _forget(self, table: LiveTable) -> None:
        if self.live.get(table.row.id) is table:
            del self.live[table.row.id]
            table.bots.rest()
            TABLES.set(len(self.live))

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
                await asyncio.wrap_future(done)
        except Exception as problem:
            log.error("table-not-put-away", table=table.row.id, problem=str(problem))
            return
        # Somebody may have come in the meantime; `_stored` of the table runs right after this.
        await asyncio.sleep(0)
        if not table.in_use:
            self._forget(table)
            log.info("table-put-away", table=table.row.id, seq=table.seq)

    async def close(self) -> None:
        """Put everything away, all at once."""
        tables = list(self.live.values())
        for table in tables:
            table.bots.rest()
        waiting = [done for table in tables if (done := table.put_away()) is not None]
        results = await asyncio.gather(*map(asyncio.wrap_future, waiting), return_exceptions=True)
        failed = [str(result) for result in results if isinstance(result, BaseException)]
        log.info("tables-put-away", tables=len(tables), failed=len(failed), problems=failed[:3])
        self.live.clear()
        TABLES.set(0)
