"""What every lesson promises: it can be played by following the coach alone, and it never stands in the way."""

from __future__ import annotations

import random
from typing import Any

import pytest

import starboard
from starboard.core.coach import Coach
from starboard.core.lesson import Lesson, Place, Speech, lesson_of, lessons_of
from starboard.core.table import Table

LESSONS = [(game, lesson.id) for game in starboard.GAMES for lesson in lessons_of(starboard.game(game))]
every_lesson = pytest.mark.parametrize(("game", "lesson"), LESSONS)
LONGEST = 400


class Pupil:
    """Somebody who does what the coach says, and nothing else."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.table: Table[Any] = lesson.begin()
        self.coach = coach_at(self.table)
        self.heard: list[Speech] = []

    def turn(self) -> bool:
        """Nod, or give the first answer the coach points at; whether there was anything to do."""
        speech = self.coach.speech()
        if speech is None:
            return False
        self.heard.append(speech)
        if speech.nod:
            self.nod(speech.nod)
            return True
        assert speech.keys, f"'{speech.step.id}' points at nothing"
        self.answer(speech.keys[0])
        return True

    def nod(self, id: str) -> None:
        guided = self.coach.skip(id)
        assert guided is not None
        self.coach.guide(guided)

    def answer(self, key: str) -> None:
        self.table.answer(key, self.lesson.seat)
        self.coach.hear(self.table.news())


def coach_at(table: Table[Any]) -> Coach:
    coach = Coach.at(table)
    assert coach is not None
    return coach


def pupil(game: str, lesson: str) -> Pupil:
    return Pupil(lesson_of(starboard.game(game), lesson))


def places(table: Table[Any]) -> Place:
    """Where the pupil is, worked out from the journal."""
    return coach_at(table).place


def pieces(table: Table[Any], seat: int) -> set[str]:
    scene = table.scene(seat)
    return {piece.id for zone in scene.zones for piece in [*zone.pieces, *zone.places]}


@every_lesson
def test_who_follows_the_coach_does_every_step(game: str, lesson: str) -> None:
    somebody = pupil(game, lesson)

    while somebody.turn():
        assert len(somebody.heard) < LONGEST

    assert somebody.coach.over
    assert somebody.coach.place.missed == ()
    assert [speech.step.id for speech in somebody.heard if not speech.reply] != []
    assert {speech.step.id for speech in somebody.heard} == {step.id for step in somebody.lesson.steps}
    assert {state for _, state, _, _ in somebody.coach.chapters()} == {"done"}


@every_lesson
def test_the_coach_points_at_what_is_there(game: str, lesson: str) -> None:
    somebody = pupil(game, lesson)
    seat = somebody.lesson.seat
    while True:
        there, choice = pieces(somebody.table, seat), somebody.lesson.asked(somebody.table)
        if not somebody.turn():
            return
        speech = somebody.heard[-1]
        marked = [piece for mark in speech.marks for piece in mark]
        assert [piece for piece in marked if piece not in there] == [], speech.step.id
        assert choice is None or set(speech.keys) <= set(choice.keys)
        numbers = [number for number, sign in enumerate("①②③④", 1) if sign in f"{speech.title}{speech.text}"]
        assert numbers == list(range(1, len(speech.marks) + 1)), speech.step.id


@every_lesson
def test_where_the_pupil_is_follows_from_the_journal(game: str, lesson: str) -> None:
    somebody = pupil(game, lesson)
    while somebody.turn():
        if len(somebody.heard) % 7 == 0:
            loaded = starboard.load(somebody.table.save())
            assert places(loaded) == somebody.coach.place
            assert places(somebody.table.fork()) == somebody.coach.place


@every_lesson
def test_an_undo_takes_the_lesson_back_too(game: str, lesson: str) -> None:
    somebody = pupil(game, lesson)
    while somebody.turn():
        if not somebody.heard[-1].nod and len(somebody.heard) % 5 == 0:
            after = somebody.coach.place
            somebody.table.undo(beyond=True)
            somebody.coach.go_back()
            assert somebody.coach.place == places(somebody.table)
            somebody.table.redo()
            somebody.coach.hear(somebody.table.news())
            assert somebody.coach.place == after


@every_lesson
@pytest.mark.parametrize("seed", range(6))
def test_whoever_does_as_they_like_is_never_stuck(game: str, lesson: str, seed: int) -> None:
    """The coach has something to say at any time, and by the end of the game has said most of it."""
    somebody, whim = pupil(game, lesson), random.Random(seed)
    for _ in range(LONGEST):
        choice, speech = somebody.lesson.asked(somebody.table), somebody.coach.speech()
        if choice is None or speech is None:
            break
        assert speech.nod or speech.keys
        if speech.nod and whim.random() < 0.5:
            somebody.nod(speech.nod)
        else:
            somebody.answer(whim.choice(choice.keys))
    assert places(somebody.table) == somebody.coach.place
    assert somebody.coach.place.step > len(somebody.lesson.steps) // 2


@every_lesson
def test_every_step_can_be_skipped(game: str, lesson: str) -> None:
    somebody = pupil(game, lesson)
    for _ in range(LONGEST):
        speech = somebody.coach.speech()
        if speech is None:
            break
        somebody.nod(speech.nod or speech.step.id)
    assert somebody.coach.over
    assert somebody.table.choice is not None


@every_lesson
def test_the_coach_that_was_sent_away_finds_its_place_again(game: str, lesson: str) -> None:
    somebody = pupil(game, lesson)
    for _ in range(12):
        somebody.turn()
    somebody.coach.guide(somebody.coach.leave())
    assert somebody.coach.speech() is None
    for _ in range(3):
        choice = somebody.table.choice
        assert choice is not None
        somebody.answer(choice.keys[0])

    somebody.coach.guide(somebody.coach.resume())

    assert somebody.coach.place == places(somebody.table)
    assert somebody.coach.speech() is not None
