"""Several servers on one database: people at one table over different servers, and a table at one server at a time."""

from __future__ import annotations

import asyncio
import hmac
import socket
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import closing, contextmanager, suppress
from typing import Any

import psycopg
import pytest

from starboard.server.database import StoreError
from starboard.server.front import Front
from starboard.server.house import NO_SEAT
from starboard.server.live import GONE
from starboard.server.postgres import FENCE, LEASE_SECONDS, STRIKE_OFF, PostgresStore
from starboard.server.seam import Aside
from starboard.server.store import Holder, LessonRow, Listener, SeatRow, TableRow
from starboard.server.town import CONNECT_SECONDS, NONCE_BYTES, PROOF_BYTES, SharedTown
from support.postgres import Postgres
from support.serving import Line, Serving, line, served

PATIENCE = 20.0


class Two:
    """Two servers on one database; Ann comes to the first, and Ben to the second."""

    def __init__(self, first: Serving, second: Serving) -> None:
        self.first, self.second = first, second
        self.ann, self.ben = first.browser(), second.browser()
        self.ann.post("/api/me", {"name": "Ann"})
        self.ben.post("/api/me", {"name": "Ben"})

    def places(self, table: str) -> list[str]:
        """At which of the servers a table is in memory."""
        both = {"first": self.first, "second": self.second}
        return [name for name, serving in both.items() if table in serving.server.tables.live]

    async def shared_table(self) -> str:
        """Ann makes a table at the first server, and Ben sits down over the second."""
        table = self.ann.make_table("me", "friend", seed=None)
        async with self.ann.at(table) as at_first:
            invite = (await at_first.expect("welcome"))["invites"]["1"]
            joined = await asyncio.to_thread(self.ben.post, f"/api/join/{invite}", {})
            assert joined.json() == {"table": table, "seat": 1}
            await until_seats(at_first, ["Ann", "Ben"])
        return table


@contextmanager
def two_servers(database: str, **how: Any) -> Iterator[Two]:
    with served(database, **how) as first, served(database, **how) as second:
        yield Two(first, second)


@pytest.fixture(scope="module")
def two(postgres: Postgres) -> Iterator[Two]:
    with two_servers(postgres.database(), requests_per_second=1000) as two:
        yield two


async def until_seats(at: Line, names: list[str]) -> None:
    """Wait until those who sit there are called so."""
    while [seat["name"] for seat in (await at.expect("seats"))["seats"]] != names:
        pass


def wait_until(true: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < until
        time.sleep(0.02)


def test_people_at_one_table_over_two_servers_see_each_others_moves(two: Two) -> None:
    async def scene() -> tuple[str, list[tuple[int, int]]]:
        table = await two.shared_table()
        seen: list[tuple[int, int]] = []
        async with two.ann.at(table) as ann, two.ben.at(table) as ben:
            await ann.expect("welcome")
            await ben.expect("welcome")
            for _ in range(6):
                plays, watches = (ann, ben) if ann.state["asked"] else (ben, ann)
                assert (await plays.answer())["type"] == "update"
                while watches.state["seq"] < plays.state["seq"]:
                    await watches.expect("update")
                seen.append((ann.state["seq"], ben.state["seq"]))
        return table, seen

    table, seen = asyncio.run(scene())

    assert seen == [(number, number) for number in range(1, 7)]
    assert two.places(table) == ["first"], "Ben was passed on"
    assert two.first.store.load(table)[1:] == two.second.store.load(table)[1:]


def test_one_is_told_the_same_at_every_server(two: Two) -> None:
    async def scene() -> list[dict[str, Any]]:
        table = await two.shared_table()
        told = []
        for serving in (two.first, two.second):
            async with line(serving, table, cookie=two.ben.cookie) as ben:
                told.append(await ben.expect("welcome"))
        stranger = two.second.browser()
        async with stranger.at(table) as nobody:
            assert (await nobody.closed())[0] == NO_SEAT
        return told

    at_first, at_second = asyncio.run(scene())

    assert at_first == at_second
    assert at_first["invites"] == {}


def test_whatever_is_asked_of_a_table_is_asked_of_the_server_that_has_it(two: Two) -> None:
    async def scene() -> tuple[str, str, int]:
        table = await two.shared_table()
        async with two.ann.at(table) as ann:
            await ann.expect("welcome")
            save = await asyncio.to_thread(two.ben.get, f"/api/tables/{table}/save")
            assert save["save"]["game"] == "hagalaz"
            forked = await asyncio.to_thread(two.ben.post, f"/api/tables/{table}/fork", {"at": 0})
            assert forked.status_code == 201
            latest = {card["id"]: card["latest"] for card in two.ben.get("/api/lobby")["tables"]}
            assert latest[table] is not None, "it is told by the server that has the table"
            over_second = two.second.client(headers={"Cookie": f"starboard={two.ann.cookie}"})
            renamed = over_second.post(f"/api/tables/{table}/name", json={"title": "Ours"})
            assert renamed.json() == {"title": "Ours"}
            wait_until(lambda: two.first.server.tables.live[table].row.title == "Ours")
            deleted = await asyncio.to_thread(over_second.post, f"/api/tables/{table}/delete")
            assert deleted.status_code == 200
            return table, forked.json()["table"], (await ann.closed())[0]

    table, fork, code = asyncio.run(scene())

    assert code == GONE
    assert two.places(table) == []
    assert two.places(fork) == ["second"], "a new table is at the server where it was made"


def test_a_new_name_is_told_at_every_server(two: Two) -> None:
    async def scene() -> None:
        table = await two.shared_table()
        async with two.ann.at(table) as ann:
            await ann.expect("welcome")
            two.ben.post("/api/me", {"name": "Benedikt"})
            await until_seats(ann, ["Ann", "Benedikt"])
            two.ben.post("/api/me", {"name": "Ben"})
            await until_seats(ann, ["Ann", "Ben"])

    asyncio.run(scene())


def test_a_table_that_everybody_wants_at_once_is_at_one_server(postgres: Postgres) -> None:
    database = postgres.database()
    with served(database) as serving:
        ann = serving.browser()
        tables = [ann.make_table("me", seed=number) for number in range(8)]
        cookie = ann.cookie

    async def play(two: Two, table: str) -> list[int]:
        both = [line(serving, table, cookie=cookie) for serving in (two.first, two.second)]
        async with both[0] as here, both[1] as there:
            await asyncio.gather(here.expect("welcome"), there.expect("welcome"))
            for plays, watches in ((here, there), (there, here)):
                await plays.answer()
                await watches.expect("update")
            return [here.state["seq"], there.state["seq"]]

    with two_servers(database) as two:

        async def scene() -> list[list[int]]:
            return await asyncio.gather(*(play(two, table) for table in tables))

        assert asyncio.run(scene()) == [[2, 2]] * len(tables)
        places = [two.places(table) for table in tables]

    assert all(len(each) == 1 for each in places), places


def test_a_table_that_has_left_the_memory_is_opened_wherever_somebody_comes(postgres: Postgres) -> None:
    with two_servers(postgres.database(), idle_seconds=0.2) as two:

        async def visit() -> str:
            table = await two.shared_table()
            assert two.places(table) == ["first"]
            return table

        table = asyncio.run(visit())
        wait_until(lambda: two.places(table) == [])
        wait_until(lambda: two.second.store.holders([table]) == {})

        async def come_back() -> list[str]:
            async with two.ben.at(table) as ben:
                await ben.expect("welcome")
                return two.places(table)

        assert asyncio.run(come_back()) == ["second"]


def test_a_server_that_ends_leaves_its_tables_to_the_others_at_once(postgres: Postgres) -> None:
    database = postgres.database()
    with served(database) as second:
        with served(database) as first:
            two = Two(first, second)
            table = asyncio.run(two.shared_table())
        assert second.store.holders([table]) == {}

        async def come_back() -> int:
            async with two.ben.at(table) as ben:
                await ben.expect("welcome")
                return len(ben.state["seats"])

        assert asyncio.run(come_back()) == 2


def knock(two: Two, say: Callable[[bytes], bytes]) -> bytes:
    """Come to the first server as another one does, and say something to its random number; what it says."""
    assert two.first.server.town is not None
    host, _, port = two.first.server.town.address.rpartition(":")
    with socket.create_connection((host, int(port)), timeout=CONNECT_SECONDS * 5) as stranger:
        heard = stranger.recv(NONCE_BYTES)
        stranger.sendall(say(heard))
        stranger.shutdown(socket.SHUT_WR)
        with suppress(ConnectionResetError):
            while more := stranger.recv(4096):
                heard += more
    return heard


class Claims:
    """A list of servers with one server on it, which gets every table it wants."""

    server, password = "this", b""

    def __init__(self) -> None:
        self.claimed: list[str] = []

    def enlist(self, address: str, listener: Listener) -> None: ...

    def claim(self, table: str) -> Future[None]:
        self.claimed.append(table)
        return done()

    def release(self, table: str) -> Future[None]:
        self.claimed.remove(table)
        return done()

    def holders(self, tables: Sequence[str]) -> dict[str, Holder]:
        return {table: Holder(self.server, "here:1") for table in tables if table in self.claimed}


def done() -> Future[None]:
    future: Future[None] = Future()
    future.set_result(None)
    return future


def test_a_table_that_was_set_aside_is_opened_at_no_other_server() -> None:
    claims, front = Claims(), Front()

    async def scene() -> None:
        with socket.socket() as peer:
            town = SharedTown(claims, front, peer, "here:1")
            assert await town.take("good")
            assert await town.take("bad")
            front.receive(Aside("bad"))
            town.let_go("good")
            town.let_go("bad")

    asyncio.run(scene())

    assert claims.claimed == ["bad"]


@pytest.mark.parametrize("said", [b"GET / HTTP/1.1\r\n\r\n", bytes(NONCE_BYTES + PROOF_BYTES)], ids=["http", "zeros"])
def test_whoever_does_not_know_the_database_is_told_nothing_by_a_server(two: Two, said: bytes) -> None:
    def prove(number: bytes) -> bytes:
        ours = bytes(NONCE_BYTES)
        proven = b"guest" + number + ours + two.first.store.server.encode()
        return ours + hmac.digest(two.first.store.password, proven, "sha256")

    assert len(knock(two, lambda number: said)) == NONCE_BYTES, "a random number, and goodbye"
    assert len(knock(two, prove)) == NONCE_BYTES + PROOF_BYTES, "whoever knows it is let in"


class Deaf:
    """Whoever is told nothing."""

    def struck_off(self) -> None: ...
    def server_gone(self, server: str) -> None: ...
    def renamed(self, person: str, name: str) -> None: ...


class Stores:
    """Two servers' stores on one database with a table in it; who is gone is not noticed before one looks."""

    def __init__(self, database: str) -> None:
        self.first, self.second = PostgresStore(database), PostgresStore(database)
        self.first.add_person("ann", "Ann", 0).result()
        row = TableRow("t", "toy", "A table", "ann", "watch", 0, 0, 0, "0")
        self.first.add_table(row, [SeatRow(0, "ann", "invite")], b"start").result()
        self.first.enlist("first:1", Deaf())
        self.second.enlist("second:1", Deaf())
        self.database = database

    def connect(self) -> psycopg.Connection[Any]:
        return psycopg.connect(self.database, autocommit=True)

    def servers(self) -> list[str]:
        with self.connect() as connection:
            return [id for (id,) in connection.execute("SELECT id FROM server ORDER BY address").fetchall()]

    def close(self) -> None:
        self.first.close()
        self.second.close()


@pytest.fixture
def stores(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> Iterator[Stores]:
    monkeypatch.setattr(PostgresStore, "_keep_listed", lambda store: None)
    with closing(Stores(postgres.database())) as stores:
        yield stores


def writes(store: PostgresStore) -> list[Callable[[], Future[None]]]:
    """Everything that whoever plays a table writes."""
    seq = len(store.load("t")[2]) + 1
    return [
        lambda: store.append("t", seq, b"%d" % seq, "0", 0),
        lambda: store.put_away("t", 0, b"start"),
        lambda: store.set_seat("t", SeatRow(0, "ann", "invite", "random")),
        lambda: store.set_lesson("t", LessonRow("first", 1, 2, "on")),
        lambda: store.keep_card("t", b"{}"),
        lambda: store.add_trouble("t", "broken", b"", 0),
    ]


def refuses(write: Callable[[], Future[None]]) -> bool:
    with pytest.raises(StoreError, match="another server has this table by now"):
        write().result()
    return True


def test_only_the_server_that_has_a_table_writes_for_it(stores: Stores) -> None:
    stores.first.claim("t").result()
    stores.second.claim("t").result()

    assert stores.second.holders(["t", "u"]) == {"t": Holder(stores.first.server, "first:1")}
    assert all(map(refuses, writes(stores.second)))
    for write in writes(stores.first):
        write().result()


def test_a_server_that_was_struck_off_writes_nothing_although_it_would_be_next(stores: Stores) -> None:
    stores.first.claim("t").result()
    stores.first.append("t", 1, b"1", "0", 0).result()
    with stores.connect() as connection:
        connection.execute("UPDATE server SET until = 'epoch' WHERE id = %s", (stores.first.server,))
        connection.execute(STRIKE_OFF)

    assert all(map(refuses, writes(stores.first)))
    stores.second.claim("t").result()
    for write in writes(stores.second):
        write().result()
    assert stores.first.load("t")[2] == ["1", "2"]


def test_a_server_is_not_struck_off_while_it_writes(stores: Stores) -> None:
    stores.first.claim("t").result()
    server = stores.first.server
    with stores.connect() as writing, stores.connect() as other:
        other.execute("UPDATE server SET until = 'epoch' WHERE id = %s", (server,))
        with writing.transaction():
            writing.execute(FENCE, (server, ["t"]))
            other.execute(STRIKE_OFF)
            assert server in stores.servers()
        other.execute(STRIKE_OFF)

    assert server not in stores.servers()
    assert stores.second.server in stores.servers(), "whoever lives stays"


def test_a_server_that_was_stopped_while_it_writes_is_struck_off_all_the_same(
    stores: Stores, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("starboard.server.postgres.LEASE_SECONDS", 0.3)
    stores.first.claim("t").result()
    server = stores.first.server
    with closing(stores.first._connect_to_write()) as stopped, stores.connect() as other:
        stopped.execute("BEGIN")
        stopped.execute(FENCE, (server, ["t"]))
        other.execute("UPDATE server SET until = 'epoch' WHERE id = %s", (server,))

        def is_gone() -> bool:
            other.execute(STRIKE_OFF)
            return server not in stores.servers()

        assert not is_gone()
        wait_until(is_gone)
        with pytest.raises(psycopg.errors.IdleInTransactionSessionTimeout):
            stopped.execute("COMMIT")


def test_who_could_not_say_that_it_lives_gives_the_others_time_to_say_so(stores: Stores) -> None:
    first, second = stores.first.server, stores.second
    with stores.connect() as connection:
        connection.execute("UPDATE server SET until = 'epoch'")  # the database was away
        second._renewed -= 2 * LEASE_SECONDS
        second._renew(connection)
        assert first in stores.servers()
        second._lenient_until = 0.0  # by now they have had it
        second._renew(connection)

    assert stores.servers() == [second.server]


def test_a_server_at_the_same_address_has_the_tables_of_the_one_before_at_once(stores: Stores) -> None:
    stores.first.claim("t").result()
    stores.first.server = ""  # as if it had been killed: nothing more is said of it
    with closing(PostgresStore(stores.database)) as again:
        again.enlist("first:1", Deaf())
        assert again.holders(["t"]) == {}
        assert stores.second.server in stores.servers()
