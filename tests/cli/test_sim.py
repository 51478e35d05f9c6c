"""`starboard sim`: the numbers as JSON and for people, and one sentence for bad input."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner, Result

import starboard
from starboard.cli import sim as command
from starboard.core.journal import read_save
from starboard.lab.simulate import Played, Series, play_game, simulate

app = typer.Typer()
app.command()(command.sim)


def run(*words: str) -> Result:
    return CliRunner().invoke(app, list(words))


def test_json_has_the_documented_fields():
    result = run("hagalaz", "--games", "3", "--seed", "5", "--jobs", "1", "--json")

    assert result.exit_code == 0
    report = json.loads(result.stdout)
    assert list(report) == [
        *("games", "decisions", "seconds", "decisions_per_second", "outcomes", "rounds", "errors"),
        "wins",
        "scores",
    ]
    assert (report["games"], report["errors"]) == (3, 0)
    assert sum(report["outcomes"].values()) == 3
    assert sorted(report["rounds"]) == ["mean", "p10", "p90"]
    series = Series("hagalaz", options={"scenario": starboard.game("hagalaz").scenarios()[0].id})
    assert report["decisions"] == sum(play_game(series, seed).decisions for seed in (5, 6, 7))


def test_people_get_a_table():
    result = run("hagalaz", "--games", "2", "--jobs", "1", "--seats", "3", "--scenario", "guns-of-cerberus")

    assert result.exit_code == 0
    assert "Outcome" in result.stdout
    assert "2 games," in result.stdout


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["hagalas"], "there is no game 'hagalas'; did you mean 'hagalaz'?"),
        (["hagalaz", "--scenario", "guns"], "Priority: Hagalaz has no scenario 'guns'"),
        (["hagalaz", "--bots", "thumbs"], "there is no bot 'thumbs'; did you mean 'thumb'?"),
        (["hagalaz", "--seats", "5"], "Priority: Hagalaz is for 1 to 4 seats, not 5"),
        (["hagalaz", "--games", "0"], "--games"),
        (["hagalaz", "--set", "veteran"], "--set takes NAME=VALUE, not 'veteran'"),
        (["hagalaz", "--set", "veteran=-1"], "the setting 'veteran' is a whole number from 0 to 9, not '-1'"),
        (["hagalaz", "--set", "vetran=1"], "Priority: Hagalaz has no setting 'vetran'; did you mean 'veteran'?"),
        (["hagalaz", "--set", "veteran=1", "--set", "veteran=2"], "--set gives 'veteran' twice"),
        (["hagalaz", "--set", "scenario=x"], "the scenario is chosen by --scenario x, not by --set"),
        (["hagalaz", "--seats", "2", "--bots", "thumb,random,thumb"], "names 3 bots for 2 seats"),
    ],
)
def test_bad_input_gets_one_sentence_and_exit_code_2(words: list[str], sentence: str):
    result = run(*words)

    assert result.exit_code == 2
    assert sentence in result.stderr
    assert not result.stdout


def test_broken_games_are_told_and_their_journals_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    def breaks(series: Series, seeds: Sequence[int], **how: object) -> list[Played]:
        (whole,) = simulate(series, seeds[:1])
        journal = starboard.new(series.game, seats=series.seats, seed=9, history=True, **series.options).save()
        return [whole, Played(9, error="RulesBug: a wall moved", journal=journal)]

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(command, "simulate", breaks)

    result = run("hagalaz", "--games", "2", "--json")

    assert result.exit_code == 1
    report = json.loads(result.stdout)
    assert report["errors"] == 1
    (failure,) = report["error_details"]
    assert (failure["seed"], failure["error"]) == (9, "RulesBug: a wall moved")
    assert read_save((tmp_path / failure["journal"]).read_bytes()).seed == 9
    assert "a wall moved" in run("hagalaz", "--games", "2").stdout


def test_whole_campaigns_are_played_and_what_was_never_reached_is_told():
    words = ("hagalaz", "--campaign", "--games", "2", "--jobs", "1", "--coverage")

    report = json.loads(run(*words, "--json").stdout)
    shown = run(*words).stdout

    assert report["errors"] == 0
    assert set(report["outcomes"]) <= {"abandoned", "failure", "costly", "success", "triumph", "perfect"}
    missions = next(row for row in report["coverage"] if row["kind"] == "mission")
    assert missions["things"] == len(missions["reached"]) + len(missions["explored"]) + len(missions["never"])
    assert f"mission: {len(missions['reached'])} of {missions['things']} reached" in shown
    assert missions["never"][0] in shown


def test_what_breaks_while_exploring_counts_as_an_error(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(command, "explore_rest", lambda *_, **__: [Played(9, error="RulesBug: a wall moved")])

    result = run("hagalaz", "--campaign", "--games", "1", "--jobs", "1", "--coverage", "--json")

    assert result.exit_code == 1
    report = json.loads(result.stdout)
    assert report["errors"] == 1
    assert report["error_details"] == [{"seed": 9, "error": "RulesBug: a wall moved", "journal": ""}]


def test_a_campaign_has_no_scenario():
    result = run("hagalaz", "--campaign", "--scenario", "breakthrough")

    assert result.exit_code == 2
    assert "--campaign and --scenario breakthrough do not go together" in result.stderr
