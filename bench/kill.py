"""The kill test: a server under load, or a process with its tables, is killed (`kill -9`) again and again.

    python bench/kill.py --rounds 200
    python bench/kill.py --rounds 200 --db postgresql://user:password@host/name
    python bench/kill.py --rounds 200 --db postgresql://user:password@host/name --servers 2

After each restart every acknowledged answer must be there, in its place, and none twice; an answer that was on its
way is sent again under its id and must count once; and every table plays on. With two servers on one database people
come to either of them, and the second lives on while the first is killed and started again.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import socket
import sqlite3
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, TypeAlias

import msgspec

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "bench")]

import httpx  # noqa: E402
import psycopg  # noqa: E402
import websockets  # noqa: E402

from choosing import Chosen, add_choice, chosen  # noqa: E402
from running import RunningServer, open_socket  # noqa: E402
from starboard.core.journal import answered_seat  # noqa: E402
from starboard.server.record import Record  # noqa: E402

MOST_ROUNDS = 1_000
ALONE = ("me", "me")
SEATINGS = (ALONE, ALONE, ("me", "friend"), ("me", "friend"), ("me", "bot:random"), ("me", "friend", "bot:random"))
"""Who sits at the tables: one person alone, two people, people with a bot."""
UNDO = 0.1
"""How often the person alone takes an answer back."""
PACE = 0.04
"""Seconds between two answers at a table; a server refuses more than a person can mean."""
LONGEST = 1.6
"""Seconds of load before the kill, at the most."""
STOPPING = 0.25
"""How often the server has been asked to stop, and is killed while it tidies up."""
LONGEST_STOPPING = 0.03
CUT = 0.5
"""How often the people's lines are cut with the server: they have not read what it told them last."""
HOUSES = 0.5
"""How often a process with tables is killed first, and the server goes on."""
LAST_ANSWERS = 3
"""In the end, every table must take so many more answers."""
PATIENCE = 60.0
PORTS = range(20_000, 30_000)
"""Where the server is, which is always at the same address, as one that is started again by itself."""
OUT_OF_DATE = "server-out-of-date"
INTEGRITY = "PRAGMA integrity_check"
BROKEN = "SELECT count(*) FROM trouble"
SNAPSHOT = "SELECT seq, body FROM snapshot WHERE game_table = ?"
SINCE = "SELECT body FROM operation WHERE game_table = ? AND seq > ? ORDER BY seq"

Database: TypeAlias = Path | str
"""A SQLite file, or the address of a PostgreSQL database."""


class Lost(Exception):
    """Something acknowledged is not there, or something is there twice, or a table does not play on."""


class Heard(msgspec.Struct):
    """What a player reads of a message."""

    type: str
    seq: int = 0
    entries: int = 0
    id: str = ""
    done: str = ""
    asked: list[dict[str, Any]] = []
    invites: dict[str, str] = {}
    reason: Any = None
    result: Any = None


_decode = msgspec.json.Decoder(Heard).decode


class KilledTable:
    """A table, and what its people know for certain: the answers that were acknowledged, in order."""

    def __init__(self, place: int, id: str, seating: Sequence[str], people: list[str]) -> None:
        self.place = place
        self.id = id
        self.alone = seating == ALONE
        self.with_bot = any(kind.startswith("bot") for kind in seating)
        self.people = people
        """Their cookies."""
        self.given: list[str] = []
        self.seq = 0
        """The last change that anybody was told of."""
        self.entries = 0
        """How long the journal was then."""
        self.on_its_way: tuple[int, dict[str, Any]] | None = None
        """Who has sent what, and does not know what became of it."""
        self.over = False
        self.acknowledged = 0
        self._count = 0

    def next_id(self) -> str:
        self._count += 1
        return f"{self.id}-{self._count}"

    def hear(self, message: Heard) -> None:
        """The position as somebody was told it."""
        if message.seq >= self.seq:
            self.seq, self.entries = message.seq, message.entries
            self.over = message.result is not None

    def acknowledge(self, message: dict[str, Any]) -> None:
        """Something that was on its way is done."""
        self.given = self._with(message)
        self.acknowledged += 1
        self.on_its_way = None

    def _with(self, message: dict[str, Any]) -> list[str]:
        """The answers there are when a message has been carried out."""
        return self.given[:-1] if message["type"] == "undo" else [*self.given, message["key"]]

    def check(self, journal: list[Any]) -> None:
        """Compare the stored journal with what was acknowledged. What was on its way may be in it or not."""
        answers = [entry for entry in journal if isinstance(entry, str)]
        stored = [entry if answered_seat(entry) is None else entry.partition(" ")[2] for entry in answers]
        if self.on_its_way is None and not self.with_bot and stored != self.given:
            raise Lost(f"table {self.id}: {self.given} were acknowledged, {stored} is stored")
        if self.with_bot:
            left = iter(stored)
            missing = [key for key in self.given if key not in left]
            if missing or len(journal) < self.entries:
                raise Lost(f"table {self.id}: {missing} of {self.entries} entries were told, and {stored} is stored")
        elif self.on_its_way is not None and stored not in (self.given, self._with(self.on_its_way[1])):
            raise Lost(f"table {self.id}: {self.given}, perhaps {self.on_its_way}, were given; {stored} is stored")


class Player:
    """A person at a table for one life of the server."""

    def __init__(self, table: KilledTable, place: int) -> None:
        self.table = table
        self._place = place
        self._seq = -1
        self.asked: list[dict[str, Any]] = []
        self._socket: websockets.ClientConnection | None = None

    async def connect(self, server: RunningServer) -> Heard:
        """Come to the table; what one is told there."""
        self._socket = await open_socket(server, self.table.id, self.table.people[self._place])
        return await self.hear()

    def close(self) -> None:
        if self._socket is not None:
            self._socket.transport.abort()

    async def hear(self) -> Heard:
        """The next message."""
        assert self._socket is not None
        message = _decode(await self._socket.recv())
        if message.type in ("welcome", "update"):
            self._seq, self.asked = message.seq, message.asked
            self.table.hear(message)
        elif message.type == "trouble" or (message.type == "refused" and not self._came_later(message)):
            raise Lost(f"table {self.table.id}: {self.table.on_its_way} was refused: {message.reason}")
        return message

    def _came_later(self, refused: Heard) -> bool:
        """Whether a bot was asked the same, and its answer was the first."""
        return self.table.with_bot and refused.reason["id"] == OUT_OF_DATE

    async def send(self, message: dict[str, Any]) -> None:
        """Send something and wait until it is acknowledged."""
        assert self._socket is not None
        self.table.on_its_way = (self._place, message)
        await self._socket.send(msgspec.json.encode(message).decode())
        while True:
            heard = await self.hear()
            if heard.type == "refused":
                self.table.on_its_way = None
                return
            if message["id"] in (heard.done, heard.id):
                self.table.acknowledge(message)
                return

    async def catch_up(self) -> None:
        """Hear of the last change that anybody at this table was told of, and of what one is asked."""
        while self._seq < self.table.seq:
            await self.hear()

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

    def __init__(self, database: Database, seed: int, what: Chosen, servers: int = 1) -> None:
        self.what = what
        self._second = RunningServer(database) if servers > 1 else None
        self._port = free_port() if isinstance(database, str) else 0
        self.database = database
        self.tables: list[KilledTable] = []
        self.repeated = 0
        self.houses_killed = 0
        self._chance = random.Random(seed)

    @property
    def acknowledged(self) -> int:
        """Answers and undos that were acknowledged so far."""
        return sum(table.acknowledged for table in self.tables)

    def close(self) -> None:
        """Nobody is needed any more."""
        if self._second is not None:
            self._second.kill()

    async def round(self) -> None:
        """One life of the server: look, play, be killed."""
        server = RunningServer(self.database, port=self._port)
        playing = asyncio.create_task(self._life(server))
        try:
            while not self.tables and not playing.done():  # there is nothing to lose yet, however slow the machine
                await asyncio.sleep(0.01)
            await asyncio.wait([playing], timeout=self._chance.random() * LONGEST)
            if self._chance.random() < HOUSES and not playing.done() and server.kill_house(self._chance):
                self.houses_killed += 1
                await asyncio.wait([playing], timeout=self._chance.random() * LONGEST)
            if self._chance.random() < STOPPING:
                server.ask_to_stop()
                await asyncio.sleep(self._chance.random() * LONGEST_STOPPING)
            if self._chance.random() < CUT:
                playing.cancel()
        finally:
            server.kill()
        await asyncio.wait([playing])
        if not playing.cancelled():
            playing.result()

    async def last_round(self) -> None:
        """One more life: everything is there, and every table plays on."""
        server = RunningServer(self.database, port=self._port)
        await server.wait_until_up()
        try:
            async with asyncio.timeout(PATIENCE):
                for table in self.tables:
                    await self._play(server, table, LAST_ANSWERS)
        finally:
            server.kill()
        found = "ok"
        if isinstance(self.database, Path):
            [(found,)] = rows(self.database, INTEGRITY)
        [(broken,)] = rows(self.database, BROKEN)
        if found != "ok" or broken:
            raise Lost(f"the database is not well: {found}; {broken} tables broke")

    async def _life(self, server: RunningServer) -> None:
        """Play until the server is gone. Before it is, nothing may go wrong; afterwards lines are cut."""
        try:
            async with asyncio.TaskGroup() as group:
                for place, seating in enumerate(SEATINGS):
                    if self.what.seats[0] <= len(seating) <= self.what.seats[1]:
                        group.create_task(self._seat(server, place, seating))
        except ExceptionGroup as failed:
            lost = [problem for problem in failed.exceptions if isinstance(problem, Lost)]
            if lost or not server.ended:
                raise Lost(f"{[*lost, *failed.exceptions][0]!r}") from failed

    async def _seat(self, server: RunningServer, place: int, seating: Sequence[str]) -> None:
        """Play the latest table of a place; when it is over, another one."""
        mine = [table for table in self.tables if table.place == place and not table.over]
        table = mine[0] if mine else None
        while True:
            try:
                if table is None or table.over:
                    table = await new_table(server, self.what, place, seating)
                    self.tables.append(table)
                await self._play(server, table)
            except (websockets.ConnectionClosed, httpx.HTTPStatusError):
                if server.ended or not (server.houses_killed or self._second):
                    raise
                await asyncio.sleep(PACE)

    async def _play(self, server: RunningServer, table: KilledTable, answers: int = sys.maxsize) -> None:
        """See that everything is there, and play on."""
        players = [Player(table, place) for place in range(len(table.people))]
        try:
            for player in players:
                before = table.seq
                through = server if self._second is None else self._chance.choice((server, self._second))
                if (now := (await player.connect(through)).seq) < before:
                    raise Lost(f"table {table.id}: change {before} was told, and {now} is the last there is")
            table.check(journal(self.database, table))
            if table.on_its_way is not None:
                self.repeated += 1
                sender, message = table.on_its_way
                await players[sender].send(message)
                table.check(journal(self.database, table))
            while not table.over and answers:
                for player in players:
                    await player.catch_up()
                asked = [player for player in players if player.asked]
                if asked:
                    await asked[0].send(asked[0].decide(self._chance))
                    answers -= 1
                    await asyncio.sleep(PACE)
                elif not table.over:
                    await players[0].hear()
        finally:
            for player in players:
                player.close()


async def new_table(server: RunningServer, what: Chosen, place: int, seating: Sequence[str]) -> KilledTable:
    """A table with its people, made as a browser does it; on this machine there are no certificates to read."""
    wanted = {"game": what.game, "scenario": what.scenario, "seats": list(seating)}
    async with httpx.AsyncClient(base_url=server.address, verify=False) as host:
        await host.get("/api/lobby")
        made = (await host.post("/api/tables", json=wanted)).raise_for_status().json()
        table = KilledTable(place, str(made["table"]), seating, [cookie_of(host)])
    if "friend" in seating:
        player = Player(table, 0)
        invites = (await player.connect(server)).invites
        player.close()
        async with httpx.AsyncClient(base_url=server.address, verify=False) as friend:
            await friend.get("/api/lobby")
            (await friend.post(f"/api/join/{invites['1']}", json={})).raise_for_status()
            table.people.append(cookie_of(friend))
    return table


def cookie_of(client: httpx.AsyncClient) -> str:
    """What the server knows somebody by, whatever its port makes it call that."""
    return next(cookie.value or "" for cookie in client.cookies.jar if cookie.name.startswith("starboard"))


def journal(database: Database, table: KilledTable) -> list[Any]:
    """The journal of a table as it is stored now. Between two looks at a snapshot that is the same, no operation since
    it can have gone."""
    while True:
        [(seq, snapshot)] = rows(database, SNAPSHOT, table.id)
        operations = [body for (body,) in rows(database, SINCE, table.id, seq)]
        if rows(database, SNAPSHOT, table.id)[0][0] == seq:
            return list(Record(bytes(snapshot), seq, operations).table.entries)


def rows(database: Database, sql: str, *values: Any) -> list[Any]:
    """What stands in a database; asked with `?`."""
    if isinstance(database, str):
        with psycopg.connect(database, autocommit=True) as there:
            return there.execute(sql.replace("?", "%s").encode(), values).fetchall()
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as reading:
        return reading.execute(sql, values).fetchall()


def free_port() -> int:
    """A port that is free, the next one too; not among those that the system gives to clients."""
    while True:
        port = random.choice(PORTS)
        here, beside = ("127.0.0.1", port), ("127.0.0.1", port + 1)
        with suppress(OSError), socket.create_server(here), socket.create_server(beside):
            return port


async def kill_again_and_again(database: Database, rounds: int, seed: int, what: Chosen, servers: int = 1) -> KillTest:
    """The whole test; Lost if it fails."""
    with closing(KillTest(database, seed, what, servers)) as test:
        start = time.perf_counter()
        for number in range(1, rounds + 1):
            await test.round()
            if number % 10 == 0:
                took = time.perf_counter() - start
                print(f"{number} rounds, {test.acknowledged} answers acknowledged, none lost, {took:.0f} s", flush=True)
        await test.last_round()
        return test


def main() -> int:
    parser = argparse.ArgumentParser(description="Kill the server at random moments; nothing acknowledged may be lost.")
    add_choice(parser)
    parser.add_argument("--rounds", type=int, default=200, help=f"at most {MOST_ROUNDS}")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--db", help="an empty PostgreSQL database; a SQLite file of its own unless given")
    parser.add_argument("--servers", type=int, choices=(1, 2), default=1, help="how many share a PostgreSQL database")
    args = parser.parse_args()
    if args.servers > 1 and not args.db:
        parser.error("several servers share a PostgreSQL database: give its address with --db")
    rounds = min(args.rounds, MOST_ROUNDS)
    with tempfile.TemporaryDirectory(prefix="starboard-kill-") as folder:
        try:
            what = chosen(args.game, args.scenario)
            database = args.db or Path(folder) / "kill.db"
            test = asyncio.run(kill_again_and_again(database, rounds, args.seed, what, args.servers))
        except Lost as lost:
            print(f"LOST: {lost}")
            return 1
    print(
        f"{rounds} times killed, and {test.houses_killed} times a process with tables: {len(test.tables)} tables, "
        f"{test.acknowledged} answers acknowledged, {test.repeated} sent again, none lost, none doubled, "
        "every table plays on"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
