"""`starboard bench`: how fast the engine is on this machine, beside another one if there is one."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import typer
from rich import box
from rich.console import Console
from rich.table import Table

import starboard
from starboard.cli.choosing import SetOption, chosen_settings
from starboard.cli.output import bad_input, print_json
from starboard.core.errors import UnknownName
from starboard.core.game import Game, scenario_of
from starboard.lab.measure import QUICK, Effort, Figures, RivalError, measure
from starboard.lab.simulate import Series

ROWS = (
    ("decisions_per_second", "random play, decisions per second"),
    ("replay_entries_per_second", "replaying a journal, entries per second"),
    ("clone_us", "copying a checkpoint, µs"),
    ("fork_us", "forking in mid-step, µs"),
    ("fork_p95_us", "  95 of 100 at most, µs"),
    ("undo_us", "taking back an answer, µs"),
    ("undo_p95_us", "  95 of 100 at most, µs"),
    ("load_ms", "loading a finished game, ms"),
    ("view_us", "building a view, µs"),
    ("scene_bytes", "a scene as JSON, bytes"),
    ("state_bytes", "a checkpoint, bytes"),
    ("kb_per_table", "a live table, KB"),
)
"""What is shown: field, in words."""


COLUMNS = (
    ("decisions_per_second", "plays\nper s"),
    ("replay_entries_per_second", "replay\nper s"),
    ("clone_us", "clone\nµs"),
    ("fork_us", "fork\nµs"),
    ("undo_p95_us", "undo\np95"),
    ("load_ms", "load\nms"),
    ("view_us", "view\nµs"),
    ("kb_per_table", "table\nKB"),
)
"""What is shown of each scenario when all are measured."""


def bench(
    game: Annotated[str, typer.Argument(help="The game to measure; each in turn if none is given.")] = "",
    scenario: Annotated[str | None, typer.Option(help="The scenario; the game's first if none is given.")] = None,
    seats: Annotated[int | None, typer.Option(help="How many seats; the fewest if not given.")] = None,
    settings: SetOption = None,
    each: Annotated[bool, typer.Option("--each", help="Measure every scenario, one after the other.")] = False,
    as_json: Annotated[
        bool, typer.Option("--json", help="Print JSON: by scenario with --each, by game without GAME.")
    ] = False,
    rival: Annotated[
        Path | None, typer.Option(help="A Python that has catanatron, to compare with in the same run.")
    ] = None,
    quick: Annotated[bool, typer.Option("--quick", help="A rough measurement in a few seconds.")] = False,
) -> None:
    """Measure the engine on one core: random play, copies, undo, loading, views, memory."""
    effort = QUICK if quick else Effort()
    with bad_input():
        if each and scenario is not None:
            raise UnknownName(f"--each measures every scenario: it does not go together with --scenario {scenario}")
        known = [starboard.game(name) for name in ([game] if game else starboard.GAMES)]
        asked = {found.name: _series(found, scenario, seats, settings, each=each) for found in known}
        measured = {
            name: {id: _measure(id, series, effort, rival) for id, series in by_scenario.items()}
            for name, by_scenario in asked.items()
        }
    reports = {name: figures if each else next(iter(figures.values())) for name, figures in measured.items()}
    if as_json:
        print_json(reports[game] if game else reports)
        return
    for found in known:
        if not game:
            typer.echo(found.title)
        report = reports[found.name]
        if isinstance(report, Figures):
            _show(report)
        else:
            _show_each(report)


def _series(
    game: Game[Any], scenario: str | None, seats: int | None, settings: list[str] | None, *, each: bool
) -> dict[str, Series]:
    """What is played of a game, by scenario."""
    cards = game.scenarios() if each else [scenario_of(game, scenario or "")]
    return {card.id: Series(game.name, seats, options=chosen_settings(game, card.id, settings)) for card in cards}


def _measure(name: str, series: Series, effort: Effort, rival: Path | None) -> Figures:
    console = Console(stderr=True)
    with console.status("") as status:

        def say(what: str) -> None:
            status.update(f"{name}: measuring {what} ...")

        try:
            return measure(series, effort, rival, say)
        except RivalError as problem:
            console.print(str(problem), markup=False)
            return measure(series, effort, None, say)


def _show_each(measured: Mapping[str, Figures]) -> None:
    table = Table(box=box.SIMPLE_HEAD, header_style="bold", padding=(0, 1, 0, 0), show_edge=False)
    table.add_column("", no_wrap=True)
    for _, words in COLUMNS:
        table.add_column(words, justify="right")
    compared = any(figures.rival for figures in measured.values())
    if compared:
        table.add_column("times\nrival", justify="right")
    for name, figures in measured.items():
        ratio = [str(figures.rival.ratio) if figures.rival else ""] if compared else []
        table.add_row(name, *(str(getattr(figures, field)) for field, _ in COLUMNS), *ratio)
    Console(highlight=False).print(table)


def _show(figures: Figures) -> None:
    console = Console(highlight=False)
    table = Table("", box=box.SIMPLE_HEAD, header_style="bold")
    table.add_column("Measured", justify="right")
    for field, words in ROWS:
        table.add_row(words, str(getattr(figures, field)))
    console.print(table)
    if figures.rival is None:
        console.print("No rival in this run; `make bench` installs catanatron and compares.")
    else:
        rival = figures.rival
        console.print(
            f"{rival.name} in the same run: {rival.decisions_per_second} ticks per second "
            f"({rival.choices_per_second} with more than one option); ours is {rival.ratio} times as fast, and "
            f"{rival.choices_ratio} times where only what has more than one option counts."
        )
