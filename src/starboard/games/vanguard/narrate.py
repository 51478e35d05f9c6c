"""Events as text: how sections, sectors, cards, dice and pages are named in the messages of the log."""

from __future__ import annotations

from collections.abc import Callable

from starboard.core.choice import Seat
from starboard.core.event import Event
from starboard.core.narration import NOTHING, Narration
from starboard.core.text import Arg, Text, say
from starboard.games.vanguard import events, events_ship
from starboard.games.vanguard.printed import BOX, INJURY_FACES, SECTIONS, SYMBOLS, Shelf
from starboard.games.vanguard.printed_ship import BED_ROWS, BOOK

OWNERS = ("pois", "conditions", "missions", "threats", "rankups", "equipment", "planets", "cards", "logs")
"""Where what has special actions, tracks and time tracks is printed."""
WAITING = (
    "objectives",
    "upgrades",
    "technologies",
    "research",
    "production",
    "facilities",
    "addons",
    "landers",
    "mods",
    "situations",
)
"""By kind of a ship card, where it is printed."""
SHIP_CARDS: dict[type[Event], str] = {
    events_ship.UpgradeUsed: "upgrades",
    events_ship.ObjectiveCompleted: "objectives",
    events_ship.ObjectiveFailed: "objectives",
    events_ship.SituationRevealed: "situations",
    events_ship.SituationAged: "situations",
    events_ship.SituationFailed: "situations",
    events_ship.SituationSolved: "situations",
    events_ship.SituationShelved: "situations",
    events_ship.ProjectStarted: "production",
    events_ship.ProjectAdvanced: "production",
}
"""What the card of an event is, where it does not say."""


def section_name(who: int) -> Text:
    """A section, or the whole team."""
    return say(f"section-{SECTIONS[who]}") if who >= 0 else say("section-team")


def sector_name(id: str) -> Arg:
    """`eye-of-the-void:4` by the number and the name of the sector."""
    planet, _, number = id.rpartition(":")
    if not planet:
        return id
    board = BOX.boards[BOX.planets.number(planet)]
    spec = board.sectors[int(number) - 1]
    return say("sector-named", number=spec.number, name=spec.name)


def _by_id(*shelves: str) -> Callable[[str], Arg]:
    def name(id: str) -> Arg:
        for shelf in shelves:
            things: Shelf = getattr(BOX, shelf)
            if id in things.ids:
                return things.find(id).name
        return id

    return name


def _by_number(shelf: str, *, of_ship: bool = False) -> Callable[[int], Arg]:
    def name(number: int) -> Arg:
        if number < 0:
            return NOTHING
        things: Shelf = getattr(BOOK if of_ship else BOX, shelf)
        return things[number].name

    return name


def unique_name(number: int) -> Arg:
    """A unique discovery by its printed number."""
    return BOX.uniques[BOX.unique_numbers[number]].name if number in BOX.unique_numbers else number


def action_name(id: str) -> Arg:
    """A special action, or a kind of action by its word."""
    found = _ACTIONS.get(id)
    if found is None:
        for action in BOX.actions:
            _ACTIONS.setdefault(action.id, action.name)
        found = _ACTIONS.get(id, say(f"act-{id}") if id in KINDS_OF_ACTION else id)
    return found


KINDS_OF_ACTION = ("move", "prepare", "depart")
"""What a turn is made of and the log names as it begins."""
TOLD_ELSEWHERE = frozenset({"rest", "check", "set-up", "use"})
"""Actions that another line tells: a rest, a dice check, a piece of equipment."""
_ACTIONS: dict[str, Arg] = {}


def face_name(face: str) -> Arg:
    """What a die shows: one symbol, or two."""
    parts = [say(f"symbol-{part}") if part in SYMBOLS else part for part in face.split("+")]
    return say("need-all", first=parts[0], second=parts[1]) if len(parts) == 2 else parts[0]


def outcome_name(colour: str) -> Text:
    """An outcome by its colour."""
    return say(f"row-{colour}")


def place_name(place: int) -> Text:
    """Where a crew member is."""
    return say(f"crew-place-{place}")


def _sections(sections: tuple[int, ...]) -> Arg:
    told: Text | None = None
    for section in sections:
        name = section_name(section)
        told = name if told is None else say("and", first=told, second=name)
    return told if told is not None else NOTHING


def _faces(faces: tuple[int, ...]) -> Arg:
    told: Text | None = None
    for face in faces:
        name = say(f"injury-face-{INJURY_FACES[face]}")
        told = name if told is None else say("and", first=told, second=name)
    return told if told is not None else NOTHING


_NARRATION = Narration(
    {
        "sector": sector_name,
        "start": sector_name,
        "to": sector_name,
        "planet": _by_id("planets"),
        "rank_up": _by_id("rankups"),
        "card": _by_id("cards"),
        "crew": _by_id("crew"),
        "injury": _by_id("injuries"),
        "discovery": _by_id("discoveries"),
        "poi": _by_id("pois"),
        "log": _by_id("logs"),
        "condition": _by_id("conditions"),
        "mission": _by_id("missions"),
        "threat": _by_id("threats"),
        "event": _by_id("events"),
        "equipment": _by_id("equipment"),
        "die": _by_id("dice"),
        "owner": _by_id(*OWNERS),
        "id": _by_id(*OWNERS),
        "action": action_name,
        "outcome": outcome_name,
        "track": outcome_name,
        "face": face_name,
        "symbol": lambda id: say(f"symbol-{id}") if id in SYMBOLS else id,
        "colour": lambda id: say(f"colour-{id}"),
        "section": lambda id: say(f"section-{id}"),
    },
    {
        "who": section_name,
        "active": section_name,
        "section": section_name,
        "to": lambda number: number,
        "unique": unique_name,
        "crew": _by_number("crew"),
        "discovery": _by_number("discoveries"),
        "equipment": _by_number("equipment"),
        "planet": _by_number("planets"),
        "die": _by_number("dice"),
        "system": _by_number("systems", of_ship=True),
        "object": _by_number("objects", of_ship=True),
        "lander": _by_number("landers", of_ship=True),
        "landing": _by_number("landings", of_ship=True),
        "addon": _by_number("addons", of_ship=True),
        "ending": _by_number("endings", of_ship=True),
        "page": lambda page: say(f"page-{page}"),
    },
    {"sections": _sections, "faces": _faces},
)


def narrate(event: Event, seat: Seat) -> Text | None:
    """`MemberMoved(...)` becomes the message `event-member-moved` with the names of things; None for what another event
    tells."""
    if isinstance(event, events.ActionBegan) and event.action in TOLD_ELSEWHERE:
        return None
    if isinstance(event, events.Evacuated) and event.who < 0:
        return say("event-team-evacuated")
    text = _NARRATION.tell(event)
    args = dict(text.args)
    shelf = SHIP_CARDS.get(type(event))
    if shelf is None and hasattr(event, "kind") and isinstance(getattr(event, "card", None), int):
        shelf = WAITING[event.kind]
        args["kind"] = say(f"ship-kind-{event.kind}")
    if shelf is not None:
        things: Shelf = getattr(BOOK, shelf)
        args["card"] = things[event.card].name  # type: ignore[attr-defined]
    match event:
        case events.EquipmentGiven():
            args["to"] = section_name(event.to)
        case events.DangerRolled():
            args["result"] = say(f"danger-face-{event.result}")
        case events.InjuryDieResolved() | events.RolledInjuryDieRemoved():
            args["face"] = say(f"injury-face-{event.face}")
        case events.LeadPlaced() | events.LeadsCleared() | events.NoLeads() | events.DiscoveryGained():
            args["kind"] = say(f"kind-{event.kind}")
        case events_ship.MoraleChanged():
            args["start"], args["to"] = say(f"morale-{event.start}"), say(f"morale-{event.to}")
        case events_ship.CrewMoved():
            args["to"] = place_name(event.to)
        case events_ship.PatientAdmitted():
            args["row"] = say(f"bed-{BED_ROWS[event.row]}")
        case events_ship.LandingRolled():
            args["row"] = BOOK.landings[event.landing].spec.row[event.row].name
        case events_ship.RowCompleted():
            args["row"] = BOOK.rows[event.row].name
        case events_ship.UniqueStored():
            args["unique"] = BOX.uniques[event.unique].name
    return Text(text.id, args)


phrase = _NARRATION.phrase
"""A prompt or a reason with names for ids."""
