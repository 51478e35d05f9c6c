"""Shared code knows no game: none is named in core, server, command line, lab, bots, terminal, tools or benchmarks."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import starboard
from starboard import registry

SOURCE = Path(starboard.__file__).parent
ROOT = SOURCE.parents[1]
OURS = [name for name in starboard.GAMES if (registry.HOME / name).is_dir()]
"""The games that come with Starboard; those of the tests may be called like anything."""

SHARED = [
    *(file for file in sorted(SOURCE.rglob("*.py")) if not file.is_relative_to(registry.HOME)),
    *sorted((SOURCE / "locale").rglob("*.ftl")),
    *sorted((ROOT / "bench").glob("*.py")),
    *sorted((ROOT / "tools").glob("*.py")),
]

PLAIN_WORDS = {"edge", "vanguard"}
"""What is an English word as well, such as the edge of a hex: it is a game only as a string of its own or in a path."""


def named(text: str, words: set[str]) -> Iterator[str]:
    """Where a text names one of these: the line, and which."""
    for number, line in enumerate(text.splitlines(), 1):
        for word in sorted(words):
            pattern = rf"\b{re.escape(word)}\b"
            if word in PLAIN_WORDS:
                pattern = rf"games[./]{word}\b|[\"']{word}[\"']"
            if re.search(pattern, line, re.IGNORECASE):
                yield f"line {number} names {word}"


def names_of(game: str) -> set[str]:
    """What a game is called, and its scenarios if it is no single word such as `campaign`."""
    known = starboard.game(game)
    return {known.name, known.title, *(card.id for card in known.scenarios() if "-" in card.id)}


@pytest.mark.parametrize("file", SHARED, ids=lambda file: file.relative_to(ROOT).as_posix())
def test_no_shared_file_names_a_game(file: Path):
    text = file.read_text(encoding="utf-8")

    assert [problem for game in OURS for problem in named(text, names_of(game))] == []


def test_all_shared_floors_are_looked_at():
    floors = {file.relative_to(SOURCE).parts[0] for file in SHARED if file.is_relative_to(SOURCE)}

    assert {"core", "server", "cli", "lab", "bots", "terminal", "locale", "__init__.py"} <= floors
    assert OURS


@pytest.mark.parametrize(
    "line",
    [
        "from starboard.games.hagalaz import state",
        'import_module("starboard.games.hagalaz.thumb")',
        'if game == "hagalaz":',
        "# Hagalaz has no such thing",
        '"""Priority: Hagalaz alone."""',
        'new("x", scenario="guns-of-cerberus")',
        'GAMES = ("edge",)',
        "from starboard.games.edge import state",
    ],
)
def test_a_line_that_names_a_game_is_found(line: str):
    assert list(named(line, names_of("hagalaz") | {"edge"}))


@pytest.mark.parametrize("line", ["the edge of a hex", "edges = board.edges", "a whole campaign", "hagalazian"])
def test_other_lines_are_not(line: str):
    assert list(named(line, names_of("hagalaz") | {"edge"})) == []
