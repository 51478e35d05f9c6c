"""Threats: where they go (IV-THREAT, IV-RULING-30)."""

from __future__ import annotations

from starboard.core.choice import Value, choose
from starboard.games.vanguard import effects
from starboard.games.vanguard.moments import Agent, Moment
from starboard.games.vanguard.printed import BOX
from starboard.games.vanguard.queries import connected, member_of, member_sections, seat_of, steps_between
from starboard.games.vanguard.rules.acting import acting_thing, react
from starboard.games.vanguard.rules.rank_up import look_at_rank_up
from starboard.games.vanguard.state import State, Threat


def threat_meant(state: State, card: str) -> Threat | None:
    """The threat that a deed names, or the one that acts."""
    if card:
        number = BOX.threats.number(card)
    else:
        thing = acting_thing(state)
        if thing is None or thing.agent != Agent.THREAT:
            return None
        number = thing.number
    return next((each for each in state.threats if each.card == number), None)


async def move_threat(state: State, threat: Threat, toward: str) -> None:
    """IV-THREAT-05, IV-RULING-30: one open route towards the nearest member, or any; it stays where there is no way.

    `toward` is `nearest`, `random`, `lander` or the number of a sector."""
    start = threat.at
    neighbours = connected(state, start)
    if toward == "nearest":
        targets = [member_of(state, each).at for each in member_sections(state)]
    elif toward == "lander":
        targets = [state.lander_at] if state.lander_at >= 0 else []
    elif toward == "random":
        targets = neighbours
    else:
        targets = [int(toward) - 1]
    if start in targets or not neighbours or not targets:
        return
    far = steps_between(state, start)
    least = min(far[each] for each in targets)
    nearest = [each for each in dict.fromkeys(targets) if far[each] == least]
    steps = [at for at in neighbours if any(steps_between(state, at)[target] == least - 1 for target in nearest)]
    if not steps:
        return
    values: list[Value] = [("threat-to", at) for at in steps]
    picked = await choose(
        seat_of(state, -1), "threat-where", values, rule="IV-RULING-30", threat=BOX.threats[threat.card].id
    )
    effects.move_threat(state, threat, int(picked[1]))


async def remove_threat(state: State, threat: Threat, *, neutralised: bool = True) -> None:
    """IV-THREAT-03: a threat leaves the board."""
    effects.remove_threat(state, threat, neutralised=neutralised)
    look_at_rank_up(state)
    await react(state, Moment.THREAT_GONE)
