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
from starboard.core.journal import read_save  # noqa: E402
from starboard.lab.simulate import play_on  # noqa: E402

IMPORTS = 10
LOOKS = 20
TABLES = 60
BOT_SECONDS = 8.0
QUIET_SECONDS = 3.0
INNOCENT = 3
"""Tables at which somebody plays who has nothing to do with it."""
PATIENCE = 300.0


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
    """Somebody who has come to the server."""

    def __init__(self, server: RunningServer) -> None:
        self.server = server
        self._what = chosen("", "")
        self.http = httpx.AsyncClient(base_url=server.address, timeout=PATIENCE, verify=False)

    async def come(self) -> Person:
        (await self.http.get("/api/lobby")).raise_for_status()
        return self

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
        return await open_socket(self.server, table, self.cookie)


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
    person = await Person(server).come()
    tables = [await person.make("me", "me") for _ in range(INNOCENT)]

    async def waited(times: list[float], what: Awaitable[Any]) -> Any:
        start = time.perf_counter()
        found = await what
        times.append(time.perf_counter() - start)
        return found

    async def play(table: str) -> None:
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
        await socket.close()

    async def ask() -> None:
        while not over.is_set():
            health = await waited(waits.health, person.http.get("/healthz"))
            if health.text != "ok":
                waits.refused.append(health.text)
            await asyncio.sleep(0.02)

    begun.set()
    await asyncio.gather(ask(), *map(play, tables))
    await person.http.aclose()
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
    people = [await Person(server).come() for _ in range(IMPORTS)]
    await asyncio.gather(*(person.bring(save) for person in people))


async def many_looks(server: RunningServer, save: Save) -> None:
    """Somebody looks into twenty moments of a long game."""
    person = await Person(server).come()
    socket = await person.at(await person.bring(save))
    await hear(socket, "welcome")
    for number in range(LOOKS):
        await say(socket, type="look", id=f"look-{number}", at=save.entries * (number + 1) // (LOOKS + 1))
    for _ in range(LOOKS):
        await hear(socket, "past", "refused")
    await socket.close()


async def many_bots(server: RunningServer) -> None:
    """Sixty tables where nobody plays but bots, with somebody watching so that they go on."""
    person = await Person(server).come()
    sockets = []
    for _ in range(TABLES):
        socket = await person.at(await person.make("me", "bot:random"))
        await hear(socket, "welcome")
        await say(socket, type="hand", id="hand", seat=0, bot="random")
        sockets.append(socket)
    await asyncio.sleep(BOT_SECONDS)
    for socket in sockets:
        socket.transport.abort()


def long_game(most: int) -> Save:
    """The longest that bots play at random, one of every game, cut where an import would be too long."""
    saves = []
    for name in starboard.GAMES:
        for scenario in starboard.game(name).scenarios()[:1]:
            table = starboard.new(name, scenario=scenario.id, seats=scenario.seats[1], seed=0)
            play_on(table, make_bot("random", name, 0), most)
            saves.append(Save(table.save(), len(table.entries)))
    return max(saves, key=lambda save: save.entries)


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
