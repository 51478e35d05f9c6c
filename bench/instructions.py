"""How many machine instructions a decision of random play takes, ours and catanatron's: the same on every run.

    python bench/instructions.py --game NAME --scenario ONE --scenario ANOTHER --rival .venv-bench/bin/python

Where a machine's speed changes from minute to minute this tells what a change of the engine is worth; `make bench`
tells how fast it is. Counted by valgrind, which is fifty times slower than playing, so a scenario takes a minute. What
an instruction costs differs: a small loop that stays in the processor's caches runs more of them in a second.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src"
sys.path[:0] = [str(SOURCE), str(ROOT / "bench")]

from choosing import chosen  # noqa: E402

GAMES = 30

OURS = """
import sys
from starboard.lab.simulate import Series, bot_for, patient_collector, play_on, sit_down
series = Series(sys.argv[2], options={"scenario": sys.argv[3]})
with patient_collector():
    print(sum(play_on(sit_down(series, seed), bot_for(series, seed)) for seed in range(int(sys.argv[1]))))
"""
THEIRS = """
import sys
from rival import play_game
print(sum(play_game(seed)[0] for seed in range(int(sys.argv[1]))))
"""


def counted(python: str, path: Path, script: str, games: int, *args: str) -> tuple[int, int]:
    """The instructions of a script that plays so many games, and the decisions it says they took."""
    valgrind = ("valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null")
    environment = {"PYTHONPATH": str(path), "PYTHONHASHSEED": "0", "PYTHONDONTWRITEBYTECODE": "1"}
    try:
        run = subprocess.run(
            [*valgrind, python, "-c", script, str(games), *args],
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )
    except FileNotFoundError:
        sys.exit("valgrind is not installed; Debian's package of that name has it")
    collected = re.search(r"Collected : (\d+)", run.stderr)
    if run.returncode or collected is None:
        sys.exit(f"{python} could not play {games} games under valgrind:\n{run.stderr[-2000:]}")
    return int(collected[1]), int(run.stdout)


def per_decision(python: str, path: Path, script: str, games: int, *args: str) -> float:
    """The instructions of a decision, once everything is loaded and warm: what twice as many games take more."""
    few, before = counted(python, path, script, games, *args)
    many, after = counted(python, path, script, 2 * games, *args)
    return (many - few) / (after - before)


def main(argv: Sequence[str] | None = None) -> None:
    """Count and print, a line for each."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="", help="what is played; the first game there is unless given")
    parser.add_argument("--scenario", action="append", help="the game's first one unless given; several if given again")
    parser.add_argument("--games", type=int, default=GAMES, help=f"games to warm up, and to count ({GAMES})")
    parser.add_argument("--rival", help="an interpreter with catanatron")
    options = parser.parse_args(argv)
    if options.games < 1:
        parser.error(f"--games is a number from 1 on, not {options.games}")
    theirs = 0.0
    if options.rival:
        theirs = per_decision(options.rival, SOURCE / "starboard/lab", THEIRS, max(options.games // 4, 1))
        print(f"catanatron {theirs:,.0f} instructions a tick")
    for scenario in options.scenario or [""]:
        what = chosen(options.game, scenario)
        ours = per_decision(sys.executable, SOURCE, OURS, options.games, what.game, what.scenario)
        beside = f", catanatron takes {theirs / ours:.2f} times as many" if theirs else ""
        print(f"{what.scenario} {ours:,.0f} instructions a decision{beside}")


if __name__ == "__main__":
    main()
