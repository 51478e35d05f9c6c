"""What is printed says what it says as one would say it at a table."""

from __future__ import annotations

import re

import pytest

from starboard.games.vanguard.content.words import words

AWKWARD = {
    "several successes": r"\b[2-9] success\b",
    "whether you are one of those in your sector": r"\byou too\b",
    "one more of a thing": r"\b(action|cards?|dice|die|stage|supply) more\b",
    "a symbol more": r"\bthis check has one [a-z]+( and one [a-z]+)? more\b",
    "how far a track goes back": r"\bgo(es)? \d back\b",
    "less of a thing": r"\b\d (command|energy|supply) less\b",
    "a parameter of the lander": r"\b(armour|sensors|manoeuvrability) \d more\b",
    "somebody at random": r"\bchosen by chance\b",
}
"""Turns of phrase that nobody would use, by what they are about."""


@pytest.mark.parametrize("turn", AWKWARD.values(), ids=AWKWARD)
def test_nothing_that_is_printed_says_it_awkwardly(turn: str) -> None:
    assert [each.english for each in words() if re.search(turn, each.english, re.IGNORECASE)] == []
