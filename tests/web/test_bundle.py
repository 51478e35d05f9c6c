"""The built client: small, and nothing in it that the Content-Security-Policy would refuse."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from weights import BUILT, MOST_TO_OPEN, needed, rooms, scripts

PAGES = ("index.html", "table.html")
MOST_ON_DEMAND = 15 * 1024
MOST_SHARED = 140 * 1024
MOST_OF_A_GAME = 40 * 1024
"""Bytes of script, gzipped: any part that is loaded when it is wanted, all of it, and what one game brings."""


@pytest.fixture(autouse=True, scope="module")
def client_is_built() -> None:
    assert BUILT.is_dir(), "the client is not built; run: python3 tools/dev.py env"


def built(kind: str) -> list[Path]:
    return sorted((BUILT / "assets").rglob(f"*.{kind}"))


def test_little_is_loaded_to_open_the_lobby():
    cards = [source for source in scripts() if source.endswith("/lobby.ts")]
    weights = needed("index.html", *cards)

    assert cards
    assert sum(weights.values()) <= MOST_TO_OPEN, weights


def test_little_is_loaded_to_open_a_table():
    """The shared parts that a game's room needs count too. A game without one is drawn by parts loaded on demand."""
    assert rooms()
    for room in rooms():
        weights = needed("table.html", room)
        assert sum(weights.values()) <= MOST_TO_OPEN, weights


def test_a_part_that_is_wanted_later_is_light():
    """With everything that only it needs."""
    begun = {*needed("index.html"), *needed("table.html", *rooms())}
    later = {source for chunk in scripts().values() for source in chunk.dynamic_imports}
    weights = {
        source: sum(weight for file, weight in needed(source).items() if file not in begun)
        for source in later
        if not scripts()[source].game
    }

    assert len(weights) > 10
    assert {source: weight for source, weight in weights.items() if weight > MOST_ON_DEMAND} == {}


def test_what_all_games_share_is_small():
    weights = {chunk.file: chunk.weight for chunk in scripts().values() if not chunk.game}

    assert sum(weights.values()) <= MOST_SHARED, weights


def test_every_script_is_listed():
    """What the list does not know would not be weighed."""
    assert {str(file.relative_to(BUILT)) for file in built("js")} == {chunk.file for chunk in scripts().values()}


def test_what_a_game_brings_is_small():
    games = {chunk.game for chunk in scripts().values() if chunk.game}

    assert games
    for game in games:
        weights = {chunk.file: chunk.weight for chunk in scripts().values() if chunk.game == game}
        assert sum(weights.values()) <= MOST_OF_A_GAME, (game, weights)


@pytest.mark.parametrize("name", PAGES)
def test_the_page_has_no_script_or_style_of_its_own(name: str):
    page = (BUILT / name).read_text(encoding="utf-8")

    assert re.findall(r"<script(?![^>]*\bsrc=)", page) == []
    assert re.findall(r"<style|\sstyle=|\son\w+=", page) == []


def test_no_template_has_a_style_attribute():
    """Styles are set through the CSSOM, which the policy allows; in markup they would be ignored."""
    code = "".join(file.read_text(encoding="utf-8") for file in built("js"))

    assert re.findall(r"<[a-z][^<>]{0,200}\sstyle=.{0,40}", code) == []


def test_everything_comes_from_here():
    """No font, script or picture of another host."""
    texts = [file.read_text(encoding="utf-8") for file in (*built("css"), *(BUILT / page for page in PAGES))]

    assert [found for text in texts for found in re.findall(r"(?:src|href|url)[=(]['\"]?(?:https?:)?//\S+", text)] == []
    assert built("woff2")
