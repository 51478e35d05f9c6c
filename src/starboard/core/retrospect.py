"""Looking back at a game that has ended."""

from __future__ import annotations

from functools import cache
from typing import Any

from starboard.core.ending import Summary
from starboard.core.modules import ENDINGS, Endings
from starboard.core.table import Table


@cache
def _endings(game: str) -> Endings | None:
    """Looked for once, as it is wanted after every change."""
    return ENDINGS.of(game)


def has_ended(table: Table[Any]) -> bool:
    """Whether there is an end that the game can sum up."""
    endings = _endings(table.game.name)
    return endings is not None and endings.ended(table.state)


def summary_of(table: Table[Any]) -> Summary:
    """The end of a game, from its journal. UnknownName if the game brings no summaries."""
    story = ((at, happened.event) for at, happened in table.story())
    return ENDINGS.needed(table.game.name).sum_up(story, table.state)
