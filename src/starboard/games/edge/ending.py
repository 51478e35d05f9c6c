"""A game at its end: who won, the count line by line, who did what, turn by turn, battles, and luck with the dice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from math import sqrt
from typing import Any

from starboard.core.ending import DEVIATIONS, TAIL, Doer, Landmark, Luck, Rolled, Summary, Turn
from starboard.core.event import Event
from starboard.core.game import Outcome, ScoreLine
from starboard.core.text import Text, Wording, Words, say, who_sits
from starboard.games.edge import events
from starboard.games.edge.options import player_name, tile_name
from starboard.games.edge.printed import BOX
from starboard.games.edge.queries import number_of, region_id, tile_at
from starboard.games.edge.rules.scoring import score_sheet, totals, winners
from starboard.games.edge.state import HEGEMON, Phase, State

COLUMNS = ("points", "launches", "won", "lost", "raiders", "built", "modules", "moons", "dice", "sixes")
FACES = 6
BEST = 6
"""The face that a side hopes for: nothing beats it."""


def outcome(state: State) -> Outcome:
    """AE-END-14, AE-HEG-118: most points win, the Hegemon's too."""
    best = winners(state)
    scores = totals(state)
    people = tuple(who for who in best if who < state.seats)
    lines = tuple(ScoreLine(say(f"score-{line.name}"), line.points) for line in score_sheet(state) if any(line.points))
    if not people:
        return Outcome("hegemon", say("outcome-hegemon", score=max(scores)), state.turn, (), tuple(scores), lines)
    text = say("outcome-won", player=who_sits(people[0]), winners=len(people), score=max(scores))
    return Outcome("won", text, state.turn, people, tuple(scores), lines)


def ended(state: State) -> bool:
    """Whether everybody has had the last turn, and everything is counted."""
    return state.phase is Phase.OVER


def sum_up(story: Iterable[tuple[int, Event]], state: State) -> Summary:
    """The game that has ended."""
    tale = Tale(state)
    for at, event in story:
        tale.tell(at, event)
    result = outcome(state)
    best = winners(state)[0]
    return Summary(
        title=_name(state, best),
        number=str(result.scores[best]),
        verdict=result.text,
        rounds=state.turn,
        scores=list(result.lines),
        columns=[say(f"end-{column}") for column in COLUMNS],
        doers=[_doer(state, tale, who, result.scores[who]) for who in range(len(state.players))],
        turns=tale.turns,
        landmarks=tale.landmarks,
        luck=tale.luck(),
    )


def _doer(state: State, tale: Tale, who: int, points: int) -> Doer:
    deeds = tale.deeds[who]
    deeds["points"] = points
    built: list[Wording] = [BOX.developments[each.type].name for each in state.developments if each.owner == who]
    amounts = [deeds[column] for column in COLUMNS]
    return Doer(f"seat:{number_of(state, who)}", _name(state, who), who, amounts, built)


def _name(state: State, who: int) -> Words:
    """A player by the faction, the Hegemon by his officer."""
    if state.hegemon is not None and who == state.seats:
        officer: Words = BOX.officers[state.hegemon.officer].name
        return officer
    faction: Words = BOX.factions[state.players[who].faction].name
    return faction


class Tale:
    """What the events of a game come to."""

    def __init__(self, state: State) -> None:
        self._state = state
        self.deeds: list[Counter[str]] = [Counter() for _ in state.players]
        self.turns: list[Turn] = []
        self.landmarks: list[Landmark] = []
        self._taken: Counter[int] = Counter()
        self._fighting: list[int] = []
        self._faces: Counter[int] = Counter()
        self._chances: list[float] = []
        self._course: list[tuple[int, int]] = []

    def tell(self, at: int, event: Event) -> None:
        """Take an event into account."""
        count = _COUNT.get(type(event))
        if count is not None:
            count(self, at, event)

    def _player(self, number: int) -> int:
        """The player with a number in events; -1 for raiders."""
        return self._state.seats if number == HEGEMON else number

    def _count(self, number: int, deed: str) -> None:
        who = self._player(number)
        if who >= 0:
            self.deeds[who][deed] += 1

    def _turn(self, at: int, event: events.TurnBegan) -> None:
        who = self._player(event.who)
        self._taken[who] += 1
        self.turns.append(Turn(at, self._taken[who], f"seat:{event.who}", who))

    def _launch(self, at: int, event: events.ShipLaunched) -> None:
        self._count(event.who, "launches")

    def _module(self, at: int, event: events.ModuleGained) -> None:
        self._count(event.who, "modules")

    def _moon(self, at: int, event: events.MoonClaimed) -> None:
        self._count(event.who, "moons")

    def _built(self, at: int, event: events.DevelopmentBuilt) -> None:
        self._count(event.who, "built")
        who = player_name(self._state, self._player(event.who))
        text = say("end-builds", whose=who, development=BOX.developments[event.development].name)
        self._remember(at, text, bad=event.who == HEGEMON)

    def _raider(self, at: int, event: events.RaiderDefeated) -> None:
        self._count(event.who, "raiders")
        raider = BOX.raiders[event.raider]
        if raider.spec.rank in ("C", "D"):
            self._remember(at, say("end-raider", raider=raider.name))

    # --- battles -------------------------------------------------------------------------------------------

    def _battle(self, at: int, event: events.BattleBegan) -> None:
        self._fighting = []

    def _rolled(self, at: int, event: events.BattleRolled) -> None:
        who = self._player(event.who)
        self._fighting.append(who)
        if who < 0:
            return
        sixes = event.faces.count(BEST)
        self.deeds[who]["dice"] += len(event.faces)
        self.deeds[who]["sixes"] += sixes
        if who < self._state.seats:
            self._faces.update(event.faces)
            self._chances += [1 / (FACES + 1 - event.targeting)] * len(event.faces)
            self._course.append((len(self._chances), sixes))

    def _won(self, at: int, event: events.BattleWon) -> None:
        winner = self._player(event.who)
        self._settle(winner)
        self._count(event.who, "won")
        others = [who for who in self._fighting if who >= 0 and who != winner]
        if others and winner >= 0:
            region = self._region(event.at)
            text = say("end-battle", whose=player_name(self._state, winner), region=region)
            self._remember(at, text, bad=event.who == HEGEMON)

    def _all_lost(self, at: int, event: events.EveryoneLost) -> None:
        self._settle(-2)

    def _settle(self, winner: int) -> None:
        for who in self._fighting:
            if who >= 0 and who != winner:
                self.deeds[who]["lost"] += 1
        self._fighting = []

    def _region(self, id: str) -> Any:
        state = self._state
        at = next(at for at in range(len(state.moons)) if region_id(state, at) == id)
        return tile_name(tile_at(state, at))

    # --- what is remembered --------------------------------------------------------------------------------

    def _event(self, at: int, event: events.EventRevealed) -> None:
        self._remember(at, say("end-event", event=BOX.events[event.event].name))

    def _terminus(self, at: int, event: events.EndTriggered) -> None:
        who = player_name(self._state, self._player(event.who))
        self._remember(at, say("end-terminus", whose=who, points=event.points), bad=event.who == HEGEMON)

    def _remember(self, at: int, text: Text, *, bad: bool = False) -> None:
        self.landmarks.append(Landmark(at, text, bad))

    def luck(self) -> Luck | None:
        """The dice of people in battles. A die with targeting t shows each face from t on as likely as the others, so
        the sixes to be expected are counted die by die."""
        if not self._chances:
            return None
        course, bands, found = [], [], 0
        for dice, sixes in self._course:
            found += sixes
            course.append(round(found - sum(self._chances[:dice]), 1))
            bands.append(round(DEVIATIONS * sqrt(sum(chance * (1 - chance) for chance in self._chances[:dice])), 1))
        spread = likely(self._chances)
        return Luck(
            dice=len(self._chances),
            faces=[Rolled("die", say("die", face=face), self._faces[face]) for face in range(1, FACES + 1)],
            expected=round(sum(self._chances), 1),
            low=_quantile(spread, TAIL),
            high=_quantile(spread, 1 - TAIL),
            course_of=say("die", face=BEST),
            course=course,
            band=bands,
            says=_how_rare(found, spread, sum(self._chances)),
        )


def likely(chances: Iterable[float]) -> list[float]:
    """How likely each number of hits is, where every die has its own chance."""
    found = [1.0]
    for chance in chances:
        found = [
            (found[count] * (1 - chance) if count < len(found) else 0) + (found[count - 1] * chance if count else 0)
            for count in range(len(found) + 1)
        ]
    return found


def _quantile(spread: list[float], share: float) -> int:
    """The number that so large a share of games does not exceed."""
    below = 0.0
    for count, chance in enumerate(spread):
        below += chance
        if below >= share:
            return count
    return len(spread) - 1


def _how_rare(count: int, spread: list[float], expected: float) -> Text:
    """How seldom so many sixes are rolled: as a number of games in 100."""
    if count > expected:
        return say("end-more-than", games=int(100 * sum(spread[:count])), count=count)
    return say("end-fewer-than", games=int(100 * sum(spread[count + 1 :])), count=count)


_COUNT: dict[type[Event], Callable[[Tale, int, Any], None]] = {
    events.TurnBegan: Tale._turn,
    events.ShipLaunched: Tale._launch,
    events.ModuleGained: Tale._module,
    events.MoonClaimed: Tale._moon,
    events.DevelopmentBuilt: Tale._built,
    events.RaiderDefeated: Tale._raider,
    events.BattleBegan: Tale._battle,
    events.BattleRolled: Tale._rolled,
    events.BattleWon: Tale._won,
    events.EveryoneLost: Tale._all_lost,
    events.EventRevealed: Tale._event,
    events.EndTriggered: Tale._terminus,
}
