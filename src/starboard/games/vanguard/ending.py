"""How a game ended, and a game looked back at: missions, who did what, turn by turn, and what is remembered."""

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
from starboard.core.game import Outcome
from starboard.core.text import Text, Words, say
from starboard.games.vanguard import events, events_ship
from starboard.games.vanguard.narrate import unique_name
from starboard.games.vanguard.printed import BOX, SECTIONS
from starboard.games.vanguard.printed_ship import BOOK
from starboard.games.vanguard.queries_ship import lander_value
from starboard.games.vanguard.rules.ending_exploration import is_success
from starboard.games.vanguard.state import Phase, Result, State

COLUMNS = ("checks", "good", "moves", "rests", "pushes", "support", "cards", "injuries", "dice")
GOOD = ("green", "yellow")
FACES = 6
"""Of a plain die one face is an accident, and one a Vanguard."""


def outcome(state: State) -> Outcome:
    """IV-DES-30, IV-RULING-33: the ending of a campaign, or whether the one exploration succeeded."""
    everybody = tuple(range(state.seats))
    if state.flags.campaign:
        ending = BOOK.endings[state.ship.ending]
        won = bool(ending.spec.won)
        return Outcome(
            ending.id, say("outcome-campaign", ending=ending.name), state.ship.passes, everybody if won else ()
        )
    won = is_success(state)
    scores: tuple[int, ...] = ()
    if state.flags.operation >= 0:
        score = operation_score(state)
        scores = (score,) * state.seats
        won = won and score >= BOOK.operations[state.flags.operation].spec.target
    result = "evacuated" if state.result == Result.EVACUATED else "success" if won else "failure"
    return Outcome(result, say(f"outcome-{result}"), state.round, everybody if won else (), scores)


def operation_score(state: State) -> int:
    """IV-DES-28: what an operation says that missions, successes, discoveries, supplies and injuries count; of the
    discoveries those that the lander brings home (IV-DISC-03)."""
    points: dict[str, int] = BOOK.operations[state.flags.operation].spec.points
    counts = {
        "mission": len(state.completed),
        "success": state.success,
        "discovery": min(len(state.discoveries), lander_value(state.ship, "discoveries")),
        "unique": len(state.uniques),
        "supplies": state.supplies,
        "injury": sum(len(member.injuries) for member in state.members if member is not None),
    }
    return sum(points.get(what, 0) * count for what, count in counts.items())


def ended(state: State) -> bool:
    """Whether the campaign or the one exploration is over."""
    return state.phase is Phase.OVER


def sum_up(story: Iterable[tuple[int, Event]], state: State) -> Summary:
    """The game that has ended."""
    tale = Tale()
    for at, event in story:
        tale.tell(at, event)
    result = outcome(state)
    return Summary(
        title=_title(state),
        number="",
        verdict=result.text,
        rounds=result.rounds,
        goals=tale.goals,
        columns=[say(f"end-{column}") for column in COLUMNS],
        doers=[_doer(state, tale, who) for who in range(len(SECTIONS)) if who in tale.seen],
        turns=[Turn(at, round, f"member:{SECTIONS[who]}", state.leaders[who]) for at, round, who in tale.turns],
        landmarks=tale.landmarks,
        luck=tale.luck(),
        gains=[*_gains(state, tale)],
    )


def _title(state: State) -> Words:
    """What was played: the ending of a campaign, else the planet."""
    if state.flags.campaign:
        return BOOK.endings[state.ship.ending].name
    return BOX.planets[state.planet].name


def _doer(state: State, tale: Tale, who: int) -> Doer:
    name = SECTIONS[who]
    amounts = [tale.deeds[who][column] for column in COLUMNS]
    crew = tale.crew.get(who, -1)
    told = BOX.crew[crew].name if crew >= 0 else Words(f"section-{name}.name", name.capitalize())
    return Doer(f"member:{name}", told, state.leaders[who], amounts)


def _gains(state: State, tale: Tale) -> Iterable[Gain]:
    """What outlasts it: the epilogues of a campaign, where choices come back; else what was found."""
    if state.flags.campaign:
        for part in BOOK.endings[state.ship.ending].parts.get("epilogue", ()):
            if part.goal is None or part.goal(state, -1):
                yield Gain("log", say("end-epilogue", text=part.text))
        return
    if tale.success:
        yield Gain("success", say("end-kept-success", count=tale.success))
    for unique in tale.uniques:
        yield Gain("unique", say("end-kept-discovery", name=unique_name(unique)))


class Tale:
    """What the events of a game come to."""

    def __init__(self) -> None:
        self.deeds: list[Counter[str]] = [Counter() for _ in SECTIONS]
        self.seen: list[int] = []
        self.crew: dict[int, int] = {}
        self.turns: list[tuple[int, int, int]] = []
        self.goals: list[Goal] = []
        self.landmarks: list[Landmark] = []
        self.success = 0
        self._counted = False
        self.uniques: list[int] = []
        self._round = 0
        self._rolled: list[Counter[str]] = []

    def tell(self, at: int, event: Event) -> None:
        """Take an event into account."""
        count = _COUNT.get(type(event))
        if count is not None:
            count(self, at, event)

    def _did(self, who: int, deed: str, count: int = 1) -> None:
        if who >= 0:
            self.deeds[who][deed] += count
            if who not in self.seen:
                self.seen.append(who)

    def _round_began(self, at: int, event: events.RoundBegan) -> None:
        self._round = event.round
        self._rolled.append(Counter())

    def _turn(self, at: int, event: events.TurnBegan) -> None:
        self._did(event.who, "turns")
        self.turns.append((at, event.round, event.who))

    def _check(self, at: int, event: events.DiceRolled) -> None:
        self._did(event.who, "checks")
        self._counted = False
        self._did(event.who, "dice", event.count)
        self._rolled[-1].update(dice=event.plain, accident=event.accidents, vanguard=event.vanguards)

    def _outcome(self, at: int, event: events.OutcomeResolved) -> None:
        """A check has succeeded once, however many of its rows were reached."""
        if event.outcome in GOOD and not self._counted:
            self._did(event.who, "good")
            self._counted = True

    def _moved(self, at: int, event: events.MemberMoved) -> None:
        self._did(event.who, "moves")

    def _rested(self, at: int, event: events.Rested) -> None:
        self._did(event.who, "rests")

    def _pushed(self, at: int, event: events.Pushed) -> None:
        self._did(event.who, "pushes")

    def _supported(self, at: int, event: events.Supported) -> None:
        self._did(event.who, "support")

    def _card(self, at: int, event: events.CardPlayed) -> None:
        self._did(event.who, "cards")

    def _hurt(self, at: int, event: events.InjuryGained) -> None:
        self._did(event.who, "injuries")

    def _sent(self, at: int, event: events_ship.TeamMemberChosen) -> None:
        self.crew[event.section] = event.crew

    def luck(self) -> Luck | None:
        """The plain dice as they were rolled, before anybody turned them: accidents and Vanguards, round by round."""
        sums: Counter[str] = Counter()
        course, bands = [], []
        for rolled in self._rolled:
            sums.update(rolled)
            course.append(round(sums["vanguard"] - sums["dice"] / FACES, 1))
            bands.append(round(spread(sums["dice"], FACES), 1))
        dice = sums["dice"]
        if not dice:
            return None
        low, high = band(dice, FACES)
        return Luck(
            dice=dice,
            faces=[Rolled(name, say(f"symbol-{name}"), sums[name]) for name in ("vanguard", "accident")],
            expected=round(dice / FACES, 1),
            low=low,
            high=high,
            course_of=say("symbol-vanguard"),
            course=course,
            band=bands,
            says=_how_rare(sums["vanguard"], dice),
        )

    # --- what is remembered --------------------------------------------------------------------------------

    def _mission(self, at: int, event: events.MissionCompleted) -> None:
        name = BOX.missions.find(event.mission).name
        self.goals.append(Goal(name, "mission", True, self._round))
        self._remember(at, say("end-mission", mission=name))

    def _mission_failed(self, at: int, event: events.MissionFailed) -> None:
        name = BOX.missions.find(event.mission).name
        self.goals.append(Goal(name, "mission", False, self._round))
        self._remember(at, say("end-mission-failed", mission=name), bad=True)

    def _found(self, at: int, event: events.UniqueGained) -> None:
        self.uniques.append(event.unique)
        self._remember(at, say("end-unique", unique=unique_name(event.unique)))

    def _succeeded(self, at: int, event: events.SuccessGained) -> None:
        self.success = event.total

    def _died(self, at: int, event: events.MemberDied) -> None:
        self._remember(at, say("end-died", crew=BOX.crew.find(event.crew).name), bad=True)

    def _evacuated(self, at: int, event: events.Evacuated) -> None:
        self._remember(at, say("end-evacuated"), bad=True)

    def _landed(self, at: int, event: events.ExplorationBegan) -> None:
        self._remember(at, say("end-landing", planet=BOX.planets.find(event.planet).name))

    def _objective(self, at: int, event: events_ship.ObjectiveCompleted) -> None:
        name = BOOK.objectives[event.card].name
        self.goals.append(Goal(name, "objective", True))
        self._remember(at, say("end-objective", card=name))

    def _choice(self, at: int, event: events.OptionTaken) -> None:
        if event.rule == "IV-LOG-01":
            self._remember(at, say("end-choice", text=event.text))

    def _remember(self, at: int, text: Text, *, bad: bool = False) -> None:
        self.landmarks.append(Landmark(at, text, bad))


def _how_rare(count: int, dice: int) -> Text:
    """How seldom so many Vanguards are rolled: as a number of games in 100."""
    if count * FACES > dice:
        return say("end-more-than", games=games_below(count, dice, FACES), count=count)
    return say("end-fewer-than", games=games_above(count, dice, FACES), count=count)


_COUNT: dict[type[Event], Callable[[Tale, int, Any], None]] = {
    events.RoundBegan: Tale._round_began,
    events.TurnBegan: Tale._turn,
    events.DiceRolled: Tale._check,
    events.OutcomeResolved: Tale._outcome,
    events.MemberMoved: Tale._moved,
    events.Rested: Tale._rested,
    events.Pushed: Tale._pushed,
    events.Supported: Tale._supported,
    events.CardPlayed: Tale._card,
    events.InjuryGained: Tale._hurt,
    events.MissionCompleted: Tale._mission,
    events.MissionFailed: Tale._mission_failed,
    events.UniqueGained: Tale._found,
    events.SuccessGained: Tale._succeeded,
    events.MemberDied: Tale._died,
    events.Evacuated: Tale._evacuated,
    events.ExplorationBegan: Tale._landed,
    events.OptionTaken: Tale._choice,
    events_ship.TeamMemberChosen: Tale._sent,
    events_ship.ObjectiveCompleted: Tale._objective,
}
