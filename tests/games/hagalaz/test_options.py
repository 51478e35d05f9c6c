"""Options: what is said of a value that was offered before is what would be said of it now."""

from __future__ import annotations

import pytest

import starboard
from starboard.bots import make_bot
from starboard.games.hagalaz import options
from starboard.lab.simulate import play_on

SCENARIOS = ("guns-of-cerberus", "the-mainframe", "clear-shot", "campaign")
ANSWERS = 150


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_an_option_is_said_of_this_table_and_not_of_another(scenario: str) -> None:
    for seed in range(3):
        table = starboard.new("hagalaz", scenario=scenario, seats=2, seed=seed)
        bot = make_bot("random", "hagalaz", seed)
        for _ in range(ANSWERS):
            if table.choice is None:
                break
            for value in table.choice.values:
                fresh = options.VERBS.option(table.state, value, options.VERBS.key(table.state, value))
                assert options.option(table.state, value) == fresh
            play_on(table, bot, 1)
