"""`starboard check`: content that holds is ok, every mistake is named with file and entry."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import starboard.games.hagalaz.content as content
from starboard.cli import app

CONTENT = Path(content.__file__).parent
MISSION = (CONTENT / "missions" / "guns-of-cerberus.toml").read_text(encoding="utf-8")
HEROES = (CONTENT / "heroes.toml").read_text(encoding="utf-8")
GRUNTS = (CONTENT / "grunts.toml").read_text(encoding="utf-8")
CARDS = (CONTENT / "threats.toml").read_text(encoding="utf-8")


def run(*words: Path | str) -> Result:
    return CliRunner().invoke(app, ["check", *map(str, words)])


def problems(folder: Path, text: str, *changes: tuple[str, str]) -> list[str]:
    """What is said about a content file with these changes, after the name of the file."""
    for before, after in changes:
        assert before in text
        text = text.replace(before, after, 1)
    path = folder / "content.toml"
    path.write_text(text, encoding="utf-8")

    result = run(path)

    assert result.exit_code == 2, result.output
    assert "Traceback" not in result.output
    lines = result.stderr.splitlines()
    assert all(line.startswith(f"{path}: ") for line in lines), lines
    return [line.removeprefix(f"{path}: ") for line in lines]


def test_the_content_that_comes_with_the_game_is_ok():
    result = run(CONTENT, CONTENT.parent / "catalogue.toml")

    assert result.exit_code == 0, result.output
    assert f"ok    {CONTENT / 'missions' / 'guns-of-cerberus.toml'} (hagalaz mission)" in result.output
    assert f"ok    {CONTENT / 'heroes.toml'} (hagalaz heroes)" in result.output
    assert f"ok    {CONTENT / 'grunts.toml'} (hagalaz grunts)" in result.output
    assert f"ok    {CONTENT / 'threats.toml'} (hagalaz threat cards)" in result.output
    assert "catalogue.toml (rule catalogue)" in result.output


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        (
            'name = "turrets", at',
            'name = "turret", at',
            "rule 'automatic-fire': effect 'turret@start-of-round' is unknown",
        ),
        (
            'name = "tick", counter = "battery"',
            'name = "tik", counter = "battery"',
            "action 'make-safe': effect 'tik' is",
        ),
        (
            'counter = "battery", amount = 1',
            'counter = "batery", amount = 1',
            "counter 'batery' is unknown; did you mean",
        ),
        (
            "amount = 1, remove",
            'amount = "one", remove',
            "action 'make-safe': 'amount' of effect 'tick': Expected `int`",
        ),
        ("passage = 5", "passage = 55", "failure: passage 55 is missing"),
        ("passage = 7\n", "passage = 77\n", "objective 'pull-their-teeth': passage 77 is missing"),
        (
            'after = "break-the-lockdown"',
            'after = "break-the-lock"',
            "objective 'break-the-lock' is unknown; did you mean",
        ),
        (
            'K = ["bonus-loot",',
            'K = ["bonus-lot",',
            "map: the mark 'bonus-lot' is unknown; did you mean",
        ),
        ("| s   .   .   O |", "| s   .   .   % |", "map: line 12, column 17: unknown hex character '%'"),
        ("| s   .   .   O |", "| s   .  .    O |", "hex '.' is off the lattice"),
        ('M = ["magazine"]', 'M = []\ng = ["objective"]', "map: 13 objective icons, but the box holds 7 tokens"),
        ('M = ["magazine"]', 'M = ["turret:E"]', "map: 8 turret icons, but the box holds 6 tokens"),
        ("guardian = 5", "guardian = 6", "forces: 6 guardian tokens are listed, but a simple mission uses 5"),
        ("guardian = 5", "gardian = 5", "forces: 'gardian' is unknown; did you mean 'guardian'?"),
        ("spawn = 1", "spawn = 3", "elite 'gun-captain-renn': the map has no hex marked elite-3"),
        ('kind = "renegade"', 'kind = "renegate"', "objective 'blow-the-magazine': Invalid enum value 'renegate'"),
        ('"B4/B5", "D4/D5", "E9', '"B4/B6", "D4/D5", "E9', "action 'lift-the-lockdown': there is no door 'B4/B6'"),
        ("tier = 1", "teir = 1", "mission: Object contains unknown field `teir`; did you mean 'tier'?"),
        ("[failure]", "[failure", "not valid TOML"),
    ],
)
def test_a_mistake_in_a_mission_is_named(tmp_path: Path, before: str, after: str, told: str):
    said = problems(tmp_path, MISSION, (before, after))

    assert any(told in sentence for sentence in said), said


@pytest.mark.parametrize(
    ("text", "before", "after", "told"),
    [
        (
            HEROES,
            '"stand_together"',
            '"stand_togther"',
            "hero 'shepard', ability 'stand-together': effect 'stand_togther' is",
        ),
        (
            HEROES,
            'needs = ["assassinate"',
            'needs = ["assasinate"',
            "needs 'assasinate', which is unknown; did you mean",
        ),
        (HEROES, 'id = "garrus"', 'id = "shepard"', "hero 'shepard': this id stands twice"),
        (HEROES, '["standard", "standard"]', '["standard", "normal"]', "hero 'shepard': Invalid enum value 'normal'"),
        (
            GRUNTS,
            'markers = ["ranged"]',
            'markers = ["range"]',
            "grunt 'assault-trooper-simple': Invalid enum value 'range'",
        ),
        (GRUNTS, "count = 5", 'count = "5"', "grunt 'assault-trooper-simple': Expected `int`, got `str`"),
        (
            CARDS,
            'do = "activate"',
            'do = "activte"',
            "card 'fire-by-numbers': effect 'activte' is unknown; did you mean",
        ),
        (
            CARDS,
            'where = "near"',
            'where = "nearby"',
            "card 'boots-on-the-grating': 'where' of effect 'spawn': Invalid enum",
        ),
        (CARDS, "[[card]]", "[[cards]]\n[[card]]", "cards: expected only [[card]] tables"),
    ],
)
def test_a_mistake_in_heroes_grunts_or_cards_is_named(tmp_path: Path, text: str, before: str, after: str, told: str):
    said = problems(tmp_path, text, (before, after))

    assert any(told in sentence for sentence in said), said


def test_every_mistake_of_a_file_is_told(tmp_path: Path):
    said = problems(
        tmp_path,
        MISSION,
        ('K = ["bonus-loot",', 'K = ["bonus-lot",'),
        ("guardian = 5", "guardian = 6"),
        ('name = "unlock-doors"', 'name = "unlock-door"'),
        ('name = "turrets-disabled"', 'name = "turrets-off"'),
    )

    assert [sentence.partition(":")[0] for sentence in said] == [
        "map",
        "forces",
        "action 'lift-the-lockdown'",
        "objective 'pull-their-teeth'",
    ]


def test_every_wrong_entry_of_a_list_is_told(tmp_path: Path):
    said = problems(tmp_path, GRUNTS, ("count = 5", 'count = "5"'), ("count = 3", 'count = "3"'))

    assert len(said) == 2


def test_a_file_of_no_kind_is_told(tmp_path: Path):
    assert problems(tmp_path, "dragons = 3\n") == ["no game has a content file like this; it holds dragons"]


def test_a_scenario_file_is_content_too(tmp_path: Path):
    said = problems(tmp_path, 'title = "x"\ngame = "hagalaz"\n[given]\n[[step]]\nanser = "stop"\n')

    assert said == ["step 1: Object contains unknown field `anser`; did you mean 'answer'?"]


def test_a_directory_without_content_is_told(tmp_path: Path):
    result = run(tmp_path)

    assert result.exit_code == 2
    assert result.stderr == f"{tmp_path}: there is no *.toml file in this directory\n"


def test_a_file_that_is_not_text_is_told(tmp_path: Path):
    path = tmp_path / "picture.toml"
    path.write_bytes(b"\xff\xfe\x00")

    result = run(path)

    assert result.exit_code == 2
    assert result.stderr == f"{path}: is not text in UTF-8\n"


def test_json_tells_programs_the_same(tmp_path: Path):
    path = tmp_path / "content.toml"
    path.write_text("dragons = 3\n", encoding="utf-8")

    result = run(path, CONTENT / "grunts.toml", "--json")

    assert result.exit_code == 2
    assert json.loads(result.stdout) == [
        {
            "file": str(path),
            "kind": "",
            "problems": [f"{path}: no game has a content file like this; it holds dragons"],
        },
        {"file": str(CONTENT / "grunts.toml"), "kind": "hagalaz grunts", "problems": []},
    ]
