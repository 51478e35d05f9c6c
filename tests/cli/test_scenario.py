"""`starboard scenario`: every scenario file holds, differences are shown, malformed files are explained."""

from __future__ import annotations

import json
from pathlib import Path
from textwrap import dedent

import pytest
from typer.testing import CliRunner, Result

from starboard.cli import app
from starboard.cli.rules import catalogue_of
from starboard.cli.scenario import run_file
from starboard.core.scenario import read_scenario

SCENARIOS = Path(__file__).parents[1] / "scenarios"
FILES = sorted(SCENARIOS.rglob("*.toml"))

GRAPPLED = """
    title = "A Guardian holds Shepard"
    game = "hagalaz"
    rules = ["HG-MARK-02"]

    [given]
    map = '''
    k   S   .   .
    '''
    enemies = { k = { token = "guardian-normal" } }
    pool = ["move3", "standard", "standard"]

    [[step]]
    answer = "place:move3>move"
    offered = ["move:A3", "stop"]

    [[step]]
    answer = "move:A3"
    then = { "S.at" = "A3", "S.shields" = 2 }
"""


def run(*paths: Path | str) -> Result:
    return CliRunner().invoke(app, ["scenario", *map(str, paths)])


def written(folder: Path, text: str) -> Path:
    path = folder / "scenario.toml"
    path.write_text(dedent(text), encoding="utf-8")
    return path


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(SCENARIOS).as_posix())
def test_a_scenario_file_of_ours_holds(path: Path):
    report = run_file(path)

    assert report.error == ""
    assert report.differences == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(SCENARIOS).as_posix())
def test_a_scenario_file_of_ours_cites_rules_there_are(path: Path):
    scenario = read_scenario(path.read_text(encoding="utf-8"), path.name)

    assert scenario.rules
    assert [id for id in scenario.rules if id not in catalogue_of(scenario.game)] == []


def test_there_are_scenario_files():
    assert len(FILES) >= 12


def test_a_directory_stands_for_the_files_in_it(tmp_path: Path):
    written(tmp_path, GRAPPLED)

    result = run(tmp_path)

    assert result.exit_code == 0
    assert "scenario.toml: A Guardian holds Shepard" in result.output


@pytest.mark.parametrize(
    ("before", "after", "shown"),
    [
        ('"S.shields" = 2', '"S.shields" = 4', "step 2, then S.shields: expected 4, got 2"),
        ('"move:A3", "stop"]', '"move:A3"]', 'step 1, offered: expected ["move:A3"], got ["move:A3","stop"]'),
        (
            'answer = "move:A3"',
            'answer = "move:A9"',
            'step 2, answer move:A9: expected "offered", got ["move:A3","stop"]',
        ),
        ('offered = ["move:A3", "stop"]', 'offers = ["move:A1"]', 'step 1, offers: expected ["move:A1"]'),
        ('offered = ["move:A3", "stop"]', 'not_offered = "stop"', 'step 1, not_offered: expected ["stop"]'),
        ('offered = ["move:A3", "stop"]', 'asked = "attack-whom"', 'asked: expected "attack-whom", got "move-where"'),
        ('offered = ["move:A3", "stop"]', 'refused = { "move:A1" = "HG-MOVE-04" }', 'got "HG-MOVE-05"'),
        ('offered = ["move:A3", "stop"]', 'refused = { stop = "HG-MOVE-04" }', 'got "offered"'),
        ('offered = ["move:A3", "stop"]', 'over = "renegade"', 'step 1, over: expected "renegade", got ""'),
        ('offered = ["move:A3", "stop"]', 'then = { k = "gone" }', 'step 1, then k: expected "gone", got "here"'),
        ('offered = ["move:A3", "stop"]', 'dice = ["guardian-simple"]', 'step 1, dice: expected ["guardian-simple"]'),
        ("pool =", "dice = [[1]]\npool =", "given, dice: expected [[1]]"),
    ],
)
def test_a_difference_is_shown_with_both_sides(tmp_path: Path, before: str, after: str, shown: str):
    assert before in GRAPPLED

    result = run(written(tmp_path, GRAPPLED.replace(before, after)))

    assert result.exit_code == 1
    assert shown in result.output


@pytest.mark.parametrize(
    ("before", "after", "sentence"),
    [
        ("title", "titel", "unknown field `titel`; did you mean 'title'?"),
        ("answer =", "anser =", "step 1: Object contains unknown field `anser`; did you mean 'answer'?"),
        ("pool =", "pol =", "given: Object contains unknown field `pol`; did you mean 'pool'?"),
        ("token =", "tokn =", "did you mean 'token'?"),
        (
            "guardian-normal",
            "guardian-norml",
            "enemy 'k': 'guardian-norml' is unknown; did you mean 'guardian-normal'?",
        ),
        ('"hagalaz"', '"hagalas"', "there is no game 'hagalas'; did you mean 'hagalaz'?"),
        ('"S.shields"', '"Z.shields"', "step 2: nothing here is called 'Z'"),
        (
            '"S.shields"',
            '"S.shield"',
            "step 2: 'S.shield' looks at 'shield', which is unknown; did you mean 'shields'?",
        ),
        ('"move3"', '"move9"', "'move9' is unknown"),
        ('answer = "move:A3"', 'dice = ["guardien-normal"]', "step 2: there is no card, grunt token or loot"),
        ("[[step]]", "[[step", "not valid TOML"),
    ],
)
def test_a_malformed_file_is_told_where_and_what(tmp_path: Path, before: str, after: str, sentence: str):
    path = written(tmp_path, GRAPPLED.replace(before, after))

    result = run(path)

    assert result.exit_code == 2
    assert result.stderr.startswith(f"{path}: ")
    assert sentence in result.stderr
    assert "Traceback" not in result.output


def test_a_file_that_is_not_there_is_told(tmp_path: Path):
    result = run(tmp_path / "nowhere.toml")

    assert result.exit_code == 2
    assert "nowhere.toml: cannot be read: No such file" in result.stderr


def test_a_malformed_file_does_not_keep_the_others_from_being_run(tmp_path: Path):
    bad = tmp_path / "bad.toml"
    bad.write_text("title = 1", encoding="utf-8")

    result = run(bad, written(tmp_path, GRAPPLED))

    assert result.exit_code == 2
    assert "ok    " in result.stdout


def test_json_tells_programs_the_same(tmp_path: Path):
    path = written(tmp_path, GRAPPLED.replace('"S.shields" = 2', '"S.shields" = 4'))

    result = run(path, "--json")

    assert result.exit_code == 1
    assert json.loads(result.stdout) == [
        {
            "file": str(path),
            "title": "A Guardian holds Shepard",
            "ok": False,
            "differences": [{"step": 2, "what": "then S.shields", "expected": 4, "got": 2}],
            "error": "",
        }
    ]
