"""`starboard verify`."""

from __future__ import annotations

from pathlib import Path

import msgspec
from typer.testing import CliRunner

import starboard
from starboard.bots import make_bot
from starboard.cli import app
from starboard.core.chance import SECRET_BYTES, SeatWords, commitment
from starboard.core.journal import read_save, write_save
from starboard.lab.simulate import play_on

SECRET = "c4" * SECRET_BYTES


def game_in(folder: Path) -> Path:
    """The save of a whole game."""
    table = starboard.new("toy", seed=SECRET)
    play_on(table, make_bot("random", "toy", 1))
    path = folder / "game.json"
    path.write_bytes(table.save())
    return path


def test_an_honest_game_is_confirmed_with_its_fingerprint(tmp_path: Path) -> None:
    run = CliRunner().invoke(app, ["verify", str(game_in(tmp_path)), "--table", "abc"])

    assert run.exit_code == 0
    assert f"Fingerprint of seed and table: {commitment(SECRET, 'abc')}" in run.output
    assert f"rolls and draws are those of the seed {SECRET}." in run.output


def test_the_words_of_the_seats_are_told(tmp_path: Path) -> None:
    table = starboard.new("toy", seed=SECRET)
    table.add_words(SeatWords(1, "red sky"))
    play_on(table, make_bot("random", "toy", 1))
    path = tmp_path / "game.json"
    path.write_bytes(table.save())

    run = CliRunner().invoke(app, ["verify", str(path)])

    assert run.exit_code == 0
    assert "Seat 2 added to the seed: red sky" in run.output
    assert f"rolls and draws are those of the seed {SECRET} and the words in it." in run.output


def test_a_changed_roll_is_named(tmp_path: Path) -> None:
    path = game_in(tmp_path)
    save = read_save(path.read_bytes())
    place, entry = next((at, entry) for at, entry in enumerate(save.entries) if isinstance(entry, tuple))
    save.entries[place] = ((entry[0] + 1) % 6, *entry[1:])
    path.write_bytes(write_save(msgspec.structs.replace(save)))

    run = CliRunner().invoke(app, ["verify", str(path)])

    assert run.exit_code == 1
    assert f"Entry {place} is not the seed's: {entry!r} was due" in run.output


def test_a_file_that_is_not_there_is_said_so(tmp_path: Path) -> None:
    run = CliRunner().invoke(app, ["verify", str(tmp_path / "none.json")])

    assert run.exit_code == 2
    assert "cannot be read" in run.output
