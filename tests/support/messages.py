"""The message files as tests read them: entries by language, and what a message uses."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

from fluent.syntax import FluentParser, ast

import starboard
from starboard.locale.fluent import Uses
from support.released import RELEASED

SHARED = ""
SCOPES = (SHARED, *RELEASED)
"""Whose messages there are: those all games share, and those of each game."""
PLURALS = {"zero", "one", "two", "few", "many", "other"}

Entry = ast.Message | ast.Term


def folder(game: str) -> Path:
    """Where the messages of a game are."""
    home = import_module(f"starboard.games.{game}") if game else starboard
    assert home.__file__
    return Path(home.__file__).parent / "locale"


def files(language: str, game: str) -> list[Path]:
    """The message files of a language."""
    return sorted((folder(game) / language).glob("*.ftl"))


def parsed(path: Path) -> list[ast.EntryType]:
    """Everything in a message file, junk included."""
    return FluentParser().parse(path.read_text(encoding="utf-8")).body


def entries(language: str, game: str) -> Iterator[tuple[str, Entry]]:
    """Every message and every term (its id begins with a dash) of a language."""
    for path in files(language, game):
        for entry in parsed(path):
            if isinstance(entry, ast.Message):
                yield entry.id.name, entry
            elif isinstance(entry, ast.Term):
                yield f"-{entry.id.name}", entry


@cache
def messages(language: str, game: str) -> dict[str, Entry]:
    """The messages alone: terms are a language's own business."""
    return {id: entry for id, entry in entries(language, game) if not id.startswith("-")}


class Reading(Uses):
    """What a message uses: its variables, what it refers to, its plural selections."""

    def __init__(self, entry: Entry) -> None:
        self.plurals: list[set[str]] = []
        super().__init__(entry)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        if keys & (PLURALS - {"other"}):
            self.plurals.append(keys)
        self.generic_visit(node)
