"""The built client: small, and nothing in it that the Content-Security-Policy would refuse."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest

BUILT = Path(__file__).resolve().parents[2] / "web" / "dist"
MOST_SCRIPT = 100 * 1024
"""Bytes of script, gzipped, that a browser has to load."""


@pytest.fixture(autouse=True, scope="module")
def client_is_built() -> None:
    assert BUILT.is_dir(), "the client is not built; run: python3 tools/dev.py env"


def built(kind: str) -> list[Path]:
    return sorted((BUILT / "assets").glob(f"*.{kind}"))


def test_the_script_is_small():
    sizes = {file.name: len(gzip.compress(file.read_bytes(), 9)) for file in built("js")}

    assert sizes
    assert sum(sizes.values()) <= MOST_SCRIPT, sizes


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
