"""A toy game that shows everything the core can do: secret bids, dice, a pile, several picks, an early end.

Two or three seats play two rounds. In each round all seats bid in secret and at once, the highest bidder goes
first; then each seat in turn rolls or passes, picks up to two gems, and the last one draws a card.
"""

from __future__ import annotations

import msgspec

from starboard.core.chance import Chance, Seed, draw, roll
from starboard.core.choice import Choice, Option, Seat, Value, choose, choose_each, choose_some
from starboard.core.errors import EndStep
from starboard.core.event import Event, WithLog
from starboard.core.game import Outcome, ScenarioCard, Step
from starboard.core.journal import StepName
from starboard.core.ruling import ALLOWED, Ruling, refuse
from starboard.core.scene import Piece, Scene, Zone
from starboard.core.settings import Setting, Settings
from starboard.core.text import Text, say

GEMS = ("ruby", "opal", "jade")
CARDS = ("comet", "moon", "star")
MOST_BID = 2
ROUNDS = 2
ENDLESS = ("never-begins", "never-ends", "freezes", "hoards")
"""Ways for its rules not to come to an end."""


class Won(Event, frozen=True):
    """A seat got coins."""

    seat: int
    coins: int


class ToyState(WithLog, msgspec.Struct):
    """`kept` are the gems by seat; `hidden` is a card that lies face down until the end."""

    chance: Chance
    seats: int
    round: int = 0
    phase: str = "bid"
    turn: int = 0
    order: list[int] = []
    coins: list[int] = []
    kept: list[list[str]] = []
    pile: list[int] = []
    hidden: int = -1
    broken: str = ""


class ToyView(msgspec.Struct):
    """Everything but the hidden card."""

    seat: int
    round: int
    coins: list[int]
    kept: list[list[str]]


class Toy:
    """The toy as the table knows it. The option `broken` says what is odd about its rules."""

    name = "toy"
    title = "Toy"
    state_type = ToyState
    open_information = False
    settings = (Setting("broken", "choice", default="", choices=("", "poor", "crash", "empty", *ENDLESS)),)

    def __init__(self, version: str = "toy-1") -> None:
        self.version = version

    def scenarios(self) -> list[ScenarioCard]:
        return [ScenarioCard("plain", "Plain", "1", "A toy.", (2, 3))]

    def setup(self, seats: int, settings: Settings, seed: Seed) -> ToyState:
        if settings.choice("broken") == "never-begins":
            never_end("never-ends")
        return ToyState(
            Chance(seed),
            seats,
            coins=[0] * seats,
            kept=[[] for _ in range(seats)],
            pile=[1, 2, 3],
            broken=settings.choice("broken"),
        )

    def next_step(self, state: ToyState) -> Step | None:
        steps = {"bid": bid, "turn": take_turn, "card": draw_card}
        return steps[state.phase](state) if state.phase in steps else None

    def key(self, state: ToyState, value: Value) -> str:
        return ":".join(map(str, value))

    def option(self, state: ToyState, value: Value) -> Option:
        return Option(self.key(state, value), say(f"option-{value[0]}"), tuple(map(str, value[1:])))

    def view(self, state: ToyState, seat: Seat) -> ToyView:
        return ToyView(seat, state.round, list(state.coins), [list(gems) for gems in state.kept])

    def resample(self, state: ToyState, seat: Seat, seed: int) -> ToyState:
        return msgspec.structs.replace(state, chance=Chance(seed))

    def scene(self, view: msgspec.Struct) -> Scene:
        return Scene([Zone("gems", "pool", pieces=[Piece(gem, "gem") for gem in GEMS])])

    def narrate(self, event: Event, seat: Seat) -> Text:
        assert isinstance(event, Won)
        return say("won", seat=event.seat, coins=event.coins)

    def printed(self) -> object:
        return {}

    def migrate(self, version: str, raw: dict[str, object]) -> dict[str, object]:
        return raw

    def step_name(self, state: ToyState) -> StepName:
        return "turn"

    def phrase(self, text: Text) -> Text:
        return text

    def outcome(self, state: ToyState) -> Outcome:
        return Outcome("over", say("over"), state.round, tuple(range(state.seats)), tuple(state.coins))


def never_end(how: str) -> None:
    """Rules that are wrong in ways that others could feel: Python can interrupt the first and not the second, and the
    third takes all the memory there is."""
    match how:
        case "never-ends":
            while True:
                pass
        case "freezes":
            sum(range(10**13))
        case "hoards":
            hoard: list[bytes] = []
            while True:
                hoard.append(bytes(1 << 26))


async def bid(state: ToyState) -> None:
    """All seats bid at once; a poor one has nothing to choose."""
    choices = [
        Choice(seat, "bid", [("bid", coins) for coins in range(MOST_BID + 1)], "TOY-01", {}, secret=True)
        for seat in range(state.seats)
    ]
    if state.broken == "poor":
        choices[0].values = [("bid", 0)]
    bids = await choose_each(choices)
    state.order = sorted(range(state.seats), key=lambda seat: -int(bids[seat][1]))
    state.phase, state.turn = "turn", 0


def can_roll(state: ToyState, seat: int) -> Ruling:
    """Somebody with ten coins has enough."""
    return refuse("TOY-02", "rich", coins=state.coins[seat]) if state.coins[seat] >= 10 else ALLOWED


async def take_turn(state: ToyState) -> None:
    """Roll or pass, then pick gems."""
    seat = state.order[state.turn]
    values: list[Value] = [("pass",), ("stop",)]
    if can_roll(state, seat):
        values.insert(0, ("roll",))
    picked = await choose(
        seat,
        "roll-or-pass",
        values,
        rule="TOY-02",
        refused=lambda: ((("roll",), ruling) for ruling in [can_roll(state, seat)] if not ruling),
        coins=state.coins[seat],
    )
    if picked == ("stop",):
        state.phase = "over"
        raise EndStep
    if picked == ("roll",):
        if state.broken in ENDLESS:
            never_end(state.broken)
        if state.broken == "crash":
            raise ZeroDivisionError("the dice fell off")
        faces = await roll(f"dice:{seat}", 2, rule="TOY-02")
        state.coins[seat] += sum(faces)
        state.log.add(Won(seat, sum(faces)))
    left: list[Value] = [("gem", gem) for gem in GEMS if gem not in state.kept[seat]]
    if state.broken == "empty":
        await choose(seat, "nothing", [], rule="TOY-03")
    gems = await choose_some(seat, "gems", left, rule="TOY-03", most=2, least=1)
    state.kept[seat] += [str(gem[1]) for gem in gems]
    state.turn += 1
    if state.turn == state.seats:
        state.phase = "card"


async def draw_card(state: ToyState) -> None:
    """One card off the pile, face down; then the next round."""
    card = await draw("card", state.pile, rule="TOY-04", unseen=True)
    state.pile[card] -= 1
    state.hidden = card
    state.round += 1
    state.phase = "bid" if state.round < ROUNDS else "over"


GAME = Toy()
