"""The library refuses what cannot be what it is written as."""

from __future__ import annotations

import pytest

from starboard.core.errors import ContentError
from starboard.games.edge.content.check import read_contents
from starboard.games.edge.content.library import LIBRARY, Library


def module(power: str) -> str:
    """A file with one module that has a power."""
    return f"""
[[module]]
id = "odd-shop"
name = "Odd shop"
text = "Something odd."
type = "science"
cost = {{ ice = 1 }}
power = [{power}]
"""


@pytest.mark.parametrize(
    ("power", "name"),
    [
        ('{ name = "draw", count = 1 }', "draw"),
        ('{ name = "per", what = "moons" }', "per"),
        ('{ name = "hand-limit" }, { name = "flat", points = 2 }', "flat"),
    ],
)
def test_what_is_done_once_or_scored_at_the_end_is_no_power(power: str, name: str) -> None:
    with pytest.raises(ContentError, match=f"module 'odd-shop'.*effect '{name}' does not last, so it is no power"):
        read_contents(module(power), "odd.toml")


def test_what_lasts_is_a_power() -> None:
    read_contents(module('{ name = "hand-limit" }, { name = "on-home", do = "draw" }'), "odd.toml")


def test_a_number_that_is_none_is_told_with_its_file() -> None:
    with pytest.raises(ContentError) as raised:
        Library({"numbers.toml": 'hand_limit = "four"'})

    assert (raised.value.file, raised.value.entry) == ("numbers.toml", "numbers")


def test_everything_printed_is_there_to_be_translated() -> None:
    keys = {words.key for words in LIBRARY.words()}

    assert {"module-ice-lab.name", "tactic-ram.text", "officer-quartermaster.name"} <= keys
    for entries in LIBRARY.entries.values():
        assert {entry.name.key for entry in entries if entry.name} <= keys
