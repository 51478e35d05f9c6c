"""How long it takes to foresee all the options of a choice, and the danger of a place, on one core.

    .venv/bin/python bench/odds.py --game NAME

It plays games by chance and asks at every so many choices. Processor time is told, not the clock's: the figures should
not depend on what else runs.
"""

from __future__ import annotations

import argparse
import random
import time
from collections import defaultdict

import starboard
from choosing import add_choice, chosen

WANTED = 50
"""Milliseconds it may take."""


def milliseconds(begin: float) -> float:
    return (time.process_time() - begin) * 1000


def measure(game: str, scenario: str, games: int, every: int) -> dict[str, list[float]]:
    """Milliseconds for all the options of a choice, by what was asked."""
    found: dict[str, list[float]] = defaultdict(list)
    for seed in range(games):
        table = starboard.new(game, scenario=scenario, seed=seed)
        chance = random.Random(seed)
        count = 0
        while table.choice:
            choice = table.choice
            count += 1
            if count % every == 0:
                begin = time.process_time()
                table.all_odds()
                found[choice.prompt].append(milliseconds(begin))
                places = [target for way in choice.ways for target in way.last.targets]
                if places:
                    begin = time.process_time()
                    table.danger(chance.choice(places))
                    found["(danger of a place)"].append(milliseconds(begin))
            table.pick(chance.randrange(len(choice.values)))
    return found


def at(share: float, sorted_values: list[float]) -> float:
    return sorted_values[min(int(len(sorted_values) * share), len(sorted_values) - 1)]


def row(name: str, values: list[float]) -> str:
    values = sorted(values)
    return (
        f"{name:24}{len(values):8}{at(0.5, values):9.1f}{at(0.95, values):9.1f}{at(0.99, values):9.1f}{values[-1]:9.1f}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    add_choice(parser)
    parser.add_argument("--games", type=int, default=2, help="games of each scenario")
    parser.add_argument("--every", type=int, default=3, help="one choice in so many is foreseen")
    args = parser.parse_args()
    found: dict[str, list[float]] = defaultdict(list)
    game = chosen(args.game, args.scenario).game
    cards = starboard.game(game).scenarios()
    names = [args.scenario] if args.scenario else [card.id for card in cards if not card.campaign]
    for scenario in names:
        for prompt, values in measure(game, scenario, args.games, args.every).items():
            found[prompt] += values
    print(f"{'ms of processor time':24}{'asked':>8}{'p50':>9}{'p95':>9}{'p99':>9}{'most':>9}")
    for prompt, values in sorted(found.items(), key=lambda each: -max(each[1])):
        print(row(prompt, values))
    options = sorted(each for prompt, values in found.items() if not prompt.startswith("(") for each in values)
    print(row("all choices", options))
    within = sum(value <= WANTED for value in options) / len(options)
    print(f"{100 * within:.1f} % of choices within {WANTED} ms")


if __name__ == "__main__":
    main()
