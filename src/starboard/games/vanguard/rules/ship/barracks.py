"""Page 16, the barracks: recruiting and training (IV-SHIP-BAR)."""

from __future__ import annotations

from starboard.core.chance import draw
from starboard.core.choice import Legality, Value, choose
from starboard.core.ruling import ALLOWED, Ruling, refuse
from starboard.games.vanguard import effects_ship as effects
from starboard.games.vanguard.printed_ship import BOOK
from starboard.games.vanguard.queries_ship import (
    SECTION_NUMBERS,
    can_assign,
    can_recruit,
    crew_at,
    decider,
    free_sleeves,
    recruits,
)
from starboard.games.vanguard.rules.ship.aboard import DONE
from starboard.games.vanguard.ship_state import Place
from starboard.games.vanguard.state import State

RECRUIT: Value = ("recruit",)
TRAIN: Value = ("train",)


def can_train(state: State, crew: int) -> Ruling:
    """IV-SHIP-BAR-03: an available crew member of rank 1, not the last of a section, with a sleeve of rank 2 free."""
    ship = state.ship
    if ship.ranks[crew] != 1:
        return refuse("IV-SHIP-BAR-03", "not-rank-1")
    ruling = can_assign(state, crew)
    if not ruling:
        return ruling
    if free_sleeves(ship, ship.sections[crew], 2) < 1:
        return refuse("IV-SHIP-BAR-03", "no-sleeve", rank=2)
    return ALLOWED


def trainees(state: State) -> list[int]:
    """Who can be trained now."""
    return [crew for crew in crew_at(state.ship, Place.AVAILABLE) if can_train(state, crew)]


def can_muster(state: State) -> bool:
    """Whether the barracks have something to do."""
    return any(can_recruit(state.ship, section) for section in SECTION_NUMBERS) or bool(trainees(state))


async def muster(state: State) -> None:
    """IV-SHIP-BAR-04: one activation is recruiting for all sections, or training."""
    values: list[Value] = []
    if any(can_recruit(state.ship, section) for section in SECTION_NUMBERS):
        values.append(RECRUIT)
    if trainees(state):
        values.append(TRAIN)
    if not values:
        return end(state)
    picked = await choose(decider(state), "barracks", values, rule="IV-SHIP-BAR-04")
    effects.next_step(state)
    if picked == TRAIN:
        effects.next_step(state)


async def recruit(state: State) -> None:
    """IV-SHIP-BAR-02: section by section, draw recruits and keep one, who is available at once."""
    section = state.ship.at
    if section == len(SECTION_NUMBERS):
        return end(state)
    drawn, kept = BOOK.numbers.recruits_drawn, BOOK.numbers.recruits_kept
    await keep_recruits(state, section, drawn, kept, Place.AVAILABLE, "IV-SHIP-BAR-02")
    effects.next_at(state)


async def keep_recruits(state: State, section: int, drawn: int, kept: int, place: Place, rule: str) -> list[int]:
    """IV-RULING-68: random recruits face up; the section's leader keeps some, the rest go back and are shuffled."""
    ship = state.ship
    pile = recruits(ship)
    shown = []
    for _ in range(min(drawn, sum(pile))):
        if not can_recruit(ship, section):
            break
        crew = await draw("recruit", pile, rule=rule)
        pile[crew] = 0
        shown.append(crew)
    effects.offer(state, shown)
    chosen: list[int] = []
    while shown and len(chosen) < kept and can_recruit(ship, section):
        effects.offer(state, shown)
        values: list[Value] = [("keep", crew) for crew in shown]
        picked = await choose(state.leaders[section], "keep-recruit", values, rule=rule, section=section)
        crew = int(picked[1])
        shown.remove(crew)
        chosen.append(crew)
        effects.recruit(state, crew, section, place, rule)
    effects.offer(state, ())
    return chosen


async def train(state: State) -> None:
    """IV-SHIP-BAR-03, IV-SHIP-BAR-04: crew members are assigned to training and become rank 2."""
    ship = state.ship
    crew = trainees(state)
    if not crew or ship.at >= BOOK.numbers.trained:
        return end(state)
    values: list[Value] = [("train-crew", each) for each in crew]
    picked = await choose(
        decider(state),
        "train",
        [*values, DONE] if ship.at else values,
        rule="IV-SHIP-BAR-03",
        refused=lambda: Legality(
            {("train-crew", each): each for each in crew_at(ship, Place.AVAILABLE)},
            lambda each: can_train(state, each),
        ),
    )
    if picked == DONE:
        return end(state)
    effects.assign(state, int(picked[1]), "IV-SHIP-BAR-03")
    effects.raise_rank(state, int(picked[1]), "IV-SHIP-BAR-03")
    effects.next_at(state)


def end(state: State) -> None:
    """The barracks are done."""
    effects.skip_to(state, len(STEPS))


STEPS = (muster, recruit, train)
