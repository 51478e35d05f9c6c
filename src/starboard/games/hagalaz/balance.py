"""What is played to see whether missions are well balanced: every mission, every aim, every squad."""

from __future__ import annotations

from starboard.core.balance import Trial
from starboard.games.hagalaz.content.library import LIBRARY
from starboard.games.hagalaz.rules.setup import COMPANIONS

ABOUT = """\
The rule-of-thumb player plays every mission with every squad, aimed at the Renegade and at the Paragon objective (or at
the loyalty objective). *Presence* is how many points a hero's being in the squad adds to the win rate or takes from
it."""

VETERAN_OF_LOYALTY = 1
"""Abilities a hero has unlocked, on average, when a loyalty mission is played."""


def trials() -> list[Trial]:
    """A trial for every mission, aim and squad; each squad leaves one companion out."""
    found = []
    for mission in LIBRARY.missions:
        loyal = mission.spec.loyalty
        for aim in ("renegade",) if loyal else ("renegade", "paragon"):
            for absent in COMPANIONS:
                if absent == loyal:
                    continue
                squad = ["shepard", *(id for id in COMPANIONS if id != absent)]
                options: dict[str, object] = {"scenario": mission.id, "squad": squad}
                if loyal:
                    options["veteran"] = VETERAN_OF_LOYALTY
                found.append(
                    Trial(
                        f"{mission.spec.number} {mission.spec.name}",
                        "loyalty" if loyal else aim,
                        f"thumb:{aim}",
                        tuple(squad[1:]),
                        options,
                    )
                )
    return found


def traits(state: object, events: object) -> dict[str, list[str]]:
    """Nothing: all seats play together."""
    return {}
