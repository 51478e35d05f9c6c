"""Whatever is asked about, at any moment of any game, gets an answer that says what it is and when it is used."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from starboard.bots import make_bot
from starboard.core.case import against
from starboard.core.choice import SPECTATOR
from starboard.core.table import Table
from starboard.games.edge.chart import REGIONS
from starboard.games.edge.inspect import inspect
from starboard.games.edge.rules.developments import can_build
from starboard.games.edge.rules.launching import can_launch
from starboard.games.edge.rules.station import berths, can_dock, can_dock_next
from starboard.games.edge.state import Phase
from starboard.games.edge.why import why_not
from starboard.games.edge.why.needs import build_needs, dock_needs, launch_needs
from starboard.lab.simulate import Series, play_on, sit_down
from support.asking import looks, pairs, reasons
from support.contract import catalogue

GAMES: list[tuple[int, dict[str, Any]]] = [
    (2, {"scenario": "reach"}),
    (3, {"scenario": "reach", "destinies": True, "specials": 4, "events": "twilight"}),
    (4, {"scenario": "escalation"}),
    (5, {"scenario": "escalation", "destinies": True, "ancient_moons": "only"}),
    (1, {"scenario": "hegemon"}),
    (2, {"scenario": "hegemon", "wyrm": True, "gate": True, "destinies": True, "officer": "cartographer"}),
    (3, {"scenario": "hegemon", "more_factions": True, "ancient_modules": True}),
]
"""All scenarios, with people and settings of every kind."""
WHOLE = 20_000
RULES = catalogue("edge")


def positions(game: tuple[int, dict[str, Any]], seed: int) -> Iterator[Table[Any]]:
    """A table at random moments of a game, played by sensible bots and by rash ones."""
    seats, settings = game
    chance = random.Random(f"{seats} {settings} {seed}")
    bots = "random" if seed % 2 else "thumb"
    table = sit_down(Series("edge", seats, bots, settings), seed, history=False)
    bot = make_bot(bots, "edge", seed)
    while table.choice is not None:
        yield table
        play_on(table, bot, chance.randrange(1, 25))
    yield table


def test_every_piece_gets_an_answer_of_its_own() -> None:
    given = reasons(pairs(GAMES, positions, 700), RULES)

    assert given.total() >= 700
    assert len(given) > 30


@pytest.mark.soak
def test_every_piece_of_many_positions_gets_an_answer_of_its_own() -> None:
    given = reasons(pairs(GAMES, positions, WHOLE), RULES)

    print(given.total(), given.most_common())
    assert given.total() >= WHOLE


def test_every_piece_can_be_looked_at_by_anybody() -> None:
    looked: Counter[str] = Counter()
    for piece, lens in looks(pairs(GAMES, positions, 700), RULES):
        assert lens.rules, piece
        looked[piece.partition(":")[0]] += 1
    assert len(looked) > 25


def test_what_is_not_there_cannot_be_looked_at() -> None:
    table = next(positions(GAMES[0], 1))

    assert table.inspect("no-such-piece", 0) is None


def test_nothing_hidden_is_told() -> None:
    compared = 0
    for table, seat, piece in pairs(GAMES, positions, 500):
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
    assert compared > 300


def test_a_checklist_says_what_the_rules_say() -> None:
    """The first condition in the way is the one that the rules refuse for, and nothing is in the way of the rest."""
    compared: Counter[str] = Counter()
    for game in GAMES[:5]:
        for table in islice(positions(game, 3), 24):
            state = table.state
            if state.phase in (Phase.FACTIONS, Phase.READY):
                continue
            may_dock = can_dock_next if state.phase == Phase.DOCK else can_dock
            for who in range(state.seats):
                rulings = [
                    ("launch", launch_needs(state, who, kind, at), can_launch(state, who, kind, at))
                    for kind in range(4)
                    for at in range(REGIONS)
                ]
                rulings += [("build", build_needs(state, who, at), can_build(state, who, at)) for at in range(REGIONS)]
                rulings += [
                    ("dock", dock_needs(state, who, place), may_dock(state, who, place))
                    for place in berths(state, who).values()
                    if who == state.active
                ]
                for what, needs, ruling in rulings:
                    found = against(needs)
                    assert (found is None) == ruling.allowed, what
                    if found is not None:
                        assert (found.rule, found.reason) == (ruling.rule, ruling.reason), what
                    compared[f"{what} {ruling.rule}"] += 1
    assert len(compared) >= 12
