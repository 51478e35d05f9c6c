"""Hagalaz as the platform knows it: the contract of a game fulfilled."""

from __future__ import annotations

import msgspec

from starboard.core.chance import Chance, Seed
from starboard.core.choice import Seat
from starboard.core.errors import UnknownName
from starboard.core.event import Event
from starboard.core.game import Outcome, ScenarioCard
from starboard.core.hexes import EdgeKind
from starboard.core.journal import StepName
from starboard.core.scene import Scene
from starboard.core.settings import Setting, Settings
from starboard.core.text import Text, say
from starboard.games.hagalaz.content.library import LIBRARY
from starboard.games.hagalaz.narrate import narrate, phrase
from starboard.games.hagalaz.options import key, option
from starboard.games.hagalaz.printed import SHELF, Mission
from starboard.games.hagalaz.rules.setup import COMPANIONS, HEROES_PER_SEAT, SQUAD_SIZE
from starboard.games.hagalaz.scene import scene
from starboard.games.hagalaz.state import Campaign, Phase, State
from starboard.games.hagalaz.steps import next_step
from starboard.games.hagalaz.view import MissionView, resample, view

CAMPAIGN = "campaign"
WON_CAMPAIGNS = ("success", "triumph", "perfect")
VICTORIES = ("paragon", "renegade", "loyalty")


SEATS = (1, 4)

SETTINGS = (
    Setting("squad", "several", choices=("shepard", *COMPANIONS), least=SQUAD_SIZE, most=SQUAD_SIZE),
    Setting(
        "control", "several", choices=tuple(map(str, range(SEATS[1]))), least=SQUAD_SIZE, most=SQUAD_SIZE, repeats=True
    ),
    Setting("paragon_victories", "number", default=0, least=0, most=len(LIBRARY.missions)),
    Setting("renegade_victories", "number", default=0, least=0, most=len(LIBRARY.missions)),
    Setting("veteran", "number", least=0, most=SHELF.most_unlocked),
)
"""What may be fixed before a mission: the squad in clockwise order, the seat that controls each of them, earlier
results, and how many abilities each hero has unlocked (`veteran`)."""


def _scenarios() -> list[ScenarioCard]:
    cards = [
        ScenarioCard(mission.id, mission.spec.name, mission.spec.number, mission.spec.intro.first_line(), SEATS)
        for mission in LIBRARY.missions
    ]
    opening = LIBRARY.campaign.passages[LIBRARY.campaign.spec.opening]
    blurb = opening.story.first_line()
    return [*cards, ScenarioCard(CAMPAIGN, opening.title, "", blurb, SEATS, campaign=True)]


SCENARIOS = _scenarios()


class Hagalaz:
    """Priority Hagalaz: four heroes, one mission at a time."""

    name = "hagalaz"
    title = "Priority: Hagalaz"
    version = "hagalaz-3"
    state_type = State
    open_information = True
    settings = SETTINGS

    def scenarios(self) -> list[ScenarioCard]:
        """The missions there are, and the campaign they are part of."""
        return list(SCENARIOS)

    def setup(self, seats: int, settings: Settings, seed: Seed) -> State:
        """A mission before its first step."""
        campaign = Campaign() if settings.scenario == CAMPAIGN else None
        mission = LIBRARY.missions[0] if campaign else SHELF.mission(settings.scenario)
        earlier = max(2 * (mission.spec.tier - 1), 0)  # two abilities for every earlier tier
        return State(
            kit_name=mission.id,
            phase=Phase.OPENING if campaign else Phase.SETUP,
            campaign=campaign,
            seats=seats,
            chance=Chance(seed),
            squad=_squad(settings, mission),
            control=_control(settings, seats),
            paragon_victories=settings.number("paragon_victories"),
            renegade_victories=settings.number("renegade_victories"),
            veteran=0 if campaign else settings.number("veteran", otherwise=earlier),
        )

    next_step = staticmethod(next_step)
    key = staticmethod(key)
    option = staticmethod(option)

    def step_name(self, state: State) -> StepName:
        """A turn begins with its roll; everything else is a part of one."""
        return "turn" if state.phase is Phase.ROLL else "action"

    def view(self, state: State, seat: Seat) -> MissionView:
        return view(state, seat)

    def resample(self, state: State, seat: Seat, seed: int) -> State:
        return resample(state, seat, seed)

    def scene(self, view: msgspec.Struct) -> Scene:
        assert isinstance(view, MissionView)
        return scene(view)

    def narrate(self, event: Event, seat: Seat) -> Text:
        """Nobody knows more than the others."""
        return narrate(event)

    def phrase(self, text: Text) -> Text:
        return phrase(text)

    def printed(self) -> object:
        """Boards, cards and mission pages as anybody may read them; the story passages are not among it."""
        return {
            "heroes": [board.spec for board in LIBRARY.heroes],
            "cards": {card.spec.id: {"name": card.spec.name, "text": card.spec.text} for card in LIBRARY.cards},
            "missions": {mission.id: mission_page(mission) for mission in LIBRARY.missions},
            "achievements": {
                box.spec.id: {"name": box.spec.name, "text": box.spec.text} for box in LIBRARY.campaign.achievements
            },
        }

    def migrate(self, version: str, raw: dict[str, object]) -> dict[str, object]:
        """The state of a game of older rules. No field has changed its meaning or its name; what is
        new since has a default."""
        return raw

    def outcome(self, state: State) -> Outcome:
        """HG-MEND-01, HG-CAMP-08: how the mission, or the whole campaign, ended. All seats win, or none."""
        campaign = state.campaign
        if campaign is None:
            result, won, rounds = state.result, state.result in VICTORIES, state.round
            text = say(f"outcome-{result}", rounds=rounds)
        else:
            result, won, rounds = campaign.result, campaign.result in WON_CAMPAIGNS, len(campaign.waypoints)
            text = say(f"outcome-campaign-{result}", missions=rounds, points=state.war_readiness)
        winners = tuple(range(state.seats)) if won else ()
        return Outcome(result, text, rounds, winners, scores=(state.war_readiness,) * state.seats)


def mission_page(mission: Mission) -> dict[str, object]:
    """What is printed on a mission page, without passages."""
    spec = mission.spec
    return {
        "name": spec.name,
        "number": spec.number,
        "tier": spec.tier,
        "loyalty": spec.loyalty,
        "faction": spec.faction,
        "intro": spec.intro,
        "failure": spec.failure.text,
        "rules": [{"title": rule.title, "text": rule.text} for rule in spec.rule],
        "actions": {action.id: {"name": action.name, "text": action.text} for action in spec.action},
        "objectives": {
            box.id: {"kind": box.kind, "title": box.title, "text": box.text, "after": box.after}
            for box in spec.objective
        },
        "elites": {
            elite.id: {"name": elite.name, "text": elite.text, "resilience": elite.resilience} for elite in spec.elite
        },
        "counters": {counter.id: {"name": counter.name, "boxes": counter.boxes} for counter in spec.counter},
        "map": mission_map(mission),
    }


def mission_map(mission: Mission) -> dict[str, object]:
    """The map as a small picture needs it: hexes with their coordinates, what is printed in them and in between."""
    board = mission.board
    between: dict[EdgeKind, list[str]] = {kind: [] for kind in EdgeKind}
    for (a, b), edge in board.edges.items():
        if not edge.ramp:
            between[edge.kind].append(f"{board.names[a]}/{board.names[b]}")
    return {
        "hexes": dict(zip(board.names, board.coords, strict=True)),
        "upper": [name for name, level in zip(board.names, board.level, strict=True) if level > 0],
        "marks": {
            mark: [board.names[at] for at in sorted(hexes)] for mark, hexes in sorted(board.marks.items()) if hexes
        },
        "walls": between[EdgeKind.WALL],
        "doors": between[EdgeKind.DOOR],
    }


def _squad(settings: Settings, mission: Mission) -> list[str]:
    """The squad in clockwise order, if it was chosen beforehand; UnknownName if it cannot go on this mission."""
    squad = list(settings.several("squad"))
    if squad and squad[0] != "shepard":
        raise UnknownName(f"a squad is shepard and then three of {', '.join(COMPANIONS)}, not {', '.join(squad)}")
    if squad and mission.spec.loyalty and mission.spec.loyalty not in squad:
        raise UnknownName(f"the squad of '{mission.id}' needs {mission.spec.loyalty}, whose loyalty mission it is")
    return squad


def _control(settings: Settings, seats: int) -> list[int]:
    """The seat that controls each hero, if it was chosen beforehand; UnknownName if somebody has too many."""
    control = [int(seat) for seat in settings.several("control")]
    shares = sorted((control.count(seat) for seat in range(seats)), reverse=True)
    if control and tuple(shares) != HEROES_PER_SEAT[seats]:
        wanted = ", ".join(map(str, HEROES_PER_SEAT[seats]))
        raise UnknownName(f"control gives each hero a seat from 0 to {seats - 1}, and the seats hold {wanted} heroes")
    return control


GAME = Hagalaz()
