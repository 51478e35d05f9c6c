"""The architecture of the browser client, checked: shared code knows no game, games do not know each other."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from support.released import RELEASED

SOURCE = Path(__file__).resolve().parents[2] / "web" / "src"
ROOMS = SOURCE / "games"
FILES = sorted(file for file in SOURCE.rglob("*") if file.suffix in (".ts", ".svelte", ".css"))
GAMES = sorted({*RELEASED, *(folder.name for folder in ROOMS.iterdir() if folder.is_dir())})
IMPORT = re.compile(r"""(?:\bfrom|\bimport)\s*\(?\s*["'](\.[^"'?]*)""")
ENDINGS = ("", ".ts", ".svelte.ts", ".svelte", "/index.ts")


def place(file: Path) -> str:
    return file.relative_to(SOURCE).as_posix()


@cache
def code(file: Path) -> str:
    return file.read_text(encoding="utf-8")


def game_of(file: Path) -> str | None:
    """The game a file belongs to, or nothing if all share it."""
    folder, *rest = file.relative_to(ROOMS).parts if file.is_relative_to(ROOMS) else ("",)
    return folder if rest else None


def imports(file: Path) -> Iterator[Path]:
    """The files of ours that a file imports, for their types or for good."""
    for name in IMPORT.findall(code(file)):
        wanted = (file.parent / name).resolve()
        found = [path for ending in ENDINGS if (path := wanted.parent / f"{wanted.name}{ending}").is_file()]
        assert found, f"{place(file)} imports {name}, which is not there"
        if found[0].is_relative_to(SOURCE):
            yield found[0]


SHARED = [file for file in FILES if game_of(file) is None]


@pytest.mark.parametrize("file", SHARED, ids=place)
def test_shared_code_names_no_game(file: Path):
    """By its id, which is a string or part of a path; a game may be called by a word that has other uses too."""
    named = re.findall(rf"""["'`/]({"|".join(map(re.escape, GAMES))})["'`/]""", code(file))
    assert named == []


@pytest.mark.parametrize("file", SHARED, ids=place)
def test_shared_code_imports_no_game(file: Path):
    assert [place(other) for other in imports(file) if game_of(other)] == []


@pytest.mark.parametrize("game", GAMES)
def test_games_import_no_other_game(game: str):
    for file in FILES:
        if game_of(file) == game:
            others = [place(other) for other in imports(file) if game_of(other) not in (game, None)]
            assert others == [], place(file)


def test_the_code_is_read():
    room = ROOMS / "hagalaz" / "room.ts"

    assert ROOMS / "hagalaz" / "zones" / "HeroBoard.svelte" in imports(room)
    assert SOURCE / "table" / "facts.ts" in imports(room)
    assert (game_of(room), game_of(ROOMS / "room.ts"), game_of(SOURCE / "begin.ts")) == ("hagalaz", None, None)
