"""Whatever is asked about, at any moment of any game, gets an answer that says what it is and when it is used."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from starboard.bots import make_bot
from starboard.core.choice import SPECTATOR
from starboard.core.table import Table
from starboard.games.vanguard.inspect import inspect
from starboard.games.vanguard.why import why_not
from starboard.lab.simulate import Series, play_on, sit_down
from support.asking import looks, pairs, reasons
from support.contract import catalogue

GAMES: list[tuple[int, str, str]] = [
    (1, "tutorial", "thumb"),
    (3, "expedition-kestrel", "thumb"),
    (2, "expedition-cairn", "thumb"),
    (4, "expedition-ossuary", "thumb"),
    (2, "operation", "thumb"),
    (2, "campaign", "random"),
    (4, "campaign", "thumb"),
]
"""Planets and the ship, with people of every number."""
WHOLE = 20_000
RULES = {"", *(rule.id for rule in catalogue("vanguard"))}
"""Some of what is checked follows from a card, which no rule names."""
MOST = 400
"""Answers after which another game is begun."""


def positions(game: tuple[int, str, str], seed: int) -> Iterator[Table[Any]]:
    """A table at random moments of a game."""
    seats, scenario, bots = game
    chance = random.Random(f"{game} {seed}")
    table = sit_down(Series("vanguard", seats, bots, {"scenario": scenario}), seed, history=False)
    bot = make_bot(bots, "vanguard", seed)
    played = 0
    while table.choice is not None and played < MOST:
        yield table
        steps = chance.randrange(1, 30)
        play_on(table, bot, steps)
        played += steps
    yield table


def test_every_piece_gets_an_answer_of_its_own() -> None:
    given = reasons(pairs(GAMES, positions, 700), RULES)

    assert given.total() >= 700
    assert len(given) > 30


@pytest.mark.soak
def test_every_piece_of_many_positions_gets_an_answer_of_its_own() -> None:
    given = reasons(pairs(GAMES, positions, WHOLE), RULES)

    assert given.total() >= WHOLE


def test_every_piece_can_be_looked_at_by_anybody() -> None:
    looked = {piece.partition(":")[0] for piece, _ in looks(pairs(GAMES, positions, 700), RULES)}

    assert len(looked) > 25


def test_what_is_not_there_cannot_be_looked_at() -> None:
    table = next(positions(GAMES[0], 1))

    assert table.inspect("no-such-piece", 0) is None


def test_nothing_hidden_is_told() -> None:
    compared = 0
    for table, seat, piece in pairs(GAMES, positions, 350):
        eye = seat if seat else SPECTATOR
        state, other = table.state, table.game.resample(table.state, eye, 7)
        assert inspect(state, eye, piece) == inspect(other, eye, piece), piece
        told, same = why_not(state, eye, None, piece, []), why_not(other, eye, None, piece, [])
        assert (told is None) == (same is None), piece
        if told is None or same is None:
            continue
        assert (told.rule, told.reason) == (same.rule, same.reason), piece
        assert told.grounds is not None
        assert same.grounds is not None
        assert told.grounds() == same.grounds(), piece
        compared += 1
    assert compared > 250
