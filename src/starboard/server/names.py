"""What people call themselves and say, so that everybody can read it."""

from __future__ import annotations

import unicodedata

UNSEEN = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\U0001d159"
    + "".join(map(chr, [*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)]))
)
"""Characters that Unicode counts as letters, marks or symbols and that show nothing: fillers, joiners, selectors."""


def cleaned(name: str) -> str:
    """A name on one line, without characters that cannot be seen; nothing if nothing of it can."""
    shown = " ".join("".join(each for each in name if _is_shown(each)).split())
    return shown if any(unicodedata.category(each)[0] in "LNPS" for each in shown) else ""


def on_one_line(words: str) -> str:
    """What somebody says, on one line wherever it was broken; nothing if nothing of it can be seen."""
    return cleaned(" ".join(words.split()))


def _is_shown(character: str) -> bool:
    """Whether it shows: no control, no filler, nothing that only chooses how another looks."""
    return unicodedata.category(character)[0] != "C" and character not in UNSEEN
