"""The round: its start, the Preparation Phase, whose turn it is, the End Phase (catalogue 20, 41, 57)."""

from __future__ import annotations

from starboard.games.hagalaz import events
from starboard.games.hagalaz.effects import discard_card, restore_shields
from starboard.games.hagalaz.moments import Moment
from starboard.games.hagalaz.queries import active_hero, full_shields, is_elite, is_revealed, turn_order
from starboard.games.hagalaz.rules.damage import strike, suffer
from starboard.games.hagalaz.rules.objectives import check_objectives
from starboard.games.hagalaz.rules.reacting import react, reactions
from starboard.games.hagalaz.rules.threats import deal
from starboard.games.hagalaz.state import PARAGON_DIE, STRATEGY_DICE, Phase, State

COOLANT_DAMAGE = 2


async def start_round(state: State) -> None:
    """HG-ROUND-01, 03, HG-RULING-30: inferno and other start-of-round effects, then the Preparation Phase."""
    state.round += 1
    state.active = state.lead
    state.log.add(events.RoundBegan(state.round, state.heroes[state.lead].id))
    await burn(state)
    if hooks := reactions(state, Moment.ROUND_START):
        await react(state, hooks)
    await prepare(state)
    next_turn(state)


async def burn(state: State) -> None:
    """HG-FEAT-07, 08, HG-RULING-30: who stands in an inferno suffers 1: heroes in turn order, then grunts."""
    inferno = state.inferno
    if not inferno:
        return
    for place in turn_order(state):
        hero = state.heroes[place]
        if inferno >> hero.at & 1:
            await suffer(state, hero, 1, rule="HG-FEAT-07")
    for enemy in list(state.enemies):
        if inferno >> enemy.at & 1 and not is_elite(state, enemy):
            await strike(state, None, enemy, 1, rule="HG-FEAT-07")


async def prepare(state: State) -> None:
    """HG-PREP-01 to 05: a face-down card for each standing hero; all dice that are not locked form the pool."""
    cards = 0
    for place in turn_order(state):
        hero = state.heroes[place]
        hero.acted = False
        hero.placed = [0] * len(hero.placed)
        hero.set_aside_paragon = 0
        if not hero.downed:
            await deal(state, hero)
            cards += 1
    state.log.add(events.CardsDealt(cards, "HG-PREP-01"))
    locked = sum(hero.locked_dice for hero in state.heroes)
    state.pool = [0] * (STRATEGY_DICE - locked) + [PARAGON_DIE] * state.paragon
    state.first_turn = True


def next_turn(state: State) -> None:
    """HG-LEAD-02, HG-TURN-01, 02, HG-RULING-18: the next standing hero in turn order that has not acted."""
    order = turn_order(state)
    start = order.index(state.active) if any(hero.acted for hero in state.heroes) else 0
    for place in order[start:]:
        hero = state.heroes[place]
        if not hero.downed and not hero.acted:
            state.active = place
            state.phase = Phase.ROLL
            return
    state.phase = Phase.END


async def end_turn(state: State) -> None:
    """HG-FEAT-10, HG-RULING-44: coolant at the very end of the turn, then the next hero."""
    hero = active_hero(state)
    if state.kit.mission.coolant >> hero.at & 1:
        await suffer(state, hero, COOLANT_DAMAGE, rule="HG-FEAT-10")
    if hooks := reactions(state, Moment.TURN_END):
        await react(state, hooks, hero)
    hero.acted = True
    hero.spent = [use for use in hero.spent if not use.startswith("turn:")]
    next_turn(state)


async def end_phase(state: State) -> None:
    """HG-END-01 to 06: shields, damage and biotic tokens, stunned enemies, lead token; then a new round."""
    for hero in state.heroes:
        if not hero.downed:
            restore_shields(state, hero, full_shields(state, hero), rule="HG-END-01")
        if hero.card:
            # Its hero did not take a turn: the card is discarded unresolved (HG-RULING-19).
            discard_card(state, hero, unseen=True, rule="HG-RULING-19")
        hero.spent = [use for use in hero.spent if use.startswith("mission:")]
    for enemy in state.enemies:
        enemy.damage = 0
        enemy.biotic = False
        enemy.bonus = 0
        if is_revealed(state, enemy.at):
            enemy.stunned = False
    state.log.add(events.RoundEnded(state.round, "HG-END-01"))
    pass_lead(state)
    if hooks := reactions(state, Moment.ROUND_END):
        await react(state, hooks)
    await check_objectives(state)
    state.phase = Phase.ROUND


def pass_lead(state: State) -> None:
    """HG-LEAD-03, 04, HG-RULING-04: to the right, against the turn order, over Downed heroes.

    Between turns the lead hero counts as the active one: its player breaks the ties of what ends a round.
    """
    count = len(state.heroes)
    for back in range(1, count + 1):
        place = (state.lead - back) % count
        if not state.heroes[place].downed:
            state.lead = state.active = place
            state.log.add(events.LeadPassed(state.heroes[place].id, "HG-LEAD-03"))
            return
