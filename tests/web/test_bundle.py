"""The built client: small, and nothing in it that the Content-Security-Policy would refuse."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest

BUILT = Path(__file__).resolve().parents[2] / "web" / "dist"
MOST_SHARED = 70 * 1024
MOST_OF_A_GAME = 40 * 1024
"""Bytes of script, gzipped: what lobby and tables share, and what one game brings."""


@pytest.fixture(autouse=True, scope="module")
def client_is_built() -> None:
    assert BUILT.is_dir(), "the client is not built; run: python3 tools/dev.py env"


def built(kind: str) -> list[Path]:
    return sorted((BUILT / "assets").rglob(f"*.{kind}"))


def scripts() -> dict[str, dict[str, int]]:
    """The weights of scripts, by game; those that belong to none are shared."""
    weights: dict[str, dict[str, int]] = {}
    for file in built("js"):
        _, *folders, name = file.relative_to(BUILT).parts
        game = folders[1] if folders[:1] == ["games"] else ""
        weights.setdefault(game, {})[name] = len(gzip.compress(file.read_bytes(), 9))
    return weights


def test_what_all_games_share_is_small():
    shared = scripts()[""]

    assert sum(shared.values()) <= MOST_SHARED, shared


def test_what_a_game_brings_is_small():
    games = {game: weights for game, weights in scripts().items() if game}

    assert games
    for game, weights in games.items():
        assert sum(weights.values()) <= MOST_OF_A_GAME, (game, weights)


def test_the_page_has_no_script_or_style_of_its_own():
    page = (BUILT / "index.html").read_text(encoding="utf-8")

    assert re.findall(r"<script(?![^>]*\bsrc=)", page) == []
    assert re.findall(r"<style|\sstyle=|\son\w+=", page) == []


def test_no_template_has_a_style_attribute():
    """Styles are set through the CSSOM, which the policy allows; in markup they would be ignored."""
    code = "".join(file.read_text(encoding="utf-8") for file in built("js"))

    assert re.findall(r"<[a-z][^<>]{0,200}\sstyle=.{0,40}", code) == []


def test_everything_comes_from_here():
    """No font, script or picture of another host."""
    texts = [file.read_text(encoding="utf-8") for file in (*built("css"), BUILT / "index.html")]

    assert [found for text in texts for found in re.findall(r"(?:src|href|url)[=(]['\"]?(?:https?:)?//\S+", text)] == []
    assert built("woff2")
