"""The guide for translators, followed word by word in a copy of the program."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from support.copies import ROOT, Copy

PAGE = (ROOT / "docs" / "translating.md").read_text(encoding="utf-8")
GAME = Path("starboard/games/hagalaz/locale/de")


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)


@pytest.fixture
def copy(tmp_path: Path) -> Copy:
    return Copy(tmp_path)


def test_the_guide_leads_to_a_language_that_is_spoken(copy: Copy):
    (command,) = blocks("sh")
    (template,) = blocks("text")
    contents, messages, shared = blocks("fluent")
    asked = shlex.split(command)[1:]

    before = copy.starboard(*asked)
    blank = copy.starboard(*asked, "--template")
    copy.write(GAME / "content" / "grunts.ftl", contents)
    copy.write(GAME / "rules.ftl", messages)
    copy.write(Path("starboard/locale/de/web.ftl"), shared)
    after = copy.starboard(*asked)
    played = copy.starboard("play", "hagalaz", "--language", "de", "--seed", "1", input="1\n1\n1\nb guardian\n")

    assert before.stdout.splitlines()[-1] == "Missing in de: 0 messages and 3 texts of contents. Mistakes: 0."
    assert template in blank.stdout
    assert (after.stdout, after.returncode) == ("Missing in de: 0 messages and 0 texts of contents. Mistakes: 0.\n", 0)
    assert played.returncode == 0, played.stderr
    assert "Who else joins the squad?" in played.stdout, "what is not translated is English"
    assert "Wä" in played.stdout, "the guardians on the map"


def test_the_keys_it_names_are_there(copy: Copy):
    keys = re.findall(r"`((?:hero|ability|card|guns-of-cerberus|rule)-[\w-]+)`", PAGE)

    missing = copy.starboard("words", "hagalaz", "--language", "de", *keys)

    assert len(keys) >= 6
    assert {line.split()[0] for line in missing.stdout.splitlines()[:-1]} == set(keys)
