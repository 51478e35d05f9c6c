"""The pages about missions name every effect there is, and draw the maps as they are."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from starboard.games.hagalaz import content
from starboard.games.hagalaz.content.library import LIBRARY
from starboard.games.hagalaz.printed import Mission

DOCS = Path(__file__).parents[2] / "docs" / "hagalaz"
CONTENT = Path(content.__file__).parent
REGISTERED = re.compile(r'^@EFFECTS\.on\("([^"]+)"', re.MULTILINE)
MISSIONS = pytest.mark.parametrize("mission", LIBRARY.missions, ids=lambda mission: mission.id)


def registered(*files: str) -> set[str]:
    """The names that modules of content give to their effects."""
    return {name for file in files for name in REGISTERED.findall((CONTENT / file).read_text(encoding="utf-8"))}


def rows(page: Path, *heads: str) -> set[str]:
    """What stands in code letters in the first column of the tables with one of these heads."""
    found: set[str] = set()
    for table in re.findall(r"(?:^\|.*\n)+", page.read_text(encoding="utf-8"), re.MULTILINE):
        head, _, *lines = table.splitlines()
        if head.split("|")[1].strip() in heads:
            found.update(name for line in lines for name in re.findall(r"`([^`]+)`", line.split("|")[1]))
    return found


def test_the_page_about_effects_names_those_that_missions_share():
    documented = rows(DOCS / "effects.md", "Effect", "Condition", "`do`", "Special")

    assert documented - {"special"} == registered("missions_effects.py", "orders.py")


def test_the_page_about_effects_names_every_moment_of_a_rule():
    used = {name.partition("@")[2] for file in CONTENT.rglob("*.py") for name in registered(str(file)) if "@" in name}

    assert rows(DOCS / "effects.md", "`at`") == used


@MISSIONS
def test_the_page_of_a_mission_explains_what_only_that_mission_does(mission: Mission):
    page = (DOCS / "missions" / f"{mission.id}.md").read_text(encoding="utf-8")
    module = CONTENT / "pages" / f"{mission.id.replace('-', '_')}.py"
    own = registered(str(module)) if module.exists() else set()

    assert [name for name in sorted(own) if f"`{name.partition('@')[0]}`" not in page] == []


@MISSIONS
def test_the_page_of_a_mission_draws_its_map(mission: Mission):
    page = (DOCS / "missions" / f"{mission.id}.md").read_text(encoding="utf-8")

    assert mission.spec.map.drawing.strip("\n") in page
    assert f"{mission.board.size} hexes" in page
