"""What may be done beside the open question, and by others when something is about to happen: pushing, skills, cards
and equipment (IV-PUSH-01, IV-CREW-03, IV-CARD-02, IV-RULING-31).

Each kind of thing says what it offers (`offers`) and how it is done (`does`), in its own module.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import TypeAlias

from starboard.core.choice import Choice, Refused, Value, choose_first, settles
from starboard.core.text import Arg
from starboard.games.vanguard.rules.rank_up import look_at_rank_up
from starboard.games.vanguard.state import Member, Pending, State

PASS: Value = ("pass",)
ANY: tuple[str, ...] = ("any",)
IN_TURN: tuple[str, ...] = ("turn",)
ON_TURN: tuple[str, ...] = ("any", "turn")

Offer: TypeAlias = Callable[[State, int, Member, tuple[str, ...], list[Value]], None]
"""Adds what a section's member may do now to the values: `(state, who, member, timings, values)`."""
Deed: TypeAlias = Callable[[State, Value], Awaitable[None]]

_offers: list[tuple[str, Offer]] = []
_offers_without_finds: list[tuple[str, Offer]] = []
_deeds: dict[str, Deed] = {}


def offers(needs: str = "", *, of_finds: bool = False) -> Callable[[Offer], Offer]:
    """Register what says what may be done by a member; `needs` names the field of what it must have for that,
    `of_finds` says that it is done with what was found."""

    def register(offer: Offer) -> Offer:
        _offers.append((needs, offer))
        if not of_finds:
            _offers_without_finds.append((needs, offer))
        return offer

    return register


def does(verb: str) -> Callable[[Deed], Deed]:
    """Register how a value with this verb is done."""

    def register(deed: Deed) -> Deed:
        _deeds[verb] = deed
        return deed

    return register


def anytime(state: State, seat: int, timings: tuple[str, ...], only: int = -1) -> list[Value]:
    """What a seat may do now beside an open question; `only` says for which section."""
    values: list[Value] = []
    leaders = state.leaders
    possible = _offers if state.discoveries or state.uniques else _offers_without_finds
    for who, member in enumerate(state.members):
        if member is not None and leaders[who] == seat and (only < 0 or only == who):
            for needs, offer in possible:
                if not needs or getattr(member, needs):
                    offer(state, who, member, timings, values)
    return values


async def do_anytime(state: State, value: Value) -> None:
    """Carry it out; what is undone before the step is over has completed a rank-up card all the same (IV-RANK-02)."""
    await _deeds[str(value[0])](state, value)
    look_at_rank_up(state)


async def ask_with_asides(
    state: State,
    seat: int,
    prompt: str,
    values: Callable[[], Sequence[Value]],
    *,
    rule: str,
    timings: tuple[str, ...] = ANY,
    only: int = -1,
    always: bool = False,
    refused: Refused | None = None,
    **args: Arg,
) -> Value:
    """Ask a seat; what may be done beside the question is done first, as often as wanted, and it is asked again."""
    while True:
        answers = values()
        beside = anytime(state, seat, timings, only)
        if not beside:
            if len(answers) == 1 and not always and settles():
                return answers[0]
            return await Choice(seat, prompt, answers, rule, args, refused)
        picked = await Choice(seat, prompt, [*answers, *beside], rule, args, refused, beside=len(beside))
        if picked in answers:
            return picked
        await do_anytime(state, picked)


async def react_to(state: State, kind: str, who: int, count: int, thing: int = -1) -> Pending:
    """IV-PUSH-01, IV-CARD-02: before something happens to a member, whoever can keep it away may do so."""
    pending = Pending(kind, who, count, thing)
    state.pending.append(pending)
    timings = (kind,)
    while pending.left > 0:
        asked: list[tuple[int, list[Value]]] = []
        for seat in range(state.seats):
            values = anytime(state, seat, timings)
            if values:
                asked.append((seat, values))
        if not asked:
            break
        picked = await first_of(asked, f"react-{kind}", "IV-PUSH-01", section=who)
        if picked is None:
            break
        await do_anytime(state, picked)
    state.pending.pop()
    return pending


async def first_of(asked: Sequence[tuple[int, list[Value]]], prompt: str, rule: str, **args: Arg) -> Value | None:
    """Who wants to step in first, with what; None where everybody passes."""
    if len(asked) == 1:
        seat, values = asked[0]
        picked = await Choice(seat, prompt, [*values, PASS], rule, args)
        return None if picked == PASS else picked
    choices = [Choice(seat, prompt, [*values, PASS], rule, args) for seat, values in asked]
    found = await choose_first(choices, PASS)
    return None if found is None else found[1]


def kept_away(pending: Pending) -> bool:
    """Whether nothing of it is left to happen."""
    return pending.left <= 0


def innermost(state: State, kind: str) -> Pending | None:
    """What is about to happen, if it is of a kind."""
    return state.pending[-1] if state.pending and state.pending[-1].kind == kind else None
