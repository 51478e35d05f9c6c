"""How contents are named: effects in one way, and one word for each moment at which something happens."""

from __future__ import annotations

import re

import pytest

import starboard
from starboard.games.hagalaz.content.registry import EFFECTS

WHEN = {
    "after-activation",
    "after-advance",
    "after-attack",
    "counter-ticked",
    "defeat",
    "end-of-round",
    "end-of-turn",
    "hero-entered",
    "start-of-round",
}
"""The words after `at` in a content file."""


@pytest.fixture
def names() -> list[str]:
    """The names of all effects, once the contents are loaded."""
    assert starboard.game("hagalaz").scenarios()
    return EFFECTS.names


def test_effects_are_named_in_words_with_hyphens(names: list[str]):
    assert [name for name in names if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*(@[a-z-]+)?", name)] == []


def test_a_moment_has_one_word(names: list[str]):
    assert {name.partition("@")[2] for name in names if "@" in name} == WHEN
