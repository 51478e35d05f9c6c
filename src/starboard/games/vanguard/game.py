"""Vanguard as the platform knows it: the contract of a game fulfilled."""

from __future__ import annotations

import msgspec

from starboard.core.chance import Chance, Seed
from starboard.core.choice import Seat
from starboard.core.errors import UnknownName
from starboard.core.event import Event
from starboard.core.game import ScenarioCard
from starboard.core.journal import StepName
from starboard.core.scene import Scene
from starboard.core.settings import Setting, Settings
from starboard.core.text import Text, Words
from starboard.games.vanguard.content.library import LIBRARY
from starboard.games.vanguard.ending import outcome
from starboard.games.vanguard.narrate import narrate, phrase
from starboard.games.vanguard.options import key, option
from starboard.games.vanguard.printed import BOX, SECTIONS
from starboard.games.vanguard.printed_ship import BOOK
from starboard.games.vanguard.scene import scene
from starboard.games.vanguard.state import Flags, Mode, Phase, State
from starboard.games.vanguard.steps import next_step
from starboard.games.vanguard.view import View, resample, view

TUTORIAL, CAMPAIGN, OPERATION = "tutorial", "campaign", "operation"
EXPEDITION = "expedition-"
SEATS = (1, 4)
LEAST_TEAM = 2
DEADLY = ("no_push", "deadly_injuries", "lost_uniques", "short_supplies")

SETTINGS = (
    Setting("start", "choice", choices=("quick", "tutorial")),
    Setting("team", "several", choices=SECTIONS, least=LEAST_TEAM, most=len(SECTIONS)),
    *(Setting(name, "switch", default=False) for name in DEADLY),
)
"""What may be agreed before a game. `start` is the campaign's, `team` an expedition's; the others are the Deadly Space
card, each for itself (IV-DES-27)."""


def _scenarios() -> list[ScenarioCard]:
    """The tutorial, the campaign, an expedition to each planet, the operations."""
    cards = [
        ScenarioCard(
            TUTORIAL,
            Words("scenario-tutorial.name", "The Eye of the Void"),
            "1",
            Words("scenario-tutorial.blurb", "The first landing, taught step by step."),
            SEATS,
        ),
        ScenarioCard(
            CAMPAIGN,
            Words("scenario-campaign.name", "The Lamplighters"),
            "2",
            Words("scenario-campaign.blurb", "Planet after planet, and a ship to run between them."),
            SEATS,
            campaign=True,
        ),
    ]
    for planet in BOX.planets:
        if not planet.spec.tutorial and not planet.spec.operation:
            id = f"{EXPEDITION}{planet.id}"
            cards.append(ScenarioCard(id, planet.name, str(len(cards) + 1), planet.spec.idea, SEATS))
    for operation in BOOK.operations:
        id = OPERATION if not operation.number else f"{OPERATION}-{operation.id}"
        cards.append(ScenarioCard(id, operation.name, str(len(cards) + 1), operation.spec.text, SEATS))
    return cards


SCENARIOS = _scenarios()


class Vanguard:
    """ISS Vanguard: planets explored with dice, a ship to run between them."""

    name = "vanguard"
    title = "ISS Vanguard"
    version = "vanguard-1"
    state_type = State
    open_information = True
    settings = SETTINGS

    def scenarios(self) -> list[ScenarioCard]:
        """What can be played."""
        return list(SCENARIOS)

    def setup(self, seats: int, settings: Settings, seed: Seed) -> State:
        """A game before its first step."""
        return State(_flags(settings), seats, Chance(seed))

    next_step = staticmethod(next_step)
    key = staticmethod(key)
    option = staticmethod(option)

    def step_name(self, state: State) -> StepName:
        """A turn begins with its first action; a page of the ship book is a turn too."""
        if state.phase == Phase.TURN:
            return "turn" if state.actions_left == BOX.numbers.actions else "action"
        return "turn" if state.phase == Phase.SHIP and not state.ship.step else "action"

    def view(self, state: State, seat: Seat) -> View:
        return view(state, seat)

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
        """What may be read by anybody at any time: people and kit. Planets and stories are shown when they are
        reached."""
        shown = ("dice", "crew", "cards", "injuries", "frames", "equipment")
        return {
            kind: {entry.id: {"name": entry.name, "text": entry.text} for entry in LIBRARY.entries[kind]}
            for kind in shown
        }

    def migrate(self, version: str, raw: dict[str, object]) -> dict[str, object]:
        return raw

    outcome = staticmethod(outcome)


def _flags(settings: Settings) -> Flags:
    """What was agreed. UnknownName if it does not go together."""
    scenario = settings.scenario
    campaign = scenario == CAMPAIGN
    if settings["start"] is not None and not campaign:
        raise UnknownName(f"the setting 'start' belongs to the scenario '{CAMPAIGN}'")
    if settings["team"] is not None and not scenario.startswith(EXPEDITION):
        raise UnknownName("the setting 'team' belongs to expeditions")
    taught = scenario == TUTORIAL or settings.choice("start", "quick") == "tutorial"
    operation = -1
    planet = 0
    if scenario.startswith(OPERATION):
        cards = [card.id for card in SCENARIOS if card.id.startswith(OPERATION)]
        operation = cards.index(scenario)
    elif scenario.startswith(EXPEDITION):
        planet = BOX.planets.number(scenario.removeprefix(EXPEDITION))
    return Flags(
        scenario=scenario,
        mode=Mode.TUTORIAL if taught else Mode.PLAIN,
        planet=planet,
        campaign=campaign,
        operation=operation,
        sections=settings.several("team"),
        no_push=settings.switch("no_push"),
        deadly_injuries=settings.switch("deadly_injuries"),
        lost_uniques=settings.switch("lost_uniques"),
        short_supplies=settings.switch("short_supplies"),
    )


GAME = Vanguard()
