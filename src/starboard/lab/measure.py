"""Measuring the engine on one core: how fast it plays, copies, goes back and loads, and what a table weighs.

Times are CPU times, so that other work on the machine does not count.
"""

from __future__ import annotations

import gc
import subprocess
import tracemalloc
from collections.abc import Callable, Iterator
from itertools import chain
from pathlib import Path
from statistics import median
from time import process_time, process_time_ns
from typing import Any

import msgspec

import starboard
from starboard.core.errors import StarboardError
from starboard.core.journal import read_save, restore, snapshot
from starboard.core.table import Table
from starboard.core.text import in_english
from starboard.lab.simulate import Series, bot_for, patient_collector, percentile, play_game, play_on, sit_down

RIVAL_SCRIPT = Path(__file__).with_name("rival.py")


class Effort(msgspec.Struct, frozen=True):
    """How much is measured."""

    rounds: int = 41
    seconds: float = 0.25
    games: int = 8
    tables: int = 50


QUICK = Effort(rounds=2, seconds=0.1, games=1, tables=5)


class Rival(msgspec.Struct, frozen=True):
    """Catanatron in the same run. A tick is what it counts as a decision, a choice has more than one option; ours is
    `ratio` times as fast by decisions, and `choices_ratio` times by choices."""

    name: str
    decisions_per_second: int
    choices_per_second: int
    ratio: float
    choices_ratio: float


class Figures(msgspec.Struct, frozen=True, omit_defaults=True):
    """What `starboard bench` prints; means unless the name says otherwise."""

    decisions_per_second: int
    replay_entries_per_second: int
    clone_us: float
    fork_us: float
    fork_p95_us: float
    undo_us: float
    undo_p95_us: float
    load_ms: float
    view_us: float
    scene_bytes: int
    state_bytes: int
    kb_per_table: float
    rival: Rival | None = None


REPLAYS = 8


class RivalError(StarboardError):
    """The engine to compare with cannot be run."""


@patient_collector()
def measure(series: Series, effort: Effort, rival: Path | None, say: Callable[[str], None]) -> Figures:
    """Measure everything; `say` is told what is being measured."""
    say("random play" + (" beside catanatron" if rival else ""))
    speed, compared = _throughput(series, effort, rival)
    say("replaying journals")
    replay = max(_replay_speed(series, seed) for seed in range(effort.games))
    say("copying and looking at every position")
    clone, fork, view, state_bytes, scene_bytes = _positions(series, effort)
    say("taking back every answer")
    undo = sorted(took for seed in range(effort.games) for took in _undo_times(series, seed))
    say("loading finished games")
    load = [took for seed in range(effort.games) for took in _load_times(series, seed)]
    say("weighing tables")
    return Figures(
        decisions_per_second=round(speed),
        replay_entries_per_second=round(replay),
        clone_us=_us(_mean(clone)),
        fork_us=_us(_mean(fork)),
        fork_p95_us=_us(percentile(sorted(fork), 95)),
        undo_us=_us(_mean(undo)),
        undo_p95_us=_us(percentile(undo, 95)),
        load_ms=round(_mean(load) / 1e6, 2),
        view_us=_us(_mean(view)),
        scene_bytes=round(_mean(scene_bytes)),
        state_bytes=round(_mean(state_bytes)),
        kb_per_table=round(_table_bytes(series, effort.tables) / 1024, 1),
        rival=compared,
    )


# --- speed of play -------------------------------------------------------------------------------------


def _throughput(series: Series, effort: Effort, rival: Path | None) -> tuple[float, Rival | None]:
    """The median of many short rounds; ours and the rival's take turns and are compared round by round, since the
    speed of a machine may change by half from one second to the next."""
    ours = []
    theirs = []
    for number, answer in enumerate(_rival_rounds(rival, effort)):
        ours.append(_play_for(series, effort.seconds, first_seed=1000 * number))
        if answer:
            theirs.append(answer)
    if not theirs:
        return median(ours), None
    ticks = [answer["decisions"] / answer["seconds"] for answer in theirs]
    choices = [answer["choices"] / answer["seconds"] for answer in theirs]
    ratio = median(mine / other for mine, other in zip(ours, ticks, strict=True))
    free = _share_of_choices(series, effort.games) * median(
        mine / other for mine, other in zip(ours, choices, strict=True)
    )
    compared = Rival("catanatron 3.2.1", round(median(ticks)), round(median(choices)), round(ratio, 2), round(free, 2))
    return median(ours), compared


def _share_of_choices(series: Series, games: int) -> float:
    """How many of our decisions have more than one option."""
    tables = chain.from_iterable(_every_position(series, seed, history=False) for seed in range(games))
    several = [len(table.open_choice().values) > 1 for table in tables]
    return sum(several) / len(several)


def _play_for(series: Series, seconds: float, first_seed: int) -> float:
    """Decisions per second of whole games."""
    decisions = 0
    seed = first_seed
    start = process_time()
    while process_time() - start < seconds:
        decisions += play_on(sit_down(series, seed), bot_for(series, seed))
        seed += 1
    return decisions / (process_time() - start)


def _rival_rounds(python: Path | None, effort: Effort) -> Iterator[dict[str, float]]:
    """One round of the rival after another, or nothing as often if there is none."""
    if python is None:
        yield from ({} for _ in range(effort.rounds))
        return
    command = [str(python), str(RIVAL_SCRIPT)]
    try:
        process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, bufsize=0
        )
    except OSError as problem:
        raise RivalError(f"there is no rival to compare with: {python}: {problem.strerror}") from None
    with process:
        assert process.stdin is not None
        assert process.stdout is not None
        for _ in range(effort.rounds):
            try:
                process.stdin.write(f"{effort.seconds}\n".encode())
                line = process.stdout.readline()
            except BrokenPipeError:  # it was gone before it was asked
                line = b""
            if not line:
                raise RivalError(f"there is no rival to compare with: {python} cannot play catanatron")
            yield msgspec.json.decode(line, type=dict[str, float])
        process.stdin.close()


def _replay_speed(series: Series, seed: int) -> float:
    """Entries per second of a whole journal, the best of several times."""
    entries = _finished(series, seed).entries
    best = 0.0
    for _ in range(REPLAYS):
        table = sit_down(series, seed)
        rest = entries[len(table.entries) :]  # setting up has drawn the first ones already
        best = max(best, len(rest) / _timed(table.replay, rest) * 1e9)
    return best


# --- time ------------------------------------------------------------------------------------------------


def _positions(series: Series, effort: Effort) -> tuple[list[int], list[int], list[int], list[int], list[int]]:
    """At every choice: nanoseconds of a clone, a fork in mid-step and a view; bytes of a state and a scene."""
    clone, fork, view, state_bytes, scene_bytes = [], [], [], [], []
    for seed in range(effort.games):
        for table in _every_position(series, seed):
            checkpoint = snapshot(table.state)
            clone.append(_timed(restore, table.game.state_type, checkpoint))
            save = read_save(table.save())
            if save.at < len(save.entries):
                fork.append(_timed(table.fork))
            view.append(_timed(table.view, 0))
            state_bytes.append(len(checkpoint))
            scene_bytes.append(len(msgspec.json.encode(table.scene(0), enc_hook=in_english)))
    return clone, fork, view, state_bytes, scene_bytes


def _undo_times(series: Series, seed: int) -> Iterator[int]:
    """Nanoseconds of taking back each answer of a game, dice or not."""
    for table in _every_position(series, seed):
        if any(isinstance(entry, str) for entry in table.entries):
            yield _timed(_undo, table)
            table.redo()


def _load_times(series: Series, seed: int) -> Iterator[int]:
    save = _finished(series, seed).save()
    for _ in range(3):
        yield _timed(starboard.load, save)


def _undo(table: Table[Any]) -> None:
    table.undo(beyond=True)


def _timed(work: Callable[..., object], *args: object) -> int:
    start = process_time_ns()
    work(*args)
    return process_time_ns() - start


# --- memory ------------------------------------------------------------------------------------------------


def _table_bytes(series: Series, count: int) -> float:
    """The memory of one more table in the middle of a game, with its whole history, where many have been before."""
    half = play_game(series, 0).decisions // 2
    for seed in range(count, 2 * count):
        play_game(series, seed)
    tables = []
    gc.collect()
    tracemalloc.start()
    try:
        for seed in range(count):
            table = sit_down(series, seed, history=True)
            play_on(table, bot_for(series, seed), half)
            table.news()  # whoever sits there has seen what happened
            tables.append(table)
        gc.collect()
        return tracemalloc.get_traced_memory()[0] / count
    finally:
        tracemalloc.stop()


# --- playing -------------------------------------------------------------------------------------------------


def _finished(series: Series, seed: int) -> Table[Any]:
    table = sit_down(series, seed, history=True)
    play_on(table, bot_for(series, seed))
    return table


def _every_position(series: Series, seed: int, *, history: bool = True) -> Iterator[Table[Any]]:
    """A table at every choice of a game, always the same one."""
    table = sit_down(series, seed, history=history)
    bot = bot_for(series, seed)
    while table.choice is not None:
        yield table
        play_on(table, bot, 1)


def _mean(values: list[int]) -> float:
    return sum(values) / len(values)


def _us(nanoseconds: float) -> float:
    return round(nanoseconds / 1000, 1)
