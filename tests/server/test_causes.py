"""The log says what made things happen, to everybody what they may know of it, and lets them read it whole."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

import starboard
from starboard.core.table import Table
from starboard.games.hagalaz.events import CardRevealed
from starboard.games.hagalaz.printed import SHELF
from starboard.server import protocol as wire
from support.tables import Desk, Person, answer, desk, run, sit, tell, until

__all__ = ["desk"]

MISSION = "guns-of-cerberus"


def played(rounds: int) -> Table[Any]:
    """A mission after so many rounds; whatever is asked, the first answer is given."""
    table = starboard.new("hagalaz", scenario=MISSION, seats=2, seed=7)
    while table.choice and table.state.round <= rounds:
        table.pick(0)
    return table


def cards_of(table: Table[Any]) -> list[str]:
    """The threat cards that have been resolved, in order."""
    return [event.card for _, (event, _) in table.story() if isinstance(event, CardRevealed)]


def heads(message: dict[str, Any]) -> list[dict[str, Any]]:
    return [line["because"] for line in message["log"] if "because" in line]


async def read(live: Any, person: Person, thing: str) -> dict[str, Any]:
    """Ask to read something, and get the reply."""
    count = len(person.heard)
    live.receive(person, wire.Read(person.id(), thing))
    await until(lambda: len(person.heard) > count)
    return person.heard[-1]


def test_lines_in_a_row_with_one_cause_name_it_once(desk: Desk) -> None:
    async def scene() -> None:
        live = await desk.table(played(1), ["ann", "ben"])
        ann = sit(live, "ann")

        told = heads(ann.last("welcome"))
        assert "because" in ann.last("welcome")["log"][0], "the first line of a message always says it"
        assert all(one != other for one, other in pairwise(told))
        assert len(told) < len(ann.last("welcome")["log"])
        kinds = {each["kind"] for each in told}
        assert kinds >= {"card", "turn", "round"}
        assert "answer" not in kinds

    run(scene())


def test_a_card_can_be_read_long_after_it_was_discarded_in_the_readers_language(desk: Desk) -> None:
    async def scene() -> None:
        table = played(3)
        card = cards_of(table)[0]
        live = await desk.reopen(await desk.table(table, ["ann", "ben"]))
        ann, eve = sit(live, "ann"), sit(live, "eve", watching=True)
        eve.language = "cs"

        thing = await read(live, ann, f"threat:{card}")
        spec = next(each.spec for each in SHELF.mission(MISSION).cards if each.spec.id == card)
        assert (thing["type"], thing["kind"], thing["name"]) == ("thing", "card", str(spec.name))
        assert thing["text"] == [str(spec.text)]
        czech = await read(live, eve, f"threat:{card}")
        assert czech["type"] == "thing"
        assert czech["text"] != thing["text"]

    run(scene())


@pytest.mark.parametrize("thing", ["threat:no-such-card", "", "passage:999", "storm:breakthrough"])
def test_what_has_not_acted_is_refused_with_a_sentence(desk: Desk, thing: str) -> None:
    async def scene() -> None:
        live = await desk.table(played(0), ["ann", "ben"])
        ann = sit(live, "ann")

        await read(live, ann, thing)

        assert ann.refusals() == ["server-not-met"]

    run(scene())


def test_a_card_that_nobody_has_played_yet_is_not_read(desk: Desk) -> None:
    async def scene() -> None:
        table = played(1)
        unplayed = next(card.spec.id for card in SHELF.mission(MISSION).cards if card.spec.id not in cards_of(table))
        live = await desk.table(table, ["ann", "ben"])
        ann = sit(live, "ann")

        assert (await read(live, ann, f"threat:{unplayed}"))["type"] == "refused"

    run(scene())


def test_a_passage_that_has_been_read_can_be_read_again(desk: Desk) -> None:
    async def scene() -> None:
        live = await desk.table(played(1), ["ann", "ben"])
        ann = sit(live, "ann")
        number = SHELF.mission(MISSION).spec.passage[0].number

        thing = await read(live, ann, f"passage:{number}")

        assert thing["name"] == str(SHELF.passage_title(number))
        assert len(thing["text"]) == 2

    run(scene())


def test_a_story_that_cannot_be_told_opens_nothing(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    def torn(*_: object) -> Iterator[Any]:
        yield 1 // 0

    async def scene() -> None:
        live = await desk.table(played(0), ["ann", "ben"])
        ann = sit(live, "ann")
        monkeypatch.setattr(Table, "story", torn)

        await read(live, ann, "threat:hammer-and-anvil")

        assert ann.refusals() == ["server-not-met"]

    run(scene())


def test_what_is_told_beside_the_game_stands_beside_it(desk: Desk) -> None:
    async def scene() -> None:
        live = await desk.table(starboard.new("hagalaz", scenario=MISSION, seats=2, seed=7), ["ann", "ben"])
        ann = sit(live, "ann")
        await answer(live, ann, ann.asked[0]["options"][0]["key"])

        await tell(live, ann, wire.Undo(ann.id(), live.seq))

        [line] = ann.last("update")["log"]
        assert (line["text"]["id"], line["because"]["kind"]) == ("server-undone", "note")

    run(scene())
