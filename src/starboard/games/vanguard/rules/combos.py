"""Step 5 of a check: combos of cards in hand and of the condition (IV-COMBO)."""

from __future__ import annotations

from starboard.core.choice import Value
from starboard.games.vanguard import effects
from starboard.games.vanguard.moments import Agent
from starboard.games.vanguard.needs_met import places_in, ways_to_pay
from starboard.games.vanguard.printed import BOX, Need
from starboard.games.vanguard.queries import hand_limit, member_of, seat_of, transforms_of
from starboard.games.vanguard.rules.acting import act, because
from starboard.games.vanguard.rules.anytime import ask_with_asides
from starboard.games.vanguard.rules.checks import check_of, look_for_end
from starboard.games.vanguard.rules.paying import choose_way, shown
from starboard.games.vanguard.state import Check, Phase, State

NO_MORE: Value = ("no-more",)


def combo_values(state: State, check: Check) -> list[Value]:
    """IV-COMBO-01, IV-REQ-08: the combos that the pool can pay."""
    if not check.pool and not check.symbols:
        return []
    who = check.active
    member = member_of(state, who)
    dice = shown(state, check)
    transforms = transforms_of(state, who)
    values: list[Value] = []
    if len(member.hand) <= hand_limit(state, who):
        for card in member.hand:
            thing = BOX.cards[card]
            if thing.need is not None and ways_to_pay(dice, thing.need, transforms, True):
                call = thing.calls["combo_deeds"]
                if call.deeds and call.can(state, who):
                    values.append(("combo", card))
    for place, part in enumerate(BOX.conditions[state.condition].parts.get("combo", ())):
        assert part.need is not None
        if ways_to_pay(dice, part.need, transforms, True) and part.call.can(state, who):
            values.append(("condition-combo", place))
    return values


async def combos(state: State) -> None:
    """IV-COMBO-01 to 05: the active member activates combos, one after another, or goes on."""
    check = check_of(state)
    who = check.active
    values = combo_values(state, check)
    if not values:
        return effects.step_check(state, 6, Phase.INJURIES)
    picked = await ask_with_asides(
        state,
        seat_of(state, who),
        "combos",
        lambda: [*combo_values(state, check), NO_MORE],
        rule="IV-COMBO-01",
        always=True,
        section=who,
    )
    if picked == NO_MORE:
        return effects.step_check(state, 6, Phase.INJURIES)
    if picked[0] == "combo":
        await card_combo(state, check, int(picked[1]))
    else:
        await condition_combo(state, check, int(picked[1]))
    look_for_end(state)


async def card_combo(state: State, check: Check, card: int) -> None:
    """IV-COMBO-02: the dice are exhausted, the lower text is resolved, the card is discarded."""
    thing = BOX.cards[card]
    assert thing.need is not None
    who = check.active
    with state.log.by(because(state, Agent.COMBO, thing.id, who)):
        count = await pay(state, check, thing.need, "IV-COMBO-02")
        effects.announce_combo(state, who, thing.id, "", count)
        effects.discard_card(state, who, card, "IV-COMBO-02")
    await act(state, who, thing, thing.calls["combo_deeds"])


async def condition_combo(state: State, check: Check, place: int) -> None:
    """IV-COMBO-04: the same for the condition, as often as there are dice."""
    thing = BOX.conditions[state.condition]
    part = thing.parts["combo"][place]
    assert part.need is not None
    who = check.active
    with state.log.by(thing.cause(who)):
        count = await pay(state, check, part.need, "IV-COMBO-04")
        effects.announce_combo(state, who, "", thing.id, count)
    await act(state, who, thing, part.call)


async def pay(state: State, check: Check, need: Need, rule: str) -> int:
    """IV-RULING-08: dice that meet a requirement are exhausted to their owners; how many."""
    who = check.active
    ways = ways_to_pay(shown(state, check), need, transforms_of(state, who), True)
    way, _ = await choose_way(state, check, seat_of(state, who), ways, rule)
    places = places_in(way)
    effects.spend(state, check, places, rule)
    return len(places)
