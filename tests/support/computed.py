"""The messages whose ids games put together, by game: what stands for the `*` in an id, with the arguments given."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from starboard.core.event import event_name
from starboard.games.edge import ending as edge_ending
from starboard.games.edge.causes import REGIONS, SHELVES, SPACES
from starboard.games.edge.moments import Agent
from starboard.games.edge.narrate import PLURAL, SECRET, SIGNED
from starboard.games.edge.printed import RESOURCES
from starboard.games.edge.rules.scoring import LINES
from starboard.games.edge.scene import STEPS
from starboard.games.hagalaz.causes import FIELDS
from starboard.games.hagalaz.content.library import LIBRARY
from starboard.games.hagalaz.ending import COLUMNS
from starboard.games.hagalaz.game import VICTORIES
from starboard.games.hagalaz.narrate import MAP_TOKENS
from starboard.games.hagalaz.printed import BASE_ACTIONS, SHELF
from starboard.games.hagalaz.state import FACE_NAMES, LOOT_NAMES
from starboard.games.vanguard import causes as vanguard_causes
from starboard.games.vanguard import ending as vanguard_ending
from starboard.games.vanguard.book import FACILITIES
from starboard.games.vanguard.game import DEADLY
from starboard.games.vanguard.moments import Agent as VanguardAgent
from starboard.games.vanguard.narrate import KINDS_OF_ACTION, WAITING
from starboard.games.vanguard.printed import (
    BIOMES,
    COLOURS,
    DANGER_FACES,
    INJURY_FACES,
    KINDS,
    OUTCOMES,
    SECTIONS,
    TOKENS,
)
from starboard.games.vanguard.printed_ship import BED_ROWS, BOOK, TIERS
from starboard.games.vanguard.ship_state import Page, Place
from starboard.games.vanguard.stage import STEPS as CHECK_STEPS

Named = list[tuple[str, Iterable[str]]]
"""What stands for the `*`, and the arguments of that message."""


def _all(names: Iterable[str], *args: str) -> Named:
    return [(name, args) for name in names]


def hagalaz() -> dict[str, Named]:
    """Hagalaz' own."""
    assert LIBRARY.missions, "the shelf is stocked"
    bands = [band.id for band in SHELF.campaign.spec.band]
    return {
        "danger-*": _all(("next-to", "in-line", "spares", "nears"), "enemy", "hex", "hero", "other"),
        "because-*": [(kind, tuple(filter(None, args))) for kind, args in FIELDS.items()],
        "end-*": _all(COLUMNS),
        "die-*": _all([*FACE_NAMES, *(f"paragon-{face}" for face in FACE_NAMES)]),
        "lens-action-*": _all(BASE_ACTIONS),
        "lens-face-*": _all(FACE_NAMES),
        "loot-*": _all(LOOT_NAMES),
        "action-*": _all((*BASE_ACTIONS, "none")),
        "token-*": _all([token.rstrip("-") for token in MAP_TOKENS], "number"),
        "outcome-*": _all((*VICTORIES, "defeat-storm", "defeat-shepard"), "rounds"),
        "outcome-campaign-*": _all((*bands, "abandoned"), "missions", "points"),
    }


def edge() -> dict[str, Named]:
    """Edge's own."""
    hidden = {event: {*event.__struct_fields__} - {"card", "destiny"} for event in SECRET}
    return {
        "because-*": [
            *_all(SHELVES, "name", "who"),
            *_all(REGIONS, "region", "who"),
            *_all(SPACES, "name", "space", "who"),
            *_all((Agent.TURN, Agent.RETURN, Agent.FREE), "who", "what"),
            (Agent.EVENTS, ()),
        ],
        "*-hidden": [(f"event-{event_name(event)}", args) for event, args in hidden.items()],
        "*-raiders": [(f"event-{event_name(event)}", {*event.__struct_fields__} - {"who"}) for event in PLURAL],
        "*-less": [(f"event-{event_name(event)}", {*event.__struct_fields__}) for event in SIGNED],
        "option-manoeuvre-*": _all(("card", "energy"), "count"),
        "resource-*": _all(RESOURCES),
        "amount-*": _all(RESOURCES, "count"),
        "ship-*": _all(("pad", "scrapyard", "bay", "supply"), "ship"),
        "score-*": _all(LINES),
        "end-*": _all(edge_ending.COLUMNS),
        "battle-*": _all(STEPS),
    }


def vanguard() -> dict[str, Named]:
    """Vanguard's own."""
    pages = [str(page.value) for page in Page]
    lander = ("armour", "sensors", "manoeuvrability", "supplies", "equipment", "discoveries", "rolls")
    return {
        "act-*": _all(KINDS_OF_ACTION),
        "asked-*": _all(TIERS, "kind"),
        "because-*": [
            *_all(vanguard_causes.SHELVES, "name", "who"),
            *_all(vanguard_causes.PLAIN, "who"),
            *_all(vanguard_causes.TOGETHER),
            (VanguardAgent.SHIP, ("page",)),
            (VanguardAgent.SHIP_CARD, ("name",)),
        ],
        "bed-*": _all(BED_ROWS),
        "biome-*": _all(BIOMES),
        "colour-*": _all((*COLOURS, "any")),
        "crew-place-*": _all([str(place.value) for place in Place]),
        "danger-face-*": _all(DANGER_FACES),
        "deadly-*": _all(DEADLY),
        "end-*": _all(vanguard_ending.COLUMNS),
        "injury-face-*": _all(INJURY_FACES),
        "kind-*": _all((*KINDS, "any")),
        "lens-facility-*": _all(FACILITIES.values()),
        "lens-lander-*": _all(lander),
        "lens-row-*": _all(OUTCOMES, "needs", "text"),
        "lens-step-*": _all(CHECK_STEPS),
        "lens-track-*": _all(OUTCOMES),
        "morale-*": _all([str(level) for level in range(len(BOOK.morales))]),
        "option-facility-*": _all([name for name in FACILITIES.values() if name != "addons"]),
        "outcome-*": _all(("success", "failure", "evacuated")),
        "page-*": _all(pages),
        "pool-*": _all(("command", "energy", "bag")),
        "row-*": _all(OUTCOMES),
        "section-*": _all((*SECTIONS, "any")),
        "ship-kind-*": _all([str(number) for number in range(len(WAITING))]),
        "step-*": _all(CHECK_STEPS),
        "symbol-*": _all(TOKENS),
    }


COMPUTED: dict[str, Callable[[], dict[str, Named]]] = {"hagalaz": hagalaz, "edge": edge, "vanguard": vanguard}
