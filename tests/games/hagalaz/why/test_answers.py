"""Whatever is asked about, at any moment of any mission, gets an answer that says what it is and when it is used."""

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
from starboard.games.hagalaz.content.library import LIBRARY
from starboard.games.hagalaz.inspect import inspect
from starboard.games.hagalaz.why import why_not
from starboard.lab.simulate import Series, play_on, sit_down
from support.contract import CAMPAIGN, catalogue

FALLBACKS = {"not-part-of-this-choice", "another-is-asked", "nothing-is-asked"}
MISSIONS = [mission.id for mission in LIBRARY.missions]
WHOLE = 20_000
PER_POSITION = 20


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


def pairs(scenarios: list[str], wanted: int) -> Iterator[tuple[Table[Any], int, str]]:
    """Random pieces of random positions, asked about by a random seat."""
    chance = random.Random(wanted)
    found, seed = 0, 0
    share = -(-wanted // len(scenarios))
    for scenario in scenarios:
        found = 0
        while found < share:
            seed += 1
            for table in positions(scenario, seed):
                pieces = sorted(table.scene(0).ids())
                for piece in chance.sample(pieces, min(PER_POSITION, len(pieces))):
                    yield table, chance.randrange(table.seats), piece
                    found += 1
                if found >= share:
                    break


def flat(checks: tuple[Condition, ...]) -> Iterator[Condition]:
    for check in checks:
        yield check
        yield from flat(check.parts)


def asked_of(scenarios: list[str], wanted: int) -> Counter[str]:
    """Ask about so many pairs, and check each answer; how often each reason was given."""
    rules = catalogue("hagalaz")
    given: Counter[str] = Counter()
    for table, seat, piece in pairs(scenarios, wanted):
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
        assert_drawn(table, grounds, where)
        assert all(check.rule in rules for check in flat(grounds.checks)), where
        given[ruling.reason.id] += 1
    return given


def assert_drawn(table: Table[Any], grounds: Grounds, where: str) -> None:
    """Whatever is spoken of is on the scene, so that a client can show it."""
    shown = table.scene(0).ids()
    spoken_of = {*grounds.targets, *grounds.way, *(one for check in flat(grounds.checks) for one in check.targets)}
    assert spoken_of <= shown, where


def test_every_piece_gets_an_answer_of_its_own() -> None:
    given = asked_of(MISSIONS, 1_000)

    assert given.total() >= 1_000
    assert len(given) > 30


def test_so_does_every_piece_of_a_campaign() -> None:
    assert asked_of([CAMPAIGN], 300).total() >= 300


@pytest.mark.soak
def test_every_piece_of_many_positions_gets_an_answer_of_its_own() -> None:
    given = asked_of([*MISSIONS, CAMPAIGN], WHOLE)

    print(given.total(), given.most_common())
    assert given.total() >= WHOLE


def test_every_piece_can_be_looked_at_by_anybody() -> None:
    looked: Counter[str] = Counter()
    rules = catalogue("hagalaz")
    for table, seat, piece in pairs([*MISSIONS, CAMPAIGN], 600):
        for eye in (seat, SPECTATOR):
            lens = table.inspect(piece, eye)
            assert lens is not None, piece
            assert lens.rules or lens.next or lens.text, piece
            sayings = (*lens.rules, *lens.next)
            assert all(saying.rule in rules for saying in sayings), piece
            assert set(lens.targets) <= table.scene(0).ids(), piece
            looked[piece.partition(":")[0]] += 1
    assert len(looked) > 15


def test_what_is_not_there_cannot_be_looked_at() -> None:
    table = next(positions(MISSIONS[0], 1))

    assert table.inspect("no-such-piece", 0) is None


def test_nothing_hidden_is_told() -> None:
    compared = 0
    for table, seat, piece in pairs(MISSIONS, 1_200):
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
