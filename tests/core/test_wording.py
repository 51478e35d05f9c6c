"""Options: keys, texts and pieces by verb."""

from __future__ import annotations

from starboard.core.choice import Option, Value
from starboard.core.text import say
from starboard.core.wording import Described, Verbs

GEMS = ("ruby", "opal")


def gem_key(state: int, value: Value) -> str:
    return f"{value[0]}:{GEMS[int(value[1])]}"


def gem_text(state: int, value: Value) -> Described:
    gem = GEMS[int(value[1])]
    return say("option-take", gem=gem, round=state), (f"gem:{gem}",)


VERBS: Verbs[int] = Verbs({"take": gem_key}, {"take": gem_text})


def test_a_verb_says_how_its_values_are_written():
    key = VERBS.key(3, ("take", 1))

    assert key == "take:opal"
    assert VERBS.option(3, ("take", 1), key) == Option(
        "take:opal", say("option-take", gem="opal", round=3), ("gem:opal",)
    )


def test_other_values_are_written_as_they_are():
    assert VERBS.key(3, ("sell", "jade", 2)) == "sell:jade:2"
    assert VERBS.key(3, ("sell", "", 2)) == "sell:2"
    assert VERBS.option(3, ("pass",), "pass") == Option("pass", say("option-pass"))
