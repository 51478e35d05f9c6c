"""The kinds of content file that authors write, and how each is read to see whether everything in it holds."""

from __future__ import annotations

from starboard.core.content import Findings, convert, parse_toml
from starboard.core.modules import ContentKind
from starboard.games.vanguard.content.library import FILES, Library
from starboard.games.vanguard.printed import Box, NumbersSpec
from starboard.games.vanguard.printed_ship import Book, ShipNumbers


def read_contents(text: str, file: str) -> None:
    """A file in its place among all others. ContentError with every mistake in it."""
    document = parse_toml(text, file)
    tables = {what: files for files, what, _ in FILES.values()}
    name = file.replace("\\", "/").rpartition("/content/")[2]
    if "planet" in document:
        name = f"planets/{name.rpartition('/')[2]}"
    else:
        named = next((files for what, files in tables.items() if what in document), ())
        name = next((each for each in named if each.endswith(name.rpartition("/")[2])), named[0] if named else name)
    library = Library({name: text}, drafts=True)
    _tell(library, name)
    library.fill(Box(), Book())
    _tell(library, name)


def _tell(library: Library, name: str) -> None:
    """Raise what is wrong in one file."""
    findings = Findings()
    for problem in library.problems:
        if problem.file == name:
            with findings:
                raise problem
    findings.settle()


def read_numbers(text: str, file: str) -> None:
    """The numbers of the game."""
    convert(NumbersSpec, parse_toml(text, file), file, "numbers")


def read_ship_numbers(text: str, file: str) -> None:
    """The numbers of the ship book."""
    convert(ShipNumbers, parse_toml(text, file), file, "numbers")


KINDS = {"charge": ContentKind("ship numbers", read_ship_numbers), "planet": ContentKind("planet", read_contents)}
KINDS |= {table: ContentKind(kind.replace("_", " "), read_contents) for kind, (_, table, _) in FILES.items()}
KINDS["injury_die"] = ContentKind("numbers", read_numbers)
