"""Exploring: what plain games seldom reach is looked for by going on from moments that earlier games came to.

A *landmark* is a moment worth coming back to, by name: which moments those are is the game's business, and so are the
*trails* that lead on from there, with what each promises. A game that comes to a landmark is kept there if it is the
first, or promises something that those before it did not. What was sought least is sought next, along the trail that
promises it, or what comes before it, and was taken in vain least, with chance of its own, by one bot or another, until
a *stage* is over; landmarks on the way are kept, too. Every leg is play by the rules from the first move on; only luck
is chosen. What comes out depends on the seed alone, not on the number of processes.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from itertools import chain
from multiprocessing import get_context
from typing import Any, TypeAlias

import msgspec

import starboard
from starboard.bots import Bot, make_bot
from starboard.bots.random import RandomBot
from starboard.core.chance import number
from starboard.core.errors import RulesBug
from starboard.core.modules import TERRAIN, Mark, Terrain
from starboard.core.table import Table
from starboard.lab.simulate import MOST_DECISIONS, Played, Series, sit_down

BATCH = 16
"""Legs that set out together, before any of them has arrived."""
WHIMS = (0, 4)
"""A sensible player never finds some things; one with whims does."""
KEEN = (False, True)
"""Everybody takes what they seek wherever it is offered; somebody who is keen takes whatever is wanted."""


Before: TypeAlias = Callable[[Mark], Mapping[Mark, int]]
"""What leads to something, each with how many steps lie between."""


class Landmark(msgspec.Struct, frozen=True):
    """A game that stands at a landmark, and the ways that lead on."""

    save: bytes
    trails: dict[str, tuple[Mark, ...]]


class Leg(msgspec.Struct, frozen=True):
    """The way from a landmark to the end of a stage, or of the game, with every landmark it passed."""

    played: Played
    landmarks: dict[str, Landmark] = {}


class Start(msgspec.Struct, frozen=True):
    """Where a leg sets out: from a save, or from the beginning, with which answer, if one is given, with which
    chance, by which bot; one answer in `whims` the bot leaves to chance, none if it is 0. Where an answer leads to what
    is wanted, that is given."""

    save: bytes
    seed: int
    bot: str
    whims: int
    answer: str = ""
    wanted: tuple[Mark, ...] = ()


class Trail:
    """A way on from a game kept at a landmark, and how often it was taken in vain since it last found something."""

    __slots__ = ("answer", "promises", "save", "vain")

    def __init__(self, save: bytes, answer: str, promises: Collection[Mark]) -> None:
        self.save = save
        self.answer = answer
        self.promises = promises
        self.vain = 0


class Search:
    """What is still wanted, with how often each of it was sought, and the trails known so far."""

    def __init__(
        self, wanted: Iterable[Mark], besides: Iterable[Landmark] = (), before: Before = lambda mark: {}
    ) -> None:
        self.left = dict.fromkeys(wanted, 0)
        self._ways = {mark: {**before(mark), mark: 0} for mark in self.left}
        """By mark itself and what leads to it, each with how far it is."""
        self._wanted = self.wanted(*self.left)
        self._promised: dict[str, set[Mark]] = {}
        """By landmark what the games kept there promise of what was wanted when they came."""
        self._anywhere: set[Mark] = set()
        """What any of them promises."""
        self._trails = [Trail(b"", "", ())]
        for place, landmark in enumerate(besides):
            self._keep(f"beside {place}", landmark)

    def next_trail(self) -> tuple[Mark, Trail]:
        """What was sought least so far, and a trail to it: of those that promise it, or what comes before it, or of
        all if none does, the one that is nearest to it and was taken in vain least, and of equals the newest, which as
        a rule leads farthest."""
        promised = self._anywhere
        sought = min(self.left, key=self.left.__getitem__)
        steps = {mark: far for mark, far in self._ways[sought].items() if mark in promised}
        costs = [
            (trail.vain + min((steps[mark] for mark in trail.promises if mark in steps), default=0), trail)
            for trail in self._trails
            if not steps or not steps.keys().isdisjoint(trail.promises)
        ]
        _, chosen = min(reversed(costs), key=lambda cost: cost[0])
        chosen.vain += 1
        for mark in self.left:
            if mark == sought or (not steps and promised.isdisjoint(self._ways[mark])):
                self.left[mark] += 1
        return sought, chosen

    def wanted(self, *sought: Mark) -> set[Mark]:
        """What is sought, and all that leads to it."""
        return {each for mark in sought for each in self._ways[mark]}

    def found(self, played: Played) -> bool:
        """What a game has reached is sought no more; whether anything of it was."""
        found = [mark for mark in played.reached if mark in self.left]
        for mark in found:
            del self.left[mark]
        if found:
            self._wanted = self.wanted(*self.left)
        return bool(found)

    def learn(self, trail: Trail, leg: Leg) -> None:
        """What a leg along a trail has found: something wanted, or a landmark with a game worth keeping."""
        found = self.found(leg.played)
        kept = [self._keep(name, landmark) for name, landmark in leg.landmarks.items()]
        if found or any(kept):
            trail.vain = 0

    def _keep(self, name: str, landmark: Landmark) -> bool:
        """A game is kept if it is the first at its landmark, or promises something wanted that no other there does.
        Whether it was."""
        promises = self._wanted.intersection(chain.from_iterable(landmark.trails.values()))
        known = self._promised.get(name)
        self._promised[name] = promises | (known or set())
        self._anywhere |= promises
        if known is not None and promises <= known:
            return False
        self._trails += [Trail(landmark.save, *each) for each in landmark.trails.items()]
        return True


def walk(series: Series, start: Start) -> Leg:
    """Play one leg. Whatever goes wrong is told in the result, never raised."""
    terrain = TERRAIN.needed(series.game)
    landmarks: dict[str, Landmark] = {}
    table: Table[Any] | None = None
    try:
        table = starboard.load(start.save) if start.save else sit_down(series, start.seed, history=True)
        if start.save:
            table = table.branch(len(table.entries), start.seed)
            table.news()
        bot = make_bot(start.bot, series.game, start.seed)
        whim = RandomBot(start.seed)
        wanted = set(start.wanted)
        decisions = 0
        begun = origin = ""
        while (choice := table.choice) is not None and decisions < MOST_DECISIONS:
            view = table.view(choice.seat)
            here, stage = terrain.landmark(view, choice), terrain.stage(view, choice)
            if decisions == 0 and start.save:
                origin, begun = here, stage
            elif here and here != origin and here not in landmarks:
                landmarks[here] = Landmark(table.save(), terrain.trails(view, choice))
            if stage and stage != begun:
                break
            decisions += 1
            if decisions == 1 and start.answer:
                table.answer(start.answer)
                continue
            led = terrain.towards(view, choice, wanted) if wanted else ()
            if led:
                table.pick(led[decisions % len(led)])
                continue
            whimsical = start.whims and decisions % start.whims == 0
            led_by: Bot = whim if whimsical or choice.prompt in terrain.LEFT_TO_CHANCE else bot
            table.pick(led_by.pick(choice, partial(_seen, view)))
        reached = _reached(terrain, table)
        if decisions == MOST_DECISIONS:
            raise RulesBug(f"the game has not ended after {decisions} decisions")
        return Leg(Played(start.seed, decisions, reached=reached), landmarks)
    except Exception as problem:
        journal = table.save() if table is not None else b""
        return Leg(Played(start.seed, error=f"{type(problem).__name__}: {problem}", journal=journal))


def _seen(view: Any) -> Any:
    return view


def explore(series: Series, wanted: Collection[Mark], *, most: int, seed: int = 0, jobs: int = 1) -> list[Played]:
    """Legs from landmarks on until everything wanted is reached, or `most` are played."""
    besides = list(_besides(series, seed))
    terrain = TERRAIN.needed(series.game)
    search = Search(wanted, (landmark for _, landmark in besides), terrain.before)
    moods = [(bot, whims, keen) for keen in KEEN for whims in WHIMS for bot in terrain.EXPLORERS]
    played = [begun for begun, _ in besides]
    for begun in played:
        search.found(begun)
    legs = 0
    with _workers(jobs) as each:
        while search.left and legs < most:
            batch = BATCH if legs else 1  # from the beginning every leg is the same
            seeds = range(seed + legs, seed + min(legs + batch, most))
            legs += len(seeds)
            ways = [search.next_trail() for _ in seeds]
            starts = []
            for (sought, trail), chance in zip(ways, seeds, strict=True):
                bot, whims, keen = moods[number(chance, "mood", 0) % len(moods)]
                wanted_now = search.wanted(*(search.left if keen else (sought,)))
                starts.append(Start(trail.save, chance, bot, whims, trail.answer, tuple(sorted(wanted_now))))
            for (_, trail), leg in zip(ways, each(partial(walk, series), starts), strict=True):
                played.append(leg.played)
                search.learn(trail, leg)
    return played


def _besides(series: Series, seed: int) -> Iterator[tuple[Played, Landmark]]:
    """The games beside the one that is played, at their beginning, and what is reached with it."""
    terrain = TERRAIN.needed(series.game)
    for options in terrain.BESIDES:
        table = sit_down(Series(series.game, series.seats, series.bots, options), 0, history=True)
        choice = table.choice
        assert choice is not None, "a game begins with a question"
        landmark = Landmark(table.save(), terrain.trails(table.view(choice.seat), choice))
        yield Played(seed, reached=_reached(terrain, table)), landmark


def _reached(terrain: Terrain, table: Table[Any]) -> tuple[Mark, ...]:
    """What the news of a table show to have been reached."""
    return tuple(sorted({mark for event, cause in table.news() for mark in terrain.traces(event, cause)}))


@contextmanager
def _workers(jobs: int) -> Iterator[Callable[[Callable[[Start], Leg], Iterable[Start]], Iterable[Leg]]]:
    if jobs == 1:
        yield map
    else:
        with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
            yield pool.map
