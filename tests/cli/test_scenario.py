"""`starboard scenario`: every scenario file holds, differences are shown, malformed files are explained."""

from __future__ import annotations

import json
from pathlib import Path
from textwrap import dedent

import pytest
from typer.testing import CliRunner, Result

from starboard.cli import app
from starboard.cli.rules import catalogue_of
from starboard.cli.scenario import run_file
from starboard.core.scenario import read_scenario

SCENARIOS = Path(__file__).parents[1] / "scenarios"
FILES = sorted(SCENARIOS.rglob("*.toml"))

GRAPPLED = """
    title = "A Guardian holds Shepard"
    game = "hagalaz"
    rules = ["HG-MARK-02"]

    [given]
    map = '''
    k   S   .   .
    '''
    enemies = { k = { token = "guardian-normal" } }
    pool = ["move3", "standard", "standard"]

    [[step]]
    answer = "place:move3>move"
    offered = ["move:A3", "stop"]

    [[step]]
    answer = "move:A3"
    then = { "S.at" = "A3", "S.shields" = 2 }
"""


def run(*paths: Path | str) -> Result:
    return CliRunner().invoke(app, ["scenario", *map(str, paths)])


def written(folder: Path, text: str) -> Path:
    path = folder / "scenario.toml"
    path.write_text(dedent(text), encoding="utf-8")
    return path


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(SCENARIOS).as_posix())
def test_a_scenario_file_of_ours_holds(path: Path):
    report = run_file(path)

    assert report.error == ""
    assert report.differences == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(SCENARIOS).as_posix())
def test_a_scenario_file_of_ours_cites_rules_there_are(path: Path):
    scenario = read_scenario(path.read_text(encoding="utf-8"), path.name)

    assert scenario.rules
    assert [id for id in scenario.rules if id not in catalogue_of(scenario.game)] == []


def test_there_are_scenario_files():
    assert len(FILES) >= 12


def test_a_directory_stands_for_the_files_in_it(tmp_path: Path):
    written(tmp_path, GRAPPLED)

    result = run(tmp_path)

    assert result.exit_code == 0
    assert "scenario.toml: A Guardian holds Shepard" in result.output


@pytest.mark.parametrize(
    ("before", "after", "shown"),
    [
        ('"S.shields" = 2', '"S.shields" = 4', "step 2, then S.shields: expected 4, got 2"),
        ('"move:A3", "stop"]', '"move:A3"]', 'step 1, offered: expected ["move:A3"], got ["move:A3","stop"]'),
        (
            'answer = "move:A3"',
            'answer = "move:A9"',
            'step 2, answer move:A9: expected "offered", got ["move:A3","stop"]',
        ),
        ('offered = ["move:A3", "stop"]', 'offers = ["move:A1"]', 'step 1, offers: expected ["move:A1"]'),
        ('offered = ["move:A3", "stop"]', 'not_offered = "stop"', 'step 1, not_offered: expected ["stop"]'),
        ('offered = ["move:A3", "stop"]', 'asked = "attack-whom"', 'asked: expected "attack-whom", got "move-where"'),
        ('offered = ["move:A3", "stop"]', 'refused = { "move:A1" = "HG-MOVE-04" }', 'got "HG-MOVE-05"'),
        ('offered = ["move:A3", "stop"]', 'refused = { stop = "HG-MOVE-04" }', 'got "offered"'),
        ('offered = ["move:A3", "stop"]', 'over = "renegade"', 'step 1, over: expected "renegade", got ""'),
        ('offered = ["move:A3", "stop"]', 'then = { k = "gone" }', 'step 1, then k: expected "gone", got "here"'),
        ('offered = ["move:A3", "stop"]', 'dice = ["guardian-simple"]', 'step 1, dice: expected ["guardian-simple"]'),
        ("pool =", "dice = [[1]]\npool =", "given, dice: expected [[1]]"),
    ],
)
def test_a_difference_is_shown_with_both_sides(tmp_path: Path, before: str, after: str, shown: str):
    assert before in GRAPPLED

    result = run(written(tmp_path, GRAPPLED.replace(before, after)))

    assert result.exit_code == 1
    assert shown in result.output


@pytest.mark.parametrize(
    ("before", "after", "sentence"),
    [
        ("title", "titel", "unknown field `titel`; did you mean 'title'?"),
        ("answer =", "anser =", "step 1: Object contains unknown field `anser`; did you mean 'answer'?"),
        ("pool =", "pol =", "given: Object contains unknown field `pol`; did you mean 'pool'?"),
        ("token =", "tokn =", "did you mean 'token'?"),
        (
            "guardian-normal",
            "guardian-norml",
            "enemy 'k': 'guardian-norml' is unknown; did you mean 'guardian-normal'?",
        ),
        ('"hagalaz"', '"hagalas"', "there is no game 'hagalas'; did you mean 'hagalaz'?"),
        ('"S.shields"', '"Z.shields"', "step 2: nothing here is called 'Z'"),
        (
            '"S.shields"',
            '"S.shield"',
            "step 2: 'S.shield' looks at 'shield', which is unknown; did you mean 'shields'?",
        ),
        ('"move3"', '"move9"', "'move9' is unknown"),
        (
            'answer = "move:A3"',
            'dice = ["guardien-normal"]',
            "step 2: nothing that is rolled or drawn is called 'guardien-normal'; did you mean 'guardian-normal'?",
        ),
        ("[[step]]", "[[step", "not valid TOML"),
    ],
)
def test_a_malformed_file_is_told_where_and_what(tmp_path: Path, before: str, after: str, sentence: str):
    path = written(tmp_path, GRAPPLED.replace(before, after))

    result = run(path)

    assert result.exit_code == 2
    assert result.stderr.startswith(f"{path}: ")
    assert sentence in result.stderr
    assert "Traceback" not in result.output


@pytest.mark.parametrize(
    ("also", "sentence"),
    [
        ("heroes = { S = { health = 99 } }", "Commander Shepard, health: 99 is impossible; it can be 0 to 6"),
        ("heroes = { S = { shields = -1 } }", "Commander Shepard, shields: -1 is impossible"),
        ("heroes = { S = { meter = 9 } }", "Command: 9 is impossible; it can be 0 to 3"),
        ("heroes = { S = { card = 'hull-grons' } }", "'hull-grons' is unknown; did you mean 'hull-groans'?"),
        ("heroes = { S = { carried = ['gold'] } }", "tokens: there is no 'gold'; there is objective-1"),
        ("heroes = { S = { unlocked = ['fly'] } }", "hero 'shepard': 'fly' is unknown; there is "),
        ("heroes = { S = { placed = { fly = 'star' } } }", "hero 'shepard', placed: 'fly' is unknown"),
        ("heroes = { S = { placed = { fire = 'moon' } } }", "'moon' is unknown; there is combined"),
        ("heroes = { S = { at = 'A3' } }", "hero 'S': it is drawn in A2, but at A3; one of them is enough"),
        ("heroes = { Q = { id = 'garrus' } }", "hero 'Q': it is nowhere; draw it on the map, or say"),
        ("heroes = { Q = {} }", "hero 'Q': 'Q' is unknown; there is garrus"),
        ("heroes = { G = { at = 'Z9' } }", "there is no hex 'Z9' on the map; there is A1, A2, A3, A4"),
        ("heroes = { G = { at = 'A1' } }", "A1: Garrus Vakarian, enemy e1 (guardian-normal) are in it"),
        ("heroes = { G = { at = 'A2' } }", "A2: Commander Shepard, Garrus Vakarian are in it; a hex"),
        ("heroes = { X = { id = 'garrus', at = 'A3' }, G = {} }", "'X' is garrus, too; there is only one"),
        ("squad = ['shepard', 'mordin']", "given.squad: 'mordin' is unknown"),
        ("squad = ['garrus', 'shepard', 'tali', 'wrex']", "it is shepard and three of garrus"),
        ("squad = ['shepard', 'wrex', 'tali', 'liara']\nheroes = { G = {} }", "garrus is not in the squad"),
        ("seats = 2", "control: the seats play 4, 0 heroes; with 2 they play 2, 2"),
        ("legend = { Z = ['turret:E'] }", "given.legend: it explains 'Z', which is nowhere on the map"),
        ("round = 0", "round: 0 is impossible; it can be 1 or more"),
        ("paragon = 3", "paragon dice: 3 is impossible; it can be 0 to 2"),
        ("deck = { wall-that-walks = 3 }", "'wall-that-walks' is there 3 times, but only 2 exist"),
        ("deck = { wal-that-walks = 1 }", "did you mean 'wall-that-walks'?"),
        ("bag = { guardian-simple = 6 }", "'guardian-simple' is there 6 times, but only 5 exist"),
        ("inventory = { grenade = 3 }", "loot: 'grenade' is there -1 times; no fewer than 0"),
        ("loot = { A4 = 20 }", "loot in A4: 20 is impossible; it can be 1 to 12"),
        ("tokens = { objectiv-1 = 'A3' }", "tokens: there is no 'objectiv-1'"),
        ("counters = { sheep = 1 }", "counters: 'sheep' is unknown"),
        ("done = ['all']", "done: 'all' is unknown"),
        ("escalations = 3", "escalations: 3 is impossible; it can be 0 to 2"),
        ("disabled_turrets = ['A4']", "given.disabled_turrets: 'A4' is unknown"),
        ("locked = ['A3/A4']", "given.locked: 'A3/A4' is unknown"),
        ("mines = ['A4']\nsquad = ['shepard', 'liara', 'tali', 'wrex']", "but the squad has 0"),
        ("fast_travel = { shepard = 'A3' }", "shepard came from A3, but the fast travel hexes are none"),
        ("war_readiness = 999", "War Readiness: 999 is impossible"),
        ("facts = ['all-is-well']", "facts: 'all-is-well' is unknown"),
        ("result = 'draw'", "result: 'draw' is unknown; there is defeat-shepard"),
        ("campaign = { loyalty = ['shepard'] }", "campaign, loyalty: 'shepard' is unknown"),
        ("phase = 'lunch'", "given.phase: 'LUNCH' is unknown"),
    ],
)
def test_an_impossible_position_is_refused_with_a_sentence(tmp_path: Path, also: str, sentence: str):
    result = run(written(tmp_path, dedent(GRAPPLED).replace("pool =", f"{also}\npool =")))

    assert result.exit_code == 2
    assert sentence in result.stderr
    assert "Traceback" not in result.output


@pytest.mark.parametrize(
    ("before", "after", "sentence"),
    [
        ("S   .", "S   Z", "unknown hex character 'Z'"),
        ("S   .", "S   S", "given.map: 'S' stands in A2 and A3, but a letter is one unit"),
        ("[given]", "[given]\nmission = 'breakthrough'", "given: needs either a mission or a map"),
        ("k   S", ".   S", "enemy 'k': it is nowhere; draw it on the map, or say where it is `at`"),
        ('-normal" }', '-normal", damage = 9 }', "enemy e1 (guardian-normal), damage: 9 is impossible"),
        ('-normal" }', '-normal", level = 1 }', "level: 1 is impossible; it can only be 0"),
        ('["move3",', "[" + "'move2', " * 12, "14 strategy dice are in the pool, on boards and locked, but only 12"),
    ],
)
def test_an_impossible_map_or_pool_is_refused_with_a_sentence(tmp_path: Path, before: str, after: str, sentence: str):
    plain = dedent(GRAPPLED)
    assert before in plain

    result = run(written(tmp_path, plain.replace(before, after)))

    assert result.exit_code == 2
    assert sentence in result.stderr


def test_a_mark_no_map_knows_is_refused(tmp_path: Path):
    text = dedent(GRAPPLED).replace("S   .", "S   Q").replace("[given]", "[given]\nlegend = { Q = ['turet:E'] }")

    result = run(written(tmp_path, text))

    assert "given.legend 'Q': 'turet:E' is unknown; did you mean 'turret:E'?" in result.stderr


def test_all_that_is_impossible_is_told_at_once(tmp_path: Path):
    heroes = "heroes = { S = { health = 99, shields = 99 }, G = { at = 'A1' } }\npool ="

    result = run(written(tmp_path, dedent(GRAPPLED).replace("pool =", heroes)))

    assert [line.partition("given: ")[2] for line in result.stderr.splitlines()] == [
        "Commander Shepard, health: 99 is impossible; it can be 0 to 6",
        "Commander Shepard, shields: 99 is impossible; it can be 0 to 4",
        "A1: Garrus Vakarian, enemy e1 (guardian-normal) are in it; a hex holds one hero or enemy",
    ]


SET_UP = """
    title = "A mission as its page says"
    game = "hagalaz"

    [given]
    mission = "guns-of-cerberus"
    setup = { squad = ["shepard", "garrus", "liara", "tali"], control = [0, 0, 1, 1] }
    seats = 2

    [[step]]
    asks = { 0 = "start-where" }
"""


def test_a_mission_can_be_asked_for_with_its_own_set_up(tmp_path: Path):
    assert run(written(tmp_path, SET_UP)).exit_code == 0


@pytest.mark.parametrize(
    ("before", "after", "sentence"),
    [
        ("seats = 2", "seats = 2\n    round = 3", "takes only mission, setup, seats, seed, not 'round'"),
        ('mission = "guns-of-cerberus"', "", "given.setup: needs the mission that is set up"),
        ('"guns-of-cerberus"', '"gun-of-cerberus"', "did you mean 'guns-of-cerberus'?"),
        ("squad =", "squat =", "did you mean 'squad'?"),
        ("[0, 0, 1, 1]", "[0, 0, 0, 1]", "given.setup: control gives each hero a seat"),
    ],
)
def test_a_set_up_that_cannot_be_is_refused(tmp_path: Path, before: str, after: str, sentence: str):
    result = run(written(tmp_path, SET_UP.replace(before, after)))

    assert result.exit_code == 2
    assert sentence in result.stderr


def test_dice_of_the_set_up_are_told_by_name(tmp_path: Path):
    result = run(written(tmp_path, SET_UP.replace("seats = 2", 'seats = 2\n    dice = ["hull-groans"]')))

    assert result.exit_code == 1
    assert "a draw from assault-trooper-simple guardian-simple" in result.output


def test_a_door_goes_by_its_hexes(tmp_path: Path):
    text = """
        title = "Tali locks a door behind her"
        game = "hagalaz"

        [given]
        map = '''
        T   .   . d .
        '''
        active = "tali"
        heroes = { T = { unlocked = ["lockdown"] } }
        pool = ["move2", "standard", "standard"]

        [[step]]
        answer = "place:move2>lockdown"
        offered = ["door:A3/A4", "go-on"]

        [[step]]
        answer = "door:A3/A4"
        happened = "door-turned door=A3/A4 locked=true"
        then = { "table.locked_doors" = ["A3/A4"] }
    """

    assert run(written(tmp_path, text)).output == f"ok    {tmp_path}/scenario.toml: Tali locks a door behind her\n"


def test_a_file_that_is_not_there_is_told(tmp_path: Path):
    result = run(tmp_path / "nowhere.toml")

    assert result.exit_code == 2
    assert "nowhere.toml: cannot be read: No such file" in result.stderr


def test_a_malformed_file_does_not_keep_the_others_from_being_run(tmp_path: Path):
    bad = tmp_path / "bad.toml"
    bad.write_text("title = 1", encoding="utf-8")

    result = run(bad, written(tmp_path, GRAPPLED))

    assert result.exit_code == 2
    assert "ok    " in result.stdout


def test_json_tells_programs_the_same(tmp_path: Path):
    path = written(tmp_path, GRAPPLED.replace('"S.shields" = 2', '"S.shields" = 4'))

    result = run(path, "--json")

    assert result.exit_code == 1
    assert json.loads(result.stdout) == [
        {
            "file": str(path),
            "title": "A Guardian holds Shepard",
            "ok": False,
            "differences": [{"step": 2, "what": "then S.shields", "expected": 4, "got": 2}],
            "error": "",
        }
    ]
