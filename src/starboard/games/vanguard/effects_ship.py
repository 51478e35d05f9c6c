"""Verbs of the ship book: the only writers of the ship. Each changes one thing and announces it; none of them asks."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from starboard.games.vanguard import effects as planet_effects
from starboard.games.vanguard import events_ship as events
from starboard.games.vanguard.printed import BOX
from starboard.games.vanguard.printed_ship import BED_ROWS, BOOK
from starboard.games.vanguard.queries_ship import pools, slotted
from starboard.games.vanguard.ship_state import (
    FACILITIES,
    KINDS,
    LANDERS,
    MODS,
    OBJECTIVES,
    PRODUCTION,
    RESEARCH,
    TECHNOLOGIES,
    UPGRADES,
    Page,
    Patient,
    Place,
    Project,
    Record,
    Ship,
    Situation,
)
from starboard.games.vanguard.state import AVAILABLE, BOXED, Member, Phase, State

SITUATIONS = len(KINDS)
"""Where situations lie among the cards removed from the game."""


# --- the book ---------------------------------------------------------------------------------------------------------


def turn_to(state: State, page: Page) -> None:
    """IV-SHIP-GEN-01: the book is open at a page, at its first step."""
    ship = state.ship
    state.phase = Phase.SHIP
    ship.page, ship.step, ship.at = int(page), 0, 0
    if state.log.heard:
        state.log.add(events.PageTurned(page))


def next_step(state: State) -> None:
    """The page goes on with its next step."""
    state.ship.step += 1
    state.ship.at = 0


def skip_to(state: State, step: int) -> None:
    """The page goes on with a later step."""
    state.ship.step, state.ship.at = step, 0


def previous_step(state: State) -> None:
    """The page goes back to the step before."""
    state.ship.step -= 1


def start_at(state: State, at: int) -> None:
    """The step goes on with this section or card."""
    state.ship.at = at


def next_at(state: State) -> None:
    """The step goes on with the next section or card."""
    state.ship.at += 1


def begin_pass(state: State) -> None:
    """A pass of the book begins on the bridge: whatever counted for the pass before is over."""
    ship = state.ship
    ship.passes += 1
    ship.active, ship.used, ship.studied = [], [], 0
    ship.aimless = ship.failed = ship.evacuated = ship.ranked = False


def close_book(state: State) -> None:
    """The book is closed while the team is on a planet."""
    state.ship.page, state.ship.step, state.ship.at = int(Page.CLOSED), 0, 0


def offer(state: State, cards: Sequence[int]) -> None:
    """Crew cards lie open to choose from."""
    state.ship.offered = list(cards)


# --- setting up -------------------------------------------------------------------------------------------------------


def lay_out_ship(state: State) -> None:
    """IV-SETUP-07 to 17: the book and the trays before the first game."""
    ship = state.ship = Ship()
    numbers = BOOK.numbers
    ship.objective = BOOK.objectives.number(numbers.objective)
    ship.technology = BOOK.technologies.number(numbers.technology)
    ship.morale = BOOK.morales.number(numbers.morale)
    ship.research = [BOOK.research.number(id) for id in numbers.research]
    ship.production = [Project(BOOK.production.number(id)) for id in numbers.production]
    ship.hangar = [BOOK.landers.number(numbers.lander)]
    ship.potential = BOOK.situations.where(lambda spec: spec.potential)
    ship.future = BOOK.situations.where(lambda spec: not spec.potential)
    crew = len(BOX.crew)
    ship.places, ship.sections, ship.ranks = [int(Place.RECRUIT)] * crew, [-1] * crew, [0] * crew
    ship.dice = [list(dice) for dice in BOX.starting_dice]


# --- Future Use -------------------------------------------------------------------------------------------------------


def keep_for_later(state: State, kind: int, card: int) -> None:
    """IV-KEY-06, IV-SHIP-GEN-13: a card gained for the book waits until the page that installs it."""
    state.ship.waiting[kind].append(card)
    if state.log.heard:
        state.log.add(events.CardKept(kind, card))


def install(state: State, kind: int, card: int, rule: str) -> None:
    """A card leaves the Future Use envelope for its slot. The pass in which an objective comes is its first."""
    ship = state.ship
    ship.waiting[kind].remove(card)
    if kind == OBJECTIVES:
        if BOOK.objectives[card].spec.kind == "main":
            if ship.objective >= 0:
                remove_card(state, OBJECTIVES, ship.objective, "IV-SHIP-BRIDGE-02")
            ship.objective, ship.age = card, 1
        else:
            ship.sides.append(card)
            ship.side_ages.append(1)
    elif kind == TECHNOLOGIES:
        remove_card(state, TECHNOLOGIES, ship.technology, "IV-SHIP-BRIDGE-02")
        ship.technology = card
    elif kind == PRODUCTION:
        ship.production.append(Project(card))
    else:
        _SLOTS[kind](ship).append(card)
    if state.log.heard:
        state.log.add(events.CardInstalled(kind, card, rule))


_SLOTS = {
    UPGRADES: lambda ship: ship.upgrades,
    RESEARCH: lambda ship: ship.research,
    FACILITIES: lambda ship: ship.facilities,
    KINDS.index("addon"): lambda ship: ship.addons,
    LANDERS: lambda ship: ship.hangar,
    MODS: lambda ship: ship.mods,
}


def remove_card(state: State, kind: int, card: int, rule: str) -> None:
    """IV-KEY-05: a card is removed from the game."""
    state.ship.gone[kind].append(card)
    if state.log.heard:
        state.log.add(events.CardRemoved(kind, card, rule))


def unload_mods(state: State) -> None:
    """IV-SHIP-UNLOAD-04: mods go to the Future Use envelope, the lander back to its place in the hangar."""
    ship = state.ship
    for mod in ship.mods:
        keep_for_later(state, MODS, mod)
    ship.mods = []


# --- pools ------------------------------------------------------------------------------------------------------------


def fill_pools(state: State) -> None:
    """IV-SHIP-BRIDGE-03, IV-SHIP-GEN-14: new pools of command and energy; what was left is lost."""
    ship = state.ship
    ship.command, ship.energy = pools(ship)
    if state.log.heard:
        state.log.add(events.PoolsFilled(ship.command, ship.energy))
    if ship.penalty:
        remove_penalty(state)


def change_command(state: State, by: int, rule: str) -> None:
    """IV-SHIP-GEN-04: command is gained or spent; there are six tokens."""
    ship = state.ship
    to = max(0, min(BOOK.numbers.most_command, ship.command + by))
    if to != ship.command:
        changed, ship.command = to - ship.command, to
        if state.log.heard:
            state.log.add(events.CommandChanged(changed, to, rule))


def change_energy(state: State, by: int, rule: str) -> None:
    """Energy is gained or spent, never below nothing."""
    ship = state.ship
    to = max(0, ship.energy + by)
    if to != ship.energy:
        changed, ship.energy = to - ship.energy, to
        if state.log.heard:
            state.log.add(events.EnergyChanged(changed, to, rule))


def change_success(state: State, by: int, rule: str) -> None:
    """Success tokens go into the bag or come out of it."""
    ship = state.ship
    to = max(0, ship.success + by)
    if to != ship.success:
        changed, ship.success = to - ship.success, to
        if state.log.heard:
            state.log.add(events.SuccessChanged(changed, to, rule))


def set_morale(state: State, to: int, rule: str) -> None:
    """IV-SHIP-MORALE-02: morale is at another level."""
    ship = state.ship
    start, ship.morale = ship.morale, to
    if state.log.heard:
        state.log.add(events.MoraleChanged(start, to, rule))


def take_penalty(state: State) -> None:
    """IV-SHIP-PEN-01: the penalty token is on the bridge."""
    state.ship.penalty = True
    if state.log.heard:
        state.log.add(events.PenaltyTaken())


def remove_penalty(state: State) -> None:
    """IV-SHIP-PEN-02: the penalty token leaves the bridge."""
    state.ship.penalty = False
    if state.log.heard:
        state.log.add(events.PenaltyRemoved())


def mark_used(state: State, upgrade: int) -> None:
    """IV-SHIP-BRIDGE-10: an upgrade has been used in this pass."""
    state.ship.used.append(upgrade)
    if state.log.heard:
        state.log.add(events.UpgradeUsed(upgrade))


# --- objectives -------------------------------------------------------------------------------------------------------


def complete_objective(state: State, card: int) -> None:
    """IV-KEY-07: an objective is reached; a side objective leaves its slot, the main one waits to be replaced."""
    if state.log.heard:
        state.log.add(events.ObjectiveCompleted(card))
    _take_off(state, card, "IV-KEY-07")


def fail_objective(state: State, card: int) -> None:
    """IV-DES-30: the time of an objective is up; it is removed, unless it stays and its passes count anew."""
    ship = state.ship
    if state.log.heard:
        state.log.add(events.ObjectiveFailed(card))
    if not BOOK.objectives[card].spec.stays:
        _take_off(state, card, "IV-DES-30")
    elif card == ship.objective:
        ship.age = 0
    else:
        ship.side_ages[ship.sides.index(card)] = 0


def _take_off(state: State, card: int, rule: str) -> None:
    ship = state.ship
    if card == ship.objective:
        ship.objective, ship.age = -1, 0
    else:
        at = ship.sides.index(card)
        del ship.sides[at], ship.side_ages[at]
    remove_card(state, OBJECTIVES, card, rule)


def age_objectives(state: State) -> None:
    """One more pass of the book for every objective on the bridge."""
    ship = state.ship
    ship.age += 1
    ship.side_ages = [age + 1 for age in ship.side_ages]


def end_campaign(state: State, ending: int) -> None:
    """IV-DES-30: the campaign is over."""
    state.ship.ending = ending
    state.phase = Phase.OVER
    if state.log.heard:
        state.log.add(events.CampaignEnded(ending))


def mark_explored(state: State, planet: int) -> None:
    """The missions of a planet have been done once."""
    if planet not in state.ship.explored:
        state.ship.explored.append(planet)


def open_envelope(state: State) -> None:
    """IV-COMP-17: the secret envelope is open."""
    state.ship.envelope = True
    if state.log.heard:
        state.log.add(events.EnvelopeOpened())


# --- situations -------------------------------------------------------------------------------------------------------


def reveal_situation(state: State, card: int) -> None:
    """IV-SHIP-BRIDGE-06: a situation comes into play, from whichever pile it is in."""
    ship = state.ship
    for pile in (ship.potential, ship.future):
        if card in pile:
            pile.remove(card)
    ship.situations.append(Situation(card))
    if state.log.heard:
        state.log.add(events.SituationRevealed(card))


def age_situation(state: State, situation: Situation) -> None:
    """IV-SHIP-BRIDGE-07: a time marker on a situation."""
    situation.time += 1
    if state.log.heard:
        state.log.add(events.SituationAged(situation.card, situation.time))


def close_situation(state: State, situation: Situation, *, solved: bool) -> None:
    """IV-SHIP-BRIDGE-08: solved or failed, it is removed from the game, unless the card says that it returns."""
    ship, card = state.ship, situation.card
    ship.situations.remove(situation)
    if state.log.heard:
        state.log.add(events.SituationSolved(card) if solved else events.SituationFailed(card))
    if BOOK.situations[card].spec.returns:
        ship.potential.append(card)
    else:
        ship.gone[SITUATIONS].append(card)


def hear_echo(state: State, echo: int) -> None:
    """An echo of an earlier choice has been heard; it is not heard again."""
    state.ship.echoes.append(echo)


def make_potential(state: State, card: int) -> None:
    """IV-SHIP-BRIDGE-08: a future situation becomes a potential one."""
    ship = state.ship
    if card in ship.future:
        ship.future.remove(card)
        ship.potential.append(card)
        if state.log.heard:
            state.log.add(events.SituationShelved(card))


def drop_situation(state: State, card: int) -> None:
    """A situation is removed from the game, wherever it is."""
    ship = state.ship
    for pile in (ship.potential, ship.future):
        if card in pile:
            pile.remove(card)
    ship.situations = [each for each in ship.situations if each.card != card]
    if card not in ship.gone[SITUATIONS]:
        ship.gone[SITUATIONS].append(card)
        if state.log.heard:
            state.log.add(events.SituationShelved(card))


# --- the star map -----------------------------------------------------------------------------------------------------


def clear_scanner(state: State) -> None:
    """IV-SHIP-BRIDGE-09: the scanner is empty."""
    state.ship.target, state.ship.parts = -1, 0


def fly(state: State, system: int, energy: int) -> None:
    """IV-SHIP-STAR-02: pay, and move the bookmark."""
    state.ship.energy -= energy
    state.ship.system = system
    if state.log.heard:
        state.log.add(events.SystemReached(system, energy))


def visit(state: State, number: int, energy: int) -> None:
    """IV-SHIP-STAR-03: pay, and be there."""
    ship = state.ship
    ship.energy -= energy
    if number not in ship.objects:
        ship.objects.append(number)
    if state.log.heard:
        state.log.add(events.ObjectVisited(number, energy))


def choose_landing(state: State, number: int) -> None:
    """IV-SHIP-STAR-04, IV-SHIP-STAR-08: the landing card of an object is in the scanner, its first part visible."""
    ship = state.ship
    ship.target = number
    if state.log.heard:
        state.log.add(events.LandingChosen(number))
    ship.parts = BOOK.numbers.free_parts


def show_parts(state: State, count: int) -> None:
    """IV-SHIP-STAR-06: more of the landing card can be seen."""
    ship = state.ship
    ship.parts = min(BOOK.numbers.landing_parts, ship.parts + count)
    state.log.reveal()
    if state.log.heard:
        state.log.add(events.PartScanned(ship.parts))


def go_aimless(state: State) -> None:
    """IV-SHIP-STAR-10: this pass has no exploration."""
    state.ship.aimless = True
    state.ship.target = -1
    if state.log.heard:
        state.log.add(events.WentAimless())


# --- crew -------------------------------------------------------------------------------------------------------------


def assign(state: State, crew: int, rule: str = "IV-SHIP-GEN-08") -> None:
    """IV-SHIP-GEN-08: an available crew member goes to the resting crew."""
    state.ship.places[crew] = Place.RESTING
    if state.log.heard:
        state.log.add(events.CrewAssigned(crew, rule))


def move_crew(state: State, crew: int, to: Place, rule: str) -> None:
    """A crew member is at another place of the book."""
    state.ship.places[crew] = to
    if state.log.heard:
        state.log.add(events.CrewMoved(crew, to, rule))


def recruit(state: State, crew: int, section: int, place: Place, rule: str) -> None:
    """IV-CREW-01: a recruit gets a sleeve of rank 1 and belongs to a section."""
    ship = state.ship
    ship.places[crew], ship.sections[crew], ship.ranks[crew] = place, section, 1
    if state.log.heard:
        state.log.add(events.CrewRecruited(crew, section, rule))


def raise_rank(state: State, crew: int, rule: str) -> None:
    """IV-RANK-04: the sleeve is replaced by one of the next rank."""
    ship = state.ship
    ship.ranks[crew] += 1
    if state.log.heard:
        state.log.add(events.RankRaised(crew, ship.ranks[crew], rule))


def note_rank_up(state: State) -> None:
    """IV-SHIP-DEBRIEF-02: somebody has ranked up by the card."""
    state.ship.ranked = True


def die(state: State, crew: int, rule: str) -> None:
    """IV-SHIP-MEMORIAL-02: a crew member is dead; the sleeve goes back to its section box."""
    ship = state.ship
    ship.places[crew] = Place.DEAD
    ship.patients = [patient for patient in ship.patients if patient.crew != crew]
    ship.mourned.append(crew)
    if state.log.heard:
        state.log.add(events.CrewDied(crew, rule))


def remember(state: State, crew: int, section: int) -> None:
    """IV-SHIP-MEMORIAL-01: a name on the wall, in the part of a section; without room the card leaves the game."""
    ship = state.ship
    ship.mourned.remove(crew)
    if section >= 0:
        ship.wall[section].append(crew)
    else:
        ship.places[crew] = Place.REMOVED
    if state.log.heard:
        state.log.add(events.CrewRemembered(crew, section))


# --- facilities -------------------------------------------------------------------------------------------------------


def activate(state: State, page: int, addon: int = -1) -> None:
    """IV-SHIP-FAC-01: command is spent on a facility, or an add-on."""
    ship = state.ship
    change_command(state, -BOOK.numbers.facility_command, "IV-SHIP-FAC-01")
    ship.active.append(page if addon < 0 else -1 - addon)
    ship.studied = 0
    if state.log.heard:
        state.log.add(events.FacilityActivated(page, addon))


def finish_research(state: State, card: int) -> None:
    """IV-SHIP-RES-07: a research project is done and leaves the game."""
    ship = state.ship
    ship.research.remove(card)
    ship.studied += 1
    ship.gone[RESEARCH].append(card)
    state.log.reveal()
    if state.log.heard:
        state.log.add(events.ProjectCompleted(RESEARCH, card, "IV-SHIP-RES-07"))


def start_project(state: State, project: Project) -> None:
    """IV-SHIP-PROD-03: a production project is at its initial stage."""
    project.stage = BOOK.production[project.card].spec.stages
    if state.log.heard:
        state.log.add(events.ProjectStarted(project.card, project.stage))


def advance_project(state: State, project: Project, count: int = 1) -> None:
    """IV-SHIP-PROD-03: a stage less to go."""
    project.stage = max(0, project.stage - count)
    if state.log.heard:
        state.log.add(events.ProjectAdvanced(project.card, project.stage))


def lend_hand(project: Project) -> None:
    """IV-SHIP-PROD-04: one more crew member has sped up a project in this phase."""
    project.hands += 1


def rest_hands(state: State) -> None:
    """A new phase: every project may be sped up again."""
    for project in state.ship.production:
        project.hands = 0


def finish_production(state: State, project: Project) -> None:
    """IV-SHIP-PROD-05: a production project is done and leaves the game."""
    ship = state.ship
    ship.production.remove(project)
    ship.gone[PRODUCTION].append(project.card)
    state.log.reveal()
    if state.log.heard:
        state.log.add(events.ProjectCompleted(PRODUCTION, project.card, "IV-SHIP-PROD-05"))


# --- things -----------------------------------------------------------------------------------------------------------


def store_equipment(state: State, equipment: int, rule: str) -> None:
    """IV-EQUIP-02, IV-EQUIP-12: equipment lies in the armory."""
    ship = state.ship
    if equipment not in ship.armory:
        ship.armory.append(equipment)
        if state.log.heard:
            state.log.add(events.EquipmentStored(equipment, rule))


def leave_behind(state: State, equipment: int) -> None:
    """What belongs to a planet alone does not stay in the armory."""
    state.ship.armory.remove(equipment)


def collect(state: State, discovery: int, rule: str = "IV-SHIP-UNLOAD-03") -> None:
    """IV-DISC-06: a discovery is kept among the collected ones."""
    state.ship.collected.append(discovery)
    if state.log.heard:
        state.log.add(events.DiscoveryCollected(discovery, rule))


def pay_discovery(state: State, discovery: int) -> None:
    """IV-SHIP-RES-03: a collected discovery returns to its deck."""
    state.ship.collected.remove(discovery)
    if state.log.heard:
        state.log.add(events.DiscoveryPaid(discovery))


def store_unique(state: State, unique: int) -> None:
    """IV-SHIP-UNLOAD-01: a unique discovery goes to its pocket."""
    ship = state.ship
    if unique not in ship.pockets:
        ship.pockets.append(unique)
        if state.log.heard:
            state.log.add(events.UniqueStored(unique))


def reward_row(state: State, row: int) -> None:
    """IV-SHIP-UNLOAD-02: a row of pockets is full and gives its reward, once."""
    state.ship.rows.append(row)
    if state.log.heard:
        state.log.add(events.RowCompleted(row))


# --- the hangar -------------------------------------------------------------------------------------------------------


def damage_lander(state: State, lander: int) -> None:
    """IV-SHIP-HANGAR-02: a lander lies face down."""
    ship = state.ship
    if lander not in ship.damaged:
        ship.damaged.append(lander)
        if state.log.heard:
            state.log.add(events.LanderDamaged(lander))


def repair_lander(state: State, lander: int, rule: str) -> None:
    """IV-SHIP-HANGAR-03: a lander can fly again."""
    state.ship.damaged.remove(lander)
    if state.log.heard:
        state.log.add(events.LanderRepaired(lander, rule))


def choose_lander(state: State, lander: int) -> None:
    """IV-SHIP-HANGAR-04: the lander of the next mission."""
    state.ship.lander = lander
    if state.log.heard:
        state.log.add(events.LanderChosen(lander))


# --- the away team ----------------------------------------------------------------------------------------------------


def clear_team(state: State) -> None:
    """Nobody is chosen yet."""
    ship = state.ship
    ship.team = [-1] * len(ship.team)


def choose_member(state: State, section: int, crew: int) -> None:
    """IV-SHIP-LAUNCH-02: a crew member is on a crew board."""
    ship = state.ship
    ship.team[section] = crew
    ship.places[crew] = Place.TEAM
    if state.log.heard:
        state.log.add(events.TeamMemberChosen(crew, section))


def set_deck(state: State, section: int, cards: Sequence[int]) -> None:
    """The section cards that would go along."""
    state.ship.decks[section] = list(cards)


def finish_deck(state: State, section: int) -> None:
    """IV-SHIP-LAUNCH-04: the deck is built."""
    if state.log.heard:
        state.log.add(events.DeckBuilt(section, len(state.ship.decks[section])))


def man_board(state: State, section: int, taken: Sequence[int] | None = None) -> None:
    """IV-SHIP-LAUNCH-04, IV-RULING-15: a crew board with the section's dice as far as there are slots, or those at the
    places that were picked, starting charges and the deck."""
    ship = state.ship
    crew = ship.team[section]
    rank = ship.ranks[crew]
    dice = list(ship.dice[section])
    deck = [0] * len(BOX.cards)
    for card in ship.decks[section]:
        deck[card] += 1
    kept = slotted(section, rank, dice) if taken is None else taken
    member = Member(
        crew,
        rank,
        dice=dice,
        where=[AVAILABLE if die in kept else BOXED for die in range(len(dice))],
        charges=BOX.crew[crew].spec.charges,
        deck=deck,
    )
    planet_effects.seat_member(state, section, member)
    state.team_size = sum(1 for each in state.members if each is not None)


def take_charges(state: State, section: int) -> None:
    """IV-QS-13, IV-SHIP-LEAVE-06: a crew member has no charges."""
    member = state.members[section]
    assert member is not None
    member.charges = 0


def load(state: State, equipment: int, section: int) -> None:
    """IV-SHIP-LAUNCH-06: equipment goes from the armory along with a member of the team."""
    state.ship.armory.remove(equipment)
    member = state.members[section]
    assert member is not None
    member.equipment.append(equipment)
    state.change_powers()
    if state.log.heard:
        state.log.add(events.EquipmentLoaded(equipment, section))


def load_supplies(state: State, supplies: int) -> None:
    """IV-LANDER-03, IV-LANDER-06: the supplies the lander starts with, which are the most it can have."""
    state.supplies = state.supply_limit = max(0, supplies)


def stay_behind(state: State, section: int) -> None:
    """IV-QS-07: the crew member on a board that is not used rests."""
    crew = state.ship.team[section]
    state.ship.team[section] = -1
    move_crew(state, crew, Place.RESTING, "IV-QS-07")


def set_landing_track(state: State, steps: int) -> None:
    """IV-SHIP-LAND-01: so many steps to the ground."""
    state.ship.track = max(0, steps)


def tell_landing_roll(state: State, landing: int, row: int, result: int) -> None:
    """IV-SHIP-LAND-02: the die of a landing shows a row."""
    if state.log.heard:
        state.log.add(events.LandingRolled(landing, row, result))


def touch_down(state: State, landing: int) -> None:
    """IV-SHIP-LAND-07: the lander is down."""
    if state.log.heard:
        state.log.add(events.LanderTouchedDown(landing))


# --- dice -------------------------------------------------------------------------------------------------------------


def gain_die(state: State, section: int, die: int, rule: str = "IV-SHIP-DEBRIEF-08") -> None:
    """A section owns one die more."""
    state.ship.dice[section].append(die)
    if state.log.heard:
        state.log.add(events.DieGained(section, die, rule))


def return_die(state: State, section: int, die: int, rule: str) -> None:
    """A section gives one of its dice back to the box."""
    state.ship.dice[section].remove(die)
    if state.log.heard:
        state.log.add(events.DieGivenBack(section, die, rule))


# --- the medbay -------------------------------------------------------------------------------------------------------


def admit(state: State, crew: int, row: int, rule: str = "IV-SHIP-MED-04") -> None:
    """IV-SHIP-MED-04: a crew member lies in a bed of a row."""
    ship = state.ship
    ship.places[crew] = Place.BED
    ship.patients.append(Patient(crew, row, BOOK.numbers.bed_steps[BED_ROWS[row]]))
    if state.log.heard:
        state.log.add(events.PatientAdmitted(crew, row, rule))


def move_patient(state: State, patient: Patient, count: int = 1) -> None:
    """IV-SHIP-MED-02: a patient moves right, towards recovery."""
    patient.left = max(0, patient.left - count)
    if state.log.heard:
        state.log.add(events.PatientMoved(patient.crew, patient.left))


def discharge(state: State, patient: Patient) -> None:
    """IV-SHIP-MED-02: who has recovered leaves the bed and rests."""
    state.ship.patients.remove(patient)
    move_crew(state, patient.crew, Place.RESTING, "IV-SHIP-MED-02")


def tell_critical_roll(state: State, crew: int, faces: tuple[int, ...]) -> None:
    """IV-SHIP-MED-06: the dice of a critical patient."""
    if state.log.heard:
        state.log.add(events.CriticalRolled(crew, faces))


def leave_board(state: State, section: int) -> None:
    """IV-SHIP-MED-07: a crew board is cleared; injury cards and dice go back."""
    member = state.members[section]
    assert member is not None
    for injury in member.injuries:
        state.injuries[injury if injury >= 0 else -1 - injury] += 1
    state.members[section] = None
    state.ship.team[section] = -1
    state.change_powers()


# --- back from a planet -----------------------------------------------------------------------------------------------


def tidy_board(state: State) -> None:
    """IV-SHIP-LEAVE-03: POI and threats that are not saved, optional missions and the condition card are taken off."""
    for at, sector in enumerate(state.sectors):
        while sector.pois and BOX.pois[sector.pois[-1]].spec.no_save:
            planet_effects.lift_poi(state, at, "IV-SHIP-LEAVE-03")
        sector.pois = [poi for poi in sector.pois if not BOX.pois[poi].spec.no_save]
    state.threats = [threat for threat in state.threats if not BOX.threats[threat.card].spec.no_save]
    state.missions = [mission for mission in state.missions if not BOX.missions[mission.card].spec.optional]
    state.condition, state.condition_time = BOX.boards[state.planet].condition, 0
    state.change_powers()
    if state.log.heard:
        state.log.add(events.BoardCleared(state.planet))


def come_aboard(state: State) -> None:
    """IV-SHIP-LEAVE-04 to 06: boards are cleared of cards, dice and charges, equipment goes to the armory, leads to the
    bag; the team is back, and the dead are to be mourned."""
    ship = state.ship
    for sector in state.sectors:
        for equipment in sector.tokens:
            store_equipment(state, equipment, "IV-SHIP-LEAVE-04")
        sector.tokens = []
    for section, member in enumerate(state.members):
        if member is None:
            continue
        for equipment in member.equipment:
            store_equipment(state, equipment, "IV-SHIP-LEAVE-04")
        member.equipment, member.used, member.used_turn = [], [], []
        member.hand, member.deck, member.discards = [], [], []
        member.dice, member.where, member.charges = [], [], 0
        ship.ranks[member.crew] = max(ship.ranks[member.crew], member.rank)
        ship.places[member.crew] = Place.RETURNED
        ship.team[section] = member.crew
    for crew in state.dead:
        die(state, crew, "IV-END-06")
    state.dead = []
    state.lead_bag = [bag + beside for bag, beside in zip(state.lead_bag, state.lead_beside, strict=True)]
    for lead in (lead for leads in state.leads for lead in leads):
        state.lead_bag[lead] += 1
    state.lead_beside = [0] * len(state.lead_bag)
    state.leads = [[] for _ in state.leads]
    if not ship.failed:
        mark_explored(state, state.planet)
    state.change_powers()


def put_failure_away(state: State) -> None:
    """IV-SHIP-DOCK-01: the failed mission and the rank-up card are put away."""
    state.ranked = False
    put_rank_up_away(state)


def put_rank_up_away(state: State) -> None:
    """IV-SHIP-DEBRIEF-02: the rank-up card goes back to the others, or leaves the game if somebody ranked up by it."""
    if state.rank_up >= 0 and not state.ship.ranked:
        state.rank_ups[state.rank_up] += 1
    state.rank_up, state.ranked = -1, False
    state.change_powers()


def bank_success(state: State) -> None:
    """IV-SHIP-DEBRIEF-03: the success tokens of the exploration go into the bag."""
    gained, state.success = state.success, 0
    change_success(state, gained, "IV-SHIP-DEBRIEF-03")


def leave_discovery(state: State, discovery: int) -> None:
    """IV-SHIP-DOCK-03: a discovery more than the lander holds goes back to its deck."""
    state.discoveries.remove(discovery)
    state.change_powers()
    if state.log.heard:
        state.log.add(events.DiscoveryLeft(discovery))


def take_unique(state: State, unique: int) -> None:
    """A unique discovery leaves the lander."""
    state.uniques.remove(unique)
    state.change_powers()


def unload(state: State, discovery: int) -> None:
    """IV-SHIP-UNLOAD-03: a discovery leaves the lander for the collected ones."""
    state.discoveries.remove(discovery)
    state.change_powers()
    collect(state, discovery)


def settle_in(state: State) -> None:
    """IV-TUT-31: after the tutorial the crew of the boards rests, unique discoveries and success are put where they
    belong, and the board is put away."""
    ship = state.ship
    for section, member in enumerate(state.members):
        if member is not None:
            ship.ranks[member.crew] = member.rank
            state.members[section] = None
    ship.team = [-1] * len(ship.team)
    for crew, place in enumerate(ship.places):
        if place in (Place.TEAM, Place.RETURNED, Place.AVAILABLE):
            move_crew(state, crew, Place.RESTING, "IV-TUT-31")
    for unique in list(state.uniques):
        take_unique(state, unique)
        store_unique(state, unique)
    bank_success(state)
    clear_board(state)


# --- records ----------------------------------------------------------------------------------------------------------


def write_record(state: State, record: Record) -> None:
    """IV-SHIP-LEAVE-01: the state of a planet is written down, in place of an older record."""
    ship = state.ship
    ship.records = [each for each in ship.records if each.planet != record.planet]
    ship.records.append(record)
    if state.log.heard:
        state.log.add(events.PlanetRecorded(record.planet))


def clear_board(state: State) -> None:
    """IV-SHIP-LEAVE-03: no planet is laid out."""
    state.planet, state.condition, state.condition_time = -1, -1, 0
    state.sectors, state.threats, state.missions = [], [], []
    state.unique_stack, state.completed, state.failed = [], [], []
    state.markers = {}
    state.lander_at = -1
    state.change_powers()


def restore_board(state: State, record: Record) -> None:
    """IV-SHIP-STAR-11, IV-SHIP-BEGIN-01: a board is as its record says."""
    for sector, pois, flags in zip(state.sectors, record.sectors, record.flags, strict=True):
        sector.pois, sector.flags = pois[::-1], flags
    state.threats, state.missions = [], []
    for card, at in record.threats:
        planet_effects.place_threat(state, card, at)
    for card in record.missions:
        planet_effects.reveal_mission(state, card)
    state.unique_stack = list(record.uniques)
    state.change_powers()


def note_return(state: State, returning: bool) -> None:
    """IV-SHIP-STAR-11: whether the team has been on this planet before."""
    state.ship.returning = returning


def save(state: State) -> None:
    """IV-SHIP-SAVE-02: the available crew goes into the envelope until the game is resumed."""
    ship = state.ship
    ship.places = [Place.KEPT if place == Place.AVAILABLE else place for place in ship.places]
    if state.log.heard:
        state.log.add(events.GameSaved())


def switch_deadly(state: State, switch: str) -> None:
    """IV-MODE-02: a rule of Deadly Space is added or dropped."""
    on = not getattr(state.flags, switch)
    state.flags = msgspec.structs.replace(state.flags, **{switch: on})
    if state.log.heard:
        state.log.add(events.DeadlySwitched(switch, on))


def resume(state: State) -> None:
    """IV-SHIP-RESUME-02: the leaders take their available crew members again."""
    ship = state.ship
    ship.places = [Place.AVAILABLE if place == Place.KEPT else place for place in ship.places]
    if state.log.heard:
        state.log.add(events.GameResumed())
