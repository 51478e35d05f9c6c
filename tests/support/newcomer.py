"""What a game that has just been added is put through, in a process that finds it."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from importlib import import_module
from pathlib import Path
from typing import Any

import starboard
from starboard.core.choice import SPECTATOR
from starboard.core.game import set_up
from starboard.core.table import Table
from support.contract import Line, look
from support.serving import Browser, Serving, served

CONTRACT = (
    "the_outcome_is_there_when_the_game_is_over_and_not_before",
    "a_fork_equals_its_original_and_playing_on_leaves_the_original_untouched",
    "the_journal_replays_to_the_same_state",
    "the_state_survives_json_and_messagepack",
    "undo_returns_every_exact_state_and_redo_too",
    "redo_gives_back_exactly_what_undo_took",
    "chance_is_counted_by_purpose",
    "twin_worlds_give_the_same_view_and_texts",
    "every_option_can_be_clicked",
    "the_pieces_of_a_scene_have_ids_of_their_own",
    "why_not_says_nothing_against_what_is_offered",
    "an_answer_that_is_not_offered_changes_nothing",
)
"""The contract tests that a game of any size can pass; the others want to see more than a toy has."""


def keep_the_contract(game: str, scenario: str, seats: range) -> None:
    """Play by the contract with every number of seats."""
    contract = import_module("contract.test_contract")
    for count in seats:
        line = Line(game, scenario, count, "random", count)
        for name in CONTRACT:
            getattr(contract, f"test_{name}")(line)
        for table in line.positions():
            assert look(starboard.load(table.save())) == look(table)


def keep_secrets(game: str, scenario: str, seats: int, first: range) -> None:
    """Play the same game with every outcome of the first draw, which only the first seat sees: up to the last answer
    nobody else is shown, told or asked anything different."""
    rules = starboard.game(game)
    entries = Line(game, scenario, seats, "random", 1).finished().entries
    last = max(place for place, entry in enumerate(entries) if isinstance(entry, str))
    told: list[Any] = []
    own: list[Any] = []
    for outcome in first:
        state = set_up(rules, seats, {"scenario": scenario}, seed=0)
        table = Table(rules, state, seats=seats, opening=[outcome, *entries[1:last]])
        told.append([sent_to(table, seat) for seat in (SPECTATOR, *range(1, seats))])
        own.append(sent_to(table, 0))
    assert all(each == told[0] for each in told)
    assert all(each != own[0] for each in own[1:])


def sent_to(table: Table[Any], seat: int) -> tuple[object, ...]:
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
