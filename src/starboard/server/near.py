"""Everything in one process, for tests and small machines: one house, which is given messages straight."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from starboard.server.database import StoreError
from starboard.server.digging import Beside, Thread
from starboard.server.front import Front, Link
from starboard.server.house import House
from starboard.server.seam import FromHouse, Gone, ToHouse, Want
from starboard.server.store import Store


class NearStreet:
    """A street of one house, here."""

    def __init__(self, store: Store, front: Front, *, idle_seconds: float, bot_pause: float) -> None:
        self.beside: Beside = Thread()
        self._front = front
        self._bringing: set[asyncio.Task[None]] = set()
        far = store.sharing is not None
        self.house = House(store, self._hear, self.beside, far=far, idle_seconds=idle_seconds, bot_pause=bot_pause)

    async def open(self) -> None:
        """People may come."""
        self._keeper = asyncio.create_task(self.house.tables.keep_tidy())

    async def close(self) -> None:
        """Put everything away."""
        self._keeper.cancel()
        await self.house.tables.close()

    def _hear(self, message: FromHouse) -> None:
        match message:
            case Want():
                bringing = asyncio.create_task(self._bring(message.table))
                self._bringing.add(bringing)
                bringing.add_done_callback(self._bringing.discard)
            case Gone():
                self._front.let_go(message.table)
            case _:
                self._front.receive(message)

    async def _bring(self, table: str) -> None:
        try:
            ours = await self._front.take(table)
        except StoreError:
            self.house.not_now(table)
            return
        if ours:
            self.house.brought(table)
        else:
            self.house.not_here(table)

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
