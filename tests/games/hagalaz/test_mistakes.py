"""Mistakes in content files: whatever an entry names that is not there is told, whichever effect names it."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import starboard.games.hagalaz.content as content
from starboard.core.errors import ContentError
from starboard.games.hagalaz.content.check import KINDS
from starboard.games.hagalaz.content.references import NAMED
from starboard.games.hagalaz.content.registry import EFFECTS

CONTENT = Path(content.__file__).parent
FILES = {path.name: path.read_text(encoding="utf-8") for path in sorted(CONTENT.rglob("*.toml"))}
REMEMBERS = 'do = "remember", '
"""Facts come into the world where they are remembered: any name will do there. What stands at the beginning of a
line is no parameter of an effect, but a field of an entry."""


def misspelt(parameter: str) -> Iterator[tuple[str, str, str]]:
    """Every file with the first name that this parameter gives misspelt, one at a time: file, text, wrong name."""
    for file, text in FILES.items():
        for given in re.finditer(rf'\b{parameter} = (?:\[|{{ [a-z-]+ = |)"([a-zA-Z0-9/-]+)"', text):
            if not text[: given.start()].endswith((REMEMBERS, "\n")):
                yield file, f"{text[: given.end(1)]}x{text[given.end(1) :]}", f"{given[1]}x"


def read(text: str, file: str) -> None:
    document = tomllib.loads(text)
    next(kind for table, kind in KINDS.items() if table in document).read(text, file)


@pytest.mark.parametrize("parameter", NAMED)
def test_a_name_that_is_not_there_is_told(parameter: str):
    wrong = list(misspelt(parameter))

    assert wrong, f"no content file uses '{parameter}'"
    for file, text, name in wrong[:4]:
        with pytest.raises(ContentError) as told:
            read(text, file)
        assert any(f"'{name}' is unknown" in problem.problem for problem in told.value.all), told.value.all
        assert all(problem.file == file and problem.entry for problem in told.value.all)


def test_every_name_an_effect_takes_is_looked_up():
    unchecked = [
        f"{parameter} of {name}"
        for name in EFFECTS.names
        for parameter, kind in EFFECTS.parameters(name).items()
        if kind in (str, list[str], dict[str, str]) and parameter not in NAMED
    ]

    assert unchecked == []
