"""Events, prompts and reasons as texts, with names for ids."""

from __future__ import annotations

import pytest

from starboard.core.event import Event
from starboard.core.narration import NOTHING, Narration, from_one
from starboard.core.text import Text, Words, say

NAMES = {"gem": Words("gem-ruby.name", "Ruby"), "": Words("gem-none.name", "No gem")}


class GemTaken(Event, frozen=True):
    seat: int
    gem: str
    hidden: bool
    worth: int
    bids: tuple[int, ...]
    rule: str


TOLD = Narration(
    {"gem": lambda id: NAMES["gem"] if id else NAMES[""], "stall": str.title},
    {"seat": from_one},
    {"bids": lambda bids: Text("bids", {"count": len(bids)})},
    named_when_empty=("gem",),
)


def test_an_event_is_the_message_of_its_name_with_its_fields():
    text = TOLD.tell(GemTaken(seat=0, gem="ruby", hidden=False, worth=3, bids=(1, 2), rule="TOY-01"))

    assert text == Text(
        "event-gem-taken",
        {
            "seat": 1,
            "gem": NAMES["gem"],
            "hidden": "no",
            "worth": 3,
            "bids": Text("bids", {"count": 2}),
            "rule": "TOY-01",
        },
    )


@pytest.mark.parametrize(
    ("field", "value", "told"),
    [
        ("gem", "", NAMES[""]),
        ("stall", "", NOTHING),
        ("stall", "east", "East"),
        ("nobody-knows", "east", "east"),
        ("hidden", True, "yes"),
        ("seat", 3, 4),
        ("worth", 0, 0),
        ("gem", NAMES["gem"], NAMES["gem"]),
        ("gem", say("other"), say("other")),
        ("nobody-knows", (1, 2), "(1, 2)"),
    ],
)
def test_what_is_in_a_field_is_told_by_the_name_of_the_field(field: str, value: object, told: object):
    assert TOLD.argument(field, value) == told


def test_a_prompt_gets_names_for_its_ids():
    assert TOLD.phrase(say("prompt-bid", seat=1, stall="east")) == say("prompt-bid", seat=2, stall="East")
