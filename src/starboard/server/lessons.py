"""What a pupil is told of a lesson, and what they may say to the coach."""

from __future__ import annotations

from starboard.core.coach import Coach
from starboard.core.journal import Guided
from starboard.server import protocol as wire
from starboard.server.store import LessonRow


def wanted(coach: Coach, message: wire.Guide) -> Guided | None:
    """How the lesson goes on after a message; None if it asks for a step that is not there."""
    match message.do:
        case "leave":
            return coach.leave()
        case "resume":
            return coach.resume()
        case "skip":
            return coach.skip(message.step)


def row_of(coach: Coach) -> LessonRow:
    """How far the lesson has come."""
    chapters = coach.chapters()
    now = next((place for place, (_, state, _, _) in enumerate(chapters, 1) if state == "now"), len(chapters))
    state = "over" if coach.over else "left" if coach.left else "on"
    return LessonRow(coach.lesson.id, now, len(chapters), state)


def told(coach: Coach) -> wire.Lesson:
    """What the pupil is told."""
    lesson = coach.lesson
    chapters = [wire.LessonChapter(chapter.title, state, at, of) for chapter, state, at, of in coach.chapters()]
    speech = coach.speech()
    if speech is None:
        return wire.Lesson(lesson.id, lesson.spec.name, chapters, left=coach.left and not coach.over, over=coach.over)
    return wire.Lesson(
        lesson.id,
        lesson.spec.name,
        chapters,
        step=speech.step.id,
        title=speech.title,
        text=speech.text,
        reply=speech.reply,
        keys=[*speech.keys, *speech.reach],
        marks=speech.marks,
        nod=speech.nod,
        free=speech.free,
        counted=wire.Counted(*speech.counted) if speech.counted else None,
        words=[wire.LessonWord(word.word, word.meaning) for word in speech.words],
    )
