"""People of different languages at one table: everybody is told what they may see in their own."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from starboard.core.text import Words
from starboard.games.hagalaz.content.library import LIBRARY
from starboard.locale import contents, languages
from support.scenes import Zones
from support.serving import Serving, line, served

GUNS = LIBRARY.missions[0].spec


@pytest.fixture
def serving(tmp_path: Path) -> Iterator[Serving]:
    with served(tmp_path / "games.db") as serving:
        yield serving


def facts(zones: Zones, zone: str) -> list[dict[str, Any]]:
    """What is told of the pieces of a zone."""
    return [piece.get("facts", {}) for piece in zones.get(zone, {}).get("pieces", [])]


def arguments(texts: list[Any]) -> list[Any]:
    """What texts are given."""
    return [value for text in texts for value in text.get("args", {}).values()]


def test_everybody_reads_the_table_in_their_own_language(serving: Serving) -> None:
    async def scene() -> None:
        ann = serving.browser()
        table = ann.make_table("me")
        async with line(serving, table, cookie=ann.cookie) as socket:
            await socket.expect("welcome")
            while not facts(socket.zones, "story"):
                await socket.answer()
        told, seen = {}, {}
        for language in languages():
            async with line(serving, table, cookie=ann.cookie, language=language) as socket:
                told[language] = await socket.expect("welcome")
                seen[language] = socket.zones
        for language, welcome in told.items():
            said = contents("hagalaz", language)
            assert welcome["title"] == said(GUNS.name)
            (passage,) = facts(seen[language], "story")
            assert passage["story"] == said(GUNS.passage[0].story)
            assert said(GUNS.passage[0].title) in arguments([one["text"] for one in welcome["log"]])
        assert len({welcome["title"] for welcome in told.values()}) == len(languages())

    asyncio.run(scene())


def test_what_changes_is_told_in_every_language_too(serving: Serving) -> None:
    """Somebody sets up the mission; the elite is then on the map, and what can be done names the abilities."""

    async def scene() -> None:
        ann = serving.browser()
        table = ann.make_table("me", seed=7)
        renn: Words = GUNS.elite[0].name
        async with (
            line(serving, table, cookie=ann.cookie, language="cs") as czech,
            line(serving, table, cookie=ann.cookie, language="it") as italian,
        ):
            for socket in (czech, italian):
                await socket.expect("welcome")
            named: dict[str, set[str]] = {"cs": set(), "it": set()}
            for _ in range(12):
                await czech.answer()
                while italian.state["seq"] < czech.state["seq"]:
                    await italian.hear()
                for language, socket in (("cs", czech), ("it", italian)):
                    pieces = socket.zones["map"]["pieces"]
                    named[language].update(
                        piece["name"]["args"]["name"] for piece in pieces if piece["kind"] == "elite"
                    )
        assert named == {language: {contents("hagalaz", language)(renn)} for language in named}

    asyncio.run(scene())
