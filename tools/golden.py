#!/usr/bin/env python3
"""Write the golden journals anew: complete games that a test replays to the same end.

    .venv/bin/python tools/golden.py

Run it when a change of rules is meant to change how these games go, and say in the commit which rule it was and
why. Each file in `tests/journals` is a save as `starboard play` writes it; `expected.json` holds how each ends.
"""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path
from typing import Any

import msgspec

from starboard.core.journal import snapshot
from starboard.core.table import Table
from starboard.lab.simulate import Plan, bot_for, play_on, sit_down

JOURNALS = Path(__file__).resolve().parents[1] / "tests" / "journals"
EXPECTED = "expected.json"

CERBERUS = {"scenario": "guns-of-cerberus"}

GAMES = {
    "hagalaz-1a-alone": (Plan("hagalaz", 1, "random", CERBERUS), 21),
    "hagalaz-1a-two": (Plan("hagalaz", 2, "random", CERBERUS), 22),
    "hagalaz-1a-three-by-thumb": (Plan("hagalaz", 3, "thumb", CERBERUS), 23),
    "hagalaz-1a-four-by-thumb": (Plan("hagalaz", 4, "thumb", CERBERUS), 24),
    "hagalaz-1a-alone-by-thumb": (Plan("hagalaz", 1, "thumb", CERBERUS), 25),
    "hagalaz-1a-bonus-dice": (
        Plan("hagalaz", 4, "random", {**CERBERUS, "paragon_victories": 2, "renegade_victories": 1}),
        26,
    ),
    "hagalaz-1b-by-thumb": (Plan("hagalaz", 2, "thumb", {"scenario": "breakthrough"}), 27),
    "hagalaz-2a-by-thumb": (Plan("hagalaz", 3, "thumb", {"scenario": "hangar-eleven"}), 28),
    "hagalaz-2b-by-thumb": (Plan("hagalaz", 4, "thumb", {"scenario": "atlas-binary"}), 29),
    "hagalaz-2c-by-thumb": (Plan("hagalaz", 1, "thumb", {"scenario": "the-choir"}), 30),
    "hagalaz-3a-by-thumb": (Plan("hagalaz", 2, "thumb", {"scenario": "critical-mass"}), 31),
    "hagalaz-3b-by-thumb": (Plan("hagalaz", 3, "thumb", {"scenario": "the-mainframe"}), 32),
    "hagalaz-3c-by-thumb": (Plan("hagalaz", 4, "thumb", {"scenario": "kinetic-barrier"}), 33),
    "hagalaz-garrus-by-thumb": (Plan("hagalaz", 1, "thumb", {"scenario": "clear-shot"}), 34),
    "hagalaz-liara-by-thumb": (Plan("hagalaz", 2, "thumb", {"scenario": "the-vault"}), 35),
    "hagalaz-tali-by-thumb": (Plan("hagalaz", 3, "thumb", {"scenario": "dead-air"}), 36),
    "hagalaz-wrex-by-thumb": (Plan("hagalaz", 4, "thumb", {"scenario": "blood-price"}), 37),
    "hagalaz-campaign-by-thumb": (Plan("hagalaz", 2, "thumb", {"scenario": "campaign"}), 38),
}
"""What is played, by file name the plan and the seed: every mission against either force, and a campaign."""


class Ending(msgspec.Struct, frozen=True):
    """How a golden game ends, down to a digest of its whole last state."""

    result: str
    rounds: int
    entries: int
    state: str


def ending(table: Table[Any]) -> Ending:
    """The ending of a table whose game is over."""
    outcome = table.outcome
    assert outcome is not None, "the game is not over"
    digest = hashlib.sha256(snapshot(table.state)).hexdigest()
    return Ending(outcome.result, outcome.rounds, len(table.entries), digest)


def write(folder: Path) -> dict[str, Ending]:
    """Play every golden game and write its save and its ending."""
    folder.mkdir(parents=True, exist_ok=True)
    endings = {}
    for name, (plan, seed) in GAMES.items():
        table = sit_down(plan, seed, history=True)
        play_on(table, bot_for(plan, seed))
        (folder / f"{name}.json").write_bytes(table.save() + b"\n")
        endings[name] = ending(table)
    (folder / EXPECTED).write_bytes(msgspec.json.format(msgspec.json.encode(endings), indent=2) + b"\n")
    return endings


def main() -> int:
    for name, end in write(JOURNALS).items():
        print(f"{name}: {end.result} after {end.rounds} rounds and {end.entries} entries")
    return 0


if __name__ == "__main__":
    sys.exit(main())
