"""Exploring: what plain games seldom reach is looked for by going on from moments that earlier games came to.

A *landmark* is a moment worth coming back to, by name: which moments those are is the game's business. The first
game that comes to a landmark is kept there. The journey always goes on from the landmark visited least for what was
found there, with chance of its own, by one bot or another, until a *stage* is over; landmarks on the way are kept,
too. Every leg is play by the rules from the first move on; only luck is chosen. What comes out depends on the seed
alone, not on the number of processes.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from importlib import import_module
from multiprocessing import get_context
from typing import Any, Protocol, TypeAlias

import msgspec

import starboard
from starboard.bots import Bot, make_bot
from starboard.bots.random import RandomBot
from starboard.core.choice import Choice
from starboard.core.errors import RulesBug
from starboard.core.event import Event
from starboard.core.table import Table
from starboard.lab.simulate import MOST_DECISIONS, Plan, Played, sit_down

BATCH = 16
"""Legs that set out together, before any of them has arrived."""
WHIMS = (0, 4)
"""A sensible player never finds some things; one with whims does."""

Mark: TypeAlias = tuple[str, str]


class Terrain(Protocol):
    """What a game says about exploring it: its module `coverage`."""

    EXPLORERS: Sequence[str]
    """The bots that between them find what there is."""
    LEFT_TO_CHANCE: Collection[str]
    """The prompts that no bot answers by its own lights, so that every way is tried."""

    def traces(self, event: Event) -> Iterable[Mark]:
        """The things an event shows to have been reached."""

    def landmark(self, view: Any, choice: Choice) -> str:
        """The name of the landmark at which a choice is asked, "" for none."""

    def is_stage(self, choice: Choice) -> bool:
        """Whether a leg ends here."""


class Leg(msgspec.Struct, frozen=True):
    """The way from a landmark to the end of a stage, or of the game, with a save for every landmark it passed."""

    played: Played
    landmarks: dict[str, bytes] = {}


class Setting(msgspec.Struct, frozen=True):
    """Where a leg sets out: from a save, or from the beginning, with which chance, by which bot; one answer in
    `whims` the bot leaves to chance, none if it is 0."""

    save: bytes
    seed: int
    bot: str
    whims: int


class Kept:
    """A game that stands at a landmark: how often it was gone on from, and how much that found."""

    __slots__ = ("finds", "save", "visits")

    def __init__(self, save: bytes) -> None:
        self.save = save
        self.visits = 0
        self.finds = 0

    def weariness(self) -> float:
        """Visits for each find: low for what is new, and for what goes on paying."""
        return self.visits / (1 + self.finds)


def walk(plan: Plan, setting: Setting) -> Leg:
    """Play one leg. Whatever goes wrong is told in the result, never raised."""
    terrain = terrain_of(plan.game)
    landmarks: dict[str, bytes] = {}
    table: Table[Any] | None = None
    try:
        table = starboard.load(setting.save) if setting.save else sit_down(plan, setting.seed, history=True)
        if setting.save:
            table = table.branch(len(table.entries), setting.seed)
            table.news()
        bot = make_bot(setting.bot, plan.game, setting.seed)
        whim = RandomBot(setting.seed)
        decisions = 0
        while (choice := table.choice) is not None and decisions < MOST_DECISIONS:
            look = partial(table.view, choice.seat)
            if decisions or not setting.save:
                here = terrain.landmark(look(), choice)
                if here and here not in landmarks:
                    landmarks[here] = table.save()
                if terrain.is_stage(choice):
                    break
            decisions += 1
            whimsical = setting.whims and decisions % setting.whims == 0
            led_by: Bot = whim if whimsical or choice.prompt in terrain.LEFT_TO_CHANCE else bot
            table.pick(led_by.pick(choice, look))
        reached = tuple(sorted({mark for event in table.news() for mark in terrain.traces(event)}))
        if decisions == MOST_DECISIONS:
            raise RulesBug(f"the game has not ended after {decisions} decisions")
        return Leg(Played(setting.seed, decisions, reached=reached), landmarks)
    except Exception as problem:
        journal = table.save() if table is not None else b""
        return Leg(Played(setting.seed, error=f"{type(problem).__name__}: {problem}", journal=journal))


def terrain_of(game: str) -> Terrain:
    """What a game says about exploring it."""
    starboard.game(game)
    terrain: Terrain = import_module(f"starboard.games.{game}.coverage")
    return terrain


def explore(plan: Plan, wanted: Collection[Mark], *, most: int, seed: int = 0, jobs: int = 1) -> list[Played]:
    """Legs from landmarks on until everything wanted is reached, or `most` are played."""
    left = set(wanted)
    moods = [(bot, whims) for whims in WHIMS for bot in terrain_of(plan.game).EXPLORERS]
    kept = {"": Kept(b"")}
    played: list[Played] = []
    with _workers(jobs) as each:
        while left and len(played) < most:
            batch = BATCH if len(kept) > 1 else 1  # from the beginning every leg is the same
            settings: list[Setting] = []
            origins: list[Kept] = []
            for _ in range(min(batch, most - len(played))):
                # Of those that promise the same the newest is as a rule the farthest.
                origin = min(reversed(kept.values()), key=Kept.weariness)
                number = seed + len(played) + len(settings)
                settings.append(Setting(origin.save, number, *moods[origin.visits % len(moods)]))
                origins.append(origin)
                origin.visits += 1
            for origin, leg in zip(origins, each(partial(walk, plan), settings), strict=True):
                played.append(leg.played)
                new = [name for name in leg.landmarks if name not in kept]
                origin.finds += len(new) + len(left.intersection(leg.played.reached))
                left.difference_update(leg.played.reached)
                kept.update((name, Kept(leg.landmarks[name])) for name in new)
    return played


@contextmanager
def _workers(jobs: int) -> Iterator[Callable[[Callable[[Setting], Leg], Iterable[Setting]], Iterable[Leg]]]:
    if jobs == 1:
        yield map
    else:
        with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
            yield pool.map
