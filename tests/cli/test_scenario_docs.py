"""`docs/scenarios.md` names everything a scenario file may hold, and its example runs."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from starboard.cli.scenario import run_file
from starboard.core.scenario import Step
from starboard.games.hagalaz.scenario import Given, GivenCampaign, GivenEnemy, GivenHero
from starboard.games.hagalaz.state import Phase

PAGE = (Path(__file__).parents[2] / "docs" / "scenarios.md").read_text(encoding="utf-8")


def section(heading: str) -> str:
    """The text under a heading, up to the next one."""
    return re.split(r"^#+ ", PAGE.partition(f"# {heading}\n")[2], flags=re.MULTILINE)[0]


@pytest.mark.parametrize(
    ("heading", "kind"),
    [
        ("A step", Step),
        ("The table", Given),
        ("A hero", GivenHero),
        ("An enemy", GivenEnemy),
        ("A campaign", GivenCampaign),
    ],
)
def test_the_page_lists_exactly_the_fields_there_are(heading: str, kind: type[msgspec.Struct]):
    rows = [line.split("|")[1] for line in section(heading).splitlines() if line.startswith("| `")]
    listed = [name for row in rows for name in re.findall(r"`(\w+)`", row)]

    assert sorted(listed) == sorted(kind.__struct_fields__)


def test_the_example_of_the_page_holds(tmp_path: Path):
    example = re.findall(r"```toml\n(.*?)```", PAGE, flags=re.DOTALL)[0]
    path = tmp_path / "example.toml"
    path.write_text(example, encoding="utf-8")

    report = run_file(path)

    assert (report.error, report.differences) == ("", [])
    assert report.ok


def test_the_position_of_the_page_can_be_built(tmp_path: Path):
    given = re.findall(r"```toml\n(.*?)```", PAGE, flags=re.DOTALL)[1]
    path = tmp_path / "position.toml"
    path.write_text(f'title = "x"\ngame = "hagalaz"\n{given}\n[[step]]\nthen = {{ "G.at" = "C3" }}\n', encoding="utf-8")

    assert run_file(path).ok


def test_the_phases_the_page_names_are_phases():
    row = next(line for line in section("The table").splitlines() if line.startswith("| `phase`"))

    assert set(re.findall(r"`(\w+)`", row.split("|")[3])) <= {name.lower() for name in Phase.__members__}
