"""Balance: how often each scenario is won, how long it takes, whether anybody's presence decides it, and, in a game
against each other, whether anybody wins more than their fair share."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterator, Sequence

import msgspec

from starboard.core.balance import Trial
from starboard.core.modules import BALANCE
from starboard.lab.simulate import Engine, Played, Series, play_game, simulate

SEAT = "seat"
"""The trait that seats have in every game."""
PLAYER = "player"
"""The trait that tells bots of several kinds apart."""


class Share(msgspec.Struct, frozen=True):
    """How often those with one value of a trait won: the games in which somebody had it in percent, the seats that had
    it, and their wins and the fair share in percent. A win of several seats is shared between them; fair is that all
    seats of a game win equally often."""

    trait: str
    value: str
    games: float
    seats: int
    won: float
    fair: float

    @property
    def ratio(self) -> float:
        """What was won of each fair share."""
        return self.won / self.fair


class Row(msgspec.Struct, frozen=True):
    """One scenario with one aim, over all its trials."""

    scenario: str
    aim: str
    games: int
    won: float
    rounds: float
    errors: int
    presence: dict[str, float]
    """By member: the win rate with it minus the win rate without it, in points."""
    shares: list[Share] = []
    """Between rivals: who won how much, by seat and by every trait the game names."""
    results: dict[str, float] = {}
    """How the games ended, in percent, the most frequent first."""


def measure(
    game: str,
    trials: Sequence[Trial],
    games: int,
    *,
    jobs: int = 1,
    seed: int = 0,
    progress: Callable[[int], None] | None = None,
    engine: Engine | None = None,
) -> list[Row]:
    """Play about `games` games of every scenario and aim, or the part that is enough, shared out evenly over its
    trials."""
    groups: dict[tuple[str, str], list[Trial]] = {}
    for trial in trials:
        groups.setdefault((trial.scenario, trial.aim), []).append(trial)
    rows = []
    for (scenario, aim), group in groups.items():
        played = [
            simulate(
                Series(game, trial.seats, trial.bots, trial.options),
                range(seed, seed + games_of(trial, games, len(group))),
                jobs=jobs,
                progress=progress,
                player=play_between_rivals if trial.rivals else play_game,
                engine=engine,
            )
            for trial in group
        ]
        rows.append(_row(scenario, aim, group, played))
    return rows


def games_of(trial: Trial, games: int, trials: int = 1) -> int:
    """How many games of a trial are played, which is one of so many that share them."""
    return math.ceil(games * trial.part / trials)


def play_between_rivals(series: Series, seed: int) -> Played:
    """Play one game, and keep what may have decided it; who played a seat, where that is not the same for all."""
    played = play_game(series, seed, traits=BALANCE.needed(series.game).traits)
    lineup = series.lineups[seed % len(series.lineups)]
    if len(lineup) == 1 or played.error:
        return played
    return msgspec.structs.replace(played, traits={PLAYER: tuple(lineup), **played.traits})


def _row(scenario: str, aim: str, group: Sequence[Trial], played: Sequence[list[Played]]) -> Row:
    games = [game for each in played for game in each]
    members = sorted({member for trial in group for member in trial.members})
    contests = [game for trial, each in zip(group, played, strict=True) if trial.rivals for game in each]
    named = {trait for trial in group for trait in trial.traits}
    return Row(
        scenario,
        aim,
        len(games),
        100 * _rate(games),
        sum(game.rounds for game in games) / max(len(games), 1),
        sum(1 for game in games if game.error),
        {member: round(_presence(member, group, played), 1) for member in members},
        [each for each in shares(contests) if not named or each.trait in (SEAT, PLAYER, *named)],
        {result: 100 * count / len(games) for result, count in Counter(game.result for game in games).most_common()},
    )


def _presence(member: str, group: Sequence[Trial], played: Sequence[list[Played]]) -> float:
    present = [game for trial, games in zip(group, played, strict=True) if member in trial.members for game in games]
    absent = [game for trial, games in zip(group, played, strict=True) if member not in trial.members for game in games]
    return 100 * (_rate(present) - _rate(absent)) if absent else 0.0


def _rate(games: Sequence[Played]) -> float:
    return sum(1 for game in games if game.won) / max(len(games), 1)


def shares(games: Sequence[Played]) -> list[Share]:
    """Who won how much of some games between rivals, by seat first and then by every trait, in the order of the values.

    Games that broke, or that nobody won, count for nothing.
    """
    taken: dict[tuple[str, str], list[tuple[float, float]]] = {}
    used: Counter[tuple[str, str]] = Counter()
    decided = [game for game in games if not game.error and game.winners]
    for game in decided:
        seats: tuple[str | tuple[str, ...], ...] = tuple(str(seat + 1) for seat in range(game.seats))
        had = set()
        for trait, values in {SEAT: seats, **game.traits}.items():
            for seat, value in enumerate(values):
                won = 1 / len(game.winners) if seat in game.winners else 0.0
                for each in (value,) if isinstance(value, str) else value:
                    taken.setdefault((trait, each), []).append((won, 1 / game.seats))
                    had.add((trait, each))
        used.update(had)
    order = list(dict.fromkeys(trait for trait, _ in taken))
    return [
        Share(
            trait,
            value,
            round(100 * used[trait, value] / len(decided), 1),
            len(each),
            round(100 * sum(won for won, _ in each) / len(each), 1),
            round(100 * sum(fair for _, fair in each) / len(each), 1),
        )
        for (trait, value), each in sorted(taken.items(), key=lambda item: (order.index(item[0][0]), item[0][1]))
    ]


def presence_overall(rows: Sequence[Row]) -> dict[str, float]:
    """Each member's presence over all scenarios that tell it, by their games; nothing if there is only one."""
    telling = [row for row in rows if any(row.presence.values())]
    found: dict[str, float] = {}
    for member in sorted({member for row in telling for member in row.presence}):
        of = [row for row in telling if member in row.presence]
        found[member] = round(sum(row.presence[member] * row.games for row in of) / sum(row.games for row in of), 1)
    return found if len(telling) > 1 else {}


def table(rows: Sequence[Row]) -> str:
    """The rows as a Markdown table, and presence over all of them; how games played together ended; between rivals the
    extremes of their shares, and a table for each trait."""
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
    overall = ", ".join(f"{name} {points:+.1f}" for name, points in presence_overall(rows).items())
    if overall:
        lines += ["", f"Presence over all of them: {overall}."]
    told = [row for row in rows if len(row.results) > 1 and not row.shares]
    if told:
        lines += ["", "| Scenario | Aim | How it ended |", "|---|---|---|"]
    for row in told:
        ended = ", ".join(f"{result} {share:.1f} %" for result, share in row.results.items())
        lines.append(f"| {row.scenario} | {row.aim} | {ended} |")
    traits = list(dict.fromkeys(each.trait for row in rows for each in row.shares))
    if traits:
        lines += ["", "| Scenario | Aim | By | How many | Least of the fair share | Most of it |"]
        lines += ["|---|---|---|---|---|---|", *(line for row in rows for line in _extremes(row, traits))]
    for trait in traits:
        lines += ["", f"## By {trait}", "", "| Scenario | Aim | Who | Of games | Seats | Won | Fair share | Ratio |"]
        lines.append("|---|---|---|---|---|---|---|---|")
        lines += [
            f"| {row.scenario} | {row.aim} | {each.value} | {each.games:.1f} % | {each.seats} | {each.won:.1f} % "
            f"| {each.fair:.1f} % | {each.ratio:.2f} |"
            for row in rows
            for each in row.shares
            if each.trait == trait
        ]
    return "\n".join(lines)


def _extremes(row: Row, traits: Sequence[str]) -> Iterator[str]:
    """By trait who won least and most of a fair share."""
    for trait in traits:
        found = sorted((each for each in row.shares if each.trait == trait), key=lambda each: each.ratio)
        if found:
            least, most = (f"{each.value} {each.ratio:.2f}" for each in (found[0], found[-1]))
            yield f"| {row.scenario} | {row.aim} | {trait} | {len(found)} | {least} | {most} |"
