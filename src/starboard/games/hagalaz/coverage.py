"""What there is to reach in Hagalaz, and what an event shows to have been reached: nothing printed may be dead."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from itertools import chain
from typing import Any

from starboard.core.choice import Choice
from starboard.core.event import Cause, Event
from starboard.core.modules import Mark
from starboard.games.hagalaz import events
from starboard.games.hagalaz.content.library import LIBRARY
from starboard.games.hagalaz.printed import BASE_ACTIONS, Mission
from starboard.games.hagalaz.view import CampaignView, MissionView, WaypointView


def reachable() -> dict[str, list[str]]:
    """Everything that some game should reach, by kind. Shepard has no Downed side: that fall ends a mission."""
    missions = LIBRARY.missions
    passages = [number for mission in missions for number in mission.passages]
    passages += LIBRARY.campaign.passages
    return {
        "mission": [mission.id for mission in missions],
        "ability": [
            name
            for board in LIBRARY.heroes
            for name in (board.spec.main.id, *(ability.id for ability in board.spec.ability))
        ],
        "downed side": [board.id for board in LIBRARY.heroes if board.id != "shepard"],
        "grunt": [grunt.id for grunt in LIBRARY.grunts],
        "card": [card.spec.id for card in LIBRARY.cards],
        "elite": [elite.id for mission in missions for elite in mission.spec.elite],
        "objective": sorted({box.spec.id for mission in missions for box in mission.objectives}),
        "passage": [str(number) for number in sorted(passages)],
        "achievement": [box.spec.id for box in LIBRARY.campaign.achievements],
    }


_MAIN_ABILITIES = {board.id: board.spec.main.id for board in LIBRARY.heroes}
_MISSIONS = {mission.id: mission for mission in LIBRARY.missions}
_GRUNTS = {grunt.id for grunt in LIBRARY.grunts}
_ELITES = {elite.id for mission in LIBRARY.missions for elite in mission.spec.elite}
_BRIEFINGS = {mission.spec.passage[0].number: mission.id for mission in LIBRARY.missions if mission.spec.passage}
_SILENT = {ability.id for board in LIBRARY.heroes for ability in board.spec.ability if not ability.slots}
"""Abilities without slots: nothing shows that they are used, only that they are there."""


EXPLORERS = ("random", "thumb:paragon", "thumb:secondary", "thumb:renegade")
"""The bots that between them find what there is."""

LEFT_TO_CHANCE = ("squad-whom", "unlock-which")
"""Whoever explores takes every hero along some time and learns every ability."""
BESIDES = ()
"""Everything is reached in one game."""

BETWEEN_MISSIONS = "campaign-where"
NEAR_DEATH = 3
"""With so much health left Shepard may fall, which sensible players see to and random ones seldom live to see."""
MOST_MISSIONS = 5
"""Three main missions and two loyalty missions are the longest campaign."""
MOST_GAINED = 4
"""The War Readiness that the last mission can bring: a Paragon victory and the secondary objective."""


def before(mark: Mark) -> dict[Mark, int]:
    """Nothing has to be reached before anything else."""
    return {}


def towards(view: Any, choice: Choice, wanted: Collection[Mark]) -> list[int]:
    """Nobody has to look for anything: it is offered often enough."""
    return []


def landmark(view: MissionView, choice: Choice) -> str:
    """Where a campaign can be taken up again: between two missions, by the last main mission, the loyalty missions
    tried and the War Readiness gained so far; and in a mission whenever Shepard is badly hurt."""
    if view.campaign is None:
        return ""
    if choice.prompt == BETWEEN_MISSIONS:
        main = _played(view.campaign, main=True)
        last = main[-1].mission if main else "the beginning"
        return f"{last}, {len(view.campaign.loyalty)} loyalty missions, {view.war_readiness} points"
    health = view.heroes[0].health if view.heroes else 0
    return f"{view.mission}, Shepard at {health}" if 0 < health <= NEAR_DEATH and view.round else ""


def trails(view: MissionView, choice: Choice) -> dict[str, tuple[Mark, ...]]:
    """From the campaign map one to every mission; on the ground the one to Shepard's fall."""
    if choice.prompt != BETWEEN_MISSIONS or view.campaign is None:
        return {"": _marks("passage", [_MISSIONS[view.mission].spec.failure.shepard_passage])}
    carried = _marks("ability", chain.from_iterable(view.campaign.unlocked.values()))
    carried += _marks("achievement", (name for name, on_course in _ON_COURSE.items() if on_course(view, view.campaign)))
    found = {}
    for key, value in zip(choice.keys, choice.values, strict=True):
        box = LIBRARY.campaign.loyalty[str(value[1])] if value[0] == "loyalty" else None
        opening = _marks("passage", [box.passage]) if box is not None else ()
        mission = _MISSIONS[box.mission if box is not None else str(value[1])]
        found[key] = carried + opening + _in_mission(mission) + _after_mission(mission, view.war_readiness)
    return found


def _played(campaign: CampaignView, *, main: bool = False) -> list[WaypointView]:
    """The missions so far, in order."""
    played = [waypoint for waypoint in campaign.waypoints if waypoint.result and not (main and waypoint.loyalty)]
    return sorted(played, key=lambda waypoint: waypoint.played)


def _results(campaign: CampaignView, *, main: bool = False) -> list[str]:
    return [waypoint.result for waypoint in _played(campaign, main=main)]


_ON_COURSE: dict[str, Callable[[MissionView, CampaignView], bool]] = {
    "archivist": lambda view, campaign: (
        MOST_MISSIONS * view.data_boxes >= LIBRARY.campaign.spec.data_boxes * len(_played(campaign))
    ),
    "saviour": lambda view, campaign: set(_results(campaign)) <= {"paragon", "loyalty"},
    "clean-hands": lambda view, campaign: set(_results(campaign, main=True)) <= {"paragon"},
    "by-any-means": lambda view, campaign: set(_results(campaign, main=True)) <= {"renegade"},
    "second-wind": lambda view, campaign: set(_results(campaign, main=True)[:1]) <= {"defeat"},
}
"""What a campaign looks like on the way to an achievement that few earn; the others come along."""


def _marks(kind: str, names: Iterable[str | int]) -> tuple[Mark, ...]:
    return tuple((kind, str(name)) for name in names)


def _in_mission(mission: Mission) -> tuple[Mark, ...]:
    return (
        *_marks("mission", [mission.id]),
        *_marks("elite", (elite.id for elite in mission.spec.elite)),
        *_marks("objective", (box.spec.id for box in mission.objectives)),
        *_marks("passage", mission.passages),
    )


def _after_mission(mission: Mission, points: int) -> tuple[Mark, ...]:
    """The passages read on the way on, or the endings that so many points make possible."""
    campaign = LIBRARY.campaign
    near = [band.id for band in campaign.spec.band if points >= band.least - MOST_GAINED]
    endings = (campaign.endings[mission.id, band] for band in near if (mission.id, band) in campaign.endings)
    interludes = (box.passage for box in campaign.spec.interlude if box.after == mission.id)
    return _marks("passage", (*interludes, *endings))


def stage(view: MissionView, choice: Choice) -> str:
    """A leg is one mission."""
    if view.campaign is None or choice.prompt != BETWEEN_MISSIONS:
        return ""
    return f"after {sum(1 for each in view.campaign.waypoints if each.played)} missions"


def traces(event: Event, cause: Cause) -> Iterator[Mark]:
    """The things an event shows to have been reached: kind and name, as `reachable` lists them.

    An ability is reached when a die lies on it or, without slots, when it is unlocked; an elite, and with it
    its rule, when it is activated.
    """
    match event:
        case events.PassageRead(passage=number):
            yield "passage", str(number)
            if number in _BRIEFINGS:
                yield "mission", _BRIEFINGS[number]
        case events.StarTriggered(hero=hero):
            yield "ability", _MAIN_ABILITIES[hero]
        case events.DiePlaced(action=action) if action not in BASE_ACTIONS:
            yield "ability", action
        case events.AbilityUnlocked(ability=ability) if ability in _SILENT:
            yield "ability", ability
        case events.HeroDowned(hero=hero):
            yield "downed side", hero
        case events.EnemySpawned(token=token) if token in _GRUNTS:
            yield "grunt", token
        case events.CardRevealed(card=card):
            yield "card", card
        case events.EnemyActivated(token=token) if token in _ELITES:
            yield "elite", token
        case events.ObjectiveDone(objective=objective):
            yield "objective", objective
        case events.AchievementEarned(achievement=achievement):
            yield "achievement", achievement
