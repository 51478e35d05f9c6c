"""Whose view somebody gets, in which language, and what a table remembers under newer rules."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

import starboard
from starboard.core.game import set_up
from starboard.core.journal import Segment, read_save, write_save
from starboard.core.table import Table
from starboard.server import digging
from starboard.server import protocol as wire
from starboard.server.record import Kept, Operation, Record
from support.tables import Desk, Person, answer, desk, opened_toy, run, sit, tell, until

__all__ = ["desk"]


def bazaar(seats: int = 2) -> Table[Any]:
    return starboard.new("bazaar", seats=seats, seed=4)


def hand(person: Person) -> list[str]:
    """The cards of the hand that somebody is shown last."""
    cards = person.zones["hand"]["pieces"] if "hand" in person.zones else []
    return sorted(card["id"] for card in cards for _ in range(card["facts"].get("count", 1)))


def held(live: Any, seat: int) -> list[str]:
    goods = ("bribe", "silk", "spice", "glass", "jade")
    return sorted(f"hand:{goods[card]}" for card in live.table.state.hands[seat])


def test_whoever_holds_several_seats_sees_the_one_that_is_asked(desk: Desk) -> None:
    async def scene() -> None:
        live = await desk.table(bazaar(), ["ann", "ann"])
        ann = sit(live, "ann")
        assert hand(ann) == held(live, 0)

        await answer(live, ann, ann.asked[0]["options"][0]["key"], 0)

        assert [asked["seat"] for asked in ann.asked] == [1]
        assert hand(ann) == held(live, 1)
        assert hand(sit(live, "ann")) == held(live, 1), "whoever comes later too"

    run(scene())


def test_a_spectator_is_shown_no_hand(desk: Desk) -> None:
    async def scene() -> None:
        live = await desk.table(bazaar(), ["ann", "ben"])
        eve = sit(live, "eve", watching=True)

        assert hand(eve) == []
        assert hand(sit(live, "ben")) == held(live, 1)

    run(scene())


def test_everybody_reads_in_their_own_language(desk: Desk) -> None:
    async def scene() -> None:
        game = starboard.game("bazaar")
        silk_and_jade = [1, 1, 4, 0, 2, 2, 3]
        table = Table(game, set_up(game, 2, {}, 1), seats=2, seed=1, opening=silk_and_jade)
        live = await desk.table(table, ["ann", "ben"])
        ann = Person("ann", live.seats_of("ann"))
        ann.language = "cs"
        live.join(ann)
        eve = sit(live, "eve", watching=True)
        assert "Hedvábí" in str(ann.heard)
        assert "Jade" in str(ann.heard), "what has no translation is said in English"
        assert "Hedvábí" not in str(eve.heard)
        assert "Hedvábí" not in str(sit(live, "ann").heard), "another device in another language"

    run(scene())


def test_a_story_that_cannot_be_told_is_answered(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> list[wire.LogLine]:
        raise ZeroDivisionError("the book is torn")

    monkeypatch.setattr(digging, "all_lines", fail)

    async def scene() -> None:
        live = await desk.table(opened_toy(), ["ann", "ben"])
        ann = sit(live, "ann")

        live.receive(ann, wire.Tell("1"))
        await until(lambda: ann.of("refused"))

        assert ann.refusals() == ["server-cannot-tell"]
        live.receive(ann, wire.Look("2", 1))
        await until(lambda: ann.of("past"))
        assert ann.last("past")["at"] == 1, "the table goes on"

    run(scene())


# --- newer rules ------------------------------------------------------------------------------------------------------


def older(*operations: Operation) -> Record:
    """A table that was stored under older rules, with changes since its snapshot."""
    save = read_save(opened_toy().save())
    save.segments = [Segment(0, "toy-0")]
    snapshot = msgspec.msgpack.encode(Kept(write_save(save)))
    return Record(snapshot, 3, [msgspec.json.encode(each).decode() for each in operations])


def test_changes_that_still_fit_are_made_again() -> None:
    record = older(Operation(["pass"]), Operation(["gem:ruby"]))

    assert record.table.entries[-2:] == ["pass", "gem:ruby"]
    assert record.seq == 5
    assert not record.outdated


def test_where_a_change_no_longer_fits_the_game_goes_on_before_it_and_says_so() -> None:
    record = older(Operation(["pass"]), Operation(["wave"]), Operation(["gem:ruby"]))

    assert record.table.entries[-1] == "pass"
    assert record.seq == 6, "what is stored next has a number of its own"
    assert record.outdated
    assert [line.what for line in record.lines][-1].id == "server-rules-changed"  # type: ignore[union-attr]


def test_the_same_under_the_same_rules_is_a_damaged_table() -> None:
    snapshot = msgspec.msgpack.encode(Kept(opened_toy().save()))

    with pytest.raises(starboard.IllegalAnswer, match="answers 'wave'"):
        Record(snapshot, 0, [msgspec.json.encode(Operation(["wave"])).decode()])


def test_a_table_that_lost_something_is_kept_at_once(desk: Desk) -> None:
    async def scene() -> None:
        live = await desk.table(opened_toy(), ["ann", "ben"])
        ben = sit(live, "ben")
        await answer(live, ben, "pass")
        save = read_save(opened_toy().save())
        save.segments = [Segment(0, "toy-0")]
        snapshot = msgspec.msgpack.encode(Kept(write_save(save)))
        await until(lambda: not live.storing)
        wave = msgspec.json.encode(Operation(["wave"]))
        await asyncio.wrap_future(desk.store.put_away(live.row.id, live.seq, snapshot))
        await asyncio.wrap_future(desk.store.append(live.row.id, live.seq + 1, wave, "1", 0.0))

        again = await desk.reopen(live, tidy=False)
        await until(lambda: not again.storing)

        _, seq, operations = desk.store.load(live.row.id)
        assert (seq, operations) == (again.seq, [])

    run(scene())


@pytest.mark.parametrize(
    ("undone", "redone", "refusals"),
    [
        (["wave", "pass"], [], ["server-nothing-to-redo"]),
        (["pass", "wave", "gem:ruby"], ["pass"], []),
        (["pass", "gem:ruby"], ["pass", "gem:ruby"], []),
    ],
)
def test_what_was_taken_back_is_given_again_as_far_as_it_fits(
    desk: Desk, undone: list[str], redone: list[str], refusals: list[str]
) -> None:
    async def scene() -> None:
        live = await desk.table(opened_toy(), ["ann", "ben"])
        save = read_save(opened_toy().save())
        save.segments = [Segment(0, "toy-0")]
        snapshot = msgspec.msgpack.encode(Kept(write_save(save), undone=list(undone)))
        await asyncio.wrap_future(desk.store.put_away(live.row.id, live.seq, snapshot))
        again = await desk.reopen(live, tidy=False)
        before = list(again.table.entries)
        ben = sit(again, "ben")

        await tell(again, ben, wire.Redo("1", again.seq, "turn"))

        assert ben.refusals() == refusals
        assert again.table.entries == before + redone
        assert not again.broken
        assert not again.table.can_redo, "what does not fit now will not later"
        if not redone:
            await answer(again, ben, "pass")
        assert (await desk.reopen(again, tidy=False)).table.entries == before + (redone or ["pass"]), "it is stored"

    run(scene())


def test_copies_of_old_kinds_of_snapshot_open(tmp_path: Path) -> None:
    """Until 0.1.0 a snapshot also held log lines and labels as bytes."""
    kept = {"save": opened_toy().save(), "lines": [[1, b"{}"]], "labels": {1: b"{}"}, "marks": {"m": 1}}

    record = Record(msgspec.msgpack.encode(kept), 2, [])

    assert record.done_before("m") == 1
    assert record.table.choices
