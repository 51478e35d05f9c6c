"""Players for simulations in other processes, which can only import what stands in a module."""

from __future__ import annotations

import os
from pathlib import Path

from starboard.lab.simulate import Played, Series, play_game

ACCIDENT = Path("accident-has-happened")
"""Left behind by `dies_once` in the directory it runs in."""
UNLUCKY = 5


def dies_once(series: Series, seed: int) -> Played:
    """The worker that plays the unlucky seed dies, but only the first time."""
    if seed == UNLUCKY and not ACCIDENT.exists():
        ACCIDENT.touch()
        os._exit(1)
    return play_game(series, seed)


def dies_always(series: Series, seed: int) -> Played:
    """Every worker that plays the unlucky seed dies."""
    if seed == UNLUCKY:
        os._exit(1)
    return Played(seed, decisions=1, result="won", rounds=seed)
