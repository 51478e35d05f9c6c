"""A game of the Edge summed up at its end, from what happened."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from starboard.bots import make_bot
from starboard.core.event import Event
from starboard.core.retrospect import has_ended, summary_of
from starboard.core.table import Table
from starboard.games.edge import events
from starboard.games.edge.ending import COLUMNS, likely
from starboard.lab.simulate import Series, play_on, sit_down
from support.edge import edge, fleet


def played(seats: int, seed: int, **settings: Any) -> Table[Any]:
    """A whole game, played by sensible bots."""
    table = sit_down(Series("edge", seats, "thumb", settings), seed, history=True)
    play_on(table, make_bot("thumb", "edge", seed))
    return table


@pytest.fixture(scope="module", params=[(2, {"scenario": "reach"}), (1, {"scenario": "hegemon"})], ids=str)
def game(request: pytest.FixtureRequest) -> Table[Any]:
    seats, settings = request.param
    return played(seats, 5, **settings)


def number(table: Table[Any], who: int) -> int:
    return 9 if who == table.state.seats else who


def test_a_game_under_way_has_no_end_to_sum_up() -> None:
    assert not has_ended(edge(players=[fleet(ships={"transport": ["pad"]}), {}]).table)


def test_the_count_is_that_of_the_outcome(game: Table[Any]) -> None:
    outcome = game.outcome
    assert outcome is not None
    assert has_ended(game)

    summary = summary_of(game)

    assert summary.verdict == outcome.text
    assert tuple(summary.scores) == outcome.lines
    totals = [sum(line.points[who] for line in summary.scores) for who in range(len(summary.doers))]
    assert totals == list(outcome.scores) == [doer.amounts[0] for doer in summary.doers]


def test_what_everybody_did_is_counted_from_what_happened(game: Table[Any]) -> None:
    story = [happened.event for _, happened in game.story()]
    counted: dict[str, type[Event]] = {
        "launches": events.ShipLaunched,
        "modules": events.ModuleGained,
        "moons": events.MoonClaimed,
        "built": events.DevelopmentBuilt,
        "won": events.BattleWon,
        "raiders": events.RaiderDefeated,
    }

    for who, doer in enumerate(summary_of(game).doers):
        did = dict(zip(COLUMNS, doer.amounts, strict=True))
        for column, kind in counted.items():
            found = [event for event in story if type(event) is kind and getattr(event, "who", -1) == number(game, who)]
            assert did[column] == len(found), column
        rolled = [e for e in story if isinstance(e, events.BattleRolled) and e.who == number(game, who)]
        assert did["dice"] == sum(len(event.faces) for event in rolled)
        assert did["won"] + did["lost"] <= len(rolled)
        assert did["won"] == game.state.players[who].wins


def test_turns_are_told_round_by_round(game: Table[Any]) -> None:
    summary = summary_of(game)

    assert len(summary.turns) == game.state.turn
    for who in range(len(summary.doers)):
        own = [turn.round for turn in summary.turns if turn.seat == who]
        assert own == list(range(1, len(own) + 1))


def test_luck_counts_the_dice_that_people_rolled(game: Table[Any]) -> None:
    people = range(game.state.seats)
    story = [happened.event for _, happened in game.story()]
    faces = [face for e in story if isinstance(e, events.BattleRolled) and e.who in people for face in e.faces]

    luck = summary_of(game).luck

    assert luck is not None
    assert luck.dice == len(faces)
    assert [rolled.count for rolled in luck.faces] == [faces.count(face) for face in range(1, 7)]
    assert luck.low <= luck.expected <= luck.high
    assert luck.expected >= round(luck.dice / 6, 1), "targeting makes sixes more likely, never less"


def test_a_die_with_targeting_is_expected_to_be_better() -> None:
    chances = [1 / 6, 1 / 2, 1 / 4]

    spread = likely(chances)

    brute = [0.0] * 4
    for hits in product((0, 1), repeat=3):
        worth = 1.0
        for hit, chance in zip(hits, chances, strict=True):
            worth *= chance if hit else 1 - chance
        brute[sum(hits)] += worth
    assert spread == pytest.approx(brute)
    assert sum(spread) == pytest.approx(1)
