"""The event track: the marker, the cards, the raiders that follow, the Eye (AE-EVENT, AE-SHADOW, AE-RULING-12)."""

from __future__ import annotations

from starboard.core.chance import draw
from starboard.games.edge import effects
from starboard.games.edge.moments import Agent, Moment
from starboard.games.edge.printed import BOX
from starboard.games.edge.queries import gate_at, has_in_reach, in_order, is_hegemon
from starboard.games.edge.rules.acting import acting, because
from starboard.games.edge.rules.gaining import perform, react
from starboard.games.edge.rules.raids import bring_class_s, call_raider
from starboard.games.edge.state import State

SHADOWS = "shadows"


def event_start(state: State) -> int:
    """AE-EVENT-01, AE-RULING-12: where the marker starts, by the number of players, the Hegemon among them."""
    return BOX.numbers.event_start[str(len(state.players))]


async def move_event_marker(state: State, rule: str) -> None:
    """AE-EVENT-02 to 04: one space on, by an effect or after a return; on the event space an event is resolved."""
    effects.step_event_marker(state, rule)
    if state.event_step >= BOX.numbers.event_space:
        await resolve_event(state)


async def resolve_event(state: State) -> None:
    """AE-EVENT-04 to 08: the card, the raiders, the marker back to its start, and last of all the Eye. Without a card
    there are raiders and nothing else, so no event that the Eye would follow (AE-HEG-28)."""
    resolved = any(state.event_pile)
    if resolved:
        card = await draw("event", state.event_pile, rule="AE-EVENT-04")
        with state.log.by(acting(state, BOX.events[card], state.active)):
            effects.reveal_event(state, card)
            await _carry_out(state, card)
    with state.log.by(because(state, Agent.EVENTS)):
        number = state.events
        effects.count_event(state)
        ranks = BOX.numbers.raiders_by_event
        if number < len(ranks):
            await call_raider(state, ranks[number])
        await bring_class_s(state)
        effects.reset_event_marker(state, event_start(state))
        if not resolved:
            return
        for who in in_order(state):
            await react(state, who, Moment.EVENT)
        if state.hegemon is not None and state.seats > 1:
            effects.pass_eye(state)


async def _carry_out(state: State, card: int) -> None:
    """AE-EVENT-05, AE-HEG-66, 73: each player in turn, the Hegemon with his own part where the card has one."""
    event = BOX.events[card]
    await perform(state, state.active, event.deeds["once"], state.at)
    for who in in_order(state):
        if event.spec.deck == SHADOWS and not has_in_reach(state, who, gate_at(state)):
            effects.announce_spared(state, who)
        elif is_hegemon(state, who) and event.spec.hegemon is not None:
            if not event.spec.hegemon:
                effects.announce_idle(state, "event", "AE-HEG-71")
            await perform(state, who, event.deeds["hegemon"], state.at)
        else:
            await perform(state, who, event.deeds["each"], state.at)
