"""What content files say is done aboard the ship, and what must hold there.

Nobody in particular does it, so `who` says nothing, except where a crew member on a planet is meant. Whoever is in
charge of the open page decides; where a section gains or loses something of its own, its leader.
"""

from __future__ import annotations

from starboard.core.chance import draw
from starboard.core.choice import Value, choose
from starboard.games.vanguard import effects as planet_effects
from starboard.games.vanguard import effects_ship as effects
from starboard.games.vanguard.content.registry import DEED, EFFECTS, GOAL, POSSIBLE, USEFUL
from starboard.games.vanguard.printed import BOX, KINDS, SECTIONS
from starboard.games.vanguard.printed_ship import BED_ROWS, BOOK
from starboard.games.vanguard.queries_ship import (
    SECTION_NUMBERS,
    can_recruit,
    can_take_dice,
    crew_at,
    decider,
    discoveries_left,
    free_sleeves,
    intact,
    lander_value,
    serving,
    technology_level,
)
from starboard.games.vanguard.rules.ship.aboard import carry_out
from starboard.games.vanguard.rules.ship.barracks import keep_recruits
from starboard.games.vanguard.rules.ship.debriefing import take_dice
from starboard.games.vanguard.rules.ship.medbay import treat
from starboard.games.vanguard.rules.ship.morale import (
    can_return_dice,
    lower_morale,
    raise_morale,
    return_dice,
    take_penalty,
)
from starboard.games.vanguard.rules.ship.objectives import end_lost, end_with
from starboard.games.vanguard.rules.ship.production import turn_over
from starboard.games.vanguard.ship_state import HIGH, OBJECTIVES, TECHNOLOGIES, Place
from starboard.games.vanguard.state import Phase, State

ANY = "any"


def _section(section: str) -> int:
    return -1 if section in (ANY, "") else SECTIONS.index(section)


# --- pools, morale, cards ---------------------------------------------------------------------------------------------


@EFFECTS.on("morale", DEED)
async def morale(state: State, who: int, *, count: int = 1) -> None:
    """IV-SHIP-MORALE-02: raise morale, or lower it, one level at a time."""
    for _ in range(abs(count)):
        if count > 0:
            raise_morale(state, "IV-SHIP-MORALE-02")
        else:
            await lower_morale(state, "IV-SHIP-MORALE-02")


@EFFECTS.on("morale", GOAL)
def morale_is(state: State, who: int, *, least: int = HIGH) -> bool:
    """Whether morale is at least at a level: 0 very low, 1 low, 2 medium, 3 high."""
    return state.ship.morale >= least


@EFFECTS.on("energy", DEED)
async def energy(state: State, who: int, *, count: int) -> None:
    """Gain energy, or lose it as far as there is some."""
    effects.change_energy(state, count, "IV-SHIP-GEN-03")


@EFFECTS.on("energy", POSSIBLE)
def has_energy(state: State, who: int, *, count: int) -> bool:
    """Whether that much energy can be lost."""
    return state.ship.energy + count >= 0


@EFFECTS.on("command", DEED)
async def command(state: State, who: int, *, count: int) -> None:
    """Gain command, or lose it as far as there is some."""
    effects.change_command(state, count, "IV-SHIP-GEN-03")


@EFFECTS.on("command", POSSIBLE)
def has_command(state: State, who: int, *, count: int) -> bool:
    """Whether that much command can be lost."""
    return state.ship.command + count >= 0


@EFFECTS.on("penalty", DEED)
async def penalty(state: State, who: int, *, taken: bool = True) -> None:
    """IV-SHIP-PEN-01: take the penalty token, or be rid of it."""
    if taken:
        await take_penalty(state)
    elif state.ship.penalty:
        effects.remove_penalty(state)


@EFFECTS.on("future", DEED)
async def future(state: State, who: int, *, card: str) -> None:
    """IV-KEY-06: a card waits in the Future Use envelope; one that was gained before is not gained again."""
    kind, number = BOOK.cards[card]
    if not _is_in_play(state, kind, number):
        effects.keep_for_later(state, kind, number)


def _is_in_play(state: State, kind: int, card: int) -> bool:
    ship = state.ship
    places = (
        [ship.objective, *ship.sides],
        ship.upgrades,
        [ship.technology],
        ship.research,
        [project.card for project in ship.production],
        ship.facilities,
        ship.addons,
        ship.hangar,
        ship.mods,
    )
    return card in places[kind] or card in ship.waiting[kind] or card in ship.gone[kind]


@EFFECTS.on("objective", DEED)
async def objective(state: State, who: int, *, card: str) -> None:
    """IV-KEY-07: an objective waits for the bridge."""
    number = BOOK.objectives.number(card)
    if not _is_in_play(state, OBJECTIVES, number):
        effects.keep_for_later(state, OBJECTIVES, number)


@EFFECTS.on("technology", DEED)
async def technology(state: State, who: int, *, count: int = 1) -> None:
    """IV-SHIP-TECH-01: the next technology level waits for the bridge."""
    for _ in range(count):
        waiting = state.ship.waiting[TECHNOLOGIES]
        level = max(technology_level(state.ship), *(BOOK.technologies[card].spec.level for card in waiting), 0)
        card = next((each.number for each in BOOK.technologies if each.spec.level == level + 1), -1)
        if card >= 0:
            effects.keep_for_later(state, TECHNOLOGIES, card)


@EFFECTS.on("technology", GOAL)
def technology_is(state: State, who: int, *, least: int = 1) -> bool:
    """Whether the technology level is at least so high."""
    return technology_level(state.ship) >= least


@EFFECTS.on("secrets", DEED)
async def secrets(state: State, who: int) -> None:
    """IV-COMP-17: the secret envelope is opened: expert dice, advanced events, add-on facilities."""
    if not state.ship.envelope:
        effects.open_envelope(state)


@EFFECTS.on("ending", DEED)
async def ending(state: State, who: int, *, ending: str) -> None:
    """IV-DES-30: the campaign ends so."""
    end_with(state, BOOK.endings.number(ending))


@EFFECTS.on("lose-campaign", DEED)
async def lose_campaign(state: State, who: int) -> None:
    """IV-DES-30: the campaign is lost."""
    end_lost(state)


@EFFECTS.on("armory", DEED)
async def armory(state: State, who: int, *, equipment: str) -> None:
    """IV-SHIP-PROD-05: equipment becomes available in the armory."""
    effects.store_equipment(state, BOX.equipment.number(equipment), "IV-SHIP-PROD-05")


@EFFECTS.on("armory", GOAL)
def has_in_armory(state: State, who: int, *, equipment: str) -> bool:
    """Whether a piece of equipment lies in the armory."""
    return BOX.equipment.number(equipment) in state.ship.armory


# --- situations -------------------------------------------------------------------------------------------------------


@EFFECTS.on("situation", DEED)
async def situation(state: State, who: int, *, card: str, now: bool = False) -> None:
    """IV-SHIP-BRIDGE-08: a future situation becomes a potential one, or comes into play now if a slot is free."""
    number = BOOK.situations.number(card)
    ship = state.ship
    if number not in ship.future and number not in ship.potential:
        return
    if now and len(ship.situations) < BOOK.numbers.situation_slots:
        effects.reveal_situation(state, number)
    else:
        effects.make_potential(state, number)


@EFFECTS.on("drop-situation", DEED)
async def drop_situation(state: State, who: int, *, card: str) -> None:
    """A situation leaves the game."""
    effects.drop_situation(state, BOOK.situations.number(card))


# --- crew -------------------------------------------------------------------------------------------------------------


async def _pick_crew(state: State, prompt: str, crew: list[int], rule: str) -> int:
    """One of these crew members, -1 if there is none."""
    if not crew:
        return -1
    values: list[Value] = [("crew", each) for each in crew]
    picked = await choose(decider(state), prompt, values, rule=rule)
    return int(picked[1])


@EFFECTS.on("recruit", DEED)
async def recruit(state: State, who: int, *, section: str = ANY, count: int = 1) -> None:
    """IV-SHIP-BAR-02: a section draws recruits and keeps one, who is available at once."""
    numbers = BOOK.numbers
    for _ in range(count):
        wanted = _section(section)
        if wanted < 0:
            values: list[Value] = [("section", each) for each in SECTION_NUMBERS if can_recruit(state.ship, each)]
            if not values:
                return
            wanted = int((await choose(decider(state), "recruit-for", values, rule="IV-SHIP-BAR-02"))[1])
        await keep_recruits(state, wanted, numbers.recruits_drawn, 1, Place.AVAILABLE, "IV-SHIP-BAR-02")


@EFFECTS.on("recruit", USEFUL)
def can_be_recruited(state: State, who: int, *, section: str = ANY, count: int = 1) -> bool:
    """Whether there is somebody, and a sleeve."""
    wanted = _section(section)
    return any(can_recruit(state.ship, each) for each in SECTION_NUMBERS if wanted in (-1, each))


@EFFECTS.on("crew", GOAL)
def crew_is(state: State, who: int, *, count: int, section: str = ANY, rank: int = 1) -> bool:
    """Whether so many of the crew serve, in a section or in all, of at least a rank."""
    ship = state.ship
    wanted = _section(section)
    sections = SECTION_NUMBERS if wanted < 0 else (wanted,)
    return sum(1 for each in sections for crew in serving(ship, each) if ship.ranks[crew] >= rank) >= count


def _can_rise(state: State, crew: int) -> bool:
    ship = state.ship
    rank = ship.ranks[crew] + 1
    return rank <= len(BOOK.numbers.sleeves) and free_sleeves(ship, ship.sections[crew], rank) > 0


@EFFECTS.on("rank-up", DEED)
async def rank_up(state: State, who: int, *, whom: str = "you") -> None:
    """IV-RANK-04: the crew member on the planet ranks up, or anyone aboard, where a sleeve is free."""
    ship = state.ship
    member = state.members[who] if who >= 0 and whom == "you" else None
    if member is not None:
        if _can_rise(state, member.crew):
            effects.raise_rank(state, member.crew, "IV-RANK-04")
        return
    crew = [each for section in SECTION_NUMBERS for each in serving(ship, section) if _can_rise(state, each)]
    picked = await _pick_crew(state, "rank-up-whom", crew, "IV-RANK-04")
    if picked >= 0:
        effects.raise_rank(state, picked, "IV-RANK-04")


@EFFECTS.on("train", DEED)
async def train(state: State, who: int, *, count: int = 1) -> None:
    """A crew member of rank 1 becomes rank 2, without being assigned."""
    for _ in range(count):
        picked = await _pick_crew(state, "train", _trainable(state), "IV-SHIP-BAR-03")
        if picked < 0:
            return
        effects.raise_rank(state, picked, "IV-SHIP-BAR-03")


@EFFECTS.on("train", USEFUL)
def can_be_trained(state: State, who: int, *, count: int = 1) -> bool:
    """Whether somebody of rank 1 has a sleeve of rank 2."""
    return bool(_trainable(state))


def _trainable(state: State) -> list[int]:
    ship = state.ship
    return [
        crew
        for section in SECTION_NUMBERS
        for crew in serving(ship, section)
        if ship.ranks[crew] == 1 and ship.places[crew] != Place.BED and free_sleeves(ship, section, 2) > 0
    ]


def _of_section(state: State, place: Place, section: str) -> list[int]:
    return crew_at(state.ship, place, _section(section))


@EFFECTS.on("tire", DEED)
async def tire(state: State, who: int, *, count: int = 1, section: str = ANY) -> None:
    """Available crew members rest."""
    for _ in range(count):
        picked = await _pick_crew(state, "tire", _of_section(state, Place.AVAILABLE, section), "IV-SHIP-GEN-07")
        if picked < 0:
            return
        effects.move_crew(state, picked, Place.RESTING, "IV-SHIP-GEN-07")


@EFFECTS.on("tire", POSSIBLE)
def can_tire(state: State, who: int, *, count: int = 1, section: str = ANY) -> bool:
    """Whether so many are available."""
    return len(_of_section(state, Place.AVAILABLE, section)) >= count


@EFFECTS.on("wake", DEED)
async def wake(state: State, who: int, *, count: int = 1, section: str = ANY) -> None:
    """Resting crew members become available; whoever has just come back unhurt would rest, and counts as well."""
    for _ in range(count):
        picked = await _pick_crew(state, "wake", _wakeable(state, section), "IV-SHIP-GEN-07")
        if picked < 0:
            return
        if state.ship.places[picked] == Place.RETURNED:
            effects.leave_board(state, state.ship.sections[picked])
        effects.move_crew(state, picked, Place.AVAILABLE, "IV-SHIP-GEN-07")


@EFFECTS.on("wake", USEFUL)
def can_wake(state: State, who: int, *, count: int = 1, section: str = ANY) -> bool:
    """Whether somebody rests."""
    return bool(_wakeable(state, section))


def _wakeable(state: State, section: str) -> list[int]:
    unhurt = [member.crew for member in state.members if member is not None and not member.injuries]
    returned = [crew for crew in _of_section(state, Place.RETURNED, section) if crew in unhurt]
    return [*_of_section(state, Place.RESTING, section), *returned]


@EFFECTS.on("medbay", DEED)
async def medbay(state: State, who: int, *, row: str = "light", section: str = ANY) -> None:
    """IV-SHIP-MED-04 to 06: a crew member falls ill, and is treated as in the medbay."""
    crew = _of_section(state, Place.AVAILABLE, section) or _of_section(state, Place.RESTING, section)
    picked = await _pick_crew(state, "fall-ill", crew, "IV-SHIP-MED-04")
    if picked >= 0:
        await treat(state, picked, BED_ROWS.index(row))


@EFFECTS.on("lose-crew", DEED)
async def lose_crew(state: State, who: int, *, section: str = ANY) -> None:
    """A crew member dies."""
    crew = _of_section(state, Place.AVAILABLE, section) or _of_section(state, Place.RESTING, section)
    picked = await _pick_crew(state, "lose-crew", crew, "IV-SHIP-MEMORIAL-01")
    if picked >= 0:
        effects.die(state, picked, "IV-SHIP-MEMORIAL-01")


@EFFECTS.on("heal-patient", DEED)
async def heal_patient(state: State, who: int, *, count: int = 1) -> None:
    """IV-SHIP-MED-02: patients move a place towards recovery."""
    for _ in range(count):
        crew = [patient.crew for patient in state.ship.patients if patient.left > 0]
        picked = await _pick_crew(state, "help-patient", crew, "IV-SHIP-MED-02")
        if picked < 0:
            return
        effects.move_patient(state, next(each for each in state.ship.patients if each.crew == picked))


@EFFECTS.on("heal-patient", USEFUL)
def has_patient(state: State, who: int, *, count: int = 1) -> bool:
    """Whether somebody lies in a bed."""
    return any(patient.left > 0 for patient in state.ship.patients)


# --- dice, discoveries, projects, landers -----------------------------------------------------------------------------


@EFFECTS.on("dice", DEED)
async def dice(state: State, who: int, *, count: int = 1) -> None:
    """IV-DICE-09: every section gains a die, or returns one."""
    for _ in range(abs(count)):
        if count > 0 and can_take_dice(state.ship):
            await take_dice(state)
        elif count < 0 and can_return_dice(state):
            await return_dice(state, "IV-SHIP-MORALE-05")


@EFFECTS.on("collect", DEED)
async def collect(state: State, who: int, *, kind: str = ANY, count: int = 1) -> None:
    """IV-DISC-06: the top card of a deck of discoveries goes to the collected ones."""
    for _ in range(count):
        decks = [
            each for each in range(len(KINDS)) if kind in (ANY, KINDS[each]) and any(discoveries_left(state, each))
        ]
        if not decks:
            return
        values: list[Value] = [("kind", each) for each in decks]
        picked = await choose(decider(state), "collect-which", values, rule="IV-DISC-06")
        deck = discoveries_left(state, int(picked[1]))
        effects.collect(state, await draw("discovery", deck, rule="IV-DISC-06"), "IV-DISC-06")


@EFFECTS.on("lose-collected", DEED)
async def lose_collected(state: State, who: int, *, kind: str = ANY, count: int = 1) -> None:
    """IV-DISC-06: collected discoveries return to their decks."""
    for _ in range(count):
        values: list[Value] = [("pay-discovery", each) for each in sorted(set(_collected(state, kind)))]
        if not values:
            return
        picked = await choose(decider(state), "lose-discovery", values, rule="IV-DISC-06")
        effects.pay_discovery(state, int(picked[1]))


@EFFECTS.on("lose-collected", POSSIBLE)
def has_collected(state: State, who: int, *, kind: str = ANY, count: int = 1) -> bool:
    """Whether so many are there."""
    return len(_collected(state, kind)) >= count


def _collected(state: State, kind: str) -> list[int]:
    return [each for each in state.ship.collected if kind in (ANY, KINDS[BOX.kinds[each]])]


@EFFECTS.on("progress", DEED)
async def progress(state: State, who: int, *, count: int = 1) -> None:
    """IV-SHIP-PROD-03: started production projects advance, and what is done is turned over."""
    for project in [each for each in state.ship.production if each.stage > 0]:
        effects.advance_project(state, project, count)
        if project.stage == 0:
            await turn_over(state, project)


@EFFECTS.on("progress", USEFUL)
def has_projects(state: State, who: int, *, count: int = 1) -> bool:
    """Whether a project has been started."""
    return any(project.stage > 0 for project in state.ship.production)


@EFFECTS.on("scan", DEED)
async def scan(state: State, who: int, *, count: int = 1) -> None:
    """IV-SHIP-STAR-06: parts of the landing card in the scanner are revealed."""
    if can_be_scanned(state, who, count=count):
        effects.show_parts(state, count)


@EFFECTS.on("scan", USEFUL)
def can_be_scanned(state: State, who: int, *, count: int = 1) -> bool:
    """Whether a landing card is in the scanner, and partly covered."""
    return state.ship.target >= 0 and state.ship.parts < BOOK.numbers.landing_parts


@EFFECTS.on("damage-lander", DEED)
async def damage_lander(state: State, who: int, *, lander: str = "") -> None:
    """IV-SHIP-HANGAR-02: a lander is damaged: a named one, or the one that flew last; if that is damaged already, the
    first one that is not."""
    ship = state.ship
    number = BOOK.landers.number(lander) if lander else ship.lander
    whole = intact(ship)
    if not lander and number not in whole and whole:
        number = whole[0]
    if number in ship.hangar:
        effects.damage_lander(state, number)


@EFFECTS.on("repair", DEED)
async def repair(state: State, who: int, *, lander: str = "", count: int = 1) -> None:
    """IV-SHIP-HANGAR-03: a damaged lander is repaired."""
    for _ in range(count):
        damaged = [each for each in state.ship.damaged if lander in ("", BOOK.landers[each].id)]
        if not damaged:
            return
        values: list[Value] = [("lander", each) for each in damaged]
        picked = await choose(decider(state), "repair-which", values, rule="IV-SHIP-HANGAR-03")
        effects.repair_lander(state, int(picked[1]), "IV-SHIP-HANGAR-03")


@EFFECTS.on("repair", USEFUL)
def is_damaged(state: State, who: int, *, lander: str = "", count: int = 1) -> bool:
    """Whether a lander is damaged."""
    return any(lander in ("", BOOK.landers[each].id) for each in state.ship.damaged)


@EFFECTS.on("lander", GOAL)
def lander_has(state: State, who: int, *, parameter: str, least: int) -> bool:
    """IV-LANDER-01: whether a parameter of the lander, mods included, is at least so high."""
    return lander_value(state.ship, parameter) >= least


@EFFECTS.on("lose-supplies", DEED)
async def lose_supplies(state: State, who: int, *, count: int, less: str = "") -> None:
    """IV-EX-48: supplies are lost, one less for each point of a parameter of the lander."""
    planet_effects.change_supplies(state, -_lost_supplies(state, count, less), "IV-SHIP-LAND-05")


@EFFECTS.on("lose-supplies", POSSIBLE)
def can_lose_supplies(state: State, who: int, *, count: int, less: str = "") -> bool:
    """IV-RULING-50: an option that costs more than is left cannot be chosen."""
    return state.unlimited or state.supplies >= _lost_supplies(state, count, less)


def _lost_supplies(state: State, count: int, less: str) -> int:
    return max(0, count - (lander_value(state.ship, less) if less else 0))


@EFFECTS.on("end-landing", DEED)
async def end_landing(state: State, who: int) -> None:
    """IV-SHIP-LAND-03: the landing is over after this row."""
    effects.set_landing_track(state, 0)


# --- what the ship remembers ------------------------------------------------------------------------------------------


@EFFECTS.on("pocket", DEED)
async def pocket(state: State, who: int, *, number: int) -> None:
    """IV-SHIP-UNLOAD-01: a unique discovery made aboard goes to its pocket at once; what it does there is done."""
    unique = BOX.unique_numbers[number]
    if unique not in state.ship.pockets:
        effects.store_unique(state, unique)
        await carry_out(state, BOX.uniques[unique], BOX.uniques[unique].calls["ship"])


@EFFECTS.on("pocket", GOAL)
def pocket_is(state: State, who: int, *, number: int) -> bool:
    """IV-SHIP-UNLOAD-01: whether a unique discovery lies in its pocket."""
    return BOX.unique_numbers[number] in state.ship.pockets


@EFFECTS.on("pockets", GOAL)
def pockets_are(state: State, who: int, *, count: int) -> bool:
    """Whether so many pockets are filled."""
    return len(state.ship.pockets) >= count


@EFFECTS.on("explored", GOAL)
def explored(state: State, who: int, *, planet: str) -> bool:
    """Whether the missions of a planet have been done."""
    return BOX.planets.number(planet) in state.ship.explored


@EFFECTS.on("passes", GOAL)
def passes_are(state: State, who: int, *, least: int) -> bool:
    """Whether the book has been begun so often."""
    return state.ship.passes >= least


@EFFECTS.on("aboard", GOAL)
def is_aboard(state: State, who: int) -> bool:
    """Whether this happens aboard the ship."""
    return state.phase == Phase.SHIP
