"""Random play of catanatron, for comparison. Runs in an interpreter that has catanatron, not in ours.

Reads a number of seconds per line from stdin, plays for that long and prints a line of JSON: the decisions
(ticks, as catanatron counts them), those of them with more than one option, and the seconds of CPU time.
"""

from __future__ import annotations

import json
import sys
import time

from catanatron.game import TURNS_LIMIT, Game  # type: ignore[import-not-found]
from catanatron.models.player import Color, RandomPlayer  # type: ignore[import-not-found]


def play_game(seed: int) -> tuple[int, int]:
    """A whole game, as `Game.play` plays it but without its copies for observers: ticks, and choices among them."""
    ticks = choices = 0
    game = Game([RandomPlayer(color) for color in Color], seed=seed)
    state = game.state
    while game.winning_color() is None and state.num_turns < TURNS_LIMIT:
        choices += len(state.playable_actions) > 1
        game.play_tick()
        ticks += 1
    return ticks, choices


def play(seconds: float, seed: int) -> dict[str, float]:
    """Whole games until the time is over."""
    ticks = choices = 0
    clock = time.process_time
    start = clock()
    while clock() - start < seconds:
        seed += 1
        more_ticks, more_choices = play_game(seed)
        ticks += more_ticks
        choices += more_choices
    return {"decisions": ticks, "choices": choices, "seconds": clock() - start}


def main() -> None:
    """Answer every line until there are no more."""
    for round_, line in enumerate(sys.stdin):
        print(json.dumps(play(float(line), seed=1000 * round_)), flush=True)


if __name__ == "__main__":
    main()
