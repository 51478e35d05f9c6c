"""Questions about the ship, pure: who may be assigned, what a thing costs, what there is room for."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from starboard.core.ruling import ALLOWED, Ruling, refuse
from starboard.games.vanguard.printed import BOX, SECTIONS
from starboard.games.vanguard.printed_ship import BED_ROWS, BOOK, Crew, Token
from starboard.games.vanguard.ship_state import FACILITIES, MODS, Place, Record, Ship
from starboard.games.vanguard.state import State

SECTION_NUMBERS = range(len(SECTIONS))
LAMP, LIT, PATIENCE = "lamp-", 1, "patience"
"""Marks of the logbook: how those of Lamps begin, the value of one that burns, and weeks gained otherwise."""
SERVING = (Place.AVAILABLE, Place.RESTING, Place.TEAM, Place.RETURNED, Place.BED, Place.KEPT)
"""Where the living of the crew are."""


# --- who decides ------------------------------------------------------------------------------------------------------


def in_charge(state: State, page: int) -> int:
    """IV-SHIP-GEN-05, IV-SHIP-GEN-06: the seat that decides the open choices of a page."""
    return state.leaders[BOOK.charges[page]]


def decider(state: State) -> int:
    """The seat that decides on the page where the book is open."""
    return in_charge(state, state.ship.page)


# --- crew -------------------------------------------------------------------------------------------------------------


def crew_at(ship: Ship, place: Place, section: int = -1) -> list[int]:
    """The crew members at a place, of one section or of all."""
    places, sections = ship.places, ship.sections
    return [crew for crew in range(len(places)) if places[crew] == place and (section < 0 or sections[crew] == section)]


def serving(ship: Ship, section: int) -> list[int]:
    """The living crew members of a section."""
    places, sections = ship.places, ship.sections
    return [crew for crew in range(len(places)) if sections[crew] == section and places[crew] in SERVING]


def recruits(ship: Ship) -> list[int]:
    """IV-RULING-68: the pile of recruits, by crew card."""
    return [1 if place == Place.RECRUIT else 0 for place in ship.places]


def free_sleeves(ship: Ship, section: int, rank: int) -> int:
    """IV-DES-29: the sleeves of a rank that a section has left."""
    ranks = ship.ranks
    used = sum(1 for crew in serving(ship, section) if ranks[crew] == rank)
    return BOOK.numbers.sleeves[rank - 1] - used


def can_recruit(ship: Ship, section: int) -> bool:
    """IV-SHIP-BAR-02: whether a section has a sleeve for one more, and there is somebody."""
    return (
        free_sleeves(ship, section, 1) > 0
        and len(serving(ship, section)) < BOOK.numbers.most_crew
        and Place.RECRUIT in ship.places
    )


def fits(ship: Ship, crew: int, wanted: Crew) -> bool:
    """Whether a crew member is of the section and the rank that a card asks for."""
    section, rank = wanted
    return (section < 0 or ship.sections[crew] == section) and ship.ranks[crew] >= rank


def can_assign(state: State, crew: int, wanted: Crew = (-1, 1)) -> Ruling:
    """IV-SHIP-GEN-08 to 10: an available crew member who is wanted, and not the last one of a section."""
    ship = state.ship
    if ship.places[crew] != Place.AVAILABLE:
        return refuse("IV-SHIP-GEN-08", "not-available")
    if not fits(ship, crew, wanted):
        return refuse("IV-SHIP-GEN-08", "other-crew-wanted")
    if len(crew_at(ship, Place.AVAILABLE, ship.sections[crew])) < 2:
        return refuse("IV-SHIP-GEN-09", "last-of-section", section=SECTIONS[ship.sections[crew]])
    return ALLOWED


def assignable(state: State, wanted: Crew = (-1, 1)) -> list[int]:
    """The crew members who can be assigned where such are wanted."""
    ship = state.ship
    sections, ranks = ship.sections, ship.ranks
    free = crew_at(ship, Place.AVAILABLE)
    spare = [-1] * len(SECTIONS)
    for crew in free:
        spare[sections[crew]] += 1
    section, rank = wanted
    return [
        crew for crew in free if spare[sections[crew]] > 0 and ranks[crew] >= rank and section in (-1, sections[crew])
    ]


def can_assign_all(state: State, wanted: Sequence[Crew], *, without: int = -1) -> bool:
    """Whether so many can be assigned together, each to one of the places, and every section keeps one; `without`
    somebody who is assigned already."""
    if not wanted:
        return True
    ship = state.ship
    free = [crew for crew in crew_at(ship, Place.AVAILABLE) if crew != without]
    spare = [-1] * len(SECTIONS)
    for crew in free:
        spare[ship.sections[crew]] += 1

    def place(at: int) -> bool:
        if at == len(wanted):
            return True
        for crew in free:
            section = ship.sections[crew]
            if spare[section] > 0 and fits(ship, crew, wanted[at]):
                free.remove(crew)
                spare[section] -= 1
                if place(at + 1):
                    return True
                free.append(crew)
                spare[section] += 1
                free.sort()
        return False

    return place(0)


# --- discoveries as a price -------------------------------------------------------------------------------------------


def pays(discovery: int, token: Token) -> bool:
    """Whether a discovery is of the kind and at least of the rarity that a price asks for."""
    kind, tier = token
    return (kind < 0 or BOX.kinds[discovery] == kind) and BOOK.tiers[discovery] >= tier


def payable(collected: Sequence[int], price: Sequence[Token]) -> bool:
    """IV-SHIP-RES-02: whether the collected discoveries pay a price; the rarest and most exact parts choose first, and
    take the least that will do."""
    left = sorted(collected, key=BOOK.tiers.__getitem__)
    for token in sorted(price, key=lambda each: (each[0] < 0, -each[1])):
        found = next((discovery for discovery in left if pays(discovery, token)), -1)
        if found < 0:
            return False
        left.remove(found)
    return True


def replaced(price: Sequence[Token], rank: int) -> list[int]:
    """IV-SHIP-RES-05: the places of a price that an assigned crew member of a rank can stand for."""
    rarest = BOOK.study_help[rank - 1]
    return [at for at, token in enumerate(price) if token[1] <= rarest]


def discoveries_left(state: State, kind: int) -> list[int]:
    """By discovery, how many of a kind are in their deck: neither collected nor with the lander."""
    left = [thing.spec.copies if BOX.kinds[thing.number] == kind else 0 for thing in BOX.discoveries]
    for discovery in (*state.ship.collected, *state.discoveries):
        if left[discovery]:
            left[discovery] -= 1
    return left


# --- pools and dice ---------------------------------------------------------------------------------------------------


def technology_level(ship: Ship) -> int:
    """IV-SHIP-TECH-01: the level of the technology card on the bridge."""
    level: int = BOOK.technologies[ship.technology].spec.level
    return level


def pools(ship: Ship) -> tuple[int, int]:
    """IV-SHIP-BRIDGE-03, IV-SHIP-MORALE-06, IV-SHIP-PEN-02: command and energy of a new pass."""
    numbers = BOOK.numbers
    cards = [BOOK.technologies[ship.technology], BOOK.morales[ship.morale]]
    cards += [BOOK.upgrades[card] for card in ship.upgrades]
    if ship.objective >= 0:
        cards.append(BOOK.objectives[ship.objective])
    command = sum(card.spec.command for card in cards) - (numbers.penalty_command if ship.penalty else 0)
    energy = sum(card.spec.energy for card in cards)
    return max(numbers.least_command, min(numbers.most_command, command)), max(0, energy)


def dice_of_each(ship: Ship) -> int:
    """IV-DICE-09: how many dice every section has."""
    return len(ship.dice[0])


def dice_price(ship: Ship, rank: int = 0) -> int:
    """IV-SHIP-DEBRIEF-04, IV-SHIP-DEBRIEF-05: the price of one die for every section, if somebody of a rank helps."""
    off = BOOK.numbers.dice_discount[rank - 1] if rank else 0
    return max(0, dice_of_each(ship) - off)


def supply(ship: Ship) -> list[int]:
    """How many dice of each type nobody owns."""
    left = [die.spec.copies for die in BOX.dice]
    for box in ship.dice:
        for die in box:
            left[die] -= 1
    return left


def unlocked(ship: Ship, kind: str) -> bool:
    """IV-SHIP-DEBRIEF-08: whether dice of a kind can be bought."""
    numbers = BOOK.numbers
    if kind in numbers.kinds_of_envelope:
        return ship.envelope
    level = numbers.kinds_by_technology.get(kind, 0)
    return kind in numbers.kinds_at_start or 0 < level <= technology_level(ship)


def dice_on_sale(ship: Ship) -> list[int]:
    """The types of dice that can be bought now."""
    return [die for die, left in enumerate(supply(ship)) if left > 0 and unlocked(ship, BOX.dice[die].spec.kind)]


def can_take_dice(ship: Ship) -> bool:
    """IV-DICE-09: whether there is a die on sale for every section."""
    left = supply(ship)
    return sum(left[die] for die in dice_on_sale(ship)) >= len(SECTIONS)


def without_slot(section: int, rank: int, dice: Sequence[int], taken: Sequence[int]) -> list[int]:
    """IV-RULING-15: of the places of dice that are to be taken, those of which one has to stay in the section box,
    because its colour has too few slots; plain dice stay first."""
    for colour, slots in enumerate(BOX.slots[section][rank - 1]):
        places = [place for place in taken if BOX.die_colours[dice[place]] == colour]
        if len(places) > slots:
            return [place for place in places if BOX.dice[dice[place]].spec.kind == "basic"] or places
    return []


def slotted(section: int, rank: int, dice: Sequence[int]) -> list[int]:
    """IV-RULING-15: the places of the dice that have a slot on the crew board, where nobody is asked."""
    taken = list(range(len(dice)))
    while left := without_slot(section, rank, dice, taken):
        taken.remove(left[-1])
    return taken


# --- section decks ----------------------------------------------------------------------------------------------------


@cache
def deck_cards(section: int, rank: int) -> tuple[int, ...]:
    """IV-RULING-69: the cards of a section that a crew member of a rank may take along."""
    name = SECTIONS[section]
    return tuple(BOX.cards.where(lambda spec: spec.section == name and spec.rank <= rank and not spec.tutorial))


@cache
def starting_deck(section: int) -> tuple[int, ...]:
    """IV-QS-08: the ten marked cards of rank 1."""
    name = SECTIONS[section]
    return tuple(BOX.cards.where(lambda spec: spec.section == name and spec.starter and not spec.tutorial))


@cache
def suggested_deck(section: int, rank: int) -> tuple[int, ...]:
    """The deck that is proposed: the fewest cards allowed, of the highest ranks, marked ones before others."""
    cards = sorted(
        deck_cards(section, rank), key=lambda card: (-BOX.cards[card].spec.rank, not BOX.cards[card].spec.starter, card)
    )
    return tuple(sorted(cards[: BOX.numbers.least_deck]))


# --- room on pages ----------------------------------------------------------------------------------------------------


def facility_total(ship: Ship, field: str, of: str) -> int:
    """What the upgrades of a facility add up to."""
    return sum(
        getattr(BOOK.facilities[card].spec, field) for card in ship.facilities if BOOK.facilities[card].spec.of == of
    )


def production_slots(ship: Ship) -> int:
    """IV-SHIP-PROD-02."""
    return BOOK.numbers.production_slots + facility_total(ship, "slots", "production")


def hands_of_project(ship: Ship) -> int:
    """IV-SHIP-PROD-04: so many crew members may speed up a project in a phase."""
    return BOOK.numbers.production_hands + facility_total(ship, "hands", "production")


def beds(ship: Ship, row: int) -> int:
    """IV-SHIP-MED-08: the beds of a row."""
    name = BED_ROWS[row]
    more: int = sum(BOOK.facilities[card].spec.beds.get(name, 0) for card in ship.facilities)
    return BOOK.numbers.beds[name] + more


def free_row(ship: Ship, row: int) -> int:
    """IV-SHIP-MED-05: this row of the medbay or the next more severe one with a free bed; -1 if there is none."""
    for each in range(row, len(BED_ROWS)):
        if sum(1 for patient in ship.patients if patient.row == each) < beds(ship, each):
            return each
    return -1


def waiting_upgrades(ship: Ship, of: str) -> list[int]:
    """The upgrades of a facility that wait in the Future Use envelope."""
    return [card for card in ship.waiting[FACILITIES] if BOOK.facilities[card].spec.of == of]


# --- landers ----------------------------------------------------------------------------------------------------------


def lander_value(ship: Ship, field: str) -> int:
    """IV-LANDER-01, IV-LANDER-03, IV-LANDER-04: a parameter or capacity of the lander with its mods."""
    if ship.lander < 0:
        return 0
    cards = [BOOK.landers[ship.lander], *(BOOK.mods[mod] for mod in ship.mods)]
    value: int = sum(getattr(card.spec, field) for card in cards)
    return value


def stored_uniques(state: State) -> list[int]:
    """IV-RULING-26, IV-RULING-49: the unique discoveries that count against the lander's limit: those with a pocket."""
    return [each for each in state.uniques if BOX.uniques[each].spec.number <= BOX.numbers.last_stored_unique]


def free_mod_slots(ship: Ship, kind: str) -> int:
    """IV-LANDER-04: the slots for mods of a kind that are free."""
    slots: int = getattr(BOOK.landers[ship.lander].spec, kind)
    return slots - sum(1 for mod in ship.mods if BOOK.mods[mod].spec.kind == kind)


def intact(ship: Ship) -> list[int]:
    """IV-SHIP-HANGAR-02: the landers that can fly."""
    return [lander for lander in ship.hangar if lander not in ship.damaged]


def fitting_mods(ship: Ship) -> list[int]:
    """The mods in Future Use that there is a slot for."""
    return [mod for mod in ship.waiting[MODS] if free_mod_slots(ship, BOOK.mods[mod].spec.kind) > 0]


# --- planets ----------------------------------------------------------------------------------------------------------


def record_of(ship: Ship, planet: int) -> Record | None:
    """IV-SHIP-STAR-11: the record of a planet, if there is one."""
    return next((record for record in ship.records if record.planet == planet), None)


def landing_of(ship: Ship) -> int:
    """The landing card in the scanner, -1 if there is none."""
    return BOOK.object_landings[ship.target] if ship.target >= 0 else -1


def sections_ready(ship: Ship) -> list[int]:
    """IV-SHIP-LAUNCH-02: the sections that can send somebody."""
    return [section for section in SECTION_NUMBERS if crew_at(ship, Place.AVAILABLE, section)]


def pulses(ship: Ship) -> int:
    """IV-DES-30: how many passes, or weeks, there are before the Eye falls silent: every Lamp that burns gives it one
    more, and so does an answer; 0 for any number."""
    last = BOOK.numbers.last_pass
    lit = sum(1 for fact, value in ship.facts.items() if value == LIT and fact.startswith(LAMP))
    return last + lit + ship.facts.get(PATIENCE, 0) if last else 0


def is_lost(ship: Ship) -> bool:
    """IV-DES-30: a section has nobody left, and nobody is left to recruit."""
    return Place.RECRUIT not in ship.places and any(not serving(ship, section) for section in SECTION_NUMBERS)
