"""What the cards bring: pages of the log, other cards, marks in the logbook, as far as their files say so."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, TypeAlias

import msgspec

from starboard.core.modules import Mark
from starboard.core.text import in_english

Goal: TypeAlias = dict[str, Any]
"""What has to hold, as it stands in a card's file."""

PROJECTS = ("research", "production")


def deeds_in(part: Any, goal: Goal | None = None) -> Iterator[tuple[Goal | None, dict[str, Any]]]:
    """Everything that a card may do, in all its parts, each with the goal that it depends on, if there is one."""
    if isinstance(part, dict):
        if isinstance(part.get("name"), str):
            yield goal, part
        goal = part["goal"] if part.get("name") == "when" else goal
    for each in part.values() if isinstance(part, dict) else part if isinstance(part, list) else ():
        yield from deeds_in(each, goal)


def brought_by(spec: Any) -> Iterator[tuple[Goal | None, Mark]]:
    """What a card, or a part of one, may bring, each with the goal that it depends on."""
    for goal, deed in deeds_in(msgspec.to_builtins(spec, enc_hook=in_english)):
        for mark in brings(deed):
            yield goal, mark


def brings(deed: Mapping[str, Any]) -> Iterator[Mark]:
    """What a deed brings."""
    match deed:
        case {"name": "log", "entry": name}:
            yield "log", name
        case {"name": "remember" | "count", "fact": name}:
            yield "fact", name
        case {"name": "armory", "equipment": name}:
            yield "equipment", name
        case {"name": "lead" | "discovery", "kind": name}:
            yield "kind", name
        case {"name": "unique", "number": number}:
            yield "unique", str(number)
        case {"name": "poi" | "condition" | "mission" | "threat" | "situation" | "objective" as kind, "card": name}:
            yield kind, name
        case {"name": "future", "card": name}:
            yield from ((kind, name) for kind in (*PROJECTS, "lander"))
