"""Balance: how often each scenario is won, how long it takes, and whether anybody's presence decides it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from starboard.core.balance import Trial
from starboard.lab.simulate import Plan, Played, simulate


class Row(msgspec.Struct, frozen=True):
    """One scenario with one aim, over all squads."""

    scenario: str
    aim: str
    games: int
    won: float
    rounds: float
    errors: int
    presence: dict[str, float]
    """By member: the win rate with it minus the win rate without it, in points."""


def measure(
    game: str,
    trials: Sequence[Trial],
    games: int,
    *,
    jobs: int = 1,
    seed: int = 0,
    progress: Callable[[int], None] | None = None,
) -> list[Row]:
    """Play about `games` games of every scenario and aim, shared out evenly over its squads."""
    groups: dict[tuple[str, str], list[Trial]] = {}
    for trial in trials:
        groups.setdefault((trial.scenario, trial.aim), []).append(trial)
    rows = []
    for (scenario, aim), group in groups.items():
        share = -(-games // len(group))
        seeds = range(seed, seed + share)
        played = [
            simulate(Plan(game, bots=trial.bots, options=dict(trial.options)), seeds, jobs=jobs, progress=progress)
            for trial in group
        ]
        rows.append(_row(scenario, aim, group, played))
    return rows


def _row(scenario: str, aim: str, group: Sequence[Trial], played: Sequence[list[Played]]) -> Row:
    games = [game for each in played for game in each]
    members = sorted({member for trial in group for member in trial.members})
    return Row(
        scenario,
        aim,
        len(games),
        100 * _rate(games),
        sum(game.rounds for game in games) / max(len(games), 1),
        sum(1 for game in games if game.error),
        {member: round(_presence(member, group, played), 1) for member in members},
    )


def _presence(member: str, group: Sequence[Trial], played: Sequence[list[Played]]) -> float:
    present = [game for trial, games in zip(group, played, strict=True) if member in trial.members for game in games]
    absent = [game for trial, games in zip(group, played, strict=True) if member not in trial.members for game in games]
    return 100 * (_rate(present) - _rate(absent)) if absent else 0.0


def _rate(games: Sequence[Played]) -> float:
    return sum(1 for game in games if game.won) / max(len(games), 1)


def table(rows: Sequence[Row]) -> str:
    """The rows as a Markdown table."""
    lines = [
        "| Scenario | Aim | Games | Won | Rounds | Errors | Presence (points) |",
        "|---|---|---|---|---|---|---|",
    ]
    for row in rows:
        presence = ", ".join(f"{name} {points:+.1f}" for name, points in row.presence.items() if points)
        lines.append(
            f"| {row.scenario} | {row.aim} | {row.games} | {row.won:.1f} % | {row.rounds:.1f} | {row.errors} "
            f"| {presence or '-'} |"
        )
    return "\n".join(lines)
