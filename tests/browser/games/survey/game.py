"""A game without a room of its own in the client: it has a zone of every kind, so that a browser can show them all.

Two seats survey a star. Each of them travels, plays a card, settles a quarrel and answers a page of the log; then the
points are counted."""

from __future__ import annotations

import msgspec

from starboard.core.chance import Chance
from starboard.core.choice import Option, Value, choose
from starboard.core.event import Event, Log
from starboard.core.game import Outcome, ScenarioCard, ScoreLine, Step
from starboard.core.scene import Fact, Piece, Scene, Zone
from starboard.core.settings import Setting, Settings
from starboard.core.text import Text, say

PLACES = {"dock": (0, 2), "reef": (2, 0), "maze": (3, 2), "well": (5, 1)}
ROUTES = (("dock", "reef"), ("reef", "maze"), ("dock", "maze"), ("maze", "well"))
CARDS = ("comet", "moon", "star")
STEPS = ("travel", "card", "quarrel", "page")
FACES = ((5, 4, 2), (5, 3, 1))


class Travelled(Event, frozen=True):
    """A ship went somewhere."""

    seat: int
    place: str


class Unsaved:
    """The part of the state that no save holds."""

    __slots__ = ("log",)

    log: Log


class State(Unsaved, msgspec.Struct):
    """Where the ships are, what is in hand, and whose turn of which step it is."""

    chance: Chance
    scenario: str
    at: list[str]
    hands: list[list[str]]
    points: list[int]
    done: int = 0

    def __post_init__(self) -> None:
        self.log = Log()


class View(msgspec.Struct):
    """What a seat sees: not the other's hand."""

    seat: int
    scenario: str
    at: list[str]
    hand: list[str]
    other: int
    points: list[int]
    done: int


class Survey:
    """The game, as the table knows it."""

    name = "survey"
    title = "Survey"
    version = "survey-1"
    state_type = State
    open_information = False
    settings = (
        Setting("length", "choice", default="short", choices=("short", "long")),
        Setting("crew", "number", least=1, most=6),
        Setting("storms", "switch", default=False),
        Setting("moons", "several", choices=("red", "blue"), least=0),
    )

    def scenarios(self) -> list[ScenarioCard]:
        return [
            ScenarioCard("star", "A Quiet Star", "1", "Four places, and something on the way to each.", (2, 2)),
            ScenarioCard("deck", "Below Deck", "2", "A ship of seven hexes.", (2, 2)),
        ]

    def setup(self, seats: int, settings: Settings, seed: int) -> State:
        return State(
            Chance(seed), settings.scenario, ["dock"] * seats, [list(CARDS) for _ in range(seats)], [0] * seats
        )

    def next_step(self, state: State) -> Step | None:
        return None if state.done == len(STEPS) * len(state.at) else take_step(state)

    def step_name(self, state: State) -> str:
        return "turn"

    def key(self, state: State, value: Value) -> str:
        return ":".join(map(str, value))

    def option(self, state: State, value: Value) -> Option:
        verb, thing = str(value[0]), str(value[1]) if len(value) > 1 else ""
        text = say(f"option-{verb}", thing=say(f"thing-{thing}")) if thing else say(f"option-{verb}")
        targets = {
            "travel": f"place:{thing}",
            "play": f"card:{thing}",
            "reroll": f"die:0:{thing}",
            "choose": f"way:{thing}",
        }
        return Option(self.key(state, value), text, (targets[verb],) if thing else ())

    def view(self, state: State, seat: int) -> View:
        mine = max(seat, 0)
        hand = list(state.hands[mine]) if seat >= 0 else []
        return View(
            seat, state.scenario, list(state.at), hand, len(state.hands[1 - mine]), list(state.points), state.done
        )

    def resample(self, state: State, seat: int, seed: int) -> State:
        return msgspec.structs.replace(state, chance=Chance(seed))

    def scene(self, view: View) -> Scene:
        return scene(view)

    def narrate(self, event: Event, seat: int) -> Text:
        assert isinstance(event, Travelled)
        return say("event-travelled", player=event.seat + 1, place=say(f"thing-{event.place}"))

    def phrase(self, text: Text) -> Text:
        return text

    def outcome(self, state: State) -> Outcome:
        best = max(state.points)
        winners = tuple(seat for seat, points in enumerate(state.points) if points == best)
        travels = tuple(list(PLACES).index(at) for at in state.at)
        cards = tuple(points - travelled for points, travelled in zip(state.points, travels, strict=True))
        lines = (ScoreLine(say("line-travels"), travels), ScoreLine(say("line-cards"), cards))
        return Outcome("counted", say("outcome-counted", points=best), 1, winners, tuple(state.points), lines)

    def printed(self) -> object:
        return {}

    def migrate(self, version: str, raw: dict[str, object]) -> dict[str, object]:
        return raw


async def take_step(state: State) -> None:
    """SV-01: the seats take each step of the survey in turn."""
    seat = state.done % len(state.at)
    step = STEPS[state.done // len(state.at)]
    if step == "travel":
        here = state.at[seat]
        there = [b if a == here else a for a, b in ROUTES if here in (a, b)]
        picked = await choose(seat, "travel", [("travel", place) for place in there], rule="SV-01")
        state.at[seat] = str(picked[1])
        state.points[seat] += list(PLACES).index(state.at[seat])
        state.log.add(Travelled(seat, state.at[seat]))
    elif step == "card":
        picked = await choose(seat, "card", [("play", card) for card in state.hands[seat]], rule="SV-02")
        state.hands[seat].remove(str(picked[1]))
        state.points[seat] += 1 + CARDS.index(str(picked[1]))
    elif step == "quarrel":
        await choose(seat, "quarrel", [("reroll", "1"), ("reroll", "2"), ("stand",)], rule="SV-03")
    else:
        await choose(seat, "page", [("choose", "answer"), ("choose", "leave")], rule="SV-04")
    state.done += 1


def scene(view: View) -> Scene:
    """The table as a seat sees it: a map, and over it whatever is being settled."""
    step = STEPS[min(view.done // 2, len(STEPS) - 1)]
    seat = view.done % 2
    mine = max(view.seat, 0)
    turn = Piece("turn", "turn", step, facts={"round": 1, "active": f"seat:{seat}"})
    zones = [
        Zone("turn", "track", pieces=[turn]),
        Zone("seats", "seats", say("zone-seats"), [panel(view, seat) for seat in range(2)]),
        Zone("progress", "track", say("zone-progress"), _markers(view), _spaces()),
        Zone(
            "supplies",
            "track",
            say("zone-supplies"),
            [Piece("supplies", "meter", name=say("thing-supplies"), facts={"value": 3, "of": 5})],
        ),
        Zone(
            "stores", "pool", say("zone-stores"), [Piece("store:ice", "ice", name=say("thing-ice"), facts={"count": 4})]
        ),
        _map(view),
        Zone("hand", "hand", say("zone-hand"), [_card(card, mine) for card in view.hand]),
        Zone(
            "other",
            "cards",
            say("zone-other"),
            [Piece("other", "card", facts={"down": True, "count": view.other}, owner=1 - mine)],
        ),
        Zone(
            "dice",
            "tray",
            say("zone-dice"),
            [Piece("die:tray", "die", facts={"face": 6, "tone": "blue", "letter": "B"})],
        ),
        Zone(
            "station",
            "mat",
            say("zone-station"),
            [_card("crane", mine, "slot:1")],
            [Piece(f"slot:{n}", "slot") for n in (1, 2)],
        ),
    ]
    if step == "quarrel":
        zones.append(_quarrel())
    if step == "page":
        zones.append(_page())
    return Scene(zones)


def panel(view: View, seat: int) -> Piece:
    """What everybody sees of a seat."""
    cards = len(view.hand) if seat == max(view.seat, 0) else view.other
    return Piece(
        f"seat:{seat}", "seat", name=say("thing-ship"), facts={"score": view.points[seat], "cards": cards}, owner=seat
    )


def _markers(view: View) -> list[Piece]:
    return [
        Piece(f"marker:{seat}", "marker", f"space:{min(points, 8)}", owner=seat)
        for seat, points in enumerate(view.points)
    ]


def _spaces() -> list[Piece]:
    return [Piece(f"space:{n}", "space", facts={"long": n % 4 == 0}) for n in range(9)]


def _card(card: str, owner: int, at: str = "") -> Piece:
    facts: dict[str, Fact] = {"cost": len(card), "rule": "SV-02", "symbol": "star" if card == "star" else "moon"}
    return Piece(f"card:{card}", "card", at, say(f"thing-{card}"), facts, say(f"text-{card}"), owner)


def _map(view: View) -> Zone:
    ships = [
        Piece(f"ship:{seat}", "ship", f"place:{at}", say("thing-ship"), owner=seat) for seat, at in enumerate(view.at)
    ]
    if view.scenario == "deck":
        around = {"D1": (0, 0), "D2": (1, 0), "C1": (1, -1), "C2": (0, -1), "D0": (-1, 0), "E1": (-1, 1), "E2": (0, 1)}
        hexes = [
            Piece(f"hex:{name}", "hex", facts={"q": q, "r": r, "marks": ["star"] if name == "D1" else []})
            for name, (q, r) in around.items()
        ]
        placed = [Piece(ship.id, "ship", "D2" if n else "D0", ship.name, owner=n) for n, ship in enumerate(ships)]
        named = [
            Piece(f"place:{place}", "marker", list(around)[n], say(f"thing-{place}")) for n, place in enumerate(PLACES)
        ]
        return Zone("map", "hexmap", say("zone-map"), [*placed, *named], hexes)
    places = [
        Piece(f"place:{id}", "place", name=say(f"thing-{id}"), facts={"x": x, "y": y, "label": n + 1, "symbol": "eye"})
        for n, (id, (x, y)) in enumerate(PLACES.items())
    ]
    routes = [
        Piece(
            f"route:{a}-{b}",
            "route",
            facts={
                "from": f"place:{a}",
                "to": f"place:{b}",
                "symbols": ["clock", "lock"][: 1 + n % 2],
                "hostile": ["lock"],
                "one_way": n == 2,
            },
        )
        for n, (a, b) in enumerate(ROUTES)
    ]
    return Zone("map", "chart", say("zone-map"), ships, [*places, *routes])


def _quarrel() -> Zone:
    steps = [Piece(f"step:{n}", "step", name=say(f"step-{n}"), facts={"done": n < 2, "now": n == 2}) for n in range(4)]
    columns = [
        Piece(
            f"column:{n}",
            "column",
            name=say("column", number=n),
            facts={"now": n == 2},
            text=say("text-compared") if n == 2 else None,
        )
        for n in (1, 2, 3)
    ]
    sides = [
        Piece(f"side:{seat}", "side", name=say("thing-ship"), facts={"cards": 2}, text=say("text-side"), owner=seat)
        for seat in range(2)
    ]
    sides.append(Piece("side:raiders", "side", name=say("thing-raiders"), facts={"out": True}))
    dice = [
        Piece(
            f"die:{side}:{n}",
            "die",
            f"side:{side}",
            facts={"face": face, "column": f"column:{n}", "state": ("tied", "", "beaten")[n - 1], "odds": "2 in 5"},
        )
        for side, faces in enumerate(FACES)
        for n, face in enumerate(faces, 1)
    ]
    outcomes = [
        Piece(
            "outcome:win",
            "outcome",
            name=say("outcome-win"),
            facts={"chance": 55, "needs": ["star", "+", "eye"]},
            text=say("text-win"),
        ),
        Piece("outcome:lose", "outcome", name=say("outcome-lose"), facts={"chance": 45, "failure": True}),
    ]
    return Zone("quarrel", "stage", say("zone-quarrel"), [*sides, *dice, *outcomes], [*steps, *columns])


def _page() -> Zone:
    return Zone(
        "page",
        "page",
        say("zone-page"),
        [
            Piece("page:title", "title", name=say("page-title"), facts={"label": "346"}),
            Piece("page:prose", "paragraph", text=say("page-prose")),
            Piece("page:box", "box", name=say("page-box"), text=say("page-box-text")),
            Piece("way:answer", "choice", name=say("thing-answer"), text=say("text-answer")),
            Piece("way:leave", "choice", name=say("thing-leave")),
        ],
    )


GAME = Survey()
