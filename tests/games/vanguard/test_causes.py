"""What made things happen has a name for the log, and what is printed can be opened to be read."""

from __future__ import annotations

from collections import Counter

import pytest

from starboard.bots import make_bot
from starboard.core.because import because
from starboard.core.choice import SPECTATOR
from starboard.core.event import Cause
from starboard.games.vanguard import causes
from starboard.games.vanguard.moments import Agent
from starboard.games.vanguard.printed import BOX
from starboard.games.vanguard.printed_ship import BOOK, Book
from starboard.lab.simulate import Series, play_on, sit_down
from starboard.locale import languages, voice


def test_every_kind_of_cause_has_a_name_and_every_printed_one_a_page() -> None:
    say = voice("vanguard", "en").say
    for agent in Agent:
        shelf = causes.SHELVES.get(agent)
        id = getattr(BOX, shelf)[0].id if shelf else BOOK.objectives[0].id if agent == Agent.SHIP_CARD else "2"
        cause = Cause(agent, id, "science" if agent not in causes.TOGETHER else "")
        told = say(because("vanguard", cause, SPECTATOR).text)
        assert told
        assert "{" not in told, agent
        assert bool(causes.opens(cause)) == (shelf is not None or agent == Agent.SHIP_CARD)
        if causes.opens(cause):
            page = causes.page(cause)
            assert page.name
            assert all(str(text) for text in page.text)


SHIP_SHELVES = [name for name, kind in Book.__annotations__.items() if kind == "Shelf"]


@pytest.mark.parametrize("shelf", SHIP_SHELVES)
def test_whatever_is_printed_for_the_ship_can_be_named_as_a_cause(shelf: str) -> None:
    say = voice("vanguard", "en").say

    for thing in getattr(BOOK, shelf):
        cause = Cause(Agent.SHIP_CARD, thing.id)
        assert say(because("vanguard", cause, SPECTATOR).text) == f"Aboard: {thing.name}"
        assert causes.page(cause).name == thing.name


@pytest.mark.rule("IV-CARD-01")
def test_a_card_is_read_whole_and_its_combo_alone() -> None:
    card = next(each for each in BOX.cards if each.spec.combo)

    assert causes.page(Cause(Agent.CARD, card.id, "science")).text == (card.spec.text, card.spec.combo_text)
    assert causes.page(Cause(Agent.COMBO, card.id, "science")).text == (card.spec.combo_text,)


@pytest.mark.parametrize("scenario", ["tutorial", "expedition-kestrel"])
def test_whatever_happens_in_a_game_has_a_cause_that_can_be_told(scenario: str) -> None:
    table = sit_down(Series("vanguard", 2, "thumb", {"scenario": scenario}), 3, history=True)
    play_on(table, make_bot("thumb", "vanguard", 3), 250)
    found: Counter[str] = Counter()
    for _, happened in table.story():
        found[happened.cause.kind] += 1
        for language in languages():
            told = voice("vanguard", language).say(because("vanguard", happened.cause, SPECTATOR).text)
            assert "{" not in told, happened.cause
    assert len(found) >= 6
