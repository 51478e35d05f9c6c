"""`starboard scenario`: runs scenario files and shows where play differs from them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer

import starboard
from starboard.cli.output import print_json
from starboard.core.errors import ContentError, StarboardError
from starboard.core.modules import POSITIONS
from starboard.core.scenario import Difference, read_position, read_scenario, run_scenario
from starboard.core.text import in_english
from starboard.locale import ENGLISH, voice
from starboard.terminal.look import skin_of
from starboard.terminal.screen import Screen

DIFFERENT, MALFORMED = 1, 2
_GAP = "\n\n\n"
"""Between a drawn map and the waiting room."""


class Report(msgspec.Struct, frozen=True):
    """What became of one file."""

    file: str
    title: str = ""
    ok: bool = False
    differences: list[Difference] = []
    error: str = ""


def scenario(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Scenario files, or directories of them.")],
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    draw: Annotated[bool, typer.Option("--draw", help="Draw the positions instead of playing them.")] = False,
) -> None:
    """Run scenario files: given a position, when this is played, then this follows.

    Exit code 1 if play differs from a file, 2 if a file is malformed.
    """
    if draw:
        for path in toml_files(files):
            typer.echo(drawn_position(path))
        return
    reports = [run_file(path) for path in toml_files(files)]
    if as_json:
        print_json(reports)
    else:
        for report in reports:
            _show(report)
    if any(report.error for report in reports):
        raise typer.Exit(MALFORMED)
    if not all(report.ok for report in reports):
        raise typer.Exit(DIFFERENT)


def run_file(path: Path) -> Report:
    """Run one file."""
    title = ""
    try:
        read = read_scenario(text_of(path), str(path))
        title = read.title
        game = starboard.game(read.game)
        positions = POSITIONS.needed(game.name)
        differences = run_scenario(read, game, positions)
    except ContentError as problem:
        return Report(str(path), title, error="\n".join(map(str, problem.all)))
    except StarboardError as problem:
        return Report(str(path), title, error=f"{path}: {problem}")
    return Report(str(path), title, not differences, differences)


def drawn_position(path: Path) -> str:
    """The map of a scenario's position as the terminal draws it, without the room where other heroes wait."""
    read = read_scenario(text_of(path), str(path))
    game = starboard.game(read.game)
    positions = POSITIONS.needed(game.name)
    _, state = read_position(read, positions)
    screen = Screen(voice(game.name, ENGLISH), plain=True)
    drawing = screen.drawn(skin_of(game, screen).sections(game.view(state, 0), {})[0])
    return "\n".join(line.rstrip() for line in drawing.split(_GAP)[0].rstrip().splitlines())


def toml_files(paths: list[Path]) -> list[Path]:
    """The files that paths stand for: a directory for every `*.toml` in it."""
    found: list[Path] = []
    for path in paths:
        files = sorted(path.rglob("*.toml")) if path.is_dir() else [path]
        if not files:
            raise ContentError(str(path), "", "there is no *.toml file in this directory")
        found += files
    return found


def text_of(path: Path) -> str:
    """What is in a file; ContentError if it is no text."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as problem:
        raise ContentError(str(path), "", f"cannot be read: {problem.strerror}") from None
    except UnicodeDecodeError:
        raise ContentError(str(path), "", "is not text in UTF-8") from None


def _show(report: Report) -> None:
    if report.error:
        typer.echo(report.error, err=True)
    elif report.ok:
        typer.echo(f"ok    {report.file}: {report.title}")
    else:
        typer.echo(f"differs  {report.file}: {report.title}")
        for each in report.differences:
            where = f"step {each.step}" if each.step else "given"
            typer.echo(f"  {where}, {each.what}: expected {_shown(each.expected)}, got {_shown(each.got)}")


def _shown(value: object) -> str:
    return msgspec.json.encode(value, enc_hook=in_english).decode()
