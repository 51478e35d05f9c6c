"""`starboard bench`: every figure as JSON and for people; a missing rival is told, not fatal."""

from __future__ import annotations

import json

import typer
from typer.testing import CliRunner, Result

from starboard.cli.bench import ROWS, bench
from starboard.lab.measure import Figures

app = typer.Typer()
app.command()(bench)


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


def test_people_see_every_figure_with_its_aim():
    result = run()

    assert result.exit_code == 0
    assert "twice catanatron's" in result.stdout
    assert "No rival in this run" in result.stdout
    assert {field for field, _, _ in ROWS} == {*Figures.__struct_fields__} - {"rival"}


def test_an_unknown_game_gets_one_sentence_and_exit_code_2():
    result = run("hagalas")

    assert result.exit_code == 2
    assert "did you mean 'hagalaz'" in result.stderr
