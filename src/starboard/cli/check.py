"""`starboard check`: validates content files, by kind."""

from __future__ import annotations

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
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Validate content files: missions, heroes, grunts, threat cards, campaigns, scenarios and rules.

    Exit code 2 if there is a mistake; every one is named with file and entry.
    """
    checked = [check_file(path) for path in toml_files(paths)]
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


def check_file(path: Path) -> Checked:
    """Check one file."""
    file = str(path)
    try:
        text = text_of(path)
        return Checked(file, _kind(parse_toml(text, file), text, file))
    except ContentError as problem:
        return Checked(file, problems=[str(each) for each in problem.all])


def _kind(document: dict[str, Any], text: str, file: str) -> str:
    if "step" in document:
        read_scenario(text, file)
        return "scenario"
    if list(document) == ["rule"]:
        parse_catalogue(text, file)
        return "rule catalogue"
    for game in starboard.GAMES:
        checks = CONTENT.of(game)
        kind = checks.check(document, text, file) if checks is not None else ""
        if kind:
            return f"{game} {kind}"
    tables = ", ".join(document) or "nothing"
    raise ContentError(file, "", f"no game has a content file like this; it holds {tables}")
