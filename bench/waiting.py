"""How long somebody waits who has nothing to do with it, while others use the server as heavily as they may.

    python bench/waiting.py

Ten saves are brought along at once, a long game is looked back into twenty times, sixty tables are played by bots.
Meanwhile somebody plays at tables of their own and somebody asks for /healthz. Only this machine is involved.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "bench")]

import httpx  # noqa: E402
import websockets  # noqa: E402

import starboard  # noqa: E402
from choosing import chosen  # noqa: E402
from running import RunningServer, open_socket  # noqa: E402
from starboard.bots import make_bot  # noqa: E402
from starboard.core.journal import read_save, state_json  # noqa: E402
from starboard.core.table import Table  # noqa: E402
from starboard.lab.simulate import play_on  # noqa: E402

IMPORTS = 10
LOOKS = 20
TABLES = 60
BOT_SECONDS = 8.0
QUIET_SECONDS = 3.0
INNOCENT = 3
"""Tables at which somebody plays who has nothing to do with it."""
PATIENCE = 300.0
LAPS = 2_500
"""How often two answers are given that lead back to where they began,"""
BETWEEN = 10
"""and how many others before one looks for such again,"""
MOST_TRIED = 8
"""among so many options."""


class Save(NamedTuple):
    """A game to be brought along."""

    data: bytes
    entries: int


class Waits(NamedTuple):
    """How long somebody waited, each time, and what they were refused."""

    health: list[float]
    table: list[float]
    refused: list[str]

    def __str__(self) -> str:
        longest = f"{_longest(self.health)} at /healthz, {_longest(self.table)} at a table"
        return f"{longest}; {len(self.refused)} refused {self.refused[:2]}"


def _longest(waits: list[float]) -> str:
    if len(waits) < 2:
        return "never heard"
    return f"p50 {statistics.median(waits) * 1e3:.0f}, most {max(waits) * 1e3:.0f} ms of {len(waits)}"


class Person:
    """Somebody who has come to the server, for `async with`: afterwards they are gone."""

    def __init__(self, server: RunningServer) -> None:
        self.server = server
        self._what = chosen("", "")
        self.http = httpx.AsyncClient(base_url=server.address, timeout=PATIENCE, verify=False)
        self._sockets: list[websockets.ClientConnection] = []

    async def __aenter__(self) -> Person:
        (await self.http.get("/api/lobby")).raise_for_status()
        return self

    async def __aexit__(self, *problem: object) -> None:
        await asyncio.gather(*(socket.close() for socket in self._sockets))
        await self.http.aclose()

    @property
    def cookie(self) -> str:
        return next(each.value or "" for each in self.http.cookies.jar if each.name.startswith("starboard"))

    async def make(self, *seats: str) -> str:
        wanted = {"game": self._what.game, "scenario": self._what.scenario, "seats": seats}
        return str((await self.http.post("/api/tables", json=wanted)).raise_for_status().json()["table"])

    async def bring(self, save: Save) -> str:
        """Bring a save along; the table it is."""
        brought = await self.http.post("/api/import", content=save.data)
        return str(brought.raise_for_status().json()["table"])

    async def at(self, table: str) -> websockets.ClientConnection:
        self._sockets.append(await open_socket(self.server, table, self.cookie))
        return self._sockets[-1]


async def say(socket: websockets.ClientConnection, **message: Any) -> None:
    await socket.send(msgspec.json.encode(message).decode())


async def hear(socket: websockets.ClientConnection, *kinds: str) -> dict[str, Any]:
    """The next message of one of these kinds."""
    while True:
        message: dict[str, Any] = msgspec.json.decode(await socket.recv())
        if message["type"] in kinds:
            return message


async def innocent(server: RunningServer, begun: asyncio.Event, over: asyncio.Event) -> Waits:
    """Play at tables of one's own and ask for /healthz, until it is over."""
    waits = Waits([], [], [])

    async def waited(times: list[float], what: Awaitable[Any]) -> Any:
        start = time.perf_counter()
        found = await what
        times.append(time.perf_counter() - start)
        return found

    async def play(person: Person) -> None:
        table = await person.make("me", "me")
        socket = await person.at(table)
        state, number = await hear(socket, "welcome"), 0
        while not over.is_set():
            number += 1
            if state["asked"] and number % 2:
                asked = state["asked"][0]
                key = asked["options"][0]["key"]
                await say(socket, type="answer", id=f"{number}", seq=state["seq"], seat=asked["seat"], key=key)
            else:
                await say(socket, type="undo", id=f"{number}", seq=state["seq"])
            heard = await waited(waits.table, hear(socket, "update", "refused", "trouble"))
            if heard["type"] == "update":
                state = heard
            else:
                waits.refused.append(str(heard["reason"]))
            await asyncio.sleep(0.08)

    async def ask(person: Person) -> None:
        while not over.is_set():
            health = await waited(waits.health, person.http.get("/healthz"))
            if health.text != "ok":
                waits.refused.append(health.text)
            await asyncio.sleep(0.02)

    async with Person(server) as person:
        begun.set()
        await asyncio.gather(ask(person), *(play(person) for _ in range(INNOCENT)))
    return waits


async def meanwhile(server: RunningServer, what: Callable[[], Coroutine[Any, Any, None]]) -> Waits:
    """What somebody innocent waits while something else goes on."""
    begun, over = asyncio.Event(), asyncio.Event()
    waiting = asyncio.create_task(innocent(server, begun, over))
    await begun.wait()
    try:
        await what()
    finally:
        over.set()
    return await waiting


async def nothing() -> None:
    await asyncio.sleep(QUIET_SECONDS)


async def many_imports(server: RunningServer, save: Save) -> None:
    """Ten people bring a save along at the same time."""

    async def bring() -> None:
        async with Person(server) as person:
            await person.bring(save)

    await asyncio.gather(*(bring() for _ in range(IMPORTS)))


async def many_looks(server: RunningServer, save: Save) -> None:
    """Somebody looks into twenty moments of a long game."""
    async with Person(server) as person:
        socket = await person.at(await person.bring(save))
        await hear(socket, "welcome")
        for number in range(LOOKS):
            await say(socket, type="look", id=f"look-{number}", at=save.entries * (number + 1) // (LOOKS + 1))
        for _ in range(LOOKS):
            await hear(socket, "past")


async def many_bots(server: RunningServer) -> None:
    """Sixty tables where nobody plays but bots, with somebody watching so that they go on."""
    async with Person(server) as person:
        for _ in range(TABLES):
            socket = await person.at(await person.make("me", "bot:random"))
            await hear(socket, "welcome")
            await say(socket, type="hand", id="hand", seat=0, bot="random")
        await asyncio.sleep(BOT_SECONDS)


def long_game(entries: int) -> Save:
    """A game of so many entries, or the longest there is. Bots play at random; where two answers lead back to where
    they began, they are given again and again, as by people who cannot make up their minds."""
    saves = []
    for name in starboard.GAMES:
        for scenario in starboard.game(name).scenarios()[:2]:
            table = starboard.new(name, scenario=scenario.id, seats=scenario.seats[1], seed=1)
            bot = make_bot("random", name, 1)
            while table.choice is not None and len(table.entries) < entries:
                for key in circle(table) * LAPS:
                    if len(table.entries) == entries or key not in table.choice.keys:
                        break
                    table.answer(key)
                play_on(table, bot, min(BETWEEN, entries - len(table.entries)))
            saves.append(Save(table.save(), len(table.entries)))
    return max(saves, key=lambda save: save.entries)


def circle(table: Table[Any]) -> tuple[str, ...]:
    """Two answers after which a game is where it was; none if there are no such."""

    def place(at: Table[Any]) -> tuple[bytes, list[tuple[int, list[str]]]]:
        return state_json(at.state), [(choice.seat, choice.keys) for choice in at.choices]

    here = place(table)
    for there in _keys(table):
        ahead = table.fork()
        ahead.answer(there)
        for back in _keys(ahead):
            again = ahead.fork()
            again.answer(back)
            if place(again) == here:
                return there, back
    return ()


def _keys(table: Table[Any]) -> list[str]:
    """The first of the answers that can be given."""
    return [] if table.choice is None else table.choice.keys[:MOST_TRIED]


def padded(save: Save, size: int) -> Save:
    """The same game in a file of a certain size: JSON may have spaces."""
    return Save(save.data + b" " * max(0, size - len(save.data)), save.entries)


async def measure(server: RunningServer, entries: int, size: int) -> dict[str, Waits]:
    """What somebody innocent waits in each case."""
    save = long_game(entries)
    assert len(read_save(save.data).entries) == save.entries
    large = padded(save, size)
    cases: dict[str, Callable[[], Coroutine[Any, Any, None]]] = {
        "nothing else": nothing,
        f"{IMPORTS} imports of {len(large.data) // 1000} KB, {large.entries} entries": lambda: many_imports(
            server, large
        ),
        f"{LOOKS} looks into a game of {save.entries} entries": lambda: many_looks(server, save),
        f"{TABLES} tables of bots": lambda: many_bots(server),
    }
    return {name: await meanwhile(server, case) for name, case in cases.items()}


def main() -> int:
    parser = argparse.ArgumentParser(description="How long others wait under the heaviest use there may be.")
    parser.add_argument("--entries", type=int, default=20_000, help="entries of the long game, at most")
    parser.add_argument("--size", type=int, default=400_000, help="bytes of a save that is brought along, at least")
    parser.add_argument("--workers", type=int, help="processes with tables")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="starboard-waiting-") as folder:
        server = RunningServer(Path(folder) / "waiting.db", workers=args.workers)
        try:
            for name, waits in asyncio.run(measure(server, args.entries, args.size)).items():
                print(f"{name}: {waits}")
        finally:
            server.kill()
    return 0


if __name__ == "__main__":
    sys.exit(main())
