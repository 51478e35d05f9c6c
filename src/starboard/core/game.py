"""The contract a game fulfils, and what every game's state has.

A game is the object `GAME` in the module `game` of its folder. What else a game may bring is in `core/modules.py`.
"""

from __future__ import annotations

from collections.abc import Coroutine, Sequence
from typing import Any, Protocol, TypeAlias, TypeVar

import msgspec

from starboard.core.chance import Chance, Seed
from starboard.core.choice import Option, Seat, Value
from starboard.core.errors import UnknownName, did_you_mean
from starboard.core.event import Event, Log
from starboard.core.journal import StepName
from starboard.core.scene import Scene
from starboard.core.settings import SCENARIO, Options, Setting, Settings, read_settings
from starboard.core.text import Text, Wording

Step: TypeAlias = Coroutine[Any, Any, None]
"""A rule under way: it asks for choices and chance, is sent their outcomes and returns nothing."""


class GameState(Protocol):
    """What the table needs of any state: the generator and the log. The rest is the game's own."""

    chance: Chance
    log: Log


class ScoreLine(msgspec.Struct, frozen=True):
    """One line of a score sheet: what was counted, and the points of each seat."""

    text: Text
    points: tuple[int, ...]


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a game ended: one word for statistics, a text for people, the rounds played, and who won.

    In a game against each other `winners` are the seats that won; in one played together all of them, or none when it
    was lost. `scores` are the points by seat, and `lines` say what they are made of.
    """

    result: str
    text: Text
    rounds: int
    winners: tuple[Seat, ...] = ()
    scores: tuple[int, ...] = ()
    lines: tuple[ScoreLine, ...] = ()

    @property
    def won(self) -> bool:
        """Whether anybody won."""
        return bool(self.winners)


class ScenarioCard(msgspec.Struct, frozen=True):
    """A scenario as a lobby lists it; `seats` are the fewest and the most it is for.

    A `campaign` is several games in a row, in which what happens in one has its effect on the next.
    """

    id: str
    name: Wording
    number: str
    blurb: Wording
    seats: tuple[int, int]
    campaign: bool = False


S = TypeVar("S", bound=GameState)


class Game(Protocol[S]):
    """A game, as the table, the server, the bots and the lab know it.

    All of it is pure: the same state gives the same answer, nothing but the rules that `next_step` hands out changes a
    state, and nothing here touches files, the clock or random numbers.
    """

    name: str
    """One word in small letters: the name of the game's folder, and what people type."""
    title: str
    """The name on the box."""
    version: str
    """Changes with every change of the rules after which an old journal would be played differently."""
    state_type: type[S]
    """What a state is restored as."""
    open_information: bool
    """Whether every seat, and every spectator, sees the same."""

    @property
    def settings(self) -> Sequence[Setting]:
        """What may be fixed before a game besides scenario, seats and seed."""

    def scenarios(self) -> list[ScenarioCard]:
        """What can be played; the first one where nobody says which."""

    def setup(self, seats: int, settings: Settings, seed: Seed) -> S:
        """The state before the first step, for a number of seats the scenario allows. UnknownName if the settings do
        not go together. Whatever is left to chance or to the players is left to the first steps."""

    def next_step(self, state: S) -> Step | None:
        """The rule that comes next, not yet begun; None when the game is over. Between two steps the state is all there
        is, so `next_step` may look at nothing else."""

    def step_name(self, state: S) -> StepName:
        """What begins with the step that comes next: undo can take back a whole turn or an action of one."""

    def key(self, state: S, value: Value) -> str:
        """The key of a value that a choice offers: `move:E5`. Stable, and different from that of any other value of
        the same choice, for it is what a journal holds."""

    def option(self, state: S, value: Value) -> Option:
        """The value with its key, its text and the ids of the pieces it is about."""

    def view(self, state: S, seat: Seat) -> msgspec.Struct:
        """All that a seat may know, built up from nothing; seat -1 is a spectator."""

    def resample(self, state: S, seat: Seat, seed: int) -> S:
        """A state that could be the real one for all this seat knows: its view is the same, the rest is dealt again."""

    def scene(self, view: msgspec.Struct) -> Scene:
        """What a view looks like: zones holding pieces with stable ids. It knows nothing but the view."""

    def narrate(self, event: Event, seat: Seat) -> Text | None:
        """What happened, as a line of the log of a seat (-1: of a spectator); None where it is told nothing of it."""

    def phrase(self, text: Text) -> Text:
        """A text of the rules with the names of things for their ids."""

    def outcome(self, state: S) -> Outcome:
        """How the game ended; asked for when there is no next step."""

    def printed(self) -> object:
        """What is printed on components and may be read by anybody at any time, as data for a client."""

    def migrate(self, version: str, raw: dict[str, object]) -> dict[str, object]:
        """The state of a save of older rules, as plain data, in the shape the present rules have it."""


def scenario_of(game: Game[S], id: str = "") -> ScenarioCard:
    """The scenario of this id, or the first one; UnknownName if there is none."""
    cards = game.scenarios()
    if not id:
        return cards[0]
    for card in cards:
        if card.id == id:
            return card
    raise UnknownName(f"{game.title} has no scenario '{id}'{did_you_mean(id, [card.id for card in cards])}")


def read_options(game: Game[S], options: Options) -> Settings:
    """What was asked for, checked, with the scenario and the default of whatever was not asked for."""
    scenario = scenario_of(game, str(options.get(SCENARIO) or ""))
    return read_settings(game.settings, options, game.title, scenario.id)


def check_seats(game: Game[S], scenario: str, seats: int | None) -> int:
    """The number of seats, by default the fewest that the scenario is for; UnknownName if it is not for so many."""
    card = scenario_of(game, scenario)
    fewest, most = card.seats
    if seats is None:
        return fewest
    if not fewest <= seats <= most:
        range_ = f"{fewest} to {most} seats" if fewest < most else f"{fewest} {'seat' if fewest == 1 else 'seats'}"
        whole = f"'{card.id}' of {game.title}" if _seats_differ(game) else game.title
        raise UnknownName(f"{whole} is for {range_}, not {seats}")
    return seats


def set_up(game: Game[S], seats: int, options: Options, seed: Seed) -> S:
    """The state before the first step, with what was asked for."""
    return game.setup(seats, read_options(game, options), seed)


def seat_range(game: Game[S]) -> tuple[int, int]:
    """The fewest and the most seats of any scenario."""
    cards = game.scenarios()
    return min(card.seats[0] for card in cards), max(card.seats[1] for card in cards)


def _seats_differ(game: Game[S]) -> bool:
    return len({card.seats for card in game.scenarios()}) > 1
