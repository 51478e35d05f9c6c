"""Bots play so that people can follow: a pause after what happened, and none when nobody wants it."""

from __future__ import annotations

import asyncio
import time

import pytest

from starboard.core.choice import Choice
from starboard.server import botseats
from starboard.server import protocol as wire
from starboard.server.live import LiveTable
from starboard.server.tables import Tables
from support.tables import Desk, Person, answer, desk, opened_toy, run, sit, tell, undo, until

__all__ = ["desk"]

LONG = 60.0
"""A pause that no test waits for."""


class Roller:
    """A bot that rolls, which is told, and then picks one gem, which is not."""

    def pick(self, choice: Choice, look: object) -> int:
        return choice.keys.index("done") if "done" in choice.keys else 0


@pytest.fixture(autouse=True)
def roller(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(botseats, "make_bot", lambda *_: Roller())


async def watched(desk: Desk, pause: float) -> tuple[LiveTable, Person]:
    """Ann watches seat 1, a bot, roll; it has yet to pick its gems, and then it is her turn."""
    desk.tables = Tables(desk.store, bot_pause=pause)
    live = await desk.table(opened_toy(seed=3), ["ann", ""], {1: "random"})
    ann = sit(live, "ann")
    await until(lambda: ann.of("update"))
    assert ann.log == ["won"]
    return live, ann


def given(live: LiveTable) -> list[str]:
    """The answers since both seats have bid."""
    return [entry for entry in live.table.entries[2:] if isinstance(entry, str)]


async def give_turn(live: LiveTable, ann: Person) -> None:
    """Ann plays until the bot has rolled in the second round."""
    for key in ("pass", "gem:ruby", "gem:opal", "bid:0", "pass"):
        await until(lambda key=key: key in str(ann.asked))  # type: ignore[misc]
        await answer(live, ann, key)
    await until(lambda: given(live)[-1] == "roll")


def test_a_bot_waits_after_something_that_can_be_seen(desk: Desk) -> None:
    async def scene() -> None:
        _, ann = await watched(desk, 0.1)
        started = time.monotonic()

        assert ann.last("update")["waiting"] == [1]
        await until(lambda: ann.asked)

        assert time.monotonic() - started > 0.05
        assert len(ann.of("update")) == 2, "what cannot be seen takes no time of its own"

    run(scene())


def test_a_bot_does_not_go_on_before_its_pause_is_over(desk: Desk) -> None:
    async def scene() -> None:
        live, _ = await watched(desk, LONG)

        await asyncio.sleep(0.05)

        assert given(live) == ["roll"]

    run(scene())


def test_who_has_seen_enough_hurries_the_bots_until_a_person_is_asked(desk: Desk) -> None:
    async def scene() -> None:
        live, ann = await watched(desk, LONG)

        await tell(live, ann, wire.Hurry("1"))
        await until(lambda: ann.asked)

        assert ann.of("done")[-1]["id"] == "1"
        await give_turn(live, ann)
        await asyncio.sleep(0.05)
        assert given(live)[-1] == "roll", "the next turn of the bot has its pauses again"

    run(scene())


def test_where_only_bots_play_a_hurry_ends_with_the_turn(desk: Desk) -> None:
    async def scene() -> None:
        live, ann = await watched(desk, LONG)
        await tell(live, ann, wire.Hand("1", 0, "random"))

        await tell(live, ann, wire.Hurry("2"))
        await until(lambda: given(live)[-1] == "roll" and len(given(live)) > 1)
        await asyncio.sleep(0.05)

        assert given(live) == ["roll", "gem:ruby", "done", "roll"]

    run(scene())


def test_who_only_watches_hurries_nobody(desk: Desk) -> None:
    async def scene() -> None:
        live, _ = await watched(desk, LONG)
        spectator = sit(live, "eve", watching=True)

        await tell(live, spectator, wire.Hurry("1"))
        await asyncio.sleep(0.05)

        assert spectator.refusals() == ["server-spectator"]
        assert given(live) == ["roll"]

    run(scene())


def test_a_hurry_that_comes_when_no_bot_is_asked_changes_nothing(desk: Desk) -> None:
    async def scene() -> None:
        live, ann = await watched(desk, 0.01)
        await until(lambda: ann.asked)
        live.bots.seconds = LONG

        await tell(live, ann, wire.Hurry("1"))
        await give_turn(live, ann)
        await asyncio.sleep(0.05)

        assert ann.of("done")[-1]["id"] == "1"
        assert given(live)[-1] == "roll"

    run(scene())


def test_when_everybody_has_left_bots_play_on_at_once(desk: Desk) -> None:
    async def scene() -> None:
        live, ann = await watched(desk, LONG)

        live.leave(ann)
        await until(lambda: live.table.choices[0].seat == 0)

        assert given(live) == ["roll", "gem:ruby", "done"]

    run(scene())


def test_a_bot_goes_on_when_everybody_has_seen_what_it_did(desk: Desk) -> None:
    async def scene() -> None:
        live, ann = await watched(desk, LONG)
        eve = sit(live, "eve", watching=True)

        await tell(live, ann, wire.Seen("1", live.seq - 1))
        await tell(live, eve, wire.Seen("1", live.seq))
        await asyncio.sleep(0.05)
        assert given(live) == ["roll"], "Ann has not seen it yet, and Eve only watches"

        await tell(live, ann, wire.Seen("2", live.seq))
        await until(lambda: ann.asked)

    run(scene())


def test_who_comes_while_a_bot_waits_does_not_hurry_it(desk: Desk) -> None:
    async def scene() -> None:
        live, _ = await watched(desk, LONG)

        sit(live, "eve", watching=True)
        await asyncio.sleep(0.05)

        assert given(live) == ["roll"]

    run(scene())


def test_an_undo_while_a_bot_waits_goes_back_to_a_persons_decision(desk: Desk) -> None:
    async def scene() -> None:
        live, ann = await watched(desk, 0.01)
        await until(lambda: ann.asked)
        await give_turn(live, ann)
        live.bots.seconds = 0.05

        await undo(live, ann)
        await asyncio.sleep(0.1)

        assert sorted(given(live)[-2:]) == ["@0 bid:0", "@1 bid:0"]
        assert [one["seat"] for one in ann.asked] == [0]

    run(scene())


def test_a_seat_taken_back_while_its_bot_waits_is_the_persons(desk: Desk) -> None:
    async def scene() -> None:
        desk.tables = Tables(desk.store, bot_pause=0.05)
        live = await desk.table(opened_toy(seed=3), ["ann", "ben"], {1: "random"})
        ben = sit(live, "ben")
        await until(lambda: ben.of("update"))

        await tell(live, ben, wire.Hand("1", 1, ""))
        await asyncio.sleep(0.1)

        assert given(live) == ["roll"]
        await answer(live, ben, "gem:jade")
        assert given(live) == ["roll", "gem:jade"]

    run(scene())


def test_a_server_that_stops_while_a_bot_waits_leaves_nothing_behind(desk: Desk) -> None:
    async def scene() -> None:
        live, _ = await watched(desk, 0.05)

        await desk.tables.close()
        await asyncio.sleep(0.1)

        assert given(live) == ["roll"]
        again = sit(desk.open(live.row.id), "ann")
        await until(lambda: again.asked)
        assert [line["event"] for line in desk.logs if line["log_level"] == "error"] == []

    run(scene())
