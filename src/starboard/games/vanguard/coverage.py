"""What there is to reach in Vanguard, and what an event shows to have been reached: nothing may be dead."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from functools import cache
from itertools import chain
from typing import Any

from starboard.core.choice import Choice, Value
from starboard.core.event import Cause, Event
from starboard.core.modules import Mark
from starboard.games.vanguard import events, events_ship
from starboard.games.vanguard.content.bringing import PROJECTS, Goal, brings, brought_by, deeds_in
from starboard.games.vanguard.content.library import BOX
from starboard.games.vanguard.moments import Agent
from starboard.games.vanguard.printed import KINDS as COLLECTED
from starboard.games.vanguard.printed import Shelf
from starboard.games.vanguard.printed_ship import BOOK
from starboard.games.vanguard.queries_ship import payable
from starboard.games.vanguard.rules.ending_exploration import REBUILT
from starboard.games.vanguard.rules.ship.starmap import CLOSE_MAPS
from starboard.games.vanguard.ship_state import KINDS, LANDERS, PRODUCTION, RESEARCH
from starboard.games.vanguard.state import AVAILABLE, Mode
from starboard.games.vanguard.thumb import seek
from starboard.games.vanguard.view import ShipView, View

_LOG_DIGITS = 4
"""Of the number of a log that belongs to a planet."""

EXPLORERS = ("random", "thumb", "thumb", "thumb")
"""The bots that between them find what there is; most of it lies behind missions, which chance does not finish."""

LEFT_TO_CHANCE = (
    "log-choice",
    "event-choice",
    "combos",
    "keep-recruit",
    "take-die",
    "team-section",
    "section-deck",
    "change-deck",
    "load",
    "choose-lander",
    "install-which",
    "production",
    "hurry",
    "study",
)
"""Whoever explores takes every way some time, whatever it is worth."""

_NAMING = {
    "combo": ("combo",),
    "card": ("card",),
    "deck-add": ("card", "combo"),
    "operate": ("equipment",),
    "load": ("equipment",),
    "lander": ("lander",),
    "study": PROJECTS,
    "install": PROJECTS,
    "start": PROJECTS,
    "hurry": PROJECTS,
}
"""Answers that end with the name of a card, by their first word, with the kinds it may be of."""

_SPARED = {"study": ("research", "done")}
"""What was brought home pays for one project or for another: whoever wants one of the kind does nothing else."""

_SOUGHT_BY = (
    "turn",
    "prepare",
    "choose-dice",
    "support",
    "modify",
    "mark-row",
    "turn-to",
    "spend-die",
    "spend-on-effect",
)
"""What is asked of somebody who is after something on a planet."""

READY = 4
"""So many dice somebody should have for a combo that is wanted."""

FARTHEST = 6
"""Of what leads to a thing no more steps than these are looked at."""

BESIDES = ({"scenario": "operation"}, {"scenario": "tutorial"})
"""What the campaign that begins with the quick start does not come to."""


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
        case events_ship.UniqueStored():
            yield "unique", str(BOX.uniques[event.unique].spec.number)
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


def before(mark: Mark) -> dict[Mark, int]:
    """What leads to a thing: the cards that bring it, and those that bring them; before what is researched its price
    is brought home, and before an objective is missed weeks go by."""
    found = dict(_in_time().get(mark, {}))
    nearest = [mark]
    for far in range(1, FARTHEST + 1):
        nearest = [each for near in nearest for each in _sources().get(near, ()) if each not in found and each != mark]
        found |= dict.fromkeys(nearest, far)
    return found


@cache
def _sources() -> dict[Mark, list[Mark]]:
    """By every thing what brings it, as far as the cards say so; an objective comes when the one before is done."""
    found: dict[Mark, list[Mark]] = {}
    things = [(kind, each) for kind, shelf in _shelves().items() for each in shelf]
    for kind, thing in things:
        for goal, brought in brought_by(thing.spec):
            found.setdefault(brought, []).extend([(kind, thing.id), *_facts(goal)])
    for echo in BOOK.echoes:
        found.setdefault(("log", echo.spec.log), []).extend(_facts(echo.spec.when))
    for objective in BOOK.objectives:
        for mark in chain.from_iterable(map(brings, objective.spec.reward)):
            if mark[0] == "objective":
                found[mark].extend(_facts(objective.spec.done))
    for project in BOOK.research:
        found.setdefault(("research", project.id), []).extend([("price", project.id), *_facts(project.spec.needs)])
        price = BOOK.prices[project.number].discoveries
        found["price", project.id] = [("kind", kind) for at, kind in enumerate(COLLECTED) if at in dict(price)]
    return found


def _shelves() -> dict[str, Shelf]:
    """What brings other things."""
    on_planets = {
        "poi": BOX.pois,
        "mission": BOX.missions,
        "log": BOX.logs,
        "condition": BOX.conditions,
        "threat": BOX.threats,
    }
    return {**on_planets, "research": BOOK.research, "production": BOOK.production, "objective": BOOK.objectives}


@cache
def _in_time() -> dict[Mark, dict[Mark, int]]:
    """By what comes of itself what it comes after: an objective is missed after so many weeks, and of the echoes some
    are heard in each."""
    found: dict[Mark, dict[Mark, int]] = {}
    for objective in BOOK.objectives:
        limit = objective.spec.limit
        weeks = {_week(objective.number, age): limit + 1 - age for age in range(limit + 1)}
        for mark in chain.from_iterable(map(brings, objective.spec.failure)):
            found.setdefault(mark, {}).update(weeks)
    for echo in BOOK.echoes:
        log = echo.spec.log
        found["log", log] = {("echo", f"{log} {weeks}"): weeks for weeks in range(1, len(BOOK.echoes))}
    return found


def _passing(ship: ShipView) -> Iterator[Mark]:
    """The week of the main objective that goes by, if there are enough of them to miss it."""
    if ship.objective >= 0 and _may_be_missed(ship):
        yield _week(ship.objective, ship.age)


def _may_be_missed(ship: ShipView) -> bool:
    """Whether the main objective runs out before the campaign does."""
    left = BOOK.objectives[ship.objective].spec.limit + 1 - ship.age
    return not ship.weeks or ship.passes + left <= ship.weeks


def _week(objective: int, age: int) -> Mark:
    return "week", f"{BOOK.objectives[objective].id} {age}"


def _facts(goal: Goal | None) -> list[Mark]:
    """The marks in the logbook that a goal asks for."""
    return [("fact", each["fact"]) for _, each in deeds_in(goal) if each["name"] == "fact"]


@cache
def _goals() -> dict[Mark, list[Goal | None]]:
    """By what may be found on planets the goals it depends on, one of which has to hold; None for nothing, or for what
    is done on the same planet."""
    found: dict[Mark, list[Goal | None]] = {}
    for thing in (*BOX.pois, *BOX.missions, *BOX.logs, *BOX.conditions):
        for goal, brought in brought_by(thing.spec):
            sources = [source for fact in _facts(goal) for source in _sources().get(fact, ())]
            there = any(_digit(source) == _digit(thing.id) for _, source in sources)
            found.setdefault(brought, []).append(goal if sources and not there else None)
    return found


def _digit(name: str) -> str:
    """The digit of the planet in the name of what belongs to it: 8 in `bz805`, `1804`, `m83`."""
    numbers = name.lstrip("bzmo")
    return numbers[1] if len(numbers) == _LOG_DIGITS else numbers[:1]


def _is_open(mark: Mark, facts: dict[str, int]) -> bool:
    """Whether what stands in the logbook lets something be found."""
    goals = _goals().get(mark, [None])
    return any(goal is None or _written(goal, facts) for goal in goals)


def towards(view: View, choice: Choice, wanted: Collection[Mark]) -> list[int]:
    """An answer that names what is wanted, or does what brings it; on a planet else what somebody does who is after it.
    What was brought home is kept for what is wanted."""
    places = range(len(choice.values))
    found = [place for place in places if not _led_to(view, choice, place).isdisjoint(wanted)]
    if found:
        return found
    if choice.prompt in _SOUGHT_BY:
        found = _for_combos(view, choice, wanted)
        if not found and not _had_on_planet(view.planet).isdisjoint(wanted):
            found = [seek(view, choice, frozenset(wanted))]
        return found
    kind, spared = _SPARED.get(choice.prompt, ("", ""))
    return [place for place in places if choice.keys[place] == spared and any(each == kind for each, _ in wanted)]


def _for_combos(view: View, choice: Choice, wanted: Collection[Mark]) -> list[int]:
    """Whoever has a card in hand whose combo is wanted prepares with all dice there are."""
    section = choice.args.get("section", -1)
    member = view.members[section] if isinstance(section, int) and section >= 0 else None
    if member is None or not any(("combo", BOX.cards[card].id) in wanted for card in member.hand):
        return []
    ready = member.where.count(AVAILABLE) >= READY
    acts = view.check is not None and view.check.action >= 0
    verb = {"turn": "prepare" if ready else "", "prepare": "check", "choose-dice": "" if acts else "die"}
    return [place for place, value in enumerate(choice.values) if value[0] == verb.get(choice.prompt)]


def _led_to(view: View, choice: Choice, place: int) -> frozenset[Mark]:
    """What an answer names, what is printed under it brings, and what lies where it leads."""
    match choice.values[place]:
        case ("choice", "logs", number, part):
            return _by_choice(int(number), int(part))
        case ("depart",):
            return frozenset({("log", BOX.planets[view.planet].spec.depart_log)})
        case ("visit", _):
            return frozenset(_beyond(choice.values[place]))
    words = choice.keys[place].split(":")
    return frozenset((kind, words[-1]) for kind in _NAMING.get(words[0], ()))


@cache
def _by_choice(log: int, part: int) -> frozenset[Mark]:
    return frozenset(mark for _, mark in brought_by(BOX.logs[log].parts["choice"][part].spec))


def landmark(view: View, choice: Choice) -> str:
    """Where a campaign can be taken up again: on the star map, by where the ship is, the objective, the week and what
    the logbook says; on a planet, by its condition and what lies in its sectors."""
    if choice.prompt == "star-map" and view.ship is not None:
        ship = view.ship
        return f"system {ship.system}, objective {ship.objective}, week {ship.passes}, {ship.facts}"
    if choice.prompt == "turn":
        return f"planet {view.planet}, condition {view.condition}, {[sector.poi for sector in view.sectors]}"
    return ""


def trails(view: View, choice: Choice) -> dict[str, tuple[Mark, ...]]:
    """From the star map one to every object and every system, and one that stays aboard; a landing takes along what
    the ship has made. On a planet the one to what is left on it. What was read is not promised again, nor what past
    choices have closed."""
    promised = _promised(view, choice)
    if view.ship is None:
        return promised
    read = {("log", BOX.logs[log].id) for log in view.ship.read}
    facts = view.ship.facts
    return {
        answer: tuple([mark for mark in marks if mark not in read and _is_open(mark, facts)])
        for answer, marks in promised.items()
    }


def _promised(view: View, choice: Choice) -> dict[str, tuple[Mark, ...]]:
    """What lies on each of the ways, whatever was done before."""
    if choice.prompt == "star-map" and view.ship is not None:
        aboard, for_landing = tuple(_aboard(view.ship)), tuple(_for_landing(view.ship))
        found = {"": aboard + for_landing}
        for key, value in zip(choice.keys, choice.values, strict=True):
            if value == CLOSE_MAPS:
                found[key] = (*aboard, *_passing(view.ship))
            elif value[0] in _BEYOND:
                lands = value[0] == "visit" and BOOK.object_landings[int(value[1])] >= 0
                found[key] = _beyond(value) + (aboard + for_landing if lands else ())
        return found
    planet, flags = view.planet, view.flags
    if planet < 0 and flags.operation >= 0:
        planet = BOX.planets.number(BOOK.operations[flags.operation].spec.planet)
    taught = view.mode == Mode.TUTORIAL or (planet < 0 and flags.mode == Mode.TUTORIAL)
    lesson = _in_lesson() if taught else ()
    return {"": (_on_planet(planet) if planet >= 0 else ()) + lesson}


_BEYOND = ("fly", "visit")


def _beyond(value: Value) -> tuple[Mark, ...]:
    """What an answer of the star map leads to: the planet one lands on, the log of an object, all of a system."""
    number = int(value[1])
    if value[0] == "fly":
        objects = [at for at, system in enumerate(BOOK.object_systems) if system == number]
        return (("system", BOOK.systems[number].id), *chain.from_iterable(_beyond(("visit", at)) for at in objects))
    thing = BOOK.objects[number]
    landing = BOOK.object_landings[number]
    planet = _on_planet(BOOK.landing_planets[landing]) if landing >= 0 else ()
    return (("object", thing.id), *((("log", thing.spec.log),) if thing.spec.log else ()), *planet)


@cache
def _in_lesson() -> tuple[Mark, ...]:
    """What comes in the tutorial only: the cards of its decks, and the log that puts it back into its box."""
    cards = [card.id for card in BOX.cards if card.spec.tutorial]
    return ("log", REBUILT), *((kind, card) for kind in ("card", "combo") for card in cards)


def _aboard(ship: ShipView) -> Iterator[Mark]:
    """The projects that could be done next, the situations that are let in, and the logs that past choices, or an
    objective whose last week this is, will have read."""
    pending = [echo.spec.log for echo in BOOK.echoes if _written(echo.spec.when, ship.facts)]
    for ahead, log in enumerate(log for log in pending if BOX.logs.number(log) not in ship.read):
        weeks = ahead // BOOK.numbers.echoes_heard
        yield ("echo", f"{log} {weeks}") if weeks else ("log", log)
    for situation in BOOK.situations:
        sources = _sources().get(("situation", situation.id), ())
        if not sources or any(kind == "log" and BOX.logs.number(name) in ship.read for kind, name in sources):
            yield "situation", situation.id
    level = BOOK.technologies[ship.technology].spec.level
    objective = BOOK.objectives[ship.objective].spec if ship.objective >= 0 else None
    if objective is not None and 0 < objective.limit <= ship.age and _may_be_missed(ship):
        yield from chain.from_iterable(map(brings, objective.failure))
    for card in _understood(ship):
        if payable(ship.collected, BOOK.prices[card].discoveries):
            yield "research", BOOK.research[card].id
    for card in (*(project.card for project in ship.production), *ship.waiting[PRODUCTION]):
        if level >= BOOK.production[card].spec.technology:
            yield "production", BOOK.production[card].id


def _understood(ship: ShipView) -> Iterator[int]:
    """The research that needs nothing but its price."""
    level = BOOK.technologies[ship.technology].spec.level
    for card in (*ship.research, *ship.waiting[RESEARCH]):
        spec = BOOK.research[card].spec
        if level >= spec.technology and (not spec.needs or _written(spec.needs, ship.facts)):
            yield card


def _for_landing(ship: ShipView) -> Iterator[Mark]:
    """What the hangar and the armory hold, and the price of research, which is brought home."""
    for card in _understood(ship):
        yield "price", BOOK.research[card].id
    for card in (*ship.hangar, *ship.waiting[LANDERS]):
        yield "lander", BOOK.landers[card].id
    for card in ship.armory:
        if BOX.equipment[card].spec.action:
            yield "equipment", BOX.equipment[card].id


def _written(goal: Goal, facts: dict[str, int]) -> bool:
    """Whether a goal holds by what stands in the logbook alone."""
    match goal["name"]:
        case "fact":
            value = facts.get(goal["fact"], 0)
            return value in range(goal.get("least", 1), goal.get("most", value) + 1)
        case "not-fact":
            return goal["fact"] not in facts
        case "all-of":
            return all(_written(each, facts) for each in goal["goals"])
        case _:
            return False


@cache
def _had_on_planet(planet: int) -> frozenset[Mark]:
    """What somebody can be after on a planet, because the cards there or the board say where it is to be had."""
    brought = [mark for mark in _on_planet(planet) if mark in _sources()]
    logs = [("log", BOX.logs[log].id) for log in BOX.boards[planet].logs if log >= 0]
    return frozenset((*brought, *logs, *(("kind", kind) for kind in COLLECTED)))


@cache
def _on_planet(planet: int) -> tuple[Mark, ...]:
    """What may be found on a planet: all that is in its file."""
    spec = BOX.planets[planet].spec
    digit = spec.missions[0][1]
    begins = {"poi": f"bz{digit}", "condition": f"o{digit}", "mission": f"m{digit}", "log": f"1{digit}"}
    listed = reachable()
    found: list[Mark] = []
    for kind, beginning in begins.items():
        length = len(beginning) + 2 if kind in ("poi", "log") else len(beginning) + 1
        found += [(kind, name) for name in listed[kind] if name.startswith(beginning) and len(name) == length]
    found += [("unique", str(number)) for number in spec.uniques]
    return (("planet", spec.id), *found)


def stage(view: View, choice: Choice) -> str:
    """A leg ends where a new week comes to the star map."""
    return f"week {view.ship.passes}" if choice.prompt == "star-map" and view.ship is not None else ""
