"""The Python that README and CONTRIBUTING show is run: its names exist, and it does what the page says."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest

import starboard
from starboard.core import chance, choice, ruling
from starboard.core.choice import Choice
from starboard.games.hagalaz import effects, queries, state
from support import hagalaz
from support.hagalaz import hero, position

ROOT = Path(__file__).parents[2]


def blocks(page: str) -> list[str]:
    """The Python of a page."""
    return re.findall(r"^```python\n(.*?)^```", (ROOT / page).read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)


def names_of(*modules: object) -> dict[str, Any]:
    return {name: value for module in modules for name, value in vars(module).items() if not name.startswith("_")}


def test_the_readme_plays_a_game_from_python(capsys: pytest.CaptureFixture[str]):
    random.seed(5)
    (code,) = blocks("README.md")

    exec(code, {})

    winners, sentence = capsys.readouterr().out.splitlines()
    assert re.fullmatch(r"\([0-3, ]*\) \(\d, \d, \d, \d\)", winners)
    assert "round" in sentence, "the outcome is told in Italian"


def test_everything_the_readme_names_is_there():
    text = (ROOT / "README.md").read_text(encoding="utf-8").split("## From Python")[1].split("## ")[0]
    table = starboard.new("hagalaz")

    named = re.findall(r"`(starboard|table)\.(\w+)", text) + [
        ("starboard", word) for word in re.findall(r"`([A-Z][a-z]\w+)`", text)
    ]

    assert len(named) >= 10
    assert [name for whose, name in named if not hasattr({"starboard": starboard, "table": table}[whose], name)] == []


def test_whatever_starboard_promises_is_there():
    assert [name for name in starboard.__all__ if not hasattr(starboard, name)] == []
    for error in (starboard.IllegalAnswer, starboard.BeyondHorizon, starboard.UnknownName, starboard.SaveError):
        assert issubclass(error, starboard.StarboardError)


def test_a_text_is_said_in_the_language_of_the_reader():
    table = starboard.new("hagalaz", seed=7)
    assert table.choice is not None

    said = {
        language: starboard.say(table.choice.text, game="hagalaz", language=language) for language in ("en", "cs", "it")
    }

    assert len(set(said.values())) == 3
    assert not any("{" in sentence for sentence in said.values())
    assert starboard.say(starboard.Text("undo-last")) == starboard.say(starboard.Text("undo-last"), language="en")
    assert starboard.say(starboard.Words("card-comet.name", "Comet"), language="it") == "Comet"


def test_the_rule_of_the_guide_asks_refuses_and_changes():
    rule, _ = blocks("CONTRIBUTING.md")
    names = names_of(chance, choice, ruling, queries, effects, state)
    exec(rule, names)
    pos = position("S   .   G   L", heroes={"G": hero(health=1), "L": hero(health=1)})
    shepard, garrus = pos.hero("S"), pos.hero("G")

    flow = names["use_medigel"](pos.state, shepard).__await__()
    asked = next(flow, None)

    assert asked is None, "only Garrus can be healed, so nobody is asked"
    assert garrus.health == 3
    assert names["can_be_healed"](pos.state, shepard, pos.hero("L")).rule == "HG-MEDI-01"
    assert names["can_be_healed"](pos.state, shepard, shepard).rule == "HG-MEDI-02"

    shepard.health = 1
    garrus.health = 1
    asked = next(names["use_medigel"](pos.state, shepard).__await__())
    assert isinstance(asked, Choice)
    assert list(asked.values) == [("medigel", "shepard"), ("medigel", "garrus")]
    assert asked.refused is not None
    assert ("medigel", "liara") in [value for value, _ in asked.refused()]


def test_the_test_of_the_guide_passes():
    _, test = blocks("CONTRIBUTING.md")
    names = {"pytest": pytest, **names_of(hagalaz)}
    exec(test, names)

    names["test_medigel_is_for_heroes_within_2_hexes"]()
