"""`starboard balance`: plays every scenario by rules of thumb and writes the balance table."""

from __future__ import annotations

import os
from collections import Counter
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from starboard.cli.engines import ClusterOption, engine_at
from starboard.cli.output import bad_input, print_json
from starboard.core.modules import BALANCE
from starboard.lab.balance import games_of, measure, table

PAGE = """# Balance of {title}

Made by `starboard balance {game} --games {games} --out docs/balance-{game}.md`.

{about}

{table}
"""


def balance(
    game: Annotated[str, typer.Argument(help="The game.")],
    games: Annotated[int, typer.Option(min=1, help="Games per scenario and aim.")] = 500,
    scenario: Annotated[str, typer.Option(help="Only this scenario.")] = "",
    jobs: Annotated[int, typer.Option(min=1, help="Processes.")] = os.cpu_count() or 1,
    cluster: ClusterOption = None,
    out: Annotated[Path | None, typer.Option(help="Write the page to this file.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Measure how often each scenario is won, how long it takes, and what decides it: somebody's presence in a game
    played together, seat, faction or order in a game against each other."""
    import starboard

    title = starboard.game(game).title
    asked = BALANCE.needed(game)
    trials = [trial for trial in asked.trials() if not scenario or trial.options.get("scenario") == scenario]
    if not trials:
        raise typer.BadParameter(f"there is nothing to play for the scenario '{scenario}'")
    with bad_input(), engine_at(cluster) as engine, Progress(console=Console(stderr=True)) as bar:
        groups = Counter((trial.scenario, trial.aim) for trial in trials)
        total = sum(games_of(trial, games, groups[trial.scenario, trial.aim]) for trial in trials)
        task = bar.add_task("Playing", total=total)
        rows = measure(game, trials, games, jobs=jobs, progress=lambda done: bar.advance(task, done), engine=engine)
    page = PAGE.format(title=title, game=game, games=games, about=asked.ABOUT, table=table(rows))
    if out is not None:
        out.write_text(page, encoding="utf-8")
    if as_json:
        print_json(rows)
    elif out is None:
        typer.echo(page)
