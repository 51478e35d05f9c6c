"""Positions aboard: the `ship` of a scenario file, and the facts that can be looked at there.

[given.ship]
page = "star-map"
energy = 3
crew = { science = "1 1", recon = "1 2r" }

Crew members are written by rank, with a letter for where they are: none available, `r` resting, `h` home from a planet,
`d` dead and not yet mourned. They are called by section and place: `science1`, `recon2`.
"""

from __future__ import annotations

from typing import Any

import msgspec

from starboard.core.errors import ContentError
from starboard.core.position import one_of
from starboard.games.vanguard import effects_ship
from starboard.games.vanguard.content.library import BOX
from starboard.games.vanguard.printed import SECTIONS, Shelf
from starboard.games.vanguard.printed_ship import BED_ROWS, BOOK, MORALES, SHELVES
from starboard.games.vanguard.queries_ship import free_sleeves
from starboard.games.vanguard.rules.setup import lay_board
from starboard.games.vanguard.ship_state import Page, Patient, Place, Project, Ship, Situation
from starboard.games.vanguard.state import Member, State

PAGES = {page.name.lower().replace("_", "-"): page for page in Page}
PLACES = {"": Place.AVAILABLE, "r": Place.RESTING, "h": Place.RETURNED, "d": Place.DEAD}


class GivenShip(msgspec.Struct, forbid_unknown_fields=True):
    """The ship of a position, the book open at a page; what is not given is as at the start of a campaign. `hurt` are
    the injuries of those who are home from a planet, `beds` patients by name with row and places from recovery."""

    page: str
    crew: dict[str, str] = {}
    hurt: dict[str, int] = {}
    beds: dict[str, tuple[str, int]] = {}
    passes: int = 1
    command: int = 0
    energy: int = 0
    success: int = 0
    gained: int = 0
    morale: str = "medium"
    technology: int = 1
    penalty: bool = False
    objective: str = "u01"
    age: int = 0
    sides: list[str] = []
    upgrades: list[str] = []
    situations: dict[str, int] = {}
    research: list[str] | None = None
    production: dict[str, int] | None = None
    facilities: list[str] = []
    addons: list[str] = []
    hangar: list[str] | None = None
    damaged: list[str] = []
    lander: str = "space-ranger"
    mods: list[str] = []
    armory: list[str] = []
    waiting: list[str] = []
    system: str = "tessaly"
    target: str = ""
    planet: str = ""
    collected: list[str] = []
    discoveries: list[str] = []
    uniques: list[int] = []
    pockets: list[int] = []
    more_dice: list[str] = []
    rank_up: str = ""
    ranked: bool = False
    failed: bool = False
    envelope: bool = False
    facts: dict[str, int] = {}


def _number(shelf: Shelf, id: str, file: str, what: str) -> int:
    return shelf.number(one_of(id, shelf.ids, file, what))


def _numbers(shelf: Shelf, ids: list[str], file: str, what: str) -> list[int]:
    return [_number(shelf, id, file, what) for id in ids]


def lay_aboard(state: State, given: GivenShip, file: str) -> dict[str, str]:
    """The ship of a position; the crew by name."""
    ship = state.ship
    names = _crew(state, given, file)
    ship.passes, ship.command, ship.energy, ship.success = given.passes, given.command, given.energy, given.success
    ship.morale = MORALES.index(one_of(given.morale, MORALES, file, "morale"))
    ship.technology = _number(BOOK.technologies, f"tech-{given.technology}", file, "technology")
    ship.penalty, ship.failed, ship.envelope, ship.age = given.penalty, given.failed, given.envelope, given.age
    ship.objective = _number(BOOK.objectives, given.objective, file, "objective")
    ship.sides = _numbers(BOOK.objectives, given.sides, file, "sides")
    ship.side_ages = [0] * len(ship.sides)
    ship.situations = [
        Situation(_number(BOOK.situations, id, file, "situations"), time) for id, time in given.situations.items()
    ]
    in_play = [situation.card for situation in ship.situations]
    ship.potential = [card for card in ship.potential if card not in in_play]
    ship.future = [card for card in ship.future if card not in in_play]
    ship.upgrades = _numbers(BOOK.upgrades, given.upgrades, file, "upgrades")
    ship.facilities = _numbers(BOOK.facilities, given.facilities, file, "facilities")
    ship.addons = _numbers(BOOK.addons, given.addons, file, "addons")
    ship.mods = _numbers(BOOK.mods, given.mods, file, "mods")
    ship.damaged = _numbers(BOOK.landers, given.damaged, file, "damaged")
    ship.lander = _number(BOOK.landers, given.lander, file, "lander")
    if given.research is not None:
        ship.research = _numbers(BOOK.research, given.research, file, "research")
    if given.production is not None:
        ship.production = [
            Project(_number(BOOK.production, id, file, "production"), stage) for id, stage in given.production.items()
        ]
    if given.hangar is not None:
        ship.hangar = _numbers(BOOK.landers, given.hangar, file, "hangar")
    for id in given.waiting:
        kind, card = BOOK.cards[one_of(id, BOOK.cards, file, "waiting")]
        ship.waiting[kind].append(card)
    _hold(state, given, file)
    ship.facts = dict(given.facts)
    ship.system = _number(BOOK.systems, given.system, file, "system")
    if given.target:
        ship.target, ship.parts = _number(BOOK.objects, given.target, file, "target"), BOOK.numbers.free_parts
    for die in given.more_dice:
        for box in ship.dice:
            box.append(_number(BOX.dice, die, file, "more_dice"))
    effects_ship.turn_to(state, PAGES[one_of(given.page, PAGES, file, "page")])
    return names


def _hold(state: State, given: GivenShip, file: str) -> None:
    """What lies in store, and what the lander has brought."""
    ship = state.ship
    ship.armory = _numbers(BOX.equipment, given.armory, file, "armory")
    ship.collected = _numbers(BOX.discoveries, given.collected, file, "collected")
    ship.pockets = [BOX.unique_numbers[number] for number in given.pockets]
    state.discoveries = _numbers(BOX.discoveries, given.discoveries, file, "discoveries")
    state.uniques = [BOX.unique_numbers[number] for number in given.uniques]
    state.success = given.gained
    if given.rank_up:
        state.rank_up, state.ranked = _number(BOX.rankups, given.rank_up, file, "rank_up"), given.ranked
        state.rank_ups[state.rank_up] = 0


def _crew(state: State, given: GivenShip, file: str) -> dict[str, str]:
    ship = state.ship
    names: dict[str, str] = {}
    if given.planet:
        lay_board(state, _number(BOX.planets, given.planet, file, "planet"))
    else:
        state.injuries = [each.spec.copies for each in BOX.injuries]
        state.lead_bag, state.lead_beside = [each.spec.copies for each in BOX.leads], [0] * len(BOX.leads)
    for name, words in given.crew.items():
        section = SECTIONS.index(one_of(name, SECTIONS, file, "crew"))
        for place, word in enumerate(words.split(), 1):
            crew = len(names)
            called = f"{name}{place}"
            if word[0] not in "123":
                raise ContentError(file, "crew", f"'{word}' is no crew member; one is written '1' or '2r'")
            names[called] = BOX.crew[crew].id
            ship.sections[crew], ship.ranks[crew] = section, int(word[0])
            ship.places[crew] = PLACES[one_of(word[1:], PLACES, file, "crew")]
            if ship.places[crew] == Place.RETURNED:
                wounds = [BOX.injuries.number("wound")] * given.hurt.get(called, 0)
                state.members[section] = Member(crew, ship.ranks[crew], injuries=wounds)
                state.injuries[BOX.injuries.number("wound")] -= len(wounds)
                ship.team[section] = crew
            elif ship.places[crew] == Place.DEAD:
                ship.mourned.append(crew)
    for called, (row, left) in given.beds.items():
        crew = BOX.crew.number(names[one_of(called, names, file, "beds")])
        ship.places[crew] = Place.BED
        ship.patients.append(Patient(crew, BED_ROWS.index(one_of(row, BED_ROWS, file, "beds")), left))
    return names


def check_ship(ship: Ship) -> list[str]:
    """Every way in which a ship is impossible, a sentence each."""
    problems = []
    for section, name in enumerate(SECTIONS):
        for rank in (1, 2, 3):
            if free_sleeves(ship, section, rank) < 0:
                problems.append(f"{name} has more crew members of rank {rank} than sleeves")
    if len({len(box) for box in ship.dice}) > 1:
        problems.append("the sections do not have the same number of dice")
    if ship.command > BOOK.numbers.most_command:
        problems.append(f"there are {ship.command} command tokens")
    return problems


def ship_facts(ship: Ship) -> dict[str, Any]:
    """What can be looked at aboard: the `ship`, and each crew member by its card."""
    found: dict[str, Any] = {
        BOX.crew[crew].id: {
            "place": Place(place).name.lower(),
            "section": SECTIONS[ship.sections[crew]],
            "rank": ship.ranks[crew],
        }
        for crew, place in enumerate(ship.places)
        if ship.sections[crew] >= 0
    }
    found["ship"] = {
        "page": Page(ship.page).name.lower().replace("_", "-"),
        "command": ship.command,
        "energy": ship.energy,
        "success": ship.success,
        "morale": MORALES[ship.morale],
        "penalty": ship.penalty,
        "objective": BOOK.objectives[ship.objective].id if ship.objective >= 0 else "",
        "situations": {BOOK.situations[each.card].id: each.time for each in ship.situations},
        "research": [BOOK.research[card].id for card in ship.research],
        "production": {BOOK.production[each.card].id: each.stage for each in ship.production},
        "armory": [BOX.equipment[card].id for card in ship.armory],
        "collected": [BOX.discoveries[card].id for card in ship.collected],
        "pockets": [BOX.uniques[each].spec.number for each in ship.pockets],
        "beds": {BOX.crew[each.crew].id: [BED_ROWS[each.row], each.left] for each in ship.patients},
        "damaged": [BOOK.landers[card].id for card in ship.damaged],
        "lander": BOOK.landers[ship.lander].id if ship.lander >= 0 else "",
        "waiting": [
            getattr(BOOK, shelf)[card].id for shelf, cards in zip(SHELVES, ship.waiting, strict=True) for card in cards
        ],
        "dice": len(ship.dice[0]),
        "system": BOOK.systems[ship.system].id,
        "target": BOOK.objects[ship.target].id if ship.target >= 0 else "",
        "parts": ship.parts,
        "passes": ship.passes,
        "records": [BOX.planets[record.planet].id for record in ship.records],
    }
    return found


def ship_chances() -> dict[str, list[str]]:
    """What is rolled and drawn aboard, by purpose."""
    return {
        "recruit": BOX.crew.ids,
        "situation": BOOK.situations.ids,
        "landing": [f"d10:{number}" for number in range(1, BOOK.numbers.landing_sides + 1)],
        "critical": [f"injury:{face}" for face in BOX.numbers.injury_die],
        "discovery": BOX.discoveries.ids,
    }
