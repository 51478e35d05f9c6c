"""The guide to adding a game, followed word by word: what stands on the page is a game that can be played."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from support.guide import GAME, PAGE, files, run, write_game

MOST_LINES = 300
SCENARIO = "wreck"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_game(tmp_path_factory.mktemp("guide") / "games")


def starboard(folder: Path, *arguments: str, input: str = "") -> str:
    done = run(folder, "-c", "from starboard.cli import main; main()", *arguments, input=input)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_is_a_short_read():
    assert set(files()) == {
        f"{GAME}/{name}" for name in ("game.py", "catalogue.toml", "locale/en/salvage.ftl", "locale/cs/salvage.ftl")
    }
    assert sum(len(text.splitlines()) for text in files().values()) < MOST_LINES


def test_it_has_no_mistake_that_a_type_checker_finds(folder: Path):
    done = run(folder, "-m", "mypy", "--strict", str(folder / GAME / "game.py"))

    assert done.returncode == 0, done.stdout


def test_every_command_of_the_page_works_but_the_one_that_does_not_end(folder: Path):
    commands = re.findall(r"^    starboard (.+)$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    names = [command.split()[0] for command in commands]
    assert names == ["games", "play", "sim", "serve"]

    for command in commands[:-1]:
        assert starboard(folder, *shlex.split(command))


def test_bots_play_it_without_an_error(folder: Path):
    for seats in ("2", "4"):
        told = starboard(folder, "sim", GAME, "--games", "50", "--seats", seats, "--jobs", "1")

        assert "50 games" in told
        assert "error" not in told
        assert f"seat {seats}: won" in told


def test_it_is_played_in_the_terminal_to_its_end(folder: Path, tmp_path: Path):
    """Everybody searches once and flies home if they can; where nobody can, the line is refused and changes nothing."""
    lines = "".join(f"{line}\n" for line in ["? ship", *["search", "return"] * 12])

    save = str(tmp_path / "game.json")
    told = starboard(folder, "play", GAME, "--seats", "2", "--seed", "3", "--save", save, input=lines)

    assert "No: nobody flies home with nothing aboard (SAL-02)." in told
    assert "Player 2 comes home with one crate." in told
    assert re.search(r"Players? [12, ]+ (wins|share the victory)\.", told)
    points = {row[1]: (int(row[2]), int(row[3])) for row in re.finditer(r"(Crates|Contract|Total) +(\d+) +(\d+)", told)}
    assert points["Total"] == tuple(map(sum, zip(points["Crates"], points["Contract"], strict=True)))
    assert "★ player" in told
    assert "{" not in told, "every message has its words"


def test_it_speaks_another_language_as_far_as_it_was_translated(folder: Path, tmp_path: Path):
    save = str(tmp_path / "game.json")
    told = starboard(folder, "play", GAME, "--language", "cs", "--save", save)

    assert "Prohledat vrak" in told
    assert "Crates aboard: 0." in told


@pytest.mark.parametrize(
    "deed",
    [
        f"keep_the_contract('{GAME}', '{SCENARIO}', range(2, 5))",
        f"keep_secrets('{GAME}', '{SCENARIO}', 3, range(3))",
        f"play_together('{GAME}', '{SCENARIO}', Path.cwd())",
    ],
    ids=lambda deed: deed.partition("(")[0],
)
def test_it_is_as_good_a_game_as_any(folder: Path, deed: str):
    done = run(folder, "-c", f"from pathlib import Path; from support.newcomer import *; {deed}")

    assert done.returncode == 0, done.stderr
