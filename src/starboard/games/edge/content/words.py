"""Everything printed in the Edge that can be translated."""

from __future__ import annotations

from collections.abc import Iterator

from starboard.core.text import Words
from starboard.games.edge.content.library import LIBRARY


def words() -> Iterator[Words]:
    """Regions, ships, stations, tracks, cards, tokens, factions, and what belongs to the Hegemon."""
    return LIBRARY.words()
