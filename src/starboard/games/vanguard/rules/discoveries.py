"""Leads, discoveries and unique discoveries (IV-LEAD, IV-DISC, IV-UDISC)."""

from __future__ import annotations

from starboard.core.chance import draw
from starboard.core.choice import Value, choose
from starboard.games.vanguard import effects
from starboard.games.vanguard.moments import Moment, Query
from starboard.games.vanguard.printed import BOX, KINDS, SCIENCE
from starboard.games.vanguard.queries import changed, member_sections, seat_of
from starboard.games.vanguard.rules.acting import act, react
from starboard.games.vanguard.rules.cards import draw_cards
from starboard.games.vanguard.rules.rank_up import look_at_rank_up
from starboard.games.vanguard.state import State


async def choose_kind(state: State, who: int, kind: str) -> int:
    """The kind of discovery that is named, or one of choice."""
    if kind != "any":
        return KINDS.index(kind)
    values: list[Value] = [("kind", number) for number in range(len(KINDS))]
    picked = await choose(seat_of(state, who), "which-kind", values, rule="IV-LEAD-02")
    return int(picked[1])


async def gain_leads(state: State, who: int, kind: int, count: int) -> None:
    """IV-LEAD-02 to 09, IV-RULING-62: all tokens are drawn first, then placed one at a time, in any order."""
    count = changed(state, Query.LEAD_COUNT, who, count, kind)
    tokens: list[int] = []
    for _ in range(count):
        if not any(state.lead_bag):
            break
        lead = await draw("leads", state.lead_bag, rule="IV-LEAD-02")
        effects.draw_lead(state, lead)
        tokens.append(lead)
    if not tokens:
        return effects.announce_no_leads(state, kind)
    while tokens:
        values: list[Value] = [("place-lead", lead) for lead in dict.fromkeys(tokens)]
        picked = await choose(seat_of(state, who), "lead-order", values, rule="IV-LEAD-02")
        lead = int(picked[1])
        tokens.remove(lead)
        effects.place_lead(state, kind, lead)
        await _gift(state, lead)
        if sum(BOX.leads[each].spec.value for each in state.leads[kind]) >= BOX.numbers.lead_total:
            await gain_discovery(state, who, kind)


async def _gift(state: State, lead: int) -> None:
    """IV-LEAD-08, 09: a token gives a card or a charge to a member the Science leader chooses."""
    gives = BOX.leads[lead].spec.gives
    if not gives or not member_sections(state):
        return
    rule = "IV-LEAD-08" if gives == "card" else "IV-LEAD-09"
    values: list[Value] = [("member", each) for each in member_sections(state)]
    picked = await choose(state.leaders[SCIENCE], f"lead-{gives}", values, rule=rule)
    who = int(picked[1])
    with state.log.by(BOX.leads[lead].cause(-1)):
        if gives == "card":
            await draw_cards(state, who, 1, rule)
        else:
            effects.gain_charges(state, who, 1, rule)


async def gain_discovery(state: State, who: int, kind: int) -> None:
    """IV-LEAD-10, IV-DISC-02, IV-RULING-27: first the leads leave the deck, then its top card is taken, if there is
    one; those that were returned lie at the bottom (IV-KEY-02)."""
    effects.clear_leads(state, kind)
    if not any(state.decks[kind]):
        return
    above = [count and count - state.beneath.count(card) for card, count in enumerate(state.decks[kind])]
    if any(above):
        card = await draw(f"discoveries-{KINDS[kind]}", above, rule="IV-DISC-02")
    else:
        card = effects.take_returned(state, kind)
    effects.gain_discovery(state, card)
    look_at_rank_up(state)
    await react(state, Moment.DISCOVERED, who)


async def gain_unique(state: State, who: int, number: int) -> None:
    """IV-UDISC-01, 04, 05: the card of that number, or the top one of the board's space; else what is printed there."""
    if number:
        unique = BOX.unique_numbers[number]
        if unique in state.unique_stack or not _was_found(state, unique):
            return _take_unique(state, unique)
    elif state.unique_stack:
        return _take_unique(state, state.unique_stack[-1])
    planet = BOX.planets[state.planet]
    await act(state, who, planet, planet.calls["unique_empty"])


def _take_unique(state: State, unique: int) -> None:
    effects.gain_unique(state, unique)
    look_at_rank_up(state)


def _was_found(state: State, unique: int) -> bool:
    return unique in state.uniques or unique in state.ship.pockets
