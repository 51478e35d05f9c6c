"""What there is to reach in the Edge, and what an event and its cause show to have been reached: nothing may be dead.

A thing is reached when somebody has it, and *at work* when it makes something happen. What only changes an answer, such
as a gun more, is in force as long as somebody has it and shows nothing: for that having it must do.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from typing import Any

from starboard.core.choice import Choice
from starboard.core.event import Cause, Event
from starboard.core.modules import Mark
from starboard.games.edge import events
from starboard.games.edge.content.library import BOX
from starboard.games.edge.moments import Agent, Moment, Window
from starboard.games.edge.printed import Shelf, Thing
from starboard.games.edge.state import HEGEMON

EXPLORERS = ("random", "thumb")
"""The bots that between them find what there is."""

LEFT_TO_CHANCE = ("faction", "destiny", "upgrade-which")
"""Whoever explores leads every faction some time, whatever it is worth."""
BESIDES = ()
"""Everything is reached in one game."""

_ACTING = {*map(str, Moment), *map(str, Window)}
"""The doors by which a power makes something happen."""


def _acts(thing: Thing) -> bool:
    """Whether something printed makes something happen, rather than only changing an answer."""
    doors = {str(door) for bound in thing.powers for door in bound.parts}
    return bool(getattr(thing.spec, "action", None)) or not doors.isdisjoint(_ACTING)


def _acting(shelf: Shelf) -> list[str]:
    return [thing.id for thing in shelf if _acts(thing)]


_SOLO = [each.id for each in BOX.events if each.spec.hegemon]
"""Events with something of his own for the Hegemon."""


def reachable() -> dict[str, list[str]]:
    """Everything that some game should reach, by kind. In the Time Anomaly the Hegemon does nothing."""
    return {
        "faction": BOX.factions.ids,
        "faction at work": _acting(BOX.factions),
        "module": BOX.modules.ids,
        "module at work": _acting(BOX.modules),
        "card": BOX.tactics.ids,
        "upgrade": BOX.upgrades.ids,
        "upgrade at work": _acting(BOX.upgrades),
        "event": BOX.events.ids,
        "solo event": _SOLO,
        "raider": BOX.raiders.ids,
        "raider at work": BOX.raiders.ids,
        "raider beaten": BOX.raiders.ids,
        "destiny": BOX.destinies.ids,
        "discovery at work": _acting(BOX.discoveries),
        "supremacy": BOX.supremacies.ids,
        "supremacy at work": _acting(BOX.supremacies),
        "moon": BOX.moons.ids,
        "development": BOX.developments.ids,
        "base": BOX.bases.ids,
        "station": BOX.station.ids,
        "gate": BOX.gate.ids,
        "officer": BOX.officers.ids,
        "officer at work": _acting(BOX.officers),
        "ring": [f"{each.id}:{space + 1}" for each in BOX.officers for space in range(len(each.spec.ring))],
        "order": BOX.orders.ids,
        "negotiation": BOX.negotiations.ids,
        "tile": BOX.hegemon_upgrades.ids,
    }


_HAD: dict[type[Event], tuple[str, Callable[[Any], int], Shelf]] = {
    events.FactionTaken: ("faction", lambda event: event.faction, BOX.factions),
    events.ModuleGained: ("module", lambda event: event.module, BOX.modules),
    events.CardPlayed: ("card", lambda event: event.card, BOX.tactics),
    events.UpgradeGained: ("upgrade", lambda event: event.upgrade, BOX.upgrades),
    events.EventRevealed: ("event", lambda event: event.event, BOX.events),
    events.RaiderEntered: ("raider", lambda event: event.raider, BOX.raiders),
    events.DestinyKept: ("destiny", lambda event: event.destiny, BOX.destinies),
    events.SupremacyTaken: ("supremacy", lambda event: event.token, BOX.supremacies),
    events.MoonClaimed: ("moon", lambda event: event.moon, BOX.moons),
    events.DevelopmentBuilt: ("development", lambda event: event.development, BOX.developments),
    events.StationUsed: ("station", lambda event: event.function, BOX.station),
    events.GateAnswered: ("gate", lambda event: event.face - 1, BOX.gate),
    events.HegemonOrdered: ("order", lambda event: event.order, BOX.orders),
    events.NegotiationTurned: ("negotiation", lambda event: event.negotiation, BOX.negotiations),
    events.HegemonUpgraded: ("tile", lambda event: event.tile, BOX.hegemon_upgrades),
}
"""The events that show a thing: its kind, its number, and where it is printed."""

_AT_WORK = {
    Agent.ABILITY: "faction at work",
    Agent.MODULE: "module at work",
    Agent.UPGRADE: "upgrade at work",
    Agent.RAIDER: "raider at work",
    Agent.DISCOVERY: "discovery at work",
    Agent.SUPREMACY: "supremacy at work",
    Agent.BASE: "base",
    Agent.OFFICER: "officer at work",
    Agent.RING: "ring",
}
"""The causes that show a thing at work."""


def traces(event: Event, cause: Cause) -> Iterator[Mark]:
    """The things an event shows to have been reached: kind and name, as `reachable` lists them."""
    had = _HAD.get(type(event))
    if had is not None:
        kind, number, shelf = had
        yield kind, shelf[number(event)].id
    if isinstance(event, events.RaiderDefeated) and event.who >= 0:
        yield "raider beaten", BOX.raiders[event.raider].id
    if cause.kind == Agent.EVENT and cause.id in _SOLO and getattr(event, "who", -1) == HEGEMON:
        yield "solo event", cause.id
    if cause.kind == Agent.RING:
        yield "officer", cause.id.partition(":")[0]
    working = _AT_WORK.get(Agent(cause.kind)) if cause.kind in _AGENTS else None
    if working is not None:
        yield working, cause.id


_AGENTS = set(map(str, Agent))


def before(mark: Mark) -> dict[Mark, int]:
    """Nothing has to be reached before anything else."""
    return {}


def towards(view: Any, choice: Choice, wanted: Collection[Mark]) -> list[int]:
    """Nobody has to look for anything: it is offered often enough."""
    return []


def landmark(view: Any, choice: Choice) -> str:
    """A game is played in one go: there is nowhere to come back to."""
    return ""


def trails(view: Any, choice: Choice) -> dict[str, tuple[Mark, ...]]:
    return {}


def stage(view: Any, choice: Choice) -> str:
    """A game is one stage."""
    return ""
