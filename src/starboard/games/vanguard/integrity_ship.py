"""Whether the ship can be as it is: the crew, the cards of the ship book, where the book is open."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from starboard.core.integrity import MANY, all_within, once, sized, within
from starboard.games.vanguard.content.library import BOX
from starboard.games.vanguard.printed import SECTIONS, Shelf
from starboard.games.vanguard.printed_ship import BED_ROWS, BOOK, SHELVES
from starboard.games.vanguard.queries_ship import free_sleeves
from starboard.games.vanguard.rules.ship.pages import PAGES
from starboard.games.vanguard.ship_state import KINDS, Page, Patient, Place, Record, Ship
from starboard.games.vanguard.state import Phase, State

MOST_SEATS = 4
MOST = 1000
"""More tokens, passes or steps than come up in any campaign."""


def numbers_of(what: str, numbers: Iterable[int], shelf: Shelf) -> Iterator[str]:
    """Things of a kind by their numbers."""
    yield from all_within(f"{what}, number", numbers, len(shelf) - 1)


def check_ship(state: State) -> Iterator[str]:
    """Every way in which a ship is impossible, a sentence each."""
    ship = state.ship
    if state.phase is Phase.SETUP:
        if ship.places or state.sectors:
            yield "phase: setup, but the ship is laid out already; before a game it is not"
        return
    found = list(_shapes(ship))
    yield from found or _ship(state, ship)


def _shapes(ship: Ship) -> Iterator[str]:
    """That every list has as many entries as there are things."""
    for what, found, wanted in (
        ("places of the crew", ship.places, len(BOX.crew)),
        ("sections of the crew", ship.sections, len(BOX.crew)),
        ("ranks of the crew", ship.ranks, len(BOX.crew)),
        ("dice by section", ship.dice, len(SECTIONS)),
        ("memorial by section", ship.wall, len(SECTIONS)),
        ("team by section", ship.team, len(SECTIONS)),
        ("section decks", ship.decks, len(SECTIONS)),
        ("cards that wait", ship.waiting, len(KINDS)),
        ("cards removed", ship.gone, len(KINDS) + 1),
        ("ages of side objectives", ship.side_ages, len(ship.sides)),
    ):
        yield from sized(what, len(found), wanted)
    yield from all_within("crew, place", ship.places, max(Place))
    yield from all_within("crew, section", ship.sections, len(SECTIONS) - 1, -1)
    yield from all_within("crew, rank", ship.ranks, len(BOOK.numbers.sleeves))
    for crew, place in enumerate(ship.places):
        if place not in (Place.RECRUIT, Place.REMOVED) and (ship.sections[crew] < 0 or not ship.ranks[crew]):
            yield f"crew: {BOX.crew[crew].id} is aboard, but has no section or no rank"


def _ship(state: State, ship: Ship) -> Iterator[str]:
    yield from _book(state, ship)
    for section, name in enumerate(SECTIONS):
        for rank in range(1, len(BOOK.numbers.sleeves) + 1):
            if free_sleeves(ship, section, rank) < 0:
                yield f"{name} has more crew members of rank {rank} than sleeves"
    if len({len(box) for box in ship.dice}) > 1:
        yield "the sections do not have the same number of dice"
    yield from within("command tokens", ship.command, BOOK.numbers.most_command)
    yield from within("morale", ship.morale, len(BOOK.morales) - 1)
    yield from within("technology", ship.technology, len(BOOK.technologies) - 1)
    yield from within("objective", ship.objective, len(BOOK.objectives) - 1, -1)
    yield from within("system", ship.system, len(BOOK.systems) - 1)
    yield from within("target", ship.target, len(BOOK.objects) - 1, -1)
    yield from within("lander", ship.lander, len(BOOK.landers) - 1, -1)
    yield from within("ending", ship.ending, len(BOOK.endings) - 1, -1)
    yield from within("parts of the landing card", ship.parts, BOOK.numbers.landing_parts)
    for what in ("passes", "energy", "success", "age", "studied", "track"):
        yield from within(what, getattr(ship, what), MOST)
    yield from all_within("age of a side objective", ship.side_ages, MOST)
    for fact, value in ship.facts.items():
        yield from within(f"fact {fact[:20]}", value, MANY, -MANY)
    yield from _cards(ship)
    yield from _crew(ship)
    for record in ship.records:
        yield from _record(record)


def _book(state: State, ship: Ship) -> Iterator[str]:
    """IV-SHIP-GEN-01: where the book is open, and how far the page has been followed."""
    open_at = {int(page): len(steps) for page, steps in PAGES.items()}
    if state.phase is Phase.SHIP:
        if ship.page not in open_at:
            yield f"page: the book is open at {ship.page}, where there is nothing to do"
        else:
            yield from within("step of the page", ship.step, open_at[ship.page] - 1)
        yield from within("place in the step", ship.at, max(len(SECTIONS), len(BOX.crew)))
    elif ship.page not in (*open_at, int(Page.CLOSED)):
        yield f"page: there is no page {ship.page}"


def _cards(ship: Ship) -> Iterator[str]:
    """The cards of the ship book."""
    for what, numbers, shelf in (
        ("side objectives", ship.sides, BOOK.objectives),
        ("upgrades", [*ship.upgrades, *ship.used], BOOK.upgrades),
        ("situations", [each.card for each in ship.situations], BOOK.situations),
        ("situations to come", [*ship.potential, *ship.future], BOOK.situations),
        ("research", ship.research, BOOK.research),
        ("production", [each.card for each in ship.production], BOOK.production),
        ("facilities", ship.facilities, BOOK.facilities),
        ("add-ons", ship.addons, BOOK.addons),
        ("landers", [*ship.hangar, *ship.damaged], BOOK.landers),
        ("mods", ship.mods, BOOK.mods),
        ("equipment", ship.armory, BOX.equipment),
        ("discoveries", ship.collected, BOX.discoveries),
        ("unique discoveries", ship.pockets, BOX.uniques),
        ("rows of pockets", ship.rows, BOOK.rows),
        ("echoes", ship.echoes, BOOK.echoes),
        ("logs", ship.read, BOX.logs),
        ("planets explored", ship.explored, BOX.planets),
        ("objects", ship.objects, BOOK.objects),
        ("dice", [die for box in ship.dice for die in box], BOX.dice),
        ("section cards", [card for deck in ship.decks for card in deck], BOX.cards),
    ):
        yield from numbers_of(f"ship, {what}", numbers, shelf)
    for name, waiting, gone in zip(SHELVES, ship.waiting, ship.gone, strict=False):
        yield from numbers_of(f"ship, {name} put by", [*waiting, *gone], getattr(BOOK, name))
    yield from numbers_of("ship, situations removed", ship.gone[-1], BOOK.situations)
    yield from once("ship, situations", map(str, [*ship.potential, *ship.future, *(s.card for s in ship.situations)]))
    yield from all_within("situation, time", (each.time for each in ship.situations), MOST)
    for project in ship.production:
        yield from within("production, stages to go", project.stage, MOST, -1)
        yield from within("production, hands", project.hands, MOST)
    yield from all_within("facilities used", ship.active, max(Page), -len(BOOK.addons))


def _crew(ship: Ship) -> Iterator[str]:
    """Who is where."""
    team = [crew for crew in ship.team if crew != -1]
    beds = [patient.crew for patient in ship.patients]
    wall = [crew for row in ship.wall for crew in row]
    yield from numbers_of("ship, crew", [*team, *beds, *ship.mourned, *wall, *ship.offered], BOX.crew)
    yield from once("team", map(str, team))
    yield from once("beds", map(str, beds))
    for patient in ship.patients:
        yield from _patient(ship, patient)


def _patient(ship: Ship, patient: Patient) -> Iterator[str]:
    yield from within("bed, row", patient.row, len(BED_ROWS) - 1)
    yield from within("bed, places from recovery", patient.left, MOST)
    if patient.crew in range(len(ship.places)) and ship.places[patient.crew] != Place.BED:
        yield f"bed: {BOX.crew[patient.crew].id} is in one, but its card is elsewhere"


def _record(record: Record) -> Iterator[str]:
    """IV-SHIP-LEAVE-01: a planet as it was left."""
    yield from within("record, planet", record.planet, len(BOX.planets) - 1)
    if record.planet not in range(len(BOX.planets)):
        return
    sectors = len(BOX.boards[record.planet].sectors)
    yield from within("record, landing sector", record.landing, sectors - 1, -1)
    yield from sized("record, sectors", len(record.sectors), sectors)
    yield from sized("record, flags", len(record.flags), sectors)
    yield from numbers_of("record, POI", [card for sector in record.sectors for card in sector], BOX.pois)
    yield from all_within("record, flags", record.flags, MANY)
    yield from numbers_of("record, threats", [card for card, _ in record.threats], BOX.threats)
    yield from all_within("record, sector of a threat", [at for _, at in record.threats], sectors - 1)
    yield from numbers_of("record, unique discoveries", record.uniques, BOX.uniques)
    yield from numbers_of("record, missions", record.missions, BOX.missions)
