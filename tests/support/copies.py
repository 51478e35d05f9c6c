"""Copies of the program, in which tests follow the guides."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


class Copy:
    """A copy of the program, to be changed and run."""

    def __init__(self, at: Path) -> None:
        self.source = at / "src"
        shutil.copytree(ROOT / "src", self.source, ignore=shutil.ignore_patterns("__pycache__"))

    def change(self, file: str, old: str, new: str) -> None:
        """Replace a piece of a file that is there once."""
        path = self.source / file
        text = path.read_text(encoding="utf-8")
        assert text.count(old) == 1
        path.write_text(text.replace(old, new), encoding="utf-8")

    def write(self, file: Path, text: str) -> None:
        """Add a file."""
        path = self.source / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def run(self, *arguments: str, input: str = "") -> subprocess.CompletedProcess[str]:
        paths = os.pathsep.join([str(self.source), str(ROOT / "tests")])
        return subprocess.run(
            [sys.executable, *arguments],
            env={**os.environ, "PYTHONPATH": paths, "XDG_STATE_HOME": str(self.source.parent)},
            input=input,
            cwd=self.source.parent,
            capture_output=True,
            text=True,
            check=False,
        )

    def starboard(self, *arguments: str, input: str = "") -> subprocess.CompletedProcess[str]:
        return self.run("-c", "from starboard.cli import main; main()", *arguments, input=input)
