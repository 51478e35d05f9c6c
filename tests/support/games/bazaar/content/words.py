"""What is printed on the cards of the Night Bazaar, for those who translate it."""

from __future__ import annotations

from starboard.core.text import Words

from ..game import NAMES, TEXTS


def words() -> list[Words]:
    """The names of the goods, and what is written below them."""
    return [*NAMES, *TEXTS]
