"""Whether anything can be stored, looked at all the time: people at the tables are told at once when nothing can, and
come back by themselves when it can again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import Protocol

import structlog

from starboard.core.text import say
from starboard.server.database import StoreError
from starboard.server.live import TRY_AGAIN
from starboard.server.protocol import Trouble, encode
from starboard.server.store import Store

LOOK_EVERY = 0.5
"""Seconds between two looks while somebody is at a table."""
STORE_SECONDS = 0.9
"""How long the database may take to store nothing at all: with two pauses before it less than two seconds."""

log = structlog.get_logger()


class Guest(Protocol):
    """Somebody who is at a table."""

    def send(self, data: bytes) -> None: ...
    def close(self, code: int, reason: str) -> None: ...


class Watch:
    """Looks whether the store stores, and tells everybody who is there."""

    def __init__(self, store: Store, everybody: Callable[[], Iterable[Guest]]) -> None:
        self._store = store
        self._everybody = everybody
        self._told: list[Guest] = []
        self._commits = 0
        """How often the store had stored something when it was last looked at."""

    async def keep(self) -> None:
        """Look again and again."""
        while True:
            await asyncio.sleep(LOOK_EVERY)
            if self._told or any(True for _ in self._everybody()):
                problem = await self.problem()
                if problem:
                    self._tell(problem)
                elif self._told:
                    self._call_back()

    async def problem(self) -> str:
        """Why nothing can be stored; nothing while all is well."""
        try:
            if await self._is_stuck():
                return f"the database takes longer than {STORE_SECONDS:g} s to store anything"
            self._store.check()
        except StoreError as problem:
            return str(problem)
        return ""

    async def _is_stuck(self) -> bool:
        """Whether nothing is stored at all. Where much is, it is not tried again; and what has to wait for what came
        before it is no trouble."""
        before, commits = self._commits, self._store.commits
        self._commits = commits
        if commits != before:
            return False
        try:
            await asyncio.wait_for(asyncio.wrap_future(self._store.probe()), STORE_SECONDS)
        except TimeoutError:
            return self._store.commits == commits
        return False

    def _tell(self, problem: str) -> None:
        """Tell those who have not been told yet; the others know."""
        news = [guest for guest in self._everybody() if guest not in self._told]
        if not self._told:
            log.error("nothing-can-be-stored", problem=problem, people=len(news))
        for guest in news:
            guest.send(encode(Trouble(say("server-cannot-store"))))
            self._told.append(guest)

    def _call_back(self) -> None:
        """It can be stored again: whoever was told comes back, and finds the table as it was stored."""
        log.info("stores-again", people=len(self._told))
        told, self._told = self._told, []
        for guest in told:
            guest.close(TRY_AGAIN, "it can be stored again")
