"""Games are found in folders, those that come with Starboard and those that people add."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import starboard
from starboard import registry

BARE = """
class Bare:
    name = "{name}"
    title = "Bare"
    version = "1"
    state_type = object
    open_information = True
    settings = ()

    def __getattr__(self, method):
        return lambda *args: []

GAME = Bare()
"""


def add(folder: Path, name: str, source: str) -> None:
    home = folder / name
    home.mkdir(parents=True)
    home.joinpath("game.py").write_text(source, encoding="utf-8")


def asked(question: str, *folders: Path) -> str:
    """What Python says to a question about Starboard with these folders added, or the error it ends with."""
    environment = {**os.environ, registry.VARIABLE: os.pathsep.join(map(str, folders))}
    code = f"import starboard\nprint({question})"
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)
    return (done.stdout or done.stderr).strip().splitlines()[-1]


def test_every_folder_with_a_game_in_it_is_a_game():
    homes = {file.parent.name for file in registry.HOME.glob("*/game.py")}

    assert homes <= set(starboard.GAMES)
    assert tuple(sorted(starboard.GAMES)) == starboard.GAMES
    for name in starboard.GAMES:
        assert starboard.game(name).name == name


def test_folders_can_be_added(tmp_path: Path):
    add(tmp_path / "mine", "tic", BARE.format(name="tic"))
    add(tmp_path / "yours", "tac", BARE.format(name="tac"))
    (tmp_path / "yours" / "notes").mkdir()

    folders = (tmp_path / "mine", tmp_path / "yours")

    assert {"tic", "tac"} <= set(asked("*starboard.GAMES", *folders).split())
    assert "notes" not in asked("*starboard.GAMES", *folders)
    assert asked("starboard.game('tac').title", *folders) == "Bare"


@pytest.mark.parametrize(
    ("name", "source", "sentence"),
    [
        ("tic", "", "the game 'tic' cannot be used: its module 'game' has no GAME"),
        ("tic", "GAME = object()", "the game 'tic' cannot be used: its GAME has no name, title, version"),
        ("tic", BARE.format(name="tac"), "the game in the folder 'tic' calls itself 'tac'; they must be the same"),
        ("tic-tac", BARE.format(name="tic-tac"), "cannot be imported: a game's folder is one word"),
        ("hagalaz", BARE.format(name="hagalaz"), "there are two games 'hagalaz', in "),
    ],
)
def test_a_game_that_cannot_be_used_is_told(tmp_path: Path, name: str, source: str, sentence: str):
    add(tmp_path, name, source)

    told = asked(f"starboard.game('{name}')", tmp_path)

    assert told.startswith("starboard.registry.GameError: ")
    assert sentence in told


def test_a_folder_that_is_not_there_is_told(tmp_path: Path):
    told = asked("starboard.GAMES", tmp_path / "nowhere")

    assert (
        told == f"starboard.registry.GameError: there is no folder {tmp_path / 'nowhere'}, which STARBOARD_GAMES names"
    )


def test_the_command_line_tells_it_in_one_sentence(tmp_path: Path):
    environment = {**os.environ, registry.VARIABLE: str(tmp_path / "nowhere")}
    command = [sys.executable, "-c", "from starboard.cli import main; main()", "games"]

    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)

    assert done.returncode == 2
    assert done.stderr == f"there is no folder {tmp_path / 'nowhere'}, which STARBOARD_GAMES names\n"


def test_a_name_that_nobody_knows_is_told_with_the_one_that_was_meant():
    with pytest.raises(starboard.UnknownName, match="there is no game 'hagalas'; did you mean 'hagalaz'"):
        starboard.game("hagalas")
    with pytest.raises(AttributeError, match="module 'starboard' has no attribute 'TOYS'"):
        _ = starboard.TOYS  # type: ignore[attr-defined]
