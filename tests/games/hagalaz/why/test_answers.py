"""Whatever is asked about, at any moment of any mission, gets an answer that says what it is and when it is used."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from starboard.bots import make_bot
from starboard.core.choice import SPECTATOR
from starboard.core.table import Table
from starboard.games.hagalaz.content.library import LIBRARY
from starboard.games.hagalaz.inspect import inspect
from starboard.games.hagalaz.why import why_not
from starboard.lab.simulate import Series, play_on, sit_down
from starboard.locale import voice
from support.asking import looks, pairs, reasons
from support.contract import CAMPAIGN, catalogue

MISSIONS = [mission.id for mission in LIBRARY.missions]
WHOLE = 20_000
RULES = catalogue("hagalaz")


def positions(scenario: str, seed: int) -> Iterator[Table[Any]]:
    """A table at random moments of a game, played by sensible bots and by rash ones."""
    chance = random.Random(f"{scenario} {seed}")
    bots = "random" if seed % 2 else "thumb"
    seats = 1 + seed % 4
    table = sit_down(Series("hagalaz", seats, bots, {"scenario": scenario}), seed, history=False)
    bot = make_bot(bots, "hagalaz", seed)
    while table.choice is not None:
        yield table
        play_on(table, bot, chance.randrange(1, 25))
    yield table


def test_every_piece_gets_an_answer_of_its_own() -> None:
    given = reasons(pairs(MISSIONS, positions, 1_000), RULES)

    assert given.total() >= 1_000
    assert len(given) > 30


def test_so_does_every_piece_of_a_campaign() -> None:
    assert reasons(pairs([CAMPAIGN], positions, 300), RULES).total() >= 300


@pytest.mark.soak
def test_every_piece_of_many_positions_gets_an_answer_of_its_own() -> None:
    given = reasons(pairs([*MISSIONS, CAMPAIGN], positions, WHOLE), RULES)

    print(given.total(), given.most_common())
    assert given.total() >= WHOLE


def test_every_piece_can_be_looked_at_by_anybody() -> None:
    looked: Counter[str] = Counter()
    for piece, lens in looks(pairs([*MISSIONS, CAMPAIGN], positions, 600), RULES):
        assert lens.rules or lens.next or lens.text, piece
        looked[piece.partition(":")[0]] += 1
    assert len(looked) > 15


@pytest.mark.parametrize(("seats", "told"), [(1, "hero, in"), (2, "hero of Player")])
def test_a_hero_is_somebodys_where_there_are_several_people(seats: int, told: str) -> None:
    table = sit_down(Series("hagalaz", seats, "thumb", {"scenario": MISSIONS[0]}), 4, history=False)
    play_on(table, make_bot("thumb", "hagalaz", 4), 40)
    lens = table.inspect("hero:shepard", 0)

    assert lens is not None
    assert lens.what is not None
    assert voice("hagalaz", "en").say(lens.what).startswith(told)


def test_what_is_not_there_cannot_be_looked_at() -> None:
    table = next(positions(MISSIONS[0], 1))

    assert table.inspect("no-such-piece", 0) is None


def test_nothing_hidden_is_told() -> None:
    compared = 0
    for table, seat, piece in pairs(MISSIONS, positions, 1_200):
        state, other = table.state, table.game.resample(table.state, SPECTATOR, 7)
        assert inspect(state, seat, piece) == inspect(other, seat, piece), piece
        told, same = why_not(state, seat, None, piece, []), why_not(other, seat, None, piece, [])
        assert told is not None
        assert same is not None
        assert (told.rule, told.reason) == (same.rule, same.reason), piece
        assert told.grounds is not None
        assert same.grounds is not None
        assert told.grounds() == same.grounds(), piece
        compared += state.heroes != [] and any(hero.card and not hero.card_known for hero in state.heroes)
    assert compared > 50
