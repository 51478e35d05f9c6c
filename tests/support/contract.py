"""What the contract tests play: every game and scenario, position by position."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any, NamedTuple

import msgspec

import starboard
from starboard.bots import Bot, make_bot
from starboard.core.catalogue import Catalogue, parse_catalogue
from starboard.core.choice import Choice
from starboard.core.content import read_package_text
from starboard.core.game import scenario_of
from starboard.core.journal import snapshot
from starboard.core.table import Table
from starboard.lab.simulate import Series, play_on, sit_down
from support.released import RELEASED

CAMPAIGN = "campaign"
EXPEDITION = "expedition"
PLAYED = tuple(name for name in starboard.GAMES if name != "toy")
"""Every game there is, but the toy whose rules can be broken on purpose."""
SCENARIOS = [(name, card.id) for name in PLAYED for card in starboard.game(name).scenarios()]


class Line(NamedTuple):
    """One way to play a scenario; the seed settles the chance and the bots."""

    game: str
    scenario: str
    seats: int
    bots: str
    seed: int

    @property
    def series(self) -> Series:
        return Series(self.game, self.seats, self.bots, {"scenario": self.scenario})

    def table(self, *, history: bool = True) -> Table[Any]:
        """A new table."""
        return sit_down(self.series, self.seed, history=history)

    def bot(self) -> Bot:
        """Who plays it. Rules of thumb take longer to think than all else in a game: they are asked once a line, and
        what they picked is picked again."""
        return make_bot(self.bots, self.game, self.seed) if self.bots == "random" else Rehearsed(_picked(self))

    def positions(self, *, history: bool = True) -> Iterator[Table[Any]]:
        """The same table at every choice of the game; after the last one it is over."""
        table = self.table(history=history)
        bot = self.bot()
        while table.choice is not None:
            yield table
            play_on(table, bot, 1)

    def moments(self, most: int, *, history: bool = True) -> Iterator[Table[Any]]:
        """The same at the first choices of every kind, so many of each: a game asks the same again and again."""
        asked = Counter[str]()
        for table in self.positions(history=history):
            assert table.choice is not None
            asked[table.choice.prompt] += 1
            if asked[table.choice.prompt] <= most:
                yield table

    def finished(self, *, history: bool = True) -> Table[Any]:
        """The table when the game is over."""
        table = self.table(history=history)
        play_on(table, self.bot())
        return table

    def __str__(self) -> str:
        return f"{self.game}-{self.scenario}-{self.seats}-{self.bots}"


class Rehearsed:
    """Picks what was picked in the same game before."""

    def __init__(self, picks: Sequence[int]) -> None:
        self._picks = iter(picks)

    def pick(self, choice: Choice, look: Callable[[], msgspec.Struct]) -> int:
        return next(self._picks)


class Remembering:
    """A bot whose picks are kept."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self.picks: list[int] = []

    def pick(self, choice: Choice, look: Callable[[], msgspec.Struct]) -> int:
        self.picks.append(self._bot.pick(choice, look))
        return self.picks[-1]


@cache
def _picked(line: Line) -> list[int]:
    bot = Remembering(make_bot(line.bots, line.game, line.seed))
    play_on(line.table(history=False), bot)
    return bot.picks


def enough(line: Line, wanted: int) -> int:
    """How much of something a game shows, so that a test has seen it: a toy has less of everything."""
    return wanted if line.game in RELEASED else 1


SEEDS = {("vanguard", "operation"): 115}
"""Where the usual seed is that of a game that is over before it has shown anything."""


def lines() -> list[Line]:
    """A few games that between them show every number of seats and both bots: with each number of seats in the
    first scenario of a game, and one in each of the others; a whole campaign is played badly, and so soon over, an
    expedition well, since whoever plays at random goes home at once."""
    found: list[Line] = []
    for number, (game, scenario) in enumerate(SCENARIOS):
        fewest, most = scenario_of(starboard.game(game), scenario).seats
        counts = list(range(fewest, most + 1))
        if any(line.game == game for line in found):
            counts = [counts[number % len(counts)]]
        for seats in counts:
            well = (seats % 2 and scenario != CAMPAIGN) or scenario.startswith(EXPEDITION)
            bots = "thumb" if well else "random"
            found.append(Line(game, scenario, seats, bots, SEEDS.get((game, scenario), 100 + seats)))
    return found


class Look(NamedTuple):
    """What can be compared of two tables that should be the same."""

    state: bytes
    asked: list[tuple[int, str, str, list[str]]]
    entries: list[Any]


def look(table: Table[Any]) -> Look:
    """The exact state, what is asked and how it came to it."""
    asked = [(choice.seat, choice.prompt, choice.rule, choice.keys) for choice in table.choices]
    return Look(snapshot(table.state), asked, list(table.entries))


def fingerprint(line: Line) -> str:
    """A digest of everything in a game that could depend on the order of a set."""
    table = line.finished()
    told = repr((look(table), table.outcome, table.log, table.view(0), table.scene(0)))
    return hashlib.sha256(told.encode()).hexdigest()


@cache
def catalogue(game: str) -> Catalogue:
    """The rules a game may cite."""
    return parse_catalogue(read_package_text(f"starboard.games.{game}", "catalogue.toml"), game)
