"""Edge as the platform knows it: the contract of a game fulfilled."""

from __future__ import annotations

import msgspec

from starboard.core.chance import Chance, Seed
from starboard.core.choice import SPECTATOR, Seat
from starboard.core.errors import UnknownName
from starboard.core.event import Event
from starboard.core.game import ScenarioCard
from starboard.core.journal import StepName, snapshot
from starboard.core.scene import Scene
from starboard.core.settings import Setting, Settings
from starboard.core.text import Text, Words
from starboard.games.edge.content.library import LIBRARY
from starboard.games.edge.ending import outcome
from starboard.games.edge.narrate import narrate, phrase
from starboard.games.edge.options import key, option
from starboard.games.edge.printed import BOX
from starboard.games.edge.rules.scoring import counted, known_to
from starboard.games.edge.scene import scene
from starboard.games.edge.state import DECKS, LENGTHS, MOON_SETS, Flags, Phase, State
from starboard.games.edge.steps import next_step
from starboard.games.edge.view import View, public_view, resample, view

OFF = MOON_SETS[0]
BASE, ESCALATION, HEGEMON = "reach", "escalation", "hegemon"

SETTINGS = (
    Setting("length", "choice", choices=tuple(LENGTHS)),
    Setting("events", "choice", choices=DECKS),
    Setting("specials", "number", default=0, least=0, most=4),
    Setting("destinies", "switch", default=False),
    Setting("officer", "choice", choices=tuple(BOX.officers.ids)),
    Setting("more_factions", "switch"),
    Setting("more_tactics", "switch"),
    Setting("ancient_moons", "choice", choices=MOON_SETS),
    Setting("ancient_modules", "switch"),
    Setting("gate", "switch"),
    Setting("wyrm", "switch"),
    Setting("dealt", "number", default=BOX.numbers.factions_dealt, least=2, most=3),
    Setting("class_s", "choice", choices=tuple(each.id for each in BOX.raiders if each.spec.rank == "S")),
)
"""What may be agreed before a game (AE-RULING-60). What nobody says the scenario decides."""

SCENARIOS = (
    ScenarioCard(
        BASE,
        Words("scenario-reach.name", "The Outer Reach"),
        "1",
        Words("scenario-reach.blurb", "The game as it began: two to four factions."),
        (2, 4),
    ),
    ScenarioCard(
        ESCALATION,
        Words("scenario-escalation.name", "Escalation"),
        "2",
        Words("scenario-escalation.blurb", "Relics, the Gate and the Wyrm, for up to five."),
        (2, 5),
    ),
    ScenarioCard(
        HEGEMON,
        Words("scenario-hegemon.name", "Against the Hegemon"),
        "3",
        Words("scenario-hegemon.blurb", "One to three people, and an opponent who follows his orders."),
        (1, 3),
    ),
)


class Edge:
    """Andromeda's Edge: factions at the rim of the known, with Escalation."""

    name = "edge"
    title = "Andromeda's Edge"
    version = "edge-1"
    state_type = State
    open_information = False
    settings = SETTINGS

    def scenarios(self) -> list[ScenarioCard]:
        """The base game, Escalation, and the game against the Hegemon."""
        return list(SCENARIOS)

    def setup(self, seats: int, settings: Settings, seed: Seed) -> State:
        """A game before its first step; the map is laid by the first one."""
        return State(_flags(settings), seats, Chance(seed))

    next_step = staticmethod(next_step)
    key = staticmethod(key)
    option = staticmethod(option)

    def step_name(self, state: State) -> StepName:
        """A turn begins with the choice of what to do in it."""
        return "turn" if state.phase in (Phase.TURN, Phase.HEGEMON) else "action"

    _latest: tuple[bytes, View, list[dict[str, int]]] | None = None
    """The position looked at last, what everybody may know of it, and the count: people at a table all look at one."""

    def view(self, state: State, seat: Seat) -> View:
        """What a seat may know. Nobody sits where the Hegemon is, so nobody sees what he holds (AE-RULING-41)."""
        seat = seat if seat < state.seats else SPECTATOR
        saved = snapshot(state)
        latest = self._latest
        if latest is None or latest[0] != saved:
            latest = self._latest = (saved, public_view(state), counted(state))
        _, public, columns = latest
        return view(state, seat, public, known_to(seat, columns, over=state.phase is Phase.OVER))

    def resample(self, state: State, seat: Seat, seed: int) -> State:
        return resample(state, seat, seed)

    def scene(self, view: msgspec.Struct) -> Scene:
        assert isinstance(view, View)
        return scene(view)

    def narrate(self, event: Event, seat: Seat) -> Text | None:
        return narrate(event, seat)

    def phrase(self, text: Text) -> Text:
        return phrase(text)

    def printed(self) -> object:
        """Everything that is printed and may be read by anybody."""
        return {
            kind: {entry.id: {"name": entry.name, "text": entry.text} for entry in entries}
            for kind, entries in LIBRARY.entries.items()
        }

    def migrate(self, version: str, raw: dict[str, object]) -> dict[str, object]:
        return raw

    outcome = staticmethod(outcome)


def _flags(settings: Settings) -> Flags:
    """What was agreed, with what the scenario says where nobody did. UnknownName if it does not go together."""
    scenario = settings.scenario
    more = scenario != BASE

    def switch(name: str, otherwise: bool) -> bool:
        return otherwise if settings[name] is None else settings.switch(name)

    officer = settings.choice("officer")
    if scenario != HEGEMON and officer:
        raise UnknownName(f"the officer '{officer}' plays in the scenario '{HEGEMON}' only")
    gate = switch("gate", scenario == ESCALATION)
    wyrm = switch("wyrm", scenario == ESCALATION and gate)
    deck = settings.choice("events", "shadows" if scenario == ESCALATION and gate and wyrm else "dawn")
    if deck == "shadows":
        if settings["wyrm"] is False or settings["gate"] is False:
            raise UnknownName("the event deck 'shadows' needs both the Gate and the Wyrm (AE-SHADOW-02)")
        wyrm = gate = True
    if wyrm:
        if settings["gate"] is False:
            raise UnknownName("the Wyrm needs the Gate (AE-RULING-60)")
        gate = True
    return Flags(
        terminus=LENGTHS[settings.choice("length", "medium" if more else "short")],
        deck=deck,
        specials=settings.number("specials"),
        destinies=settings.switch("destinies"),
        dealt=settings.number("dealt"),
        more_factions=switch("more_factions", more),
        more_tactics=switch("more_tactics", more),
        ancient_moons=settings.choice("ancient_moons", "both" if scenario == ESCALATION else OFF),
        ancient_modules=switch("ancient_modules", scenario == ESCALATION),
        gate=gate,
        wyrm=wyrm,
        officer=BOX.officers.number(officer or BOX.officers.ids[0]) if scenario == HEGEMON else -1,
        class_s=settings.choice("class_s"),
    )


GAME = Edge()
