"""A game summed up at its end, from what happened."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.bots import make_bot
from starboard.core.event import Event
from starboard.core.retrospect import has_ended, summary_of
from starboard.core.table import Table
from starboard.games.vanguard import events
from starboard.games.vanguard.ending import COLUMNS, sum_up
from starboard.games.vanguard.printed import SECTIONS
from starboard.games.vanguard.printed_ship import BOOK
from starboard.lab.simulate import Series, play_on, sit_down
from support.vanguard import crew, explore
from support.vanguard_ship import lay_out


@pytest.fixture(scope="module", params=["tutorial", "expedition-kestrel"])
def game(request: pytest.FixtureRequest) -> Table[Any]:
    table = sit_down(Series("vanguard", 2, "thumb", {"scenario": request.param}), 5, history=True)
    play_on(table, make_bot("thumb", "vanguard", 5))
    return table


def test_a_game_under_way_has_no_end_to_sum_up() -> None:
    assert not has_ended(explore(planet="tessaly", science=crew(at=1), recon=crew(at=1)).table)


def test_the_verdict_is_that_of_the_outcome(game: Table[Any]) -> None:
    outcome = game.outcome
    assert outcome is not None
    assert has_ended(game)

    summary = summary_of(game)

    assert summary.verdict == outcome.text
    assert summary.rounds == outcome.rounds


def test_what_everybody_did_is_counted_from_what_happened(game: Table[Any]) -> None:
    story = [happened.event for _, happened in game.story()]
    counted: dict[str, type[Event]] = {
        "checks": events.DiceRolled,
        "moves": events.MemberMoved,
        "rests": events.Rested,
        "support": events.Supported,
        "cards": events.CardPlayed,
        "injuries": events.InjuryGained,
    }
    doers = summary_of(game).doers
    assert len(doers) >= 2
    for doer in doers:
        who = SECTIONS.index(doer.piece.removeprefix("member:"))
        did = dict(zip(COLUMNS, doer.amounts, strict=True))
        for column, kind in counted.items():
            found = [event for event in story if type(event) is kind and getattr(event, "who", -1) == who]
            assert did[column] == len(found), column
        assert did["good"] <= did["checks"], "a check succeeds once, whatever rows it reaches"


def test_missions_are_goals_and_landmarks(game: Table[Any]) -> None:
    story = [happened.event for _, happened in game.story()]
    done = [event for event in story if isinstance(event, events.MissionCompleted)]
    summary = summary_of(game)

    assert [goal.done for goal in summary.goals].count(True) == len(done) > 0
    assert len(summary.landmarks) >= len(done)
    assert len(summary.turns) == sum(1 for event in story if isinstance(event, events.TurnBegan))


def test_luck_is_how_plain_dice_fell(game: Table[Any]) -> None:
    rolls = [event for _, happened in game.story() if isinstance(event := happened.event, events.DiceRolled)]
    luck = summary_of(game).luck

    assert luck is not None
    assert luck.dice == sum(event.plain for event in rolls) > 20
    assert [rolled.count for rolled in luck.faces] == [
        sum(event.vanguards for event in rolls),
        sum(event.accidents for event in rolls),
    ]
    assert luck.low <= luck.expected <= luck.high
    assert len(luck.course) == len(luck.band) == game.state.round


@pytest.mark.rule("IV-DES-30")
@pytest.mark.parametrize(
    ("end", "facts", "told"),
    [
        ("open-door", {}, []),
        ("open-door", {"kestrel-spared": 1, "tessaly-vents": 2}, [1, 2]),
        ("open-door", {"tessaly-vents": 1}, [3]),
        ("stolen-fire", {"sunder-terms": 2}, [0]),
        ("left-behind", {"silence": 3, "lamp-kestrel": 1}, [0, 2]),
    ],
)
def test_a_campaign_is_told_to_its_end_only_as_it_was(end: str, facts: dict[str, int], told: list[int]) -> None:
    state, _ = lay_out(facts=facts, ending=BOOK.endings.number(end))
    paragraphs = [part.text for part in BOOK.endings.find(end).parts["epilogue"]]

    assert [each.text.args["text"] for each in sum_up([], state).gains] == [paragraphs[place] for place in told]
