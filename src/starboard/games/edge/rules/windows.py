"""When cards and powers are used in a battle or at the Gate: before the roll and after it (AE-RULING-64).

Whoever might hold a card is asked, whether they can use it or not: who is asked tells nothing about a hand.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from starboard.core.choice import Legality, Value, choose
from starboard.core.ruling import ALLOWED, Ruling, refuse
from starboard.games.edge import effects
from starboard.games.edge.moments import Window
from starboard.games.edge.printed import BOX, ENERGY, Thing
from starboard.games.edge.queries import hooks, room_for_dice
from starboard.games.edge.rules.acting import acting
from starboard.games.edge.rules.gaining import perform
from starboard.games.edge.state import Side, State

READY: Value = ("ready",)
PASS_ALL: Value = ("pass-battle",)


async def before_window(state: State, side: Side, at: int) -> None:
    """AE-BATTLE-13, 28: energy, as long as there is room for dice, cards and powers before the roll."""

    def more() -> list[Value]:
        has_energy = state.players[side.player].stores[ENERGY] > 0
        return [("energy",)] if has_energy and room_for_dice(state, side, at) > 0 else []

    await _window(state, side, Window.PREPARE, more)


async def after_window(state: State, side: Side) -> None:
    """AE-BATTLE-16: cards and powers that change what was rolled."""
    await _window(state, side, Window.OUTCOME, list)


async def _window(state: State, side: Side, window: Window, more: Callable[[], list[Value]]) -> None:
    who = side.player
    player = state.players[who]
    while not side.done:
        powers = usable_powers(state, side, window)
        extra = more()
        if not player.hand and not powers and not extra:
            return
        cards = [card for card in player.hand if can_play(state, who, card, window)]
        values: list[Value] = [
            *extra,
            *(("power", thing.id) for thing, _ in powers),
            *(("card", card) for card in cards),
        ]
        picked = await choose(
            who,
            f"window-{window}",
            [*values, READY, PASS_ALL],
            rule="AE-RULING-64",
            always=True,
            refused=lambda: Legality(_hand(player.hand), partial(_may_play, state, who, window)),
        )
        if picked == PASS_ALL:
            effects.pass_battle(side)
        if picked in (READY, PASS_ALL):
            return
        if picked[0] == "energy":
            effects.spend_energy(state, side, 1)
        elif picked[0] == "power":
            thing, call = next(each for each in powers if each[0].id == picked[1])
            effects.use_power(side, thing.id)
            with state.log.by(acting(state, thing, who)):
                await call(state, who, state.at)
        else:
            await play(state, side, int(picked[1]))


def _hand(hand: list[int]) -> dict[Value, int]:
    return {("card", card): card for card in hand}


def _may_play(state: State, who: int, window: Window, card: int) -> Ruling:
    spec = BOX.tactics[card].spec
    if spec.timing != window:
        return refuse("AE-RULING-64", "wrong-time", card=spec.name, timing=spec.timing)
    return ALLOWED if can_play(state, who, card, window) else refuse("AE-RULING-64", "would-do-nothing", card=spec.name)


def can_play(state: State, who: int, card: int, window: str) -> bool:
    """Whether a card has this timing and would do something now."""
    thing = BOX.tactics[card]
    return thing.spec.timing == window and is_possible(state, who, thing, "action")


def is_possible(state: State, who: int, thing: Thing, part: str) -> bool:
    """Whether what is printed would do something: the first thing it says can be carried out."""
    check = thing.possible.get(part)
    return check is None or check(state, who, state.at)


async def play(state: State, side: Side, card: int) -> None:
    """AE-TAC-04: a card is played in a battle, and does what it says."""
    thing = BOX.tactics[card]
    with state.log.by(acting(state, thing, side.player)):
        effects.play_card(state, side.player, card)
        effects.note_card(side, card)
        await perform(state, side.player, thing.deeds["action"], state.at)
        effects.put_away_card(state, card)


def usable_powers(state: State, side: Side, window: Window) -> list[tuple[Thing, Any]]:
    """The powers that a side can use now, each once in a battle."""
    found = []
    for thing, call in hooks(state, side.player, window):
        if thing.id not in side.used and all(
            check(state, side.player, state.at)
            for _, check in hooks(state, side.player, f"{window}-possible")
            if _ is thing
        ):
            found.append((thing, call))
    return found
