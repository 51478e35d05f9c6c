"""Sunder: two hands on the door, and a span between them."""

from __future__ import annotations

from typing import Any

from starboard.games.vanguard import effects
from starboard.games.vanguard.content.deeds import poi_deed, remember_deed
from starboard.games.vanguard.content.registry import DEED, EFFECTS, GOAL
from starboard.games.vanguard.moments import Moment, Query
from starboard.games.vanguard.printed import BOX, Route
from starboard.games.vanguard.queries import fact_of, member_sections, members_at, top_poi
from starboard.games.vanguard.rules.acting import perform
from starboard.games.vanguard.state import State

HANDS = {"west": (5, "bz613"), "east": (6, "bz614")}
"""The sector of each Hand, and the card that lies there while it is down. The mark `.west` or `.east` of this
exploration is the round until whose end it is."""


def is_down(state: State, hand: str) -> bool:
    """Whether a Hand is down."""
    sector, card = HANDS[hand]
    return top_poi(state, sector - 1) == BOX.pois.number(card)


@EFFECTS.on("pull", DEED)
async def pull(state: State, who: int, *, hand: str, rounds: int = 0) -> None:
    """A Hand is down until the end of this round and `rounds` more. With the Cisterns full one that goes down stays so
    for one more; one that is kept down has gone down before."""
    goes_down = not is_down(state, hand)
    until = state.round + rounds + (fact_of(state, "sunder-cistern") if goes_down else 0)
    await remember_deed(state, who, fact=f".{hand}", value=max(until, fact_of(state, f".{hand}")))
    if goes_down:
        sector, card = HANDS[hand]
        await poi_deed(state, who, card=card, sector=sector, top=True)


@EFFECTS.on("hands-rise", Moment.ROUND_ENDED)
async def hands_rise(state: State, who: int) -> None:
    """A Hand that nobody holds any longer comes up."""
    for hand, (sector, _) in HANDS.items():
        if is_down(state, hand) and fact_of(state, f".{hand}") <= state.round:
            effects.lift_poi(state, sector - 1, "IV-ROUND-07")


@EFFECTS.on("both-down", GOAL)
def both_down(state: State, who: int) -> bool:
    """Both Hands are down."""
    return all(is_down(state, each) for each in HANDS)


@EFFECTS.on("two-hands", GOAL)
def two_hands(state: State, who: int, *, sectors: list[int]) -> bool:
    """Somebody else is in one of these sectors."""
    return any(each != who for sector in sectors for each in members_at(state, sector - 1))


@EFFECTS.on("met", GOAL)
def met(state: State, who: int, *, threat: str) -> bool:
    """A member is where a threat is."""
    number = BOX.threats.number(threat)
    return any(each.card == number and members_at(state, each.at) for each in state.threats)


@EFFECTS.on("each-in", DEED)
async def each_in(state: State, who: int, *, sectors: list[int], do: Any) -> None:
    """Something is done for each member in these sectors."""
    for section in member_sections(state):
        member = state.members[section]
        if member is not None and member.at + 1 in sectors:
            await perform(state, section, do)


@EFFECTS.on("safe-span", Query.ROUTE_SYMBOLS)
def safe_span(
    state: State, who: int, symbols: tuple[str, ...], route: Route, *, sector: int, poi: str
) -> tuple[str, ...]:
    """With this card in the sector its routes have no danger dice."""
    if sector - 1 in (route.start, route.to) and top_poi(state, sector - 1) == BOX.pois.number(poi):
        return tuple(each for each in symbols if not each.startswith("danger-"))
    return symbols
