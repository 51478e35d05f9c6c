"""Passages: read from content, bound to what they do, shown once they are reached."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from starboard.core.content import Bound, Effects, convert_entries, give_keys
from starboard.core.errors import ContentError
from starboard.core.story import Passage, bind_passages, page, reached
from starboard.core.text import Words

EFFECTS = Effects("effect")


@EFFECTS.on("gain", "passage")
def gain(seat: int, *, coins: int) -> str:
    return f"{seat} gains {coins}"


def bind(effect: Mapping[str, Any], entry: str) -> Bound:
    return EFFECTS.bind(effect, "story.toml", entry)


RAW: list[dict[str, Any]] = [
    {"number": "BZ1", "title": "The gate", "story": "It is shut.", "effects": [{"name": "gain", "coins": 2}]},
    {"number": "BZ2", "title": "The well", "story": "It is deep.", "game": "Nothing happens."},
]


def passages() -> list[Passage[str]]:
    found = convert_entries(Passage[str], RAW, "story.toml", "passage")
    for passage in found:
        give_keys(passage, f"passage-{passage.number}")
    return found


def test_a_passage_is_read_with_its_effects():
    effects = bind_passages(passages(), bind)

    assert {number: [each.parts["passage"](1) for each in bound] for number, bound in effects.items()} == {
        "BZ1": ["1 gains 2"],
        "BZ2": [],
    }


def test_an_effect_nobody_knows_is_told_with_the_passage_it_stands_in():
    wrong = convert_entries(
        Passage[int], [{**RAW[0], "number": 7, "effects": [{"name": "gian"}]}], "story.toml", "passage"
    )

    with pytest.raises(ContentError) as caught:
        bind_passages(wrong, bind)

    assert str(caught.value) == "story.toml: passage 7: effect 'gian' is unknown; did you mean 'gain'?"


def test_a_number_of_the_wrong_kind_is_told():
    with pytest.raises(ContentError, match="Expected `int`, got `str`"):
        convert_entries(Passage[int], RAW, "story.toml", "passage")


def test_the_page_shows_what_has_been_reached_and_nothing_of_the_effects():
    zone = page("story", [reached(passages()[1])])

    assert (zone.id, zone.kind) == ("story", "page")
    assert [(piece.id, piece.facts) for piece in zone.pieces] == [
        (
            "passage:BZ2",
            {
                "title": Words("passage-BZ2.title", "The well"),
                "story": Words("passage-BZ2.story", "It is deep."),
                "game": Words("passage-BZ2.game", "Nothing happens."),
            },
        )
    ]
