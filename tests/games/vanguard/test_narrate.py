"""Events, prompts and reasons as the log tells them, with the names of things."""

from __future__ import annotations

import pytest

from starboard.core.event import Event
from starboard.core.text import Text
from starboard.games.vanguard import events, events_ship
from starboard.games.vanguard.game import GAME
from starboard.games.vanguard.narrate import narrate
from starboard.games.vanguard.printed import BOX, SCIENCE, SECURITY
from starboard.games.vanguard.printed_ship import BOOK
from starboard.locale import ENGLISH, languages, voice
from support.vanguard import crew, explore


def said(event: Event, language: str = ENGLISH) -> str:
    text = narrate(event, 0)
    assert text is not None
    return voice("vanguard", language).say(text)


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (
            events.MemberMoved(SCIENCE, "eye-of-the-void:1", "eye-of-the-void:5"),
            "Science moves from 1 Twisted Wreckage to 5 Bare Slope.",
        ),
        (events.DiceExhausted(SECURITY, 1, "IV-SAC-02"), "Security exhausts 1 die."),
        (events.DiceExhausted(SECURITY, 3, "IV-SAC-02"), "Security exhausts 3 dice."),
        (events.RowMarked(SCIENCE, "yellow"), "Science: Great success."),
        (
            events.DieTurned(SCIENCE, "blue-basic", "vanguard", "IV-RULING-55"),
            "Science turns Blue basic die to Vanguard.",
        ),
        (events.InjuryGained(SCIENCE, "wound", "IV-INJ-01"), "Science is hurt: Wound."),
        (events.Evacuated(SCIENCE), "A fourth injury for Science: the team is evacuated."),
        (events.Evacuated(-1), "The team is evacuated."),
        (events.MissionCompleted("m01"), f"Mission completed: {BOX.missions.find('m01').name}."),
        (
            events.EventRevealed(SCIENCE, BOX.events[0].id, True),
            f"Science reveals an event: {BOX.events[0].name} (main effect).",
        ),
        (events_ship.MoraleChanged(2, 1, "IV-SHIP-DOCK-01"), "Morale: medium, now low."),
        (events_ship.PageTurned(2), "Ship book: Bridge."),
        (events_ship.CrewMoved(0, 2, "IV-SHIP-GEN-08"), f"{BOX.crew[0].name}: resting."),
        (events_ship.ObjectiveCompleted(0), f"Objective completed: {BOOK.objectives[0].name}."),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Event) else "",
)
def test_what_happened_is_told_by_the_names_of_things(event: Event, sentence: str) -> None:
    assert said(event) == sentence


def test_the_card_of_an_event_is_named_by_its_kind() -> None:
    kept = events_ship.CardKept(7, 0)

    assert said(kept) == f"Future Use: {BOOK.landers[0].name} (lander)."


@pytest.mark.rule("IV-REST-02")
def test_a_rest_is_told_once() -> None:
    pos = explore(planet="eye-of-the-void", science=crew(exhausted=["red-basic"]), recon=crew(at=4))

    pos.play("rest")

    told = [voice("vanguard", ENGLISH).say(text) for text in pos.table.log]
    assert [line for line in told if "rest" in line] == ["Science rests."]
    assert told.index("Science rests.") < told.index("Science refreshes 1 die."), "and what it brings comes after it"


def test_an_action_that_has_a_line_of_its_own_is_told_once() -> None:
    pos = explore(planet="eye-of-the-void", science=crew(equipment=["forward-base"]), recon=crew(at=4))

    pos.play("set-up:science:forward-base")

    told = [voice("vanguard", ENGLISH).say(text) for text in pos.table.log]
    assert [line for line in told if line.startswith("Science")] == [
        "Science sets up Forward Base in 1 Twisted Wreckage."
    ]


@pytest.mark.parametrize("language", languages())
def test_dice_are_counted_in_every_language(language: str) -> None:
    one, many = (said(events.DiceRefreshed(SCIENCE, count, "IV-REST-02"), language) for count in (1, 5))

    assert "1" in one
    assert "5" in many
    assert one != many.replace("5", "1")


def test_a_prompt_has_names_for_ids() -> None:
    text = GAME.phrase(Text("prompt-support", {"section": 2, "active": 1}))

    assert voice("vanguard", ENGLISH).say(text) == "Recon: do you support Science with a die?"
