"""`starboard check`: validates content files, by kind."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

import starboard
from starboard.cli.output import print_json
from starboard.cli.scenario import text_of, toml_files
from starboard.core.catalogue import parse_catalogue
from starboard.core.content import parse_toml
from starboard.core.errors import ContentError
from starboard.core.modules import CONTENT
from starboard.core.scenario import read_scenario


class Checked(msgspec.Struct, frozen=True):
    """What became of one file: its kind, or every mistake in it."""

    file: str
    kind: str = ""
    problems: list[str] = []


def check(
    paths: Annotated[list[Path], typer.Argument(metavar="PATH...", help="Content files, or directories of them.")],
    game: Annotated[
        str,
        typer.Option(help="The game they are for. If it is not given, the folder a file is in, or its tables, tell."),
    ] = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Validate content files of any game, scenarios and rule catalogues.

    Exit code 2 if there is a mistake; every one is named with file and entry.
    """
    if game:
        starboard.game(game)
    checked = [check_file(path, game) for path in toml_files(paths)]
    if as_json:
        print_json(checked)
    else:
        for each in checked:
            if not each.problems:
                typer.echo(f"ok    {each.file} ({each.kind})")
            for problem in each.problems:
                typer.echo(problem, err=True)
    if any(each.problems for each in checked):
        raise typer.Exit(2)


def check_file(path: Path, game: str = "") -> Checked:
    """Check one file, of this game if one is named."""
    file = str(path)
    try:
        text = text_of(path)
        document = parse_toml(text, file)
        return Checked(file, _shared_kind(document, text, file) or _game_kind(document, text, path, game))
    except ContentError as problem:
        return Checked(file, problems=[str(each) for each in problem.all])


def _shared_kind(document: dict[str, Any], text: str, file: str) -> str:
    """What every game has in the same form: scenarios and rule catalogues."""
    if "step" in document:
        read_scenario(text, file)
        return "scenario"
    if list(document) == ["rule"]:
        parse_catalogue(text, file)
        return "rule catalogue"
    return ""


def _game_kind(document: dict[str, Any], text: str, path: Path, game: str) -> str:
    """What one game has: which, the person says, or the file's place, or else its tables if only one game has such."""
    file = str(path)
    asked = game or _game_of_place(path)
    games = [asked] if asked else list(starboard.GAMES)
    claims = [(name, table) for name in games if (table := _first_table(name, document))]
    if not claims:
        whose = f"the game '{asked}'" if asked else "no game"
        has = "has no" if asked else "has a"
        tables = ", ".join(document) or "nothing"
        raise ContentError(file, "", f"{whose} {has} content file like this; it holds {tables}")
    if len(claims) > 1:
        which = " or ".join(name for name, _ in claims)
        raise ContentError(
            file, "", f"this may be a file of {which}; say which by --game, or keep it in a folder of that name"
        )
    ((name, table),) = claims
    kind = CONTENT.needed(name).KINDS[table]
    if kind.alone:
        for other in document:
            if other != table:
                raise ContentError(file, other, f"expected only [[{table}]] tables")
    kind.read(text, file)
    return f"{name} {kind.words}"


def _game_of_place(path: Path) -> str:
    """The game whose name the nearest folder around a file has, "" if there is none."""
    games = starboard.GAMES
    return next((folder.name for folder in path.absolute().parents if folder.name in games), "")


def _first_table(game: str, document: Mapping[str, Any]) -> str:
    """The table that makes a document a content file of a game, "" if it is none."""
    content = CONTENT.of(game)
    return next((table for table in content.KINDS if table in document), "") if content is not None else ""
