"""The guide to adding a game, followed: the game on its page as files in a folder, and processes that find it there."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

from starboard.registry import VARIABLE

ROOT = Path(__file__).resolve().parents[2]
TOYS = ROOT / "tests" / "support" / "games"
PAGE = ROOT / "docs" / "adding-a-game.md"
GAME = "salvage"

_BLOCK = re.compile(r"^```\w+\n(.*?)^```", re.DOTALL | re.MULTILINE)
_FILE = re.compile(rf"`({GAME}/[\w./]+)`")


def files() -> dict[str, str]:
    """The files on the page by path. A block belongs to the file named last before it, and goes on where that ended."""
    page = PAGE.read_text(encoding="utf-8")
    found: dict[str, list[str]] = {}
    for block in _BLOCK.finditer(page):
        path = _FILE.findall(page, 0, block.start())[-1]
        found.setdefault(path, []).append(block[1])
    return {path: "\n".join(blocks) for path, blocks in found.items()}


def write_game(folder: Path) -> Path:
    """Do what the page says: a folder that holds the game."""
    for path, text in files().items():
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return folder


def run(folder: Path, *arguments: str, input: str = "") -> subprocess.CompletedProcess[str]:
    """Python in a process of its own that finds the games of this folder, and the toys that tests know."""
    paths = os.pathsep.join([str(ROOT / "src"), str(ROOT / "tests")])
    games = os.pathsep.join([str(folder), str(TOYS)])
    environment = {"PYTHONPATH": paths, VARIABLE: games, "XDG_STATE_HOME": str(folder), "COLUMNS": "120"}
    return subprocess.run(
        [sys.executable, *arguments],
        env={**os.environ, **environment},
        input=input,
        cwd=folder.parent,
        capture_output=True,
        text=True,
        check=False,
    )
