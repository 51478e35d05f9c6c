"""The balance table: rates over squads, and what somebody's presence is worth."""

from __future__ import annotations

from starboard.core.balance import Trial
from starboard.core.modules import BALANCE
from starboard.lab import balance
from starboard.lab.simulate import Played


def test_presence_is_the_difference_between_squads_with_and_without(monkeypatch):
    wins = {("a", "b"): 3, ("a", "c"): 2, ("b", "c"): 0}

    def four_games(plan, seeds, *, jobs, progress):
        won = wins[tuple(plan.options["squad"])]
        return [Played(seed, result="x", won=seed < won, rounds=8) for seed in seeds]

    trials = [
        Trial("1A", "renegade", "random", squad, {"squad": list(squad)})
        for squad in (("a", "b"), ("a", "c"), ("b", "c"))
    ]
    monkeypatch.setattr(balance, "simulate", four_games)

    (row,) = balance.measure("hagalaz", trials, 12)

    assert row.games == 12
    assert round(row.won, 1) == 41.7
    assert row.presence == {"a": 62.5, "b": -12.5, "c": -50.0}


def test_every_mission_is_tried_with_every_squad_and_aim():
    trials = BALANCE.needed("hagalaz").trials()

    first = [trial for trial in trials if trial.options["scenario"] == "guns-of-cerberus"]

    assert {trial.aim for trial in first} == {"renegade", "paragon"}
    assert len({trial.members for trial in first}) == 4


def test_the_table_names_what_was_measured():
    row = balance.Row("1A", "paragon", 8, 25.0, 9.5, 0, {"wrex": 12.0, "tali": 0.0})

    assert balance.table([row]).splitlines()[-1] == "| 1A | paragon | 8 | 25.0 % | 9.5 | 0 | wrex +12.0 |"
