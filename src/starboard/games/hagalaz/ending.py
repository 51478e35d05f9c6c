"""A mission at its end: objectives, who did what, the night turn by turn, luck with dice, what a campaign keeps."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from starboard.core.ending import (
    Doer,
    Gain,
    Goal,
    Landmark,
    Luck,
    Rolled,
    Summary,
    Turn,
    band,
    games_above,
    games_below,
    spread,
)
from starboard.core.event import Event
from starboard.core.text import Text, Wording, say
from starboard.games.hagalaz import events
from starboard.games.hagalaz.options import hero_name
from starboard.games.hagalaz.printed import SHELF, Mission
from starboard.games.hagalaz.state import FACE_NAMES, Face, State

COLUMNS = ("dealt", "felled", "ticked", "steps", "taken", "revived")
FACES = len(FACE_NAMES)
PLACES = ("shepard", "garrus", "liara", "tali", "wrex")
"""The heroes in the order of their shapes and colours."""


def ended(state: State) -> bool:
    """Whether there is a mission to look back at: its result stands, and the next one has not begun."""
    return bool(state.result)


def sum_up(story: Iterable[tuple[int, Event]], state: State) -> Summary:
    """The mission that has just ended."""
    night = Night(state.kit.mission)
    for at, event in story:
        night.tell(at, event)
    spec = state.kit.mission.spec
    goals = [
        Goal(objective.title, objective.kind, objective.id in state.done, night.done_in.get(objective.id, 0))
        for objective in spec.objective
    ]
    return Summary(
        title=spec.name,
        number=spec.number,
        verdict=say(f"outcome-{state.result}", rounds=state.round),
        rounds=state.round,
        goals=goals,
        columns=[say(f"end-{column}") for column in COLUMNS],
        doers=[
            Doer(
                f"hero:{hero.id}",
                hero_name(hero.id),
                PLACES.index(hero.id),
                [night.deeds[hero.id][column] for column in COLUMNS],
                night.unlocked.get(hero.id, []),
            )
            for hero in state.heroes
        ],
        turns=[Turn(at, round, f"hero:{hero}", PLACES.index(hero)) for at, round, hero in night.turns],
        landmarks=night.landmarks,
        luck=night.luck(),
        gains=_gains(state, night),
    )


def _gains(state: State, night: Night) -> list[Gain]:
    """HG-CAMP-10: what a campaign keeps of the mission."""
    if state.campaign is None:
        return []
    abilities = sum(len(unlocked) for unlocked in night.unlocked.values())
    return [
        Gain("star", say("end-readiness", points=state.war_readiness, gained=night.readiness)),
        Gain("xp", say("end-unlocked", abilities=abilities)),
        Gain("data", say("end-data", boxes=state.data_boxes, of=SHELF.campaign.spec.data_boxes)),
    ]


class Night:
    """What a mission's events come to. A new mission of a campaign begins with its first round."""

    def __init__(self, mission: Mission) -> None:
        self._tokens = mission.tokens
        self._titles = {objective.id: objective.title for objective in mission.spec.objective}
        self._begin()

    def _begin(self) -> None:
        self.round = 0
        self.active = ""
        self.deeds: dict[str, Counter[str]] = {id: Counter() for id in SHELF.heroes}
        self.unlocked: dict[str, list[Wording]] = {}
        self.turns: list[tuple[int, int, str]] = []
        self.landmarks: list[Landmark] = []
        self.done_in: dict[str, int] = {}
        self.readiness = 0
        self._ticked: dict[str, int] = {}
        self._rolled: list[Counter[int]] = []

    def tell(self, at: int, event: Event) -> None:
        """Take an event into account."""
        count = _COUNT.get(type(event))
        if count is not None:
            count(self, at, event)

    def _round(self, at: int, event: events.RoundBegan) -> None:
        if event.round == 1:
            self._begin()
        self.round = event.round
        self._rolled.append(Counter())

    def _turn(self, at: int, event: events.TurnBegan) -> None:
        self.active = event.hero
        self.turns.append((at, self.round, event.hero))

    def _dice(self, at: int, event: events.DiceRolled) -> None:
        self._rolled[-1].update(event.faces)

    def _dealt(self, at: int, event: events.EnemyHurt) -> None:
        if event.hero:
            self.deeds[event.hero]["dealt"] += event.damage

    def _felled(self, at: int, event: events.EnemyDefeated) -> None:
        if event.hero:
            self.deeds[event.hero]["felled"] += 1
        token = self._tokens.get(event.token)
        if token is not None and token.elite:
            self._remember(at, say("end-falls", who=token.name))

    def _ticks(self, at: int, event: events.CounterTicked) -> None:
        if self.active:
            self.deeds[self.active]["ticked"] += max(0, event.value - self._ticked.get(event.counter, 0))
        self._ticked[event.counter] = event.value

    def _step(self, at: int, event: events.HeroMoved) -> None:
        self.deeds[event.hero]["steps"] += 1

    def _taken(self, at: int, event: events.HeroHurt) -> None:
        self.deeds[event.hero]["taken"] += event.shields + event.health

    def _revived(self, at: int, event: events.HeroRevived) -> None:
        if self.active:
            self.deeds[self.active]["revived"] += 1

    def _ability(self, at: int, event: events.AbilityUnlocked) -> None:
        self.unlocked.setdefault(event.hero, []).append(SHELF.heroes[event.hero].abilities[event.ability].name)

    def _down(self, at: int, event: events.HeroDowned) -> None:
        self._remember(at, say("end-falls", who=hero_name(event.hero)), bad=True)

    def _storm(self, at: int, event: events.FailureTicked) -> None:
        self._remember(at, say("end-storm", box=event.boxes), bad=True)

    def _objective(self, at: int, event: events.ObjectiveDone) -> None:
        self.done_in[event.objective] = self.round
        if event.objective in self._titles:
            self._remember(at, say("end-objective", objective=self._titles[event.objective]))

    def _readiness(self, at: int, event: events.WarReadinessGained) -> None:
        self.readiness += event.amount

    def _remember(self, at: int, text: Text, *, bad: bool = False) -> None:
        self.landmarks.append(Landmark(at, text, bad))

    def luck(self) -> Luck | None:
        """The dice of the mission, each face of which is as likely as the others."""
        sums: Counter[int] = Counter()
        course, bands = [], []
        for rolled in self._rolled:
            sums.update(rolled)
            dice = sums.total()
            course.append(round(sums[Face.EMPOWERED] - dice / FACES, 1))
            bands.append(round(spread(dice, FACES), 1))
        dice = sums.total()
        if not dice:
            return None
        low, high = band(dice, FACES)
        return Luck(
            dice=dice,
            faces=[Rolled(name, say(f"die-{name}"), sums[face]) for face, name in enumerate(FACE_NAMES)],
            expected=round(dice / FACES, 1),
            low=low,
            high=high,
            course_of=say("die-empowered"),
            course=course,
            band=bands,
            says=_how_rare(sums[Face.EMPOWERED], dice),
        )


def _how_rare(count: int, dice: int) -> Text:
    """How seldom so many Empowered dice are rolled: as a number of games in 100."""
    if count * FACES > dice:
        return say("end-more-than", games=games_below(count, dice, FACES), count=count)
    return say("end-fewer-than", games=games_above(count, dice, FACES), count=count)


_COUNT: dict[type[Event], Callable[[Night, int, Any], None]] = {
    events.RoundBegan: Night._round,
    events.TurnBegan: Night._turn,
    events.DiceRolled: Night._dice,
    events.EnemyHurt: Night._dealt,
    events.EnemyDefeated: Night._felled,
    events.CounterTicked: Night._ticks,
    events.HeroMoved: Night._step,
    events.HeroHurt: Night._taken,
    events.HeroRevived: Night._revived,
    events.AbilityUnlocked: Night._ability,
    events.HeroDowned: Night._down,
    events.FailureTicked: Night._storm,
    events.ObjectiveDone: Night._objective,
    events.WarReadinessGained: Night._readiness,
}
