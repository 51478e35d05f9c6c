"""A house behind messages alone: tables are wanted and brought, people wait for them, bots take turns."""

from __future__ import annotations

import asyncio
import json
import time
from functools import partial
from typing import Any, cast

from starboard.server import digging
from starboard.server.botseats import STRETCH_SECONDS, BotSeats, Turns
from starboard.server.digging import MOST_WAITING_JOBS, Denial
from starboard.server.frames import Frames, framed
from starboard.server.front import Front, Street
from starboard.server.hearing import MOST_UNHEARD, Hearing
from starboard.server.house import CANNOT_OPEN, NO_TABLE, Bound, House
from starboard.server.record import first_snapshot
from starboard.server.seam import (
    Aside,
    Ask,
    Close,
    Dug,
    Elsewhere,
    Export,
    Heard,
    Join,
    JoinAgain,
    Leave,
    Reply,
    Say,
    Shelf,
    Stored,
    Wake,
    Want,
    Write,
)
from starboard.server.store import SeatRow, TableRow
from starboard.server.worker import FarStore
from support.tables import opened_toy, run, until

ROW = TableRow("t", "toy", "A table", "ann", "look-in", 0, 0, 0, "1")


def shelf() -> Shelf:
    """All that is stored of the toy, where Ben may roll or pass."""
    seats = [SeatRow(0, "ann", "i0"), SeatRow(1, "ben", "i1")]
    return Shelf("t", ROW, seats, first_snapshot(opened_toy()), 0, [], {"ann": "Ann", "ben": "Ben"})


def join(line: int, person: str = "ann", watch: str = "") -> Join:
    return Join(line, "t", person, person.title(), "en", watch)


class FarHouse:
    """A house far from its store, and all that it says."""

    def __init__(self, bound: Bound | None = None) -> None:
        self.said: list[Any] = []
        self.store = FarStore(self.said.append)
        self.house = House(self.store, self.said.append, self.store.beside, self.store.say_later, bound=bound, far=True)

    def bring(self, shelf: Shelf) -> None:
        self.store.bring(shelf)
        self.house.brought(shelf.table)

    def kinds(self) -> list[str]:
        return [type(each).__name__ for each in self.said]


def test_a_table_is_wanted_once_and_whoever_comes_waits_for_it() -> None:
    async def scene() -> None:
        far = FarHouse()

        far.house.receive(join(1))
        far.house.receive(join(2, "ben"))
        far.house.receive(Heard(2, '{"type":"why-not","id":"early","seat":1,"asked":"roll"}'))
        assert far.said == [Want("t")]

        far.bring(shelf())
        await until(lambda: any(isinstance(each, Say) and b'"early"' in each.data for each in far.said))
        lines = [each.line for each in far.said if isinstance(each, Say) and b'"welcome"' in each.data]
        assert lines == [1, 2]

    run(scene())


def test_who_left_before_the_table_was_there_is_told_nothing() -> None:
    async def scene() -> None:
        far = FarHouse()
        far.house.receive(join(1))
        far.house.receive(join(2, "ben"))
        far.house.receive(Leave(1))

        far.bring(shelf())

        await until(lambda: any(isinstance(each, Say) for each in far.said))
        assert {each.line for each in far.said if isinstance(each, Say)} == {2}

    run(scene())


def test_who_comes_to_a_table_that_is_not_there_is_sent_away() -> None:
    async def scene() -> None:
        far = FarHouse()
        far.house.receive(join(1))
        far.house.receive(Ask(7, Export("t", "ann")))

        far.bring(Shelf("t"))

        close, reply = far.said[1:]
        assert isinstance(close, Close)
        assert (close.line, close.code) == (1, NO_TABLE)
        assert isinstance(reply, Reply)
        assert isinstance(reply.done, Denial)
        assert reply.done.status == 404

    run(scene())


def test_who_waits_for_a_table_that_lives_elsewhere_waits_there_and_what_they_said_comes_along() -> None:
    async def scene() -> None:
        far = FarHouse()
        far.house.receive(join(1))
        far.house.receive(Heard(1, "early"))
        far.house.receive(Ask(7, Export("t", "ann")))

        far.house.not_here("t")

        again, reply = far.said[1:]
        assert again == JoinAgain(1, ["early"])
        assert isinstance(reply, Reply)
        assert isinstance(reply.done, Denial)
        assert reply.done.status == 503, "it is asked again there"

    run(scene())


def test_a_table_that_takes_too_long_to_open_moves_and_whoever_came_goes_along() -> None:
    async def scene() -> None:
        far = FarHouse(bound=lambda whose, work: False)
        far.house.receive(join(1))

        far.bring(shelf())

        assert far.said == [Want("t"), Elsewhere("t"), JoinAgain(1, [])]

    run(scene())


class Links:
    """A street of two houses, and what each of them is told."""

    def __init__(self) -> None:
        self.told: dict[str, list[Any]] = {"own": [], "last": []}
        self.moved = False

    def home(self, table: str) -> Any:
        return Told(self.told["last" if self.moved else "own"])


class Told:
    def __init__(self, told: list[Any]) -> None:
        self.send = told.append


class Ann:
    """Somebody on a line."""

    number = 1
    house: Any = None

    def __init__(self) -> None:
        self.heard: list[Any] = []

    def send(self, data: bytes) -> None:
        self.heard.append(data)

    def close(self, code: int, reason: str) -> None:
        self.heard.append(code)


def test_the_door_leads_whoever_came_to_the_new_house_of_a_table() -> None:
    front, links, ann = Front(), Links(), Ann()
    front.street = cast(Street, links)
    front.join(ann, join(1))

    links.moved = True
    front.receive(JoinAgain(1, ["early"]))
    front.leave(ann)

    assert links.told == {"own": [join(1)], "last": [join(1), Heard(1, "early"), Leave(1)]}
    assert ann.heard == []


def test_who_comes_to_a_table_that_was_set_aside_meanwhile_is_told_so() -> None:
    front, links, ann = Front(), Links(), Ann()
    front.street = cast(Street, links)
    front.join(ann, join(1))

    front.receive(Aside("t"))
    front.receive(JoinAgain(1, []))

    assert b"server-table-set-aside" in ann.heard[0]
    assert ann.heard[1] == CANNOT_OPEN


def test_what_is_said_of_a_change_goes_with_it_to_whoever_stores_it() -> None:
    async def scene() -> None:
        far = FarHouse()
        far.house.receive(join(1))
        far.house.receive(join(2, "ben"))
        far.bring(shelf())
        await until(lambda: far.kinds().count("Say") >= 2)
        far.said.clear()

        far.house.receive(Heard(2, '{"type":"answer","id":"a","seq":0,"seat":1,"key":"pass"}'))

        assert far.kinds() == ["Write", "SayLater", "SayLater"]
        write = far.said[0]
        assert isinstance(write, Write)
        assert {each.number for each in far.said[1:]} == {write.number}
        live = far.house.tables.live["t"]
        assert live.storing
        far.store.stored(Stored(write.number))
        await until(lambda: not live.storing)
        assert far.kinds() == ["Write", "SayLater", "SayLater"], "nothing is said twice"

    run(scene())


def test_bots_take_turns_and_people_have_theirs_in_between() -> None:
    async def scene() -> list[str]:
        order: list[str] = []
        turns = Turns()

        class Talker:
            def __init__(self, name: str) -> None:
                self.name = name

            def answer(self) -> None:
                order.append(self.name)

        for name in ("one bot", "another bot", "no more"):
            turns.wait(cast(BotSeats, Talker(name)))
        quiet = Talker("quiet")
        turns.wait(cast(BotSeats, quiet))
        turns.leave(cast(BotSeats, quiet))
        asyncio.get_running_loop().call_soon(order.append, "ann")
        await until(lambda: "no more" in order)
        await asyncio.sleep(0.01)
        return order

    assert asyncio.run(scene()) == ["one bot", "ann", "another bot", "no more"]


def test_where_more_is_said_than_there_is_time_for_tables_take_turns() -> None:
    async def scene() -> list[str]:
        order: list[str] = []
        hearing = Hearing()

        def say(table: str, words: str) -> None:
            def work() -> None:
                order.append(words)
                time.sleep(2 * STRETCH_SECONDS)

            hearing.hear(table, work)

        for number in range(4):
            say("loud", f"loud {number}")
        say("quiet", "quiet")
        say("quiet", "quiet again")
        await until(lambda: len(order) == 6)
        return order

    assert asyncio.run(scene()) == ["loud 0", "loud 1", "quiet", "loud 2", "quiet again", "loud 3"]


def test_what_is_said_while_there_is_time_is_heard_at_once() -> None:
    async def scene() -> None:
        heard: list[int] = []
        hearing = Hearing()
        for number in range(20):
            hearing.hear("t", partial(heard.append, number))
        assert heard == list(range(20))

    asyncio.run(scene())


def test_who_says_more_than_a_table_can_hear_is_refused_and_what_was_said_is_heard() -> None:
    """Also where they have left meanwhile."""

    async def scene() -> None:
        far = FarHouse()
        far.house.receive(join(7))
        far.bring(shelf())
        blocked = far.house._hearing
        blocked.hear("t", lambda: time.sleep(2 * STRETCH_SECONDS))
        far.said.clear()
        for number in range(MOST_UNHEARD + 1):
            far.house.receive(Heard(7, f'{{"type": "inspect", "id": "{number}", "piece": "nobody"}}'))
        far.house.receive(Leave(7))
        replies = [json.loads(each.data) for each in far.said]
        assert [(reply["id"], reply["reason"]["id"]) for reply in replies] == [(str(MOST_UNHEARD), "server-too-fast")]
        await until(lambda: not far.house.tables.live["t"].clients)
        assert len(far.said) == MOST_UNHEARD + 1

    run(scene())


def test_a_table_that_has_many_jobs_done_is_refused_more_before_they_are_sent() -> None:
    """Each of them has the whole game with it."""

    async def scene() -> None:
        sent: list[Any] = []
        store = FarStore(sent.append)
        job = digging.Copy(bytes(1000), 0)
        asked = [store.beside("t", job) for _ in range(MOST_WAITING_JOBS + 5)]
        refused = [each.exception() for each in asked if each.done()]
        assert [cast(digging.Denied, each).denial.status for each in refused] == [429] * 5
        assert len(sent) == MOST_WAITING_JOBS
        assert not store.beside("another", job).done()
        store.dug(Dug(sent[0].number, b""))
        assert not store.beside("t", job).done()

    asyncio.run(scene())


def test_messages_arrive_whole_however_they_are_cut() -> None:
    async def scene() -> list[Heard]:
        heard: list[Heard] = []
        frames: Frames[Heard] = Frames(Heard, heard.append, lambda: None)
        data = framed([Heard(1, "a")]) + framed([Heard(2, "b"), Heard(3, "č")])
        for place in range(len(data)):
            frames.data_received(data[place : place + 1])
        frames.data_received(data)
        return heard

    assert asyncio.run(scene()) == [Heard(1, "a"), Heard(2, "b"), Heard(3, "č")] * 2


def test_a_new_table_wakes_its_bots_when_it_is_there() -> None:
    async def scene() -> None:
        far = FarHouse()
        far.house.receive(Wake("t"))
        assert far.said == [Want("t")]

        seats = [SeatRow(0, "ann", "i0"), SeatRow(1, "", "i1", "random")]
        far.bring(Shelf("t", ROW, seats, first_snapshot(opened_toy()), 0, [], {}))

        await until(lambda: "Write" in far.kinds())

    run(scene())
