"""The kinds of content file that authors write, and how each is read to see whether everything in it holds."""

from __future__ import annotations

from starboard.core.content import Findings, convert, parse_toml, read_entries
from starboard.core.modules import ContentKind
from starboard.games.edge.content.library import FILES, bind
from starboard.games.edge.printed import NumbersSpec


def read_contents(text: str, file: str) -> None:
    """Every entry of a file, with the effects that it names. ContentError with every mistake."""
    document = parse_toml(text, file)
    findings = Findings()
    for _, table, spec in FILES.values():
        if table in document:
            with findings:
                bind(read_entries(spec, text, file, table), file, table)
    findings.settle()


def read_numbers(text: str, file: str) -> None:
    """The numbers of the game."""
    convert(NumbersSpec, parse_toml(text, file), file, "numbers")


KINDS = {table: ContentKind(kind.replace("_", " "), read_contents) for kind, (_, table, _) in FILES.items()}
KINDS["track_points"] = ContentKind("numbers", read_numbers)
