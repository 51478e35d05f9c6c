"""The message files as they lie in their folders: which there are, and the entries in them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources.abc import Traversable

_ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=.*\n?(?:(?![-A-Za-z#\n]).*\n?|\n(?=\n* ))*", re.MULTILINE)
"""An entry: from its id at the beginning of a line to the next one, or to a comment."""


def files(folder: Traversable) -> list[Traversable]:
    """The message files of a folder, in the order of their names."""
    if not folder.is_dir():
        return []
    return sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)


def read(folder: Traversable) -> dict[str, str]:
    """The entries of all files in a folder, by id."""
    return {id: source for file in files(folder) for id, source in entries(file.read_text(encoding="utf-8"))}


def entries(text: str) -> Iterator[tuple[str, str]]:
    """The messages and terms (their ids begin with a dash) in the text of a file, each as it is written there."""
    for entry in _ENTRY.finditer(text):
        yield entry[1], entry[0].rstrip() + "\n"
