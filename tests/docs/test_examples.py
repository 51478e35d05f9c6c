"""The examples of the guides, followed word by word in a copy of the program."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from support.copies import ROOT, Copy

DOCS = ROOT / "docs" / "hagalaz"
GAME = Path("starboard/games/hagalaz")
MISSION = ("the-sluice.toml", "the_sluice.py")


def blocks(page: str, language: str) -> list[str]:
    """The code blocks of a page in one language."""
    text = (DOCS / page).read_text(encoding="utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.DOTALL | re.MULTILINE)


@pytest.fixture
def copy(tmp_path: Path) -> Copy:
    return Copy(tmp_path)


def test_the_pieces_of_the_guide_are_from_the_example():
    mission, module = ((DOCS / "example" / name).read_text(encoding="utf-8") for name in MISSION)

    assert [block for block in blocks("writing-a-mission.md", "toml") if block not in mission] == []
    assert [block for block in blocks("writing-a-mission.md", "python") if block not in module] == []


def test_the_example_of_a_mission_can_be_checked_and_played(copy: Copy):
    mission, module = (DOCS / "example" / name for name in MISSION)
    missing = copy.starboard("check", str(mission))
    assert missing.returncode == 2
    assert "effect 'flood@start-of-round' is unknown" in missing.stderr

    shutil.copy(module, copy.source / GAME / "content" / "pages")
    checked = copy.starboard("check", str(mission))
    assert (checked.returncode, checked.stderr) == (0, "")
    shutil.copy(mission, copy.source / GAME / "content" / "missions")
    played = copy.starboard(
        "sim", "hagalaz", "--scenario", "the-sluice", "--games", "2", "--bots", "random/thumb", "--jobs", "1"
    )

    assert played.returncode == 0, played.stderr
    assert "2 games" in played.stdout


def test_the_example_of_an_ability_can_be_checked_and_passes_its_test(copy: Copy, tmp_path: Path):
    (entry,) = blocks("writing-an-ability.md", "toml")
    effect, test = blocks("writing-an-ability.md", "python")
    (words,) = blocks("writing-an-ability.md", "text")
    heroes = str(GAME / "content" / "heroes.toml")
    boxes = re.split(r"(?=^\[\[hero\.ability\]\]\n)", (copy.source / heroes).read_text(encoding="utf-8"), flags=re.M)
    copy.change(heroes, next(box for box in boxes if 'id = "overload"' in box), entry + "\n")
    module = str(GAME / "content" / "heroes" / "garrus.py")
    copy.change(module, "    is_elite,\n", "    is_adjacent,\n    is_elite,\n")
    copy.change(module, '@EFFECTS.on("overload", ACTION)\n', f'{effect}\n\n@EFFECTS.on("overload", ACTION)\n')
    words_of = str(GAME / "locale" / "en" / "heroes-garrus.ftl")
    copy.change(words_of, "prompt-overload-whom", f"{words}prompt-overload-whom")

    checked = copy.starboard("check", str(copy.source / heroes))
    assert (checked.returncode, checked.stderr) == (0, "")
    head = "import pytest\nfrom support.hagalaz import grunt, position\n\n\n"
    (tmp_path / "test_ricochet.py").write_text(head + test, encoding="utf-8")
    tested = copy.run("-m", "pytest", "-q", "-p", "no:cacheprovider", "test_ricochet.py")

    assert tested.returncode == 0, tested.stdout
    assert "1 passed" in tested.stdout
