"""Save files: where they are, how they are written so that nothing is lost, and which games are unfinished."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

import starboard
from starboard.core.errors import SaveError, StarboardError
from starboard.core.table import Table

MOST_OFFERED = 9


class Unfinished(NamedTuple):
    """A game that was put away before its end."""

    path: Path
    table: Table[Any]


def folder() -> Path:
    """Where games are saved unless a file is named."""
    state = os.environ.get("XDG_STATE_HOME")
    base = Path(state) if state else Path.home() / ".local" / "state"
    return base / "starboard"


def new_path(game: str, scenario: str, seed: int) -> Path:
    """A file name that nothing is saved under yet."""
    stem = f"{game}-{scenario}-{seed}"
    path = folder() / f"{stem}.json"
    again = 2
    while path.exists():
        path = folder() / f"{stem}-{again}.json"
        again += 1
    return path


def write(path: Path, data: bytes) -> None:
    """Put a save in place in one go: whatever happens, the old file or the new one is there, whole."""
    beside = path.with_name(f".{path.name}.{os.getpid()}.tmp")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            with beside.open("wb") as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
            beside.replace(path)
        finally:
            beside.unlink(missing_ok=True)
    except OSError as problem:
        raise SaveError(f"the game cannot be saved in {path}: {problem.strerror}") from None


def read(path: Path) -> Table[Any]:
    """The game in a save file; SaveError names the file and says what is wrong with it."""
    try:
        data = path.read_bytes()
    except OSError as problem:
        raise SaveError(f"{path} cannot be read: {problem.strerror}") from None
    try:
        return starboard.load(data)
    except StarboardError as problem:
        raise SaveError(f"{path}: {problem}") from None


def unfinished(game: str, wanted: Mapping[str, object]) -> tuple[list[Unfinished], list[str]]:
    """The unfinished games with these options, latest first; and a sentence for each file that cannot be used."""
    found: list[Unfinished] = []
    problems: list[str] = []
    paths = sorted(folder().glob(f"{game}-*.json"), key=lambda path: -path.stat().st_mtime_ns)
    for path in paths[:MOST_OFFERED]:
        try:
            table = read(path)
        except SaveError as problem:
            problems.append(str(problem))
            continue
        options = {name: tuple(value) if isinstance(value, list) else value for name, value in table.options.items()}
        known = {"seed": table.seed, "seats": table.seats, **options}
        if not table.over and all(known.get(key) == value for key, value in wanted.items()):
            found.append(Unfinished(path, table))
    return found, problems
