"""What is printed does what it says: deeds one after another, powers at their moment; who is meant by `whom`."""

from __future__ import annotations

from collections.abc import Sequence

from starboard.core.chance import roll
from starboard.core.choice import Value, choose
from starboard.core.event import Cause
from starboard.core.text import NO_WORDS, Arg
from starboard.games.vanguard import effects
from starboard.games.vanguard.moments import Agent, Moment
from starboard.games.vanguard.printed import SECTIONS, Call, Part, Thing
from starboard.games.vanguard.queries import (
    CARRIER,
    EVERYBODY,
    HERE,
    concerns,
    is_here,
    member_of,
    member_sections,
    members_at,
    reacting,
    seat_of,
)
from starboard.games.vanguard.rules.anytime import ANY, ask_with_asides
from starboard.games.vanguard.state import State

_causes: dict[tuple[str, str, int], Cause] = {}


def because(state: State, agent: Agent, id: str = "", who: int = -1) -> Cause:
    """A cause that is nothing printed."""
    key = (agent, id, who)
    found = _causes.get(key)
    if found is None:
        found = _causes[key] = Cause(agent, id, SECTIONS[who] if who >= 0 else "")
    return found


async def perform(state: State, who: int, call: Call) -> None:
    """Deeds, one after another."""
    for deed in call.deeds:
        await deed(state, who)


async def act(state: State, who: int, thing: Thing, call: Call, at: int = -1) -> None:
    """Something printed does what it says; `at` is the sector it lies in, where that says something."""
    if not call.deeds:
        return
    state.scope.append((thing, at))
    with state.log.by(thing.cause(who)):
        for deed in call.deeds:
            await deed(state, who)
    state.scope.pop()


async def react(state: State, moment: Moment, who: int = -1) -> None:
    """What lasts acts at a moment: what somebody carries for its carrier, what lies in a sector for those there."""
    for hook in reacting(state, moment):
        kind, place, call, thing = hook
        if kind == CARRIER and who < 0:
            if is_here(state, place):
                await _run(state, place, thing, call, -1)
        elif (kind == EVERYBODY or concerns(state, hook, who)) and (who < 0 or is_here(state, who)):
            await _run(state, who, thing, call, place if kind == HERE else -1)


async def _run(state: State, who: int, thing: Thing, call: object, at: int) -> None:
    state.scope.append((thing, at))
    with state.log.by(thing.cause(who)):
        await call(state, who)  # type: ignore[operator]
    state.scope.pop()


def acting_thing(state: State) -> Thing | None:
    """What acts now."""
    return state.scope[-1][0] if state.scope else None


def acting_sector(state: State, who: int) -> int:
    """Where something acts: where its card lies, where the check was made, else where the member is; -1 for nowhere."""
    if state.scope and state.scope[-1][1] >= 0:
        return state.scope[-1][1]
    if state.scope:
        thing = state.scope[-1][0]
        if thing.agent == Agent.THREAT:
            found = next((each.at for each in state.threats if each.card == thing.number), -1)
            if found >= 0:
                return found
    if state.check is not None and who == state.check.active:
        return state.check.at
    return member_of(state, who).at if is_here(state, who) else -1


def sector_meant(state: State, who: int, sector: int) -> int:
    """The index of a sector that a deed names, 0 for where it acts."""
    return sector - 1 if sector else acting_sector(state, who)


async def those_meant(state: State, who: int, whom: str, rule: str = "IV-ROUND-09") -> Sequence[int]:
    """IV-ROUND-09: the members a deed concerns."""
    match whom:
        case "you":
            return [who] if is_here(state, who) else []
        case "team":
            return _in_order(state, member_sections(state))
        case "others":
            return [each for each in _in_order(state, member_sections(state)) if each != who]
        case "sector":
            return _in_order(state, members_at(state, member_of(state, who).at)) if is_here(state, who) else []
        case "here":
            at = acting_sector(state, who)
            return _in_order(state, members_at(state, at)) if at >= 0 else []
        case "random":
            return [await random_member(state, member_sections(state))] if member_sections(state) else []
        case _:
            candidates = candidates_for(state, who, whom)
            if not candidates:
                return []
            values: list[Value] = [("member", each) for each in candidates]
            thing = acting_thing(state)
            by = thing.name if thing is not None else NO_WORDS
            named = "yes" if by else "no"
            picked = await choose(seat_of(state, who), "whom", values, rule=rule, named=named, by=by)
            return [int(picked[1])]


def candidates_for(state: State, who: int, whom: str) -> list[int]:
    """Those of whom a deed concerns one, or all."""
    if whom in ("anyone", "team", "random"):
        return member_sections(state)
    if whom in ("others", "another"):
        return [each for each in member_sections(state) if each != who]
    if whom == "here":
        at = acting_sector(state, who)
        return members_at(state, at) if at >= 0 else []
    if not is_here(state, who):
        return member_sections(state)
    if whom == "you":
        return [who]
    here = members_at(state, member_of(state, who).at)
    return [each for each in here if each != who] if whom == "other" else here


def _in_order(state: State, sections: list[int]) -> list[int]:
    """The active member first, the others as they sit."""
    return sorted(sections, key=lambda each: (each != state.active, each))


async def random_member(state: State, sections: Sequence[int]) -> int:
    """IV-CREW-07: a d10 for each, the lowest is the target, ties are rolled again."""
    left = list(sections)
    while len(left) > 1:
        rolled = await roll("random-member", len(left), 10, rule="IV-CREW-07")
        least = min(rolled)
        left = [each for each, face in zip(left, rolled, strict=True) if face == least]
    effects.pick_random(state, left[0])
    return left[0]


async def choose_part(
    state: State,
    who: int,
    parts: Sequence[Part],
    prompt: str,
    rule: str,
    source: tuple[str, int],
    only: Sequence[int] | None = None,
    **args: Arg,
) -> Part | None:
    """IV-SAC-09, IV-EVENT-07, IV-RULING-50: one of several things that can be paid; the first where none can. The
    `source` says where they are printed: a kind of thing and its number."""

    def values() -> list[Value]:
        open_now = [place for place, part in enumerate(parts) if part.goal is None or part.goal(state, who)]
        if only is not None:
            open_now = [place for place in open_now if place in only]
        payable = [place for place in open_now if parts[place].call.payable(state, who)] or open_now[:1]
        return [("choice", *source, place) for place in payable]

    first = values()
    if not first:
        return None
    timings = ANY if only is None else ()
    picked = await ask_with_asides(
        state,
        seat_of(state, who),
        prompt,
        lambda: values() or first,
        rule=rule,
        timings=timings,
        only=who,
        always=False,
        refused=None,
        **args,
    )
    part = parts[int(picked[3])]
    effects.announce_option(state, who, part, rule)
    return part
