"""Words that seats add to the dice of a table, and dice that are made again when it is over."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
import pytest

import starboard
from starboard.bots import make_bot
from starboard.core.chance import MOST_LETTERS, SECRET_BYTES, SeatWords, commitment, mixed
from starboard.core.journal import read_save
from starboard.core.verify import Lot, verify
from starboard.lab.simulate import play_on
from starboard.server import protocol as wire
from starboard.server.live import LiveTable
from support.serving import served
from support.tables import Desk, Person, answer, desk, run, sit, tell, undo, until

__all__ = ["desk"]

SECRET = "7e" * SECRET_BYTES


async def say_words(live: LiveTable, person: Person, words: str, seat: int | None = None) -> str:
    id = person.id()
    await tell(live, person, wire.AddWords(id, person.seats[0] if seat is None else seat, words))
    return id


async def two_at_a_table(desk: Desk, seed: str | int = SECRET) -> tuple[LiveTable, Person, Person]:
    live = await desk.table(starboard.new("toy", seats=2, seed=seed), ["ann", "ben"])
    return live, sit(live, "ann"), sit(live, "ben")


def words_in(told: Iterable[dict[str, Any]]) -> list[tuple[int, str]]:
    return [(each["seat"], each["words"]) for each in told]


def test_words_are_told_to_everybody_at_once_and_to_whoever_comes_later(desk: Desk) -> None:
    async def scene() -> None:
        live, ann, ben = await two_at_a_table(desk)
        watching = sit(live, "eve", watching=True)

        id = await say_words(live, ben, "  red \t sky ")

        assert ben.last("update")["done"] == id
        assert ben.last("welcome")["fairness"]["open"]
        for one in (ann, ben, watching, sit(live, "ann")):
            heard = one.heard[-1] if one.heard[-1]["type"] in ("welcome", "update") else one.last("update")
            assert words_in(heard["fairness"]["words"]) == [(1, "red sky")]
            assert heard["fairness"]["hash"] == commitment(SECRET, live.row.id)
            assert "server-words-added" in one.log

    run(scene())


def test_words_are_in_every_roll_from_then_on(desk: Desk) -> None:
    async def scene() -> None:
        live, ann, ben = await two_at_a_table(desk)
        await say_words(live, ann, "red sky")
        await say_words(live, ben, "at night")

        live = await desk.reopen(live, tidy=False)
        live = await desk.reopen(live)

        assert live.table.words == (SeatWords(0, "red sky"), SeatWords(1, "at night"))
        assert live.table.state.chance.seed == mixed(SECRET, live.table.words)
        play_on(live.table, make_bot("random", "toy", 1))
        assert verify(live.table.game, read_save(live.table.save())).fair

    run(scene())


def test_words_are_added_until_the_first_answer_also_when_that_is_taken_back(desk: Desk) -> None:
    async def scene() -> None:
        live, ann, ben = await two_at_a_table(desk)
        await say_words(live, ann, "red sky")
        await answer(live, ann, "bid:0")

        assert not ben.last("update")["fairness"].get("open")
        await say_words(live, ben, "too late")
        await undo(live, ann)
        await say_words(live, ben, "still too late")

        assert ben.refusals() == ["server-words-too-late"] * 2
        assert live.table.words == (SeatWords(0, "red sky"),)
        assert not sit(live, "ben").last("welcome")["fairness"].get("open")

    run(scene())


@pytest.mark.parametrize(
    ("seat", "words", "why"),
    [
        (0, "mine are yours", "server-not-your-seat"),
        (5, "nobody", "server-not-your-seat"),
        (1, " \u200b\u3164 ", "server-nothing-said"),
    ],
)
def test_words_that_cannot_be_added_are_refused(desk: Desk, seat: int, words: str, why: str) -> None:
    async def scene() -> None:
        live, _, ben = await two_at_a_table(desk)

        await say_words(live, ben, words, seat)

        assert ben.refusals() == [why]
        assert (live.seq, live.table.words) == (0, ())

    run(scene())


def test_a_seat_adds_words_once_and_a_message_that_comes_again_is_not_refused(desk: Desk) -> None:
    async def scene() -> None:
        live, ann, _ = await two_at_a_table(desk)
        message = wire.AddWords("once", 0, "red sky")

        await tell(live, ann, message)
        await tell(live, ann, message)
        await say_words(live, ann, "green sky")

        assert ann.last("done")["id"] == "once"
        assert ann.refusals() == ["server-words-added-already"]
        assert live.table.words == (SeatWords(0, "red sky"),)

    run(scene())


def test_who_watches_adds_nothing(desk: Desk) -> None:
    async def scene() -> None:
        live, _, _ = await two_at_a_table(desk)
        watching = sit(live, "eve", watching=True)

        await say_words(live, watching, "mine", 0)

        assert watching.refusals() == ["server-spectator"]

    run(scene())


def test_where_somebody_chose_the_seed_there_is_nothing_to_add_to(desk: Desk) -> None:
    async def scene() -> None:
        live, ann, _ = await two_at_a_table(desk, seed=7)

        await say_words(live, ann, "red sky")

        assert ann.refusals() == ["server-words-too-late"]
        assert ann.last("welcome").get("fairness") is None

    run(scene())


def test_words_have_a_bound(tmp_path: Path) -> None:
    async def scene() -> None:
        with served(tmp_path / "games.db") as serving:
            ann = serving.browser()
            table = ann.post("/api/tables", {"game": "toy", "seats": ["me", "me"]}).json()["table"]
            async with ann.at(table) as line:
                await line.expect("welcome")
                await line.tell(type="add-words", seat=0, words="x" * (MOST_LETTERS + 1))
                assert (await line.expect("refused"))["reason"]["id"] == "server-malformed"
                await line.tell(type="add-words", seat=0, words="\u4e2d" * MOST_LETTERS)
                told = await line.expect("update")
                assert words_in(told["fairness"]["words"]) == [(0, "\u4e2d" * MOST_LETTERS)]

    asyncio.run(scene())


# --- checking -----------------------------------------------------------------------------------------------------


async def checked(live: LiveTable, person: Person) -> dict[str, Any]:
    """What somebody is told of the dice."""
    before = len(person.heard)
    live.receive(person, wire.CheckDice(person.id()))
    await until(lambda: len(person.heard) > before)
    return person.heard[-1]


def test_all_rolls_are_told_when_the_game_is_over_and_not_before(desk: Desk) -> None:
    async def scene() -> None:
        live, ann, ben = await two_at_a_table(desk)
        await say_words(live, ann, "red sky")
        watching = sit(live, "eve", watching=True)
        for one in (ann, watching):
            assert (await checked(live, one))["reason"]["id"] == "server-dice-not-yet"
        while not live.table.over:
            person = ann if ann.asked else ben
            await answer(live, person, person.asked[0]["options"][0]["key"], person.asked[0]["seat"])

        verdict = verify(live.table.game, read_save(live.table.save()))
        for one in (ann, ben, watching):
            told = await checked(live, one)
            assert told["type"] == "dice"
            assert told["fair"]
            assert msgspec.convert(told["rolled"], list[Lot]) == verdict.rolled
            assert one.last("update")["fairness"]["seed"] == SECRET
        assert verdict.chances > 0

    run(scene())


def test_a_copy_that_cannot_be_rolled_again_says_so(desk: Desk) -> None:
    async def scene() -> None:
        copy = starboard.new("toy", seats=2, seed=SECRET).copy_for(0, "7f" * SECRET_BYTES)
        play_on(copy, make_bot("random", "toy", 1))
        live = await desk.table(copy, ["ann", "ann"])

        told = await checked(live, sit(live, "ann"))

        assert told["reason"]["id"] == "server-dice-cannot"

    run(scene())
