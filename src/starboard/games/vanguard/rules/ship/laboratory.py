"""Page 8, the research laboratory: projects are paid for and completed (IV-SHIP-RES)."""

from __future__ import annotations

from starboard.core.choice import Legality, Value, choose
from starboard.core.ruling import ALLOWED, Ruling, refuse
from starboard.games.vanguard import effects_ship as effects
from starboard.games.vanguard.printed_ship import BOOK, Token
from starboard.games.vanguard.queries_ship import assignable, decider, payable, replaced, technology_level
from starboard.games.vanguard.rules.ship.aboard import DONE, assign_one, carry_out, install_waiting, pay_discoveries
from starboard.games.vanguard.ship_state import RESEARCH
from starboard.games.vanguard.state import State

NO_HELP: Value = ("no-help",)


def can_study(state: State, card: int) -> Ruling:
    """IV-SHIP-RES-02, 05, IV-SHIP-TECH-02: what the front of a project asks for is there, with or without help."""
    ship = state.ship
    project, price = BOOK.research[card], BOOK.prices[card]
    if technology_level(ship) < project.spec.technology:
        return refuse("IV-SHIP-TECH-02", "technology-too-low", level=project.spec.technology)
    goal = project.goals.get("needs")
    if goal is not None and not goal(state, -1):
        return refuse("IV-SHIP-RES-01", "not-yet-understood")
    if ship.energy < price.energy:
        return refuse("IV-SHIP-RES-02", "too-little-energy", energy=price.energy, has=ship.energy)
    if ship.success < price.success:
        return refuse("IV-SHIP-RES-02", "too-little-success", success=price.success)
    if not payable(ship.collected, price.discoveries) and not helpers(state, price.discoveries):
        return refuse("IV-SHIP-RES-02", "discoveries-missing")
    return ALLOWED


def helpers(state: State, price: tuple[Token, ...]) -> list[int]:
    """IV-SHIP-RES-05: the crew members who could stand for one discovery of a price, so that it can be paid."""
    collected = state.ship.collected
    helps = [
        any(payable(collected, price[:at] + price[at + 1 :]) for at in replaced(price, rank)) for rank in (1, 2, 3)
    ]
    return [crew for crew in assignable(state) if helps[state.ship.ranks[crew] - 1]]


def studies(state: State) -> list[int]:
    """The projects that can be completed now."""
    return [card for card in state.ship.research if can_study(state, card)]


async def install(state: State) -> None:
    """IV-SHIP-RES-04: new projects from Future Use in free slots."""
    free = BOOK.numbers.research_slots - len(state.ship.research)
    await install_waiting(state, RESEARCH, free, "IV-SHIP-RES-04")
    effects.next_step(state)


async def study(state: State) -> None:
    """IV-SHIP-RES-04, IV-SHIP-RES-06: pay for one project; for more command another one."""
    ship, numbers = state.ship, BOOK.numbers
    again = numbers.more_study_command if ship.studied >= numbers.studies else 0
    if ship.studied > numbers.studies or ship.command < again:
        return effects.next_step(state)
    values: list[Value] = [("study", card) for card in studies(state)]
    if not values:
        return effects.next_step(state)
    picked = await choose(
        decider(state),
        "study",
        [*values, DONE],
        rule="IV-SHIP-RES-04",
        refused=lambda: Legality(
            {("study", card): card for card in ship.research}, lambda card: can_study(state, card)
        ),
        command=again,
    )
    if picked == DONE:
        return effects.next_step(state)
    effects.change_command(state, -again, "IV-SHIP-RES-06")
    await complete(state, int(picked[1]))


async def complete(state: State, card: int) -> None:
    """IV-SHIP-RES-03, 05, 07: pay, with the help of a crew member if wanted; then the back of the card."""
    price = BOOK.prices[card]
    effects.change_energy(state, -price.energy, "IV-SHIP-RES-02")
    effects.change_success(state, -price.success, "IV-SHIP-RES-02")
    tokens = price.discoveries
    crew = helpers(state, tokens)
    if crew:
        besides = [NO_HELP] if payable(state.ship.collected, tokens) else []
        helper = await assign_one(state, "study-help", crew, rule="IV-SHIP-RES-05", besides=besides)
        if helper >= 0:
            tokens = await _without_one(state, tokens, state.ship.ranks[helper])
    await pay_discoveries(state, tokens, "IV-SHIP-RES-03")
    project = BOOK.research[card]
    effects.finish_research(state, card)
    await carry_out(state, project, project.calls["gains"])


async def _without_one(state: State, price: tuple[Token, ...], rank: int) -> tuple[Token, ...]:
    """The price without the part that an assigned crew member stands for."""
    places = [at for at in replaced(price, rank) if payable(state.ship.collected, price[:at] + price[at + 1 :])]
    distinct = [at for at in places if price.index(price[at]) == at]
    picked = await choose(
        decider(state), "stand-for", [("stand-for", *price[at]) for at in distinct], rule="IV-SHIP-RES-05"
    )
    at = price.index((int(picked[1]), int(picked[2])))
    return price[:at] + price[at + 1 :]


STEPS = (install, study)
