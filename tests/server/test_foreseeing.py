"""What comes of answers, asked of the server: beside everything else, once a position, for one's own seat."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.core.errors import RulesBug
from starboard.core.foresight import Odds
from starboard.core.odds import Explorer
from starboard.server import protocol as wire
from starboard.server.live import LiveTable
from support.tables import Desk, Person, answer, desk, opened_toy, run, sit, tell, until

__all__ = ["desk"]


async def begun(desk: Desk) -> tuple[LiveTable, Person, Person]:
    """Ann on seat 0, Ben on seat 1; Ben is asked to roll or pass."""
    live = await desk.table(opened_toy(seed=3), ["ann", "ben"])
    return live, sit(live, "ann"), sit(live, "ben")


async def foresee(live: LiveTable, person: Person, id: str = "1", place: str = "") -> dict[str, Any]:
    """Ask, and wait for the reply."""
    await tell(live, person, wire.Foresee(id, live.seq, person.seats[0], place))
    await until(lambda: any(each.get("id") == id for each in person.heard))
    return next(each for each in person.heard if each.get("id") == id)


def test_the_options_of_an_open_choice_are_foreseen(desk: Desk) -> None:
    async def scene() -> None:
        live, _, ben = await begun(desk)

        reply = await foresee(live, ben)

        assert (reply["type"], reply["seq"], reply["seat"]) == ("foreseen", 0, 1)
        assert [odds["key"] for odds in reply["odds"]] == ["roll", "pass", "stop"]
        coins = reply["odds"][0]["lines"][0]
        assert coins["chance"] == pytest.approx(35 / 36)
        assert "then" not in reply["odds"][1], "what follows is told in brief"

    run(scene())


def test_a_position_is_worked_out_once(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        live, _, ben = await begun(desk)
        asked: list[object] = []

        def counted(explorer: object) -> list[Odds]:
            asked.append(explorer)
            return []

        monkeypatch.setattr(Explorer, "odds", counted)

        await foresee(live, ben, "1")
        await foresee(live, ben, "2")
        assert len(asked) == 1

        await answer(live, ben, "pass")
        await foresee(live, ben, "3")
        assert len(asked) == 2

    run(scene())


def test_a_place_of_which_nothing_can_be_said(desk: Desk) -> None:
    async def scene() -> None:
        live, _, ben = await begun(desk)

        reply = await foresee(live, ben, place="hex:Z9")

        assert reply["type"] == "foreseen"
        assert reply.get("danger") is None

    run(scene())


def test_who_is_not_asked_foresees_nothing(desk: Desk) -> None:
    async def scene() -> None:
        live, ann, _ = await begun(desk)

        await tell(live, ann, wire.Foresee("1", 0, 0))

        assert ann.refusals() == ["server-not-asked"]

    run(scene())


def test_a_mistake_in_foresight_stops_no_table(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        live, _, ben = await begun(desk)

        def broken(explorer: object) -> None:
            raise RulesBug("the crystal ball fell down")

        monkeypatch.setattr(Explorer, "odds", broken)
        reply = await foresee(live, ben)

        assert reply["type"] == "refused"
        assert ben.refusals() == ["server-cannot-foresee"]
        assert not live.broken
        await answer(live, ben, "roll")
        assert live.seq == 1

    run(scene())
