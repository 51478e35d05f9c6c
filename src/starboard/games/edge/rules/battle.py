"""Battles in six steps: escalation, diplomacy, preparation, roll, outcome, damage (AE-BATTLE).

Every step is a step of the game, and inside it each side has its window in the order of play.
"""

from __future__ import annotations

from starboard.core.choice import Value, choose, choose_some
from starboard.games.edge import effects
from starboard.games.edge.chart import is_nebula
from starboard.games.edge.moments import Moment, Query, Window
from starboard.games.edge.printed import BOX, CRUISER, ENERGY, FLEET, SUPREMACY, TRANSPORT
from starboard.games.edge.queries import (
    asked,
    development_at,
    dice_of,
    hooks,
    in_order,
    in_reach,
    is_hegemon,
    is_planet,
    manoeuvre_of,
    raiders_at,
    ships_at,
    ships_out,
    sides_at,
    targeting_of,
    traits,
)
from starboard.games.edge.rules.acting import acting
from starboard.games.edge.rules.dice import EVERYBODY, best_of, roll_to_target
from starboard.games.edge.rules.gaining import advance, carry_out, draw_cards, gain, react
from starboard.games.edge.rules.negotiation import negotiate
from starboard.games.edge.rules.windows import PASS_ALL, READY, after_window, before_window, can_play, play
from starboard.games.edge.state import RAIDERS, Battle, Phase, Side, State


def battle_of(state: State) -> Battle:
    """The battle under way."""
    assert state.battle is not None
    return state.battle


def fighting(state: State) -> list[Side]:
    """The sides that have not withdrawn."""
    return [side for side in battle_of(state).sides if not side.out]


# --- escalation -------------------------------------------------------------------------------------------------------


def reinforcements(state: State, who: int, at: int) -> list[int]:
    """AE-BATTLE-04, 07: the ships of a player elsewhere on the map that have the region in reach and may go there."""
    player = state.players[who]
    found = [ship for ship in ships_out(player) if player.ships[ship] != at and in_reach(state, who, ship, at)]
    if is_nebula(at):
        found = [ship for ship in found if traits(state, who)[FLEET[ship]].navigation]
    if is_hegemon(state, who):
        found = [ship for ship in found if _goes_for_hegemon(state, player.ships[ship], ship)]
    return found


def _goes_for_hegemon(state: State, place: int, ship: int) -> bool:
    """AE-HEG-100: his transports on planets without a development do not move."""
    if FLEET[ship] != TRANSPORT or asked(state, state.seats, Query.ALL_TRANSPORTS, False):
        return True
    return not is_planet(state, place) or development_at(state, place) is not None


async def escalate(state: State) -> None:
    """AE-BATTLE-04 to 08: whoever has ships in reach may bring them; the Hegemon always does (AE-HEG-100, 122)."""
    at = battle_of(state).at
    order = in_order(state)
    for who in order:
        near = reinforcements(state, who, at)
        if near and not is_hegemon(state, who):
            values: list[Value] = [("join", who, ship) for ship in near]
            picked = await choose_some(who, "escalate", values, rule="AE-BATTLE-04", most=len(near))
            near = [int(value[2]) for value in picked]
        for ship in near:
            his = "AE-HEG-101" if FLEET[ship] == CRUISER else "AE-HEG-100"
            effects.move_ship(state, who, ship, at, his if is_hegemon(state, who) else "AE-BATTLE-04")
    there = sides_at(state, at)
    effects.take_sides(state, [who for who in (*order, RAIDERS) if who in there])
    for who in order:
        if who in there:
            await react(state, who, Moment.JOINED, at)
    effects.go_on_with(state, Phase.TALK)


# --- diplomacy --------------------------------------------------------------------------------------------------------


async def talk(state: State) -> None:
    """AE-BATTLE-09, AE-RULING-13: each side in turn may play one diplomacy card; the Hegemon turns one of his own."""
    battle = battle_of(state)
    for side in battle.sides:
        if side.out or side.player == RAIDERS:
            continue
        if is_hegemon(state, side.player):
            if any(other.player not in (RAIDERS, side.player) for other in fighting(state)):
                await negotiate(state, side)
        else:
            await _diplomacy(state, side)
        if is_over(state):
            return end_without_outcome(state)
    effects.go_on_with(state, Phase.PREPARE)


async def _diplomacy(state: State, side: Side) -> None:
    player = state.players[side.player]
    if not player.hand or side.done:
        return
    cards = [card for card in player.hand if can_play(state, side.player, card, Window.DIPLOMACY)]
    values: list[Value] = [("card", card) for card in cards]
    picked = await choose(side.player, "window-diplomacy", [*values, READY, PASS_ALL], rule="AE-RULING-13", always=True)
    if picked == PASS_ALL:
        effects.pass_battle(side)
    elif picked != READY:
        await play(state, side, int(picked[1]))


def is_over(state: State) -> bool:
    """AE-BATTLE-10: whether fewer than two sides are left."""
    return len(fighting(state)) < 2


def end_without_outcome(state: State) -> None:
    """AE-BATTLE-10: no outcome, and no damage."""
    effects.break_off(state)
    effects.clear_battle(state)
    effects.go_on_with(state, Phase.TURN_END)


# --- dice -------------------------------------------------------------------------------------------------------------


async def prepare(state: State) -> None:
    """AE-BATTLE-11 to 14: energy, and cards before the roll, side by side."""
    battle = battle_of(state)
    for side in fighting(state):
        if side.player != RAIDERS and not is_hegemon(state, side.player):
            await before_window(state, side, battle.at)
    effects.go_on_with(state, Phase.ROLL)


async def roll_all(state: State) -> None:
    """AE-BATTLE-15: all sides roll."""
    battle = battle_of(state)
    for side in fighting(state):
        dice, targeting = dice_of(state, side, battle.at), targeting_of(state, side, battle.at)
        purpose = "battle:raiders" if side.player == RAIDERS else f"battle:{side.player}"
        faces = await roll_to_target(state, side.player, purpose, dice, targeting, "AE-BATTLE-15")
        effects.roll_dice(state, side, faces, targeting)
    effects.go_on_with(state, Phase.OUTCOME)


async def change_results(state: State) -> None:
    """AE-BATTLE-16: cards after the roll, side by side."""
    for side in fighting(state):
        if side.player != RAIDERS and not is_hegemon(state, side.player):
            await after_window(state, side)
    if is_over(state):
        return end_without_outcome(state)
    effects.go_on_with(state, Phase.AFTERMATH)


# --- outcome ----------------------------------------------------------------------------------------------------------


async def settle(state: State) -> None:
    """AE-BATTLE-01, 17 to 28: who wins and what they gain, then the manoeuvres, and the damage last of all."""
    battle = battle_of(state)
    sides = fighting(state)
    place = best_of([side.dice for side in sides])
    winner = sides[place] if place != EVERYBODY else None
    if winner is None:
        effects.everyone_loses(state)
    else:
        effects.win_battle(state, winner.player)
    if winner is not None and winner.player != RAIDERS:
        await advance(state, winner.player, SUPREMACY)
        await react(state, winner.player, Moment.WON, battle.at)
    losers = [side for side in sides if side is not winner]
    for side in losers:
        if side.player == RAIDERS:
            await _defeat_raiders(state, RAIDERS if winner is None else winner.player, battle.at)
    beaten = [side for side in losers if side.player != RAIDERS]
    for side in beaten:
        await _manoeuvre(state, side.player)
        await react(state, side.player, Moment.LOST, battle.at)
    for side in beaten:
        _damage(state, side, battle.at)
    effects.clear_battle(state)
    effects.go_on_with(state, Phase.TURN_END)


async def _defeat_raiders(state: State, winner: int, at: int) -> None:
    """AE-BATTLE-22, 27, AE-RULING-50: all raiders there are defeated; a player who won gains every reward."""
    for raider in raiders_at(state, at):
        effects.defeat_raider(state, raider, winner)
        if winner >= 0:
            for thing, more in hooks(state, winner, Query.REWARD):
                with state.log.by(acting(state, thing, winner)):
                    effects.score(state, winner, more(state, winner, 0), "AE-BATTLE-22")
            await carry_out(state, winner, BOX.raiders[raider.number], "reward", at)


async def _manoeuvre(state: State, who: int) -> None:
    """AE-BATTLE-23, AE-RULING-14: a losing human draws a card or gains energy."""
    if is_hegemon(state, who):
        return
    cards, energy = manoeuvre_of(state, who)
    gains = {"card": cards, "energy": energy}
    values: list[Value] = [("manoeuvre", kind, count) for kind, count in gains.items() if count > 0]
    if not values:
        return
    picked = await choose(who, "manoeuvre", values, rule="AE-RULING-14")
    if picked[1] == "card":
        await draw_cards(state, who, cards)
    else:
        await gain(state, who, ENERGY, energy, "AE-RULING-14")


def _damage(state: State, side: Side, at: int) -> None:
    """AE-BATTLE-24: every ship of a side that lost is damaged once."""
    if not side.spared:
        for ship in ships_at(state.players[side.player], at):
            effects.damage_ship(state, side.player, ship)
