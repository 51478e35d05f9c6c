"""The positions in the docs are drawn by the program; here they are drawn again."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from starboard.cli.scenario import drawn_position
from starboard.core.catalogue import parse_catalogue
from starboard.core.content import read_package_text

DOCS = Path(__file__).parents[2] / "docs"
ROOT = DOCS.parent
DRAWN = re.compile(r"<!-- drawn: (?P<file>\S+) -->\n```text\n(?P<drawing>.*?)\n```", re.DOTALL)
PAGES = [page for page in sorted(DOCS.rglob("*.md")) if "<!-- drawn:" in page.read_text(encoding="utf-8")]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_a_drawing_shows_the_position_it_names(page: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("COLUMNS", "100")
    text = page.read_text(encoding="utf-8")
    blocks = list(DRAWN.finditer(text))

    assert len(blocks) == text.count("<!-- drawn:")
    for block in blocks:
        assert drawn_position(ROOT / block["file"]) == block["drawing"], block["file"]


def test_how_to_play_shows_positions():
    text = (DOCS / "hagalaz" / "how-to-play.md").read_text(encoding="utf-8")

    assert len(DRAWN.findall(text)) >= 8


@pytest.mark.parametrize(
    ("game", "page"),
    [(game, page) for game in ("hagalaz", "edge") for page in sorted((DOCS / game).rglob("*.md"))],
    ids=lambda value: value.name if isinstance(value, Path) else value,
)
def test_rules_named_in_the_docs_exist(game: str, page: Path):
    catalogue = parse_catalogue(read_package_text(f"starboard.games.{game}", "catalogue.toml"), "catalogue.toml")
    named = re.findall(r"\b(?:HG|AE)-[A-Z]+-\d+", page.read_text(encoding="utf-8"))

    assert [id for id in named if id not in catalogue] == []
