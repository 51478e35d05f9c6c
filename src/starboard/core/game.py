"""The contract a game fulfils, and what every game's state has."""

from __future__ import annotations

from collections.abc import Coroutine, Mapping
from typing import Any, Protocol, TypeAlias, TypeVar

import msgspec

from starboard.core.chance import Chance
from starboard.core.choice import Option, Seat, Value
from starboard.core.event import Event, Log
from starboard.core.journal import StepName
from starboard.core.scene import Scene
from starboard.core.text import Text

Options: TypeAlias = Mapping[str, Any]
Step: TypeAlias = Coroutine[Any, Any, None]


class GameState(Protocol):
    """What the table needs of any state: the generator and the log. The rest is the game's own."""

    chance: Chance
    log: Log


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: one word for statistics, a text for people, whether it was won, points by seat."""

    result: str
    text: Text
    won: bool
    rounds: int
    scores: tuple[int, ...] = ()


class ScenarioCard(msgspec.Struct, frozen=True):
    """A scenario as a lobby lists it."""

    id: str
    name: str
    number: str
    blurb: str


S = TypeVar("S", bound=GameState)


class Game(Protocol[S]):
    """A game, as the table, the server, the bots and the lab know it."""

    name: str
    title: str
    version: str
    seats: tuple[int, int]
    state_type: type[S]
    open_information: bool
    """Whether every seat, and every spectator, sees the same."""

    def scenarios(self) -> list[ScenarioCard]: ...
    def setup(self, seats: int, options: Options, seed: int) -> S: ...
    def next_step(self, state: S) -> Step | None: ...
    def step_name(self, state: S) -> StepName: ...
    def key(self, state: S, value: Value) -> str: ...
    def option(self, state: S, value: Value) -> Option: ...
    def view(self, state: S, seat: Seat) -> msgspec.Struct: ...
    def resample(self, state: S, seat: Seat, seed: int) -> S: ...
    def hides(self, state: S, seat: Seat) -> bool: ...
    def scene(self, view: msgspec.Struct) -> Scene: ...
    def narrate(self, event: Event) -> Text: ...
    def phrase(self, text: Text) -> Text: ...
    def outcome(self, state: S) -> Outcome: ...
    def printed(self) -> object: ...
