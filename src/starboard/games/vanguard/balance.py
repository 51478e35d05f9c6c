"""What is played to see whether Vanguard is well balanced: every planet with every team of three, the campaign."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from starboard.core.balance import Trial
from starboard.core.event import Event
from starboard.games.vanguard.content.library import BOX
from starboard.games.vanguard.printed import SECTIONS
from starboard.games.vanguard.state import State

ABOUT = """\
The rule-of-thumb player plays all seats. An expedition is one exploration with a standard team of rank 2; it is won
when the main missions are done and the team comes home. *Presence* is how much more often a team wins with a section
than without it. A campaign is won with its last main objective. Teams of three leave out each section in turn."""


def trials() -> list[Trial]:
    """Every planet with all four sections and with each team of three; the operation; the campaign."""
    found: list[Trial] = []
    for planet in BOX.planets:
        if planet.spec.tutorial or planet.spec.operation:
            continue
        scenario = f"expedition-{planet.id}"
        for team in (SECTIONS, *_threes()):
            options: dict[str, object] = {"scenario": scenario, "team": list(team)}
            found.append(Trial(str(planet.name), "mission", "thumb", members=tuple(team), options=options, seats=2))
    found.append(Trial("The tutorial", "mission", "thumb", options={"scenario": "tutorial"}, seats=2))
    found.append(Trial("Cold Relay", "mission", "thumb", options={"scenario": "operation"}, seats=2))
    found.append(Trial("The campaign", "mission", "thumb", options={"scenario": "campaign"}, seats=2, part=0.5))
    return found


def _threes() -> list[tuple[str, ...]]:
    return [tuple(section for section in SECTIONS if section != missing) for missing in SECTIONS]


def traits(state: State, events: Sequence[Event]) -> Mapping[str, Sequence[str | tuple[str, ...]]]:
    """A game played together: nobody wins alone."""
    return {}
