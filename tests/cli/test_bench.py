"""`starboard bench`: every figure as JSON and for people; a missing rival is told, not fatal."""

from __future__ import annotations

import json

import msgspec
import pytest
import typer
from typer.testing import CliRunner, Result

import starboard
import starboard.cli.bench as command
from starboard.cli.bench import ROWS, bench
from starboard.lab.measure import Effort, Figures, Rival
from starboard.lab.simulate import Series

app = typer.Typer()
app.command()(bench)

SCENARIOS = [card.id for card in starboard.game("hagalaz").scenarios()]


def run(*words: str) -> Result:
    return CliRunner().invoke(app, ["--quick", *words])


def test_json_has_the_documented_fields_even_without_a_rival():
    result = run("hagalaz", "--json", "--rival", "/nowhere/python")

    assert result.exit_code == 0
    assert "there is no rival to compare with" in result.stderr
    figures = json.loads(result.stdout)
    documented = {
        *("decisions_per_second", "clone_us", "fork_us", "undo_us", "load_ms", "view_us"),
        *("scene_bytes", "state_bytes", "kb_per_table", "replay_entries_per_second", "undo_p95_us"),
    }
    assert documented <= figures.keys()
    assert "rival" not in figures


def test_people_see_every_figure():
    result = run("hagalaz")

    assert result.exit_code == 0
    assert all(words.strip() in result.stdout for _, words in ROWS)
    assert "No rival in this run" in result.stdout
    assert {field for field, _ in ROWS} == {*Figures.__struct_fields__} - {"rival"}


def test_an_unknown_game_gets_one_sentence_and_exit_code_2():
    result = run("hagalas")

    assert result.exit_code == 2
    assert "did you mean 'hagalaz'" in result.stderr


def test_every_scenario_can_be_measured_in_turn(monkeypatch: pytest.MonkeyPatch):
    asked = []

    def measured(series: Series, effort: Effort, *rest: object) -> Figures:
        asked.append(series.options["scenario"])
        return Figures(*range(1, 13))

    monkeypatch.setattr(command, "measure", measured)

    by_name = json.loads(run("hagalaz", "--each", "--json").stdout)
    shown = run("hagalaz", "--each").stdout

    assert list(by_name) == SCENARIOS
    assert by_name["breakthrough"]["decisions_per_second"] == 1
    assert asked == SCENARIOS * 2
    assert all(name in shown for name in SCENARIOS)


def test_without_a_name_every_game_is_measured(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(command, "measure", lambda *_: Figures(*range(1, 13)))

    assert list(json.loads(run("--json").stdout)) == list(starboard.GAMES)
    assert all(starboard.game(name).title in run().stdout for name in starboard.GAMES)


def test_settings_and_seats_are_measured_as_they_are_given(monkeypatch: pytest.MonkeyPatch):
    asked = []

    def measured(series: Series, *rest: object) -> Figures:
        asked.append((series.seats, series.options))
        return Figures(*range(1, 13))

    monkeypatch.setattr(command, "measure", measured)

    run("hagalaz", "--set", "veteran=3", "--seats", "4")
    run("hagalaz")

    assert asked == [(4, {"scenario": SCENARIOS[0], "veteran": 3}), (None, {"scenario": SCENARIOS[0]})]


def test_a_number_of_seats_that_a_game_has_not_gets_one_sentence():
    result = run("hagalaz", "--seats", "9")

    assert result.exit_code == 2
    assert "9" in result.stderr


def test_one_scenario_can_be_measured_and_not_two_ways_at_once():
    figures = json.loads(run("hagalaz", "--scenario", "breakthrough", "--json").stdout)
    both = run("hagalaz", "--scenario", "breakthrough", "--each")

    assert figures["decisions_per_second"] > 0
    assert both.exit_code == 2
    assert "--each measures every scenario" in both.stderr


def test_with_a_rival_every_scenario_is_compared(monkeypatch: pytest.MonkeyPatch):
    rival = Rival("catanatron", 100, 40, 2.25, 5.5)
    monkeypatch.setattr(command, "measure", lambda *_: msgspec.structs.replace(Figures(*range(1, 13)), rival=rival))

    assert run("hagalaz", "--each", "--rival", "python").stdout.count("2.25") == len(SCENARIOS)
