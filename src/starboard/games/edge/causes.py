"""What makes things happen, as people read it: names for the heads of the log, and what can be opened to read it."""

from __future__ import annotations

from starboard.core.event import Cause
from starboard.core.modules import Page
from starboard.core.text import Arg, Text, Wording
from starboard.games.edge.moments import Agent
from starboard.games.edge.narrate import region_name, side_name
from starboard.games.edge.printed import BOX, Shelf, Thing

SHELVES: dict[str, str] = {
    Agent.CARD: "tactics",
    Agent.ABILITY: "factions",
    Agent.MODULE: "modules",
    Agent.UPGRADE: "upgrades",
    Agent.DEVELOPMENT: "developments",
    Agent.DISCOVERY: "discoveries",
    Agent.SUPREMACY: "supremacies",
    Agent.MOON: "moons",
    Agent.STATION: "station",
    Agent.BASE: "bases",
    Agent.GATE: "gate",
    Agent.EVENT: "events",
    Agent.RAIDER: "raiders",
    Agent.OFFICER: "officers",
    Agent.TILE: "hegemon_upgrades",
    Agent.ORDER: "orders",
    Agent.NEGOTIATION: "negotiations",
}
"""By kind, where the printed thing stands that acts."""
REGIONS = (Agent.LAUNCH, Agent.RAID, Agent.BATTLE)
"""Kinds with a region."""
SPACES = (Agent.TRACK, Agent.RING)
"""Kinds with a space of something."""


def because(cause: Cause) -> Text:
    """`Cause(CARD, ...)` becomes the message `because-card` with the name of the card and of its owner."""
    args: dict[str, Arg] = {}
    if cause.kind in SHELVES:
        args["name"] = thing_of(cause).name
    elif cause.kind in REGIONS:
        args["region"] = region_name(cause.id)
    elif cause.kind in SPACES:
        id, _, space = cause.id.rpartition(":")
        args["name"], args["space"] = _titled(cause.kind, id).name, int(space)
    elif cause.kind == Agent.FREE:
        args["what"] = cause.id
    if cause.owner:
        args["who"] = side_name(int(cause.owner))
    return Text(f"because-{cause.kind}", args)


def thing_of(cause: Cause) -> Thing:
    """What is printed that acts."""
    shelf: Shelf = getattr(BOX, SHELVES[cause.kind])
    found: Thing = shelf[shelf.number(cause.id)]
    return found


def _titled(kind: str, id: str) -> Thing:
    shelf = BOX.tracks if kind == Agent.TRACK else BOX.officers
    found: Thing = shelf[shelf.number(id)]
    return found


def opens(cause: Cause) -> str:
    """The id of what a cause is printed on; empty for what belongs to the rules."""
    return f"{cause.kind}:{cause.id}" if cause.kind in SHELVES or cause.kind in SPACES else ""


def page(cause: Cause) -> Page:
    """What is printed on the thing that acts, or on the space that was reached."""
    if cause.kind == Agent.RING:
        id, _, space = cause.id.rpartition(":")
        officer = _titled(cause.kind, id)
        return Page(officer.name, (officer.spec.ring[int(space) - 1].text,), ("AE-HEG-94",))
    if cause.kind == Agent.TRACK:
        track = _titled(cause.kind, cause.id.rpartition(":")[0])
        return Page(track.name, (track.spec.text,), ("AE-TRACK-02",))
    thing = thing_of(cause)
    return Page(thing.name, _printed(cause.kind, thing))


def _printed(kind: str, thing: Thing) -> tuple[Wording, ...]:
    """The texts of a thing; a faction has one for each of its abilities, developments and some events have another for
    the Hegemon."""
    spec = thing.spec
    if kind == Agent.ABILITY:
        return tuple(text for text in (spec.first, spec.second) if text)
    if kind in (Agent.EVENT, Agent.DEVELOPMENT) and spec.solo_text:
        return spec.text, spec.solo_text
    return (spec.text,)
