#!/usr/bin/env python3
"""Write the golden journals again: complete games that a test replays to the same end.

    .venv/bin/python tools/golden.py [GAME...]

Run it when a change of rules is meant to change how these games go, and say in the commit which rule it was and
why. What is played stands in `tests/journals/<game>.toml`. Each file written beside it is a save as `starboard play`
writes it; `expected.json` holds how each ends.
"""

from __future__ import annotations

import argparse
import hashlib
import sys
from collections.abc import Collection
from pathlib import Path
from typing import Any

import msgspec

from starboard.core.journal import snapshot
from starboard.core.table import Table
from starboard.lab.simulate import Series, bot_for, play_on, sit_down

JOURNALS = Path(__file__).resolve().parents[1] / "tests" / "journals"
EXPECTED = "expected.json"


class Golden(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A golden game as its file names it."""

    seats: int
    bots: str
    seed: int
    options: dict[str, Any]

    def series(self, game: str) -> Series:
        """What is played, as the lab takes it."""
        return Series(game, self.seats, self.bots, self.options)


class Ending(msgspec.Struct, frozen=True):
    """How a golden game ends, down to a digest of its whole last state."""

    result: str
    rounds: int
    entries: int
    state: str


def listed(folder: Path = JOURNALS) -> dict[str, dict[str, Golden]]:
    """The golden games by game and by the rest of the name of their file."""
    files = sorted(folder.glob("*.toml"))
    return {file.stem: msgspec.toml.decode(file.read_bytes(), type=dict[str, Golden]) for file in files}


GAMES = {
    f"{game}-{name}": (golden.series(game), golden.seed)
    for game, by_name in listed().items()
    for name, golden in by_name.items()
}
"""What is played, by file name with the seed."""


def ending(table: Table[Any]) -> Ending:
    """The ending of a table whose game is over."""
    outcome = table.outcome
    assert outcome is not None, "the game is not over"
    digest = hashlib.sha256(snapshot(table.state)).hexdigest()
    return Ending(outcome.result, outcome.rounds, len(table.entries), digest)


def write(folder: Path, games: Collection[str] = ()) -> dict[str, Ending]:
    """Play the golden games of some games, of all if none is named, and write their saves and endings."""
    folder.mkdir(parents=True, exist_ok=True)
    known = folder / EXPECTED
    before = msgspec.json.decode(known.read_bytes(), type=dict[str, Ending]) if known.exists() else {}
    written = {}
    for name, (series, seed) in GAMES.items():
        if games and series.game not in games:
            continue
        table = sit_down(series, seed, history=True)
        play_on(table, bot_for(series, seed))
        (folder / f"{name}.json").write_bytes(table.save() + b"\n")
        written[name] = ending(table)
    endings = {name: written.get(name) or before[name] for name in GAMES if name in written or name in before}
    known.write_bytes(msgspec.json.format(msgspec.json.encode(endings), indent=2) + b"\n")
    return written


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", metavar="GAME", help="only those of these games; all if none is named")
    games = parser.parse_args().games
    for game in games:
        if game not in listed():
            parser.error(f"there is no {JOURNALS / game}.toml")
    for name, end in write(JOURNALS, games).items():
        print(f"{name}: {end.result} after {end.rounds} rounds and {end.entries} entries")
    return 0


if __name__ == "__main__":
    sys.exit(main())
