"""`starboard sim`: many games by bots, and how they ended."""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import starboard
from starboard.cli.choosing import SetOption, chosen_settings
from starboard.cli.engines import ClusterOption, engine_at
from starboard.cli.output import bad_input, print_json
from starboard.core.errors import UnknownName
from starboard.core.game import Game
from starboard.lab.reach import Reach, explore_rest, play_traced, reach
from starboard.lab.simulate import Played, Series, Summary, play_game, simulate, summarise

FAILURES = Path("build/failures")
MOST_SHOWN = 10
LEGS_PER_GAME = 25
"""How much is explored for what campaigns have not reached: legs for each game asked for."""


def sim(
    game: Annotated[str, typer.Argument(help="The game; `starboard games` lists them.")],
    scenario: Annotated[str | None, typer.Option(help="The scenario; the game's first if none is given.")] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games are played.")] = 100,
    seed: Annotated[int, typer.Option(help="The seed of the first game; the next ones count up.")] = 0,
    seats: Annotated[int | None, typer.Option(help="How many seats; the fewest if not given.")] = None,
    settings: SetOption = None,
    bots: Annotated[
        str,
        typer.Option(
            help="Who plays: random or thumb on all seats, or one for each seat, as thumb,random,random. "
            "With a slash between them, as random/thumb, they take turns by game."
        ),
    ] = "random",
    campaign: Annotated[bool, typer.Option("--campaign", help="Play whole campaigns.")] = False,
    coverage: Annotated[
        bool,
        typer.Option(
            "--coverage",
            help="Tell what was reached, and what never. What no campaign reached is looked for by further "
            "legs, played on from moments of campaigns by every bot, up to 25 for each game asked for.",
        ),
    ] = False,
    jobs: Annotated[int | None, typer.Option(min=1, help="How many processes; one per core if not given.")] = None,
    cluster: ClusterOption = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Let bots play many games and count how they end. The same seeds give the same games."""
    with bad_input():
        known = starboard.game(game)
        series = Series(game, seats, bots, chosen_settings(known, _scenario(known, scenario, campaign), settings))
        seeds = range(seed, seed + games)
        start = time.perf_counter()
        with engine_at(cluster) as engine, _bar() as bar:
            task = bar.add_task(f"{game} by {bots}", total=games)
            jobs = min(jobs or os.cpu_count() or 1, games)
            player = play_traced if coverage else play_game
            played = simulate(
                series,
                seeds,
                jobs=jobs,
                progress=lambda more: bar.advance(task, more),
                player=player,
                engine=engine,
            )
        seconds = time.perf_counter() - start
        explored: list[Played] = []
        if coverage and campaign:
            explored = explore_rest(series, played, most=LEGS_PER_GAME * games, seed=seed + games, jobs=jobs)
    summary = summarise(played)
    failed = [each for each in (*played, *explored) if each.error]
    kept = _keep_journals(game, failed)
    rows = reach(game, played, explored) if coverage else []
    if as_json:
        report = _report(summary, seconds, kept)
        print_json({**report, "coverage": rows, "explored": len(explored)} if coverage else report)
    else:
        _show(summary, seconds, kept)
        _show_reach(rows, len(explored))
    if failed:
        raise typer.Exit(1)


def _scenario(game: Game[Any], scenario: str | None, campaign: bool) -> str | None:
    if not campaign:
        return scenario
    if scenario is not None:
        raise UnknownName(f"a campaign is played whole: --campaign and --scenario {scenario} do not go together")
    for card in game.scenarios():
        if card.campaign:
            return card.id
    raise UnknownName(f"{game.title} has no campaign")


def _bar() -> Progress:
    """A bar on stderr; none at all where nobody would see it move."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


class Failure(msgspec.Struct, frozen=True):
    """A game that broke: its seed, what was said, and the file with its journal."""

    seed: int
    error: str
    journal: str


def _keep_journals(game: str, failed: Sequence[Played]) -> list[Failure]:
    """Write the journals of broken games to files that show the same again when they are loaded."""
    kept = []
    for each in failed:
        file = FAILURES / f"{game}-{each.seed}.json"
        if each.journal:
            FAILURES.mkdir(parents=True, exist_ok=True)
            file.write_bytes(each.journal)
        kept.append(Failure(each.seed, each.error, str(file) if each.journal else ""))
    return kept


def _report(summary: Summary, seconds: float, kept: Sequence[Failure]) -> dict[str, Any]:
    report = {
        "games": summary.games,
        "decisions": summary.decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(summary.decisions / seconds),
        "outcomes": summary.outcomes,
        "rounds": summary.rounds,
        "errors": len(kept),
        "wins": summary.wins,
        "scores": summary.scores,
    }
    return {**report, "error_details": kept} if kept else report


def _show(summary: Summary, seconds: float, kept: Sequence[Failure]) -> None:
    console = Console(highlight=False)
    table = Table("Outcome", box=box.SIMPLE_HEAD, header_style="bold")
    table.add_column("Games", justify="right")
    table.add_column("Share", justify="right")
    for result, count in summary.outcomes.items():
        table.add_row(result, str(count), f"{100 * count / summary.games:.1f} %")
    rounds = summary.rounds
    console.print(table)
    console.print(f"{summary.games} games, {summary.decisions} decisions in {seconds:.1f} s")
    console.print(f"rounds: mean {rounds.mean}, one in ten at most {rounds.p10}, one in ten above {rounds.p90}")
    if len(set(summary.wins)) > 1:
        for seat, won in enumerate(summary.wins):
            score = f", mean score {summary.scores[seat]}" if seat < len(summary.scores) else ""
            console.print(f"seat {seat + 1}: won {won} ({100 * won / summary.games:.1f} %){score}")
    if kept:
        console.print(f"{len(kept)} games ended with an error:")
        for each in kept[:MOST_SHOWN]:
            console.print(f"  seed {each.seed}: {each.error}", markup=False)
            if each.journal:
                console.print(f"    {each.journal}", markup=False)


def _show_reach(rows: Sequence[Reach], legs: int) -> None:
    """What was reached of each kind, what more exploring found, and the names of what nobody ever did."""
    console = Console(highlight=False)
    if legs:
        console.print(f"what these games did not reach was looked for in {legs} further legs")
    for row in rows:
        more = f", {len(row.explored)} more by exploring" if row.explored else ""
        console.print(f"{row.kind}: {len(row.reached)} of {row.things} reached{more}")
        if row.never:
            console.print(f"  never: {', '.join(row.never)}", markup=False)
