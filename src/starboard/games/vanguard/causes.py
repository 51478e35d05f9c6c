"""What makes things happen, as people read it: names for the heads of the log, and what can be opened to read it."""

from __future__ import annotations

from starboard.core.event import Cause
from starboard.core.modules import Page
from starboard.core.text import Arg, Text, Wording, say
from starboard.games.vanguard.moments import Agent
from starboard.games.vanguard.printed import BOX, Shelf, Thing
from starboard.games.vanguard.printed_ship import BOOK

SHELVES: dict[str, str] = {
    Agent.CREW: "crew",
    Agent.CARD: "cards",
    Agent.COMBO: "cards",
    Agent.INJURY: "injuries",
    Agent.FRAME: "frames",
    Agent.LEAD: "leads",
    Agent.DISCOVERY: "discoveries",
    Agent.UNIQUE: "uniques",
    Agent.RANK_UP: "rankups",
    Agent.EQUIPMENT: "equipment",
    Agent.EVENT: "events",
    Agent.PLANET: "planets",
    Agent.POI: "pois",
    Agent.CONDITION: "conditions",
    Agent.MISSION: "missions",
    Agent.THREAT: "threats",
    Agent.LOG: "logs",
}
"""By kind, where the printed thing stands that acts."""
PLAIN = (Agent.ROUTE, Agent.PUSH, Agent.REST, Agent.PREPARE, Agent.DEPART, Agent.CHECK, Agent.TURN)
"""Kinds that belong to the rules, with the section that acts."""
TOGETHER = (Agent.ROUND, Agent.LANDER)
"""Kinds that belong to everybody."""
RULES: dict[str, str] = {
    Agent.CREW: "IV-CREW-03",
    Agent.CARD: "IV-CARD-02",
    Agent.COMBO: "IV-COMBO-02",
    Agent.INJURY: "IV-CHECK-18",
    Agent.FRAME: "IV-DANGER-01",
    Agent.LEAD: "IV-LEAD-04",
    Agent.DISCOVERY: "IV-DISC-04",
    Agent.UNIQUE: "IV-UDISC-01",
    Agent.RANK_UP: "IV-RANK-02",
    Agent.EQUIPMENT: "IV-EQUIP-08",
    Agent.EVENT: "IV-EVENT-02",
    Agent.PLANET: "IV-BOARD-01",
    Agent.POI: "IV-ACT-06",
    Agent.CONDITION: "IV-COND-02",
    Agent.MISSION: "IV-MISS-01",
    Agent.THREAT: "IV-THREAT-02",
    Agent.LOG: "IV-LOG-01",
    Agent.SHIP_CARD: "IV-SHIP-GEN-01",
}
"""By kind, the rule to look up."""


def because(cause: Cause) -> Text:
    """`Cause(CARD, ...)` becomes the message `because-card` with the name of the card and of the section."""
    args: dict[str, Arg] = {}
    if cause.kind in SHELVES or cause.kind == Agent.SHIP_CARD:
        args["name"] = thing_of(cause).name
    elif cause.kind == Agent.SHIP:
        args["page"] = say(f"page-{cause.id}")
    if cause.owner:
        args["who"] = say(f"section-{cause.owner}")
    elif cause.kind in SHELVES or cause.kind in PLAIN:
        args["who"] = say("section-team")
    return Text(f"because-{cause.kind}", args)


def thing_of(cause: Cause) -> Thing:
    """What is printed that acts."""
    if cause.kind == Agent.SHIP_CARD:
        return _ship_card(cause.id)
    shelf: Shelf = getattr(BOX, SHELVES[cause.kind])
    return shelf.find(cause.id)


def _ship_card(id: str) -> Thing:
    """A card of the ship by its id; no two shelves have the same."""
    for shelf in SHIP_SHELVES:
        things: Shelf = getattr(BOOK, shelf)
        if id in things.ids:
            return things.find(id)
    raise LookupError(id)


SHIP_SHELVES = (
    "objectives",
    "technologies",
    "upgrades",
    "morales",
    "situations",
    "research",
    "production",
    "facilities",
    "addons",
    "landers",
    "mods",
    "landings",
    "systems",
    "objects",
    "rows",
    "endings",
    "operations",
    "echoes",
)
"""Where cards of the ship stand."""


def opens(cause: Cause) -> str:
    """The id of what a cause is printed on; empty for what belongs to the rules."""
    return f"{cause.kind}:{cause.id}" if cause.kind in SHELVES or cause.kind == Agent.SHIP_CARD else ""


def page(cause: Cause) -> Page:
    """What is printed on the thing that acts."""
    thing = thing_of(cause)
    return Page(thing.name, tuple(printed(cause.kind, thing)), (RULES[cause.kind],))


def printed(kind: str, thing: Thing) -> list[Wording]:
    """The texts of a thing, in the order they are read."""
    spec = thing.spec
    found: list[Wording] = [spec.text]
    if kind == Agent.CREW:
        found = [spec.skill_text]
    elif kind == Agent.COMBO:
        found = [spec.combo_text]
    elif kind == Agent.CARD:
        found = [spec.text, spec.combo_text]
    elif kind in (Agent.INJURY, Agent.FRAME):
        found += [each.text for each in spec.on]
    elif kind == Agent.EVENT:
        found += [*(option.text for option in spec.option), spec.secondary_text]
    elif kind == Agent.CONDITION:
        found += [spec.move_text, *(option.text for option in spec.option), spec.time_text]
    elif kind in (Agent.POI, Agent.MISSION):
        found.append(spec.time_text)
        if kind == Agent.MISSION:
            found.append(spec.completion_text)
    elif kind == Agent.THREAT:
        found += [space.text for space in spec.space]
    return [text for text in found if text]
