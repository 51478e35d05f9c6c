"""What the benchmarks play: every one of them takes `--game` and `--scenario`."""

from __future__ import annotations

import argparse
from typing import NamedTuple

import starboard
from starboard.core.game import scenario_of


class Chosen(NamedTuple):
    """A scenario of a game, and how many seats it is for."""

    game: str
    scenario: str
    seats: tuple[int, int]

    def __str__(self) -> str:
        return f"{self.game}, {self.scenario}"


def chosen(game: str = "", scenario: str = "") -> Chosen:
    """What was asked for: without a name the first game there is, and its first scenario."""
    game = game or starboard.GAMES[0]
    card = scenario_of(starboard.game(game), scenario)
    return Chosen(game, card.id, card.seats)


def add_choice(parser: argparse.ArgumentParser) -> None:
    """The options that say what is played; `chosen(args.game, args.scenario)` reads them."""
    parser.add_argument("--game", default="", help="what is played; the first game there is unless given")
    parser.add_argument("--scenario", default="", help="the game's first one unless given")
