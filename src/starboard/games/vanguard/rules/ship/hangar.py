"""Page 18, the hangar: landers and mods are installed, repaired and chosen (IV-SHIP-HANGAR)."""

from __future__ import annotations

from starboard.core.choice import Legality, Value, choose
from starboard.core.ruling import ALLOWED, Ruling, refuse
from starboard.games.vanguard import effects_ship as effects
from starboard.games.vanguard.printed import SECTIONS
from starboard.games.vanguard.printed_ship import BOOK
from starboard.games.vanguard.queries_ship import assignable, decider, fitting_mods, free_mod_slots, intact
from starboard.games.vanguard.rules.ship.aboard import DONE, assign_one, usable_upgrades, use_upgrade
from starboard.games.vanguard.ship_state import LANDERS, MODS, Page
from starboard.games.vanguard.state import State


async def install(state: State) -> None:
    """IV-SHIP-HANGAR-01: new landers stand in the hangar."""
    ship = state.ship
    for card in list(ship.waiting[LANDERS]):
        if len(ship.hangar) < BOOK.numbers.lander_slots:
            effects.install(state, LANDERS, card, "IV-SHIP-HANGAR-01")
    effects.next_step(state)


def mechanics(state: State) -> list[int]:
    """IV-SHIP-HANGAR-03: who can be assigned to a repair: Engineering, or a higher rank of any section."""
    numbers = BOOK.numbers
    section = SECTIONS.index(numbers.repair_section)
    ship = state.ship
    return [
        crew for crew in assignable(state) if ship.sections[crew] == section or ship.ranks[crew] >= numbers.repair_rank
    ]


async def repair(state: State) -> None:
    """IV-SHIP-HANGAR-03: damaged landers are repaired by a crew member or with energy, one after the other."""
    ship, numbers = state.ship, BOOK.numbers
    crew = mechanics(state)
    values: list[Value] = []
    for lander in ship.damaged:
        if crew:
            values.append(("repair-by-hand", lander))
        if ship.energy >= numbers.repair_energy:
            values.append(("repair", lander))
    values += usable_upgrades(state, "hangar")
    if not values:
        return effects.next_step(state)
    picked = await choose(decider(state), "repair", [*values, DONE], rule="IV-SHIP-HANGAR-03")
    if picked == DONE:
        return effects.next_step(state)
    if picked[0] == "use":
        return await use_upgrade(state, int(picked[1]))
    if picked[0] == "repair":
        effects.change_energy(state, -numbers.repair_energy, "IV-SHIP-HANGAR-03")
    else:
        await assign_one(state, "assign-whom", crew, rule="IV-SHIP-HANGAR-03")
    effects.repair_lander(state, int(picked[1]), "IV-SHIP-HANGAR-03")


def can_take(state: State, lander: int) -> Ruling:
    """IV-SHIP-HANGAR-02: a damaged lander must be repaired before use."""
    if lander in state.ship.damaged:
        return refuse("IV-SHIP-HANGAR-02", "lander-damaged")
    return ALLOWED


async def choose_lander(state: State) -> None:
    """IV-SHIP-HANGAR-04, IV-SHIP-HANGAR-06: an intact lander; if there is none, the first one is repaired free."""
    ship = state.ship
    if not intact(ship):
        effects.repair_lander(state, BOOK.landers.number(BOOK.numbers.lander), "IV-SHIP-HANGAR-06")
    picked = await choose(
        decider(state),
        "choose-lander",
        [("lander", lander) for lander in intact(ship)],
        rule="IV-SHIP-HANGAR-04",
        refused=lambda: Legality(
            {("lander", lander): lander for lander in ship.hangar}, lambda lander: can_take(state, lander)
        ),
    )
    effects.choose_lander(state, int(picked[1]))
    effects.next_step(state)


def can_fit(state: State, mod: int) -> Ruling:
    """IV-LANDER-04: a mod needs a free slot of its kind."""
    kind = BOOK.mods[mod].spec.kind
    if free_mod_slots(state.ship, kind) < 1:
        return refuse("IV-LANDER-04", "no-slot", kind=kind)
    return ALLOWED


async def fit_mods(state: State) -> None:
    """IV-SHIP-HANGAR-05: mods in free slots of the chosen lander; then to the launch (IV-SHIP-HANGAR-07)."""
    ship = state.ship
    mods = fitting_mods(ship)
    picked: Value = DONE
    if mods:
        picked = await choose(
            decider(state),
            "fit-mods",
            [*(("mod", mod) for mod in mods), DONE],
            rule="IV-SHIP-HANGAR-05",
            refused=lambda: Legality(
                {("mod", mod): mod for mod in ship.waiting[MODS]}, lambda mod: can_fit(state, mod)
            ),
        )
    if picked == DONE:
        return effects.turn_to(state, Page.LAUNCH)
    effects.install(state, MODS, int(picked[1]), "IV-SHIP-HANGAR-05")


STEPS = (install, repair, choose_lander, fit_mods)
