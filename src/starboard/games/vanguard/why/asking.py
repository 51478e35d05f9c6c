"""Who asks why, and what things wait for: conditions in the order of play, each with the refusal that rests on it."""

from __future__ import annotations

from typing import NamedTuple

from starboard.core.case import Need, need
from starboard.core.choice import Choice, Seat
from starboard.core.ruling import Condition, Ruling, refuse
from starboard.core.text import Text, say, who_sits
from starboard.games.vanguard.narrate import section_name
from starboard.games.vanguard.printed import SECTIONS
from starboard.games.vanguard.queries import board_of, is_here, member_of, seat_of
from starboard.games.vanguard.state import Member, Phase, State

HUB = "turn"
"""The question that a turn is made of."""


class Asking(NamedTuple):
    """Who asks, in which position, and what they are asked themselves."""

    state: State
    seat: Seat
    choice: Choice | None

    @property
    def prompt(self) -> str:
        """The question that is open for whoever asks; empty if there is none."""
        return self.choice.prompt if self.choice is not None else ""

    @property
    def who(self) -> int:
        """The section whose turn it is, if whoever asks leads it; else one of its own on the planet, else -1."""
        state = self.state
        if is_here(state, state.active) and seat_of(state, state.active) == self.seat:
            return state.active
        return next((who for who in range(len(SECTIONS)) if is_here(state, who) and self.leads(who)), -1)

    @property
    def is_mine(self) -> bool:
        """Whether it is the turn of a member that whoever asks leads."""
        state = self.state
        return is_here(state, state.active) and self.leads(state.active)

    def leads(self, who: int) -> bool:
        """Whether whoever asks leads a section."""
        return self.state.leaders[who] == self.seat

    def section(self, name: str) -> int:
        """A section by its name; LookupError if there is none."""
        if name not in SECTIONS:
            raise LookupError(name)
        return SECTIONS.index(name)

    def member(self, name: str) -> tuple[int, Member]:
        """A section's member by its name; LookupError if it has none here."""
        who = self.section(name)
        if not is_here(self.state, who):
            raise LookupError(name)
        return who, member_of(self.state, who)

    def sector(self, number: str) -> int:
        """The index of a sector by its printed number."""
        return next(at for at, spec in enumerate(board_of(self.state).sectors) if str(spec.number) == number)


def by_ruling(text: Text, ruling: Ruling, *targets: str) -> Need:
    """A condition that a predicate of the rules decides."""
    if ruling:
        return Need(Condition(text, True), refuse("IV-ROUND-05", "in-its-turn"))
    return Need(Condition(text, False, ruling.rule, targets), ruling)


# --- turns ------------------------------------------------------------------------------------------------------------


def exploring(asking: Asking) -> Need:
    """An exploration is under way."""
    state = asking.state
    going = state.planet >= 0 and state.phase not in (Phase.SHIP, Phase.OVER, Phase.SETUP)
    return need(say("check-exploring"), going, refuse("IV-FLOW-01", "not-exploring"))


def your_turn(asking: Asking) -> Need:
    """IV-ROUND-04: it is the turn of a member of whoever asks."""
    state = asking.state
    active = state.active
    if not is_here(state, active):
        return need(say("check-your-turn"), False, refuse("IV-ROUND-04", "between-turns"))
    ruling = refuse("IV-ROUND-04", "not-your-turn", section=active)
    return need(say("check-your-turn"), asking.is_mine, ruling, f"member:{SECTIONS[active]}")


def action_left(asking: Asking) -> Need:
    """IV-ROUND-05: an action is left."""
    state = asking.state
    ruling = refuse("IV-ROUND-05", "no-actions-left", section=max(0, state.active))
    return need(say("check-action-left"), state.actions_left > 0, ruling)


def nothing_under_way(asking: Asking) -> Need:
    """The turn is at its hub: no check, no move."""
    state = asking.state
    free = state.check is None and state.moving is None
    what = "check" if state.check is not None else "move"
    return need(say("check-nothing-under-way"), free, refuse("IV-ROUND-05", "something-under-way", what=what))


def turn_needs(asking: Asking) -> list[Need]:
    """What every action takes."""
    found = [exploring(asking), your_turn(asking)]
    if asking.is_mine:
        found += [nothing_under_way(asking), action_left(asking)]
    return found


def leader_name(state: State, who: int) -> Text:
    """Who leads a section."""
    return who_sits(state.leaders[who])


def name_of(who: int) -> Text:
    """A section by its name."""
    return section_name(who)
