"""What single planets ask for that their cards do not say in common words: where to be, and what to do there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starboard.games.vanguard.printed import BOX, Action

if TYPE_CHECKING:
    from starboard.games.vanguard.thumb.mind import Mind

WORTHS: dict[str, float] = {
    "echo": -0.8,
    "harmony": 1.0,
    "free-sleeper": 3.0,
    "lose-sleeper": -4.0,
    "open-the-cradles": -8.0,
    "fly-lander": -1.5,
    "pull": 2.0,
    "deal-room": 2.0,
    "rekindle": 6.0,
    "hunt-the-light": -1.0,
}
"""What the deeds of single planets are worth."""
ERRAND = 9.0
"""What it is worth to be where a planet wants somebody."""
LINES = ("line-holt", "line-okafor", "line-castellane", "line-marrow")


def here(mind: Mind, section: int, at: int) -> float:
    """What a sector is worth to a member besides what lies there."""
    match _planet(mind):
        case "halcyon":
            return _in_the_wreck(mind, section, at)
        case "cold-relay":
            return _on_the_line(mind, section, at)
        case "ossuary":
            return _in_the_dark(mind, section, at)
    return 0.0


def act(mind: Mind, section: int, action: Action) -> float:
    """What an action is worth besides what its card says."""
    match _planet(mind):
        case "halcyon":
            if action.id == "open-the-valve":
                return ERRAND if _is_short_of_air(mind) else -ERRAND
            return ERRAND * _waiting(mind, section) if action.id in FLIGHTS else 0.0
        case "cold-relay":
            return ERRAND if action.id == _plug(mind) else 0.0
    return 0.0


def stays(mind: Mind) -> bool:
    """Whether the team has no need to go home: an operation that ends by itself."""
    return bool(BOX.planets[mind.view.planet].spec.operation)


def rests_free(mind: Mind) -> bool:
    """Whether a rest costs no supply."""
    return _planet(mind) == "halcyon"


def _planet(mind: Mind) -> str:
    return BOX.planets[mind.view.planet].id


def _nearest_goes(mind: Mind, section: int, at: int) -> float:
    """An errand for one: whoever is nearest."""
    steps = {other: mind.steps(mind.member(other).at)[at] for other in mind.team}
    nearest = min(mind.team, key=lambda other: (steps[other], other))
    return ERRAND if section == nearest else 0.0


# --- Halcyon Drift: lines are brought to the lander, or the lander to them --------------------------------------------

FLIGHTS = ("fly-from-the-bow", "fly-from-the-ring")
GARDEN = 2


def _in_the_wreck(mind: Mind, section: int, at: int) -> float:
    """A line is brought to the lander; one member, the nearest, goes for air when it runs short."""
    if at == mind.view.lander_at:
        return ERRAND * _lines(mind, section)
    return _nearest_goes(mind, section, GARDEN) if at == GARDEN and _is_short_of_air(mind) else 0.0


def _is_short_of_air(mind: Mind) -> bool:
    """Whether there is air for two rounds at most, and some in the tank that nobody dies of."""
    view = mind.view
    breathes = BOX.conditions[view.condition].id != "o52"
    spent = BOX.logs.number("1504") in view.read
    return breathes and not spent and view.supplies <= len(mind.team) + 1


def _lines(mind: Mind, section: int) -> int:
    return sum(1 for item in mind.member(section).equipment if BOX.equipment[item].id in LINES)


def _waiting(mind: Mind, section: int) -> int:
    """The lines that are with somebody in the member's sector, where the lander is not."""
    at = mind.member(section).at
    if at == mind.view.lander_at:
        return 0
    return sum(_lines(mind, other) for other in mind.team if mind.member(other).at == at)


# --- Cold Relay: which socket the cable belongs in --------------------------------------------------------------------

JUNCTION, DISH, ARCHIVE = 1, 5, 6
SOCKETS = {"o91": "plug-heaters", "o92": "plug-doors", "o93": "plug-dish"}


def _plug(mind: Mind) -> str:
    """What should be done with the cable; nothing where it is right: a call first, then the cores, then all of them."""
    view = mind.view
    calls = any(BOX.missions[mission.card].id == "m91" for mission in view.missions)
    emptied = BOX.pois[view.sectors[ARCHIVE].poi].id == "bz908"
    wanted = SOCKETS["o93" if calls or emptied else "o92"]
    return "" if SOCKETS[BOX.conditions[view.condition].id] == wanted else wanted


def _on_the_line(mind: Mind, section: int, at: int) -> float:
    """Somebody goes to the cable; nobody waits at a dish that has no power or nothing to send."""
    if at == JUNCTION and _plug(mind):
        return _nearest_goes(mind, section, JUNCTION)
    return -ERRAND if at == DISH and (_plug(mind) or _plug_for_cores(mind)) else 0.0


def _plug_for_cores(mind: Mind) -> bool:
    """Whether the doors have the cable, so that cores can be had."""
    return BOX.conditions[mind.view.condition].id == "o92"


# --- Ossuary: the lamp into dark rooms, the deepest first; nobody else ------------------------------------------------

DEEP = (8, 9)


def _in_the_dark(mind: Mind, section: int, at: int) -> float:
    """A dark room is for whoever brings the burning lamp."""
    view = mind.view
    if view.sectors[at].pois or not BOX.boards[view.planet].sectors[at].space:
        return 0.0
    carried = [BOX.equipment[item].id for item in mind.member(section).equipment]
    if "field-lamp" not in carried or BOX.conditions[view.condition].id == "o72":
        return -4.0
    return ERRAND if at in DEEP else 2.0
