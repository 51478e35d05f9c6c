"""What there is to reach in Vanguard, and what an event shows to have been reached: nothing may be dead."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from starboard.core.choice import Choice
from starboard.core.event import Cause, Event
from starboard.core.modules import Mark
from starboard.games.vanguard import events, events_ship
from starboard.games.vanguard.content.library import BOX
from starboard.games.vanguard.moments import Agent
from starboard.games.vanguard.printed import Shelf
from starboard.games.vanguard.printed_ship import BOOK
from starboard.games.vanguard.ship_state import KINDS

EXPLORERS = ("random", "thumb")
"""The bots that between them find what there is."""

LEFT_TO_CHANCE = ("log-choice", "event-choice", "keep-recruit", "take-die", "load", "away-team", "star-map", "turn")
"""Whoever explores takes every way some time, whatever it is worth."""


def reachable() -> dict[str, list[str]]:
    """Everything that some game should reach, by kind."""
    return {
        "planet": BOX.planets.ids,
        "poi": BOX.pois.ids,
        "condition": BOX.conditions.ids,
        "mission": BOX.missions.ids,
        "threat": BOX.threats.ids,
        "log": BOX.logs.ids,
        "event": BOX.events.ids,
        "card": BOX.cards.ids,
        "combo": [card.id for card in BOX.cards if card.spec.combo],
        "skill": [crew.id for crew in BOX.crew if crew.spec.action],
        "injury": BOX.injuries.ids,
        "discovery": BOX.discoveries.ids,
        "unique": [str(unique.spec.number) for unique in BOX.uniques],
        "equipment": [each.id for each in BOX.equipment if each.spec.action],
        "rank-up": BOX.rankups.ids,
        "situation": BOOK.situations.ids,
        "research": BOOK.research.ids,
        "production": BOOK.production.ids,
        "lander": BOOK.landers.ids,
        "objective": BOOK.objectives.ids,
        "system": BOOK.systems.ids,
        "object": BOOK.objects.ids,
        "ending": BOOK.endings.ids,
    }


_NAMED: dict[type[Event], tuple[str, str]] = {
    events.ExplorationBegan: ("planet", "planet"),
    events.PoiPlaced: ("poi", "poi"),
    events.ConditionSet: ("condition", "condition"),
    events.MissionRevealed: ("mission", "mission"),
    events.ThreatPlaced: ("threat", "threat"),
    events.LogRead: ("log", "log"),
    events.EventRevealed: ("event", "event"),
    events.CardPlayed: ("card", "card"),
    events.SkillUsed: ("skill", "crew"),
    events.InjuryGained: ("injury", "injury"),
    events.DiscoveryGained: ("discovery", "discovery"),
    events.EquipmentUsed: ("equipment", "equipment"),
    events.RankUpKept: ("rank-up", "rank_up"),
}
"""The events that name a thing: its kind, and the field with its id."""

_NUMBERED: dict[type[Event], tuple[str, Callable[[Any], int], Callable[[], Shelf]]] = {
    events_ship.SituationRevealed: ("situation", lambda event: event.card, lambda: BOOK.situations),
    events_ship.LanderChosen: ("lander", lambda event: event.lander, lambda: BOOK.landers),
    events_ship.ObjectiveCompleted: ("objective", lambda event: event.card, lambda: BOOK.objectives),
    events_ship.SystemReached: ("system", lambda event: event.system, lambda: BOOK.systems),
    events_ship.ObjectVisited: ("object", lambda event: event.object, lambda: BOOK.objects),
    events_ship.LandingChosen: ("object", lambda event: event.object, lambda: BOOK.objects),
    events_ship.CampaignEnded: ("ending", lambda event: event.ending, lambda: BOOK.endings),
}
"""The events that name a thing by its number."""


def traces(event: Event, cause: Cause) -> Iterator[Mark]:
    """The things an event shows to have been reached: kind and name, as `reachable` lists them."""
    named = _NAMED.get(type(event))
    if named is not None:
        kind, field = named
        yield kind, getattr(event, field)
    numbered = _NUMBERED.get(type(event))
    if numbered is not None:
        kind, number, shelf = numbered
        yield kind, shelf()[number(event)].id
    match event:
        case events.ComboUsed(card=card) if card:
            yield "combo", card
        case events.UniqueGained():
            yield "unique", str(event.unique)
        case events.ExplorationBegan():
            board = BOX.boards[BOX.planets.number(event.planet)]
            yield "condition", BOX.conditions[board.condition].id
            for poi in board.pois:
                if poi >= 0:
                    yield "poi", BOX.pois[poi].id
            for mission in board.thing.spec.missions:
                yield "mission", mission
        case events_ship.ProjectCompleted():
            yield KINDS[event.kind], getattr(BOOK, KINDS[event.kind])[event.card].id
        case events_ship.SystemReached():
            yield "system", BOOK.systems[event.system].id
    if cause.kind == Agent.LOG:
        yield "log", cause.id


def landmark(view: Any, choice: Choice) -> str:
    """Where a campaign can be taken up again: on every page of the ship book that leads to a landing."""
    return "star-map" if choice.prompt == "star-map" else ""


def trails(view: Any, choice: Choice) -> dict[str, tuple[Mark, ...]]:
    """From the star map one can go anywhere: what lies there is found on the way."""
    return {"": ()}


def is_stage(choice: Choice) -> bool:
    """A leg ends where the next one begins: on the star map."""
    return choice.prompt == "star-map"
