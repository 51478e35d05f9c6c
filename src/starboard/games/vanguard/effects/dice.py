"""Section dice: exhausted, refreshed, sacrificed, recovered, put away."""

from __future__ import annotations

from collections.abc import Sequence

from starboard.games.vanguard import events
from starboard.games.vanguard.printed import BOX
from starboard.games.vanguard.queries import die_piece, member_of
from starboard.games.vanguard.state import AVAILABLE, BOXED, EXHAUSTED, GONE, State


def exhaust(state: State, who: int, dice: Sequence[int], rule: str) -> None:
    """Dice go to their owner's exhausted ones."""
    member = member_of(state, who)
    for die in dice:
        member.where[die] = EXHAUSTED
    if dice and state.log.heard:
        pieces = tuple(die_piece(who, die) for die in dice)
        state.log.add(events.DiceExhausted(who, len(dice), rule, pieces))


def refresh(state: State, who: int, dice: Sequence[int], rule: str) -> None:
    """IV-SAC-07: exhausted dice go to slots."""
    member = member_of(state, who)
    for die in dice:
        member.where[die] = AVAILABLE
    if dice and state.log.heard:
        pieces = tuple(die_piece(who, die) for die in dice)
        state.log.add(events.DiceRefreshed(who, len(dice), rule, pieces))


def sacrifice(state: State, who: int, die: int, rule: str) -> None:
    """IV-SAC-04: a die is gone until the exploration ends."""
    member = member_of(state, who)
    member.where[die] = GONE
    if state.log.heard:
        state.log.add(events.DieSacrificed(who, BOX.dice[member.dice[die]].id, rule, die_piece(who, die)))


def recover(state: State, who: int, die: int) -> None:
    """A sacrificed die comes back, exhausted."""
    member_of(state, who).where[die] = EXHAUSTED


def box_dice(state: State, who: int, dice: Sequence[int]) -> None:
    """IV-RULING-15: dice without a slot stay in the section box."""
    member = member_of(state, who)
    for die in dice:
        member.where[die] = BOXED
    if dice and state.log.heard:
        state.log.add(events.DiceAway(who, len(dice)))
