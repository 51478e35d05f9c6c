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
