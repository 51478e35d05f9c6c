"""What the thumb does with the ship: where to fly, what to build, whom to send."""

from __future__ import annotations

from typing import Any

from starboard.core.choice import Choice, Value
from starboard.games.vanguard.printed import BOX, SECTIONS
from starboard.games.vanguard.printed_ship import BOOK, SHELVES
from starboard.games.vanguard.ship_state import Place
from starboard.games.vanguard.thumb.checking import die_worth
from starboard.games.vanguard.thumb.mind import Mind
from starboard.games.vanguard.thumb.turns import whose
from starboard.games.vanguard.thumb.worth import Worth, facts_in, facts_of_planets
from starboard.games.vanguard.view import ShipView

LEAVE = ("done", "close-maps", "decline", "nobody", "no-help", "leave-bridge")
KEPT = 2
"""How many available people a section keeps for the next landing."""


def ship_of(mind: Mind) -> ShipView:
    """The ship; there is one wherever this is asked."""
    assert mind.view.ship is not None
    return mind.view.ship


def available(ship: ShipView, section: int) -> list[int]:
    """The available crew members of a section."""
    return [
        crew for crew, place in enumerate(ship.places) if place == Place.AVAILABLE and ship.sections[crew] == section
    ]


# --- the star map -----------------------------------------------------------------------------------------------------


def star_map(mind: Mind, choice: Choice, value: Value) -> float:
    """Land where the objective is done, fly towards such a place, scan with what is left."""
    ship = ship_of(mind)
    match value[0]:
        case "visit":
            number = int(value[1])
            spec = BOOK.objects[number].spec
            if BOOK.object_landings[number] >= 0:
                return 10.0 + landing_worth(ship, number) - 0.3 * float(spec.price)
            return 11.0 - 0.5 * float(spec.price) if ship.energy - spec.price >= 2 else -1.0
        case "fly":
            return _flight(ship, int(value[1]), mind.view.systems)
        case "scan":
            return 0.4 if ship.energy >= 1 else -1.0
        case "scan-by-hand":
            return -0.2
        case "use":
            return 0.5
    return 0.0


def wanted_facts(ship: ShipView) -> frozenset[str]:
    """The facts that objectives ask for."""
    found: frozenset[str] = frozenset()
    for card in (ship.objective, *ship.sides):
        if card >= 0:
            found |= facts_in(BOOK.objectives[card].spec.done)
    return found


def landing_worth(ship: ShipView, number: int) -> float:
    """What landing at an object is worth: what the objective wants is there, and nobody has been there yet."""
    planet = BOOK.landing_planets[BOOK.object_landings[number]]
    facts = facts_of_planets()[planet]
    wanted = wanted_facts(ship)
    found = 6.0 if wanted & facts else 0.0
    if not wanted:
        found += 2.0 if any(fact.startswith("lamp-") for fact in facts) else 0.0
    found -= 2.5 * ship.records.count(planet)
    done = [fact for fact in facts if fact.startswith("lamp-") and fact in ship.facts]
    return found - 5.0 * len(done)


def _flight(ship: ShipView, system: int, seen: list[int]) -> float:
    """A flight, if there is more to find there than here."""
    here = _best(ship, ship.system)
    there = _best(ship, system)
    energy = dict(BOOK.neighbours[ship.system]).get(system, 9)
    beyond = max(
        (0.6 * _best(ship, other) for other, _ in BOOK.neighbours[system] if other in seen and other != ship.system),
        default=-9.0,
    )
    if ship.target >= 0:
        return -2.0
    return max(there, beyond) - here - 0.4 * energy + 9.0 if max(there, beyond) > here + 1.0 else -1.0


def _best(ship: ShipView, system: int) -> float:
    landings = [
        landing_worth(ship, number)
        for number, where in enumerate(BOOK.object_systems)
        if where == system and BOOK.object_landings[number] >= 0
    ]
    return max(landings, default=-5.0)


# --- facilities -------------------------------------------------------------------------------------------------------


def facilities(mind: Mind, choice: Choice, value: Value) -> float:
    """The room that brings most: a crew that is too small comes first."""
    ship = ship_of(mind)
    if value[0] in LEAVE:
        return 0.0
    if value[0] == "addon":
        return 1.0 + Worth().deeds(BOOK.addons[int(value[1])].spec.use)
    short = sum(1 for section in range(len(SECTIONS)) if len(_serving(ship, section)) < 3)
    match value[1]:
        case "barracks":
            return 2.0 + 1.5 * short
        case "production":
            started = sum(1 for project in ship.production if project.stage >= 0)
            return 2.8 + 0.4 * started
        case "research":
            return 4.0
        case "situations":
            due = sum(1 for each in ship.situations if BOOK.situations[each.card].spec.limit - each.time <= 1)
            return 1.5 + 2.5 * due
    return 0.5


def _serving(ship: ShipView, section: int) -> list[int]:
    living = (Place.AVAILABLE, Place.RESTING, Place.TEAM, Place.RETURNED, Place.BED, Place.KEPT)
    return [crew for crew, place in enumerate(ship.places) if place in living and ship.sections[crew] == section]


def study(mind: Mind, choice: Choice, value: Value) -> float:
    """A project that can be paid for."""
    return 0.0 if value[0] in LEAVE else 2.0 + Worth().deeds(BOOK.research[int(value[1])].spec.gains)


def produce(mind: Mind, choice: Choice, value: Value) -> float:
    """The project that is done soonest and gives most."""
    if value[0] in LEAVE:
        return 0.0
    spec = BOOK.production[int(value[1])].spec
    return 1.0 + Worth().deeds(spec.gains) / float(max(1, spec.stages))


def install(mind: Mind, choice: Choice, value: Value) -> float:
    """The project that gives most."""
    gains: list[dict[str, Any]] = getattr(BOOK, SHELVES[int(value[1])])[int(value[2])].spec.gains
    return Worth().deeds(gains)


def hurry(mind: Mind, choice: Choice, value: Value) -> float:
    """Somebody speeds up a project, if a section has people to spare."""
    return 0.0 if value[0] in LEAVE else 0.5 if _spare(ship_of(mind)) else -0.5


def _spare(ship: ShipView) -> bool:
    return any(len(available(ship, section)) > KEPT for section in range(len(SECTIONS)))


def solve(mind: Mind, choice: Choice, value: Value) -> float:
    """A situation is better solved than left."""
    if value[0] in LEAVE:
        return 0.0
    spec = BOOK.situations[int(value[1])].spec
    way = int(value[2])
    gains = spec.way[way - 1].solve if way else spec.solve
    return 1.0 + Worth().deeds(gains) - Worth().deeds(spec.fail)


def barracks(mind: Mind, choice: Choice, value: Value) -> float:
    """Recruit while a section is small, else train."""
    ship = ship_of(mind)
    short = sum(1 for section in range(len(SECTIONS)) if len(_serving(ship, section)) < 3)
    return (1.0 + short) if value[0] == "recruit" else 2.0


# --- people -----------------------------------------------------------------------------------------------------------


def assign(mind: Mind, choice: Choice, value: Value) -> float:
    """Whom one can best do without: of a section with many, of low rank. Nobody, where nobody can be spared."""
    if value[0] != "crew":
        return 0.0
    ship = ship_of(mind)
    crew = int(value[1])
    left = len(available(ship, ship.sections[crew])) - 1
    return left - 1.5 - 0.5 * ship.ranks[crew]


def send(mind: Mind, choice: Choice, value: Value) -> float:
    """The best of a section goes; four are better than three."""
    if value[0] != "send":
        return -1.0
    ship = ship_of(mind)
    crew = int(value[1])
    spec = BOX.crew[crew].spec
    return 2.0 * max(1, ship.ranks[crew]) + 0.3 * float(spec.charges) + _fits(spec.colour, whose(choice))


def _fits(colour: str, section: int) -> float:
    """A transformation is of most use in the colour that a section has most slots for."""
    if section < 0:
        return 0.0
    slots = BOX.slots[section][0]
    return 0.3 if colour == ("red", "green", "blue")[slots.index(max(slots))] else 0.0


def keep(mind: Mind, choice: Choice, value: Value) -> float:
    """A recruit whose transformation fits the section."""
    if value[0] not in ("keep", "send"):
        return 0.0
    spec = BOX.crew[int(value[1])].spec
    return 0.2 * float(spec.charges) + 2.0 * _fits(spec.colour, whose(choice))


def train(mind: Mind, choice: Choice, value: Value) -> float:
    """Somebody learns, as long as a section has another one."""
    if value[0] in LEAVE:
        return 0.0
    ship = ship_of(mind)
    return len(available(ship, ship.sections[int(value[1])])) - 1.5


def help_patient(mind: Mind, choice: Choice, value: Value) -> float:
    """A patient is helped, if somebody can be spared."""
    if value[0] in LEAVE:
        return 0.0
    return 0.5 if _spare(ship_of(mind)) else -0.5


# --- landers, equipment, dice -----------------------------------------------------------------------------------------


def lander(mind: Mind, choice: Choice, value: Value) -> float:
    """The lander that carries most and lands best."""
    spec = BOOK.landers[int(value[1])].spec
    return float(
        spec.supplies * 0.5
        + spec.equipment * 0.5
        + spec.discoveries * 0.3
        + spec.armour
        + 0.6 * spec.sensors
        + 0.6 * spec.manoeuvrability
        - 0.6 * spec.rolls
    )


def repair(mind: Mind, choice: Choice, value: Value) -> float:
    """With energy, if there is some."""
    ship = ship_of(mind)
    if value[0] in LEAVE:
        return 0.0
    if value[0] == "repair":
        return 1.0 if ship.energy >= 3 else 0.2
    return 0.5 if _spare(ship) else -0.3


def mod(mind: Mind, choice: Choice, value: Value) -> float:
    """Whatever fits."""
    return 0.0 if value[0] in LEAVE else 1.0


def load(mind: Mind, choice: Choice, value: Value) -> float:
    """Everything that can be carried, what does most first."""
    if value[0] in LEAVE:
        return 0.0
    spec = BOX.equipment[int(value[1])].spec
    found = Worth(hurt=True).deeds(spec.action) if spec.action else 1.0
    if spec.transform_symbol:
        found += 1.5
    return 0.5 + max(0.0, found) + (0.5 if spec.uses in ("unlimited", "turn") else 0.0)


def take_die(mind: Mind, choice: Choice, value: Value) -> float:
    """A strong die in a colour that has room."""
    ship = ship_of(mind)
    section, die = int(value[1]), int(value[2])
    colour = BOX.die_colours[die]
    have = sum(1 for each in ship.dice[section] if BOX.die_colours[each] == colour)
    slots = BOX.slots[section][1][colour]
    return die_worth(die) + 0.3 * (slots - have)


def return_die(mind: Mind, choice: Choice, value: Value) -> float:
    """A plain die."""
    return -die_worth(int(value[2]))


def trade(mind: Mind, choice: Choice, value: Value) -> float:
    """Buy dice whenever they can be paid; never sell."""
    match value[0]:
        case "buy-dice":
            return 2.0
        case "buy-with":
            return 1.0 if _spare(ship_of(mind)) else 0.3
        case "sell-dice":
            return -2.0
    return 0.0


def pay_discovery(mind: Mind, choice: Choice, value: Value) -> float:
    """The commonest that will do."""
    if value[0] not in ("pay-discovery", "leave", "discovery"):
        return 0.0
    spec = BOX.discoveries[int(value[1])].spec
    return -float(("basic", "rare", "very-rare").index(spec.tier)) - 0.3 * bool(spec.ship)


def penalty(mind: Mind, choice: Choice, value: Value) -> float:
    """The token rather than the dice."""
    return 1.0 if value[0] == "take-penalty" else 0.0


def deck(mind: Mind, choice: Choice, value: Value) -> float:
    """The deck that is suggested, with the cards of higher rank added."""
    match value[0]:
        case "suggested-deck":
            return 1.0
        case "done":
            return 0.5
    return 0.0


def go_on(mind: Mind, choice: Choice, value: Value) -> float:
    """The game goes on."""
    return 1.0 if value[0] == "go-on" else 0.0
