"""Reach: what of a game many games have reached, and what none of them has."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from importlib import import_module
from typing import Any

import msgspec

import starboard
from starboard.lab.simulate import Plan, Played, play_game


class Reach(msgspec.Struct, frozen=True):
    """One kind of thing: in how many games each was reached, and those that no game reached."""

    kind: str
    things: int
    reached: dict[str, int]
    never: list[str]


def _coverage(game: str) -> Any:
    starboard.game(game)
    return import_module(f"starboard.games.{game}.coverage")


def play_traced(plan: Plan, seed: int) -> Played:
    """Play one game and keep track of what it reaches."""
    return play_game(plan, seed, _coverage(plan.game).traces)


def reach(game: str, played: Sequence[Played]) -> list[Reach]:
    """What some traced games reached, by the kinds of thing the game lists."""
    counts = Counter(mark for each in played for mark in each.reached)
    rows = []
    for kind, names in _coverage(game).reachable().items():
        reached = {name: counts[kind, name] for name in names if counts[kind, name]}
        rows.append(Reach(kind, len(names), reached, [name for name in names if name not in reached]))
    return rows
