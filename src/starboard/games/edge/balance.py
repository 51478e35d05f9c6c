"""What is played to see whether the Edge is well balanced: every number of seats, and every officer."""

from __future__ import annotations

from collections.abc import Sequence

from starboard.core.balance import Trial
from starboard.core.event import Event
from starboard.games.edge import events as told
from starboard.games.edge.content.library import BOX
from starboard.games.edge.printed import TRACKS
from starboard.games.edge.state import State

ABOUT = """\
The rule-of-thumb player plays all seats. *Rounds* are the turns of all players together. *Won* is how often those who
had something won, beside the *fair share* of a seat: a faction, a place in the order of play, a module that was gained,
a tactics card that was played, a development that was built, a track that was somebody's highest. *Seats* says how
often that was. Against the Hegemon the win rate is that of people."""

ORDER = ("first", "second", "third", "fourth", "fifth")


def trials() -> list[Trial]:
    """The base game and Escalation by seats, and each officer alone."""
    found = [_contest("The Outer Reach", "reach", seats) for seats in (2, 3, 4)]
    found += [_contest("Escalation", "escalation", seats) for seats in (4, 5)]
    for officer in BOX.officers:
        name = f"Level {officer.spec.level}: {officer.spec.name}"
        options: dict[str, object] = {"scenario": "hegemon", "officer": officer.id}
        found.append(Trial(name, "points", "thumb", options=options, seats=1))
    return found


def _contest(name: str, scenario: str, seats: int) -> Trial:
    return Trial(f"{name}, {seats} seats", "points", "thumb", options={"scenario": scenario}, seats=seats, rivals=True)


def traits(state: State, events: Sequence[Event]) -> dict[str, list[str | tuple[str, ...]]]:
    """Each seat's faction and place in the order of play; what it gained, built and played; its highest track."""
    people = state.players[: state.seats]
    played: list[dict[str, None]] = [{} for _ in people]
    for event in events:
        if isinstance(event, told.CardPlayed) and event.who < state.seats:
            played[event.who][BOX.tactics[event.card].id] = None
    built = [
        dict.fromkeys(BOX.developments[each.type].id for each in state.developments if each.owner == seat)
        for seat in range(state.seats)
    ]
    return {
        "faction": [BOX.factions[player.faction].id for player in people],
        "order": [ORDER[(seat - state.first) % state.seats] for seat in range(state.seats)],
        "track": [TRACKS[player.tracks.index(max(player.tracks))] for player in people],
        "development": [tuple(each) for each in built],
        "module": [tuple(BOX.modules[module.number].id for module in player.modules) for player in people],
        "card": [tuple(each) for each in played],
    }
