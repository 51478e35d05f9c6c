"""Success, supplies, leads, discoveries."""

from __future__ import annotations

from starboard.games.vanguard import events
from starboard.games.vanguard.printed import BOX, KINDS
from starboard.games.vanguard.queries import supply_limit
from starboard.games.vanguard.state import UNIQUE, State


def gain_success(state: State, count: int, rule: str) -> None:
    """IV-RANK-05."""
    state.success += count
    if state.log.heard:
        state.log.add(events.SuccessGained(count, state.success, rule))


def change_supplies(state: State, by: int, rule: str) -> int:
    """IV-LANDER-06, IV-RULING-65: supplies go up or down within the track; by how much. Unlimited ones stay."""
    if state.unlimited:
        return 0
    after = max(0, min(max(supply_limit(state), state.supplies), state.supplies + by))
    change = after - state.supplies
    state.supplies = after
    if change and state.log.heard:
        state.log.add(events.SuppliesChanged(change, after, rule))
    return change


def draw_lead(state: State, lead: int) -> None:
    """IV-LEAD-02: a token leaves the bag."""
    state.lead_bag[lead] -= 1


def place_lead(state: State, kind: int, lead: int) -> None:
    """IV-LEAD-02: a token lies on a deck."""
    state.leads[kind].append(lead)
    if state.log.heard:
        total = sum(BOX.leads[each].spec.value for each in state.leads[kind])
        state.log.add(events.LeadPlaced(KINDS[kind], BOX.leads[lead].spec.value, total))


def announce_no_leads(state: State, kind: int) -> None:
    """IV-LEAD-07: the bag is empty."""
    if state.log.heard:
        state.log.add(events.NoLeads(KINDS[kind]))


def clear_leads(state: State, kind: int) -> None:
    """IV-LEAD-05, 10: tokens leave a deck: beside the bag, or into it with the return symbol."""
    tokens = state.leads[kind]
    for lead in tokens:
        (state.lead_bag if BOX.leads[lead].spec.returns else state.lead_beside)[lead] += 1
    state.leads[kind] = []
    if tokens and state.log.heard:
        state.log.add(events.LeadsCleared(KINDS[kind], len(tokens)))


def gain_discovery(state: State, discovery: int) -> None:
    """IV-DISC-02: the top card of a deck goes to the lander."""
    kind = BOX.kinds[discovery]
    state.decks[kind][discovery] -= 1
    state.discoveries.append(discovery)
    state.change_powers()
    if state.log.heard:
        state.log.add(events.DiscoveryGained(BOX.discoveries[discovery].id, KINDS[kind]))


def take_returned(state: State, kind: int) -> int:
    """IV-KEY-02: of a deck that holds nothing else, the card that was returned first."""
    card = next(each for each in state.beneath if BOX.kinds[each] == kind)
    state.beneath.remove(card)
    return card


def use_discovery(state: State, who: int, discovery: int) -> None:
    """IV-DISC-04, IV-KEY-02: its planetary ability is used; it goes under its deck if that is its price."""
    thing = BOX.discoveries[discovery]
    if thing.spec.uses == "discard":
        state.discoveries.remove(discovery)
        state.decks[BOX.kinds[discovery]][discovery] += 1
        state.beneath.append(discovery)
        state.change_powers()
    elif thing.spec.uses != "unlimited":
        state.used_things.append(discovery)
    if state.log.heard:
        state.log.add(events.DiscoveryUsed(who, thing.id))


def gain_unique(state: State, unique: int) -> None:
    """IV-UDISC-01: a unique discovery goes to the lander."""
    if unique in state.unique_stack:
        state.unique_stack.remove(unique)
    state.uniques.append(unique)
    state.change_powers()
    if state.log.heard:
        state.log.add(events.UniqueGained(BOX.uniques[unique].spec.number))


def use_unique(state: State, who: int, unique: int) -> None:
    """IV-RULING-49: its planetary ability is used; from number 33 on it is discarded."""
    spec = BOX.uniques[unique].spec
    if spec.uses == "discard" and spec.number > BOX.numbers.last_stored_unique:
        state.uniques.remove(unique)
        state.change_powers()
    elif spec.uses != "unlimited":
        state.used_things.append(UNIQUE + unique)
    if state.log.heard:
        state.log.add(events.UniqueUsed(who, spec.number))
