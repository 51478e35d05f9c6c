"""Everything printed in Vanguard that can be translated."""

from __future__ import annotations

from collections.abc import Iterator

from starboard.core.text import Words
from starboard.games.vanguard.content.library import LIBRARY


def words() -> Iterator[Words]:
    """Planets, points of interest, cards, pages of the log, projects, and the pages of the ship book."""
    return LIBRARY.words()
