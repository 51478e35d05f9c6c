"""Finding entries by words: what people type, in any language, with or without diacritics, as a question or not."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Collection, Sequence
from functools import lru_cache

MOST_WORDS = 12
"""The words of a query that are looked for; nobody has more to ask at once."""
SHORTEST_STEM = 4
"""A word that is found nowhere is cut by its ending, but not further than this."""


class Field:
    """A part of an entry: its words, and what a whole word there is worth, or the beginning of one."""

    __slots__ = ("_in_a_row", "start", "whole", "words")

    def __init__(self, words: frozenset[str], whole: int, start: int) -> None:
        self.words = words
        self.whole = whole
        self.start = start
        self._in_a_row = " ".join(["", *words])

    def begins(self, stem: str) -> bool:
        """Whether one of its words begins like this."""
        return f" {stem}" in self._in_a_row


def folded(text: str) -> str:
    """Small letters without diacritics: `Dveře` is `dvere`."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(sign for sign in apart if not unicodedata.combining(sign))


def words_of(text: str) -> frozenset[str]:
    """The words of a text, folded."""
    return frozenset(re.findall(r"\w+", folded(text).replace("'s", "")))


def wanted_words(query: str, little: Collection[str] = ()) -> list[str]:
    """What is looked for: the words of a query without the little words of a question, unless there are no others."""
    typed = [word.strip(".,;:!?()\"'") for word in folded(query).split()]
    typed = [word for word in typed if word]
    skipped = {folded(word) for word in little}
    return list(dict.fromkeys([word for word in typed if word not in skipped] or typed))[:MOST_WORDS]


def worth(word: str, field: Field) -> int:
    """What a field is worth for a word; one with a hyphen, such as `medi-gel`, needs all its parts there."""
    parts = _parts(word)
    if parts and parts <= field.words:
        return field.whole
    stems = [part.removesuffix("s") if len(part) > 3 else part for part in parts]
    found = [field.begins(stem) for stem in stems]
    return field.start if found and all(found) else 0


@lru_cache(maxsize=1024)
def _parts(word: str) -> frozenset[str]:
    """The words of a word; it is looked for in every field of every entry."""
    return words_of(word)


def stem(word: str) -> str:
    """A word without its ending, so that it finds its other forms: `dveřím` and `dveře`, `porte` and `porta`."""
    return word[: max(SHORTEST_STEM, len(word) - 2)] if len(word) > SHORTEST_STEM else word


def ranked(words: Sequence[str], count: int, score: Callable[[int, str], int]) -> list[int]:
    """The places of the entries that match every word, best first; where none does, those that match most of them.

    `score` says what an entry is worth for a word. A word that nothing matches is tried again without its ending.
    """
    found = [_scores(word, count, score) for word in words]
    everywhere = [place for place in range(count) if all(scores[place] for scores in found)]
    places = everywhere or [place for place in range(count) if any(scores[place] for scores in found)]
    totals = {place: (sum(scores[place] > 0 for scores in found), sum(s[place] for s in found)) for place in places}
    return sorted(places, key=lambda place: (-totals[place][0], -totals[place][1]))


def _scores(word: str, count: int, score: Callable[[int, str], int]) -> list[int]:
    scores = [score(place, word) for place in range(count)]
    shorter = stem(word)
    return scores if any(scores) or shorter == word else [score(place, shorter) for place in range(count)]
