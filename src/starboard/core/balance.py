"""Trials: what a game asks the lab to play so that its balance can be told."""

from __future__ import annotations

import msgspec


class Trial(msgspec.Struct, frozen=True):
    """Games of one scenario with one aim: who plays it, who takes part, with which options."""

    scenario: str
    aim: str
    bots: str
    members: tuple[str, ...]
    options: dict[str, object]
