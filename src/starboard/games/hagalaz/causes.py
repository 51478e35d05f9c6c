"""What makes things happen, as people read it: names for the heads of the log, and the box that each is printed in."""

from __future__ import annotations

from starboard.core.event import Cause
from starboard.core.modules import Page
from starboard.core.text import Arg, Text
from starboard.games.hagalaz.moments import Agent
from starboard.games.hagalaz.narrate import phrase
from starboard.games.hagalaz.printed import SHELF, HeroSpec

FIELDS: dict[str, tuple[str, str]] = {
    Agent.CARD: ("card", "hero"),
    Agent.ABILITY: ("ability", "hero"),
    Agent.STAR: ("ability", "hero"),
    Agent.ACTION: ("action", "hero"),
    Agent.MISSION_ACTION: ("action", "hero"),
    Agent.ITEM: ("item", "hero"),
    Agent.MISSION_RULE: ("additional", ""),
    Agent.ELITE: ("elite", ""),
    Agent.OPPORTUNITY: ("enemy", "hero"),
    Agent.REACTION: ("enemy", "hero"),
    Agent.FIRE: ("", ""),
    Agent.COOLANT: ("", ""),
    Agent.STORM: ("", ""),
    Agent.OBJECTIVE: ("objective", ""),
    Agent.PASSAGE: ("passage", ""),
    Agent.ROUND: ("part", ""),
    Agent.TURN: ("", "hero"),
    Agent.DEBRIEF: ("", ""),
    Agent.CAMPAIGN: ("", ""),
}
"""By kind, what its message calls the thing that acts and whose it is."""


def because(cause: Cause) -> Text:
    """`Cause(CARD, ...)` becomes the message `because-card` with the names of card and hero."""
    thing, owner = FIELDS[cause.kind]
    args: dict[str, Arg] = {}
    if thing:
        args[thing] = int(cause.id) if cause.kind == Agent.PASSAGE else cause.id
    if owner:
        args[owner] = cause.owner
    return phrase(Text(f"because-{cause.kind}", args))


def opens(cause: Cause) -> str:
    """The id of the box that a cause is printed in; where a piece of the scene stands for it, that piece's id."""
    match cause.kind:
        case Agent.CARD:
            return f"threat:{cause.id}"
        case Agent.ABILITY | Agent.STAR:
            return f"ability:{cause.owner}:{cause.id}"
        case Agent.MISSION_ACTION:
            return f"mission:{cause.id}"
        case Agent.MISSION_RULE | Agent.ELITE | Agent.OBJECTIVE:
            return f"{cause.kind}:{cause.owner}/{cause.id}"
        case Agent.PASSAGE:
            return f"passage:{cause.id}"
        case Agent.STORM:
            return f"storm:{cause.owner}"
        case _:
            return ""


def page(cause: Cause) -> Page:
    """What is printed in the box of a cause that has one."""
    missions = SHELF.missions.values()
    match cause.kind:
        case Agent.CARD:
            card = next(card.spec for mission in missions for card in mission.cards if card.spec.id == cause.id)
            return Page(card.name, (card.text,), tuple(card.rules))
        case Agent.ABILITY | Agent.STAR:
            return _ability(SHELF.heroes[cause.owner].spec, cause.id)
        case Agent.MISSION_ACTION:
            action = next(each.spec for mission in missions for each in mission.actions if each.spec.id == cause.id)
            return Page(action.name, (action.text,))
        case Agent.MISSION_RULE:
            rule = next(rule for rule in SHELF.missions[cause.owner].spec.rule if rule.id == cause.id)
            return Page(rule.title, (rule.text,))
        case Agent.ELITE:
            elite = next(elite for elite in SHELF.missions[cause.owner].spec.elite if elite.id == cause.id)
            return Page(elite.name, (elite.text,))
        case Agent.OBJECTIVE:
            objective = next(box for box in SHELF.missions[cause.owner].spec.objective if box.id == cause.id)
            return Page(objective.title, (objective.text,))
        case Agent.PASSAGE:
            passage = SHELF.any_passage(int(cause.id))
            return Page(passage.title, tuple(text for text in (passage.story, passage.game) if text))
        case _:
            mission = SHELF.missions[cause.owner].spec
            return Page(mission.name, (mission.failure.text,), ("HG-ESC-02",))


def _ability(board: HeroSpec, id: str) -> Page:
    main = board.main
    if id == main.id:
        return Page(main.name, tuple(text for text in (main.setup, main.text) if text))
    ability = next(ability for ability in board.ability if ability.id == id)
    return Page(ability.name, (ability.text,), tuple(ability.rules))
