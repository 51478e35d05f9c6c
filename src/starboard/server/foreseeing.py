"""What comes of answers, worked out beside everything else, and each position once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from starboard.core.choice import Seat
from starboard.server.digging import Beside, Foresee

_MOST_PLACES = 64
"""Places of one position that are remembered."""


class Foreseeing:
    """What has been foreseen at one table in its present position."""

    def __init__(self, table: str, beside: Beside) -> None:
        self._table = table
        self._beside = beside
        self._seq = -1
        self._found: dict[tuple[Seat, str, str], asyncio.Future[bytes]] = {}

    def ask(self, save: Callable[[], bytes], seq: int, seat: Seat, place: str, language: str) -> asyncio.Future[bytes]:
        """What the options of a seat's choice will do and may do, or the danger of a place, as JSON."""
        if seq != self._seq:
            self._seq = seq
            self._found.clear()
        asked = (seat, place, language)
        found = self._found.get(asked)
        if found is None:
            if len(self._found) >= _MOST_PLACES:
                self._found.clear()
            found = self._found[asked] = self._beside(self._table, Foresee(save(), language, seat, place))
        return found
