"""Events as the log tells them."""

from __future__ import annotations

import pytest

from starboard.core.event import Event
from starboard.games.edge import events
from starboard.games.edge.game import GAME
from starboard.games.edge.state import HEGEMON, RAIDERS
from starboard.locale import ENGLISH, voice


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (events.DiceAdded(RAIDERS, -2), "Raiders: 2 fewer dice."),
        (events.DiceAdded(RAIDERS, 1), "Raiders: 1 more die."),
        (events.TargetingRaised(RAIDERS, -1), "Raiders: targeting 1 worse."),
        (events.PointsScored(HEGEMON, -1, "AE-TURN-08"), "The Hegemon loses 1 point."),
        (events.RaiderDefeated(9, "kiln", 0), "Raiders are defeated at Kiln: Dread Barge."),
    ],
)
def test_what_is_taken_away_is_not_called_more(event: Event, sentence: str) -> None:
    text = GAME.narrate(event, 0)

    assert text is not None
    assert voice("edge", ENGLISH).say(text) == sentence


@pytest.mark.parametrize(
    "event",
    [
        events.ShipDamaged(HEGEMON, 0, "kiln", "AE-BATTLE-23"),
        events.ShipRepaired(HEGEMON, 0, "AE-HEG-36"),
        events.ModuleDamaged(HEGEMON, 0, "AE-RAID-15"),
        events.FleetReturned(HEGEMON, 3),
    ],
)
def test_whoever_something_happens_to_comes_first_in_the_sentence(event: Event) -> None:
    text = GAME.narrate(event, 0)

    assert text is not None
    assert voice("edge", ENGLISH).say(text).startswith("The Hegemon")


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (events.BattleRolled(RAIDERS, (6, 3, 1)), "Raiders roll 6 3 1."),
        (events.BattleRolled(HEGEMON, (6, 3, 1)), "The Hegemon rolls 6 3 1."),
        (events.BattleWon(RAIDERS, "kiln"), "Raiders win the battle at Kiln."),
        (events.BattleWon(HEGEMON, "kiln"), "The Hegemon wins the battle at Kiln."),
    ],
)
def test_raiders_are_many_and_everybody_else_is_one(event: Event, sentence: str) -> None:
    text = GAME.narrate(event, 0)

    assert text is not None
    assert voice("edge", ENGLISH).say(text) == sentence


@pytest.mark.parametrize(
    ("seat", "sentence"),
    [
        (0, "Broadside goes from Player 1 to Player 2."),
        (1, "Broadside goes from Player 1 to Player 2."),
        (2, "A card goes from Player 1 to Player 2."),
    ],
)
def test_a_card_that_is_given_is_named_to_those_two_only(seat: int, sentence: str) -> None:
    text = GAME.narrate(events.CardGiven(0, 1, 0, "AE-RULING-13"), seat)

    assert text is not None
    assert voice("edge", ENGLISH).say(text) == sentence


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (events.PointsScored(HEGEMON, 1, "AE-TURN-07"), "The Hegemon scores 1 point."),
        (events.PointsScored(HEGEMON, -1, "AE-TURN-07"), "The Hegemon loses 1 point."),
        (events.DiceAdded(HEGEMON, 2), "The Hegemon: 2 more dice."),
        (events.DiceAdded(HEGEMON, -1), "The Hegemon: 1 fewer die."),
        (events.TargetingRaised(HEGEMON, -2), "The Hegemon: targeting 2 worse."),
    ],
)
def test_less_is_told_as_less(event: Event, sentence: str) -> None:
    text = GAME.narrate(event, 0)

    assert text is not None
    assert voice("edge", ENGLISH).say(text) == sentence
