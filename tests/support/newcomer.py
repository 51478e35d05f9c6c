"""What a game that has just been added is put through, in a process that finds it."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from contextlib import AsyncExitStack
from importlib import import_module
from inspect import signature
from pathlib import Path
from typing import Any

import starboard
from starboard.core.choice import SPECTATOR, Seat
from starboard.core.game import set_up
from starboard.core.table import Table
from support.contract import Line
from support.serving import Browser, Serving, served

CONTRACT = ("contract.test_contract", "contract.test_twins")


EVERYTHING: dict[str, Any] = {"most": sys.maxsize}
"""How much of a game is looked at, where a test of the contract can be told."""


def keep_the_contract(game: str, scenario: str, seats: range) -> None:
    """Pass every contract test that plays one line of a game, with every number of seats."""
    for count in seats:
        line = Line(game, scenario, count, "random", count)
        for test, told in contract_tests():
            test(line, **{name: EVERYTHING[name] for name in told})


def contract_tests() -> list[tuple[Callable[..., None], list[str]]]:
    """The tests of the contract that are about one line of play, with what else they are told."""
    functions = [each for module in CONTRACT for each in vars(import_module(module)).items()]
    asking = [(test, [*signature(test).parameters]) for name, test in functions if name.startswith("test_")]
    found = [(test, told[1:]) for test, told in asking if told[:1] == ["line"] and EVERYTHING.keys() >= set(told[1:])]
    assert len(found) > 20
    return found


def keep_secrets(game: str, scenario: str, seats: int, first: range) -> None:
    """Play the same game with every outcome of the first draw, which only the first seat sees: up to the last answer
    nobody else is shown, told or asked anything different. Twin worlds begin later, when it has been dealt."""
    rules = starboard.game(game)
    entries = Line(game, scenario, seats, "random", 1).finished().entries
    last = max(place for place, entry in enumerate(entries) if isinstance(entry, str))
    own, others = [], []
    for outcome in first:
        state = set_up(rules, seats, {"scenario": scenario}, seed=0)
        table = Table(rules, state, seats=seats, opening=[outcome, *entries[1:last]])
        own.append(sent_to(table, 0))
        others.append([sent_to(table, seat) for seat in (SPECTATOR, *range(1, seats))])
    assert all(each == others[0] for each in others)
    assert all(each != own[0] for each in own[1:])


def sent_to(table: Table[Any], seat: Seat) -> tuple[object, ...]:
    """All that a seat gets to see."""
    asked = [(choice.text, choice.options) for choice in table.choices]
    return table.view(seat), table.scene(seat), table.log_for(seat), asked


def play_together(game: str, scenario: str, folder: Path) -> None:
    """Two people play at a table of a real server to the end, and see who won."""
    with served(folder / "starboard.db") as serving:
        asyncio.run(_play(serving, game, scenario))


async def _play(serving: Serving, game: str, scenario: str) -> None:
    people: list[Browser] = [serving.browser(), serving.browser()]
    table = people[0].make_table("me", "friend", game=game, scenario=scenario)
    async with people[0].at(table) as first:
        invitation = (await first.expect("welcome"))["invites"]["1"]
    assert people[1].post(f"/api/join/{invitation}", {}).status_code == 200
    async with AsyncExitStack() as stack:
        lines = [await stack.enter_async_context(person.at(table)) for person in people]
        for line in lines:
            await line.expect("welcome")
        answers = 0
        while not lines[0].state.get("result"):
            asked = next(line for line in lines if line.state["asked"])
            done = await asked.answer(answers)
            assert done["type"] == "update", done
            for line in lines:
                while line.state["seq"] < done["seq"]:
                    await line.hear()
            answers += 1
        results = [line.state["result"] for line in lines]
        assert results[0] == results[1]
        assert results[0]["winners"]
        assert len(results[0]["scores"]) == len(results[0]["lines"][0]["points"]) == 2
