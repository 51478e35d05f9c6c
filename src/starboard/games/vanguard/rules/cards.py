"""Section cards and skills: drawing, the hand limit, top effects (IV-CARD, IV-CREW-03)."""

from __future__ import annotations

from starboard.core.chance import draw
from starboard.core.choice import Value, choose
from starboard.games.vanguard import effects
from starboard.games.vanguard.moments import Agent
from starboard.games.vanguard.printed import BOX, Thing
from starboard.games.vanguard.queries import hand_limit, member_of, seat_of
from starboard.games.vanguard.rules.acting import act
from starboard.games.vanguard.rules.anytime import does, offers
from starboard.games.vanguard.state import Check, Member, State


async def draw_cards(state: State, who: int, count: int, rule: str) -> None:
    """IV-CARD-06, IV-RULING-44: one by one, with a new deck when one is needed; then down to the hand limit."""
    member = member_of(state, who)
    for _ in range(count):
        if not any(member.deck):
            played = being_played(state)
            if all(card in played for card in member.discards):
                break
            effects.shuffle_deck(state, who, played)
        card = await draw(f"section-cards-{who}", member.deck, rule=rule)
        effects.draw_card(state, who, card, rule)
    await keep_to_limit(state, who)


def being_played(state: State) -> list[int]:
    """IV-CHECK-11, IV-COMBO-02: cards whose effect is not over: they are no part of the discard pile yet."""
    return [thing.number for thing, _ in state.scope if thing.agent == Agent.CARD]


async def keep_to_limit(state: State, who: int) -> None:
    """IV-CARD-05: the surplus is discarded at once."""
    member = member_of(state, who)
    while len(member.hand) > hand_limit(state, who):
        values: list[Value] = [("discard", card) for card in member.hand]
        picked = await choose(seat_of(state, who), "hand-limit", values, rule="IV-CARD-05", section=who)
        effects.discard_card(state, who, int(picked[1]), "IV-CARD-05")


async def discard_cards(state: State, who: int, count: int, rule: str) -> None:
    """Cards of the owner's choice are discarded."""
    member = member_of(state, who)
    for _ in range(min(count, len(member.hand))):
        values: list[Value] = [("discard", card) for card in member.hand]
        picked = await choose(seat_of(state, who), "discard-card", values, rule=rule, section=who)
        effects.discard_card(state, who, int(picked[1]), rule)


# --- top effects ------------------------------------------------------------------------------------------------------


def may_help(check: Check, who: int, member: Member) -> bool:
    """IV-CHECK-12: whether a member may play a card in a check: the active one, or once whoever is in its sector."""
    if who == check.active:
        return True
    return who not in check.supported and (member.at == check.at or who in check.helpers)


@offers("hand")
def offer_cards(state: State, who: int, member: Member, timings: tuple[str, ...], values: list[Value]) -> None:
    """IV-CARD-02: the cards whose text allows it now."""
    timing_of = BOX.card_timings
    for card in member.hand:
        if timing_of[card] in timings:
            break
    else:
        return
    if len(member.hand) > hand_limit(state, who):
        return
    for card in member.hand:
        timing = timing_of[card]
        if timing not in timings or (timing == "turn" and state.active != who):
            continue
        doer = who
        if timing == "check":
            check = state.check
            if check is None or not may_help(check, who, member):
                continue
            doer = check.active
        thing = BOX.cards[card]
        call = thing.calls["top"]
        state.scope.append((thing, -1))
        if call.deeds and call.can(state, doer):
            values.append(("card", card))
        state.scope.pop()


@does("card")
async def play_card(state: State, value: Value) -> None:
    """IV-CARD-03: a card is played, and does what it says; one played in support is the active member's."""
    card = int(value[1])
    who = BOX.card_sections[card]
    thing = BOX.cards[card]
    doer = who
    check = state.check
    if thing.spec.timing == "check" and check is not None:
        doer = check.active
        if who != doer:
            effects.note_support(check, who)
    effects.play_card(state, who, card, doer)
    await act(state, doer, thing, thing.calls["top"])


# --- skills -----------------------------------------------------------------------------------------------------------


@offers("charges")
def offer_skills(state: State, who: int, member: Member, timings: tuple[str, ...], values: list[Value]) -> None:
    """IV-CREW-03: a skill, while there is a charge for it."""
    if member.charges <= 0:
        return
    thing = BOX.crew[member.crew]
    timing = thing.spec.timing
    if timing not in timings or (timing == "turn" and state.active != who):
        return
    if timing == "check" and (state.check is None or (state.check.active != who and not is_support(thing))):
        return
    call = thing.calls["action"]
    if call.deeds and call.can(state, who):
        values.append(("skill", who))


@does("skill")
async def use_skill(state: State, value: Value) -> None:
    """IV-CREW-03: a charge is discarded, and the skill used."""
    who = int(value[1])
    member = member_of(state, who)
    thing = BOX.crew[member.crew]
    effects.spend_charge(state, who)
    await act(state, who, thing, thing.calls["action"])


def is_support(thing: Thing) -> bool:
    """IV-FACT-22: whether a skill supports a check that somebody else makes."""
    return "support-from-afar" in thing.calls["action"].names
