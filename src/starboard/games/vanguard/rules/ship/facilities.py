"""Page 6, the facilities: command is spent on one after the other (IV-SHIP-FAC, IV-SHIP-ADD)."""

from __future__ import annotations

from collections.abc import Callable

from starboard.core.choice import Value, choose
from starboard.core.ruling import ALLOWED, Ruling, refuse
from starboard.games.vanguard import effects_ship as effects
from starboard.games.vanguard.printed_ship import BOOK
from starboard.games.vanguard.queries_ship import decider, production_slots, waiting_upgrades
from starboard.games.vanguard.rules.ship.aboard import ALL, DONE, carry_out, usable_upgrades, use_upgrade
from starboard.games.vanguard.rules.ship.barracks import can_muster
from starboard.games.vanguard.rules.ship.laboratory import studies
from starboard.games.vanguard.rules.ship.production import can_start
from starboard.games.vanguard.rules.ship.situations import solvable
from starboard.games.vanguard.ship_state import ADDONS, PRODUCTION, RESEARCH, Page
from starboard.games.vanguard.state import State

FACILITIES = {
    "laboratory": Page.LABORATORY,
    "production": Page.PRODUCTION,
    "barracks": Page.BARRACKS,
    "situations": Page.SITUATIONS,
}
"""IV-SHIP-FAC-02: the facilities by name."""


def can_activate(state: State, page: Page) -> Ruling:
    """IV-SHIP-FAC-01, IV-SHIP-FAC-03: once a phase, for command, where there is something to do."""
    ship = state.ship
    if page in ship.active:
        return refuse("IV-SHIP-FAC-03", "active-already")
    if ship.command < BOOK.numbers.facility_command:
        return refuse("IV-SHIP-FAC-01", "too-little-command")
    if not _HAS_WORK[page](state):
        return refuse("IV-SHIP-GEN-12", "nothing-to-do-there")
    return ALLOWED


def _laboratory_has_work(state: State) -> bool:
    ship = state.ship
    return bool(studies(state)) or (bool(ship.waiting[RESEARCH]) and len(ship.research) < BOOK.numbers.research_slots)


def _production_has_work(state: State) -> bool:
    ship = state.ship
    return (
        any(project.stage >= 0 or can_start(state, project) for project in ship.production)
        or bool(waiting_upgrades(ship, "production"))
        or (bool(ship.waiting[PRODUCTION]) and len(ship.production) < production_slots(ship))
    )


_HAS_WORK: dict[Page, Callable[[State], bool]] = {
    Page.LABORATORY: _laboratory_has_work,
    Page.PRODUCTION: _production_has_work,
    Page.BARRACKS: can_muster,
    Page.SITUATIONS: lambda state: bool(solvable(state)),
}


def can_use_addon(state: State, addon: int) -> Ruling:
    """IV-SHIP-ADD-01, IV-SHIP-FAC-03: an add-on that is built is a facility like the others."""
    ship = state.ship
    if -1 - addon in ship.active:
        return refuse("IV-SHIP-FAC-03", "active-already")
    if ship.command < BOOK.numbers.facility_command:
        return refuse("IV-SHIP-FAC-01", "too-little-command")
    if not BOOK.addons[addon].calls["use"].can(state, ALL):
        return refuse("IV-SHIP-GEN-12", "nothing-to-do-there")
    return ALLOWED


async def install(state: State) -> None:
    """IV-SHIP-ADD-01: add-ons that were built stand on their page, once the secret envelope is open."""
    ship = state.ship
    if ship.envelope:
        for card in list(ship.waiting[ADDONS]):
            effects.install(state, ADDONS, card, "IV-SHIP-ADD-01")
    effects.rest_hands(state)
    effects.next_step(state)


def _refused(state: State) -> list[tuple[Value, Ruling]]:
    rulings: list[tuple[Value, Ruling]] = [
        (("facility", name), can_activate(state, page)) for name, page in FACILITIES.items()
    ]
    rulings += [(("addon", addon), can_use_addon(state, addon)) for addon in state.ship.addons]
    return [(value, ruling) for value, ruling in rulings if not ruling]


async def activate(state: State) -> None:
    """IV-SHIP-FAC-01, IV-SHIP-FAC-03: activate a facility, in any order, or stop."""
    ship = state.ship
    values: list[Value] = [("facility", name) for name, page in FACILITIES.items() if can_activate(state, page)]
    values += [("addon", addon) for addon in ship.addons if can_use_addon(state, addon)]
    values += usable_upgrades(state, "facilities")
    picked = await choose(
        decider(state),
        "facilities",
        [*values, DONE],
        rule="IV-SHIP-FAC-01",
        refused=lambda: _refused(state),
        command=ship.command,
    )
    if picked[0] == "facility":
        page = FACILITIES[str(picked[1])]
        effects.activate(state, page)
        return effects.turn_to(state, page)
    if picked[0] == "addon":
        addon = BOOK.addons[int(picked[1])]
        effects.activate(state, Page.ADDONS, addon.number)
        effects.turn_to(state, Page.ADDONS)
        await carry_out(state, addon, addon.calls["use"])
        return come_back(state)
    if picked[0] == "use":
        return await use_upgrade(state, int(picked[1]))
    effects.next_step(state)


async def clean_up(state: State) -> None:
    """IV-SHIP-FAC-04, IV-SHIP-STAR-10: on to the hangar; without a destination to the crew that waits for docking."""
    effects.turn_to(state, Page.DOCKING if state.ship.aimless else Page.HANGAR)


STEPS = (install, activate, clean_up)


def come_back(state: State) -> None:
    """A facility is done: back to the choice of the next one."""
    effects.turn_to(state, Page.FACILITIES)
    effects.next_step(state)
