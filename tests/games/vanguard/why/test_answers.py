"""Whatever is asked about, at any moment of any game, gets an answer that says what it is and when it is used."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from starboard.bots import make_bot
from starboard.core.choice import SPECTATOR
from starboard.core.ruling import Condition, Grounds
from starboard.core.table import Table
from starboard.games.vanguard.inspect import inspect
from starboard.games.vanguard.why import why_not
from starboard.lab.simulate import Series, play_on, sit_down
from support.contract import catalogue

FALLBACKS = {"not-part-of-this-choice", "another-is-asked", "nothing-is-asked"}
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
PER_POSITION = 25
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


def pairs(wanted: int) -> Iterator[tuple[Table[Any], int, str]]:
    """Random pieces of random positions, asked about by somebody who sees them, mostly whoever is asked."""
    chance = random.Random(wanted)
    seed = 0
    share = -(-wanted // len(GAMES))
    for game in GAMES:
        found = 0
        while found < share:
            seed += 1
            for table in positions(game, seed):
                asked = [choice.seat for choice in table.choices] * 3
                seat = chance.choice([*asked, *range(table.seats)])
                pieces = sorted(table.scene(seat).ids())
                for piece in chance.sample(pieces, min(PER_POSITION, len(pieces))):
                    yield table, seat, piece
                    found += 1
                if found >= share:
                    break


def flat(checks: tuple[Condition, ...]) -> Iterator[Condition]:
    for check in checks:
        yield check
        yield from flat(check.parts)


def asked_of(wanted: int) -> Counter[str]:
    """Ask about so many pairs, and check each answer; how often each reason was given."""
    rules = catalogue("vanguard")
    given: Counter[str] = Counter()
    for table, seat, piece in pairs(wanted):
        ruling = table.why_not(piece, seat)
        if ruling is None:
            given["offered"] += 1
            continue
        where = f"{piece} for seat {seat} at {table.choice.prompt if table.choice else 'the end'}"
        assert ruling.reason is not None
        assert ruling.reason.id not in FALLBACKS, where
        assert ruling.rule in rules, where
        grounds = table.grounds(ruling)
        assert grounds.opens is not None, where
        assert_drawn(table, seat, grounds, where)
        assert all(not check.rule or check.rule in rules for check in flat(grounds.checks)), where
        given[ruling.reason.id] += 1
    return given


def assert_drawn(table: Table[Any], seat: int, grounds: Grounds, where: str) -> None:
    """Whatever is spoken of is on the scene, so that a client can show it."""
    spoken_of = {*grounds.targets, *(one for check in flat(grounds.checks) for one in check.targets)}
    assert spoken_of <= table.scene(seat).ids(), where


def test_every_piece_gets_an_answer_of_its_own() -> None:
    given = asked_of(700)

    assert given.total() >= 700
    assert len(given) > 30


@pytest.mark.soak
def test_every_piece_of_many_positions_gets_an_answer_of_its_own() -> None:
    given = asked_of(WHOLE)

    assert given.total() >= WHOLE


def test_every_piece_can_be_looked_at_by_anybody() -> None:
    looked: Counter[str] = Counter()
    rules = catalogue("vanguard")
    for table, seat, piece in pairs(700):
        for eye in (seat, SPECTATOR):
            if piece not in table.scene(eye).ids():
                continue
            lens = table.inspect(piece, eye)
            assert lens is not None, piece
            sayings = (*lens.rules, *lens.next)
            assert all(not saying.rule or saying.rule in rules for saying in sayings), piece
            assert set(lens.targets) <= table.scene(eye).ids(), piece
            looked[piece.partition(":")[0]] += 1
    assert len(looked) > 25


def test_what_is_not_there_cannot_be_looked_at() -> None:
    table = next(positions(GAMES[0], 1))

    assert table.inspect("no-such-piece", 0) is None


def test_nothing_hidden_is_told() -> None:
    compared = 0
    for table, seat, piece in pairs(350):
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
