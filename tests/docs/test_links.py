"""Links between pages lead somewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
LINK = re.compile(r"\]\((?!\w+:)([^)#\s]+)")
MEASURED = ROOT / "docs" / "balance-hagalaz.md"
"""The page that `starboard balance --out` writes: measuring takes too long to be part of writing pages."""


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_leads_to_a_file(page: Path):
    targets = [(page.parent / target).resolve() for target in LINK.findall(page.read_text(encoding="utf-8"))]

    assert [str(target) for target in targets if not target.exists() and target != MEASURED] == []
