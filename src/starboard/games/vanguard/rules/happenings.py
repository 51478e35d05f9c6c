"""Events: one at the end of every turn (IV-EVENT, IV-RULING-22)."""

from __future__ import annotations

from starboard.core.chance import draw
from starboard.games.vanguard import effects
from starboard.games.vanguard.moments import Moment, Query
from starboard.games.vanguard.printed import BOX
from starboard.games.vanguard.queries import biomes_of, changed, is_here, member_of
from starboard.games.vanguard.rules.acting import act, choose_part, perform, react
from starboard.games.vanguard.rules.anytime import kept_away, react_to
from starboard.games.vanguard.state import State


async def draw_event(state: State) -> int:
    """IV-EVENT-01: the top card of the deck; the discards are shuffled first if it is empty. -1 if there is none."""
    if state.foreseen:
        return effects.take_foreseen(state)
    if not any(state.events):
        if not any(state.event_discards):
            return -1
        effects.shuffle_events(state)
    event = await draw("events", state.events, rule="IV-EVENT-01")
    effects.take_event(state, event)
    return event


def matches(state: State, who: int, event: int) -> bool:
    """IV-EVENT-02: whether a biome of the card is one of the member's sector."""
    same = bool(BOX.event_biomes[event] & biomes_of(state, member_of(state, who).at))
    return bool(changed(state, Query.EVENT_MATCHES, who, same, event))


async def resolve_event(state: State, who: int) -> None:
    """IV-EVENT-01 to 05: an event is revealed, resolved by its main or its secondary effect, and discarded."""
    event = await draw_event(state)
    if event < 0:
        return
    thing = BOX.events[event]
    main = matches(state, who, event)
    effects.reveal_event(state, who, event, main)
    pending = await react_to(state, "event", who, 1, event)
    if kept_away(pending):
        effects.ignore_event(state, who, event, "IV-EVENT-04")
    elif not main:
        await act(state, who, thing, thing.calls["secondary"])
    else:
        await act(state, who, thing, thing.calls["deeds"])
        options = thing.parts.get("option", ())
        if options and is_here(state, who):
            state.scope.append((thing, -1))
            with state.log.by(thing.cause(who)):
                part = await choose_part(
                    state, who, options, "event-choice", "IV-EVENT-07", ("events", event), section=who, event=thing.id
                )
                if part is not None:
                    await perform(state, who, part.call)
            state.scope.pop()
    effects.discard_event(state, event)
    if is_here(state, who):
        await react(state, Moment.EVENT_ENDED, who)
