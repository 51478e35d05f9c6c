"""A mission summed up at its end, from the journal alone."""

from __future__ import annotations

from pathlib import Path

import pytest

import starboard
from starboard.core.retrospect import has_ended, summary_of
from support.hagalaz import position

JOURNALS = Path(__file__).parents[2] / "journals"


def played(name: str):
    return starboard.load((JOURNALS / f"hagalaz-{name}.json").read_bytes())


def test_a_mission_under_way_has_no_end_to_sum_up():
    assert not has_ended(position("S   .").table)


@pytest.mark.parametrize("name", ["1a-alone-by-thumb", "1a-alone", "2b-by-thumb", "wrex-by-thumb"])
def test_the_summary_agrees_with_the_last_position(name: str):
    table = played(name)
    state = table.state

    assert has_ended(table)
    summary = summary_of(table)

    assert summary.verdict.id == f"outcome-{state.result}"
    assert [goal.done for goal in summary.goals] == [
        objective.id in state.done for objective in state.kit.mission.spec.objective
    ]
    assert all((goal.round > 0) == goal.done and goal.round <= state.round for goal in summary.goals)
    assert [doer.piece for doer in summary.doers] == [f"hero:{hero.id}" for hero in state.heroes]
    assert all(len(doer.amounts) == len(summary.columns) for doer in summary.doers)
    assert {turn.round for turn in summary.turns} <= set(range(1, state.round + 1))
    assert len(summary.turns) <= 4 * state.round


def test_what_everybody_did_is_counted_from_what_happened():
    table = played("1a-alone-by-thumb")
    dealt: dict[str, int] = {}
    for _, happened in table.story():
        if type(happened.event).__name__ == "EnemyHurt" and happened.event.hero:
            dealt[happened.event.hero] = dealt.get(happened.event.hero, 0) + happened.event.damage

    summary = summary_of(table)

    assert {doer.piece.removeprefix("hero:"): doer.amounts[0] for doer in summary.doers} == dealt
    assert sum(doer.amounts[2] for doer in summary.doers) == sum(table.state.counters.values())


def test_the_luck_of_a_mission_counts_every_die_that_was_rolled():
    table = played("1a-alone-by-thumb")
    rolled = [
        face
        for _, happened in table.story()
        if type(happened.event).__name__ == "DiceRolled"
        for face in happened.event.faces
    ]

    luck = summary_of(table).luck

    assert luck is not None
    assert luck.dice == len(rolled)
    assert [face.count for face in luck.faces] == [rolled.count(face) for face in range(6)]
    assert luck.low < luck.expected < luck.high
    assert len(luck.course) == table.state.round


def test_a_campaign_sums_up_its_last_mission_and_what_it_keeps():
    table = played("campaign-by-thumb")
    whole = sum(type(happened.event).__name__ == "TurnBegan" for _, happened in table.story())

    summary = summary_of(table)

    assert len(summary.turns) < whole / 2, "the missions before it are not counted"
    assert next(gain.text.args.get("points") for gain in summary.gains) == table.state.war_readiness
