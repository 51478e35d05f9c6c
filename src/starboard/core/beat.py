"""Beats: what happened, one change at a time, as somebody at the table would show it with a hand on the pieces.

A line of the log says it; its beat shows it: who acts, along which way, on whom, how much, and which pieces are
different afterwards. A client that still shows the scene of before lets each beat change what it names. A missed beat
loses a picture, never a game: the scene is the truth."""

from __future__ import annotations

from typing import Literal

import msgspec

from starboard.core.text import Wording

BeatKind = Literal[
    "round", "turn", "card", "walk", "strike", "fall", "appear", "open", "roll", "star", "clock", "goal", "plain"
]


class Face(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card face up: its name, what it says, and the rule to look up."""

    name: Wording
    text: Wording
    rule: str = ""


class Beat(msgspec.Struct, frozen=True, omit_defaults=True):
    """One change: `actor` does it to `targets`, all pieces of the scene.

    `path` are the places the actor goes through, from where it stood; without an actor the places where it happens.
    `amount` is how much; of a clock, how many boxes are full, if one has just been filled. Afterwards pieces are
    elsewhere (`moves`), have other facts (`sets` says which, `adds` by how much), or are off the table (`gone`).
    `part` says which part of a card is being carried out, from 1, where that is known."""

    kind: BeatKind
    actor: str = ""
    path: tuple[str, ...] = ()
    targets: tuple[str, ...] = ()
    amount: int = 0
    moves: dict[str, str] = {}
    sets: dict[str, dict[str, int | bool | str]] = {}
    adds: dict[str, dict[str, int]] = {}
    gone: tuple[str, ...] = ()
    face: Face | None = None
    part: int = 0


PLAIN = Beat("plain")
"""Something that is told and changes nothing one could point at."""
