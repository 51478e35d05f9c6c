"""Checking content files of authors: which kind a file is, and whether everything in it holds."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from starboard.core.errors import ContentError
from starboard.games.hagalaz.content.library import (
    LIBRARY,
    read_campaign,
    read_cards,
    read_grunts,
    read_heroes,
    read_mission,
)

KINDS: Mapping[str, tuple[str, Callable[[str, str], object]]] = {
    "map": ("mission", lambda text, file: read_mission(text, file, LIBRARY.grunts, LIBRARY.cards)),
    "hero": ("heroes", read_heroes),
    "grunt": ("grunts", read_grunts),
    "card": ("threat cards", read_cards),
    "path": ("campaign", lambda text, file: read_campaign(text, file, LIBRARY.missions)),
}
"""By the table that gives a file away: what it is, and how it is read."""


def check(document: Mapping[str, Any], text: str, file: str) -> str:
    """The kind of a content file that holds, "" for none of ours; ContentError with every mistake otherwise."""
    for table, (kind, read) in KINDS.items():
        if table in document:
            _only_known_tables(document, table, file)
            read(text, file)
            return kind
    return ""


def _only_known_tables(document: Mapping[str, Any], table: str, file: str) -> None:
    """A list of heroes, grunts or cards holds nothing else."""
    if table in ("hero", "grunt", "card"):
        for other in document:
            if other != table:
                raise ContentError(file, other, f"expected only [[{table}]] tables")
