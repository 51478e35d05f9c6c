"""Page 5, the star map: flying, visiting, choosing where to land, scanning, and having no aim (IV-SHIP-STAR)."""

from __future__ import annotations

from functools import partial

from starboard.core.choice import Legality, Value, choose
from starboard.core.ruling import ALLOWED, Ruling, refuse
from starboard.games.vanguard import effects_ship as effects
from starboard.games.vanguard.printed import BOX
from starboard.games.vanguard.printed_ship import BOOK
from starboard.games.vanguard.queries_ship import assignable, decider
from starboard.games.vanguard.rules.logs import read_log
from starboard.games.vanguard.rules.ship.aboard import assign_one, usable_upgrades, use_upgrade
from starboard.games.vanguard.rules.ship.morale import lower_morale, take_penalty
from starboard.games.vanguard.ship_state import Page
from starboard.games.vanguard.state import State

CLOSE_MAPS: Value = ("close-maps",)
SCAN: Value = ("scan",)
SCAN_BY_HAND: Value = ("scan-by-hand",)


def can_fly(state: State, way: tuple[int, int]) -> Ruling:
    """IV-SHIP-STAR-02: the energy to a neighbouring system must be there; some are not on the map from the start."""
    system, energy = way
    goal = BOOK.systems[system].goals.get("needs")
    if goal is not None and not goal(state, -1):
        return refuse("IV-SHIP-STAR-02", "system-unknown")
    if state.ship.energy < energy:
        return refuse("IV-SHIP-STAR-02", "too-little-energy", energy=energy, has=state.ship.energy)
    return ALLOWED


def can_visit(state: State, number: int) -> Ruling:
    """IV-SHIP-STAR-03 to 05: an object of this system, known, affordable, and not done with; one landing option."""
    ship = state.ship
    spec = BOOK.objects[number].spec
    goal = BOOK.objects[number].goals.get("needs")
    if goal is not None and not goal(state, -1):
        return refuse("IV-SHIP-STAR-03", "object-unknown")
    if spec.landing:
        if ship.target >= 0:
            return refuse("IV-SHIP-STAR-05", "landing-chosen")
    elif spec.once and number in ship.objects:
        return refuse("IV-SHIP-STAR-03", "visited-already")
    if ship.energy < spec.price:
        return refuse("IV-SHIP-STAR-03", "too-little-energy", energy=spec.price, has=ship.energy)
    return ALLOWED


def can_scan(state: State) -> Ruling:
    """IV-SHIP-STAR-06: a landing card is in the scanner, parts of it are covered, and there is energy."""
    ship, numbers = state.ship, BOOK.numbers
    if ship.target < 0:
        return refuse("IV-SHIP-STAR-04", "nothing-to-scan")
    if ship.parts >= numbers.landing_parts:
        return refuse("IV-SHIP-STAR-08", "scanned-already")
    if ship.energy < numbers.scan_energy:
        return refuse("IV-SHIP-STAR-06", "too-little-energy", energy=numbers.scan_energy, has=ship.energy)
    return ALLOWED


def _ways(state: State) -> dict[Value, tuple[int, int]]:
    return {("fly", system): (system, energy) for system, energy in BOOK.neighbours[state.ship.system]}


def _objects(state: State) -> dict[Value, int]:
    here = state.ship.system
    return {("visit", number): number for number, system in enumerate(BOOK.object_systems) if system == here}


def _refused(state: State) -> list[tuple[Value, Ruling]]:
    refusals = [
        *Legality(_ways(state), partial(can_fly, state)),
        *Legality(_objects(state), partial(can_visit, state)),
    ]
    scan = can_scan(state)
    return refusals if scan else [*refusals, (SCAN, scan)]


async def travel(state: State) -> None:
    """IV-SHIP-STAR-05: fly, visit and scan in any order while energy lasts; then close the maps."""
    ship = state.ship
    ways, objects = _ways(state), _objects(state)
    values = [value for value, way in ways.items() if can_fly(state, way)]
    values += [value for value, number in objects.items() if can_visit(state, number)]
    covered = ship.target >= 0 and ship.parts < BOOK.numbers.landing_parts
    if covered:
        if can_scan(state):
            values.append(SCAN)
        if assignable(state):
            values.append(SCAN_BY_HAND)
    values += usable_upgrades(state, "star-map")
    picked = await choose(
        decider(state), "star-map", [*values, CLOSE_MAPS], rule="IV-SHIP-STAR-05", refused=lambda: _refused(state)
    )
    if picked in ways:
        effects.fly(state, *ways[picked])
    elif picked in objects:
        await visit(state, objects[picked])
    elif picked == SCAN:
        effects.change_energy(state, -BOOK.numbers.scan_energy, "IV-SHIP-STAR-06")
        effects.show_parts(state, 1)
    elif picked == SCAN_BY_HAND:
        await assign_one(state, "assign-whom", assignable(state), rule="IV-SHIP-STAR-07")
        effects.show_parts(state, BOOK.numbers.scan_crew)
    elif picked[0] == "use":
        await use_upgrade(state, int(picked[1]))
    else:
        effects.next_step(state)


async def visit(state: State, number: int) -> None:
    """IV-SHIP-STAR-03, IV-SHIP-STAR-04: pay, then read the log of an object or take its landing card."""
    thing = BOOK.objects[number]
    effects.visit(state, number, thing.spec.price)
    if thing.spec.landing:
        effects.choose_landing(state, number)
    if thing.spec.log:
        with state.log.by(thing.cause(-1)):
            await read_log(state, -1, BOX.logs.number(thing.spec.log))


async def leave(state: State) -> None:
    """IV-SHIP-STAR-09, 10, 12: to the facilities; whoever has no destination is aimless."""
    if state.ship.target < 0:
        await be_aimless(state)
    effects.turn_to(state, Page.FACILITIES)


async def be_aimless(state: State) -> None:
    """IV-SHIP-STAR-10: the penalty token, lower morale, and no exploration in this pass."""
    effects.go_aimless(state)
    await take_penalty(state)
    await lower_morale(state, "IV-SHIP-STAR-10")


STEPS = (travel, leave)
