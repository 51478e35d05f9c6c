"""The page about the browser client tells of every kind of zone, and the files it names are there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

from starboard.core.scene import ZoneKind

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "client.md").read_text(encoding="utf-8")


def test_every_kind_of_zone_is_there():
    rows = re.findall(r"^\| ((?:`\w+`(?:, )?)+) \|", PAGE.partition("| Kind |")[2], re.MULTILINE)

    assert sorted(kind for row in rows for kind in re.findall(r"\w+", row)) == sorted(get_args(ZoneKind))


def test_files_it_names_exist():
    named = re.findall(r"`((?:src|games|tests)/[\w/.-]+\.\w+)`", PAGE)

    assert named
    for name in named:
        assert any((folder / name).is_file() for folder in (ROOT, ROOT / "web", ROOT / "web" / "src")), name
