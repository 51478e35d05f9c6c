"""The command line as a whole: help, errors in one sentence, saves that cannot be used."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import starboard
from starboard.cli import COMMANDS, app


def run(*words: str) -> Result:
    return CliRunner().invoke(app, list(words))


def told(result: Result) -> str:
    """The one sentence on stderr."""
    assert result.exit_code == 2
    assert result.stdout == ""
    (sentence,) = result.stderr.splitlines()
    return sentence


def test_help_names_every_command():
    result = run("--help")

    assert result.exit_code == 0
    for name, summary in COMMANDS.items():
        assert f"  {name} " in result.output
        assert summary in " ".join(result.output.split())


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(command: str):
    result = run(command, "--help")

    assert result.exit_code == 0
    assert result.output.startswith(f"Usage: starboard {command}") or f" {command} " in result.output
    assert "--help" in result.output


@pytest.mark.parametrize("command", ["games", "sim", "bench", "rules", "scenario", "check"])
def test_what_programs_read_has_json(command: str):
    assert "--json" in run(command, "--help").output


def test_no_command_shows_the_help():
    assert "Commands:" in run().output


def test_an_unknown_command_is_told_with_the_one_that_was_meant():
    result = run("paly")

    assert result.exit_code == 2
    assert "No such command 'paly'. Did you mean 'play'?" in result.stderr


def test_help_loads_no_game():
    script = (
        "import sys, starboard.cli\n"
        "try: starboard.cli.app(['--help'])\n"
        "except SystemExit: pass\n"
        "sys.exit(any(name.startswith(('starboard.games.', 'rich', 'fluent')) for name in sys.modules))\n"
    )

    assert subprocess.run([sys.executable, "-c", script], capture_output=True, check=False).returncode == 0


def test_games_lists_games_and_scenarios():
    result = run("games")

    assert "hagalaz: Priority: Hagalaz, 1 to 4 players" in result.output
    assert "guns-of-cerberus: 1A The Guns of Cerberus" in result.output


def test_games_as_json():
    (game,) = json.loads(run("games", "hagalaz", "--json").stdout)

    assert game["name"] == "hagalaz"
    assert game["seats"] == [1, 4]
    assert [card["id"] for card in game["scenarios"]] == [card.id for card in starboard.game("hagalaz").scenarios()]
    assert game["scenarios"][0]["seats"] == [1, 4]
    assert [card["id"] for card in game["scenarios"] if card["campaign"]] == ["campaign"]
    assert {"name": "veteran", "kind": "number", "least": 0, "most": 9} in game["settings"]


def test_one_game_is_listed_with_its_settings():
    lines = run("games", "hagalaz").output.splitlines()

    assert "  campaign: One Night on Hagalaz (1 to 4 players, a campaign)" in lines
    place = lines.index("  paragon_victories: Paragon victories so far")
    assert lines[place + 1] == "    a whole number from 0 to 12; 0 if not given"
    place = lines.index("  squad: Squad, clockwise from the Shepard player")
    assert lines[place + 1].endswith(
        "4 of shepard, garrus, liara, tali, wrex; left to the scenario or to play if not given"
    )


@pytest.mark.parametrize("words", [["play", "hagalas"], ["sim", "hagalas"], ["rules", "hagalas"]])
def test_an_unknown_game_is_told_with_the_one_that_was_meant(words: list[str]):
    assert told(run(*words)).endswith("did you mean 'hagalaz'?")


def test_an_unknown_scenario_is_told_with_the_one_that_was_meant(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))

    sentence = told(run("play", "hagalaz", "--scenario", "guns-of-cerebus"))

    assert sentence == "Priority: Hagalaz has no scenario 'guns-of-cerebus'; did you mean 'guns-of-cerberus'?"
    assert list(tmp_path.iterdir()) == []


def test_too_many_seats_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))

    assert told(run("play", "hagalaz", "--seats", "9")) == "Priority: Hagalaz is for 1 to 4 seats, not 9"


# --- saves that cannot be used -----------------------------------------------------------------------------------


@pytest.fixture
def save() -> bytes:
    """A game in its first round."""
    table = starboard.new("hagalaz", seed=1, scenario="guns-of-cerberus")
    for _ in range(8):
        assert table.choice is not None
        table.answer(table.choice.keys[0])
    return table.save()


def load(folder: Path, data: bytes) -> str:
    """What is said about a save, which stays as it is."""
    path = folder / "game.json"
    path.write_bytes(data)
    sentence = told(run("play", "hagalaz", "--load", str(path)))
    assert path.read_bytes() == data
    assert sentence.startswith(f"{path}: ")
    return sentence.removeprefix(f"{path}: ")


def test_a_truncated_save_is_told(tmp_path: Path, save: bytes):
    assert load(tmp_path, save[: len(save) // 2]).startswith("this is not a Starboard save, or it was cut off")


def test_a_damaged_save_is_told(tmp_path: Path, save: bytes):
    damaged = save.replace(b'"round":1', b'"round":2')
    assert damaged != save

    assert load(tmp_path, damaged) == "the save is damaged: its contents do not match its checksum"


def test_a_save_of_another_format_is_told(tmp_path: Path, save: bytes):
    future = {**json.loads(save), "starboard": 99}

    assert load(tmp_path, json.dumps(future).encode()) == "the save has format 99; this program reads format 1"


def test_something_else_than_a_save_is_told(tmp_path: Path):
    assert load(tmp_path, b"not a save at all").startswith("this is not a Starboard save")


def test_a_save_that_is_not_there_is_told(tmp_path: Path):
    path = tmp_path / "nowhere.json"

    assert told(run("play", "hagalaz", "--load", str(path))) == f"{path} cannot be read: No such file or directory"
