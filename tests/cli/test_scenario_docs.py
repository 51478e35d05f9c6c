"""`docs/scenarios.md` names everything a scenario file may hold, and its example runs."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from starboard.cli.scenario import run_file
from starboard.core.scenario import Step
from starboard.games.edge import scenario as edge
from starboard.games.edge.printed import RESOURCES, TRACKS
from starboard.games.hagalaz.scenario import Given, GivenCampaign, GivenEnemy, GivenHero, build, facts, read_given
from starboard.games.hagalaz.state import Phase
from starboard.games.vanguard import scenario as vanguard
from starboard.games.vanguard.scenario_ship import GivenShip

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
        ("The Edge", edge.Given),
        ("A player", edge.GivenPlayer),
        ("His station", edge.GivenHegemon),
        ("A development", edge.GivenDevelopment),
        ("The exploration", vanguard.Given),
        ("A crew member", vanguard.GivenMember),
        ("A threat", vanguard.GivenThreat),
        ("Aboard", GivenShip),
    ],
)
def test_the_page_lists_exactly_the_fields_there_are(heading: str, kind: type[msgspec.Struct]):
    rows = [line.split("|")[1] for line in section(heading).splitlines() if line.startswith("| `")]
    listed = [name for row in rows for name in re.findall(r"`(\w+)`", row)]

    assert sorted(listed) == sorted(kind.__struct_fields__)


@pytest.mark.parametrize("place", range(4))
def test_the_examples_of_the_page_hold(tmp_path: Path, place: int):
    example = re.findall(r"```toml\n(title.*?)```", PAGE, flags=re.DOTALL)[place]
    path = tmp_path / "example.toml"
    path.write_text(example, encoding="utf-8")

    report = run_file(path)

    assert (report.error, report.differences) == ("", [])
    assert report.ok


POSITIONS = re.findall(r"```toml\n(\[given\].*?)```", PAGE, flags=re.DOTALL)


@pytest.mark.parametrize(("place", "step"), [(0, 'then = { "G.at" = "C3" }'), (1, 'asks = { 0 = "give-to-whom" }')])
def test_a_position_of_the_page_can_be_played(tmp_path: Path, place: int, step: str):
    path = tmp_path / "position.toml"
    path.write_text(f'title = "x"\ngame = "hagalaz"\n{POSITIONS[place]}\n[[step]]\n{step}\n', encoding="utf-8")

    assert len(POSITIONS) == 2
    assert run_file(path).ok


def test_the_facts_of_the_page_are_those_there_are():
    given = read_given({"map": "S   k", "enemies": {"k": {"token": "guardian-simple"}}, "campaign": {}}, "here")
    state, names = build(given, "here")
    there = facts(state)
    hero, enemy, table = (there[name] for name in (names["S"], names["k"], "table"))
    listed = [re.findall(r"`([a-z_]+)(?:\.[A-Z]+)?`", part) for part in section("Facts for `then`").split("\n\n")[:3]]

    assert [sorted(names) for names in listed] == [sorted(hero), sorted(enemy), sorted(table)]


def test_the_phases_the_page_names_are_phases():
    row = next(line for line in section("The table").splitlines() if line.startswith("| `phase`"))

    assert set(re.findall(r"`(\w+)`", row.split("|")[3])) <= {name.lower() for name in Phase.__members__}


def test_the_facts_of_the_edge_are_those_there_are():
    state, _ = edge.build(edge.read_given({"seats": 1, "hegemon": {}}, "here"), "here")
    there = edge.facts(state)
    player, region, table = [
        re.findall(r"`([a-z_]+)`", part) for part in section("Facts of the Edge for `then`").split("\n\n")[:3]
    ]
    counted = {*RESOURCES, *TRACKS, *(name for name in there["0"] if name.startswith("score_"))}

    assert set(there) >= {"0", "hegemon", "table"}
    assert set(there["0"]) - counted == set(player) - {"hegemon", "score_relics"}
    assert set(there["isolde"]) == set(region)
    assert set(there["table"]) == set(table)


def test_the_facts_of_vanguard_are_those_there_are():
    down, _ = vanguard.build(vanguard.read_given({}, "here"), "here")
    aboard, names = vanguard.build(
        vanguard.read_given({"ship": {"page": "bridge", "crew": {"recon": "1"}}}, "here"), "here"
    )
    there, ship = vanguard.facts(down), vanguard.facts(aboard)
    listed = [
        re.findall(r"`([a-z_]+)`", part) for part in section("Facts of Vanguard for `then`").strip().split("\n\n")
    ]
    wanted = [there["science"], there["sector-1"], there["table"], ship[names["recon1"]], ship["ship"]]

    assert [sorted(names) for names in listed] == [sorted(facts) for facts in wanted]
