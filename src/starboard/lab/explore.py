"""Exploring: what plain games seldom reach is looked for by going on from moments that earlier games came to.

A *landmark* is a moment worth coming back to, by name: which moments those are is the game's business. The first
game that comes to a landmark is kept there. The journey always goes on from the landmark visited least, with chance
of its own, by one bot or another, to the next landmark. Every leg is play by the rules from the first move on; only
luck is chosen. What comes out depends on the seed alone, not on the number of processes.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from multiprocessing import get_context
from typing import Any, TypeAlias

import msgspec

import starboard
from starboard.bots import Bot, make_bot
from starboard.bots.random import RandomBot
from starboard.core.choice import Choice
from starboard.core.errors import RulesBug
from starboard.lab.simulate import MOST_DECISIONS, Plan, Played, Trace, sit_down

BATCH = 16
"""Legs that set out together, before any of them has arrived."""
WHIMS = (0, 4)
"""A sensible player never finds some things; one with whims does."""

Landmark: TypeAlias = Callable[[Any, Choice], str]
"""The name of the landmark at which a choice is asked, "" for none; the view of the seat is given."""
Mark: TypeAlias = tuple[str, str]


class Leg(msgspec.Struct, frozen=True):
    """The way from one landmark to the next, or to the end of the game."""

    played: Played
    landmark: str = ""
    save: bytes = b""


class Setting(msgspec.Struct, frozen=True):
    """Where a leg sets out: from a save, or from the beginning, with which chance, by which bot; one answer in
    `whims` the bot leaves to chance, none if it is 0."""

    save: bytes
    seed: int
    bot: str
    whims: int


def walk(plan: Plan, trace: Trace, landmark: Landmark, setting: Setting) -> Leg:
    """Play one leg. Whatever goes wrong is told in the result, never raised."""
    try:
        table = starboard.load(setting.save) if setting.save else sit_down(plan, setting.seed, history=True)
        if setting.save:
            table = table.branch(len(table.entries), setting.seed)
            table.news()
        bot = make_bot(setting.bot, plan.game, setting.seed)
        whim = RandomBot(setting.seed)
        decisions, here = 0, ""
        while (choice := table.choice) is not None and decisions < MOST_DECISIONS:
            look = partial(table.view, choice.seat)
            here = landmark(look(), choice) if decisions or not setting.save else ""
            if here:
                break
            decisions += 1
            led_by: Bot = whim if setting.whims and decisions % setting.whims == 0 else bot
            table.pick(led_by.pick(choice, look))
        reached = tuple(sorted({mark for event in table.news() for mark in trace(event)}))
        if choice is not None and not here:
            raise RulesBug(f"the game has not ended after {decisions} decisions")
        return Leg(Played(setting.seed, decisions, reached=reached), here, table.save() if here else b"")
    except Exception as problem:
        return Leg(Played(setting.seed, error=f"{type(problem).__name__}: {problem}", journal=setting.save))


def explore(
    plan: Plan,
    trace: Trace,
    landmark: Landmark,
    wanted: Collection[Mark],
    *,
    bots: Sequence[str],
    most: int,
    seed: int = 0,
    jobs: int = 1,
) -> list[Played]:
    """Legs from landmark to landmark until everything wanted is reached, or `most` are played."""
    left = set(wanted)
    moods = [(bot, whims) for whims in WHIMS for bot in bots]
    kept: dict[str, bytes] = {"": b""}
    visits: dict[str, int] = {"": 0}
    played: list[Played] = []
    with _workers(jobs) as each:
        while left and len(played) < most:
            settings: list[Setting] = []
            for _ in range(min(BATCH, most - len(played))):
                # Of those visited equally often the newest is as a rule the farthest.
                here = min(reversed(kept), key=visits.__getitem__)
                number = seed + len(played) + len(settings)
                settings.append(Setting(kept[here], number, *moods[visits[here] % len(moods)]))
                visits[here] += 1
            for leg in each(partial(walk, plan, trace, landmark), settings):
                played.append(leg.played)
                left.difference_update(leg.played.reached)
                if leg.landmark and leg.landmark not in kept:
                    kept[leg.landmark], visits[leg.landmark] = leg.save, 0
    return played


@contextmanager
def _workers(jobs: int) -> Iterator[Callable[[Callable[[Setting], Leg], Iterable[Setting]], Iterable[Leg]]]:
    if jobs == 1:
        yield map
    else:
        with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
            yield pool.map
