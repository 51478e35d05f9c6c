"""The guide to adding contents of the Edge, followed word by word in a copy of the program."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from starboard.cli.check import check_file
from support.copies import ROOT, Copy

PAGE = (ROOT / "docs" / "edge" / "writing-content.md").read_text(encoding="utf-8")
CONTENT = Path("starboard/games/edge/content")
FILES = {"tactic": "tactics.toml", "module": "modules.toml", "faction": "factions.toml", "upgrade": "upgrades.toml"}


def blocks(language: str) -> list[str]:
    """The code blocks of the page in one language."""
    return re.findall(rf"^```{language}\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)


def append(copy: Copy, file: Path, text: str) -> None:
    with (copy.source / file).open("a", encoding="utf-8") as end:
        end.write(f"\n\n{text}")


@pytest.mark.parametrize("file", sorted((ROOT / "src" / CONTENT).glob("*.toml")), ids=lambda file: file.name)
def test_every_content_file_can_be_checked(file: Path, tmp_path: Path) -> None:
    assert check_file(file).problems == []
    text = file.read_text(encoding="utf-8")
    broken = tmp_path / file.name
    broken.write_text(
        text.replace("name = ", "nome = ", 1) if "name = " in text else f"nothing = 1\n{text}", encoding="utf-8"
    )

    assert check_file(broken, "edge").problems != []


def test_a_card_a_module_and_a_faction_are_added_and_pass_their_tests(tmp_path: Path) -> None:
    copy = Copy(tmp_path)
    deed, test = blocks("python")
    entries = {entry[2 : entry.index("]]")]: entry for entry in blocks("toml")}
    assert list(entries) == ["tactic", "module", "faction", "upgrade"]
    alone = tmp_path / "card.toml"
    alone.write_text(entries["tactic"], encoding="utf-8")

    missing = copy.starboard("check", "--game", "edge", str(alone))
    assert missing.returncode == 2
    assert "effect 'claim-salvage" in missing.stderr

    append(copy, CONTENT / "deeds.py", deed)
    for kind, entry in entries.items():
        append(copy, CONTENT / FILES[kind], entry)
    for kind in entries:
        checked = copy.starboard("check", str(copy.source / CONTENT / FILES[kind]))
        assert (checked.returncode, checked.stderr) == (0, ""), kind
    head = "import pytest\nfrom support.edge import edge, fleet\n\n\n"
    (tmp_path / "test_salvage.py").write_text(head + test, encoding="utf-8")
    tested = copy.run("-m", "pytest", "-q", "-p", "no:cacheprovider", "test_salvage.py")

    assert tested.returncode == 0, tested.stdout
    assert "3 passed" in tested.stdout
