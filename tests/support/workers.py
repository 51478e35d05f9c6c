"""Players for simulations in other processes, which can only import what stands in a module."""

from __future__ import annotations

import os
from pathlib import Path

from starboard.lab.simulate import Plan, Played, play_game

ACCIDENT = Path("accident-has-happened")
"""Left behind by `dies_once` in the directory it runs in."""
UNLUCKY = 5


def dies_once(plan: Plan, seed: int) -> Played:
    """The worker that plays the unlucky seed dies, but only the first time."""
    if seed == UNLUCKY and not ACCIDENT.exists():
        ACCIDENT.touch()
        os._exit(1)
    return play_game(plan, seed)


def dies_always(plan: Plan, seed: int) -> Played:
    """Every worker that plays the unlucky seed dies."""
    if seed == UNLUCKY:
        os._exit(1)
    return Played(seed, decisions=1, result="won", rounds=seed)
