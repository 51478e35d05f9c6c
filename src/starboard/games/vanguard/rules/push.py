"""Push: a die for five, at any time (IV-PUSH)."""

from __future__ import annotations

from starboard.core.choice import Value
from starboard.core.ruling import ALLOWED, Ruling, refuse
from starboard.games.vanguard import effects
from starboard.games.vanguard.moments import Agent, Moment, Query
from starboard.games.vanguard.printed import BOX
from starboard.games.vanguard.queries import changed
from starboard.games.vanguard.rules.acting import because, react
from starboard.games.vanguard.rules.anytime import does, offers
from starboard.games.vanguard.rules.dice import can_lose_die, refresh_dice, sacrifice_die
from starboard.games.vanguard.state import EXHAUSTED, Member, State


def can_push(state: State, who: int) -> Ruling:
    """IV-PUSH-01: at any time; where nothing is exhausted there is nothing to refresh (IV-PUSH-03)."""
    member = state.members[who]
    if member is None:
        return refuse("IV-PUSH-01", "not-on-the-planet", section=who)
    if EXHAUSTED not in member.where:
        return refuse("IV-PUSH-03", "nothing-exhausted", section=who)
    if member.weary or not changed(state, Query.CAN_PUSH, who, True):
        return refuse("IV-PUSH-01", "cannot-push", section=who)
    return ALLOWED


async def push(state: State, who: int) -> None:
    """IV-PUSH-02 to 04, IV-RULING-12: sacrifice a die, refresh five; with three dice or fewer it is an injury."""
    with state.log.by(because(state, Agent.PUSH, who=who)):
        effects.push(state, who)
        hurts = not can_lose_die(state, who)
        await sacrifice_die(state, who, -1, "IV-PUSH-04" if hurts else "IV-PUSH-02")
        if not (hurts and state.flags.no_push):
            count = changed(state, Query.PUSH_DICE, who, BOX.numbers.push_refreshes)
            await refresh_dice(state, who, count, -1, "IV-PUSH-03")
        await react(state, Moment.PUSHED, who)


@offers()
def offer_push(state: State, who: int, member: Member, timings: tuple[str, ...], values: list[Value]) -> None:
    """IV-PUSH-01: beside any question."""
    if "any" in timings and EXHAUSTED in member.where and can_push(state, who):
        values.append(("push", who))


@does("push")
async def do_push(state: State, value: Value) -> None:
    """Somebody has picked it."""
    await push(state, int(value[1]))
