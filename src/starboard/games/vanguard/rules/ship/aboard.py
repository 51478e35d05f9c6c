"""What several pages of the ship book share: cards that act, crew that is assigned, prices that are paid."""

from __future__ import annotations

from collections.abc import Sequence

from starboard.core.choice import Legality, Value, choose
from starboard.core.ruling import Ruling, refuse
from starboard.core.text import say
from starboard.games.vanguard import effects_ship as effects
from starboard.games.vanguard.printed import Call, Thing
from starboard.games.vanguard.printed_ship import BOOK, Crew, Price, Token
from starboard.games.vanguard.queries_ship import (
    assignable,
    can_assign,
    can_assign_all,
    crew_at,
    decider,
    payable,
    pays,
)
from starboard.games.vanguard.rules.acting import act
from starboard.games.vanguard.ship_state import Place
from starboard.games.vanguard.state import State

ALL = -1
"""Who acts where it is the whole ship."""
DONE: Value = ("done",)
NOBODY: Value = ("nobody",)
DECLINE: Value = ("decline",)


async def carry_out(state: State, thing: Thing, call: Call | None) -> None:
    """What a card of the ship says is done because of it; for the whole ship, so for no section."""
    if call:
        await act(state, ALL, thing, call)


async def install_waiting(state: State, kind: int, free: int, rule: str) -> None:
    """IV-SHIP-GEN-13: cards from Future Use into the free slots of a page; if more wait than there is room for, the
    players pick."""
    waiting = state.ship.waiting[kind]
    while waiting and free > 0:
        card = waiting[0]
        if len(waiting) > free:
            values: list[Value] = [("install", kind, each) for each in waiting]
            what = say(f"ship-kind-{kind}")
            card = int((await choose(decider(state), "install-which", values, rule=rule, what=what, free=free))[2])
        effects.install(state, kind, card, rule)
        free -= 1


# --- assigning --------------------------------------------------------------------------------------------------------


async def assign_one(
    state: State,
    prompt: str,
    crew: Sequence[int],
    *,
    rule: str,
    wanted: Crew = (-1, 1),
    besides: Sequence[Value] = (),
) -> int:
    """IV-SHIP-GEN-08: one of these crew members is assigned, or nobody: -1."""
    values: list[Value] = [("crew", each) for each in crew]

    def fits(each: int) -> Ruling:
        ruling = can_assign(state, each, wanted)
        return ruling if not ruling or each in crew else refuse(rule, "other-crew-wanted")

    picked = await choose(
        decider(state),
        prompt,
        [*values, *besides],
        rule=rule,
        refused=lambda: Legality({("crew", each): each for each in crew_at(state.ship, Place.AVAILABLE)}, fits),
    )
    if picked[0] != "crew":
        return -1
    effects.assign(state, int(picked[1]), rule)
    return int(picked[1])


# --- paying -----------------------------------------------------------------------------------------------------------


async def pay_price(state: State, price: Price, rule: str) -> None:
    """Everything a price asks for, which is there: crew, energy, success, discoveries."""
    effects.change_energy(state, -price.energy, rule)
    effects.change_success(state, -price.success, rule)
    for at, wanted in enumerate(price.crew):
        others = price.crew[at + 1 :]
        crew = [each for each in assignable(state, wanted) if can_assign_all(state, others, without=each)]
        await assign_one(state, "assign-whom", crew, rule=rule, wanted=wanted)
    await pay_discoveries(state, price.discoveries, rule)


async def pay_discoveries(state: State, price: Sequence[Token], rule: str) -> None:
    """IV-SHIP-RES-03: collected discoveries go back to their decks, each in the place of one that is asked for. Nobody
    is asked where all that fit are needed."""
    for at, token in enumerate(price):
        collected = state.ship.collected
        values: list[Value] = []
        fitting = [discovery for discovery in collected if pays(discovery, token)]
        if len(fitting) == price[at:].count(token):
            effects.pay_discovery(state, fitting[0])
            continue
        for discovery in sorted(set(fitting)):
            left = list(collected)
            left.remove(discovery)
            if payable(left, price[at + 1 :]):
                values.append(("pay-discovery", discovery))
        picked = await choose(decider(state), "pay-discovery", values, rule=rule)
        effects.pay_discovery(state, int(picked[1]))


# --- bridge upgrades --------------------------------------------------------------------------------------------------


def usable_upgrades(state: State, page: str) -> list[Value]:
    """IV-SHIP-BRIDGE-10: the upgrades that can be used on this page now."""
    ship = state.ship
    return [
        ("use", card)
        for card in ship.upgrades
        if card not in ship.used
        and BOOK.upgrades[card].spec.at == page
        and BOOK.upgrades[card].spec.price <= ship.energy
        and BOOK.upgrades[card].calls["use"].can(state, ALL)
    ]


async def use_upgrade(state: State, card: int) -> None:
    """IV-SHIP-BRIDGE-10: its price is paid when its effect is used, once a pass."""
    upgrade = BOOK.upgrades[card]
    effects.mark_used(state, card)
    effects.change_energy(state, -upgrade.spec.price, "IV-SHIP-BRIDGE-10")
    await carry_out(state, upgrade, upgrade.calls["use"])
