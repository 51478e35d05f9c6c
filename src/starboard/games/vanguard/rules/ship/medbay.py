"""Page 32, the medbay: patients recover, and the away team is looked after (IV-SHIP-MED)."""

from __future__ import annotations

from starboard.core.chance import roll
from starboard.core.choice import Value, choose
from starboard.games.vanguard import effects_ship as effects
from starboard.games.vanguard.printed import BOX, INJURY_FACES
from starboard.games.vanguard.printed_ship import BED_ROWS, BOOK
from starboard.games.vanguard.queries_ship import (
    SECTION_NUMBERS,
    assignable,
    decider,
    facility_total,
    free_row,
    waiting_upgrades,
)
from starboard.games.vanguard.rules.ship.aboard import DONE, assign_one
from starboard.games.vanguard.ship_state import CRITICAL, FACILITIES, Page, Place
from starboard.games.vanguard.state import State

INJURY, SEVERE = INJURY_FACES.index("injury"), INJURY_FACES.index("severe")


async def install(state: State) -> None:
    """IV-SHIP-MED-01: upgrades of the medbay from Future Use."""
    for card in waiting_upgrades(state.ship, "medbay"):
        effects.install(state, FACILITIES, card, "IV-SHIP-MED-01")
    effects.next_step(state)


async def recover(state: State) -> None:
    """IV-SHIP-MED-02: whoever has recovered leaves to rest; everybody still in a bed moves one place right."""
    ship = state.ship
    places = 1 + facility_total(ship, "recovery", "medbay")
    for patient in list(ship.patients):
        if patient.left == 0:
            effects.discharge(state, patient)
    for patient in ship.patients:
        effects.move_patient(state, patient, places)
    effects.next_step(state)


async def help_patients(state: State) -> None:
    """IV-SHIP-MED-02: an assigned crew member moves one patient one more place, without limit."""
    ship = state.ship
    patients = {patient.crew: patient for patient in ship.patients if patient.left > 0}
    if not patients or not assignable(state):
        return effects.next_step(state)
    values: list[Value] = [("help", crew) for crew in patients]
    picked = await choose(decider(state), "help-patient", [*values, DONE], rule="IV-SHIP-MED-02")
    if picked == DONE:
        return effects.next_step(state)
    await assign_one(state, "assign-whom", assignable(state), rule="IV-SHIP-MED-02")
    effects.move_patient(state, patients[int(picked[1])])


async def admit(state: State) -> None:
    """IV-SHIP-MED-03 to 07: section by section, whoever came back rests, lies in a bed or dies."""
    section = state.ship.at
    if section == len(SECTION_NUMBERS):
        return effects.turn_to(state, Page.MEMORIAL)
    member = state.members[section]
    if member is not None:
        injuries = len(member.injuries)
        effects.leave_board(state, section)
        if injuries == 0:
            effects.move_crew(state, member.crew, Place.RESTING, "IV-SHIP-MED-03")
        else:
            await treat(state, member.crew, min(injuries, len(BED_ROWS)) - 1)
    effects.next_at(state)


async def treat(state: State, crew: int, severity: int) -> None:
    """IV-SHIP-MED-04 to 06: a bed of this row or a more severe one; who comes into the critical row rolls."""
    row = free_row(state.ship, severity)
    if row < 0:
        return effects.die(state, crew, "IV-SHIP-MED-05")
    if row == CRITICAL:
        numbers = BOX.injury_faces
        rolled = await roll("critical", BOOK.numbers.critical_rolls, len(numbers), rule="IV-SHIP-MED-06")
        faces = tuple(numbers[face] for face in rolled)
        effects.tell_critical_roll(state, crew, faces)
        severe = faces.count(SEVERE)
        if severe > 1 or (severe and INJURY in faces):
            return effects.die(state, crew, "IV-SHIP-MED-06")
    effects.admit(state, crew, row)


STEPS = (install, recover, help_patients, admit)
