"""The round: its start, the Preparation Phase, whose turn it is, the End Phase (catalogue 20, 41, 57)."""

from __future__ import annotations

from starboard.games.hagalaz.effects import (
    activate_hero,
    announce_cards,
    begin_round,
    clear_board,
    discard_unseen,
    end_round,
    finish_turn,
    gather_dice,
    give_lead,
    go_on_with,
    recover,
    renew_uses,
    restore_shields,
)
from starboard.games.hagalaz.moments import Agent, Moment
from starboard.games.hagalaz.queries import active_hero, full_shields, hero_board, is_elite, turn_order
from starboard.games.hagalaz.rules.damage import strike, suffer
from starboard.games.hagalaz.rules.objectives import check_objectives
from starboard.games.hagalaz.rules.reacting import react
from starboard.games.hagalaz.rules.threats import deal
from starboard.games.hagalaz.state import Phase, State

COOLANT_DAMAGE = 2


async def start_round(state: State) -> None:
    """HG-ROUND-01, 03, HG-RULING-30: inferno and other start-of-round effects, then the Preparation Phase."""
    begin_round(state)
    await burn(state)
    await react(state, Moment.ROUND_START)
    await prepare(state)
    next_turn(state)


async def burn(state: State) -> None:
    """HG-FEAT-07, 08, HG-RULING-30: who stands in an inferno suffers 1: heroes in turn order, then grunts."""
    inferno = state.inferno
    if not inferno:
        return
    with state.log.because(Agent.FIRE):
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
        clear_board(hero)
        if not hero.downed:
            await deal(state, hero)
            cards += 1
    announce_cards(state, cards)
    gather_dice(state)


def next_turn(state: State) -> None:
    """HG-LEAD-02, HG-TURN-01, 02, HG-RULING-18: the next standing hero in turn order that has not acted."""
    order = turn_order(state)
    start = order.index(state.active) if any(hero.acted for hero in state.heroes) else 0
    for place in order[start:]:
        hero = state.heroes[place]
        if not hero.downed and not hero.acted:
            activate_hero(state, place)
            go_on_with(state, Phase.ROLL)
            return
    go_on_with(state, Phase.END)


async def end_turn(state: State) -> None:
    """HG-FEAT-10, HG-RULING-44: coolant at the very end of the turn, then the next hero."""
    hero = active_hero(state)
    state.log.step = hero_board(state, hero).turn
    if state.kit.mission.coolant >> hero.at & 1:
        with state.log.because(Agent.COOLANT):
            await suffer(state, hero, COOLANT_DAMAGE, rule="HG-FEAT-10")
    await react(state, Moment.TURN_END, hero)
    finish_turn(hero)
    next_turn(state)


async def end_phase(state: State) -> None:
    """HG-END-01 to 06: shields, damage and biotic tokens, stunned enemies, lead token; then a new round."""
    for hero in state.heroes:
        if not hero.downed:
            restore_shields(state, hero, full_shields(state, hero), rule="HG-END-01")
        if hero.card:
            # Its hero did not take a turn: the card is discarded unresolved (HG-RULING-19).
            discard_unseen(state, hero, rule="HG-RULING-19")
        renew_uses(hero)
    for enemy in state.enemies:
        recover(state, enemy)
    end_round(state)
    pass_lead(state)
    await react(state, Moment.ROUND_END)
    await check_objectives(state)
    go_on_with(state, Phase.ROUND)


def pass_lead(state: State) -> None:
    """HG-LEAD-03, 04, HG-RULING-04: to the right, against the turn order, over Downed heroes.

    Between turns the lead hero counts as the active one: its player breaks the ties of what ends a round.
    """
    count = len(state.heroes)
    for back in range(1, count + 1):
        place = (state.lead - back) % count
        if not state.heroes[place].downed:
            give_lead(state, place)
            return
