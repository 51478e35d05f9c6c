"""Campaigns on a server: several side by side, forked before any mission, taken along in one file and brought back,
with heroes and players that change from mission to mission."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

import starboard
from starboard.bots import make_bot
from starboard.core.table import Table
from support.serving import Browser, Serving, served

WHERE = "campaign-where"


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with served(tmp_path_factory.mktemp("campaigns") / "games.db", requests_per_second=1000) as serving:
        yield serving


def after_two_missions(seats: int = 1) -> tuple[Table[Any], list[int]]:
    """A campaign that has come to its third choice of a mission, and after how many entries it came to each."""
    for seed in range(50):
        table = starboard.new("hagalaz", scenario="campaign", seats=seats, seed=seed)
        bot = make_bot("random", "hagalaz", seed)
        asked = []
        while (choice := table.choice) is not None:
            if choice.prompt == WHERE:
                asked.append(len(table.entries))
                if len(asked) == 3:
                    return table, asked
            table.pick(bot.pick(choice, partial(table.view, choice.seat)))
    raise AssertionError("no campaign gets that far")


def bring(browser: Browser, table: Table[Any]) -> str:
    brought = browser.http.post("/api/import", content=table.save())
    assert brought.status_code == 201, brought.text
    return str(brought.json()["table"])


def export(browser: Browser, table: str) -> Table[Any]:
    return starboard.load(browser.http.get(f"/api/tables/{table}/save").content)


def answer(browser: Browser, table: str, *keys: str) -> dict[str, Any]:
    """What is to be seen after these answers."""

    async def scene() -> dict[str, Any]:
        async with browser.at(table) as line:
            await line.hear()
            for key in keys:
                asked = line.state["asked"][0]
                await line.answer([option["key"] for option in asked["options"]].index(key))
            return dict(line.state)

    return asyncio.run(scene())


def test_campaigns_lie_side_by_side_and_one_leaves_the_other_alone(serving: Serving) -> None:
    ann = serving.browser()
    one, other = (ann.make_table("me", scenario="campaign", seed=seed) for seed in (5, 6))

    seen = answer(ann, one, "mission:breakthrough")

    assert {card["id"] for card in ann.get("/api/lobby")["tables"]} == {one, other}
    assert seen["asked"][0]["prompt"]["id"] != f"prompt-{WHERE}"
    still = answer(ann, other)["asked"][0]
    assert [option["key"] for option in still["options"]] == ["mission:guns-of-cerberus", "mission:breakthrough"]
    assert export(ann, one).state.campaign.waypoints == ["breakthrough"]
    assert export(ann, other).state.campaign.waypoints == []


def test_a_campaign_is_taken_along_in_one_file_and_goes_on_elsewhere(serving: Serving) -> None:
    ann, ben = serving.browser(), serving.browser()
    played, _ = after_two_missions()

    first = bring(ann, played)
    second = bring(ben, export(ann, first))

    assert export(ben, second).entries == played.entries
    assert export(ben, second).state.campaign == played.state.campaign
    assert answer(ben, second)["asked"] == answer(ann, first)["asked"]


@pytest.mark.parametrize("mission", [0, 1, 2])
def test_a_campaign_is_forked_before_any_of_its_missions(serving: Serving, mission: int) -> None:
    ann = serving.browser()
    played, asked = after_two_missions()
    original = bring(ann, played)

    fork = ann.post(f"/api/tables/{original}/fork", {"at": asked[mission]}).json()["table"]

    copy = export(ann, fork)
    assert copy.choice is not None
    assert copy.choice.prompt == WHERE
    assert copy.state.campaign.waypoints == played.state.campaign.waypoints[:mission]
    another = next(key for key in copy.choice.keys if key.startswith("mission:"))
    answer(ann, fork, another)
    assert len(export(ann, fork).state.campaign.waypoints) == mission + 1
    assert export(ann, original).state.campaign == played.state.campaign


def test_squad_and_control_change_between_the_missions_of_two_players() -> None:
    table, _ = after_two_missions(seats=2)
    before = {hero.id: hero.seat for hero in table.state.heroes}
    assert table.choice is not None
    table.answer(next(key for key in table.choice.keys if key.startswith("mission:")))

    gone = next(hero for hero in before if hero != "shepard")
    while table.choice.prompt == "squad-whom":
        table.answer(next(key for key in table.choice.keys if key != f"squad:{gone}"))
    assert table.choice.prompt == "give-to-whom"
    table.answer(f"give:shepard:{1 - before['shepard']}")
    while table.choice.prompt == "give-to-whom":
        table.pick(0)

    after = {hero.id: hero.seat for hero in table.state.heroes}
    assert gone not in after
    assert after["shepard"] == 1 - before["shepard"]
    assert sorted(after.values()) == [0, 0, 1, 1]
