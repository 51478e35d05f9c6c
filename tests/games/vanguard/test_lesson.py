"""The coach of the first game speaks of what is asked."""

from __future__ import annotations

import pytest

from starboard.core.coach import Coach
from starboard.core.lesson import Lesson, Speech, lesson_of
from starboard.games.vanguard.game import GAME


def heard(lesson: Lesson) -> list[tuple[str, Speech]]:
    """What the coach says to somebody who follows it, each time with the question that is open."""
    table = lesson.begin()
    coach = Coach.at(table)
    assert coach is not None
    found = []
    while (speech := coach.speech()) is not None:
        choice = lesson.asked(table)
        found.append((choice.prompt if choice is not None else "", speech))
        if speech.nod:
            guided = coach.skip(speech.nod)
            assert guided is not None
            coach.guide(guided)
        else:
            table.answer(speech.keys[0], lesson.seat)
            coach.hear(table.news())
    return found


@pytest.fixture(scope="module")
def speeches() -> list[tuple[str, Speech]]:
    return heard(lesson_of(GAME))


@pytest.mark.parametrize("prompt", ["hand-limit", "discard-card", "refresh-die", "start-token"])
def test_a_goal_far_away_is_not_told_for_what_is_asked(speeches: list[tuple[str, Speech]], prompt: str) -> None:
    between = [speech for asked, speech in speeches if asked == prompt and not speech.points and not speech.nod]

    assert between, "it comes in between"
    assert [speech.step.id for speech in between if speech.title == speech.step.title] == []
