"""What is played to see whether the Edge is well balanced: every number of seats, and every officer."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from starboard.core.balance import Trial
from starboard.core.event import Event
from starboard.games.edge import events as told
from starboard.games.edge.content.library import BOX
from starboard.games.edge.printed import TRACKS
from starboard.games.edge.state import State

ABOUT = """\
The rule-of-thumb player plays all seats, but for the duel with one that plays at random. *Rounds* are the turns of all
players together, the Hegemon among them. *Won* is how often those who had something won, beside the *fair share* of a
seat: a faction, a place in the order of play, a module that was gained, a tactics card that was played, a development
that was built, a track that was somebody's highest. *Of games* says in how many games anybody had it, *seats* how many
did, *ratio* is what they won of their fair share. Four factions with all of Escalation are looked at most closely; of
everything else a tenth of the games is played. Against the Hegemon the win rate is that of people, and *presence* what
an officer of the level is worth to them."""

ORDER = ("first", "second", "third", "fourth", "fifth")
PART = 0.1
"""What is enough for all but the closest look."""
SOLO = 0.3
"""A level has three officers."""
GLANCE = ("faction", "order")


def trials() -> list[Trial]:
    """The base game and Escalation by seats, each level of officers alone, and rules of thumb against chance."""
    closely = Trial("Escalation, 4 seats", "points", "thumb", options={"scenario": "escalation"}, seats=4, rivals=True)
    found = [closely, _contest("Escalation", "escalation", 5)]
    found += [_contest("The Outer Reach", "reach", seats) for seats in (2, 3, 4)]
    for officer in BOX.officers:
        options: dict[str, object] = {"scenario": "hegemon", "officer": officer.id}
        name = f"Alone against level {officer.spec.level}"
        found.append(
            Trial(name, "points", "thumb", members=(officer.id,), options=options, seats=1, part=SOLO),
        )
    duel = _contest("Against random play", "reach", 2)
    found.append(msgspec.structs.replace(duel, bots="thumb,random/random,thumb", traits=("order",)))
    return found


def _contest(name: str, scenario: str, seats: int) -> Trial:
    return Trial(
        f"{name}, {seats} seats",
        "points",
        "thumb",
        options={"scenario": scenario},
        seats=seats,
        rivals=True,
        traits=GLANCE,
        part=PART,
    )


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
