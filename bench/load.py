"""The server under load: many tables open with a connection for each seat, answers spread over them, all of it durable.

    python bench/load.py --tables 2000 --rate 500 --seconds 20
    python bench/load.py --db postgresql://user:password@host/name --servers 2

Only this machine is involved, and both count and time are bounded. The clients are one process; they and the server
share all cores unless told otherwise. Several servers share a PostgreSQL database, and people come to any of them.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import statistics
import sys
import tempfile
import time
from collections import deque
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "bench")]

import uvloop  # noqa: E402
import websockets  # noqa: E402

import starboard  # noqa: E402
from choosing import Chosen, add_choice, chosen  # noqa: E402
from kill import Database, rows  # noqa: E402
from running import RunningServer, Usage, open_socket  # noqa: E402
from starboard.bots import make_bot  # noqa: E402
from starboard.lab.simulate import play_on  # noqa: E402
from starboard.server.app import hashed  # noqa: E402
from starboard.server.lobby import MakeTable, new_table  # noqa: E402
from starboard.server.record import first_snapshot  # noqa: E402
from starboard.server.store import PersonRow, SqliteStore, open_store  # noqa: E402

MOST_TABLES = 5_000
MOST_SECONDS = 120
TEMPLATES = 24
"""Different games among the tables, each somewhere in its middle."""
TICK = 0.001
"""Seconds between two looks whether an answer is due. A shorter sleep is none: the loop would take a whole core."""
AT_ONCE = 50
"""Connections being opened at the same time."""


class Key(msgspec.Struct):
    key: str


class AskedOf(msgspec.Struct):
    seat: int
    options: list[Key]


class Heard(msgspec.Struct):
    """What a client reads of a message."""

    type: str
    seq: int = 0
    done: str = ""
    asked: list[AskedOf] = []
    result: Any = None


decode = msgspec.json.Decoder(Heard).decode
encode = msgspec.json.Encoder().encode


class Player:
    """One connection at a table."""

    def __init__(self, game: OpenTable, cookie: str) -> None:
        self.game = game
        self.cookie = cookie
        self.asked: AskedOf | None = None
        self.bytes = 0

    async def connect(self, server: RunningServer) -> None:
        self.socket = await open_socket(server, self.game.id, self.cookie)
        self.hear(await self.socket.recv())
        self.task = asyncio.create_task(self.listen())

    async def listen(self) -> None:
        try:
            async for data in self.socket:
                self.hear(data)
        except websockets.ConnectionClosed:
            pass

    def hear(self, data: str | bytes) -> None:
        message = decode(data)
        self.bytes += len(data)
        match message.type:
            case "welcome" | "update":
                self.game.seq = max(self.game.seq, message.seq)
                self.game.over = message.result is not None
                self.asked = message.asked[0] if message.asked else None
                if message.type == "update":
                    self.game.updated(self, bool(message.done))
            case "refused" | "trouble":
                self.game.load.refused.append(str(data))
                self.game.give_up()


class OpenTable:
    """A table with a connection for each seat. One answer is under way at a time."""

    def __init__(self, load: Load, id: str, cookies: list[str]) -> None:
        self.load = load
        self.id = id
        self.players = [Player(self, cookie) for cookie in cookies]
        self.seq = 0
        self.over = False
        self.busy = False
        self._sent = 0.0
        self._answering: Player | None = None
        self._missing = 0

    async def answer(self) -> bool:
        """Whoever is asked answers anything; False if nobody can."""
        player = next((player for player in self.players if player.asked is not None), None)
        if self.busy or self.over or player is None or player.asked is None:
            return False
        self.busy = True
        self._answering = player
        self._missing = len(self.players)
        asked, player.asked = player.asked, None
        key = random.choice(asked.options).key
        self._sent = time.perf_counter()
        body = {"type": "answer", "id": f"{self.seq}", "seq": self.seq, "seat": asked.seat, "key": key}
        await player.socket.send(encode(body), text=True)
        return True

    def updated(self, player: Player, done: bool) -> None:
        """An update has come; the one for whoever answered acknowledges the answer."""
        if done:
            self.load.acknowledged += 1
        elif player is not self._answering:
            self.load.latencies.append(time.perf_counter() - self._sent)
        self._missing -= 1
        if self._missing == 0:
            self.busy = False
            self.load.finished(self)

    def give_up(self) -> None:
        self.over = True


class Load:
    """The clients of all tables."""

    def __init__(self, servers: list[RunningServer], tables: list[tuple[str, list[str]]]) -> None:
        self._servers = servers
        self.tables = [OpenTable(self, id, cookies) for id, cookies in tables]
        self.latencies: list[float] = []
        self.refused: list[str] = []
        self.acknowledged = 0
        self._pushing: deque[OpenTable] | None = None
        self._tasks: set[asyncio.Task[bool]] = set()

    async def connect(self) -> None:
        gate = asyncio.Semaphore(AT_ONCE)

        async def one(player: Player) -> None:
            async with gate:
                await player.connect(random.choice(self._servers))

        await asyncio.gather(*(one(player) for table in self.tables for player in table.players))

    async def at_rate(self, rate: float, seconds: float) -> int:
        """So many answers a second, whatever the server does; how many could be given."""
        order = random.sample(self.tables, len(self.tables))
        turn = given = 0
        start = time.perf_counter()
        while (now := time.perf_counter() - start) < seconds:
            due = int(now * rate)
            while given < due and turn < due * 4:
                given += await order[turn % len(order)].answer()
                turn += 1
            await asyncio.sleep(TICK)
        await asyncio.sleep(1)
        return given

    async def push(self, width: int, seconds: float) -> tuple[int, float]:
        """As many answers as the server takes with `width` of them under way; how many, in how long."""
        before, start = self.acknowledged, time.perf_counter()
        self._pushing = deque(random.sample(self.tables, len(self.tables)))
        for _ in range(width):
            self._next()
        await asyncio.sleep(seconds)
        self._pushing = None
        took = time.perf_counter() - start
        done = self.acknowledged - before
        await asyncio.sleep(1)
        return done, took

    def finished(self, table: OpenTable) -> None:
        if self._pushing is not None:
            self._pushing.append(table)
            self._next()

    def _next(self) -> None:
        """The next table that can go on does."""
        while self._pushing:
            table = self._pushing.popleft()
            if not table.over and any(player.asked for player in table.players):
                task = asyncio.ensure_future(table.answer())
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)
                return

    async def close(self) -> None:
        for table in self.tables:
            for player in table.players:
                player.task.cancel()
                player.socket.transport.abort()
        await asyncio.sleep(0.2)


def games(what: Chosen, seats: int, count: int) -> Iterator[bytes]:
    """Games at different moments, as they are stored."""
    for number in range(count):
        table = starboard.new(what.game, scenario=what.scenario, seats=seats, seed=number)
        play_on(table, make_bot("random", what.game, number), 5 + number * 6)
        if table.choice is None:
            table.undo(beyond=True)
        yield first_snapshot(table)


def fill(database: Database, what: Chosen, people: int, count: int) -> list[tuple[str, list[str]]]:
    """Put tables into a database, each with so many people; the ids of the tables and the people's cookies."""
    store = open_store(database) if isinstance(database, str) else SqliteStore(database)
    snapshots = list(games(what, people, TEMPLATES))
    wanted = MakeTable(what.game, ["me", *["friend"] * (people - 1)], what.scenario)
    made, writes = [], []
    for number in range(count):
        cookies = [f"cookie-{number}-{who}" for who in range(people)]
        for who, cookie in enumerate(cookies):
            writes.append(store.add_person(f"person-{number}-{who}", f"Player {who}", 0))
            writes.append(store.add_secret("cookie", hashed(cookie), f"person-{number}-{who}", 0))
        row, seats, _ = new_table(wanted, PersonRow(f"person-{number}-0", ""))
        for who in range(1, people):
            seats[who] = msgspec.structs.replace(seats[who], holder=f"person-{number}-{who}")
        writes.append(store.add_table(row, seats, snapshots[number % len(snapshots)]))
        made.append((row.id, cookies))
    for write in writes:
        write.result()
    store.close()
    return made


def milliseconds(latencies: list[float]) -> str:
    if len(latencies) < 100:
        return "too few answers"
    cuts = statistics.quantiles(latencies, n=1000)
    return f"p50 {cuts[499] * 1e3:.2f} ms, p99 {cuts[989] * 1e3:.2f} ms, most {max(latencies) * 1e3:.1f} ms"


def used(before: Usage, after: Usage, answers: int) -> str:
    return f"{(after.cpu - before.cpu) / max(answers, 1) * 1e6:.0f} us of processor time an answer"


def usage(servers: list[RunningServer]) -> Usage:
    """What all servers have used."""
    each = [server.usage() for server in servers]
    return Usage(sum(one.cpu for one in each), sum(one.memory for one in each))


async def measure(args: argparse.Namespace, folder: Path) -> int:
    database = args.db or folder / "load.db"
    what = chosen(args.game, args.scenario)
    tables = fill(database, what, args.seats, args.tables)
    servers: list[RunningServer] = []
    try:
        for number in range(args.servers):
            core = None if args.server_core is None else args.server_core + number
            servers.append(RunningServer(database, core=core, workers=args.workers))
            await servers[-1].wait_until_up()
        load = Load(servers, tables)
        empty = usage(servers)
        start = time.perf_counter()
        await load.connect()
        opened = usage(servers)
        took = time.perf_counter() - start
        print(f"{args.tables} tables of {what} open with {args.seats} connections each, {took:.1f} s")
        per_table = (opened.memory - empty.memory) / args.tables / 1024
        print(f"  memory: {per_table:.0f} KB a table, {opened.memory / 2**20:.0f} MB in all")
        given = await load.at_rate(args.rate, args.seconds)
        steady = usage(servers)
        print(f"{given} answers in {args.seconds} s ({args.rate} a second wanted)")
        print(f"  to the others: {milliseconds(load.latencies)}; {used(opened, steady, given)}")
        load.latencies.clear()
        before, own = usage(servers), time.process_time()
        done, took = await load.push(args.width, args.push)
        after = usage(servers)
        busy = (after.cpu - before.cpu) / took, (time.process_time() - own) / took
        print(f"full push, {args.width} answers under way: {done / took:.0f} answers a second")
        print(f"  to the others: {milliseconds(load.latencies)}; {used(before, after, done)}")
        print(f"  server busy {busy[0]:.0%}, clients busy {busy[1]:.0%}")
        print(f"  memory in the end: {(after.memory - empty.memory) / args.tables / 1024:.0f} KB a table")
        read = sum(player.bytes for table in load.tables for player in table.players)
        print(f"  read by the clients: {read / 2**20:.0f} MB; refused: {len(load.refused)} {load.refused[:2]}")
        await load.close()
        [(stored,)] = rows(database, "SELECT sum(seq) FROM game_table")
        print(f"  {load.acknowledged} answers acknowledged, {stored} stored")
        return 0 if stored >= load.acknowledged and not load.refused else 1
    finally:
        for server in servers:
            server.kill()


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure the server under load, on this machine only.")
    add_choice(parser)
    parser.add_argument("--tables", type=int, default=2000, help=f"open tables, at most {MOST_TABLES}")
    parser.add_argument("--seats", type=int, default=2, help="people at a table")
    parser.add_argument("--rate", type=float, default=500, help="answers a second")
    parser.add_argument("--seconds", type=float, default=20, help="for how long")
    parser.add_argument("--push", type=float, default=8, help="seconds of full push afterwards")
    parser.add_argument("--width", type=int, default=24, help="answers under way at full push")
    parser.add_argument("--workers", type=int, help="processes with tables; as many as the server likes unless given")
    parser.add_argument("--db", help="an empty PostgreSQL database; a SQLite file of its own unless given")
    parser.add_argument("--servers", type=int, default=1, help="how many share a PostgreSQL database")
    parser.add_argument("--server-core", type=int, help="the core that the server is held to; the next has the next")
    parser.add_argument("--client-core", type=int, help="the core that the clients are held to")
    args = parser.parse_args()
    if args.servers > 1 and not args.db:
        parser.error("several servers share a PostgreSQL database: give its address with --db")
    args.tables = min(args.tables, MOST_TABLES)
    args.seconds = min(args.seconds, MOST_SECONDS)
    args.push = min(args.push, MOST_SECONDS)
    random.seed(1)
    if hasattr(os, "sched_setaffinity") and args.client_core is not None:
        os.sched_setaffinity(0, {args.client_core})
    with tempfile.TemporaryDirectory(prefix="starboard-load-") as folder:
        return uvloop.run(measure(args, Path(folder)))


if __name__ == "__main__":
    sys.exit(main())
