"""Reach: what traced games have reached is counted by kind, and what none of them has is named."""

from __future__ import annotations

import starboard
from starboard.core.event import SET_UP
from starboard.games.hagalaz import events
from starboard.games.hagalaz.coverage import reachable, traces
from starboard.lab.reach import play_traced, reach
from starboard.lab.simulate import Played, Series, play_game, simulate

SERIES = Series("hagalaz", options={"scenario": "guns-of-cerberus"})


def test_a_traced_game_is_the_same_game():
    traced, plain = play_traced(SERIES, 7), play_game(SERIES, 7)

    assert (traced.decisions, traced.result, traced.rounds) == (plain.decisions, plain.result, plain.rounds)
    assert not plain.reached
    assert ("mission", "guns-of-cerberus") in traced.reached
    assert ("passage", "1") in traced.reached


def test_what_was_reached_is_counted_by_game_and_the_rest_is_named():
    played = [
        Played(1, reached=(("mission", "breakthrough"), ("passage", "8"))),
        Played(2, reached=(("mission", "breakthrough"),)),
    ]

    rows = {row.kind: row for row in reach("hagalaz", played)}

    assert rows["mission"].reached == {"breakthrough": 2}
    assert "guns-of-cerberus" in rows["mission"].never
    assert "breakthrough" not in rows["mission"].never
    assert rows["passage"].reached == {"8": 1}
    assert rows["card"].things == len(rows["card"].never)


def test_several_processes_trace_what_one_traces():
    seeds = [3, 4, 5]

    assert simulate(SERIES, seeds, jobs=2, player=play_traced) == simulate(SERIES, seeds, player=play_traced)


def test_several_bots_take_turns_by_seed():
    series = Series("hagalaz", bots="random/thumb", options={"scenario": "guns-of-cerberus"})

    even, odd = simulate(series, [6, 7])

    assert even == simulate(SERIES, [6])[0]
    assert odd == simulate(Series("hagalaz", bots="thumb", options=SERIES.options), [7])[0]


def test_everything_traced_is_listed():
    things = reachable()
    samples = [
        events.PassageRead(76, ""),
        events.PassageRead(8, ""),
        events.StarTriggered("wrex", ""),
        events.DiePlaced("tali", 2, "energy-drain", ""),
        events.AbilityUnlocked("wrex", "thick-hide", ""),
        events.HeroDowned("liara", ""),
        events.EnemySpawned(3, "husk-extreme", "A1", ""),
        events.CardRevealed("shepard", "hull-groans", ""),
        events.EnemyActivated(1, "gun-captain-renn", ""),
        events.ObjectiveDone("blow-the-magazine", ""),
        events.AchievementEarned("detonator", ""),
    ]

    shown = [mark for event in samples for mark in traces(event, SET_UP)]

    assert [name for _, name in shown] == [
        *(
            "76",
            "8",
            "breakthrough",
            "blood-rage",
            "energy-drain",
            "thick-hide",
            "liara",
            "husk-extreme",
            "hull-groans",
            "gun-captain-renn",
        ),
        *("blow-the-magazine", "detonator"),
    ]
    assert all(name in things[kind] for kind, name in shown)


def test_base_actions_grunts_and_unlocked_slots_are_no_traces():
    for event in (
        events.DiePlaced("tali", 2, "move", ""),
        events.DieSpared("tali", 2, "remote-control", ""),
        events.EnemyActivated(1, "guardian-simple", ""),
        events.EnemySpawned(1, "gun-captain-renn", "A1", ""),
        events.AbilityUnlocked("wrex", "lift-grenade", ""),
    ):
        assert list(traces(event, SET_UP)) == []


def test_every_kind_of_thing_is_there():
    things = reachable()

    assert set(things) == {
        *("mission", "ability", "downed side", "grunt", "card", "elite", "objective", "passage", "achievement"),
    }
    assert all(len(set(names)) == len(names) for names in things.values())
    assert [mission for mission in things["mission"] if mission not in _scenarios()] == []


def _scenarios() -> list[str]:
    return [card.id for card in starboard.game("hagalaz").scenarios()]
