"""Everything in one process, for tests and small machines: one house, which is given messages straight."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from starboard.server.digging import Beside, Thread
from starboard.server.front import Front, Link
from starboard.server.house import House
from starboard.server.seam import ToHouse
from starboard.server.store import Store


class NearStreet:
    """A street of one house, here."""

    def __init__(self, store: Store, front: Front, *, idle_seconds: float, bot_pause: float) -> None:
        self.beside: Beside = Thread()
        self.house = House(store, front.receive, self.beside, idle_seconds=idle_seconds, bot_pause=bot_pause)

    async def open(self) -> None:
        """People may come."""
        self._keeper = asyncio.create_task(self.house.tables.keep_tidy())

    async def close(self) -> None:
        """Put everything away."""
        self._keeper.cancel()
        await self.house.tables.close()

    def send(self, message: ToHouse) -> None:
        """To the house."""
        self.house.receive(message)

    def home(self, table: str) -> Link:
        """Where a table lives."""
        return self

    def all(self) -> Iterable[Link]:
        """Every house."""
        return [self]

    def missing(self) -> str:
        """What is not there and should be: nothing."""
        return ""
