"""The page about the campaign: what is remembered, and by whom it is read."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from starboard.games.hagalaz.content.library import LIBRARY
from starboard.games.hagalaz.printed import Mission

PAGE = Path(__file__).parents[2] / "docs" / "hagalaz" / "campaign.md"


def called(mission: Mission) -> str:
    """A main mission goes by its number, a loyalty mission by its name."""
    return str(mission.spec.name) if mission.spec.loyalty else mission.spec.number


def origins(mission: Mission) -> Iterator[tuple[str, str]]:
    """The facts a mission leaves behind, and what for."""
    kinds = {objective.passage: objective.kind for objective in mission.spec.objective}
    for passage in mission.spec.passage:
        kind = kinds.get(passage.number, "")
        for effect in passage.effects:
            if effect["do"] == "remember":
                result = {"secondary": ", secondary" if mission.spec.loyalty else " secondary", "loyalty": ""}
                yield effect["fact"], called(mission) + result.get(kind, f" {kind.title()}")


def words(value: Any) -> Iterator[str]:
    """All texts in a piece of plain data."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list):
        for each in value.values() if isinstance(value, dict) else value:
            yield from words(each)


def readers(fact: str) -> list[str]:
    """Who asks for a fact: missions, then achievements."""
    missions = [
        called(mission)
        for mission in LIBRARY.missions
        if any(
            effect["do"] != "remember" and effect.get("fact") == fact
            for passage in mission.spec.passage
            for effect in passage.effects
        )
    ]
    return missions + [str(each.name) for each in LIBRARY.campaign.spec.achievement if fact in words(each.when)]


def test_the_page_names_every_fact_where_it_comes_from_and_who_reads_it():
    rows = re.findall(r"^\| `([a-z-]+)` \| (.+?) \| (.*?) ?\|$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    written = {fact: (origin, [each for each in by.split(", ") if each]) for fact, origin, by in rows}
    remembered = [entry for mission in LIBRARY.missions for entry in origins(mission)]

    assert written == {fact: (origin, readers(fact)) for fact, origin in remembered}


def test_the_page_names_every_path():
    rows = re.findall(r"^\| \d\w `([a-z-]+)` \| (.+) \|$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)

    assert {start: re.findall(r"`([a-z-]+)`", ends) for start, ends in rows} == {
        path.id: path.to for path in LIBRARY.campaign.spec.path
    }


def test_the_page_names_every_grade_and_every_achievement():
    text = " ".join(PAGE.read_text(encoding="utf-8").split())
    spec = LIBRARY.campaign.spec

    assert f"The track ends at {spec.war_readiness}." in text
    for band in spec.band:
        assert re.search(rf"\b{band.id} (from )?{band.least}\b", text), band.id
    for achievement in spec.achievement:
        assert re.search(rf"[|,] {achievement.name}[, ]", text), achievement.name


def test_nothing_is_remembered_in_vain():
    facts = [fact for mission in LIBRARY.missions for fact, _ in origins(mission)]

    assert [fact for fact in facts if not readers(fact)] == []
