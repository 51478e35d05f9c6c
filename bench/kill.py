"""The kill test: a server under load is killed (`kill -9`) at a random moment, again and again.

    python bench/kill.py --rounds 200

After each restart every acknowledged answer must be there, in its place, and none twice; an answer that was on its
way is sent again under its id and must count once; and every table plays on.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "bench")]

import httpx  # noqa: E402
import websockets  # noqa: E402
from running import RunningServer  # noqa: E402

MOST_ROUNDS = 1_000
SEATINGS = (("me", "me"), ("me", "friend"), ("me", "friend"), ("me", "bot:random"))
"""Who sits at the tables: one person alone, two people, a person with a bot."""
UNDO = 0.1
"""How often the person alone takes an answer back."""
LONGEST = 1.2
"""Seconds of load before the kill, at the most."""
PATIENCE = 20.0

GONE = (websockets.WebSocketException, OSError, httpx.HTTPError, asyncio.TimeoutError)


class Lost(Exception):
    """Something acknowledged is not there, or something is there twice."""


class Message(msgspec.Struct):
    """What a player reads of a message."""

    type: str
    seq: int = 0
    id: str = ""
    done: str = ""
    asked: list[dict[str, Any]] = []
    reason: Any = None
    result: Any = None


_decode = msgspec.json.Decoder(Message).decode


class KilledTable:
    """A table, and what its people know for certain: the answers that were acknowledged, in order."""

    def __init__(self, id: str, seating: tuple[str, ...], people: list[httpx.Cookies]) -> None:
        self.id = id
        self.alone = seating == ("me", "me")
        self.with_bot = any(kind.startswith("bot") for kind in seating)
        self.people = people
        self.given: list[str] = []
        self.seq = 0
        """The last change that anybody was told of."""
        self.on_its_way: dict[str, Any] | None = None
        self.over = False
        self._count = 0

    def next_id(self) -> str:
        self._count += 1
        return f"{self.id}-{self._count}"

    def acknowledge(self, message: dict[str, Any]) -> None:
        """Something that was on its way is done."""
        if message["type"] == "answer":
            self.given.append(message["key"])
        else:
            self.given.pop()
        self.on_its_way = None

    def check(self, entries: list[Any]) -> None:
        """Compare the stored journal with what was acknowledged. What was on its way may be in it or not."""
        stored = [str(entry) for entry in entries if isinstance(entry, str)]
        if self.with_bot:
            left = iter(stored)
            missing = [key for key in self.given if key not in left]
            if missing:
                raise Lost(f"table {self.id}: {missing} were acknowledged and are not stored")
            return
        if stored not in list(self._possible()):
            raise Lost(f"table {self.id}: {self.given} and perhaps {self.on_its_way} were given, {stored} is stored")

    def _possible(self) -> Iterator[list[str]]:
        yield self.given
        if self.on_its_way is not None:
            undo = self.on_its_way["type"] == "undo"
            yield self.given[:-1] if undo else [*self.given, self.on_its_way["key"]]


class Player:
    """A person at a table for one life of the server."""

    def __init__(self, table: KilledTable, cookies: httpx.Cookies) -> None:
        self.table = table
        self._cookies = cookies
        self.asked: list[dict[str, Any]] = []
        self.welcome = 0

    async def connect(self, server: RunningServer) -> None:
        self._socket = await websockets.connect(
            f"ws://{server.host}/ws/{self.table.id}",
            additional_headers={"Cookie": f"starboard={self._cookies['starboard']}"},
            origin=websockets.Origin(server.address),
            compression=None,
            open_timeout=PATIENCE,
        )
        async with asyncio.timeout(PATIENCE):
            self.hear(_decode(await self._socket.recv()))

    def hear(self, message: Message) -> None:
        match message.type:
            case "welcome" | "update":
                if message.type == "welcome":
                    self.welcome = message.seq
                self.table.seq = max(self.table.seq, message.seq)
                self.table.over = message.result is not None
                self.asked = message.asked
            case "refused" | "trouble":
                raise Lost(f"table {self.table.id}: {self.table.on_its_way} was refused: {message.reason}")

    async def send(self, message: dict[str, Any]) -> None:
        """Send something and wait until it is acknowledged."""
        self.table.on_its_way = message
        await self._socket.send(msgspec.json.encode(message).decode())
        while True:
            heard = _decode(await self._socket.recv())
            self.hear(heard)
            if message["id"] in (heard.done, heard.id if heard.type == "done" else None):
                self.table.acknowledge(message)
                return

    async def listen(self) -> None:
        """Hear what the others do, until it is one's own turn."""
        while not self.asked and not self.table.over:
            self.hear(_decode(await self._socket.recv()))

    def decide(self, chance: random.Random) -> dict[str, Any]:
        """Any answer, or now and then an undo."""
        common = {"id": self.table.next_id(), "seq": self.table.seq}
        if self.table.alone and self.table.given and chance.random() < UNDO:
            return {"type": "undo", **common}
        asked = chance.choice(self.asked)
        key = chance.choice(asked["options"])["key"]
        return {"type": "answer", **common, "seat": asked["seat"], "key": key}


class KillTest:
    """All tables, over many lives of the server."""

    def __init__(self, database: Path, seed: int) -> None:
        self.database = database
        self.chance = random.Random(seed)
        self.tables: list[KilledTable] = []
        self.finished = 0
        self.repeated = 0

    @property
    def acknowledged(self) -> int:
        return self.finished + sum(len(table.given) for table in self.tables)

    async def round(self, *, last: bool = False) -> None:
        """One life of the server: check, play, kill."""
        server = RunningServer(self.database)
        try:
            self.tables, over = [t for t in self.tables if not t.over], [t for t in self.tables if t.over]
            self.finished += sum(len(table.given) for table in over)
            while len(self.tables) < len(SEATINGS):
                self.tables.append(await new_table(server, SEATINGS[len(self.tables)]))
            games = [asyncio.create_task(self._play(server, table)) for table in self.tables]
            if last:
                await asyncio.sleep(LONGEST)
            else:
                await asyncio.sleep(self.chance.random() * LONGEST)
        finally:
            server.kill()
        for result in await asyncio.gather(*games, return_exceptions=True):
            if isinstance(result, BaseException) and not isinstance(result, GONE):
                raise result

    async def _play(self, server: RunningServer, table: KilledTable) -> None:
        """Check a table and play it until the server is gone."""
        players = [Player(table, cookies) for cookies in table.people]
        for player in players:
            await player.connect(server)
            if player.welcome < table.seq:
                raise Lost(f"table {table.id}: change {table.seq} was told, and {player.welcome} is stored")
        table.check(await stored_entries(server, table))
        if table.on_its_way is not None:
            self.repeated += 1
            sender = players[table.on_its_way.get("by", 0)]
            await sender.send(table.on_its_way)
            table.check(await stored_entries(server, table))
        while not table.over:
            by = next((place for place, player in enumerate(players) if player.asked), None)
            if by is None:
                await players[0].listen()
                continue
            await players[by].send({**players[by].decide(self.chance)})
            for other in players:
                other.asked = players[by].asked if other is players[by] else []
                if other is not players[by] and not players[by].asked:
                    await other.listen()


async def new_table(server: RunningServer, seating: tuple[str, ...]) -> KilledTable:
    """A table with its people, made as a browser does it."""
    people = []
    async with httpx.AsyncClient(base_url=server.address) as host:
        await host.get("/api/lobby")
        made = await host.post(
            "/api/tables", json={"game": "hagalaz", "scenario": "guns-of-cerberus", "seats": list(seating)}
        )
        id = made.json()["table"]
        people.append(host.cookies)
        if "friend" in seating:
            player = Player(KilledTable(id, seating, []), host.cookies)
    if "friend" in seating:
        invite = await invitation(server, player)
        async with httpx.AsyncClient(base_url=server.address) as friend:
            await friend.get("/api/lobby")
            (await friend.post(f"/api/join/{invite}", json={})).raise_for_status()
            people.append(friend.cookies)
    return KilledTable(id, seating, people)


async def invitation(server: RunningServer, host: Player) -> str:
    """The invitation to the friend's seat, which only the host is told."""
    async with websockets.connect(
        f"ws://{server.host}/ws/{host.table.id}",
        additional_headers={"Cookie": f"starboard={host._cookies['starboard']}"},
        origin=websockets.Origin(server.address),
    ) as socket:
        invites: dict[str, str] = msgspec.json.decode(await socket.recv())["invites"]
        return invites["1"]


async def stored_entries(server: RunningServer, table: KilledTable) -> list[Any]:
    async with httpx.AsyncClient(base_url=server.address, cookies=table.people[0]) as person:
        response = await person.get(f"/api/tables/{table.id}/save")
        response.raise_for_status()
        entries: list[Any] = response.json()["save"]["entries"]
        return entries


async def kill_again_and_again(database: Path, rounds: int, seed: int) -> KillTest:
    """The whole test."""
    test = KillTest(database, seed)
    start = time.perf_counter()
    for number in range(1, rounds + 1):
        await test.round(last=number == rounds)
        if number % 10 == 0:
            took = time.perf_counter() - start
            print(f"{number} rounds, {test.acknowledged} answers acknowledged, none lost, {took:.0f} s", flush=True)
    return test


def main() -> int:
    parser = argparse.ArgumentParser(description="Kill the server at random moments; nothing acknowledged may be lost.")
    parser.add_argument("--rounds", type=int, default=200, help=f"at most {MOST_ROUNDS}")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="starboard-kill-") as folder:
        rounds = min(args.rounds, MOST_ROUNDS)
        try:
            test = asyncio.run(kill_again_and_again(Path(folder) / "kill.db", rounds, args.seed))
        except Lost as lost:
            print(f"LOST: {lost}")
            return 1
    print(f"{rounds} times killed: {test.acknowledged} answers acknowledged, {test.repeated} sent again, none lost")
    return 0


if __name__ == "__main__":
    sys.exit(main())
