"""Page 12, the production complex: projects are started, go on and are completed (IV-SHIP-PROD)."""

from __future__ import annotations

from starboard.core.choice import Legality, Value, choose
from starboard.core.ruling import ALLOWED, Ruling, refuse
from starboard.games.vanguard import effects_ship as effects
from starboard.games.vanguard.printed_ship import BOOK
from starboard.games.vanguard.queries_ship import (
    assignable,
    decider,
    facility_total,
    hands_of_project,
    production_slots,
    technology_level,
    waiting_upgrades,
)
from starboard.games.vanguard.rules.ship.aboard import DONE, assign_one, carry_out, install_waiting
from starboard.games.vanguard.ship_state import FACILITIES, PRODUCTION, Project
from starboard.games.vanguard.state import State


def can_start(state: State, project: Project) -> Ruling:
    """IV-SHIP-PROD-03, IV-SHIP-TECH-02: a project that has not been started, if technology is far enough."""
    level = BOOK.production[project.card].spec.technology
    if project.stage >= 0:
        return refuse("IV-SHIP-PROD-03", "started-already")
    if technology_level(state.ship) < level:
        return refuse("IV-SHIP-TECH-02", "technology-too-low", level=level)
    return ALLOWED


def can_hurry(state: State, project: Project) -> Ruling:
    """IV-SHIP-PROD-04: a started project, with room for another pair of hands of the right kind."""
    if project.stage < 0:
        return refuse("IV-SHIP-PROD-03", "not-started")
    if project.hands >= hands_of_project(state.ship):
        return refuse("IV-SHIP-PROD-04", "enough-hands")
    if not assignable(state, BOOK.speeds[project.card]):
        return refuse("IV-SHIP-PROD-04", "nobody-to-assign")
    return ALLOWED


async def install(state: State) -> None:
    """IV-SHIP-PROD-02: upgrades of the complex, then new projects from Future Use in free slots."""
    ship = state.ship
    for card in waiting_upgrades(ship, "production"):
        effects.install(state, FACILITIES, card, "IV-SHIP-PROD-02")
    free = production_slots(ship) - len(ship.production)
    await install_waiting(state, PRODUCTION, free, "IV-SHIP-PROD-03")
    effects.next_step(state)


async def start(state: State) -> None:
    """IV-SHIP-PROD-03: one project is started; then every started project advances by a stage."""
    ship = state.ship
    projects: dict[Value, Project] = {("start", project.card): project for project in ship.production}
    values = [value for value, project in projects.items() if can_start(state, project)]
    if values:
        picked = await choose(
            decider(state),
            "production",
            [*values, DONE],
            rule="IV-SHIP-PROD-03",
            refused=lambda: Legality(projects, lambda project: can_start(state, project)),
        )
        if picked in projects:
            effects.start_project(state, projects[picked])
    stages = 1 + facility_total(ship, "stages", "production")
    for project in ship.production:
        if project.stage > 0:
            effects.advance_project(state, project, stages)
    effects.next_step(state)


async def turn_over(state: State, project: Project) -> None:
    """IV-SHIP-PROD-05: a project is done: what its back says is gained, and it leaves the game."""
    card = BOOK.production[project.card]
    effects.finish_production(state, project)
    await carry_out(state, card, card.calls["gains"])


async def finish(state: State) -> None:
    """IV-SHIP-PROD-05: what is done is turned over; then crew may be assigned to what is not."""
    ship = state.ship
    done = next((project for project in ship.production if project.stage == 0), None)
    if done is not None:
        return await turn_over(state, done)
    projects: dict[Value, Project] = {("hurry", project.card): project for project in ship.production}
    values = [value for value, project in projects.items() if can_hurry(state, project)]
    if not values:
        return effects.next_step(state)
    picked = await choose(
        decider(state),
        "hurry",
        [*values, DONE],
        rule="IV-SHIP-PROD-04",
        refused=lambda: Legality(projects, lambda project: can_hurry(state, project)),
    )
    if picked == DONE:
        return effects.next_step(state)
    project = projects[picked]
    wanted = BOOK.speeds[project.card]
    await assign_one(state, "assign-whom", assignable(state, wanted), rule="IV-SHIP-PROD-04", wanted=wanted)
    effects.lend_hand(project)
    effects.advance_project(state, project)


STEPS = (install, start, finish)
