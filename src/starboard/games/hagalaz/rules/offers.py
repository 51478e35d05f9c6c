"""What may be used beside an open question: inventory (HG-RULING-33), command tokens (HG-GAP-04). Going on declines."""

from __future__ import annotations

from collections.abc import Callable, Container
from functools import partial
from typing import Any, TypeAlias

from starboard.core.choice import Asides, Flow, Legality, Refused, Value, ask_beside, both, choose
from starboard.games.hagalaz.effects import close_offers
from starboard.games.hagalaz.queries import stands
from starboard.games.hagalaz.rules.picking import GO_ON
from starboard.games.hagalaz.state import Hero, State

Finder: TypeAlias = Callable[[State, Hero], dict[Value, Flow]]

WhyNot: TypeAlias = Callable[[State, Hero], Legality[Any]]

_FINDERS: dict[str, Finder] = {}
OFFERED = _FINDERS.keys()
"""The names of all that can be on offer."""
_REFUSED: dict[str, WhyNot] = {}


def on_offer(name: str, refused: WhyNot | None = None) -> Callable[[Finder], Finder]:
    """Say what can be done with something that is on offer, and why not more."""

    def keep(finder: Finder) -> Finder:
        _FINDERS[name] = finder
        if refused is not None:
            _REFUSED[name] = refused
        return finder

    return keep


def asides(state: State, hero: Hero) -> Asides:
    """What the active hero's player may do now beside what is asked."""
    flows: dict[Value, Flow] = {}
    for name in state.offers:
        flows.update(_FINDERS[name](state, hero))
    refused: Refused | None = None
    for why_not in {_REFUSED[name]: None for name in state.offers if name in _REFUSED}:
        refused = both(refused, partial(why_not, state, hero))
    return Asides(flows, refused)


async def with_offers(state: State, hero: Hero, flow: Flow, passed: Callable[[], None]) -> bool:
    """Run a flow with what is on offer beside its first question; says whether that moment has passed."""
    return await ask_beside(hero.seat, flow, lambda: asides(state, hero), passed)


async def last_chance(state: State, hero: Hero, declined: Container[Value] = ()) -> bool:
    """HG-RULING-33: the moment passes without another question, so what is on offer is a question of its own, unless
    all of it has just been `declined`. Says whether anything was used."""
    used = False
    while stands(hero):
        found = asides(state, hero)
        if all(value in declined for value in found.flows):
            break
        picked = await choose(
            hero.seat,
            "use-items",
            [*found.flows, GO_ON],
            rule="HG-RULING-33",
            refused=found.refused,
            hero=hero.id,
        )
        if picked == GO_ON:
            break
        used = True
        await found.flows[picked]()
    close_offers(state)
    return used
