"""Tables that are played as a lesson: what the pupil is told, and nobody else; leaving, coming back, skipping."""

from __future__ import annotations

from typing import Any

import starboard
from starboard.core.lesson import lesson_of
from starboard.server import protocol as wire
from starboard.server.live import LiveTable
from support.tables import Desk, Person, answer, desk, run, sit, tell, undo

__all__ = ["desk"]


async def begun(desk: Desk) -> tuple[LiveTable, Person]:
    """Ann at the first lesson of Hagalaz."""
    live = await desk.table(lesson_of(starboard.game("hagalaz")).begin(), ["ann"])
    return live, sit(live, "ann")


def lesson(person: Person) -> dict[str, Any]:
    """What the coach said last."""
    said = [message["lesson"] for message in person.heard if "lesson" in message]
    found: dict[str, Any] = said[-1]
    return found


async def guide(live: LiveTable, person: Person, do: Any, step: str = "") -> None:
    await tell(live, person, wire.Guide(person.id(), do, step))


async def follow(live: LiveTable, person: Person) -> None:
    """Do what the coach says."""
    said = lesson(person)
    if said.get("nod"):
        await guide(live, person, "skip", said["nod"])
    else:
        await answer(live, person, said["keys"][0])


def test_the_pupil_is_told_what_to_do(desk: Desk) -> None:
    async def scene() -> None:
        live, ann = await begun(desk)
        assert lesson(ann)["title"] == "Look at your squad"
        await follow(live, ann)
        await follow(live, ann)

        said = lesson(ann)
        assert said["title"] == "Put a Standard die ① on Fire ②"
        assert said["keys"] == ["place:standard>fire"]
        assert said["marks"] == [["die:standard"], ["slot:shepard:3"], ["e7"]]
        assert said["counted"] == {"name": "Die", "at": 1, "of": 3}
        assert [chapter["state"] for chapter in said["chapters"]][:4] == ["done", "done", "now", "to-come"]
        assert said["words"][0]["word"] == "Slot"

    run(scene())


def test_whoever_does_something_else_first_is_told_of_that_until_it_is_done(desk: Desk) -> None:
    async def scene() -> None:
        live, ann = await begun(desk)
        await follow(live, ann)
        await follow(live, ann)

        await answer(live, ann, "place:move2>move")
        assert (lesson(ann)["title"], "Take your steps" in lesson(ann)["reply"]) == ("Walk step by step", True)
        await answer(live, ann, "move:F2")
        assert lesson(ann)["title"] == "Walk step by step"
        await answer(live, ann, "stop")

        assert lesson(ann)["title"] == "Put a Standard die ① on Fire ②"

    run(scene())


def test_nobody_else_is_told_anything_of_it(desk: Desk) -> None:
    async def scene() -> None:
        live, _ = await begun(desk)
        watcher = sit(live, "ben", watching=True)

        await tell(live, watcher, wire.Guide(watcher.id(), "leave"))

        assert "lesson" not in watcher.last("welcome")
        assert watcher.last("refused")["reason"]["id"] == "server-spectator"

    run(scene())


def test_the_coach_leaves_and_comes_back_to_where_the_game_is(desk: Desk) -> None:
    async def scene() -> None:
        live, ann = await begun(desk)
        await guide(live, ann, "leave")
        assert lesson(ann)["left"]
        assert "title" not in lesson(ann)
        await answer(live, ann, "place:standard>fire")

        await guide(live, ann, "resume")

        assert lesson(ann)["title"] == "Fire at the Guardian ①"

    run(scene())


def test_an_unknown_step_is_refused_with_a_sentence(desk: Desk) -> None:
    async def scene() -> None:
        live, ann = await begun(desk)

        await guide(live, ann, "skip", "nothing")

        assert ann.last("refused")["reason"] == {"id": "server-no-such-step", "args": {"step": "nothing"}}

    run(scene())


def test_an_undo_takes_the_lesson_back(desk: Desk) -> None:
    async def scene() -> None:
        live, ann = await begun(desk)
        for _ in range(3):
            await follow(live, ann)
        assert lesson(ann)["title"] == "Fire at the Guardian ①"

        await undo(live, ann)

        assert lesson(ann)["title"] == "Put a Standard die ① on Fire ②"

    run(scene())


def test_the_place_is_kept_over_a_restart(desk: Desk) -> None:
    async def scene() -> None:
        live, ann = await begun(desk)
        for _ in range(7):
            await follow(live, ann)
        before = lesson(ann)

        for tidy in (False, True):
            live = await desk.reopen(live, tidy=tidy)
            assert lesson(sit(live, "ann")) == before

    run(scene())


def test_the_whole_lesson_is_played_at_a_table(desk: Desk) -> None:
    async def scene() -> None:
        live, ann = await begun(desk)
        for _ in range(400):
            if lesson(ann).get("over"):
                break
            await follow(live, ann)
        assert {chapter["state"] for chapter in lesson(ann)["chapters"]} == {"done"}

    run(scene())
