"""Simulation: many games by bots, on one core or several. What comes out depends on the seeds alone."""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import partial
from multiprocessing import get_context
from typing import Any, TypeAlias, TypeVar

import msgspec

import starboard
from starboard.bots import Bot, make_bots
from starboard.core.errors import RulesBug, UnknownName
from starboard.core.event import Cause, Event
from starboard.core.game import set_up
from starboard.core.journal import Save, Segment, state_json, write_save
from starboard.core.table import Table

MOST_DECISIONS = 100_000
"""A game that asks more than this does not end by itself."""

HEAP = 100_000
"""New objects, less those gone again, before the garbage collector looks at them."""

CHUNKS_PER_JOB = 16
MOST_PER_CHUNK = 50


class Series(msgspec.Struct, frozen=True):
    """What is played: the game with its settings, the number of seats (the fewest if none is given), and who plays.

    `bots` is one bot for all seats, `thumb`, or one for each of them, `thumb,random,random`. Several line-ups with a
    slash between them, `thumb/random`, take turns: each plays its share of the seeds.
    """

    game: str
    seats: int | None = None
    bots: str = "random"
    options: Mapping[str, object] = {}

    @property
    def lineups(self) -> list[list[str]]:
        """The names of the bots, by line-up."""
        return [lineup.split(",") for lineup in self.bots.split("/")]


class Played(msgspec.Struct, frozen=True, omit_defaults=True):
    """One game: how it ended, or what went wrong with the journal up to there as a save file."""

    seed: int
    decisions: int = 0
    result: str = ""
    rounds: int = 0
    seats: int = 0
    winners: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    error: str = ""
    journal: bytes = b""
    reached: tuple[tuple[str, str], ...] = ()
    """What the game reached, if somebody kept track of it: kind and name."""
    traits: dict[str, tuple[str | tuple[str, ...], ...]] = {}
    """What may have decided the game, if somebody asked for it: by trait, the value of each seat, or several."""

    @property
    def won(self) -> bool:
        """Whether anybody won."""
        return bool(self.winners)


class Rounds(msgspec.Struct, frozen=True):
    """How long games were: the mean, and what one game in ten stays below and above."""

    mean: float = 0.0
    p10: int = 0
    p90: int = 0


class Summary(msgspec.Struct, frozen=True):
    """Many games in numbers; games with an error count for nothing but `errors`."""

    games: int
    decisions: int
    outcomes: dict[str, int]
    rounds: Rounds
    errors: int
    wins: list[int]
    """By seat, how many games it won, alone or with others."""
    scores: list[float]
    """By seat, its mean score; none where the game keeps no score."""


N = TypeVar("N", int, float)

Player: TypeAlias = Callable[[Series, int], Played]
Engine: TypeAlias = Callable[[Series, Sequence[int], Player], Iterator[list[Played]]]
"""What plays many games: results come as they are done, in any order."""
Trace: TypeAlias = Callable[[Event, Cause], Iterable[tuple[str, str]]]
Traits: TypeAlias = Callable[[Any, Sequence[Event]], Mapping[str, Sequence[str | tuple[str, ...]]]]
Progress: TypeAlias = Callable[[int], None]


@contextmanager
def patient_collector() -> Iterator[None]:
    """While games are played, the garbage collector waits for a heap of garbage. The rules make none that only it
    would find, and its looking through everything again and again takes a tenth to a quarter of the time."""
    before = gc.get_threshold()
    gc.set_threshold(HEAP, *before[1:])
    try:
        yield
    finally:
        gc.set_threshold(*before)


def play_on(table: Table[Any], bot: Bot, most: int = MOST_DECISIONS) -> int:
    """Let a bot answer every choice until the game is over or `most` are answered; says how many were."""
    decisions = 0
    looks = [partial(table.view, seat) for seat in range(table.seats)]
    while decisions < most and (choice := table.choice) is not None:
        table.pick(bot.pick(choice, looks[choice.seat]))
        decisions += 1
    return decisions


def sit_down(series: Series, seed: int, *, history: bool = False) -> Table[Any]:
    """A new table for a game of the series."""
    return starboard.new(series.game, seats=series.seats, seed=seed, history=history, **series.options)


def bot_for(series: Series, seed: int) -> Bot:
    """Who plays a seed: one bot, or one on every seat."""
    lineups = series.lineups
    return make_bots(lineups[seed % len(lineups)], series.game, seed)


def check_series(series: Series) -> None:
    """UnknownName if there is something wrong with a series: it is told once, not for every game."""
    table = sit_down(series, 0)
    for place, lineup in enumerate(series.lineups):
        if len(lineup) not in (1, table.seats):
            seats = f"{table.seats} {'seat' if table.seats == 1 else 'seats'}"
            raise UnknownName(
                f"'{','.join(lineup)}' names {len(lineup)} bots for {seats}; name one for all seats or one for each, "
                f"and put a slash between those that take turns by game, as in {'/'.join(lineup)}"
            )
        bot_for(series, place)


def play_game(series: Series, seed: int, trace: Trace | None = None, traits: Traits | None = None) -> Played:
    """Play one game to its end. Whatever goes wrong is told in the result, never raised.

    With `trace`, which says what an event shows, the result tells what the game reached; with `traits`, which looks at
    the last state and at all that happened, what may have decided it.
    """
    table: Table[Any] | None = None
    try:
        table = sit_down(series, seed, history=trace is not None or traits is not None)
        decisions = play_on(table, bot_for(series, seed))
        news = table.news()
        reached = {mark for event, cause in news for mark in trace(event, cause)} if trace is not None else ()
        outcome = table.outcome
        if outcome is None:
            raise RulesBug(f"the game has not ended after {decisions} decisions")
        return Played(
            seed,
            decisions,
            outcome.result,
            outcome.rounds,
            table.seats,
            outcome.winners,
            outcome.scores,
            reached=tuple(sorted(reached)),
            traits={} if traits is None else _traits(traits, table.state, [event for event, _ in news]),
        )
    except Exception as problem:
        journal = _journal(series, seed, table) if table is not None else b""
        return Played(seed, error=f"{type(problem).__name__}: {problem}", journal=journal)


def _traits(traits: Traits, state: Any, events: Sequence[Event]) -> dict[str, tuple[str | tuple[str, ...], ...]]:
    return {name: tuple(values) for name, values in traits(state, events).items()}


def _journal(series: Series, seed: int, table: Table[Any]) -> bytes:
    """The game from its first entry to the one that broke it: loading it breaks it again."""
    game = table.game
    start = msgspec.Raw(state_json(set_up(game, table.seats, series.options, seed)))
    return write_save(
        Save(
            game=game.name,
            seats=table.seats,
            options=table.options,
            seed=seed,
            segments=[Segment(0, game.version)],
            entries=table.entries,
            at=0,
            checkpoint=start,
            start=start,
        )
    )


def simulate(
    series: Series,
    seeds: Sequence[int],
    *,
    jobs: int = 1,
    progress: Progress | None = None,
    player: Player = play_game,
    engine: Engine | None = None,
) -> list[Played]:
    """Play a game for every seed, in the order of the seeds; `progress` is told how many more are done. They are played
    in so many processes of this machine, or by another `engine`."""
    check_series(series)
    if engine is None:
        engine = _serial if jobs == 1 else partial(_pooled, jobs=jobs)
    played: dict[int, Played] = {}
    for results in engine(series, seeds, player):
        played.update((each.seed, each) for each in results)
        if progress is not None:
            progress(len(results))
    return [played[seed] for seed in seeds]


def _serial(series: Series, seeds: Sequence[int], player: Player) -> Iterator[list[Played]]:
    with patient_collector():
        for seed in seeds:
            yield [player(series, seed)]


@patient_collector()
def play_chunk(series: Series, seeds: Sequence[int], player: Player) -> list[Played]:
    """Play some games one after the other."""
    return [player(series, seed) for seed in seeds]


def _pooled(series: Series, seeds: Sequence[int], player: Player, jobs: int) -> Iterator[list[Played]]:
    """Chunks of seeds in a pool. A worker that dies takes the whole pool along, so a new one is made for
    what is left; once nothing gets done any more, single seeds in one worker show which of them kills it."""
    size = max(1, min(MOST_PER_CHUNK, len(seeds) // (jobs * CHUNKS_PER_JOB)))
    left = [tuple(seeds[start : start + size]) for start in range(0, len(seeds), size)]
    while left:
        before = len(left)
        for chunk, results in _one_pool(series, left, jobs, player):
            left.remove(chunk)
            yield results
        if len(left) < before:
            continue
        if jobs > 1 or size > 1:
            jobs = size = 1
            left = [(seed,) for chunk in left for seed in chunk]
        else:
            ((killer,), *left) = left
            yield [Played(killer, error="the process that played this game died")]


def _one_pool(
    series: Series, chunks: Sequence[tuple[int, ...]], jobs: int, player: Player
) -> Iterator[tuple[tuple[int, ...], list[Played]]]:
    """What one pool gets done before it is finished or broken."""
    # Fresh processes: a fork of one that draws a progress bar could copy a lock that nobody opens.
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        running: dict[Future[list[Played]], tuple[int, ...]] = {}
        try:
            for chunk in list(chunks):
                running[pool.submit(play_chunk, series, chunk, player)] = chunk
            for future in as_completed(running):
                yield running[future], future.result()
        except BrokenProcessPool:
            return
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def summarise(played: Sequence[Played]) -> Summary:
    """The statistics of some games."""
    ended = [each for each in played if not each.error]
    outcomes: Mapping[str, int] = Counter(each.result for each in ended)
    return Summary(
        games=len(played),
        decisions=sum(each.decisions for each in ended),
        outcomes=dict(sorted(outcomes.items(), key=lambda item: (-item[1], item[0]))),
        rounds=_rounds(sorted(each.rounds for each in ended)),
        errors=len(played) - len(ended),
        wins=_wins(ended),
        scores=_mean_scores(ended),
    )


def _wins(ended: Sequence[Played]) -> list[int]:
    count = Counter(seat for each in ended for seat in each.winners)
    return [count[seat] for seat in range(max((each.seats for each in ended), default=0))]


def _mean_scores(ended: Sequence[Played]) -> list[float]:
    by_seat = zip(*(each.scores for each in ended), strict=False)
    return [round(sum(scores) / len(scores), 2) for scores in by_seat]


def _rounds(lengths: Sequence[int]) -> Rounds:
    if not lengths:
        return Rounds()
    return Rounds(
        round(sum(lengths) / len(lengths), 2),
        percentile(lengths, 10),
        percentile(lengths, 90),
    )


def percentile(ordered: Sequence[N], percent: int) -> N:
    """The value that `percent` of the ordered values do not exceed (nearest rank)."""
    return ordered[max(0, -(-len(ordered) * percent // 100) - 1)]
