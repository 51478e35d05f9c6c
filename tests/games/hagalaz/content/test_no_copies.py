"""No elite and no ability is a copy of another: neither of its printed effect nor, under another name, of its code."""

from __future__ import annotations

import ast
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from starboard.games.hagalaz import content
from starboard.games.hagalaz.content.library import LIBRARY

FILES = sorted(Path(content.__file__).parent.rglob("*.py"))
ELITES = [(elite.id, elite.effect) for mission in LIBRARY.missions for elite in mission.spec.elite]
ABILITIES = [(ability.id, ability.effect) for board in LIBRARY.heroes for ability in board.abilities.values()] + [
    (board.spec.main.id, board.spec.main.effect) for board in LIBRARY.heroes
]


def full_name(effect: dict[str, Any]) -> str:
    """The name an effect is registered by."""
    return f"{effect['name']}@{effect['at']}" if "at" in effect else str(effect["name"])


def bodies() -> dict[str, list[str]]:
    """What every named effect does, as code without names of functions, docstrings and type hints."""
    found: dict[str, list[str]] = {}
    for file in FILES:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                code = "\n".join(ast.dump(statement) for statement in node.body[1:])
                for mark in node.decorator_list:
                    if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "EFFECTS.on":
                        name = ast.literal_eval(mark.args[0])
                        found.setdefault(name, []).append(f"{ast.unparse(mark.args[1])}: {code}")
    return found


BODIES = bodies()


def twice(things: list[Any]) -> list[Any]:
    return [thing for thing, count in Counter(things).items() if count > 1]


@pytest.mark.rule("HG-COMP-07")
def test_every_elite_has_a_rule_of_its_own():
    assert twice([full_name(effect) for _, effect in ELITES]) == []


def test_every_ability_has_an_effect_of_its_own():
    assert twice([repr(sorted(effect.items())) for _, effect in ABILITIES]) == []


@pytest.mark.parametrize("printed", [ELITES, ABILITIES], ids=["elites", "abilities"])
def test_no_effect_is_another_under_another_name(printed: list[tuple[str, dict[str, Any]]]):
    names = {full_name(effect) for _, effect in printed}

    assert names <= set(BODIES)
    assert twice([tuple(BODIES[name]) for name in sorted(names)]) == []


@pytest.mark.parametrize("printed", [ELITES, ABILITIES], ids=["elites", "abilities"])
def test_no_two_have_the_same_id(printed: list[tuple[str, dict[str, Any]]]):
    assert twice([id for id, _ in printed]) == []


def test_no_elite_has_a_word_of_another_ones_name():
    words = [
        word
        for mission in LIBRARY.missions
        for elite in mission.spec.elite
        for word in set(re.findall(r"\w+", str(elite.name))) - {"Atlas", "Hand", "The", "the", "of"}
    ]

    assert twice(words) == []
