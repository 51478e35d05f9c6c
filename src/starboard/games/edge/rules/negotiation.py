"""How the Hegemon talks: a negotiation card in place of a diplomacy card (AE-HEG-102, U-21)."""

from __future__ import annotations

from starboard.core.chance import draw
from starboard.core.choice import Value, choose
from starboard.games.edge import effects
from starboard.games.edge.printed import BOX
from starboard.games.edge.queries import resources_of
from starboard.games.edge.rules.acting import acting
from starboard.games.edge.rules.gaining import lose_resource
from starboard.games.edge.state import RAIDERS, Side, State

AGREE: Value = ("agree",)
REFUSE: Value = ("refuse",)


async def negotiate(state: State, side: Side) -> None:
    """AE-RULING-26: once a battle with at least one human side, the top card of his deck."""
    assert state.hegemon is not None
    card = await draw("negotiation", state.hegemon.negotiations, rule="AE-HEG-102")
    with state.log.by(acting(state, BOX.negotiations[card], side.player)):
        await _resolve(state, side, card)


async def _resolve(state: State, side: Side, card: int) -> None:
    assert state.battle is not None
    effects.turn_negotiation(state, card)
    spec = BOX.negotiations[card].spec
    people = [
        other.player for other in state.battle.sides if not other.out and other.player not in (RAIDERS, side.player)
    ]
    match spec.kind:
        case "demand":
            await _demand(state, people)
        case "offer":
            await _offer(state, side, people)
        case "dice":
            effects.add_dice(state, side, spec.amount)
        case "targeting":
            effects.add_targeting(state, side, spec.amount)
        case "ceasefire":
            for who in [side.player, *people]:
                effects.withdraw(state, who)


async def _demand(state: State, people: list[int]) -> None:
    """Each opponent may give him a resource and withdraw undamaged."""
    able = [who for who in people if resources_of(state.players[who])]
    if not able:
        effects.announce_idle(state, "demand", "AE-HEG-102")
    for who in able:
        picked = await choose(who, "hegemon-demands", [AGREE, REFUSE], rule="AE-HEG-102", always=True)
        effects.announce_answer(state, who, picked == AGREE)
        if picked == AGREE:
            await lose_resource(state, who, "AE-RULING-61", to=state.seats)
            effects.withdraw(state, who)


async def _offer(state: State, side: Side, people: list[int]) -> None:
    """The first opponent in order who lets him withdraw gets a card from his hand; AE-RULING-33: if he has one."""
    if not state.players[side.player].hand:
        return effects.announce_idle(state, "offer", "AE-RULING-33")
    for who in people:
        picked = await choose(who, "hegemon-offers", [AGREE, REFUSE], rule="AE-HEG-102", always=True)
        effects.announce_answer(state, who, picked == AGREE)
        if picked == AGREE:
            await lose_resource(state, side.player, "AE-HEG-37", to=who)
            effects.withdraw(state, side.player)
            return
