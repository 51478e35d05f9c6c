"""Everything printed in Hagalaz that can be translated."""

from __future__ import annotations

from collections.abc import Iterator

from starboard.core.content import words_in
from starboard.core.text import Words
from starboard.games.hagalaz.content.library import LIBRARY


def words() -> Iterator[Words]:
    """The boards, tokens and cards, the mission pages and the campaign, with all their stories."""
    for board in LIBRARY.heroes:
        yield from words_in(board.spec)
    yield from words_in(LIBRARY.grunts)
    for card in LIBRARY.cards:
        yield from words_in(card.spec)
    for mission in LIBRARY.missions:
        yield from words_in(mission.spec)
    yield from words_in(LIBRARY.campaign.spec)
