"""Checking content files of authors: which kind a file is, and whether everything in it holds."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from starboard.core.content import Findings
from starboard.core.errors import ContentError
from starboard.games.hagalaz.content.library import (
    LIBRARY,
    check_facts,
    read_campaign,
    read_cards,
    read_grunts,
    read_heroes,
    read_mission,
)


def read_new_mission(text: str, file: str) -> None:
    """A mission that would join those of the game, or take the place of one."""
    spec = read_mission(text, file, LIBRARY.grunts, LIBRARY.cards).spec
    others = [mission.spec for mission in LIBRARY.missions if mission.id != spec.id]
    taken = {passage.number: f"mission '{other.id}'" for other in others for passage in other.passage}
    taken |= dict.fromkeys(LIBRARY.campaign.passages, "the campaign")
    findings = Findings()
    for passage in spec.passage:
        with findings:
            if passage.number in taken:
                problem = f"this number is taken by a passage of {taken[passage.number]}"
                raise ContentError(file, f"passage {passage.number}", problem)
    with findings:
        check_facts(spec, others, file)
    findings.settle()


KINDS: Mapping[str, tuple[str, Callable[[str, str], object]]] = {
    "map": ("mission", read_new_mission),
    "hero": ("heroes", read_heroes),
    "grunt": ("grunts", read_grunts),
    "card": ("threat cards", lambda text, file: read_cards(text, file, LIBRARY.grunts)),
    "path": ("campaign", lambda text, file: read_campaign(text, file, LIBRARY.missions)),
}
"""By the table that gives a file away: what it is, and how it is read."""


def check(document: Mapping[str, Any], text: str, file: str) -> str:
    """The kind of a content file that holds, "" for none of ours; ContentError with every mistake otherwise."""
    for table, (kind, read) in KINDS.items():
        if table in document:
            _only_known_tables(document, table, file)
            read(text, file)
            return kind
    return ""


def _only_known_tables(document: Mapping[str, Any], table: str, file: str) -> None:
    """A list of heroes, grunts or cards holds nothing else."""
    if table in ("hero", "grunt", "card"):
        for other in document:
            if other != table:
                raise ContentError(file, other, f"expected only [[{table}]] tables")
