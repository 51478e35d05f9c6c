"""The guide to writing contents of Vanguard, followed word by word in a copy of the program."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from starboard.cli.check import check_file
from starboard.games.vanguard.content.library import Library
from starboard.games.vanguard.printed import Box
from starboard.games.vanguard.printed_ship import Book
from support.copies import ROOT, Copy

PAGE = (ROOT / "docs" / "vanguard" / "writing-content.md").read_text(encoding="utf-8")
CONTENT = Path("starboard/games/vanguard/content")
FILES = {
    "card": "cards-recon.toml",
    "poi": "planets/tessaly.toml",
    "log": "planets/tessaly.toml",
    "landing": "ship/landing.toml",
    "system.object": "ship/atlas.toml",
}
"""Where the entries of the page go; the planet is a file of its own."""
HEAD = """import pytest
from support.vanguard_cards import aboard
from support.vanguard_kit import HOME, Camp
from support.vanguard_site import Site


"""
BREAKABLE = [
    "dice.toml",
    "numbers.toml",
    "cards-recon.toml",
    "planets/tessaly.toml",
    "ship/numbers.toml",
    "ship/logs.toml",
    "ship/objectives.toml",
    "ship/atlas.toml",
]
IMPORTS = "from starboard.games.vanguard.rules.happenings import draw_event\n"


def blocks(language: str) -> list[str]:
    """The code blocks of the page in one language."""
    return re.findall(rf"^```{language}\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)


def append(copy: Copy, file: Path, text: str) -> None:
    with (copy.source / file).open("a", encoding="utf-8") as end:
        end.write(f"\n\n{text}")


@pytest.mark.parametrize("file", BREAKABLE)
def test_every_kind_of_content_file_can_be_checked(file: str, tmp_path: Path) -> None:
    """Each of these is read in its place among all others."""
    folder = tmp_path / "games" / "vanguard" / "content"
    broken = folder / file
    broken.parent.mkdir(parents=True)
    text = (ROOT / "src" / CONTENT / file).read_text(encoding="utf-8")
    assert check_file(ROOT / "src" / CONTENT / file).problems == []
    broken.write_text(
        text.replace("\nid = ", "\nidd = ", 1) if "\nid = " in text else f"nothing = 1\n{text}", encoding="utf-8"
    )

    assert check_file(broken, "vanguard").problems != []


def test_all_contents_hold_together() -> None:
    whole = Library()

    whole.fill(Box(), Book())

    assert whole.problems == []


def test_a_card_a_poi_and_a_planet_are_added_and_pass_their_tests(tmp_path: Path) -> None:
    copy = Copy(tmp_path)
    deed, needed, test = blocks("python")
    entries = {re.match(r"\[+([a-z.]+)\]", entry)[1]: entry for entry in blocks("toml")}  # type: ignore[index]
    assert list(entries) == ["card", "poi", "log", "planet", "landing", "system.object"]
    alone = tmp_path / "cards-recon.toml"
    alone.write_text(entries["card"], encoding="utf-8")

    missing = copy.starboard("check", "--game", "vanguard", str(alone))
    assert missing.returncode == 2
    assert "effect 'draw-for-company' is unknown" in missing.stderr

    copy.change(str(CONTENT / "card_deeds.py"), IMPORTS, needed + IMPORTS)
    append(copy, CONTENT / "card_deeds.py", deed)
    for kind, file in FILES.items():
        append(copy, CONTENT / file, entries[kind])
    copy.write(CONTENT / "planets" / "pale-ferry.toml", entries["planet"])
    written = [copy.source / CONTENT / file for file in sorted({*FILES.values(), "planets/pale-ferry.toml"})]
    checked = copy.starboard("check", *map(str, written))
    assert (checked.returncode, checked.stderr) == (0, "")
    (tmp_path / "test_company.py").write_text(HEAD + test, encoding="utf-8")
    tested = copy.run("-m", "pytest", "-q", "-p", "no:cacheprovider", "test_company.py")

    assert tested.returncode == 0, tested.stdout
    assert "4 passed" in tested.stdout
