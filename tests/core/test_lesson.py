"""Lessons: what a file may say, what moves a pupil on, and what is prepared of chance."""

from __future__ import annotations

from textwrap import dedent
from typing import Any

import pytest

import starboard
from starboard.core.coach import Coach
from starboard.core.errors import ContentError, UnknownName
from starboard.core.lesson import Lesson, find_lesson, guide_of, lesson_of, lessons_of, read_lesson
from support.toy import Toy

HEAD = """
id = "first"
name = "First steps"
blurb = "Two rounds."
minutes = 5
scenario = "plain"
seats = ["me", "bot:random"]
opening = ["bid:2", "bid:0"]

[[chapter]]
id = "roll"
title = "Roll"

[[chapter]]
id = "gems"
title = "Gems"
free = true
"""
STEPS = """
[[step]]
id = "hello"
chapter = "roll"
title = "Look"
text = "There are gems."

[[step]]
id = "throw"
chapter = "roll"
title = "Roll the dice"
text = "Two dice bring coins."
points = ["roll"]
done = { answered = "roll" }

[[step.instead]]
id = "throw-not"
when = { answered = "pass" }
text = "Nothing rolled, nothing won."
on = true

[[step]]
id = "pick"
chapter = "gems"
title = "Pick a ruby"
text = "It is red."
points = ["gem:ruby"]
marks = ["ruby"]
done = { answered = "gem:*" }

[[step]]
id = "end"
chapter = "gems"
title = "Go on alone"
text = "That is all."
begins = { asked = "bid" }

[[tip]]
id = "coins"
when = { happened = "won" }
title = "Coins"
text = "They are counted at the end."
"""


def lesson(text: str = HEAD + STEPS) -> Lesson:
    return read_lesson(Toy(), dedent(text), "toy/lessons/first.toml")


def begun(text: str = HEAD + STEPS) -> tuple[Any, Coach]:
    taught = lesson(text)
    table = taught.begin()
    return table, Coach(table, taught)


def answered(table: Any, coach: Coach, *keys: str) -> Coach:
    for key in keys:
        table.answer(key)
        coach.hear(table.news())
    return coach


def step(coach: Coach) -> str:
    speech = coach.speech()
    assert speech is not None
    return speech.step.id


def problem(old: str, new: str) -> str:
    assert old in HEAD + STEPS
    with pytest.raises(ContentError) as caught:
        lesson((HEAD + STEPS).replace(old, new, 1))
    return str(caught.value)


# --- moving on -----------------------------------------------------------------------------------------------------


def test_the_opening_is_played_and_is_no_part_of_the_lesson():
    table, coach = begun()

    assert len(table.entries) == 2
    assert step(coach) == "hello"


def test_whoever_plays_on_has_read_what_there_was_to_read():
    table, coach = begun()
    assert coach.place.step == 0

    answered(table, coach, "roll")

    assert coach.place.step == 2


def test_a_nod_leads_on():
    _, coach = begun()

    guided = coach.skip("hello")
    assert guided is not None
    coach.guide(guided)

    assert step(coach) == "throw"
    assert coach.skip("nothing") is None


def test_what_was_done_instead_is_answered_to():
    table, coach = begun()
    assert step(coach) == "hello"

    speech = answered(table, coach, "pass").speech()

    assert speech is not None
    assert str(speech.reply) == "Nothing rolled, nothing won."
    assert speech.step.id == "pick"


def test_a_tip_goes_before_the_step_until_the_next_answer_or_a_nod():
    table, coach = begun()
    assert step(coach) == "hello"
    speech = answered(table, coach, "roll").speech()
    assert speech is not None
    assert (str(speech.title), speech.nod, speech.points) == ("Coins", "coins", ["gem:ruby"])

    guided = coach.skip("coins")
    assert guided is not None
    coach.guide(guided)

    speech = coach.speech()
    assert speech is not None
    assert (str(speech.title), speech.nod) == ("Pick a ruby", "")


def test_who_is_behind_is_taken_along():
    later = STEPS.replace('begins = { asked = "bid" }', 'begins = { answered = "gem:jade" }')
    table, coach = begun(HEAD + later.replace('"gem:*"', '"gem:ruby"'))
    assert step(coach) == "hello"
    answered(table, coach, "pass", "gem:jade")

    assert step(coach) == "end"
    assert coach.place.missed == ("pick",)
    assert [state for _, state, _, _ in coach.chapters()] == ["done", "now"]


def test_it_is_too_late_for_a_step_when_something_else_is_asked():
    late = STEPS.replace('done = { answered = "gem:*" }', 'done = { answered = "gem:*" }\nuntil = "gems"')
    table, coach = begun(HEAD + late)
    assert step(coach) == "hello"

    answered(table, coach, "roll")

    assert coach.place.step == 3
    assert coach.place.missed == ("pick",)


def test_what_others_answer_and_are_asked_does_not_count():
    seated = HEAD.replace('["me", "bot:random"]', '["bot:random", "me"]')
    table, coach = begun(seated + STEPS)
    assert step(coach) == "hello"

    speech = answered(table, coach, "roll").speech()

    assert speech is not None
    assert speech.step.id == "hello"
    assert str(speech.title) == "Coins"


def test_a_step_may_wait_for_something_to_come_twice():
    twice = STEPS.replace('done = { answered = "gem:*" }', 'done = { answered = "gem:*", times = 2 }')
    table, coach = begun(HEAD + twice)
    assert step(coach) == "hello"

    answered(table, coach, "pass", "gem:ruby")
    assert step(coach) == "pick"
    answered(table, coach, "gem:opal")

    assert step(coach) == "end"


# --- chance --------------------------------------------------------------------------------------------------------


def test_dice_come_out_as_prepared_also_after_an_undo_and_a_load():
    prepared = HEAD.replace("[[chapter]]", '[loaded]\n"dice:0" = [[5, 5]]\n\n[[chapter]]', 1)
    table = lesson(prepared + STEPS).begin()

    table.answer("roll")
    assert table.entries[-1] == (5, 5)
    table.undo(beyond=True)
    table.answer("roll")
    assert table.entries[-1] == (5, 5)
    table.undo(beyond=True)
    loaded = starboard.load(table.save())
    loaded.answer("roll")

    assert loaded.entries[-1] == (5, 5)


def test_what_cannot_come_out_as_prepared_is_left_to_chance():
    prepared = HEAD.replace("[[chapter]]", '[loaded]\n"dice:0" = [[5, 5, 5]]\n\n[[chapter]]', 1)
    table = lesson(prepared + STEPS).begin()

    table.answer("roll")

    assert isinstance(table.entries[-1], tuple)
    assert len(table.entries[-1]) == 2


def test_a_copy_with_chance_of_its_own_knows_nothing_of_what_was_prepared():
    prepared = HEAD.replace("[[chapter]]", '[loaded]\n"dice:0" = [[5, 5]]\n\n[[chapter]]', 1)
    table = lesson(prepared + STEPS).begin()

    assert table.branch(len(table.entries), 3).state.chance.loaded == {}
    assert table.fork(stream=3).state.chance.loaded == {}
    assert table.fork().state.chance.loaded != {}


# --- files ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('chapter = "gems"', 'chapter = "gem"', "chapter 'gem' is unknown"),
        ('happened = "won"', 'happened = "one"', "there is no event 'one'"),
        ('when = { answered = "pass" }', "when = {}", "a trigger says what is asked"),
        ('id = "pick"', 'id = "throw"', "throw"),
        ('seats = ["me", "bot:random"]', 'seats = ["bot:random", "bot:random"]', "one of the seats has to be 'me'"),
        ('text = "That is all."', 'text = "That is all."\nwords = ["gem"]', "word 'gem' is unknown"),
        ('chapter = "roll"', 'chapter = "gems"', "the steps do not come in the order of the chapters"),
        ('title = "Look"', 'titel = "Look"', "titel"),
    ],
)
def test_what_is_wrong_with_a_file_is_told_when_it_is_read(old: str, new: str, words: str):
    assert words in problem(old, new)


def test_a_game_without_lessons_has_none():
    toy = Toy()

    assert lessons_of(toy) == []
    assert find_lesson(toy, "first") is None
    with pytest.raises(UnknownName, match="Toy has no lesson"):
        lesson_of(toy)


def test_a_table_that_names_a_lesson_which_is_gone_is_played_without():
    table, _ = begun()

    assert guide_of(table) is None
    assert Coach.at(table) is None
